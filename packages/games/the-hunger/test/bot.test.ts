import { type Bot, Random, type Seat } from '@nokturn/engine';
import { anyAnswer, deep, playBots } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { handsOf } from '../bot/hands.ts';
import { nightOf } from '../bot/night.ts';
import { Outlook } from '../bot/outlook.ts';
import { novice } from '../bot.ts';
import { type SpaceId, spaceNo } from '../cards/board.ts';
import { type CardId, cardNo } from '../cards/cards.ts';
import { type HungerView, theHunger } from '../index.ts';
import type { HungerOptions } from '../options.ts';
import { CONFUSE, HOLY_WATER } from '../rules/marks.ts';
import { action, type HungerScene, type Setting, type Sitting, scene, turn } from './kit.ts';
import { SETTINGS } from './trials.ts';

type Player = Bot<HungerView>;

function play(seed: string, seats: number, options: Partial<HungerOptions>, botAt: (seat: Seat) => Player) {
  return playBots(theHunger, { seed, seats, options }, botAt);
}

describe('the novice', () => {
  const some = SETTINGS.filter((_, i) => i % deep(2, 1) === 0);

  test.for(some)('answers only what is offered, in whole nights: $name', ({ name, seats, options }) => {
    for (let i = 0; i < deep(1, 50); i++) play(`offered ${name} ${i}`, seats, options, () => novice);
  });

  test('answers the same to the same views and the same generator', () => {
    const once = play('same', 3, {}, () => novice);
    const again = play('same', 3, {}, () => novice);
    expect(again.answers).toEqual(once.answers);
  });

  /** The results of one novice, in a different seat every night, among others who play at random. */
  function nights(seats: number, mode: HungerOptions['mode'], games: number) {
    const sums = { won: 0, points: 0, others: 0, burnt: 0 };
    for (let i = 0; i < games; i++) {
      const own = i % seats;
      const { state } = play(`strength ${i}`, seats, { mode }, (seat) => (seat === own ? novice : anyAnswer));
      const { winners, standings } = theHunger.result(state);
      if (winners.includes(own)) sums.won++;
      for (const { seat, total, fate } of standings)
        if (seat !== own) sums.others += total / (seats - 1);
        else {
          sums.points += total;
          if (fate === 'burnt') sums.burnt++;
        }
    }
    return sums;
  }

  test.for([
    { seats: 2, mode: 'elder', games: deep(12, 400) },
    { seats: 4, mode: 'elder', games: deep(6, 400) },
    { seats: 4, mode: 'rookie', games: deep(4, 400) },
    { seats: 6, mode: 'rookie', games: deep(3, 400) },
  ] as const)(
    'nearly always beats random players: $seats seats, $mode',
    { timeout: 900_000 },
    ({ seats, mode, games }) => {
      const { won, points, others, burnt } = nights(seats, mode, games);
      expect(won / games).toBeGreaterThan(0.9);
      expect(points / games).toBeGreaterThan(80);
      expect(others / games).toBeLessThan(40);
      expect(burnt / games).toBeLessThan(0.1);
    },
  );

  test('goes for a Rose now and then (TH-12.22)', { timeout: 900_000 }, () => {
    const games = deep(4, 40);
    let taken = 0;
    for (let i = 0; i < games; i++) taken += 3 - play(`roses ${i}`, 4, {}, () => novice).state.roses.length;
    expect(taken).toBeGreaterThan(games / 3);
  });
});

