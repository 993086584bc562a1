import type { Ask, OptionId, Seat } from '@nokturn/engine';
import { standingAnswers } from '../standing-answers.ts';
import { isInReach, outlookOf } from './chances.ts';
import type { LovciView } from './secrets.ts';

/** Answers in advance, for matches over several days (LN-15.13). Everybody can choose any of them (LN-15.4). */
export const standing = standingAnswers<LovciView>({
  general: {
    steps: ['window-turn', 'window-attack'],
    answers: {
      'reveal-in-reach': ({ seat, ask, frame, state }) =>
        ifOffered(ask, 'reveal', isThreatened(frame, state, seat)),
      'use-in-reach': ({ seat, ask, frame, state }) =>
        ifOffered(ask, 'ability', isThreatened(frame, state, seat)),
    },
  },
  counter: {
    steps: ['counter'],
    answers: {
      'when-it-kills': ({ seat, ask, frame, state }) =>
        ifOffered(ask, 'counter', canKill(state, seat, Number(frame.attacker))),
    },
  },
});

function ifOffered(ask: Ask, option: OptionId, isWanted: boolean): OptionId {
  return isWanted && ask.kind === 'one' && ask.options.includes(option) ? option : 'pass';
}

/** Somebody is about to attack and could choose this seat. */
function isThreatened({ step }: { readonly step: string }, state: LovciView, seat: Seat): boolean {
  return step === 'window-attack' && isInReach(state, state.active, seat);
}

/** Whether a blow could be fatal, as far as the other's limit is known. Anyone who strikes back is revealed by it. */
function canKill(state: LovciView, seat: Seat, victim: Seat): boolean {
  const players = state.players.map((player, at) => (at === seat ? { ...player, revealed: true } : player));
  return outlookOf({ ...state, players }, seat, victim).kills > 0;
}
