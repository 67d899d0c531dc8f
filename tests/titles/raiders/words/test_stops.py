"""What a screen reader calls pieces and places tells each of them from the others."""

from __future__ import annotations

from itertools import islice

from game.titles.raiders.rules.state.state import place_ref, space_ref, worker_ref
from tests.titles.raiders.words.looks import WORDS, look_at, random_play


def test_workers_spaces_and_raid_spaces_have_names_of_their_own() -> None:
    for session, seat in islice(random_play(2, 3), 40, 400, 60):
        look = look_at(session, seat)
        refs = [worker_ref(worker) for worker in look.view.village.values() if worker]
        refs += [place_ref(place) for place, space in look.view.spaces.items() if not space.raided]
        refs += [space_ref(seat, n, part) for n in range(5) for part in ("crew", "eagle", "horse")]
        names = [WORDS.stop_name(look, ref) for ref in refs]
        assert all(names)
        assert len(set(names)) == len(names)


def test_a_raid_space_is_read_with_what_lies_there() -> None:
    session, seat = next(islice(random_play(2, 3), 40, None))
    look = look_at(session, seat)
    space = next(name for name, space in look.view.spaces.items() if not space.raided)
    assert "worker" in WORDS.stop_name(look, place_ref(space))
    assert WORDS.stop_name(look, "mat:0") == "Your mat"