describe('the expectations of the novice', () => {
  const cards = (...ids: readonly CardId[]) => ids.map(cardNo);

  test('all hands that can be drawn, with their Speed and their burdens (TH-8.7 TH-8.8)', () => {
    const hands = handsOf(
      cards('vampire-thirst', 'vampire-speed-2', 'vampire-speed-4', 'noble-theresa'),
      [],
      0,
    );
    expect(hands.toSorted((a, b) => a.speed - b.speed || a.marks - b.marks)).toEqual([
      { speed: 5, marks: CONFUSE, chance: 0.25 },
      { speed: 6, marks: CONFUSE, chance: 0.25 },
      { speed: 7, marks: 0, chance: 0.25 },
      { speed: 7, marks: CONFUSE, chance: 0.25 },
    ]);
    expect(handsOf(cards('religious-bolat'), cards('eternal-rose'), 0)).toEqual([
      { speed: 1, marks: HOLY_WATER, chance: 1 },
    ]);
  });

  /** The value of ending the turn on a space, for a seat with the starter deck. */
  function worths(round: number, sitting: Sitting = {}, setting: Partial<Setting> = {}) {
    const hand = ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'] as const;
    const view = turn({ at: 'm6', hand, ...sitting }, { round, ...setting })
      .asks(0, 'move')
      .view(0);
    const outlook = new Outlook(view.state, 0);
    const { turns } = outlook;
    const night = nightOf(outlook);
    return (space: SpaceId) => night.worth(spaceNo(space), turns);
  }

  test('at dawn the Castle is safe, the Cemetery costs 5, and beyond vampires burn (TH-19.7 to TH-19.10)', () => {
    const worth = worths(15);
    expect(worth('c2')).toBe(-5);
    expect(worth('castle')).toBe(0);
    expect(worth('m1')).toBeLessThan(-100);
    expect(worth('d10')).toBe(worth('m1'));
    const gentle = worths(15, {}, { options: { mode: 'rookie' } });
    expect(gentle('m1')).toBe(-6);
    expect(gentle('m9')).toBe(-14);
    expect(gentle('r1')).toBe(worth('r1'));
  });

  test('early in the night it is better to be far out, late to be near home', () => {
    const early = worths(4);
    expect(early('d9')).toBeGreaterThan(early('m4'));
    expect(early('m4')).toBeGreaterThan(early('c1'));
    const late = worths(13);
    expect(late('m4')).toBeGreaterThan(late('d9'));
    expect(late('r1')).toBeGreaterThan(late('d17'));
  });

  test('a Parasol is one more turn, without a hunt (TH-19.1 TH-19.3)', () => {
    const none = worths(15)('m1');
    const parasol = worths(15, { tokens: ['token-parasol'] });
    expect(parasol('m1')).toBeGreaterThan(none);
    expect(parasol('m1')).toBeGreaterThan(parasol('m9'));
    expect(parasol('d10')).toBe(none);
  });
});

