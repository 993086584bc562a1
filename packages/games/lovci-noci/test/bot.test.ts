import { type Bot, type Options, viewOf } from '@nokturn/engine';
import { anyAnswer, newMatch, playBots } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { beliefs } from '../bot/beliefs.ts';
import { novice } from '../bot.ts';
import { CHARACTERS, type Party } from '../cards/characters.ts';
import { type LovciView, lovciNoci, type State } from '../index.ts';

type Player = Bot<LovciView>;

function play(seed: string, seats: number, options: Options, botFor: (party: Party) => Player) {
  return playBots(lovciNoci, { seed, seats, options }, (seat, { players }) =>
    botFor(CHARACTERS[players[seat]?.character ?? 'elena'].party),
  );
}

describe('the novice', () => {
  test.for([
    { seats: 4, options: {} },
    { seats: 5, options: { cards: 'classic', characters: 'vortex' } },
    { seats: 6, options: { characters: 'all', firestorm: 'place', compass: 'free' } },
    { seats: 7, options: { characters: 'all', tollChoice: 'forced', lightOfTruth: 'both' } },
    { seats: 8, options: { openingProphecy: 'never', firstRoundAttack: true } },
    { seats: 6, options: { characters: 'tutorial' } },
  ])('only gives offered answers, in whole games: %o', ({ seats, options }) => {
    for (let i = 0; i < 25; i++) play(`offered-${i}`, seats, options, () => novice);
  });

  test('gives the same answers to the same views with the same generator', () => {
    const once = play('same', 6, { characters: 'all' }, () => novice);
    const again = play('same', 6, { characters: 'all' }, () => novice);
    expect(again.answers).toEqual(once.answers);
  });

  test.for(['werewolf', 'vampire'] as const)('wins clearly more often than chance as %s', (party) => {
    const wins = (botFor: (party: Party) => Player) => {
      let won = 0;
      for (let i = 0; i < 150; i++) {
        const { state } = play(`strength-${i}`, 6, {}, botFor);
        const [winner] = state.players.flatMap(({ character }, seat) =>
          CHARACTERS[character].party === party ? [seat] : [],
        );
        if (state.victories.some(({ seat }) => seat === winner)) won++;
      }
      return won / 150;
    };
    const byChance = wins(() => anyAnswer);
    const byNovice = wins((own) => (own === party ? novice : anyAnswer));
    expect(byNovice).toBeGreaterThan(byChance + 0.2);
  });
});

describe('what the novice believes', () => {
  /** The view of seat 0 at the first decision of a match, changed by hand. */
  function viewWith(change: (state: State) => void): LovciView {
    const { position } = newMatch(lovciNoci, 6, { openingProphecy: 'never' }, 'beliefs');
    change(position.state);
    return viewOf(lovciNoci, position, 0).state;
  }

  test('LN-2.8: at first the probabilities of the parties follow from their sizes', () => {
    const view = viewWith(() => undefined);
    const mine = CHARACTERS[view.players[0]?.character ?? 'elena'].party;
    const left = { werewolf: 2, vampire: 2, human: 2, [mine]: 1 };
    for (const chances of beliefs(view).party.slice(1))
      for (const party of ['werewolf', 'vampire', 'human'] as const)
        expect(chances[party]).toBeCloseTo(left[party] / 5);
  });

  test('LN-8.6: a prophecy that did nothing rules out everybody it applies to, except Ulric', () => {
    const view = viewWith((state) => {
      state.notes.push({ giver: 0, receiver: 1, card: 'toll-of-the-beasts', outcome: 'nothing' });
    });
    const candidates = [...(beliefs(view).character[1]?.keys() ?? [])];
    const parties = new Set(candidates.filter((id) => id !== 'ulrik').map((id) => CHARACTERS[id].party));
    expect([...parties]).toEqual(['human']);
  });

  test('LN-10.4: no living player has a limit that the damage has reached', () => {
    const view = viewWith((state) => {
      for (const player of state.players) player.damage = 12;
    });
    for (const [seat, fitting] of beliefs(view).character.entries())
      if (seat > 0) for (const id of fitting.keys()) expect(CHARACTERS[id].limit).toBeGreaterThan(12);
  });
});
