/** What stands in an area, one token per piece, as the map and the muster draw it. */
import type { PieceKind } from "../../parts/map/Piece.svelte";
import type { Area } from "./view";

export interface Token {
  kind: PieceKind;
  seat: number;
  /** Troops of an army. */
  troops: number;
  /** Number of an army, for its owner. */
  army: number | null;
  fighting: boolean;
}

/** More than so many are drawn as a stack with its number. */
export const LOOSE = 3;

const STRENGTH: PieceKind[] = ["army", "fortress", "village", "marker"];
const BREADTH: Partial<Record<PieceKind, number>> = { fortress: 31, village: 26, ship: 32 };

export const breadth = (token: Token): number => BREADTH[token.kind] ?? 23;

/** Buildings first, then armies, seat by seat. */
export function tokensOf(area: Area): Token[] {
  const standing = (kind: PieceKind, seat: number) => ({ kind, seat, troops: 0, army: null, fighting: false });
  return area.villages.flatMap((villages, seat) => [
    ...Array.from({ length: area.fortresses[seat] ?? 0 }, () => standing("fortress", seat)),
    ...Array.from({ length: villages }, () => standing("village", seat)),
    ...(area.marker === seat ? [standing("marker", seat)] : []),
    ...area.armies.filter((army) => army.seat === seat).map(({ troops, army, fighting }): Token => ({ kind: "army", seat, troops, army, fighting })),
  ]);
}

/** What is left of a crowd: the most telling piece of each seat; of a single seat one of each kind, three at most. */
export function heads(tokens: Token[]): Token[] {
  const seats = [...new Set(tokens.map((token) => token.seat))];
  const weight = (token: Token) => STRENGTH.indexOf(token.kind) - (token.fighting ? 4 : 0);
  const first = (some: Token[]) => some.sort((a, b) => weight(a) - weight(b)).slice(0, 1);
  if (seats.length === 1) return [...STRENGTH].reverse().flatMap((kind) => first(tokens.filter((token) => token.kind === kind))).slice(-LOOSE);
  return seats.flatMap((seat) => first(tokens.filter((token) => token.seat === seat))).slice(0, LOOSE);
}

/** Middles of tokens side by side round 0; where there is less room they overlap. */
export function row(tokens: Token[], scale: number, room = Infinity): number[] {
  const widths = tokens.map((token) => breadth(token) * scale);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, room / all);
  let x = (-all / 2) * squeeze;
  return widths.map((width) => (x += width * squeeze) - (width * squeeze) / 2);
}
