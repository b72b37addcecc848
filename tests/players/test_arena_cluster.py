"""The arena's work goes to a cluster unchanged: here to Dask's local one, with a process of its own."""

from dataclasses import replace

import pytest

from ginrummy_qt.players.arena import ArenaResult, arena, usual_rules


def untimed(result: ArenaResult) -> ArenaResult:
    return replace(result, sides=tuple(replace(side, ms=0.0) for side in result.sides))


@pytest.mark.timeout(120)
def test_the_same_result_on_a_local_cluster() -> None:
    from distributed import Client, LocalCluster  # noqa: PLC0415 - half a second that other tests need not pay

    told: list[tuple[int, int]] = []
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
        ) as cluster,
        Client(cluster) as client,  # type: ignore[no-untyped-call]
        client.get_executor() as executor,
    ):
        two = arena(
            "casual", "beginner", rounds=25, seed=4, executor=executor, progress=lambda *of: told.append(of)
        )
        three = arena("casual", "beginner", "beginner", rounds=12, seed=4, executor=executor)
    assert told[-1] == (25, 25)
    assert untimed(two) == untimed(arena("casual", "beginner", rounds=25, seed=4))
    assert untimed(three) == untimed(
        arena("casual", "beginner", "beginner", rounds=12, seed=4, rules=usual_rules(3))
    )