describe('the answers of the novice', () => {
  const answer = (now: HungerScene) => {
    const view = now.view(0);
    const { asked } = view;
    const mine = asked?.mine;
    if (!mine) throw new Error('seat 0 is not asked');
    now.asks(asked?.seats ?? [], asked?.frame.step as 'move');
    return novice({ ...view, heard: [] }, mine, { milliseconds: 100 }, new Random('does'));
  };

  test('it is home before dawn if possible (TH-11.5)', () => {
    const hand = ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'] as const;
    expect(answer(turn({ at: 'm5', hand }, { round: 15 }).passUntil('move'))).toBe('move:castle');
  });

  test('if not, it prefers the Cemetery to the fire (TH-19.8)', () => {
    const hand = ['vampire-speed-2', 'vampire-strength', 'vampire-thirst'] as const;
    const place = answer(turn({ at: 'm5', hand }, { round: 15 }).passUntil('move'));
    expect(place).toBe('move:c3');
  });

  test('without Speed it fetches the token that saves it, and a Spicy one takes its opportunity (TH-6.6 TH-9.17)', () => {
    const stuck = turn(
      { at: 'm1', hand: ['military-diego', 'villager-momo'], vp: 30, missions: ['treasure-chest'] },
      {
        round: 15,
        players: [{ at: 'c1', vp: 30 }],
        chests: { r11: 'token-speed-2' },
        usedMissions: ['digestion'],
      },
    );
    expect(answer(stuck)).toBe('use:treasure-chest');
    expect(answer(stuck.answer(0, 'use:treasure-chest'))).toBe('token:token-speed-2');
    expect(answer(stuck.answer(0, 'token:token-speed-2'))).toMatch(/^move:c[23]$/);
    const driven = turn(
      { at: 'c2', hand: ['military-titus', 'vampire-speed-4'], missions: ['the-opportunist'] },
      { round: 15, players: [{ at: 'c1', vp: 30 }], usedMissions: ['digestion'] },
    );
    expect(answer(driven)).toBe('use:the-opportunist');
  });

  test('of piles at one price it takes the one that gives most (TH-12.3)', () => {
    const track = {
      '1/1': ['villager-ivo'],
      '2/1': ['noble-tania', 'religious-mary'],
      '3/1': ['noble-elois'],
    } as const;
    expect(answer(action({ at: 'd9' }, 1, { track }))).toBe('hunt:2/1');
  });

  test('with two hunts on a Well it plans for both (TH-13.1 TH-13.3)', () => {
    // The more expensive pile is the best one, but two cheap ones together give more.
    const track = {
      '1/1': ['religious-mary'],
      '2/1': ['noble-jack'],
      '3/2': ['noble-tania'],
    } as const;
    const first = answer(action({ at: 'd10' }, 2, { track, round: 13 }));
    expect(['hunt:1/1', 'hunt:2/1']).toContain(first);
  });

  test('it keeps the Missions that fit its prey (TH-14.4)', () => {
    const crypts = { m6: ['royal', 'a-soldiers-life', 'tipsy'] } as const;
    const discard = ['military-uwe', 'military-grant', 'military-ivan', 'military-tyre'] as const;
    const looking = action({ at: 'm6', discard }, 1, { crypts, round: 12 }).answer(0, 'crypt:m6');
    expect(answer(looking)).toBe('keep:a-soldiers-life');
  });

  test('it digests burdens and keeps its Speed (TH-12.19)', () => {
    const discard = ['vampire-speed-4', 'religious-bolat', 'vampire-speed-3'] as const;
    const track = { '1/1': ['villager-angus'] } as const;
    const hunted = action({ at: 'm7', discard }, 1, { track, round: 4 }).answer(0, 'hunt:1/1');
    expect(answer(hunted)).toBe('digest-discarded:religious-bolat');
  });

  test('it uses a Will to discard Holy Water, and keeps a good hand (TH-7.6)', () => {
    const will = (third: CardId) =>
      answer(turn({ at: 'd9', hand: ['vampiric-will', 'vampire-speed-4', third] }).passUntil('effects'));
    expect(will('religious-bolat')).toBe('activate:vampiric-will');
    expect(will('vampire-speed-3')).toBe('done');
    const used = turn({ at: 'd9', hand: ['vampiric-will', 'vampire-speed-4', 'religious-bolat'] })
      .passUntil('effects')
      .answer(0, 'activate:vampiric-will');
    expect(answer(used)).toBe('discard:religious-bolat');
  });

  test('it uses Hypnosis to bring prey within reach (TH-16.7)', () => {
    const track = { '1/2': ['noble-tania'], '1/1': ['religious-mary'] } as const;
    const now = action({ at: 'd9', playing: ['hypnosis'] }, 1, { track });
    expect(answer(now)).toBe('hypnosis');
    expect(answer(now.answer(0, 'hypnosis'))).toBe('cell:1/2');
    expect(answer(now.answer(0, 'cell:1/2').answer(0, 'card:noble-tania'))).toBe('right');
  });

  test('it names the type counted by its Missions (TH-20.3)', () => {
    const now = scene({
      players: [{ tokens: ['token-any'], missions: ['royal'] }],
      from: [{ step: 'name-type', seat: 0 }],
    });
    expect(answer(now)).toBe('type:noble');
  });
});
