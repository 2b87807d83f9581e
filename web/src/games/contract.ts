/** What the frame of a table and the board of a game owe each other. */
import type { Component } from "svelte";
import type { IconName } from "../lib/icons";
import type { Teller } from "../lib/teller";
import type { Choice, LogEvent, Said, State, Table, Tincture } from "../lib/wire";

/** What a board gets. All of it is reactive; in a replay `choose` and `why` do nothing. */
export interface TableSide<V = unknown, C extends Choice = Choice> {
  readonly table: Table;
  readonly state: State<V, C>;
  readonly teller: Teller;
  /** Everything that was told up to this state. */
  readonly events: LogEvent[];
  /** A choice is on its way to the server. */
  readonly busy: boolean;
  /** May this reader act at all? False for watchers and in a replay. */
  readonly live: boolean;
  choose(say: string): void;
  /** Ask the server why `say` is not offered; the answer appears beside `at`. */
  why(say: string, title: string, at: Element): void;
}

export interface Act {
  label: string;
  /** The same with more words, for a wide button on a phone. */
  long: string;
  ready: boolean;
  /** What is still missing while it is not ready: a text, or one with its arguments. */
  missing: string | Said;
  run(): void;
  /** The choice that it sends, so that a hint can mark it. */
  say?: string;
}

/** Something that cannot be chosen now: its notation, what it is, and among what it stands. */
export interface Dark {
  say: string;
  title: string;
  group: string;
}

export interface Figure {
  icon: IconName;
  value: string | number;
  name: string;
}

/** Somebody at the table who is no player: an automaton. */
export interface Guest {
  arms: Tincture;
  name: string;
  who: string;
  figures: Figure[];
}

/** Where the game stands, for the title bar: so many steps done of so many. */
export interface Track {
  label: string;
  done: number;
  of: number;
  aside: string;
}

/** One reader's hold on a running game: selection, words for the prompt, the main button. */
export interface Play {
  /** First line of the prompt while something is selected, instead of the server's. */
  readonly what: string | null;
  readonly act: Act | null;
  /** Further buttons beside the main one. */
  readonly others?: Act[];
  /** Take the last selection back; false if there was none. */
  cancel(): boolean;
  /** An option in plain words, for the board in words. */
  words(option: Choice): string;
  /** What the board shows and does not offer now: there too one can ask why. */
  readonly dark: Dark[];
  /** Lay an option ready as if the reader had picked it: one press more takes it. */
  suggest(option: Choice): void;
  /** The seats as the board shows them, so that the rail can follow. */
  readonly order: number[];
  /** What the seat plays, as a title above the player's name. */
  part?(seat: number): string | null;
  figures(seat: number): Figure[];
  /** A word on the seat for the rail, e.g. where its pieces lie. */
  note(seat: number): string | null;
  /** Headings in the log, by the number of the event that they stand before. */
  chapters(events: LogEvent[]): Map<number, string>;
  /** The events that are worth a line in the log. */
  told(events: LogEvent[]): LogEvent[];
  /** What everybody may know, for the curtain between two players at one device. */
  recap(events: LogEvent[]): LogEvent[];
  /** A short word about the table's options for the title bar. */
  readonly aside: string;
  readonly track?: Track | null;
  /** Whoever else sits there; their numbers follow the last seat. */
  readonly guests?: Guest[];
  /** How the game ended, if that is more than who won. */
  readonly outcome?: string | null;
  /** With a desk: where the hand lies, and whether the desk needs much room. */
  readonly handLies?: "foot" | "desk";
  readonly broad?: boolean;
  readonly slim?: boolean;
  /** The board takes the desk's place too, e.g. for the score at the end. */
  readonly whole?: boolean;
  /** What undo is called now, if that can be said better. */
  readonly back?: string | null;
}

export interface GameModule {
  begin(side: TableSide): Play;
  Board: Component<{ play: Play }>;
  /** Beside the board: the decision that is due. Without it the board has the whole width. */
  Desk?: Component<{ play: Play }>;
  /** The text that names a seat by its part in the game, e.g. its kingdom; null: the player's name. */
  role?(view: unknown, seat: number): string | null;
  Hand: Component<{ play: Play }>;
  /** Between the seats and the log, where there is room for a log. */
  Aside?: Component<{ play: Play }>;
  tabs: { label: string; Body: Component<{ play: Play }> }[];
}

interface TypedModule<V, C extends Choice, P extends Play> {
  begin(side: TableSide<V, C>): P;
  Board: Component<{ play: P }>;
  Desk?: Component<{ play: P }>;
  role?(view: V, seat: number): string | null;
  Hand: Component<{ play: P }>;
  Aside?: Component<{ play: P }>;
  tabs: { label: string; Body: Component<{ play: P }> }[];
}

/** The frame gives a module's components only plays that the same module began. */
export function game<V, C extends Choice, P extends Play>(typed: TypedModule<V, C, P>): GameModule {
  return typed as unknown as GameModule;
}

export interface GameLook {
  tincture: Tincture;
  versal: IconName;
}

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const LOOKS = import.meta.glob<{ default: GameLook }>("./*/look.ts", { eager: true });
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

export async function gameModule(id: string): Promise<GameModule | null> {
  return (await MODULES[`./${id}/index.ts`]?.())?.default ?? null;
}

export function gameLook(id: string): GameLook {
  return LOOKS[`./${id}/look.ts`]?.default ?? { tincture: "gules", versal: "rook" };
}

export function gamePicture(id: string): Component | null {
  return PICTURES[`./${id}/Picture.svelte`]?.default ?? null;
}
