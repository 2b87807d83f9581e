/** Options, areas and combats in words. */
import type { IconName } from "../../lib/icons";
import type { Dark } from "../contract";
import type { Kingdoms } from "./play.svelte";
import { tokensOf } from "./pieces";
import { fameIcon, RESOURCES, resourceIcon, verb, type Counted, type Meeting, type Option } from "./view";

export interface Described {
  icon: IconName;
  title: string;
  /** Where it comes from; a phone shows that in the hand below. */
  stock: string;
  note: string;
  /** On the button that confirms it. */
  confirm: string;
  /** Chance of the reader, if dice will fall. */
  odds: number | null;
}

export const areaName = (play: Kingdoms, area: string): string => play.text(`area-${area}`);
export const peopleName = (play: Kingdoms, people: string): string => play.text(`people-${people}`);
export const fameName = (play: Kingdoms, card: string): string => play.text(`fame-${card}`);
const resourceName = (play: Kingdoms, resource: string): string => play.text(`resource-${resource}`);

/** "2 stone and 1 gold". */
export function counted(play: Kingdoms, cards: Counted): string {
  const some = Object.entries(cards).filter(([, n]) => n > 0);
  if (!some.length) return play.text("board-nothing");
  return play.list(some.map(([resource, n]) => (resource === "any" ? play.text("board-any-cards", { n }) : play.text("board-n-of", { n, resource: resourceName(play, resource) }))));
}

/** Whom an army meets, and how it stands: one sentence each. */
export function meeting(play: Kingdoms, met: Meeting): string {
  const people = peopleName(play, met.people);
  if (met.target === "marker") return play.text("board-meets-marker", { people });
  const args = { people, target: met.target, mine: met.dice[0], theirs: met.dice[1], odds: play.percent(met.odds) };
  return play.text("board-meets", args);
}

function arrival(play: Kingdoms, option: Option): string {
  if (option.meets?.length) return option.meets.map((met) => meeting(play, met)).join(" ");
  return play.text(option.marks ? "board-would-mark" : "board-nobody");
}

function where(play: Kingdoms, option: Option): string {
  const notes = [play.text("board-place-note", { resource: resourceName(play, option.resource ?? ""), colour: option.colour ?? "black" })];
  if (option.gain !== undefined) notes.push(play.text("board-gain", { n: option.gain }));
  if (option.ports !== undefined) notes.push(play.text("board-ports", { n: option.ports }));
  if (option.transfer) notes.push(play.text("board-transfer"));
  if (option.enemies?.length) notes.push(play.text("board-enemies", { peoples: play.list(option.enemies.map((people) => peopleName(play, people))) }));
  return notes.join(" · ");
}

function place(play: Kingdoms, option: Option): Partial<Described> {
  const area = areaName(play, option.area ?? "");
  if (play.kind === "retreat") return { icon: "footsteps", title: play.text("board-retreat", { area }), confirm: play.text("board-retreat", { area }) };
  return { icon: option.resource ? resourceIcon(option.resource) : "flag", title: area, note: option.resource ? where(play, option) : "", confirm: play.text("board-confirm", { kind: play.kind ?? "", area }) };
}

function strike(play: Kingdoms, option: Option): Partial<Described> {
  const [mine, theirs] = Array.isArray(option.dice) ? option.dice : [0, 0];
  const note = option.target === "marker" ? play.text("board-strike-marker") : play.text("board-strike-note", { way: option.way ?? "", target: option.target ?? "", mine, theirs });
  return {
    icon: option.way === "attack" ? "swords" : "horse",
    title: play.text("board-strike", { way: option.way ?? "", people: peopleName(play, option.people ?? "") }),
    note,
    odds: option.target === "marker" ? null : (option.odds ?? null),
  };
}

function card(play: Kingdoms, option: Option): Partial<Described> {
  const name = option.resource ? resourceName(play, option.resource) : fameName(play, option.card ?? option.fame ?? "");
  const icon = option.resource ? resourceIcon(option.resource) : fameIcon(option.card ?? option.fame ?? "");
  if (play.kind === "add") {
    const held = option.resource ? play.text("board-in-hand", { n: play.view.hand?.[option.resource] ?? 0 }) : play.text("board-from-fame");
    return { icon, title: play.text("board-add", { card: name, plus: option.plus ?? 1 }), stock: held, note: play.text(option.leads ? "board-leads" : "board-leads-not", { total: option.total ?? 0 }) };
  }
  return { icon, title: play.text("board-play", { card: name }), note: play.text(`fame-${option.card}-text`), confirm: play.text("board-play", { card: name }) };
}

