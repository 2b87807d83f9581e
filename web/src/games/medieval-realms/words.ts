/** Longer words of the board: what a card does, costs and means for the reader. */
import type { Said } from "../../lib/wire";
import type { Dark } from "../contract";
import type { Reign } from "./play.svelte";
import { FIGURES, type Face, type Gains, type Option, type Slot, type Tokens } from "./view";

/** What an island asks for: briefly where there is a brief text, else in the game's words. */
export function needsOf(play: Reign, needs: Tokens): string {
  return play.list(Object.entries(needs).map(([what, count]) => play.text(play.has(`board-need-${what}`) ? `board-need-${what}` : `need-${what}`, { count })));
}

/** What a card does: briefly where there is a brief text, else in the game's words. */
export function effect(play: Reign, face: Face): string {
  const args = {
    resource: face.resource ? play.resourceBriefly(face.resource) : "",
    leader: face.leader ? play.text(`leader-${face.leader}`) : "",
    points: face.points,
    needs: face.needs ? needsOf(play, face.needs) : "",
  };
  const brief = [`board-brief-${face.kind}-${face.resource}`, `board-brief-${face.kind}`].find((id) => play.has(id));
  return play.text(brief ?? `about-${face.kind}`, args);
}

export interface Meaning {
  mood: "can" | "mine" | "theirs" | "no";
  words: string;
  seat: number | null;
}

/** The foot of a card in the panel: what it means for the reader now. */
export function meaning(play: Reign, slot: Slot, face: Face): Meaning | null {
  if (slot.why) return { mood: "no", words: shortly(play, slot.why, face), seat: null };
  if (slot.forecast) {
    const { to } = slot.forecast;
    if (to === null) return { mood: "theirs", words: play.text("board-to-nobody"), seat: null };
    return to === play.seat ? { mood: "mine", words: play.text("board-to-you"), seat: to } : { mood: "theirs", words: play.text("board-to", { name: play.name(to) }), seat: to };
  }
  if (!play.mine) return null;
  if (face.way === "auction") return { mood: "can", words: play.text("board-open-range", { most: play.mine.palace[face.pays ?? ""] ?? 0, resource: play.resource(face.pays ?? "") }), seat: null };
  return { mood: "can", words: play.text("board-take-for", { price: slot.price ?? 0 }), seat: null };
}

/** A refusal in few words, if there are any. */
export function shortly(play: Reign, why: Said, face: Face): string {
  const id = `board-${why.text}`;
  if (!play.has(id)) return play.tell(why);
  return play.tell({ ...why, text: id, args: { ...why.args, seal: `@seal-${face.seal}` } });
}

/** What a card brings at once besides points. */
export function gained(play: Reign, gains: Gains | undefined): string | null {
  if (gains?.leader) return play.text("board-gain-leader", { leader: play.text(`leader-${gains.leader}`) });
  if (gains?.resource) return play.text(gains.resource === "lily" ? "board-gain-choice" : "board-gain-tokens", { count: gains.count, resource: play.resource(gains.resource) });
  return null;
}

/** What the board shows and does not offer now: places while leaders are sent, else cards of panel and hand. */
export function darkOf(play: Reign): Dark[] {
  const { draft, lands, panel, resources } = play.view;
  const found: Dark[] = [];
  const add = (group: string, say: string, title: string) => {
    if (!play.offers(say)) found.push({ group, say, title });
  };
  if (play.kind === "pair") {
    resources.forEach((one, i) => resources.slice(i + 1).forEach((other) => add(play.text("board-dark-pairs"), `pair ${one} ${other}`, play.list([one, other].map((each) => play.resource(each))))));
  } else if (draft) {
    for (const hall of Object.keys(draft.halls)) add(play.text("leader-mayor"), `mayor ${hall}`, play.text("board-hall-of", { hall: play.resource(hall) }));
    for (const leader of FIGURES) if (leader !== "mayor") lands.forEach((_, i) => add(play.text(`leader-${leader}`), `${leader} ${i + 1}`, play.text("board-land-n", { land: i + 1 })));
  } else {
    panel.forEach(({ card }, i) => card && add(play.text("board-dark-panel"), `activate ${i + 1}`, play.text("board-act-slot", { card: play.cardName(card), slot: i + 1 })));
    for (const card of new Set((play.mine?.hand ?? []).map((held) => held.card))) add(play.text("board-dark-hand"), `play ${card}`, play.cardName(card));
  }
  return found;
}

/** The sentence for a bid: the first one opens the auction. */
export const bidWords = (play: Reign): string => (play.kind === "open" ? "board-open-with" : "board-raise-to");

/** A choice in plain words, for the list of everything that may be done. */
export function optionWords(play: Reign, option: Option): string {
  if (option.all) return play.text("board-clear");
  if (option.leader) {
    const where = option.hall ? play.text("board-hall-of", { hall: play.resource(option.hall) }) : play.text("board-land-n", { land: option.land ?? 0 });
    return play.text(option.all === false ? "board-lift" : "board-put", { leader: play.text(`leader-${option.leader}`), where });
  }
  if (option.resources) return play.list(option.resources.map((each) => play.resource(each)));
  if (option.resource) return play.text("board-take-tokens", { count: option.count ?? 0, resource: play.resource(option.resource) });
  if (option.bid !== undefined) return play.text(bidWords(play), { bid: option.bid, resource: play.resource(option.currency ?? "") });
  if (option.card) return option.slot === undefined ? play.text("board-act-play", { card: play.cardName(option.card) }) : play.text("board-act-slot", { card: play.cardName(option.card), slot: option.slot });
  const id = `board-say-${option.say.split(" ")[0]}`;
  return play.has(id) ? play.text(id) : option.say;
}
