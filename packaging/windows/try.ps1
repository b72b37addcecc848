# Installs the installer in dist without questions, lets the program test itself, and removes it again.
$ErrorActionPreference = "Stop"
$setup = (Get-ChildItem dist\*-setup.exe).FullName
$folder = "$env:LOCALAPPDATA\Programs\Gin Rummy"
$data = "$env:LOCALAPPDATA\ginrummy-qt"

function Check($what, $holds) {
    if (-not $holds) { throw "$what does not hold" }
    Write-Output "$what"
}

$ran = Start-Process $setup "/S" -Wait -PassThru
Check "installed" ($ran.ExitCode -eq 0 -and (Test-Path "$folder\GinRummy.exe"))
Check "start menu" (Test-Path "$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Gin Rummy.lnk")
Check "file type" (Test-Path "HKCU:\Software\Classes\.ginrummy")
& "$folder\ginrummy-qt.exe" --version
Check "version" ($LASTEXITCODE -eq 0)
& "$folder\ginrummy-qt.exe" analyse "7s 8s 9s 7h 7d"
Check "analyse" ($LASTEXITCODE -eq 0)
& "$folder\ginrummy-qt.exe" --self-test "$env:RUNNER_TEMP\pictures"
Check "self-test" ($LASTEXITCODE -eq 0)
$ran = Start-Process "$folder\GinRummy.exe" "--startup-time" -Wait -PassThru
Check "window" ($ran.ExitCode -eq 0 -and (Test-Path $data))
# _?= lets the uninstaller work in place, so that it can be waited for; it cannot remove itself then.
$ran = Start-Process "$folder\uninstall.exe" "/S _?=$folder" -Wait -PassThru
Check "removed" ($ran.ExitCode -eq 0 -and -not (Test-Path "$folder\GinRummy.exe") -and -not (Test-Path "$folder\_internal"))
Check "no traces" (-not (Test-Path "HKCU:\Software\Classes\.ginrummy") -and -not (Test-Path "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\io.github.ginrummy_qt.GinRummy"))
Check "matches and settings kept" (Test-Path $data)
