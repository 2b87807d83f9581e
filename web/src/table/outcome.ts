import { seatName } from "../lib/names";
import { language, t } from "../lib/text.svelte";
import type { Eyes, Result, Table } from "../lib/wire";

/** Who won, in one sentence. */
export function outcome(table: Table, result: Result, reader: Eyes): string {
  const first = table.seats.filter((seat) => result.ranks[seat.seat] === 1);
  if (first.length === 0) return t(table.yours.length === 1 ? "lost-you" : "won-nobody");
  const mine = first.some((seat) => seat.seat === reader || (table.yours.length === 1 && seat.mine));
  if (first.length === 1) return mine ? t("won-you") : t("won", { name: seatName(table.seats, first[0]?.seat ?? 0) });
  return t("won-shared", { names: language.ui.lists.format(first.map((seat) => seatName(table.seats, seat.seat))) });
}
