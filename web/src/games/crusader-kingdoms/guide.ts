/** The First Crusade, alone against the Muslims, as a first game. */
import { guide, type GuideStep } from "../guide";
import type { Outremer } from "./play.svelte";

const seat = (play: Outremer) => play.seat ?? 0;
const acting = (play: Outremer) => play.kind === "action";
const happened = (play: Outremer, ...texts: string[]) => play.events.some((event) => texts.includes(event.text));
/** The area that the Muslims' army would attack next. */
const next = (play: Outremer) => play.view.muslims?.targets[seat(play)] ?? null;

const STEPS: GuideStep<Outremer>[] = [
  { key: "welcome", rule: "8", when: acting, args: (play) => ({ marginal: play.view.verdict?.marginal ?? 0, victory: play.view.verdict?.victory ?? 0, turns: play.view.turns }) },
  { key: "map", rule: "2.4", when: acting, args: (play) => ({ area: play.areaName(play.view.seats[seat(play)]?.start[0] ?? "") }) },
  { key: "hand", rule: "2.1", when: acting, args: (play) => ({ cards: play.hand.length }) },
  { key: "target", rule: "4.1.1", deed: true, when: (play) => acting(play) && !happened(play, "attacked") && play.picked === null },
  { key: "attack", deed: true, when: (play) => acting(play) && !happened(play, "attacked") && play.picked !== null, args: (play) => ({ what: play.picked ? play.label(play.picked) : "" }) },
  { key: "lay", rule: "4.1.2", deed: true, when: (play) => play.kind === "lay" && (play.view.attack?.laid.length ?? 0) === 0 },
  { key: "send", rule: "4.2", deed: true, when: (play) => play.kind === "lay" && (play.view.attack?.laid.length ?? 0) > 0, args: (play) => ({ attack: play.view.attack?.counts.attack ?? 0, defence: play.view.attack?.counts.defence ?? 0 }) },
  { key: "falls", rule: "4.2", when: (play) => happened(play, "falls") },
  { key: "holds", rule: "4.2", when: (play) => happened(play, "holds") && !happened(play, "falls") },
  { key: "muslims", rule: "8.3", when: (play) => happened(play, "muslims-revealed") && acting(play), args: (play) => ({ pile: play.view.muslims?.pile ?? 0 }) },
  { key: "army", rule: "8.3.5", when: (play) => acting(play) && (play.view.muslims?.strength ?? 0) > 0, args: (play) => ({ strength: play.view.muslims?.strength ?? 0, area: play.areaName(next(play) ?? play.view.areas[0]?.name ?? "") }) },
  { key: "respond", rule: "4.1.3", when: (play) => play.kind === "respond" },
  { key: "turnable", rule: "4.1.4", when: (play) => play.kind === "turn" },
  { key: "lost", rule: "8.3.7", when: (play) => happened(play, "muslims-took") },
  { key: "verdict", rule: "8", when: (play) => acting(play) && play.view.round >= 3, args: (play) => ({ points: play.view.verdict?.points ?? 0, victory: play.view.verdict?.victory ?? 0 }) },
  { key: "pass", rule: "8.2", when: (play) => acting(play) && play.hand.length <= 4, args: (play) => ({ cards: play.hand.length }) },
  { key: "again", rule: "3.1", when: (play) => play.view.turn >= 2 && acting(play), args: (play) => ({ turn: play.view.turn, turns: play.view.turns }) },
  { key: "end", rule: "win", when: (play) => play.outcome !== null },
];

export default guide([{ kind: "me" }], STEPS);
