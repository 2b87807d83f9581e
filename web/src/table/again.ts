import { me } from "../lib/me.svelte";
import { api, type SeatInfo, type SeatWish, type Table } from "../lib/wire";

function wish(seat: SeatInfo): SeatWish {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "page" };
  if (!seat.mine) return { kind: "open" };
  return seat.name === me.who?.name ? { kind: "me" } : { kind: "hotseat", name: seat.name ?? "" };
}

/** A new table with the same game, values, options and company. */
export async function playAgain(table: Table): Promise<Table> {
  await me.meet();
  const seats = table.seats.map(wish);
  const first = table.seats.findIndex((seat) => seat.mine);
  if (first >= 0 && !seats.some((seat) => seat.kind === "me")) seats[first] = { kind: "me" };
  const own = table.owned ? { edition: (await api.aboutTable(table.id)).text } : {};
  return api.setUp({ game: table.game, options: table.options, seats, hints: table.hints, ...own, ...(table.name ? { name: table.name } : {}) });
}
