/** The reader's hold on a game: which card, which land, and the words for it. */
import type { LogEvent } from "../../lib/wire";
import type { Act, Dark, Figure, Play, TableSide } from "../contract";
import { FULL, symbolsOf, type Card, type Placement, type Squad, type View } from "./view";

interface Selection {
  position: number;
  index: number | null;
  land: string | null;
}

const CHAPTER = 6;

export class Crusade implements Play {
  readonly #side: TableSide<View, Placement>;
  #selected = $state.raw<Selection>({ position: -1, index: null, land: null });
  /** Where the card that is being placed lay in the hand: it travels from there. */
  origin = $state.raw<DOMRect | null>(null);

  constructor(side: TableSide<View, Placement>) {
    this.#side = side;
  }

  readonly view = $derived.by(() => this.#side.state.view);
  readonly seat = $derived.by(() => this.#side.state.seat);
  readonly options = $derived.by(() => this.#side.state.ask?.options ?? []);
  /** Strongest symbol first: the order in which cards are drawn. */
  readonly symbols = $derived([...this.view.symbols].reverse());
  readonly hand = $derived(this.view.hand ?? []);
  readonly selection = $derived.by(() =>
    this.#selected.position === this.#side.state.position ? this.#selected : { index: null, land: null },
  );
  readonly card = $derived(this.selection.index === null ? null : (this.hand[this.selection.index] ?? null));
  readonly land = $derived(this.selection.land);
  readonly chosen = $derived(this.options.find((each) => each.card === this.card && each.land === this.land) ?? null);

  get live(): boolean {
    return this.#side.live && this.seat !== null;
  }

  get over(): boolean {
    return this.#side.state.result !== null;
  }

  get mayChoose(): boolean {
    return this.options.length > 0 && !this.#side.busy;
  }

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.#side.teller.texts.say(id, args);
  }

  name(seat: number): string {
    return this.#side.teller.name(seat);
  }

  arms(seat: number) {
    return this.#side.table.seats[seat]?.arms ?? "argent";
  }

  landName(land: string): string {
    return this.text(`land-${land}`);
  }

  cardName(card: Card): string {
    return this.list([...symbolsOf(card)].reverse().map((symbol) => this.text(`symbol-${symbol}`)));
  }

  list(words: string[]): string {
    return this.#side.teller.texts.lists.format(words);
  }

  /** May the selected card (or any card) go to this land? */
  lit(land: string): boolean {
    return this.options.some((each) => each.land === land && (this.card === null || each.card === this.card));
  }

  /** May this card go to the selected land (or to any)? */
  usable(card: Card): boolean {
    return this.options.some((each) => each.card === card && (this.land === null || each.land === this.land));
  }

  pickCard(index: number, at: Element): void {
    const card = this.hand[index];
    if (card === undefined) return;
    if (!this.usable(card) || !this.mayChoose) {
      this.#why(card, this.land ?? this.view.lands[0] ?? "", this.cardName(card), at);
      return;
    }
    this.origin = at.getBoundingClientRect();
    this.#select({ index: this.selection.index === index ? null : index });
  }

  pickLand(land: string, at: Element): void {
    if (!this.lit(land) || !this.mayChoose) {
      this.#why(this.card ?? this.hand[0] ?? "", land, this.landName(land), at);
      return;
    }
    this.#select({ land });
  }

  words(option: Placement): string {
    const best = option.makes[0]?.[0] ?? 1;
    const args = { card: this.cardName(option.card), land: this.landName(option.land), makes: this.worthWords(option.makes), leads: option.leads ? "yes" : "no" };
    return this.text(best > 1 ? "board-say-place-squad" : "board-say-place", args);
  }

  /** The hand by lands, without what is offered. */
  get dark(): Dark[] {
    const offered = new Set((this.#side.state.ask?.options ?? []).map((option) => option.say));
    return [...new Set(this.hand)]
      .flatMap((card) => this.view.lands.map((land) => ({ say: `place ${card} ${land}`, title: this.landName(land), group: this.cardName(card) })))
      .filter(({ say }) => !offered.has(say));
  }

  suggest(option: Placement): void {
    this.#select({ index: this.hand.indexOf(option.card), land: option.land });
  }

  place(): void {
    if (this.chosen) this.#side.choose(this.chosen.say);
  }

  cancel(): boolean {
    if (this.land === null && this.card === null) return false;
    this.#select(this.land === null ? { index: null } : { land: null });
    return true;
  }

  #select(change: Partial<Selection>): void {
    this.#selected = { ...this.selection, ...change, position: this.#side.state.position };
  }

  #why(card: Card, land: string, title: string, at: Element): void {
    this.#side.why(`place ${card} ${land}`, title, at);
  }

  /** What an army amounts to, in two halves: "Regiment" and "of helmets". */
  worth(squads: Squad[]): { rank: string; of: string } {
    const best = squads[0]?.[0] ?? 0;
    const symbols = squads.filter(([count]) => count === best).map(([, symbol]) => symbol);
    if (best === 0) return { rank: "", of: this.text("board-empty") };
    if (best === 1) return { rank: "", of: this.list(symbols.map((symbol) => this.text(`board-one-${symbol}`))) };
    const many = this.list(symbols.map((symbol) => this.text(`board-many-${symbol}`)));
    return { rank: this.text(`board-rank-${best}`, { n: symbols.length }), of: this.text("board-of", { symbols: many }) };
  }

  worthWords(squads: Squad[]): string {
    const { rank, of } = this.worth(squads);
    return rank ? `${rank} ${of}` : of;
  }

  /** Who holds or leads a land, for the line under its name. */
  standing(index: number): string {
    const marker = this.view.markers[index];
    const whose = (seat: number, ours: string, theirs: string) =>
      seat === this.seat ? this.text(ours) : this.text(theirs, { name: this.name(seat) });
    if (marker) return whose(marker.seat, "board-won-you", "board-won");
    if (this.chosen && this.land === this.view.lands[index])
      return this.text(this.chosen.leads ? "board-would-lead" : "board-would-not-lead");
    const leader = this.view.leaders[index] ?? null;
    if (leader !== null) return whose(leader, "board-lead-you", "board-lead");
    return this.text(this.view.sectors.some((sectors) => sectors[index]?.length) ? "board-even" : "board-untouched");
  }

  /** Who is drawn as ahead in a land, the ghost card counted in. */
  ahead(index: number): number | null {
    if (this.chosen?.leads && this.land === this.view.lands[index]) return this.seat;
    return this.view.leaders[index] ?? null;
  }

  sectorName(seat: number, index: number): string {
    const land = this.view.lands[index] ?? "";
    const cards = this.view.sectors[seat]?.[index] ?? [];
    const args = { land: this.landName(land), cards: cards.length, full: FULL, worth: this.worthWords(this.view.squads[seat]?.[index] ?? []) };
    if (seat !== this.seat) return this.text("board-sector-of", { ...args, name: this.name(seat) });
    const state = this.chosen && this.land === land ? "chosen" : this.lit(land) ? "can" : "cannot";
    return this.text("board-sector-yours", { ...args, state });
  }

  get what(): string | null {
    if (this.chosen) {
      const land = this.landName(this.chosen.land);
      const best = this.chosen.makes[0]?.[0] ?? 1;
      const symbols = this.chosen.makes.filter(([count]) => count === best).map(([, symbol]) => symbol);
      if (best === 1) return this.text("board-place-single", { land });
      if (symbols.length === 1) return this.text("board-place-squad", { land, squad: this.text(`squad-${best}-${symbols[0]}`) });
      return this.text("board-place-squads", { land, best, symbols: this.list(symbols.map((symbol) => this.text(`board-many-${symbol}`))) });
    }
    if (this.card !== null) return this.text("board-choose-sector", { card: this.cardName(this.card) });
    if (this.land !== null) return this.text("board-choose-card", { land: this.landName(this.land) });
    return null;
  }

  get act(): Act | null {
    if (this.options.length === 0) return null;
    return {
      label: this.text("board-place"),
      long: this.land === null ? this.text("board-place") : this.text("board-place-in", { land: this.landName(this.land) }),
      ready: this.chosen !== null && !this.#side.busy,
      missing: this.card === null ? "board-missing-card" : "board-missing-sector",
      run: () => this.place(),
    };
  }

  /** In a duel the reader sits below; among more the reader comes first. */
  get order(): number[] {
    const count = this.view.sectors.length;
    const me = this.seat ?? 0;
    return count === 2 ? [1 - me, me] : this.view.sectors.map((_, i) => (me + i) % count);
  }

  figures(seat: number): Figure[] {
    const flags = this.view.markers.filter((marker) => marker?.seat === seat).length;
    const figures: Figure[] = [
      { icon: "flag", value: flags, name: this.text("board-markers") },
      { icon: "cards", value: this.view.hands[seat] ?? 0, name: this.text("board-hand-cards") },
    ];
    const points = this.view.points?.[seat];
    if (points !== undefined) figures.unshift({ icon: "laurel", value: points, name: this.text("board-points") });
    return figures;
  }

  note(seat: number): string | null {
    if (this.view.sectors.length !== 2) return null;
    return this.text(seat === (this.seat ?? 0) ? "board-lower" : "board-upper");
  }

  get aside(): string {
    return this.text("board-aside", { players: this.view.sectors.length, variant: this.view.variant });
  }

  chapters(events: LogEvent[]): Map<number, string> {
    const placed = events.filter((event) => event.text.startsWith("placed"));
    const found = new Map<number, string>();
    for (let from = 0; from < placed.length; from += CHAPTER) {
      const first = placed[from];
      const to = Math.min(from + CHAPTER, placed.length);
      if (first) found.set(first.n, this.text(to > from + 1 ? "board-chapter" : "board-chapter-one", { from: from + 1, to }));
    }
    return found;
  }

  /** A draw is part of every turn; only the reader's own newest card is news. */
  told(events: LogEvent[]): LogEvent[] {
    return events.filter((event, i) => event.text !== "drew" && (event.text !== "drew-card" || i >= events.length - 2));
  }

  recap(events: LogEvent[]): LogEvent[] {
    return this.told(events).filter((event) => event.text !== "drew-card").slice(-3);
  }
}
