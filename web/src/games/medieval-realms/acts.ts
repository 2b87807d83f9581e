/** The prompt's first line and its buttons, by what is picked. */
import type { Act } from "../contract";
import type { Reign } from "./play.svelte";
import { bidWords } from "./words";

export function whatOf(play: Reign): string | null {
  if (play.kind === "place" || play.kind === "lift") return placing(play);
  if (play.kind === "pair" && play.picked.resources.length === 1) return play.text("board-what-pair", { resource: play.resource(play.picked.resources[0] ?? "") });
  if (play.passing) return play.text("board-what-pass");
  const { chosen, slot } = play;
  if (!chosen) return null;
  const card = play.cardName(chosen.card ?? "");
  if (!slot) return chosen.pays ? play.text("board-what-play", { card, cost: chosen.pays.count, resource: play.resource(chosen.pays.resource) }) : play.text("board-what-play-free", { card });
  if (slot.forecast) {
    const { to } = slot.forecast;
    const where = to === null ? "nobody" : to === play.seat ? "you" : "other";
    return play.text("board-what-majority", { card, price: chosen.price ?? 0, where, name: to === null ? "" : play.name(to) });
  }
  if (chosen.most !== undefined) return play.text("board-what-auction", { card });
  return play.text("board-what-take", { card, price: chosen.price ?? 0 });
}

function placing(play: Reign): string | null {
  if (play.view.draft?.complete) return play.text("board-what-ready");
  if (!play.leader) return null;
  return play.text(play.leader === "mayor" ? "board-what-mayor" : "board-what-military", { leader: play.text(`leader-${play.leader}`), n: play.view.draft?.left[play.leader] ?? 0 });
}

export function actOf(play: Reign): Act | null {
  if (play.options.length === 0) return null;
  const free = !play.busy;
  const act = (label: string, ready: boolean, missing: Act["missing"], run: () => void, long = label): Act => ({ label, long, ready: ready && free, missing, run });
  if (play.kind === "place" || play.kind === "lift") {
    const left = Object.values(play.view.draft?.left ?? {}).reduce((sum, n) => sum + n, 0);
    const ready = play.options.find((each) => each.say === "ready") ?? null;
    return { ...act(play.text("board-commit", { left: ready ? 0 : left }), ready !== null, "why-not-all-placed", () => play.choose(ready)), say: "ready" };
  }
  if (play.kind === "pair") {
    const words = play.list(play.picked.resources.map((each) => play.resource(each)));
    return act(play.text("board-take-pair", { n: play.picked.resources.length, resources: words }), play.pair !== null, "board-missing-pair", () => play.choose(play.pair));
  }
  if (play.taking) {
    const { taken } = play;
    const label = taken ? play.text("board-take-tokens", { count: taken.count ?? 0, resource: play.resource(taken.resource ?? "") }) : play.text("board-take-none");
    return act(label, taken !== null, "board-missing-token", () => play.choose(taken));
  }
  if (play.bid) {
    const { bid } = play;
    return act(play.text(bidWords(play), { bid: bid.bid ?? 0, resource: play.resource(bid.currency ?? "") }), true, "", () => play.choose(bid));
  }
  return play.kind === "action" ? action(play, act) : null;
}

type Make = (label: string, ready: boolean, missing: Act["missing"], run: () => void) => Act;

function action(play: Reign, act: Make): Act {
  const { chosen, slot, picked, passing } = play;
  if (passing) return { ...act(play.text("board-pass"), true, "", () => play.choose(passing)), say: passing.say };
  const card = slot?.card ?? picked.card;
  if (card === null) return act(play.text("board-choose-action"), false, "board-missing-action", () => undefined);
  const face = play.face(card);
  const id = slot ? (face?.way === "auction" ? "board-act-auction" : face?.way === "majority" ? "board-act-majority" : "board-act-take") : "board-act-play";
  const why = slot ? slot.why : (play.mine?.hand.find((each) => each.card === card)?.why ?? null);
  return act(play.text(id, { card: play.cardName(card), price: slot?.price ?? 0 }), chosen !== null, why ?? "why-not-now", () => play.choose(chosen));
}

export function othersOf(play: Reign): Act[] {
  const act = (label: string, ready: boolean, missing: string, run: () => void, long = label): Act => ({ label, long, ready: ready && !play.busy, missing, run });
  if (play.kind === "place" || play.kind === "lift")
    return [act(play.text("board-clear"), play.offers("change") || play.offers("lift all"), "why-nobody-placed", () => play.liftAll())];
  const out = play.passing ? undefined : play.options.find((each) => each.say === "pass" || each.say === "drop");
  if (out === undefined) return [];
  const pass = out.say === "pass";
  return [{ ...act(play.text(pass ? "board-pass" : "board-drop"), true, "", () => (pass ? play.pickPass() : play.choose(out)), play.text(pass ? "board-pass-briefly" : "board-drop")), say: out.say }];
}
