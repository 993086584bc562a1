import { begin, Random, randomAnswer, type Seat } from '@nokturn/engine';
import { deep, optionsFor } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import { lovciNoci } from '../index.ts';
import type { Player, State } from '../rules/state.ts';

/** What the rules guarantee at every moment, checked at every question in random games. */

it('LN-4.2 LN-10.4 LN-10.8 LN-12.7 LN-13.2 nobody is alive over the limit, nobody has won already', {
  timeout: 900_000,
}, () => {
  for (let game = 0; game < deep(150, 20_000); game++) {
    const seed = `always ${game}`;
    const random = new Random(seed);
    const seats = 4 + (game % 5);
    const options = optionsFor(lovciNoci, seats, {
      characters: random.pick(['first', 'all', 'vortex']),
      cards: random.pick(['kosmos', 'classic']),
      firestorm: random.pick(['range', 'place']),
      collectorPower: random.pick(['rob', 'sweep']),
      collectorGoal: random.pick([4, 5]),
    });
    const table = begin(lovciNoci, { seats, options, seed });
    for (let { asked } = table.position; asked !== null; { asked } = table.position) {
      const { step } = asked.frame;
      expect(wrongIn(table.state, step), `${seed}, ${step}`).toEqual([]);
      const place = asked.answers.indexOf(null);
      const ask = asked.asks[place];
      if (ask === undefined) break;
      const quiet = step.startsWith('window') && random.below(6) > 0;
      table.answer(asked.seats[place] as Seat, quiet ? 'pass' : randomAnswer(ask, (n) => random.below(n)));
    }
  }
});

function wrongIn(state: State, step: string): unknown[] {
  const { players, options, active, batches } = state;
  const living = players.filter(({ eliminated }) => eliminated === 0);
  const left = (party: string) => living.filter((one) => CHARACTERS[one.character].party === party).length;
  const lost = players.filter((one) => one.eliminated > 0 && CHARACTERS[one.character].party === 'human');
  const isOver =
    left('werewolf') === 0 || left('vampire') === 0 || (options.vampireAltGoal && lost.length >= 3);
  const isWrong = (one: Player): boolean => {
    const { character, eliminated, equipment, damage, revealed } = one;
    // Loot only counts once all of it has been taken (LN-10.14).
    const looting = step === 'loot';
    if (eliminated > 0) {
      const remains = one.place !== null || one.extraTurns > 0 || (equipment.length > 0 && !looting);
      return remains || !revealed || (eliminated === 1 && ['cecilie', 'dalibor'].includes(character));
    }
    if (damage >= CHARACTERS[character].limit) return true;
    if (one === players[active] && step === 'start' && (one.furred || one.shielded)) return true;
    switch (character) {
      case 'bartolomej':
        return equipment.length >= options.collectorGoal && !looting;
      case 'drahomir':
        return RELICS.filter((relic) => equipment.includes(relic)).length >= 3 && !looting;
      case 'cecilie':
        return living.length <= 2;
      case 'dalibor':
        return batches > 0 && !revealed && !one.void;
      default:
        return false;
    }
  };
  return isOver ? ['over'] : players.filter(isWrong);
}
