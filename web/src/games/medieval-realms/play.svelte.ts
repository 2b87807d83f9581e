/** The reader's hold on a game: what is picked, and how it becomes a choice. */
import { media } from "../../lib/media.svelte";
import type { LogEvent, Said, Tincture } from "../../lib/wire";
import type { Act, Dark, Figure, Play, TableSide, Track } from "../contract";
import { FIGURES, TAKES, type Face, type FigureKind, type Option, type Realm, type Score, type Slot, type View } from "./view";
import { actOf, othersOf, whatOf } from "./acts";
import { chaptersOf } from "./log";
import { darkOf, optionWords } from "./words";

/** What the reader has picked; it holds for one position only. */
interface Picked {
  position: number;
  slot: number | null;
  card: string | null;
  resources: string[];
  bid: number | null;
  pass: boolean;
}

const NOTHING: Omit<Picked, "position"> = { slot: null, card: null, resources: [], bid: null, pass: false };

export class Reign implements Play {
  readonly #side: TableSide<View, Option>;
  #picked = $state.raw<Picked>({ position: -1, ...NOTHING });
  /** The kind of leader in the reader's fingers, as long as one of it is left to place. */
  #leader = $state<FigureKind>("mayor");
  /** Choices that follow the one that is on its way. */
  #queue = $state.raw<string[]>([]);
  /** The placement that a hint names; it holds for one position only. */
  #advised = $state.raw<{ position: number; say: string } | null>(null);
  /** The auction's dialogue was put aside at this position, to look at the table. */
  #aside = $state(-1);

  readonly slim = true;
  readonly handLies = "foot";

  constructor(side: TableSide<View, Option>) {
    this.#side = side;
  }

