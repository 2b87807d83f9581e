import type { GameLook } from "../contract";

export default { tincture: "gules", versal: "rook" } satisfies GameLook;
