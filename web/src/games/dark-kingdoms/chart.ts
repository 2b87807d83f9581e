/** Britannia on paper: outlines, and where names and pieces stand. */
import { HILL, PINE, type Box, type Chart, type Dress, type Point } from "../../parts/map/chart";
import britannia from "./britannia.json";

export const CHART: Chart = { viewBox: britannia.viewBox as Chart["viewBox"], land: britannia.land, areas: britannia.areas };
export const PORTS = britannia.ports as unknown as Record<string, Point>;
/** One leg of the sea route from each port to the next, in the order of the route. */
export const LEGS = britannia.route;

export const DRESS: Dress = {
  rose: [-204, 196],
  clear: [[182, -300, 312, -60], [-252, -100, -212, 0], [-20, 275, 140, 305]],
  mark: (x, y, chance) => (x < -180 || y > 250 ? (chance < 0.5 ? PINE : HILL) : HILL),
  step: 21,
  rim: 0.8,
  hatch: 0.9,
};

export interface Place {
  /** Middle of the name's first line. */
  name: Point;
  /** Foot of the pieces. */
  foot: Point;
  /** The name stands on two lines. */
  two?: true;
  /** The name stands in the sea, ending here. */
  sea?: true;
}

export const PLACES: Record<string, Place> = {
  "northwest-rheged": { name: [-96, -226], foot: [-96, -202] },
  "north-rheged": { name: [-22, -172], foot: [-22, -148] },
  bernicia: { name: [14, -242], foot: [14, -217] },
  deira: { name: [110, -110], foot: [108, -85] },
  ebrauc: { name: [46, -134], foot: [46, -109] },
  "south-rheged": { name: [0, -80], foot: [-2, -44], two: true },
  elmet: { name: [66, -72], foot: [66, -47] },
  pecset: { name: [44, -24], foot: [44, 1] },
  gwynedd: { name: [-80, -14], foot: [-78, 11] },
  powys: { name: [-36, 26], foot: [-38, 53] },
  luitcoyt: { name: [20, 33], foot: [20, 58] },
  erwing: { name: [-10, 79], foot: [-5, 103] },
  ceredigion: { name: [-110, 58], foot: [-84, 79], sea: true },
  dyfed: { name: [-124, 110], foot: [-124, 133] },
  brycheiniog: { name: [-65, 93], foot: [-58, 116] },
  gwent: { name: [-48, 133], foot: [-40, 156] },
  cornubia: { name: [-150, 240], foot: [-124, 262], sea: true },
  dumnonia: { name: [-78, 208], foot: [-78, 233] },
  wessex: { name: [-6, 194], foot: [-6, 219] },
  "north-wessex": { name: [60, 138], foot: [60, 172], two: true },
  "south-wessex": { name: [63, 192], foot: [62, 227], two: true },
  sussex: { name: [142, 193], foot: [142, 217] },
  kent: { name: [198, 173], foot: [198, 197] },
  "caer-gloui": { name: [34, 102], foot: [24, 140], two: true },
  middlesex: { name: [128, 140], foot: [128, 165] },
  essex: { name: [194, 112], foot: [186, 137] },
  anglia: { name: [152, 74], foot: [152, 99] },
  "east-anglia": { name: [215, 41], foot: [212, 64] },
  "east-mercia": { name: [138, 18], foot: [142, 56], two: true },
  "south-mercia": { name: [86, 82], foot: [86, 117], two: true },
  mercia: { name: [79, 30], foot: [79, 55] },
  lindsey: { name: [122, -24], foot: [122, 2] },
};

/** Is less than the whole chart on the screen? */
export const isPart = (box: Box): boolean => box[2] < CHART.viewBox[2] - 1;

export const FEET: Record<string, Point> = Object.fromEntries(Object.entries(PLACES).map(([area, { foot }]) => [area, foot]));

/** How two pieces are tied by an arrow: a bow from foot to foot, stopping short of the second. */
export function arrow(from: Point, to: Point): { line: string; head: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const start: Point = [from[0] + ux * 12, from[1] - 8 + uy * 12];
  const end: Point = [to[0] - ux * 16, to[1] - 8 - uy * 16];
  const bow: Point = [(start[0] + end[0]) / 2 - uy * far * 0.12, (start[1] + end[1]) / 2 + ux * far * 0.12];
  const [ax, ay] = [end[0] - bow[0], end[1] - bow[1]];
  const long = Math.hypot(ax, ay) || 1;
  const [hx, hy] = [ax / long, ay / long];
  const at = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return {
    line: `M${at(...start)}Q${at(...bow)} ${at(...end)}`,
    head: `M${at(end[0] + hx * 11, end[1] + hy * 11)}L${at(end[0] - hy * 7, end[1] + hx * 7)}L${at(end[0] + hy * 7, end[1] - hx * 7)}Z`,
  };
}
