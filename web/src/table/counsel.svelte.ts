/** A hint that was asked for: it holds for one seat at one position. */
import type { Live } from "../lib/live.svelte";
import type { Choice, Hint } from "../lib/wire";
import type { LiveSide } from "./side.svelte";

interface Place {
  seat: number;
  position: number;
}

export class Counsel {
  readonly #live: Live;
  readonly #side: LiveSide;
  readonly #suggest: (option: Choice) => void;
  #asked = $state.raw<Place | null>(null);
  #found = $state.raw<Hint | null>(null);

  constructor(live: Live, side: LiveSide, suggest: (option: Choice) => void) {
    this.#live = live;
    this.#side = side;
    this.#suggest = suggest;
  }

  #here(place: Place | null): boolean {
    const state = this.#live.state;
    return place !== null && place.seat === state?.seat && place.position === state.position;
  }

  /** May the reader ask? */
  readonly offered = $derived.by(() => this.#live.table?.hints === true && this.#live.state?.ask != null && this.#side.live);
  readonly pending = $derived.by(() => this.#here(this.#asked));
  readonly hint = $derived.by(() => (this.#here(this.#found) ? this.#found : null));

  option(say: string): Choice | undefined {
    return this.#live.state?.ask?.options.find((each) => each.say === say);
  }

  ask(): void {
    const { seat, position } = this.#live.state ?? { seat: null, position: 0 };
    if (seat === null || this.pending || this.#side.busy) return;
    const place = { seat, position };
    this.#asked = place;
    this.#found = null;
    void this.#live.hint(seat, position).then((hint) => {
      if (this.#asked === place) this.#asked = null;
      // The table may have gone on: a late answer is dropped.
      const option = hint && this.#here(hint) ? this.option(hint.best.say) : undefined;
      if (!option) return;
      this.#found = hint;
      this.#suggest(option);
    });
  }

  dismiss(): void {
    this.#found = null;
  }
}
