"""Words of dealing sheets, labels and checklists in English, Dutch, German, Swedish, Danish and Norwegian."""

from __future__ import annotations

from typing import Final

from bigdeal_gui.paper.sheet_words import SheetWords

ENGLISH: Final = SheetWords(
    dealing_title="Dealing sheet",
    dealing_how=(
        "Sort the pack: ♠ from the ace down to the 2, then ♥, ♦ and ♣. Turn it face down, the ♠ ace on top."
        " Deal from the top, one card to each letter, line by line."
    ),
    dealing_check="After each line count the four piles: the numbers stand at the end of the line.",
    dealing_keep=(
        "These letters tell where the cards lie: do not study them, and destroy the sheet after dealing."
    ),
    piles="Cards so far",
    curtain_title="Curtain cards",
    curtain_how=(
        "Cut the strips apart along the dashed lines. Fold the empty part of each strip up over the hands,"
        " along the thin line. Then cut the four cards apart."
    ),
    labels_title="Labels",
    records_note="Hand records: do not open before play is over",
    checklist_title="Duplication checklist",
    checklist_how=(
        "Write your initials when a board is duplicated; another person writes theirs when it is checked."
    ),
    board="Board",
    dealer="Dealer",
    vulnerable="Vulnerable",
    copy_of="Copy {number}",
    made="Made",
    checked="Checked",
    signature="Name, time",
)

DUTCH: Final = SheetWords(
    dealing_title="Deellijst",
    dealing_how=(
        "Sorteer de kaarten: ♠ van de aas tot en met de 2, dan ♥, ♦ en ♣. Leg ze gedekt neer, ♠ aas boven."
        " Deel van boven af, één kaart per letter, regel voor regel."
    ),
    dealing_check="Tel na elke regel de vier stapels: de aantallen staan aan het eind van de regel.",
    dealing_keep=(
        "Deze letters verraden waar de kaarten liggen: bestudeer ze niet en vernietig het blad na het delen."
    ),
    piles="Kaarten tot nu",
    curtain_title="Handkaartjes",
    curtain_how=(
        "Knip de stroken los langs de streepjeslijnen. Vouw het lege deel van elke strook langs de dunne lijn"
        " omhoog over de handen. Knip daarna de vier kaartjes los."
    ),
    labels_title="Etiketten",
    records_note="Spelverdelingen: niet openen voor het einde van het spelen",
    checklist_title="Controlelijst dupliceren",
    checklist_how=(
        "Zet uw paraaf als een spel gedupliceerd is; een ander zet een paraaf als het gecontroleerd is."
    ),
    board="Spel",
    dealer="Gever",
    vulnerable="Kwetsbaar",
    copy_of="Exemplaar {number}",
    made="Gemaakt",
    checked="Controle",
    signature="Naam, tijd",
)

GERMAN: Final = SheetWords(
    dealing_title="Teilungsliste",
    dealing_how=(
        "Sortieren Sie das Spiel: ♠ vom Ass bis zur 2, dann ♥, ♦ und ♣. Legen Sie es verdeckt hin, ♠-Ass"
        " oben. Teilen Sie von oben, zu jedem Buchstaben eine Karte, Zeile für Zeile."
    ),
    dealing_check="Zählen Sie nach jeder Zeile die vier Stapel: die Zahlen stehen am Ende der Zeile.",
    dealing_keep=(
        "Diese Buchstaben verraten, wo die Karten liegen: Sehen Sie sie nicht genauer an, und vernichten Sie"
        " das Blatt nach dem Teilen."
    ),
    piles="Karten bisher",
    curtain_title="Kontrollkarten",
    curtain_how=(
        "Schneiden Sie die Streifen an den gestrichelten Linien auseinander. Falten Sie den leeren Teil jedes"
        " Streifens an der dünnen Linie nach oben über die Hände. Schneiden Sie dann die vier Karten"
        " auseinander."
    ),
    labels_title="Etiketten",
    records_note="Kartenverteilungen: nicht vor dem Ende des Spiels öffnen",
    checklist_title="Prüfliste Duplizieren",
    checklist_how=(
        "Zeichnen Sie ab, wenn ein Board dupliziert ist; jemand anderes zeichnet ab, wenn es geprüft ist."
    ),
    board="Board",
    dealer="Teiler",
    vulnerable="Gefahr",
    copy_of="Exemplar {number}",
    made="Gelegt",
    checked="Geprüft",
    signature="Name, Zeit",
)

