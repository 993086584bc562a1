import { type Answer, type Bot, type Options, Random, type Seat } from '@nokturn/engine';
import { anyAnswer, deep, playBots } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/knowledge.ts';
import { expectedPowers, expectedReward, NOTHING, outlookOf, presence } from '../bot/outlook.ts';
import { novice } from '../bot.ts';
import { type VendettaView, vendetta } from '../index.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { type Setting, scene } from './kit.ts';
import { choose, SETTINGS } from './trials.ts';

type Player = Bot<VendettaView>;

/** Plays at random, but does not Drain its own people. */
const sober: Player = (view, { ask }, _budget, random) => choose(ask, random, view.asked?.frame.step ?? '');

function play(seed: string, seats: number, options: Options, botAt: (seat: Seat) => Player) {
  return playBots(vendetta, { seed, seats, options }, botAt);
}

describe('the novice', () => {
  test.for(SETTINGS)('only gives offered answers, in whole games: $name', ({ name, seats, options }) => {
    for (let i = 0; i < deep(2, 50); i++) play(`offered ${name} ${i}`, seats, options, () => novice);
  });

  test('gives the same answers to the same views with the same generator', () => {
    const once = play('same', 4, { relics: true }, () => novice);
    const again = play('same', 4, { relics: true }, () => novice);
    expect(again.answers).toEqual(once.answers);
  });

  /** How often a single novice wins; its seat changes from game to game. */
  function wins(seats: number, games: number, others: Player): number {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const own = i % seats;
      const { state } = play(`strength ${i}`, seats, {}, (seat) => (seat === own ? novice : others));
      if (vendetta.result(state).winners.includes(own)) won++;
    }
    return won / games;
  }

  test('nearly always beats random players', () => {
    expect(wins(4, 24, anyAnswer)).toBeGreaterThan(0.85);
  });

  test.for([3, 5])('beats random players who do not Drain their people, %i at the table', (seats) => {
    expect(wins(seats, 20, sober)).toBeGreaterThan(0.6);
  });
});

describe('what the novice expects', () => {
  const outlookAt = (setting: Setting) => outlookOf(scene(setting).asks(0, 'plan-action').view(0).state, 0);

  test('VV-7.2: the number of turns still to come, after the current one', () => {
    const hand = ['br-hunt', 'br-ready', 'br-challenge'] as const;
    const outlook = outlookAt({
      players: [{ clan: 'brujah', hand }, { hand: ['ga-hunt', 'ga-ready'] }, { hand: ['ma-hunt'] }, {}],
      round: 2,
      at: 0,
    });
    expect(outlook.turns).toEqual([2, 2, 1, 0]);
  });

  test('VV-15.10: more blood never makes a reward less likely', () => {
    const outlook = outlookAt({
      players: [
        { clan: 'brujah', hand: ['br-hunt', 'br-ready'] },
        { clan: 'gangrel', on: { 'loc-1': ['ga-fearless', 2] } },
        { clan: 'malkavian', on: { 'loc-1': ['?ma-hunt'] } },
      ],
      allies: { 'loc-1': 'al-bronwyn' },
      at: 0,
    });
    const rewards = [0, 1, 3, 6, 12].map((blood) =>
      expectedReward(outlook, 0, { cards: ['br-hunt'], blood }),
    );
    expect(rewards).toEqual([...rewards].sort((a, b) => a - b));
    expect(rewards.at(-1)).toBeGreaterThan(5.5);
    expect(expectedReward(outlook, 0)).toBe(0);
  });

  test('VV-10.1: a face-down card is an average card, whichever it is', () => {
    const against = (hidden: 'br-fist-of-caine' | 'br-hunt') => {
      const outlook = outlookAt({
        players: [
          { clan: 'gangrel', hand: ['ga-hunt', 'ga-ready'] },
          { clan: 'brujah', on: { 'loc-1': [`?${hidden}`] } },
        ],
        at: 0,
      });
      return expectedPowers(outlook, 0, NOTHING)[1];
    };
    expect(against('br-fist-of-caine')).toBe(against('br-hunt'));
    expect(against('br-hunt')).toBeGreaterThan(1);
  });

  test('seats with nothing left to play are where they are, and nowhere else', () => {
    const outlook = outlookAt({
      players: [
        { clan: 'gangrel', hand: ['ga-hunt', 'ga-ready'] },
        { clan: 'brujah', on: { 'loc-2': [1] } },
      ],
      at: 0,
    });
    expect(presence(outlook, 0, 1)).toBe(0);
    expect(presence(outlook, 1, 1)).toBe(1);
  });
});

