; Inno Setup makes an installer for Windows of what PyInstaller built:
; iscc /DVersion=0.2.0 packaging\hotseat.iss

#ifndef Version
  #error Say which version it is: /DVersion=...
#endif

[Setup]
AppId={{7B420D3B-345A-4912-9682-D9182CD53CC4}
AppName=Hotseat
AppVersion={#Version}
AppPublisher=The Hotseat developers
DefaultDirName={autopf}\Hotseat
DefaultGroupName=Hotseat
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\LICENSE
SetupIconFile=hotseat.ico
UninstallDisplayIcon={app}\hotseat.exe
ChangesAssociations=yes
OutputDir=..\dist
OutputBaseFilename=hotseat-{#Version}-setup
Compression=lzma2
SolidCompression=yes

[Files]
Source: "..\dist\hotseat\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\Hotseat"; Filename: "{app}\hotseat.exe"
Name: "{autodesktop}\Hotseat"; Filename: "{app}\hotseat.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "Put Hotseat on the desktop"; Flags: unchecked

; Other programs write .jsonl too: Hotseat is offered for it, and takes it from nobody.
[Registry]
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "Hotseat.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Hotseat.Record"; ValueType: string; ValueName: ""; ValueData: "Hotseat game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Hotseat.Record\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\hotseat.exe,0"
Root: HKA; Subkey: "Software\Classes\Hotseat.Record\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\hotseat.exe"" ""%1"""

[Run]
Filename: "{app}\hotseat.exe"; Description: "Start Hotseat"; Flags: nowait postinstall skipifsilent
