/** The reader's hold on a game: which piece, which target, and the words for it. */
import { hundredths } from "../../lib/numbers";
import type { Arguments, LogEvent, Result, Tincture } from "../../lib/wire";
import type { Point } from "../../parts/map/chart";
import type { Act, Dark, Figure, Play, TableSide, Track } from "../contract";
import { CHART, FEET } from "./chart";
import { chapters, told } from "./story";
import { verb, type Area, type Army, type Option, type View } from "./view";
import { darkOf, describe, areaName, question } from "./words";

interface Selection {
  position: number;
  army: number | null;
  port: string | null;
  say: string | null;
}

const NOTHING: Selection = { position: -1, army: null, port: null, say: null };
const [LEFT, TOP, WIDTH, HEIGHT] = CHART.viewBox;
const MIDDLE: Point = [LEFT + WIDTH / 2, TOP + HEIGHT / 2];

export class Kingdoms implements Play {
  readonly #side: TableSide<View, Option>;
  #selected = $state.raw<Selection>(NOTHING);
  /** The area under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The area whose pieces were asked for. */
  opened = $state<string | null>(null);

  constructor(side: TableSide<View, Option>) {
    this.#side = side;
  }

  readonly handLies = "desk";
  readonly view = $derived.by(() => this.#side.state.view);
  readonly seat = $derived.by(() => this.#side.state.seat);
  readonly kind = $derived.by(() => this.#side.state.ask?.kind ?? null);
  readonly options = $derived.by(() => this.#side.state.ask?.options ?? []);
  readonly selection = $derived.by(() => (this.#selected.position === this.#side.state.position ? this.#selected : NOTHING));
  readonly chosen = $derived(this.options.find((option) => option.say === this.selection.say) ?? null);
  /** Areas to answer with. */
  readonly places = $derived(this.options.filter((option) => verb(option) === "at"));
  readonly moves = $derived(this.options.filter((option) => verb(option) === "move"));
  /** What may be done with a piece: it is picked first, then its target. */
  readonly handling = $derived(this.options.some((option) => ["move", "sail", "engage"].includes(verb(option))));
  readonly lit = $derived.by(() => {
    const { army } = this.selection;
    if (army !== null) return new Set(this.moves.filter((move) => move.army === army).map((move) => move.area));
    if (this.places.length) return new Set(this.places.map((place) => place.area));
    return new Set(Object.keys(this.view.areas).filter((area) => this.#pickable(area).length > 0));
  });
  readonly armies = $derived(
    Object.entries(this.view.areas)
      .flatMap(([area, { armies }]) => armies.map((army) => ({ ...army, area })))
      .filter((army) => army.seat === this.seat)
      .sort((a, b) => a.army - b.army),
  );
  readonly ships = $derived(Object.entries(this.view.areas).flatMap(([area, { ship }]) => (ship && ship.seat === this.seat ? [{ area, ...ship }] : [])));

  get events(): LogEvent[] {
    return this.#side.events;
  }

  get live(): boolean {
    return this.#side.live && this.seat !== null;
  }

  get mayChoose(): boolean {
    return this.live && this.options.length > 0 && !this.#side.busy;
  }

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.#side.teller.texts.say(id, args);
  }

  tell(id: string, args: Arguments): string {
    return this.#side.teller.say(id, args);
  }

  has(id: string): boolean {
    return this.#side.teller.texts.has(id);
  }

  get prompt(): string {
    const { text, args } = this.#side.state.prompt;
    return this.tell(text, args);
  }

  /** The kind of what is being asked, whoever is asked. */
  get question(): string {
    return this.#side.state.prompt.text.replace(/^(ask|wait)-/, "");
  }

  words(option: Option): string {
    const { title, stock, note } = describe(this, option);
    const more = [stock, note].filter(Boolean).join(" · ");
    return more ? `${title}: ${more}` : title;
  }

  get dark(): Dark[] {
    return darkOf(this);
  }

  list(words: string[]): string {
    return this.#side.teller.texts.lists.format(words);
  }

  percent(chance: number): string {
    return this.text("board-percent", { n: hundredths(chance) });
  }

  arms(seat: number): Tincture {
    return this.#side.table.seats[seat]?.arms ?? "argent";
  }

  player(seat: number): string {
    return this.#side.teller.name(seat);
  }

  /** The people of a seat as a heading; before one is chosen, the player. */
  name(seat: number): string {
    return this.part(seat) ?? this.player(seat);
  }

  part(seat: number): string | null {
    const people = this.view.seats[seat]?.people;
    return people ? this.text(`name-${people}`) : null;
  }

  /** The arms of whoever leads this people. */
  armsOf(people: string | null): Tincture | null {
    const seat = this.view.seats.findIndex((each) => each.people === people);
    return people === null || seat < 0 ? null : this.arms(seat);
  }

  area(name: string): Area {
    return this.view.areas[name] as Area;
  }

  areaName(area: string): string {
    return areaName(this, area);
  }

  option(say: string): Option | null {
    return this.options.find((option) => option.say === say) ?? null;
  }

  /** Own armies and ships here that can do something, as selections. */
  #pickable(area: string): Pick<Selection, "army" | "port">[] {
    const here = (army: Army) => army.seat === this.seat && this.options.some((option) => ["move", "engage"].includes(verb(option)) && option.army === army.army);
    const armies = this.area(area).armies.filter(here).map(({ army }) => ({ army, port: null }));
    const ship = this.options.some((option) => verb(option) === "sail" && option.port === area);
    return ship ? [...armies, { army: null, port: area }] : armies;
  }

  press(area: string, at: Element): void {
    const { army } = this.selection;
    const target = (army === null ? this.places : this.moves.filter((move) => move.army === army)).find((option) => option.area === area);
    if (!this.mayChoose) this.opened = this.opened === area ? null : area;
    else if (target) this.pick(target);
    else if (this.handling && this.#pickable(area).length) this.#pickNext(area);
    else if (army !== null) this.why(`move ${army} ${area}`, this.areaName(area), at);
    else if (this.places.length) this.why(`at ${area}`, this.areaName(area), at);
    else this.opened = this.opened === area ? null : area;
  }

  /** Several pieces in one area: each press takes the next, after the last none. */
  #pickNext(area: string): void {
    const candidates = this.#pickable(area);
    const now = candidates.findIndex(({ army, port }) => army === this.selection.army && port === this.selection.port);
    this.#select(candidates[now + 1] ?? { army: null, port: null });
  }

  pickArmy(army: number): void {
    this.#select({ army: this.selection.army === army ? null : army, port: null });
  }

  pickShip(port: string): void {
    this.#select({ port: this.selection.port === port ? null : port, army: null });
  }

  /** What lies on the board or in the hand is chosen first and confirmed after; a second press confirms. */
  pick(option: Option): void {
    if (!this.mayChoose) return;
    if (this.selection.say === option.say) this.choose(option.say);
    else this.#select({ army: verb(option) === "move" ? (option.army ?? null) : this.selection.army, say: option.say });
  }

  suggest(option: Option): void {
    const { army = null, port = null } = option;
    this.#select({ army: verb(option) === "move" ? army : null, port: verb(option) === "sail" ? port : null, say: option.say });
  }

  choose(say: string): void {
    if (this.mayChoose) this.#side.choose(say);
  }

  why(say: string, title: string, at: Element): void {
    this.#side.why(say, title, at);
  }

  /** Do it if it is offered, else ask why not. */
  attempt(say: string, title: string, at: Element): void {
    if (this.option(say)) this.choose(say);
    else this.why(say, title, at);
  }

  cancel(): boolean {
    if (this.opened) {
      this.opened = null;
      return true;
    }
    const { say, army, port } = this.selection;
    if (say === null && army === null && port === null) return false;
    this.#select(say === null ? { army: null, port: null } : { say: null });
    return true;
  }

  #select(change: Partial<Selection>): void {
    this.opened = null;
    this.#selected = { ...this.selection, say: null, ...change, position: this.#side.state.position };
  }

  get what(): string | null {
    if (this.chosen) return question(this, this.chosen);
    const army = this.armies.find((each) => each.army === this.selection.army);
    if (army) return this.text("board-army-where", { army: army.army, area: this.areaName(army.area) });
    if (this.selection.port) return this.text("board-ship-where", { area: this.areaName(this.selection.port) });
    return null;
  }

  readonly #end = $derived(this.option("end"));

  get act(): Act | null {
    if (this.chosen) return this.#button(this.chosen, describe(this, this.chosen).confirm);
    if (this.places.length && this.places.length === this.options.length) return this.#missing("board-choose", "board-missing-area");
    if (this.selection.army !== null) return this.#missing("board-move", "board-missing-target");
    return this.#end ? this.#button(this.#end, this.text("board-end")) : null;
  }

  get others(): Act[] {
    return this.#end && this.selection.army !== null ? [this.#button(this.#end, this.text("board-end"))] : [];
  }

  #button(option: Option, label: string): Act {
    return { label, long: label, ready: this.mayChoose, missing: "board-busy", run: () => this.choose(option.say), say: option.say };
  }

  #missing(label: string, missing: string): Act {
    return { label: this.text(label), long: this.text(label), ready: false, missing, run: () => undefined };
  }

  /** The place in question, for a narrow screen. */
  get focus(): Point {
    const picked = this.armies.find((army) => army.army === this.selection.army)?.area;
    const home = Object.keys(this.view.areas).find((area) => this.area(area).fortresses[this.seat ?? 0]);
    const area = this.chosen?.area ?? picked ?? this.selection.port ?? this.view.fight?.area ?? this.view.about.area ?? this.view.about.port ?? this.places[0]?.area ?? home;
    return (area && FEET[area]) || MIDDLE;
  }

  /** The area whose pieces are spelt out beside the map. */
  get mustered(): string | null {
    const crowded = (area: string | null | undefined) => (area && this.crowd(area) > 3 ? area : null);
    return this.opened ?? crowded(this.pointed) ?? crowded(this.view.fight?.area) ?? null;
  }

  crowd(name: string): number {
    const { villages, fortresses, marker, armies, ship } = this.area(name);
    return [...villages, ...fortresses].reduce((sum, n) => sum + n, 0) + armies.length + (marker === null ? 0 : 1) + (ship ? 1 : 0);
  }

  get result(): Result | null {
    return this.#side.state.result;
  }

  /** How the game ended, in one sentence. */
  get outcome(): string | null {
    if (!this.result) return null;
    const { way, ranks } = this.result;
    const first = this.order.filter((seat) => ranks[seat] === 1);
    const points = this.view.seats[first[0] ?? 0]?.points ?? 0;
    const args = { way, crown: this.view.crown, points };
    if (first.length === 1 && first[0] === this.seat) return this.text("board-over-you", args);
    return this.text("board-over", { ...args, names: this.list(first.map((seat) => this.name(seat))) });
  }

  /** The seats in turn order; at the end by rank. */
  get ranking(): number[] {
    const ranks = this.result?.ranks ?? [];
    return [...this.order].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  }

  get order(): number[] {
    return this.view.order.length ? this.view.order : this.view.seats.map((_, seat) => seat);
  }

  figures(seat: number): Figure[] {
    const { points, areas, cards } = this.view.seats[seat] ?? { points: 0, areas: 0, cards: 0 };
    return [
      { icon: "laurel", value: points, name: this.text("board-points") },
      { icon: "flag", value: areas, name: this.text("board-areas") },
      { icon: "cards", value: cards, name: this.text("board-cards") },
    ];
  }

  note(): string | null {
    return null;
  }

  get aside(): string {
    return this.text("board-aside", { players: this.view.seats.length, crown: this.view.crown });
  }

  get track(): Track {
    return { label: this.text("board-round"), done: this.view.round, of: this.view.rounds, aside: "" };
  }

  chapters(events: LogEvent[]): Map<number, string> {
    return chapters(this, events);
  }

  told(events: LogEvent[]): LogEvent[] {
    return told(events);
  }

  recap(events: LogEvent[]): LogEvent[] {
    return told(events)
      .filter((event) => !event.text.endsWith("-card"))
      .slice(-3);
  }
}
