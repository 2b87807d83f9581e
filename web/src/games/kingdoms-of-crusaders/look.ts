import type { GameLook } from "../contract";

export default { tincture: "azure", versal: "banner" } satisfies GameLook;
