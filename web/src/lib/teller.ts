/** Turns what a game says (text id and arguments) into a sentence for one reader. */
import type { FluentVariable } from "@fluent/bundle";
import { seatName } from "./names";
import type { Texts } from "./text.svelte";
import type { Argument, Arguments, Eyes, SeatInfo } from "./wire";

export interface Part {
  text: string;
  name: boolean;
  /** Faces of dice to be drawn instead of the text. */
  dice: number[];
}

const OPEN = "\u{e000}";
const CLOSE = "\u{e001}";
const DICE = "\u{e002}";

export class Teller {
  constructor(
    readonly texts: Texts,
    readonly seats: SeatInfo[],
    readonly reader: Eyes,
    /** The text for a seat's part in the game; null: the player's own name. */
    readonly role: (seat: number) => string | null = () => null,
  ) {}

  name(seat: number): string {
    const role = this.role(seat);
    return role ? this.texts.say(role) : seatName(this.seats, seat);
  }

  say(id: string, args: Arguments = {}): string {
    return this.#format(id, args).replaceAll(OPEN, "").replaceAll(CLOSE, "").replaceAll(DICE, "");
  }

  /** The sentence in pieces, so that people's names can stand out. */
  parts(id: string, args: Arguments = {}): Part[] {
    return this.#format(id, args)
      .split(new RegExp(`(${OPEN}.*?${CLOSE}|${DICE}.*?${DICE})`, "u"))
      .filter(Boolean)
      .map((text) => {
        const bare = text.replace(new RegExp(`[${OPEN}${CLOSE}${DICE}]`, "gu"), "");
        return { text: bare, name: text.startsWith(OPEN), dice: text.startsWith(DICE) ? [...bare.matchAll(/[1-6]/g)].map(Number) : [] };
      });
  }

  #format(id: string, args: Arguments): string {
    const told: Record<string, FluentVariable> = { you: "no" };
    for (const [key, value] of Object.entries(args)) {
      const alone = key !== "seat" && this.#isReader(value);
      const words = alone ? this.texts.say("reader-object") : this.#argument(value);
      told[key] = key === "dice" ? DICE + words + DICE : words;
      told[key === "seat" ? "you" : `${key}-you`] = (Array.isArray(value) ? value : [value]).some((one) => this.#isReader(one)) ? "yes" : "no";
    }
    return this.texts.say(id, told);
  }

  #isReader(value: Argument): boolean {
    return this.reader !== null && value === `#${this.reader}`;
  }

  /** Equal things are counted, the faces of dice stand one by one. */
  #list(items: Argument[]): string[] {
    const isThing = (item: Argument): boolean => typeof item === "string" && item.startsWith("@");
    return items
      .filter((item, place) => !isThing(item) || items.indexOf(item) === place)
      .map((item) => {
        const count = isThing(item) ? items.filter((other) => other === item).length : 1;
        const word = String(this.#argument(item));
        return count > 1 ? `${count} × ${word}` : word;
      });
  }

  #argument(value: Argument): string | number {
    if (Array.isArray(value)) return this.texts.lists.format(this.#list(value));
    if (typeof value === "number") return value;
    if (this.#isReader(value)) return this.texts.say("reader");
    if (/^#\d+$/.test(value)) return OPEN + this.name(Number(value.slice(1))) + CLOSE;
    if (value.startsWith("@")) return this.texts.say(value.slice(1));
    return value;
  }
}
