/** The reader's hold on a game: what is selected, what it is called, which buttons are due. */
import type { IconName } from "../../lib/icons";
import { signed } from "../../lib/numbers";
import type { LogEvent, State, Tincture } from "../../lib/wire";
import type { Act, Dark, Figure, Guest, Play, TableSide, Track } from "../contract";
import { iconOf, percent, verbOf, type Face, type Option, type View } from "./view";

interface Selection {
  position: number;
  /** The option that the main button would send. */
  say: string | null;
  /** A card of the hand, by its place there. */
  place: number | null;
}

/** How a card is drawn. */
export interface Shown {
  kind: string;
  title: string;
  icon: IconName;
  value: number | null;
  kindText: string;
  text: string;
}

/** Options that end a question instead of answering it. */
const CLOSERS = new Set(["pass", "send", "done", "keep"]);
/** Cards that are laid with one press; an undo takes them back. */
const AT_ONCE = new Set(["lay", "join"]);
const SECRET = new Set(["drew-cards", "discarded-card", "seduced-card", "saw-hand"]);
const UNTOLD = new Set(["turn-begins", "no-response"]);
const VERBS: Record<string, string> = { action: "attack", target: "attack", turn: "turn", yield: "turn", fortify: "fortify", reward: "fortify" };
/** What cards are used for, by what is asked and by their kind. */
const CARD_VERBS: Record<string, Record<string, string>> = { lay: { troop: "lay", response: "lay" }, join: { troop: "lay" }, respond: { troop: "lay", response: "lay" }, spend: { troop: "spend" } };

export class Outremer implements Play {
  readonly #side: TableSide<View, Option>;
  #selected = $state.raw<Selection>({ position: -1, say: null, place: null });
  /** The card that is being looked at, for the line that reads it out. */
  looked = $state<string | null>(null);
  inWords = $state(false);

  constructor(side: TableSide<View, Option>) {
    this.#side = side;
  }

