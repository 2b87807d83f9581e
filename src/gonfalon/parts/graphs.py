"""Maps as graphs: areas are numbers, borders a symmetrical relation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


class Graph:
    """Areas by name and number, with their neighbours."""

    __slots__ = ("names", "neighbours", "number")

    def __init__(self, borders: Mapping[str, Sequence[str]]) -> None:
        """From each area's neighbours by name. Raises `GraphFault` for a faulty map."""
        self.names = tuple(borders)
        self.number = {name: index for index, name in enumerate(self.names)}
        pairs = [(name, other) for name, others in borders.items() for other in others]
        for name, other in pairs:
            if other not in borders:
                raise GraphFault(name, other, "unknown-area")
            if other == name or borders[name].count(other) > 1:
                raise GraphFault(name, other, "double-border")
        for name, other in pairs:  # last: a name misspelt leaves a border one-sided too
            if name not in borders[other]:
                raise GraphFault(name, other, "one-sided-border")
        self.neighbours = tuple(
            [tuple(sorted([self.number[other] for other in borders[name]])) for name in self.names]
        )

    def reachable(self, start: Iterable[int], allowed: Iterable[int]) -> frozenset[int]:
        """Every allowed area that can be walked to from `start` through allowed areas."""
        free = set(allowed)
        found = set(start)
        edge = list(found)
        while edge:
            for area in self.neighbours[edge.pop()]:
                if area in free and area not in found:
                    found.add(area)
                    edge.append(area)
        return frozenset(found)

    def connected(self) -> bool:
        """Is the map in one piece?"""
        everywhere = range(len(self.names))
        return not self.names or len(self.reachable([0], everywhere)) == len(self.names)


class GraphFault(ValueError):
    """Two areas that do not fit together, and why."""

    def __init__(self, area: str, other: str, fault: str) -> None:
        super().__init__(f"{area}, {other}: {fault}")
        self.area = area
        self.other = other
        self.fault = fault
