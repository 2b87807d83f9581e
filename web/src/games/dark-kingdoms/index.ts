import { game } from "../contract";
import Age from "./Age.svelte";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Hand from "./Hand.svelte";
import { Kingdoms } from "./play.svelte";
import Points from "./Points.svelte";
import Supply from "./Supply.svelte";
import type { Option, View } from "./view";

export default game<View, Option, Kingdoms>({
  begin: (side) => new Kingdoms(side),
  Board,
  Desk,
  Hand,
  Aside: Age,
  tabs: [
    { label: "board-tab-points", Body: Points },
    { label: "board-tab-supply", Body: Supply },
  ],
});
