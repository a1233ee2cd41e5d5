; The setup program: the three programs beside their libraries, a Start-menu entry, the type of .sqd files,
; and an uninstaller that removes exactly what was installed.
;
; make_installer.py calls makensis with the defines below and writes the two lists of files.
;   VERSION   0.1.0          NUMBERS   0.1.0.0         COPYRIGHT  the licence's line
;   ICON      the .ico file
;   LISTS     the file with INSTALL_FILES and REMOVE_FILES
;   KIB       size of all files                        OUTPUT     the setup program
;   STUB      x86-unicode, or amd64-unicode where no 32-bit program runs

Unicode true
Target ${STUB}
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!define NAME "bigdeal-gui"
!define TITLE "Bigdeal"
!define PROGRAM "bigdeal-gui.exe"
!define FILE_TYPE "bigdeal-gui.tournament.1"
!define REMOVAL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${TITLE}"
OutFile "${OUTPUT}"
BrandingText "${TITLE} ${VERSION}"
ManifestSupportedOS Win10
ManifestDPIAware true
ManifestLongPathAware true
CRCCheck force
ShowInstDetails nevershow
ShowUninstDetails nevershow
SetDateSave on

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey CompanyName "${TITLE}"
VIAddVersionKey FileDescription "Installs ${TITLE}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "${COPYRIGHT}"

; -- for this user or for all: the choice is asked for, and can be given as /CurrentUser or /AllUsers --------

!define MULTIUSER_MUI
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${REMOVAL_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${REMOVAL_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!include MultiUser.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP finish.bmp
!define MUI_ABORTWARNING
!define MUI_UNABORTWARNING
; Explorer starts it with the user's own rights, whatever rights this program was given.
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"

!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; Windows' own language is taken where it is here, else the first.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Danish
!insertmacro MUI_LANGUAGE Dutch
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE Norwegian
!insertmacro MUI_LANGUAGE Polish
!insertmacro MUI_LANGUAGE Portuguese
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE Swedish
!include installer_words.nsh

!include "${LISTS}"

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    Abort
  ${EndIf}
  SetRegView 64
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

Function StartProgram
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
FunctionEnd

; A program that runs cannot be replaced: ask until it is closed, or give up before anything is touched.
!macro CLOSED UN
Function ${UN}IsClosed
  Exch $1
  again:
  ClearErrors
  ${If} ${FileExists} "$INSTDIR\$1"
    FileOpen $0 "$INSTDIR\$1" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
      Abort "$(RUNNING)"
    ${EndIf}
    FileClose $0
  ${EndIf}
  Pop $1
FunctionEnd
!macroend
!insertmacro CLOSED ""
!insertmacro CLOSED "un."

!macro ALL_CLOSED UN
  Push "bigdeal-gui.exe"
  Call ${UN}IsClosed
  Push "bigdeal.exe"
  Call ${UN}IsClosed
  Push "bigdealx.exe"
  Call ${UN}IsClosed
!macroend

!macro TELL_EXPLORER
  ; SHCNE_ASSOCCHANGED: the types of files have changed.
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Section
  !insertmacro ALL_CLOSED ""

  ; An earlier version knows best which files are its own.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode _?=$INSTDIR'
  ${EndIf}

  !insertmacro INSTALL_FILES
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr SHCTX "Software\Classes\${FILE_TYPE}" "" "$(TYPE_NAME)"
  WriteRegStr SHCTX "Software\Classes\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "Software\Classes\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "Software\Classes\.sqd\OpenWithProgids" "${FILE_TYPE}" ""
  ; Another program that opens such files keeps doing so.
  ReadRegStr $0 SHCTX "Software\Classes\.sqd" ""
  ${If} $0 == ""
    WriteRegStr SHCTX "Software\Classes\.sqd" "" "${FILE_TYPE}"
  ${EndIf}
  !insertmacro TELL_EXPLORER

  WriteRegStr SHCTX "${REMOVAL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr SHCTX "${REMOVAL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${REMOVAL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${REMOVAL_KEY}" "Publisher" "${NAME}"
  WriteRegStr SHCTX "${REMOVAL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${REMOVAL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${REMOVAL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${REMOVAL_KEY}" "EstimatedSize" ${KIB}
  WriteRegDWORD SHCTX "${REMOVAL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${REMOVAL_KEY}" "NoRepair" 1
SectionEnd

; Journal and settings lie in the user's own folders, or in bigdeal-data beside a portable program: neither is
; touched. Only files on the list go, and folders only when nothing else is left in them.
Section Uninstall
  !insertmacro ALL_CLOSED "un."
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  Delete "$SMPROGRAMS\${TITLE}.lnk"

  ReadRegStr $0 SHCTX "Software\Classes\.sqd" ""
  ${If} $0 == "${FILE_TYPE}"
    DeleteRegValue SHCTX "Software\Classes\.sqd" ""
  ${EndIf}
  DeleteRegValue SHCTX "Software\Classes\.sqd\OpenWithProgids" "${FILE_TYPE}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.sqd\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.sqd"
  DeleteRegKey SHCTX "Software\Classes\${FILE_TYPE}"
  !insertmacro TELL_EXPLORER

  DeleteRegKey SHCTX "${REMOVAL_KEY}"
SectionEnd
