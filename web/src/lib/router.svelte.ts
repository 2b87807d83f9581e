/** Where we are. Links are plain links; this turns those of our own into steps without a reload. */
export type Place =
  | { page: "hall" }
  | { page: "table"; id: string }
  | { page: "join"; token: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "device"; key: string }
  | { page: "about" }
  | { page: "import" }
  | { page: "lost" };

/** A part of an address as it was meant; as it stands, if it was written wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function placeOf(path: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (!first) return { page: "hall" };
  if (rest.length || (!second && first !== "about" && first !== "import")) return { page: "lost" };
  if (first === "t") return { page: "table", id: second };
  if (first === "join") return { page: "join", token: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "device") return { page: "device", key: second };
  if (first === "import" && !second) return { page: "import" };
  if (first === "about" && !second) return { page: "about" };
  return { page: "lost" };
}

class Router {
  place = $state.raw(placeOf(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  anchor = $state(decoded(location.hash.slice(1)));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    if (!how.replace) window.scrollTo(0, 0);
  }

  #read(): void {
    const place = placeOf(location.pathname);
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
    this.query = new URLSearchParams(location.search);
    this.anchor = decoded(location.hash.slice(1));
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || /^\/(api|licences)\//.test(to.pathname)) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
