from pathlib import Path

from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.gallery import find_match
from ginrummy_qt.ui.open_files import record_line


def test_a_record_is_told_in_a_line_and_anything_else_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "a.ginrummy"
    record = find_match(lambda match: match.round.turns > 2)
    file.write_text(record.to_text(), encoding="utf-8")
    names = " – ".join(player.name for player in record.players)
    assert record_line(file) == f"{record.started[:10]}: {names}, 0 : 0"
    file.write_bytes(b"\xff\xfe")
    assert record_line(file) == "a.ginrummy cannot be read as the record of a match."
    file.write_text("ginrummy record 1\nnonsense\n", encoding="utf-8")
    assert record_line(file) == "a.ginrummy cannot be read as the record of a match."
    assert record_line(tmp_path / "gone.ginrummy") == "gone.ginrummy cannot be read as the record of a match."