function production(play: Kingdoms, option: Option): Partial<Described> {
  const colour = option.colour ? play.text(`colour-${option.colour}`) : "";
  if (option.brings) return { icon: "wheat", title: play.text("board-colour", { colour }), note: counted(play, option.brings) };
  const chances = play.text("board-chances", { red: play.percent(option.red ?? 0), black: play.percent(option.black ?? 0), even: play.percent(option.even ?? 0) });
  return { icon: option.colour ? "dice" : "flag", title: option.colour ? play.text("board-die", { colour: option.colour }) : play.text("board-no-die"), note: chances };
}

function armies(play: Kingdoms, option: Option): Partial<Described> {
  const named = (option.armies ?? []).map((army) => play.text("board-army", { army }));
  return { icon: "army", title: named.length ? play.list(named) : play.text("board-no-army"), note: play.text("board-roll", { n: Number(option.dice ?? 0) }) };
}

const BY_VERB: Record<string, (play: Kingdoms, option: Option) => Partial<Described>> = {
  at: place,
  attack: strike,
  plunder: strike,
  raid: strike,
  add: card,
  play: card,
  die: production,
  colour: production,
  armies,
  lead: (play, { people = "" }) => ({ icon: "banner", title: play.text(`name-${people}`), note: shields(play, people) }),
  move: (play, option) => ({
    icon: "footsteps",
    title: play.text("board-move-to", { army: option.army ?? 0, area: areaName(play, option.area ?? "") }),
    note: arrival(play, option),
    confirm: play.text(option.meets?.length ? "board-march-in" : "board-move-here", { area: areaName(play, option.area ?? "") }),
    odds: option.meets?.[0]?.odds ?? null,
  }),
  engage: (play, option) => ({ icon: "swords", title: play.text("board-engage", { army: option.army ?? 0 }), note: arrival(play, option), odds: option.meets?.[0]?.odds ?? null }),
  sail: (play, { port = "", army }) => ({ icon: "drakkar", title: play.text("board-sail", { area: areaName(play, port) }), note: play.text("board-aboard", { army: army ?? 0 }) }),
  recruit: (play, { army, cost }) => ({ icon: "spears", title: play.text("board-recruit", { army: army ?? 0 }), note: cost ? counted(play, cost) : play.text("board-free") }),
  buy: (play, { resource = "" }) => ({ icon: resourceIcon(resource), title: play.text("board-buy", { resource: resourceName(play, resource) }), note: counted(play, play.view.costs.resource) }),
  pay: (play, { resource = "" }) => ({ icon: resourceIcon(resource), title: play.text("board-pay", { resource: resourceName(play, resource) }), note: play.text("board-in-hand", { n: play.view.hand?.[resource] ?? 0 }) }),
  swap: (play, { resource = "", for: other = "" }) => ({ icon: "trade", title: play.text("board-swap", { resource: resourceName(play, resource), other: resourceName(play, other) }) }),
  lose: (play, { army }) => ({ icon: "army", title: play.text("board-army", { army: army ?? 0 }), note: play.text("board-lose-note") }),
  fight: (play) => ({ icon: "swords", title: play.text("board-fight") }),
  give: (play) => ({ icon: "hands", title: play.text("board-give") }),
  deny: (play) => ({ icon: "lock", title: play.text("board-deny"), note: play.text("board-deny-note") }),
  leave: (play) => ({ icon: "flag", title: play.text("board-leave") }),
  pass: (play, option) => (play.kind === "dice" ? production(play, option) : { icon: "flag", title: play.text("board-pass", { kind: play.kind ?? "" }) }),
  end: (play) => ({ icon: "hourglass", title: play.text("board-end") }),
  arrange: (play, { troops = [] }) => ({ icon: "regroup", title: arranged(play, troops) }),
};

/** "Army 1: 3, army 2: 1", without those that are not there. */
function arranged(play: Kingdoms, troops: number[]): string {
  const before = new Map(play.armies.map((army) => [army.army, army.troops]));
  const shown = troops.flatMap((n, i) => (before.has(i + 1) && before.get(i + 1) !== n ? [play.text("board-arranged", { army: i + 1, n })] : []));
  return play.list(shown);
}

