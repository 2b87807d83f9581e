import type { GameLook } from "../contract";

export default { tincture: "vert", versal: "drakkar" } satisfies GameLook;