describe('what the novice does', () => {
  const answers = (setting: Setting, step: VendettaFrame['step']) => {
    const now = scene(setting).passUntil(step);
    const view = now.view(0);
    now.asks(view.asked?.seats ?? [], step);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('seat 0 is not asked');
    return novice({ ...view, heard: [] }, mine, { milliseconds: 100 }, new Random('does'));
  };

  test('VV-8.10: it never eliminates itself by Draining while another card can be Drained', () => {
    const thirsty: Setting = {
      players: [
        { clan: 'brujah', hand: ['br-hunt', 'br-ready'], allies: ['al-marcel'], tokens: 2, victims: 1 },
      ],
      at: [{ step: 'drain-which', seat: 0 }],
    };
    expect(answers(thirsty, 'drain-which')).toBe('card:victim');
  });

  test('VV-18.7: it calms the Beast rather than feeding it', () => {
    const frenzied: Setting = {
      players: [
        { clan: 'tremere', pool: 1, on: { 'loc-1': ['tr-ready'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-show-of-force'] } },
      ],
      at: 'loc-1',
    };
    expect(answers(frenzied, 'frenzy-replace')).toBe('ready');
  });

  test('VV-12.3: it stays when it wins, and leaves when blood and cards would be lost for nothing', () => {
    const hopeless: Setting = {
      players: [
        { clan: 'ventrue', pool: 2, on: { 'loc-1': ['ve-ready', 3] } },
        { clan: 'brujah', on: { 'loc-1': ['br-bloody-fury', 'br-fist-of-caine'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-fearless', 6] } },
        { clan: 'malkavian', on: { 'loc-1': ['ma-shadow-strike', 6] } },
      ],
      round: 3,
      at: 'loc-1',
    };
    expect(answers(hopeless, 'stay-or-withdraw')).toBe('withdraw');
    const alone: Setting = {
      players: [{ clan: 'ventrue', on: { 'loc-1': ['ve-ready', 3] } }],
      allies: { 'loc-1': 'al-bronwyn' },
      at: 'loc-1',
    };
    expect(answers(alone, 'stay-or-withdraw')).toBe('stay');
  });

  test('VV-15.12: the knife is only used when it is decisive', () => {
    const knife = (blood: number): Setting => ({
      players: [
        { clan: 'ventrue', relic: 're-knife-of-the-faithless', on: { 'loc-1': ['ve-ready'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-ready', blood] } },
      ],
      at: 'loc-1',
    });
    expect(answers(knife(3), 'relic-knife')).toBe('use');
    expect(answers(knife(9), 'relic-knife')).toBe('not-now');
  });

  describe('VV-23.4: the Key moves a card from a lost fight to one that it wins', () => {
    const carrying = (against: 'loc-1' | 'loc-3', at: Setting['at']): Setting => ({
      players: [
        { clan: 'ventrue', hand: ['ve-hunt'], relic: 're-ferrymans-key', on: { 'loc-1': ['ve-majesty'] } },
        { clan: 'brujah', on: { [against]: ['br-bloody-fury', 'br-fist-of-caine', 6] } },
        { clan: 'gangrel', on: { [against]: ['ga-fearless', 6] } },
      ],
      allies: against === 'loc-1' ? { 'loc-2': 'al-bronwyn' } : { 'loc-1': 'al-bronwyn' },
      round: 3,
      at,
    });
    const asking = (card: number | null): Setting['at'] => [
      { step: 'relic-planning', seat: 0, card, from: card === null ? null : 0 },
    ];

    test('for a novice, and searching bots see it at a glance', () => {
      expect(answers(carrying('loc-1', 0), 'plan-action')).toBe('relic');
      expect(answers(carrying('loc-1', asking(0)), 'relic-planning')).toBe('location:loc-2');
      expect(likeliest(carrying('loc-1', 0), 'plan-action')).toBe('relic');
      expect(likeliest(carrying('loc-1', asking(0)), 'relic-planning')).toBe('location:loc-2');
    });

    test('and leaves it if it is winning', () => {
      expect(answers(carrying('loc-3', 0), 'plan-action')).not.toBe('relic');
      expect(likeliest(carrying('loc-3', 0), 'plan-action')).not.toBe('relic');
    });
  });
});

/** The best answer to searching bots before any search. */
function likeliest(setting: Setting, step: VendettaFrame['step']): Answer | undefined {
  const now = scene(setting).passUntil(step);
  const view = now.view(0);
  now.asks(view.asked?.seats ?? [], step);
  const state = knowledge.imagine({ ...view, heard: [] })(new Random('likeliest'));
  const { asked } = view;
  if (!asked?.mine) throw new Error('seat 0 is not asked');
  const question = { state, frame: asked.frame as VendettaFrame, seat: 0, ask: asked.mine.ask };
  return knowledge.candidates?.(question)[0]?.answer;
}
