import type { Answer, View } from '@nokturn/engine';
import type { GameText, Meaning, Telling } from '@nokturn/text';
import { facts } from './facts.ts';
import { burnsNeedlessly } from './home.ts';
import { notesOn } from './notes.ts';
import type { HungerHappening } from './rules/happenings.ts';
import type { HungerView } from './secrets.ts';

const MEANS = { round: 'round', turn: 'turn', ended: 'end' } as const satisfies Partial<
  Record<HungerHappening['kind'], Meaning>
>;

/** TH-19.10: a warning for a person before an answer takes effect; null if there is no reason for one. */
function warning(answer: Answer, view: View<HungerView>, text: GameText): string | null {
  return burnsNeedlessly(answer, view) ? text.say('word-warn-burn') : null;
}

export const telling: Telling<HungerView> = { means: MEANS, facts, notes: notesOn, warning };
