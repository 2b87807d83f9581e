/** What a live table hands to its board. */
import type { GameModule, TableSide } from "../games/contract";
import type { Eyes } from "../lib/eyes.svelte";
import type { Live } from "../lib/live.svelte";
import { Teller } from "../lib/teller";
import type { Texts } from "../lib/text.svelte";
import type { LogEvent, Said, State, Table } from "../lib/wire";

export interface Question {
  title: string;
  refusal: Said;
  at: DOMRect;
}

export class LiveSide implements TableSide {
  readonly #live: Live;
  readonly #eyes: Eyes;
  readonly #texts: () => Texts;
  readonly #role: GameModule["role"];
  /** The last "why not?" that was answered. */
  question = $state.raw<Question | null>(null);

  constructor(live: Live, eyes: Eyes, texts: () => Texts, role: GameModule["role"]) {
    this.#live = live;
    this.#eyes = eyes;
    this.#texts = texts;
    this.#role = role;
  }

  readonly teller = $derived.by(() => new Teller(this.#texts(), this.table.seats, this.state.seat, (seat) => this.#role?.(this.state.view, seat) ?? null));

  get table(): Table {
    return this.#live.table as Table;
  }

  get state(): State {
    return this.#live.state as State;
  }

  get events(): LogEvent[] {
    return this.#live.events;
  }

  get busy(): boolean {
    return this.#live.sent || this.#live.link !== "open";
  }

  get live(): boolean {
    return this.state.seat !== null && this.state.result === null && !this.#eyes.blind;
  }

  choose(say: string): void {
    this.#live.choose(say);
  }

  why(say: string, title: string, at: Element): void {
    const seat = this.state.seat;
    if (seat === null || this.busy) return;
    const place = at.getBoundingClientRect();
    void this.#live.why(seat, say).then((refusal) => {
      this.question = refusal && { title, refusal, at: place };
    });
  }

  /** Take the last choice back, or say why that is no longer possible. */
  undo(title: string, at: Element): void {
    const { can, because } = this.state.undo;
    if (can) this.#live.undo();
    else if (because) this.explain(title, because, at);
  }

  explain(title: string, what: string | Said, at: Element): void {
    if (this.busy) return;
    const refusal = typeof what === "string" ? { text: what, args: {}, rule: null } : what;
    this.question = { title, refusal, at: at.getBoundingClientRect() };
  }
}
