"""What desktops, stores, installers and bundles are told: complete, and approved by their own tools."""

import configparser
import gzip
import io
import lzma
import plistlib
import re
import shutil
import struct
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

import app_icon
import mac_bundle
import package_files
import package_linux
import package_windows
import pytest
from package_files import Build, PackageError

from ginrummy_qt import __version__, ids
from ginrummy_qt.options import LANGUAGES, PROGRAM

ROOT = Path(__file__).resolve().parents[2]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    folder = tmp_path_factory.mktemp("build")
    made = Build(folder / "work", folder / "out", 1_764_500_000)
    app_icon.write_all(made.icons)
    made.out.mkdir()
    return made


@pytest.fixture(scope="module")
def share(build: Build) -> Path:
    package_linux.share_files(build, build.work / "share")
    return build.work / "share"


def tool(name: str, *words: str | Path) -> str:
    """Run a judging tool, or skip where it is not installed."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    ran = subprocess.run([found, *map(str, words)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def test_the_menu_entry_speaks_every_language(share: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment,method-assign] # keys keep their case
    entry.read(share / "applications" / f"{ids.APP_ID}.desktop", encoding="utf-8")
    main = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert {key} | {f"{key}[{code}]" for code in LANGUAGES if code != "en"} <= set(main)
    assert (main["Exec"], main["Icon"], main["MimeType"]) == (
        f"{PROGRAM} %f",
        ids.APP_ID,
        f"{ids.RECORD_MIME};",
    )


def test_the_menu_entry_is_valid(share: Path) -> None:
    tool("desktop-file-validate", share / "applications" / f"{ids.APP_ID}.desktop")


def test_the_metainfo_speaks_every_language_and_shows_pictures_that_are_there(share: Path) -> None:
    root = ET.parse(share / "metainfo" / f"{ids.APP_ID}.metainfo.xml").getroot()  # noqa: S314 - our own file
    assert root.findtext("id") == ids.APP_ID
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": __version__, "date": "2025-11-30"}
    wanted = {None, "de", "nl", "sv"}
    assert {node.get(LANG) for node in root.findall("summary")} == wanted
    for shot in root.findall("screenshots/screenshot"):
        assert {node.get(LANG) for node in shot.findall("caption")} == wanted
    texts = [node.get(LANG) for node in root.findall("description//*") if node.tag in {"p", "li"}]
    assert all(texts.count(code) == texts.count(None) > 3 for code in ("de", "nl", "sv"))
    images = root.findall("screenshots/screenshot/image")
    assert len(images) > 4
    for image in images:
        file = ROOT / "packaging" / "screenshots" / str(image.text).rpartition("/")[2]
        data = file.read_bytes()
        assert len(data) <= 150_000
        size = struct.unpack(">II", data[16:24])
        assert tuple(map(str, size)) == (image.get("width"), image.get("height"))


def test_the_metainfo_is_valid(share: Path) -> None:
    tool("appstreamcli", "validate", "--no-net", share / "metainfo" / f"{ids.APP_ID}.metainfo.xml")


def test_the_file_type_goes_by_name_and_by_what_a_record_begins_with(share: Path) -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    root = ET.parse(share / "mime" / "packages" / f"{ids.APP_ID}.xml").getroot()  # noqa: S314 - our own file
    kind = root.find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == ids.RECORD_MIME
    glob, magic = kind.find("m:glob", space), kind.find("m:magic/m:match", space)
    assert glob is not None
    assert magic is not None
    assert glob.get("pattern") == f"*{ids.RECORD_SUFFIX}"
    assert "ginrummy record 1".startswith(str(magic.get("value")))
    assert {node.get(LANG) for node in kind.findall("m:comment", space)} == {None, "de", "nl", "sv"}


def test_the_manual_names_every_option_and_verb(share: Path) -> None:
    from ginrummy_qt.commands import VERBS  # noqa: PLC0415 - for this test alone

    text = gzip.decompress((share / "man" / "man6" / f"{PROGRAM}.6.gz").read_bytes()).decode()
    plain = text.replace("\\-", "-")
    for word in ("--profile", "--language", "--self-test", "--startup-time", "--version", "--help", *VERBS):
        assert word in plain
    assert __version__ in plain


def test_the_manual_has_no_faults(share: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.6"
    page.write_bytes(gzip.decompress((share / "man" / "man6" / f"{PROGRAM}.6.gz").read_bytes()))
    assert tool("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page).find("warning") < 0


def test_icons_of_every_size(build: Build, share: Path) -> None:
    for pixels in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        data = (
            share / "icons" / "hicolor" / f"{pixels}x{pixels}" / "apps" / f"{ids.APP_ID}.png"
        ).read_bytes()
        assert struct.unpack(">II", data[16:24]) == (pixels, pixels)
    ico = (build.icons / "ginrummy.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", ico[:6])
    assert (kind, count) == (1, 6)
    for place in range(count):
        *_, length, offset = struct.unpack("<BBBBHHII", ico[6 + 16 * place : 22 + 16 * place])
        assert ico[offset : offset + 4] == b"\x89PNG"
        assert offset + length <= len(ico)
    icns = (build.icons / "ginrummy.icns").read_bytes()
    assert (icns[:4], struct.unpack(">I", icns[4:8])[0]) == (b"icns", len(icns))


def test_an_unknown_gap_is_refused(build: Build, tmp_path: Path) -> None:
    template = tmp_path / "odd.in"
    template.write_text("@VERSION@ @NONSENSE@", encoding="utf-8")
    with pytest.raises(PackageError, match=r"odd\.in has a gap that nothing fills: @NONSENSE@"):
        build.fill(template)
    assert build.fill(template, NONSENSE="x") == f"{__version__} x"


def test_no_gap_is_left_in_any_template(build: Build) -> None:
    more = {"GLIBC": "2.35", "GLIBC_MAJOR": "2", "GLIBC_MINOR": "35", "ARCHIVE": "a.tar.xz"}
    for template in (ROOT / "packaging").rglob("*.in"):
        assert not re.search(r"@[A-Z_]+@", build.fill(template, **more)), template.name


@pytest.mark.parametrize("name", ["linux/install.sh.in", "linux/launcher.sh.in", "linux/appimage.sh"])
def test_shell_scripts_are_well_formed(name: str, build: Build, tmp_path: Path) -> None:
    more = {"GLIBC": "2.35", "GLIBC_MAJOR": "2", "GLIBC_MINOR": "35"}
    script = build.write(name, tmp_path / "script.sh", **more)
    tool("sh", "-n", script)


def archive_tree(build: Build, folder: Path) -> Path:
    """A stand-in for the unpacked archive: what install.sh handles, without the program."""
    more = {"GLIBC": "2.0", "GLIBC_MAJOR": "2", "GLIBC_MINOR": "0"}
    inner = folder / "lib" / PROGRAM / PROGRAM
    inner.parent.mkdir(parents=True)
    inner.write_text('#!/bin/sh\necho "program $*"\n', encoding="utf-8")
    package_linux.share_files(build, folder / "share")
    for template, name in (("launcher.sh.in", PROGRAM), ("install.sh.in", "install.sh")):
        build.write(f"linux/{template}", folder / name, **more).chmod(0o755)
    inner.chmod(0o755)
    return folder


def test_the_archive_installs_over_itself_and_leaves_nothing(build: Build, tmp_path: Path) -> None:
    tree = archive_tree(build, tmp_path / "un packed")
    home = tmp_path / "home folder"
    other = home / "share" / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    for _ in range(2):
        tool("sh", tree / "install.sh", "--prefix", home)
    assert tool(str(home / "bin" / PROGRAM), "--version").strip() == "program --version"
    entry = (home / "share" / "applications" / f"{ids.APP_ID}.desktop").read_text(encoding="utf-8")
    assert f'Exec="{home}/bin/{PROGRAM}" %f\n' in entry
    tool("sh", tree / "install.sh", "--prefix", home, "--uninstall")
    left = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file() or path.is_symlink()}
    # What desktops make of the folder for themselves may stay.
    assert {name for name in left if "cache" not in name and not name.startswith("share/mime/")} == {
        "share/applications/other.desktop"
    }


def test_an_old_c_library_is_told_in_one_sentence(build: Build, tmp_path: Path) -> None:
    script = build.write(
        "linux/launcher.sh.in", tmp_path / "start", GLIBC="9.99", GLIBC_MAJOR="9", GLIBC_MINOR="99"
    )
    ran = subprocess.run(["sh", script], capture_output=True, text=True, check=False)  # noqa: S607 - sh
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"{PROGRAM}: This system is too old: it has glibc ")
    assert ran.stderr.count("\n") == 1


def test_an_archive_depends_on_its_contents_alone(tmp_path: Path) -> None:
    packed = []
    for name, order in (("a", "xy"), ("b", "yx")):
        folder = tmp_path / name / "tree"
        folder.mkdir(parents=True)
        for letter in order:
            (folder / letter).write_text(letter, encoding="utf-8")
        target = io.BytesIO()
        with lzma.open(target, "wb") as stream:
            package_linux.write_tar(folder, stream, 1000)
        packed.append(target.getvalue())
    assert packed[0] == packed[1]
    with tarfile.open(fileobj=io.BytesIO(packed[0])) as tar:
        assert [(entry.name, entry.uid, entry.mtime) for entry in tar] == [
            ("tree", 0, 1000),
            ("tree/x", 0, 1000),
            ("tree/y", 0, 1000),
        ]


def test_the_oldest_c_library_is_read_from_the_files(tmp_path: Path) -> None:
    (tmp_path / "lib.so").write_bytes(b"\x7fELF..\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0")
    (tmp_path / "text").write_bytes(b"\0GLIBC_2.99\0")
    assert package_linux.oldest_glibc(tmp_path) == "2.34"


def test_the_installer_compiles_without_a_warning(build: Build, tmp_path: Path) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("makensis is not installed")
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in (f"{PROGRAM}.exe", "GinRummy.exe", "_internal/x.dll"):
        (bundle / name).touch()
    package_windows.compile_script(build, bundle, tmp_path / "trial.exe", packing="off")
    assert (tmp_path / "trial.exe").read_bytes()[:2] == b"MZ"


def test_the_installer_speaks_every_language() -> None:
    text = package_windows.SCRIPT.read_text(encoding="utf-8")
    names = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", text, re.MULTILINE)
    languages = {"ENGLISH", "GERMAN", "DUTCH", "SWEDISH"}
    assert len({name for name, _ in names}) > 3
    assert set(names) == {(name, language) for name, _ in names for language in languages}


def test_the_bundle_of_macos_opens_records() -> None:
    plist = plistlib.loads(plistlib.dumps(mac_bundle.info_plist()))
    assert plist["CFBundleShortVersionString"] == __version__
    assert sorted(plist["CFBundleLocalizations"]) == sorted(LANGUAGES)
    (document,) = plist["CFBundleDocumentTypes"]
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [ids.RECORD_SUFFIX[1:]]
    plistlib.loads((ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes())


def test_sums_are_in_the_form_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"x")
    package_files.write_sums(tmp_path)
    package_files.write_sums(tmp_path)  # its own file is not in it
    text = (tmp_path / "SHA256SUMS").read_text(encoding="utf-8")
    assert text == "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881  a.deb\n"


def test_actions_are_pinned_by_hash() -> None:
    used = []
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        used += re.findall(r"uses: (\S+)(.*)", workflow.read_text(encoding="utf-8"))
    assert len(used) > 5
    assert [name for name, rest in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", name)] == []
    assert all(re.fullmatch(r" # v\d+\.\d+\.\d+", rest) for _, rest in used)


def test_the_types_in_the_tests_matrix_are_those_of_the_project() -> None:
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pythons = re.findall(r'"(3\.\d+)"', workflow)
    assert pythons == re.findall(r"Python :: (3\.\d+)", project)
