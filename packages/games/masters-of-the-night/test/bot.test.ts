import { Match, Random, type Seat, viewOf } from '@nokturn/engine';
import { anyAnswer, deep, optionsFor, playBots } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { imagine, positionIn } from '../bot/imagine.ts';
import { worth } from '../bot/worth.ts';
import { novice } from '../bot.ts';
import { EVENTS } from '../cards/events.ts';
import { mastersOfTheNight } from '../index.ts';
import type { State } from '../rules/state.ts';
import { type Setting, scene } from './kit.ts';
import { lateGame } from './late.ts';
import { questionIn } from './question.ts';
import { scramble } from './scramble.ts';
import { census, choose, SETTINGS } from './trials.ts';

const BUDGET = { milliseconds: 100 };

describe('the novice', () => {
  test('answers only what is offered, in whole games', { timeout: 600_000 }, () => {
    const settings = SETTINGS.filter((_, i) => i % deep(18, 1) === 0);
    for (const { name, seats, options } of settings)
      playBots(mastersOfTheNight, { seed: `offered ${name}`, seats, options }, () => novice);
  });

  test('answers the same to the same views and the same generator', { timeout: 60_000 }, () => {
    const game = () =>
      playBots(mastersOfTheNight, { seed: 'same', seats: 2, options: { difficulty: 'hard' } }, () => novice);
    expect(game().answers).toEqual(game().answers);
  });

  /** How many games out of this many a family of three wins. */
  function wins(games: number, bot: typeof novice): number {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const setup = { seed: `strength ${i}`, seats: 3, options: { difficulty: 'easy' } };
      const { state } = playBots(mastersOfTheNight, setup, () => bot);
      if (state.ended === 'ritual') won++;
    }
    return won;
  }

  test('wins most easy games, of which random play wins none', { timeout: 600_000 }, () => {
    const games = deep(3, 100);
    expect(wins(games, novice)).toBeGreaterThan(0.6 * games);
    expect(wins(games, anyAnswer as typeof novice)).toBe(0);
  });
});

/** Positions from the middle and the end of random games. */
function* positions(games: number) {
  for (let i = 0; i < games; i++) {
    const { seats, options } = SETTINGS[i % SETTINGS.length] as (typeof SETTINGS)[number];
    const game = i % 2 === 0 ? mastersOfTheNight : lateGame;
    const match = Match.begin(game, { seats, options: optionsFor(game, seats, options), seed: `look ${i}` });
    const random = new Random(`look ${i}`);
    for (let move = 0; ; move++) {
      const { asked } = match.position;
      if (asked === null) break;
      const seat = asked.seats[0] as Seat;
      if (move % 17 === i % 17) yield { match, seat, random };
      match.answer(seat, choose(asked.asks[0] as (typeof asked.asks)[number], random, asked.frame.step));
    }
  }
}

describe('MN-1.16 the worlds that the novice imagines', () => {
  test('look exactly like its view, with every card there once', () => {
    for (const { match, seat, random } of positions(deep(48, 2000))) {
      const view = structuredClone(match.view(seat));
      const imagined = positionIn(view, imagine(view)(random), random);
      expect(viewOf(mastersOfTheNight, imagined, seat)).toEqual(view);
      expect(census(imagined.state)).toEqual(census(match.position.state));
      const levels = (state: State) => state.eventDeck.map((event) => EVENTS[event].level).join('');
      if (match.game === mastersOfTheNight && state(match).top === null)
        expect(levels(imagined.state)).toBe(levels(state(match)));
    }
  });

  const state = (match: { position: { state: State } }) => match.position.state;

  test('hidden facts do not change its answer', { timeout: 600_000 }, () => {
    let asked = 0;
    for (const { match, seat, random } of positions(deep(12, 400))) {
      const other = scramble(match.position, seat, random);
      const answer = ({ position }: { position: typeof match.position }) => {
        const view = viewOf(mastersOfTheNight, position, seat);
        if (!view.asked?.mine) throw new Error('nobody is asked');
        return novice({ ...view, heard: [] }, view.asked.mine, BUDGET, new Random('chooses'));
      };
      expect(answer({ position: other })).toEqual(answer(match));
      asked++;
    }
    expect(asked).toBeGreaterThan(deep(20, 600));
  });
});

