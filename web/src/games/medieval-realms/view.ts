/** Medieval Realms on the wire: docs/protocol.md. */
import type { IconName } from "../../lib/icons";
import type { Choice, Said } from "../../lib/wire";

export type Phase = "pairs" | "placement" | "lilies" | "actions" | "auction" | "over";
export type Tokens = Record<string, number>;

/** What is printed on a card. */
export interface Face {
  name: string;
  kind: string;
  seal: string;
  way: "hand" | "majority" | "auction";
  rule: string;
  pays: string | null;
  cost: number | null;
  points: number;
  leader: string | null;
  resource: string | null;
  needs: Tokens | null;
}

export interface Claim {
  seat: number;
  held: number;
  why: Said | null;
}

export interface Forecast {
  resource: string;
  to: number | null;
  ranking: Claim[];
}

export interface Slot {
  slot: number;
  card: string | null;
  price: number | null;
  leaves: boolean;
  forecast: Forecast | null;
  why: Said | null;
}

export interface Heads {
  combat: number;
  admiral: number;
  general: number;
  decoy: number;
}

export interface Land {
  land: number;
  reward: Tokens;
  stands: (Heads & { seat: number })[];
  winner: number | null;
  tie: boolean;
  old: boolean;
}

export interface Island {
  card: string;
  holds: boolean;
  has: Tokens;
}

export interface Realm {
  seat: number;
  points: number;
  palace: Tokens;
  tokens: number;
  leaders: Tokens;
  decoys: number;
  combat: number;
  halls: Tokens;
  pair: string[] | null;
  hand: { card: string; why: Said | null }[];
  tableau: string[];
  seals: string[];
  islands: Island[];
}

export interface Draft {
  halls: Tokens;
  lands: (Heads & { land: number })[];
  left: Tokens;
  complete: boolean;
  ready: boolean;
}

export interface Bidder {
  seat: number;
  held: number;
  passed: boolean;
  state: "asked" | "best" | "in" | "poor" | "out";
}

export interface Auction {
  slot: number;
  card: string;
  currency: string;
  turn: number;
  bid: number;
  best: number | null;
  seats: Bidder[];
}

export interface Line {
  line: string;
  points: number;
  count: number;
  each: number;
}

export interface Score {
  lines: Line[];
  total: number;
  tie_break: { cards: number; castles: number; leaders: number; place: number };
}

export interface View {
  phase: Phase;
  round: number;
  rounds: number;
  resources: string[];
  seals: string[];
  strength: Tokens;
  order: number[];
  passed: number[];
  ready: number[] | null;
  cards: Record<string, Face>;
  panel: Slot[];
  future: (string | null)[];
  deck: number;
  discards: string[];
  lands: Land[];
  realms: Realm[];
  draft: Draft | null;
  auction: Auction | null;
  score: Score[];
}

export interface Gains {
  leader: string | null;
  resource: string | null;
  count: number;
}

/** Every field that some kind of choice has; which ones is told by the kind of the ask. */
export interface Option extends Choice {
  resources?: string[];
  leader?: string;
  hall?: string | null;
  land?: number | null;
  all?: boolean;
  makes?: number;
  combat?: number;
  resource?: string;
  count?: number;
  slot?: number;
  card?: string;
  price?: number;
  later?: { resource: string; cost: number; held: number };
  most?: number;
  currency?: string;
  pays?: { resource: string; count: number } | null;
  points?: number;
  milestones?: number;
  gains?: Gains;
  worth?: number;
  bid?: number;
  left?: number;
  /** Cities: the resources they bring. Bids: the seats that could still go higher. */
  answers?: (string | number)[];
}

/** Kinds of ask in which one type of token is taken. */
export const TAKES = ["lily", "territory", "tithe", "milestone"];
/** In the order in which they are offered for placing. */
export const FIGURES = ["mayor", "general", "admiral", "decoy"] as const;
export type FigureKind = (typeof FIGURES)[number];

const RESOURCE: Record<string, IconName> = { production: "production", science: "flask", culture: "palette", religion: "church", gold: "gold", raw: "stone", battle: "swords", lily: "fleur" };
const SEAL: Record<string, IconName> = { orange: "swords", red: "scales", yellow: "crown", green: "townhall", grey: "hill", turquoise: "island", violet: "palette", white: "church", blue: "flask" };
const KIND: Record<string, IconName> = { castle: "castle", war: "swords", market: "scales", city: "townhall", territory: "hill", island: "island", artist: "feather", missionary: "prayer", scientist: "flask", development: "compass", gallery: "palette", cathedral: "church", tithe: "gold", inquisition: "cross", gunpowder: "trebuchet", university: "cap", port: "anchor" };
const LEADER: Record<string, IconName> = { mayor: "mayor", admiral: "admiral", general: "general" };
const LINE: Record<string, IconName> = { track: "laurel", "honourable-set": "friends", honourable: "feather", castles: "castle", markets: "scales", cities: "townhall", islands: "island", tokens: "gold" };
export const WAY: Record<Face["way"], IconName> = { hand: "cards", majority: "friends", auction: "hands" };

export const resourceIcon = (resource: string): IconName => RESOURCE[resource] ?? "seal";
export const sealIcon = (seal: string): IconName => SEAL[seal] ?? "seal";
export const lineIcon = (line: string): IconName => LINE[line] ?? "laurel";
export const faceIcon = (face: Face): IconName => (face.kind === "leader" ? LEADER[face.leader ?? ""] : KIND[face.kind]) ?? "cards";
