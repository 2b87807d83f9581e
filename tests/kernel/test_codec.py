"""Tables to bytes and back."""

import pytest

from gonfalon.games import load
from gonfalon.kernel.choices import Choice, Choices
from gonfalon.kernel.codec import decode, encode, state_hash
from gonfalon.kernel.words import Trouble
from gonfalon.testkit.insight import clock_of, pieces_of
from gonfalon.testkit.toy import TOY, Toy
from gonfalon.testkit.walks import stroll

pytestmark = pytest.mark.compiled

KINGDOMS = load("kingdoms-of-crusaders")


def test_a_restored_table_plays_on_exactly_alike() -> None:
    """Restored at every pause, the same answers lead to the same hash."""
    box = TOY.open()
    for walk in stroll(box, TOY.agree(3), 1, 1):
        again = decode(box, encode(walk.table))
        assert clock_of(again) == clock_of(walk.table)
        assert pieces_of(again) == pieces_of(walk.table)
        assert state_hash(again) == state_hash(walk.table)


def test_equal_tables_give_equal_bytes_wherever_they_were_opened() -> None:
    one = TOY.set_up(TOY.open(), TOY.agree(2))
    other = TOY.set_up(TOY.open(), TOY.agree(2))
    assert encode(one) == encode(other)


def test_options_and_players_are_part_of_the_bytes() -> None:
    box = TOY.open()
    setups = [TOY.agree(2), TOY.agree(3), TOY.agree(2, {"dice": "two"})]
    assert len({encode(TOY.set_up(box, setup)) for setup in setups}) == 3


def test_bytes_of_another_game_are_refused() -> None:
    data = encode(TOY.set_up(TOY.open(), TOY.agree(2)))
    with pytest.raises(Trouble, match="trouble-other-rules"):
        decode(KINGDOMS.open(), data)


def test_bytes_of_other_rules_are_refused() -> None:
    data = encode(TOY.set_up(TOY.open(), TOY.agree(2)))
    newer = Toy()
    newer.rules_version = 2
    with pytest.raises(Trouble, match="trouble-other-rules"):
        decode(newer.open(), data)


def test_bytes_of_another_edition_are_refused() -> None:
    data = encode(KINGDOMS.set_up(KINGDOMS.open(), KINGDOMS.agree(2)))
    with pytest.raises(Trouble, match="trouble-other-rules"):
        decode(KINGDOMS.open('[lands]\nvalue = ["a", "b", "c", "d", "e"]'), data)


def test_choices_have_ids_in_order_and_notations_of_their_own() -> None:
    choices = Choices([Choice("a"), Choice("b")])
    assert [choice.id for choice in choices.all] == [0, 1]
    assert choices.by_say["b"] is choices.all[1]
    with pytest.raises(ValueError, match="share a notation"):
        Choices([Choice("a"), Choice("a")])
