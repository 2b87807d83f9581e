/** A game to look through: one frame per entry of the log, as one pair of eyes may see it. */
import type { GameModule, TableSide } from "../games/contract";
import { Teller } from "../lib/teller";
import type { Texts } from "../lib/text.svelte";
import { api, type LogEvent, type State, type Table } from "../lib/wire";

const CHUNK = 50;

export async function allFrames(id: string, eyes: string): Promise<State[]> {
  const frames: State[] = [];
  for (let from = 0, last = 0; from <= last; from = frames.length) {
    const answer = await api.frames(id, from, from + CHUNK - 1, eyes);
    if (answer.frames.length === 0) break;
    frames.push(...answer.frames);
    last = answer.last;
  }
  return frames;
}

export interface Move {
  event: LogEvent;
  frame: number;
}

/** A part of the game, and the frame with which it begins. */
export interface Chapter {
  frame: number;
  heading: string;
}

/** Every event with the frame that tells of it; what was taken back is told anew from its number on. */
export function moves(frames: State[]): Move[] {
  let found: Move[] = [];
  frames.forEach(({ events }, frame) => {
    const first = events[0]?.n ?? Infinity;
    if (first < found.length) found = found.filter(({ event }) => event.n < first);
    found.push(...events.map((event) => ({ event, frame })));
  });
  return found;
}

/** A table that stands still: boards draw it, nobody can act on it. */
export class FilmSide implements TableSide {
  readonly #state: () => State;
  readonly #texts: () => Texts;
  readonly #events: () => LogEvent[];
  readonly #role: GameModule["role"];
  readonly busy = false;
  readonly live = false;

  constructor(
    readonly table: Table,
    state: () => State,
    texts: () => Texts,
    events: () => LogEvent[],
    role: GameModule["role"],
  ) {
    this.#state = state;
    this.#texts = texts;
    this.#events = events;
    this.#role = role;
  }

  readonly teller = $derived.by(() => new Teller(this.#texts(), this.table.seats, this.state.seat, (seat) => this.#role?.(this.state.view, seat) ?? null));

  get state(): State {
    return this.#state();
  }

  get events(): LogEvent[] {
    return this.#events();
  }

  choose(): void {
    // A replay only shows.
  }

  why(): void {
    // A replay only shows.
  }
}
