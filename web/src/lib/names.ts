/** What to call whoever sits on a seat, in the reader's language. */
import { t } from "./text.svelte";
import type { SeatInfo, Tincture } from "./wire";

export function seatName(seats: SeatInfo[], index: number): string {
  const seat = seats[index];
  if (!seat || seat.kind === "open") return t("seat-open");
  if (seat.kind === "human") return seat.name ?? t("nobody");
  const bots = seats.filter((each) => each.kind === "bot");
  return t("bot-name", { number: bots.length > 1 ? bots.indexOf(seat) + 1 : 0 });
}

/** The arms of a seat, or of one who plays by himself: the numbers of those follow the last seat. */
export function armsOf(seats: SeatInfo[], guests: { arms: Tincture }[] | undefined, seat: number | null): Tincture | undefined {
  return seat === null ? undefined : (seats[seat]?.arms ?? guests?.[seat - seats.length]?.arms);
}
