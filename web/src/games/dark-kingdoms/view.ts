/** Dark Kingdoms on the wire: docs/protocol.md, its chapter. */
import type { IconName } from "../../lib/icons";
import type { Choice, Tincture } from "../../lib/wire";

export type Counted = Record<string, number>;

export interface Army {
  seat: number;
  army: number;
  troops: number;
  moved: boolean;
  fought: boolean;
  fighting: boolean;
}

export interface Area {
  resource: string;
  colour: "red" | "black";
  port: boolean;
  shield: string | null;
  closed: boolean;
  neighbours: string[];
  held_by: number | null;
  marker: number | null;
  villages: number[];
  fortresses: number[];
  armies: Army[];
  ship: { seat: number; sailed: boolean } | null;
}

export interface SeatView {
  people: string | null;
  points: number;
  sources: { villages: number; fortresses: number; ships: number; battles: number };
  areas: number;
  cards: number;
  fame: number;
  left: Counted;
  yields: { red: Counted; black: Counted };
  played_fame: boolean;
  out: boolean;
}

export interface FightSide {
  seat: number;
  armies: number[];
  troops: number;
  dice: number[];
  plus: number;
  total: number | null;
  next_dice: number;
  retreats: string[];
  honour: boolean;
  crown: boolean;
}

export interface Fight {
  what: "battle" | "village" | "siege";
  area: string;
  resource: string;
  round: number;
  ahead: number | null;
  attack: FightSide;
  defence: FightSide;
  odds: { round: number; fight: number };
}

export interface View {
  round: number;
  rounds: number;
  card: string | null;
  age: number | null;
  to_come: string[][];
  crown: number;
  order: number[];
  turn: number | null;
  route: string[];
  areas: Record<string, Area>;
  seats: SeatView[];
  hand: Counted | null;
  fame: string[] | null;
  plus: string[];
  supply: Counted;
  fame_deck: number;
  fame_under: string[];
  costs: { troop: Counted; village: Counted; fortress: Counted; ship: Counted; peasants: { any: number }; resource: Counted; gain: number };
  dice: { red: number[]; black: number[] } | null;
  fight: Fight | null;
  about: {
    area?: string;
    port?: string;
    second?: string;
    army?: number;
    reach?: number;
    cast?: number[];
    red?: number;
    black?: number;
    count?: number;
    swapped?: number;
  };
  all_hands: { hand: Counted; fame: string[] }[] | null;
}

export interface Meeting {
  people: string;
  target: string;
  dice: [mine: number, theirs: number];
  odds: number;
  plunder: number | null;
}

/** One option; which fields it has depends on the question. */
export interface Option extends Choice {
  area?: string;
  army?: number | null;
  port?: string;
  people?: string;
  arms?: Tincture;
  resource?: string;
  for?: string;
  colour?: "red" | "black";
  card?: string;
  fame?: string;
  plus?: number;
  total?: number;
  leads?: boolean;
  cost?: Counted;
  gain?: number;
  troops?: number[];
  armies?: number[];
  dice?: number | [number, number];
  odds?: number | null;
  way?: string;
  target?: string;
  marks?: boolean;
  meets?: Meeting[];
  ports?: number;
  transfer?: boolean;
  enemies?: string[];
  brings?: Counted;
  red?: number;
  black?: number;
  even?: number;
}

export const RESOURCES = ["stone", "wood", "iron", "wheat", "gold"] as const;
export const SOURCES = ["villages", "fortresses", "ships", "battles"] as const;

const RESOURCE_ICONS: Record<string, IconName> = { stone: "stone", wood: "wood", iron: "iron", wheat: "wheat", gold: "gold", any: "cards" };
export const resourceIcon = (resource: string): IconName => RESOURCE_ICONS[resource] ?? "cards";

export const SOURCE_ICONS: Record<(typeof SOURCES)[number], IconName> = { villages: "village", fortresses: "fort", ships: "drakkar", battles: "swords" };

const FAME_ICONS: Record<string, IconName> = {
  "development-stone": "stone",
  "development-wood": "wood",
  "development-iron": "iron",
  "development-wheat": "wheat",
  defence: "shield",
  "forced-march": "footsteps",
  levy: "spears",
  raid: "horse",
  tribute: "gold",
  builders: "village",
  "fair-wind": "drakkar",
  "siege-engines": "trebuchet",
  champion: "helmet",
  "bards-song": "harp",
};
export const fameIcon = (card: string): IconName => FAME_ICONS[card] ?? "scroll";

/** The first word of an option's notation tells its kind. */
export const verb = (option: Choice): string => option.say.split(" ", 1)[0] ?? "";

export const ROMAN = ["", "I", "II", "III"];
