/** Which part of a chart is on the screen: the whole of it, or a part to be moved about. */
import type { Box, Point } from "./chart";

const MOST = 3;

export class MapView {
  readonly #chart: () => Box;
  /** Breadth of the part that a narrow screen opens on; null: the whole chart. */
  readonly #near: () => number | null;
  /** The place in question. */
  readonly #focus: () => Point;
  width = $state(0);
  height = $state(0);
  #zoom = $state(1);
  #centre = $state.raw<Point | null>(null);

  constructor(chart: () => Box, near: () => number | null, focus: () => Point) {
    this.#chart = chart;
    this.#near = near;
    this.#focus = focus;
  }

  readonly box = $derived.by((): Box => {
    const [left, top, width, height] = this.#chart();
    if (this.width === 0 || this.height === 0) return [left, top, width, height];
    const near = this.#near();
    const shape = near === null ? height / width : this.height / this.width;
    const shown = Math.min((near ?? width) / this.#zoom, width, near === null ? width : height / shape);
    const [x, y] = this.#centre ?? (near === null && this.#zoom === 1 ? [left + width / 2, top + height / 2] : this.#focus());
    const within = (middle: number, size: number, from: number, of: number) => Math.min(Math.max(middle - size / 2, from), from + of - size);
    return [within(x, shown, left, width), within(y, shown * shape, top, height), shown, shown * shape];
  });

  /** Pixels of the screen per unit of the chart. */
  readonly scale = $derived(this.width === 0 ? 1 : this.width / this.box[2]);
  readonly whole = $derived.by(() => this.box[2] >= this.#chart()[2] - 1);

  zoom(by: number): void {
    const [x, y, width, height] = this.box;
    this.#centre ??= [x + width / 2, y + height / 2];
    const near = this.#near();
    const least = near === null ? 1 : near / this.#chart()[2];
    this.#zoom = Math.min(MOST, Math.max(least, this.#zoom * by));
  }

  move(dx: number, dy: number): void {
    const [x, y, width, height] = this.box;
    this.#centre = [x + width / 2 - dx / this.scale, y + height / 2 - dy / this.scale];
  }

  /** Back to what is in question. */
  home(): void {
    this.#centre = null;
  }

  /** Bring a place into sight if it lies outside. */
  show([x, y]: Point): void {
    const [left, top, width, height] = this.box;
    const edge = width * 0.08;
    if (x > left + edge && x < left + width - edge && y > top + edge && y < top + height - edge) return;
    this.#centre = [x, y];
  }
}
