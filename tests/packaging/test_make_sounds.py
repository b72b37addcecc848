"""The sounds in the repository are those that the script makes."""

from pathlib import Path

import make_sounds


def test_the_script_writes_the_same_bytes(tmp_path: Path) -> None:
    make_sounds.main([str(tmp_path)])
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in make_sounds.FOLDER.iterdir()}
    assert made.keys() == kept.keys()
    assert [name for name in made if made[name] != kept[name]] == []
