/** Texts in Spanish and English: the page's own, the troubles', and those of each game. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

type Source = Record<string, () => Promise<string>>;
const PAGE: Source = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const COMMON: Source = import.meta.glob<string>("../../../src/gonfalon/text/*.ftl", { query: "?raw", import: "default" });
const GAMES: Source = import.meta.glob<string>("../../../src/gonfalon/games/*/text/*.ftl", { query: "?raw", import: "default" });
const BOARDS: Source = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });
const RULES: Source = import.meta.glob<string>("../../../src/gonfalon/games/*/text/rules.*.md", { query: "?raw", import: "default" });

const packageOf = (game: string) => game.replaceAll("-", "_");

/** A number as people read it: with a true minus sign, not a hyphen. */
export const minus = (number: string): string => number.replace("-", "−");

/** A number that Fluent writes with a true minus sign and still chooses a plural by. */
class BelowZero extends FluentNumber {
  override toString(scope?: Scope): string {
    return minus(super.toString(scope));
  }
}

const readable = (value: FluentVariable): FluentVariable => (typeof value === "number" && value < 0 ? new BelowZero(value) : value);

/** One language's messages. A missing message shows its id, so that it is noticed. */
export class Texts {
  readonly #bundle: FluentBundle;
  readonly lists: Intl.ListFormat;

  constructor(
    readonly code: Language,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    this.lists = new Intl.ListFormat(code === "en" ? "en-GB" : code, { type: "conjunction" });
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    const told = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, readable(value)]));
    return pattern == null ? id : this.#bundle.formatPattern(pattern, told, []);
  }
}

async function read(source: Source, ending: string): Promise<string> {
  const path = Object.keys(source).find((name) => name.endsWith(ending));
  return path ? ((await source[path]?.()) ?? "") : "";
}

const kept = new Map<string, Promise<Texts>>();

/** The texts of one game, its board's own words included. */
export function gameTexts(game: string, code: Language): Promise<Texts> {
  const key = `${code} ${game}`;
  let texts = kept.get(key);
  if (!texts) {
    texts = Promise.all([
      read(GAMES, `/${packageOf(game)}/text/${code}.ftl`),
      read(COMMON, `/${code}.ftl`),
      read(BOARDS, `/games/${game}/text/${code}.ftl`),
    ]).then((sources) => new Texts(code, sources));
    kept.set(key, texts);
  }
  return texts;
}

/** The words of a game's guided first game. */
export async function guideTexts(game: string, code: Language): Promise<Texts> {
  return new Texts(code, [await read(BOARDS, `/games/${game}/text/guide.${code}.ftl`)]);
}

export function rulesPage(game: string, code: Language): Promise<string> {
  return read(RULES, `/${packageOf(game)}/text/rules.${code}.md`);
}

const KEY = "gonfalon-language";

function preferred(): Language {
  const known = (code: string | null | undefined) => LANGUAGES.find((each) => code?.toLowerCase().startsWith(each));
  return known(localStorage.getItem(KEY)) ?? navigator.languages.map(known).find(Boolean) ?? "en";
}

class Speaker {
  code = $state<Language>("en");
  ui = $state.raw(new Texts("en", []));

  async start(): Promise<void> {
    await this.#load(preferred());
  }

  async speak(code: Language): Promise<void> {
    localStorage.setItem(KEY, code);
    await this.#load(code);
  }

  async #load(code: Language): Promise<void> {
    this.ui = new Texts(code, [await read(PAGE, `/${code}.ftl`), await read(COMMON, `/${code}.ftl`)]);
    this.code = code;
    document.documentElement.lang = code;
  }
}

export const language = new Speaker();

/** A text of the page itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return language.ui.say(id, args);
}
