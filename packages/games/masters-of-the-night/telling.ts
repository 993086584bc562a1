import type { Answer, View } from '@nokturn/engine';
import type { GameText, Meaning, Telling } from '@nokturn/text';
import { dangerOf } from './danger.ts';
import { facts } from './facts.ts';
import { notesOn } from './notes.ts';
import type { MastersHappening } from './rules/happenings.ts';
import type { MastersView } from './secrets.ts';

const MEANS = { round: 'round', turn: 'turn', ended: 'end' } as const satisfies Partial<
  Record<MastersHappening['kind'], Meaning>
>;

function warning(answer: Answer, view: View<MastersView>, text: GameText): string | null {
  const danger = dangerOf(answer, view, text);
  return danger && text.reason(danger);
}

export const telling: Telling<MastersView> = { means: MEANS, facts, notes: notesOn, warning };
