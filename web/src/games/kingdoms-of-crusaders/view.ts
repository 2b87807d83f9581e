/** The Kingdoms of Crusaders on the wire: docs/protocol.md, last chapter. */
import type { IconName } from "../../lib/icons";
import type { Choice } from "../../lib/wire";

/** Symbols joined by "+", weakest first. */
export type Card = string;
/** How many of which symbol. */
export type Squad = [count: number, symbol: string];

export interface View {
  variant: string;
  lands: string[];
  symbols: string[];
  deck: number;
  hand: Card[] | null;
  hands: number[];
  all_hands: Card[][] | null;
  sectors: Card[][][];
  squads: Squad[][][];
  leaders: (number | null)[];
  markers: ({ seat: number; number: number } | null)[];
  completed: (number | null)[][];
  unseen: Record<Card, number>;
  points: number[] | null;
}

export interface Placement extends Choice {
  card: Card;
  land: string;
  makes: Squad[];
  leads: boolean;
  fills: boolean;
}

/** Cards that a sector takes. */
export const FULL = 4;

const ICON: Record<string, IconName> = { lance: "lance", bow: "bow", swords: "swords", helmet: "greathelm", banner: "banner" };

export const iconOf = (symbol: string): IconName => ICON[symbol] ?? "flag";
export const symbolsOf = (card: Card): string[] => card.split("+");

/** How often each symbol lies on these cards, for drawing. */
export function tally(cards: Card[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const symbol of cards.flatMap(symbolsOf)) count[symbol] = (count[symbol] ?? 0) + 1;
  return count;
}
