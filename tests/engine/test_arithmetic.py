from game.engine.arithmetic import float_sum


def test_floats_are_added_one_after_another_in_every_python() -> None:
    assert float_sum([1.0, 1e100, 1.0, -1e100]) == 0.0


def test_no_values_add_up_to_zero() -> None:
    assert float_sum([]) == 0.0
