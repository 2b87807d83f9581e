/** What the board reads from the log: headings, and who took what from the panel. */
import type { Argument, LogEvent, Seat } from "../../lib/wire";
import type { Reign } from "./play.svelte";

const HEADING: Record<string, string> = { round: "board-log-placement", revealed: "board-log-reveal", "order-set": "board-log-actions", scored: "board-log-score" };

export interface Taken {
  /** The text that names it. */
  card: string;
  /** Who has it now; null: it was discarded. */
  seat: Seat | null;
  how: "bought" | "majority" | "won" | "nobody";
}

const TAKEN: Record<string, Taken["how"]> = { bought: "bought", majority: "majority", "majority-own": "bought", "auction-won": "won", "nobody-able": "nobody" };

/** What became of the card that lay on a slot in this round; the panel is full when a round begins. */
export function takenFrom(events: LogEvent[], slot: number): Taken | null {
  for (const event of events.toReversed()) {
    if (event.text === "round") return null;
    const how = TAKEN[event.text];
    if (how && event.args["slot"] === slot) return { card: String(event.args["card"]).slice(1), seat: how === "nobody" ? null : seatOf(event.args["to"] ?? event.args["seat"]), how };
  }
  return null;
}

const seatOf = (said: Argument | undefined): Seat => Number(String(said).slice(1));

/** A round's placement, reveal and actions, then the final scoring. */
export function chaptersOf(play: Reign, events: LogEvent[]): Map<number, string> {
  const found = new Map<number, string>();
  let round = 0;
  let scored = false;
  for (const event of events) {
    const id = HEADING[event.text];
    if (!id || (event.text === "scored" && scored)) continue;
    if (event.text === "round") round = Number(event.args["round"]);
    scored = event.text === "scored";
    found.set(event.n, play.text(id, { round }));
  }
  return found;
}
