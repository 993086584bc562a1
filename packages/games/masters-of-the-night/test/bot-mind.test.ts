import { type Bot, Random, type Seat } from '@nokturn/engine';
import {
  choosesTheSameWhenScrambled,
  deep,
  imaginesTheSameView,
  playBots,
  thinker,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/mind.ts';
import { chanceOfVictory } from '../bot/prospect.ts';
import { mind } from '../bot.ts';
import { mastersOfTheNight } from '../index.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { type Setting, scene } from './kit.ts';
import { lateGame } from './late.ts';
import { questionIn } from './question.ts';
import { scramble } from './scramble.ts';
import { choose, SETTINGS } from './trials.ts';

const think = (worlds: number) => thinker<MastersView>(mind, worlds, 6);

const GAMES = [mastersOfTheNight, lateGame];

describe('the worlds that a seat imagines', () => {
  // A deep run covers more than 100,000 states.
  test.for(SETTINGS)(
    'MN-1.16 look exactly like its view: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      for (const game of GAMES) {
        const terms = { seats, options, games: deep(2, 40), seed: `imagine ${name}`, choose };
        const report = imaginesTheSameView(game, knowledge, { ...terms, every: deep(6, 1) });
        expect(report.samples).toBeGreaterThan(deep(10, 2_200));
        expect(report.others).toBeGreaterThan(0.8 * report.samples);
      }
    },
  );

  test.for(SETTINGS)(
    'is thought about by the rules: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      for (const game of GAMES) {
        const terms = { seats, options, games: deep(2, 60), seed: `rules ${name}`, choose, every: 8 };
        const report = thinksByTheRules(game, knowledge, terms);
        expect(report.questions).toBeGreaterThan(report.decisions);
      }
    },
  );

  test.for(SETTINGS)(
    'does not depend on hidden facts: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      const report = choosesTheSameWhenScrambled(mastersOfTheNight, think(2), {
        seats,
        options,
        games: deep(2, 60),
        seed: `scrambled ${name}`,
        choose,
        scramble,
        every: 12,
      });
      expect(report.scrambled).toBe(report.decisions);
    },
  );
});

describe('its strength', () => {
  /** The answer with the best quick estimate, in one imagined world. */
  const quick: Bot<MastersView> = (view, _mine, _budget, random) => mind.imagine(view)(random).policy(random);

  test('a searching player wins games that quick answers lose', { timeout: 600_000 }, () => {
    const games = deep(4, 60);
    const wins = (bot: Bot<MastersView>) =>
      Array.from({ length: games }, (_, i) =>
        playBots(mastersOfTheNight, { seed: `plays ${i}`, seats: 3 }, () => bot),
      ).filter(({ state }) => state.ended === 'ritual').length;
    expect(wins(think(4))).toBeGreaterThan(wins(quick) + games / 4);
  });
});

describe('the results of a search', () => {
  const answer = (setting: Setting, ...before: string[]) => {
    const { view, mine } = questionIn(setting, ...before);
    return think(24)(view, mine, { milliseconds: 1000 }, new Random('finds'));
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
    expect(answer(moon)).toBe('ritual');
  });

  test('MN-15.13: it opens the Gates when they complete the conditions of the ritual', () => {
    const gates: Setting = {
      family: {
        ishtvan: { at: 'nightclub', kills: 9, sigil: 'museum' },
        mila: { at: 'railway-station', kills: 9, sigil: 'asylum' },
      },
      city: { nightclub: { minions: 1 }, 'railway-station': { minions: 1 } },
      veil: 3,
      at: { acting: 'ishtvan', ap: 1 },
    };
    expect(answer(gates)).toBe('dark');
    expect(answer(gates, 'dark')).toBe('vampire:mila');
    expect(answer(gates, 'dark', 'vampire:mila')).toBe(1);
  });

  test('MN-4.5, MN-R46: it never pays with the last of the veil', () => {
    const last: Setting = {
      family: { imre: { at: 'museum', kills: 6, blood: 1 }, mila: { blood: 0 } },
      city: { museum: { hidden: 2 } },
      veil: 1,
      at: { acting: 'imre' },
    };
    expect(['wild-hunt', 'dark']).not.toContain(answer(last));
  });

  test('MN-6.11: it sends the agents of an event to districts without presence', () => {
    const crowd: Setting = {
      family: { imre: { at: 'asylum' }, mila: { at: 'asylum' }, nevena: { at: 'asylum' } },
      layout: [
        'railway-station',
        'asylum',
        'museum',
        'city-park',
        'nightclub',
        'newspaper-office',
        'police-station',
        'blood-bank',
        'cathedral',
      ],
      veil: 4,
      // Red at P7, blue at P2 and P6.
      at: { event: 'footsteps-behind-you' },
    };
    expect(answer(crowd)).toBe('district:newspaper-office');
  });
});

