/** What the server says and hears: docs/protocol.md, typed. */
import { language } from "./text.svelte";

export type Seat = number;
export type Eyes = Seat | null;
export type Argument = number | string | Argument[];
export type Arguments = Record<string, Argument>;

export const TINCTURES = ["gules", "azure", "vert", "or", "purpure", "sable", "argent"] as const;
export type Tincture = (typeof TINCTURES)[number];

export interface Me {
  id: string;
  name: string;
  arms: Tincture;
  /** Is there a secret link by which another device goes on as this guest? */
  linked: boolean;
}

export interface GameOption {
  key: string;
  values: string[];
}

export interface Game {
  id: string;
  players: [number, number];
  minutes: number;
  options: GameOption[];
  bots: string[];
  rules_version: number;
}

export interface Provenance {
  path: string;
  value: unknown;
  from: string;
}

export interface About {
  game: string;
  edition: string;
  /** As TOML; an owner's leaves out what is as in ours. */
  text: string;
  values: Provenance[];
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "bot" | "open";
  name: string | null;
  arms: Tincture;
  bot?: string;
  mine?: boolean;
  here?: boolean;
  invite?: string;
  /** The bot that plays for its absent holder. */
  deputy?: string;
  /** Only while somebody is away from a running game. */
  away?: { seconds: number; wait: number; agreed: Seat[] };
}

export interface Result {
  way: string;
  ranks: number[];
  scores: unknown;
}

export interface Table {
  id: string;
  name: string | null;
  game: string;
  options: Record<string, string>;
  edition: string;
  /** Is it played with other values than ours? */
  owned: boolean;
  created: string;
  phase: "gathering" | "playing" | "over";
  seats: SeatInfo[];
  yours: Seat[];
  asked: Seat[];
  position: number;
  result: Result | null;
  commitment: string;
  creator: boolean;
  /** Does it wait for me, for a choice or for an answer to a plea? */
  waits: boolean;
  watchers: number;
  /** Somebody asks to take back beyond the barrier. */
  plea: { seat: Seat; agreed: Seat[]; waits: Seat[] } | null;
  imported: boolean;
  fork: { table: string; frame: number; exact: boolean; seat: Eyes } | null;
  /** May whoever is asked ask the marshal? */
  hints: boolean;
  /** How far the game is, while it runs. */
  stage: Line | null;
  /** Moves of others since my last one. */
  missed: number;
}

export interface ChatLine {
  n: number;
  at: string;
  seat: Eyes;
  name: string;
  mine: boolean;
  text: string;
  /** A line that the table itself writes. */
  notice: string | null;
}

export interface Choice {
  say: string;
  id: number;
}

export interface Ask<C extends Choice = Choice> {
  seat: Seat;
  kind: string;
  options: C[];
}

export interface Said {
  text: string;
  args: Arguments;
  rule: string | null;
}

export interface LogEvent extends Said {
  n: number;
  seat: Seat | null;
}

export interface State<V = unknown, C extends Choice = Choice> {
  position: number;
  seat: Eyes;
  asked: Seat[];
  turn_of: Seat | null;
  prompt: Said;
  ask: Ask<C> | null;
  view: V;
  events: LogEvent[];
  undo: { can: boolean; because?: string | null; plead: boolean };
  result: Result | null;
}

export interface Refused {
  type: "refused";
  re: number;
  trouble: string;
  args: Arguments;
  rule: string | null;
  text: string | null;
  message: string;
}

/** An option as the marshal sees it; no chance if there was nothing else to choose. */
export interface Look {
  say: string;
  chance: number | null;
  looks: number;
}

/** What the marshal would do at a position. */
export interface Hint {
  seat: Seat;
  position: number;
  best: Look;
  others: Look[];
  looks: number;
}

export type FromServer =
  | { type: "table"; table: Table }
  | ({ type: "state" } & State)
  | Refused
  | { type: "chat"; lines: ChatLine[] }
  | { type: "why"; re: number; say: string; refusal: Said | null }
  | ({ type: "hint"; re: number } & Hint);

export type ToServer =
  | { type: "look"; seat: Eyes }
  | { type: "choose"; re: number; seat: Seat; position: number; say: string }
  | { type: "undo" | "concede" | "plead" | "hint"; re: number; seat: Seat; position: number }
  | { type: "chat"; re: number; text: string; seat?: Seat }
  | { type: "answer"; re: number; agree: boolean }
  | { type: "replace"; re: number; absent: Seat; bot: string }
  | { type: "why"; re: number; seat: Seat; say: string };

