/** Parchment by day, candlelight by night: as the system says, unless the reader says otherwise. */
const KEY = "gonfalon-theme";
type Light = "day" | "night";

class Theme {
  light = $state<Light>("day");

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const chosen = () => localStorage.getItem(KEY);
    const follow = () => this.#set(chosen() === "night" || (chosen() !== "day" && dark.matches) ? "night" : "day");
    dark.addEventListener("change", follow);
    follow();
  }

  toggle(): void {
    const light = this.light === "day" ? "night" : "day";
    localStorage.setItem(KEY, light);
    this.#set(light);
  }

  #set(light: Light): void {
    this.light = light;
    document.documentElement.dataset["theme"] = light;
  }
}

export const theme = new Theme();
