/** A finished game looked at again, for the eyes that look at the replay. */
import { api, Trouble, type Review, type Table } from "../lib/wire";

export class Reviewing {
  found = $state.raw<Review | null>(null);
  failed = $state("");
  readonly #table: Table;
  #eyes: string | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Only a game that is over has a review. */
  get due(): boolean {
    return this.#table.phase === "over" && !this.failed;
  }

  /** Frames are counted as these eyes see them. */
  async look(eyes: string): Promise<void> {
    if (this.#table.phase !== "over") return;
    this.#eyes = eyes;
    this.found = null;
    this.failed = "";
    try {
      const found = await api.review(this.#table.id, eyes);
      if (this.#eyes === eyes) this.found = found;
    } catch (trouble) {
      if (this.#eyes === eyes) this.failed = (trouble as Trouble).message;
    }
  }

  /** Each seat's chance at a frame: what it was at the last moment before. */
  at(frame: number): number[] {
    const moments = this.found?.moments ?? [];
    return (moments.findLast((moment) => moment.frame <= frame) ?? moments[0])?.chances ?? [];
  }
}
