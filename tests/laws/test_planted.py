"""The laws bite: every planted defect breaks the law that is meant for it, and no other."""

import pytest
from tests.laws.planted import DEFECTS, Defect

from gonfalon.testkit import LAWS, BrokenLaw, covered, hold
from gonfalon.testkit.toy import TOY, Toy
from gonfalon.testkit.walks import copycat, first, last, stubborn, uniform

pytestmark = pytest.mark.slow

STYLES = (uniform, copycat, stubborn, first, last)


def broken_laws(game: Toy) -> set[int]:
    """Each law alone, over many games."""
    broken = set()
    for law in LAWS:
        try:
            hold(game, [law], games=2, seed=5, limit=400, styles=STYLES)
        except BrokenLaw as fault:
            broken.add(fault.law)
    return broken


@pytest.mark.parametrize(
    ("defect", "laws"), DEFECTS, ids=[defect.__name__ for defect, _ in DEFECTS]
)
def test_a_planted_defect_breaks_its_law(
    defect: Defect, laws: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert broken_laws(defect(monkeypatch)) == laws


def test_without_a_defect_nothing_breaks() -> None:
    assert broken_laws(Toy()) == set()


def test_every_law_has_a_defect() -> None:
    assert set().union(*[laws for _, laws in DEFECTS]) == set(LAWS)


def test_a_missing_replay_breaks_the_law_of_coverage() -> None:
    with pytest.raises(BrokenLaw, match=r"2 players.*dice = two.*ends by broke") as fault:
        covered(TOY, [])
    assert fault.value.law == 9
