/** A seat wears a tincture and a charge, always both. */
import type { IconName } from "./icons";
import type { Tincture } from "./wire";

export const CHARGE: Record<Tincture, IconName> = {
  gules: "lion",
  azure: "cross",
  vert: "eagle",
  or: "sun",
  purpure: "fleur",
  sable: "tower",
  argent: "rose",
};

/** How a line in a tincture is broken, so that colour never stands alone. */
export const DASH: Record<Tincture, string> = {
  gules: "none",
  azure: "11 5",
  vert: "11 4 2 4",
  or: "2 5",
  purpure: "6 3 2 3 2 3",
  sable: "5 3",
  argent: "18 3 3 3",
};
