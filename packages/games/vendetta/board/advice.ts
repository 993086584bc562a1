import { type Answer, objectOf, type Seat, type View, verbOf } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { openRanking } from '../count.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';

/** Something that a player in a hurry may have overlooked, or null. It knows no more than the viewer. */
export function advice(answer: Answer, view: View<VendettaView>, text: GameText): string | null {
  const { state, viewer, asked } = view;
  if (typeof viewer !== 'number' || typeof answer !== 'string' || asked === null) return null;
  const frame = asked.frame as VendettaFrame;
  switch (frame.step) {
    case 'plan-facing':
    case 'plan-blood':
      return leavesOneBlood(state, viewer, answer) ? text.say('word-one-blood-left') : null;
    case 'stay-or-withdraw':
      return answer === 'withdraw' && winsAsItLies(state, viewer, frame.location)
        ? text.say('word-winning-here')
        : null;
    default:
      return null;
  }
}

/** The amount of an option that costs blood: `face-down:1`, `blood:3`. */
const COSTLY: ReadonlySet<string> = new Set(['face-up', 'face-down', 'blood']);

/** VV-18.1: the next loss would empty the Pool. */
function leavesOneBlood(state: VendettaView, viewer: Seat, answer: string): boolean {
  const pool = state.players[viewer]?.pool ?? 0;
  const cost = COSTLY.has(verbOf(answer)) ? Number(objectOf(answer)) : 0;
  return cost > 0 && pool - cost === 1;
}

/** No other player has a face-down card here, and the open ones make the viewer the winner. */
function winsAsItLies(state: VendettaView, viewer: Seat, location: LocationIndex): boolean {
  const hides = state.positions[location]?.some(
    ({ cards }, seat) => seat !== viewer && cards.some(({ open }) => !open),
  );
  return !hides && openRanking(state, location)[0]?.seat === viewer;
}
