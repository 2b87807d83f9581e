/** How far the reader had seen a table when it was last open here. */
export interface Seen {
  position: number;
  event: number;
}

const key = (table: string, seat: number) => `gonfalon-seen-${table}-${seat}`;

export function lastSeen(table: string, seat: number): Seen | null {
  const kept = localStorage.getItem(key(table, seat));
  return kept ? (JSON.parse(kept) as Seen) : null;
}

export function remember(table: string, seat: number, seen: Seen | null): void {
  if (seen) localStorage.setItem(key(table, seat), JSON.stringify(seen));
  else localStorage.removeItem(key(table, seat));
}
