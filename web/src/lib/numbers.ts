/** Numbers as people read them. */
import { language, minus } from "./text.svelte";

/** "62 %". */
export const percent = (share: number): string => new Intl.NumberFormat(language.code, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** "7", and below zero with a true minus sign. */
export const figure = (n: number): string => minus(String(n));

/** A change, with its sign: "+3". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));

/** A change of a chance in points, with its sign: "+22". */
export const points = (change: number): string => signed(Math.round(change * 100));

/** A chance in whole hundredths; 0 and 100 are kept for what is certain. */
export function hundredths(chance: number): number {
  const whole = Math.round(chance * 100);
  const certain = chance < 1e-9 || chance > 1 - 1e-9;
  return certain ? whole : Math.min(99, Math.max(1, whole));
}
