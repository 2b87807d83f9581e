/** Geometry of an engraved map: outlines, and the little marks that fill sea and outer land. */
import type { Tincture } from "../../lib/wire";

export type Point = [x: number, y: number];
export type Box = [x: number, y: number, width: number, height: number];

/** Outlines as SVG paths, all in the units of `viewBox`. */
export interface Chart {
  viewBox: Box;
  land: string;
  areas: Record<string, string>;
}

export interface AreaLook {
  /** Whose it is, as wash, hatched rim and band. */
  tincture: Tincture | null;
  state: "plain" | "lit" | "chosen" | "closed";
  /** What a reader of the screen hears: name, holder, what may be done. */
  name: string;
}

/** How a chart is dressed. */
export interface Dress {
  rose: Point;
  /** Boxes (left, top, right, bottom) that stay free of marks, for cartouches and names of seas. */
  clear: [number, number, number, number][];
  /** Which mark stands at a place of the outer land; `chance` runs from 0 to 1. */
  mark(x: number, y: number, chance: number): string;
  /** Distance between two marks. */
  step: number;
  /** Breadth of the hatched rims and of the hatching, against the usual. */
  rim: number;
  hatch: number;
}

export const HILL = "M-8,3Q-4,-7 0,-7Q4,-7 8,3M1,-6Q4,-2 3,2M4,-3.5Q6,0 5.5,2.5";
export const DUNE = "M-9,2Q-3,-3.5 4,0Q7,1.5 9,.5M-3,5Q1,2.5 6,5";
export const PINE = "M0,4V1M-4,1H4L0,-8Z";
export const DOTS = "M-5,0h.8M0,2.5h.8M5,-.5h.8M1,-2.5h.8";

/** Petra Sancta hatching in a tile of 8 by 8. */
export const HATCHING: [Tincture, string][] = [
  ["gules", "M2,0V8M6,0V8"],
  ["azure", "M0,2H8M0,6H8"],
  ["vert", "M-1,-1L9,9M3,-1L9,5M-1,3L5,9"],
  ["purpure", "M9,-1L-1,9M5,-1L-1,5M9,3L3,9"],
  ["or", "M1.05,2a.95,.95 0 1 0 1.9,0a.95,.95 0 1 0 -1.9,0M5.05,6a.95,.95 0 1 0 1.9,0a.95,.95 0 1 0 -1.9,0"],
  ["sable", "M2,0V8M6,0V8M0,2H8M0,6H8"],
  ["argent", ""],
];

/** The coast echoed outwards: breadth and strength of each water line. */
export const WATER_LINES: [number, number][] = [[34, 0.16], [25, 0.26], [17, 0.4], [10, 0.62], [4.5, 0.9]];

export interface Mark {
  at: Point;
  scale: number;
  d: string;
}

const pen = document.createElement("canvas").getContext("2d");

/** The same marks at every look. */
function dice(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

const inside = (path: Path2D, x: number, y: number) => pen?.isPointInPath(path, x, y) ?? false;

const AROUND_WAVE: Point[] = [[0, 0], [24, 0], [-24, 0], [0, 22], [0, -22], [17, 16], [-17, 16], [17, -16], [-17, -16]];
const UNDER_MARK: Point[] = [[0, 0], [10, 4], [-10, 4], [0, -10]];
const AROUND_MARK: Point[] = [[0, 0], [14, 0], [-14, 0], [0, 12], [0, -12]];

/** Little waves in open water, as one path. */
export function waves({ viewBox: [left, top, width, height], land }: Chart, { clear }: Dress): string {
  const chance = dice(7);
  const shore = new Path2D(land);
  let path = "";
  for (let y = top + 20; y < top + height - 12; y += 30)
    for (let x = left + 16; x < left + width - 16; x += 38) {
      const px = x + (chance() - 0.5) * 26;
      const py = y + (chance() - 0.5) * 18;
      if (chance() < 0.35 || AROUND_WAVE.some(([dx, dy]) => inside(shore, px + dx, py + dy))) continue;
      if (clear.some(([a, b, c, d]) => px > a && px < c && py > b && py < d)) continue;
      path += `M${px.toFixed(1)},${py.toFixed(1)}q2.5,-3 5,0t5,0`;
    }
  return path;
}

/** Hills, dunes and trees on the land that is no area. */
export function marks({ viewBox: [left, top, width, height], land, areas }: Chart, { clear, mark, step }: Dress): Mark[] {
  const chance = dice(11);
  const ground = new Path2D(land);
  const taken = Object.values(areas).map((path) => new Path2D(path));
  const found: Mark[] = [];
  for (let y = top + 22; y < top + height - 8; y += step)
    for (let x = left + 18; x < left + width - 14; x += step * 1.2) {
      const px = x + (chance() - 0.5) * 16;
      const py = y + (chance() - 0.5) * 12;
      if (chance() < 0.22 || !UNDER_MARK.every(([dx, dy]) => inside(ground, px + dx, py + dy))) continue;
      if (AROUND_MARK.some(([dx, dy]) => taken.some((path) => inside(path, px + dx, py + dy)))) continue;
      if (clear.some(([a, b, c, d]) => px > a - 8 && px < c + 8 && py > b - 4 && py < d + 10)) continue;
      found.push({ at: [px, py], scale: 0.8 + chance() * 0.35, d: mark(px, py, chance()) });
    }
  return found;
}

/** How wide a name stands at this size. */
export function widthOf(name: string, size: number): number {
  if (!pen) return name.length * size * 0.5;
  pen.font = `750 ${size}px Alegreya`;
  return pen.measureText(name).width;
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of these places in the direction of an arrow key. */
export function stepTo(from: Point, key: string, candidates: [string, Point][]): string | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [area, [x, y]] of candidates) {
    const ahead = (x - from[0]) * way[0] + (y - from[1]) * way[1];
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0]);
    if (ahead <= 0 || aside > ahead * 2) continue;
    if (ahead + aside * 1.5 < least) [best, least] = [area, ahead + aside * 1.5];
  }
  return best;
}
