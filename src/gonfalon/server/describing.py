"""A table as one guest sees it from outside: who sits at it, who is here, what it waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.kernel.signals import WATCHER
from gonfalon.server import seating, showing, wording
from gonfalon.server.wire import TableOut

if TYPE_CHECKING:
    from gonfalon.server.tables import LiveTable


def described(table: LiveTable, guest: str | None) -> TableOut:
    """The caller holds the table's lock."""
    match, row, yours = table.match, table.row, table.seats_of(guest)
    phase, here = table.phase_of(match), table.here()
    waiting = table.plea.waits_for(table.seats) if table.plea else set()
    asked = list(match.asked) if match and phase == "playing" else []
    mine = set(asked) & set(yours)
    return TableOut(
        id=row.id,
        name=row.name,
        game=row.game,
        options=row.options,
        edition=table.box.edition,
        owned=table.box.digest != table.box.game.open().digest,
        created=row.created,
        phase=phase,
        public=row.public,
        seats=seating.shown(
            table.seats,
            table.guests,
            table.lent_arms(),
            here,
            guest,
            row.creator,
            table.absence if phase == "playing" else None,
        ),
        yours=yours,
        asked=asked,
        position=match.position(yours[0] if yours else WATCHER) if match else 0,
        result=showing.result(table.from_outside().result),
        commitment=row.commitment,
        creator=guest == row.creator,
        waits=guest in waiting or any(not table.seats[seat].deputy for seat in mine),
        watchers=table.onlookers(),
        grace=row.grace,
        plea=table.plea.shown(table.seats) if table.plea else None,
        imported=row.imported,
        fork=table.fork,
        hints=row.hints,
        stage=wording.stage(match) if match and phase == "playing" else None,
        missed=showing.missed(match, yours) if match and phase == "playing" else 0,
    )
