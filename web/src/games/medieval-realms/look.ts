import type { GameLook } from "../contract";

export default { tincture: "purpure", versal: "crown" } satisfies GameLook;
