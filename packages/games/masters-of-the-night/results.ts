import type { Seat } from '@nokturn/engine';
import type { Ended, ResultsOf } from '../results.ts';

/** The facts about the Family that every release of the rules provides. */
interface Family {
  readonly vampires: readonly { readonly id: string; readonly seat: Seat }[];
}

/** All win or lose together (MN-1.1). The opponent is the city, which is the same for equal settings. */
export const results: ResultsOf = {
  kinds: ['vampire'],
  seats: (ended) =>
    Array.from({ length: ended.seats }, (_, seat) => ({
      team: 0,
      played: { vampire: familyIn(ended).flatMap((each) => (each.seat === seat ? [each.id] : [])) },
    })),
  used(heard, ended) {
    const card = heard.kind === 'ability' ? heard.ability : heard.kind === 'relic-used' ? heard.relic : null;
    const seat = familyIn(ended).find(({ id }) => id === heard.vampire)?.seat;
    return typeof card === 'string' && seat !== undefined ? [{ seat, card }] : [];
  },
  opponent: ({ seats, options }) =>
    [options.difficulty, options.edition, `${options.familySize} vampires`, `${seats} players`].join(', '),
};

function familyIn({ state }: Pick<Ended, 'state'>): Family['vampires'] {
  return (state as Family).vampires;
}