/** Where a people may begin. */
export function shields(play: Kingdoms, people: string): string {
  const areas = Object.keys(play.view.areas).filter((area) => play.area(area).shield === people);
  return play.text("board-shields", { areas: play.list(areas.map((area) => areaName(play, area))) });
}

export function describe(play: Kingdoms, option: Option): Described {
  const found = BY_VERB[verb(option)]?.(play, option) ?? {};
  const word = `board-word-${option.say}`;
  const title = found.title ?? (play.has(word) ? play.text(word) : option.say);
  return { icon: "flag", stock: "", note: option.cost ? counted(play, option.cost) : "", confirm: title, odds: null, ...found, title };
}

const DEEDS = ["village", "fortress", "ship", "muster", "peasants", "raze", "sell"];

/** What the board shows and does not offer now: places when one is asked for, else pieces, deeds and cards. */
export function darkOf(play: Kingdoms): Dark[] {
  const found: Dark[] = [];
  const add = (group: string, say: string, title: string) => {
    if (!play.option(say)) found.push({ group, say, title });
  };
  const areas = Object.keys(play.view.areas);
  if (play.places.length) {
    for (const area of areas) add(play.text("board-dark-areas"), `at ${area}`, areaName(play, area));
    return found;
  }
  if (play.kind === "add") add(play.text("board-dark-combat"), "fight", play.text("board-retreat-not"));
  for (const deed of DEEDS) add(play.text("board-build"), deed, play.text(`board-word-${deed}`));
  for (const resource of RESOURCES) if (resource !== "gold") add(play.text("board-build"), `buy ${resource}`, play.text("board-buy", { resource: resourceName(play, resource) }));
  for (const card of new Set(play.view.fame ?? [])) if (!play.option(`add ${card}`)) add(play.text("board-fame"), `play ${card}`, fameName(play, card));
  for (const { area } of play.ships) if (!play.options.some((option) => verb(option) === "sail" && option.port === area)) add(play.text("board-piece-ship"), `sail ${area}`, play.text("board-ship-in", { area: areaName(play, area) }));
  for (const { army, area: here } of play.armies) {
    const group = play.text("board-army-in", { army, area: areaName(play, here) });
    add(group, `recruit ${army}`, play.text("board-troop-more"));
    for (const area of areas) if (area !== here) add(group, `move ${army} ${area}`, play.text("board-move-to", { army, area: areaName(play, area) }));
  }
  return found;
}

/** The prompt while an option is selected but not yet confirmed. */
export function question(play: Kingdoms, option: Option): string {
  const { title, note, confirm } = describe(play, option);
  if (verb(option) === "move") return `${title}? ${note}`;
  if (verb(option) === "at" && play.kind !== "retreat") return note ? `${confirm}? ${note}.` : `${confirm}?`;
  return `${title}?`;
}

/** What a reader of the screen hears of an area. */
export function areaLabel(play: Kingdoms, name: string): string {
  const area = play.area(name);
  if (area.closed) return play.text("board-area-closed", { area: areaName(play, name) });
  const parts = [play.text("board-area", { area: areaName(play, name), resource: resourceName(play, area.resource), colour: area.colour })];
  if (area.shield) parts.push(play.text("board-area-shield", { people: peopleName(play, area.shield) }));
  parts.push(area.held_by === null ? play.text("board-area-free") : play.text("board-area-held", { name: play.name(area.held_by) }));
  const tokens = tokensOf(area);
  for (const seat of new Set(tokens.map((token) => token.seat))) {
    const own = tokens.filter((token) => token.seat === seat);
    const pieces = own.map((token) => play.text(`board-piece-${token.kind}`, { n: token.troops }));
    parts.push(play.text("board-area-pieces", { name: play.name(seat), pieces: play.list(pieces) }));
  }
  if (area.ship) parts.push(play.text("board-area-ship", { name: play.name(area.ship.seat) }));
  else if (area.port) parts.push(play.text("board-area-port"));
  if (play.chosen?.area === name) parts.push(play.text("board-area-chosen"));
  else if (play.mayChoose && play.lit.has(name)) parts.push(play.text("board-area-can"));
  return parts.join(", ");
}
