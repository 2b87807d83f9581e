"""All choices of a box, laid out by what they name."""

from __future__ import annotations

from gonfalon.games.crusader_kingdoms.board import CrusaderBox
from gonfalon.games.crusader_kingdoms.cards import ATTACK, DEFENCE, EVENT, KINGDOMS
from gonfalon.games.crusader_kingdoms.choices import (
    Attack,
    Campaign,
    Discard,
    Fortify,
    Lay,
    Plain,
    Play,
    Raid,
    Raise,
    Rival,
    Spend,
    Strike,
    Turn,
)
from gonfalon.kernel.choices import Choice, Choices


def lay_choices(box: CrusaderBox) -> None:
    """Make every choice once; whoever offers one takes it from here."""
    areas = list(enumerate(box.areas))
    cards = list(enumerate(box.cards))
    box.attacks = tuple([Attack("attack", area, name) for area, name in areas])
    box.turns = tuple([Turn("turn", area, name) for area, name in areas])
    box.fortifies = tuple([Fortify("fortify", area, name) for area, name in areas])
    box.raids = tuple([Raid("raid", number, name) for number, name in enumerate(KINGDOMS)])
    box.rivals = tuple([Rival("rival", number, name) for number, name in enumerate(KINGDOMS)])
    box.plays = tuple([Play("play", card, face) for card, face in cards])
    box.discards = tuple([Discard("discard", card, face) for card, face in cards])
    box.events = frozenset([card for card, face in cards if face.kind == EVENT])
    box.uses = tuple([
        (play, discard) if card in box.events else (discard,)
        for card, (play, discard) in enumerate(zip(box.plays, box.discards, strict=True))
    ])  # fmt: skip
    box.spends = tuple([Spend("spend", card, face) for card, face in cards])
    box.strikes = tuple([Strike("strike", card, face) for card, face in cards])
    box.lay_attack = {c: Lay(c, face, ATTACK) for c, face in cards if face.side & ATTACK}
    box.lay_defence = {c: Lay(c, face, DEFENCE) for c, face in cards if face.side & DEFENCE}
    box.campaigns = tuple(
        [
            Campaign(source, area, source_name, name)
            for source, source_name in areas
            for area, name in areas
            if box.near[source] >> area & 1
        ]
    )
    box.raises = tuple([Raise(face, to) for face in range(1, 6) for to in range(face + 1, 7)])
    box.passing = Plain("pass")
    box.send = Plain("send")
    box.done = Plain("done")
    box.keep = Plain("keep")
    box.bonus = Plain("bonus")
    box.attacks_by_mask = {}
    box.fortifies_by_mask = {}
    box.near_by_mask = {}
    box.raises_by_dice = {}
    box.first_by_mask = {}
    events = [box.plays[card] for card in sorted(box.events)]
    troops = box.spends[: box.troops]
    lays = [*box.lay_attack.values(), *box.lay_defence.values()]
    plain: list[Choice] = [box.passing, box.send, box.done, box.keep, box.bonus]
    all_of_them: list[Choice] = [*box.attacks, *box.turns, *box.fortifies, *box.raids, *box.rivals]
    all_of_them += [*events, *box.discards, *troops, *box.strikes, *lays, *box.campaigns]
    box.choices = Choices([*all_of_them, *box.raises, *plain])
