import { type Answer, type Heard, Random } from '@nokturn/engine';
import {
  choosesTheSameWhenScrambled,
  deep,
  imaginesTheSameView,
  playBots,
  portionsOf,
  thinker,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { imagine } from '../bot/imagine.ts';
import { knowledge } from '../bot/knowledge.ts';
import { mind, novice } from '../bot.ts';
import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import { type VendettaView, vendetta } from '../index.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { type Setting, scene } from './kit.ts';
import { scramble } from './scramble.ts';
import { choose, reckless, SETTINGS } from './trials.ts';

/** Every second setting, from this one; all of them in the deep run. */
const settingsFrom = (first: number) => SETTINGS.filter((_, i) => deep(i % 2, first) === first);

const think = (worlds: number) => thinker<VendettaView>(mind, worlds, 6);

describe('what a seat imagines', () => {
  test.for(SETTINGS)(
    'looks exactly like what it sees: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      for (const how of [choose, reckless])
        for (const { from, games } of portionsOf(deep(1, 20))) {
          const terms = { seats, options, games, seed: `imagine ${name} ${from}`, choose: how };
          const report = imaginesTheSameView(vendetta, knowledge, { ...terms, every: deep(5, 3) });
          expect(report.samples).toBeGreaterThan(deep(30, 4_500));
          expect(report.others).toBeGreaterThan(0.9 * report.samples);
        }
    },
  );

  test.for(settingsFrom(0))(
    'follows the rules in thought: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      const terms = { seats, options, games: deep(1, 60), seed: `rules ${name}`, choose, every: 12 };
      const report = thinksByTheRules(vendetta, knowledge, terms);
      expect(report.questions).toBeGreaterThan(5 * report.decisions);
    },
  );

  test.for(settingsFrom(1))('does not depend on what it may not know: $name', ({ name, seats, options }) => {
    const report = choosesTheSameWhenScrambled(vendetta, think(2), {
      seats,
      options,
      games: deep(1, 60),
      seed: `scrambled ${name}`,
      choose,
      scramble,
      every: 12,
    });
    expect(report.scrambled).toBeGreaterThan(0.9 * report.decisions);
  });
});

describe('what a seat considers likely', () => {
  /** Imagined states of seat 0 in its planning turn. */
  function imagined(setting: Omit<Setting, 'at'>, heard: readonly Heard[] = []) {
    const view = scene({ ...setting, at: 0 })
      .asks(0, 'plan-action')
      .view(0);
    const random = new Random('likely');
    const next = imagine({ ...view, heard });
    return Array.from({ length: 400 }, () => next(random));
  }

  const me = { clan: 'gangrel', hand: ['ga-hunt', 'ga-ready'] } as const;

  test('VV-R75: cards that were seen face up lie outside the Clan deck, in hand or face down', () => {
    const known: ClanCardId[] = ['br-hunt', 'br-ready', 'br-challenge'];
    const brujah = { clan: 'brujah', hand: ['br-hunt', 'br-challenge', 'br-earthshock'], known } as const;
    const states = imagined({ players: [me, { ...brujah, on: { 'loc-1': ['?br-ready'] } }] });
    for (const { players, positions } of states) {
      const faceDown = positions[0]?.[1]?.cards.map(({ card }) => card) ?? [];
      expect([...(players[1]?.hand ?? []), ...faceDown]).toEqual(expect.arrayContaining(known));
    }
  });

  test('VV-7.22, VV-12.8: a card that was looked at is remembered when it goes back to the hand unseen', () => {
    const players = [me, { clan: 'brujah', hand: ['br-hunt', 'br-ready', 'br-earthshock'] }] as const;
    const holding = (heard: readonly Heard[]) =>
      imagined({ players }, heard).filter((state) => state.players[1]?.hand.includes('br-earthshock')).length;
    expect(
      holding([{ kind: 'looked', seat: 0, at: 1, location: 'loc-haven', number: 0, card: 'br-earthshock' }]),
    ).toBe(400);
    expect(holding([])).toBeLessThan(200);
  });

  test('VV-6.4: after a secret exchange nothing is certain any more, but cards seen before are likely', () => {
    const players = [
      me,
      { clan: 'brujah', hand: ['br-hunt', 'br-ready', 'br-earthshock'], known: [] },
    ] as const;
    const played: Heard = { kind: 'played', seat: 1, owner: 1, card: 'br-earthshock' };
    const states = imagined({ players }, [played, { kind: 'gave-up', seat: 1 }]);
    const holding = states.filter((state) => state.players[1]?.hand.includes('br-earthshock')).length;
    expect(holding).toBeLessThan(400);
    expect(holding).toBeGreaterThan(200);
  });

  test('VV-7.8: a seat that pays to hide a card probably hides a strong one rather than a Hunt', () => {
    const brujah = { clan: 'brujah', hand: ['br-hunt', 'br-ready'] } as const;
    const states = imagined({ players: [me, { ...brujah, on: { 'loc-1': ['?br-bloody-fury', 3] } }] });
    const cards = states.map(({ positions }) => positions[0]?.[1]?.cards[0]?.card as ClanCardId);
    const power = cards.reduce((sum, card) => sum + CLAN_CARDS[card].power, 0) / cards.length;
    expect(power).toBeGreaterThan(3);
    expect(cards.filter((card) => card === 'br-hunt').length).toBeLessThan(20);
  });
});

