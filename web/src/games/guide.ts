/** A guided first game: words that follow the real position, step by step. */
import type { SeatWish } from "../lib/wire";
import type { Play } from "./contract";

export interface GuideStep<P = Play> {
  /** Its text is `guide-<key>` of the game's guide. */
  key: string;
  rule?: string;
  /** Is this the moment for it? */
  when(play: P): boolean;
  args?(play: P): Record<string, string | number>;
  /** It asks for a deed and goes by itself when the moment has passed. */
  deed?: boolean;
}

export interface Guide {
  seats: SeatWish[];
  steps: GuideStep[];
}

/** A game's guide gets only plays that the same game began. */
export function guide<P extends Play>(seats: SeatWish[], steps: GuideStep<P>[]): Guide {
  return { seats, steps: steps as unknown as GuideStep[] };
}

const GUIDES = import.meta.glob<{ default: Guide }>("./*/guide.ts");

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in GUIDES;

export async function gameGuide(game: string): Promise<Guide | null> {
  return (await GUIDES[`./${game}/guide.ts`]?.())?.default ?? null;
}

/* Which steps of which table have been read, kept on this device. */
const key = (table: string) => `gonfalon-guide-${table}`;

/** The steps read so far; null: this table is not guided. */
export function readSteps(table: string): string[] | null {
  const kept = localStorage.getItem(key(table));
  return kept === null ? null : (JSON.parse(kept) as string[]);
}

export function keepSteps(table: string, steps: string[] | null): void {
  if (steps) localStorage.setItem(key(table), JSON.stringify(steps));
  else localStorage.removeItem(key(table));
}