export type SeatWish =
  | { kind: "me" }
  | { kind: "open" }
  | { kind: "bot"; bot: string }
  | { kind: "hotseat"; name: string };

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  name?: string;
  public?: boolean;
  /** An owner's values over ours, as TOML. */
  edition?: string;
  /** Seconds until an absent player may be replaced. */
  grace?: number;
  hints?: boolean;
}

export interface Frames {
  frames: State[];
  last: number;
}

export interface Line {
  text: string;
  args: Arguments;
}

/** A few lines, or the notation of a choice. */
export type Cell = Line[] | string;

/** The table in words: lines and grids, a grid's head first. */
export interface Words {
  position: number;
  parts: (Line | { rows: Cell[][] })[];
}

export interface Check {
  check: string;
  ok: boolean;
  count: number;
}

export interface Verdict {
  ok: boolean;
  checks: Check[];
  commitment: string;
  seed: string;
  nonce: string;
}

/** One kind of chance: how often each value came, and how often it should have. */
export interface Luck {
  kind: string;
  way: "roll" | "draw" | "deal";
  count: number;
  values: { value: number; name: string; seen: number; expected: number }[];
  p: number | null;
}

export interface Fairness extends Verdict {
  luck: Luck[];
}

/** A finished game looked at again. Chances go from 0 to 1. */
export interface Review {
  moments: { frame: number; chances: number[] }[];
  swings: { frame: number; seat: Eyes; whom: Seat; decision: number; luck: number }[];
  seats: { start: number; end: number; luck: number; own: number; others: number }[];
}

/** A request that was refused; `message` is already in the reader's language. */
export class Trouble extends Error {
  constructor(
    readonly trouble: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.code };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new Trouble("unreachable", language.ui.say("trouble-unreachable"), 0);
  }
  const text = await answer.text();
  const content: unknown = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null;
  if (answer.ok) return content as T;
  const told = content as { trouble?: string; message?: string } | null;
  throw new Trouble(
    told?.trouble ?? "unknown",
    told?.message ?? language.ui.say("trouble-unknown", { status: answer.status }),
    answer.status,
  );
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const invitation = (token: string) => `/api/invitations/${encodeURIComponent(token)}`;
const link = (key: string) => `/api/links/${encodeURIComponent(key)}`;
const frames = (id: string, from: number, to: number, seat: string) =>
  `${table(id)}/frames?from=${from}&to=${to}${seat ? `&seat=${seat}` : ""}`;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string, arms: Tincture) => ask<Me>("POST", "/api/me", { name, arms }),
  makeLink: () => ask<{ key: string }>("POST", "/api/me/link"),
  dropLink: () => ask<Me>("DELETE", "/api/me/link"),
  linked: (key: string) => ask<{ name: string; arms: Tincture }>("GET", link(key)),
  goOn: (key: string) => ask<Me>("POST", link(key)),
  games: () => ask<Game[]>("GET", "/api/games"),
  about: (game: string) => ask<About>("GET", `/api/games/${encodeURIComponent(game)}/about`),
  aboutTable: (id: string) => ask<About>("GET", `${table(id)}/about`),
  tables: () => ask<{ mine: Table[]; open: Table[] }>("GET", "/api/tables"),
  table: (id: string) => ask<Table>("GET", table(id)),
  setUp: (wish: TableWish) => ask<Table>("POST", "/api/tables", wish),
  sit: (id: string, seat: Seat) => ask<Table>("POST", `${table(id)}/sit`, { seat }),
  invitation: (token: string) => ask<{ table: Table; seat: Seat }>("GET", invitation(token)),
  accept: (token: string) => ask<{ table: Table; seat: Seat }>("POST", invitation(token)),
  frames: (id: string, from: number, to: number, seat: string) => ask<Frames>("GET", frames(id, from, to, seat)),
  /** As `eyes` see it now, or at a frame of the replay; no eyes: a watcher's. */
  words: (id: string, eyes: string, frame?: number) =>
    ask<Words>("GET", `${table(id)}/words?${new URLSearchParams({ ...(eyes ? { seat: eyes } : {}), ...(frame === undefined ? {} : { frame: String(frame) }) })}`),
  fairness: (id: string) => ask<Fairness>("GET", `${table(id)}/fairness`),
  review: (id: string, seat: string) => ask<Review>("GET", `${table(id)}/review${seat ? `?seat=${seat}` : ""}`),
  check: (file: Blob) => ask<Verdict>("POST", "/api/verify", file),
  import: (file: Blob) => ask<Table>("POST", "/api/tables/import", file),
  fork: (id: string, frame: number, seat: Eyes | "all", seats: SeatWish[]) => ask<Table>("POST", `${table(id)}/fork`, { frame, seat, seats }),
  file: (id: string) => `${table(id)}/file`,
};