  readonly view = $derived.by(() => this.#side.state.view);
  readonly seat = $derived.by(() => this.#side.state.seat);
  readonly kind = $derived.by(() => this.#side.state.ask?.kind ?? null);
  readonly options = $derived.by(() => this.#side.state.ask?.options ?? []);
  readonly areas = $derived(Object.fromEntries(this.view.areas.map((area) => [area.name, area])));
  readonly hand = $derived(this.view.hand ?? []);
  readonly #selection = $derived.by(() => (this.#selected.position === this.#side.state.position ? this.#selected : { say: null, place: null }));
  readonly place = $derived(this.#selection.place);
  readonly card = $derived(this.place === null ? null : (this.hand[this.place] ?? null));
  readonly picked = $derived(this.options.find((option) => option.say === this.#selection.say) ?? null);
  /** The options that are answers, not ways to leave it. */
  readonly answers = $derived(this.options.filter((option) => !CLOSERS.has(verbOf(option))));
  readonly closers = $derived(this.options.filter((option) => CLOSERS.has(verbOf(option))));

  get live(): boolean {
    return this.#side.live && this.seat !== null;
  }

  get mayChoose(): boolean {
    return this.live && this.options.length > 0 && !this.#side.busy;
  }

  get teller() {
    return this.#side.teller;
  }

  get game(): string {
    return this.#side.table.game;
  }

  get events(): LogEvent[] {
    return this.#side.events;
  }

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.teller.texts.say(id, args);
  }

  list(words: string[]): string {
    return this.teller.texts.lists.format(words);
  }

  name(seat: number | null): string {
    return seat === null ? this.text("board-independent") : this.text(roleOf(this.view, seat) ?? "board-independent");
  }

  /** As `name`, but "you" for the reader. */
  whose(seat: number | null): string {
    return seat !== null && seat === this.seat && this.#side.table.yours.length === 1 ? this.text("board-you") : this.name(seat);
  }

  arms(seat: number | null): Tincture {
    if (seat === null) return "argent";
    return this.#side.table.seats[seat]?.arms ?? this.muslimArms;
  }

  get muslimArms(): Tincture {
    return this.view.muslims?.arms ?? "argent";
  }

  areaName(area: string): string {
    return this.text(`area-${area}`);
  }

  cardName(card: string): string {
    const face = this.view.cards[card];
    return face ? (face.title ?? this.text(`card-${face.name}`)) : card;
  }

  shown(card: string): Shown {
    const face = this.view.cards[card] as Face;
    const troop = face.kind === "troop";
    const side = face.kind === "response" && face.side ? `, ${this.text(`board-side-${face.side}`)}` : face.lasting ? `, ${this.text("board-whole-turn")}` : "";
    return {
      kind: face.kind,
      title: this.cardName(card),
      icon: iconOf(face),
      value: face.value,
      kindText: this.text(`kind-${face.kind}`) + side,
      text: troop ? this.text("effect-troop", { amount: face.value ?? 0 }) : face.effect ? this.text(`effect-${face.effect}`, { amount: face.amount }) : "",
    };
  }

  /* ---------- what may be chosen ---------- */

  /** The options that name this area. */
  optionsAt(area: string): Option[] {
    return this.answers.filter((option) => option.area === area);
  }

  optionsWith(card: string): Option[] {
    return this.answers.filter((option) => option.card === card);
  }

  /** May this card of the hand be used for what is asked? */
  usable(card: string): boolean {
    if (this.kind === "strike") return false;
    return this.optionsWith(card).length > 0;
  }

  /** Of few usable cards those are lit; when most can be used the others are dashed. */
  readonly fewUsable = $derived(this.kind !== null && this.kind !== "action" && this.hand.filter((card) => this.usable(card)).length <= this.hand.length / 2);

  pressArea(area: string, at: Element, keyboard: boolean): void {
    const found = this.optionsAt(area);
    const first = found.find((option) => option === this.picked) ?? found[0];
    if (!first || !this.mayChoose) {
      this.#side.why(this.#askFor(area), this.areaName(area), at);
    } else if (keyboard && first === this.picked) {
      this.confirm();
    } else {
      this.pick(first);
    }
  }

  pressCard(place: number, at: Element): void {
    const card = this.hand[place];
    if (card === undefined) return;
    this.looked = card;
    const found = this.usable(card) ? this.optionsWith(card) : [];
    const first = found[0];
    if (!first || !this.mayChoose) {
      this.#side.why(this.#askWith(card), this.cardName(card), at);
    } else if (AT_ONCE.has(this.kind ?? "")) {
      this.#side.choose(first.say);
    } else if (this.place === place) {
      this.#select(null, null);
    } else {
      const play = found.find((option) => verbOf(option) === "play");
      this.#select((play ?? first).say, place);
    }
  }

  pick(option: Option): void {
    const place = option.card && this.kind !== "strike" ? this.hand.indexOf(option.card) : -1;
    this.#select(option.say, place < 0 ? null : place);
  }

  suggest(option: Option): void {
    this.pick(option);
  }

  /** A press on an answer that stands in a list: first it is picked, then it is sent. */
  pressAnswer(option: Option, keyboard: boolean): void {
    if (!this.mayChoose) return;
    if (keyboard && option === this.picked) this.confirm();
    else this.pick(option);
  }

  confirm(): void {
    if (this.picked && this.mayChoose) this.#side.choose(this.picked.say);
  }

  send(option: Option): void {
    if (this.mayChoose) this.#side.choose(option.say);
  }

  cancel(): boolean {
    if (this.#selection.say === null) return false;
    this.#select(null, null);
    return true;
  }

  #select(say: string | null, place: number | null): void {
    this.#selected = { position: this.#side.state.position, say, place };
  }

  /* ---------- words and buttons ---------- */

  label(option: Option): string {
    const args = {
      kind: this.kind ?? "",
      area: option.area ? this.areaName(option.area) : "",
      source: option.source ? this.areaName(option.source) : "",
      kingdom: option.kingdom ? this.text(`realm-${option.kingdom}`) : "",
      who: option.kingdom ?? "",
      card: option.card ? this.cardName(option.card) : "",
      side: option.side ?? "",
      face: option.face ?? 0,
      to: option.to ?? 0,
    };
    const id = `do-${verbOf(option)}`;
    return this.teller.texts.has(id) ? this.text(id, args) : option.say;
  }

  words(option: Option): string {
    return this.label(option);
  }

  /** Areas and cards of the hand, as a press on them would ask. */
  get dark(): Dark[] {
    const areas = this.view.areas.map(({ name }) => name).filter((area) => !this.optionsAt(area).length);
    const cards = [...new Set(this.hand)].filter((card) => !this.usable(card));
    return [
      ...areas.map((area) => ({ say: this.#askFor(area), title: this.areaName(area), group: this.text("board-dark-areas") })),
      ...cards.map((card) => ({ say: this.#askWith(card), title: this.cardName(card), group: this.text("board-dark-cards") })),
    ];
  }

  #askFor(area: string): string {
    return `${VERBS[this.kind ?? ""] ?? "attack"} ${area}`;
  }

  #askWith(card: string): string {
    const kind = this.view.cards[card]?.kind ?? "";
    return `${CARD_VERBS[this.kind ?? ""]?.[kind] ?? (kind === "event" ? "play" : "discard")} ${card}`;
  }

  /** What an answer leads to, in a few words. */
  hint(option: Option): string {
    if (option.hits !== undefined) return this.text("board-note-pips", { hits: option.hits, against: option.against ?? 0, left: option.left ?? 0 });
    if (option.chance !== undefined) return this.text("board-note-raid", { cards: option.cards ?? 0 });
    if (this.kind === "strike" && option.card) return this.#noteOf(option.card);
    if (option.best_odds !== undefined) return this.text("board-note-attack", { dice: option.most_dice ?? 0, defence: option.defence ?? 0, turnable: option.turnable ?? 0 });
    return "";
  }

  /** A card of a rival's hand that the reader may strike out: how many there are, and what it does. */
  #noteOf(card: string): string {
    const { kindText, text } = this.shown(card);
    return this.text("board-note-strike", { n: this.view.shown?.cards.filter((each) => each === card).length ?? 1, kind: kindText, text });
  }

  /** Does the reader stand on the attacking side of what goes on? */
  readonly attacking = $derived.by(() => {
    const attack = this.view.attack;
    return attack !== null && this.seat !== null && attack.attacker === this.seat;
  });

  /** The chance that matters to the reader: that the attack wins, or that the area holds. */
  chance(option: Option): number | null {
    const odds = option.odds ?? option.best_odds ?? null;
    if (odds === null) return option.chance ?? null;
    return this.kind === "respond" || this.kind === "turn" ? (this.attacking ? odds : 1 - odds) : odds;
  }

  get what(): string | null {
    if (!this.picked) return null;
    const label = this.label(this.picked);
    const { best_odds, most_dice, defence } = this.picked;
    if (best_odds !== undefined) return this.text("board-sure-odds", { what: label, dice: most_dice ?? 0, defence: defence ?? 0, percent: percent(best_odds) });
    if (this.#lasts(this.picked)) return this.text("board-sure-pass");
    const { playing } = this.view;
    return this.text("board-sure", { what: playing && this.picked.kingdom ? `${this.cardName(playing)}: ${label}` : label });
  }

  #act(option: Option): Act {
    const label = this.label(option);
    const chance = this.chance(option);
    return { label, long: chance === null || this.kind === "action" ? label : `${label}: ${percent(chance)} %`, ready: this.mayChoose, missing: "", run: () => this.send(option), say: option.say };
  }

  get act(): Act | null {
    if (this.options.length === 0) return null;
    if (this.picked) return this.#act(this.picked);
    const send = this.options.find((option) => option.say === "send");
    if (send) return this.#act(send);
    const only = this.options.length === 1 ? this.options[0] : undefined;
    if (only) return this.#act(only);
    const label = this.text("board-choose", { kind: this.kind ?? "" });
    return { label, long: label, ready: false, missing: `board-missing-${this.kind}`, run: () => undefined };
  }

  get others(): Act[] {
    const main = this.picked?.say ?? (this.options.length === 1 ? this.options[0]?.say : "send");
    const further = this.kind === "action" && this.card !== null ? this.optionsWith(this.card) : [];
    return [...this.closers, ...further].filter((option) => option.say !== main).map((option) => ({ ...this.#act(option), ...(this.#lasts(option) && { run: () => this.pick(option) }) }));
  }

  /** Against the Muslims whoever passes is out for the turn, so that is picked first and confirmed after. */
  #lasts(option: Option): boolean {
    return option.say === "pass" && this.view.muslims !== null && this.hand.length > 0;
  }

  get order(): number[] {
    return this.view.seats.map((_, seat) => seat);
  }

  figures(seat: number): Figure[] {
    const realm = this.view.seats[seat];
    return realm ? this.#figures(realm.castles, realm.cards, realm.bonus, "board-cards") : [];
  }

  #figures(castles: number, cards: number, bonus: number, cardsName: string): Figure[] {
    return [
      { icon: "rook", value: castles, name: this.text("board-castles") },
      { icon: "cards", value: cards, name: this.text(cardsName) },
      { icon: "draw", value: signed(bonus), name: this.text("board-bonus") },
    ];
  }

  note(): null {
    return null;
  }

  get guests(): Guest[] {
    const muslims = this.view.muslims;
    if (!muslims) return [];
    return [{ arms: this.muslimArms, name: this.text("realm-muslims"), who: this.text("board-automaton"), figures: this.#figures(muslims.castles, muslims.pile, muslims.bonus, "board-pile-cards") }];
  }

  get aside(): string {
    return this.text(`scenario-${this.view.scenario}`);
  }

  get track(): Track {
    return { label: this.text("board-turn"), done: this.view.turn, of: this.view.turns, aside: this.text("board-round", { round: this.view.round }) };
  }

  get result(): State["result"] {
    return this.#side.state.result;
  }

  get outcome(): string | null {
    const { result } = this;
    if (!result) return null;
    const verdict = this.view.verdict;
    if (verdict) return this.text("board-over-verdict", { way: result.way, points: verdict.points });
    const first = this.view.seats.flatMap((_, seat) => (result.ranks[seat] === 1 ? [seat] : []));
    const castles = this.view.seats[first[0] ?? 0]?.castles ?? 0;
    if (first.length === 1 && first[0] === this.seat) return this.text("board-over-you", { way: result.way, castles });
    return this.text("board-over", { way: result.way, castles, n: first.length, names: this.list(first.map((seat) => this.name(seat))) });
  }

  /** Hands of more than eight cards lie across the foot. */
  get handLies(): "foot" | "desk" {
    const large = this.view.muslims !== null || this.hand.length > 8 || this.view.all_hands !== null;
    return large ? "foot" : "desk";
  }

  get broad(): boolean {
    return this.view.muslims !== null;
  }

  /* ---------- the story ---------- */

  chapters(events: LogEvent[]): Map<number, string> {
    const told = this.told(events);
    const found = new Map<number, string>(told[0] ? [[told[0].n, this.text("board-chapter", { turn: 1 })]] : []);
    for (const event of events)
      if (event.text === "turn-begins") {
        const next = told.find((each) => each.n > event.n);
        if (next) found.set(next.n, this.text("board-chapter", { turn: Number(event.args["turn"]) }));
      }
    return found;
  }

  told(events: LogEvent[]): LogEvent[] {
    return events.filter((event) => !UNTOLD.has(event.text));
  }

  recap(events: LogEvent[]): LogEvent[] {
    return this.told(events).filter((event) => !SECRET.has(event.text)).slice(-3);
  }

  /** What the automaton did last, step by step. */
  readonly steps = $derived.by(() => {
    const from = this.events.findLastIndex((event) => event.text === "muslims-revealed");
    return from < 0 ? [] : this.events.slice(from).filter((event) => event.text.startsWith("muslims-"));
  });

  /** How the last attack ended, and the dice that decided it. */
  readonly last = $derived.by(() => this.events.findLast((event) => event.text === "falls" || event.text === "holds") ?? null);
}

/** The text for a seat's kingdom; the Muslims' number follows the last seat. */
export function roleOf(view: View, seat: number): string | null {
  const kingdom = view.seats[seat]?.kingdom ?? (seat === view.muslims?.seat ? "muslims" : null);
  return kingdom && `realm-${kingdom}`;
}
