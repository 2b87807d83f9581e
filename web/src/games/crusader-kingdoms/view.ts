/** Crusader Kingdoms on the wire: docs/protocol.md. */
import type { IconName } from "../../lib/icons";
import type { Choice, Tincture } from "../../lib/wire";

export type Deck = "muslim" | "christian";
export type SideOf = "attack" | "defence";

export interface Area {
  name: string;
  number: number;
  defence: number;
  points: number;
  neighbours: string[];
  holder: number | null;
  plus: boolean;
  dice: number;
}

export interface Realm {
  kingdom: string;
  deck: Deck;
  start: string[];
  castles: number;
  needed: number | null;
  cards: number;
  backs: Record<Deck, number>;
  bonus: number;
  next_draw: number;
  passed: boolean;
  truce: number[];
}

export interface Muslims {
  seat: number;
  kingdom: string;
  arms: Tincture;
  castles: number;
  bonus: number;
  next_draw: number;
  pile: number;
  army: string[];
  strength: number;
  row: string[];
  die: number | null;
  march_chance: number;
  targets: (string | null)[];
}

export interface Face {
  name: string;
  title: string | null;
  deck: Deck;
  kind: "troop" | "event" | "response";
  value: number | null;
  effect: string | null;
  amount: number;
  side: SideOf | "both" | null;
  lasting: boolean;
}

export interface Laid {
  seat: number;
  side: SideOf;
  card: string | null;
  deck: Deck;
  kind: string | null;
}

export interface Attack {
  target: string;
  attacker: number | null;
  defender: number | null;
  step: string;
  extra: number;
  turned: number;
  turnable: string[];
  laid: Laid[];
  open: boolean;
  counts: { attack: number | null; defence: number };
  odds: number | null;
  sure: boolean;
  hits: { attack: number; defence: number };
}

export interface Verdict {
  points: number;
  level: string;
  areas: number;
  bonus: number;
  muslim_bonus: number;
  marginal: number;
  victory: number;
  risk: number | null;
}

export interface View {
  scenario: string;
  turn: number;
  turns: number;
  round: number;
  areas: Area[];
  seats: Realm[];
  muslims: Muslims | null;
  decks: Record<Deck, { pile: number; spent: string[]; buried: number }>;
  cards: Record<string, Face>;
  hand: string[] | null;
  all_hands: string[][] | null;
  own_discards: string[];
  shown: { seat: number; cards: string[] } | null;
  lasting: { card: string; seat: number; rival: number | null }[];
  playing: string | null;
  dice: { attack: number[]; defence: number[] };
  attack: Attack | null;
  verdict: Verdict | null;
}

/** What an option may say about itself; which of it is there depends on the kind of question. */
export interface Option extends Choice {
  area?: string;
  source?: string;
  kingdom?: string;
  card?: string;
  side?: SideOf;
  face?: number;
  to?: number;
  odds?: number | null;
  odds_turned?: number | null;
  best_odds?: number;
  most_dice?: number;
  defence?: number;
  turnable?: number;
  points?: number | null;
  chance?: number;
  cards?: number;
  hits?: number;
  against?: number;
  left?: number;
}

/** A die counts from here on. */
export const HIT = 4;
export const LEAST_BONUS = -2;
export const MOST_BONUS = 2;

const ICONS: Record<string, IconName> = {
  "troop-1": "spears",
  "troop-2": "bow",
  "troop-3": "knight",
  "troop-4": "army",
  "jewish-scholars": "scroll",
  pilgrims: "pilgrims",
};

const EFFECT_ICONS: Record<string, IconName> = {
  attack: "swords",
  "joint-attack": "banner",
  campaign: "tent",
  draw: "draw",
  succession: "crown",
  watchtowers: "watchtower",
  truce: "hands",
  walls: "wall",
  trade: "trade",
  seduction: "rose",
  assassins: "feather",
  troubadours: "harp",
  spies: "spy",
  relic: "grail",
  leader: "leader",
  regrouping: "regroup",
  militia: "shield",
  sortie: "sortie",
  siege: "trebuchet",
};

export function iconOf(face: Face): IconName {
  return ICONS[face.name] ?? EFFECT_ICONS[face.effect ?? ""] ?? "cards";
}

export const verbOf = (option: Option): string => option.say.split(" ")[0] ?? "";
export { hundredths as percent } from "../../lib/numbers";
