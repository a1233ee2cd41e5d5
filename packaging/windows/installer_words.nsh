; What the setup program says in words of its own; everything else comes with NSIS in the same languages.
;   KEPT       on the uninstaller's page, before anything is removed
;   RUNNING    when the program is open
;   TOO_OLD    on a Windows that cannot run it
;   TYPE_NAME  what Explorer calls .sqd files

!macro WORDS LANGUAGE KEPT_TEXT RUNNING_TEXT TOO_OLD_TEXT TYPE_NAME_TEXT
  LangString KEPT ${LANG_${LANGUAGE}} "${KEPT_TEXT}"
  LangString RUNNING ${LANG_${LANGUAGE}} "${RUNNING_TEXT}"
  LangString TOO_OLD ${LANG_${LANGUAGE}} "${TOO_OLD_TEXT}"
  LangString TYPE_NAME ${LANG_${LANGUAGE}} "${TYPE_NAME_TEXT}"
!macroend

!insertmacro WORDS ENGLISH \
  "The program will be removed. Your journal, your settings and all boards you have dealt stay where they are." \
  "Bigdeal is still open. Close it, then choose Retry." \
  "Bigdeal needs Windows 10 or 11, 64 bit." \
  "Bridge tournament description"

!insertmacro WORDS DANISH \
  "Programmet bliver fjernet. Din journal, dine indstillinger og alle de kort, du har givet, bliver, hvor de er." \
  "Bigdeal er stadig åbent. Luk det, og vælg så Prøv igen." \
  "Bigdeal kræver Windows 10 eller 11, 64 bit." \
  "Beskrivelse af en bridgeturnering"

!insertmacro WORDS DUTCH \
  "Het programma wordt verwijderd. Uw journaal, uw instellingen en alle spellen die u hebt gemaakt, blijven waar ze zijn." \
  "Bigdeal is nog open. Sluit het en kies dan Opnieuw." \
  "Bigdeal heeft Windows 10 of 11 nodig, 64 bit." \
  "Beschrijving van een bridgetoernooi"

!insertmacro WORDS FRENCH \
  "Le programme va être supprimé. Votre journal, vos réglages et toutes les donnes que vous avez faites restent où ils sont." \
  "Bigdeal est encore ouvert. Fermez-le, puis choisissez Réessayer." \
  "Bigdeal a besoin de Windows 10 ou 11, 64 bits." \
  "Description d’un tournoi de bridge"

!insertmacro WORDS GERMAN \
  "Das Programm wird entfernt. Ihr Journal, Ihre Einstellungen und alle Boards, die Sie gegeben haben, bleiben, wo sie sind." \
  "Bigdeal ist noch offen. Schließen Sie es und wählen Sie dann „Wiederholen“." \
  "Bigdeal braucht Windows 10 oder 11, 64 Bit." \
  "Beschreibung eines Bridgeturniers"

!insertmacro WORDS ITALIAN \
  "Il programma verrà rimosso. Il registro, le impostazioni e tutte le mani che ha distribuito restano dove sono." \
  "Bigdeal è ancora aperto. Lo chiuda, poi scelga Riprova." \
  "Bigdeal richiede Windows 10 o 11, 64 bit." \
  "Descrizione di un torneo di bridge"

!insertmacro WORDS NORWEGIAN \
  "Programmet blir fjernet. Journalen, innstillingene og alle spill du har gitt, blir der de er." \
  "Bigdeal er fortsatt åpent. Lukk det, og velg så Prøv igjen." \
  "Bigdeal trenger Windows 10 eller 11, 64 bit." \
  "Beskrivelse av en bridgeturnering"

!insertmacro WORDS POLISH \
  "Program zostanie usunięty. Dziennik, ustawienia i wszystkie rozdania pozostaną na swoim miejscu." \
  "Program bigdeal-gui jest jeszcze otwarty. Zamknij go i wybierz „Ponów próbę”." \
  "Bigdeal wymaga systemu Windows 10 lub 11, 64-bitowego." \
  "Opis turnieju brydżowego"

!insertmacro WORDS PORTUGUESE \
  "O programa vai ser removido. O seu diário, as suas definições e todas as mãos que distribuiu ficam onde estão." \
  "O bigdeal-gui ainda está aberto. Feche-o e escolha Repetir." \
  "O bigdeal-gui precisa do Windows 10 ou 11, 64 bits." \
  "Descrição de um torneio de bridge"

!insertmacro WORDS SPANISH \
  "El programa se va a eliminar. Su diario, sus ajustes y todas las manos que ha repartido se quedan donde están." \
  "Bigdeal sigue abierto. Ciérrelo y elija Reintentar." \
  "Bigdeal necesita Windows 10 u 11, de 64 bits." \
  "Descripción de un torneo de bridge"

!insertmacro WORDS SWEDISH \
  "Programmet tas bort. Din journal, dina inställningar och alla brickor du har gett blir kvar där de är." \
  "Bigdeal är fortfarande öppet. Stäng det och välj sedan Försök igen." \
  "Bigdeal kräver Windows 10 eller 11, 64 bitar." \
  "Beskrivning av en bridgetävling"
