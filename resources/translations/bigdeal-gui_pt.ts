<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {program}</source>
        <translation>Acerca do {program}</translation>
    </message>
    <message>
        <source>All licences in &amp;full…</source>
        <translation>Todas as licenças &amp;completas…</translation>
    </message>
    <message>
        <source>Result of the self-test</source>
        <translation>Resultado do autoteste</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>F&amp;echar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autoteste</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenças</translation>
    </message>
    <message>
        <source>{program} {version}</source>
        <translation>{program} {version}</translation>
    </message>
    <message>
        <source>Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen.</source>
        <translation>Distribui carteiras de bridge com cartas que ninguém podia prever, ninguém pode repetir e ninguém viu.</translation>
    </message>
    <message>
        <source>Deals what Big Deal by Hans van Staveren deals from the same seed and identification. An independent program; Big Deal’s author has no part in it.</source>
        <translation>Distribui o mesmo que o Big Deal, de Hans van Staveren, com a mesma semente e a mesma identificação. É um programa independente; o autor do Big Deal não participou nele.</translation>
    </message>
    <message>
        <source>SHA-256 of &amp;verify.html</source>
        <translation>SHA-256 de &amp;verify.html</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Definições</translation>
    </message>
    <message>
        <source>List of what was &amp;dealt</source>
        <translation>Lista do que foi dis&amp;tribuído</translation>
    </message>
    <message>
        <source>Not passed. Nothing can be dealt until it has.</source>
        <translation>Não passou. Nada pode ser distribuído até passar.</translation>
    </message>
    <message>
        <source>Passed: {parts}.</source>
        <translation>Passou: {parts}.</translation>
    </message>
    <message>
        <source>Stored on this computer</source>
        <translation>Guardado neste computador</translation>
    </message>
    <message>
        <source>Stored beside the program</source>
        <translation>Guardado junto do programa</translation>
    </message>
    <message>
        <source>Works offline: it connects to nothing and downloads nothing.</source>
        <translation>Funciona sem rede: não contacta ninguém nem descarrega nada.</translation>
    </message>
    <message>
        <source>Qt and PySide6 are included unchanged, as separate libraries. You may replace them with versions you have built yourself; their source code is at code.qt.io. This program comes without any warranty.</source>
        <translation>O Qt e o PySide6 são usados sem alterações, como bibliotecas à parte. Pode substituí-los por versões compiladas por si; o código-fonte está em code.qt.io. Este programa é fornecido sem qualquer garantia.</translation>
    </message>
</context>
<context>
    <name>ArchiveHint</name>
    <message>
        <source>Mo&amp;ve to the archive</source>
        <translation>&amp;Levar para a pasta</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Agora &amp;não</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of {sets} finished sets still in the work folder</source>
        <translation>
            <numerusform>%n ficheiro de {sets} séries terminadas ainda na pasta de trabalho</numerusform>
            <numerusform>%n ficheiros de {sets} séries terminadas ainda na pasta de trabalho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of a finished set still in the work folder</source>
        <translation>
            <numerusform>%n ficheiro de uma série terminada ainda na pasta de trabalho</numerusform>
            <numerusform>%n ficheiros de uma série terminada ainda na pasta de trabalho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Your journal was updated</source>
        <translation>O seu registo foi atualizado</translation>
    </message>
    <message>
        <source>These are copies, or another program is using them. Remove them yourself.</source>
        <translation>São cópias, ou estão a ser usados por outro programa: retire-os manualmente</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Uma entrega tinha sido interrompida</translation>
    </message>
</context>
<context>
    <name>BackupSeal</name>
    <message>
        <source>Seal the backup?</source>
        <translation>Selar a cópia de segurança?</translation>
    </message>
    <message>
        <source>Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, only the passphrase opens it. If you lose the passphrase, you lose the backup.</source>
        <translation>Quem puder ler uma cópia de segurança não selada pode reconhecer distribuições feitas aqui. Selada, só a frase secreta a abre. Se a perder, perde a cópia.</translation>
    </message>
    <message>
        <source>&amp;Seal it</source>
        <translation>&amp;Selar</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Frase secreta</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;De novo</translation>
    </message>
    <message>
        <source>&amp;Leave it unsealed</source>
        <translation>Dei&amp;xar por selar</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Escreva de novo a mesma frase secreta</translation>
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
        <translation>Séries comparadas</translation>
    </message>
    <message>
        <source>Sets or files read so far</source>
        <translation>Séries ou ficheiros lidos até agora</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Parar a comparação</translation>
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
        <translation>Escreva pelo menos uma mão inteira.</translation>
    </message>
    <message>
        <source>The board number is a number such as 13.</source>
        <translation>O número da carteira é um número como 13.</translation>
    </message>
    <message>
        <source>Type numbers and hands of both boards.</source>
        <translation>Escreva os números e as mãos das duas carteiras.</translation>
    </message>
    <message>
        <source>Type the hands of the same seats of both boards.</source>
        <translation>Escreva as mãos dos mesmos lugares nas duas carteiras.</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Aqui não foi possível ler nenhuma série.</translation>
    </message>
    <message>
        <source>When play is over, results can tell when it happened.</source>
        <translation>Quando o jogo acabar, os resultados podem mostrar quando aconteceu.</translation>
    </message>
    <message>
        <source>Compared with the sets of the journal</source>
        <translation>Compara-se com as séries do registo</translation>
    </message>
    <message>
        <source>Compared with {file}</source>
        <translation>Compara-se com {file}</translation>
    </message>
    <message>
        <source>Files compared with: {count}</source>
        <translation>Ficheiros para comparar: {count}</translation>
    </message>
    <message>
        <source>Sections: {names}. Delete the lines of those that had boards of their own.</source>
        <translation>Secções: {names}. Apague as linhas das que tinham carteiras próprias.</translation>
    </message>
    <message>
        <source>Put the round in place of each question mark.</source>
        <translation>Ponha a ronda no lugar de cada ponto de interrogação.</translation>
    </message>
    <message>
        <source>Type a line for each table, or open a file of results.</source>
        <translation>Escreva uma linha por mesa, ou abra um ficheiro de resultados.</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many spades?</source>
        <translation>Carteira {number}, {seat}: quantas espadas?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many hearts?</source>
        <translation>Carteira {number}, {seat}: quantas copas?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many diamonds?</source>
        <translation>Carteira {number}, {seat}: quantos ouros?</translation>
    </message>
    <message>
        <source>Board {number}, {seat}: how many clubs?</source>
        <translation>Carteira {number}, {seat}: quantos paus?</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>More than one thing fits. Read another hand to decide.</source>
        <translation>Há mais de uma possibilidade. Leia outra mão para decidir.</translation>
    </message>
    <message>
        <source>Check the hand, or name the files that hold the boards.</source>
        <translation>Verifique a mão ou indique os ficheiros que contêm as carteiras.</translation>
    </message>
    <message>
        <source>Compare dealer and vulnerability with the board number too.</source>
        <translation>Compare também o dador e a vulnerabilidade com o número da carteira.</translation>
    </message>
    <message>
        <source>A deal of another session does not count for this one: see Laws 6D2 and 15.</source>
        <translation>Uma distribuição de outra sessão não conta para esta: ver as leis 6D2 e 15.</translation>
    </message>
    <message>
        <source>Take the board out of play, and find out who played it like this.</source>
        <translation>Retire a carteira do jogo e apure quem a jogou assim.</translation>
    </message>
    <message>
        <source>It is fouled if contestants to be compared did not all play it alike (Law 87). Dealer and vulnerability count.</source>
        <translation>Está viciada se nem todos os que se comparam a jogaram igual (lei 87). O dador e a vulnerabilidade contam.</translation>
    </message>
    <message>
        <source>In a match of teams see Law 86B2.</source>
        <translation>Num encontro de equipas, ver a lei 86B2.</translation>
    </message>
    <message>
        <source>No board that is known here has these hands.</source>
        <translation>Nenhuma carteira conhecida aqui tem estas mãos.</translation>
    </message>
    <message>
        <source>Boards compared: {count}.</source>
        <translation>Carteiras comparadas: {count}.</translation>
    </message>
    <message>
        <source>Board {number} of {set}</source>
        <translation>Carteira {number} de {set}</translation>
    </message>
    <message>
        <source>not board {number}</source>
        <translation>não a carteira {number}</translation>
    </message>
    <message>
        <source>another set than the one you named</source>
        <translation>outra série que não a indicada</translation>
    </message>
    <message>
        <source>turned by {degrees}°: North’s hand lies {seat}</source>
        <translation>rodada {degrees}°: a mão de Norte está em {seat}</translation>
    </message>
    <message>
        <source>hands exchanged between {seats}</source>
        <translation>mãos trocadas entre {seats}</translation>
    </message>
    <message>
        <source>all hands are right</source>
        <translation>todas as mãos estão certas</translation>
    </message>
    <message>
        <source>what you read is right; hands read: {count}</source>
        <translation>o que leu está certo; mãos lidas: {count}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>cards in the wrong hand: {count}</source>
        <translation>cartas na mão errada: {count}</translation>
    </message>
    <message>
        <source>cards exchanged: {count}, between {seats}</source>
        <translation>cartas trocadas: {count}, entre {seats}</translation>
    </message>
    <message>
        <source>These two boards are alike: {numbers}.</source>
        <translation>Estas duas carteiras são iguais: {numbers}.</translation>
    </message>
    <message>
        <source>These two boards are not alike: {numbers}.</source>
        <translation>Estas duas carteiras não são iguais: {numbers}.</translation>
    </message>
    <message>
        <source>The results cannot tell when the board was fouled.</source>
        <translation>Os resultados não mostram quando a carteira ficou viciada.</translation>
    </message>
    <message>
        <source>Before round {before} ({chance} %).</source>
        <translation>Antes da ronda {before} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after} ({chance} %).</source>
        <translation>Depois da ronda {after} ({chance} %).</translation>
    </message>
    <message>
        <source>After round {after}, before round {before} ({chance} %).</source>
        <translation>Depois da ronda {after}, antes da ronda {before} ({chance} %).</translation>
    </message>
    <message>
        <source>Law 87: the tables before that moment and those after it are two groups.</source>
        <translation>Lei 87: as mesas antes desse momento e as de depois são dois grupos.</translation>
    </message>
    <message>
        <source>Tables are weighed by double dummy, so the percentage is a help and no proof.</source>
        <translation>As mesas avaliam-se a cartas vistas: a percentagem ajuda, mas não prova nada.</translation>
    </message>
    <message>
        <source>Boards to look at: {numbers} ({found} of {asked}).</source>
        <translation>Carteiras a verificar: {numbers} ({found} de {asked}).</translation>
    </message>
    <message>
        <source>All answers are right. Boards asked about: {count}.</source>
        <translation>Todas as respostas estão certas. Carteiras perguntadas: {count}.</translation>
    </message>
    <message>
        <source>Boards with whole hands wrong: at most {most} of {count} (90 % certain).</source>
        <translation>Carteiras com mãos inteiras erradas: {most} de {count} no máximo (90 % certo).</translation>
    </message>
    <message>
        <source>One exchanged card is hardly ever found like this.</source>
        <translation>Assim quase nunca se encontra uma só carta trocada.</translation>
    </message>
    <message>
        <source>By its number: {conditions}.</source>
        <translation>Segundo o número: {conditions}.</translation>
    </message>
    <message>
        <source>Not compared, because the files are gone, changed or not readable: {count}.</source>
        <translation>Não comparados, porque os ficheiros faltam, mudaram ou não são legíveis: {count}.</translation>
    </message>
</context>
<context>
    <name>BoardsField</name>
    <message>
        <source>Number of boards</source>
        <translation>Número de carteiras</translation>
    </message>
    <message>
        <source>How many boards, at most {most}; or a range such as 11-20</source>
        <translation>Quantas carteiras, no máximo {most}; ou um intervalo como 11-20</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>O número que a primeira carteira recebe</translation>
    </message>
    <message>
        <source>&amp;from number</source>
        <translation>a partir da &amp;n.º</translation>
    </message>
    <message>
        <source>North deals first</source>
        <translation>Primeiro dador: Norte</translation>
    </message>
    <message>
        <source>East deals first</source>
        <translation>Primeiro dador: Este</translation>
    </message>
    <message>
        <source>South deals first</source>
        <translation>Primeiro dador: Sul</translation>
    </message>
    <message>
        <source>West deals first</source>
        <translation>Primeiro dador: Oeste</translation>
    </message>
    <message>
        <source>&amp;Sets</source>
        <translation>Sér&amp;ies</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More: first number, sets, presets</source>
        <translation>Mais: primeiro número, séries, modelos</translation>
    </message>
    <message>
        <source>For a shared computer: the page begins without what was dealt last</source>
        <translation>Para um computador partilhado: a página começa sem o que foi distribuído por último</translation>
    </message>
    <message>
        <source>Forget the last session</source>
        <translation>Esquecer a última sessão</translation>
    </message>
    <message>
        <source>From 1 to {most}, or a range such as 11-20.</source>
        <translation>De 1 a {most}; um intervalo como 11-20 também serve.</translation>
    </message>
    <message>
        <source>How many sets to deal at once, at most {most}: the same board numbers, different cards</source>
        <translation>Quantas séries de uma só vez, no máximo {most}: os mesmos números de carteira, outras cartas</translation>
    </message>
</context>
<context>
    <name>BoardsWords</name>
    <message>
        <source>Board {numbers}</source>
        <translation>Carteira {numbers}</translation>
    </message>
    <message>
        <source>Boards {numbers}</source>
        <translation>Carteiras {numbers}</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Ajuda (F1)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca</translation>
    </message>
    <message>
        <source>Version and self-test</source>
        <translation>Versão e autoteste</translation>
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
        <translation>&amp;Abrir a caixa</translation>
    </message>
    <message>
        <source>All that one of the addresses shows</source>
        <translation>Tudo o que mostra um dos endereços</translation>
    </message>
    <message>
        <source>Save its files beside the box</source>
        <translation>Guardar os ficheiros junto à caixa</translation>
    </message>
    <message>
        <source>&amp;Answer of an address</source>
        <translation>&amp;Resposta de um endereço</translation>
    </message>
    <message>
        <source>Hash of the box: {groups}</source>
        <translation>Hash da caixa: {groups}</translation>
    </message>
    <message>
        <source>The owner of another key can open this box at any time.</source>
        <translation>Quem tiver outra chave pode abrir esta caixa a qualquer momento.</translation>
    </message>
    <message>
        <source>At its time, open one of these addresses, and paste the answer below.</source>
        <translation>À sua hora, abra um destes endereços e cole a resposta em baixo.</translation>
    </message>
    <message>
        <source>The box is open. Saved beside it:</source>
        <translation>A caixa está aberta. Guardado junto a ela:</translation>
    </message>
    <message>
        <source>Write a cover &amp;note</source>
        <translation>Escrever a &amp;nota</translation>
    </message>
    <message>
        <source>When and how the box opens, as text and PDF, and a page that opens it</source>
        <translation>Quando e como se abre a caixa, em texto e PDF, e uma página que a abre</translation>
    </message>
    <message>
        <source>To send with the box. Saved beside it:</source>
        <translation>Para enviar com a caixa. Guardado junto a ela:</translation>
    </message>
</context>
<context>
    <name>BoxDoor</name>
    <message>
        <source>Drop a locked box here</source>
        <translation>Largue aqui uma caixa bloqueada</translation>
    </message>
    <message>
        <source>A box (.zip.age) opens with what a public clock publishes at its time.</source>
        <translation>Uma caixa (.zip.age) abre-se com o que um relógio público publica à sua hora.</translation>
    </message>
    <message>
        <source>Choose a &amp;box…</source>
        <translation>Escolher uma ca&amp;ixa…</translation>
    </message>
    <message>
        <source>See when a box opens, and open it</source>
        <translation>Ver quando se abre uma caixa, e abri-la</translation>
    </message>
    <message>
        <source>Choose a locked box</source>
        <translation>Escolher uma caixa bloqueada</translation>
    </message>
    <message>
        <source>&amp;Make a trial box…</source>
        <translation>Criar uma caixa de &amp;prova…</translation>
    </message>
    <message>
        <source>For receivers to try: no boards, and it opens in two minutes</source>
        <translation>Para os destinatários experimentarem: sem carteiras, e abre-se em dois minutos</translation>
    </message>
    <message>
        <source>Locked boxes ({suffix})</source>
        <translation>Caixas bloqueadas ({suffix})</translation>
    </message>
    <message>
        <source>Make a trial box</source>
        <translation>Criar uma caixa de prova</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Opens at {time} ({utc})</source>
        <translation>Abre-se a {time} ({utc})</translation>
    </message>
    <message>
        <source>It can be opened now.</source>
        <translation>Já pode ser aberta.</translation>
    </message>
    <message>
        <source>Opens in {days} d {hours} h {minutes} min.</source>
        <translation>Abre-se dentro de {days} d {hours} h {minutes} min.</translation>
    </message>
</context>
<context>
    <name>CheckDoors</name>
    <message>
        <source>Is this file sound?</source>
        <translation>Este ficheiro está sem erros?</translation>
    </message>
    <message>
        <source>What is this board?</source>
        <translation>Que carteira é esta?</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verificar um torneio</translation>
    </message>
    <message>
        <source>Open a locked box</source>
        <translation>Abrir uma caixa bloqueada</translation>
    </message>
    <message>
        <source>Is our machine fair?</source>
        <translation>A nossa máquina é justa?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>numbers from the journal</source>
        <translation>números do registo</translation>
    </message>
    <message>
        <source>counted from {first}, as you said</source>
        <translation>contados a partir de {first}, como indicou</translation>
    </message>
    <message>
        <source>counted from {first}, as in the other file of this name</source>
        <translation>contados a partir de {first}, como no outro ficheiro com este nome</translation>
    </message>
    <message>
        <source>counted from {first}: the file has no board numbers</source>
        <translation>contados a partir de {first}: o ficheiro não tem números de carteira</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Da&amp;y of the set</source>
        <translation>D&amp;ia da série</translation>
    </message>
    <message>
        <source>&amp;Use this day</source>
        <translation>&amp;Usar este dia</translation>
    </message>
    <message>
        <source>This day goes into the names and files; the journal keeps the clock’s</source>
        <translation>Este dia vai para os nomes e ficheiros; o registo guarda o do relógio</translation>
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
        <translation>&amp;Clube</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sessão</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Carteiras</translation>
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
        <translation>Prova</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>such as 2</source>
        <translation>por exemplo, 2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secções</translation>
    </message>
    <message>
        <source>such as A, B</source>
        <translation>por exemplo, A, B</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <source>Labels, and columns of the checklist, for each section</source>
        <translation>Etiquetas, e colunas da lista de verificação, para cada secção</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>a whole page, {like}</source>
        <translation>uma página inteira, {like}</translation>
    </message>
    <message>
        <source>{count} on a sheet, {like}</source>
        <translation>{count} por folha, {like}</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Escolher um logótipo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Retirar o logótipo</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logótipo</translation>
    </message>
    <message>
        <source>On this paper the cards would be too small to be read</source>
        <translation>Neste papel as cartas seriam demasiado pequenas para ler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>such as the club’s hall</source>
        <translation>por exemplo, a sala do clube</translation>
    </message>
    <message>
        <source>Each section gets its own hand record and labels</source>
        <translation>Cada secção tem a sua folha das mãos e as suas etiquetas</translation>
    </message>
    <message>
        <source>Hand record format</source>
        <translation>Folha das mãos em</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Folha de etiquetas</translation>
    </message>
    <message>
        <source>The page shows sample boards. Your choices are remembered, except event and session.</source>
        <translation>A página mostra um exemplo, não as suas carteiras. O que escolher é lembrado, exceto a prova e a sessão.</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>a da janela</translation>
    </message>
    <message>
        <source>(usual in your country)</source>
        <translation>(o habitual aqui)</translation>
    </message>
    <message>
        <source>Takes a few seconds; this computer does the analysis</source>
        <translation>Demora alguns segundos; as distribuições são analisadas neste computador</translation>
    </message>
    <message>
        <source>Print without a logo; your file is not deleted</source>
        <translation>Imprimir sem logótipo; o seu ficheiro fica</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; the program keeps its own copy</source>
        <translation>Uma imagem PNG, JPEG ou SVG; o programa guarda a sua própria cópia</translation>
    </message>
    <message>
        <source>Pictures ({suffixes})</source>
        <translation>Imagens ({suffixes})</translation>
    </message>
</context>
<context>
    <name>Conversation</name>
    <message>
        <source>A plan (.sqd) that you saved yourself before the tournament</source>
        <translation>Um plano (.sqd) que guardou antes da prova</translation>
    </message>
    <message>
        <source>Which &amp;sessions were played? Tick them.</source>
        <translation>Q&amp;ue sessões foram jogadas? Assinale-as.</translation>
    </message>
    <message>
        <source>I know of no &amp;earlier promise for this event</source>
        <translation>Não sei de nen&amp;huma promessa anterior para esta prova</translation>
    </message>
    <message>
        <source>I saw it, or had the plan, before {moment}</source>
        <translation>Vi-o, ou tinha o plano, antes de {moment}</translation>
    </message>
    <message>
        <source>Promised: {source}</source>
        <translation>Prometido: {source}</translation>
    </message>
    <message>
        <source>I sa&amp;ved the plan…</source>
        <translation>&amp;Guardei o plano…</translation>
    </message>
    <message>
        <source>What was the val&amp;ue? Look it up at the promised source.</source>
        <translation>Qual foi o valor? &amp;Procure-o onde a promessa diz.</translation>
    </message>
    <message>
        <source>Press the space bar to tick a session</source>
        <translation>A barra de espaço assinala uma sessão</translation>
    </message>
    <message>
        <source>Tick &amp;them all</source>
        <translation>Assi&amp;nalar todas</translation>
    </message>
    <message>
        <source>All sessions in this list were played</source>
        <translation>Todas as sessões da lista foram jogadas</translation>
    </message>
    <message>
        <source>With several promises, only the best one might be shown</source>
        <translation>Quem faz várias promessas pode mostrar a que lhe agrada</translation>
    </message>
    <message>
        <source>Questions only you can answer</source>
        <translation>O que só o utilizador pode dizer</translation>
    </message>
    <message>
        <source>Anything published later proves nothing</source>
        <translation>O que foi publicado mais tarde não prova nada</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>Convert {file}</source>
        <translation>Converter {file}</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Con&amp;verter…</translation>
    </message>
    <message>
        <source>Board numbers</source>
        <translation>Números das carteiras</translation>
    </message>
    <message>
        <source>&amp;First board</source>
        <translation>&amp;Primeira carteira</translation>
    </message>
    <message>
        <source>Choose where the new files go, then convert</source>
        <translation>Escolha para onde vão os ficheiros novos e converta</translation>
    </message>
    <message>
        <source>1 board, number {first}</source>
        <translation>1 carteira, número {first}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {first} to {last}</source>
        <translation>
            <numerusform>%n carteira, {first} a {last}</numerusform>
            <numerusform>%n carteiras, {first} a {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Escolha pelo menos um formato</translation>
    </message>
    <message>
        <source>The number of the first board</source>
        <translation>O número que a primeira carteira recebe</translation>
    </message>
    <message>
        <source>The board numbers in this file have gaps. The boards get new numbers, in the same order.</source>
        <translation>A numeração deste ficheiro tem falhas. As carteiras recebem números novos, pela sua ordem.</translation>
    </message>
    <message>
        <source>Formats to write</source>
        <translation>Ficheiros novos para</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Um formato não aceita estas carteiras</translation>
    </message>
</context>
<context>
    <name>Converting</name>
    <message>
        <source>In {folder}</source>
        <translation>Em {folder}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) converted, read back and compared</source>
        <translation>
            <numerusform>%n carteira convertida, relida e comparada</numerusform>
            <numerusform>%n carteiras convertidas, relidas e comparadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Auctions, results and comments of the file were left out.</source>
        <translation>Foram omitidos os leilões, resultados e comentários do ficheiro.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Uma falha no programa</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Algo correu mal no programa.</translation>
    </message>
    <message>
        <source>The sets you have already dealt are safe. Close the program and start it again before you deal. Please report this: {place}</source>
        <translation>As séries distribuídas antes estão a salvo. Feche o programa e volte a abri-lo antes de distribuir. Comunique, por favor, estas palavras: {place}</translation>
    </message>
</context>
<context>
    <name>DealBar</name>
    <message>
        <source>&amp;Deal session…</source>
        <translation>&amp;Distribuir sessão…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Deal session</source>
        <translation>Distribuir sessão</translation>
    </message>
    <message>
        <source>Boards dealt</source>
        <translation>Carteiras distribuídas</translation>
    </message>
    <message>
        <source>Boards dealt so far</source>
        <translation>Carteiras distribuídas até agora</translation>
    </message>
    <message>
        <source>Deal into the folder shown on the left</source>
        <translation>Distribuir na pasta indicada à esquerda</translation>
    </message>
    <message>
        <source>{done} of {wanted} boards · {rate} a second · {left} left</source>
        <translation>{done} de {wanted} carteiras · {rate} por segundo · faltam {left}</translation>
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
        <translation>A parar…</translation>
    </message>
    <message>
        <source>Else&amp;where…</source>
        <translation>Noutro sít&amp;io…</translation>
    </message>
    <message>
        <source>Choose another folder or name for this set, then deal</source>
        <translation>Escolher outra pasta ou outro nome para esta série e distribuir</translation>
    </message>
    <message>
        <source>&amp;Deal session</source>
        <translation>&amp;Distribuir sessão</translation>
    </message>
    <message>
        <source>Into: {place}</source>
        <translation>Em: {place}</translation>
    </message>
    <message>
        <source>Choose where to save the files, then deal</source>
        <translation>Escolha para onde vão os ficheiros e distribua</translation>
    </message>
    <message>
        <source>Stop dealing; no files are left behind</source>
        <translation>Parar a distribuição; não fica nenhum ficheiro</translation>
    </message>
    <message>
        <source>{problem} You will be asked to choose another folder.</source>
        <translation>{problem} Ser-lhe-á pedida outra pasta.</translation>
    </message>
    <message>
        <source>Everyone who can use this disk can read the boards there.</source>
        <translation>Quem puder usar este disco pode ler lá as carteiras.</translation>
    </message>
</context>
<context>
    <name>DealForm</name>
    <message>
        <source>Event</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Carteiras</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Ficheiros para</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Aleatoriedade</translation>
    </message>
    <message>
        <source>I cannot &amp;type or use a mouse</source>
        <translation>Não posso e&amp;screver nem mover um rato</translation>
    </message>
    <message>
        <source>such as Tuesday pairs; you can leave it empty</source>
        <translation>por exemplo, Pares de terça-feira; pode ficar vazio</translation>
    </message>
    <message>
        <source>The name of the event, written into the files</source>
        <translation>O nome da prova; fica escrito nos ficheiros</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness</source>
        <translation>Distribuir só com a aleatoriedade do próprio computador</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Deal a session</source>
        <translation>Distribuir uma sessão</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n board(s)</source>
        <translation>
            <numerusform>Pronto para distribuir %n carteira</numerusform>
            <numerusform>Pronto para distribuir %n carteiras</numerusform>
        </translation>
    </message>
    <message>
        <source>One moment: the program is testing itself</source>
        <translation>Um momento: o programa está a testar-se</translation>
    </message>
    <message>
        <source>Choose at least one format</source>
        <translation>Escolha pelo menos um formato</translation>
    </message>
    <message>
        <source>Boards {first}–{last} do not fit {suffix}: {most} at most</source>
        <translation>As carteiras {first}–{last} não cabem em {suffix}: {most} no máximo</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}</source>
        <translation>Estas carteiras não cabem em {suffix}</translation>
    </message>
    <message numerus="yes">
        <source>Ready to deal %n set(s)</source>
        <translation>
            <numerusform>Pronto para distribuir %n série</numerusform>
            <numerusform>Pronto para distribuir %n séries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>de %n carteira</numerusform>
            <numerusform>de %n carteiras</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has {most} boards at most</source>
        <translation>Uma série tem no máximo {most} carteiras</translation>
    </message>
    <message>
        <source>This copy of the program is damaged and cannot deal</source>
        <translation>Esta cópia do programa está danificada e não distribui</translation>
    </message>
    <message>
        <source>Release the keys and the mouse</source>
        <translation>Largue as teclas</translation>
    </message>
    <message>
        <source>Deal without your typing</source>
        <translation>Distribuir sem a sua ajuda</translation>
    </message>
    <message>
        <source>Use only the computer’s own randomness?</source>
        <translation>Usar só a aleatoriedade do próprio computador?</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>A dúvida e a sua resposta ficam escritas no registo.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>O registo é duvidoso</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Distribuir mesmo assim?</translation>
    </message>
    <message>
        <source>The operating system supplies 320 bits. That is enough for a fair set nobody can predict, as long as this computer can be trusted. Your typing protects you even if it cannot. The certificate of this set will say “{source}”.</source>
        <translation>Dá 320 bits do sistema operativo: chegam para uma série limpa que ninguém pode prever, desde que este computador esteja são. O que escreve protegê-lo-ia mesmo que não esteja. No certificado desta série ficará «{source}».</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Distribuir mesmo assim</translation>
    </message>
    <message>
        <source>&amp;Use only the computer</source>
        <translation>&amp;Usar só o computador</translation>
    </message>
    <message>
        <source>Others can read the boards</source>
        <translation>Outros podem ler as carteiras</translation>
    </message>
</context>
<context>
    <name>DealStep</name>
    <message>
        <source>Folder for the boards</source>
        <translation>Pasta para as carteiras</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Escol&amp;her…</translation>
    </message>
    <message>
        <source>&amp;Deal the ticked sessions</source>
        <translation>&amp;Distribuir as sessões assinaladas</translation>
    </message>
    <message>
        <source>Deal now</source>
        <translation>Distribuir agora</translation>
    </message>
    <message>
        <source>&amp;Reserve sets…</source>
        <translation>Séries de reser&amp;va…</translation>
    </message>
    <message>
        <source>De&amp;viation…</source>
        <translation>Desv&amp;io…</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan</source>
        <translation>Anotar em que é que o jogo se afastou do plano</translation>
    </message>
    <message>
        <source>Choose the folder for the boards</source>
        <translation>Escolher a pasta para as carteiras</translation>
    </message>
    <message>
        <source>&amp;Next session</source>
        <translation>Sessão segui&amp;nte</translation>
    </message>
    <message>
        <source>Choose the sessions to deal next</source>
        <translation>Escolha as sessões a distribuir a seguir</translation>
    </message>
    <message>
        <source>&amp;Folder for the boards</source>
        <translation>Pasta para as carteira&amp;s</translation>
    </message>
    <message>
        <source>Tick at least one session.</source>
        <translation>Assinale pelo menos uma sessão.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Escolha pelo menos um formato.</translation>
    </message>
    <message>
        <source>These boards do not fit {suffix}.</source>
        <translation>Estas carteiras não cabem em {suffix}.</translation>
    </message>
    <message>
        <source>Choose a folder for the boards.</source>
        <translation>Escolha uma pasta para as carteiras.</translation>
    </message>
    <message>
        <source>Deal it now</source>
        <translation>Distribuir agora</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Ficheiros para</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Abrir as chaves</translation>
    </message>
    <message>
        <source>Reserve, deviation</source>
        <translation>Reserva, desvio</translation>
    </message>
    <message>
        <source>Only these boards of the reserve set</source>
        <translation>Só estas carteiras da série de reserva</translation>
    </message>
    <message>
        <source>such as 5 or 5,7; empty for the whole set</source>
        <translation>por exemplo 5 ou 5,7; vazio para a série inteira</translation>
    </message>
    <message>
        <source>Of one session: only these boards get another deal</source>
        <translation>De uma sessão: só estas carteiras são substituídas</translation>
    </message>
    <message>
        <source>Deal new boards for the ticked sessions, and give the reason</source>
        <translation>Distribuir outras carteiras para as sessões assinaladas, com um motivo</translation>
    </message>
    <message>
        <source>&amp;Go to Reveal</source>
        <translation>Se&amp;guir para Revelar</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Para o último passo</translation>
    </message>
    <message>
        <source>A reserve set replaces a session that cannot be played, for example because somebody saw a board. A deviation is anything that did not go as planned. The players are told about both.</source>
        <translation>As séries de reserva substituem sessões que não podem ser jogadas, por exemplo porque alguém viu as cartas de uma carteira. Um desvio é tudo o que não correu como previsto. Ambos são comunicados aos jogadores.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of this tournament were dealt. The keys have been revealed, so no more can be dealt.</source>
        <translation>
            <numerusform>Foi distribuída %n série deste torneio. As chaves já foram reveladas: não se distribuem mais.</numerusform>
            <numerusform>Foram distribuídas %n séries deste torneio. As chaves já foram reveladas: não se distribuem mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anyone who has the keys and the value can make these boards again.</source>
        <translation>Quem tiver as chaves e o valor pode voltar a criar estas carteiras.</translation>
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
        <translation>sem permissão</translation>
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
        <translation>Código da série</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Sets dealt</source>
        <translation>Séries distribuídas</translation>
    </message>
    <message>
        <source>Set codes</source>
        <translation>Códigos das séries</translation>
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
        <translation>Copiar os códigos das séries escolhidas; não revelam nenhuma carta</translation>
    </message>
    <message>
        <source>Labels, certificates and copies are made for the sets selected here: all of them, unless you change it.</source>
        <translation>As etiquetas, os certificados e as cópias são das séries escolhidas aqui; ao início, de todas.</translation>
    </message>
</context>
<context>
    <name>DigestField</name>
    <message>
        <source>From the notice board, the bulletin or the web page of the event</source>
        <translation>Do quadro de avisos, do boletim ou da página da prova</translation>
    </message>
    <message>
        <source>Type or paste the digits or the 13 words. They are compared as you type.</source>
        <translation>Escreva ou cole os algarismos ou as 13 palavras. São comparados enquanto escreve.</translation>
    </message>
    <message>
        <source>The check co&amp;de that you found</source>
        <translation>O código de verificação que &amp;encontrou</translation>
    </message>
</context>
<context>
    <name>DoorWidget</name>
    <message>
        <source>Your files were not changed. ({place})</source>
        <translation>Os ficheiros ficaram como estavam. ({place})</translation>
    </message>
</context>
<context>
    <name>EntropyArea</name>
    <message>
        <source>Randomness area</source>
        <translation>Zona de aleatoriedade</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse. Press Tab or Escape to leave the area.</source>
        <translation>Escreva seja o que for, com muitas teclas, ou mova o rato. Tab ou Escape saem da zona.</translation>
    </message>
    <message>
        <source>Click here, then type. Press Tab or Esc to leave.</source>
        <translation>Clique aqui e escreva. Tab ou Esc saem da zona.</translation>
    </message>
</context>
<context>
    <name>EntropyPanel</name>
    <message>
        <source>Entropy</source>
        <translation>Entropia</translation>
    </message>
    <message>
        <source>How much randomness has been collected from you</source>
        <translation>Quanta aleatoriedade foi recolhida de si</translation>
    </message>
    <message>
        <source>{bits} of {target} bits · {state}</source>
        <translation>{bits} de {target} bits · {state}</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) more</source>
        <translation>
            <numerusform>mais cerca de %n segundo</numerusform>
            <numerusform>mais cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) more</source>
        <translation>
            <numerusform>mais cerca de %n minuto</numerusform>
            <numerusform>mais cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>não é precisa</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>à espera</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bem</translation>
    </message>
    <message>
        <source>too regular</source>
        <translation>demasiado regular</translation>
    </message>
    <message>
        <source>full</source>
        <translation>cheio</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>Enough. You can deal now.</source>
        <translation>Chega. Já pode distribuir.</translation>
    </message>
    <message>
        <source>Type, or move the mouse</source>
        <translation>Escreva ou mova o rato</translation>
    </message>
    <message>
        <source>The computer’s own randomness is used.</source>
        <translation>É usada a aleatoriedade do próprio computador.</translation>
    </message>
    <message>
        <source>Type anything, using many different keys, or move the mouse here.</source>
        <translation>Escreva aqui seja o que for, com muitas teclas, ou mova o rato.</translation>
    </message>
    <message>
        <source>Keep going: many different keys, or the mouse.</source>
        <translation>Continue: muitas teclas, ou o rato.</translation>
    </message>
    <message>
        <source>This is too easy to guess.</source>
        <translation>Isto pode ser adivinhado.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Chega. Largue as teclas.</translation>
    </message>
    <message>
        <source>As chosen in the settings. What you type is mixed in as well.</source>
        <translation>Foi assim escolhido nas definições. O que escrever também conta.</translation>
    </message>
    <message>
        <source>Nothing you type is stored.</source>
        <translation>Nada do que escreve é guardado.</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Fechar mensagem</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Fechar esta mensagem (Esc)</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Algo correu mal no programa</translation>
    </message>
    <message>
        <source>No files of this set were left behind. ({place})</source>
        <translation>Não ficou nenhum ficheiro desta série. ({place})</translation>
    </message>
    <message>
        <source>Fill the meter again and deal: you will get a new set. Please report the text in brackets.</source>
        <translation>Volte a encher o medidor e distribua: será uma série nova. Comunique, por favor, as palavras entre parênteses.</translation>
    </message>
    <message>
        <source>Please report the text in brackets.</source>
        <translation>Comunique, por favor, as palavras entre parênteses.</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Drop last year’s files here</source>
        <translation>Largue aqui os ficheiros do ano passado</translation>
    </message>
    <message>
        <source>Files or folders, any format. A set that is there twice counts once.</source>
        <translation>Ficheiros ou pastas, qualquer formato. Uma série que lá está duas vezes conta uma.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Escolher &amp;pasta…</translation>
    </message>
    <message>
        <source>Choose a folder of played sets</source>
        <translation>Escolher uma pasta de séries jogadas</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Abrir pas&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>A sheet for the notice board, as PDF</source>
        <translation>Uma folha para o quadro de avisos, em PDF</translation>
    </message>
    <message>
        <source>No set could be read here.</source>
        <translation>Aqui não foi possível ler nenhuma série.</translation>
    </message>
    <message>
        <source>Print the check-up</source>
        <translation>Imprimir a verificação</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>A folha está guardada</translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message>
        <source>Convert…</source>
        <translation>Converter…</translation>
    </message>
    <message>
        <source>Convert {file}</source>
        <translation>Converter {file}</translation>
    </message>
    <message>
        <source>Tick “I understand” in the warning above first</source>
        <translation>Assinale primeiro «Compreendo» no aviso acima</translation>
    </message>
    <message>
        <source>In play: do not play these boards again</source>
        <translation>Em jogo: não volte a jogar estas carteiras</translation>
    </message>
    <message>
        <source>Finished: these boards were played</source>
        <translation>Terminada: estas carteiras já foram jogadas</translation>
    </message>
    <message>
        <source>1 board, number {numbers}</source>
        <translation>1 carteira, número {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), {numbers}</source>
        <translation>
            <numerusform>%n carteira, {numbers}</numerusform>
            <numerusform>%n carteiras, {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>first seen here {time} as “{source}”</source>
        <translation>vista aqui pela primeira vez em {time} como «{source}»</translation>
    </message>
    <message>
        <source>Known here: {set}</source>
        <translation>Conhecida aqui: {set}</translation>
    </message>
    <message>
        <source>It differs from “{file}” first at board {board}.</source>
        <translation>A primeira diferença para «{file}» está na carteira {board}.</translation>
    </message>
    <message>
        <source>Problems of {file}</source>
        <translation>Problemas de {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n ficheiro</numerusform>
            <numerusform>%n ficheiros</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the files of these boards</source>
        <translation>Mostrar ou ocultar os ficheiros destas carteiras</translation>
    </message>
    <message numerus="yes">
        <source>the same %n board(s)</source>
        <translation>
            <numerusform>a mesma carteira</numerusform>
            <numerusform>as mesmas %n carteiras</numerusform>
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
        <translation>o ficheiro diz: código da série {code}</translation>
    </message>
    <message>
        <source>the files say: set code {code}</source>
        <translation>os ficheiros dizem: código da série {code}</translation>
    </message>
    <message>
        <source>Of this file’s boards {which}: {set}</source>
        <translation>Das carteiras deste ficheiro {which}: {set}</translation>
    </message>
    <message>
        <source>numbered there: {numbers}</source>
        <translation>numeradas lá: {numbers}</translation>
    </message>
    <message>
        <source>Boards in this file: {here}. In “{file}”: {there}.</source>
        <translation>Carteiras neste ficheiro: {here}. Em «{file}»: {there}.</translation>
    </message>
    <message>
        <source>Its boards are not all those of its set code</source>
        <translation>Nem todas as carteiras são as do seu código</translation>
    </message>
    <message>
        <source>Not met on this computer before.</source>
        <translation>Nunca vista neste computador.</translation>
    </message>
    <message>
        <source>the file says: {event}</source>
        <translation>o ficheiro diz: {event}</translation>
    </message>
    <message>
        <source>Write these boards in other formats</source>
        <translation>Cria ficheiros de outros formatos a partir destas carteiras</translation>
    </message>
    <message>
        <source>Empty: there are no boards in it</source>
        <translation>Vazio: não contém nenhuma carteira</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete board(s)</source>
        <translation>
            <numerusform>%n carteira incompleta</numerusform>
            <numerusform>%n carteiras incompletas</numerusform>
        </translation>
    </message>
    <message>
        <source>Different deals from the other file with this name</source>
        <translation>As distribuições não são as do outro ficheiro com este nome</translation>
    </message>
    <message>
        <source>The same deal appears in it more than once</source>
        <translation>Contém a mesma distribuição mais de uma vez</translation>
    </message>
    <message>
        <source>In order: every board is complete</source>
        <translation>Sem erros: todas as carteiras estão completas</translation>
    </message>
    <message>
        <source>Released: anyone may know these boards</source>
        <translation>Divulgada: todos podem conhecer estas carteiras</translation>
    </message>
    <message>
        <source>Boards {numbers} have the same deal.</source>
        <translation>A mesma distribuição está nas carteiras {numbers}.</translation>
    </message>
    <message>
        <source>Every incomplete board, and why</source>
        <translation>Todas as carteiras incompletas e porquê</translation>
    </message>
    <message>
        <source>Not for play: see below</source>
        <translation>Lido tal como está escrito; não é para jogar: ver abaixo</translation>
    </message>
    <message>
        <source>The file names the event {event}, but the set was dealt for {other}.</source>
        <translation>O ficheiro indica a prova {event}; a série foi distribuída para {other}.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Files of boards to check</source>
        <translation>Ficheiros de carteiras a verificar</translation>
    </message>
    <message>
        <source>Files of boards ({suffixes})</source>
        <translation>Ficheiros de carteiras ({suffixes})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Convert: name of the new files</source>
        <translation>Converter: nome dos ficheiros novos</translation>
    </message>
    <message>
        <source>All files of the set (*)</source>
        <translation>Todos os ficheiros da série (*)</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Converter</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Nome da série:</translation>
    </message>
    <message>
        <source>Verify a tournament</source>
        <translation>Verificar um torneio</translation>
    </message>
    <message>
        <source>Packs and plans ({suffixes})</source>
        <translation>Pacotes e planos ({suffixes})</translation>
    </message>
    <message>
        <source>Open a tournament</source>
        <translation>Abrir um torneio</translation>
    </message>
    <message>
        <source>Plans of tournaments ({suffix})</source>
        <translation>Planos de torneios ({suffix})</translation>
    </message>
</context>
<context>
    <name>FileDrops</name>
    <message>
        <source>Drop the files here to check them</source>
        <translation>Largue aqui os ficheiros para os verificar</translation>
    </message>
</context>
<context>
    <name>FilesDoor</name>
    <message>
        <source>Drop files of boards here</source>
        <translation>Largue aqui ficheiros de carteiras</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Escolher &amp;ficheiros…</translation>
    </message>
    <message>
        <source>Choose files of boards to check</source>
        <translation>Escolha os ficheiros de carteiras a verificar</translation>
    </message>
    <message>
        <source>I &amp;understand: I only want copies, for a record or a web page</source>
        <translation>Compreen&amp;do: só quero cópias, para guardar ou para uma página web</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>Abrir pas&amp;ta</translation>
    </message>
    <message>
        <source>1 file checked.</source>
        <translation>1 ficheiro verificado.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of boards in all.</source>
        <translation>
            <numerusform>%n série no total.</numerusform>
            <numerusform>%n séries no total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown.</source>
        <translation>
            <numerusform>Só é mostrado o primeiro.</numerusform>
            <numerusform>São mostrados os primeiros %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{files}: set {set}</source>
        <translation>{files}: série {set}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more set(s)</source>
        <translation>
            <numerusform>e mais %n série</numerusform>
            <numerusform>e mais %n séries</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament. If boxes with this code are on the tables, call the director.</source>
        <translation>Não duplique, imprima nem jogue estas carteiras: distribua uma série nova, ou uma série de reserva num torneio. Se houver caixas com este código nas mesas, chame o árbitro.</translation>
    </message>
    <message>
        <source>These boards were in use before</source>
        <translation>Estas carteiras já foram usadas</translation>
    </message>
    <message>
        <source>Any format, several files at once, or a whole folder. The files are only read; no card is shown.</source>
        <translation>De qualquer formato, vários de uma vez ou uma pasta inteira. São apenas lidos; nenhuma carta é mostrada.</translation>
    </message>
    <message>
        <source>Allows these files to be converted</source>
        <translation>Permite converter estes ficheiros</translation>
    </message>
    <message>
        <source>There are no files of boards in this folder.</source>
        <translation>A pasta não contém nenhum ficheiro de carteiras.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: all in order.</source>
        <translation>
            <numerusform>%n ficheiro verificado, sem erros.</numerusform>
            <numerusform>%n ficheiros verificados, todos sem erros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) checked: {sound} in order, {others} with problems, shown first.</source>
        <translation>
            <numerusform>%n ficheiro verificado: {sound} sem erros, {others} a rever, no início.</numerusform>
            <numerusform>%n ficheiros verificados: {sound} sem erros, {others} a rever, no início.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files with the same name contain different boards.</source>
        <translation>Há ficheiros do mesmo nome com carteiras diferentes.</translation>
    </message>
</context>
<context>
    <name>FinalSteps</name>
    <message>
        <source>Sheet with a new passphrase</source>
        <translation>Folha com uma frase secreta nova</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>A new passphrase is on the sheet</source>
        <translation>Há uma frase secreta nova na folha</translation>
    </message>
    <message>
        <source>{sheet}
Print it twice, put the sheets into two safe places, then delete the file. Both fields hold the passphrase already.</source>
        <translation>{sheet}
Imprima-a duas vezes, guarde as folhas em dois lugares seguros e apague o ficheiro. Os dois campos já contêm a frase secreta.</translation>
    </message>
    <message>
        <source>Now wait for the day of the outside value.</source>
        <translation>Espere agora pelo dia do valor externo.</translation>
    </message>
    <message>
        <source>Putting the value into the plan</source>
        <translation>A pôr o valor no plano</translation>
    </message>
    <message>
        <source>The value is in the plan</source>
        <translation>O valor está no plano</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall: it tells the players the reason.</source>
        <translation>Afixe «{notice}» na parede: diz aos jogadores porquê.</translation>
    </message>
    <message>
        <source>Recording the deviation</source>
        <translation>A anotar o desvio</translation>
    </message>
    <message>
        <source>The deviation is recorded</source>
        <translation>O desvio está anotado</translation>
    </message>
    <message>
        <source>Put “{notice}” on the wall.</source>
        <translation>Afixe «{notice}» na parede.</translation>
    </message>
    <message>
        <source>The public pack</source>
        <translation>O pacote público</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Arquivo comprimido (*.zip)</translation>
    </message>
    <message>
        <source>The revealed sessions have their public packs</source>
        <translation>Cada sessão revelada tem o seu pacote público</translation>
    </message>
    <message>
        <source>The public pack is made</source>
        <translation>O pacote público está criado</translation>
    </message>
    <message>
        <source>The publication sheet</source>
        <translation>A folha de publicação</translation>
    </message>
    <message>
        <source>Drawing the publication sheet</source>
        <translation>A fazer a folha de publicação</translation>
    </message>
    <message>
        <source>The publication sheet is saved</source>
        <translation>A folha de publicação está guardada</translation>
    </message>
    <message>
        <source>The plan is sealed, and its keys are made</source>
        <translation>O plano está selado e as suas chaves estão criadas</translation>
    </message>
    <message>
        <source>The promised round</source>
        <translation>O sorteio prometido</translation>
    </message>
    <message>
        <source>Folder for the officials’ sheets, ideally on a USB drive</source>
        <translation>Pasta para as folhas dos responsáveis, de preferência numa pen USB</translation>
    </message>
    <message>
        <source>Making and sealing the keys: this takes a few seconds</source>
        <translation>A criar e selar as chaves: demora alguns segundos</translation>
    </message>
    <message>
        <source>The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, and delete the files.</source>
        <translation>As folhas dos responsáveis estão em {folder}: {names}. Imprima cada uma, entregue-a num envelope e apague os ficheiros.</translation>
    </message>
    <message>
        <source>Recording where it is published</source>
        <translation>A anotar onde está</translation>
    </message>
    <message>
        <source>The place of publication is recorded</source>
        <translation>Fica anotado onde está o plano</translation>
    </message>
    <message>
        <source>Publish the plan again, so that everyone sees the value.</source>
        <translation>Publique o plano outra vez, para que todos vejam o valor.</translation>
    </message>
    <message>
        <source>Opening the keys and dealing: this takes a few seconds</source>
        <translation>A abrir as chaves e a distribuir: demora alguns segundos</translation>
    </message>
    <message>
        <source>Opening the keys and making the pack: this takes a few seconds</source>
        <translation>A abrir as chaves e a criar o pacote: demora alguns segundos</translation>
    </message>
    <message>
        <source>Opening the keys and making the packs: this takes a few seconds</source>
        <translation>A abrir as chaves e a criar os pacotes: demora alguns segundos</translation>
    </message>
    <message>
        <source>Publish it where everyone can find it: {names}.</source>
        <translation>Publique onde todos o encontrem: {names}.</translation>
    </message>
    <message>
        <source>Publish {pack} where everyone can find it.</source>
        <translation>Publique {pack} onde todos o encontrem.</translation>
    </message>
    <message>
        <source>Print {sheet}, and put it where everyone can see it.</source>
        <translation>Imprima {sheet} e ponha-a onde todos a vejam.</translation>
    </message>
    <message>
        <source>Now publish the files under “Publish this” where all players can see them, and enter here where they are.</source>
        <translation>Ponha agora os ficheiros de «Publique isto» onde todos os jogadores os vejam, e diga aqui onde estão.</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Please look</source>
        <translation>Veja, por favor</translation>
    </message>
    <message>
        <source> · phase {number}</source>
        <translation> · fase {number}</translation>
    </message>
    <message>
        <source>I have looked at this</source>
        <translation>Já vi isto</translation>
    </message>
    <message>
        <source>I have looked at this: {text}</source>
        <translation>Já vi isto: {text}</translation>
    </message>
    <message>
        <source>Needs correction</source>
        <translation>A corrigir</translation>
    </message>
    <message>
        <source>Publish despite this</source>
        <translation>Publicar apesar disto</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No remarks: the plan is in order.</source>
        <translation>Nada a assinalar: o plano está em ordem.</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to {program}</source>
        <translation>Bem-vindo ao {program}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Pasta para os ficheiros</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Quem distribui?</translation>
    </message>
    <message>
        <source>&amp;Identification: club and place</source>
        <translation>&amp;Identificação: clube e local</translation>
    </message>
    <message>
        <source>if you have used Big Deal before</source>
        <translation>se já usou o Big Deal</translation>
    </message>
    <message>
        <source>Tick what you use. The right files are then ticked for every session.</source>
        <translation>Assinale o que usa. Assim, os ficheiros certos ficam assinalados em cada sessão.</translation>
    </message>
    <message>
        <source>&amp;Duplimate, Bridge Sorter</source>
        <translation>&amp;Duplimate, Bridge Sorter</translation>
    </message>
    <message>
        <source>Duplimate with an &amp;older program</source>
        <translation>Duplimate com um programa antig&amp;o</translation>
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
        <translation>Programa de &amp;resultados ou página web</translation>
    </message>
    <message>
        <source>B&amp;ridge Base Online (BBO)</source>
        <translation>Bridge Base On&amp;line (BBO)</translation>
    </message>
    <message>
        <source>&amp;KoPS</source>
        <translation>&amp;KoPS</translation>
    </message>
    <message>
        <source>Where do the files go?</source>
        <translation>Para onde vão os ficheiros?</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Pasta</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Passo {step} de {steps}</translation>
    </message>
    <message>
        <source>&amp;Skip the rest</source>
        <translation>Sal&amp;tar o resto</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Sal&amp;tar</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>Co&amp;ncluir</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Segui&amp;nte</translation>
    </message>
    <message>
        <source>Files for each session: {files}</source>
        <translation>Ficheiros em cada sessão: {files}</translation>
    </message>
    <message>
        <source>Identification imported; compare its number if you like.</source>
        <translation>Identificação importada; compare o número, se quiser.</translation>
    </message>
    <message>
        <source>Formats imported: {names}.</source>
        <translation>Formatos importados: {names}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Deixados de fora: {names}.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>You can change it later, in the settings.</source>
        <translation>Pode mudá-lo mais tarde, nas definições.</translation>
    </message>
    <message>
        <source>if you had this program before, on another computer</source>
        <translation>se já tinha este programa, noutro computador</translation>
    </message>
    <message>
        <source>The journal is back. This backup has no settings.</source>
        <translation>O registo voltou. Esta cópia de segurança não tem definições.</translation>
    </message>
    <message>
        <source>Your identification is mixed into every deal, so two clubs never deal the same boards, even from the same seed.</source>
        <translation>A sua identificação entra em cada distribuição, para que dois clubes nunca distribuam as mesmas carteiras, nem com a mesma semente.</translation>
    </message>
    <message>
        <source>Where will you use the files?</source>
        <translation>Para que são os ficheiros?</translation>
    </message>
    <message>
        <source>Something &amp;else, or I don’t know</source>
        <translation>O&amp;utra coisa, ou não sei</translation>
    </message>
    <message>
        <source>You can still choose a different folder for each session.</source>
        <translation>Pode sempre escolher outra pasta em cada sessão.</translation>
    </message>
    <message>
        <source>Anyone who can open the files before play can read the hands. Choose a folder of your own, not a shared one.</source>
        <translation>Quem puder abrir os ficheiros antes do jogo pode ver as mãos: use uma pasta só sua, não uma partilhada.</translation>
    </message>
    <message>
        <source>This file contains nothing to import.</source>
        <translation>Neste ficheiro não há nada para importar.</translation>
    </message>
</context>
<context>
    <name>FixedValue</name>
    <message>
        <source>{name}: withheld; the promised hash is used instead</source>
        <translation>{name}: retidas, o hash prometido está no lugar delas</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>expanded</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>fechado</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>asked each time</source>
        <translation>pergunta-se sempre</translation>
    </message>
    <message>
        <source>Choose: {what}</source>
        <translation>Escolher: {what}</translation>
    </message>
    <message>
        <source>This folder cannot be found at the moment.</source>
        <translation>Esta pasta não está disponível neste momento.</translation>
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
        <translation>Deixar de fora</translation>
    </message>
    <message>
        <source>Deal without this file</source>
        <translation>Distribuir sem este ficheiro</translation>
    </message>
    <message>
        <source>This would write the same file as {other}. Choose one of them.</source>
        <translation>Escreve o mesmo ficheiro que {other}: escolha um.</translation>
    </message>
    <message>
        <source>Board numbers up to {most}.</source>
        <translation>Vai até à mão {most}.</translation>
    </message>
    <message>
        <source>Cannot contain these boards: {reason}.</source>
        <translation>Não aceita estas carteiras: {reason}.</translation>
    </message>
</context>
<context>
    <name>FormatsBox</name>
    <message>
        <source>Show or hide the formats that few programs read</source>
        <translation>Mostra ou esconde os formatos que poucos programas leem</translation>
    </message>
    <message>
        <source>&amp;More formats</source>
        <translation>Mais &amp;formatos</translation>
    </message>
    <message>
        <source>&amp;More formats (chosen: {names})</source>
        <translation>Mais &amp;formatos (escolhidos: {names})</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>&amp;Open folder</source>
        <translation>A&amp;brir pasta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A seguir</translation>
    </message>
    <message>
        <source>Publish this</source>
        <translation>Publique isto</translation>
    </message>
    <message>
        <source>Keep this secret</source>
        <translation>Mantenha isto em segredo</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Mostra os ficheiros na sua pasta</translation>
    </message>
    <message>
        <source>Nothing at this step.</source>
        <translation>Nada neste passo.</translation>
    </message>
    <message>
        <source>What to publish, what to keep secret, and what to do next</source>
        <translation>O que publicar, o que manter em segredo e o que fazer a seguir</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Encontrar a carteira</translation>
    </message>
    <message>
        <source>Hand of {seat}</source>
        <translation>Mão de {seat}</translation>
    </message>
    <message>
        <source>13 cards: spades, hearts, diamonds, clubs, with dots between. A dash is a void.</source>
        <translation>13 cartas: espadas, copas, ouros, paus, com pontos entre os naipes. Um traço é uma chicana.</translation>
    </message>
    <message>
        <source>The number that the board has on the table</source>
        <translation>O número que a carteira tem na mesa</translation>
    </message>
    <message>
        <source>The set that is being played, if you know its code</source>
        <translation>A série que se joga, se souber o código</translation>
    </message>
    <message>
        <source>Compare these hands with the boards known here</source>
        <translation>Comparar estas mãos com as carteiras conhecidas aqui</translation>
    </message>
    <message>
        <source>&amp;Number on the board</source>
        <translation>&amp;Número na carteira</translation>
    </message>
    <message>
        <source>Code of the &amp;set</source>
        <translation>Código da &amp;série</translation>
    </message>
    <message>
        <source>The hands on the table</source>
        <translation>As mãos na mesa</translation>
    </message>
    <message>
        <source>Type one hand, or up to four. The answer names boards and seats, never a card. What you type is not kept; the journal notes that you asked.</source>
        <translation>Escreva uma mão, ou até quatro. A resposta indica carteiras e lugares, nunca uma carta. O que escreve não se guarda; o registo anota a pergunta.</translation>
    </message>
    <message>
        <source>Compare with another board on the table</source>
        <translation>Comparar com outra carteira na mesa</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Escolher ficheiros…</translation>
    </message>
    <message>
        <source>Use the journal</source>
        <translation>Usar o registo</translation>
    </message>
    <message>
        <source>Two boards alike: type the hands of the other one too</source>
        <translation>Duas carteiras iguais: escreva também as mãos da outra</translation>
    </message>
    <message>
        <source>The number that the other board has</source>
        <translation>O número da outra carteira</translation>
    </message>
    <message>
        <source>Its hands: N:hand hand hand hand, or one with its seat: N AK7.T93.QJ4.A852</source>
        <translation>As suas mãos: N:mão mão mão mão, ou uma com o seu lugar: N AK7.T93.QJ4.A852</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>O seu número</translation>
    </message>
    <message>
        <source>Its hands</source>
        <translation>As suas cartas</translation>
    </message>
    <message>
        <source>Compare with files of boards, such as those of another computer</source>
        <translation>Comparar com ficheiros de carteiras, por exemplo de outro computador</translation>
    </message>
    <message>
        <source>Compare with the sets of this computer again</source>
        <translation>Comparar de novo com as séries deste computador</translation>
    </message>
    <message>
        <source>The dealer that the board shows</source>
        <translation>O dador que a carteira mostra</translation>
    </message>
    <message>
        <source>The vulnerability that the board shows</source>
        <translation>Quem está vulnerável segundo a própria carteira</translation>
    </message>
</context>
<context>
    <name>HandsPart</name>
    <message>
        <source>Words of {name}</source>
        <translation>Palavras de {name}</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>retidas</translation>
    </message>
    <message>
        <source>Words of {name} are withheld</source>
        <translation>Palavras de {name} retidas</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Não falta nada.</translation>
    </message>
    <message>
        <source>The holders’ words</source>
        <translation>As palavras dos depositários</translation>
    </message>
    <message>
        <source>The twelve words on the slip; the first four letters of each are enough</source>
        <translation>As doze palavras do papel; bastam quatro letras de cada uma</translation>
    </message>
    <message>
        <source>The promised hash is used instead, and every check names the holder</source>
        <translation>O hash prometido toma o lugar delas, e qualquer verificação nomeia o depositário</translation>
    </message>
    <message>
        <source>Type the words of: {names}. Tick “withheld” for anyone who does not give theirs.</source>
        <translation>Escreva as palavras de: {names}. Assinale «retidas» para quem não as der.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help: {about}</source>
        <translation>Ajuda: {about}</translation>
    </message>
    <message>
        <source>What does this mean? (F1)</source>
        <translation>O que significa isto? (F1)</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>&amp;Topics</source>
        <translation>&amp;Temas</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Temas da ajuda</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texto da ajuda</translation>
    </message>
    <message>
        <source>&amp;Card for the wall…</source>
        <translation>&amp;Cartaz para a parede…</translation>
    </message>
    <message>
        <source>One page: deal, duplicate, print, and what never to do</source>
        <translation>Uma página: distribuir, duplicar, imprimir e o que nunca fazer</translation>
    </message>
    <message>
        <source>Card for the wall</source>
        <translation>Cartaz para a parede</translation>
    </message>
    <message>
        <source>This help page is missing. Install the program again to restore it.</source>
        <translation>Falta esta página da ajuda. Volte a instalar o programa para a recuperar.</translation>
    </message>
    <message>
        <source>Save this page of the help as PDF, and open it</source>
        <translation>Guardar esta página da ajuda como PDF e abri-la</translation>
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
        <translation>Ajuda – {program}</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n ficheiro</numerusform>
            <numerusform>%n ficheiros</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal and your files have not changed. ({place})</source>
        <translation>O registo e os ficheiros estão como estavam. ({place})</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registo</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Código da série {code}</translation>
    </message>
    <message>
        <source>Back to “{state}”</source>
        <translation>Voltar a «{state}»</translation>
    </message>
    <message>
        <source>dealt {time}</source>
        <translation>distribuída: {time}</translation>
    </message>
    <message>
        <source>first seen {time}</source>
        <translation>vista pela primeira vez: {time}</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versão {version}</translation>
    </message>
    <message>
        <source>{files} in {folder}</source>
        <translation>{files} em {folder}</translation>
    </message>
    <message>
        <source>Mark as {state}</source>
        <translation>Marcar como {state}</translation>
    </message>
    <message>
        <source>Undo: back to {state}</source>
        <translation>Anular: voltar a {state}</translation>
    </message>
    <message>
        <source>Release the set</source>
        <translation>Divulgar a série</translation>
    </message>
    <message>
        <source>Release set {code}?</source>
        <translation>Divulgar a série {code}?</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Divulgar</translation>
    </message>
    <message>
        <source>Finished sets</source>
        <translation>Séries terminadas</translation>
    </message>
    <message>
        <source>Choose the archive folder…</source>
        <translation>Escolher a pasta à parte…</translation>
    </message>
    <message>
        <source>Leave the files where they are</source>
        <translation>Deixar os ficheiros onde estão</translation>
    </message>
    <message>
        <source>Archive folder for finished sets</source>
        <translation>Pasta à parte para as séries terminadas</translation>
    </message>
    <message>
        <source>“{set}” is {state}</source>
        <translation>«{set}» está {state}</translation>
    </message>
    <message>
        <source>{files} now in {folder}</source>
        <translation>{files}, agora em {folder}</translation>
    </message>
    <message>
        <source>clock set back at row {rows}</source>
        <translation>relógio atrasado na linha {rows}</translation>
    </message>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificado de distribuição</translation>
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
        <translation>Cópia de segurança (*.backup)</translation>
    </message>
    <message>
        <source>Certificate made: set {place} of {count} for its event and day</source>
        <translation>Certificado criado: série {place} de {count} da sua prova e dia</translation>
    </message>
    <message>
        <source>randomness: {source}</source>
        <translation>aleatoriedade: {source}</translation>
    </message>
    <message>
        <source>{state}: {count}</source>
        <translation>{state}: {count}</translation>
    </message>
    <message>
        <source>Several sets</source>
        <translation>Várias séries</translation>
    </message>
    <message>
        <source>Mark {sets} as {state}?</source>
        <translation>Marcar {sets} como «{state}»?</translation>
    </message>
    <message>
        <source>Undo the last step of {sets}?</source>
        <translation>Anular o último passo de {sets}?</translation>
    </message>
    <message>
        <source>{count} of {sets}</source>
        <translation>{count} de {sets}</translation>
    </message>
    <message>
        <source>Undone: the last step of {sets}</source>
        <translation>Anulado: o último passo de {sets}</translation>
    </message>
    <message>
        <source>{sets} marked as {state}</source>
        <translation>{sets}: agora «{state}»</translation>
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
        <translation>Anular o passo</translation>
    </message>
    <message>
        <source>Certificates made, one for each set</source>
        <translation>Certificados feitos, um por série</translation>
    </message>
    <message>
        <source>{name}, not confirmed</source>
        <translation>{name}, não confirmado</translation>
    </message>
    <message>
        <source>Send to {receiver}</source>
        <translation>Enviar para {receiver}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: load the file at {receiver} yourself.</source>
        <translation>Nada foi enviado daqui: carregue o ficheiro em {receiver}.</translation>
    </message>
    <message>
        <source>What {receiver} takes could not be confirmed: look at what it shows.</source>
        <translation>Não foi possível confirmar o que {receiver} aceita: veja o que mostra.</translation>
    </message>
    <message>
        <source>File for {receiver} made</source>
        <translation>Ficheiro para {receiver} criado</translation>
    </message>
    <message>
        <source>The journal is back</source>
        <translation>O registo voltou</translation>
    </message>
    <message>
        <source>Settings, presets and identification are taken over where none were here.</source>
        <translation>Definições, modelos e identificação são aproveitados onde aqui não havia.</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Não há nenhum passo para anular</translation>
    </message>
    <message>
        <source>Missing: {files} in {folder}</source>
        <translation>Em falta: {files} em {folder}</translation>
    </message>
    <message>
        <source>From then on, anyone may see its hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>A partir daí todos podem ver as mãos. Faça-o quando já ninguém for jogar estas carteiras. Não pode ser anulado.</translation>
    </message>
    <message>
        <source>Where should the files of finished sets go?</source>
        <translation>Para onde devem ir os ficheiros das séries terminadas?</translation>
    </message>
    <message>
        <source>An archive folder keeps them out of the way, so that nobody duplicates them again by mistake. You choose it once. Each set gets its own folder inside it, and Undo brings the files back.</source>
        <translation>Uma pasta à parte tira-os do caminho, para que ninguém volte a passá-los na máquina. Escolhe-se uma só vez; cada série tem nela a sua própria pasta, e Anular traz os ficheiros de volta.</translation>
    </message>
    <message>
        <source>“{set}” is {state}, but its files were not moved</source>
        <translation>«{set}» está {state}, mas os ficheiros ficaram onde estavam</translation>
    </message>
    <message>
        <source>Not moved, because it is missing, changed or in use: {path}</source>
        <translation>Fica como está, porque falta, mudou ou está em uso: {path}</translation>
    </message>
    <message>
        <source>The journal has been changed: {problems}</source>
        <translation>O registo foi alterado: {problems}</translation>
    </message>
    <message>
        <source>count started again at row {rows}</source>
        <translation>contagem recomeçada na linha {rows}</translation>
    </message>
    <message>
        <source>restored from a backup at row {rows}</source>
        <translation>recuperado de uma cópia de segurança na linha {rows}</translation>
    </message>
    <message>
        <source>Journal intact: {rows}</source>
        <translation>O registo está em ordem: {rows}</translation>
    </message>
    <message>
        <source>The journal could not be read</source>
        <translation>Não foi possível ler o registo</translation>
    </message>
    <message>
        <source>Nothing was repaired. Keep a copy of the journal, and compare it with an earlier certificate or export.</source>
        <translation>Nada foi reparado. Guarde uma cópia do registo e compare-a com um certificado ou uma exportação anteriores.</translation>
    </message>
    <message>
        <source>The journal is not as the program wrote it</source>
        <translation>O registo não está como foi escrito</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Exportar o registo</translation>
    </message>
    <message>
        <source>Back up the journal</source>
        <translation>Cópia de segurança do registo</translation>
    </message>
    <message>
        <source>It shows no cards. Print it, sign it and keep it.</source>
        <translation>Não mostra nenhuma carta. Imprima-o, assine-o e guarde-o.</translation>
    </message>
    <message>
        <source>It contains no card, seed or key. Anyone may have it and check it.</source>
        <translation>Não contém cartas, sementes nem chaves: qualquer pessoa pode tê-lo e verificá-lo.</translation>
    </message>
    <message>
        <source>Journal exported</source>
        <translation>Registo exportado</translation>
    </message>
    <message>
        <source>It contains the key of the journal. Keep it where nobody else can read it.</source>
        <translation>Contém a chave do registo: guarde-a onde mais ninguém a possa ler.</translation>
    </message>
    <message>
        <source>Journal backed up</source>
        <translation>Cópia de segurança do registo feita</translation>
    </message>
    <message>
        <source>Interrupted while they were being written, and removed again: {files} in {folder}. Do not play copies of them.</source>
        <translation>Interrompidos durante a entrega, e retirados: {files} em {folder}. Não jogue cópias deles.</translation>
    </message>
    <message>
        <source>From then on, anyone may see their hands. Do this only when nobody will play these boards again. You cannot undo a release.</source>
        <translation>A partir daí todos podem ver as mãos. Faça-o quando já ninguém for jogar estas carteiras. Não pode ser anulado.</translation>
    </message>
    <message>
        <source>You can undo this for all of them at once.</source>
        <translation>Anular desfaz o passo em todas elas.</translation>
    </message>
    <message>
        <source>They go back to: {states}</source>
        <translation>Voltam a ser: {states}</translation>
    </message>
    <message>
        <source>These cannot be changed, and stay as they are:</source>
        <translation>Estas não podem e ficam como estão:</translation>
    </message>
    <message>
        <source>The files of {sets} were not moved:</source>
        <translation>Os ficheiros de {sets} ficaram onde estão:</translation>
    </message>
    <message>
        <source>older journal attached at row {rows}</source>
        <translation>registo anterior anexado na linha {rows}</translation>
    </message>
    <message>
        <source>It is sealed: only its passphrase opens it.</source>
        <translation>Está selada: só a sua frase secreta a abre.</translation>
    </message>
    <message>
        <source>Everything in this backup’s journal is here already</source>
        <translation>Todo o registo desta cópia de segurança já está aqui</translation>
    </message>
    <message>
        <source>Its sets are in the list, and their boards are recognized. Your own journal goes on unchanged.</source>
        <translation>As suas séries estão na lista e as carteiras são reconhecidas. O seu próprio registo continua sem alterações.</translation>
    </message>
    <message>
        <source>The backup’s journal is attached to yours</source>
        <translation>O registo da cópia de segurança foi anexado ao seu</translation>
    </message>
    <message>
        <source>No sets yet. Each set appears here as soon as it is dealt. You see its date, boards, set code and where its files are.</source>
        <translation>Ainda não há séries. Cada série aparece aqui a partir do momento em que é distribuída: quando, que carteiras, o código e onde estão os ficheiros.</translation>
    </message>
</context>
<context>
    <name>HoldersDialog</name>
    <message>
        <source>Add from a &amp;file…</source>
        <translation>Juntar de um &amp;ficheiro…</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Depositários de palavras</translation>
    </message>
    <message>
        <source>&amp;Use these holders</source>
        <translation>&amp;Aceitar estes depositários</translation>
    </message>
    <message>
        <source>The file with the hash you got from a holder</source>
        <translation>O ficheiro com o hash que um depositário lhe deu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Hash of the words</source>
        <translation>Hash das palavras</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Colar</translation>
    </message>
    <message>
        <source>Takes the lines with name, “=” and hash that you copied</source>
        <translation>Usa as linhas com nome, «=» e hash que copiou</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirar</translation>
    </message>
    <message>
        <source>Takes the chosen holder out</source>
        <translation>Retira o depositário escolhido</translation>
    </message>
    <message>
        <source>Drop the holders’ files here, or paste what they sent</source>
        <translation>Largue aqui os ficheiros dos depositários, ou cole o que enviaram</translation>
    </message>
    <message>
        <source>What you copied has no line with a name, “=” and 64 digits.</source>
        <translation>O que copiou não tem nenhuma linha com um nome, «=» e 64 algarismos.</translation>
    </message>
    <message>
        <source>Without their words nobody can compute a board, not even you. Each makes words on their own computer (“Keep words…” on the Tournament page) and keeps them. Each gives you a name and a hash: 64 digits that belong to these words and do not reveal them.</source>
        <translation>Sem as palavras deles ninguém pode calcular uma carteira, nem o organizador. Cada um faz palavras num computador seu («Guardar palavras…» na página Torneio), guarda-as e dá-lhe nome e hash: 64 algarismos que só pertencem a estas palavras e não revelam nenhuma.</translation>
    </message>
</context>
<context>
    <name>IdentificationField</name>
    <message>
        <source>Its number, to compare it with another computer’s:</source>
        <translation>O número, para comparar com o de outro computador:</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificação</translation>
    </message>
    <message>
        <source>for example: Tuesday Bridge Club, Utrecht</source>
        <translation>por exemplo: Clube de Bridge de Terça, Coimbra</translation>
    </message>
    <message>
        <source>Letters &amp;written in</source>
        <translation>&amp;Letras escritas em</translation>
    </message>
    <message>
        <source>today’s programs (UTF-8)</source>
        <translation>programas atuais (UTF-8)</translation>
    </message>
    <message>
        <source>Windows, Western Europe (1252)</source>
        <translation>Windows, Europa Ocidental (1252)</translation>
    </message>
    <message>
        <source>DOS window, Western Europe (850)</source>
        <translation>DOS, Europa Ocidental (850)</translation>
    </message>
    <message>
        <source>DOS window, United States (437)</source>
        <translation>DOS, Estados Unidos (437)</translation>
    </message>
    <message>
        <source>Windows, Central Europe (1250)</source>
        <translation>Windows, Europa Central (1250)</translation>
    </message>
    <message>
        <source>DOS window, Central Europe (852)</source>
        <translation>DOS, Europa Central (852)</translation>
    </message>
    <message>
        <source>Hash of the identification: {hash}</source>
        <translation>Hash da identificação: {hash}</translation>
    </message>
    <message>
        <source>The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications are too.</source>
        <translation>O hash RIPEMD-160 da identificação. A números iguais, identificação igual.</translation>
    </message>
    <message>
        <source>Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.</source>
        <translation>Mais longa do que o Big Deal aceita. Encurte-a se for comparar carteiras com ele.</translation>
    </message>
    <message>
        <source>Some letters cannot be shown in this encoding. Choose another one to edit the text.</source>
        <translation>Nem todas as letras podem ser mostradas assim. Escolha outras letras para editar o texto.</translation>
    </message>
    <message>
        <source>It has spaces at one end, or invisible characters. They count too.</source>
        <translation>Há espaços numa ponta ou caracteres que não se veem. Também contam.</translation>
    </message>
</context>
<context>
    <name>InterruptedHint</name>
    <message>
        <source>Deal it now</source>
        <translation>Distribuir agora</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
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
        <translation>Cópia de se&amp;gurança…</translation>
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
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one file, on a USB drive for example</source>
        <translation>Copiar o registo, as definições, os modelos e o logótipo para um só ficheiro, por exemplo numa pen USB</translation>
    </message>
    <message>
        <source>Checking the journal…</source>
        <translation>A verificar o registo…</translation>
    </message>
    <message>
        <source>Write the journal as text that anyone can check; it contains no cards</source>
        <translation>Escreve o registo como texto que qualquer pessoa pode verificar; sem cartas</translation>
    </message>
</context>
<context>
    <name>KeysCustody</name>
    <message>
        <source>Who keeps the keys</source>
        <translation>Quem guarda as chaves</translation>
    </message>
    <message>
        <source>&amp;Make one for me, on a sheet…</source>
        <translation>Criar uma, numa fol&amp;ha…</translation>
    </message>
    <message>
        <source>One &amp;passphrase</source>
        <translation>Uma &amp;frase secreta</translation>
    </message>
    <message>
        <source>Several offi&amp;cials together</source>
        <translation>Vários &amp;responsáveis em conjunto</translation>
    </message>
    <message>
        <source>Owners of &amp;age keys</source>
        <translation>Donos de chaves &amp;age</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Fra&amp;se secreta</translation>
    </message>
    <message>
        <source>Onc&amp;e more</source>
        <translation>&amp;Outra vez</translation>
    </message>
    <message>
        <source>How many sheets are needed to open the keys</source>
        <translation>Quantas folhas são precisas para abrir as chaves</translation>
    </message>
    <message>
        <source>How many officials get a sheet</source>
        <translation>Quantos responsáveis recebem uma folha</translation>
    </message>
    <message>
        <source>&amp;Needed</source>
        <translation>N&amp;ecessários</translation>
    </message>
    <message>
        <source>of off&amp;icials</source>
        <translation>&amp;de responsáveis</translation>
    </message>
    <message>
        <source>Public &amp;keys</source>
        <translation>Chaves &amp;públicas</translation>
    </message>
    <message>
        <source>age1…, one on each line</source>
        <translation>age1…, uma por linha</translation>
    </message>
    <message>
        <source>Public keys; each of their owners can open the keys alone</source>
        <translation>Chaves públicas; cada dono pode abrir as chaves sozinho</translation>
    </message>
    <message>
        <source>Before you choose</source>
        <translation>Antes de escolher</translation>
    </message>
    <message>
        <source>Paste at least one public key.</source>
        <translation>Cole pelo menos uma chave pública.</translation>
    </message>
    <message>
        <source>Tick that you understand.</source>
        <translation>Assinale que compreende.</translation>
    </message>
    <message>
        <source>Type a passphrase of several words, 15 letters or more.</source>
        <translation>Escreva uma frase secreta de várias palavras, 15 letras ou mais.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>A frase secreta, escondida</translation>
    </message>
    <message>
        <source>The same passphrase again (hidden)</source>
        <translation>A mesma frase secreta outra vez, escondida</translation>
    </message>
    <message>
        <source>I &amp;understand: anyone who reads this file can compute every board</source>
        <translation>Compree&amp;ndo: quem ler este ficheiro pode calcular todas as carteiras</translation>
    </message>
    <message>
        <source>Good if you trust one person to keep it.</source>
        <translation>Serve quando se confia numa só pessoa para a guardar.</translation>
    </message>
    <message>
        <source>Each gets a sheet of words. Any two of three can open the keys; one alone cannot.</source>
        <translation>Cada um recebe uma folha com palavras; dois quaisquer de três abrem as chaves, um sozinho não.</translation>
    </message>
    <message>
        <source>For people who use the program age: paste their public keys.</source>
        <translation>Para quem usa o programa age: cole as chaves públicas.</translation>
    </message>
    <message>
        <source>P&amp;lain, not locked</source>
        <translation>Sem pro&amp;teção</translation>
    </message>
    <message>
        <source>As SquareDeal does it. Anyone who reads the file can know the boards.</source>
        <translation>Como faz o SquareDeal. Quem ler o ficheiro conhece as carteiras.</translation>
    </message>
    <message>
        <source>Writes eight words into a file for you to print and put away; they are never shown here</source>
        <translation>Escreve oito palavras num ficheiro que imprime e guarda; nunca são mostradas aqui</translation>
    </message>
    <message>
        <source>If too few sheets are left, the tournament is lost: nobody can open the keys again. The program asks for a folder for the sheets, ideally on a USB drive. Print each sheet, give it to its official in an envelope, and delete the files.</source>
        <translation>Se restarem folhas a menos, o torneio está perdido: ninguém pode voltar a abrir as chaves. O programa pede uma pasta para as folhas: de preferência numa pen USB. Imprima cada uma, entregue-a ao seu responsável num envelope e apague os ficheiros.</translation>
    </message>
    <message>
        <source>Allows the plan to be published with plain keys</source>
        <translation>Permite publicar o plano com as chaves sem proteção</translation>
    </message>
    <message>
        <source>Anyone at this computer could read the keys on its disk. Once the outside value is known, the file gives away every board.</source>
        <translation>As chaves ficariam neste disco, à vista de quem use este computador. Logo que se conheça o valor externo, o ficheiro revela todas as carteiras.</translation>
    </message>
    <message>
        <source>Type the same again.</source>
        <translation>Escreva o mesmo outra vez.</translation>
    </message>
    <message>
        <source>The two do not match.</source>
        <translation>As duas não são iguais.</translation>
    </message>
    <message>
        <source>The keys can be kept this way.</source>
        <translation>As chaves podem ser guardadas assim.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament. No person and no program can open the keys again, and no board can be dealt. Write it on paper, and keep it in two places.</source>
        <translation>Se a frase secreta se perder, o torneio está perdido: ninguém, e nenhum programa, pode voltar a abrir as chaves, e nenhuma carteira pode ser distribuída. Escreva-a em papel e guarde-a em dois lugares.</translation>
    </message>
</context>
<context>
    <name>KeysUnlocking</name>
    <message>
        <source>What opens the keys</source>
        <translation>Com que se abrem as chaves</translation>
    </message>
    <message>
        <source>The &amp;passphrase</source>
        <translation>A frase &amp;secreta</translation>
    </message>
    <message>
        <source>Read sheets from files</source>
        <translation>Lê folhas a partir de ficheiros</translation>
    </message>
    <message>
        <source>Star&amp;t again</source>
        <translation>Recomeç&amp;ar</translation>
    </message>
    <message>
        <source>Forget the sheets</source>
        <translation>Esquece as folhas</translation>
    </message>
    <message>
        <source>Choose the &amp;key file…</source>
        <translation>Esco&amp;lher o ficheiro de chaves…</translation>
    </message>
    <message>
        <source>A file with secret keys, as age-keygen makes it</source>
        <translation>Um ficheiro com chaves secretas, como o age-keygen o cria</translation>
    </message>
    <message>
        <source>Pa&amp;ssphrase</source>
        <translation>Fras&amp;e secreta</translation>
    </message>
    <message>
        <source>Add t&amp;hese words</source>
        <translation>&amp;Juntar estas palavras</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>De ficheiros…</translation>
    </message>
    <message>
        <source>Words of one sheet</source>
        <translation>Palavras de uma folha</translation>
    </message>
    <message>
        <source>The keys are missing.</source>
        <translation>Faltam as chaves.</translation>
    </message>
    <message>
        <source>The keys are sealed for owners of age keys.</source>
        <translation>As chaves estão seladas para donos de chaves age.</translation>
    </message>
    <message>
        <source>Sheets {numbers}: enough.</source>
        <translation>Folhas {numbers}: chegam.</translation>
    </message>
    <message numerus="yes">
        <source>Sheet {numbers}; %n more needed.</source>
        <translation>
            <numerusform>Folha {numbers}; falta mais %n.</numerusform>
            <numerusform>Folhas {numbers}; faltam mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets of the officials</source>
        <translation>Folhas dos responsáveis</translation>
    </message>
    <message>
        <source>Files with secret age keys</source>
        <translation>Ficheiros com chaves age secretas</translation>
    </message>
    <message>
        <source>As chosen when the plan was published.</source>
        <translation>A que foi escolhida ao publicar.</translation>
    </message>
    <message>
        <source>The words of as many officials as needed.</source>
        <translation>As palavras de tantos responsáveis quantos são precisos.</translation>
    </message>
    <message>
        <source>The passphrase (hidden)</source>
        <translation>A frase secreta, escondida</translation>
    </message>
    <message>
        <source>The words of one sheet, in order (hidden)</source>
        <translation>As palavras de uma folha, por ordem, escondidas</translation>
    </message>
    <message>
        <source>Add the words of this official</source>
        <translation>Aceita as palavras deste responsável</translation>
    </message>
    <message>
        <source>Off&amp;icials’ sheets</source>
        <translation>Folhas dos &amp;responsáveis</translation>
    </message>
    <message>
        <source>All 20 words, separated by spaces; the first four letters of each are enough.</source>
        <translation>As 20 palavras separadas por espaços; bastam as quatro primeiras letras de cada uma.</translation>
    </message>
    <message>
        <source>Choose what opens the keys.</source>
        <translation>Indique com que se abrem as chaves.</translation>
    </message>
    <message>
        <source>The keys are not in the same folder as the plan. Put the key file there, and open the tournament again.</source>
        <translation>As chaves não estão junto do plano. Ponha o ficheiro das chaves na mesma pasta e volte a abrir o torneio.</translation>
    </message>
    <message>
        <source>The keys are in the plan’s folder and not locked: nothing is needed.</source>
        <translation>As chaves estão junto do plano, sem proteção: não é preciso nada.</translation>
    </message>
    <message>
        <source>The words of the officials’ sheets open the keys: one sheet after the other, in any order.</source>
        <translation>As palavras das folhas dos responsáveis abrem as chaves: uma folha após a outra, em qualquer ordem.</translation>
    </message>
</context>
<context>
    <name>LockRow</name>
    <message>
        <source>Loc&amp;ked until</source>
        <translation>Blo&amp;queado até</translation>
    </message>
    <message>
        <source>Write the files only into a box that nobody can open before then</source>
        <translation>Escrever os ficheiros só numa caixa que ninguém pode abrir antes</translation>
    </message>
    <message>
        <source>Locked until</source>
        <translation>Bloqueado até</translation>
    </message>
    <message>
        <source>By the clock and the zone of this computer</source>
        <translation>Pelo relógio e fuso deste computador</translation>
    </message>
    <message>
        <source>Only a locked box is written. Nobody can open it before {utc}, this computer included.</source>
        <translation>Só é escrita uma caixa bloqueada. Ninguém a pode abrir antes de {utc}, nem este computador.</translation>
    </message>
    <message>
        <source>second key (age1…), optional</source>
        <translation>segunda chave (age1…), opcional</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>Segunda chave</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time</source>
        <translation>Uma chave pública cujo dono também pode abrir a caixa, a qualquer momento</translation>
    </message>
    <message>
        <source>Only a locked box is written. Before {utc}, only the owner of the second key can open it.</source>
        <translation>Só é escrita uma caixa bloqueada. Antes de {utc}, só o dono da segunda chave a pode abrir.</translation>
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
        <translation>Encontrar o momento</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Resultados das mesas</translation>
    </message>
    <message>
        <source>A line for each table: round, contract, declarer, tricks</source>
        <translation>Uma linha por mesa: ronda, contrato, declarante, vazas</translation>
    </message>
    <message>
        <source>PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV</source>
        <translation>PBN, USEBIO, JSON da ACBL ou ReceivedData da Bridgemate como CSV</translation>
    </message>
    <message>
        <source>When did it happen?</source>
        <translation>Quando aconteceu?</translation>
    </message>
    <message>
        <source>Type a line for each table: round, contract, declarer, tricks. Or open a file of results.</source>
        <translation>Escreva uma linha por mesa: ronda, contrato, declarante, vazas. Ou abra um ficheiro de resultados.</translation>
    </message>
    <message>
        <source>Weigh the results under both deals by double dummy</source>
        <translation>Avaliar os resultados com ambas as distribuições a cartas vistas</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>Try it out</source>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Torneio novo</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Começar</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>por exemplo, Campeonato da Primavera 2027</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Escol&amp;her…</translation>
    </message>
    <message>
        <source>&amp;Name of the tournament</source>
        <translation>&amp;Nome do torneio</translation>
    </message>
    <message>
        <source>&amp;Place of the folder</source>
        <translation>&amp;Lugar da pasta</translation>
    </message>
    <message>
        <source>Its folder: {folder}</source>
        <translation>A pasta: {folder}</translation>
    </message>
    <message>
        <source>The whole procedure, from the plan to the players’ pack, in ten minutes, with any value and without waiting. Everything is marked PRACTICE, and no check ever turns green.</source>
        <translation>Todo o percurso, do plano ao pacote para os jogadores, em dez minutos: com um valor qualquer e sem esperar. Em tudo figura PRACTICE, e nenhuma verificação fica alguma vez verde.</translation>
    </message>
    <message>
        <source>It gets its own folder for the plan, the published files, the keys and the boards.</source>
        <translation>Recebe uma pasta própria: para o plano, o que se publica, as chaves e as carteiras.</translation>
    </message>
    <message>
        <source>As it will appear on everything you publish</source>
        <translation>Tal como figurará em tudo o que se publicar</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Lugar da pasta</translation>
    </message>
    <message>
        <source>Choose an existing folder.</source>
        <translation>Escolha uma pasta que exista.</translation>
    </message>
</context>
<context>
    <name>NewHolderDialog</name>
    <message>
        <source>Keep words for a tournament</source>
        <translation>Guardar palavras para um torneio</translation>
    </message>
    <message>
        <source>&amp;Make the words</source>
        <translation>&amp;Fazer as palavras</translation>
    </message>
    <message>
        <source>such as Team B</source>
        <translation>por exemplo, Equipa B</translation>
    </message>
    <message>
        <source>Folder for the slip</source>
        <translation>Pasta para o papel</translation>
    </message>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Escol&amp;her…</translation>
    </message>
    <message>
        <source>&amp;Name of the holder</source>
        <translation>&amp;Nome do depositário</translation>
    </message>
    <message>
        <source>&amp;Folder for the slip</source>
        <translation>&amp;Pasta para o papel</translation>
    </message>
    <message>
        <source>The program makes twelve words. It writes them on a slip, in new files that only you can read, and shows them nowhere else. Their hash is for the organiser: 64 digits that belong to these words and do not reveal them.</source>
        <translation>O programa faz doze palavras. Vão para um papel, em ficheiros novos que só o dono pode ler, e não são mostradas em mais lado nenhum. O hash delas é para o organizador: 64 algarismos que só pertencem a estas palavras e não revelam nenhuma.</translation>
    </message>
    <message>
        <source>Who keeps the words, as everyone will read it</source>
        <translation>Quem guarda as palavras, como todos o lerão</translation>
    </message>
</context>
<context>
    <name>NoteStrip</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Licences – {program}</source>
        <translation>Licenças – {program}</translation>
    </message>
    <message>
        <source>Licences of everything in the program</source>
        <translation>Licenças de tudo o que o programa contém</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>F&amp;echar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>OldSettingsButton</name>
    <message>
        <source>Im&amp;port old settings…</source>
        <translation>Importar definições anti&amp;gas…</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importar definições antigas</translation>
    </message>
    <message>
        <source>Read the identification and formats from Big Deal’s {windows} or {unix}</source>
        <translation>Lê a identificação e os formatos de {windows} ou {unix}, do Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal</source>
        <translation>Definições do Big Deal</translation>
    </message>
    <message>
        <source>Settings of Big Deal ({names})</source>
        <translation>Definições do Big Deal ({names})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
</context>
<context>
    <name>OpenPhases</name>
    <message>
        <source>sessions</source>
        <translation>sessões</translation>
    </message>
    <message>
        <source>such as 1 or 1-3</source>
        <translation>por exemplo, 1 ou 1-3</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>carteiras</translation>
    </message>
    <message>
        <source>such as 24 or 1-8,9-16</source>
        <translation>por exemplo, 24 ou 1-8,9-16</translation>
    </message>
    <message>
        <source>The plan leaves this open, so enter it now</source>
        <translation>O plano deixa isto em aberto, por isso indica-se agora</translation>
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
        <translation>&amp;Quantas caixas?</translation>
    </message>
    <message>
        <source>&amp;Open to print</source>
        <translation>&amp;Abrir para imprimir</translation>
    </message>
    <message>
        <source>Save the PDF in a folder that you choose</source>
        <translation>Fazer o PDF onde disser</translation>
    </message>
    <message>
        <source>Save the PDF with the set’s files, and open it for printing</source>
        <translation>Fazer o PDF junto da série e abri-lo no programa que o imprime</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Sample page</source>
        <translation>Página de amostra</translation>
    </message>
    <message>
        <source>A page of a sample record, not your boards: {words}</source>
        <translation>Uma página com carteiras de amostra, nenhuma das suas: {words}</translation>
    </message>
</context>
<context>
    <name>PhaseDialog</name>
    <message>
        <source>Change a phase</source>
        <translation>Alterar uma fase</translation>
    </message>
    <message>
        <source>Add a phase</source>
        <translation>Juntar uma fase</translation>
    </message>
    <message>
        <source>such as Round robin</source>
        <translation>por exemplo, Fase de grupos</translation>
    </message>
    <message>
        <source>How many sessions the phase has</source>
        <translation>Quantas sessões tem a fase</translation>
    </message>
    <message>
        <source>The boards of each session</source>
        <translation>As carteiras de cada sessão</translation>
    </message>
    <message>
        <source>&amp;Name of the phase</source>
        <translation>N&amp;ome da fase</translation>
    </message>
    <message>
        <source>&amp;Sessions</source>
        <translation>&amp;Sessões</translation>
    </message>
    <message>
        <source>&amp;Boards of a session</source>
        <translation>&amp;Carteiras por sessão</translation>
    </message>
    <message>
        <source>Names of the &amp;files</source>
        <translation>Nomes dos &amp;ficheiros</translation>
    </message>
    <message>
        <source>A short word, such as rr: the files will be called rr1, rr2 and so on.</source>
        <translation>Uma palavra curta, como gr: os ficheiros vão chamar-se gr1, gr2, etc.</translation>
    </message>
    <message>
        <source>Give the phase a name.</source>
        <translation>Dê um nome à fase.</translation>
    </message>
    <message>
        <source>This means: {words}.</source>
        <translation>Ou seja: {words}.</translation>
    </message>
    <message>
        <source>A phase is a part of the tournament with similar sessions, such as a final.</source>
        <translation>Uma fase é uma parte do torneio com sessões do mesmo tipo, como uma final.</translation>
    </message>
    <message>
        <source>The number is not known &amp;yet</source>
        <translation>Ainda &amp;não se sabe quantas</translation>
    </message>
    <message>
        <source>The name of the phase; # becomes the number of the session</source>
        <translation>Como se chama a fase; # passa a ser o número da sessão</translation>
    </message>
    <message>
        <source>As many sessions as needed; you enter their numbers when you deal</source>
        <translation>Tantas sessões quantas forem precisas; os números indicam-se ao distribuir</translation>
    </message>
    <message>
        <source>How the file names begin; # becomes the number of the session</source>
        <translation>Como começam os nomes dos ficheiros; # passa a ser o número da sessão</translation>
    </message>
    <message>
        <source>24 means boards 1 to 24; 21-40 means exactly these; 1-12,13-24 alternates between the two; ? means you enter them when you deal.</source>
        <translation>24 para as carteiras 1 a 24; 21-40 para essas; 1-12,13-24 para umas e outras à vez; ? para indicar ao distribuir.</translation>
    </message>
    <message>
        <source>Enter the boards of a session.</source>
        <translation>Indique que carteiras tem uma sessão.</translation>
    </message>
    <message>
        <source>Another phase already uses the file name “{prefix}”.</source>
        <translation>Outra fase já chama «{prefix}» aos seus ficheiros.</translation>
    </message>
    <message>
        <source>Sa&amp;ve phase</source>
        <translation>&amp;Guardar a fase</translation>
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
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>open</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>ao distribuir</translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <translation>
            <numerusform>%n a corrigir</numerusform>
            <numerusform>%n a corrigir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n a ver</numerusform>
            <numerusform>%n a ver</numerusform>
        </translation>
    </message>
    <message>
        <source>in order</source>
        <translation>em ordem</translation>
    </message>
</context>
<context>
    <name>PhasesTable</name>
    <message>
        <source>&amp;Add a phase…</source>
        <translation>&amp;Juntar uma fase…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>A&amp;lterar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirar</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descer</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Numbers of the phases</source>
        <translation>Números das fases</translation>
    </message>
    <message>
        <source>Add another phase</source>
        <translation>Descreve mais uma fase</translation>
    </message>
    <message>
        <source>Change the selected phase</source>
        <translation>Altera a fase escolhida</translation>
    </message>
    <message>
        <source>Remove the selected phase from the plan</source>
        <translation>Retira do plano a fase escolhida</translation>
    </message>
    <message>
        <source>Move the selected phase up</source>
        <translation>Põe a fase escolhida antes da anterior</translation>
    </message>
    <message>
        <source>Move the selected phase down</source>
        <translation>Põe a fase escolhida depois da seguinte</translation>
    </message>
    <message>
        <source>Press Return to change the selected phase, Delete to remove it.</source>
        <translation>Enter altera a fase escolhida; Delete retira-a.</translation>
    </message>
    <message>
        <source>No phases yet. A phase is a part of the tournament with similar sessions: a round robin, a final.</source>
        <translation>Ainda não há fases. Uma fase é uma parte do torneio com sessões do mesmo tipo: uma fase de grupos, uma final.</translation>
    </message>
</context>
<context>
    <name>PlanStep</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>such as Spring Championship 2027</source>
        <translation>por exemplo, Campeonato da Primavera 2027</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Nome do torneio</translation>
    </message>
    <message>
        <source>Not chosen yet.</source>
        <translation>Ainda não escolhido.</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>M&amp;udar…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first.</source>
        <translation>
            <numerusform>Há %n ponto a corrigir primeiro.</numerusform>
            <numerusform>Há %n pontos a corrigir primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the &amp;tournament</source>
        <translation>Nome do &amp;torneio</translation>
    </message>
    <message>
        <source>&amp;Holders…</source>
        <translation>&amp;Depositários…</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valor externo</translation>
    </message>
    <message>
        <source>Name and outside value</source>
        <translation>Nome e valor externo</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Choose where the outside value comes from</source>
        <translation>Indica de onde virá o valor externo</translation>
    </message>
    <message>
        <source>Other people keep words that are needed to compute any board</source>
        <translation>Outros guardam palavras sem as quais ninguém pode prever uma carteira</translation>
    </message>
    <message>
        <source>&amp;Go to Publish</source>
        <translation>Se&amp;guir para Publicar</translation>
    </message>
    <message>
        <source>The name of the tournament, written into every file</source>
        <translation>Como se chama o torneio; fica em todos os ficheiros</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Observações do controlo</translation>
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
        <translation>Pasta do modelo</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>such as Tuesday</source>
        <translation>por exemplo, terça-feira</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Saves event, boards and formats under a name, but never the date.</source>
        <translation>Prova, carteiras e formatos ficam guardados com um nome. A data nunca faz parte dele.</translation>
    </message>
    <message>
        <source>&amp;Always deal into this folder without asking</source>
        <translation>Distribuir &amp;sempre nesta pasta, sem perguntar</translation>
    </message>
    <message>
        <source>“Deal session” then shows the folder and only waits for a full meter. Nothing is ever overwritten.</source>
        <translation>«Distribuir sessão» diz então onde, e só espera que o medidor esteja cheio. Nunca se substitui nada: uma segunda série do mesmo dia recebe um número.</translation>
    </message>
    <message>
        <source>Give the preset a name.</source>
        <translation>O modelo precisa de um nome.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Escolha a pasta.</translation>
    </message>
</context>
<context>
    <name>PresetsBox</name>
    <message>
        <source>&amp;Save this session as a preset…</source>
        <translation>&amp;Guardar esta sessão como modelo…</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>M&amp;odelo</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>Gu&amp;ardar…</translation>
    </message>
    <message>
        <source>Save this session as a preset, or delete one</source>
        <translation>Guarda esta sessão como modelo, ou apaga um</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Sem modelo</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Ainda nenhum</translation>
    </message>
    <message>
        <source>&amp;Delete “{name}”</source>
        <translation>&amp;Apagar «{name}»</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Guardar modelo</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Apagar modelo</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>{name} (changed)</source>
        <translation>{name} (alterado)</translation>
    </message>
    <message>
        <source>Fill in a session that you saved earlier</source>
        <translation>Preenche a página com uma sessão guardada</translation>
    </message>
    <message>
        <source>&amp;Delete the selected preset</source>
        <translation>&amp;Apagar o modelo escolhido</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? Sets you dealt with it are not affected.</source>
        <translation>Apagar o modelo «{name}»? As séries distribuídas com ele não mudam.</translation>
    </message>
</context>
<context>
    <name>PresetsList</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Apagar…</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>sem ficheiros</translation>
    </message>
    <message>
        <source>Name, folde&amp;r…</source>
        <translation>Muda&amp;r nome, pasta…</translation>
    </message>
    <message>
        <source>{name}: {boards}, {formats}</source>
        <translation>{name}: {boards}, {formats}</translation>
    </message>
    <message>
        <source>{preset}, always into {folder}</source>
        <translation>{preset}, sempre em {folder}</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>None yet. You save a session as a preset on the Deal page.</source>
        <translation>Ainda não há nenhum. Uma sessão guarda-se como modelo na página «Distribuir».</translation>
    </message>
    <message>
        <source>Delete the selected preset</source>
        <translation>Apaga o modelo escolhido</translation>
    </message>
    <message>
        <source>Name, folder… of the selected preset</source>
        <translation>Mudar nome, pasta… do modelo escolhido</translation>
    </message>
    <message>
        <source>Rename the preset, or let it always deal into one folder</source>
        <translation>Mudar o nome do modelo, ou dizer que distribui sempre numa pasta</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Sample page, to be scrolled</source>
        <translation>Página de exemplo, para deslocar</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mais pequena</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
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
        <translation>Ficheiros verificados</translation>
    </message>
    <message>
        <source>Files read so far</source>
        <translation>Ficheiros lidos até agora</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Parar de verificar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>{done} of {wanted} files</source>
        <translation>{done} de {wanted} ficheiros</translation>
    </message>
</context>
<context>
    <name>PublishStep</name>
    <message>
        <source>Make the keys and close the plan</source>
        <translation>Cria as chaves e fecha o plano</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash das chaves</translation>
    </message>
    <message>
        <source>such as: Bulletin 1, club web page</source>
        <translation>por exemplo: Boletim 1, página do clube</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to correct first: go back to Plan.</source>
        <translation>
            <numerusform>Há %n ponto a corrigir primeiro: volte a Plano.</numerusform>
            <numerusform>Há %n pontos a corrigir primeiro: volte a Plano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the &amp;sheet…</source>
        <translation>Guardar a &amp;folha…</translation>
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
        <translation>Selar o p&amp;lano…</translation>
    </message>
    <message>
        <source>Copies the digits and the words to the clipboard, for the bulletin</source>
        <translation>Põe os algarismos e as palavras na área de transferência, para o boletim</translation>
    </message>
    <message>
        <source>It is published &amp;there</source>
        <translation>Está &amp;lá</translation>
    </message>
    <message>
        <source>Records in the journal that the plan is published there</source>
        <translation>Anota no registo que o plano está publicado lá</translation>
    </message>
    <message>
        <source>&amp;Go to Value</source>
        <translation>Se&amp;guir para Valor</translation>
    </message>
    <message>
        <source>The keys are secret until all play is over. Together with the outside value they determine the deals.</source>
        <translation>As chaves são secretas até todo o jogo acabar. Juntamente com o valor externo, determinam as distribuições.</translation>
    </message>
    <message>
        <source>It is part of the plan. It commits you to the keys and reveals nothing about them. You can read it out or print it too.</source>
        <translation>Está no plano, fixa as chaves e não denuncia nada. Também pode ser lido em voz alta ou impresso.</translation>
    </message>
    <message>
        <source>It commits you to the plan, the promise and the keys, and reveals nothing about them. Print it where it cannot be taken back, such as the bulletin or the notice board. The words mean the same as the digits.</source>
        <translation>Fixa o plano, a promessa e as chaves, e não revela nada. Imprima-o onde não possa ser retirado: no boletim, no quadro. As palavras dizem o mesmo.</translation>
    </message>
    <message>
        <source>Inspector’s findings</source>
        <translation>Observações do controlo</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Quem guarda as chaves</translation>
    </message>
    <message>
        <source>How they are sealed</source>
        <translation>Como são seladas</translation>
    </message>
    <message>
        <source>Where is it published?</source>
        <translation>Onde está?</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) to read and tick.</source>
        <translation>
            <numerusform>Há %n aviso a ver e assinalar.</numerusform>
            <numerusform>Há %n avisos a ver e assinalar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how the keys are kept.</source>
        <translation>Indique como são guardadas as chaves.</translation>
    </message>
    <message>
        <source>A page for the notice board and the bulletin, as a PDF to print</source>
        <translation>Uma página para o quadro e o boletim, em PDF para imprimir</translation>
    </message>
    <message>
        <source>The first day on which everyone could see it there</source>
        <translation>O primeiro dia em que todos o podiam ver ali</translation>
    </message>
    <message>
        <source>Not published yet: no place has been entered here.</source>
        <translation>Ainda não publicado: ninguém disse aqui onde está.</translation>
    </message>
    <message>
        <source>Sealed {time}. The plan and its keys are fixed and can no longer be changed.</source>
        <translation>Selado: {time}. O plano e as suas chaves ficam fixados e já não podem ser alterados.</translation>
    </message>
    <message>
        <source>The plan was sealed on another computer or by another program.</source>
        <translation>O plano está selado, noutro computador ou com outro programa.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Código &amp;QR…</translation>
    </message>
    <message>
        <source>Cop&amp;y the check code</source>
        <translation>&amp;Copiar o código de verificação</translation>
    </message>
    <message>
        <source>The check code</source>
        <translation>O código de verificação</translation>
    </message>
    <message>
        <source>The program seals the plan; you publish it. Enter where everyone can find the plan and the check code (digest, SHA-256), and since which day. The public pack will show this, in your words.</source>
        <translation>O programa sela; publicar é consigo. Diga onde todos encontram o plano e o código de verificação, e desde que dia: ficará no pacote público, nas suas palavras.</translation>
    </message>
    <message>
        <source>Shows the check code for a telephone to read</source>
        <translation>Mostra o código de verificação para um telefone o ler</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
</context>
<context>
    <name>QrDialog</name>
    <message>
        <source>QR code of the text below</source>
        <translation>Código QR do texto abaixo</translation>
    </message>
    <message>
        <source>Cop&amp;y the text</source>
        <translation>&amp;Copiar o texto</translation>
    </message>
    <message>
        <source>Copy it to paste it elsewhere</source>
        <translation>Copiar, para colar noutro sítio</translation>
    </message>
</context>
<context>
    <name>RecordMaking</name>
    <message>
        <source>Hand record</source>
        <translation>Folha das mãos</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Folhas de distribuição</translation>
    </message>
    <message>
        <source>Curtain cards</source>
        <translation>Fichas de mão</translation>
    </message>
    <message>
        <source>{kind} made</source>
        <translation>{kind}: criado</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Labels made</source>
        <translation>Etiquetas criadas</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista de verificação</translation>
    </message>
    <message>
        <source>Checklist made</source>
        <translation>Lista de verificação criada</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Pacote público</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) inside: boards for programs, hand record, checksums.</source>
        <translation>
            <numerusform>Contém %n ficheiro: carteiras para programas, folha das mãos, somas de verificação.</numerusform>
            <numerusform>Contém %n ficheiros: carteiras para programas, folha das mãos, somas de verificação.</numerusform>
        </translation>
    </message>
    <message>
        <source>Public pack made</source>
        <translation>Pacote público criado</translation>
    </message>
    <message>
        <source>Files ({suffix})</source>
        <translation>Ficheiros ({suffix})</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} em {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Folder for %n file(s)</source>
        <translation>
            <numerusform>Pasta para %n ficheiro</numerusform>
            <numerusform>Pasta para %n ficheiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {folder}</source>
        <translation>
            <numerusform>%n ficheiro em {folder}</numerusform>
            <numerusform>%n ficheiros em {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the boards’ numbers, dealers and vulnerabilities, and no card.</source>
        <translation>Tem os números das carteiras, os dadores e a vulnerabilidade, e nenhuma carta.</translation>
    </message>
    <message>
        <source>Players’ paper made</source>
        <translation>Folhas dos jogadores feitas</translation>
    </message>
    <message>
        <source>Players’ paper</source>
        <translation>Folhas dos jogadores</translation>
    </message>
    <message>
        <source>They reveal nothing about the cards. Print them without scaling (100 %).</source>
        <translation>Não dizem nada sobre as cartas. Imprima-as sem ajustar o tamanho (100 %).</translation>
    </message>
    <message>
        <source>Two people sign for each duplicated board. It reveals nothing about the cards.</source>
        <translation>Duas pessoas assinam cada carteira duplicada; não diz nada sobre as cartas.</translation>
    </message>
    <message>
        <source>Sealed with your passphrase. Use “Open a sealed record…” to open it.</source>
        <translation>Selado com a sua frase secreta. Abre-se com «Abrir uma folha selada…».</translation>
    </message>
    <message>
        <source>Sealed until {time}. After that, use “Open a sealed record…” on this computer.</source>
        <translation>Selado até {time}. Abre-se então com «Abrir uma folha selada…», neste computador.</translation>
    </message>
    <message>
        <source>The file is not sealed: anyone who has it can see all hands.</source>
        <translation>O ficheiro está aberto: quem o tiver vê todas as mãos.</translation>
    </message>
    <message>
        <source>Locked until {time}. After that, open it on the Check page.</source>
        <translation>Bloqueado até {time}. Depois, abra-o na página Verificação.</translation>
    </message>
    <message>
        <source>Hand record and public pack made</source>
        <translation>Folha das mãos e pacote público criados</translation>
    </message>
</context>
<context>
    <name>RecordOpening</name>
    <message>
        <source>Open a sealed record</source>
        <translation>Abrir uma folha selada</translation>
    </message>
    <message>
        <source>Sealed files (*.age)</source>
        <translation>Ficheiros selados (*.age)</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”</source>
        <translation>Frase secreta de «{name}»</translation>
    </message>
    <message>
        <source>Records ({suffix})</source>
        <translation>Impressos ({suffix})</translation>
    </message>
    <message>
        <source>The opened record</source>
        <translation>O impresso aberto</translation>
    </message>
    <message>
        <source>{name} in {folder}</source>
        <translation>{name} em {folder}</translation>
    </message>
    <message>
        <source>Record opened</source>
        <translation>Impresso aberto</translation>
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
        <translation>O ficheiro está aberto: quem o tiver vê todas as mãos.</translation>
    </message>
</context>
<context>
    <name>RecordsBar</name>
    <message>
        <source>&amp;Hand record…</source>
        <translation>&amp;Folha das mãos…</translation>
    </message>
    <message>
        <source>&amp;Dealing sheets…</source>
        <translation>Folhas de &amp;distribuição…</translation>
    </message>
    <message>
        <source>C&amp;urtain cards…</source>
        <translation>Fi&amp;chas de mão…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>Et&amp;iquetas…</translation>
    </message>
    <message>
        <source>Chec&amp;klist…</source>
        <translation>&amp;Lista de verificação…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>P&amp;ublicar…</translation>
    </message>
    <message>
        <source>The deals of the set on paper, for after play</source>
        <translation>As distribuições da série em papel, para depois do jogo</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiquetas para as caixas, com o código da série; sem cartas</translation>
    </message>
    <message>
        <source>A list to sign while duplicating; no cards</source>
        <translation>Uma lista para assinar enquanto se duplica; sem cartas</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ paper</source>
        <translation>Folhas dos &amp;jogadores</translation>
    </message>
    <message>
        <source>&amp;Travellers…</source>
        <translation>&amp;Folhas ambulantes…</translation>
    </message>
    <message>
        <source>&amp;Pickup slips…</source>
        <translation>&amp;Talões de resultado…</translation>
    </message>
    <message>
        <source>Personal &amp;scorecards…</source>
        <translation>Folhas de &amp;marcação pessoal…</translation>
    </message>
    <message>
        <source>Table &amp;cards…</source>
        <translation>&amp;Cartões de mesa…</translation>
    </message>
    <message>
        <source>Travellers, slips, scorecards and table cards, without a card in them</source>
        <translation>Folhas ambulantes, talões, folhas de marcação e cartões de mesa, sem nenhuma carta</translation>
    </message>
    <message>
        <source>For dealing a sorted pack by list, without seeing a hand</source>
        <translation>Para distribuir um baralho ordenado segundo uma lista, sem ver nenhuma mão</translation>
    </message>
    <message>
        <source>Each hand on its own card, to go into the board</source>
        <translation>Cada mão numa ficha própria, para ficar com ela na carteira</translation>
    </message>
    <message>
        <source>One file with everything for the web page, after play</source>
        <translation>Tudo para a página web num ficheiro, depois do jogo</translation>
    </message>
    <message>
        <source>Boards that have been played cannot be dealt again with sheets or curtain cards.</source>
        <translation>As carteiras já jogadas não voltam a ser distribuídas com folhas de distribuição nem fichas de mão.</translation>
    </message>
    <message>
        <source>Not played yet, so prints that show cards will be sealed.</source>
        <translation>Ainda por jogar: o que mostra as cartas é selado.</translation>
    </message>
    <message>
        <source>Checklists and packs are made for one set at a time.</source>
        <translation>As listas de verificação e os pacotes fazem-se série a série.</translation>
    </message>
    <message>
        <source>You can publish it once it is marked as finished on the Journal page.</source>
        <translation>Para a publicar, marque-a como terminada (Registo).</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>&amp;Open a sealed record…</source>
        <translation>&amp;Abrir uma folha selada…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir pas&amp;ta</translation>
    </message>
    <message>
        <source>Double dummy: {done} of {wanted} boards</source>
        <translation>A cartas vistas: {done} de {wanted} carteiras</translation>
    </message>
    <message>
        <source>Boards solved</source>
        <translation>Carteiras resolvidas</translation>
    </message>
    <message>
        <source>With its passphrase, or after its time has come</source>
        <translation>Com a frase secreta, ou quando chegar a hora</translation>
    </message>
    <message>
        <source>No sets yet. Once you have dealt one, you print its records and labels here.</source>
        <translation>Ainda não há séries. Quando uma for distribuída, imprimem-se aqui as suas folhas e etiquetas.</translation>
    </message>
    <message>
        <source>No files were left behind. ({place})</source>
        <translation>Não ficou nenhum ficheiro. ({place})</translation>
    </message>
    <message>
        <source>Boards analysed so far</source>
        <translation>Carteiras cujos resultados a cartas vistas são conhecidos</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Parar; não fica nenhum ficheiro</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Folhas das mãos</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Set code {code}</source>
        <translation>Código da série {code}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>&amp;Paper…</source>
        <translation>Papel do clu&amp;be…</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n série escolhida</numerusform>
            <numerusform>%n séries escolhidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your club’s header and footer, and the page layout</source>
        <translation>Cabeçalho e rodapé do seu clube, e o aspeto da página</translation>
    </message>
</context>
<context>
    <name>RestoreButton</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar uma cópia de segurança</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>The backup is sealed</source>
        <translation>A cópia de segurança está selada</translation>
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
        <translation>Trazer o registo, as definições e os modelos de uma cópia de segurança</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Set code</source>
        <translation>Código da série</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>A&amp;brir pasta</translation>
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
        <translation>Sessão segui&amp;nte</translation>
    </message>
    <message>
        <source>Open &amp;its folder</source>
        <translation>A&amp;brir a pasta</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Mostra os ficheiros na sua pasta</translation>
    </message>
    <message>
        <source>Labels for boxes, with the set code; no cards</source>
        <translation>Etiquetas para as caixas, com o código da série; sem cartas</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Cria o certificado de distribuição desta série, em PDF; sem cartas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) dealt</source>
        <translation>
            <numerusform>%n carteira distribuída</numerusform>
            <numerusform>%n carteiras distribuídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Código da série {code}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Em {folder}</translation>
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
        <translation>aleatoriedade: {source}</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>O que fazer a seguir</translation>
    </message>
    <message numerus="yes">
        <source>of %n board(s)</source>
        <translation>
            <numerusform>de %n carteira</numerusform>
            <numerusform>de %n carteiras</numerusform>
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
        <translation>Outros podem ler estes ficheiros</translation>
    </message>
    <message>
        <source>&amp;Always like this</source>
        <translation>&amp;Sempre assim</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>Nã&amp;o</translation>
    </message>
    <message>
        <source>Always like this, into this folder?</source>
        <translation>Sempre assim, nesta pasta?</translation>
    </message>
    <message>
        <source>Write it on the label of each box. It tells you which set is inside.</source>
        <translation>Escreva-o na etiqueta de cada caixa: diz que série está lá dentro.</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>O código desta série; não diz nada sobre as cartas</translation>
    </message>
    <message>
        <source>Start another session with an empty meter</source>
        <translation>Começa outra sessão, com o medidor vazio</translation>
    </message>
    <message>
        <source>all files written, read back and compared</source>
        <translation>todos os ficheiros escritos, relidos e comparados</translation>
    </message>
    <message>
        <source>Writing the files had been interrupted</source>
        <translation>Uma entrega tinha sido interrompida</translation>
    </message>
    <message>
        <source>Do not open these files before play: they contain the hands.</source>
        <translation>Não abra estes ficheiros antes do jogo: contêm as mãos.</translation>
    </message>
    <message>
        <source>Copy the set code to paste it elsewhere; it reveals no cards</source>
        <translation>Copiar o código da série, para o colar noutro sítio; não revela cartas</translation>
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
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Public pack</source>
        <translation>Pacote público</translation>
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
        <translation>interrompida, a chave pode ser conhecida</translation>
    </message>
    <message>
        <source>secret, reserve dealt</source>
        <translation>secreta, reserva distribuída</translation>
    </message>
</context>
<context>
    <name>RevealStep</name>
    <message>
        <source>Choos&amp;e…</source>
        <translation>Escol&amp;her…</translation>
    </message>
    <message>
        <source>&amp;Reveal…</source>
        <translation>Re&amp;velar…</translation>
    </message>
    <message>
        <source>Make the public pack</source>
        <translation>Cria o pacote público</translation>
    </message>
    <message>
        <source>&amp;Reveal the ticked sessions…</source>
        <translation>Re&amp;velar as sessões assinaladas…</translation>
    </message>
    <message>
        <source>Make a public pack for each of them; the other keys stay secret</source>
        <translation>Criar um pacote público para cada uma; as outras chaves continuam em segredo</translation>
    </message>
    <message>
        <source>&amp;Verify the pack</source>
        <translation>Veri&amp;ficar o pacote</translation>
    </message>
    <message>
        <source>One file (.zip) that you publish</source>
        <translation>Um só ficheiro (.zip) que se publica</translation>
    </message>
    <message>
        <source>The same evening</source>
        <translation>Na própria noite</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Todas as sessões</translation>
    </message>
    <message>
        <source>Open the keys</source>
        <translation>Abrir as chaves</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Ficheir&amp;o</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack is “{pack}”: publish it.</source>
        <translation>Revelado: {time}. O pacote é «{pack}»: publique-o.</translation>
    </message>
    <message>
        <source>In it: {names}</source>
        <translation>Contém: {names}</translation>
    </message>
    <message>
        <source>Tick the sessions whose play is over.</source>
        <translation>Assinale as sessões que já foram jogadas.</translation>
    </message>
    <message>
        <source>&amp;All play is over, including reserve sets</source>
        <translation>&amp;Todo o jogo acabou, também o das séries de reserva</translation>
    </message>
    <message>
        <source>Choose where to save the pack</source>
        <translation>Indica para onde vai o pacote</translation>
    </message>
    <message>
        <source>Check it as any player can</source>
        <translation>Verifica-o como qualquer jogador pode fazer</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet</source>
        <translation>As chaves abrem todas as sessões, também as que ainda estão por jogar</translation>
    </message>
    <message>
        <source>Each ticked session gets its own public pack on the evening it was played. The pack opens only that session and its reserve set, which cannot be used after that.</source>
        <translation>Cada sessão assinalada recebe um pacote público próprio, na noite em que foi jogada. Abre só essa sessão e a sua série de reserva: esta já não se pode usar depois.</translation>
    </message>
    <message>
        <source>The keys open all sessions at once. Anyone who has them knows every board not played yet.</source>
        <translation>As chaves abrem todas as sessões de uma vez. Quem as tem conhece todas as carteiras que ainda não foram jogadas.</translation>
    </message>
    <message>
        <source>One file with the plan, the keys, the boards and a text that tells players how to check them.</source>
        <translation>Um só ficheiro com o plano, as chaves, as carteiras distribuídas e um texto que explica aos jogadores como verificar.</translation>
    </message>
    <message>
        <source>Tick the box when all play is over.</source>
        <translation>Assinale que todo o jogo acabou.</translation>
    </message>
    <message>
        <source>Choose where to save the pack.</source>
        <translation>Indique para onde vai o pacote.</translation>
    </message>
    <message>
        <source>Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, make it again here: it has the same boards.</source>
        <translation>Revelado: {time}. O pacote «{pack}» não está na pasta do torneio. Se se perdeu, faça-o de novo aqui: tem as mesmas carteiras.</translation>
    </message>
</context>
<context>
    <name>RevealTable</name>
    <message>
        <source>Sessions that were dealt</source>
        <translation>Sessões distribuídas</translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>A barra de espaço assinala a sessão escolhida.</translation>
    </message>
</context>
<context>
    <name>RoundFields</name>
    <message>
        <source>Figure &amp;instead</source>
        <translation>&amp;Número em vez dele</translation>
    </message>
    <message>
        <source>&amp;Value of that day</source>
        <translation>&amp;Valor desse dia</translation>
    </message>
    <message>
        <source>&amp;Hour</source>
        <translation>&amp;Hora</translation>
    </message>
    <message>
        <source>Round {number}: {time} UTC</source>
        <translation>Sorteio {number}: {time} UTC</translation>
    </message>
    <message>
        <source>By this computer’s clock</source>
        <translation>Pelo relógio deste computador</translation>
    </message>
    <message>
        <source>If that network has ended before then, a figure of the next day counts:</source>
        <translation>Se essa rede tiver acabado antes, conta um número do dia seguinte:</translation>
    </message>
</context>
<context>
    <name>RoundPart</name>
    <message>
        <source>Address of the round</source>
        <translation>Endereço do sorteio</translation>
    </message>
    <message>
        <source>&amp;Paste number, signature and randomness</source>
        <translation>&amp;Colar número, assinatura e número aleatório</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Abrir um &amp;ficheiro…</translation>
    </message>
    <message>
        <source>The network had en&amp;ded: type the value promised for that case</source>
        <translation>A rede tinha &amp;acabado: escreva o prometido para esse caso</translation>
    </message>
    <message>
        <source>Everything the address shows, or its three parts in any order</source>
        <translation>Tudo o que o endereço mostra, ou as três partes em qualquer ordem</translation>
    </message>
    <message>
        <source>A file with what the address shows</source>
        <translation>Um ficheiro com o que o endereço mostra</translation>
    </message>
    <message>
        <source>Everyone will see this, with your reason</source>
        <translation>Todos ficarão a saber, com o seu motivo</translation>
    </message>
    <message>
        <source>Enter the promised round</source>
        <translation>Trazer o sorteio prometido</translation>
    </message>
    <message>
        <source>Round {number} appears on {moment} by this computer’s clock. Open the address below on a telephone, or on a computer with a network, and enter here what it shows. The signature is checked here, so nobody has to look the value up.</source>
        <translation>O sorteio {number} sai em {moment} pelo relógio deste computador. Abra o endereço abaixo com um telefone, ou num computador com internet, e traga para aqui o que ele mostrar. A assinatura é verificada aqui; ninguém tem de consultar o valor.</translation>
    </message>
    <message>
        <source>&amp;QR code…</source>
        <translation>Código &amp;QR…</translation>
    </message>
    <message>
        <source>Shows the address for a telephone to read</source>
        <translation>Mostra o endereço para um telefone o ler</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Deal session: name of the set</source>
        <translation>Distribuir sessão: nome da série</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuir</translation>
    </message>
</context>
<context>
    <name>SealingBox</name>
    <message>
        <source>Sealing</source>
        <translation>Selo</translation>
    </message>
    <message>
        <source>Seal it with a &amp;passphrase</source>
        <translation>Selar com uma f&amp;rase secreta</translation>
    </message>
    <message>
        <source>Seal it until a ti&amp;me</source>
        <translation>Selar até certa &amp;hora</translation>
    </message>
    <message>
        <source>several words</source>
        <translation>várias palavras</translation>
    </message>
    <message>
        <source>P&amp;assphrase</source>
        <translation>Frase &amp;secreta</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>Outra &amp;vez</translation>
    </message>
    <message>
        <source>Ope&amp;ns on</source>
        <translation>A&amp;bre-se em</translation>
    </message>
    <message>
        <source>The file will show every card. A player who has seen one may not play these boards (Law 6D).</source>
        <translation>O ficheiro vai mostrar todas as cartas. Um jogador que tenha visto alguma não pode jogar estas carteiras (Lei 6D).</translation>
    </message>
    <message>
        <source>Type a passphrase for the seal first</source>
        <translation>Escreva primeiro uma frase secreta</translation>
    </message>
    <message>
        <source>The passphrase is too weak</source>
        <translation>A frase secreta é demasiado fraca</translation>
    </message>
    <message>
        <source>Type the same passphrase again</source>
        <translation>Escreva outra vez a mesma frase secreta</translation>
    </message>
    <message>
        <source>Too weak: {reason}</source>
        <translation>Demasiado fraca: {reason}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Boa</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Offer words</source>
        <translation>Propor palavras</translation>
    </message>
    <message>
        <source>Play is &amp;over – print open</source>
        <translation>Jogo &amp;terminado: imprimir sem selar</translation>
    </message>
    <message>
        <source>The journal will say that the set is finished. Its files go into your archive, if any.</source>
        <translation>O registo dirá que a série está terminada. Os seus ficheiros vão para a pasta à parte, se tiver uma.</translation>
    </message>
    <message>
        <source>The journal says that these boards are still to be played</source>
        <translation>Segundo o registo, estas carteiras ainda estão por jogar</translation>
    </message>
    <message>
        <source>Lea&amp;ve it unsealed</source>
        <translation>Dei&amp;xar aberto</translation>
    </message>
    <message>
        <source>I und&amp;erstand: anyone who opens the file can see all hands</source>
        <translation>Compree&amp;ndo: quem abrir o ficheiro vê todas as mãos</translation>
    </message>
    <message>
        <source>Nobody can open the file without it. If you lose it, you can make the record again after play.</source>
        <translation>Sem ela ninguém o abre; se se perder, crie a folha outra vez depois do jogo.</translation>
    </message>
    <message>
        <source>This program will open it then, on this computer, or once the set is finished. Weaker: anyone who can read your files here, or change the clock, could open it earlier.</source>
        <translation>Este programa abre-o então, neste computador, ou quando a série estiver terminada. Menos seguro: quem puder ler aqui os seus ficheiros, ou adiantar o relógio, poderia abri-lo antes.</translation>
    </message>
    <message>
        <source>The day and time from which the record can be opened</source>
        <translation>O dia e a hora a partir dos quais pode ser aberto</translation>
    </message>
    <message>
        <source>Choose a time in the future</source>
        <translation>Escolha um momento que ainda não passou</translation>
    </message>
    <message>
        <source>Tick that you understand what an unsealed file shows</source>
        <translation>Assinale que compreende o que um ficheiro aberto mostra</translation>
    </message>
    <message>
        <source>At least {count} characters; several words are best.</source>
        <translation>Pelo menos {count} letras; de preferência várias palavras.</translation>
    </message>
    <message>
        <source>the two do not match yet</source>
        <translation>as duas ainda não são iguais</translation>
    </message>
    <message>
        <source>Let the program make up words, and show them</source>
        <translation>Preencher com palavras feitas pelo programa, e mostrá-las</translation>
    </message>
    <message>
        <source>Strong: {bits} bits that nobody can guess. Write the words down before you continue.</source>
        <translation>Forte: {bits} bits que ninguém consegue adivinhar. Anote as palavras antes de continuar.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Loc&amp;k it until a time</source>
        <translation>Blo&amp;quear até certa hora</translation>
    </message>
    <message>
        <source>Locke&amp;d until</source>
        <translation>Bloqueado &amp;até</translation>
    </message>
    <message>
        <source>Nobody can open the file before then, this computer included. After that anyone can, with what a public clock publishes. The set’s own files stay as they are.</source>
        <translation>Ninguém pode abrir o ficheiro antes, nem este computador. Depois pode qualquer um, com o que um relógio público publica. Os ficheiros da série ficam como estão.</translation>
    </message>
    <message>
        <source>Make the pu&amp;blic pack too</source>
        <translation>Criar também o &amp;pacote público</translation>
    </message>
    <message>
        <source>Record and pack are saved in {folder}, and the record opens for printing.</source>
        <translation>A folha e o pacote são guardados em {folder}, e a folha abre-se para imprimir.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>{topic}: press Ctrl+Page Up or Ctrl+Page Down to go from one to the next</source>
        <translation>{topic}: Ctrl+Page Up e Ctrl+Page Down levam de um ao outro</translation>
    </message>
</context>
<context>
    <name>SessionsModel</name>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
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
        <translation>distribuída</translation>
    </message>
    <message>
        <source>not dealt</source>
        <translation>por distribuir</translation>
    </message>
    <message>
        <source>reserve dealt</source>
        <translation>reserva distribuída</translation>
    </message>
</context>
<context>
    <name>SessionsTable</name>
    <message>
        <source>Tick &amp;all</source>
        <translation>Assinalar &amp;todas</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Não assinalar nenhuma</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Deal every session</source>
        <translation>Distribuir todas as sessões</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) ticked, {boards} boards</source>
        <translation>
            <numerusform>%n sessão assinalada, {boards} carteiras</numerusform>
            <numerusform>%n sessões assinaladas, {boards} carteiras</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the space bar to tick the selected session.</source>
        <translation>A barra de espaço assinala a sessão escolhida.</translation>
    </message>
    <message>
        <source>Start with no sessions</source>
        <translation>Começar sem nenhuma sessão</translation>
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
        <translation>por exemplo, K7QM-2PXA</translation>
    </message>
    <message>
        <source>Set code</source>
        <translation>Código da série</translation>
    </message>
    <message>
        <source>&amp;Which set is this?</source>
        <translation>&amp;Que série é?</translation>
    </message>
    <message>
        <source>No set “{code}” on this computer</source>
        <translation>Neste computador não há nenhuma série «{code}»</translation>
    </message>
    <message>
        <source>{state}: {meaning}</source>
        <translation>{state}: {meaning}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Distribuída: {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vista pela primeira vez: {time}</translation>
    </message>
    <message>
        <source>The set code on the label, on the sheet or in the file</source>
        <translation>O código da série que está na etiqueta, na folha ou no ficheiro</translation>
    </message>
    <message>
        <source>Find the session this set code belongs to</source>
        <translation>Diz a que sessão pertence este código</translation>
    </message>
    <message>
        <source>Compare each letter with the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Compare cada letra com a etiqueta. Uma série distribuída noutro computador está no registo desse computador.</translation>
    </message>
    <message>
        <source>{path} (no longer there)</source>
        <translation>{path} (já não está)</translation>
    </message>
    <message>
        <source>Spot check…</source>
        <translation>Verificação por amostra…</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot</source>
        <translation>Verificar carteiras duplicadas com perguntas sorteadas</translation>
    </message>
</context>
<context>
    <name>SetPages</name>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>History</source>
        <comment>accessible name of the page Journal</comment>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>Folhas das mãos</translation>
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
        <translation>Em &amp;jogo</translation>
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
        <translation>An&amp;ular</translation>
    </message>
    <message>
        <source>&amp;Certificate…</source>
        <translation>&amp;Certificado…</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Abrir pasta</translation>
    </message>
    <message>
        <source>Mark as</source>
        <translation>Marcar como</translation>
    </message>
    <message>
        <source>Make the dealing certificate of this set, as a PDF; no cards</source>
        <translation>Cria o certificado de distribuição desta série, em PDF; sem cartas</translation>
    </message>
    <message>
        <source>Show the files in their folder</source>
        <translation>Mostra os ficheiros na sua pasta</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) chosen</source>
        <translation>
            <numerusform>%n série escolhida</numerusform>
            <numerusform>%n séries escolhidas</numerusform>
        </translation>
    </message>
    <message>
        <source>When play is over: make the file that a web site, a scorer or a program takes</source>
        <translation>Quando o jogo termina: criar o ficheiro que um site ou um programa de resultados aceita</translation>
    </message>
    <message>
        <source>Send to…</source>
        <translation>Enviar para…</translation>
    </message>
    <message>
        <source>The code of this set; it reveals nothing about the cards</source>
        <translation>O código desta série; não diz nada sobre as cartas</translation>
    </message>
    <message>
        <source>Select a set above to see where its files are, or several sets to mark them together.</source>
        <translation>Escolha acima uma série para ver onde estão os ficheiros, ou várias para as marcar em conjunto.</translation>
    </message>
    <message>
        <source>Undo the last step for all of them</source>
        <translation>Anular o último passo de todas</translation>
    </message>
</context>
<context>
    <name>SetWords</name>
    <message>
        <source>Not delivered</source>
        <translation>Não entregue</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuída</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>Duplicada</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Em jogo</translation>
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
        <translation>De fora</translation>
    </message>
    <message>
        <source>The files are ready for the dealing machine.</source>
        <translation>Os ficheiros estão prontos para a máquina de duplicar.</translation>
    </message>
    <message>
        <source>The boards are in their boxes.</source>
        <translation>As carteiras estão nas caixas.</translation>
    </message>
    <message>
        <source>Players have seen boards of it.</source>
        <translation>Já houve jogadores a ver cartas das suas carteiras.</translation>
    </message>
    <message>
        <source>Set {code}</source>
        <translation>Série {code}</translation>
    </message>
    <message>
        <source>boards {numbers}</source>
        <translation>carteiras {numbers}</translation>
    </message>
    <message>
        <source>board {numbers}</source>
        <translation>carteira {numbers}</translation>
    </message>
    <message>
        <source>Dealt {time}</source>
        <translation>Distribuída: {time}</translation>
    </message>
    <message>
        <source>First seen {time}</source>
        <translation>Vista pela primeira vez: {time}</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Não ficou nenhum ficheiro.</translation>
    </message>
    <message>
        <source>Play is over: nobody will play these boards again.</source>
        <translation>O jogo acabou: ninguém volta a jogar estas carteiras.</translation>
    </message>
    <message>
        <source>Anyone may see the hands.</source>
        <translation>Todos podem ver as mãos.</translation>
    </message>
    <message>
        <source>Not dealt on this computer, but checked here.</source>
        <translation>Não foi distribuída neste computador, mas foi vista aqui.</translation>
    </message>
    <message>
        <source>Unnamed set</source>
        <translation>Série sem nome</translation>
    </message>
    <message>
        <source>No sets match. Clear the search, or choose “All states”.</source>
        <translation>Nenhuma série corresponde. Limpe a pesquisa ou escolha «Todos os estados».</translation>
    </message>
    <message>
        <source>It is being dealt now, or its folder is away: then the next dealing shows what happened to it. Do not use its files.</source>
        <translation>Está a ser distribuída agora, ou a sua pasta está ausente: então a próxima distribuição mostra o que foi feito dela. Não use os seus ficheiros.</translation>
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
        <translation>prova, data, código, formato ou ficheiro</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos os estados</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Pesquisar</translation>
    </message>
    <message>
        <source>S&amp;tate</source>
        <translation>&amp;Estado</translation>
    </message>
    <message>
        <source>Show only sets that match all these words</source>
        <translation>Mostra só as séries que têm todas estas palavras</translation>
    </message>
    <message>
        <source>Show only sets in one state</source>
        <translation>Mostra só as séries de um estado</translation>
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
        <translation>Prova</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Carteiras</translation>
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
        <translation>Código da série</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origem</translation>
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
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Best and newest first</source>
        <translation>Primeiro as mais próximas e recentes</translation>
    </message>
    <message>
        <source>Every set dealt or checked on this computer, newest first. Press the menu key to open its menu.</source>
        <translation>Todas as séries distribuídas ou vistas neste computador, as mais recentes primeiro. A tecla de menu abre o menu.</translation>
    </message>
    <message>
        <source>Click to sort by a column; click a third time for the usual order</source>
        <translation>Clique para ordenar por uma coluna, e uma terceira vez para a ordem habitual</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Restore de&amp;faults…</source>
        <translation>&amp;Valores iniciais…</translation>
    </message>
    <message>
        <source>State of the settings</source>
        <translation>Estado das definições</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.</source>
        <translation>Do Big Deal: bigdeal.ini ou .bigdealrc, byte a byte.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Apagar modelo</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”?</source>
        <translation>Apagar o modelo «{name}»?</translation>
    </message>
    <message>
        <source>Import old settings</source>
        <translation>Importar definições antigas</translation>
    </message>
    <message>
        <source>Replace the identification?</source>
        <translation>Substituir a identificação?</translation>
    </message>
    <message>
        <source>Saved, without: {formats}</source>
        <translation>Guardado, sem: {formats}</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valores iniciais</translation>
    </message>
    <message>
        <source>Your identification, your presets and the sets you have dealt are kept.</source>
        <translation>A sua identificação, os modelos e as séries distribuídas são mantidos.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Sets you dealt with it are not affected.</source>
        <translation>As séries distribuídas com ele não mudam.</translation>
    </message>
    <message>
        <source>The one in the file differs from yours. Sets you have already dealt are not affected.</source>
        <translation>A do ficheiro é diferente da sua. As séries já distribuídas não mudam.</translation>
    </message>
    <message>
        <source>Reset everything to how it was at the first start?</source>
        <translation>Repor tudo como estava ao abrir o programa pela primeira vez?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Repor</translation>
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
        <translation>Mostrar o que foi escrito, se ninguém olhar por cima do seu ombro</translation>
    </message>
</context>
<context>
    <name>SourceFields</name>
    <message>
        <source>opening value</source>
        <translation>valor de abertura</translation>
    </message>
    <message>
        <source>closing value</source>
        <translation>valor de fecho</translation>
    </message>
    <message>
        <source>fixing</source>
        <translation>fixação (fixing)</translation>
    </message>
    <message>
        <source>Which value of the day counts</source>
        <translation>Que valor do dia conta</translation>
    </message>
    <message>
        <source>A figure that anyone can look up for years</source>
        <translation>Um número que qualquer pessoa possa consultar durante anos</translation>
    </message>
</context>
<context>
    <name>SourceWizard</name>
    <message>
        <source>Where will the outside value come from?</source>
        <translation>De onde virá o valor externo?</translation>
    </message>
    <message>
        <source>Kind of promise</source>
        <translation>Tipo de promessa</translation>
    </message>
    <message>
        <source>A figure of the stock &amp;market (the usual way)</source>
        <translation>Um número da &amp;bolsa (o habitual)</translation>
    </message>
    <message>
        <source>The program writes the sentence and knows when the exchange is closed.</source>
        <translation>O programa escreve a frase e sabe quando a bolsa está fechada.</translation>
    </message>
    <message>
        <source>Something else, in my &amp;own words</source>
        <translation>Outra coisa, por palavras &amp;minhas</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>&amp;Value of the day</source>
        <translation>&amp;Valor do dia</translation>
    </message>
    <message>
        <source>Second fi&amp;gure</source>
        <translation>Se&amp;gundo número</translation>
    </message>
    <message>
        <source>Its va&amp;lue</source>
        <translation>O seu va&amp;lor</translation>
    </message>
    <message>
        <source>It belongs to a &amp;day</source>
        <translation>P&amp;ertence a um dia</translation>
    </message>
    <message>
        <source>What will be published, word for word</source>
        <translation>O que será publicado, palavra por palavra</translation>
    </message>
    <message>
        <source>Day of the value</source>
        <translation>Dia do valor</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mês seguinte</translation>
    </message>
    <message>
        <source>The day whose value counts</source>
        <translation>O dia cujo valor conta</translation>
    </message>
    <message>
        <source>Your &amp;words</source>
        <translation>As suas palav&amp;ras</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>O dia</translation>
    </message>
    <message>
        <source>This will be published</source>
        <translation>Isto será publicado</translation>
    </message>
    <message>
        <source>Write your words.</source>
        <translation>Escreva as suas palavras.</translation>
    </message>
    <message>
        <source>A number of the public &amp;clock drand, which proves itself</source>
        <translation>Um número do relógio público &amp;drand, que se prova a si próprio</translation>
    </message>
    <message>
        <source>&amp;Use this promise</source>
        <translation>&amp;Aceitar esta promessa</translation>
    </message>
    <message>
        <source>Such as the numbers of a lottery draw. Write exactly which draw, and what counts if it does not take place.</source>
        <translation>Por exemplo, os números de um sorteio da lotaria. Diga exatamente quais, e o que acontece se falhar.</translation>
    </message>
    <message>
        <source>Add a &amp;second figure: even harder to foresee</source>
        <translation>Usar um &amp;segundo número: ainda mais difícil de prever</translation>
    </message>
    <message>
        <source>The calendars show no problem with this day.</source>
        <translation>Os calendários não têm nada contra este dia.</translation>
    </message>
    <message>
        <source>Both values are typed, one after the other</source>
        <translation>Escrevem-se os dois valores, um a seguir ao outro</translation>
    </message>
    <message>
        <source>The day is added to your words, and checked</source>
        <translation>O dia é escrito a seguir às suas palavras e verificado</translation>
    </message>
    <message>
        <source>Some weeks ahead, so that everyone has the plan before then.</source>
        <translation>Daqui a algumas semanas, para que todos tenham o plano antes de ele chegar.</translation>
    </message>
    <message>
        <source>Promise a figure that nobody can know today and everyone can look up later. Together with the secret keys it determines the deals.</source>
        <translation>Prometa um número que hoje ninguém possa saber e que depois todos possam consultar. Com as chaves secretas, ele decide as distribuições.</translation>
    </message>
    <message>
        <source>The network signs it at that moment, and every check tests the signature. Nobody has to look anything up.</source>
        <translation>É assinado no seu momento, e cada verificação vê a assinatura: ninguém tem de consultar nada.</translation>
    </message>
</context>
<context>
    <name>SpotDialog</name>
    <message>
        <source>Spot check</source>
        <translation>Verificação por amostra</translation>
    </message>
    <message>
        <source>Look at the boards on the table, and type how many cards of the suit each hand has.</source>
        <translation>Veja as carteiras na mesa e escreva quantas cartas do naipe tem cada mão.</translation>
    </message>
    <message>
        <source>Judge all answers</source>
        <translation>Avaliar todas as respostas</translation>
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
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepFrame</name>
    <message>
        <source>Go to the next step</source>
        <translation>Para o passo seguinte</translation>
    </message>
    <message>
        <source>Open what comes next at this step</source>
        <translation>Abre o que se segue neste passo</translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
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
        <translation>Largue aqui o que um torneio publicou</translation>
    </message>
    <message>
        <source>Choose &amp;files…</source>
        <translation>Escolher &amp;ficheiros…</translation>
    </message>
    <message>
        <source>Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are found.</source>
        <translation>Escolha o pacote público (.zip) ou o plano (.sqd): o que estiver ao lado é encontrado.</translation>
    </message>
    <message>
        <source>Prove that the boards are the promised ones</source>
        <translation>Prova que as carteiras são as prometidas</translation>
    </message>
    <message>
        <source>Choose the plan that you saved</source>
        <translation>Escolha o plano que guardou</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>{done} of {wanted} boards</source>
        <translation>{done} de {wanted} carteiras</translation>
    </message>
    <message>
        <source>Secret, to keep: {secret}. For the organiser: {public}. In {folder}</source>
        <translation>Secreto, para guardar: {secret}. Para o organizador: {public}. Em {folder}</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Abrir pas&amp;ta</translation>
    </message>
    <message>
        <source>Boards done</source>
        <translation>Carteiras concluídas</translation>
    </message>
    <message>
        <source>Boards done so far</source>
        <translation>Carteiras concluídas até agora</translation>
    </message>
    <message>
        <source>The slip for {name} is ready</source>
        <translation>As palavras de {name} estão no papel</translation>
    </message>
    <message>
        <source>Print the slip. Give the words when the outside value is known, not before.</source>
        <translation>Imprima o papel e dê as palavras quando o valor externo for conhecido, não antes.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Algo correu mal no programa</translation>
    </message>
    <message>
        <source>The files of the tournament have not changed. ({place})</source>
        <translation>Os ficheiros do torneio ficaram como estavam. ({place})</translation>
    </message>
    <message>
        <source>Open the tournament again. Please report the text in brackets.</source>
        <translation>Volte a abrir o torneio. Comunique, por favor, as palavras entre parênteses.</translation>
    </message>
    <message>
        <source>Stop; sessions already dealt are kept</source>
        <translation>Parar; as sessões já distribuídas ficam</translation>
    </message>
    <message>
        <source>&amp;QR code of the hash…</source>
        <translation>Código &amp;QR do hash…</translation>
    </message>
    <message>
        <source>Shows name and hash for the organiser’s telephone to read</source>
        <translation>Mostra nome e hash para o telefone do organizador os ler</translation>
    </message>
    <message>
        <source>Name and hash, for the organiser</source>
        <translation>Nome e hash, para o organizador</translation>
    </message>
</context>
<context>
    <name>TournamentPages</name>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
</context>
<context>
    <name>TournamentQuestions</name>
    <message>
        <source>Fix the outside value</source>
        <translation>Fixar o valor externo</translation>
    </message>
    <message>
        <source>Put {value} into the plan?</source>
        <translation>Pôr {value} no plano?</translation>
    </message>
    <message>
        <source>&amp;Fix the value</source>
        <translation>&amp;Fixar o valor</translation>
    </message>
    <message>
        <source>Reserve sets</source>
        <translation>Séries de reserva</translation>
    </message>
    <message>
        <source>such as: the records of this session were handed out too early</source>
        <translation>por exemplo: as folhas das mãos desta sessão foram entregues cedo demais</translation>
    </message>
    <message>
        <source>&amp;Deal reserve sets</source>
        <translation>&amp;Distribuir séries de reserva</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desvio</translation>
    </message>
    <message>
        <source>such as: session 3 was played before session 2</source>
        <translation>por exemplo: a sessão 3 foi jogada antes da 2</translation>
    </message>
    <message>
        <source>&amp;Record it</source>
        <translation>&amp;Anotar</translation>
    </message>
    <message>
        <source>Reveal the keys</source>
        <translation>Revelar as chaves</translation>
    </message>
    <message>
        <source>Is all play over? Reveal the keys of “{name}”?</source>
        <translation>Todo o jogo acabou? Revelar as chaves de «{name}»?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Revelar</translation>
    </message>
    <message>
        <source>Reveal sessions</source>
        <translation>Revelar sessões</translation>
    </message>
    <message>
        <source>Is their play over? Reveal {sessions}?</source>
        <translation>Já foram jogadas? Revelar {sessions}?</translation>
    </message>
    <message>
        <source>Seal the plan</source>
        <translation>Selar o plano</translation>
    </message>
    <message>
        <source>Seal “{name}” and close its plan for good?</source>
        <translation>Selar «{name}» e fechar o plano de vez?</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <translation>&amp;Selar</translation>
    </message>
    <message>
        <source>Reserve boards</source>
        <translation>Carteiras de reserva</translation>
    </message>
    <message>
        <source>Another deal takes the place of these boards of {session}: {boards}. The Laws ask for a reason (Law 6D); it goes into a notice for the players.</source>
        <translation>Outras carteiras substituem estas de {session}: {boards}. A Lei 6D exige um motivo; figura num aviso para os jogadores.</translation>
    </message>
    <message>
        <source>such as: board 5 was seen at another table</source>
        <translation>por exemplo: a carteira 5 foi vista noutra mesa</translation>
    </message>
    <message>
        <source>&amp;Deal reserve boards</source>
        <translation>&amp;Distribuir carteiras de reserva</translation>
    </message>
    <message>
        <source>Withheld, as every check will show: the words of {names}.</source>
        <translation>Retidas, como dirá qualquer verificação: as palavras de {names}.</translation>
    </message>
    <message>
        <source>Every deal depends on it. After the first session is dealt it can never be changed.</source>
        <translation>Todas as distribuições resultam dele. Logo que a primeira sessão seja distribuída, já não pode ser alterado.</translation>
    </message>
    <message>
        <source>New boards will be dealt to replace: {sessions}. The Laws require a reason (Law 6D). It goes into a notice for the players.</source>
        <translation>Serão distribuídas outras carteiras em vez de: {sessions}. A Lei 6D exige um motivo; figura num aviso para os jogadores.</translation>
    </message>
    <message>
        <source>&amp;Reason, as everyone will read it</source>
        <translation>&amp;Motivo, em palavras que todos vão ler</translation>
    </message>
    <message>
        <source>Write where play did not follow the plan. This is recorded, and goes into a notice for the players.</source>
        <translation>Diga em que é que o jogo se afastou do plano. Fica anotado e é comunicado aos jogadores num aviso.</translation>
    </message>
    <message>
        <source>&amp;What was done differently</source>
        <translation>&amp;O que foi feito de outro modo</translation>
    </message>
    <message>
        <source>The problem and your answer are recorded in the journal.</source>
        <translation>A dúvida e a sua resposta ficam escritas no registo.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>O registo é duvidoso</translation>
    </message>
    <message>
        <source>Deal anyway?</source>
        <translation>Distribuir mesmo assim?</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of every session. No more sessions of this tournament can be dealt after that.</source>
        <translation>Quem tiver o pacote pode calcular todas as carteiras de todas as sessões. Depois disso não pode ser distribuída mais nenhuma sessão deste torneio.</translation>
    </message>
    <message>
        <source>Anyone who has the pack can compute every board of that session and of its reserve set. The keys of the other sessions stay secret.</source>
        <translation>Quem tiver o pacote pode calcular todas as carteiras dessa sessão, também as da série de reserva. As chaves das outras sessões continuam em segredo.</translation>
    </message>
    <message>
        <source>Reserve sets that can no longer be used: {sessions}.</source>
        <translation>Séries de reserva que já não se podem usar depois: {sessions}.</translation>
    </message>
    <message>
        <source>&amp;Deal anyway</source>
        <translation>&amp;Distribuir mesmo assim</translation>
    </message>
    <message>
        <source>The keys will be made now. After that nothing in the plan can be changed: no phase, no board, no source of the outside value.</source>
        <translation>As chaves são criadas agora. Depois disso nada no plano pode ser alterado: nem as fases, nem as carteiras, nem de onde vem o valor externo.</translation>
    </message>
</context>
<context>
    <name>TournamentStart</name>
    <message>
        <source>&amp;New tournament…</source>
        <translation>Torneio &amp;novo…</translation>
    </message>
    <message>
        <source>&amp;Try it out…</source>
        <translation>E&amp;xperimentar…</translation>
    </message>
    <message>
        <source>&amp;Open a tournament…</source>
        <translation>&amp;Abrir um torneio…</translation>
    </message>
    <message>
        <source>&amp;Keep words…</source>
        <translation>&amp;Guardar palavras…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>You can also drop a plan (.sqd), or the folder of a tournament, here.</source>
        <translation>Também pode largar aqui um plano (.sqd) ou a pasta de um torneio.</translation>
    </message>
    <message>
        <source>The five steps</source>
        <translation>Os cinco passos</translation>
    </message>
    <message>
        <source>{name}  in {folder}</source>
        <translation>{name}  em {folder}</translation>
    </message>
    <message>
        <source>Open {name} again</source>
        <translation>Voltar a abrir {name}</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Abertos há pouco</translation>
    </message>
    <message>
        <source>Start a new plan in its own folder</source>
        <translation>Começa um plano, numa pasta própria</translation>
    </message>
    <message>
        <source>The whole procedure in ten minutes, with any value; nobody can mistake it for a real tournament</source>
        <translation>Todo o percurso em dez minutos, com um valor qualquer: ninguém o pode tomar por um torneio a sério</translation>
    </message>
    <message>
        <source>Continue with a plan (.sqd); SquareDeal’s plans work too</source>
        <translation>Continua um plano (.sqd), também do SquareDeal</translation>
    </message>
    <message>
        <source>For holders: make the words you keep, and their hash for the organiser</source>
        <translation>Para um depositário: as palavras que guarda, e o hash delas para o organizador</translation>
    </message>
    <message>
        <source>For championships where all players can check every board afterwards. You publish a plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. Every check then lists what is proved and what could still be chosen.</source>
        <translation>Para campeonatos em que depois todos os jogadores podem verificar cada carteira. Publica um plano, espera por um número que ninguém pode prever, distribui e revela as chaves depois do jogo. Cada verificação mostra então o que está provado e o que ainda podia ser escolhido.</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>All tournaments</source>
        <translation>Todos os torneios</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Folder for the boards</source>
        <translation>Pasta para as carteiras</translation>
    </message>
    <message>
        <source>Please read this first</source>
        <translation>Leia isto primeiro</translation>
    </message>
    <message>
        <source>Public and secret</source>
        <translation>Público e secreto</translation>
    </message>
    <message>
        <source>PRACTICE: any value, no waiting. No check will ever call this proved.</source>
        <translation>PRACTICE (ensaio): um valor qualquer, sem esperas. Nada disto será alguma vez dado como provado.</translation>
    </message>
    <message>
        <source>Close this tournament; everything is stored in its files</source>
        <translation>Fecha este torneio; tudo fica nos seus ficheiros</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
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
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>files {names}</source>
        <translation>ficheiros {names}</translation>
    </message>
    <message>
        <source>one session</source>
        <translation>uma sessão</translation>
    </message>
    <message>
        <source>{count} sessions</source>
        <translation>{count} sessões</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>boards {boards} in turn</source>
        <translation>carteiras {boards} à vez</translation>
    </message>
    <message>
        <source>the secret keys of those who open it</source>
        <translation>as chaves secretas de quem o abre</translation>
    </message>
    <message>
        <source>Choose where the outside value will come from.</source>
        <translation>Escolha de onde virá o valor externo.</translation>
    </message>
    <message>
        <source>And the words of: {names}</source>
        <translation>E as palavras de: {names}</translation>
    </message>
    <message>
        <source>afterwards: {files}</source>
        <translation>depois: {files}</translation>
    </message>
    <message>
        <source>afterwards: the keys, and whatever opens them</source>
        <translation>depois: as chaves, e tudo o que as abre</translation>
    </message>
    <message>
        <source>This is practice: type any figure, twice.</source>
        <translation>Isto é um ensaio: escreva um número qualquer, duas vezes.</translation>
    </message>
    <message>
        <source>the notices (.txt) of reserve sets and deviations</source>
        <translation>os avisos (.txt) de séries de reserva e desvios</translation>
    </message>
    <message>
        <source>Genuine: the network signed round {number}.</source>
        <translation>Autêntico: a rede assinou o sorteio {number}.</translation>
    </message>
    <message>
        <source>the passphrase</source>
        <translation>a frase secreta</translation>
    </message>
    <message>
        <source>Decide in advance everything that could be chosen later: what is played, and which outside figure will determine the deals.</source>
        <translation>Escreva tudo o que poderia ser escolhido mais tarde: o que se joga, e que número de fora vai decidir as distribuições.</translation>
    </message>
    <message>
        <source>&amp;Go to Plan</source>
        <translation>Voltar a P&amp;lano</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>A seguir: {topic}</translation>
    </message>
    <message>
        <source>Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks before play. After that, every check lists anything that could still be chosen. Anyone with the keys and the value can compute the boards, so keep the keys sealed.</source>
        <translation>Sele o plano, o que cria as chaves secretas e o fecha de vez, e publique-o semanas antes do jogo. A partir daí só se podem escolher distribuições dentro do que cada verificação mostra. Quem tem as chaves e o valor pode calcular as carteiras, por isso mantenha as chaves seladas.</translation>
    </message>
    <message>
        <source>When the promised figure is known, two people type it here. It goes into every deal.</source>
        <translation>Quando se conhece o número prometido, duas pessoas escrevem-no aqui. Entra em todas as distribuições.</translation>
    </message>
    <message>
        <source>Deal the sessions into files for your machine, on a computer without a network. No card is shown.</source>
        <translation>Distribua as sessões em ficheiros para a sua máquina, num computador sem ligação à rede. Nenhuma carta é mostrada.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>por fazer</translation>
    </message>
    <message>
        <source>as many sessions as needed</source>
        <translation>tantas sessões quantas forem precisas</translation>
    </message>
    <message>
        <source>boards entered when dealing</source>
        <translation>carteiras a indicar ao distribuir</translation>
    </message>
    <message>
        <source>the passphrase, or the officials’ sheets</source>
        <translation>a frase secreta, ou as folhas dos responsáveis</translation>
    </message>
    <message>
        <source>The plan is complete. Add more phases, or go to Publish.</source>
        <translation>O plano está completo. Junte mais fases, ou siga para Publicar.</translation>
    </message>
    <message>
        <source>Add the phases of the tournament one by one.</source>
        <translation>Junte as fases do torneio, uma a seguir à outra.</translation>
    </message>
    <message>
        <source>Correct what the inspector marks as wrong. Then go to Publish.</source>
        <translation>Corrija o que o controlo marca como errado. Depois siga para Publicar.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then wait for the value.</source>
        <translation>Ponha estes ficheiros onde todos os jogadores os vejam, antes de se conhecer o valor externo. Depois espere pelo valor.</translation>
    </message>
    <message>
        <source>When the day has come, look the value up in two places, and have a second person with you.</source>
        <translation>Quando o dia chegar, consulte o valor em dois lugares e tenha uma segunda pessoa à mão.</translation>
    </message>
    <message>
        <source>{file}, again: it now contains the value</source>
        <translation>{file}, outra vez: agora contém o valor</translation>
    </message>
    <message>
        <source>Go to Deal, on a computer without a network.</source>
        <translation>Siga para Distribuir, num computador sem ligação à rede.</translation>
    </message>
    <message>
        <source>every file of boards, until it has been played</source>
        <translation>cada ficheiro de carteiras, até ter sido jogado</translation>
    </message>
    <message>
        <source>All sessions are dealt. When all play is over, go to Reveal.</source>
        <translation>Todas as sessões estão distribuídas. Quando todo o jogo tiver acabado, siga para Revelar.</translation>
    </message>
    <message>
        <source>Tick the sessions, open the keys and deal. Take the files to the machine without opening them.</source>
        <translation>Assinale as sessões, abra as chaves e distribua. Leve os ficheiros para a máquina e mantenha-os fechados.</translation>
    </message>
    <message>
        <source>Publish the pack where everyone can find it. Anyone can check it, with this program or without: the pack explains how.</source>
        <translation>Ponha o pacote onde todos o encontrem. Qualquer pessoa pode verificá-lo com este programa ou sem ele: diz como.</translation>
    </message>
    <message>
        <source>You can reveal a session on its own the evening it was played. When the last board has been played, including reserve sets, reveal them all.</source>
        <translation>Uma sessão que já foi jogada pode ser revelada por si, na própria noite. Quando a última carteira tiver sido jogada, também das séries de reserva, revele-as todas.</translation>
    </message>
    <message>
        <source>the files of sessions not played, until the reveal</source>
        <translation>os ficheiros das sessões não jogadas, até à revelação</translation>
    </message>
    <message>
        <source>Wait until the last board has been played, including reserve sets. Then reveal.</source>
        <translation>Espere que se jogue a última carteira, também das séries de reserva. Depois revele.</translation>
    </message>
    <message>
        <source>Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed after that.</source>
        <translation>Veja cada aviso, escolha quem guarda as chaves e sele o plano. Depois disso nada pode ser alterado.</translation>
    </message>
    <message>
        <source>Publish these files where all players can see them, before the outside value is known. Then enter where they are, and since when.</source>
        <translation>Ponha estes ficheiros onde todos os jogadores os vejam, antes de se conhecer o valor externo. Depois diga onde estão e desde quando.</translation>
    </message>
    <message>
        <source>When all play is over, everyone gets the keys and can check that every board is as promised.</source>
        <translation>Quando todo o jogo acabou, todos recebem as chaves e podem verificar se cada carteira é a prometida.</translation>
    </message>
    <message>
        <source>The plan is sealed and can no longer be changed.</source>
        <translation>O plano está selado e fica como está.</translation>
    </message>
    <message>
        <source>When the promised round has appeared, open its address on a telephone and enter what it shows.</source>
        <translation>Quando o sorteio prometido tiver saído, abra o endereço com um telefone e traga o que ele mostrar.</translation>
    </message>
    <message>
        <source>the officials’ sheets</source>
        <translation>as folhas dos responsáveis</translation>
    </message>
    <message>
        <source>The plan can be published. Read the inspector’s findings, then go to Publish.</source>
        <translation>O plano pode ser publicado. Veja as observações do controlo e siga para Publicar.</translation>
    </message>
    <message>
        <source>{boards} each</source>
        <translation>{boards} em cada uma</translation>
    </message>
</context>
<context>
    <name>ValueStep</name>
    <message>
        <source>As it goes into the plan and into the deals:</source>
        <translation>Assim entra no plano e nas distribuições:</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Recomeçar</translation>
    </message>
    <message>
        <source>&amp;Correct the value…</source>
        <translation>Corrigir o val&amp;or…</translation>
    </message>
    <message>
        <source>such as 44,901.92</source>
        <translation>por exemplo, 44 901,92</translation>
    </message>
    <message>
        <source>The value that is in the plan</source>
        <translation>O valor que está no plano</translation>
    </message>
    <message>
        <source>What was promised</source>
        <translation>O que foi prometido</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valor</translation>
    </message>
    <message>
        <source>First person: type the value</source>
        <translation>Primeira pessoa: escreva o valor</translation>
    </message>
    <message>
        <source>Second person: type the value again</source>
        <translation>Segunda pessoa: escreva o valor outra vez</translation>
    </message>
    <message>
        <source>Hand over to the &amp;second person</source>
        <translation>Passar à segunda &amp;pessoa</translation>
    </message>
    <message>
        <source>Hides what you typed</source>
        <translation>Esconde o que escreveu</translation>
    </message>
    <message>
        <source>Compares what the two of you typed</source>
        <translation>Compara o que as duas pessoas escreveram</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>&amp;Fix this value…</source>
        <translation>&amp;Fixar este valor…</translation>
    </message>
    <message>
        <source>Puts the value into the plan</source>
        <translation>Põe o valor no plano</translation>
    </message>
    <message>
        <source>Puts its randomness into the plan</source>
        <translation>Põe o seu número aleatório no plano</translation>
    </message>
    <message>
        <source>a round of drand was promised</source>
        <translation>estava prometido um sorteio drand</translation>
    </message>
    <message>
        <source>Not as promised? Give the &amp;reason:</source>
        <translation>Não é como prometido? Diga &amp;porquê:</translation>
    </message>
    <message>
        <source>Both people type the value again</source>
        <translation>As duas pessoas voltam a escrever o valor</translation>
    </message>
    <message>
        <source>Possible until something has been dealt from it</source>
        <translation>Possível enquanto nada tiver sido distribuído com ele</translation>
    </message>
    <message>
        <source>&amp;Go to Deal</source>
        <translation>Se&amp;guir para Distribuir</translation>
    </message>
    <message>
        <source>Type it as published; points and commas between digits do not matter</source>
        <translation>Escreva-o como foi publicado; pontos e vírgulas entre algarismos não importam</translation>
    </message>
    <message>
        <source>The reason for using a value that is not as promised</source>
        <translation>O motivo de aceitar o valor embora não seja como prometido</translation>
    </message>
    <message>
        <source>Both typed the same value</source>
        <translation>As duas escreveram o mesmo</translation>
    </message>
    <message>
        <source>Look it up at the promised source, and compare it with a second source.</source>
        <translation>Consulte-o onde foi prometido e compare com um segundo lugar.</translation>
    </message>
    <message>
        <source>What the first person typed is now hidden. Look the value up yourself, and type what you see.</source>
        <translation>O que a primeira pessoa escreveu está agora escondido. Consulte o valor pessoalmente e escreva o que vê.</translation>
    </message>
    <message>
        <source>Check the value once more. Once fixed, it goes into every deal.</source>
        <translation>Veja o valor mais uma vez. Depois de fixado, entra em todas as distribuições.</translation>
    </message>
    <message>
        <source>Wait: it is not {day} yet, so nobody can know the value.</source>
        <translation>Espere: {day} ainda não chegou, por isso ninguém pode saber o valor.</translation>
    </message>
    <message>
        <source>The two values do not match</source>
        <translation>As duas não escreveram o mesmo</translation>
    </message>
    <message>
        <source>{difference} (“here” is the first person’s.) Look the value up together, then start again.</source>
        <translation>{difference} («aqui» é o da primeira pessoa.) Consultem o valor em conjunto e recomecem.</translation>
    </message>
    <message>
        <source>&amp;Use this round…</source>
        <translation>&amp;Usar este sorteio…</translation>
    </message>
</context>
<context>
    <name>VerifyReportPanel</name>
    <message>
        <source>Open the keys and verif&amp;y</source>
        <translation>Abrir as &amp;chaves e verificar</translation>
    </message>
    <message>
        <source>Sessions and boards</source>
        <translation>Sessões e carteiras</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Convém saber</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>A promessa</translation>
    </message>
    <message>
        <source>The keys stay sealed on the disk</source>
        <translation>As chaves continuam seladas no disco</translation>
    </message>
    <message>
        <source>The keys are sealed</source>
        <translation>As chaves estão seladas</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Open a session to see its boards</source>
        <translation>Abra uma sessão para ver as suas carteiras</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>como prometido</translation>
    </message>
    <message>
        <source>not as promised</source>
        <translation>não como prometido</translation>
    </message>
    <message>
        <source>Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal.</source>
        <translation>Os responsáveis podem verificar antes da revelação: indique com que se abrem as chaves. Os jogadores esperam por ela.</translation>
    </message>
    <message>
        <source>Press the right arrow key to show the boards of a session.</source>
        <translation>A seta para a direita mostra as carteiras de uma sessão.</translation>
    </message>
</context>
<context>
    <name>VerifyRows</name>
    <message>
        <source>Not everything is as promised</source>
        <translation>Nem tudo está como prometido</translation>
    </message>
    <message>
        <source>A file cannot be used</source>
        <translation>Um ficheiro não pode ser usado</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>Nothing is wrong, but no board could be verified yet</source>
        <translation>Nada está errado, mas ainda nenhuma carteira pôde ser verificada</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the outside value.</source>
        <translation>Carteiras verificadas: {boards}. Sessões: {sessions}. Todas resultam das chaves publicadas e do valor externo.</translation>
    </message>
    <message>
        <source>Every board is as promised</source>
        <translation>Todas as carteiras estão como prometido</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Este plano ainda não está publicado: ainda não há chaves fixadas.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet.</source>
        <translation>O valor externo ainda não está neste plano.</translation>
    </message>
    <message>
        <source>The keys are not among the files, or still sealed. They are published after play.</source>
        <translation>As chaves não estão entre os ficheiros, ou continuam seladas. São publicadas depois do jogo.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Outside value from</source>
        <translation>Fonte do valor externo</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Valor externo</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ainda não conhecido</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. The other sessions can be verified when they are revealed.</source>
        <translation>Carteiras verificadas: {boards}. Responda às perguntas abaixo. As outras sessões podem ser verificadas quando forem reveladas.</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Não pode ser usado</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>carteira {number}: {reason}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Carteira {number}</translation>
    </message>
    <message>
        <source>as promised</source>
        <translation>como prometido</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Não está no ficheiro</translation>
    </message>
    <message>
        <source>Nothing is wrong; other sessions are still secret</source>
        <translation>Nada está errado; outras sessões continuam em segredo</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… e mais {count}</translation>
    </message>
    <message>
        <source>No files of boards were given.</source>
        <translation>Entre o que foi entregue não há ficheiros de carteiras.</translation>
    </message>
    <message>
        <source>As promised so far; other sessions are still to come</source>
        <translation>Até aqui, como prometido; faltam as outras sessões</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other sessions can be verified when they are revealed.</source>
        <translation>Carteiras verificadas: {boards}. Nada foi escolhido, e nada fica por dizer. As outras sessões podem ser verificadas quando forem reveladas.</translation>
    </message>
    <message>
        <source>Nothing is wrong so far; some questions are for you</source>
        <translation>Até aqui nada está errado; faltam respostas suas</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. Answer the questions below. No file can answer them for you.</source>
        <translation>Carteiras verificadas: {boards}. Responda às perguntas abaixo: nenhum ficheiro o pode fazer por si.</translation>
    </message>
    <message>
        <source>Nothing is wrong, but something was chosen</source>
        <translation>Nada está errado, e algo foi escolhido</translation>
    </message>
    <message>
        <source>Boards verified: {boards}. See below what the organiser could choose, and ask why.</source>
        <translation>Carteiras verificadas: {boards}. Leia abaixo o que o organizador pôde escolher, e pergunte porquê.</translation>
    </message>
    <message>
        <source>What the files show, and what you told us.</source>
        <translation>O que os ficheiros mostram, e o que responde.</translation>
    </message>
    <message>
        <source>No file can answer this for you.</source>
        <translation>Nenhum ficheiro pode dizer isto por si.</translation>
    </message>
    <message>
        <source>Cannot be decided</source>
        <translation>Não se pode dizer nada</translation>
    </message>
    <message>
        <source>Not from this tournament</source>
        <translation>Não é deste torneio</translation>
    </message>
    <message>
        <source>The organiser could choose this after the value was known. This is not an accusation: ask why.</source>
        <translation>O organizador podia escolhê-lo quando o valor era conhecido. Não é uma acusação: pergunte porquê.</translation>
    </message>
    <message>
        <source>These cannot all be true.</source>
        <translation>Estas coisas não podem ser verdade ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Check code</source>
        <translation>Código de verificação</translation>
    </message>
    <message>
        <source>Check code in words</source>
        <translation>Código de verificação em palavras</translation>
    </message>
    <message>
        <source>{boards}: the key of the session is missing</source>
        <translation>{boards}: a chave da sessão não está aqui</translation>
    </message>
    <message>
        <source>{boards} as promised</source>
        <translation>{boards} como prometido</translation>
    </message>
</context>
<context>
    <name>WindowSession</name>
    <message>
        <source>Deal</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>A set is being dealt</source>
        <translation>Está a ser distribuída uma série</translation>
    </message>
    <message>
        <source>Stop dealing and close?</source>
        <translation>Parar de distribuir e fechar?</translation>
    </message>
    <message>
        <source>Sessions of a tournament are being dealt</source>
        <translation>Estão a ser distribuídas sessões de um torneio</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Parar e fechar</translation>
    </message>
    <message>
        <source>Deal a session</source>
        <translation>Distribuir uma sessão</translation>
    </message>
    <message>
        <source>Some settings were reset</source>
        <translation>Algumas definições foram repostas</translation>
    </message>
    <message>
        <source>The sets you have dealt are safe. Please check your settings.</source>
        <translation>As séries distribuídas antes estão a salvo. Reveja as definições.</translation>
    </message>
    <message>
        <source>The set and its files have not changed. ({place})</source>
        <translation>A série e os seus ficheiros estão como estavam. ({place})</translation>
    </message>
    <message>
        <source>If you stop now, no files of the current session are left behind. The sessions already dealt are kept, and you can deal the others later.</source>
        <translation>Se parar agora, não fica nenhum ficheiro da sessão que está a ser distribuída. As sessões já distribuídas ficam, e as outras podem ser distribuídas mais tarde.</translation>
    </message>
    <message>
        <source>If you stop now, you have all files of this set, or none.</source>
        <translation>Se parar agora, fica com todos os ficheiros desta série, ou com nenhum.</translation>
    </message>
</context>
<context>
    <name>broken off</name>
    <message>
        <source>Files of several sessions together, or a notice, may be missing. Deal it now?</source>
        <translation>Podem faltar ficheiros de várias sessões em conjunto, ou um aviso. Distribuir agora?</translation>
    </message>
    <message>
        <source>Not dealt: {sessions}.</source>
        <translation>Por distribuir: {sessions}.</translation>
    </message>
    <message>
        <source>Dealing was interrupted after all sessions were dealt</source>
        <translation>Uma distribuição foi interrompida quando todas as sessões estavam distribuídas</translation>
    </message>
    <message>
        <source>{session} was interrupted</source>
        <translation>{session}: interrompida</translation>
    </message>
    <message>
        <source>Dealing was interrupted at {session}</source>
        <translation>Uma distribuição foi interrompida em {session}</translation>
    </message>
    <message>
        <source>Nothing is left of it. Deal it now?</source>
        <translation>Nada restou. Distribuir agora?</translation>
    </message>
    <message>
        <source>Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?</source>
        <translation>Não use o que restou: {names}. Distribuir corrige isso. Distribuir agora?</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Monday</source>
        <translation>segunda-feira</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>terça-feira</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>quarta-feira</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>quinta-feira</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>sexta-feira</translation>
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
        <translation>transferido</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>data estimada</translation>
    </message>
    <message>
        <source>observed, estimated</source>
        <translation>transferido, data estimada</translation>
    </message>
    <message>
        <source>New Year&apos;s Day</source>
        <translation>Ano Novo</translation>
    </message>
    <message>
        <source>Epiphany</source>
        <translation>Epifania</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Carnaval</translation>
    </message>
    <message>
        <source>Maundy Thursday</source>
        <translation>Quinta-feira Santa</translation>
    </message>
    <message>
        <source>Good Friday</source>
        <translation>Sexta-feira Santa</translation>
    </message>
    <message>
        <source>Easter Monday</source>
        <translation>segunda-feira de Páscoa</translation>
    </message>
    <message>
        <source>May Day</source>
        <translation>Primeiro de Maio</translation>
    </message>
    <message>
        <source>Labor Day</source>
        <translation>Dia do Trabalhador</translation>
    </message>
    <message>
        <source>Labour Day</source>
        <translation>Dia do Trabalhador</translation>
    </message>
    <message>
        <source>Ascension Day</source>
        <translation>Ascensão</translation>
    </message>
    <message>
        <source>Pentecost Monday</source>
        <translation>segunda-feira de Pentecostes</translation>
    </message>
    <message>
        <source>Corpus Christi</source>
        <translation>Corpo de Deus</translation>
    </message>
    <message>
        <source>Assumption Day</source>
        <translation>Assunção</translation>
    </message>
    <message>
        <source>All Saints&apos; Day</source>
        <translation>Todos os Santos</translation>
    </message>
    <message>
        <source>Immaculate Conception</source>
        <translation>Imaculada Conceição</translation>
    </message>
    <message>
        <source>Christmas Eve</source>
        <translation>véspera de Natal</translation>
    </message>
    <message>
        <source>Christmas Day</source>
        <translation>Natal</translation>
    </message>
    <message>
        <source>Second Day of Christmas</source>
        <translation>segundo dia de Natal</translation>
    </message>
    <message>
        <source>Saint Stephen&apos;s Day</source>
        <translation>Santo Estêvão</translation>
    </message>
    <message>
        <source>Boxing Day</source>
        <translation>26 de dezembro</translation>
    </message>
    <message>
        <source>New Year&apos;s Eve</source>
        <translation>véspera de Ano Novo</translation>
    </message>
    <message>
        <source>National Day</source>
        <translation>dia nacional</translation>
    </message>
    <message>
        <source>Constitution Day</source>
        <translation>Dia da Constituição</translation>
    </message>
    <message>
        <source>Republic Day</source>
        <translation>Dia da República</translation>
    </message>
    <message>
        <source>Independence Day</source>
        <translation>Dia da Independência</translation>
    </message>
    <message>
        <source>Thanksgiving Day</source>
        <translation>Ação de Graças</translation>
    </message>
    <message>
        <source>Memorial Day</source>
        <translation>Memorial Day</translation>
    </message>
    <message>
        <source>Martin Luther King Jr. Day</source>
        <translation>Dia de Martin Luther King</translation>
    </message>
    <message>
        <source>Washington&apos;s Birthday</source>
        <translation>aniversário de Washington</translation>
    </message>
    <message>
        <source>Juneteenth National Independence Day</source>
        <translation>Juneteenth</translation>
    </message>
    <message>
        <source>Bank Holiday</source>
        <translation>feriado bancário</translation>
    </message>
    <message>
        <source>Spring Bank Holiday</source>
        <translation>feriado bancário da primavera</translation>
    </message>
    <message>
        <source>Late Summer Bank Holiday</source>
        <translation>feriado bancário de agosto</translation>
    </message>
    <message>
        <source>Chinese New Year</source>
        <translation>Ano Novo chinês</translation>
    </message>
</context>
<context>
    <name>certificate</name>
    <message>
        <source>Dealing certificate</source>
        <translation>Certificado de distribuição</translation>
    </message>
    <message>
        <source>{program}, printed {time}, set {code}, page {page} of {pages}</source>
        <translation>{program}, impresso {time}, série {code}, página {page} de {pages}</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Série {place} de {count} para esta prova neste dia</translation>
    </message>
    <message>
        <source>{boards} ({count} in all)</source>
        <translation>{boards} ({count} no total)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>Day of the event</source>
        <translation>Dia da prova</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuída</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autoteste</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Aleatoriedade</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identificação</translation>
    </message>
    <message>
        <source>is the RIPEMD-160 of {text}</source>
        <translation>é o RIPEMD-160 de {text}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
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
        <translation>Hash que oculta</translation>
    </message>
    <message>
        <source>Every set dealt for this event on this day</source>
        <translation>Todas as séries distribuídas para esta prova neste dia</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>sem código</translation>
    </message>
    <message>
        <source>Set {number} (this one)</source>
        <translation>Série {number} (esta)</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Série {number}</translation>
    </message>
    <message>
        <source>For any event</source>
        <translation>Para qualquer prova</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>This set: row {row}</source>
        <translation>Esta série: linha {row}</translation>
    </message>
    <message>
        <source>Newest: row {row}</source>
        <translation>Mais recente: linha {row}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>Witness: I was present when this set was dealt.</source>
        <translation>Testemunha: estive presente quando esta série foi distribuída.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Assinatura</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>profile {name}</source>
        <translation>perfil {name}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>the clock had been set back</source>
        <translation>o relógio tinha sido atrasado</translation>
    </message>
    <message>
        <source>the computer had no randomness of its own</source>
        <translation>o computador não tinha aleatoriedade própria</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>nada foi teclado</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
    <message>
        <source>the journal was in doubt, or its user said that the doubt is known</source>
        <translation>o registo era duvidoso, ou o utilizador disse que a dúvida é conhecida</translation>
    </message>
    <message>
        <source>No event name</source>
        <translation>Prova sem nome</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>{count} known answers, all correct when this was printed; they must be correct before each deal</source>
        <translation>{count} respostas conhecidas, todas certas ao imprimir; tem de passar antes de cada distribuição</translation>
    </message>
    <message>
        <source>Sets started on this computer on the day of dealing: {count}</source>
        <translation>Séries começadas neste computador no dia da distribuição: {count}</translation>
    </message>
    <message>
        <source>CHANGED SINCE IT WAS WRITTEN:</source>
        <translation>NÃO ESTÁ COMO FOI ESCRITO:</translation>
    </message>
    <message>
        <source>all rows intact</source>
        <translation>todas as linhas como foram escritas</translation>
    </message>
    <message>
        <source>Recorded there</source>
        <translation>Anotado nele</translation>
    </message>
    <message>
        <source>Set code and digests do not reveal the cards. They are made with a key that the journal publishes when the set is released; then anyone can compute them again. Every set is recorded in the journal before any of its files can be seen. Give a copy of this sheet to someone else. If the journal is ever rewritten or rolled back, the hashes on this sheet will show it: use “bigdeal journal verify --known” with a hash from here.</source>
        <translation>O código de série e os hashes ocultam as cartas: são feitos com uma chave que o registo publica quando a série é divulgada, e então qualquer pessoa os pode recalcular. Cada série é escrita no registo antes de se poder ver um ficheiro seu. Guardada por outra pessoa, esta folha mostra mais tarde se o registo foi escrito de novo ou posto para trás: as suas linhas têm de ter ainda estes hashes; di-lo «bigdeal journal verify --known» com um hash daqui.</translation>
    </message>
    <message>
        <source>the journal’s count was missing, and was started again</source>
        <translation>a contagem junto do registo faltava e foi recomeçada</translation>
    </message>
    <message>
        <source>restored from a backup; rows known to be lost: {count}</source>
        <translation>recuperado de uma cópia de segurança; linhas perdidas, tanto quanto se sabe: {count}</translation>
    </message>
    <message>
        <source>keys and mouse filled the meter with {bits} bits, mixed with the computer’s own randomness</source>
        <translation>o teclado e o rato encheram o medidor, {bits} bits, e a aleatoriedade do computador entrou também</translation>
    </message>
    <message>
        <source>anyone who knows it can make this set again</source>
        <translation>quem a conhece pode refazer esta série</translation>
    </message>
    <message>
        <source>anyone who has them can make this set again, and verify it once they are revealed</source>
        <translation>quem as tem pode refazer esta série, e verificá-la quando forem reveladas</translation>
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
        <translation>A nossa máquina é justa?</translation>
    </message>
    <message>
        <source>As chance alone would deal them.</source>
        <translation>Como só o acaso as distribuiria.</translation>
    </message>
    <message>
        <source>Not as chance deals them, and no known cause explains it.</source>
        <translation>Não como o acaso as distribui, e nenhuma causa conhecida o explica.</translation>
    </message>
    <message>
        <source>Not as chance deals them: {cause}.</source>
        <translation>Não como o acaso as distribui: {cause}.</translation>
    </message>
    <message>
        <source>odd shapes were rejected</source>
        <translation>as formas extremas foram rejeitadas</translation>
    </message>
    <message>
        <source>boards with a suit of eight or more were rejected</source>
        <translation>as carteiras com um naipe de oito ou mais cartas foram rejeitadas</translation>
    </message>
    <message>
        <source>boards without an opening hand were rejected</source>
        <translation>as carteiras sem nenhuma mão de abertura foram rejeitadas</translation>
    </message>
    <message>
        <source>the wildest of several sets was chosen</source>
        <translation>foi escolhida a série mais extrema de várias</translation>
    </message>
    <message>
        <source>the tamest of several sets was chosen</source>
        <translation>foi escolhida a série mais calma de várias</translation>
    </message>
    <message>
        <source>the sides’ points were evened out</source>
        <translation>os pontos das duas linhas foram igualados</translation>
    </message>
    <message>
        <source>the cards were not shuffled enough</source>
        <translation>as cartas não foram baralhadas o suficiente</translation>
    </message>
    <message>
        <source>boards came again</source>
        <translation>houve carteiras que se repetiram</translation>
    </message>
    <message>
        <source>some cards go to some seats too often</source>
        <translation>certas cartas vão vezes de mais para certos lugares</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.</source>
        <translation>Séries: {sets}. Carteiras: {boards}. Números: {figures}, também a cartas vistas.</translation>
    </message>
    <message>
        <source>Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy.</source>
        <translation>Séries: {sets}. Carteiras: {boards}. Números: {figures}, sem resultados a cartas vistas.</translation>
    </message>
    <message>
        <source>A fair machine is accused less than once in 1000 check-ups.</source>
        <translation>Uma máquina justa é acusada menos de uma vez em 1000 verificações.</translation>
    </message>
    <message>
        <source>A fair machine practically never does this.</source>
        <translation>Uma máquina justa praticamente nunca faz isto.</translation>
    </message>
    <message>
        <source>A fair machine does this once in {times}.</source>
        <translation>Uma máquina justa faz isto uma vez em {times}.</translation>
    </message>
    <message>
        <source>What one set like this would show</source>
        <translation>O que uma série como esta mostraria</translation>
    </message>
    <message>
        <source>What {sets} sets like these would show</source>
        <translation>O que {sets} séries como estas mostrariam</translation>
    </message>
    <message>
        <source>shuffled by hand only {riffles} times</source>
        <translation>baralhadas à mão só {riffles} vezes</translation>
    </message>
    <message>
        <source>a generator with only {states} boards</source>
        <translation>um gerador com só {states} carteiras</translation>
    </message>
    <message>
        <source>odd shapes rejected (a void, or seven cards of a suit)</source>
        <translation>formas extremas rejeitadas (uma chicana, ou sete cartas de um naipe)</translation>
    </message>
    <message>
        <source>suits of eight or more rejected</source>
        <translation>naipes de oito ou mais rejeitados</translation>
    </message>
    <message>
        <source>boards without a 12-count rejected</source>
        <translation>carteiras sem ninguém com 12 pontos rejeitadas</translation>
    </message>
    <message>
        <source>the wildest of three sets chosen</source>
        <translation>escolhida a série mais extrema de três</translation>
    </message>
    <message>
        <source>the tamest of three sets chosen</source>
        <translation>escolhida a série mais calma de três</translation>
    </message>
    <message>
        <source>points evened out between the sides</source>
        <translation>pontos igualados entre as linhas</translation>
    </message>
    <message>
        <source>one board in ten repeated</source>
        <translation>uma em cada dez carteiras repetida</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>quase nunca</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>quase sempre</translation>
    </message>
    <message>
        <source>{tenths} in 10</source>
        <translation>{tenths} em 10</translation>
    </message>
    <message>
        <source>{seen}; about {sets} sets are needed</source>
        <translation>{seen}; são precisas cerca de {sets} séries</translation>
    </message>
    <message>
        <source>Each mark is a figure. A fair machine’s marks are in the grey band.</source>
        <translation>Cada marca é um número. As de uma máquina justa estão na faixa cinzenta.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Fits</translation>
    </message>
    <message>
        <source>Cards and seats</source>
        <translation>Cartas e lugares</translation>
    </message>
    <message>
        <source>Neighbouring boards</source>
        <translation>Carteiras vizinhas</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Carteiras repetidas</translation>
    </message>
    <message>
        <source>Files: {counted} counted, {copies} copies, {unreadable} not read.</source>
        <translation>Ficheiros: {counted} contados, {copies} cópias, {unreadable} não lidos.</translation>
    </message>
    <message>
        <source>Dealt and never finished: {sets} ({event}, {month})</source>
        <translation>Distribuídas e nunca terminadas: {sets} ({event}, {month})</translation>
    </message>
    <message>
        <source>SHA-256 of the list of the files’ SHA-256</source>
        <translation>SHA-256 da lista dos SHA-256 dos ficheiros</translation>
    </message>
    <message>
        <source>All figures: count, expected by chance, chance to stray so far</source>
        <translation>Todos os números: contagem, esperado do acaso, probabilidade de se afastar tanto</translation>
    </message>
    <message>
        <source>Files, with their SHA-256</source>
        <translation>Ficheiros, com o seu SHA-256</translation>
    </message>
    <message>
        <source>a faulty shuffle of a new pack, dealt 13 at a time</source>
        <translation>um baralho novo mal baralhado, dado a 13 de cada vez</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message>
        <source>writing them was interrupted, or is still in progress. The next set that is dealt into their folder, or the next start of the window, completes it or undoes it.</source>
        <translation>a escrita foi interrompida, ou ainda decorre. A próxima série distribuída nessa pasta, ou o próximo arranque da janela, completa-a ou anula-a.</translation>
    </message>
    <message>
        <source>their set was not completed; its files were removed, and these are copies.</source>
        <translation>a sua série não foi concluída; os ficheiros foram removidos, e estes são cópias.</translation>
    </message>
    <message>
        <source> (numbers from the journal)</source>
        <translation> (números do registo)</translation>
    </message>
    <message>
        <source> (counted from {first}, as you said)</source>
        <translation> (contadas a partir de {first}, como indicado)</translation>
    </message>
    <message>
        <source> (counted from {first}, as in the other file of this name)</source>
        <translation> (contadas a partir de {first}, como no outro ficheiro com este nome)</translation>
    </message>
    <message>
        <source> (counted from {first}: the file has no board numbers)</source>
        <translation> (contadas a partir de {first}: o ficheiro não tem números de carteira)</translation>
    </message>
    <message>
        <source>Give the names of files to check, or --code with a set code.</source>
        <translation>Indique os ficheiros a verificar, ou --code com um código de série.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>  Boards {numbers} have the same deal.</source>
        <translation>  As carteiras {numbers} têm a mesma distribuição.</translation>
    </message>
    <message>
        <source>  Not known: neither dealt nor seen on this computer before.</source>
        <translation>  Desconhecido: nem distribuído nem visto antes neste computador.</translation>
    </message>
    <message>
        <source>1 board not whole</source>
        <translation>1 carteira incompleta</translation>
    </message>
    <message>
        <source>{count} boards not whole</source>
        <translation>{count} carteiras incompletas</translation>
    </message>
    <message>
        <source>it says: set code {code}</source>
        <translation>indica: código da série {code}</translation>
    </message>
    <message>
        <source>it says: event “{event}”</source>
        <translation>indica: prova «{event}»</translation>
    </message>
    <message>
        <source>{path}: do not play or duplicate these boards: {why}</source>
        <translation>{path}: não jogue nem duplique estas carteiras: {why}</translation>
    </message>
    <message>
        <source>{path}: do not play these boards, they were in use before:</source>
        <translation>{path}: não jogue estas carteiras, já estiveram em uso:</translation>
    </message>
    <message>
        <source>  The file names the event “{event}”, the set was dealt for “{dealt_for}”.</source>
        <translation>  O ficheiro indica a prova «{event}», a série foi distribuída para «{dealt_for}».</translation>
    </message>
    <message>
        <source>by naming files that the journal does not know, you say that their boards were played: figures tell about the hands (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>ao indicar ficheiros que o registo não conhece, declara que as suas carteiras já foram jogadas: os números revelam algo das mãos (Leis do Bridge Duplicado, Lei 6D).</translation>
    </message>
    <message>
        <source>
Files counted: {count}. SHA-256 of the list of these files and their copies: {digest}</source>
        <translation>
Ficheiros contados: {count}. SHA-256 da lista destes ficheiros e das suas cópias: {digest}</translation>
    </message>
    <message>
        <source>not read: {path}: {reason}</source>
        <translation>não lido: {path}: {reason}</translation>
    </message>
    <message>
        <source>No set could be read.</source>
        <translation>Não foi possível ler nenhuma série.</translation>
    </message>
    <message>
        <source>The same sets in other formats: {count}</source>
        <translation>As mesmas séries noutros formatos: {count}</translation>
    </message>
    <message>
        <source>Copies of sets counted already: {count}</source>
        <translation>Cópias de séries já contadas: {count}</translation>
    </message>
    <message>
        <source>Copies are not a fault. If two of these were played on two days, the machine dealt a set again.</source>
        <translation>As cópias não são um erro. Se duas delas foram jogadas em dois dias, a máquina deu duas vezes a mesma série.</translation>
    </message>
    <message>
        <source>Skipped, not files of boards: {count}</source>
        <translation>Ignorados, não são ficheiros de carteiras: {count}</translation>
    </message>
    <message>
        <source>Dealt and never finished, {event}, {month}: {count}</source>
        <translation>Distribuídas e nunca terminadas, {event}, {month}: {count}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>sem prova</translation>
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
        <translation>--double-dummy é para ficheiros pbn no perfil padrão.</translation>
    </message>
    <message>
        <source>the file has no board numbers: they are counted from 1. --first N changes that.</source>
        <translation>o ficheiro não tem números de carteira: são contadas a partir de 1. --first N muda isso.</translation>
    </message>
    <message>
        <source>auctions, results and other tags of the file were left out: it is not one game a board, with a line for each tag.</source>
        <translation>leilões, resultados e outros dados do ficheiro foram deixados de fora: não tem um jogo por carteira com uma linha por dado.</translation>
    </message>
    <message>
        <source>Set code {code}</source>
        <translation>Código da série {code}</translation>
    </message>
    <message>
        <source>Double dummy</source>
        <translation>A cartas vistas</translation>
    </message>
    <message>
        <source>the file said set code {said_code}. Its cards are not known here as that set, so the new files do not carry it.</source>
        <translation>o ficheiro indicava o código da série {said_code}. As suas cartas não são conhecidas aqui como essa série, por isso os novos ficheiros não o têm.</translation>
    </message>
    <message>
        <source>do not play these boards, they were in use before:</source>
        <translation>não jogue estas carteiras, já estiveram em uso:</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Conversão</translation>
    </message>
    <message>
        <source>{boards} dealt: {numbers}</source>
        <translation>{boards} distribuídas: {numbers}</translation>
    </message>
    <message>
        <source>--or-for goes with --lock-until alone.</source>
        <translation>--or-for só vai com --lock-until.</translation>
    </message>
    <message>
        <source>{error} Set the clock right; --date says which day it is.</source>
        <translation>{error} Acerte o relógio; --date diz que dia é.</translation>
    </message>
    <message>
        <source>nobody but the owner of {or_for} can open the box before {time}.</source>
        <translation>ninguém exceto o dono de {or_for} pode abrir a caixa antes de {time}.</translation>
    </message>
    <message>
        <source>nobody, this computer included, can open the box before {time}.</source>
        <translation>ninguém, nem este computador, pode abrir a caixa antes de {time}.</translation>
    </message>
    <message>
        <source>Set {name} is dealt, and all its files are whole.</source>
        <translation>A série {name} está distribuída, e todos os seus ficheiros estão completos.</translation>
    </message>
    <message>
        <source>the set gets the clock&apos;s day, {here}.</source>
        <translation>a série recebe o dia do relógio, {here}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>The file has sections: {sections}. Name one with --section.</source>
        <translation>O ficheiro tem secções: {sections}. Indique uma com --section.</translation>
    </message>
    <message>
        <source>the file gives no rounds: put each in place of “?”, and give the lines with --results</source>
        <translation>o ficheiro não indica as rondas: ponha cada uma no lugar de «?», e dê as linhas com --results</translation>
    </message>
    <message>
        <source>There is no file with boards in “{folder}”.</source>
        <translation>Não há nenhum ficheiro com carteiras em «{folder}».</translation>
    </message>
    <message>
        <source>Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.</source>
        <translation>Dê um --deal, ou um --hand por jogador, ou duas vezes --board N --deal TEXTO.</translation>
    </message>
    <message>
        <source>not compared, because the files are gone, changed or not readable: {count}</source>
        <translation>não comparados, porque os ficheiros faltam, mudaram ou não se podem ler: {count}</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>--dealer and --vulnerable are for one board: two are compared without them.</source>
        <translation>--dealer e --vulnerable são para uma carteira: duas comparam-se sem eles.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, the backup is lost: nobody, and no program, can open it again.</source>
        <translation>Se perder a frase secreta, a cópia de segurança perde-se: ninguém, nem nenhum programa, a pode voltar a abrir.</translation>
    </message>
    <message>
        <source>{path}  {size} bytes, up to row {row}</source>
        <translation>{path}  {size} bytes, até à linha {row}</translation>
    </message>
    <message>
        <source>Settings, presets and identification were taken from the backup where you had none.</source>
        <translation>Definições, modelos e identificação foram tirados da cópia de segurança onde não os havia.</translation>
    </message>
    <message>
        <source>The journal is back, up to row {last}; row {row} records this.</source>
        <translation>O registo está de volta, até à linha {last}; a linha {row} anota-o.</translation>
    </message>
    <message>
        <source>It holds the journal&apos;s key: keep it where nobody else can read it.</source>
        <translation>Contém a chave do registo: guarde-a onde mais ninguém a possa ler.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”: </source>
        <translation>Frase secreta de «{name}»: </translation>
    </message>
    <message>
        <source>The backup&apos;s journal is attached to yours: row {row} records this.</source>
        <translation>O registo da cópia de segurança está unido ao seu: a linha {row} anota-o.</translation>
    </message>
    <message>
        <source>Everything in this backup&apos;s journal is here already: the journal was not changed.</source>
        <translation>Tudo o que está no registo desta cópia de segurança já está aqui: o registo não foi alterado.</translation>
    </message>
    <message>
        <source>  (not known: its files were going to {folder})</source>
        <translation>  (desconhecido: os seus ficheiros iam para {folder})</translation>
    </message>
    <message>
        <source>Set {code} was {before} and is now {state}.</source>
        <translation>Série {code}: antes «{before}», agora «{state}».</translation>
    </message>
    <message>
        <source>Set {place} of {count} dealt for this event on this day</source>
        <translation>Série {place} de {count} para esta prova neste dia</translation>
    </message>
    <message>
        <source>  moved to {path}</source>
        <translation>  movido para {path}</translation>
    </message>
    <message>
        <source>These are {count} of {total} sets: --limit shows more, --search fewer.</source>
        <translation>Estas são {count} de {total} séries: --limit mostra mais, --search menos.</translation>
    </message>
    <message>
        <source>No archive folder is chosen in the settings, so the files are not moved.</source>
        <translation>Não há pasta à parte escolhida nas definições, por isso os ficheiros não são movidos.</translation>
    </message>
    <message>
        <source>Set {code} has taken no step that could be undone.</source>
        <translation>A série {code} não deu nenhum passo que se possa desfazer.</translation>
    </message>
    <message>
        <source>  left: {path} is gone, changed or held open</source>
        <translation>  ficou: {path} falta, mudou ou está aberto</translation>
    </message>
    <message>
        <source>There is no such set in the journal.</source>
        <translation>Não há tal série no registo.</translation>
    </message>
    <message>
        <source>Compare the digits with the paper once more. If they are the same, and the paper was made with this journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal restore”, and tell everyone who relies on it.</source>
        <translation>Compare mais uma vez os algarismos com o papel. Se forem iguais, e o papel foi feito com este registo, então o registo foi reposto num dia anterior, ou reescrito: falta nele o que foi distribuído desde então. Guarde uma cópia da sua pasta tal como está, recupere a cópia de segurança mais recente com «bigdeal journal restore», e avise todos os que confiam nele.</translation>
    </message>
    <message>
        <source>row {row} is not the row whose hash was given to somebody</source>
        <translation>linha {row} não é a linha cujo hash foi dado a alguém</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 linha</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} linhas</translation>
    </message>
    <message>
        <source>not as they were written:</source>
        <translation>não como foram escritas:</translation>
    </message>
    <message>
        <source>all as they were written</source>
        <translation>todas como foram escritas</translation>
    </message>
    <message>
        <source>In doubt: {doubt}</source>
        <translation>Em dúvida: {doubt}</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: this journal has that row.</source>
        <translation>O hash dado é o da linha {number}: este registo tem essa linha.</translation>
    </message>
    <message>
        <source>The hash given is row {number}&apos;s: an attached journal has that row.</source>
        <translation>O hash dado é o da linha {number}: um registo unido tem essa linha.</translation>
    </message>
    <message>
        <source>Not in it: {reason}.</source>
        <translation>Não está: {reason}.</translation>
    </message>
    <message>
        <source>Newest: row {row}, hash {hash}</source>
        <translation>A mais recente: linha {row}, hash {hash}</translation>
    </message>
    <message>
        <source>After {option} come {count} to 64 digits of a row&apos;s hash, or its number and these.</source>
        <translation>Depois de {option} vão de {count} a 64 algarismos do hash de uma linha, ou o seu número e estes.</translation>
    </message>
    <message>
        <source>no row has the hash {digits}, which was given to somebody; the newest is row {last}</source>
        <translation>nenhuma linha tem o hash {digits}, que foi dado a alguém; a mais recente é a linha {last}</translation>
    </message>
    <message>
        <source>row {row} is missing, though its hash was given to somebody; the newest is row {last}</source>
        <translation>linha {row} falta, embora o seu hash tenha sido dado a alguém; a mais recente é a linha {last}</translation>
    </message>
    <message>
        <source>The clock had been set back at row {rows}.</source>
        <translation>O relógio tinha sido atrasado na linha {rows}.</translation>
    </message>
    <message>
        <source>The counter beside the journal was missing and was started again at row {rows}.</source>
        <translation>O contador ao lado do registo faltava e recomeçou na linha {rows}.</translation>
    </message>
    <message>
        <source>A doubt about the journal, or that it was known, was noted at row {rows}.</source>
        <translation>Uma dúvida sobre o registo, ou que era conhecida, foi anotada na linha {rows}.</translation>
    </message>
    <message>
        <source>The journal was brought back from a backup at row {rows}.</source>
        <translation>O registo foi recuperado de uma cópia de segurança na linha {rows}.</translation>
    </message>
    <message>
        <source>The journal of another backup was attached at row {rows}.</source>
        <translation>O registo de outra cópia de segurança foi unido na linha {rows}.</translation>
    </message>
    <message>
        <source>Give files and --until TIME, or --trial alone.</source>
        <translation>Dê ficheiros e --until HORA, ou só --trial.</translation>
    </message>
    <message>
        <source>The name of a box ends with “{suffix}”.</source>
        <translation>O nome de uma caixa termina em «{suffix}».</translation>
    </message>
    <message>
        <source>the files you locked are still where they were, and can be read there.</source>
        <translation>os ficheiros bloqueados continuam onde estavam, e aí podem ser lidos.</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Bloqueio</translation>
    </message>
    <message>
        <source>What was dealt before is safe, and no file was overwritten. Play boards that were being dealt just now only if “bigdeal check” says of them “state: dealt”; otherwise deal again.</source>
        <translation>O que foi distribuído antes está a salvo, e nenhum ficheiro foi sobrescrito. Jogue as carteiras que estavam a ser distribuídas só se «bigdeal check» mostrar a sua série como distribuída; senão, distribua de novo.</translation>
    </message>
    <message>
        <source>Please report the words in brackets. For a longer report, without any card, name or other value, set the variable {variable} to the name of a new file and call the command again.</source>
        <translation>Por favor, comunique as palavras entre parênteses. Para um relatório mais longo, sem nenhuma carta, nome ou outro valor, dê à variável {variable} o nome de um novo ficheiro e repita o comando.</translation>
    </message>
    <message>
        <source>A report is in “{name}”. It contains no card, name or other value: please send it along.</source>
        <translation>Há um relatório em «{name}». Não contém nenhuma carta, nome ou outro valor: por favor, envie-o também.</translation>
    </message>
    <message>
        <source>something went wrong beside the work ({place}).</source>
        <translation>algo falhou ao lado do trabalho ({place}).</translation>
    </message>
    <message>
        <source>stopped. No files of this set were left behind.</source>
        <translation>parado. Não ficou nenhum ficheiro desta série.</translation>
    </message>
    <message>
        <source>stopped.</source>
        <translation>parado.</translation>
    </message>
    <message>
        <source>standard output could not be written: {error}.</source>
        <translation>não foi possível escrever na saída padrão: {error}.</translation>
    </message>
    <message>
        <source>something went wrong inside the program ({place}).</source>
        <translation>algo falhou dentro do programa ({place}).</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>The report could not be written: {problem}</source>
        <translation>Não foi possível escrever o relatório: {problem}</translation>
    </message>
    <message>
        <source>Locked until {time} (round {round} of quicknet).</source>
        <translation>Bloqueado até {time} (ronda {round} de quicknet).</translation>
    </message>
    <message>
        <source>Then save the answer of one of these addresses, and run: bigdeal unlock BOX --round FILE</source>
        <translation>Guarde então a resposta de um destes endereços, e execute: bigdeal unlock CAIXA --round FICHEIRO</translation>
    </message>
    <message>
        <source>WARNING: the owner of {or_for} can open it at any time.</source>
        <translation>AVISO: o dono de {or_for} pode abri-la em qualquer altura.</translation>
    </message>
    <message>
        <source> Did you mean “{word}”?</source>
        <translation> Queria dizer «{word}»?</translation>
    </message>
    <message>
        <source>There is no command “{word}”.{hint}</source>
        <translation>Não existe o comando «{word}».{hint}</translation>
    </message>
    <message>
        <source>After --date comes a day, such as 2027-03-05.</source>
        <translation>Depois de --date vai um dia, como 2027-03-05.</translation>
    </message>
    <message>
        <source>After --{name} comes one line of text, without control characters.</source>
        <translation>Depois de --{name} vai uma linha de texto, sem caracteres de controlo.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Mostra esta ajuda.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>In “{path}” there are no files of boards.</source>
        <translation>Em «{path}» não há ficheiros de carteiras.</translation>
    </message>
    <message>
        <source>Standard input has no name that would tell its format: add --format, such as pbn.</source>
        <translation>A entrada padrão não tem um nome que indique o formato: acrescente --format, como pbn.</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«{name}» não é um formato de carteiras.</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está fechada</translation>
    </message>
    <message>
        <source>--jobs has no effect any more. One process deals; the boards are the same.</source>
        <translation>--jobs já não tem efeito. Distribui um só processo; as carteiras são as mesmas.</translation>
    </message>
    <message>
        <source>After {option} comes one of: {codes}.</source>
        <translation>Depois de {option} vai um destes: {codes}.</translation>
    </message>
    <message>
        <source>Give the time zone too: 2027-07-06T18:00Z, or 2027-07-06T20:00+02:00.</source>
        <translation>Indique também o fuso horário: 2027-07-06T18:00Z, ou 2027-07-06T20:00+02:00.</translation>
    </message>
    <message>
        <source>“{text}” is not a time such as 2027-07-06T18:00Z.</source>
        <translation>«{text}» não é uma hora como 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>nota: {note}</translation>
    </message>
    <message>
        <source>Please answer y or n.</source>
        <translation>Responda s ou n.</translation>
    </message>
    <message>
        <source>The input ended before every question was answered.</source>
        <translation>A entrada acabou antes de todas as perguntas terem resposta.</translation>
    </message>
    <message>
        <source>There is no input from which to read an answer.</source>
        <translation>Não há entrada de onde ler uma resposta.</translation>
    </message>
    <message>
        <source>An answer is longer than any answer can be.</source>
        <translation>Uma resposta é mais longa do que uma resposta pode ser.</translation>
    </message>
    <message>
        <source>Please use at most {count} letters.</source>
        <translation>Use no máximo {count} letras.</translation>
    </message>
    <message>
        <source>The input ended: as in Big Deal, the answer before is taken as the identification. Change it!</source>
        <translation>A entrada acabou: como no Big Deal, a resposta anterior vale como identificação. Mude-a!</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>A passphrase is needed and there is no terminal to type it: use --passphrase-file FILE.</source>
        <translation>É preciso uma frase secreta e não há terminal onde a escrever: use --passphrase-file FICHEIRO.</translation>
    </message>
    <message>
        <source>Officials&apos; sheets open the keys and there is no terminal to type their words: give each sheet with --share FILE.</source>
        <translation>As folhas dos responsáveis abrem as chaves e não há terminal onde escrever as suas palavras: dê cada folha com --share FICHEIRO.</translation>
    </message>
    <message>
        <source>If you lose the passphrase, you lose the tournament: without it no person and no program can open the keys again, and no board can be dealt. Write it down, keep it in two places, and think of a second official.</source>
        <translation>Se perder a frase secreta, perde o torneio: sem ela, ninguém e nenhum programa pode voltar a abrir as chaves, e nenhuma carteira pode ser distribuída. Escreva-a, guarde-a em dois sítios, e pense num segundo responsável.</translation>
    </message>
    <message>
        <source>“{name}” is sealed for the owners of age keys: give yours with --identity FILE.</source>
        <translation>«{name}» está selado para os donos de chaves age: dê a sua com --identity FICHEIRO.</translation>
    </message>
    <message>
        <source>Passphrase of “{name}”, or the words of one official&apos;s sheet: </source>
        <translation>Frase secreta de «{name}», ou as palavras da folha de um responsável: </translation>
    </message>
    <message>
        <source>The passphrase is missing: its file begins with an empty line.</source>
        <translation>Falta a frase secreta: o seu ficheiro começa com uma linha vazia.</translation>
    </message>
    <message>
        <source>New passphrase, of several words: </source>
        <translation>Nova frase secreta, de várias palavras: </translation>
    </message>
    <message>
        <source>The two do not match, so nothing was sealed.</source>
        <translation>As duas não coincidem, por isso nada foi selado.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials&apos; sheets open “{name}”, in any order.</source>
        <translation>Quaisquer {needed} das {count} folhas dos responsáveis abrem «{name}», por qualquer ordem.</translation>
    </message>
    <message>
        <source>All words of one sheet: </source>
        <translation>Todas as palavras de uma folha: </translation>
    </message>
    <message>
        <source>The same again: </source>
        <translation>A mesma outra vez: </translation>
    </message>
    <message>
        <source>All words of one sheet ({count} more): </source>
        <translation>Todas as palavras de uma folha (faltam {count}): </translation>
    </message>
    <message>
        <source>Sheet {number} was given already: take another official&apos;s.</source>
        <translation>A folha {number} já foi dada: use a de outro responsável.</translation>
    </message>
    <message>
        <source>dealt {when}, state: {state}</source>
        <translation>distribuída {when}, estado: {state}</translation>
    </message>
    <message>
        <source>set {code}</source>
        <translation>série {code}</translation>
    </message>
    <message>
        <source>a set without a code</source>
        <translation>uma série sem código</translation>
    </message>
    <message>
        <source> (so its file says)</source>
        <translation> (segundo o seu ficheiro)</translation>
    </message>
    <message>
        <source>1 board</source>
        <translation>1 carteira</translation>
    </message>
    <message>
        <source>{count} boards</source>
        <translation>{count} carteiras</translation>
    </message>
    <message>
        <source>; there they are {numbers}</source>
        <translation>; lá são {numbers}</translation>
    </message>
    <message>
        <source>{count} of these boards ({which}) are of {set}</source>
        <translation>{count} destas carteiras ({which}) são de: {set}</translation>
    </message>
    <message>
        <source>; there it is {numbers}</source>
        <translation>; lá é {numbers}</translation>
    </message>
    <message>
        <source>{which} are of {set}</source>
        <translation>{which} são de: {set}</translation>
    </message>
    <message>
        <source>1 of these boards ({which}) is of {set}</source>
        <translation>1 destas carteiras ({which}) é de: {set}</translation>
    </message>
    <message>
        <source> as “{name}”</source>
        <translation> como «{name}»</translation>
    </message>
    <message>
        <source>This board is of {set}</source>
        <translation>Esta carteira é de: {set}</translation>
    </message>
    <message>
        <source>These boards are of {set}</source>
        <translation>Estas carteiras são de: {set}</translation>
    </message>
    <message>
        <source>After -o comes the folder, then the files&apos; name, such as boards/tuesday.</source>
        <translation>Depois de -o vai a pasta, e depois o nome dos ficheiros, como boards/terca.</translation>
    </message>
    <message>
        <source>made the folder “{folder}”.</source>
        <translation>pasta «{folder}» criada.</translation>
    </message>
    <message>
        <source>After -o comes the name without “{suffix}”: the formats add their endings.</source>
        <translation>Depois de -o vai o nome sem «{suffix}»: os formatos acrescentam a sua terminação.</translation>
    </message>
    <message>
        <source>{target}: {files} files</source>
        <translation>{target}: {files} ficheiros</translation>
    </message>
    <message>
        <source>The key is in this program&apos;s journal: anyone who can read your files on this computer, or changes its clock on, could open the record before. A passphrase is stronger.</source>
        <translation>A chave está no registo deste programa: quem puder ler os seus ficheiros neste computador, ou adiantar o relógio, poderia abrir a folha antes. Uma frase secreta é mais forte.</translation>
    </message>
    <message>
        <source>The record shows every card of boards that are still to be played, to anybody who opens the file. Nobody who has seen it may play them (Laws of Duplicate Bridge, Law 6D).</source>
        <translation>A folha mostra todas as cartas de carteiras que ainda vão ser jogadas a quem abrir o ficheiro. Ninguém que a tenha visto as pode jogar (Leis do Bridge Duplicado, Lei 6D).</translation>
    </message>
    <message>
        <source>Give one of --logo and --no-logo.</source>
        <translation>Dê --logo ou --no-logo, não ambos.</translation>
    </message>
    <message>
        <source>Several records need a folder after -o, and each a set code or a section of its own.</source>
        <translation>Várias folhas precisam de uma pasta depois de -o, e cada uma de um código da série ou de uma secção próprios.</translation>
    </message>
    <message>
        <source>Give one of --open, --finished, --release and --passphrase-file.</source>
        <translation>Dê uma de --open, --finished, --release e --passphrase-file.</translation>
    </message>
    <message>
        <source>“{event}”, {date}, from board {first}</source>
        <translation>«{event}», {date}, a partir da carteira {first}</translation>
    </message>
    <message>
        <source>The set is still to be played: its file is sealed. Without the passphrase nobody can open it.</source>
        <translation>A série ainda vai ser jogada: o seu ficheiro é selado. Sem a frase secreta ninguém o pode abrir.</translation>
    </message>
    <message>
        <source>Sealed with the passphrase: bigdeal unseal opens it, and so does any age tool.</source>
        <translation>Selado com a frase secreta: bigdeal unseal abre-o, e qualquer ferramenta age também.</translation>
    </message>
    <message>
        <source>Is play over, so that the record may be open? [y/N] </source>
        <translation>O jogo terminou, de modo que a folha pode estar aberta? [s/N] </translation>
    </message>
    <message>
        <source>Sealed until {time}: bigdeal unseal opens it then, on this computer.</source>
        <translation>Selado até {time}: então bigdeal unseal abre-o, neste computador.</translation>
    </message>
    <message>
        <source>{named}: dealt today, or its day is still to come. Was it played? [y/N] </source>
        <translation>{named}: distribuída hoje, ou o seu dia ainda não chegou. Foi jogada? [s/N] </translation>
    </message>
    <message>
        <source>--boards goes with --dossier FILE.pdf.</source>
        <translation>--boards vai com --dossier FICHEIRO.pdf.</translation>
    </message>
    <message>
        <source>{part}: ok</source>
        <translation>{part}: em ordem</translation>
    </message>
    <message>
        <source>The dossier&apos;s file is called NAME.pdf.</source>
        <translation>O ficheiro do dossiê chama-se NOME.pdf.</translation>
    </message>
    <message>
        <source>Testing fresh boards</source>
        <translation>Teste de novas carteiras</translation>
    </message>
    <message>
        <source>Give the code of a set, --to with a destination, and -o with the new file; or --list.</source>
        <translation>Dê o código de uma série, --to com um destino, e -o com o novo ficheiro; ou --list.</translation>
    </message>
    <message>
        <source>what {title} takes could not be confirmed: look at what it shows.</source>
        <translation>não foi possível confirmar o que {title} aceita: veja o que mostra.</translation>
    </message>
    <message>
        <source>  Inside: {inside}.</source>
        <translation>  Conteúdo: {inside}.</translation>
    </message>
    <message>
        <source>  There: {next_step}</source>
        <translation>  Lá: {next_step}</translation>
    </message>
    <message>
        <source>  Source: {source}.</source>
        <translation>  Fonte: {source}.</translation>
    </message>
    <message>
        <source>, not confirmed</source>
        <translation>, não confirmado</translation>
    </message>
    <message>
        <source>Board {board}, {seat}: how many {suit}? </source>
        <translation>Carteira {board}, {seat}: quantas cartas de {suit}? </translation>
    </message>
    <message>
        <source>Type a number from 0 to {count}.</source>
        <translation>Escreva um número de 0 a {count}.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Verificação por amostra</translation>
    </message>
    <message>
        <source>Give the names of files with boards.</source>
        <translation>Indique os nomes de ficheiros com carteiras.</translation>
    </message>
    <message>
        <source>Give --all, or --phase with a number, not both.</source>
        <translation>Dê --all, ou --phase com um número, não ambos.</translation>
    </message>
    <message>
        <source>--sessions names sessions of one phase: give --phase with its number as well.</source>
        <translation>--sessions indica sessões de uma fase: dê também --phase com o seu número.</translation>
    </message>
    <message>
        <source>{title}, together: {names}</source>
        <translation>{title}, junto: {names}</translation>
    </message>
    <message>
        <source>{title} is revealed: anybody can know its boards. Not for play.</source>
        <translation>{title} está revelada: qualquer pessoa pode conhecer as suas carteiras. Não é para jogar.</translation>
    </message>
    <message>
        <source>Put on the wall: {path}</source>
        <translation>Para afixar: {path}</translation>
    </message>
    <message>
        <source>phase {number} has an open number of sessions: name it with --phase and --sessions.</source>
        <translation>a fase {number} tem um número em aberto de sessões: indique-a com --phase e --sessions.</translation>
    </message>
    <message>
        <source>The number of sessions is open in all phases: name the phase and the sessions.</source>
        <translation>O número de sessões está em aberto em todas as fases: indique a fase e as sessões.</translation>
    </message>
    <message>
        <source>the plan has fixed them</source>
        <translation>o plano fixou-as</translation>
    </message>
    <message>
        <source>Give to the organiser: {path}</source>
        <translation>Para o organizador: {path}</translation>
    </message>
    <message>
        <source>It says:</source>
        <translation>Diz:</translation>
    </message>
    <message>
        <source>Next: print the slip, and give the words when the outside value is known, not before.</source>
        <translation>A seguir: imprima o papel, e dê as palavras quando o valor externo for conhecido, não antes.</translation>
    </message>
    <message>
        <source>These are the words of this hash.</source>
        <translation>Estas são as palavras deste hash.</translation>
    </message>
    <message>
        <source>“{given}” is neither a file nor a name with “=” and the hash behind it.</source>
        <translation>«{given}» não é um ficheiro nem um nome com «=» e o hash a seguir.</translation>
    </message>
    <message>
        <source>nothing can be printed here, so the slip is a text alone.</source>
        <translation>aqui nada se pode imprimir, por isso o papel é só um texto.</translation>
    </message>
    <message>
        <source>Keep secret: {path}</source>
        <translation>Manter em segredo: {path}</translation>
    </message>
    <message>
        <source>After “check” come the slip, or the words, and the hash.</source>
        <translation>Depois de «check» vão o papel ou as palavras, e o hash.</translation>
    </message>
    <message>
        <source>After {option} come the name of the holder, “=” and the {what}.</source>
        <translation>Depois de {option} vão o nome do depositário, «=» e: {what}.</translation>
    </message>
    <message>
        <source>Holders of words:</source>
        <translation>Depositários de palavras:</translation>
    </message>
    <message>
        <source>No holders of words.</source>
        <translation>Não há depositários de palavras.</translation>
    </message>
    <message>
        <source>“{file}” is of the holder “{name}”, not “{called}”.</source>
        <translation>«{file}» é do depositário «{name}», não de «{called}».</translation>
    </message>
    <message>
        <source>What follows “{called}=” is neither a file that exists nor a hash, which has 64 hexadecimal digits.</source>
        <translation>O que se segue a «{called}=» não é um ficheiro existente nem um hash, que tem 64 algarismos hexadecimais.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palavras</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ficheiro</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <translation>«{name}» é indicado duas vezes.</translation>
    </message>
    <message>
        <source>{path} made.</source>
        <translation>{path} criado.</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Nome: {name}</translation>
    </message>
    <message>
        <source>--at, --round and --or-else go with --of drand.</source>
        <translation>--at, --round e --or-else vão com --of drand.</translation>
    </message>
    <message>
        <source>With --of drand go --at or --round, --or-else and --day alone.</source>
        <translation>Com --of drand só vão --at ou --round, --or-else e --day.</translation>
    </message>
    <message>
        <source>What --or-else says cannot be part of a promise that every check understands.</source>
        <translation>O que --or-else diz não pode fazer parte de uma promessa que toda a verificação entenda.</translation>
    </message>
    <message>
        <source>A phase has four parts: how many sessions, their boards, the files&apos; name, a description.</source>
        <translation>Uma fase tem quatro partes: quantas sessões, as suas carteiras, o nome dos ficheiros, uma descrição.</translation>
    </message>
    <message>
        <source>1 phase left.</source>
        <translation>Resta 1 fase.</translation>
    </message>
    <message>
        <source>{count} phases left.</source>
        <translation>Restam {count} fases.</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash das chaves: {hash}</translation>
    </message>
    <message>
        <source>The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which answers with the hash of the keys.</source>
        <translation>As chaves seladas foram lidas de novo: estão seladas para {count} chave(s) age. Ninguém aqui as pôde abrir: peça a uma dessas pessoas que experimente agora, com «age -d -i KEY.txt FILE | sha256sum», que responde com o hash das chaves.</translation>
    </message>
    <message>
        <source>Put on the notice board and into the bulletin: {path}</source>
        <translation>Para o quadro de avisos e o boletim: {path}</translation>
    </message>
    <message>
        <source>After --shares come two numbers, such as 2of3: how many officials are needed, of how many.</source>
        <translation>Depois de --shares vão dois números, como 2of3: quantos responsáveis são precisos, de quantos.</translation>
    </message>
    <message>
        <source>With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the network has ended.</source>
        <translation>Com --of drand vão --at 2027-07-06T18:00Z (ou --round N), e --or-else com o que conta se a rede tiver acabado.</translation>
    </message>
    <message>
        <source>Name a source with --of, or describe it in your own words, not both.</source>
        <translation>Indique uma fonte com --of, ou descreva-a por palavras suas, não ambas as coisas.</translation>
    </message>
    <message>
        <source>The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain.</source>
        <translation>As chaves são seladas de uma só maneira: --passphrase-file, --recipient, --shares ou --plain.</translation>
    </message>
    <message>
        <source>Publish: {path}</source>
        <translation>Publicar: {path}</translation>
    </message>
    <message>
        <source>the keys are not sealed: anyone who reads them can compute every board once the value is known.</source>
        <translation>as chaves não estão seladas: quem as ler pode calcular cada carteira assim que o valor for conhecido.</translation>
    </message>
    <message>
        <source>The keys are not sealed.</source>
        <translation>As chaves não estão seladas.</translation>
    </message>
    <message>
        <source>The sealed keys were opened again, and are right.</source>
        <translation>As chaves seladas foram abertas de novo, e estão certas.</translation>
    </message>
    <message>
        <source>--day goes with a known source; in your own words, write the day in --or-else.</source>
        <translation>--day vai com uma fonte conhecida; por palavras suas, escreva o dia em --or-else.</translation>
    </message>
    <message>
        <source>Name a source with --of and --day, or describe it in your own words.</source>
        <translation>Indique uma fonte com --of e --day, ou descreva-a por palavras suas.</translation>
    </message>
    <message>
        <source>“{name}” is none of the known sources: {known}.</source>
        <translation>«{name}» não é nenhuma das fontes conhecidas: {known}.</translation>
    </message>
    <message>
        <source>Keep secret, one for each official: {path}</source>
        <translation>Manter em segredo, uma para cada responsável: {path}</translation>
    </message>
    <message>
        <source>the publication sheet was not made, but the plan is sealed. {error}</source>
        <translation>a folha de publicação não foi feita, mas o plano está selado. {error}</translation>
    </message>
    <message>
        <source>“bigdeal tournament sheet” draws it again.</source>
        <translation>«bigdeal tournament sheet» desenha-a de novo.</translation>
    </message>
    <message>
        <source>Publish anyway (y or n)? </source>
        <translation>Publicar mesmo assim (s ou n)? </translation>
    </message>
    <message>
        <source>Next: publish it. Anybody can “bigdeal verify” it; the other sessions stay secret.</source>
        <translation>A seguir: publique-o. Qualquer pessoa o pode verificar com «bigdeal verify»; as outras sessões continuam secretas.</translation>
    </message>
    <message>
        <source>{target}: {files} files, {sessions} sessions</source>
        <translation>{target}: {files} ficheiros, {sessions} sessões</translation>
    </message>
    <message>
        <source>{target}: {files} files: {titles}</source>
        <translation>{target}: {files} ficheiros: {titles}</translation>
    </message>
    <message>
        <source>{title}: with its key anybody can compute its boards, and those of its reserve set.</source>
        <translation>{title}: com a sua chave qualquer pessoa pode calcular as suas carteiras, e as da sua série de reserva.</translation>
    </message>
    <message>
        <source>-o names one pack, and each session has its own: name one session, or leave it out.</source>
        <translation>-o indica um pacote, e cada sessão tem o seu: indique uma sessão, ou omita-o.</translation>
    </message>
    <message>
        <source>  Its reserve set was dealt: it is in the pack, too.</source>
        <translation>  A sua série de reserva foi distribuída: também está no pacote.</translation>
    </message>
    <message>
        <source>  Its reserve set cannot be used after that.</source>
        <translation>  A sua série de reserva não poderá ser usada depois disso.</translation>
    </message>
    <message>
        <source>Is its play over, and do you want to reveal it now (y or n)? </source>
        <translation>O seu jogo terminou, e quer revelá-la agora (s ou n)? </translation>
    </message>
    <message>
        <source>Revealing</source>
        <translation>Revelação</translation>
    </message>
    <message>
        <source>As it goes into the plan: {value}</source>
        <translation>Assim entra no plano: {value}</translation>
    </message>
    <message>
        <source>Type the value, or give the promised round with --round; --again is for typed values.</source>
        <translation>Escreva o valor, ou dê a ronda prometida com --round; --again é para valores escritos.</translation>
    </message>
    <message>
        <source>The network signed it. As it goes into the plan: {value}</source>
        <translation>A rede assinou-a. Assim entra no plano: {value}</translation>
    </message>
    <message>
        <source>In the public pack: {path}</source>
        <translation>No pacote público: {path}</translation>
    </message>
    <message>
        <source>The two people did not type the same: {difference}</source>
        <translation>As duas pessoas não escreveram o mesmo: {difference}</translation>
    </message>
    <message>
        <source>It contains the words of {names}: 120 bits each that nobody else could know.</source>
        <translation>Contém as palavras de {names}: 120 bits cada, que mais ninguém podia saber.</translation>
    </message>
    <message>
        <source>Withheld, so it contains their SHA-256, and every check will say so: {names}.</source>
        <translation>Retidas, por isso contém o seu SHA-256, e cada verificação o dirá: {names}.</translation>
    </message>
    <message>
        <source>when the outside value is known, “set-value”.</source>
        <translation>quando o valor externo for conhecido, «set-value».</translation>
    </message>
    <message>
        <source>complete the plan, look at it with “inspect”, then “publish”.</source>
        <translation>complete o plano, veja-o com «inspect», e depois «publish».</translation>
    </message>
    <message>
        <source>put it where everybody sees it, then say where with “published”.</source>
        <translation>ponha-o onde todos o vejam, e depois diga onde com «published».</translation>
    </message>
    <message>
        <source>“deal” the sessions, off the network, and keep the files closed.</source>
        <translation>distribua as sessões com «deal», sem rede, e mantenha os ficheiros fechados.</translation>
    </message>
    <message>
        <source>“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was played, “reveal --phase P --sessions S”.</source>
        <translation>distribua com «deal» as sessões que restam. Quando tudo estiver jogado, «reveal»; para uma sessão jogada, «reveal --phase P --sessions S».</translation>
    </message>
    <message>
        <source>publish the pack. Anybody can “bigdeal verify” it.</source>
        <translation>publique o pacote. Qualquer pessoa o pode verificar com «bigdeal verify».</translation>
    </message>
    <message>
        <source>withheld, so their SHA-256</source>
        <translation>retidas, por isso o seu SHA-256</translation>
    </message>
    <message>
        <source>not the promised words</source>
        <translation>não são as palavras prometidas</translation>
    </message>
    <message>
        <source>Outside value: {value}</source>
        <translation>Valor externo: {value}</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>A seguir: {step}</translation>
    </message>
    <message>
        <source>The same in words:</source>
        <translation>O mesmo em palavras:</translation>
    </message>
    <message>
        <source>  no phase yet</source>
        <translation>  ainda nenhuma fase</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>Holder of words: {name}, SHA-256 {hash}</source>
        <translation>Depositário de palavras: {name}, SHA-256 {hash}</translation>
    </message>
    <message>
        <source>Published, as you noted: {where}, since {day}</source>
        <translation>Publicado, como anotou: {where}, desde {day}</translation>
    </message>
    <message>
        <source>Revealed by itself: {title}, {time}, {pack}</source>
        <translation>Revelada em separado: {title}, {time}, {pack}</translation>
    </message>
    <message>
        <source>Interrupted while it was revealed: {title}. Its key may be known: reveal it again.</source>
        <translation>Interrompida enquanto era revelada: {title}. A sua chave pode ser conhecida: revele-a de novo.</translation>
    </message>
    <message>
        <source>Dealt, according to journal and log: {sessions}</source>
        <translation>Distribuídas, segundo os dois registos: {sessions}</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>Sem observações.</translation>
    </message>
    <message>
        <source>“{keys}” is not sealed: anyone who reads it can compute every board.</source>
        <translation>«{keys}» não está selado: quem o ler pode calcular cada carteira.</translation>
    </message>
    <message>
        <source>The keys are sealed with a passphrase.</source>
        <translation>As chaves estão seladas com uma frase secreta.</translation>
    </message>
    <message>
        <source>Any {needed} of {count} officials together open the keys.</source>
        <translation>Quaisquer {needed} de {count} responsáveis abrem juntos as chaves.</translation>
    </message>
    <message>
        <source>The keys are sealed for {count} age key(s).</source>
        <translation>As chaves estão seladas para {count} chave(s) age.</translation>
    </message>
    <message>
        <source>good: {reason}</source>
        <translation>bom: {reason}</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>ainda não indicado</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Ainda sem nome</translation>
    </message>
    <message>
        <source>Hash of the box: {code}</source>
        <translation>Hash da caixa: {code}</translation>
    </message>
    <message>
        <source>Give the box&apos;s round with --round FILE. To see which round opens a box, use --when.</source>
        <translation>Dê a ronda da caixa com --round FICHEIRO. Para ver que ronda abre uma caixa, use --when.</translation>
    </message>
    <message>
        <source>Open one box at a time.</source>
        <translation>Abra uma caixa de cada vez.</translation>
    </message>
    <message>
        <source>WARNING: the owner of another key can open it at any time.</source>
        <translation>AVISO: o dono de outra chave pode abri-la em qualquer altura.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Não há entrada padrão.</translation>
    </message>
    <message>
        <source>--when goes with boxes alone.</source>
        <translation>--when só vai com caixas.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>{box}: opens in {days} d {hours} h {rest} min</source>
        <translation>{box}: abre dentro de {days} d {hours} h {rest} min</translation>
    </message>
    <message>
        <source>{box}: can be opened now</source>
        <translation>{box}: já se pode abrir</translation>
    </message>
    <message>
        <source>GREEN: proved. Nothing is left to you, and nothing could be chosen.</source>
        <translation>VERDE: provado. Nada fica para si, e nada podia ser escolhido.</translation>
    </message>
    <message>
        <source>AMBER: nothing here is wrong, but not everything is settled.</source>
        <translation>AMARELO: nada está errado aqui, mas nem tudo está esclarecido.</translation>
    </message>
    <message>
        <source>RED: something here is not as promised.</source>
        <translation>VERMELHO: algo aqui não é como foi prometido.</translation>
    </message>
    <message>
        <source>--digest or --plan, and --before</source>
        <translation>--digest ou --plan, e --before</translation>
    </message>
    <message>
        <source>--played all (or 1:1-3)</source>
        <translation>--played all (ou 1:1-3)</translation>
    </message>
    <message>
        <source>   as words: {words}</source>
        <translation>   em palavras: {words}</translation>
    </message>
    <message>
        <source>Boards proved: {count}</source>
        <translation>Carteiras provadas: {count}</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>  … and {count} more (--json lists them all)</source>
        <translation>  … e mais {count} (--json enumera-as todas)</translation>
    </message>
    <message>
        <source>As promised so far: the other sessions can be verified when they are revealed.</source>
        <translation>Até agora como foi prometido: as outras sessões podem ser verificadas quando forem reveladas.</translation>
    </message>
    <message>
        <source>{boards} boards of {sessions} sessions: each from its session’s key and the
    outside value (--json lists them one by one).</source>
        <translation>{boards} carteiras de {sessions} sessões: cada uma da chave da sua sessão e do
    valor externo (--json enumera-as uma a uma).</translation>
    </message>
    <message>
        <source>Left to you: answer with {answers}.</source>
        <translation>Fica para si: responda com {answers}.</translation>
    </message>
    <message>
        <source>Still chosen: no accusation. Ask the organiser about it, and judge for yourself.</source>
        <translation>Ainda à escolha: não é uma acusação. Pergunte ao organizador, e julgue por si.</translation>
    </message>
    <message>
        <source>Other sessions are still secret: until they are revealed, amber is the best possible.</source>
        <translation>Outras sessões ainda são secretas: até serem reveladas, amarelo é o melhor possível.</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>planeado</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>valued</source>
        <translation>valor fixado</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>distribuída</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>revelada</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>Deal a set of boards into files.</source>
        <translation>Distribuir uma série de carteiras em ficheiros.</translation>
    </message>
    <message>
        <source>Check files of boards, and show which set they are.</source>
        <translation>Verificar ficheiros de carteiras, e mostrar de que série são.</translation>
    </message>
    <message>
        <source>Tell which board the hands on a table are.</source>
        <translation>Dizer de que carteira são as mãos numa mesa.</translation>
    </message>
    <message>
        <source>Tell between which rounds a board was fouled.</source>
        <translation>Dizer entre que rondas uma carteira foi alterada.</translation>
    </message>
    <message>
        <source>Check duplicated boards by questions drawn by lot.</source>
        <translation>Verificar carteiras duplicadas com perguntas sorteadas.</translation>
    </message>
    <message>
        <source>Convert a file of boards into other formats.</source>
        <translation>Converter um ficheiro de carteiras noutros formatos.</translation>
    </message>
    <message>
        <source>What was dealt here: list, verify, export, certificates, backups.</source>
        <translation>O que foi distribuído aqui: lista, verificação, exportação, certificados, cópias de segurança.</translation>
    </message>
    <message>
        <source>Print hand records, dealing sheets or curtain cards.</source>
        <translation>Imprimir folhas das mãos, folhas de distribuição ou fichas de mão.</translation>
    </message>
    <message>
        <source>Open a sealed record.</source>
        <translation>Abrir uma folha selada.</translation>
    </message>
    <message>
        <source>Lock files in a box that nobody can open before a time.</source>
        <translation>Bloquear ficheiros numa caixa que ninguém pode abrir antes de uma hora.</translation>
    </message>
    <message>
        <source>Open a locked box with its round.</source>
        <translation>Abrir uma caixa bloqueada com a sua ronda.</translation>
    </message>
    <message>
        <source>Write the note that goes with a locked box.</source>
        <translation>Escrever a nota que acompanha uma caixa bloqueada.</translation>
    </message>
    <message>
        <source>Print labels with the set code; they reveal nothing about the cards.</source>
        <translation>Imprimir etiquetas com o código da série; nada revelam das cartas.</translation>
    </message>
    <message>
        <source>Print travellers, slips, scorecards or table cards.</source>
        <translation>Imprimir folhas itinerantes, talões, fichas de resultados ou cartões de mesa.</translation>
    </message>
    <message>
        <source>Print one page for the wall: deal, duplicate, print.</source>
        <translation>Imprimir uma página para a parede: distribuir, duplicar, imprimir.</translation>
    </message>
    <message>
        <source>Print a checklist for duplicating.</source>
        <translation>Imprimir uma lista de verificação para duplicar.</translation>
    </message>
    <message>
        <source>Make the file of a finished set that a site or program takes.</source>
        <translation>Fazer o ficheiro de uma série terminada para um sítio ou programa.</translation>
    </message>
    <message>
        <source>Pack the boards of a finished set for publication.</source>
        <translation>Empacotar as carteiras de uma série terminada para publicação.</translation>
    </message>
    <message>
        <source>Commit, deal and reveal a whole tournament.</source>
        <translation>Prometer, distribuir e revelar um torneio inteiro.</translation>
    </message>
    <message>
        <source>Prove that boards are the promised ones.</source>
        <translation>Provar que as carteiras são as prometidas.</translation>
    </message>
    <message>
        <source>Turn deals, endings and layouts into numbers, and back.</source>
        <translation>Converter distribuições, finais e disposições em números, e vice-versa.</translation>
    </message>
    <message>
        <source>List, count, reduce and solve the suits in two hands.</source>
        <translation>Enumerar, contar, reduzir e resolver os naipes de duas mãos.</translation>
    </message>
    <message>
        <source>Show figures over finished boards.</source>
        <translation>Mostrar números sobre carteiras terminadas.</translation>
    </message>
    <message>
        <source>Tell whether played sets are as chance deals them.</source>
        <translation>Dizer se as séries jogadas são como o acaso as dá.</translation>
    </message>
    <message>
        <source>Check this copy of the program against known answers.</source>
        <translation>Verificar esta cópia do programa com respostas conhecidas.</translation>
    </message>
    <message>
        <source>anyone with keys and value can make these boards again at any time.</source>
        <translation>quem tiver as chaves e o valor pode voltar a fazer estas carteiras em qualquer altura.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256), to be published where nobody can change it later:</source>
        <translation>Código de verificação, para publicar onde ninguém o possa mudar depois:</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Código de verificação: {digest}</translation>
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
        <translation>desvio</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>revelação iniciada</translation>
    </message>
    <message>
        <source>session-revealed</source>
        <translation>sessão revelada</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniciado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeito</translation>
    </message>
    <message>
        <source>Noted. The public pack will include it, in your words.</source>
        <translation>Anotado. Figurará no pacote público, com estas palavras.</translation>
    </message>
    <message>
        <source>No set has been dealt here yet.</source>
        <translation>Ainda não foi distribuída aqui nenhuma série.</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>«{command} {option}» mostra a ajuda.</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Erro: {message}</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>A opção {name!r} não existe.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Queria dizer {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Queria dizer uma de: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>A opção {name!r} não leva valor.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>A opção {name!r} precisa de um valor.</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Falta o argumento</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Falta a opção</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Falta o comando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Escolha entre:
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
        <translation>Valor inválido para {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} não é nenhum de {choices}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} não está no intervalo {range}.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>pasta</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} é um ficheiro.</translation>
    </message>
    <message>
        <source>{value!r} is not a whole number.</source>
        <translation>{value!r} não é um número inteiro.</translation>
    </message>
    <message>
        <source>first seen here {when}</source>
        <translation>aqui pela primeira vez {when}</translation>
    </message>
    <message>
        <source>Deal bridge boards that nobody can predict, repeat or see before play.</source>
        <translation>Distribuir carteiras de bridge que ninguém pode prever, repetir ou ver antes do jogo.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the check failed, 2 usage, 3 refused, 4 damaged file, 5 the system failed.</source>
        <translation>Códigos de saída: 0 feito, 1 a verificação falhou, 2 uso, 3 recusado, 4 ficheiro danificado, 5 falhou o sistema.</translation>
    </message>
    <message>
        <source>The language to use, such as de. Without it: on a terminal yours, otherwise English.</source>
        <translation>A língua, por exemplo de. Sem ela: num terminal a sua, senão inglês.</translation>
    </message>
    <message>
        <source>The cards come from the computer&apos;s own randomness, and nobody sees them. Nothing is ever overwritten: all files are written, or none.</source>
        <translation>As cartas vêm da aleatoriedade do próprio computador, e ninguém as vê. Nunca se substitui nada: escrevem-se todos os ficheiros, ou nenhum.</translation>
    </message>
    <message>
        <source>“bigdeal deal -n 36” is enough: it uses the formats in the settings, and a free name in this folder.</source>
        <translation>«bigdeal deal -n 36» chega: usa os formatos das definições e um nome livre nesta pasta.</translation>
    </message>
    <message>
        <source>With --lock-until only a locked box is written. See “bigdeal unlock”.</source>
        <translation>Com --lock-until só se escreve uma caixa bloqueada. Ver «bigdeal unlock».</translation>
    </message>
    <message>
        <source>A number (36) or a range (11-20).</source>
        <translation>Um número (36) ou um intervalo (11-20).</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Without it, those in the settings, or pbn.</source>
        <translation>Formatos, separados por vírgulas: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel. Sem ela, os das definições, ou pbn.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read. Without it, this folder and a free name.</source>
        <translation>Pasta e nome, sem extensão. Só o próprio pode ler uma FOLDER nova. Sem ela, esta pasta e um nome livre.</translation>
    </message>
    <message>
        <source>Sets to deal at once, each with its number after NAME and the event: tuesday-1, tuesday-2.</source>
        <translation>Quantas séries de uma vez, cada uma com o seu número depois de NAME e da prova: tuesday-1, tuesday-2.</translation>
    </message>
    <message>
        <source>The identification to deal with. Without it, that of the settings.</source>
        <translation>A identificação com que distribuir. Sem ela, a das definições.</translation>
    </message>
    <message>
        <source>The event&apos;s name, for files with room for it.</source>
        <translation>O nome da prova, para os ficheiros que têm lugar.</translation>
    </message>
    <message>
        <source>Where it is played, for files with room for it.</source>
        <translation>Onde se joga, para os ficheiros que têm lugar.</translation>
    </message>
    <message>
        <source>The day of play, for files with room for it.</source>
        <translation>O dia de jogo, para os ficheiros que têm lugar.</translation>
    </message>
    <message>
        <source>bigdeal: byte for byte what Big Deal 2.0 writes.</source>
        <translation>bigdeal: byte por byte o que escreve o Big Deal 2.0.</translation>
    </message>
    <message>
        <source>Lock the files in one box, NAME.zip.age, until then (2027-03-05T13:45Z). Nobody can open it earlier, not even you.</source>
        <translation>Bloquear os ficheiros numa caixa, NAME.zip.age, até então (2027-03-05T13:45Z). Ninguém a pode abrir antes, nem quem a faz.</translation>
    </message>
    <message>
        <source>A public key whose owner can open the box too, at any time, in case the clock ends.</source>
        <translation>Uma chave pública cujo dono também pode abrir a caixa, a qualquer momento, caso o relógio acabe.</translation>
    </message>
    <message>
        <source>Deal although the journal is in doubt; the journal records it.</source>
        <translation>Distribuir embora o registo esteja em dúvida; o registo anota-o.</translation>
    </message>
    <message>
        <source>Answer as JSON, for programs.</source>
        <translation>Responder em JSON, para programas.</translation>
    </message>
    <message>
        <source>Print only warnings and errors.</source>
        <translation>Mostrar só avisos e erros.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>por omissão: {default}</translation>
    </message>
    <message>
        <source>Every board must be complete, no deal may occur twice, and files of one name must contain the same deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.</source>
        <translation>Cada carteira tem de estar completa, nenhuma distribuição pode aparecer duas vezes, e os ficheiros do mesmo nome têm de conter as mesmas distribuições. O registo sabe que série é um ficheiro, e se foi jogada. FILE pode ser uma pasta ou um arquivo (.zip, .gz); «-» é a entrada padrão e precisa de --format. Nunca se mostra uma carta.</translation>
    </message>
    <message>
        <source>You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is shown as the file&apos;s own claim.</source>
        <translation>Há um aviso de tudo o que é invulgar, como carteiras repetidas ou números em falta. Um código de série num ficheiro é mostrado como afirmação do próprio ficheiro.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option, 4 a damaged file.</source>
        <translation>Códigos de saída: 0 tudo bem, 1 algo está errado nos ficheiros ou no código, 2 formato ou opção desconhecidos, 4 um ficheiro danificado.</translation>
    </message>
    <message>
        <source>Show which set this code on a label or sheet belongs to.</source>
        <translation>Mostrar a que série pertence este código de uma etiqueta ou folha.</translation>
    </message>
    <message>
        <source>The number of the first board, where the file has no numbers. Without it, the journal&apos;s numbers, or else from 1.</source>
        <translation>O número da primeira carteira, se o ficheiro não tem números. Sem ela, os números do registo, ou então a partir de 1.</translation>
    </message>
    <message>
        <source>The format of standard input, when a file is “-”.</source>
        <translation>O formato da entrada padrão, quando um ficheiro é «-».</translation>
    </message>
    <message>
        <source>Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a void. “--hand -” and “--deal -” read them from standard input, so that your shell&apos;s history does not keep them.</source>
        <translation>Escreva de uma a quatro mãos de 13 cartas: espadas, copas, ouros e paus separados por pontos, «-» para uma chicana. «--hand -» e «--deal -» leem-nas da entrada padrão, para que o histórico da consola não as guarde.</translation>
    </message>
    <message>
        <source>Without FILE the boards are those of the journal. One or two hands are looked for in the sets&apos; files, where the journal left them. --board N --deal TEXT, given twice, compares two boards.</source>
        <translation>Sem FILE as carteiras são as do registo. Uma ou duas mãos procuram-se nos ficheiros das séries, onde o registo os conhecia. Duas vezes --board N --deal TEXT compara duas carteiras.</translation>
    </message>
    <message>
        <source>Every question is recorded in the journal, without the hands. No card is ever shown.</source>
        <translation>Cada pergunta é anotada no registo, sem as mãos. Nunca se mostra uma carta.</translation>
    </message>
    <message>
        <source>Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.</source>
        <translation>Códigos de saída: 0 a carteira está certa, 1 qualquer outra coisa, 2 isto não é uma mão.</translation>
    </message>
    <message>
        <source>The set being played.</source>
        <translation>A série que se está a jogar.</translation>
    </message>
    <message>
        <source>The number on the board.</source>
        <translation>O número da carteira.</translation>
    </message>
    <message>
        <source>N:hand hand hand hand, or a line of LIN.</source>
        <translation>N:mão mão mão mão, ou uma linha de LIN.</translation>
    </message>
    <message>
        <source>E AK7.T93.QJ4.A852; may be given for each seat.</source>
        <translation>E AK7.T93.QJ4.A852; pode dar-se para cada posição.</translation>
    </message>
    <message>
        <source>The language of the card letters, beside English. Without it, that of the settings.</source>
        <translation>A língua das letras das cartas, além do inglês. Sem ela, a das definições.</translation>
    </message>
    <message>
        <source>The dealer shown on the board.</source>
        <translation>O dador que a carteira mostra.</translation>
    </message>
    <message>
        <source>The vulnerability shown on the board.</source>
        <translation>A vulnerabilidade que a carteira mostra.</translation>
    </message>
    <message>
        <source>Every table&apos;s tricks are compared with double dummy, in the right deal and in the fouled one. How often players reach double dummy is an assumption, so the percentage is a help and no proof.</source>
        <translation>As vazas de cada mesa são comparadas com o jogo a cartas vistas, na distribuição certa e na trocada. Com que frequência se chega lá é uma suposição: a percentagem ajuda e nada prova.</translation>
    </message>
    <message>
        <source>Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds, its results are printed: replace each question mark with the round, and give them with --results.</source>
        <translation>Só para séries terminadas. Sem --results as linhas leem-se da entrada padrão. Se um ficheiro não tem as rondas, os seus resultados são mostrados: ponha a ronda no lugar de cada ponto de interrogação, e dê-os com --results.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.</source>
        <translation>Códigos de saída: 0 feito, 2 faltam rondas ou isto não é uma mão, 3 recusado.</translation>
    </message>
    <message>
        <source>Its four hands now: N:hand hand hand hand.</source>
        <translation>As suas quatro mãos agora: N:mão mão mão mão.</translation>
    </message>
    <message>
        <source>A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.</source>
        <translation>Uma linha por mesa, como «3: 4S N 9» (ronda: contrato carteador vazas), ou um ficheiro: PBN, USEBIO, ACBL JSON ou ReceivedData do Bridgemate em CSV.</translation>
    </message>
    <message>
        <source>The section, such as A.</source>
        <translation>A secção, por exemplo A.</translation>
    </message>
    <message>
        <source>Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end you learn which boards to look at, never which answer was wrong. The journal records the check.</source>
        <translation>Cada pergunta é quantas cartas de um naipe tem uma mão da série de código CODE, duas por carteira. No fim fica a saber que carteiras ver, nunca que resposta estava errada. O registo anota a verificação.</translation>
    </message>
    <message>
        <source>A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is hardly ever found. Before play is over, a set can be checked three times.</source>
        <translation>Uma distribuição errada, rodada ou com mãos inteiras trocadas, passa em 30&#xa0;% dos casos no máximo. Uma só carta trocada quase nunca se encontra. Antes do fim do jogo, uma série pode ser verificada três vezes.</translation>
    </message>
    <message>
        <source>Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.</source>
        <translation>Códigos de saída: 0 todas as respostas estão certas, 1 há carteiras para ver, 2 as respostas acabaram cedo de mais.</translation>
    </message>
    <message>
        <source>How many boards to ask about, two questions each. Without it, 12, or all of fewer.</source>
        <translation>Sobre quantas carteiras perguntar, duas perguntas cada. Sem ela, 12, ou todas se forem menos.</translation>
    </message>
    <message>
        <source>The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are written, or none. No card is shown.</source>
        <translation>A extensão de IN mostra o formato; «-» é a entrada padrão e precisa de --format. De uma pasta ou de um arquivo (.zip) converte-se cada série, e -o indica uma pasta. Nunca se substitui nada: escrevem-se todos os ficheiros, ou nenhum. Não se mostra nenhuma carta.</translation>
    </message>
    <message>
        <source>Boards that were in play are refused: nobody may play them again.</source>
        <translation>As carteiras que já estiveram em jogo são recusadas: ninguém as pode voltar a jogar.</translation>
    </message>
    <message>
        <source>Formats, with commas between: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</source>
        <translation>Formatos, separados por vírgulas: dup, dupblind, dlm, dlmblind, bri, dge, pbn, lin, csv, ber, borel, kops, cds, goedel.</translation>
    </message>
    <message>
        <source>Folder and name, without ending. A new FOLDER is for you alone to read.</source>
        <translation>Pasta e nome, sem extensão. Só o próprio pode ler uma FOLDER nova.</translation>
    </message>
    <message>
        <source>New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.</source>
        <translation>Novos números de carteira, por ordem: 24, 11-20, ou 1-16,17-32. Sem ela, as carteiras mantêm os seus.</translation>
    </message>
    <message>
        <source>Convert boards of a set that is in play or finished, for a record or a web page.</source>
        <translation>Converter carteiras de uma série em jogo ou terminada, para uma folha ou uma página web.</translation>
    </message>
    <message>
        <source>Put double-dummy tricks and par into pbn files; refused before play.</source>
        <translation>Pôr vazas a cartas vistas e par nos ficheiros pbn; recusado antes do jogo.</translation>
    </message>
    <message>
        <source>Copy journal, settings, presets and logo into one new file.</source>
        <translation>Copiar registo, definições, modelos e logótipo para um só ficheiro novo.</translation>
    </message>
    <message>
        <source>Make a dealing certificate, as PDF.</source>
        <translation>Fazer um certificado de distribuição, em PDF.</translation>
    </message>
    <message>
        <source>Write the journal as text that anybody can check.</source>
        <translation>Escrever o registo como texto que qualquer um pode verificar.</translation>
    </message>
    <message>
        <source>List the sets dealt or seen here, newest first.</source>
        <translation>Enumerar as séries distribuídas ou vistas aqui, as mais recentes primeiro.</translation>
    </message>
    <message>
        <source>Bring the journal back from a backup.</source>
        <translation>Recuperar o registo de uma cópia de segurança.</translation>
    </message>
    <message>
        <source>Set the state of a set: duplicated, in play, finished, released.</source>
        <translation>Definir o estado de uma série: duplicada, em jogo, terminada, divulgada.</translation>
    </message>
    <message>
        <source>Check every row; with --known, compare with paper.</source>
        <translation>Verificar cada linha; com --known, comparar com o papel.</translation>
    </message>
    <message>
        <source>FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals that were dealt here. If sealed, it opens with its passphrase alone.</source>
        <translation>FILE pode estar numa pen USB. Guarde-o bem: não contém nenhuma carta, mas quem o tiver pode reconhecer distribuições feitas aqui. Selado, só se abre com a sua frase secreta.</translation>
    </message>
    <message>
        <source>Seal it with a passphrase, typed at the terminal.</source>
        <translation>Selá-lo com uma frase secreta, escrita no terminal.</translation>
    </message>
    <message>
        <source>Seal it with the passphrase on the first line of FILE; “-” is standard input.</source>
        <translation>Selar com a frase secreta da primeira linha de FILE; «-» é a entrada padrão.</translation>
    </message>
    <message>
        <source>It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event and day, and names the journal&apos;s newest row, for comparison later.</source>
        <translation>Mostra quando e como foi distribuída a série de código CODE, e nenhuma carta. Conta as séries distribuídas para a mesma prova e dia, e nomeia a linha mais recente do registo, para comparar mais tarde.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it.</source>
        <translation>O ficheiro novo, ou uma pasta para ele.</translation>
    </message>
    <message>
        <source>The identification the set was dealt with, to be printed in clear.</source>
        <translation>A identificação com que a série foi distribuída, para imprimir às claras.</translation>
    </message>
    <message>
        <source>The language of the print: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Without it, the settings&apos;.</source>
        <translation>A língua da impressão: en, en-GB, en-US, da, de, es, fr, it, nl, nb, pl, pt, sv. Sem ela, a das definições.</translation>
    </message>
    <message>
        <source>It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and its chain of hashes can be checked.</source>
        <translation>Vai para FILE; sem FILE, ou com «-», para a saída padrão. Não contém cartas, semente nem chave, e a sua cadeia de hashes pode ser verificada.</translation>
    </message>
    <message>
        <source>A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.</source>
        <translation>Um código de série com «?» só foi lido num ficheiro; com «!» um ficheiro afirmou-o, mas tem-no outra série.</translation>
    </message>
    <message>
        <source>Code, event, date, format or file name.</source>
        <translation>Código, prova, data, formato ou nome de ficheiro.</translation>
    </message>
    <message>
        <source>Only sets in this state; may be given several times.</source>
        <translation>Só séries neste estado; pode repetir-se.</translation>
    </message>
    <message>
        <source>How many sets at most.</source>
        <translation>Quantas séries no máximo.</translation>
    </message>
    <message>
        <source>Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and both are used. Settings, presets and logo are added where missing. Rows newer than the backup are missing afterwards, and the journal says so.</source>
        <translation>Feche primeiro a janela. Nada é substituído: se já há um registo, o de FILE é-lhe junto, e usam-se os dois. Definições, modelos e logótipo são acrescentados onde faltam. As linhas mais recentes do que a cópia de segurança faltam depois, e o registo di-lo.</translation>
    </message>
    <message>
        <source>A file with the passphrase on its first line; “-” is standard input.</source>
        <translation>Um ficheiro com a frase secreta na primeira linha; «-» é a entrada padrão.</translation>
    </message>
    <message>
        <source>“undo” takes back the last step. Files of a finished set move to the archive folder, if the settings have one, and come back with “undo”. A released set stays released: its key is written down, so that anybody can recompute its code.</source>
        <translation>«undo» desfaz o último passo. Os ficheiros de uma série terminada passam para a pasta à parte, se as definições têm uma, e voltam com «undo». Uma série divulgada fica divulgada: a sua chave está escrita, e qualquer um pode calcular o seu código.</translation>
    </message>
    <message>
        <source>Every row that was changed, removed, moved or slipped in is named. The owner of this computer could rewrite the whole journal, or put yesterday&apos;s back: --known finds that out, with a hash that somebody else kept.</source>
        <translation>Cada linha mudada, retirada, movida ou metida no meio é nomeada. O dono deste computador podia reescrever todo o registo, ou repor o de ontem: --known descobre-o, com um hash que outra pessoa guardou.</translation>
    </message>
    <message>
        <source>Exit codes: 0 intact, 1 not.</source>
        <translation>Códigos de saída: 0 intacto, 1 não.</translation>
    </message>
    <message>
        <source>A hash from a certificate, a hand record, a public pack or an export, with or without the row&apos;s number; the first 16 digits are enough.</source>
        <translation>Um hash de um certificado, de uma folha das mãos, de um pacote público ou de uma exportação, com ou sem o número da linha; bastam os primeiros 16 algarismos.</translation>
    </message>
    <message>
        <source>FILE contains boards, CODE is the code of a set in the journal.</source>
        <translation>FILE contém carteiras, CODE é o código de uma série do registo.</translation>
    </message>
    <message>
        <source>“-” is standard input and needs --format.</source>
        <translation>«-» é a entrada padrão e precisa de --format.</translation>
    </message>
    <message>
        <source>Before play, prints that show cards are sealed as FILE.pdf.age, with a passphrase or until a time; “bigdeal unseal” opens them. Several sets or sections have a file each, in the folder after -o.</source>
        <translation>Antes do jogo, as impressões que mostram cartas são seladas como FILE.pdf.age, com uma frase secreta ou até uma hora; «bigdeal unseal» abre-as. Várias séries ou secções têm um ficheiro cada, na pasta depois de -o.</translation>
    </message>
    <message>
        <source>Paper and looks, club, logo, site and director are as they were remembered, here or in the window, where no option says otherwise.</source>
        <translation>Papel e aspeto, clube, logótipo, local e árbitro são os que foram lembrados, aqui ou na janela, onde nenhuma opção diz outra coisa.</translation>
    </message>
    <message>
        <source>The new file, or a folder for it; .html gives a web page.</source>
        <translation>O ficheiro novo, ou uma pasta para ele; .html dá uma página web.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>O que imprimir.</translation>
    </message>
    <message>
        <source>The club, at the head of every page.</source>
        <translation>O clube, no topo de cada página.</translation>
    </message>
    <message>
        <source>A line of text at the head of every page.</source>
        <translation>Uma linha de texto no topo de cada página.</translation>
    </message>
    <message>
        <source>A line of text at the foot of every page.</source>
        <translation>Uma linha de texto no fundo de cada página.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>O tamanho do papel.</translation>
    </message>
    <message>
        <source>{value!r} is not a day such as 2027-07-06.</source>
        <translation>{value!r} não é um dia como 2027-07-06.</translation>
    </message>
    <message>
        <source>{value!r} is not a time such as 2027-07-06 18:00.</source>
        <translation>{value!r} não é uma hora como 2027-07-06 18:00.</translation>
    </message>
    <message>
        <source>Boards on a page; large: two, in large print (record).</source>
        <translation>Carteiras por página; large: duas, em letra grande (record).</translation>
    </message>
    <message>
        <source>Boards in rows or in columns (record).</source>
        <translation>Carteiras em linhas ou em colunas (record).</translation>
    </message>
    <message>
        <source>With room for holes, or two small pages a side, to be folded (record).</source>
        <translation>Com lugar para furos, ou duas páginas pequenas por face, para dobrar (record).</translation>
    </message>
    <message>
        <source>The colours of the suits.</source>
        <translation>As cores dos naipes.</translation>
    </message>
    <message>
        <source>How a ten is written.</source>
        <translation>Como se escreve um dez.</translation>
    </message>
    <message>
        <source>Write A K Q J in every language.</source>
        <translation>Escrever A K Q J em todas as línguas.</translation>
    </message>
    <message>
        <source>With the high-card points of each hand (record).</source>
        <translation>Com os pontos de honra de cada mão (record).</translation>
    </message>
    <message>
        <source>With double-dummy results and par (record). Without the flag, up to 200 boards.</source>
        <translation>Com resultados a cartas vistas e par (record). Sem a opção, até 200 carteiras.</translation>
    </message>
    <message>
        <source>What double-dummy results show (record).</source>
        <translation>O que mostram os resultados a cartas vistas (record).</translation>
    </message>
    <message>
        <source>With par beside double-dummy results (record).</source>
        <translation>Com o par junto dos resultados a cartas vistas (record).</translation>
    </message>
    <message>
        <source>The event; without it, that of the journal or the file.</source>
        <translation>A prova; sem ela, a do registo ou do ficheiro.</translation>
    </message>
    <message>
        <source>Where it is played.</source>
        <translation>Onde se joga.</translation>
    </message>
    <message>
        <source>The section, such as A; may be given several times.</source>
        <translation>A secção, por exemplo A; pode repetir-se.</translation>
    </message>
    <message>
        <source>The session, such as 2.</source>
        <translation>A sessão, por exemplo 2.</translation>
    </message>
    <message>
        <source>The tournament director.</source>
        <translation>O árbitro da prova.</translation>
    </message>
    <message>
        <source>The day; without it, that of the journal.</source>
        <translation>O dia; sem ela, o do registo.</translation>
    </message>
    <message>
        <source>The club&apos;s logo: PNG, JPEG or SVG.</source>
        <translation>O logótipo do clube: PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>Without the remembered logo.</source>
        <translation>Sem o logótipo lembrado.</translation>
    </message>
    <message>
        <source>Remember paper and looks, club, logo, site and director, for the window too.</source>
        <translation>Lembrar papel e aspeto, clube, logótipo, local e árbitro, também para a janela.</translation>
    </message>
    <message>
        <source>Seal it until then; “bigdeal unseal” on this computer opens it.</source>
        <translation>Selar até então; «bigdeal unseal» abre-o neste computador.</translation>
    </message>
    <message>
        <source>Play is over: print open, and mark the set as finished in the journal.</source>
        <translation>O jogo acabou: imprimir sem selar, e marcar a série como terminada no registo.</translation>
    </message>
    <message>
        <source>Do not seal it, although the set is not played.</source>
        <translation>Não selar, embora a série não esteja jogada.</translation>
    </message>
    <message>
        <source>Keep the file&apos;s board numbers where the journal has others.</source>
        <translation>Manter os números de carteira do ficheiro onde o registo tem outros.</translation>
    </message>
    <message>
        <source>A record sealed with a passphrase opens with it, on any computer. One sealed until a time opens on the computer that made it: after that time, or when its set is finished.</source>
        <translation>Uma folha selada com uma frase secreta abre-se com ela, em qualquer computador. Uma selada até uma hora abre-se no computador que a fez: passada essa hora, ou quando a sua série está terminada.</translation>
    </message>
    <message>
        <source>The new file; without it, FILE beside FILE.age.</source>
        <translation>O ficheiro novo; sem ela, FILE junto de FILE.age.</translation>
    </message>
    <message>
        <source>Only quicknet, a public clock of drand, opens the box. The files themselves stay as they are, open: to have no open copy, deal with “bigdeal deal --lock-until”. Anyone with a tournament&apos;s keys and value can make its boards again.</source>
        <translation>Só quicknet, um relógio público de drand, abre a caixa. Os próprios ficheiros ficam como estão, abertos: para não ter nenhuma cópia aberta, distribua com «bigdeal deal --lock-until». Quem tiver as chaves e o valor de um torneio pode voltar a fazer as suas carteiras.</translation>
    </message>
    <message>
        <source>When the box opens, with the time zone: 2027-03-05T13:45Z.</source>
        <translation>Quando se abre a caixa, com o fuso horário: 2027-03-05T13:45Z.</translation>
    </message>
    <message>
        <source>A box for receivers to try: no boards, open in two minutes.</source>
        <translation>Uma caixa para os destinatários experimentarem: sem carteiras, aberta em dois minutos.</translation>
    </message>
    <message>
        <source>The new box.</source>
        <translation>A caixa nova.</translation>
    </message>
    <message>
        <source>No network is needed: get the round in a browser, from an address that --when shows. It is checked with the network&apos;s key, and nothing is written if box or round is wrong.</source>
        <translation>Não é precisa rede: obtenha a ronda num navegador, de um endereço que --when mostra. É verificada com a chave da rede, e nada se escreve se a caixa ou a ronda estiver errada.</translation>
    </message>
    <message>
        <source>The round that the box names, as the network answers; “-” is standard input.</source>
        <translation>A ronda que a caixa nomeia, como a rede a dá; «-» é a entrada padrão.</translation>
    </message>
    <message>
        <source>One new file with what is in the box. Without it, the box&apos;s files beside the box.</source>
        <translation>Um só ficheiro novo com o que está na caixa. Sem ela, os ficheiros da caixa junto dela.</translation>
    </message>
    <message>
        <source>Instead of the round: the secret key of --or-for.</source>
        <translation>Em vez da ronda: a chave secreta de --or-for.</translation>
    </message>
    <message>
        <source>Only show when boxes open, and with which round.</source>
        <translation>Mostrar só quando se abrem as caixas, e com que ronda.</translation>
    </message>
    <message>
        <source>It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box opens, where its round will be, and the hash of the box, and nothing about the contents.</source>
        <translation>É texto e PDF, com unlock.html, que abre a caixa num navegador. Diz quando e como se abre a caixa, onde estará a sua ronda e o seu hash, e nada do conteúdo.</translation>
    </message>
    <message>
        <source>The folder. Without it, beside the box.</source>
        <translation>A pasta. Sem ela, junto da caixa.</translation>
    </message>
    <message>
        <source>The sheets of labels; a4 and letter are whole pages, for envelopes.</source>
        <translation>As folhas de etiquetas; a4 e letter são páginas inteiras, para envelopes.</translation>
    </message>
    <message>
        <source>What they are for: boxes of boards, or envelopes of records.</source>
        <translation>Para que são: caixas de carteiras ou envelopes de folhas das mãos.</translation>
    </message>
    <message>
        <source>Copies of each label.</source>
        <translation>Cópias de cada etiqueta.</translation>
    </message>
    <message>
        <source>Where to begin on a sheet that was used before.</source>
        <translation>Onde começar numa folha já usada.</translation>
    </message>
    <message>
        <source>A label for each of these sections.</source>
        <translation>Uma etiqueta para cada uma destas secções.</translation>
    </message>
    <message>
        <source>No card is printed. Pairs and movements are left to the scorer.</source>
        <translation>Não se imprime nenhuma carta. Pares e movimentos ficam para o programa de resultados.</translation>
    </message>
    <message>
        <source>Every board is on it, for every section and copy, and no card.</source>
        <translation>Está cada carteira, para cada secção e cópia, e nenhuma carta.</translation>
    </message>
    <message>
        <source>The sections that get the boards.</source>
        <translation>As secções que recebem as carteiras.</translation>
    </message>
    <message>
        <source>Copies for each section.</source>
        <translation>Cópias para cada secção.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer by itself: load the file where the answer says.</source>
        <translation>Nada sai deste computador por si: carregue o ficheiro onde a resposta diz.</translation>
    </message>
    <message>
        <source>Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.</source>
        <translation>Só para séries que o registo tem como terminadas: «bigdeal journal state CODE finished».</translation>
    </message>
    <message>
        <source>The destination: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</source>
        <translation>O destino: bridgewebs, acbl-live, bridge-club-org, bridgecomposer, bbo, hand-viewer, bridgemate, tabscore, scorebridge, duplimate, dealer4, pianola, realbridge.</translation>
    </message>
    <message>
        <source>List all destinations, and what each takes.</source>
        <translation>Enumerar todos os destinos, e o que cada um aceita.</translation>
    </message>
    <message>
        <source>The pack has PBN, LIN, CSV, hand record and checksums.</source>
        <translation>O pacote tem PBN, LIN, CSV, folha das mãos e somas de controlo.</translation>
    </message>
    <message>
        <source>The archive; without .zip, a new folder. An existing folder gets an archive.</source>
        <translation>O arquivo; sem .zip, uma pasta nova. Uma pasta existente recebe um arquivo.</translation>
    </message>
    <message>
        <source>With double-dummy results, where available.</source>
        <translation>Com resultados a cartas vistas, onde os há.</translation>
    </message>
    <message>
        <source>In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are SquareDeal&apos;s own files.</source>
        <translation>Por esta ordem: new, set-name, set-source (e holder, para depositários), add-phase, inspect, publish e published (semanas antes), set-value (quando se conhece o valor externo), deal, reveal. NAME.sqd e NAME.sqk são os ficheiros do próprio SquareDeal.</translation>
    </message>
    <message>
        <source>Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options.</source>
        <translation>Acrescentar uma fase: em quatro palavras, numa só como SESSIONS:BOARDS:PREFIX:DESCRIPTION, ou com as opções.</translation>
    </message>
    <message>
        <source>Deal sessions into files, as SquareDeal names them.</source>
        <translation>Distribuir sessões em ficheiros, com os nomes do SquareDeal.</translation>
    </message>
    <message>
        <source>Record where play did not follow the plan, such as a session played out of order.</source>
        <translation>Anotar onde o jogo não seguiu o plano, como uma sessão jogada fora de ordem.</translation>
    </message>
    <message>
        <source>Words that others keep, so that nobody alone can foresee a board.</source>
        <translation>Palavras que outros guardam, para que ninguém sozinho possa prever uma carteira.</translation>
    </message>
    <message>
        <source>Look for what could go wrong before the plan is published.</source>
        <translation>Procurar o que poderia correr mal antes de publicar o plano.</translation>
    </message>
    <message>
        <source>Begin a plan in a folder of its own: NAME/NAME.sqd.</source>
        <translation>Começar um plano numa pasta própria: NAME/NAME.sqd.</translation>
    </message>
    <message>
        <source>Make the keys, bind them and the plan, and close the plan for good.</source>
        <translation>Fazer as chaves, fixá-las com o plano, e fechar o plano para sempre.</translation>
    </message>
    <message>
        <source>Record where and since when the sealed plan and its check code are published.</source>
        <translation>Anotar onde e desde quando estão publicados o plano selado e o seu código de verificação.</translation>
    </message>
    <message>
        <source>Remove a phase; later ones move up.</source>
        <translation>Retirar uma fase; as seguintes sobem.</translation>
    </message>
    <message>
        <source>Deal reserve sets for sessions that cannot be played; with --only, single boards.</source>
        <translation>Distribuir séries de reserva por sessões que não se podem jogar; com --only, carteiras soltas.</translation>
    </message>
    <message>
        <source>Make the public pack: plan, keys, commitment, boards, a text for the players, checksums.</source>
        <translation>Criar o pacote público: plano, chaves, compromisso, carteiras, um texto para os jogadores, somas de controlo.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Dar um nome ao torneio.</translation>
    </message>
    <message>
        <source>Say where the outside value will come from.</source>
        <translation>Dizer de onde virá o valor externo.</translation>
    </message>
    <message>
        <source>Put the outside value into the published plan.</source>
        <translation>Pôr o valor externo no plano publicado.</translation>
    </message>
    <message>
        <source>Draw the publication sheet of a sealed plan again.</source>
        <translation>Desenhar outra vez a folha de publicação de um plano selado.</translation>
    </message>
    <message>
        <source>Show the plan, its progress, its log, and what comes next.</source>
        <translation>Mostrar o plano, como vai, o seu registo, e o que vem agora.</translation>
    </message>
    <message>
        <source>How many sessions; 0 where it is still open.</source>
        <translation>Quantas sessões; 0 onde ainda está em aberto.</translation>
    </message>
    <message>
        <source>Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked.</source>
        <translation>Carteiras de cada sessão: 20, 21-40, 1-16,17-32 à vez, 2x8, ou ? para ser perguntado.</translation>
    </message>
    <message>
        <source>The name of the files; # becomes the session&apos;s number.</source>
        <translation>O nome dos ficheiros; # passa a ser o número da sessão.</translation>
    </message>
    <message>
        <source>The name of the phase; # as above.</source>
        <translation>O nome da fase; # como acima.</translation>
    </message>
    <message>
        <source>Each session has files of its own, and runs of sessions one more. Nothing is ever overwritten; a session dealt again makes the same files.</source>
        <translation>Cada sessão tem ficheiros próprios, e várias seguidas mais um. Nunca se substitui nada; uma sessão distribuída de novo dá os mesmos ficheiros.</translation>
    </message>
    <message>
        <source>An age key file for which the keys are sealed.</source>
        <translation>Um ficheiro de chave age para o qual as chaves estão seladas.</translation>
    </message>
    <message>
        <source>A sheet with one official&apos;s words; once for each official.</source>
        <translation>Uma folha com as palavras de um responsável; uma vez por cada responsável.</translation>
    </message>
    <message>
        <source>Every session of every phase, as without --phase.</source>
        <translation>Cada sessão de cada fase, como sem --phase.</translation>
    </message>
    <message>
        <source>The number of one phase.</source>
        <translation>O número de uma fase.</translation>
    </message>
    <message>
        <source>Of that phase: 2, 1-3, 1,3 or * for all.</source>
        <translation>Dessa fase: 2, 1-3, 1,3 ou * para todas.</translation>
    </message>
    <message>
        <source>The boards of phases that leave them open (?).</source>
        <translation>As carteiras das fases que as deixam em aberto (?).</translation>
    </message>
    <message>
        <source>Formats, with commas between. Without it, those in the settings.</source>
        <translation>Formatos, separados por vírgulas. Sem ela, os das definições.</translation>
    </message>
    <message>
        <source>Where the files go. Without it, “boards” in the tournament&apos;s folder.</source>
        <translation>Para onde vão os ficheiros. Sem ela, «boards» na pasta do torneio.</translation>
    </message>
    <message>
        <source>Lock each session&apos;s files in a box until then (2027-03-05T13:45Z). Keys and value can make the boards again earlier.</source>
        <translation>Bloquear os ficheiros de cada sessão numa caixa até então (2027-03-05T13:45Z). Com chaves e valor podem voltar a fazer-se as carteiras antes.</translation>
    </message>
    <message>
        <source>Each holder makes words (new), keeps the slip, and gives the hash to the organiser, who adds it to the promise (add) before publishing. When the outside value is known, all give their words, and “set-value” takes them.</source>
        <translation>Cada depositário faz palavras (new), guarda o papel, e dá o hash ao organizador, que o acrescenta à promessa (add) antes de publicar. Quando se conhece o valor externo, todos dão as suas palavras, e «set-value» recebe-as.</translation>
    </message>
    <message>
        <source>Add a holder to the promise: “Team B=b7404…”, or the file with the hash.</source>
        <translation>Acrescentar um depositário à promessa: «Team B=b7404…», ou o ficheiro com o hash.</translation>
    </message>
    <message>
        <source>Check a slip, or words, against a hash, such as the one in the promise.</source>
        <translation>Verificar um papel, ou palavras, com um hash, como o da promessa.</translation>
    </message>
    <message>
        <source>Make twelve words for the holder NAME, such as “Team B”, and their hash.</source>
        <translation>Fazer doze palavras para o depositário NAME, como «Team B», e o seu hash.</translation>
    </message>
    <message>
        <source>Remove the holder NAME from the promise.</source>
        <translation>Retirar o depositário NAME da promessa.</translation>
    </message>
    <message>
        <source>SLIP is the slip&apos;s text file, “-” for standard input, or the words themselves; typed words stay in your shell&apos;s history.</source>
        <translation>SLIP é o ficheiro de texto do papel, «-» para a entrada padrão, ou as próprias palavras; as palavras escritas ficam no histórico da consola.</translation>
    </message>
    <message>
        <source>The words go into the slip, in new files that only you can read, and are not shown. The hash is for the organiser, and reveals nothing.</source>
        <translation>As palavras vão para o papel, em ficheiros novos que só o próprio pode ler, e não são mostradas. O hash é para o organizador, e nada revela.</translation>
    </message>
    <message>
        <source>Where slip and hash go. Without it, this folder.</source>
        <translation>Para onde vão papel e hash. Sem ela, para esta pasta.</translation>
    </message>
    <message>
        <source>Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code 1 where something was found.</source>
        <translation>Os erros têm de ser corrigidos; os avisos confirmam-se ao publicar, com a palavra entre parênteses. Código de saída 1 se algo foi encontrado.</translation>
    </message>
    <message>
        <source>NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME, and has a source and a phase to begin with.</source>
        <translation>Basta NAME, aqui e nos outros comandos. Com --practice o plano chama-se PRACTICE-NAME, e tem uma fonte e uma fase para começar.</translation>
    </message>
    <message>
        <source>The tournament&apos;s name.</source>
        <translation>O nome do torneio.</translation>
    </message>
    <message>
        <source>Where the outside value will come from.</source>
        <translation>De onde virá o valor externo.</translation>
    </message>
    <message>
        <source>To try it all out: any value, no waiting, and never called proved.</source>
        <translation>Para experimentar tudo: qualquer valor, sem espera, e nunca chamado provado.</translation>
    </message>
    <message>
        <source>The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it with “published”.</source>
        <translation>As chaves são logo seladas: com uma frase secreta escrita no terminal, ou como dizem as opções. Depois publique NAME.sqd, NAME.commit.json e o código de verificação, onde todos os vejam, e anote-o com «published».</translation>
    </message>
    <message>
        <source>Seal for an age key; may be given several times.</source>
        <translation>Selar para uma chave age; pode repetir-se.</translation>
    </message>
    <message>
        <source>Seal with the words of 2 of 3 officials; writes a sheet for each.</source>
        <translation>Selar com as palavras de 2 de 3 responsáveis; escreve uma folha para cada um.</translation>
    </message>
    <message>
        <source>Leave the keys open, as SquareDeal does.</source>
        <translation>Deixar as chaves abertas, como faz o SquareDeal.</translation>
    </message>
    <message>
        <source>A warning you looked at, by the word in brackets; “all” for all of them.</source>
        <translation>Um aviso já visto, com a palavra entre parênteses; «all» para todos.</translation>
    </message>
    <message>
        <source>Your words go into the journal and, when the keys are revealed, into the pack.</source>
        <translation>As palavras escritas vão para o registo e, quando se revelam as chaves, para o pacote.</translation>
    </message>
    <message>
        <source>Where everybody sees it, such as “Bulletin 1, club web page”.</source>
        <translation>Onde todos o veem, como «Boletim 1, página do clube».</translation>
    </message>
    <message>
        <source>Since when. Without it, today.</source>
        <translation>Desde quando. Sem ela, hoje.</translation>
    </message>
    <message>
        <source>The reason goes into the journal, and into a notice to the players beside what is published.</source>
        <translation>O motivo vai para o registo, e para um aviso aos jogadores junto do que está publicado.</translation>
    </message>
    <message>
        <source>Only these boards of one reserve set: 5, 5,7 or 5-7.</source>
        <translation>Só estas carteiras de uma série de reserva: 5, 5,7 ou 5-7.</translation>
    </message>
    <message>
        <source>Why, in words that everybody will read (Law 6D).</source>
        <translation>Porquê, com palavras que todos lerão (Lei 6D).</translation>
    </message>
    <message>
        <source>With --phase and --sessions: a pack for each of these sessions, on the evening it was played. The keys of the others stay secret. Its reserve set cannot be used after that.</source>
        <translation>Com --phase e --sessions: um pacote para cada uma destas sessões, na noite em que foi jogada. As chaves das outras continuam secretas. A sua série de reserva já não se pode usar depois.</translation>
    </message>
    <message>
        <source>Single sessions of this phase.</source>
        <translation>Sessões soltas desta fase.</translation>
    </message>
    <message>
        <source>The pack, or a new folder. Without it, NAME-public.zip with what is published.</source>
        <translation>O pacote, ou uma pasta nova. Sem ela, NAME-public.zip com o que está publicado.</translation>
    </message>
    <message>
        <source>Play of all that is revealed is over, reserve sets too.</source>
        <translation>O jogo de tudo o que se revela acabou, também das séries de reserva.</translation>
    </message>
    <message>
        <source>--of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.</source>
        <translation>--of «Dow Jones Industrial Average» --day 2027-07-14 faz a frase inteira. Ou use palavras próprias.</translation>
    </message>
    <message>
        <source>A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average” promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended: of a known source the value of --day, or else of the day after.</source>
        <translation>Um valor que se prova a si mesmo: --of drand --at 2027-07-06T18:00Z --or-else «Dow Jones Industrial Average» promete um número que o relógio público drand assina nesse momento. --or-else vale se drand tiver acabado: de uma fonte conhecida o valor de --day, ou então do dia seguinte.</translation>
    </message>
    <message>
        <source>--holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has already stay.</source>
        <translation>--holder «Team B=b7404…» acrescenta as palavras de outros («holder new» fá-las). Os depositários que o plano já tem ficam.</translation>
    </message>
    <message>
        <source>“drand”, or one or two of: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</source>
        <translation>«drand», ou um ou dois de: Dow Jones Industrial Average; S&amp;P 500; Nasdaq Composite; S&amp;P/TSX Composite; FTSE 100; DAX; CAC 40; AEX; BEL 20; SMI; WIG20; OMX Stockholm 30; Nikkei 225; Hang Seng Index; BSE Sensex; Nifty 50; LBMA Gold Price PM in US dollars.</translation>
    </message>
    <message>
        <source>The day whose value counts.</source>
        <translation>O dia cujo valor conta.</translation>
    </message>
    <message>
        <source>Which value of the day.</source>
        <translation>Que valor do dia.</translation>
    </message>
    <message>
        <source>With --of drand, when its round appears: 2027-07-06T18:00Z.</source>
        <translation>Com --of drand, quando aparece a sua ronda: 2027-07-06T18:00Z.</translation>
    </message>
    <message>
        <source>Its number, instead of --at.</source>
        <translation>O seu número, em vez de --at.</translation>
    </message>
    <message>
        <source>With --of drand, what counts if it has ended: a source, or your own words.</source>
        <translation>Com --of drand, o que vale se tiver acabado: uma fonte, ou palavras próprias.</translation>
    </message>
    <message>
        <source>Somebody whose words go into the value too; may be given several times. See “holder”.</source>
        <translation>Um depositário cujas palavras também entram no valor; pode repetir-se. Ver «holder».</translation>
    </message>
    <message>
        <source>Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.” and “,” between digits. Before it can be known it is refused: on the promised day a closing value before noon, an opening value or a fixing before eight, by the clock of its exchange.</source>
        <translation>Escreva-o como a sua fonte o publica, com todas as decimais: 43,275.91. Omitem-se os espaços à volta, e «.» e «,» entre algarismos. Antes de poder ser conhecido é recusado: no dia prometido, um valor de fecho antes do meio-dia, um valor de abertura ou um fixing antes das oito, pelo relógio da sua bolsa.</translation>
    </message>
    <message>
        <source>A promised round of drand is given as its file, with --round. Its signature is checked here, without a network.</source>
        <translation>Uma ronda prometida de drand dá-se como o seu ficheiro, com --round. A assinatura é verificada aqui, sem rede.</translation>
    </message>
    <message>
        <source>Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared with the promised hash.</source>
        <translation>É preciso cada depositário prometido: --words ou --words-file para cada um, ou --withheld. As palavras são comparadas com o hash prometido.</translation>
    </message>
    <message>
        <source>The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.</source>
        <translation>A ronda prometida de drand, como a dá um servidor, ou as suas três partes; «-» é a entrada padrão.</translation>
    </message>
    <message>
        <source>The value as a second person typed it.</source>
        <translation>O valor como o escreveu uma segunda pessoa.</translation>
    </message>
    <message>
        <source>Replace a value from which nothing was dealt yet.</source>
        <translation>Substituir um valor de que ainda nada foi distribuído.</translation>
    </message>
    <message>
        <source>Accept a value that is not written as promised, and tell everybody why.</source>
        <translation>Aceitar um valor que não está escrito como prometido, e dizer a todos porquê.</translation>
    </message>
    <message>
        <source>A promised holder&apos;s words: “Team B=hawk-sister-…”.</source>
        <translation>As palavras de um depositário prometido: «Team B=hawk-sister-…».</translation>
    </message>
    <message>
        <source>The same, from the slip&apos;s text file.</source>
        <translation>O mesmo, do ficheiro de texto do papel.</translation>
    </message>
    <message>
        <source>A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.</source>
        <translation>Um depositário que não deu as palavras: o SHA-256 delas toma o seu lugar, e todos o veem.</translation>
    </message>
    <message>
        <source>For other paper, or if “publish” did not make it. It contains nothing secret.</source>
        <translation>Para outro papel, ou se «publish» não a fez. Nada contém de secreto.</translation>
    </message>
    <message>
        <source>A new PDF file. Without it, NAME-sheet.pdf.</source>
        <translation>Um ficheiro PDF novo. Sem ela, NAME-sheet.pdf.</translation>
    </message>
    <message>
        <source>NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every board must come from some session, original or reserve, and the answer says which. No card is ever shown.</source>
        <translation>NAME.sqd sozinho toma os ficheiros junto dele; um pacote público (.zip ou pasta) contém tudo. Cada carteira tem de vir de alguma sessão, original ou de reserva, e a resposta diz de qual. Nunca se mostra uma carta.</translation>
    </message>
    <message>
        <source>GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and what the organiser could still choose. RED: something contradicts.</source>
        <translation>VERDE: tudo está provado, com o que se declara. AMARELO: nada está errado; listas mostram o que fica por verificar, e o que o organizador ainda podia escolher. VERMELHO: algo se contradiz.</translation>
    </message>
    <message>
        <source>Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.</source>
        <translation>Códigos de saída: 0 verde ou amarelo, 1 vermelho (com --strict, também amarelo), 2 não há plano, 4 um ficheiro danificado.</translation>
    </message>
    <message>
        <source>The revealed keys.</source>
        <translation>As chaves reveladas.</translation>
    </message>
    <message>
        <source>Files of boards; those after NAME.sqd are boards as well.</source>
        <translation>Ficheiros de carteiras; os que se seguem a NAME.sqd também o são.</translation>
    </message>
    <message>
        <source>The check code (SHA-256) as you saw it published, digits or 13 words.</source>
        <translation>O código de verificação (SHA-256) como foi visto publicado, algarismos ou 13 palavras.</translation>
    </message>
    <message>
        <source>A plan that you kept yourself; one among the FILEs proves nothing.</source>
        <translation>Um plano guardado pelo próprio; um entre os FILE nada prova.</translation>
    </message>
    <message>
        <source>You saw that check code, or had that plan, before the promised moment.</source>
        <translation>Esse código de verificação foi visto, ou esse plano guardado, antes do momento prometido.</translation>
    </message>
    <message>
        <source>The outside value as you looked it up.</source>
        <translation>O valor externo como foi consultado.</translation>
    </message>
    <message>
        <source>The sessions that were played: 1:1-3, 2:all, or all; may be given several times.</source>
        <translation>As sessões que foram jogadas: 1:1-3, 2:all, ou all; pode repetir-se.</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event.</source>
        <translation>Não se conhece nenhuma promessa anterior deste organizador para esta prova.</translation>
    </message>
    <message>
        <source>Exit code 1 unless everything is proved (green).</source>
        <translation>Código de saída 1 se nem tudo está provado (verde).</translation>
    </message>
    <message>
        <source>Without VALUE each line of standard input is one, and is answered before the next is read.</source>
        <translation>Sem VALUE cada linha da entrada padrão é um, e tem resposta antes de se ler a seguinte.</translation>
    </message>
    <message>
        <source>Schemes:</source>
        <translation>Métodos:</translation>
    </message>
    <message>
        <source>deals as Big Deal numbers them</source>
        <translation>distribuições como o Big Deal as numera</translation>
    </message>
    <message>
        <source>deals in Andrews&apos; squashed order</source>
        <translation>distribuições na ordem comprimida de Andrews</translation>
    </message>
    <message>
        <source>deals in Pavlicek&apos;s order</source>
        <translation>distribuições na ordem de Pavlicek</translation>
    </message>
    <message>
        <source>endings, 1 to 13 cards in every hand</source>
        <translation>finais, de 1 a 13 cartas em todas as mãos</translation>
    </message>
    <message>
        <source>endings, 0 to 13 cards in each hand</source>
        <translation>finais, de 0 a 13 cartas em cada mão</translation>
    </message>
    <message>
        <source>any card anywhere</source>
        <translation>qualquer carta em qualquer lugar</translation>
    </message>
    <message>
        <source>deals, two bits a card</source>
        <translation>distribuições, dois bits por carta</translation>
    </message>
    <message>
        <source>any card anywhere, three bits a card</source>
        <translation>qualquer carta em qualquer lugar, três bits por carta</translation>
    </message>
    <message>
        <source>any card anywhere, as four suit words in hexadecimal</source>
        <translation>qualquer carta em qualquer lugar, como quatro palavras de naipe hexadecimais</translation>
    </message>
    <message>
        <source>any card anywhere, as 52 letters N, E, S, W or -</source>
        <translation>qualquer carta em qualquer lugar, como 52 letras N, E, S, W ou -</translation>
    </message>
    <message>
        <source>deals as Andrews&apos; three sequences of 13</source>
        <translation>distribuições como as três sucessões de 13 de Andrews</translation>
    </message>
    <message>
        <source>deals as the squashed indices of the sequences</source>
        <translation>distribuições como os índices comprimidos das sucessões</translation>
    </message>
    <message>
        <source>sets of whole numbers, such as 2 3 5, in squashed order</source>
        <translation>conjuntos de números inteiros, como 2 3 5, em ordem comprimida</translation>
    </message>
    <message>
        <source>Complete a diagram to deals, at random, for study.</source>
        <translation>Completar um diagrama até distribuições, ao acaso, para estudo.</translation>
    </message>
    <message>
        <source>Turn numbers into diagrams.</source>
        <translation>Converter números em diagramas.</translation>
    </message>
    <message>
        <source>Turn diagrams into numbers.</source>
        <translation>Converter diagramas em números.</translation>
    </message>
    <message>
        <source>The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.</source>
        <translation>As cartas de DIAGRAM, como «N:AKQ... - - J...», ficam; o resto é distribuído, e todas essas distribuições são igualmente prováveis. As carteiras para jogar vêm só de «bigdeal deal», porque aqui se conhecem cartas.</translation>
    </message>
    <message>
        <source>How many deals. Without it, one.</source>
        <translation>Quantas distribuições. Sem ela, uma.</translation>
    </message>
    <message>
        <source>40 hexadecimal digits that give the same deals again. Without it, the computer&apos;s randomness.</source>
        <translation>40 algarismos hexadecimais que dão outra vez as mesmas distribuições. Sem ela, a aleatoriedade do computador.</translation>
    </message>
    <message>
        <source>The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that “encode --binary” wrote.</source>
        <translation>O método zbs toma quatro palavras hexadecimais por diagrama. Com --binary os números vêm de um ficheiro que «encode --binary» escreveu.</translation>
    </message>
    <message>
        <source>Which way to number; “bigdeal number --help” lists them.</source>
        <translation>Como numerar; «bigdeal number --help» enumera as maneiras.</translation>
    </message>
    <message>
        <source>Read the records of FILE; “-” is standard input.</source>
        <translation>Ler os dados de FILE; «-» é a entrada padrão.</translation>
    </message>
    <message>
        <source>How many members the sets of the scheme squashed have.</source>
        <translation>Quantos elementos têm os conjuntos do método squashed.</translation>
    </message>
    <message>
        <source>A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.</source>
        <translation>Um diagrama é «N:AK.2.. Q..3. ... .4..K», os seus naipes espadas.copas.ouros.paus; uma mão sem cartas é «...» ou «-».</translation>
    </message>
    <message>
        <source>With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four bytes each; 13 letters N, E, S, W or - are a suit by itself.</source>
        <translation>Com --binary escreve-se um ficheiro de números: 12 bytes por distribuição, 14 por final igual, 15 por final desigual, 16 por disposição, 13 e 20 para bits104 e bits156, o byte mais significativo primeiro. As palavras de zbs têm quatro bytes; 13 letras N, E, S, W ou - são um naipe só.</translation>
    </message>
    <message>
        <source>Write records of 12 to 20 bytes into the new FILE; “-” is standard output.</source>
        <translation>Escrever dados de 12 a 20 bytes no novo FILE; «-» é a saída padrão.</translation>
    </message>
    <message>
        <source>Without a command it lists the holdings that Bradmetz&apos;s steps tell apart: South, North, and the word. A word has a letter a card, the ace first: S, N, and O for the opponents.</source>
        <translation>Sem comando enumera as combinações que os passos de Bradmetz distinguem: Sul, Norte e a palavra. Uma palavra tem uma letra por carta, o ás primeiro: S, N, e O para os adversários.</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Passos:</translation>
    </message>
    <message>
        <source>South is the longer hand</source>
        <translation>Sul é a mão mais comprida</translation>
    </message>
    <message>
        <source>cards without an opponent&apos;s between them change places</source>
        <translation>cartas sem uma adversária entre elas trocam de lugar</translation>
    </message>
    <message>
        <source>the longer hand keeps as many cards as the opponents hold, the rest sink</source>
        <translation>a mão mais comprida fica com tantas cartas como têm os adversários, as outras afundam-se</translation>
    </message>
    <message>
        <source>cards of the longer hand that fall under the shorter hand&apos;s masters sink</source>
        <translation>cartas da mão comprida que caem sob as firmes da curta afundam-se</translation>
    </message>
    <message>
        <source>cards of the shorter hand below the longer hand&apos;s weakest useful card sink</source>
        <translation>cartas da mão curta abaixo da mais baixa útil da comprida afundam-se</translation>
    </message>
    <message>
        <source>cards below the opponents&apos; sentinel sink</source>
        <translation>cartas abaixo da sentinela dos adversários afundam-se</translation>
    </message>
    <message>
        <source>How many of the steps to take, 0 to 5. Without it, 5.</source>
        <translation>Quantos dos passos, de 0 a 5. Sem ela, 5.</translation>
    </message>
    <message>
        <source>How the article&apos;s third step is understood.</source>
        <translation>Como se entende o terceiro passo do artigo.</translation>
    </message>
    <message>
        <source>Count instead: every level, or the one of --level.</source>
        <translation>Contar em vez disso: cada nível, ou o de --level.</translation>
    </message>
    <message>
        <source>Write into the new FILE; “-” is standard output.</source>
        <translation>Escrever no novo FILE; «-» é a saída padrão.</translation>
    </message>
    <message>
        <source>Count trivial holdings, those with one strategy, and twins.</source>
        <translation>Contar combinações triviais, as de uma só linha, e gémeas.</translation>
    </message>
    <message>
        <source>Reduce one suit, and name the rule of each step.</source>
        <translation>Reduzir um naipe, e nomear a regra de cada passo.</translation>
    </message>
    <message>
        <source>The best chance of every number of tricks, and the line of play.</source>
        <translation>A melhor probabilidade de cada número de vazas, e a linha de jogo.</translation>
    </message>
    <message>
        <source>The kinds are those of Bradmetz&apos;s article, among the canonical forms. Twins are not looked for in a sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.</source>
        <translation>As espécies são as do artigo de Bradmetz, entre as formas canónicas. As gémeas não se procuram numa amostra. Todas as formas demoram uns dez minutos para triviais e gémeas, e horas para as outras.</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Espécies:</translation>
    </message>
    <message>
        <source>each number of tricks is certain or out of reach</source>
        <translation>cada número de vazas é certo ou está fora do alcance</translation>
    </message>
    <message>
        <source>one line has the best chance of every number of tricks</source>
        <translation>uma linha tem a melhor probabilidade de cada número de vazas</translation>
    </message>
    <message>
        <source>one line takes in every lie what it would with all cards in sight</source>
        <translation>uma linha faz em cada repartição o que faria com todas as cartas à vista</translation>
    </message>
    <message>
        <source>like one before: same opponents&apos; cards, same lengths, same tricks in every lie</source>
        <translation>como uma anterior: mesmas cartas adversárias, comprimentos e vazas em cada repartição</translation>
    </message>
    <message>
        <source>the same, and South&apos;s and North&apos;s cards are above or below all others</source>
        <translation>o mesmo, e as cartas de Sul e Norte estão acima ou abaixo de todas as outras</translation>
    </message>
    <message>
        <source>The canonical forms of this reading, after step 5.</source>
        <translation>As formas canónicas desta leitura, depois do passo 5.</translation>
    </message>
    <message>
        <source>Only this kind; may be given several times.</source>
        <translation>Só esta espécie; pode repetir-se.</translation>
    </message>
    <message>
        <source>Look at one form in N. Without it, 100; 1 where only twins or trivial ones are asked for.</source>
        <translation>Ver uma forma em cada N. Sem ela, 100; 1 onde só se pedem gémeas ou triviais.</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AX95 Q4.</source>
        <translation>O naipe é SOUTH NORTH, por exemplo AX95 Q4.</translation>
    </message>
    <message>
        <source>The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.</source>
        <translation>O dez é T, X ou 10; R, D e V são K, Q e J; uma mão sem cartas é «-».</translation>
    </message>
    <message>
        <source>The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and East see all cards and know declarer&apos;s plan; declarer sees what is played. Chances are exact, as when nothing is known of either hand. K/Q is either of two cards that are worth the same.</source>
        <translation>O naipe é SOUTH NORTH, por exemplo AJ2 765. Está sozinho: qualquer das mãos pode sair para cada vaza. Oeste e Este veem todas as cartas e conhecem o plano do carteador; ele vê o que se joga. As probabilidades são exatas, como quando nada se sabe de nenhuma mão. K/Q é uma de duas cartas que valem o mesmo.</translation>
    </message>
    <message>
        <source>Only this number of tricks.</source>
        <translation>Só este número de vazas.</translation>
    </message>
    <message>
        <source>Show the lines up to N leads; 0 shows the chances alone.</source>
        <translation>Mostrar a linha até N saídas; 0 mostra só as probabilidades.</translation>
    </message>
    <message>
        <source>All boards in FILEs and FOLDERs count together; of a set in several formats, one file. A file with an unknown ending has one deal a line. The percentile is the chance of a count as small or smaller; one figure in twenty stands out by chance alone.</source>
        <translation>Todas as carteiras de FILE e FOLDER contam juntas; de uma série em vários formatos, um ficheiro. Um ficheiro de extensão desconhecida tem uma distribuição por linha. O percentil é a probabilidade de uma contagem tão pequena ou menor; um número em cada vinte destaca-se por puro acaso.</translation>
    </message>
    <message>
        <source>With --by-set each file is a set. The sets are compared with chance and each other, and boards that come again are named. Whether a machine is fair is answered by “bigdeal check-up”.</source>
        <translation>Com --by-set cada ficheiro é uma série. As séries são comparadas com o acaso e entre si, e nomeiam-se as carteiras que voltam. Se uma máquina é justa, responde «bigdeal check-up».</translation>
    </message>
    <message>
        <source>Exit codes: 0 no count is beyond chance, 1 one is.</source>
        <translation>Códigos de saída: 0 nenhuma contagem está além do acaso, 1 alguma está.</translation>
    </message>
    <message>
        <source>Also take the files and folders named in FILE, one a line.</source>
        <translation>Tomar também os ficheiros e pastas nomeados em FILE, um por linha.</translation>
    </message>
    <message>
        <source>Each file is a set: compare the sets with chance and each other.</source>
        <translation>Cada ficheiro é uma série: comparar as séries com o acaso e entre si.</translation>
    </message>
    <message>
        <source>Also write all figures into a new file.</source>
        <translation>Escrever também todos os números num ficheiro novo.</translation>
    </message>
    <message>
        <source>Also draw a chart into a new file.</source>
        <translation>Desenhar também um gráfico num ficheiro novo.</translation>
    </message>
    <message>
        <source>Nobody has to play these boards any more, whatever the journal says.</source>
        <translation>Já ninguém tem de jogar estas carteiras, diga o registo o que disser.</translation>
    </message>
    <message>
        <source>Give last year&apos;s files, or their FOLDER: any format, any program, the more sets the better. Where they are not as chance deals them, you learn what was done to them. A set that is there several times counts once.</source>
        <translation>Dê os ficheiros do ano passado, ou a sua FOLDER: qualquer formato, qualquer programa, quantas mais séries melhor. Se não são como o acaso distribui, fica a saber o que se fez com elas. Uma série que está várias vezes conta uma vez.</translation>
    </message>
    <message>
        <source>Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.</source>
        <translation>Códigos de saída: 0 como o acaso distribui, 1 não, 4 ficheiros que não se podem ler.</translation>
    </message>
    <message>
        <source>Print the verdict for the notice board.</source>
        <translation>Imprimir o veredicto para o quadro de avisos.</translation>
    </message>
    <message>
        <source>Also count games and slams that can be made: some 0.2 seconds a board.</source>
        <translation>Contar também as partidas e os slams que se podem fazer: uns 0,2 segundos por carteira.</translation>
    </message>
    <message>
        <source>The last line is the SHA-256 of this copy&apos;s verify.html: players can compare theirs.</source>
        <translation>A última linha é o SHA-256 do verify.html desta cópia: os jogadores podem comparar o seu.</translation>
    </message>
    <message>
        <source>With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and writes a PDF to be signed.</source>
        <translation>Com --dossier distribui também milhões de carteiras novas (minutos), compara-as com o acaso, e escreve um PDF para assinar.</translation>
    </message>
    <message>
        <source>Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be made.</source>
        <translation>Códigos de saída: 0 tudo bem, 5 uma resposta conhecida está errada ou o dossiê diz FAILED, 1 é preciso outro dossiê.</translation>
    </message>
    <message>
        <source>Also test fresh boards, and write all into a new file.</source>
        <translation>Testar também carteiras novas, e escrever tudo num ficheiro novo.</translation>
    </message>
    <message>
        <source>How many fresh boards the dossier counts. Without it, 10,000,000.</source>
        <translation>Quantas carteiras novas conta o dossiê. Sem ela, 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>{title}: {boards}, set code {set_code}: {names}</source>
        <translation>{title}: {boards}, código da série {set_code}: {names}</translation>
    </message>
    <message>
        <source>Phase {number}: {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>Fase {number}: {sessions}, {boards}, ficheiros {prefix}: {description}</translation>
    </message>
    <message>
        <source>  {number}  {sessions}, {boards}, files {prefix}: {description}</source>
        <translation>  {number}  {sessions}, {boards}, ficheiros {prefix}: {description}</translation>
    </message>
</context>
<context>
    <name>digest</name>
    <message>
        <source>There are more than {of} words.</source>
        <translation>Há mais de {of} palavras.</translation>
    </message>
    <message>
        <source>There are more than {of} groups of eight.</source>
        <translation>Há mais de {of} grupos de oito.</translation>
    </message>
    <message>
        <source>All {of} words agree.</source>
        <translation>As {of} palavras coincidem.</translation>
    </message>
    <message>
        <source>All {of} groups agree.</source>
        <translation>Os {of} grupos coincidem.</translation>
    </message>
    <message>
        <source>Type the digits or the words.</source>
        <translation>Escreva os algarismos ou as palavras.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} words.</source>
        <translation>Certo até aqui: {place} de {of} palavras.</translation>
    </message>
    <message>
        <source>Right so far: {place} of {of} groups.</source>
        <translation>Certo até aqui: {place} de {of} grupos.</translation>
    </message>
    <message>
        <source>Word {place} is not in the word list. Check it again.</source>
        <translation>A palavra {place} não está na lista: veja-a de novo.</translation>
    </message>
    <message>
        <source>Word {place} is different.</source>
        <translation>A palavra {place} é outra.</translation>
    </message>
    <message>
        <source>Group {place} of eight is different.</source>
        <translation>O grupo de oito n.º {place} é outro.</translation>
    </message>
</context>
<context>
    <name>dossier</name>
    <message>
        <source>Dossier of {program}</source>
        <translation>Dossiê de {program}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Assinaturas</translation>
    </message>
    <message>
        <source>Name and office</source>
        <translation>Nome e cargo</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Assinatura</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Local e data</translation>
    </message>
    <message>
        <source>{program}, dossier: {verdict}. Page {page} of {pages}</source>
        <translation>{program}, dossiê: {verdict}. Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Meter and recordings of people</source>
        <translation>O medidor e gravações de pessoas</translation>
    </message>
    <message>
        <source>Of what the non-IID tests of NIST SP 800-90B find, it credits 0.55 to 0.83 for key presses, 0.60 to 0.84 for holds and 0.85 for the mouse</source>
        <translation>Do que encontram os testes não IID de NIST SP 800-90B, credita 0,55 a 0,83 nas teclas premidas, 0,60 a 0,84 na sua duração e 0,85 no rato</translation>
    </message>
    <message>
        <source>Meter and the best guesser</source>
        <translation>O medidor e o melhor adivinho</translation>
    </message>
    <message>
        <source>A session that it calls 213 bits has 475 in the median, and at least 307, for somebody who knows the typist and everything typed before</source>
        <translation>Uma introdução que ele avalia em 213 bits tem 475 na mediana, e pelo menos 307, para quem conhece a pessoa e tudo o que escreveu antes</translation>
    </message>
    <message>
        <source>Recordings used</source>
        <translation>Gravações usadas</translation>
    </message>
    <message>
        <source>126,000 presses of 22 people; 5,300 presses of 7 people (Aalto); 168,423 moves of 120 people (SapiMouse)</source>
        <translation>126&#xa0;000 toques de 22 pessoas; 5&#xa0;300 toques de 7 pessoas (Aalto); 168&#xa0;423 movimentos de 120 pessoas (SapiMouse)</translation>
    </message>
    <message>
        <source>Long runs of the generator</source>
        <translation>Séries longas do gerador</translation>
    </message>
    <message>
        <source>100,000,000 and 1,000,000,000 boards, 103 tests each: none fails at 1 % for all together</source>
        <translation>100&#xa0;000&#xa0;000 e 1&#xa0;000&#xa0;000&#xa0;000 de carteiras, 103 testes cada: nenhum falha a 1&#xa0;% para todos juntos</translation>
    </message>
    <message>
        <source>81 figures: 77 passed, 4 weak, none failed. The weak ones again, with five times the samples: all 33 passed</source>
        <translation>81 valores: 77 aprovados, 4 fracos, nenhum reprovado. Os fracos outra vez, com cinco vezes mais amostras: todos os 33 aprovados</translation>
    </message>
    <message>
        <source>a player who knows some hands</source>
        <translation>um jogador que conhece algumas mãos</translation>
    </message>
    <message>
        <source>work out the others, or the next set</source>
        <translation>deduzir as outras, ou a série seguinte</translation>
    </message>
    <message>
        <source>each deal is cut out of a hash of a 160-bit seed; no output is ever part of the next input</source>
        <translation>cada distribuição é cortada de um hash de uma semente de 160 bits; nenhuma saída entra na entrada seguinte</translation>
    </message>
    <message>
        <source>a player who knows when and where the boards were dealt</source>
        <translation>um jogador que sabe quando e onde as carteiras foram distribuídas</translation>
    </message>
    <message>
        <source>guess the seed</source>
        <translation>adivinhar a semente</translation>
    </message>
    <message>
        <source>213 bits of typing and moving, and the system&apos;s randomness besides; the clock alone is worth nothing</source>
        <translation>213 bits de teclado e movimento, e ainda a aleatoriedade do sistema; o relógio sozinho não vale nada</translation>
    </message>
    <message>
        <source>somebody who finds what the program leaves</source>
        <translation>quem encontra o que o programa deixa</translation>
    </message>
    <message>
        <source>find a card or the seed again</source>
        <translation>recuperar uma carta ou a semente</translation>
    </message>
    <message>
        <source>neither is written anywhere; digests of deals are keyed; the set code is an HMAC, not a hash</source>
        <translation>nenhuma das duas é escrita em lado nenhum; os hashes das distribuições têm chave; o código da série é um HMAC, não um hash</translation>
    </message>
    <message>
        <source>a careless or hurried operator</source>
        <translation>um operador descuidado ou apressado</translation>
    </message>
    <message>
        <source>overwrite a set, play an old one, use half of one</source>
        <translation>substituir uma série, jogar uma antiga, usar metade</translation>
    </message>
    <message>
        <source>nothing is overwritten; a deal that comes back is noticed; a set is whole or not there</source>
        <translation>nada é substituído; uma distribuição que volta é notada; uma série está inteira ou não está</translation>
    </message>
    <message>
        <source>an operator who does not like the hands</source>
        <translation>um operador que não gosta das mãos</translation>
    </message>
    <message>
        <source>deal again until they please</source>
        <translation>distribuir outra vez até agradarem</translation>
    </message>
    <message>
        <source>no card is shown; there is no “again”: each dealing needs a full meter, gets a new seed and leaves a row in the journal for every set</source>
        <translation>nenhuma carta é mostrada; não há «outra vez»: cada distribuição exige o medidor cheio, recebe uma semente nova e deixa uma linha no registo por cada série</translation>
    </message>
    <message>
        <source>a faulty disk, USB drive or copy of the program</source>
        <translation>um disco, uma pen USB ou uma cópia do programa com defeito</translation>
    </message>
    <message>
        <source>wrong boards</source>
        <translation>carteiras erradas</translation>
    </message>
    <message>
        <source>every file is read back and compared; known answers are checked at each start, and a program that fails them does not deal</source>
        <translation>cada ficheiro é relido e comparado; as respostas conhecidas são verificadas em cada arranque, e um programa que não as dê não distribui</translation>
    </message>
    <message>
        <source>Not against: somebody who controls the computer (malware, another administrator, a camera at the screen), somebody who gets the files before play, or an operator who alters the program. Those need people: a second person in the room, a computer that is off the network, files that are carried by hand.</source>
        <translation>Não contra: quem domina o computador (programas maliciosos, outro administrador, uma câmara virada para o ecrã), quem obtém os ficheiros antes do jogo, ou um operador que altera o programa. Para isso são precisas pessoas: uma segunda na sala, um computador sem rede, ficheiros levados em mão.</translation>
    </message>
    <message>
        <source>The meter cannot tell a person from a long recording played once, or from a program written to imitate one: no count can.</source>
        <translation>O medidor não consegue distinguir uma pessoa de uma gravação longa reproduzida uma só vez, nem de um programa feito para a imitar: nenhuma contagem consegue.</translation>
    </message>
    <message>
        <source>A seed is in one buffer, which is overwritten after use. Python, the hash library and the operating system may have copied it before. Swap and hibernation can put a page of memory on the disk. Encrypt the disk, or switch swap off.</source>
        <translation>Uma semente está num só buffer, que é substituído depois do uso. O Python, a biblioteca de hash e o sistema operativo podem tê-la copiado antes. A memória de troca e a hibernação podem pôr uma página de memória no disco. Cifre o disco ou desligue a memória de troca.</translation>
    </message>
    <message>
        <source>And {count} more, below.</source>
        <translation>E mais {count}, abaixo.</translation>
    </message>
    <message>
        <source>This copy of the program must not deal.</source>
        <translation>Esta cópia do programa não deve distribuir.</translation>
    </message>
    <message>
        <source>Two counts in turn came out as each of them does by chance once in a hundred times: that is one dossier of ten thousand. Make another one. If it says the same, this copy of the program must not deal.</source>
        <translation>Duas contagens seguidas saíram como cada uma sai por acaso uma vez em cem: é um dossiê em dez mil. Faça outro. Se disser o mesmo, esta cópia do programa não deve distribuir.</translation>
    </message>
    <message>
        <source>Every known answer is right, and no test of fresh boards shows more than chance does.</source>
        <translation>Todas as respostas conhecidas estão certas, e nenhum teste de carteiras novas mostra mais do que o acaso.</translation>
    </message>
    <message>
        <source>A test of the first count came out as it does by chance in one dossier of a hundred, so as many boards were dealt and counted again. Both counts are below.</source>
        <translation>Um teste da primeira contagem saiu como sai por acaso num dossiê em cem; por isso foram distribuídas e contadas outras tantas carteiras. As duas contagens estão abaixo.</translation>
    </message>
    <message>
        <source>Known answer of the {part}: WRONG.</source>
        <translation>Resposta conhecida ({part}): ERRADA.</translation>
    </message>
    <message>
        <source>No boards could be made: {fault}</source>
        <translation>Não foi possível distribuir carteiras: {fault}</translation>
    </message>
    <message>
        <source>Made {time} by the program itself, with {boards} fresh boards, in {seconds} seconds.</source>
        <translation>Feito em {time} pelo próprio programa, com {boards} carteiras novas, em {seconds} segundos.</translation>
    </message>
    <message>
        <source>Made with the program named above:</source>
        <translation>Feito com o programa indicado acima:</translation>
    </message>
    <message>
        <source>{boards} boards were dealt just now, from {used} of {seeds} seeds. The seeds were drawn as for every dealing by command: from the operating system’s randomness, hashed with the clocks. No board was shown or kept; all were counted, and held against what chance alone gives, worked out exactly.</source>
        <translation>Acabam de ser distribuídas {boards} carteiras, de {used} de {seeds} sementes. As sementes foram tiradas como em cada distribuição por comando: da aleatoriedade do sistema operativo, misturada com os relógios. Nenhuma carteira foi mostrada nem guardada; todas foram contadas e comparadas com o que só o acaso dá, calculado exatamente.</translation>
    </message>
    <message>
        <source>Checks a tournament, as verify.html does, whose SHA-256 is above and in the release’s notes.</source>
        <translation>Verifica um torneio, tal como verify.html, cujo SHA-256 está acima e nas notas da publicação.</translation>
    </message>
    <message>
        <source>For the committee, after comparing its SHA-256 with the published one:</source>
        <translation>Pela comissão, depois de comparar o seu SHA-256 com o publicado:</translation>
    </message>
    <message>
        <source>For the committee:</source>
        <translation>Pela comissão:</translation>
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
        <translation>Computador</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>O que foi verificado</translation>
    </message>
    <message>
        <source>Each part is asked for what is known: the published answers of RIPEMD-160, the numbers of a known seed, the map from numbers to deals and back, every file format byte for byte and read back. Before each dealing the program tries the same, and does not deal if an answer is wrong.</source>
        <translation>A cada parte pergunta-se o que é conhecido: as respostas publicadas de RIPEMD-160, os números de uma semente conhecida, a correspondência de números a distribuições e de volta, cada formato de ficheiro byte a byte e relido. Antes de cada distribuição o programa verifica o mesmo, e não distribui se uma resposta estiver errada.</translation>
    </message>
    <message>
        <source>{count} of {all} known answers are right.</source>
        <translation>{count} de {all} respostas conhecidas estão certas.</translation>
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
        <translation>Respostas conhecidas</translation>
    </message>
    <message>
        <source>“Chance” is how often a perfect dealer strays as far, on either side. With {count} tests some chances are small by chance; “adjusted” allows for that (Holm 1979). {failed}: an adjusted chance below one in a million. Where one is below 1 %, as many boards are dealt and counted a second time; if that happens again: {unclear}. A perfect dealer meets {unclear} in one dossier of ten thousand, {failed} in one of a million. Outcomes of which chance gives fewer than ten are counted together. The names of the tests are English, as in docs/fairness.md.</source>
        <translation>«Probabilidade» é a frequência com que um distribuidor perfeito se afasta outro tanto, para qualquer dos lados. Com {count} testes algumas são pequenas por acaso; «ajustada» tem isso em conta (Holm 1979). {failed}: uma probabilidade ajustada inferior a uma num milhão. Se alguma for inferior a 1&#xa0;%, são distribuídas e contadas outras tantas carteiras; se voltar a acontecer: {unclear}. Um distribuidor perfeito obtém {unclear} num dossiê em dez mil, {failed} num em um milhão. Os resultados de que o acaso dá menos de dez são contados juntos. Os nomes dos testes são ingleses, como em docs/fairness.md.</translation>
    </message>
    <message>
        <source>{count} of {all} (by chance: none)</source>
        <translation>{count} de {all} (por acaso: nenhuma)</translation>
    </message>
    <message>
        <source>Boards that came again</source>
        <translation>Carteiras repetidas</translation>
    </message>
    <message>
        <source>Seeds that came again</source>
        <translation>Sementes repetidas</translation>
    </message>
    <message>
        <source>Chances below 10 %, 5 %, 1 %</source>
        <translation>Probabilidades inferiores a 10&#xa0;%, 5&#xa0;%, 1&#xa0;%</translation>
    </message>
    <message>
        <source>{counts} (by chance about {expected})</source>
        <translation>{counts} (por acaso, cerca de {expected})</translation>
    </message>
    <message>
        <source>test</source>
        <translation>teste</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>qui-quadrado</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>graus de liberdade</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilidade</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustada</translation>
    </message>
    <message>
        <source>Fresh boards</source>
        <translation>Carteiras novas</translation>
    </message>
    <message>
        <source>Fresh boards, counted again</source>
        <translation>Carteiras novas, contadas outra vez</translation>
    </message>
    <message>
        <source>PASSED</source>
        <translation>APROVADO</translation>
    </message>
    <message>
        <source>NOT CLEAR</source>
        <translation>DUVIDOSO</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>REPROVADO</translation>
    </message>
    <message>
        <source>A set needs a seed of 160 bits that nobody can guess. In the window it is drawn when {target} bits of typing and moving have been credited; what one of several predictors foresees earns nothing, and health tests after NIST SP 800-90B refuse input that repeats itself. Always, and in commands alone, the operating system’s randomness goes in: {bytes} bytes at the start and {bytes} at each seed, each read compared with the one before it. All is hashed with RIPEMD-160; numbers that are no deal’s are refused, never folded.</source>
        <translation>Uma série precisa de uma semente de 160 bits que ninguém consiga adivinhar. Na janela é tirada quando {target} bits de teclado e movimento foram creditados; o que um de vários preditores prevê não conta, e verificações segundo NIST SP 800-90B recusam uma introdução que se repete. Sempre, e sozinha nos comandos, entra a aleatoriedade do sistema operativo: {bytes} bytes no início e {bytes} em cada semente, cada leitura comparada com a anterior. Tudo passa por RIPEMD-160; os números que não são de nenhuma distribuição são recusados, nunca reduzidos.</translation>
    </message>
    <message>
        <source>Randomness: the rules, and what was measured</source>
        <translation>Aleatoriedade: as regras e o que foi medido</translation>
    </message>
    <message>
        <source>who</source>
        <translation>quem</translation>
    </message>
    <message>
        <source>what they try</source>
        <translation>o que tenta</translation>
    </message>
    <message>
        <source>what stands against it</source>
        <translation>o que se lhe opõe</translation>
    </message>
    <message>
        <source>Threats and limits</source>
        <translation>Ameaças e limites</translation>
    </message>
    <message>
        <source>Makes this dossier again, with other seeds and so with other figures.</source>
        <translation>Faz este dossiê outra vez, com outras sementes e, por isso, outros números.</translation>
    </message>
    <message>
        <source>Beside the release: the SHA-256 of the download. “gh attestation verify” tells who built it.</source>
        <translation>Junto à publicação: o SHA-256 da transferência. «gh attestation verify» diz quem a construiu.</translation>
    </message>
    <message>
        <source>Built again from the sources, the program for Linux is the same bytes.</source>
        <translation>Construído de novo a partir das fontes, o programa para Linux é idêntico byte a byte.</translation>
    </message>
    <message>
        <source>What the program contains. A bill of materials (.cdx.json) is beside the release.</source>
        <translation>O que o programa contém. Junto à publicação há uma lista de materiais (.cdx.json).</translation>
    </message>
    <message>
        <source>A long run that anybody can repeat: its seed is published before it deals.</source>
        <translation>Uma série longa que qualquer pessoa pode repetir: a sua semente é publicada antes de distribuir.</translation>
    </message>
    <message>
        <source>What anybody can check</source>
        <translation>O que qualquer pessoa pode verificar</translation>
    </message>
    <message>
        <source>{test}: by chance at most once in {odds} such runs.</source>
        <translation>{test}: por acaso, no máximo uma vez em {odds} séries assim.</translation>
    </message>
    <message>
        <source>{count} of {all} seeds were drawn before.</source>
        <translation>{count} de {all} sementes já tinham sido tiradas.</translation>
    </message>
    <message>
        <source>{count} of {all} boards were dealt before.</source>
        <translation>{count} de {all} carteiras já tinham sido distribuídas.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no format “{name}”. The formats are: {known}.</source>
        <translation>Não existe o formato «{name}». Os formatos são: {known}.</translation>
    </message>
    <message>
        <source>The name has no ending that shows the format. Rename the file to end in one of: {known}.</source>
        <translation>O nome não tem uma extensão que mostre o formato. Mude o nome do ficheiro para que termine numa destas: {known}.</translation>
    </message>
    <message>
        <source>The format “{first}” was given twice.</source>
        <translation>O formato «{first}» foi indicado duas vezes.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” would both write the {suffix} file: choose one.</source>
        <translation>«{first}» e «{second}» escreveriam ambos o ficheiro {suffix}: escolha um.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged: {reason}.</source>
        <translation>O registo «{path}» está danificado: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” was written by a newer version of this program.</source>
        <translation>O registo «{path}» foi escrito por uma versão mais nova deste programa.</translation>
    </message>
    <message>
        <source>Another program is writing to the journal “{path}”.</source>
        <translation>Outro programa está a escrever no registo «{path}».</translation>
    </message>
    <message>
        <source>The journal “{path}” cannot be used: {reason}.</source>
        <translation>O registo «{path}» não pode ser usado: {reason}.</translation>
    </message>
    <message>
        <source>The journal was changed: {problems}</source>
        <translation>O registo foi alterado: {problems}</translation>
    </message>
    <message>
        <source>Set {code} is “{state}” and cannot become “{wanted}”.</source>
        <translation>A série {code} está «{state}» e não pode passar a «{wanted}».</translation>
    </message>
    <message>
        <source>This file is sealed, but not locked until a time.</source>
        <translation>Este ficheiro está selado, mas não bloqueado até uma hora marcada.</translation>
    </message>
    <message>
        <source>Not a locked box</source>
        <translation>Não é uma caixa bloqueada</translation>
    </message>
    <message>
        <source>Another public clock</source>
        <translation>Outro relógio público</translation>
    </message>
    <message>
        <source>Round {needed} opens this box, not round {given}.</source>
        <translation>Esta caixa abre-se com o sorteio {needed}, não com o sorteio {given}.</translation>
    </message>
    <message>
        <source>A package is missing</source>
        <translation>Falta um pacote</translation>
    </message>
    <message>
        <source>Not a deal: {problems}.</source>
        <translation>Não é uma distribuição: {problems}.</translation>
    </message>
    <message>
        <source>Not a diagram: {reason}.</source>
        <translation>Não é um diagrama: {reason}.</translation>
    </message>
    <message>
        <source>Not {kind}: {problems}.</source>
        <translation>Não é {kind}: {problems}.</translation>
    </message>
    <message>
        <source>The scheme “{scheme}” numbers from 0 to {last}.</source>
        <translation>O esquema «{scheme}» numera de 0 a {last}.</translation>
    </message>
    <message>
        <source>Not four suit words: {reason}.</source>
        <translation>Não são quatro palavras de naipes: {reason}.</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>There is no number scheme “{name}”. The schemes are: {known}.</source>
        <translation>Não existe o esquema de números «{name}». Os esquemas são: {known}.</translation>
    </message>
    <message>
        <source>Unknown number scheme</source>
        <translation>Esquema de números desconhecido</translation>
    </message>
    <message>
        <source>Nothing was done. Choose from the list.</source>
        <translation>Nada foi feito. Escolha da lista.</translation>
    </message>
    <message>
        <source>A value cannot be packed</source>
        <translation>Um valor não pode ser compactado</translation>
    </message>
    <message>
        <source>Damaged file of numbers</source>
        <translation>Ficheiro de números danificado</translation>
    </message>
    <message>
        <source>Nothing can be printed on this computer: {reason}.</source>
        <translation>Neste computador não é possível imprimir nada: {reason}.</translation>
    </message>
    <message>
        <source>The generator has used all {last} values of its counter.</source>
        <translation>O gerador já usou os {last} valores do seu contador.</translation>
    </message>
    <message>
        <source>Only {have_bits} of {want_bits} bits of randomness have been collected.</source>
        <translation>Só foram recolhidos {have_bits} de {want_bits} bits de aleatoriedade.</translation>
    </message>
    <message>
        <source>The self-test of the {part} failed: this copy of the program is damaged.</source>
        <translation>O autoteste de {part} falhou: esta cópia do programa está danificada.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>These boards were dealt before and are {state}: set {named}.</source>
        <translation>Estas carteiras já foram distribuídas e o seu estado é «{state}»: série {named}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be a file name: {reason}.</source>
        <translation>«{text}» não pode ser um nome de ficheiro: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be written: {reason}.</source>
        <translation>Não foi possível escrever «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>“{path}” could not be read: {reason}.</source>
        <translation>Não foi possível ler «{path}»: {reason}.</translation>
    </message>
    <message>
        <source>The keys do not fit the plan: {problems}.</source>
        <translation>As chaves não correspondem ao plano: {problems}.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>fonte do valor externo</translation>
    </message>
    <message>
        <source>outside value</source>
        <translation>valor externo</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>hash das chaves</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plano</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>hash of the words</source>
        <translation>hash das palavras</translation>
    </message>
    <message>
        <source>name of the holder</source>
        <translation>nome do depositário</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrição</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>número de fases</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>número de sessões</translation>
    </message>
    <message>
        <source>number of boards</source>
        <translation>número de carteiras</translation>
    </message>
    <message>
        <source>choice of boards</source>
        <translation>escolha de carteiras</translation>
    </message>
    <message>
        <source>Boards not understood</source>
        <translation>Não se entende que carteiras</translation>
    </message>
    <message>
        <source>Write a number such as 24, or a range such as 11-20.</source>
        <translation>Escreva um número como 24 ou um intervalo como 11-20.</translation>
    </message>
    <message>
        <source>Not a deal</source>
        <translation>Não é uma distribuição</translation>
    </message>
    <message>
        <source>Check the hands: 52 different cards, 13 to each seat.</source>
        <translation>Reveja as mãos: 52 cartas diferentes, 13 por jogador.</translation>
    </message>
    <message>
        <source>Hands not understood</source>
        <translation>Não se entendem as mãos</translation>
    </message>
    <message>
        <source>Write N: and four hands, suits in the order spades.hearts.diamonds.clubs.</source>
        <translation>Escreva N: e quatro mãos, com os naipes pela ordem espadas.copas.ouros.paus.</translation>
    </message>
    <message>
        <source>Hands that do not fit</source>
        <translation>Mãos que não encaixam</translation>
    </message>
    <message>
        <source>Check the hands: no card twice, and as many cards to each seat as the scheme allows.</source>
        <translation>Reveja as mãos: nenhuma carta repetida, e a cada jogador tantas cartas quantas o esquema permite.</translation>
    </message>
    <message>
        <source>Suit words not understood</source>
        <translation>Não se entendem as palavras dos naipes</translation>
    </message>
    <message>
        <source>Write four words of eight hexadecimal digits: spades, hearts, diamonds, clubs.</source>
        <translation>Escreva quatro palavras de oito algarismos hexadecimais: espadas, copas, ouros, paus.</translation>
    </message>
    <message>
        <source>Number out of range</source>
        <translation>Número fora do intervalo</translation>
    </message>
    <message>
        <source>Holding not understood</source>
        <translation>Não se entende a combinação</translation>
    </message>
    <message>
        <source>No randomness from the computer</source>
        <translation>O computador não dá aleatoriedade</translation>
    </message>
    <message>
        <source>Too many boards from one seed</source>
        <translation>Demasiadas carteiras com uma semente</translation>
    </message>
    <message>
        <source>The meter is not full</source>
        <translation>O medidor não está cheio</translation>
    </message>
    <message>
        <source>The same seed twice</source>
        <translation>A mesma semente duas vezes</translation>
    </message>
    <message>
        <source>Nothing was dealt. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nada foi distribuído. Não distribua neste computador: a sua aleatoriedade está avariada.</translation>
    </message>
    <message>
        <source>The same deals twice</source>
        <translation>As mesmas distribuições duas vezes</translation>
    </message>
    <message>
        <source>The program must not deal</source>
        <translation>O programa não pode distribuir</translation>
    </message>
    <message>
        <source>Nothing was dealt. Install the program again from a source you trust.</source>
        <translation>Nada foi distribuído. Volte a instalar o programa a partir de uma fonte de confiança.</translation>
    </message>
    <message>
        <source>Unknown format</source>
        <translation>Formato desconhecido</translation>
    </message>
    <message>
        <source>Nothing was written. Choose from the list.</source>
        <translation>Nada foi escrito. Escolha da lista.</translation>
    </message>
    <message>
        <source>Two formats, one file</source>
        <translation>Dois formatos, um só ficheiro</translation>
    </message>
    <message>
        <source>Nothing was dealt. Nothing was written.</source>
        <translation>Nada foi distribuído. Nada foi escrito.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Ficheiro danificado</translation>
    </message>
    <message>
        <source>Boards that are not deals</source>
        <translation>Carteiras que não são distribuições</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Ficheiro demasiado grande</translation>
    </message>
    <message>
        <source>Not a file name</source>
        <translation>Não serve como nome de ficheiro</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Pasta não encontrada</translation>
    </message>
    <message>
        <source>The files could not be written</source>
        <translation>Não foi possível escrever os ficheiros</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Não foi possível ler o ficheiro</translation>
    </message>
    <message>
        <source>The disk did not keep the files</source>
        <translation>O disco não conservou os ficheiros</translation>
    </message>
    <message>
        <source>Files were left behind</source>
        <translation>Ficaram ficheiros para trás</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>O registo está danificado</translation>
    </message>
    <message>
        <source>The journal is from a newer version</source>
        <translation>O registo é de uma versão mais nova</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>O registo está em uso</translation>
    </message>
    <message>
        <source>Nothing was recorded. Wait for the other program, then try again.</source>
        <translation>Nada foi anotado. Espere pelo outro programa e tente de novo.</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>O registo não pode ser usado</translation>
    </message>
    <message>
        <source>The journal was changed</source>
        <translation>O registo foi alterado</translation>
    </message>
    <message>
        <source>Set not found</source>
        <translation>Série não encontrada</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Não é possível agora</translation>
    </message>
    <message>
        <source>Nothing can be printed</source>
        <translation>Não é possível imprimir nada</translation>
    </message>
    <message>
        <source>Nothing was written. Install what is missing, or do this on another computer.</source>
        <translation>Nada foi escrito. Instale o que falta, ou faça isto noutro computador.</translation>
    </message>
    <message>
        <source>Damaged tournament file</source>
        <translation>Ficheiro de torneio danificado</translation>
    </message>
    <message>
        <source>Damaged file of keys</source>
        <translation>Ficheiro de chaves danificado</translation>
    </message>
    <message>
        <source>Keys of another plan</source>
        <translation>Chaves de outro plano</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys that were made when this plan was published.</source>
        <translation>Nada foi distribuído. Use as chaves criadas quando este plano foi publicado.</translation>
    </message>
    <message>
        <source>Not the published keys</source>
        <translation>Não são as chaves publicadas</translation>
    </message>
    <message>
        <source>No such session</source>
        <translation>Essa sessão não existe</translation>
    </message>
    <message>
        <source>Boards are still open</source>
        <translation>Ainda há carteiras por indicar</translation>
    </message>
    <message>
        <source>Not ready to be published</source>
        <translation>Ainda não pode ser publicado</translation>
    </message>
    <message>
        <source>No double-dummy results</source>
        <translation>Sem resultados a cartas vistas</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Command not understood</source>
        <translation>Não se entende o comando</translation>
    </message>
    <message>
        <source>Boards that were in use</source>
        <translation>Carteiras que já foram usadas</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nada foi escrito.</translation>
    </message>
    <message>
        <source>Passphrase too weak</source>
        <translation>Frase secreta demasiado fraca</translation>
    </message>
    <message>
        <source>Wrong passphrase</source>
        <translation>Frase secreta errada</translation>
    </message>
    <message>
        <source>Not the right key</source>
        <translation>Não é a chave certa</translation>
    </message>
    <message>
        <source>A passphrase is needed</source>
        <translation>É precisa uma frase secreta</translation>
    </message>
    <message>
        <source>A secret key is needed</source>
        <translation>É precisa uma chave secreta</translation>
    </message>
    <message>
        <source>Damaged sealed file</source>
        <translation>Ficheiro selado danificado</translation>
    </message>
    <message>
        <source>Public key not understood</source>
        <translation>Não se entende a chave pública</translation>
    </message>
    <message>
        <source>Secret key not understood</source>
        <translation>Não se entende a chave secreta</translation>
    </message>
    <message>
        <source>List of words not understood</source>
        <translation>Não se entende a lista de palavras</translation>
    </message>
    <message>
        <source>Nothing was opened. Compare it with the sheet, word by word.</source>
        <translation>Nada foi aberto. Compare-a com a folha, palavra por palavra.</translation>
    </message>
    <message>
        <source>More officials are needed</source>
        <translation>São precisos mais responsáveis</translation>
    </message>
    <message>
        <source>Nothing was opened. Use sheets with the same set number.</source>
        <translation>Nada foi aberto. Use folhas com o mesmo número de grupo.</translation>
    </message>
    <message>
        <source>Damaged key of a session</source>
        <translation>Chave de uma sessão danificada</translation>
    </message>
    <message>
        <source>This needs the package {package}, which is not installed: pip install bigdeal-gui[{extra}].</source>
        <translation>Isto precisa do pacote {package}, que não está instalado: pip install bigdeal-gui[{extra}].</translation>
    </message>
    <message>
        <source>Not an outside value</source>
        <translation>Não é um valor externo</translation>
    </message>
    <message>
        <source>“{file}” is the secret slip, which stays with its holder. The file for the organiser is the one whose name ends in “-hash.txt”.</source>
        <translation>«{file}» é o papel secreto, que fica com o seu depositário. O ficheiro para o organizador é aquele cujo nome acaba em «-hash.txt».</translation>
    </message>
    <message>
        <source>Secret slip</source>
        <translation>Papel secreto</translation>
    </message>
    <message>
        <source>These are not yet the words of “{name}”: {reason}.</source>
        <translation>Estas ainda não são as palavras de «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>Not the promised words</source>
        <translation>Não são as palavras prometidas</translation>
    </message>
    <message>
        <source>The words of these holders are missing: {names}.</source>
        <translation>Faltam as palavras destes depositários: {names}.</translation>
    </message>
    <message>
        <source>Words are missing</source>
        <translation>Faltam palavras</translation>
    </message>
    <message>
        <source>The promise names no holder “{name}”.</source>
        <translation>A promessa não nomeia nenhum depositário «{name}».</translation>
    </message>
    <message>
        <source>No such holder</source>
        <translation>Não há tal depositário</translation>
    </message>
    <message>
        <source>The pack does not prove what it should: {problems}</source>
        <translation>O pacote não prova o que deve: {problems}</translation>
    </message>
    <message>
        <source>The pack was not made</source>
        <translation>O pacote não foi feito</translation>
    </message>
    <message>
        <source>Nothing was written. Compare plan, keys and commitment with what was published.</source>
        <translation>Nada foi escrito. Compare plano, chaves e compromisso com o que foi publicado.</translation>
    </message>
    <message>
        <source>Promise not understood</source>
        <translation>Não se entende a promessa</translation>
    </message>
    <message>
        <source>Damaged commitment file</source>
        <translation>Ficheiro de compromisso danificado</translation>
    </message>
    <message>
        <source>Commitment of a newer version</source>
        <translation>Compromisso de uma versão mais nova</translation>
    </message>
    <message>
        <source>This cannot be the outside value: {reason}.</source>
        <translation>Isto não pode ser o valor externo: {reason}.</translation>
    </message>
    <message>
        <source>The passphrase does not open this sealed file.</source>
        <translation>A frase secreta não abre este ficheiro selado.</translation>
    </message>
    <message>
        <source>This file opens with a passphrase, not with a key.</source>
        <translation>Este ficheiro abre-se com uma frase secreta, não com uma chave.</translation>
    </message>
    <message>
        <source>This file opens with a secret key, not with a passphrase.</source>
        <translation>Este ficheiro abre-se com uma chave secreta, não com uma frase secreta.</translation>
    </message>
    <message>
        <source>Public key {place} cannot be used: {reason}.</source>
        <translation>A chave pública {place} não pode ser usada: {reason}.</translation>
    </message>
    <message>
        <source>The secret key cannot be used: {reason}.</source>
        <translation>A chave secreta não pode ser usada: {reason}.</translation>
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
        <translation>gerador</translation>
    </message>
    <message>
        <source>generator in bulk</source>
        <translation>gerador em massa</translation>
    </message>
    <message>
        <source>number map</source>
        <translation>mapa de números</translation>
    </message>
    <message>
        <source>bulk path</source>
        <translation>via em massa</translation>
    </message>
    <message>
        <source>fresh boards</source>
        <translation>carteiras novas</translation>
    </message>
    <message>
        <source>reading of {name}</source>
        <translation>leitura de {name}</translation>
    </message>
    <message>
        <source>The {name} file is too large to be read whole, {place}: {reason}.</source>
        <translation>O ficheiro {name} é demasiado grande para ser lido por inteiro, {place}: {reason}.</translation>
    </message>
    <message>
        <source>Commitment that contradicts itself</source>
        <translation>Compromisso que se contradiz</translation>
    </message>
    <message>
        <source>Damaged record</source>
        <translation>Registo danificado</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Não como foi prometido</translation>
    </message>
    <message>
        <source>This is not what was published: {problems}</source>
        <translation>Isto não é o que foi publicado: {problems}</translation>
    </message>
    <message>
        <source>Not what was published</source>
        <translation>Não é o que foi publicado</translation>
    </message>
    <message>
        <source>This computer is too slow, or too busy, to open the sealed file.</source>
        <translation>Este computador é demasiado lento, ou está demasiado ocupado, para abrir o ficheiro selado.</translation>
    </message>
    <message>
        <source>Too much work for this computer</source>
        <translation>Demasiado trabalho para este computador</translation>
    </message>
    <message>
        <source>Nothing was written. Choose another name, or move the old file to another folder.</source>
        <translation>Nada foi escrito. Escolha outro nome, ou leve o ficheiro anterior para outra pasta.</translation>
    </message>
    <message>
        <source>Not a round of drand: {reason}.</source>
        <translation>Não é um sorteio drand: {reason}.</translation>
    </message>
    <message>
        <source>Not a round of drand</source>
        <translation>Não é um sorteio drand</translation>
    </message>
    <message>
        <source>This round is not what the network signed: {reason}.</source>
        <translation>Este sorteio não é o que a rede assinou: {reason}.</translation>
    </message>
    <message>
        <source>Round that was not signed</source>
        <translation>Sorteio sem assinatura autêntica</translation>
    </message>
    <message>
        <source>This is round {found}; round {promised} was promised.</source>
        <translation>Este é o sorteio {found}; estava prometido o sorteio {promised}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Outro sorteio</translation>
    </message>
    <message>
        <source>Not a logo</source>
        <translation>Não é um logótipo</translation>
    </message>
    <message>
        <source>Nothing was written. If play is over, say --finished. Otherwise seal it with a passphrase (--passphrase-file) or until a time (--release), or say --open.</source>
        <translation>Nada foi escrito. Se o jogo terminou, indique --finished; senão, sele-a com uma frase secreta (--passphrase-file) ou até uma hora (--release), ou indique --open.</translation>
    </message>
    <message>
        <source>The folder “{path}” has gone, so these files in it could not be looked at: {names}.</source>
        <translation>A pasta «{path}» desapareceu, por isso estes ficheiros não puderam ser examinados: {names}.</translation>
    </message>
    <message>
        <source>The folder has gone</source>
        <translation>A pasta desapareceu</translation>
    </message>
    <message>
        <source>They may hold boards: do not use them, and keep the disk or USB drive to yourself. When the folder is back, deal into it again: what is left is removed then, and you are told.</source>
        <translation>Podem conter carteiras: não os use, e guarde consigo o disco ou a pen USB. Quando a pasta voltar, distribua de novo para ela: o que restar é então removido, e é-lhe dito.</translation>
    </message>
    <message>
        <source>The clock of this computer says {here}, but its journal has an entry of {later}.</source>
        <translation>O relógio deste computador diz {here}, mas o registo tem uma entrada de {later}.</translation>
    </message>
    <message>
        <source>The clock was set back</source>
        <translation>O relógio foi atrasado</translation>
    </message>
    <message>
        <source>Nothing was dealt, and the meter is as it was. Set the clock right, or say here which day it is.</source>
        <translation>Nada foi distribuído, e o medidor está como estava. Acerte o relógio, ou diga aqui que dia é.</translation>
    </message>
    <message>
        <source>With this paper and binding, layout {layout} would print cards smaller than {least} points.</source>
        <translation>Com este papel e esta encadernação, a disposição {layout} imprimiria cartas abaixo de {least} pontos.</translation>
    </message>
    <message>
        <source>Too small to be read</source>
        <translation>Demasiado pequeno para ler</translation>
    </message>
    <message>
        <source>Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the room for holes, or the results.</source>
        <translation>Nada foi escrito. Ponha menos carteiras por página (--layout) ou papel maior (--paper), ou tire a margem para furos ou os resultados.</translation>
    </message>
    <message>
        <source>This {name} file has boards without hands ({place}).</source>
        <translation>Este ficheiro {name} tem carteiras sem mãos ({place}).</translation>
    </message>
    <message>
        <source>No hands in this file</source>
        <translation>Sem cartas neste ficheiro</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the file with the hands.</source>
        <translation>O ficheiro ficou como estava. Escolha o ficheiro que contém as cartas.</translation>
    </message>
    <message>
        <source>“{name}” numbers its boards otherwise than set {code}, whose boards they are.</source>
        <translation>«{name}» numera as carteiras de forma diferente da série {code}, a que pertencem.</translation>
    </message>
    <message>
        <source>Other board numbers than dealt</source>
        <translation>Números diferentes dos distribuídos</translation>
    </message>
    <message>
        <source>Nothing was written. Print the set by its code, or correct the numbers. To keep them, use the command with --although-numbers.</source>
        <translation>Nada foi escrito. Imprima a série pelo código ou corrija os números. Para os manter, use o comando com --although-numbers.</translation>
    </message>
    <message>
        <source>This cannot be read as a hand: {reason}.</source>
        <translation>Isto não se lê como uma mão: {reason}.</translation>
    </message>
    <message>
        <source>Not a hand</source>
        <translation>Não é uma mão</translation>
    </message>
    <message>
        <source>Nothing was looked for. Type 13 cards: spades, hearts, diamonds, clubs, with dots between.</source>
        <translation>Nada foi procurado. Escreva 13 cartas: espadas, copas, ouros, paus, com pontos entre os naipes.</translation>
    </message>
    <message>
        <source>No unfinished file of it was left behind. Choose another folder or make room, then do it again.</source>
        <translation>Nenhum ficheiro inacabado dela ficou para trás. Escolha outra pasta ou arranje espaço, e faça-o de novo.</translation>
    </message>
    <message>
        <source>Double-dummy analysis is not available on this computer: {reason}.</source>
        <translation>Neste computador não é possível obter resultados a cartas vistas: {reason}.</translation>
    </message>
    <message>
        <source>The format “{name}” cannot contain these boards: {reason}. {remedy}</source>
        <translation>O formato «{name}» não aceita estas carteiras: {reason}. {remedy}</translation>
    </message>
    <message>
        <source>Not a valid {name} file, {place}: {reason}.</source>
        <translation>Ficheiro {name} com defeito, {place}: {reason}.</translation>
    </message>
    <message>
        <source>The {name} file contains boards that are not deals: {problems}</source>
        <translation>O ficheiro {name} contém carteiras que não são distribuições: {problems}</translation>
    </message>
    <message>
        <source>The file has {size_bytes} bytes; at most {limit_bytes} can be read.</source>
        <translation>O ficheiro tem {size_bytes} bytes; são lidos {limit_bytes} no máximo.</translation>
    </message>
    <message>
        <source>Not a holding of one suit: {reason}.</source>
        <translation>Não é um naipe em duas mãos: {reason}.</translation>
    </message>
    <message>
        <source>The journal “{path}” is missing; it had {rows} rows.</source>
        <translation>O registo «{path}» desapareceu; tinha {rows} linhas.</translation>
    </message>
    <message>
        <source>The journal’s key “{path}” {reason}.</source>
        <translation>A chave do registo «{path}» {reason}.</translation>
    </message>
    <message>
        <source>There is no space on the disk for the journal “{path}”.</source>
        <translation>Não há espaço no disco para o registo «{path}».</translation>
    </message>
    <message>
        <source>There is no set “{text}” in the journal.</source>
        <translation>O registo não contém nenhuma série «{text}».</translation>
    </message>
    <message>
        <source>The file was not changed. It opens with a passphrase or a key.</source>
        <translation>O ficheiro ficou como estava. Abre-se com uma frase secreta ou uma chave.</translation>
    </message>
    <message>
        <source>This box is locked with a public clock other than quicknet.</source>
        <translation>Esta caixa está bloqueada com outro relógio público que não o quicknet.</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who made it how to open it.</source>
        <translation>O ficheiro ficou como estava. Pergunte a quem o fez como se abre.</translation>
    </message>
    <message>
        <source>The box was not changed. Get the round that the box names, and try again.</source>
        <translation>A caixa ficou como estava. Obtenha o sorteio que a caixa indica e tente de novo.</translation>
    </message>
    <message>
        <source>Nothing was done. Install it and try again.</source>
        <translation>Nada foi feito. Instale-o e chame de novo.</translation>
    </message>
    <message>
        <source>“{text}” is not a set of boards: {reason}.</source>
        <translation>«{text}» não é uma série de carteiras: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Correct it and start again.</source>
        <translation>Nada foi escrito. Corrija-o e comece de novo.</translation>
    </message>
    <message>
        <source>Not a valid file of “{scheme}” numbers, record {record}: {reason}.</source>
        <translation>Não é um ficheiro correto de números «{scheme}», registo {record}: {reason}.</translation>
    </message>
    <message>
        <source>The computer’s own randomness is not available ({reason}).</source>
        <translation>A aleatoriedade do próprio computador não está disponível ({reason}).</translation>
    </message>
    <message>
        <source>The randomness produced a seed that it had produced before (its digest is in “{path}”).</source>
        <translation>A aleatoriedade deu uma semente que já tinha dado antes (o seu hash está em «{path}»).</translation>
    </message>
    <message>
        <source>The randomness produced deals that it had produced before, in the set {named}.</source>
        <translation>A aleatoriedade deu distribuições que já tinha dado antes, na série {named}.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal a new set, or a reserve set in a tournament. From these boards you may only make copies for a record or a web page.</source>
        <translation>Nada foi escrito. Distribua uma série nova, ou uma série de reserva num torneio; destas só se podem fazer cópias para guardar ou para uma página web.</translation>
    </message>
    <message>
        <source>Some of these boards belong to a set that is {state}, not finished: set {named}.</source>
        <translation>Entre estas carteiras há algumas de uma série por terminar, no estado «{state}»: série {named}.</translation>
    </message>
    <message>
        <source>“{path}” already exists and was not changed.</source>
        <translation>«{path}» já existe e fica como está.</translation>
    </message>
    <message>
        <source>The folder “{path}” does not exist.</source>
        <translation>A pasta «{path}» não está lá.</translation>
    </message>
    <message>
        <source>“{path}” reads back differently from what was dealt: the disk or USB drive is faulty.</source>
        <translation>Ao reler «{path}», o conteúdo não é o que foi distribuído: o disco ou a pen USB tem um defeito.</translation>
    </message>
    <message>
        <source>The set could not be completed, and some of its files could not be removed: {names}.</source>
        <translation>A série não pôde ser completada, e alguns dos seus ficheiros não puderam ser retirados: {names}.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written ({reason}). Because “portable.ini” is beside the program, everything is stored there.</source>
        <translation>Não é possível escrever «{path}» ({reason}), e com «portable.ini» junto do programa tudo é guardado lá.</translation>
    </message>
    <message>
        <source>The {key} cannot be stored in Big Deal’s file: {reason}.</source>
        <translation>{key} não pode ser guardado no ficheiro do Big Deal: {reason}.</translation>
    </message>
    <message>
        <source>The {field} is not valid: {reason}.</source>
        <translation>O campo «{field}» não pode ficar assim: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid tournament plan, line {line}, column {column}: {reason}.</source>
        <translation>Descrição de torneio com defeito, linha {line}, coluna {column}: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid key file, line {line}, column {column}: {reason}.</source>
        <translation>Ficheiro de chaves com defeito, linha {line}, coluna {column}: {reason}.</translation>
    </message>
    <message>
        <source>These are not the keys that were fixed when the plan was published.</source>
        <translation>Estas não são as chaves que ficaram fixadas ao publicar o plano.</translation>
    </message>
    <message>
        <source>The plan leaves the boards of phase {phase} open, and you named none.</source>
        <translation>O plano deixa em aberto as carteiras da fase {phase}, e nenhumas foram indicadas.</translation>
    </message>
    <message>
        <source>The plan cannot be published like this: {problems}</source>
        <translation>O plano não pode ser publicado assim: {problems}</translation>
    </message>
    <message>
        <source>beginning of the file names</source>
        <translation>início dos nomes dos ficheiros</translation>
    </message>
    <message>
        <source>A value cannot be converted</source>
        <translation>Um valor não pode ser convertido</translation>
    </message>
    <message>
        <source>The values before it have been converted. Correct it and continue from there.</source>
        <translation>Os anteriores já têm resposta. Corrija-o e continue a partir daí.</translation>
    </message>
    <message>
        <source>Give a number within the range.</source>
        <translation>Indique um número dentro do intervalo.</translation>
    </message>
    <message>
        <source>Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”.</source>
        <translation>Escreva as cartas de Sul, um espaço e as de Norte, por exemplo AT95 Q4; uma mão sem cartas é «-».</translation>
    </message>
    <message>
        <source>Nothing was dealt. Restart the computer. If that does not help, use another one.</source>
        <translation>Nada foi distribuído. Reinicie o computador; se continuar assim, use outro.</translation>
    </message>
    <message>
        <source>Nothing was written. Deal fewer boards at a time.</source>
        <translation>Distribua menos carteiras de cada vez; nada foi entregue.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Type or move the mouse until it is full.</source>
        <translation>Escreva ou mova o rato até ficar. Nada foi distribuído.</translation>
    </message>
    <message>
        <source>Nothing was written. Do not deal on this computer: its randomness is broken.</source>
        <translation>Nada foi entregue. Não distribua neste computador: a sua aleatoriedade está avariada.</translation>
    </message>
    <message>
        <source>Nothing was written. Choose only one of them.</source>
        <translation>Nada foi escrito. Deixe um deles de fora.</translation>
    </message>
    <message>
        <source>A format cannot contain these boards</source>
        <translation>Um formato não aceita estas carteiras</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was made.</source>
        <translation>O ficheiro ficou como estava. Volte a trazê-lo de onde foi criado.</translation>
    </message>
    <message>
        <source>The file was not changed. Do not play these boards.</source>
        <translation>O ficheiro ficou como estava. Não jogue estas carteiras.</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>O ficheiro ficou como estava.</translation>
    </message>
    <message>
        <source>The name already exists</source>
        <translation>O nome já existe</translation>
    </message>
    <message>
        <source>Nothing was written. Use letters, digits, spaces, “-” and “_”.</source>
        <translation>Nada foi escrito. Use letras, algarismos, espaços, «-» e «_».</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the name, and whether you may read it.</source>
        <translation>Nada foi alterado. Verifique o nome e se tem permissão para o ler.</translation>
    </message>
    <message>
        <source>The USB drive cannot be written</source>
        <translation>Não é possível escrever na pen USB</translation>
    </message>
    <message>
        <source>Nothing was dealt. Remove the write protection or free some space. Without “portable.ini” the program stores its files on this computer.</source>
        <translation>Nada foi distribuído. Retire a proteção contra escrita ou arranje espaço. Sem «portable.ini» o programa guarda as suas coisas neste computador.</translation>
    </message>
    <message>
        <source>The set was removed again. Use another disk or USB drive.</source>
        <translation>A série foi retirada. Use outro disco ou outra pen USB.</translation>
    </message>
    <message>
        <source>This file is sealed or locked. Its boards can be read when it has been opened.</source>
        <translation>Este ficheiro está selado ou bloqueado. As suas carteiras poderão ser lidas depois de aberto.</translation>
    </message>
    <message>
        <source>Sealed or locked</source>
        <translation>Selado ou bloqueado</translation>
    </message>
    <message>
        <source>Nothing was written. A locked box opens with its round, a sealed file with its passphrase or key.</source>
        <translation>Nada foi escrito. Uma caixa bloqueada abre-se com o seu sorteio; um ficheiro selado, com a sua frase secreta ou chave.</translation>
    </message>
    <message>
        <source>The work was interrupted: the part of the program that does it has stopped.</source>
        <translation>O trabalho foi interrompido: a parte do programa que o faz parou.</translation>
    </message>
    <message>
        <source>The work was interrupted</source>
        <translation>O trabalho foi interrompido</translation>
    </message>
    <message>
        <source>The journal shows whether it was done. If it was not, do it again: this also removes hidden files, which may contain boards or keys.</source>
        <translation>O registo mostra se foi feito. Se não foi, faça-o de novo: isso também remove os ficheiros ocultos, que podem conter carteiras ou chaves.</translation>
    </message>
    <message>
        <source>It was not changed, and nothing was dealt. Restore it from a backup, or move its folder elsewhere and keep it: the program then starts a new journal.</source>
        <translation>Ficou como estava, e nada foi distribuído. Recupere-o de uma cópia de segurança, ou ponha a sua pasta à parte e guarde-a: o programa começa então um registo novo.</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>O registo desapareceu</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put the journal back, or restore a backup. To start a new one, move the other files of its folder elsewhere and keep them.</source>
        <translation>Nada foi distribuído. Ponha o registo de volta, ou recupere uma cópia de segurança. Para começar um novo, ponha à parte os outros ficheiros da pasta e guarde-os.</translation>
    </message>
    <message>
        <source>The journal’s key is missing</source>
        <translation>Falta a chave do registo</translation>
    </message>
    <message>
        <source>Nothing was dealt. Put “journal.key” back beside the journal, or restore a backup. Without the key, earlier sets cannot be recognised.</source>
        <translation>Nada foi distribuído. Ponha «journal.key» de volta junto do registo, ou recupere uma cópia de segurança: sem a chave nenhuma série anterior pode ser reconhecida.</translation>
    </message>
    <message>
        <source>It was not changed. Use the newer program.</source>
        <translation>Ficou como estava. Use o programa mais novo.</translation>
    </message>
    <message>
        <source>No space for the journal</source>
        <translation>Não há espaço para o registo</translation>
    </message>
    <message>
        <source>The journal is intact, but the new row was not written. Free some space on the disk, then try again.</source>
        <translation>O registo está em ordem, mas a linha não foi escrita. Arranje espaço no disco e tente de novo.</translation>
    </message>
    <message>
        <source>Nothing was recorded. Check that you have permission to write in its folder.</source>
        <translation>Nada foi anotado. Verifique se pode escrever na pasta dele.</translation>
    </message>
    <message>
        <source>It was not changed. Keep a copy, and compare it with an earlier certificate or export.</source>
        <translation>Ficou como estava. Guarde uma cópia e compare-a com um certificado ou uma exportação anteriores.</translation>
    </message>
    <message>
        <source>Check the code on the label. A set dealt on another computer is in that computer’s journal.</source>
        <translation>Verifique o código na etiqueta. Uma série distribuída noutro computador está no registo desse computador.</translation>
    </message>
    <message>
        <source>The set was not changed.</source>
        <translation>A série ficou como estava.</translation>
    </message>
    <message>
        <source>“{path}” is another file, so the set’s files were not moved.</source>
        <translation>«{path}» é outro ficheiro, por isso os ficheiros da série não foram movidos.</translation>
    </message>
    <message>
        <source>The files were not moved</source>
        <translation>Os ficheiros não foram movidos</translation>
    </message>
    <message>
        <source>The set’s files are unchanged, and where they were. Put the other file elsewhere before you move them.</source>
        <translation>Os ficheiros da série estão inalterados e onde estavam. Ponha o outro ficheiro noutro lugar antes de os mover.</translation>
    </message>
    <message>
        <source>Not for Big Deal’s file</source>
        <translation>Não serve para o ficheiro do Big Deal</translation>
    </message>
    <message>
        <source>The file was not changed. Use a shorter text on one line.</source>
        <translation>O ficheiro ficou como estava. Use um texto mais curto, numa só linha.</translation>
    </message>
    <message>
        <source>The plan is not possible</source>
        <translation>O plano não pode ficar assim</translation>
    </message>
    <message>
        <source>Nothing was written. Correct the points named.</source>
        <translation>Nada foi escrito. Corrija o que é indicado.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published, or use its .bak.</source>
        <translation>O ficheiro ficou como estava. Volte a trazê-lo de onde foi publicado, ou use o seu .bak.</translation>
    </message>
    <message>
        <source>The file was not changed. Use a copy of it. Without the keys nothing can be dealt or proved.</source>
        <translation>O ficheiro ficou como estava. Use uma cópia; sem as chaves nada pode ser distribuído nem provado.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Use the keys and the plan exactly as published.</source>
        <translation>Nada foi distribuído. Use as chaves e o plano tal como estavam quando o plano foi publicado.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the phases of the plan.</source>
        <translation>Nada foi escrito. Veja as fases do plano.</translation>
    </message>
    <message>
        <source>Nothing was dealt. Enter how many boards these sessions have.</source>
        <translation>Nada foi distribuído. Indique quantas carteiras têm estas sessões.</translation>
    </message>
    <message>
        <source>The tournament was not changed.</source>
        <translation>O torneio ficou como estava.</translation>
    </message>
    <message>
        <source>Nothing was published. Correct the points named, or confirm that they are intended.</source>
        <translation>Nada foi publicado. Corrija o que é indicado, ou confirme que é mesmo assim.</translation>
    </message>
    <message>
        <source>No files were left behind.</source>
        <translation>Não ficou nenhum ficheiro.</translation>
    </message>
    <message>
        <source>Nothing was written. --help lists the commands and options.</source>
        <translation>Nada foi escrito. --help mostra o que pode ser indicado.</translation>
    </message>
    <message>
        <source>Boards not played yet</source>
        <translation>Carteiras que ainda estão por jogar</translation>
    </message>
    <message>
        <source>Nothing was shown. Wait until play is over and the set is marked as finished, or use --finished.</source>
        <translation>Nada foi mostrado. Espere que o jogo acabe e que a série esteja marcada como terminada, ou indique --finished.</translation>
    </message>
    <message>
        <source>The set has not been played yet</source>
        <translation>A série ainda está por jogar</translation>
    </message>
    <message>
        <source>Cannot be opened yet</source>
        <translation>Ainda não pode ser aberto</translation>
    </message>
    <message>
        <source>The file was not changed. It opens then, or as soon as its set is marked as finished.</source>
        <translation>O ficheiro ficou como estava. Abre-se então, ou logo que a sua série esteja marcada como terminada.</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>A chave não está aqui</translation>
    </message>
    <message>
        <source>The file was not changed. Open it on the computer that made it, or make the record again there.</source>
        <translation>O ficheiro ficou como estava. Abra-o no computador que o criou, ou volte a criar lá o impresso.</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use several unrelated words, or let the program make them up.</source>
        <translation>Nada foi selado. Use várias palavras sem relação entre si, ou deixe que o programa as escolha.</translation>
    </message>
    <message>
        <source>The file was not changed. Check capital letters and the keyboard layout, then try again.</source>
        <translation>O ficheiro ficou como estava. Tenha atenção às maiúsculas e à disposição do teclado, e tente de novo.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the secret key of one of the people it was sealed for.</source>
        <translation>O ficheiro ficou como estava. Use a chave secreta de uma das pessoas para quem foi selado.</translation>
    </message>
    <message>
        <source>The file was not changed. Enter the passphrase, or the words from the officials’ sheets.</source>
        <translation>O ficheiro ficou como estava. Indique a frase secreta, ou junte as listas de palavras dos responsáveis.</translation>
    </message>
    <message>
        <source>The file was not changed. Give the secret key of one of the people it was sealed for.</source>
        <translation>O ficheiro ficou como estava. Indique a chave secreta de uma das pessoas para quem foi selado.</translation>
    </message>
    <message>
        <source>This is neither a sealed file nor a locked box: it does not start like an age file.</source>
        <translation>Não é um ficheiro selado nem uma caixa bloqueada: não começa como um ficheiro age.</translation>
    </message>
    <message>
        <source>Neither a sealed file nor a locked box</source>
        <translation>Nem ficheiro selado nem caixa bloqueada</translation>
    </message>
    <message>
        <source>The file was not changed. Choose the sealed file or the box, or another copy of it.</source>
        <translation>O ficheiro ficou como estava. Escolha o ficheiro selado ou a caixa, ou outra cópia.</translation>
    </message>
    <message>
        <source>The file was not changed. Use another copy of it.</source>
        <translation>O ficheiro ficou como estava. Use outra cópia.</translation>
    </message>
    <message>
        <source>Opening this sealed file would take too long: it was sealed with a very high work factor.</source>
        <translation>Abrir este ficheiro selado demoraria demasiado: foi selado com um fator de trabalho invulgarmente alto.</translation>
    </message>
    <message>
        <source>Opening would take too long</source>
        <translation>Abrir demoraria demasiado</translation>
    </message>
    <message>
        <source>The file was not changed. Ask the person who sealed it to seal it again in the usual way.</source>
        <translation>O ficheiro ficou como estava. Peça a quem o selou que o sele de novo da maneira habitual.</translation>
    </message>
    <message>
        <source>Nothing was sealed. A public key is one line that starts with age1.</source>
        <translation>Nada foi selado. Uma chave pública é uma linha que começa por age1.</translation>
    </message>
    <message>
        <source>Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1.</source>
        <translation>Nada foi aberto. Uma chave secreta é uma linha que começa por AGE-SECRET-KEY-1.</translation>
    </message>
    <message>
        <source>These sheets cannot be made</source>
        <translation>Partes que não podem ser criadas</translation>
    </message>
    <message>
        <source>Nothing was sealed. Use two of three, for example.</source>
        <translation>Nada foi selado. Escolha duas de três, por exemplo.</translation>
    </message>
    <message>
        <source>Nothing was opened. Enter the words of another sheet as well.</source>
        <translation>Nada foi aberto. Escreva também a lista de palavras de outra folha.</translation>
    </message>
    <message>
        <source>Sheets that do not belong together</source>
        <translation>Listas de palavras que não encaixam</translation>
    </message>
    <message>
        <source>Not a valid session key file, line {line}: {reason}.</source>
        <translation>Ficheiro com a chave de uma sessão com defeito, linha {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack of that session again.</source>
        <translation>O ficheiro ficou como estava. Obtenha de novo o pacote dessa sessão.</translation>
    </message>
    <message>
        <source>The file was not changed. The records before this one could be read. Perhaps it uses another scheme.</source>
        <translation>O ficheiro ficou como estava; os registos anteriores puderam ser lidos. Talvez seja de outro esquema.</translation>
    </message>
    <message>
        <source>Nothing was written. Type the value as published, on one line.</source>
        <translation>Nada foi escrito. Escreva o valor tal como foi publicado, numa só linha.</translation>
    </message>
    <message>
        <source>Nothing was read from it. If somebody else already has it, let the holder make new words.</source>
        <translation>Nada foi tirado dele. Se mais alguém já o tem, o depositário que faça palavras novas.</translation>
    </message>
    <message>
        <source>Nothing was written. Check the slip again: it is easy to mistype a word.</source>
        <translation>Nada foi escrito. Veja o papel mais uma vez: ao escrever é fácil trocar uma palavra.</translation>
    </message>
    <message>
        <source>Nothing was written. Ask them for their words. If someone withholds them, say so: the promised hash is then used instead, and play goes on.</source>
        <translation>Nada foi escrito. Peça-lhes as palavras. Quem as retém não para o jogo: diga-o, e o hash prometido toma o lugar delas.</translation>
    </message>
    <message>
        <source>Nothing was written. Use the name exactly as in the promise.</source>
        <translation>Nada foi escrito. Use o nome tal como está na promessa.</translation>
    </message>
    <message>
        <source>The file was not changed. Get it again from where it was published.</source>
        <translation>O ficheiro ficou como estava. Volte a trazê-lo de onde foi publicado.</translation>
    </message>
    <message>
        <source>The file was not changed. Use the newer program.</source>
        <translation>O ficheiro ficou como estava. Use o programa mais novo.</translation>
    </message>
    <message>
        <source>The outside value cannot be promised like this: {reason}.</source>
        <translation>O valor externo não pode ser prometido assim: {reason}.</translation>
    </message>
    <message>
        <source>Not a valid commitment file: {reason}.</source>
        <translation>Ficheiro de compromisso com defeito: {reason}.</translation>
    </message>
    <message>
        <source>The commitment file has version {version}, which this program does not know.</source>
        <translation>O ficheiro de compromisso é do tipo {version}, que este programa não conhece.</translation>
    </message>
    <message>
        <source>This passphrase is not accepted: {reason}.</source>
        <translation>Esta frase secreta não é aceite: {reason}.</translation>
    </message>
    <message>
        <source>The file is sealed for a different key.</source>
        <translation>O ficheiro está selado para outra chave, não para a indicada.</translation>
    </message>
    <message>
        <source>Not a valid sealed file: {reason}.</source>
        <translation>Ficheiro selado com defeito: {reason}.</translation>
    </message>
    <message>
        <source>{needed} of {count} sheets are not possible: {reason}.</source>
        <translation>{needed} de {count} partes não é possível: {reason}.</translation>
    </message>
    <message>
        <source>The words cannot be read: {reason}.</source>
        <translation>A lista de palavras não pode ser lida: {reason}.</translation>
    </message>
    <message>
        <source>Sheets entered: {have}; needed to open the file: {needed}.</source>
        <translation>Listas de palavras de folhas diferentes: {have}; para abrir o ficheiro são precisas {needed}.</translation>
    </message>
    <message>
        <source>These sheets do not belong together: {reason}.</source>
        <translation>Estas listas de palavras não encaixam umas nas outras: {reason}.</translation>
    </message>
    <message>
        <source>Set {named} is {state}, not finished: prints that show its cards are sealed, unless you decide otherwise.</source>
        <translation>A série {named} está «{state}», por terminar: o que mostra as suas cartas é selado, ou deixado aberto de propósito.</translation>
    </message>
    <message>
        <source>The sealed record cannot be opened before {release_at}.</source>
        <translation>O impresso selado abre-se em {release_at}, não antes.</translation>
    </message>
    <message>
        <source>This computer’s journal has no key for this sealed file.</source>
        <translation>O registo deste computador não tem nenhuma chave para este ficheiro selado.</translation>
    </message>
    <message>
        <source>computer’s randomness</source>
        <translation>aleatoriedade do computador</translation>
    </message>
    <message>
        <source>Too large to read</source>
        <translation>Mais do que se lê</translation>
    </message>
    <message>
        <source>The file was not changed. It may be valid: split it into smaller files.</source>
        <translation>O ficheiro ficou como estava. Pode estar bem: divida-o noutros mais pequenos.</translation>
    </message>
    <message>
        <source>A set called “{name}” is being dealt into “{folder}” right now.</source>
        <translation>Está neste momento a ser distribuída uma série chamada «{name}» em «{folder}».</translation>
    </message>
    <message>
        <source>Already being dealt</source>
        <translation>Já está a ser distribuída</translation>
    </message>
    <message>
        <source>Nothing was dealt a second time. Wait until it is finished, or choose another name.</source>
        <translation>Nada foi distribuído uma segunda vez. Espere que essa distribuição acabe, ou escolha outro nome.</translation>
    </message>
    <message>
        <source>There is a problem with the journal “{path}”: {reason}.</source>
        <translation>O registo «{path}» é duvidoso: {reason}.</translation>
    </message>
    <message>
        <source>There is a problem with the journal</source>
        <translation>O registo é duvidoso</translation>
    </message>
    <message>
        <source>Nothing was dealt. Find out why, or restore a backup; your newest certificate shows how far the journal had come. To deal anyway, answer yes when the program asks, or use --although-journal on the command line.</source>
        <translation>Nada foi distribuído. Descubra porquê, ou recupere uma cópia de segurança; o certificado mais recente mostra até onde ia o registo. Para distribuir mesmo assim, confirme-o quando lhe for perguntado; os comandos aceitam --although-journal.</translation>
    </message>
    <message>
        <source>Not a valid tournament record: {reason}.</source>
        <translation>Não é um registo válido de um torneio: {reason}.</translation>
    </message>
    <message>
        <source>The file was not changed. Get the pack again from where it was published.</source>
        <translation>O ficheiro ficou como estava. Volte a trazer o pacote de onde foi publicado.</translation>
    </message>
    <message>
        <source>place of publication</source>
        <translation>lugar onde está</translation>
    </message>
    <message>
        <source>first day of publication</source>
        <translation>dia desde que lá está</translation>
    </message>
    <message>
        <source>The outside value is not in the promised form: {reason}.</source>
        <translation>O valor externo não está escrito como foi prometido: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was written. Look the value up again. If its source really published it like this, give the reason for using it anyway; everyone will read the reason.</source>
        <translation>Nada foi escrito. Procure o valor mais uma vez. Se a fonte o publicou mesmo assim, diga porque é aceite; todos lerão o motivo.</translation>
    </message>
    <message>
        <source>Nothing was written. Put back the plan, the commitment and the keys exactly as published.</source>
        <translation>Nada foi escrito. Reponha o plano, o compromisso e as chaves tal como foram publicados.</translation>
    </message>
    <message>
        <source>The file was not changed. Close other programs and try again, or use a faster computer.</source>
        <translation>O ficheiro ficou como estava. Feche outros programas e tente de novo, ou use um computador mais rápido.</translation>
    </message>
    <message>
        <source>The boards have not changed. Print without the analysis; if the program runs under Python, install bigdeal-gui[analysis].</source>
        <translation>As carteiras estão como estavam. Deixe os resultados de fora; onde o programa corre em Python, instale bigdeal-gui[analysis].</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted: the part of the program that does it has stopped.</source>
        <translation>A selagem ou a abertura foi interrompida: a parte do programa que a faz terminou.</translation>
    </message>
    <message>
        <source>Sealing or opening was interrupted</source>
        <translation>Selagem ou abertura interrompida</translation>
    </message>
    <message>
        <source>No file was written or changed. This needs a lot of memory: close other programs and try again.</source>
        <translation>Nenhum ficheiro foi escrito ou alterado. Feche outros programas, pois isto exige muita memória, e tente de novo.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the USB drive back in, or choose another folder.</source>
        <translation>Nada foi escrito. Volte a ligar a pen USB, ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again: its number, its signature and its randomness.</source>
        <translation>Nada foi escrito. Obtenha de novo o sorteio: o seu número, a assinatura e o número aleatório.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the round again, preferably from another relay.</source>
        <translation>Nada foi escrito. Obtenha de novo o sorteio, de preferência de outro servidor.</translation>
    </message>
    <message>
        <source>Nothing was written. Get the promised round.</source>
        <translation>Nada foi escrito. Obtenha o sorteio prometido.</translation>
    </message>
    <message>
        <source>This picture cannot be used as a logo: {reason}.</source>
        <translation>Esta imagem não pode ser o logótipo: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that.</source>
        <translation>Nada foi alterado. Guarde a imagem como PNG, com uns 1000 pontos de largura, e escolha essa.</translation>
    </message>
    <message>
        <source>See the help page “When something goes wrong at the event”, case {number}.</source>
        <translation>Veja a página de ajuda «Quando algo corre mal no torneio», caso {number}.</translation>
    </message>
    <message>
        <source>A worker process ended before its part was done. Results kept so far: {done}.</source>
        <translation>Um processo de trabalho terminou antes de acabar a sua parte. Resultados guardados até agora: {done}.</translation>
    </message>
    <message>
        <source>A worker was lost</source>
        <translation>Perdeu-se um processo de trabalho</translation>
    </message>
    <message>
        <source>What is done is kept. Call resume() of this error with a fresh executor to go on.</source>
        <translation>O que está feito fica guardado. Chame resume() deste erro com um executor novo para continuar.</translation>
    </message>
    <message>
        <source>Do not use them. When the disk or USB drive works again, deal into its folder again. What is left is then removed, and you are told.</source>
        <translation>Não os use. Quando o disco ou a pen USB voltar a funcionar, dê de novo na sua pasta: o que restar é então removido, e é-lhe dito.</translation>
    </message>
    <message>
        <source>The commitment file contradicts itself: its check code is not that of its lines.</source>
        <translation>O ficheiro de compromisso contradiz-se: o seu código de verificação não é o das suas linhas.</translation>
    </message>
    <message>
        <source>The last entry may be recorded, or not. Look at the journal before you try again.</source>
        <translation>A última entrada pode ter sido anotada ou não. Veja o registo antes de tentar de novo.</translation>
    </message>
    <message>
        <source>“{path}” is not a valid backup of a journal: {reason}.</source>
        <translation>«{path}» não é uma cópia de segurança de um registo em bom estado: {reason}.</translation>
    </message>
    <message>
        <source>Not a backup of a journal</source>
        <translation>Não é uma cópia de segurança de um registo</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose another file: one that was written as a backup of the journal.</source>
        <translation>Nada foi alterado. Escolha outro ficheiro: um que tenha sido escrito como cópia de segurança do registo.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Were these boards played?</source>
        <translation>Estas carteiras foram jogadas?</translation>
    </message>
    <message>
        <source>Has everybody played all of these boards?</source>
        <translation>Todos jogaram todas estas carteiras?</translation>
    </message>
    <message>
        <source>This computer does not know all of these sets. Figures tell about the hands.</source>
        <translation>Este computador não conhece todas estas séries. Os números revelam algo das mãos.</translation>
    </message>
    <message>
        <source>&amp;They were played</source>
        <translation>Foram &amp;jogadas</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>{exchange} is closed on {day}</source>
        <translation>{exchange} está fechada em {day}</translation>
    </message>
    <message>
        <source>Phase {phase}, “{found}”, was added after publication.</source>
        <translation>A fase {phase}, «{found}», foi acrescentada depois da publicação.</translation>
    </message>
    <message>
        <source>Phase {phase}: its {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>Fase {phase}, {what}: foi publicado «{promised}» e agora é «{found}».</translation>
    </message>
    <message>
        <source>The {what} was published as “{promised}” and is now “{found}”.</source>
        <translation>O plano publicado dizia «{promised}» e agora é «{found}» ({what}).</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>source of the outside value</source>
        <translation>fonte do valor externo</translation>
    </message>
    <message>
        <source>rule for the outside value</source>
        <translation>regra do valor externo</translation>
    </message>
    <message>
        <source>list of holders</source>
        <translation>lista de depositários</translation>
    </message>
    <message>
        <source>hash of the keys</source>
        <translation>hash das chaves</translation>
    </message>
    <message>
        <source>number of sessions</source>
        <translation>número de sessões</translation>
    </message>
    <message>
        <source>range of boards</source>
        <translation>intervalo de carteiras</translation>
    </message>
    <message>
        <source>beginning of file names</source>
        <translation>início dos nomes dos ficheiros</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrição</translation>
    </message>
    <message>
        <source>The tournament has no name.</source>
        <translation>O torneio não tem nome.</translation>
    </message>
    <message>
        <source>the name of the tournament</source>
        <translation>nome do torneio</translation>
    </message>
    <message>
        <source>The plan has no phases: there is nothing to deal.</source>
        <translation>O plano não tem fases: não há nada para distribuir.</translation>
    </message>
    <message>
        <source>The plan has {count} boards in all: is a number too large?</source>
        <translation>O plano tem {count} carteiras ao todo: haverá um número grande demais?</translation>
    </message>
    <message>
        <source>The outside value is known before the keys are made: it proves nothing.</source>
        <translation>O valor externo é conhecido antes de criadas as chaves: não prova nada.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} would both make a file “{name}”.</source>
        <translation>As fases {first} e {number} criariam ambas um ficheiro «{name}».</translation>
    </message>
    <message>
        <source>the description of phase {number}</source>
        <translation>descrição da fase {number}</translation>
    </message>
    <message>
        <source>Phase {number} has no description.</source>
        <translation>A fase {number} não tem descrição.</translation>
    </message>
    <message>
        <source>A session of phase {number} has more than {limit} boards: {boards}.</source>
        <translation>Uma sessão da fase {number} tem mais de {limit} carteiras: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has {ranges} sets of boards for {sessions} sessions.</source>
        <translation>A fase {number} tem {ranges} grupos de carteiras para {sessions} sessões.</translation>
    </message>
    <message>
        <source>The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.</source>
        <translation>As {sessions} sessões da fase {number} não usam por igual os seus {ranges} grupos de carteiras.</translation>
    </message>
    <message>
        <source>All sessions of phase {number} would be called “{prefix}”: add a “#”.</source>
        <translation>Todas as sessões da fase {number} se chamariam «{prefix}»: junte um «#».</translation>
    </message>
    <message>
        <source>“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.</source>
        <translation>«{prefix}» tem «#» a menos para {sessions} sessões: os ficheiros não ficarão por ordem.</translation>
    </message>
    <message>
        <source>They look alike: character {place} is {one} here and {other} there.</source>
        <translation>São parecidos: o carácter {place} é aqui {one} e ali {other}.</translation>
    </message>
    <message>
        <source>Character {place} is {one} here and {other} there.</source>
        <translation>O carácter {place} é aqui {one} e ali {other}.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>É suficiente.</translation>
    </message>
    <message>
        <source>That is little: add a second source, or take a value with more digits.</source>
        <translation>É pouco: junte uma segunda fonte, ou escolha um valor com mais algarismos.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>the digit {one}</source>
        <translation>o algarismo {one}</translation>
    </message>
    <message>
        <source>the capital letter {one}</source>
        <translation>a letra maiúscula {one}</translation>
    </message>
    <message>
        <source>the small letter {one}</source>
        <translation>a letra minúscula {one}</translation>
    </message>
    <message>
        <source>the sign {one} ({name})</source>
        <translation>o sinal {one} ({name})</translation>
    </message>
    <message>
        <source>The promise does not say at which exchange, or where, the value is published.</source>
        <translation>A promessa não diz em que bolsa, ou onde, o valor é publicado.</translation>
    </message>
    <message>
        <source>The promise does not say whether the opening or the closing value counts.</source>
        <translation>A promessa não diz se conta o valor de abertura ou o de fecho.</translation>
    </message>
    <message>
        <source>The date of the promise can be read in several ways: {ways}.</source>
        <translation>A data da promessa pode ser lida de várias maneiras: {ways}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>The date of the promise has no year: {date}.</source>
        <translation>A data da promessa não tem ano: {date}.</translation>
    </message>
    <message>
        <source>{closed}: there is no value of that day.</source>
        <translation>{closed}: não há valor desse dia.</translation>
    </message>
    <message>
        <source>{day} is more than a year ahead: is the year right?</source>
        <translation>Falta mais de um ano para {day}: o ano está certo?</translation>
    </message>
    <message>
        <source>No exchange is named for the {name}: people may look in two places.</source>
        <translation>Não é indicada nenhuma bolsa para {name}: as pessoas podem procurar em dois lugares.</translation>
    </message>
    <message>
        <source>{closed}. The value of {day} will be used.</source>
        <translation>{closed}. Será usado o valor de {day}.</translation>
    </message>
    <message>
        <source>Only the weekends of {exchange} are known here: look up whether it is open on {day}.</source>
        <translation>De {exchange} só se conhecem aqui os fins de semana: verifique se abre em {day}.</translation>
    </message>
    <message>
        <source>root of the keys</source>
        <translation>raiz das chaves</translation>
    </message>
    <message>
        <source>Phase {phase}, “{promised}”, was published but is missing now.</source>
        <translation>A fase {phase}, «{promised}», foi publicada e agora falta.</translation>
    </message>
    <message>
        <source>The plan does not say where the outside value will come from.</source>
        <translation>Não se diz de onde virá o valor externo.</translation>
    </message>
    <message>
        <source>The source in the plan does not match the rule.</source>
        <translation>A fonte no plano não é a que a regra diz por palavras.</translation>
    </message>
    <message>
        <source>The outside value could not be typed like this: {reason}.</source>
        <translation>O valor externo não poderia ser escrito assim: {reason}.</translation>
    </message>
    <message>
        <source>The outside value has “{sign}” between digits; it is used unchanged.</source>
        <translation>O valor externo tem «{sign}» entre algarismos; é usado tal como está.</translation>
    </message>
    <message>
        <source>The outside value has unusual spaces or letters; it is used unchanged.</source>
        <translation>O valor externo tem espaços ou letras pouco comuns; é usado tal como está.</translation>
    </message>
    <message>
        <source>“{prefix}” differs from the other names: most start with “{stem}”.</source>
        <translation>«{prefix}» não começa como os do seu tipo: a maioria começa por «{stem}».</translation>
    </message>
    <message>
        <source>Some computers change letters such as those in “{prefix}” in file names.</source>
        <translation>Nem todos os computadores conservam as letras de «{prefix}» nos nomes de ficheiros.</translation>
    </message>
    <message>
        <source>The sessions of phase {number} have different numbers of boards: {counts} ({boards}).</source>
        <translation>As sessões da fase {number} não têm as mesmas carteiras: {counts} ({boards}).</translation>
    </message>
    <message>
        <source>The boards of phase {number} are not consecutive: {boards}.</source>
        <translation>As carteiras da fase {number} não são seguidas: {boards}.</translation>
    </message>
    <message>
        <source>Phase {number} has an open number of sessions, so one key opens them all. None of them can be revealed on its own evening, only all together at the end. With a fixed number, each session has its own key.</source>
        <translation>O número de sessões da fase {number} está em aberto, por isso uma só chave serve para todas: nenhuma pode ser revelada na própria noite, só todas no fim. Com um número fixo, cada uma tem a sua chave.</translation>
    </message>
    <message>
        <source>The description “{text}” is the same for all sessions: add a “#”.</source>
        <translation>A descrição «{text}» não distingue as sessões: junte um «#».</translation>
    </message>
    <message>
        <source>The description “{text}” gives a different number of sessions, not {sessions}.</source>
        <translation>A descrição «{text}» indica um número diferente de {sessions} sessões.</translation>
    </message>
    <message>
        <source>The character “{sign}” in {what} may be a mistake: “{text}”.</source>
        <translation>O sinal «{sign}» pode ser um descuido ({what}): «{text}».</translation>
    </message>
    <message>
        <source>There are extra spaces in {what}: “{text}”.</source>
        <translation>Há espaços a mais ({what}): «{text}».</translation>
    </message>
    <message>
        <source>Older programs may show some letters of {what} incorrectly: “{text}”.</source>
        <translation>Programas antigos podem mostrar mal algumas letras ({what}): «{text}».</translation>
    </message>
    <message>
        <source>There is a space between digits: if it only groups them, leave it out.</source>
        <translation>Há um espaço entre algarismos: se só os agrupa, retire-o.</translation>
    </message>
    <message>
        <source>There is a letter among the digits: O is not 0, l and I are not 1.</source>
        <translation>Há uma letra entre algarismos: O não é 0; l e I não são 1.</translation>
    </message>
    <message>
        <source>There is a sign between digits: if it only groups them, leave it out.</source>
        <translation>Há um sinal entre algarismos: se só os agrupa, retire-o.</translation>
    </message>
    <message>
        <source>Some keyboards lack some of these characters, and others must type exactly the same.</source>
        <translation>Nem todos os teclados têm tudo isto, e outros têm de o escrever igual.</translation>
    </message>
    <message>
        <source>It has no digit: words can often be guessed.</source>
        <translation>Não contém nenhum algarismo: as palavras muitas vezes podem ser previstas.</translation>
    </message>
    <message>
        <source>About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.</source>
        <translation>Cerca de {bits} bits não podiam ser conhecidos antes: quem tentar adivinhar acerta uma vez em {times}.</translation>
    </message>
    <message>
        <source>The first two digits of a number are not counted, because those of an index can be guessed.</source>
        <translation>Os dois primeiros algarismos de um número não contam: os de um índice não surpreendem ninguém.</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>um espaço</translation>
    </message>
    <message>
        <source>The promise does not say which value counts if the exchange is closed.</source>
        <translation>A promessa não diz que valor conta se a bolsa estiver fechada.</translation>
    </message>
    <message>
        <source>The promise has no date that the program can read.</source>
        <translation>A promessa não contém nenhuma data legível.</translation>
    </message>
    <message>
        <source>{day} is in the past: everyone may already know its value.</source>
        <translation>{day} já passou: talvez todos conheçam já o seu valor.</translation>
    </message>
    <message>
        <source>{day} is today: its value may be known before everyone has the plan.</source>
        <translation>{day} é hoje: o valor pode ser conhecido antes de todos terem o plano.</translation>
    </message>
    <message>
        <source>“{name}” is not the one in this computer’s journal.</source>
        <translation>«{name}» é outro que não o do registo deste computador.</translation>
    </message>
    <message>
        <source>Round {number} appears on {when}: promise a round that is at least an hour ahead.</source>
        <translation>O sorteio {number} sai em {when}: prometa um sorteio com pelo menos uma hora de antecedência.</translation>
    </message>
    <message>
        <source>The fallback value, used if the network has ended, is known before the round.</source>
        <translation>O que conta se a rede tiver acabado é conhecido antes do sorteio.</translation>
    </message>
    <message>
        <source>The promise mentions a SHA-256, but not in the form that every check understands: enter holders by name and hash.</source>
        <translation>A promessa fala de um SHA-256, mas não na forma que qualquer verificação entende: indique os depositários por nome e hash.</translation>
    </message>
    <message>
        <source>There are {count} holders; at most {limit} are possible.</source>
        <translation>Há {count} depositários de palavras, e o máximo é {limit}.</translation>
    </message>
    <message>
        <source>Two holders are called “{name}”: give them different names.</source>
        <translation>Dois depositários chamam-se «{name}»: dê a cada um um nome próprio.</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same hash, so they have the same words.</source>
        <translation>«{one}» e «{other}» têm o mesmo hash: um guarda as palavras do outro.</translation>
    </message>
    <message>
        <source>The hash of “{name}” belongs to words that anyone would try first: ask for new ones.</source>
        <translation>O hash de «{name}» é o de palavras que qualquer um tentaria: peça outras novas.</translation>
    </message>
    <message>
        <source>The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.</source>
        <translation>O hash de «{name}» não parece um: talvez ninguém conheça palavras para ele.</translation>
    </message>
    <message>
        <source>This computer already published a promise for an event with this name, on {days}. With several promises, one can be chosen later: state in public which one counts, and why.</source>
        <translation>Este computador já publicou uma promessa para uma prova com este nome, em {days}. Quem faz várias promessas pode escolher entre elas: diga em público qual conta, e porquê.</translation>
    </message>
    <message>
        <source>The folder already has {count} files that phase {number} would make, such as “{name}”. Deal into a separate folder.</source>
        <translation>A pasta já tem {count} ficheiros que a fase {number} criaria, como «{name}»: distribua numa pasta à parte.</translation>
    </message>
    <message>
        <source>The tournament “{file}” in this folder makes files with the same names as phase {number}, such as “{name}”. Deal into a separate folder.</source>
        <translation>O torneio «{file}» desta pasta cria ficheiros com nomes da fase {number}, como «{name}»: distribua numa pasta à parte.</translation>
    </message>
    <message>
        <source>Phases {first} and {number} make files whose names differ only in zeros, such as “{other}” and “{name}”. People will confuse them.</source>
        <translation>As fases {first} e {number} criam ficheiros cujos nomes só diferem em zeros, como «{other}» e «{name}»: vão ser confundidos.</translation>
    </message>
    <message>
        <source>This value proves itself. The network signs it, every check can test the signature offline, and nobody can guess any of its 256 bits.</source>
        <translation>Este valor prova-se a si próprio: a rede assina-o, cada verificação confirma a assinatura sem internet, e todos os seus 256 bits são uma surpresa.</translation>
    </message>
    <message>
        <source>Several people are involved. Nobody can foresee a board before the words are handed over, or secretly choose one. Only all of these together, with the people who open the keys, could do so: {names}.</source>
        <translation>Várias pessoas: a não ser que todos estes se entendam com quem abre as chaves, ninguém pode prever uma carteira antes da entrega das palavras, nem escolher uma sem que se note: {names}.</translation>
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
        <translation>Duplimate, antigo</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft), bridge-club.org, ACBL upload</source>
        <translation>Duplimate (Dupsoft), bridge-club.org, envio para a ACBL</translation>
    </message>
    <message>
        <source>Duplimate, older, hands hidden on the screen</source>
        <translation>Duplimate, antigo, mãos escondidas</translation>
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
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller), envio para a ACBL</translation>
    </message>
    <message>
        <source>Duplimate, hands hidden on the screen</source>
        <translation>Duplimate, mãos escondidas</translation>
    </message>
    <message>
        <source>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</source>
        <translation>Duplimate (Dupsoft, Bridge Operating System, Bridge Tournament Controller)</translation>
    </message>
    <message>
        <source>Older dealing machines (BRI)</source>
        <translation>Máquinas de duplicar antigas (BRI)</translation>
    </message>
    <message>
        <source>older dealing machines, bridge-club.org</source>
        <translation>máquinas de duplicar antigas, bridge-club.org</translation>
    </message>
    <message>
        <source>Older dealing machines (DGE)</source>
        <translation>Máquinas de duplicar antigas (DGE)</translation>
    </message>
    <message>
        <source>older dealing machines, converters</source>
        <translation>máquinas de duplicar antigas, conversores</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, scoring programs</source>
        <translation>Dealer4, BridgeComposer, resultados</translation>
    </message>
    <message>
        <source>Dealer4, BridgeComposer, Bridgewebs, ACBL upload, most scoring programs</source>
        <translation>Dealer4, BridgeComposer, Bridgewebs, envio para a ACBL, a maioria dos programas de resultados</translation>
    </message>
    <message>
        <source>Bridge Base Online</source>
        <translation>Bridge Base Online</translation>
    </message>
    <message>
        <source>Bridge Base Online (upload and hand viewer), ACBL upload</source>
        <translation>Bridge Base Online (envio e visor de mãos), envio para a ACBL</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Folhas de cálculo</translation>
    </message>
    <message>
        <source>spreadsheets, programs of your own</source>
        <translation>folhas de cálculo, programas próprios</translation>
    </message>
    <message>
        <source>Bernasconi</source>
        <translation>Bernasconi</translation>
    </message>
    <message>
        <source>Bernasconi dealing machines</source>
        <translation>máquinas de duplicar Bernasconi</translation>
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
        <translation>KoPS (Polónia)</translation>
    </message>
    <message>
        <source>KoPS, with board numbers (CDS)</source>
        <translation>KoPS, com números de carteira (CDS)</translation>
    </message>
    <message>
        <source>KoPS and related programs (Poland)</source>
        <translation>KoPS e programas afins (Polónia)</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Números de distribuição</translation>
    </message>
    <message>
        <source>this program, Big Deal; the shortest archive</source>
        <translation>este programa, Big Deal; o ficheiro mais curto</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program (Dupsoft), and check the number of the first board there.</source>
        <translation>Carregue-o no programa da Duplimate (Dupsoft) e verifique aí o número da primeira carteira.</translation>
    </message>
    <message>
        <source>Keep it as an archive: this program and Big Deal read it.</source>
        <translation>Guarde-o como arquivo: este programa e o Big Deal leem-no.</translation>
    </message>
    <message>
        <source>people, after play; contains no deals</source>
        <translation>pessoas, depois do jogo; não contém distribuições</translation>
    </message>
    <message>
        <source>Load it in the Duplimate’s program. If that shows 99 boards, duplicate only the ones that were dealt.</source>
        <translation>Carregue-o no programa da Duplimate; se mostrar 99 carteiras, duplique só as distribuídas.</translation>
    </message>
    <message>
        <source>Load it in the dealing machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Carregue-o no programa da máquina de duplicar e verifique o número da primeira carteira: o ficheiro não o tem.</translation>
    </message>
    <message>
        <source>Load it in the machine’s program. BridgeComposer and scoring programs show hands: do not use them until play is over.</source>
        <translation>Carregue-o no programa da máquina. O BridgeComposer e os programas de resultados mostram as mãos: espere pelo fim do jogo.</translation>
    </message>
    <message>
        <source>Upload it to Bridge Base Online. Its hand viewer shows the hands: do not open it until play is over.</source>
        <translation>Envie-o para o Bridge Base Online. O visualizador mostra as mãos: deixe-o fechado até ao fim do jogo.</translation>
    </message>
    <message>
        <source>Do not open it until play is over: a spreadsheet shows every hand.</source>
        <translation>Deixe-o fechado até ao fim do jogo: uma folha de cálculo mostra todas as mãos.</translation>
    </message>
    <message>
        <source>Load it in the Bernasconi machine’s program, and check the number of the first board, because the file has none.</source>
        <translation>Carregue-o no programa da máquina Bernasconi e verifique o número da primeira carteira: o ficheiro não o tem.</translation>
    </message>
    <message>
        <source>Load it in Borel’s program, and check the number of the first board, because the file has none.</source>
        <translation>Carregue-o no programa de Borel e verifique o número da primeira carteira: o ficheiro não o tem.</translation>
    </message>
    <message>
        <source>Load it in KoPS, and check the number of the first board, because the file has none.</source>
        <translation>Carregue-o no KoPS e verifique o número da primeira carteira: o ficheiro não o tem.</translation>
    </message>
    <message>
        <source>Load it in KoPS; the board numbers are in the file.</source>
        <translation>Carregue-o no KoPS; os números das carteiras estão no ficheiro.</translation>
    </message>
    <message>
        <source>Read it when play is over: it shows how the cards are distributed overall.</source>
        <translation>Leia-o depois do jogo: diz como as cartas estão no conjunto.</translation>
    </message>
</context>
<context>
    <name>meter</name>
    <message>
        <source>Type on many different keys, or move the mouse.</source>
        <translation>Escreva com muitas teclas diferentes, ou mova o rato.</translation>
    </message>
    <message>
        <source>Keep going: learning your rhythm.</source>
        <translation>Continue: a conhecer o seu ritmo.</translation>
    </message>
    <message>
        <source>Good. Keep going.</source>
        <translation>Bem. Continue.</translation>
    </message>
    <message>
        <source>Use many different keys.</source>
        <translation>Use muitas teclas diferentes.</translation>
    </message>
    <message>
        <source>Too regular. Type unevenly, or move the mouse.</source>
        <translation>Demasiado regular. Escreva sem ritmo certo, ou mova o rato.</translation>
    </message>
    <message>
        <source>Keys are released like a machine. Use a real keyboard, or the mouse.</source>
        <translation>As teclas são soltas como por uma máquina. Use um teclado verdadeiro, ou o rato.</translation>
    </message>
    <message>
        <source>This is easy to guess. Vary the rhythm.</source>
        <translation>É fácil de adivinhar. Varie o ritmo.</translation>
    </message>
    <message>
        <source>This repeats itself (a macro or a recording?). It no longer counts.</source>
        <translation>Isto repete-se (macro ou gravação?). O que somou foi descontado.</translation>
    </message>
    <message>
        <source>A key is held down. Press many different keys, one after another.</source>
        <translation>Há uma tecla a ser premida sem soltar. Prima muitas teclas, uma após outra.</translation>
    </message>
    <message>
        <source>Timing is coarse here, as over a remote desktop. Use the mouse, or only the computer.</source>
        <translation>Aqui os tempos chegam aos saltos, como num ambiente de trabalho remoto. Use o rato, ou só o computador.</translation>
    </message>
    <message>
        <source>Input from other programs does not count.</source>
        <translation>O que vem de outro programa não conta.</translation>
    </message>
    <message>
        <source>Enough. Release the keys and the mouse.</source>
        <translation>Chega. Largue as teclas.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>session</source>
        <translation>sessão</translation>
    </message>
    <message>
        <source>set {number} of {count}</source>
        <translation>série {number} de {count}</translation>
    </message>
    <message>
        <source>second of the day</source>
        <translation>segunda do dia</translation>
    </message>
    <message>
        <source>third of the day</source>
        <translation>terceira do dia</translation>
    </message>
    <message>
        <source>fourth of the day</source>
        <translation>quarta do dia</translation>
    </message>
    <message>
        <source>number {number} of the day</source>
        <translation>número {number} do dia</translation>
    </message>
</context>
<context>
    <name>notes</name>
    <message>
        <source>The secret keys in the journal are sealed now. Older versions of this program can no longer use it.</source>
        <translation>As chaves secretas do registo estão agora seladas. As versões anteriores deste programa já não o podem usar.</translation>
    </message>
    <message>
        <source>Others may read the journal in “{folder}”, and that cannot be changed there.</source>
        <translation>Outros podem ler o registo em «{folder}», e isso não pode ser mudado lá.</translation>
    </message>
    <message>
        <source>Others could read or change the journal in “{folder}”. It is yours alone now.</source>
        <translation>Outros podiam ler ou mudar o registo em «{folder}». Agora é só seu.</translation>
    </message>
    <message>
        <source>Other users can write in “{folder}”, and so can replace the journal below it. Take that right from them: chmod go-w “{folder}”.</source>
        <translation>Outros utilizadores podem escrever em «{folder}» e assim substituir o registo que está abaixo. Retire-lhes esse direito: chmod go-w «{folder}».</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Reserve sets in place of the original ones</source>
        <translation>Séries de reserva em vez das originais</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Torneio: {name}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>Dealt on {date}.</source>
        <translation>Distribuído em {date}.</translation>
    </message>
    <message>
        <source>Reserve sets follow from the same keys and the same outside value as the originals.</source>
        <translation>As séries de reserva resultam das mesmas chaves e do mesmo valor externo que as originais.</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge 2017, Law 6D.</source>
        <translation>Leis do Bridge Duplicado 2017, Lei 6D.</translation>
    </message>
    <message>
        <source>Before the tournament the organiser published a plan and the hash of secret keys.</source>
        <translation>Antes do torneio, o organizador publicou um plano e o hash de chaves secretas.</translation>
    </message>
    <message>
        <source>Every deal follows from a key and from an outside value that nobody could know then:</source>
        <translation>Cada distribuição resulta de uma chave e de um valor externo que então ninguém podia saber:</translation>
    </message>
    <message>
        <source>Promised source: {source}</source>
        <translation>Fonte prometida: {source}</translation>
    </message>
    <message>
        <source>Value: {value}</source>
        <translation>Valor: {value}</translation>
    </message>
    <message>
        <source>Hash of the keys: {hash}</source>
        <translation>Hash das chaves: {hash}</translation>
    </message>
    <message>
        <source>In words: {words}</source>
        <translation>Em palavras: {words}</translation>
    </message>
    <message>
        <source>Published, as the organiser says: {where}, since {day}</source>
        <translation>Publicado, diz o organizador: {where}, desde {day}</translation>
    </message>
    <message>
        <source>So nobody could choose a board, except within what every check lists. Anyone who has the keys and the value can compute every board, so the keys are kept sealed and the boards are dealt late.</source>
        <translation>Assim ninguém pôde escolher uma carteira, salvo nos limites que cada verificação enumera. Quem tem as chaves e o valor pode calcular cada carteira: por isso as chaves ficam seladas e distribui-se tarde.</translation>
    </message>
    <message>
        <source>This pack is about {session} alone: it holds the key of that session, and what proves that it is the one that was bound. The other keys stay secret until their sessions are played. Do not take our word for it: verify it.</source>
        <translation>Este pacote trata só de {session}: contém a chave dessa sessão e o que prova que é a que ficou fixada. As outras chaves continuam em segredo até as suas sessões serem jogadas. Não se fie na nossa palavra: verifique.</translation>
    </message>
    <message>
        <source>This pack holds the keys. Do not take our word for it: verify it.</source>
        <translation>Este pacote contém as chaves. Não se fie na nossa palavra: verifique.</translation>
    </message>
    <message>
        <source>Behind it the words of {name}:</source>
        <translation>Atrás dele, as palavras de {name}:</translation>
    </message>
    <message>
        <source>The words of {name} were withheld; in their place stands their SHA-256:</source>
        <translation>As palavras de {name} foram retidas; no lugar delas está o seu SHA-256:</translation>
    </message>
    <message>
        <source>Sessions that were revealed before, each by itself</source>
        <translation>Sessões reveladas antes, cada uma por si</translation>
    </message>
    <message>
        <source>  {date}: {session}</source>
        <translation>  {date}: {session}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Reserve sets and deviations from the plan</source>
        <translation>Séries de reserva e desvios do plano</translation>
    </message>
    <message>
        <source>  {date}, reserve sets: {text}</source>
        <translation>  {date}, séries de reserva: {text}</translation>
    </message>
    <message>
        <source>  {date}, deviation: {text}</source>
        <translation>  {date}, desvio: {text}</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>Como verificar</translation>
    </message>
    <message>
        <source>1. Compare “{name}” with the file that was published before the tournament, and the</source>
        <translation>1. Compare «{name}» com o ficheiro que foi publicado antes do torneio, e o</translation>
    </message>
    <message>
        <source>   value with what its source says. Only you can do that.</source>
        <translation>   valor com o que diz a sua fonte. Isso só pode fazê-lo quem verifica.</translation>
    </message>
    <message>
        <source>2. Open “verify.html” in any browser and give it the files of this pack; it needs no network. Best take the page from the program or its releases, which publish its SHA-256: whoever hands out a forged pack could add a forged page. Or use the Check page of bigdeal-gui, or run</source>
        <translation>2. Abra «verify.html» num navegador e dê-lhe os ficheiros deste pacote; não precisa de rede. De preferência use a página que vem com o programa, ou a de onde o programa é publicado, onde está também o seu SHA-256: quem distribui um pacote falso podia juntar uma página falsa. Ou use a página Verificar do bigdeal-gui, ou execute</translation>
    </message>
    <message>
        <source>The SHA-256 of the page, as {program} has it:</source>
        <translation>O SHA-256 da página, tal como {program} a tem:</translation>
    </message>
    <message>
        <source>Green: proved. Amber: true as far as it goes, with lists of what only you can look up and of what could still be chosen when the value was known. Red: something contradicts.</source>
        <translation>Verde: provado. Amarelo: verdade até onde vai, com listas do que só quem verifica pode procurar e do que ainda se podia escolher quando o valor era conhecido. Vermelho: algo contradiz-se.</translation>
    </message>
    <message>
        <source>3. Compare the boards with those you played: hand records, or what a machine dealt.</source>
        <translation>3. Compare as carteiras com as que jogou: folhas das mãos, ou o que uma máquina distribuiu.</translation>
    </message>
    <message>
        <source>   Files of your own can be verified in the same way, beside those of the pack.</source>
        <translation>   Os seus próprios ficheiros verificam-se da mesma maneira, junto dos do pacote.</translation>
    </message>
    <message>
        <source>“{name}” binds names, boards and source as well as the keys.</source>
        <translation>«{name}» fixa os nomes, as carteiras e a fonte, além das chaves.</translation>
    </message>
    <message>
        <source>The published hash binds the keys alone, not the names and numbers in the plan.</source>
        <translation>O hash publicado fixa só as chaves, não os nomes e os números do plano.</translation>
    </message>
    <message>
        <source>SquareDeal reads the same plan and keys and deals the same boards.</source>
        <translation>O SquareDeal lê o mesmo plano e as mesmas chaves e distribui as mesmas carteiras.</translation>
    </message>
    <message>
        <source>Deviation from the published plan</source>
        <translation>Desvio do plano publicado</translation>
    </message>
    <message>
        <source>What was done otherwise: {text}</source>
        <translation>O que foi feito de outro modo: {text}</translation>
    </message>
    <message>
        <source>Recorded on {date}.</source>
        <translation>Anotado em {date}.</translation>
    </message>
    <message>
        <source>The deals are those that were bound by the published hash:</source>
        <translation>As distribuições são as que o hash publicado fixa:</translation>
    </message>
    <message>
        <source>The journal of the computer that dealt has every set. Its newest row has</source>
        <translation>O registo do computador que distribuiu conhece cada série. A sua linha mais recente tem</translation>
    </message>
    <message>
        <source>this number and hash. To see whether it is still there, type on that computer:</source>
        <translation>este número e este hash. Se ainda está no registo, isto di-lo lá:</translation>
    </message>
    <message>
        <source>When the keys are revealed, anybody can verify them. Every check lists them.</source>
        <translation>Quando as chaves forem reveladas, qualquer pessoa as pode verificar. Cada verificação mostra-as.</translation>
    </message>
    <message>
        <source>Double-dummy results of more than {count} boards are worked out only when asked for.</source>
        <translation>Os resultados a cartas vistas de mais de {count} carteiras só são calculados a pedido.</translation>
    </message>
    <message>
        <source>The journal says now that play is over.</source>
        <translation>O registo diz agora que o jogo terminou.</translation>
    </message>
    <message>
        <source>The files of the set are in the archive now: {folder}</source>
        <translation>Os ficheiros da série estão agora na pasta à parte: {folder}</translation>
    </message>
    <message>
        <source>The newest row of the tournament’s log, by its SHA-256:</source>
        <translation>A linha mais recente do registo do torneio, pelo seu SHA-256:</translation>
    </message>
    <message>
        <source>Amber is the best that the pack of one session can be: nothing is proved yet of the others. The file that ends in .key.txt can be checked by hand; bigdeal-gui’s documents say how.</source>
        <translation>O pacote de uma só sessão não passa do amarelo: das outras ainda nada está provado. O ficheiro que acaba em .key.txt pode ser conferido à mão; a documentação do bigdeal-gui diz como.</translation>
    </message>
    <message>
        <source>The analysis was left out.</source>
        <translation>Os resultados ficaram de fora.</translation>
    </message>
    <message>
        <source>With {count} boards on a page there is no room for double-dummy results.</source>
        <translation>Com {count} carteiras por página não há espaço para os resultados a cartas vistas.</translation>
    </message>
    <message>
        <source>A web page prints page by page: use the PDF for a folded booklet.</source>
        <translation>Uma página web imprime-se página a página: o caderno a dobrar é o PDF.</translation>
    </message>
    <message>
        <source>This computer’s journal does not know these boards, so it cannot tell whether they have been played.</source>
        <translation>O registo deste computador não conhece estas carteiras, por isso aqui ninguém pode dizer se foram jogadas.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file do not match its boards. They were calculated again.</source>
        <translation>Os resultados a cartas vistas do ficheiro não correspondem às suas carteiras. Foram calculados de novo.</translation>
    </message>
    <message>
        <source>The double-dummy results are from the file. A sample from each board was calculated here and agrees.</source>
        <translation>Os resultados a cartas vistas são os que vêm no ficheiro. Uma amostra de cada carteira foi calculada aqui e coincide.</translation>
    </message>
    <message>
        <source>No font of this computer has the letters {letters}; each prints as an empty box. Install a font that has them, such as Noto Sans, and print again.</source>
        <translation>Nenhum tipo de letra deste computador tem os caracteres {letters}; cada um é impresso como um quadrado vazio. Instale um tipo de letra que os tenha, como Noto Sans, e imprima de novo.</translation>
    </message>
    <message>
        <source>The double-dummy results in the file were kept without checking them.</source>
        <translation>Os resultados a cartas vistas do ficheiro foram mantidos sem os verificar.</translation>
    </message>
    <message>
        <source>Check code: {digest}</source>
        <translation>Código de verificação: {digest}</translation>
    </message>
    <message>
        <source>1. Look up the check code where it stood before the tournament, and the value at its source. Only you can do that.</source>
        <translation>1. Procure o código de verificação onde estava antes do torneio, e o valor na sua fonte. Isso só pode fazê-lo quem verifica.</translation>
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
        <translation>Um número qualquer: isto é um ensaio</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Fase de grupos</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
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
        <translation>Carta (EUA)</translation>
    </message>
    <message>
        <source>12 boards</source>
        <translation>12 carteiras</translation>
    </message>
    <message>
        <source>18 boards</source>
        <translation>18 carteiras</translation>
    </message>
    <message>
        <source>24 boards</source>
        <translation>24 carteiras</translation>
    </message>
    <message>
        <source>36 boards</source>
        <translation>36 carteiras</translation>
    </message>
    <message>
        <source>2 boards, in large print</source>
        <translation>2 carteiras, em letra grande</translation>
    </message>
    <message>
        <source>Boards go</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>in rows</source>
        <translation>em linhas</translation>
    </message>
    <message>
        <source>in columns</source>
        <translation>em colunas</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>quatro cores</translation>
    </message>
    <message>
        <source>black and red</source>
        <translation>preto e vermelho</translation>
    </message>
    <message>
        <source>black alone</source>
        <translation>só preto</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
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
        <translation>A K Q J em todas as línguas</translation>
    </message>
    <message>
        <source>High-card points</source>
        <translation>Pontos de honra</translation>
    </message>
    <message>
        <source>Double-dummy results and par</source>
        <translation>Resultados a cartas vistas e par</translation>
    </message>
    <message>
        <source>Double dummy says</source>
        <translation>A cartas vistas</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>vazas</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contratos</translation>
    </message>
    <message>
        <source>Par beside the results</source>
        <translation>Par junto aos resultados</translation>
    </message>
    <message>
        <source>Sheets are</source>
        <translation>As folhas vão</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>soltas</translation>
    </message>
    <message>
        <source>punched</source>
        <translation>furadas</translation>
    </message>
    <message>
        <source>punched, printed on both sides</source>
        <translation>furadas, impressas dos dois lados</translation>
    </message>
    <message>
        <source>folded into a booklet</source>
        <translation>dobradas em caderno</translation>
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
        <translation>secções {names}</translation>
    </message>
    <message>
        <source>“{event}”, {day}, from board {number}</source>
        <translation>«{event}», {day}, a partir da carteira {number}</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Jogo terminado</translation>
    </message>
    <message>
        <source>Has this set been played?</source>
        <translation>Esta série foi jogada?</translation>
    </message>
    <message>
        <source>It was dealt today, or its day is still to come.</source>
        <translation>Foi distribuída hoje, ou o seu dia ainda está para vir.</translation>
    </message>
    <message>
        <source>The record shows every card. The journal will say that play is over.</source>
        <translation>A folha mostra todas as cartas. O registo dirá que o jogo terminou.</translation>
    </message>
    <message>
        <source>Play is over: print open</source>
        <translation>Jogo terminado: imprimir sem selar</translation>
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
        <translation>Linha no topo</translation>
    </message>
    <message>
        <source>Footer line</source>
        <translation>Linha no fundo</translation>
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
        <translation>uma carta não tem dois algarismos</translation>
    </message>
    <message>
        <source>the hands are not four suits of rank letters each</source>
        <translation>as mãos não são quatro naipes com letras de cartas</translation>
    </message>
    <message>
        <source>its board numbers end at {max_board}</source>
        <translation>os seus números de carteira terminam em {max_board}</translation>
    </message>
    <message>
        <source>Deal boards up to {max_board}, or leave this format out.</source>
        <translation>Distribua carteiras até à {max_board}, ou deixe este formato de fora.</translation>
    </message>
    <message>
        <source>Choose other boards, or leave this format out.</source>
        <translation>Escolha outras carteiras, ou deixe este formato de fora.</translation>
    </message>
    <message>
        <source>more than {max_file_lines} lines</source>
        <translation>mais de {max_file_lines} linhas</translation>
    </message>
    <message>
        <source>a line of more than {max_line_bytes} bytes</source>
        <translation>uma linha com mais de {max_line_bytes} bytes</translation>
    </message>
    <message>
        <source>the last record has {rest} bytes instead of {size}</source>
        <translation>o último bloco tem {rest} bytes em vez de {size}</translation>
    </message>
    <message>
        <source>more than {max_file_boards} boards</source>
        <translation>mais de {max_file_boards} carteiras</translation>
    </message>
    <message>
        <source>{who} has {count} suits instead of 4</source>
        <translation>{who} tem {count} naipes em vez de 4</translation>
    </message>
    <message>
        <source>boards are numbered from 1</source>
        <translation>as carteiras são numeradas a partir de 1</translation>
    </message>
    <message>
        <source>the last board comes before the first</source>
        <translation>a última carteira vem antes da primeira</translation>
    </message>
    <message>
        <source>board numbers end at {max_boards}</source>
        <translation>os números de carteira terminam em {max_boards}</translation>
    </message>
    <message>
        <source>at least one board is needed</source>
        <translation>é precisa pelo menos uma carteira</translation>
    </message>
    <message>
        <source>it is neither a number nor a range</source>
        <translation>não é nem um número nem um intervalo</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>é demasiado longo</translation>
    </message>
    <message>
        <source>more than {max_ranges} ranges</source>
        <translation>mais de {max_ranges} intervalos</translation>
    </message>
    <message>
        <source>at least one session of one board is needed</source>
        <translation>é precisa pelo menos uma sessão de uma carteira</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>at most 50 letters, digits, “-” and “_” are allowed</source>
        <translation>são permitidos no máximo 50 letras, algarismos, «-» e «_»</translation>
    </message>
    <message>
        <source>it is longer than {longest_prefix} letters</source>
        <translation>tem mais de {longest_prefix} letras</translation>
    </message>
    <message>
        <source>“{name}” has a “/” or a space. The files go to the current folder.</source>
        <translation>«{name}» contém «/» ou um espaço. Os ficheiros vão para a pasta em que se encontra.</translation>
    </message>
    <message>
        <source>The format “stdout” would show the boards on the screen: use “pbn”, which makes a file.</source>
        <translation>O formato «stdout» mostraria as carteiras no ecrã: use «pbn», que cria um ficheiro.</translation>
    </message>
    <message>
        <source>The set was dealt elsewhere: only the computer that dealt it can certify it.</source>
        <translation>A série foi distribuída noutro lugar: só o computador que a distribuiu a pode certificar.</translation>
    </message>
    <message>
        <source>The set was not dealt with that identification.</source>
        <translation>A série não foi distribuída com essa identificação.</translation>
    </message>
    <message>
        <source>More than {most} boards cannot be locked in a box.</source>
        <translation>Não se podem bloquear mais de {most} carteiras numa caixa.</translation>
    </message>
    <message>
        <source>it was saved as “Unicode”; save it as plain text</source>
        <translation>foi guardado como «Unicode»; guarde-o como texto simples</translation>
    </message>
    <message>
        <source>it is longer than {max_value_bytes} bytes</source>
        <translation>tem mais de {max_value_bytes} bytes</translation>
    </message>
    <message>
        <source>row {sequence} cannot be read</source>
        <translation>a linha {sequence} não pode ser lida</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>does not read as a key</source>
        <translation>não se lê como uma chave</translation>
    </message>
    <message>
        <source>row {sequence} cannot be understood</source>
        <translation>não se entende a linha {sequence}</translation>
    </message>
    <message>
        <source>belongs to another journal</source>
        <translation>pertence a outro registo</translation>
    </message>
    <message>
        <source>it is the database of another program</source>
        <translation>é a base de dados de outro programa</translation>
    </message>
    <message>
        <source>it is the same as “{name}” on systems that ignore capitals</source>
        <translation>é igual a «{name}» em sistemas que não distinguem maiúsculas</translation>
    </message>
    <message>
        <source>it would be longer than {max_settings_bytes} bytes</source>
        <translation>teria mais de {max_settings_bytes} bytes</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>a linha é demasiado longa</translation>
    </message>
    <message>
        <source>the hash of the keys is not 64 hexadecimal digits</source>
        <translation>o hash das chaves não tem 64 algarismos hexadecimais</translation>
    </message>
    <message>
        <source>the outside value is empty</source>
        <translation>o valor externo está vazio</translation>
    </message>
    <message>
        <source>a phase has four fields with “:” between, and here are {count}</source>
        <translation>uma fase tem quatro campos separados por «:», e aqui há {count}</translation>
    </message>
    <message>
        <source>the number of sessions is not 0 to {limit}</source>
        <translation>o número de sessões não está entre 0 e {limit}</translation>
    </message>
    <message>
        <source>it is longer than {limit} characters</source>
        <translation>tem mais de {limit} caracteres</translation>
    </message>
    <message>
        <source>it has fewer than {count} letters</source>
        <translation>tem menos de {count} letras</translation>
    </message>
    <message>
        <source>it has more than {count} letters</source>
        <translation>tem mais de {count} letras</translation>
    </message>
    <message>
        <source>it repeats a few letters</source>
        <translation>repete poucas letras</translation>
    </message>
    <message>
        <source>it has two groups of “#”</source>
        <translation>tem dois grupos de «#»</translation>
    </message>
    <message>
        <source>There is no key for phase {phase}, session {session}.</source>
        <translation>Não há chave para a fase {phase}, sessão {session}.</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key already</source>
        <translation>a fase {phase}, sessão {session} já tem uma chave</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has no key</source>
        <translation>a fase {phase}, sessão {session} não tem chave</translation>
    </message>
    <message>
        <source>phase {phase}, session {session} has a key but is not in the plan</source>
        <translation>a fase {phase}, sessão {session} tem uma chave mas não está no plano</translation>
    </message>
    <message>
        <source>it is not “phase,session:key”</source>
        <translation>não tem a forma «fase,sessão:chave»</translation>
    </message>
    <message>
        <source>a key has {count} letters and digits</source>
        <translation>uma chave tem {count} letras e algarismos</translation>
    </message>
    <message>
        <source>it is not 64 hexadecimal digits</source>
        <translation>não são 64 algarismos hexadecimais</translation>
    </message>
    <message>
        <source>the sign “:” separates the fields of the file</source>
        <translation>o sinal «:» separa os campos do ficheiro</translation>
    </message>
    <message>
        <source>a session has at most {count} boards</source>
        <translation>uma sessão tem {count} carteiras no máximo</translation>
    </message>
    <message>
        <source>the board numbers of a tournament end at {number}</source>
        <translation>os números de carteira de um torneio terminam em {number}</translation>
    </message>
    <message>
        <source>The number of phases is {count}, and there is no phase {number}.</source>
        <translation>O número de fases é {count}, e não existe a fase {number}.</translation>
    </message>
    <message>
        <source>The number of sessions of this phase is open: name the sessions, such as 1-3.</source>
        <translation>O número de sessões desta fase está em aberto: indique as sessões, por exemplo 1-3.</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write a number, a range such as 1-3, or *.</source>
        <translation>«{text}» não indica sessões: escreva um número, um intervalo como 1-3, ou *.</translation>
    </message>
    <message>
        <source>The phase has no such sessions: {text}.</source>
        <translation>A fase não tem as sessões {text}.</translation>
    </message>
    <message>
        <source>the plan has fixed them for phase {number}</source>
        <translation>o plano fixou-as para a fase {number}</translation>
    </message>
    <message>
        <source>Phase {phase} has no session {session}.</source>
        <translation>A fase {phase} não tem a sessão {session}.</translation>
    </message>
    <message>
        <source>the solver gave up ({error})</source>
        <translation>o programa de análise desistiu ({error})</translation>
    </message>
    <message>
        <source>the extra “analysis” is not installed</source>
        <translation>o extra «analysis» não está instalado</translation>
    </message>
    <message>
        <source>the package endplay has no solver in it</source>
        <translation>o pacote endplay não inclui o programa de análise</translation>
    </message>
    <message>
        <source>the solver of the package endplay does not load here</source>
        <translation>o programa de análise do pacote endplay não carrega aqui</translation>
    </message>
    <message>
        <source>Make a new tournament, publish that, and say why.</source>
        <translation>Crie um torneio novo, publique-o e diga porquê.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Open it again.</source>
        <translation>«{name}» foi alterado por outro programa. Volte a abri-lo.</translation>
    </message>
    <message>
        <source>The plan is not published yet.</source>
        <translation>O plano ainda não está publicado.</translation>
    </message>
    <message>
        <source>The outside value is not in the plan yet.</source>
        <translation>O valor externo ainda não está no plano.</translation>
    </message>
    <message>
        <source>Wait until it is known, then set it.</source>
        <translation>Espere que seja conhecido e indique-o então.</translation>
    </message>
    <message>
        <source>it is a link to another file</source>
        <translation>é uma ligação para outro ficheiro</translation>
    </message>
    <message>
        <source>The boards are in the public pack; for others, make a new tournament.</source>
        <translation>As carteiras estão no pacote público; para outras, crie um torneio novo.</translation>
    </message>
    <message>
        <source>Put “{plain}” or “{sealed}” into the same folder.</source>
        <translation>Ponha «{plain}» ou «{sealed}» na mesma pasta.</translation>
    </message>
    <message>
        <source>Record a deviation if it was not the promised one.</source>
        <translation>Anote um desvio se não era o prometido.</translation>
    </message>
    <message>
        <source>Wait until the outside value is known, then set it.</source>
        <translation>Espere que o valor externo seja conhecido e indique-o então.</translation>
    </message>
    <message>
        <source>Reveal them when all play is over, reserve sets included.</source>
        <translation>Revele-as quando todo o jogo tiver acabado, incluindo as séries de reserva.</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>está cifrado</translation>
    </message>
    <message>
        <source>it is a secret key; keep it to yourself</source>
        <translation>é uma chave secreta; guarde-a só para si</translation>
    </message>
    <message>
        <source>it is not “age1” and 58 letters and digits</source>
        <translation>não é «age1» seguido de 58 letras e algarismos</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>não há nenhuma</translation>
    </message>
    <message>
        <source>it is not “AGE-SECRET-KEY-1” and 58 letters and digits</source>
        <translation>não é «AGE-SECRET-KEY-1» seguido de 58 letras e algarismos</translation>
    </message>
    <message>
        <source>there are more than {count}</source>
        <translation>há mais de {count}</translation>
    </message>
    <message>
        <source>more are needed than there are</source>
        <translation>são precisas mais do que as que há</translation>
    </message>
    <message>
        <source>there can be 16 at most</source>
        <translation>pode haver 16 no máximo</translation>
    </message>
    <message>
        <source>it was made for another purpose</source>
        <translation>foi feito para outro fim</translation>
    </message>
    <message>
        <source>two different lists have the same number</source>
        <translation>duas listas diferentes têm o mesmo número</translation>
    </message>
    <message>
        <source>one of them is not of this set</source>
        <translation>uma delas não é deste grupo</translation>
    </message>
    <message>
        <source>word {place} is not in the word list</source>
        <translation>a palavra {place} não está na lista de palavras</translation>
    </message>
    <message>
        <source>it has {count} words; a list has 20</source>
        <translation>tem {count} palavras; uma lista tem 20</translation>
    </message>
    <message>
        <source>it is not JSON in UTF-8</source>
        <translation>não é JSON em UTF-8</translation>
    </message>
    <message>
        <source>its parts are not those of a commitment</source>
        <translation>as suas partes não são as de um compromisso</translation>
    </message>
    <message>
        <source>one of its lines is two</source>
        <translation>uma das suas linhas são duas</translation>
    </message>
    <message>
        <source>its first or last line is not what it must be</source>
        <translation>a sua primeira ou última linha não é a que tem de ser</translation>
    </message>
    <message>
        <source>it holds half of a letter</source>
        <translation>contém meia letra</translation>
    </message>
    <message>
        <source>its lines are too long</source>
        <translation>as suas linhas são demasiado longas</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linha {line}: {reason}</translation>
    </message>
    <message>
        <source>it is longer than {count} characters</source>
        <translation>tem mais de {count} caracteres</translation>
    </message>
    <message>
        <source>it has more than one line</source>
        <translation>tem mais de uma linha</translation>
    </message>
    <message>
        <source>character {place} only looks like a digit</source>
        <translation>o carácter {place} só parece um algarismo</translation>
    </message>
    <message>
        <source>board {number}: {reason}</source>
        <translation>carteira {number}: {reason}</translation>
    </message>
    <message>
        <source>Use the file as it was published after the value was known.</source>
        <translation>Use o ficheiro tal como foi publicado depois de o valor ser conhecido.</translation>
    </message>
    <message>
        <source>it is the deal of board {number}</source>
        <translation>é a distribuição da carteira {number}</translation>
    </message>
    <message>
        <source>it is a deal of “{session}”</source>
        <translation>é uma distribuição de «{session}»</translation>
    </message>
    <message>
        <source>not a deal of this tournament</source>
        <translation>não é uma distribuição deste torneio</translation>
    </message>
    <message>
        <source>not the deal of this session</source>
        <translation>não é a distribuição desta sessão</translation>
    </message>
    <message>
        <source>The name of the file says {meant}; the boards are those of {held}.</source>
        <translation>O nome do ficheiro diz {meant}; as carteiras são as de {held}.</translation>
    </message>
    <message>
        <source>Boards of “{session}” that are not in the file: {numbers}.</source>
        <translation>Carteiras de «{session}» que não estão no ficheiro: {numbers}.</translation>
    </message>
    <message>
        <source>what the value is of</source>
        <translation>de que é o valor</translation>
    </message>
    <message>
        <source>who publishes it</source>
        <translation>quem o publica</translation>
    </message>
    <message>
        <source>an exchange is named by its four letters, such as XNYS</source>
        <translation>uma bolsa indica-se pelas suas quatro letras, como XNYS</translation>
    </message>
    <message>
        <source>a value has at most 8 decimals</source>
        <translation>um valor tem no máximo 8 casas decimais</translation>
    </message>
    <message>
        <source>name a source, or describe it in your own words</source>
        <translation>indique uma fonte, ou descreva-a por palavras suas</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>falta o dia</translation>
    </message>
    <message>
        <source>the year is not one from {first} to {last}</source>
        <translation>o ano não está entre {first} e {last}</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>a descrição</translation>
    </message>
    <message>
        <source>the whole sentence</source>
        <translation>a frase inteira</translation>
    </message>
    <message>
        <source>its parts are not those of a promise</source>
        <translation>as suas partes não são as de uma promessa</translation>
    </message>
    <message>
        <source>{what} is longer than {limit} characters</source>
        <translation>com mais de {limit} caracteres: {what}</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be published when it is marked as finished.</source>
        <translation>A série {code} está «{state}»: pode ser publicada quando estiver marcada como terminada.</translation>
    </message>
    <message>
        <source>The time of the release is not in the future.</source>
        <translation>A hora da abertura não está no futuro.</translation>
    </message>
    <message>
        <source>The board numbers are not consecutive.</source>
        <translation>Os números das carteiras não são consecutivos.</translation>
    </message>
    <message>
        <source>its count of boards starts again at 0 after 65535</source>
        <translation>a sua contagem de carteiras recomeça em 0 depois de 65535</translation>
    </message>
    <message>
        <source>the header has {count} bytes instead of {size}</source>
        <translation>o cabeçalho tem {count} bytes em vez de {size}</translation>
    </message>
    <message>
        <source>its board numbers start again at 0 after 255</source>
        <translation>os seus números de carteira recomeçam em 0 depois de 255</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linha {line}</translation>
    </message>
    <message>
        <source>byte {offset} ({hexadecimal})</source>
        <translation>byte {offset} ({hexadecimal})</translation>
    </message>
    <message>
        <source>board numbers go from 1 to {last}</source>
        <translation>os números de carteira vão de 1 a {last}</translation>
    </message>
    <message>
        <source>the first line is not empty</source>
        <translation>a primeira linha não está vazia</translation>
    </message>
    <message>
        <source>it is not 52 letters</source>
        <translation>não são 52 letras</translation>
    </message>
    <message>
        <source>{count} fields instead of {size}</source>
        <translation>{count} campos em vez de {size}</translation>
    </message>
    <message>
        <source>board {number} is missing</source>
        <translation>falta a carteira {number}</translation>
    </message>
    <message>
        <source>there is no “=”</source>
        <translation>não há «=»</translation>
    </message>
    <message>
        <source>board {number} is not 26 letters a to p and three digits</source>
        <translation>a carteira {number} não são 26 letras de a a p e três algarismos</translation>
    </message>
    <message>
        <source>the checksum of board {number} is wrong</source>
        <translation>a soma de verificação da carteira {number} está errada</translation>
    </message>
    <message>
        <source>its boards are encrypted</source>
        <translation>as suas carteiras estão cifradas</translation>
    </message>
    <message>
        <source>Status is neither Show nor Sealed</source>
        <translation>Status não é Show nem Sealed</translation>
    </message>
    <message>
        <source>the checksum of the document is wrong</source>
        <translation>a soma de verificação do documento está errada</translation>
    </message>
    <message>
        <source>it claims boards 1 to {count}, as Big Deal does; check the first board on the machine</source>
        <translation>declara as carteiras 1 a {count}, como o Big Deal; verifique a primeira carteira na máquina</translation>
    </message>
    <message>
        <source>the hands shown are not the hands dealt</source>
        <translation>as mãos mostradas não são as distribuídas</translation>
    </message>
    <message>
        <source>more than {max_file_lines} bars</source>
        <translation>mais de {max_file_lines} barras</translation>
    </message>
    <message>
        <source>the last command is not closed</source>
        <translation>o último comando não está fechado</translation>
    </message>
    <message>
        <source>a command is not two letters</source>
        <translation>um comando não tem duas letras</translation>
    </message>
    <message>
        <source>the closed room of board {number} has other hands</source>
        <translation>a sala fechada da carteira {number} tem outras mãos</translation>
    </message>
    <message>
        <source>a hand is not S, H, D, C with rank letters</source>
        <translation>uma mão não é S, H, D, C com letras de cartas</translation>
    </message>
    <message>
        <source>it is not a number with commas in {count} characters</source>
        <translation>não é um número com vírgulas em {count} caracteres</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>um comentário não está fechado</translation>
    </message>
    <message>
        <source>Deal is not a seat, a colon and four hands</source>
        <translation>Deal não é um lugar, dois pontos e quatro mãos</translation>
    </message>
    <message>
        <source>a hand in Deal has {count} suits instead of 4</source>
        <translation>uma mão em Deal tem {count} naipes em vez de 4</translation>
    </message>
    <message>
        <source>{who} has {count} cards</source>
        <translation>{who} tem {count} cartas</translation>
    </message>
    <message>
        <source>A seed has 40 hexadecimal digits.</source>
        <translation>Uma semente tem 40 algarismos hexadecimais.</translation>
    </message>
    <message>
        <source>the database is damaged: {fault}</source>
        <translation>a base de dados está danificada: {fault}</translation>
    </message>
    <message>
        <source>the fingerprints of its deals were changed</source>
        <translation>as marcas das suas distribuições foram alteradas</translation>
    </message>
    <message>
        <source>the key of its set was changed</source>
        <translation>a chave da sua série foi alterada</translation>
    </message>
    <message>
        <source>the key of its sealed file was changed</source>
        <translation>a chave do seu ficheiro selado foi alterada</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>não se compreende</translation>
    </message>
    <message>
        <source>is missing from the list of {table}</source>
        <translation>falta na lista {table}</translation>
    </message>
    <message>
        <source>the count in the journal</source>
        <translation>a contagem no registo</translation>
    </message>
    <message>
        <source>the count beside the journal</source>
        <translation>a contagem ao lado do registo</translation>
    </message>
    <message>
        <source>is not the row that the count beside the journal names</source>
        <translation>não é a linha que a contagem ao lado do registo indica</translation>
    </message>
    <message>
        <source>{who} was changed</source>
        <translation>{who}: foi alterada</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>o ficheiro está danificado</translation>
    </message>
    <message>
        <source>The file was kept as “{path}”.</source>
        <translation>O ficheiro foi guardado como «{path}».</translation>
    </message>
    <message>
        <source>it is longer than {max_name_bytes} bytes</source>
        <translation>tem mais de {max_name_bytes} bytes</translation>
    </message>
    <message>
        <source>row {sequence}: {reason}</source>
        <translation>linha {sequence}: {reason}</translation>
    </message>
    <message>
        <source>does not follow the row before it</source>
        <translation>não segue a linha anterior</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>foi alterada</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing</source>
        <translation>e todas até à linha {last} faltam</translation>
    </message>
    <message>
        <source>was moved here; it was written as row {home}</source>
        <translation>foi deslocada para aqui; foi escrita como linha {home}</translation>
    </message>
    <message>
        <source>a layout</source>
        <translation>uma disposição</translation>
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
        <translation>Sul</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>a balanced ending</source>
        <translation>um final equilibrado</translation>
    </message>
    <message>
        <source>each needs the same, 1 to 13</source>
        <translation>cada um precisa das mesmas, de 1 a 13</translation>
    </message>
    <message>
        <source>cards held: {sizes}</source>
        <translation>cartas: {sizes}</translation>
    </message>
    <message>
        <source>an unbalanced ending</source>
        <translation>um final desequilibrado</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>{count} instead of 4</source>
        <translation>{count} em vez de 4</translation>
    </message>
    <message>
        <source>that of the {suit} runs from {first} to {last}</source>
        <translation>a de {suit} vai de {first} a {last}</translation>
    </message>
    <message>
        <source>a font of the program is missing</source>
        <translation>falta um tipo de letra do programa</translation>
    </message>
    <message>
        <source>a library is missing ({error})</source>
        <translation>falta uma biblioteca ({error})</translation>
    </message>
    <message>
        <source>a font of the program cannot be used</source>
        <translation>um tipo de letra do programa não pode ser usado</translation>
    </message>
    <message>
        <source>{here} and {there} differ first at board {board}.</source>
        <translation>{here} e {there} diferem pela primeira vez na carteira {board}.</translation>
    </message>
    <message>
        <source>with its folder it is longer than {count} characters</source>
        <translation>com a sua pasta tem mais de {count} caracteres</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>não é um ficheiro</translation>
    </message>
    <message>
        <source>it is not a file name</source>
        <translation>não é um nome de ficheiro</translation>
    </message>
    <message>
        <source>somebody has put another file there</source>
        <translation>alguém pôs lá outro ficheiro</translation>
    </message>
    <message>
        <source>another program has it open; close it there first</source>
        <translation>outro programa tem-no aberto; feche-o lá primeiro</translation>
    </message>
    <message>
        <source>too many interrupted deliveries</source>
        <translation>demasiadas entregas interrompidas</translation>
    </message>
    <message>
        <source>it delivered too few bytes, or too many</source>
        <translation>forneceu bytes a menos ou a mais</translation>
    </message>
    <message>
        <source>{file} of the program is missing or damaged</source>
        <translation>{file} do programa falta ou está danificado</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is missing</source>
        <translation>{file} do programa está danificado: falta «{name}»</translation>
    </message>
    <message>
        <source>Give the boards new numbers, or choose pbn or lin.</source>
        <translation>Dê números novos às carteiras ou escolha pbn ou lin.</translation>
    </message>
    <message>
        <source>their numbers are not consecutive</source>
        <translation>os seus números não são consecutivos</translation>
    </message>
    <message>
        <source>Text read as {detail}</source>
        <translation>Texto lido como {detail}</translation>
    </message>
    <message>
        <source>Cards named {detail}: {count} ×</source>
        <translation>Cartas chamadas {detail}: {count} ×</translation>
    </message>
    <message>
        <source>its file is shorter than it was</source>
        <translation>o seu ficheiro é mais curto do que era</translation>
    </message>
    <message>
        <source>Another program is publishing this tournament.</source>
        <translation>Outro programa está a publicar este torneio.</translation>
    </message>
    <message>
        <source>Another program is setting the value of this tournament.</source>
        <translation>Outro programa está a fixar o valor deste torneio.</translation>
    </message>
    <message>
        <source>Another program is dealing this tournament.</source>
        <translation>Outro programa está a distribuir este torneio.</translation>
    </message>
    <message>
        <source>Another program is revealing this tournament.</source>
        <translation>Outro programa está a revelar este torneio.</translation>
    </message>
    <message>
        <source>The promised day is {day}: nobody can know the value yet.</source>
        <translation>O dia prometido é {day}: ninguém pode ainda saber o valor.</translation>
    </message>
    <message>
        <source>decimals of the {name}: promised {promised}, typed {found}</source>
        <translation>casas decimais de {name}: prometidas {promised}, escritas {found}</translation>
    </message>
    <message>
        <source>more than {count} keys</source>
        <translation>mais de {count} chaves</translation>
    </message>
    <message>
        <source>more than {count} pieces that belong to no board</source>
        <translation>mais de {count} elementos que não pertencem a nenhuma carteira</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>mudou enquanto era lido</translation>
    </message>
    <message>
        <source>Publish the plan with this program first.</source>
        <translation>Publique primeiro o plano com este programa.</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>não existe tal sorteio</translation>
    </message>
    <message>
        <source>The plan does not promise a round of drand.</source>
        <translation>O plano não promete um sorteio drand.</translation>
    </message>
    <message>
        <source>The promised round is here: “{name}”.</source>
        <translation>O sorteio prometido está aqui: «{name}».</translation>
    </message>
    <message>
        <source>Its randomness is the value.</source>
        <translation>O seu número aleatório é o valor.</translation>
    </message>
    <message>
        <source>its number is missing or impossible</source>
        <translation>falta o seu número ou é impossível</translation>
    </message>
    <message>
        <source>its signature is not {count} hexadecimal digits</source>
        <translation>a sua assinatura não tem {count} algarismos hexadecimais</translation>
    </message>
    <message>
        <source>its randomness is not 64 hexadecimal digits</source>
        <translation>o seu número aleatório não tem 64 algarismos hexadecimais</translation>
    </message>
    <message>
        <source>it is larger than {count} MB</source>
        <translation>tem mais de {count} MB</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está danificada</translation>
    </message>
    <message>
        <source>no words were given</source>
        <translation>não foram dadas palavras</translation>
    </message>
    <message>
        <source>{count} words were given, and a slip has {wanted}</source>
        <translation>palavras dadas: {count}; um papel tem {wanted}</translation>
    </message>
    <message>
        <source>“{file}” has no line with a name, “=” and 64 hexadecimal digits</source>
        <translation>«{file}» não tem uma linha com um nome, «=» e 64 algarismos hexadecimais</translation>
    </message>
    <message>
        <source>Reveal it when its play is over, reserve set included.</source>
        <translation>Revele-a quando tiver sido jogada, incluindo a série de reserva.</translation>
    </message>
    <message>
        <source>Reveal all sessions at once when all play is over.</source>
        <translation>Revele todas as sessões de uma vez quando todo o jogo tiver acabado.</translation>
    </message>
    <message>
        <source>Deal it first, or reveal it on the computer that dealt it.</source>
        <translation>Distribua-a primeiro, ou revele-a no computador que a distribuiu.</translation>
    </message>
    <message>
        <source>it is not plain text</source>
        <translation>não é texto simples</translation>
    </message>
    <message>
        <source>it was made by a newer program</source>
        <translation>foi feito por um programa mais recente</translation>
    </message>
    <message>
        <source>it is not “KEY phase,session:key”</source>
        <translation>não é «KEY fase,sessão:chave»</translation>
    </message>
    <message>
        <source>the key of an open number of sessions comes with all others</source>
        <translation>a chave de um número em aberto de sessões vem com todas as outras</translation>
    </message>
    <message>
        <source>its number is above {last}</source>
        <translation>o seu número é superior a {last}</translation>
    </message>
    <message>
        <source>Longer than any value.</source>
        <translation>Mais longo do que qualquer valor.</translation>
    </message>
    <message>
        <source>This box was not packed by this program. Open it into a single file instead.</source>
        <translation>Esta caixa não foi preparada por este programa. Abra-a antes num único ficheiro.</translation>
    </message>
    <message>
        <source>A box can be locked until a moment within the next five years.</source>
        <translation>Uma caixa pode ser bloqueada até um momento dentro dos próximos cinco anos.</translation>
    </message>
    <message>
        <source>the count beside it, “{name}”, is missing or not its own</source>
        <translation>a contagem ao lado, «{name}», falta ou não é a dele</translation>
    </message>
    <message>
        <source>write numbers of boards, such as 5 or 5,7</source>
        <translation>escreva números de carteiras, por exemplo 5 ou 5,7</translation>
    </message>
    <message>
        <source>single boards are those of one reserve set: name one session</source>
        <translation>carteiras avulsas são de uma só série de reserva: indique uma sessão</translation>
    </message>
    <message>
        <source>word {place} is another than on the sheet</source>
        <translation>a palavra {place} não é a da folha</translation>
    </message>
    <message>
        <source>Set {code} is {state}: it can be sent when it is marked as finished.</source>
        <translation>A série {code} está «{state}»: pode ser enviada quando estiver marcada como terminada.</translation>
    </message>
    <message>
        <source>The boards of this set are only in a locked box. Open it at its time.</source>
        <translation>As carteiras desta série só estão numa caixa bloqueada. Abra-a quando chegar a hora.</translation>
    </message>
    <message>
        <source>more than {count} files</source>
        <translation>mais de {count} ficheiros</translation>
    </message>
    <message>
        <source>The file has no board numbers: they are counted from {first}.</source>
        <translation>O ficheiro não tem números de carteira: contam-se a partir de {first}.</translation>
    </message>
    <message>
        <source>Boards in {here}: {count}. In {there}: {other_count}.</source>
        <translation>Carteiras em {here}: {count}. Em {there}: {other_count}.</translation>
    </message>
    <message>
        <source>{numbers} and {last}</source>
        <translation>{numbers} e {last}</translation>
    </message>
    <message>
        <source>all but number {numbers}</source>
        <translation>todas menos o número {numbers}</translation>
    </message>
    <message>
        <source>all but numbers {numbers}</source>
        <translation>todas menos os números {numbers}</translation>
    </message>
    <message>
        <source>The file says set code {code}, but its boards are those of set {other}.</source>
        <translation>O ficheiro diz código {code}, mas as carteiras são as da série {other}.</translation>
    </message>
    <message>
        <source>The file says set code {code}, as another file did that was seen here before. Not the same in both: {boards}. This computer cannot say which is right.</source>
        <translation>O ficheiro diz código {code}, como outro visto aqui antes. Diferentes nos dois: {boards}. Este computador não pode dizer qual está certo.</translation>
    </message>
    <message>
        <source>The file says set code {code}, but none of its boards is of that set.</source>
        <translation>O ficheiro diz código {code}, mas nenhuma das carteiras é dessa série.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except number {boards}.</source>
        <translation>O ficheiro diz código {code}. Todas as carteiras são dessa série, exceto o número {boards}.</translation>
    </message>
    <message>
        <source>The file says set code {code}. All its boards are of that set, except numbers {boards}.</source>
        <translation>O ficheiro diz código {code}. Todas as carteiras são dessa série, exceto os números {boards}.</translation>
    </message>
    <message>
        <source>Line {number} is not a result such as “3: 4S N 9” or “3: 4S N -1”.</source>
        <translation>A linha {number} não é um resultado como «3: 4S N 9» ou «3: 4S N -1».</translation>
    </message>
    <message>
        <source>Play of this set is not over: results are weighed when it is finished.</source>
        <translation>Esta série ainda não acabou: os resultados avaliam-se depois.</translation>
    </message>
    <message>
        <source>Give a board of the set, its four hands, and at least one result.</source>
        <translation>Indique uma carteira da série, as quatro mãos e pelo menos um resultado.</translation>
    </message>
    <message>
        <source>A spot check asks about {fewest} boards at least, and {most} at most.</source>
        <translation>Uma verificação por amostra pergunta por {fewest} carteiras no mínimo e {most} no máximo.</translation>
    </message>
    <message>
        <source>write a seat, a colon and four hands: N:hand hand hand hand</source>
        <translation>escreva um lugar, dois pontos e quatro mãos: N:mão mão mão mão</translation>
    </message>
    <message>
        <source>begin each hand with its own seat, N, E, S or W, and a space</source>
        <translation>comece cada mão com o seu próprio lugar, N, E, S ou W, e um espaço</translation>
    </message>
    <message>
        <source>{who}: a letter can be a suit or a card; put dots between the suits</source>
        <translation>{who}: uma letra pode ser naipe ou carta; ponha pontos entre os naipes</translation>
    </message>
    <message>
        <source>{who}: this is not a hand of 13 different cards</source>
        <translation>{who}: não é uma mão de 13 cartas diferentes</translation>
    </message>
    <message>
        <source>no hand of 13 cards is there</source>
        <translation>não há nenhuma mão de 13 cartas</translation>
    </message>
    <message>
        <source>there is something in the unused part</source>
        <translation>há alguma coisa na parte por usar</translation>
    </message>
    <message>
        <source>it must start with N:, E:, S: or W:</source>
        <translation>tem de começar por N:, E:, S: ou W:</translation>
    </message>
    <message>
        <source>{who} has a letter that is not a rank</source>
        <translation>{who} tem uma letra que não é uma carta</translation>
    </message>
    <message>
        <source>“{name}” is not a format for boards.</source>
        <translation>«{name}» não é um formato de carteiras.</translation>
    </message>
    <message>
        <source>The file has {count} boards; the numbers given do not match that.</source>
        <translation>O ficheiro contém {count} carteiras; os números indicados são para outra quantidade.</translation>
    </message>
    <message>
        <source>No format was chosen, so there would be no files.</source>
        <translation>Não foi escolhido nenhum formato, por isso não haveria ficheiro.</translation>
    </message>
    <message>
        <source>Nobody may see statistics of boards that have not been played (Law 6D). Make them when play is over.</source>
        <translation>Ninguém pode ver estatísticas de carteiras que ainda estão por jogar (Lei 6D). Faça-as quando o jogo acabar.</translation>
    </message>
    <message>
        <source>There is nothing to undo for this set.</source>
        <translation>Esta série não deu nenhum passo que possa ser anulado.</translation>
    </message>
    <message>
        <source>it has no boards</source>
        <translation>não contém carteiras</translation>
    </message>
    <message>
        <source>it has a line break</source>
        <translation>contém um fim de linha</translation>
    </message>
    <message>
        <source>it is not a backup of a journal</source>
        <translation>não é uma cópia de segurança de um registo</translation>
    </message>
    <message>
        <source>it is not a valid database</source>
        <translation>não é uma base de dados em bom estado</translation>
    </message>
    <message>
        <source>it has no key</source>
        <translation>não contém nenhuma chave</translation>
    </message>
    <message>
        <source>nothing can follow its newest row</source>
        <translation>a sua última linha não pode ser seguida de outra</translation>
    </message>
    <message>
        <source>no single encoding has all its letters</source>
        <translation>o ficheiro não pode escrever todas as suas letras de uma só maneira</translation>
    </message>
    <message>
        <source>there is an invisible character</source>
        <translation>há um carácter que não se vê</translation>
    </message>
    <message>
        <source>there is a tab character</source>
        <translation>há um tabulador</translation>
    </message>
    <message>
        <source>{tag} is there already, on line {line}</source>
        <translation>{tag} já está na linha {line}</translation>
    </message>
    <message>
        <source>another phase already uses the file name “{prefix}”</source>
        <translation>outra fase já chama «{prefix}» aos seus ficheiros</translation>
    </message>
    <message>
        <source>it has an invisible character</source>
        <translation>contém um carácter que não se vê</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a file name</source>
        <translation>contém «{sign}», que não cabe num nome de ficheiro</translation>
    </message>
    <message>
        <source>it starts with a dot, a dash or a space</source>
        <translation>começa por um ponto, um traço ou um espaço</translation>
    </message>
    <message>
        <source>it ends with a dot or a space</source>
        <translation>termina num ponto ou num espaço</translation>
    </message>
    <message>
        <source>it has two dots in a row</source>
        <translation>contém dois pontos seguidos</translation>
    </message>
    <message>
        <source>Windows reserves this name for a device</source>
        <translation>o Windows reserva esse nome para um dispositivo</translation>
    </message>
    <message>
        <source>the same is true of {count} more</source>
        <translation>e o mesmo em mais {count}</translation>
    </message>
    <message>
        <source>there can be at most {limit} holders</source>
        <translation>pode haver {limit} depositários de palavras no máximo</translation>
    </message>
    <message>
        <source>it has “{sign}”, which cannot be used in a holder’s name</source>
        <translation>contém «{sign}», que não pode estar no nome de um depositário</translation>
    </message>
    <message>
        <source>two phases would use the file name “{prefix}”</source>
        <translation>duas fases chamariam «{prefix}» aos seus ficheiros</translation>
    </message>
    <message>
        <source>start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all</source>
        <translation>comece por uma letra e use depois letras de A a Z, algarismos, «-» e «_», até 40</translation>
    </message>
    <message>
        <source>“{text}” is reserved for what is still to be decided</source>
        <translation>«{text}» representa o que ainda está por decidir</translation>
    </message>
    <message>
        <source>it is {found}; at most {limit} is possible</source>
        <translation>é {found}, e o máximo é {limit}</translation>
    </message>
    <message>
        <source>a tournament’s file ends in “.sqd”</source>
        <translation>o ficheiro de um torneio termina em «.sqd»</translation>
    </message>
    <message>
        <source>Publish it first: that makes the keys and fixes them.</source>
        <translation>Publique-o primeiro: assim as chaves são criadas e ficam fixadas.</translation>
    </message>
    <message>
        <source>The outside value is already in the plan.</source>
        <translation>O valor externo já está no plano.</translation>
    </message>
    <message>
        <source>Go on to deal.</source>
        <translation>Continue com a distribuição.</translation>
    </message>
    <message>
        <source>The keys have been revealed, so anyone can compute every deal of this tournament.</source>
        <translation>As chaves foram reveladas: qualquer pessoa pode calcular todas as distribuições deste torneio.</translation>
    </message>
    <message>
        <source>The key of this session has been revealed, so anyone can compute its reserve set: {session}.</source>
        <translation>A chave desta sessão está revelada, por isso qualquer pessoa pode calcular a sua série de reserva: {session}.</translation>
    </message>
    <message>
        <source>The keys of this tournament are not in the same folder as its plan.</source>
        <translation>As chaves deste torneio não estão junto do plano.</translation>
    </message>
    <message>
        <source>The plan contains an outside value before its keys are made.</source>
        <translation>O plano contém um valor externo antes de as suas chaves serem criadas.</translation>
    </message>
    <message>
        <source>Remove the line DV from it: the keys must be made while nobody knows the value.</source>
        <translation>Retire a linha DV: as chaves são criadas enquanto ninguém sabe o valor.</translation>
    </message>
    <message>
        <source>The keys open every session, including those not played yet.</source>
        <translation>As chaves abrem todas as sessões, também as que ainda estão por jogar.</translation>
    </message>
    <message>
        <source>This computer’s journal has no session that was dealt.</source>
        <translation>O registo deste computador não conhece nenhuma sessão distribuída.</translation>
    </message>
    <message>
        <source>No file of this set contains its deals.</source>
        <translation>Nenhum ficheiro desta série contém as suas distribuições.</translation>
    </message>
    <message>
        <source>The files of this set no longer contain the boards that were dealt.</source>
        <translation>Os ficheiros desta série contêm agora outras carteiras, não as distribuídas.</translation>
    </message>
    <message>
        <source>There are several plans (.sqd) among the files: give only one.</source>
        <translation>Há vários planos (.sqd) entre os ficheiros: entregue só um.</translation>
    </message>
    <message>
        <source>There is no plan (.sqd) among the files. The plan shows what was promised.</source>
        <translation>Não há nenhum plano (.sqd) entre os ficheiros: é ele que diz o que foi prometido.</translation>
    </message>
    <message>
        <source>Lines of the plan that mean nothing and are ignored: {lines}.</source>
        <translation>Linhas do plano que nada significam e ficam de fora: {lines}.</translation>
    </message>
    <message>
        <source>The page “{name}” among the files is not this program’s page: it is from another version, or somebody changed it. Take the page from the program or its releases, never from a pack.</source>
        <translation>A página «{name}» entre os ficheiros não é a deste programa: é de outra versão, ou alguém a alterou. Use a página do programa ou das suas publicações, nunca a de um pacote.</translation>
    </message>
    <message>
        <source>The line endings of “{name}” were changed on the way; the hash was computed with the original ones.</source>
        <translation>Os fins de linha de «{name}» mudaram pelo caminho; o hash conta os que deve ter.</translation>
    </message>
    <message>
        <source>Skipped, because they are not files of boards: {names}.</source>
        <translation>Ficheiros que não são de carteiras e não foram vistos: {names}.</translation>
    </message>
    <message>
        <source>Revealed earlier on their own, according to the organiser: {sessions}.</source>
        <translation>Reveladas antes, cada uma por si, como diz o organizador: {sessions}.</translation>
    </message>
    <message>
        <source>there are two with this name</source>
        <translation>há dois com este nome</translation>
    </message>
    <message>
        <source>This is more files than any tournament has. Give fewer at a time.</source>
        <translation>São mais ficheiros do que qualquer torneio tem: entregue menos de cada vez.</translation>
    </message>
    <message>
        <source>it is not a valid archive</source>
        <translation>não é um arquivo comprimido em bom estado</translation>
    </message>
    <message>
        <source>“{name}” is not the file in the list of checksums.</source>
        <translation>«{name}» não é o ficheiro de que fala a lista de somas de verificação.</translation>
    </message>
    <message>
        <source>one of its letters is wrong</source>
        <translation>alguma letra está errada</translation>
    </message>
    <message>
        <source>the file is too long for a key file</source>
        <translation>o ficheiro é demasiado longo para um de chaves</translation>
    </message>
    <message>
        <source>its header is not complete</source>
        <translation>o seu cabeçalho não está completo</translation>
    </message>
    <message>
        <source>it was changed or is incomplete</source>
        <translation>foi alterado ou cortado</translation>
    </message>
    <message>
        <source>its first or last line was changed</source>
        <translation>a sua primeira ou última linha não está como estava</translation>
    </message>
    <message>
        <source>it contains a wrong character, or is incomplete</source>
        <translation>contém uma letra estranha, ou foi cortado</translation>
    </message>
    <message>
        <source>at least two must be needed</source>
        <translation>pelo menos duas têm de se juntar</translation>
    </message>
    <message>
        <source>they are from different sets</source>
        <translation>são de grupos diferentes</translation>
    </message>
    <message>
        <source>one of its words differs from the sheet</source>
        <translation>uma das suas palavras não é a da folha</translation>
    </message>
    <message>
        <source>spaces at the ends of a field get lost</source>
        <translation>os espaços nas pontas de um campo perdem-se</translation>
    </message>
    <message>
        <source>it is not a commitment</source>
        <translation>é outra coisa, não um compromisso</translation>
    </message>
    <message>
        <source>its lines are not text</source>
        <translation>as suas linhas não são textos</translation>
    </message>
    <message>
        <source>its lines are not in order</source>
        <translation>as suas linhas não estão por ordem</translation>
    </message>
    <message>
        <source>one of its lines does not name a holder</source>
        <translation>uma das suas linhas não nomeia nenhum depositário de palavras</translation>
    </message>
    <message>
        <source>its rule is not in the required form</source>
        <translation>a sua regra não tem a única forma possível</translation>
    </message>
    <message>
        <source>character {place} is invisible</source>
        <translation>o carácter {place} não se vê</translation>
    </message>
    <message>
        <source>the file has no boards</source>
        <translation>o ficheiro não contém nenhuma carteira</translation>
    </message>
    <message>
        <source>Boards of “{session}” that replace the original ones: {numbers}.</source>
        <translation>Carteiras de «{session}» em vez das originais: {numbers}.</translation>
    </message>
    <message>
        <source>the two sources must be different</source>
        <translation>pode haver duas fontes diferentes</translation>
    </message>
    <message>
        <source>{what} is empty, or has extra spaces</source>
        <translation>vazio ou com espaços a mais: {what}</translation>
    </message>
    <message>
        <source>the day is not a date</source>
        <translation>o dia não é uma data</translation>
    </message>
    <message>
        <source>Give the opened record a different name.</source>
        <translation>O impresso aberto precisa de um nome próprio.</translation>
    </message>
    <message>
        <source>The sealed file contains no record or sheet.</source>
        <translation>O ficheiro selado não contém nenhum impresso.</translation>
    </message>
    <message>
        <source>This is a locked box. Open it on the Check page, or with “bigdeal unlock”.</source>
        <translation>É uma caixa bloqueada. Abra-a na página Verificação ou com «bigdeal unlock».</translation>
    </message>
    <message>
        <source>All sheets made together must go into one folder.</source>
        <translation>Todas as folhas feitas de uma vez têm de ficar numa só pasta.</translation>
    </message>
    <message>
        <source>The name ends with “{suffix}”, but nothing will be sealed.</source>
        <translation>O nome termina em «{suffix}», mas não há nada para selar.</translation>
    </message>
    <message>
        <source>The file name must end with {suffixes}.</source>
        <translation>O nome do ficheiro tem de terminar em {suffixes}.</translation>
    </message>
    <message>
        <source>a card’s owner is not 1, 2, 3 or 4</source>
        <translation>o dono de uma carta não é 1, 2, 3 ou 4</translation>
    </message>
    <message>
        <source>the header does not give the file’s {count} boards</source>
        <translation>o cabeçalho não conta as {count} carteiras do ficheiro</translation>
    </message>
    <message>
        <source>it has no board numbers: tell the reading program that they are {boards}</source>
        <translation>não tem números de carteira: a quem o ler é preciso dizer que são {boards}</translation>
    </message>
    <message>
        <source>it has no board numbers, and programs that take its first line for board 1 rotate the hands</source>
        <translation>não tem números de carteira, e os programas que tomam a sua primeira linha pela carteira 1 rodam as mãos</translation>
    </message>
    <message>
        <source>there is an empty line between the boards</source>
        <translation>há uma linha vazia entre as carteiras</translation>
    </message>
    <message>
        <source>it is not a row of ASCII fields</source>
        <translation>não é uma linha de campos em ASCII</translation>
    </message>
    <message>
        <source>the 17th field is not a board number</source>
        <translation>o 17.º campo não é um número de carteira</translation>
    </message>
    <message>
        <source>a suit has a letter that is not a rank</source>
        <translation>um naipe tem uma letra que não é uma carta</translation>
    </message>
    <message>
        <source>it does not start with [Document]</source>
        <translation>não começa por [Document]</translation>
    </message>
    <message>
        <source>board {number} appears twice</source>
        <translation>a carteira {number} já lá está</translation>
    </message>
    <message>
        <source>the same key appears twice</source>
        <translation>a mesma chave está duas vezes</translation>
    </message>
    <message>
        <source>From board and To board are not within 1 to {last}</source>
        <translation>From board e To board não indicam carteiras de 1 a {last}</translation>
    </message>
    <message>
        <source>“{key}” is missing or not a number</source>
        <translation>«{key}» falta ou não é um número</translation>
    </message>
    <message>
        <source>{doubt}; none of them is hidden on the machine’s screen</source>
        <translation>{doubt}; nenhuma delas fica oculta no ecrã da máquina</translation>
    </message>
    <message>
        <source>the trailer differs from the first board’s</source>
        <translation>o final não é o da primeira carteira</translation>
    </message>
    <message>
        <source>it claims boards {first} to {last} but has {count}</source>
        <translation>declara as carteiras {first} a {last}, mas contém {count}</translation>
    </message>
    <message>
        <source>the trailer cannot be read</source>
        <translation>o final não se consegue ler</translation>
    </message>
    <message>
        <source>there is no deal with this number</source>
        <translation>nenhuma distribuição tem este número</translation>
    </message>
    <message>
        <source>a tag does not have the form [Name &quot;value&quot;]</source>
        <translation>uma etiqueta não tem a forma [Name &quot;value&quot;]</translation>
    </message>
    <message>
        <source>a hand in Deal has a letter that is not a rank</source>
        <translation>uma mão em Deal tem uma letra que não é uma carta</translation>
    </message>
    <message>
        <source>Big Deal’s own figures overflow above about 5,700 boards; these are correct</source>
        <translation>os números do próprio Big Deal transbordam a partir de cerca de 5700 carteiras; estes são os certos</translation>
    </message>
    <message>
        <source>{who} has 1 card</source>
        <translation>{who} tem 1 carta</translation>
    </message>
    <message>
        <source>4 hands are needed, not {count}</source>
        <translation>são precisas 4 mãos, não {count}</translation>
    </message>
    <message>
        <source>1 card that does not exist</source>
        <translation>1 carta que não é do baralho</translation>
    </message>
    <message>
        <source>{count} cards that do not exist</source>
        <translation>{count} cartas que não são do baralho</translation>
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
        <translation>faltam {count} cartas</translation>
    </message>
    <message>
        <source>The certificate’s file name is NAME{suffix}.</source>
        <translation>O ficheiro do certificado chama-se NOME{suffix}.</translation>
    </message>
    <message>
        <source>the structure of “{name}” was changed</source>
        <translation>«{name}» não tem a estrutura que tinha</translation>
    </message>
    <message>
        <source>is without an entry in the list of {table}</source>
        <translation>está na lista {table} sem anotação</translation>
    </message>
    <message>
        <source>is in the list of {table} with a different {column}</source>
        <translation>está na lista {table} com outro valor ({column})</translation>
    </message>
    <message>
        <source>has fingerprints but is not a set</source>
        <translation>tem marcas mas não é uma série</translation>
    </message>
    <message>
        <source>has a key but is not a set</source>
        <translation>tem uma chave mas não é uma série</translation>
    </message>
    <message>
        <source>the mark of the journal’s key was changed</source>
        <translation>a marca da chave do registo foi alterada</translation>
    </message>
    <message>
        <source>the count beside the journal is missing, or from another journal</source>
        <translation>a contagem ao lado do registo falta ou não é a dele</translation>
    </message>
    <message>
        <source>is missing at the end, according to {who}</source>
        <translation>falta no fim, segundo {who}</translation>
    </message>
    <message>
        <source>and all up to row {last} are missing at the end, according to {who}</source>
        <translation>e todas até à linha {last} faltam no fim, segundo {who}</translation>
    </message>
    <message>
        <source>These settings could not be read and were reset: {names}.</source>
        <translation>Não foi possível ler estas definições, que recomeçam do zero: {names}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({reason}) and were reset.</source>
        <translation>Não foi possível ler as definições ({reason}), que recomeçam do zero.</translation>
    </message>
    <message>
        <source>it has one of the characters &lt; &gt; : &quot; / \ | ? *</source>
        <translation>tem um dos caracteres &lt; &gt; : &quot; / \ | ? *</translation>
    </message>
    <message>
        <source>Windows reserves it for a device</source>
        <translation>o Windows reserva-o para um dispositivo</translation>
    </message>
    <message>
        <source>cards are A, K, Q, J (R, D, V), T or X, 9 … 2, without spaces between them</source>
        <translation>as cartas são A, K, Q, J (R, D, V), T ou X, 9 … 2, sem espaços entre elas</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>uma carta está duas vezes</translation>
    </message>
    <message>
        <source>contains something that was never written there</source>
        <translation>tem algo que nunca lá foi escrito</translation>
    </message>
    <message>
        <source>has a seal that this journal did not make</source>
        <translation>tem um selo que não é deste registo</translation>
    </message>
    <message>
        <source>at most 13</source>
        <translation>13 é o máximo</translation>
    </message>
    <message>
        <source>number {place} is not eight hexadecimal digits</source>
        <translation>a {place}.ª não são oito algarismos hexadecimais</translation>
    </message>
    <message>
        <source>“{name}” beside it cannot be read, because nothing can be written there</source>
        <translation>«{name}» ao lado não pode ser lido onde nada pode ser escrito</translation>
    </message>
    <message>
        <source>it repeats the same values</source>
        <translation>fornece sempre o mesmo</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is not a word for a sheet</source>
        <translation>{file} do programa está danificado: «{name}» não é uma palavra de uma folha</translation>
    </message>
    <message>
        <source>{file} of the program is damaged: “{name}” is wrong</source>
        <translation>{file} do programa está danificado: «{name}» não é o que deve ser</translation>
    </message>
    <message>
        <source>it contains no settings of Big Deal</source>
        <translation>não contém nada das definições do Big Deal</translation>
    </message>
    <message>
        <source>boards whose dealer or vulnerability does not match their number: {count}</source>
        <translation>carteiras com um dador ou uma vulnerabilidade que não são os do seu número: {count}</translation>
    </message>
    <message>
        <source>The file has {count} sessions with the same board numbers: give new ones.</source>
        <translation>O ficheiro contém {count} sessões em que os números das carteiras se repetem: dê novos.</translation>
    </message>
    <message>
        <source>the section [Document] is missing</source>
        <translation>não há secção [Document]</translation>
    </message>
    <message>
        <source>md is not a dealer and at most four hands</source>
        <translation>md não é um dador e quatro mãos no máximo</translation>
    </message>
    <message>
        <source>Board repeated with the same deal: {count} ×</source>
        <translation>Carteira que já lá está com a mesma distribuição: {count} ×</translation>
    </message>
    <message>
        <source>Game without hands, skipped: {count} ×</source>
        <translation>Entrada sem mãos dos jogadores, ignorada: {count} ×</translation>
    </message>
    <message>
        <source>Game with only some of the hands, skipped: {count} ×</source>
        <translation>Entrada só com parte das cartas, ignorada: {count} ×</translation>
    </message>
    <message>
        <source>Board without a number, counted on: {count} ×</source>
        <translation>Carteira sem número próprio, numerada por ordem: {count} ×</translation>
    </message>
    <message>
        <source>Dealer or vulnerability does not match the board number, not for play: {count} ×</source>
        <translation>O dador ou a vulnerabilidade não é o do número da carteira; não é para jogar: {count} ×</translation>
    </message>
    <message>
        <source>The same board number with a different deal, taken as another session: {count} ×</source>
        <translation>O mesmo número de carteira com outra distribuição, tomado como outra sessão: {count} ×</translation>
    </message>
    <message>
        <source>Belongs to no board, skipped: {count} ×</source>
        <translation>Não pertence a nenhuma carteira, ignorado: {count} ×</translation>
    </message>
    <message>
        <source>it was missing, and a new one was started with its old key</source>
        <translation>tinha desaparecido e foi recomeçado junto da sua chave antiga</translation>
    </message>
    <message>
        <source>it ends at row {last}, but it had reached row {known}</source>
        <translation>acaba na linha {last}, mas já tinha chegado à linha {known}</translation>
    </message>
    <message>
        <source>its rows are not the ones that the count beside it names</source>
        <translation>as suas linhas não são as que a contagem ao lado indica</translation>
    </message>
    <message>
        <source>Boards have been dealt from the outside value, so it can no longer be changed.</source>
        <translation>Já foram feitas carteiras com o valor externo, por isso não pode ser alterado.</translation>
    </message>
    <message>
        <source>Another program is working on this tournament.</source>
        <translation>Outro programa está a trabalhar neste torneio.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Espere até que acabe.</translation>
    </message>
    <message>
        <source>it is a different kind of file, or from a newer program</source>
        <translation>é de outro tipo, ou de um programa mais novo</translation>
    </message>
    <message>
        <source>a part of it is wrong</source>
        <translation>uma parte não é o que deve ser</translation>
    </message>
    <message>
        <source>its “{name}” is wrong</source>
        <translation>o seu «{name}» não é o que deve ser</translation>
    </message>
    <message>
        <source>line {line} is not a checksum</source>
        <translation>a linha {line} não é uma soma de verificação</translation>
    </message>
    <message>
        <source>Wait until then.</source>
        <translation>Espere que chegue.</translation>
    </message>
    <message>
        <source>it is still in the future</source>
        <translation>ainda não chegou</translation>
    </message>
    <message>
        <source>the plan was not sealed until {day}</source>
        <translation>o plano só foi selado em {day}</translation>
    </message>
    <message>
        <source>a number without spaces was promised</source>
        <translation>foi prometido um número sem espaços</translation>
    </message>
    <message>
        <source>two numbers with one space between them were promised</source>
        <translation>foram prometidos dois números com um espaço entre eles</translation>
    </message>
    <message>
        <source>the {name} is a number: digits with a point or comma</source>
        <translation>{name} é um número, de algarismos com ponto ou vírgula</translation>
    </message>
    <message>
        <source>the points or commas in {text} are in the wrong places</source>
        <translation>os pontos ou vírgulas em {text} não estão no sítio certo</translation>
    </message>
    <message>
        <source>its boards are not in the order of their numbers</source>
        <translation>as carteiras não estão na ordem dos seus números</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>no início</translation>
    </message>
    <message>
        <source>it is a compressed file: unpack it first</source>
        <translation>é um ficheiro comprimido: descomprima-o primeiro</translation>
    </message>
    <message>
        <source>Dealer or vulnerability not understood, so the one of the board number is used: {count} ×</source>
        <translation>Dador ou vulnerabilidade em palavras desconhecidas; usado o do número da carteira: {count} ×</translation>
    </message>
    <message>
        <source>The plan is sealed, so it can no longer be changed.</source>
        <translation>O plano está selado, por isso já não pode ser alterado.</translation>
    </message>
    <message>
        <source>The plan is already sealed.</source>
        <translation>O plano já está selado.</translation>
    </message>
    <message>
        <source>You can deal 1 to {most} sets at once.</source>
        <translation>De uma só vez podem distribuir-se de 1 a {most} séries.</translation>
    </message>
    <message>
        <source>Sets dealt together can have at most {most} boards in all; these would have {count}.</source>
        <translation>Várias séries de uma só vez podem ter {most} carteiras no total, e estas teriam {count}.</translation>
    </message>
    <message>
        <source>it is from a network that this program does not know</source>
        <translation>é de uma rede que este programa não conhece</translation>
    </message>
    <message>
        <source>Enter the value that it promises.</source>
        <translation>Fixe o valor que ele promete.</translation>
    </message>
    <message>
        <source>round {number} of drand was promised; its file contains the signature that proves it</source>
        <translation>estava prometido o sorteio drand {number}; o seu ficheiro traz a assinatura que o prova</translation>
    </message>
    <message>
        <source>The fallback value is the one of {day}: nobody can know it yet.</source>
        <translation>O que conta se a rede tiver acabado é de {day}: ninguém pode ainda sabê-lo.</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>não é texto em UTF-8</translation>
    </message>
    <message>
        <source>the randomness does not match the signature; one of them is wrong</source>
        <translation>o número aleatório não é o da assinatura; um dos dois está errado</translation>
    </message>
    <message>
        <source>the key is not a key of such a network</source>
        <translation>a chave não é de uma rede assim</translation>
    </message>
    <message>
        <source>the signature is not valid; one of its digits is wrong</source>
        <translation>a assinatura não é válida; algum algarismo está errado</translation>
    </message>
    <message>
        <source>the network did not sign round {number} like this; the number or the signature is wrong</source>
        <translation>a rede não assinou assim o sorteio {number}; o número ou a assinatura está errado</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>não é JSON correto</translation>
    </message>
    <message>
        <source>it has more pixels than a page can show</source>
        <translation>tem mais pontos do que uma página mostra</translation>
    </message>
    <message>
        <source>these words are not in the word list: {places}</source>
        <translation>estas palavras não estão na lista: {places}</translation>
    </message>
    <message>
        <source>word {place} differs from the slip</source>
        <translation>a palavra {place} é outra no papel</translation>
    </message>
    <message>
        <source>words {one} and {other} are swapped</source>
        <translation>as palavras {one} e {other} estão trocadas</translation>
    </message>
    <message>
        <source>choose first where the outside value will come from</source>
        <translation>diga primeiro de onde virá o valor externo</translation>
    </message>
    <message>
        <source>another holder already has this name</source>
        <translation>outro depositário já se chama assim</translation>
    </message>
    <message>
        <source>Reveal on the computer that dealt them.</source>
        <translation>Revele no computador que as distribuiu.</translation>
    </message>
    <message>
        <source>The keys of all sessions have already been revealed.</source>
        <translation>As chaves de todas as sessões já estão reveladas.</translation>
    </message>
    <message>
        <source>The public pack contains every session that was dealt.</source>
        <translation>O pacote público contém todas as sessões que foram distribuídas.</translation>
    </message>
    <message>
        <source>The key of a session opens all its boards, including its reserve set.</source>
        <translation>A chave de uma sessão abre todas as suas carteiras, também as da série de reserva.</translation>
    </message>
    <message>
        <source>What was published binds all keys together, so no single one can be proved.</source>
        <translation>O que foi publicado fixa todas as chaves em conjunto, por isso nenhuma se pode provar por si.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, so one key opens them all, including those not played yet.</source>
        <translation>O número de sessões da fase {phase} está em aberto, por isso uma só chave serve para todas: abriria também as que ainda estão por jogar.</translation>
    </message>
    <message>
        <source>According to this computer’s journal, {session} has not been dealt.</source>
        <translation>Segundo o registo deste computador, {session} não foi distribuída.</translation>
    </message>
    <message>
        <source>it is not the key of a session</source>
        <translation>é outra coisa que não a chave de uma sessão</translation>
    </message>
    <message>
        <source>it is not what should be there</source>
        <translation>não é o que tem de estar ali</translation>
    </message>
    <message>
        <source>it ends after {count} of {size} bytes</source>
        <translation>está cortado após {count} de {size} bytes</translation>
    </message>
    <message>
        <source>This computer has not seen this tournament before. The log in its folder shows what was done elsewhere, and that counts here too.</source>
        <translation>Este computador ainda não tinha visto este torneio. O que se fez com ele está no registo da sua pasta, e conta também aqui.</translation>
    </message>
    <message>
        <source>Part of the tournament log is damaged or missing. Ask what was done on other computers before you deal or reveal.</source>
        <translation>Parte do registo do torneio está danificada ou falta. Pergunte o que se fez noutros computadores antes de distribuir ou revelar.</translation>
    </message>
    <message>
        <source>Two computers continued this tournament without knowing of each other. Compare what they dealt, and record a deviation that says how this happened: it joins the two.</source>
        <translation>Dois computadores continuaram este torneio, cada um sem o que o outro fez. Compare o que distribuíram e registe um desvio que diga como aconteceu: junta os dois.</translation>
    </message>
    <message>
        <source>its folder is another user’s</source>
        <translation>a sua pasta é de outro utilizador</translation>
    </message>
    <message>
        <source>This set was spot-checked {count} times before play. It can be checked again when play is over.</source>
        <translation>Esta série foi verificada por amostra {count} vezes antes do jogo. Poderá sê-lo de novo quando o jogo acabar.</translation>
    </message>
    <message>
        <source>This is an Access database, which is not read here. Export its table ReceivedData as CSV, and choose that file.</source>
        <translation>É uma base de dados Access, que aqui não se lê. Exporte a tabela ReceivedData como CSV e escolha esse ficheiro.</translation>
    </message>
    <message>
        <source>The file has no result of board {number}.</source>
        <translation>O ficheiro não tem nenhum resultado da carteira {number}.</translation>
    </message>
    <message>
        <source>This is not whole JSON.</source>
        <translation>Não é um JSON completo.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or SVG picture</source>
        <translation>não é uma imagem PNG, JPEG nem SVG</translation>
    </message>
    <message>
        <source>its drawing is too complicated</source>
        <translation>o desenho é demasiado complicado</translation>
    </message>
    <message>
        <source>the attached journal in “{folder}” is missing or was changed</source>
        <translation>o registo anexado em «{folder}» falta ou foi alterado</translation>
    </message>
    <message>
        <source>{count} older journals are attached here, and no more are possible.</source>
        <translation>Aqui estão anexados {count} registos anteriores, e não são possíveis mais.</translation>
    </message>
    <message>
        <source>Deal other boards outside the tournament, as an ordinary session, and record a deviation.</source>
        <translation>Distribua outras carteiras fora do torneio, como uma sessão normal, e registe um desvio.</translation>
    </message>
    <message>
        <source>The files of another journal are here: “{path}”. Move the three files “{name}”, “{key_name}” and “{head_name}” of that folder elsewhere, keep them, and restore again.</source>
        <translation>Estão aqui os ficheiros de outro registo: «{path}». Leve os três ficheiros «{name}», «{key_name}» e «{head_name}» dessa pasta para outro lugar, guarde-os e volte a recuperar a cópia.</translation>
    </message>
    <message>
        <source>a card is in two of the hands: look for one hand at a time</source>
        <translation>uma carta está em duas das mãos: procure uma de cada vez</translation>
    </message>
    <message>
        <source>an owner word</source>
        <translation>uma palavra de detentores</translation>
    </message>
    <message>
        <source>it has {count} letters N, E, S, W or -</source>
        <translation>tem {count} letras N, E, S, W ou -</translation>
    </message>
    <message>
        <source>a part of a deal</source>
        <translation>uma parte de uma distribuição</translation>
    </message>
    <message>
        <source>a suit by itself ends at {last}</source>
        <translation>um naipe sozinho termina em {last}</translation>
    </message>
    <message>
        <source>its bits are not those of a layout</source>
        <translation>os seus bits não são os de uma disposição</translation>
    </message>
    <message>
        <source>different whole numbers from 0 on</source>
        <translation>números inteiros diferentes a partir de 0</translation>
    </message>
    <message>
        <source>no set of this size has this index</source>
        <translation>nenhum conjunto deste tamanho tem este índice</translation>
    </message>
    <message>
        <source>a set of numbers</source>
        <translation>um conjunto de números</translation>
    </message>
    <message>
        <source>the sequences of a deal</source>
        <translation>as sequências de uma distribuição</translation>
    </message>
    <message>
        <source>three times 13 different places, below 52, 39 and 26</source>
        <translation>três vezes 13 lugares diferentes, abaixo de 52, 39 e 26</translation>
    </message>
    <message>
        <source>the triple of a deal</source>
        <translation>os três índices de uma distribuição</translation>
    </message>
    <message>
        <source>three numbers from 0, below C(52,13), C(39,13) and C(26,13)</source>
        <translation>três números a partir de 0, abaixo de C(52,13), C(39,13) e C(26,13)</translation>
    </message>
    <message>
        <source>cards marked unused that have a seat: {count}</source>
        <translation>cartas não usadas que têm lugar: {count}</translation>
    </message>
    <message>
        <source>the row is shorter than the heading</source>
        <translation>a linha é mais curta do que o cabeçalho</translation>
    </message>
    <message>
        <source>a hand is not four suits with dots between</source>
        <translation>uma mão não são quatro naipes separados por pontos</translation>
    </message>
    <message>
        <source>the column of board numbers has none here</source>
        <translation>a coluna dos números de carteira não tem nenhum aqui</translation>
    </message>
    <message>
        <source>Double dummy of more than {most} boards is not worked out here.</source>
        <translation>A cartas vistas não se calculam aqui mais de {most} carteiras.</translation>
    </message>
    <message>
        <source>This is not whole CSV.</source>
        <translation>Não é um CSV completo.</translation>
    </message>
    <message>
        <source>a row has no number</source>
        <translation>uma linha não tem número</translation>
    </message>
    <message>
        <source>“{text}” names no sessions: write 1:1-3 (phase 1, sessions 1 to 3), 2:all, or all.</source>
        <translation>«{text}» não indica sessões: escreva 1:1-3 para as sessões 1 a 3 da fase 1, 2:all para a fase 2, ou all.</translation>
    </message>
    <message>
        <source>The number of sessions of phase {phase} is open, and there is no key for it. None of its sessions can be dealt.</source>
        <translation>O número de sessões da fase {phase} está em aberto, e as chaves não têm nenhuma para ela: nenhuma das suas sessões pode ser distribuída.</translation>
    </message>
    <message>
        <source>with these holders the sentence has {count} characters, {limit} at most: use fewer holders, shorter names, or a shorter text</source>
        <translation>com estes depositários a frase tem {count} caracteres, e o máximo é {limit}: tome menos depositários, nomes mais curtos ou menos palavras para o valor externo</translation>
    </message>
    <message>
        <source>all words are in the list, but several differ from the slip, or the hash belongs to other words</source>
        <translation>todas as palavras estão na lista, e mais de uma é outra no papel; ou o hash é de outras palavras</translation>
    </message>
    <message>
        <source>“{file}” is a PDF, like a secret slip; the organiser’s file is a text whose name ends in “-hash.txt”</source>
        <translation>«{file}» é um PDF, como um papel secreto; o ficheiro para o organizador é um texto cujo nome acaba em «-hash.txt»</translation>
    </message>
    <message>
        <source>its check code is not 64 hexadecimal digits</source>
        <translation>o seu código de verificação não tem 64 algarismos hexadecimais</translation>
    </message>
    <message>
        <source>There is no commitment in the plan’s folder, so there is no check code.</source>
        <translation>Não há compromisso junto ao plano, logo não há código de verificação.</translation>
    </message>
    <message>
        <source>{session} has {boards}, and no board {number}</source>
        <translation>{session} tem {boards} e nenhuma carteira {number}</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Hidden files of it were removed: {names}.</source>
        <translation>Os seus ficheiros escondidos foram removidos: {names}.</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} e mais {count}</translation>
    </message>
    <message>
        <source>Writing {names} into “{folder}” was interrupted before any file was complete. The set counts as failed.</source>
        <translation>A entrega de {names} em «{folder}» foi interrompida antes de algum ficheiro estar no lugar. A série conta como falhada.</translation>
    </message>
    <message>
        <source>The disk of “{folder}” keeps no rights: everyone who can use it can read the boards there.</source>
        <translation>O disco de «{folder}» não conhece direitos: quem o puder usar pode ler lá as carteiras.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” may hold boards, and could not be removed: {names}. The next dealing tries again.</source>
        <translation>Os ficheiros ocultos em «{folder}» podem conter carteiras e não puderam ser removidos: {names}. A próxima distribuição tenta de novo.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted at its last step. All its files are complete, and it now counts as dealt: {names}.</source>
        <translation>A entrega da série {code} foi interrompida no último passo. Todos os seus ficheiros estão completos e conta agora como distribuída: {names}.</translation>
    </message>
    <message>
        <source>Writing set {code} was interrupted before it was complete. It counts as failed, and its files were removed: {names}. Do not play copies of them.</source>
        <translation>A entrega da série {code} foi interrompida antes de estar completa. Conta como falhada e os seus ficheiros foram retirados: {names}. Não jogue cópias deles.</translation>
    </message>
    <message>
        <source>Writing files was interrupted, and files with those names have changed since. They were left alone: {names}.</source>
        <translation>Uma entrega foi interrompida, e ficheiros com os seus nomes mudaram desde então. Foram deixados como estão: {names}.</translation>
    </message>
    <message>
        <source>Hidden files in “{folder}” were left alone, because another user, computer or data folder made them: {names}.</source>
        <translation>Os ficheiros ocultos em «{folder}» foram deixados como estão, pois foram feitos por outro utilizador, computador ou pasta de dados: {names}.</translation>
    </message>
    <message>
        <source>Writing {names} was interrupted at its last step, and the journal does not know these boards. They were left alone. Do not play them unless you know where they come from.</source>
        <translation>A entrega de {names} foi interrompida no último passo, e o registo não conhece estas carteiras. Foram deixadas como estão. Não as jogue se não souber de onde vêm.</translation>
    </message>
    <message>
        <source>An earlier attempt to publish this plan was interrupted. Its keys are not in use, and its files were removed: {names}. Destroy any copies of them.</source>
        <translation>Uma publicação anterior deste plano foi interrompida. As suas chaves não fixam nada e os seus ficheiros foram removidos: {names}. Destrua as cópias.</translation>
    </message>
    <message>
        <source>Whether this counts as dealt is settled at the next dealing, or when the program starts.</source>
        <translation>Se conta como distribuída decide-se na próxima distribuição ou quando o programa iniciar.</translation>
    </message>
    <message>
        <source>All files are complete and stay in “{folder}”: {names}.</source>
        <translation>Todos os ficheiros estão completos e ficam em «{folder}»: {names}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Identification</source>
        <translation>Identificação</translation>
    </message>
    <message>
        <source>Files for</source>
        <translation>Ficheiros para</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Pasta para os ficheiros</translation>
    </message>
    <message>
        <source>Folder for used sets</source>
        <translation>Pasta para séries usadas</translation>
    </message>
    <message>
        <source>Exactly as Big Deal</source>
        <translation>Exatamente como o Big Deal</translation>
    </message>
    <message>
        <source>Randomness</source>
        <translation>Aleatoriedade</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspeto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Opções de impressão</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Torneios recentes</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primeiro arranque</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Idioma e aspeto</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idi&amp;oma</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamanho do texto</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Your club</source>
        <translation>O seu clube</translation>
    </message>
    <message>
        <source>&amp;Identification</source>
        <translation>&amp;Identificação</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Ticked when the program starts.</source>
        <translation>Assinalados ao abrir o programa.</translation>
    </message>
    <message>
        <source>&amp;New sets go to</source>
        <translation>Séries &amp;novas em</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>&amp;Used sets go to</source>
        <translation>Séries usa&amp;das em</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>Escol&amp;her…</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Contents of the files</source>
        <translation>Conteúdo dos ficheiros</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Padrão</translation>
    </message>
    <message>
        <source>E&amp;xactly as Big Deal</source>
        <translation>E&amp;xatamente como o Big Deal</translation>
    </message>
    <message>
        <source>&amp;Your typing and the computer</source>
        <translation>O q&amp;ue escreve e o computador</translation>
    </message>
    <message>
        <source>You type or move the mouse until the meter is full. Both are mixed: one good source is enough. Choose this if you can.</source>
        <translation>Escreve ou move o rato até o medidor ficar cheio. Ambos são misturados: basta que uma fonte seja boa. Escolha isto, se puder.</translation>
    </message>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;Modelos</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Nomes dos ficheiros</translation>
    </message>
    <message>
        <source>Day and event</source>
        <translation>Dia e prova</translation>
    </message>
    <message>
        <source>Day, event and set code</source>
        <translation>Dia, prova e código da série</translation>
    </message>
    <message>
        <source>Finished files stay</source>
        <translation>Os ficheiros terminados ficam</translation>
    </message>
    <message>
        <source>The last session</source>
        <translation>A última sessão</translation>
    </message>
    <message>
        <source>Nam&amp;es of the files</source>
        <translation>No&amp;mes dos ficheiros</translation>
    </message>
    <message>
        <source>Last preset</source>
        <translation>O último modelo</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Your club and place. It is mixed into every deal, so two clubs never deal the same boards, even from the same seed. It is not a password.</source>
        <translation>O seu clube e local. Entra em cada distribuição, para que dois clubes nunca distribuam as mesmas carteiras, nem com a mesma semente. Não é uma palavra-passe.</translation>
    </message>
    <message>
        <source>What machines and programs expect, with the known mistakes of older files corrected.</source>
        <translation>O que as máquinas e os programas esperam, com os erros conhecidos de ficheiros antigos corrigidos.</translation>
    </message>
    <message>
        <source>The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.</source>
        <translation>Byte a byte como o Big Deal 2.0, salvo o nome do programa. Para procedimentos antigos.</translation>
    </message>
    <message>
        <source>Only the &amp;computer</source>
        <translation>&amp;Só o computador</translation>
    </message>
    <message>
        <source>For anyone who can neither type nor move a mouse. The boards are as random as this computer can be trusted. You add nothing yourself, and the certificate of the set says so.</source>
        <translation>Para quem não pode escrever nem mover um rato. As carteiras são tão aleatórias quanto este computador for são; não acrescenta nada de seu, e o certificado da série diz isso.</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase for “age -d”.</source>
        <translation>Para o abrir: «bigdeal tournament» pede as palavras de cada folha. Sem este programa: uma ferramenta de SLIP-39 transforma as listas num segredo-mestre em hexadecimal (sem frase secreta); essa é a frase secreta para «age -d».</translation>
    </message>
    <message>
        <source>SECRET: share {number} of {count}</source>
        <translation>SEGREDO: parte {number} de {count}</translation>
    </message>
    <message>
        <source>SECRET: the passphrase of a tournament</source>
        <translation>SEGREDO: a frase secreta de um torneio</translation>
    </message>
    <message>
        <source>Tournament: {name}</source>
        <translation>Torneio: {name}</translation>
    </message>
    <message>
        <source>Opens: {file}</source>
        <translation>Abre: {file}</translation>
    </message>
    <message>
        <source>Without it nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Sem ela ninguém pode abrir o ficheiro, e as carteiras não podem ser distribuídas.</translation>
    </message>
    <message>
        <source>Print it twice, keep the sheets in two safe places, and delete this file.</source>
        <translation>Imprima-a duas vezes, guarde as folhas em dois lugares seguros e apague este ficheiro.</translation>
    </message>
    <message>
        <source>Set number: {number}</source>
        <translation>Número do grupo: {number}</translation>
    </message>
    <message>
        <source>Held by: {holder}</source>
        <translation>Guardada por: {holder}</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>O dia</translation>
    </message>
    <message>
        <source>Who keeps the keys</source>
        <translation>Quem guarda as chaves</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>Como verificar</translation>
    </message>
    <message>
        <source>Hash of the keys</source>
        <translation>Hash das chaves</translation>
    </message>
    <message>
        <source>SHA-256 of the page verify.html</source>
        <translation>SHA-256 da página verify.html</translation>
    </message>
    <message>
        <source>The same in words</source>
        <translation>O mesmo em palavras</translation>
    </message>
    <message>
        <source>Published before the outside value is known</source>
        <translation>Publicado antes de se saber o valor externo</translation>
    </message>
    <message>
        <source>The organiser says where.</source>
        <translation>O organizador di-lo.</translation>
    </message>
    <message>
        <source>The organiser, unsealed.</source>
        <translation>O organizador, não seladas.</translation>
    </message>
    <message>
        <source>The organiser, sealed with a passphrase.</source>
        <translation>O organizador, seladas com uma frase secreta.</translation>
    </message>
    <message>
        <source>Sealed for {count} secret key(s), any of which opens them.</source>
        <translation>Seladas para {count} chave(s) secreta(s); qualquer uma as abre.</translation>
    </message>
    <message>
        <source>SECRET until the outside value is known</source>
        <translation>SECRETO até o valor externo ser conhecido</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>As suas palavras</translation>
    </message>
    <message>
        <source>As one line</source>
        <translation>Numa linha</translation>
    </message>
    <message>
        <source>What they are for</source>
        <translation>Para que servem</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Without this program</source>
        <translation>Sem este programa</translation>
    </message>
    <message>
        <source>For the organiser, before the plan is published</source>
        <translation>Para o organizador, antes de o plano ser publicado</translation>
    </message>
    <message>
        <source>SHA-256 of the words</source>
        <translation>SHA-256 das palavras</translation>
    </message>
    <message>
        <source>Holder: {name}</source>
        <translation>Depositário: {name}</translation>
    </message>
    <message>
        <source>Any {needed} of the {count} sheets open the file; one alone is useless.</source>
        <translation>{needed} quaisquer das {count} listas de palavras abrem o ficheiro; uma sozinha não serve de nada.</translation>
    </message>
    <message>
        <source>Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.</source>
        <translation>Guarde esta folha separada das outras, num envelope fechado. Não a copie, fotografe nem envie por correio. Se restarem folhas a menos, ninguém pode abrir o ficheiro, e as carteiras não podem ser distribuídas.</translation>
    </message>
    <message>
        <source>Type it exactly as printed, with the dashes and in small letters.</source>
        <translation>Escreva-a tal como está, com os hífenes e em minúsculas.</translation>
    </message>
    <message>
        <source>Anyone who has this sheet and the file can compute every board.</source>
        <translation>Quem tiver esta folha e o ficheiro pode calcular todas as carteiras.</translation>
    </message>
    <message>
        <source>What determines the deals</source>
        <translation>O que decide as distribuições</translation>
    </message>
    <message>
        <source>And the words of these holders; if withheld, their SHA-256 instead</source>
        <translation>E as palavras destes depositários; se retidas, o seu SHA-256</translation>
    </message>
    <message>
        <source>{count} officials, sealed: any {needed} of them together can open the keys.</source>
        <translation>{count} responsáveis, seladas: {needed} deles juntos abrem as chaves.</translation>
    </message>
    <message>
        <source>Where everyone can find the value from then on</source>
        <translation>Onde todos encontram o valor a partir de então</translation>
    </message>
    <message>
        <source>Nothing on this page is secret. The organiser enters the name and this SHA-256 together with the source of the outside value. Later, check that the published promise names you with it.</source>
        <translation>Nada nesta página é secreto. O organizador indica o nome e este SHA-256 onde se escolhe a fonte do valor externo. Confirme depois que a promessa publicada o nomeia com ele.</translation>
    </message>
    <message>
        <source>They go into every deal of the tournament, together with the secret keys and the outside value. As long as only you know them, nobody can foresee a board, not even the organiser.</source>
        <translation>Entram em cada carteira do torneio, ao lado das chaves secretas e do valor externo. Enquanto só o senhor as conhecer, ninguém pode prever uma carteira, nem o organizador.</translation>
    </message>
    <message>
        <source>Do not show, email or photograph them. Give the organiser the other page. When the outside value is known, and not before, hand over the words so that the boards can be dealt, ideally all holders at the same moment. Play does not wait for you: without your words their SHA-256 is used instead, and every check says that they were withheld.</source>
        <translation>Não as mostre a ninguém, não as envie nem fotografe. Dê a outra página ao organizador. Quando o valor externo for conhecido, e não antes, entregue as palavras para as carteiras serem distribuídas, de preferência todos os depositários no mesmo momento. O jogo não espera por si: sem as suas palavras o SHA-256 delas toma o seu lugar, e qualquer verificação diz que foram retidas.</translation>
    </message>
    <message>
        <source>The SHA-256 on the other page is that of the one line above: small letters with hyphens between them, without a line break.</source>
        <translation>O SHA-256 da outra página é o da linha acima: letras minúsculas com hífenes entre as palavras, sem fim de linha.</translation>
    </message>
    <message>
        <source>Check code (digest, SHA-256)</source>
        <translation>Código de verificação</translation>
    </message>
    <message>
        <source>Photograph this sheet, or keep the bulletin. After the last board the organiser publishes a pack. The program bigdeal-gui, its command “bigdeal verify”, and the page verify.html from the program’s releases ask for this check code: the words, the digits or the QR code. If they agree, the plan, the promise and the keys are today’s ({name}.commit.json), and every board is computed again.</source>
        <translation>Fotografe esta folha, ou guarde o boletim. Depois da última carteira o organizador publica um pacote. O programa bigdeal-gui, o seu comando «bigdeal verify» ou a página verify.html publicada com o programa pedem este código de verificação: as palavras, os algarismos ou o código. Se coincidirem, plano, promessa e chaves são os de hoje ({name}.commit.json), e cada carteira é calculada de novo.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>your typing and the computer</source>
        <translation>o que escreve e o computador</translation>
    </message>
    <message>
        <source>a seed that was given</source>
        <translation>uma semente indicada</translation>
    </message>
    <message>
        <source>the tournament’s keys</source>
        <translation>as chaves do torneio</translation>
    </message>
    <message>
        <source>only your typing</source>
        <translation>só o que escreve</translation>
    </message>
    <message>
        <source>only the computer</source>
        <translation>só o computador</translation>
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
        <translation>arquivada</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>deslocada</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>a ser deslocada</translation>
    </message>
    <message>
        <source>no longer being moved</source>
        <translation>já não a ser deslocada</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>“{file}”, board {number}: {reason}.</source>
        <translation>«{file}», carteira {number}: {reason}.</translation>
    </message>
    <message>
        <source>Boards that are wrong there: {numbers}.</source>
        <translation>Carteiras erradas nele: {numbers}.</translation>
    </message>
    <message>
        <source>The organiser’s reason: “{reason}”.</source>
        <translation>Razão do organizador: «{reason}».</translation>
    </message>
    <message>
        <source>Every session of the plan is here, with every board.</source>
        <translation>Estão aqui todas as sessões do plano, com todas as carteiras.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: {reason} Get it again.</source>
        <translation>«{file}» não se pode usar: {reason} Obtenha-o de novo.</translation>
    </message>
    <message>
        <source>This plan is not published yet: no keys are bound to it.</source>
        <translation>Este plano ainda não está publicado: ainda não há chaves fixadas.</translation>
    </message>
    <message>
        <source>The keys are not here, or still sealed: they come after play.</source>
        <translation>As chaves não estão aqui, ou ainda seladas: vêm depois do jogo.</translation>
    </message>
    <message>
        <source>“{file}”: its root of the keys is not the one that was bound.</source>
        <translation>«{file}»: a sua raiz das chaves não é a que ficou fixada.</translation>
    </message>
    <message>
        <source>“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session}, is number {number} of {count}.</source>
        <translation>«{file}»: a sua chave é a número {found} de {found_count}; a da fase {phase}, sessão {session}, é a número {number} de {count}.</translation>
    </message>
    <message>
        <source>“{file}”: this is not the key that was bound for phase {phase}, session {session}.</source>
        <translation>«{file}»: esta não é a chave que ficou fixada para a fase {phase}, sessão {session}.</translation>
    </message>
    <message>
        <source>No boards are here: add their files, such as .pbn.</source>
        <translation>Não há carteiras: junte os seus ficheiros, por exemplo .pbn.</translation>
    </message>
    <message>
        <source>Give all of it, and say whether you saw it before {moment}.</source>
        <translation>Dê-o inteiro, e diga se o viu antes de {moment}.</translation>
    </message>
    <message>
        <source>the day of the value</source>
        <translation>se conhecer o valor</translation>
    </message>
    <message>
        <source>You know of no earlier promise of this organiser for this event, as you say.</source>
        <translation>Não sabe de nenhuma promessa anterior deste organizador para esta prova, como diz.</translation>
    </message>
    <message>
        <source>The value you gave is “{given}”; the value in the plan is “{value}”.</source>
        <translation>O valor que deu é «{given}»; no plano está «{value}».</translation>
    </message>
    <message>
        <source>The outside value is the one you gave.</source>
        <translation>O valor externo é o que deu.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, before the promised day, {day}.</source>
        <translation>O valor foi introduzido em {entered}, antes do dia prometido, {day}.</translation>
    </message>
    <message>
        <source>The value you gave, “{given}”, cannot be read as the promised one: {source}.</source>
        <translation>O valor que deu, «{given}», não pode ser lido como o prometido: {source}.</translation>
    </message>
    <message>
        <source>The value is the randomness of round {number}, which appeared on {when}: the network’s signature is genuine.</source>
        <translation>O valor é o número aleatório do sorteio drand {number}, que saiu em {when}: a assinatura da rede é autêntica.</translation>
    </message>
    <message>
        <source>The value is not that of the promised round {number}. It counts only if the network had ended before {when}.</source>
        <translation>O valor não é o do sorteio {number} prometido. Só conta se a rede tinha acabado antes de {when}.</translation>
    </message>
    <message>
        <source>Look up at {address} whether the randomness of round {number} is {value}.</source>
        <translation>Confirme em {address} se o número aleatório da ronda {number} é {value}.</translation>
    </message>
    <message>
        <source>The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is {value}; or add the file, and it is checked here.</source>
        <translation>O ficheiro do sorteio drand {number} (.round.json) não está aqui. Confirme em {address} se o número aleatório (randomness) é {value}; ou junte o ficheiro, e é verificado aqui.</translation>
    </message>
    <message>
        <source>“{file}” is not what the network signed: {reason}.</source>
        <translation>«{file}» não é o que a rede assinou: {reason}.</translation>
    </message>
    <message>
        <source>These have the same words, so they are one holder: {names}.</source>
        <translation>Têm as mesmas palavras, por isso são um só depositário: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are in the value: their SHA-256 is the promised one.</source>
        <translation>As palavras de «{name}» estão no valor: o seu SHA-256 é o prometido.</translation>
    </message>
    <message>
        <source>These sessions were played, as you say: {sessions}.</source>
        <translation>Estas sessões foram jogadas, como diz: {sessions}.</translation>
    </message>
    <message>
        <source>The promise announces a log of what was done, and it is not here.</source>
        <translation>A promessa anuncia um registo do que foi feito, e não está aqui.</translation>
    </message>
    <message>
        <source>Something of the log of what was done is damaged or missing.</source>
        <translation>Algo do registo do que foi feito está danificado ou falta.</translation>
    </message>
    <message>
        <source>The log of what was done is shorter than the text of a pack says.</source>
        <translation>O registo do que foi feito é mais curto do que diz o texto de um pacote.</translation>
    </message>
    <message>
        <source>By the log, two computers went on with this tournament, each without what the other did.</source>
        <translation>Segundo o registo, dois computadores continuaram este torneio, cada um sem o que o outro fez.</translation>
    </message>
    <message>
        <source>“{file}” has no boards.</source>
        <translation>«{file}» não contém nenhuma carteira.</translation>
    </message>
    <message>
        <source>“{file}” has the name of {named}, but the boards of {session}.</source>
        <translation>«{file}» tem o nome de {named}, mas as carteiras são as de {session}.</translation>
    </message>
    <message>
        <source>“{file}” has no board numbers, and the boards of {session} are in a different order.</source>
        <translation>«{file}» não tem números de carteira, e as carteiras de {session} estão noutra ordem.</translation>
    </message>
    <message>
        <source>“{phase}”: the number of sessions was left open. Found: {count}.</source>
        <translation>«{phase}»: o número de sessões ficou em aberto. Encontradas: {count}.</translation>
    </message>
    <message>
        <source>“{phase}”: the boards of its sessions were left open.</source>
        <translation>«{phase}»: ficou em aberto que carteiras têm as sessões.</translation>
    </message>
    <message>
        <source>{session}: none of its boards is here.</source>
        <translation>{session}: não há aqui nenhuma carteira dela.</translation>
    </message>
    <message>
        <source>{session}: its boards were left open. Found: {numbers}.</source>
        <translation>{session}: ficou em aberto que carteiras tem. Encontradas: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” was not opened: unpack it, and give its contents.</source>
        <translation>Não se olhou dentro de «{file}»: descompacte-o e dê o que contém.</translation>
    </message>
    <message>
        <source>The organiser reports a deviation from the plan: “{what}”.</source>
        <translation>O organizador conta um desvio do plano: «{what}».</translation>
    </message>
    <message>
        <source>“{file}” is in the list of checksums, but not among the files.</source>
        <translation>«{file}» está na lista de somas de verificação e não entre os ficheiros.</translation>
    </message>
    <message>
        <source>All files match the list of checksums in the pack.</source>
        <translation>Cada ficheiro é o que foi empacotado, segundo a lista de somas de verificação.</translation>
    </message>
    <message>
        <source>This is a practice tournament, made to try things out.</source>
        <translation>Este é um torneio de treino: foi feito para experimentar.</translation>
    </message>
    <message>
        <source>The keys of all sessions are here, but their hash is not the one in the plan (KH).</source>
        <translation>Estão aqui as chaves de todas as sessões, e o seu hash não é o que o plano diz (KH).</translation>
    </message>
    <message>
        <source>The keys are the ones fixed before.</source>
        <translation>As chaves são as que ficaram fixadas antes.</translation>
    </message>
    <message>
        <source>“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all keys together.</source>
        <translation>«{file}»: aqui não se pode provar uma chave por si: o compromisso, de versão 1, fixa todas as chaves em conjunto.</translation>
    </message>
    <message>
        <source>“{file}”: the plan has no separate key for phase {phase}, session {session}.</source>
        <translation>«{file}»: o plano não tem chave própria para a fase {phase}, sessão {session}.</translation>
    </message>
    <message>
        <source>{sessions}: the key has very few different characters, so it can be guessed.</source>
        <translation>{sessions}: a chave tem muito poucas letras diferentes, por isso pode ser adivinhada.</translation>
    </message>
    <message>
        <source>{sessions}: these have the same key, so they have the same boards.</source>
        <translation>{sessions}: têm uma só chave, por isso têm as mesmas carteiras.</translation>
    </message>
    <message>
        <source>This is only about {sessions}. The keys of the other sessions are still secret: nothing is proved about them before they are revealed.</source>
        <translation>Isto trata só de {sessions}. As chaves das outras sessões continuam em segredo: delas nada se prova antes de serem reveladas.</translation>
    </message>
    <message>
        <source>Plan and promise match the commitment word for word.</source>
        <translation>Plano e promessa são, palavra por palavra, os que o compromisso fixou.</translation>
    </message>
    <message>
        <source>There is no commitment: only the keys were fixed, not the names, sessions, boards and source.</source>
        <translation>Não há compromisso: só as chaves ficaram fixadas, e não nomes, sessões, carteiras e fonte.</translation>
    </message>
    <message>
        <source>You saw it, or had it, before {moment}, as you say.</source>
        <translation>Viu-o, ou guardou-o, antes de {moment}, como diz.</translation>
    </message>
    <message>
        <source>All earlier promises in this chain are here, each for a different event: {names}.</source>
        <translation>Estão aqui todas as promessas anteriores da sua cadeia, cada uma de outra prova: {names}.</translation>
    </message>
    <message>
        <source>Only the organiser says that there was no earlier promise. Say whether you know of an earlier promise for this event.</source>
        <translation>Que nenhuma outra promessa veio antes é só a palavra do organizador. Diga se sabe de uma promessa anterior para esta prova.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is a plan with the same keys but different lines: {lines}.</source>
        <translation>«{file}», entre os ficheiros, é um plano com as mesmas chaves, mas outras linhas: {lines}.</translation>
    </message>
    <message>
        <source>“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>«{file}», entre os ficheiros, é outro plano desta prova. Linhas diferentes: {lines}. Pergunte qual contava.</translation>
    </message>
    <message>
        <source>The organiser says: “{where}”, since {day}.</source>
        <translation>O organizador diz: «{where}», desde {day}.</translation>
    </message>
    <message>
        <source>The organiser says it was published on {since}, which is not before the promised day, {day}.</source>
        <translation>O organizador indica uma publicação em {since}, não antes do dia prometido, {day}.</translation>
    </message>
    <message>
        <source>An earlier promise for this same event is here (“{file}”): with several promises the best one can be chosen.</source>
        <translation>Há aqui uma promessa anterior da mesma prova («{file}»): quem faz várias pode escolher.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, agrees line by line.</source>
        <translation>O plano que guardou, «{file}», coincide linha a linha.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has the same keys but different lines: {lines}.</source>
        <translation>O plano que guardou, «{file}», tem as mesmas chaves, mas outras linhas: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}.</source>
        <translation>O plano que guardou, «{file}», é um rascunho sem chaves. Linhas diferentes: {lines}.</translation>
    </message>
    <message>
        <source>The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one counted.</source>
        <translation>O plano que guardou, «{file}», tem outras chaves. Linhas diferentes: {lines}. Pergunte qual contava.</translation>
    </message>
    <message>
        <source>The outside value is not in this plan yet: its day has not come.</source>
        <translation>O valor externo ainda não está neste plano: o seu dia está por vir.</translation>
    </message>
    <message>
        <source>The value was entered on {entered}, but the promised round {number} appeared later, on {when}.</source>
        <translation>O valor foi introduzido em {entered}. O sorteio {number} prometido só saiu depois, em {when}.</translation>
    </message>
    <message>
        <source>The promise does not fix how the value is written: a different spelling gives different boards.</source>
        <translation>A promessa não fixa como se escreve o valor: outras escritas dão outras carteiras.</translation>
    </message>
    <message>
        <source>“{value}” is not written as promised: digits only, with the promised decimals.</source>
        <translation>«{value}» não está escrito como prometido: só os algarismos, com as casas decimais prometidas.</translation>
    </message>
    <message>
        <source>Look the value up, and give it as you found it. The promise was: {source}.</source>
        <translation>Procure o valor e dê-o como o encontrou. Prometido: {source}.</translation>
    </message>
    <message>
        <source>The value was used as published, not as promised. The organiser’s reason: “{reason}”.</source>
        <translation>O valor foi tomado como publicado, não como prometido. Razão do organizador: «{reason}».</translation>
    </message>
    <message>
        <source>Look up whether the network had ended before {when}, and whether {value} was published. The promise for that case was: {source}.</source>
        <translation>Confirme se a rede tinha acabado antes de {when} e se foi publicado {value}. Prometido para esse caso: {source}.</translation>
    </message>
    <message>
        <source>“{file}” is round {found}; round {promised} was promised.</source>
        <translation>«{file}» é do sorteio {found}; estava prometido o sorteio {promised}.</translation>
    </message>
    <message>
        <source>“{file}” is the promised round, but the value does not match it.</source>
        <translation>«{file}» é o sorteio prometido, e o valor não é o seu número aleatório.</translation>
    </message>
    <message>
        <source>The value is not complete: the words, or their SHA-256, of everyone who keeps words belong after it: {names}.</source>
        <translation>O valor não está formado como prometido: a seguir vêm as palavras, ou o seu SHA-256, de todos os que guardam palavras: {names}.</translation>
    </message>
    <message>
        <source>The words of “{name}” are not twelve words from the list: they could be guessed.</source>
        <translation>O que «{name}» guardou não são doze palavras da lista: talvez possam ser adivinhadas.</translation>
    </message>
    <message>
        <source>The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who withheld them, or kept them from being used, could choose between two values.</source>
        <translation>As palavras de «{name}» não foram dadas: como prometido, o seu SHA-256 está no lugar delas. Quem as reteve, ou não as usou, podia escolher entre dois valores.</translation>
    </message>
    <message>
        <source>The value has neither the promised words of “{name}” nor their SHA-256.</source>
        <translation>O que está no valor por «{name}» não são as palavras cujo SHA-256 foi prometido, nem é esse SHA-256.</translation>
    </message>
    <message>
        <source>Say which sessions were played. If many are planned, only the best ones might be shown.</source>
        <translation>Diga que sessões foram jogadas. Quem planeia muitas pode mostrar as melhores.</translation>
    </message>
    <message>
        <source>Sessions to answer for: {sessions}.</source>
        <translation>Pergunta-se por estas: {sessions}.</translation>
    </message>
    <message>
        <source>{session}: it was planned or dealt but not played, as you say. Ask why.</source>
        <translation>{session}: foi planeada ou distribuída, e não jogada, como diz. Pergunte porquê.</translation>
    </message>
    <message>
        <source>Phase {phase}, session {session}: you played it, but it is not in the plan or the files.</source>
        <translation>Fase {phase}, sessão {session}: jogou-a, e o plano e os ficheiros não têm nenhuma.</translation>
    </message>
    <message>
        <source>You said which sessions were played.</source>
        <translation>Diz que sessões foram jogadas.</translation>
    </message>
    <message>
        <source>{session}: its key is the one bound for this session, number {number} of {count}. The others stay secret (“{file}”).</source>
        <translation>{session}: a sua chave é a que ficou fixada para esta sessão, número {number} de {count}, enquanto as outras continuam em segredo («{file}»).</translation>
    </message>
    <message>
        <source>“{file}” contains the key of one session, but the commitment for it is missing. Add the file that ends in .commit.json.</source>
        <translation>«{file}» contém a chave de uma sessão, e o compromisso que a fixa não está aqui: junte o ficheiro que acaba em .commit.json.</translation>
    </message>
    <message>
        <source>The check code is the one you gave.</source>
        <translation>O código de verificação é o que deu.</translation>
    </message>
    <message>
        <source>The check code you gave is not the one of this promise: {where}</source>
        <translation>O código de verificação que deu não é o desta promessa: {where}</translation>
    </message>
    <message>
        <source>Say whether you saw this check code, or had this plan, before {moment}.</source>
        <translation>Diga se viu este código de verificação, ou se tinha este plano, antes de {moment}.</translation>
    </message>
    <message>
        <source>What you gave cannot be read as the check code of this promise: {where}</source>
        <translation>O que deu não pode ser lido como o código de verificação desta promessa: {where}</translation>
    </message>
    <message>
        <source>The check code you gave cannot be compared, because the commitment is missing or cannot be used. Add the file that ends in .commit.json.</source>
        <translation>O código de verificação que deu não pode ser comparado: o compromisso não está aqui, ou não pode ser usado. Junte o ficheiro que termina em .commit.json.</translation>
    </message>
    <message>
        <source>You gave the hash of the keys. It covers only the keys; the check code also covers the names, sessions, boards and source.</source>
        <translation>O que deu é o hash das chaves. Fixa só as chaves, e não nomes, sessões, carteiras e fonte, como faz o código de verificação.</translation>
    </message>
    <message>
        <source>The organiser published an earlier promise, and it is not here. It may have been for this same event. Ask for it. Its check code: {digest}.</source>
        <translation>O organizador publicou outra promessa antes, e não está aqui: pode ter sido desta mesma prova. Peça-a. O seu código de verificação: {digest}.</translation>
    </message>
    <message>
        <source>Give the check code as you saw it where it was published, or a plan that you saved. Say whether that was before {moment}.</source>
        <translation>Dê o código de verificação tal como o viu onde foi publicado, ou um plano que guardou, e diga se foi antes de {moment}.</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Provado</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Fica para si</translation>
    </message>
    <message>
        <source>Still chosen by the organiser</source>
        <translation>Ainda à escolha do organizador</translation>
    </message>
    <message>
        <source>Not as promised</source>
        <translation>Não como foi prometido</translation>
    </message>
    <message>
        <source>“{file}”, {boards}: of no session whose key is here, so not judged.</source>
        <translation>«{file}», {boards}: de nenhuma sessão cuja chave esteja aqui, por isso nada se diz a esse respeito.</translation>
    </message>
    <message>
        <source>{session}, {boards}: from this session’s key and the outside value (“{file}”).</source>
        <translation>{session}, {boards}: da chave desta sessão e do valor externo («{file}»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: from the reserve set (“{file}”).</source>
        <translation>{session}, {boards}: da série de reserva («{file}»).</translation>
    </message>
    <message>
        <source>{session}, {boards}: the key of this session was revealed on {day}. From then on anybody could compute its reserve set. The record does not say that it was used before (“{file}”).</source>
        <translation>{session}, {boards}: a chave desta sessão foi revelada em {day}. Desde então qualquer um podia calcular a sua série de reserva, e o registo não diz que foi usada antes («{file}»).</translation>
    </message>
    <message>
        <source>{session}: {boards} missing.</source>
        <translation>{session}: não há {boards}.</translation>
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
