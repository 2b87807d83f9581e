import { game } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { Crusade } from "./play.svelte";
import Seen from "./Seen.svelte";
import type { Placement, View } from "./view";

export default game<View, Placement, Crusade>({
  begin: (side) => new Crusade(side),
  Board,
  Hand,
  tabs: [{ label: "board-tab-seen", Body: Seen }],
});
