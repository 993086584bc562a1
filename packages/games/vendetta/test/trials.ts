import { type Options, randomAnswer } from '@nokturn/engine';
import { type Chooser, onceEach } from '@nokturn/engine/testing';
import { ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARD_IDS, CLAN_CARDS } from '../cards/clan-cards.ts';
import { START } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

/** Random games of Vendetta: their settings, and what is counted in them. */

export interface Setting {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

/** Every mode of 3.21 to 3.24 and their combinations, with the other options spread over them. */
export const SETTINGS: readonly Setting[] = [
  setting(3, {}),
  setting(3, { places: true, relics: true, lastBlood: 'spend-only' }),
  setting(4, {}),
  setting(4, { places: true, thirdPlace: '0-1-1' }),
  setting(4, { relics: true, clanChoice: 'random' }),
  setting(4, { teams: true, teamHands: 'open' }),
  setting(4, { teams: true, places: true, relics: true, halfOfOne: 'must-pay' }),
  setting(5, {}),
  setting(5, { places: true, relics: true, memoryAid: 'off', thirdPlace: '0-0-0' }),
  setting(5, { lastBlood: 'spend-only', halfOfOne: 'must-pay' }),
  setting(6, { teams: true }),
  setting(6, { teams: true, places: true, relics: true, lastBlood: 'spend-only' }),
];

function setting(seats: number, options: Options): Setting {
  const what = Object.entries(options).map(([option, value]) =>
    value === true ? option : `${option} ${value}`,
  );
  return { name: [`${seats} seats`, ...what].join(', '), seats, options };
}

/** Any answer, but Allies are rarely Drained: otherwise few would be left to use. */
export const choose: Chooser = (ask, random, step) => {
  if (ask.kind !== 'one') return randomAnswer(ask, (n) => random.below(n));
  const careful = step.startsWith('plan-') && random.below(4) > 0;
  const options = careful ? ask.options.filter((option) => option !== 'drain') : ask.options;
  return random.pick(options);
};

/** A player who can Drain an Ally does, so that seats are eliminated. */
export const reckless: Chooser = (ask, random, step) => {
  if (ask.kind !== 'one') return choose(ask, random, step);
  const greedy = ask.options.filter((option) => option === 'drain' || option.startsWith('card:al-'));
  return greedy.length > 0 && random.below(3) > 0 ? random.pick(greedy) : choose(ask, random, step);
};

/** Where every card is, and that all Influence is accounted for by what was gained, lost and given. */
export function census(state: State): unknown {
  const { players, positions } = state;
  const unexplained = players.map(({ influence, earned, eliminated }) => {
    const { rewards, frenzies, places, given, lost } = earned;
    return eliminated > 0 ? 0 : influence - (START.influence + rewards + frenzies + places + given - lost);
  });
  const negative = [
    ...players.flatMap(({ pool, influence, tokens, flipped }) => [pool, influence, tokens - flipped]),
    ...positions.flat().map(({ blood }) => blood),
  ].filter((amount) => amount < 0);
  return {
    ...components(state),
    unexplained: unexplained.filter((amount) => amount !== 0),
    negative,
  };
}

/** Every clan card, Ally, Victim and Relic in use, wherever it is. */
export function components(state: State) {
  const { players, positions, aside, allyDeck, allies, out, victimDeck } = state;
  const clans = players.map(({ clan }) => clan);
  const cards = [
    ...CLAN_CARD_IDS.filter((id) => !clans.includes(CLAN_CARDS[id].clan)),
    ...players.flatMap(({ hand, deck, bottom, drawn }) => [...hand, ...deck, ...bottom, ...drawn]),
    ...positions.flat().flatMap((position) => position.cards.map(({ card }) => card)),
    ...aside.map(({ card }) => card),
    ...out.clanCards,
  ];
  const people = [
    ...allyDeck,
    ...allies.filter((ally) => ally !== null),
    ...players.flatMap((player) => [...player.allies, ...player.drained]),
    ...out.allies,
  ];
  const victims = players.reduce((sum, player) => sum + player.victims + player.drainedVictims, 0);
  return {
    cards: onceEach(cards, CLAN_CARD_IDS),
    allies: onceEach(people, ALLY_IDS),
    victims: victimDeck + victims + out.victims,
    relics: [
      ...state.relics,
      ...players.flatMap(({ relic }) => relic ?? []),
      ...out.relics.map(({ relic }) => relic),
    ].sort(),
  };
}
