import { game } from "../contract";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Hand from "./Hand.svelte";
import { Reign } from "./play.svelte";
import Realms from "./Realms.svelte";
import type { Option, View } from "./view";

export default game<View, Option, Reign>({
  begin: (side) => new Reign(side),
  Board,
  Desk,
  Hand,
  tabs: [{ label: "board-tab-realms", Body: Realms }],
});
