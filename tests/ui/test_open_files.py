from pathlib import Path

from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import MatchRecord, Player, Rules
from ginrummy_qt.ui.open_files import record_line


def test_a_record_is_told_in_a_line_and_anything_else_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    players = (Player("Anna", None), Player("Computer", "skilled"))
    file = tmp_path / "a.ginrummy"
    file.write_text(MatchRecord(Rules(), players, (), "2026-11-29T18:04:05Z").to_text(), encoding="utf-8")
    assert record_line(file) == "2026-11-29: Anna – Computer, 0 : 0"
    file.write_bytes(b"\xff\xfe")
    assert record_line(file) == "a.ginrummy cannot be read as the record of a match."
    file.write_text("ginrummy record 1\nnonsense\n", encoding="utf-8")
    assert record_line(file) == "a.ginrummy cannot be read as the record of a match."
    assert record_line(tmp_path / "gone.ginrummy") == "gone.ginrummy cannot be read as the record of a match."
