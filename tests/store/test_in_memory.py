"""A store that keeps nothing does all that others do, and touches no file."""

from __future__ import annotations

from pathlib import Path

from ginrummy_qt.store import Store
from tests.models.records import played_records


def test_it_does_what_others_do_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    with Store.open(tmp_path / "kept") as kept, Store.in_memory(folder) as store:
        assert (kept.keeps, store.keeps) == (True, False)
        for one in (kept, store):
            one.import_records(played_records())
            one.delete([1])
        assert [one.id for one in store.finished()] == [one.id for one in kept.finished()]
        assert store.rounds() == kept.rounds()
        assert store.load(2) == kept.load(2)
        assert store.seals()
        assert store.reset_statistics() is None
        assert store.rounds() == ()
        store.count_everything()
        assert store.rounds() == kept.rounds()
        assert store.purge() == 1
    assert not folder.exists()


def test_another_begins_empty(tmp_path: Path) -> None:
    with Store.in_memory(tmp_path) as store:
        store.import_records(played_records())
    with Store.in_memory(tmp_path) as store:
        assert store.finished() == ()
    assert list(tmp_path.iterdir()) == []
