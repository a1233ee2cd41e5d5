"""Words of dealing sheets, labels and checklists in French, Spanish, Italian, Portuguese, and in Polish."""

from __future__ import annotations

from typing import Final

from bigdeal_gui.paper.sheet_words import SheetWords

FRENCH: Final = SheetWords(
    dealing_title="Feuille de distribution",
    dealing_how=(
        "Triez le jeu : ♠ de l’as au 2, puis ♥, ♦ et ♣. Posez-le face cachée, l’as de ♠ sur le dessus."
        " Distribuez par le dessus, une carte par lettre, ligne par ligne."
    ),
    dealing_check="Après chaque ligne, comptez les quatre paquets : les nombres sont au bout de la ligne.",
    dealing_keep=(
        "Ces lettres disent où sont les cartes : ne les étudiez pas, et détruisez la feuille après la"
        " distribution."
    ),
    piles="Cartes jusqu’ici",
    curtain_title="Fiches de main",
    curtain_how=(
        "Séparez les bandes le long des tirets. Repliez la partie vide de chaque bande sur les mains, le long"
        " du trait fin. Séparez ensuite les quatre fiches."
    ),
    labels_title="Étiquettes",
    records_note="Donnes jouées : ne pas ouvrir avant la fin de la séance",
    checklist_title="Contrôle de la duplication",
    checklist_how=(
        "Paraphez quand une donne est dupliquée ; une autre personne paraphe quand elle est vérifiée."
    ),
    board="Donne",
    dealer="Donneur",
    vulnerable="Vulnérabilité",
    copy_of="Exemplaire {number}",
    made="Faite",
    checked="Vérifiée",
    signature="Nom, heure",
)

SPANISH: Final = SheetWords(
    dealing_title="Hoja de reparto",
    dealing_how=(
        "Ordene la baraja: ♠ del as al 2, luego ♥, ♦ y ♣. Póngala boca abajo, con el as de ♠ arriba."
        " Reparta desde arriba, una carta por letra, línea por línea."
    ),
    dealing_check="Después de cada línea cuente los cuatro montones: los números están al final de la línea.",
    dealing_keep=(
        "Estas letras dicen dónde están las cartas: no las estudie, y destruya la hoja después de repartir."
    ),
    piles="Cartas hasta aquí",
    curtain_title="Tarjetas de mano",
    curtain_how=(
        "Separe las tiras por las líneas discontinuas. Doble la parte vacía de cada tira sobre las manos, por"
        " la línea fina. Después separe las cuatro tarjetas."
    ),
    labels_title="Etiquetas",
    records_note="Manos jugadas: no abrir antes del final del juego",
    checklist_title="Control de la duplicación",
    checklist_how=(
        "Ponga sus iniciales cuando una mano esté duplicada; otra persona las suyas cuando esté comprobada."
    ),
    board="Mano",
    dealer="Dador",
    vulnerable="Vulnerables",
    copy_of="Copia {number}",
    made="Hecha",
    checked="Control",
    signature="Nombre, hora",
)

ITALIAN: Final = SheetWords(
    dealing_title="Foglio di distribuzione",
    dealing_how=(
        "Ordinare il mazzo: ♠ dall’asso al 2, poi ♥, ♦ e ♣. Metterlo coperto, con l’asso di ♠ in cima."
        " Distribuire dall’alto, una carta per lettera, riga per riga."
    ),
    dealing_check="Dopo ogni riga contare i quattro mucchi: i numeri sono alla fine della riga.",
    dealing_keep=(
        "Queste lettere dicono dove sono le carte: non studiarle, e distruggere il foglio dopo la"
        " distribuzione."
    ),
    piles="Carte finora",
    curtain_title="Cartellini delle mani",
    curtain_how=(
        "Separare le strisce lungo le linee tratteggiate. Piegare la parte vuota di ogni striscia sopra le"
        " mani, lungo la linea sottile. Poi separare i quattro cartellini."
    ),
    labels_title="Etichette",
    records_note="Smazzate: non aprire prima della fine del gioco",
    checklist_title="Controllo della duplicazione",
    checklist_how=("Siglare quando un board è duplicato; un’altra persona sigla quando è controllato."),
    board="Board",
    dealer="Mazziere",
    vulnerable="Zona",
    copy_of="Copia {number}",
    made="Fatto",
    checked="Controllo",
    signature="Nome, ora",
)

PORTUGUESE: Final = SheetWords(
    dealing_title="Folha de distribuição",
    dealing_how=(
        "Ordene o baralho: ♠ do ás ao 2, depois ♥, ♦ e ♣. Ponha-o virado para baixo, com o ás de ♠ em cima."
        " Distribua de cima, uma carta por letra, linha a linha."
    ),
    dealing_check="Depois de cada linha conte os quatro montes: os números estão no fim da linha.",
    dealing_keep=(
        "Estas letras dizem onde estão as cartas: não as estude, e destrua a folha depois de distribuir."
    ),
    piles="Cartas até aqui",
    curtain_title="Cartões de mão",
    curtain_how=(
        "Separe as tiras pelas linhas tracejadas. Dobre a parte vazia de cada tira sobre as mãos, pela linha"
        " fina. Depois separe os quatro cartões."
    ),
    labels_title="Etiquetas",
    records_note="Mãos jogadas: não abrir antes do fim do jogo",
    checklist_title="Controlo da duplicação",
    checklist_how=(
        "Rubrique quando uma mão estiver duplicada; outra pessoa rubrica quando estiver verificada."
    ),
    board="Mão",
    dealer="Dador",
    vulnerable="Vulnerável",
    copy_of="Cópia {number}",
    made="Feita",
    checked="Verificada",
    signature="Nome, hora",
)

POLISH: Final = SheetWords(
    dealing_title="Lista do rozdawania",
    dealing_how=(
        "Ułóż talię: ♠ od asa do 2, potem ♥, ♦ i ♣. Połóż ją zakrytą, as ♠ na wierzchu."
        " Rozdawaj od góry, po jednej karcie na literę, wiersz po wierszu."
    ),
    dealing_check="Po każdym wierszu policz karty w czterech stosach: liczby stoją na końcu wiersza.",
    dealing_keep="Te litery mówią, gdzie leżą karty: nie studiuj ich, a po rozdaniu zniszcz kartkę.",
    piles="Kart dotąd",
    curtain_title="Kartki kontrolne",
    curtain_how=(
        "Rozetnij paski wzdłuż linii przerywanych. Złóż pustą część każdego paska w górę na karty, wzdłuż"
        " cienkiej linii. Potem rozetnij cztery kartki."
    ),
    labels_title="Etykiety",
    records_note="Rozkłady rozdań: nie otwierać przed końcem gry",
    checklist_title="Lista kontrolna powielania",
    checklist_how=(
        "Podpisz inicjałami, gdy rozdanie jest powielone; ktoś inny podpisuje, gdy jest sprawdzone."
    ),
    board="Rozdanie",
    dealer="Rozdaje",
    vulnerable="Założenia",
    copy_of="Kopia {number}",
    made="Zrobione",
    checked="Sprawdzone",
    signature="Imię, godzina",
)
