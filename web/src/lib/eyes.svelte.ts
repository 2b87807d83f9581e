/** Through whose eyes this page looks: one seat, or several players at one device behind a curtain. */
import type { Live } from "./live.svelte";
import type { Seat } from "./wire";

export class Eyes {
  readonly #live: Live;
  /** The seat that lifted the curtain last; null while it is down or nobody shares this device. */
  #lifted = $state<Seat | null>(null);

  constructor(live: Live) {
    this.#live = live;
  }

  /** Do several seats of this table share this device? */
  readonly shared = $derived.by(() => (this.#live.table?.yours.length ?? 0) > 1);

  /** The seat that must lift the curtain before anything secret is shown. */
  readonly awaited = $derived.by((): Seat | null => {
    const { table, state } = this.#live;
    if (!this.shared || !table || !state || state.result) return null;
    // When all decide in secret, whoever has lifted the curtain finishes first.
    if (this.#lifted !== null && state.asked.includes(this.#lifted)) return null;
    return state.asked.find((seat) => table.yours.includes(seat)) ?? null;
  });

  /** Nothing secret may be on the screen before a curtain has been lifted. */
  readonly blind = $derived.by(() => {
    const { state } = this.#live;
    return this.shared && !state?.result && (this.awaited !== null || (state?.seat ?? null) !== this.#lifted);
  });

  lift(seat: Seat): void {
    this.#lifted = seat;
    this.#live.look(seat);
  }

  /** Does the page hold secrets that the person before it may not see? */
  readonly exposed = $derived.by(() => {
    const { state } = this.#live;
    if (!this.shared || !state || state.result || state.seat === null) return false;
    return this.awaited !== null || state.seat !== this.#lifted;
  });

  /** The curtain falls: forget the seat's secrets, also on the wire. */
  drop(): void {
    this.#lifted = null;
    this.#live.look(null);
  }
}
