/** The first game of The Kingdoms of Crusaders, against one bot. */
import { guide, type GuideStep } from "../guide";
import type { Crusade } from "./play.svelte";
import { FULL } from "./view";

const mine = (play: Crusade) => play.view.sectors[play.seat ?? 0] ?? [];
const placed = (play: Crusade) => mine(play).reduce((sum, cards) => sum + cards.length, 0);
const asked = (play: Crusade) => play.options.length > 0;
/** The land where the reader's best squad stands. */
function best(play: Crusade): number {
  const squads = play.view.squads[play.seat ?? 0] ?? [];
  return squads.reduce((found, army, land) => ((army[0]?.[0] ?? 0) > (squads[found]?.[0]?.[0] ?? 0) ? land : found), 0);
}
const squadSize = (play: Crusade) => play.view.squads[play.seat ?? 0]?.[best(play)]?.[0]?.[0] ?? 0;
const fullLand = (play: Crusade) => mine(play).findIndex((cards) => cards.length === FULL);
const rivalLeads = (play: Crusade) => play.view.leaders.findIndex((leader, land) => leader !== null && leader !== play.seat && !play.view.markers[land]);
const decided = (play: Crusade) => play.view.markers.findIndex((marker) => marker?.number === 1);
const landAt = (play: Crusade, index: number) => play.landName(play.view.lands[index] ?? "");

const STEPS: GuideStep<Crusade>[] = [
  { key: "welcome", when: asked },
  { key: "hand", rule: "1.2", when: asked, args: (play) => ({ cards: play.hand.length }) },
  { key: "pick", deed: true, when: (play) => asked(play) && placed(play) === 0 && play.card === null && play.land === null },
  { key: "sector", deed: true, rule: "1.3", when: (play) => asked(play) && placed(play) === 0 && play.chosen === null },
  { key: "confirm", deed: true, when: (play) => asked(play) && placed(play) === 0 && play.chosen !== null, args: (play) => ({ land: play.landName(play.land ?? "") }) },
  { key: "answer", when: (play) => asked(play) && placed(play) >= 1 },
  { key: "why", when: (play) => asked(play) && placed(play) >= 2 },
  { key: "squad", rule: "2", when: (play) => asked(play) && squadSize(play) >= 2, args: (play) => ({ land: landAt(play, best(play)), worth: play.worthWords(play.view.squads[play.seat ?? 0]?.[best(play)] ?? []) }) },
  { key: "rival", rule: "3", when: (play) => asked(play) && placed(play) >= 3 && rivalLeads(play) >= 0, args: (play) => ({ land: landAt(play, rivalLeads(play)), name: play.name(play.view.leaders[rivalLeads(play)] ?? 0) }) },
  { key: "undo", when: (play) => asked(play) && placed(play) >= 4 },
  { key: "seen", rule: "4c", when: (play) => asked(play) && placed(play) >= 5, args: (play) => ({ deck: play.view.deck }) },
  { key: "full", rule: "1.3", when: (play) => asked(play) && fullLand(play) >= 0, args: (play) => ({ land: landAt(play, fullLand(play)) }) },
  { key: "won", rule: "4", when: (play) => decided(play) >= 0, args: (play) => ({ land: landAt(play, decided(play)), name: play.name(play.view.markers[decided(play)]?.seat ?? 0), yours: play.view.markers[decided(play)]?.seat === play.seat ? "yes" : "no" }) },
  { key: "end", rule: "6", when: (play) => play.over },
];

export default guide([{ kind: "me" }, { kind: "bot", bot: "squire" }], STEPS);