describe('a thinker', () => {
  const REST: readonly VendettaFrame[] = [
    { step: 'end-planning' },
    { step: 'resolution' },
    { step: 'end-of-round' },
  ];

  const answers = (setting: Setting, step: VendettaFrame['step']): Answer => {
    const now = scene(setting).passUntil(step);
    const view = now.view(0);
    now.asks(view.asked?.seats ?? [], step);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('seat 0 is not asked');
    return think(24)({ ...view, heard: [] }, mine, { milliseconds: 100 }, new Random('thinks'));
  };

  test('VV-7.3, VV-15.14: plays the winning card in its last turn, at the Location where it wins', () => {
    const last: Setting = {
      players: [
        { clan: 'brujah', influence: 14, pool: 1, hand: ['br-hunt', 'br-bloody-fury'] },
        { clan: 'gangrel', influence: 18, pool: 9, on: { 'loc-1': ['ga-fearless', 2] } },
        { clan: 'malkavian', influence: 4, on: { 'loc-2': ['ma-shadow-strike', 9] } },
        { clan: 'ventrue', influence: 4, on: { 'loc-haven': ['ve-diplomacy', 9] } },
      ],
      allies: { 'loc-1': 'al-bronwyn', 'loc-2': 'al-talley', 'loc-haven': 'al-talley' },
      round: 3,
      at: [{ step: 'turn', seat: 0 }, ...REST],
    };
    expect(answers(last, 'plan-action')).toBe('play:br-bloody-fury');
    const where = {
      ...last,
      players: [{ ...last.players[0], hand: ['br-bloody-fury'] as const }, ...last.players.slice(1)],
    };
    expect(answers(where, 'plan-location')).toBe('location:loc-1');
  });

  test('VV-12.3: leaves when it would lose blood for nothing, and stays when it wins', () => {
    const hopeless: Setting = {
      players: [
        { clan: 'ventrue', influence: 12, pool: 1, victims: 2, on: { 'loc-1': ['ve-hunt', 3] } },
        { clan: 'brujah', influence: 10, on: { 'loc-1': ['br-bloody-fury', 'br-fist-of-caine', 4] } },
        { clan: 'gangrel', influence: 10, on: { 'loc-1': ['ga-fearless', 9] } },
        { clan: 'malkavian', influence: 10, on: { 'loc-1': ['ma-shadow-strike', 9] } },
      ],
      allies: { 'loc-1': 'al-bronwyn' },
      round: 3,
      at: [{ step: 'location', location: 0 }, { step: 'location', location: 2 }, { step: 'end-of-round' }],
    };
    expect(answers(hopeless, 'stay-or-withdraw')).toBe('withdraw');
    const alone: Setting = {
      players: [{ clan: 'ventrue', influence: 10, on: { 'loc-1': ['ve-ready', 3] } }, { influence: 14 }],
      allies: { 'loc-1': 'al-bronwyn' },
      round: 3,
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    };
    expect(answers(alone, 'stay-or-withdraw')).toBe('stay');
  });

  test('VV-18.7: does not let the Beast drink an Ally that decides the game', () => {
    const frenzied: Setting = {
      players: [
        {
          clan: 'tremere',
          influence: 6,
          pool: 1,
          victims: 0,
          allies: ['al-bronwyn'],
          on: { 'loc-1': ['tr-ready'] },
        },
        { clan: 'brujah', influence: 8, on: { 'loc-1': ['br-show-of-force'] } },
      ],
      round: 3,
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    };
    expect(answers(frenzied, 'frenzy-replace')).toBe('ready');
  });

  test('wins at least twice its share against novices', { timeout: 600_000 }, () => {
    let won = 0;
    const games = deep(4, 40);
    for (let i = 0; i < games; i++) {
      const own = i % 4;
      const { state } = playBots(vendetta, { seed: `thinker ${i}`, seats: 4 }, (seat) =>
        seat === own ? think(8) : novice,
      );
      if (vendetta.result(state).winners.includes(own)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games / 2);
  });
});
