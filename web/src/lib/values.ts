/** The values of an edition as people read them. */
import { t, type Texts } from "./text.svelte";
import type { About } from "./wire";

export function valueName(texts: Texts, path: string): string {
  const id = `value-${path.replaceAll(".", "-")}`;
  return texts.has(id) ? texts.say(id) : path;
}

/** What names in an edition may be of: `card-…`, `area-…` and so on in a game's texts. */
const KINDS = ["card", "area", "res", "resource", "leader", "seal", "people", "colour", "fame", "land"];
const PRINTED = /^(\w+) (\d+) × (\d+)$/u;

/** A name of an edition in the reader's language, if the game has a word for it. */
export function word(texts: Texts, name: string): string {
  const key = name.replaceAll("_", "-");
  const id = KINDS.map((kind) => `${kind}-${key}`).find((each) => texts.has(each));
  return id ? texts.say(id) : name;
}

/** A printed card: what it does, how much, and its copies. */
function printed(texts: Texts, text: string): string {
  const [, does = "", amount, copies] = PRINTED.exec(text) ?? [];
  const effect = `effect-${does.replaceAll("_", "-")}`;
  return does && texts.has(effect) ? `${copies} × (${texts.say(effect, { amount: Number(amount) })})` : word(texts, text);
}

function entry(texts: Texts, key: string, value: unknown): string {
  const need = `need-${key.replaceAll("_", "-")}`;
  return typeof value === "number" && texts.has(need) ? texts.say(need, { count: value }) : `${word(texts, key)}: ${shown(texts, value)}`;
}

export function shown(texts: Texts, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => shown(texts, each)).join(", ");
  if (typeof value === "string") return printed(texts, value);
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value).map(([key, each]) => entry(texts, key, each)).join("; ") || t("about-none");
}

export interface Difference {
  path: string;
  ours: string;
  here: string;
}

/** Entry by entry where both are tables, so that a long map does not hide the one number that was changed. */
function compare(texts: Texts, path: string, ours: unknown, here: unknown): Difference[] {
  const table = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
  if (table(ours) && table(here)) {
    const keys = [...new Set([...Object.keys(ours), ...Object.keys(here)])];
    return keys.flatMap((key) => compare(texts, `${path}.${key}`, ours[key], here[key]));
  }
  const [one, other] = [ours, here].map((value) => (value === undefined ? t("about-none") : shown(texts, value))) as [string, string];
  return one === other ? [] : [{ path, ours: one, here: other }];
}

export function differences(texts: Texts, ours: About, here: About): Difference[] {
  const known = new Map(ours.values.map((value) => [value.path, value.value]));
  return here.values.flatMap((value) => compare(texts, value.path, known.get(value.path), value.value));
}
