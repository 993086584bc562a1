import { type Answer, objectOf, type View } from '@nokturn/engine';
import type { GameText, Meaning, Telling } from '@nokturn/text';
import { facts } from './facts.ts';
import { notesOn } from './notes.ts';
import { TOKENS_THAT_ELIMINATE, tokensFor } from './rules/draining.ts';
import type { AllianceCard, VendettaHappening } from './rules/happenings.ts';
import type { VendettaView } from './secrets.ts';

const MEANS = {
  round: 'round',
  turn: 'turn',
  eliminated: 'out',
  revealed: 'reveal',
  won: 'win',
  ended: 'end',
} as const satisfies Partial<Record<VendettaHappening['kind'], Meaning>>;

/** VV-8.10: the warning before an action; null if there is none. */
function warning(
  answer: Answer,
  { state, viewer, asked }: View<VendettaView>,
  text: GameText,
): string | null {
  if (asked?.frame.step !== 'drain-which' || typeof answer !== 'string' || typeof viewer !== 'number')
    return null;
  const card = objectOf(answer) as AllianceCard;
  const taken = card === 'victim' ? 0 : tokensFor(card);
  return (state.players[viewer]?.tokens ?? 0) + taken < TOKENS_THAT_ELIMINATE
    ? null
    : text.say('word-last-warning');
}

export const telling: Telling<VendettaView> = { means: MEANS, facts, notes: notesOn, warning };
