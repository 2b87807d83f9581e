import { game } from "../contract";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Hand from "./Hand.svelte";
import Kingdoms from "./Kingdoms.svelte";
import { Outremer, roleOf } from "./play.svelte";
import type { Option, View } from "./view";

export default game<View, Option, Outremer>({
  begin: (side) => new Outremer(side),
  Board,
  Desk,
  Hand,
  role: roleOf,
  tabs: [{ label: "board-tab-kingdoms", Body: Kingdoms }],
});
