"""Working: placing, picking up (RAI-043 to RAI-056)."""

import pytest

from tests.titles.raiders.positions import do, edit, refuse, table


@pytest.mark.rule("RAI-044")
def test_a_building_that_holds_a_worker_is_refused() -> None:
    state = table()
    refuse(state, "place", "market", rule="RAI-044")
    do(state, "place", "silversmith")
    assert state.village["silversmith"]
    assert not state.me.worker


@pytest.mark.rule("RAI-045", "RAI-055")
@pytest.mark.parametrize("building", ["stables", "chiefs_tent"])
def test_a_blue_worker_is_refused_at_stables_and_chiefs_tent(building: str) -> None:
    state = table()
    refuse(state, "place", building, rule="RAI-045")
    edit(state, worker="grey.1")
    do(state, "place", building)
    assert state.village[building] == "grey.1"
