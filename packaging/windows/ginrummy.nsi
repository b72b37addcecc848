; The installer for one person, without administrator: program, start menu, file type, and all of it out again.
; packaging/package_windows.py compiles it and gives the names that stand in ${...} below.

Unicode true
!include "MUI2.nsh"
!include "x64.nsh"
!include "WinVer.nsh"

Name "${APP_NAME}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${APP_NAME}"
InstallDirRegKey HKCU "Software\${APP_ID}" "Folder"
!if "${PACKING}" == "off"
  SetCompress off
!else
  SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
BrandingText "${APP_NAME} ${VERSION}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define WINDOW_EXE "GinRummy.exe"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP_NAME}"
VIAddVersionKey "FileDescription" "${APP_NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW_EXE}"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${APP_ID}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString TOO_OLD ${LANG_ENGLISH} "${APP_NAME} needs Windows 10 or newer, 64 bits."
LangString TOO_OLD ${LANG_GERMAN} "${APP_NAME} braucht Windows 10 oder neuer mit 64 Bit."
LangString TOO_OLD ${LANG_DUTCH} "${APP_NAME} heeft Windows 10 of nieuwer nodig, 64-bits."
LangString TOO_OLD ${LANG_SWEDISH} "${APP_NAME} kräver Windows 10 eller senare, 64 bitar."
LangString RUNNING ${LANG_ENGLISH} "${APP_NAME} is still open. Please close it, then try again."
LangString RUNNING ${LANG_GERMAN} "${APP_NAME} ist noch geöffnet. Bitte schließ das Programm und versuch es noch einmal."
LangString RUNNING ${LANG_DUTCH} "${APP_NAME} is nog open. Sluit het en probeer het opnieuw."
LangString RUNNING ${LANG_SWEDISH} "${APP_NAME} är fortfarande igång. Stäng programmet och försök igen."
LangString RECORD ${LANG_ENGLISH} "Gin rummy record"
LangString RECORD ${LANG_GERMAN} "Gin-Rummy-Partie"
LangString RECORD ${LANG_DUTCH} "Gin-rummypartij"
LangString RECORD ${LANG_SWEDISH} "Gin rummy-parti"
LangString COMMENT ${LANG_ENGLISH} "Play gin rummy against the computer"
LangString COMMENT ${LANG_GERMAN} "Gin Rummy gegen den Computer spielen"
LangString COMMENT ${LANG_DUTCH} "Speel gin rummy tegen de computer"
LangString COMMENT ${LANG_SWEDISH} "Spela gin rummy mot datorn"

; The program keeps its files open while it runs: one that cannot be opened for writing is in use.
!macro REFUSE_WHILE_RUNNING
  ${If} ${FileExists} "$INSTDIR\${WINDOW_EXE}"
    again:
    ClearErrors
    FileOpen $0 "$INSTDIR\${WINDOW_EXE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Only what was installed: a folder that a person chose may hold other things.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${WINDOW_EXE}"
  Delete "$INSTDIR\${PROGRAM}.exe"
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP_NAME}.lnk" "$INSTDIR\${WINDOW_EXE}" "" "$INSTDIR\${WINDOW_EXE}" 0 \
    SW_SHOWNORMAL "" "$(COMMENT)"

  WriteRegStr HKCU "Software\${APP_ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\${RECORD_SUFFIX}\OpenWithProgids" "${APP_ID}.record" ""
  WriteRegStr HKCU "Software\Classes\${RECORD_SUFFIX}" "" "${APP_ID}.record"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.record" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.record\DefaultIcon" "" "$INSTDIR\${WINDOW_EXE},0"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.record\shell\open\command" "" '"$INSTDIR\${WINDOW_EXE}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP_NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${WINDOW_EXE}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Gin Rummy developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ; SHCNE_ASSOCCHANGED: the desktop looks at file types again.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Matches and settings lie in $LOCALAPPDATA\${PROGRAM} and stay.
Section "Uninstall"
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP_NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${APP_ID}"
  DeleteRegKey HKCU "Software\Classes\${APP_ID}.record"
  DeleteRegValue HKCU "Software\Classes\${RECORD_SUFFIX}\OpenWithProgids" "${APP_ID}.record"
  ReadRegStr $0 HKCU "Software\Classes\${RECORD_SUFFIX}" ""
  ${If} $0 == "${APP_ID}.record"
    DeleteRegValue HKCU "Software\Classes\${RECORD_SUFFIX}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\${RECORD_SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${RECORD_SUFFIX}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