  readonly view = $derived.by(() => this.#side.state.view);
  readonly seat = $derived.by(() => this.#side.state.seat);
  readonly kind = $derived.by(() => this.#side.state.ask?.kind ?? "");
  readonly options = $derived.by(() => this.#side.state.ask?.options ?? []);
  readonly picked = $derived.by(() => (this.#picked.position === this.#side.state.position ? this.#picked : { position: this.#side.state.position, ...NOTHING }));
  readonly mine: Realm | null = $derived(this.seat === null ? null : (this.view.realms[this.seat] ?? null));
  readonly leader: FigureKind | null = $derived.by(() => {
    const left = this.view.draft?.left ?? {};
    return [this.#leader, ...FIGURES].find((kind) => (left[kind] ?? 0) > 0) ?? null;
  });
  /** The slot or hand card that the reader looks at, and the choice it would be. */
  readonly slot: Slot | null = $derived(this.picked.slot === null ? null : (this.view.panel[this.picked.slot - 1] ?? null));
  readonly chosen: Option | null = $derived.by(() => {
    const { slot, card } = this.picked;
    if (slot !== null) return this.options.find((each) => each.slot === slot) ?? null;
    return card === null ? null : (this.options.find((each) => each.card === card && each.slot === undefined) ?? null);
  });
  /** To pass for the round cannot be taken back once others have gone on, so it is picked first. */
  readonly passing: Option | null = $derived.by(() => (this.picked.pass ? (this.options.find((each) => each.say === "pass") ?? null) : null));
  readonly taking = $derived(TAKES.includes(this.kind));
  readonly bids = $derived(this.options.filter((each) => each.bid !== undefined));
  readonly bid: Option | null = $derived(this.bids.find((each) => each.bid === this.picked.bid) ?? this.bids[0] ?? null);

  get live(): boolean {
    return this.#side.live;
  }

  get busy(): boolean {
    return this.#side.busy || this.#queue.length > 0;
  }

  get events(): LogEvent[] {
    return this.#side.events;
  }

  get game(): string {
    return this.#side.table.game;
  }

  get whole(): boolean {
    return this.view.phase === "over";
  }

  get auctionAside(): boolean {
    return this.#aside === this.#side.state.position;
  }

  // Words

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.#side.teller.texts.say(id, args);
  }

  /** A sentence of the game's, with its arguments as they come. */
  tell(said: Said): string {
    return this.#side.teller.say(said.text, said.args);
  }

  has(id: string): boolean {
    return this.#side.teller.texts.has(id);
  }

  words(option: Option): string {
    return optionWords(this, option);
  }

  get dark(): Dark[] {
    return darkOf(this);
  }

  list(words: string[]): string {
    return this.#side.teller.texts.lists.format(words);
  }

  name(seat: number): string {
    return this.#side.teller.name(seat);
  }

  arms(seat: number): Tincture {
    return this.#side.table.seats[seat]?.arms ?? "argent";
  }

  face(card: string): Face | null {
    return this.view.cards[card] ?? null;
  }

  cardName(card: string): string {
    return this.text(this.face(card)?.name ?? card);
  }

  /** The same in fewer words, where room is scarce. */
  faceBriefly(face: Face): string {
    const brief = `board-${face.name}`;
    return this.text(this.has(brief) ? brief : face.name);
  }

  resource(resource: string): string {
    return this.text(`res-${resource}`);
  }

  /** In one word. */
  resourceBriefly(resource: string): string {
    const brief = `board-res-${resource}`;
    return this.has(brief) ? this.text(brief) : this.resource(resource);
  }

  /** The final rank. */
  rank(seat: number): number {
    return this.#side.state.result?.ranks[seat] ?? 0;
  }

  score(seat: number): Score | null {
    return this.view.score[seat] ?? null;
  }

  // Placing

  /** The choice that puts a leader there: the one in the fingers, or whoever may go. */
  putOn(where: { hall: string } | { land: number }): Option | null {
    const fits = this.options.filter((each) => each.leader !== undefined && each.all === undefined && ("hall" in where ? each.hall === where.hall : each.land === where.land));
    return fits.find((each) => each.leader === this.leader) ?? fits[0] ?? null;
  }

  /** May the leader in the fingers go there? */
  fits(where: { hall: string } | { land: number }): boolean {
    return this.leader !== null && this.putOn(where)?.leader === this.leader;
  }

  /** Is this where the hint would put somebody? */
  advised(where: { hall: string } | { land: number }): boolean {
    const put = this.#advised?.position === this.#side.state.position ? this.putOn(where) : null;
    return put !== null && put.say === this.#advised?.say;
  }

  place(where: { hall: string } | { land: number }, title: string, at: Element): void {
    const put = this.busy ? null : this.putOn(where);
    if (put) this.#side.choose(put.say);
    else this.#side.why("hall" in where ? `mayor ${where.hall}` : `${this.leader === "mayor" || !this.leader ? "general" : this.leader} ${where.land}`, title, at);
  }

  take(kind: FigureKind): void {
    this.#leader = kind;
  }

  /** Take somebody up from the draft: two choices on the wire. */
  lift(kind: FigureKind, where: string | number): void {
    if (this.view.draft?.ready) return;
    this.#leader = kind;
    this.#chain(`lift ${kind} ${where}`);
  }

  liftAll(): void {
    this.#chain("lift all");
  }

  #chain(lift: string): void {
    if (this.busy) return;
    if (this.offers(lift)) this.#side.choose(lift);
    else if (this.offers("change")) {
      this.#queue = [lift];
      this.#side.choose("change");
    }
  }

  offers(say: string): boolean {
    return this.options.some((each) => each.say === say);
  }

  /** Send the next link of a chain once the server has answered the one before. */
  follow(): void {
    const [next, ...rest] = this.#queue;
    if (next === undefined || this.#side.busy) return;
    this.#queue = rest;
    if (this.offers(next)) this.#side.choose(next);
  }

  // Picking

  pickSlot(slot: number, at: Element): void {
    const { card, why } = this.view.panel[slot - 1] ?? {};
    if (!card) return;
    this.#pick({ slot: this.picked.slot === slot ? null : slot, card: null, pass: false });
    if (why && this.kind === "action") this.#side.why(`activate ${slot}`, this.cardName(card), at);
  }

  pickCard(card: string, at: Element): void {
    this.#pick({ card: this.picked.card === card ? null : card, slot: null, pass: false });
    if (this.kind === "action" && !this.offers(`play ${card}`)) this.#side.why(`play ${card}`, this.cardName(card), at);
  }

  pickResource(resource: string, at: Element): void {
    const { resources } = this.picked;
    if (this.kind !== "pair") {
      this.#pick({ resources: resources.includes(resource) ? [] : [resource] });
      return;
    }
    const kept = resources.includes(resource) ? resources.filter((each) => each !== resource) : [...resources.slice(-1), resource];
    this.#pick({ resources: this.view.resources.filter((each) => kept.includes(each)) });
    if (kept.length === 2 && !this.pair) this.#side.why(`pair ${this.picked.resources.join(" ")}`, this.list(this.picked.resources.map((each) => this.resource(each))), at);
  }

  suggest({ say, leader, all, slot, card, resources, resource, bid }: Option): void {
    this.#pick(NOTHING);
    if (leader !== undefined && all === undefined) {
      this.#leader = leader as FigureKind;
      this.#advised = { position: this.#side.state.position, say };
    } else if (slot !== undefined) this.#pick({ slot });
    else if (card !== undefined) this.#pick({ card });
    else if (resources ?? resource) this.#pick({ resources: resources ?? [resource ?? ""] });
    else if (bid !== undefined) this.#pick({ bid });
  }

  pickPass(): void {
    this.#pick({ ...NOTHING, pass: true });
  }

  pickBid(bid: number): void {
    if (this.bids.some((each) => each.bid === bid)) this.#pick({ bid });
  }

  get pair(): Option | null {
    const [one, other] = this.picked.resources;
    return this.options.find((each) => one !== undefined && other !== undefined && each.resources?.includes(one) && each.resources.includes(other)) ?? null;
  }

  get taken(): Option | null {
    return this.taking ? (this.options.find((each) => each.resource === this.picked.resources[0]) ?? null) : null;
  }

  choose(option: Option | null): void {
    if (option && !this.busy) this.#side.choose(option.say);
  }

  setAside(): void {
    this.#aside = this.auctionAside ? -1 : this.#side.state.position;
  }

  #pick(change: Partial<Picked>): void {
    this.#picked = { ...this.picked, ...change };
  }

  cancel(): boolean {
    const { slot, card, resources, pass } = this.picked;
    if (slot === null && card === null && resources.length === 0 && !pass) return false;
    this.#pick(NOTHING);
    return true;
  }

  // For the frame

  get what(): string | null {
    return whatOf(this);
  }

  get act(): Act | null {
    return actOf(this);
  }

  get others(): Act[] {
    return othersOf(this);
  }

  get back(): string | null {
    return this.view.draft?.ready ? this.text("board-withdraw") : null;
  }

  get outcome(): string | null {
    const result = this.#side.state.result;
    const first = result?.ranks.indexOf(1) ?? -1;
    if (result?.way !== "points" || first < 0) return null;
    const totals = this.view.score.map((score) => score.total);
    const next = Math.max(...totals.filter((_, seat) => seat !== first));
    return this.text("board-outcome", { you: first === this.seat ? "yes" : "no", name: this.name(first), total: totals[first] ?? 0, next, lead: (totals[first] ?? 0) - next });
  }

  get order(): number[] {
    const count = this.view.realms.length;
    return this.view.realms.map((_, i) => ((this.seat ?? 0) + i) % count);
  }

  figures(seat: number): Figure[] {
    const { phase, ready, order, passed, realms } = this.view;
    if (phase === "over") return [{ icon: "scroll", value: this.score(seat)?.total ?? 0, name: this.text("board-points") }];
    const figures: Figure[] = [{ icon: "laurel", value: realms[seat]?.points ?? 0, name: this.text("board-points") }];
    const place = order.indexOf(seat) + 1;
    if (ready) {
      const done = ready.includes(seat);
      figures.push({ icon: done ? "check" : "quill", value: media.phone ? "" : this.text(done ? "board-ready" : "board-drafting"), name: this.text(done ? "board-note-ready" : "board-note-drafting") });
    } else if (place > 0) {
      const out = passed.includes(seat);
      figures.push({ icon: out ? "moon" : "flag", value: this.text("board-place", { place }), name: this.text(out ? "board-passed" : "board-turn-order") });
    }
    return figures;
  }

  note(seat: number): string | null {
    const { ready, passed, phase } = this.view;
    if (phase === "over") return null;
    if (ready) return this.text(ready.includes(seat) ? "board-note-ready" : "board-note-drafting");
    return passed.includes(seat) ? this.text("board-note-passed") : null;
  }

  get aside(): string {
    return this.text("board-aside", { players: this.view.realms.length });
  }

  get track(): Track {
    const { round, rounds, phase } = this.view;
    return { label: this.text("board-round"), done: phase === "over" ? rounds + 1 : round, of: rounds, aside: "" };
  }

  chapters(events: LogEvent[]): Map<number, string> {
    return chaptersOf(this, events);
  }

  told(events: LogEvent[]): LogEvent[] {
    return events;
  }

  recap(events: LogEvent[]): LogEvent[] {
    return events.slice(-3);
  }
}
