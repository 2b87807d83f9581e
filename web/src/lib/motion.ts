/** How things travel. With reduced motion nothing does: the log tells the story. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** What is there when a board opens does not travel: only what comes later does. */
let open = false;

/** A board opens. Gives a way to close it. */
export function raiseCurtain(): () => void {
  const timer = setTimeout(() => (open = true), 900);
  return () => {
    clearTimeout(timer);
    open = false;
  };
}

const resting = () => still.matches || !open;

const overshoot = (x: number) => 1 + 2.2 * (x - 1) ** 3 + 1.2 * (x - 1) ** 2;

/** Something comes from `origin` (or from a little above) and settles where it lies. */
export function settle(node: Element, { origin }: { origin?: DOMRect | null }): TransitionConfig {
  if (still.matches) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const dx = origin ? origin.left + origin.width / 2 - (here.left + here.width / 2) : 0;
  const dy = origin ? origin.top + origin.height / 2 - (here.top + here.height / 2) : -28;
  const css = (t: number, u: number) =>
    `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + 0.12 * u}); opacity: ${Math.min(1, t * 3)}; z-index: 5; position: relative`;
  return { duration: 280, easing: cubicOut, css };
}

/** A marker lands: large first, with a small overshoot. */
export function land(_node: Element): TransitionConfig {
  if (still.matches) return { duration: 0 };
  return { duration: 420, delay: 200, easing: overshoot, css: (t) => `transform: scale(${2 - t}); opacity: ${Math.min(1, t * 2)}` };
}

/** A die is thrown: it tumbles in and comes to rest. */
export function tumble(_node: Element, { rest = false }: { rest?: boolean }): TransitionConfig {
  if (rest || resting()) return { duration: 0 };
  return { duration: 700, easing: cubicOut, css: (t, u) => `transform: translate(${-22 * u}px, ${-16 * u}px) rotate(${-520 * u}deg); opacity: ${Math.min(1, t * 4)}` };
}

/** A piece is set down on the map. */
export function setDown(_node: Element): TransitionConfig {
  if (resting()) return { duration: 0 };
  return { duration: 420, easing: overshoot, css: (t, u) => `transform: translateY(${-26 * u}px); opacity: ${Math.min(1, t * 3)}` };
}

/** A card comes to the hand. */
export function dealt(_node: Element): TransitionConfig {
  if (resting()) return { duration: 0 };
  return { duration: 280, easing: cubicOut, css: (t, u) => `transform: translateY(${-34 * u}px) rotate(${-5 * u}deg); opacity: ${Math.min(1, t * 3)}` };
}