describe('the answers of the novice', () => {
  const answers = (setting: Setting, ...before: string[]) => {
    const { view, mine } = questionIn(setting, ...before);
    return novice(view, mine, BUDGET, new Random('does'));
  };

  test('MN-20.1: it performs the ritual as soon as possible', () => {
    const moon: Setting = {
      family: {
        imre: { at: 'asylum', kills: 9, sigil: 'museum' },
        mila: { at: 'asylum', kills: 9, sigil: 'nightclub', blood: 0 },
      },
      city: { asylum: { minions: 2 } },
      at: { acting: 'imre' },
    };
    expect(answers(moon)).toBe('ritual');
  });

  test('MN-16.1: it seals a district if it can, and otherwise walks to one it could seal', () => {
    const family = { imre: { at: 'museum', kills: 9 }, mila: {} } as const;
    expect(answers({ family, city: { museum: { minions: 1 } }, at: { acting: 'imre' } })).toBe('sigillate');
    const away = {
      family,
      city: { museum: { minions: 1, hidden: 2 } },
      at: { acting: 'imre' },
    } as const;
    expect(answers(away)).toBe('move');
  });

  test('MN-4.5, MN-R46: it never loses the game by paying with the last of the veil', () => {
    const last: Setting = {
      family: { imre: { at: 'museum', kills: 6, blood: 1 }, mila: { blood: 0 } },
      city: { museum: { hidden: 2 } },
      veil: 1,
      at: { acting: 'imre' },
    };
    expect(['wild-hunt', 'dark']).not.toContain(answers(last));
  });

  test('MN-18.4, MN-5.5: it saves the veil by resolving districts in the right order', () => {
    const park: Setting = {
      family: { imre: {}, mila: {} },
      city: { asylum: { minions: 1 }, 'city-park': { hidden: 1 } },
      veil: 1,
      at: 'day-districts',
    };
    expect(answers(park)).toBe('district:asylum');
  });

  test('MN-10.4: it takes high dice for a fight, and low ones for the Nightclub', () => {
    const fight: Setting = {
      family: { imre: { at: 'museum', blood: 2 }, mila: {} },
      city: { museum: { exposed: 2 } },
      dice: [1, 3, 5, 6],
      at: { acting: 'imre' },
    };
    expect(['die:5', 'die:6']).toContain(answers(fight, 'fight'));
    const club: Setting = { ...fight, family: { imre: { at: 'nightclub', blood: 1 }, mila: {} }, city: {} };
    expect(answers(club, 'activate')).toBe('die:1');
  });

  test('MN-R52: it accepts an exchange unless it harms the Family', () => {
    const offer: Setting = {
      family: {
        imre: { at: 'museum', kills: 4, relics: ['chalice-of-hunger'] },
        mila: { at: 'museum', kills: 4 },
      },
      at: { acting: 'imre' },
    };
    expect(answers(offer, 'exchange', 'vampire:mila', 'give:chalice-of-hunger')).toBe('accept');
  });
});

describe('the value of a position to the novice', () => {
  const look = (change: Partial<Setting>) =>
    worth(
      scene({
        family: { imre: { at: 'museum', kills: 3 }, mila: { at: 'museum', kills: 3 } },
        at: { acting: 'imre' },
        ...change,
      }).asks(0, 'turn-action').state,
    );

  test('the less veil is left, the more it counts', () => {
    const steps = [6, 5, 4, 3, 2].map((veil) => look({ veil }) - look({ veil: veil - 1 }));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps[0]).toBeGreaterThan(0);
  });

  test('MN-13.5: being drained is worse than losing blood', () => {
    const blood = (imre: number) =>
      look({ family: { imre: { at: 'museum', blood: imre }, mila: { at: 'museum' } } });
    expect(blood(1) - blood(0)).toBeGreaterThan(blood(2) - blood(1));
    expect(blood(4)).toBeGreaterThan(blood(3));
  });

  test('MN-18.7: agents in the City Park are worse than elsewhere', () => {
    expect(look({ city: { 'city-park': { hidden: 1 } } })).toBeLessThan(
      look({ city: { 'newspaper-office': { hidden: 1 } } }),
    );
  });

  test('MN-6.12: so is an empty reserve of agents', () => {
    const crowded = { 'police-station': { hidden: 5 }, cathedral: { hidden: 5 } };
    expect(look({ city: crowded })).toBeLessThan(look({ city: { 'police-station': { hidden: 5 } } }));
  });
});