describe('MN-17.10 exchanges', () => {
  const offered = (setting: Setting, ...before: string[]) => offeredTo(questionIn(setting, ...before));
  const offeredTo = ({ view, mine }: ReturnType<typeof questionIn>) => {
    const state = knowledge.imagine(view)(new Random('offers'));
    const frame = view.asked?.frame as MastersFrame;
    const question = { state, frame, seat: view.viewer as Seat, ask: mine.ask };
    return (knowledge.candidates?.(question) ?? []).map((candidate) => candidate.answer);
  };
  /** A dagger is of no use to a vampire with enough kills. */
  const useless: Setting = {
    family: {
      imre: { at: 'museum', kills: 9, sigil: 'asylum', relics: ['martyrs-dagger'] },
      mila: { at: 'museum', kills: 4 },
    },
    at: { acting: 'imre' },
  };

  test('are worth a thought if a relic is of more use to the other', () => {
    expect(offered(useless)).toContain('exchange');
    expect(offered(useless, 'exchange')).toEqual(['vampire:mila']);
    expect(offered(useless, 'exchange', 'vampire:mila')[0]).toBe('give:martyrs-dagger');
  });

  test('are not made for their own sake: the relics would only be given back', () => {
    const same: Setting = {
      family: {
        imre: { at: 'museum', kills: 4, relics: ['cloak-of-bats'] },
        mila: { at: 'museum', kills: 4 },
      },
      at: { acting: 'imre' },
    };
    expect(offered(same)).not.toContain('exchange');
  });

  test('each bring a gain, so that they come to an end even in a lost position', () => {
    const both: Setting = {
      family: {
        imre: { at: 'museum', kills: 9, sigil: 'asylum', relics: ['martyrs-dagger', 'cloak-of-bats'] },
        mila: { at: 'museum', kills: 5, relics: ['witch-lantern'] },
        laszlo: { at: 'museum', kills: 9, sigil: 'cathedral', relics: ['stone-gargoyle'] },
      },
      at: { acting: 'imre' },
    };
    expect(offered(both, 'exchange')).toEqual(['vampire:mila']);
    expect(offered(both, 'exchange', 'vampire:mila')).not.toContain('swap:cloak-of-bats.witch-lantern');
    expect(offered(both, 'exchange', 'vampire:mila')).toContain('give:martyrs-dagger');
  });

  test('are not offered again to a seat that has refused one in this turn', () => {
    const { view, mine } = questionIn(useless);
    const heard = [{ kind: 'turn' }, { kind: 'exchange-refused' }];
    expect(offeredTo({ view: { ...view, heard }, mine })).not.toContain('exchange');
    const later = [...heard, { kind: 'turn' }];
    expect(offeredTo({ view: { ...view, heard: later }, mine })).toContain('exchange');
  });

  test('MN-R52: are accepted unless they harm the Family', () => {
    expect(offered(useless, 'exchange', 'vampire:mila', 'give:martyrs-dagger')[0]).toBe('accept');
    const harm: Setting = {
      family: {
        imre: { at: 'museum', kills: 4, relics: ['martyrs-dagger'] },
        mila: { at: 'museum', kills: 9, sigil: 'asylum' },
      },
      at: { acting: 'imre' },
    };
    expect(offered(harm, 'exchange', 'vampire:mila', 'give:martyrs-dagger')[0]).toBe('refuse');
  });
});

describe('the chance of winning', () => {
  const family = { imre: { at: 'museum', kills: 3 }, mila: { at: 'museum', kills: 3 } } as const;
  const chance = (change: Partial<Setting>) =>
    chanceOfVictory(scene({ family, at: { acting: 'imre' }, ...change }).asks(0, 'turn-action').state);

  test('grows with kills, the veil and the nights left', () => {
    const usual = chance({});
    expect(usual).toBeGreaterThan(0);
    expect(usual).toBeLessThan(1);
    expect(chance({ family: { ...family, imre: { at: 'museum', kills: 5 } } })).toBeGreaterThan(usual);
    expect(chance({ veil: 2 })).toBeLessThan(usual);
    expect(chance({ events: ['night-shift'] })).toBeLessThan(usual);
  });

  test('MN-20.6: is certain when the game is over', () => {
    const { state } = scene({ family, at: { acting: 'imre' } }).asks(0, 'turn-action');
    expect(knowledge.evaluate({ ...state, ended: 'ritual' }, true)).toEqual([1, 1]);
    expect(knowledge.evaluate({ ...state, ended: 'veil' }, true)).toEqual([0, 0]);
  });
});