SWEDISH: Final = SheetWords(
    dealing_title="Läggschema",
    dealing_how=(
        "Sortera leken: ♠ från ess till 2, sedan ♥, ♦ och ♣. Lägg den med baksidan upp, ♠ ess överst."
        " Dela uppifrån, ett kort till varje bokstav, rad för rad."
    ),
    dealing_check="Räkna de fyra högarna efter varje rad: antalen står i slutet av raden.",
    dealing_keep=(
        "Bokstäverna visar var korten ligger: studera dem inte, och förstör bladet efter läggningen."
    ),
    piles="Kort hittills",
    curtain_title="Kontrollkort",
    curtain_how=(
        "Klipp isär remsorna längs de streckade linjerna. Vik upp den tomma delen av varje remsa över"
        " händerna, längs den tunna linjen. Klipp sedan isär de fyra korten."
    ),
    labels_title="Etiketter",
    records_note="Givar: öppnas inte förrän spelet är slut",
    checklist_title="Checklista för läggning",
    checklist_how="Signera när en bricka är lagd; någon annan signerar när den är kontrollerad.",
    board="Bricka",
    dealer="Giv",
    vulnerable="Zon",
    copy_of="Exemplar {number}",
    made="Lagd",
    checked="Kontroll",
    signature="Namn, tid",
)

DANISH: Final = SheetWords(
    dealing_title="Læggeliste",
    dealing_how=(
        "Sortér kortene: ♠ fra es til 2, derefter ♥, ♦ og ♣. Læg dem med bagsiden opad, ♠ es øverst."
        " Giv oppefra, ét kort til hvert bogstav, linje for linje."
    ),
    dealing_check="Tæl de fire bunker efter hver linje: tallene står sidst på linjen.",
    dealing_keep=(
        "Bogstaverne viser, hvor kortene ligger: studér dem ikke, og destruér arket efter lægningen."
    ),
    piles="Kort indtil nu",
    curtain_title="Kontrolkort",
    curtain_how=(
        "Klip strimlerne fra hinanden langs de stiplede linjer. Fold den tomme del af hver strimmel op over"
        " hænderne langs den tynde linje. Klip derefter de fire kort fra hinanden."
    ),
    labels_title="Etiketter",
    records_note="Kortfordelinger: må ikke åbnes, før spillet er slut",
    checklist_title="Tjekliste for lægning",
    checklist_how="Sæt initialer, når et spil er lagt; en anden sætter initialer, når det er kontrolleret.",
    board="Spil",
    dealer="Giver",
    vulnerable="Zone",
    copy_of="Eksemplar {number}",
    made="Lagt",
    checked="Kontrol",
    signature="Navn, tid",
)

NORWEGIAN: Final = SheetWords(
    dealing_title="Leggeliste",
    dealing_how=(
        "Sorter kortene: ♠ fra ess til 2, deretter ♥, ♦ og ♣. Legg dem med baksiden opp, ♠ ess øverst."
        " Del fra toppen, ett kort til hver bokstav, linje for linje."
    ),
    dealing_check="Tell de fire bunkene etter hver linje: tallene står sist på linjen.",
    dealing_keep="Bokstavene viser hvor kortene ligger: ikke studer dem, og makuler arket etter legging.",
    piles="Kort så langt",
    curtain_title="Kontrollkort",
    curtain_how=(
        "Klipp strimlene fra hverandre langs de stiplede linjene. Brett den tomme delen av hver strimmel opp"
        " over hendene langs den tynne linjen. Klipp deretter de fire kortene fra hverandre."
    ),
    labels_title="Etiketter",
    records_note="Kortfordelinger: må ikke åpnes før spillet er slutt",
    checklist_title="Sjekkliste for legging",
    checklist_how="Signer når et spill er lagt; en annen signerer når det er kontrollert.",
    board="Spill",
    dealer="Giver",
    vulnerable="Sone",
    copy_of="Eksemplar {number}",
    made="Lagt",
    checked="Kontroll",
    signature="Navn, tid",
)
