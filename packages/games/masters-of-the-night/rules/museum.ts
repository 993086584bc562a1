import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import type { RelicId } from '../cards/relics.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import { discardRelic, giveRelic } from './changes.ts';
import { chosenVampire, relicOption, vampireOption } from './choices.ts';
import { canDrawRelic, leaderSeat, relicLimit, vampireAt } from './city.ts';
import type { State } from './state.ts';
import type { Rules } from './work.ts';

/** MN-17.5 to MN-17.9: a relic is drawn and given to a vampire. */
export const museumRules: Rules<'museum' | 'relic-give' | 'relic-discard'> = {
  museum(table, { source }) {
    const { state } = table;
    if (!canDrawRelic(state)) return;
    const relic = state.relicDeck.at(-1) as RelicId;
    state.relicDeck = state.relicDeck.slice(0, -1);
    state.drawnRelic = relic;
    table.tell({ kind: 'relic-drawn', relic, source, left: state.relicDeck.length });
    table.next({ step: 'relic-give', source });
  },

  'relic-give': decision({
    clause: 'MN-17.5',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(worthy(state).map((vampire) => vampireOption(state, vampire))),
    fallback: (state) => vampireOption(state, worthy(state)[0] as number),
    answered(table, answer, _seat, { source }) {
      const { state } = table;
      const vampire = chosenVampire(state, answer);
      const relic = state.drawnRelic as RelicId;
      state.drawnRelic = null;
      const { id, relics } = vampireAt(state, vampire);
      if (relics.length === relicLimit(vampireAt(state, vampire)))
        table.next({ step: 'relic-discard', vampire, source });
      table.tell({ kind: 'relic-given', relic, vampire: id });
      giveRelic(table, vampire, relic);
    },
  }),

  /** MN-17.7. */
  'relic-discard': decision({
    clause: 'MN-17.7',
    to: 'one',
    openOptions: true,
    seat: (state, { vampire }) => vampireAt(state, vampire).seat,
    ask: (state, _seat, { vampire }) => oneOf(relicOptions(state, vampire)),
    fallback: (state, _seat, { vampire }) => relicOptions(state, vampire)[0] as ChoiceId<'relic'>,
    answered: (table, answer, _seat, { vampire, source }) =>
      discardRelic(table, vampire, relicOption.chosen(answer), source),
  }),
};

function worthy({ vampires }: State): number[] {
  return vampires.flatMap(({ kills }, vampire) => (kills >= UNLOCKS['first-relic'] ? [vampire] : []));
}

function relicOptions(state: State, vampire: number): ChoiceId<'relic'>[] {
  return vampireAt(state, vampire).relics.map(relicOption);
}
