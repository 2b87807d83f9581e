/** The log's headings, and what is worth a line. */
import type { LogEvent } from "../../lib/wire";
import type { Kingdoms } from "./play.svelte";

const STARTS = new Set(["battle", "assault", "siege"]);

export function chapters(play: Kingdoms, events: LogEvent[]): Map<number, string> {
  const found = new Map<number, string>();
  let round = 0;
  if (events[0]) found.set(events[0].n, play.text("board-chapter-start"));
  for (const event of events) {
    if (event.text === "round") {
      round = Number(event.args["round"]);
      found.set(event.n, play.text("board-chapter-round", { round }));
    }
    if (event.text === "turn" && event.seat !== null) found.set(event.n, play.text("board-chapter-turn", { round, name: play.name(event.seat) }));
  }
  return found;
}

/** A turn has a heading of its own; a clash is told with its dice. */
export function told(events: LogEvent[]): LogEvent[] {
  return events.filter((event, i) => event.text !== "turn" || i === events.length - 1);
}

export interface Clash {
  number: number;
  attack: number;
  defence: number;
  /** Who lost a troop by it, as far as told. */
  loser: number | null;
}

/** The rounds of the combat that is going on. */
export function rounds(events: LogEvent[]): Clash[] {
  const start = events.findLastIndex((event) => STARTS.has(event.text));
  const found: Clash[] = [];
  for (const event of events.slice(start + 1)) {
    if (event.text === "clashed") found.push({ number: Number(event.args["number"]), attack: Number(event.args["attack"]), defence: Number(event.args["defence"]), loser: null });
    const last = found.at(-1);
    if (event.text === "lost-troop" && last) last.loser = event.seat;
  }
  return found;
}
