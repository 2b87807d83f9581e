/** Where names and castles stand on the map of Outremer, and how the sheet is dressed. */
import { DOTS, DUNE, HILL, type Chart, type Dress, type Point } from "../../parts/map/chart";
import outlines from "./levant.json";

export const CHART = outlines as unknown as Chart;

export interface Place {
  piece: Point;
  name: Point;
  /** The name stands in the sea, tied to its castle. */
  sea?: true;
  /** Sideways with the number disc beside the name, which needs room. */
  nudge?: number;
}

export const PLACES: Record<string, Place> = {
  edessa: { piece: [203, -281], name: [203, -263], nudge: 9 },
  turbessel: { piece: [88, -294], name: [88, -276], nudge: -17 },
  antioch: { piece: [-8, -216], name: [-8, -198] },
  aleppo: { piece: [126, -178], name: [126, -160] },
  marat: { piece: [40, -146], name: [40, -126] },
  latakia: { piece: [-27, -88], name: [-71, -94], sea: true },
  tripoli: { piece: [-36, -28], name: [-78, -36], sea: true },
  homs: { piece: [80, -48], name: [80, -30] },
  beirut: { piece: [-47, 36], name: [-95, 34], sea: true },
  damascus: { piece: [20, 96], name: [20, 114] },
  acre: { piece: [-91, 149], name: [-91, 167] },
  jerusalem: { piece: [-106, 233], name: [-98, 250], nudge: -8 },
  ascalon: { piece: [-170, 300], name: [-168, 318] },
  kerak: { piece: [-36, 290], name: [-36, 308], nudge: 8 },
};

export const CENTRES: Record<string, Point> = Object.fromEntries(Object.entries(PLACES).map(([area, { piece: [x, y] }]) => [area, [x, y - 14]]));

export const ROSE: Point = [-232, 196];

export const DRESS: Dress = {
  rose: ROSE,
  clear: [[-330, 60, -170, 330], [-345, -382, -130, -250]],
  mark: (x, y, chance) => (y < -120 && x < 20 ? HILL : x > 60 || y < -250 ? (chance < 0.6 ? DUNE : DOTS) : chance < 0.5 ? DUNE : HILL),
  step: 24,
  rim: 1,
  hatch: 1,
};

const corners = (path: string): string[] => path.match(/-?[\d.]+,-?[\d.]+/g) ?? [];

/** The line along which two areas touch, as a path; empty if they do not. */
function seam(one: string, other: string): string {
  const theirs = new Set(corners(other));
  const own = corners(one);
  // Begin where the line is broken, so that one line does not fall into two.
  const start = own.findIndex((corner, i) => theirs.has(corner) && !theirs.has(own.at(i - 1) ?? ""));
  let path = "";
  let drawing = false;
  for (const corner of [...own.slice(start), ...own.slice(0, Math.max(0, start))]) {
    if (theirs.has(corner)) path += `${drawing ? "L" : "M"}${corner}`;
    drawing = theirs.has(corner);
  }
  return path;
}

const SEAMS: [one: string, other: string, path: string][] = Object.entries(CHART.areas).flatMap(([one, outline], i, all) =>
  all.slice(i + 1).flatMap(([other, theirs]): [string, string, string][] => {
    const path = seam(outline, theirs);
    return path.includes("L") ? [[one, other, path]] : [];
  }),
);

/** Where areas touch and yet are no neighbours in this edition: nobody passes there. */
export function closedBorders(neighbours: Record<string, string[]>): [one: string, other: string, path: string][] {
  return SEAMS.filter(([one, other]) => !neighbours[one]?.includes(other));
}

/** A bent arrow from one castle to another: its line and its head. */
export function arrow(from: Point, to: Point): [line: string, head: string] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const bend = 0.22 * far * Math.min(1, far / 130) * (dx >= 0 ? 1 : -1);
  const head = far < 90 ? 11 : 15;
  const start: Point = [from[0] + ux * 13, from[1] + uy * 13];
  const middle: Point = [from[0] + dx / 2 + uy * bend, from[1] + dy / 2 - ux * bend];
  const [ex, ey] = [to[0] - middle[0], to[1] - middle[1]];
  const length = Math.hypot(ex, ey) || 1;
  const [vx, vy] = [ex / length, ey / length];
  // Who comes from below meets the name first.
  const short = vy < -0.5 ? 36 : 17;
  const tip: Point = [to[0] - vx * short, to[1] - vy * short];
  const base: Point = [tip[0] - vx * head, tip[1] - vy * head];
  const round = (...numbers: number[]) => numbers.map((n) => n.toFixed(1)).join(",");
  return [
    `M${round(...start)}Q${round(...middle)} ${round(...base)}`,
    `M${round(...tip)}L${round(base[0] - vy * head * 0.6, base[1] + vx * head * 0.6)}L${round(base[0] + vy * head * 0.6, base[1] - vx * head * 0.6)}Z`,
  ];
}
