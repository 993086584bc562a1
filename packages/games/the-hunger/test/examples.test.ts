import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import { type CardId, cardAt } from '../cards/cards.ts';
import type { HungerOptions } from '../options.ts';
import { action, newMatch, type Setting, type Sitting, scene, turn } from './kit.ts';

/** The worked examples of section 8, number by number. */

/** A match at its first turn. */
function begun(seats: number, given: Partial<HungerOptions> = {}, seed?: string) {
  const match = newMatch(seats, given, seed);
  while (match.position.state.phase === 'setup') {
    const { asked } = match.position;
    for (const seat of asked?.seats ?? []) {
      const mine = match.position.asked === asked ? match.view(seat).asked?.mine : undefined;
      if (mine) match.answer(seat, mine.fallback);
    }
  }
  return match;
}

/** Dawn breaks over these seats. */
function dawn(players: readonly Sitting[], setting: Partial<Setting> = {}) {
  return scene({ from: 'dawn', round: 15, ...setting, players });
}

const VILLAGERS = ['villager-momo', 'villager-billy', 'villager-bruce', 'villager-boo'] as const;
const MILITARY = [
  'military-uwe',
  'military-grant',
  'military-diego',
  'military-khasar',
  'military-tyre',
  'military-ivan',
  'military-arthur',
  'military-harper',
  'military-archibald',
  'military-isabel',
  'military-murdoch',
  'military-calvin',
] as const;

describe('Plain cases', () => {
  it('TH-E1 TH-4.2 TH-4.22 Rows', () => {
    const { track, huntDeck } = begun(3).position.state;
    expect([track.length, track.flat().length, huntDeck.length]).toEqual([12, 4, 122 - 3 - 4]);
    expect([0, 3, 6, 9].map((row) => track.slice(row, row + 3).flat().length)).toEqual([1, 1, 1, 1]);
  });

  it('TH-E2 TH-4.19 to TH-4.21 First order', () => {
    // With the fourth seat as the oldest player, D comes before C.
    const match = begun(4, { seniority: 4 }, 'first order 722');
    const { players, turn: current } = match.position.state;
    const hands = players.map(({ hand }) => hand.map((card) => cardAt(card).speed).sort());
    expect(hands).toEqual([
      [1, 2, 3],
      [2, 2, 3],
      [2, 2, 4],
      [1, 3, 4],
    ]);
    const order = match.collect().find(({ kind }) => kind === 'first-order');
    expect(order).toEqual({ kind: 'first-order', seats: [0, 1, 3, 2], totals: [6, 7, 8, 8] });
    const byHeight = [0, 1, 2, 3].sort((a, b) => (players[b]?.height ?? 0) - (players[a]?.height ?? 0));
    expect([byHeight, current?.seat]).toEqual([[0, 1, 3, 2], 0]);
    const turns: (number | undefined)[] = [];
    for (const { state } = match.position; state.round === 1; ) {
      const seat = match.position.asked?.seats[0] as number;
      if (turns.at(-1) !== seat) turns.push(seat);
      match.answer(seat, match.view(seat).asked?.mine?.fallback as string);
    }
    expect(turns).toEqual([0, 1, 3, 2]);
  });

  it('TH-E3 TH-7.3 to TH-7.10 TH-8.1 Draw, then discard', () => {
    const s = turn({
      at: 'm2',
      hand: ['vampire-strength', 'vampiric-will', 'noble-theresa'],
      deck: ['vampire-speed-3', 'vampire-speed-2'],
    });
    s.asks(0, 'effects', ['activate:vampire-strength', 'activate:vampiric-will']);
    s.answer(0, 'activate:vampire-strength').told('drew-into-play', { cards: ['vampire-speed-3'] });
    s.asks(0, 'effects', ['activate:vampiric-will', 'done']).answer(0, 'activate:vampiric-will');
    s.asks(0, 'discard', ['discard:noble-theresa', 'discard:vampire-speed-3']);
    s.answer(0, 'discard:noble-theresa').told('drew-into-play', { cards: ['vampire-speed-2'] });
    expect(s.told('speed', { speed: 8 }).untold('confused').asks(0, 'move').at()).toBe('m2');
  });

  it('TH-E4 TH-8.7 Speed', () => {
    turn({ at: 'm2', hand: ['the-hunger', 'vampire-speed-2', 'military-diego'] })
      .told('speed', { speed: 3 })
      .asks(0, 'move');
  });

  it('TH-E5 TH-14.5 Crypt, Elder', () => {
    const pile = ['picky', 'meh', 'gourmet', 'selective', 'gluttony', 'tipsy'] as const;
    const looking = () => {
      const s = action({ at: 'm6', missions: ['royal'] }, 1, { crypts: { m6: pile } });
      s.answer(0, 'crypt:m6').asks(0, 'keep-missions', ['keep:royal', ...pile.map((id) => `keep:${id}`)]);
      expect(s.view(0).asked?.mine?.ask).toMatchObject({ kind: 'several', min: 2, max: 2 });
      return s.refuses(0, ['keep:meh']).refuses(0, ['keep:royal', 'keep:meh', 'keep:tipsy']);
    };
    const old = looking().answer(0, ['keep:royal', 'keep:meh']).asks(0, 'action', ['end']);
    expect([old.missions().sort(), old.crypt('m6').length]).toEqual([['meh', 'royal'], 5]);
    const fresh = looking().answer(0, ['keep:picky', 'keep:meh']).asks(0, 'action', ['end']);
    expect(fresh.missions().sort()).toEqual(['meh', 'picky']);
    expect(fresh.crypt('m6')).toEqual(['gluttony', 'gourmet', 'royal', 'selective', 'tipsy']);
  });

  it('TH-E6 TH-12.3 TH-12.11 TH-6.8 TH-R2 A hunt in the Forest', () => {
    const hunting = () =>
      action({ at: 'd12' }, 2, { track: { '2/1': ['villager-bernard', 'villager-ivo', 'wolf-bo'] } })
        .asks(0, 'action', ['hunt:2/1', 'end'])
        .answer(0, 'hunt:2/1')
        .told('hunted', { cost: 1, vps: [5, 4, 0], amount: 9, vp: 9 })
        .asks(0, 'ready', ['ready:wolf-bo', 'rest']);
    const s = hunting();
    expect([s.turn.remaining, s.cell('2/1')]).toEqual([1, []]);
    s.answer(0, 'rest').ends();
    expect([s.vp(), s.discard(), s.state.turn]).toEqual([
      9,
      ['villager-bernard', 'villager-ivo', 'wolf-bo'],
      null,
    ]);
    const ready = hunting().answer(0, 'ready:wolf-bo').told('readied', { card: 'wolf-bo' }).ends();
    expect(ready.hand()).toContain('wolf-bo');
  });

  it('TH-E7 TH-8.8 TH-9.4 TH-11.10 TH-12.11 TH-12.12 A whole turn', () => {
    const s = turn(
      { at: 'd10', hand: ['the-hunger', 'vampire-thirst', 'military-uwe'] },
      { track: { '1/1': ['noble-jack', 'religious-mary'] }, crypts: { d7: ['royal', 'picky'] } },
    );
    s.told('speed', { speed: 5 }).answer(0, 'move:d7');
    s.told('moved', { cost: 3, path: ['d9', 'd8', 'd7'] }).asks(0, 'action', ['hunt:1/1', 'crypt:d7', 'end']);
    s.answers(0, 'crypt:d7', 'keep:royal').told('mission-gained', { space: 'd7', left: 1 });
    s.answer(0, 'hunt:1/1').told('hunted', { cost: 1, amount: 10, vp: 10 });
    expect([s.missions(), s.turn.remaining]).toEqual([['royal'], 1]);
    expect(s.asks(0, 'action', ['end']).answer(0, 'end').ends().vp()).toBe(10);
  });

  it('TH-E8 TH-5.3 to TH-5.5 Turn order', () => {
    const spaces: readonly SpaceId[] = ['r8', 'f2', 'r12', 'd10'];
    scene({ from: [{ step: 'next-turn' }], round: 15, players: spaces.map((at) => ({ at, deck: [] })) })
      .told('turn', { seat: 3 })
      .told('turn', { seat: 1 })
      .told('turn', { seat: 2 })
      .told('turn', { seat: 0 })
      .over([]);
  });

  it('TH-E9 TH-17.4 Eternal Rose', () => {
    const owner = { at: 'm2', playing: ['eternal-rose'] } as const;
    const idle = turn({ ...owner, hand: ['vampire-speed-2'] }).answer(0, 'stay');
    idle.told('gained', { amount: 1, source: 'eternal-rose' }).told('drew', { count: 3 }).ends();
    expect([idle.vp(), idle.playing()]).toEqual([1, ['eternal-rose']]);
    const hunter = action(owner, 1, { track: { '1/1': ['noble-jack'] } }).answer(0, 'hunt:1/1');
    expect(hunter.told('gained', { amount: 1, source: 'eternal-rose' }).told('drew').ends().vp()).toBe(4);
  });

  it('TH-E10 TH-20.4 Cyrana and Roxane', () => {
    const s = dawn([{ deck: ['military-cyrana'], digested: ['villager-roxane'] }]);
    expect(s.told('card-scored', { seat: 0, card: 'military-cyrana', vp: 4 }).over([0]).totals).toEqual([
      4, 0,
    ]);
    for (const [at, vp] of [
      ['m2', 3],
      ['r9', 4],
      ['d12', 5],
    ] as const) {
      const hunt = action({ at }, 1, { track: { '1/1': ['military-cyrana'] } }).answer(0, 'hunt:1/1');
      expect(hunt.ends().vp()).toBe(vp);
    }
  });

  it('TH-E11 TH-20.4 TH-15.8 TH-R54 Hunter', () => {
    const s = dawn([{ deck: ['villager-szalai', 'villager-ivo', ...VILLAGERS], tokens: ['token-villager'] }]);
    s.told('card-scored', { seat: 0, card: 'villager-szalai', vp: 6 });
    expect(s.over([0]).totals).toEqual([6, 0]);
  });

  it('TH-E12 TH-16.3 Wolves', () => {
    const s = dawn([{ deck: ['wolf-echo'], discard: ['wolf-bo'], playing: ['wolf-gray'] }]);
    for (const card of ['wolf-echo', 'wolf-gray', 'wolf-bo'] as const)
      s.told('card-scored', { seat: 0, card, vp: 3 });
    expect(s.over([0]).totals).toEqual([9, 0]);
  });

  it('TH-E13 TH-4.11 TH-11.5 Castle tiles', () => {
    const one = { at: 'c1', hand: ['vampire-speed-2'] } as const;
    const s = scene({
      players: [one, one, one],
      from: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 2 },
        { step: 'turn', seat: 1 },
      ],
    });
    for (const seat of [0, 2, 1]) s.answer(seat, 'move:castle');
    s.told('home', { seat: 0, arrival: 1, tile: 'castle-10' });
    s.told('home', { seat: 2, arrival: 2, tile: 'castle-6' });
    s.told('home', { seat: 1, arrival: 3, tile: 'castle-4' });
    expect([0, 1, 2].map((seat) => s.ends().vp(seat))).toEqual([10, 4, 6]);
  });
});

describe('On the map', () => {
  it('TH-E14 TH-5.8 TH-10.4 A push changes the order', () => {
    const night = (turnOrder: 'live' | 'frozen') =>
      scene({
        from: [{ step: 'next-turn' }],
        options: { turnOrder },
        players: [
          { at: 'd10', hand: ['vampire-speed-4'] },
          { at: 'd6', hand: ['vampire-speed-2'] },
          { at: 'd5', hand: ['vampire-speed-2'] },
        ],
      })
        .answer(0, 'move:d6')
        .told('moved', { path: ['d9', 'd8', 'd7', 'd6'], cost: 4 });
    const pushed = night('live').answer(0, 'push:r13').asks(2, 'move').answer(2, 'stay');
    expect(pushed.asks(1, 'move').at(1)).toBe('r13');
    night('live').answer(0, 'stop').asks(1, 'move');
    night('frozen').answer(0, 'push:r13').asks(1, 'move');
    night('frozen').answer(0, 'stop').asks(1, 'move');
  });

  it('TH-E15 TH-10.3 TH-10.6 Pushing a stack', () => {
    const arriving = () =>
      turn({ at: 'r6', hand: ['vampire-speed-2'] }, { players: [{ at: 'r8' }, { at: 'r8' }] })
        .answer(0, 'move:r8')
        .asks(0, 'push', ['stop', 'push:r7', 'push:r9']);
    expect(arriving().answer(0, 'stop').ends().stack('r8')).toEqual([0, 2, 1]);
    const one = arriving().answer(0, 'push:r9').told('pushed', { pushed: 2, to: 'r9' });
    expect(one.asks(0, 'push').answer(0, 'stop').ends().stack('r8')).toEqual([0, 1]);
    const both = arriving().answers(0, 'push:r7', 'push:r9');
    both.told('pushed', { pushed: 2, to: 'r7' }).told('pushed', { pushed: 1, to: 'r9' }).ends();
    expect([both.stack('r8'), both.stack('r7'), both.stack('r9')]).toEqual([[0], [2], [1]]);
  });

  it('TH-E16 TH-9.8 TH-R31 Bat', () => {
    const bat = () =>
      turn({ at: 'm4', hand: ['form-of-bat', 'villager-momo'] }, { players: [{ at: 'm7' }] }).told('speed', {
        speed: 2,
      });
    const costs = { m5: 1, m6: 1, m7: 2, m8: 2, m3: 1, m2: 2 } as const;
    expect(bat().asks(0, 'move').destinations.sort()).toEqual(Object.keys(costs).sort());
    for (const [to, cost] of Object.entries(costs))
      bat()
        .answer(0, `move:${to}`)
        .told('moved', { to: to as SpaceId, cost })
        .passUntil('curtain')
        .ends();
    bat().refuses(0, 'move:m9').asks(0, 'move');
  });

  it('TH-E17 TH-9.3 TH-9.4 TH-9.5 Destinations at a junction', () => {
    const there = (direction: 'free' | 'strict') =>
      turn({ at: 'r13', hand: ['vampire-speed-2'] }, { options: { direction } });
    const costs = { r12: 1, r14: 1, d6: 1, r11: 2, r15: 2, b10: 2, d5: 2, d7: 2 } as const;
    expect(there('free').asks(0, 'move').destinations.sort()).toEqual(Object.keys(costs).sort());
    for (const [to, cost] of Object.entries(costs))
      there('free')
        .answer(0, `move:${to}`)
        .told('moved', { to: to as SpaceId, cost })
        .ends();
    const strict = there('strict').asks(0, 'move');
    expect(strict.destinations.sort()).toEqual(['d5', 'd6', 'd7', 'r11', 'r12', 'r14', 'r15']);
  });

  it('TH-E18 TH-8.2 to TH-8.6 TH-R21 Confuse at a fork', () => {
    const confused = () =>
      turn(
        { at: 'r2', hand: ['villager-juri', 'vampire-speed-2', 'vampire-speed-3'] },
        { chests: { r6: 'token-velvet' } },
      ).asks(0, 'confuse', ['space:r6', 'space:d1']);
    const s = confused()
      .answer(0, 'space:r6')
      .told('confused', { path: ['r3', 'r4', 'r5', 'r6'] });
    expect([s.told('speed', { speed: 5 }).vp(), s.tokens()]).toEqual([0, []]);
    expect(s.options(0)).toEqual(expect.arrayContaining(['stay', 'move:r2', 'move:r7']));
    s.answer(0, 'stay').asks(0, 'action', ['chest:r6', 'end']).answer(0, 'chest:r6');
    expect([s.ends().vp(), s.tokens()]).toEqual([4, ['token-velvet']]);
    const back = confused().answers(0, 'space:r6', 'move:r2').told('moved', { to: 'r2', cost: 4 }).ends();
    expect([back.vp(), back.at()]).toEqual([0, 'r2']);
    expect(confused().answer(0, 'space:d1').asks(0, 'move').at()).toBe('d1');
  });

  it('TH-E19 TH-8.4 TH-11.2 TH-12.22 Confuse near the end', () => {
    const s = turn({ at: 'd15', hand: ['villager-bippo', 'vampire-speed-2'] });
    s.told('confused', { to: 'labyrinth', path: ['d16', 'd17', 'labyrinth'] }).told('speed', { speed: 2 });
    s.answer(0, 'stay').asks(0, 'action', [
      'rose:eternal-rose',
      'rose:dead-rose',
      'rose:perfect-rose',
      'end',
    ]);
    expect(s.answers(0, 'rose:perfect-rose', 'rest').ends().vp()).toBe(5);
  });

  it('TH-E20 TH-8.1 TH-9.13 Confuse, then Spicy', () => {
    const s = turn(
      { at: 'r6', hand: ['military-campbell', 'villager-anton', 'vampire-speed-4'] },
      { track: { '1/3': ['noble-jack'], '2/1': ['noble-zara'] } },
    );
    s.told('confused', { to: 'r10' }).told('speed', { speed: 4 }).told('stayed', { space: 'r10' });
    s.asks(0, 'action', ['hunt:1/3', 'hunt:2/1', 'end']).answers(0, 'hunt:2/1', 'hunt:1/3');
    s.told('hunted', { from: '2/1', cost: 1 }).told('hunted', { from: '1/3', cost: 3 }).ends();
    expect([s.discard().includes('villager-anton'), s.playing()]).toEqual([true, []]);
  });

  it('TH-E21 TH-9.15 TH-9.16 TH-9.18 Spicy with too little Speed', () => {
    const hungry = () =>
      scene({
        players: [
          {
            at: 'd2',
            hand: ['villager-eunice', 'vampire-speed-2'],
            discard: ['religious-mary'],
            deck: ['vampire-thirst', 'vampire-speed-3', 'the-hunger'],
          },
        ],
        from: [
          { step: 'turn', seat: 0 },
          { step: 'turn', seat: 0 },
        ],
      }).asks(0, 'move', ['move:d4', 'move:r5']);
    const s = hungry()
      .answer(0, 'move:d4')
      .told('moved', { way: 'spicy', cost: 2, path: ['d3', 'd4'] });
    expect(s.asks(0, 'action', ['building:d4', 'end']).turn.remaining).toBe(0);
    s.answer(0, 'building:d4').told('digested', { card: 'religious-mary', source: 'd4' });
    s.told('cleaned-up', { cards: ['vampire-speed-2'] });
    // With Eunice as a Human, Vampire Thirst has Speed 3, and there is only one way to go.
    s.told('speed', { speed: 8 }).told('moved', { from: 'd4', to: 'd5', way: 'spicy', cost: 1 }).ends();
    expect(s.told('cleaned-up').heard('spectator', 'cleaned-up')[1]?.cards).toContain('villager-eunice');
    const other = hungry()
      .answer(0, 'move:r5')
      .told('moved', { way: 'spicy', cost: 2, path: ['d1', 'r5'] });
    expect(other.told('moved', { from: 'r5', to: 'r4' }).ends().playing()).toEqual([]);
  });

  it('TH-E22 TH-9.14 TH-11.5 TH-2.8 TH-R27 TH-R46 Spicy drives home', () => {
    const s = turn(
      { at: 'c2', hand: ['military-titus', 'vampire-speed-4', 'vampire-speed-2'] },
      {
        seats: 4,
        players: [{ home: 1 }],
        castleTiles: [8, 6, 4],
        track: { '1/1': ['wolf-bo'] },
      },
    );
    s.told('speed', { speed: 6 }).told('moved', { to: 'castle', way: 'spicy', cost: 2 });
    s.told('home', { arrival: 2, tile: 'castle-8' }).untold('hunted').ends();
    expect([s.vp(), s.playing(), s.discard().includes('military-titus')]).toEqual([8, [], true]);
  });
});

describe('Hunting', () => {
  it('TH-E23 TH-13.1 to TH-13.6 Four hunts', () => {
    const still = (track: Setting['track']) =>
      turn(
        {
          at: 'd10',
          hand: ['vampiric-stealth', 'vampire-speed-3', 'vampire-speed-2'],
          playing: ['pig-malac'],
        },
        track === undefined ? {} : { track },
      )
        .told('speed', { speed: 7 })
        .answer(0, 'stay');
    const s = still({
      '1/3': ['noble-jack'],
      '1/2': ['religious-mary'],
      '1/1': ['vampiric-speed-2'],
      '2/1': ['vampiric-speed-3'],
    });
    expect(s.turn).toMatchObject({ generalHunts: 3, columnHunts: 1, remaining: 7 });
    s.answers(0, 'hunt:1/3', 'hunt:1/2', 'hunt:1/1', 'hunt:2/1');
    for (const cost of [3, 2, 1, 1]) s.told('hunted', { cost });
    expect(s.told('gained', { amount: 1, source: 'pig-malac' }).ends().vp()).toBe(5 + 5 + 1);
    const powers = still({ '1/1': ['vampiric-speed-2'] }).answer(0, 'hunt:1/1');
    expect(powers.told('hunted').ends().vp()).toBe(0);
  });

  it('TH-E24 TH-12.9 TH-13.5 TH-R35 Fast', () => {
    const track = { '3/1': ['villager-reyda', 'military-ivan', 'hypnosis'] } as const;
    for (const at of ['r9', 'r10'] as const) {
      const rich = action({ at }, 2, { track }).asks(0, 'action', ['hunt:3/1', 'end']);
      rich
        .answer(0, 'hunt:3/1')
        .told('hunted', { cost: 2, amount: 2 + 6 })
        .ends();
      const poor = action({ at, tokens: ['token-speed-1'] }, 1, { track });
      poor.asks(0, 'action', ['token:token-speed-1', 'end']).bars(0, 'hunt:3/1', 'TH-12.4', 'too-dear');
    }
  });

  it('TH-E25 TH-11.8 TH-R37 Cemetery', () => {
    const s = action({ at: 'c1' }, 3, {
      track: { '1/1': ['goat-capra', 'vampiric-will'], '2/1': ['goat-nanny', 'military-tyre'] },
    });
    s.asks(0, 'action', ['hunt:1/1', 'end']).bars(0, 'hunt:2/1', 'TH-11.8', 'cemetery');
    s.answers(0, 'hunt:1/1', 'rest').told('hunted', { cost: 1, amount: 0 }).ends();
  });

  it('TH-E26 TH-12.15 TH-12.16 TH-R40 Gregarious chain', () => {
    const s = action({ at: 'r9', playing: ['the-hunger'] }, 2, {
      track: { '2/2': ['noble-wilma'] },
      huntDeck: ['villager-yaga', 'vampiric-speed-2', 'noble-jack'],
    }).answer(0, 'hunt:2/2');
    s.told('hunted', {
      cost: 2,
      cards: ['noble-wilma', 'villager-yaga', 'vampiric-speed-2'],
      brought: ['villager-yaga', 'vampiric-speed-2'],
      vps: [5, 4, 0],
      vp: 9,
    });
    expect(s.ends().state.huntDeck.map((card) => cardAt(card).id)).toEqual(['noble-jack']);
  });

  it('TH-E27 TH-12.22 TH-12.24 TH-R38 Rose and Track', () => {
    const arriving = (roseEndsTrack: boolean) => {
      const s = turn(
        { at: 'd17', hand: ['vampiric-stealth', 'vampire-speed-2'], tokens: ['token-speed-1'] },
        { options: { roseEndsTrack }, track: { '1/3': ['noble-jack'] } },
      ).answer(0, 'move:labyrinth');
      expect([s.turn.remaining, s.turn.generalHunts]).toEqual([3, 2]);
      return s;
    };
    const track = arriving(true).answers(0, 'hunt:1/3', 'rose:eternal-rose', 'rest');
    track.told('hunted', { from: '1/3', amount: 5 }).told('hunted', { from: 'labyrinth', amount: 5 });
    expect(track.asks(0, 'action', ['token:token-speed-1', 'end']).vp()).toBe(10);
    const rose = arriving(true).answers(0, 'rose:eternal-rose', 'rest');
    rose.asks(0, 'action', ['token:token-speed-1', 'end']);
    expect(rose.bars(0, 'hunt:1/3', 'TH-12.24', 'rose-ends-track').vp()).toBe(5);
    const off = arriving(false).answers(0, 'rose:eternal-rose', 'rest', 'hunt:1/3');
    expect(off.asks(0, 'action').vp()).toBe(10);
  });

  it('TH-E28 TH-18.4 to TH-18.6 TH-R41 Slow', () => {
    const one = { hand: ['vampire-speed-2'] } as const;
    const s = scene({
      players: [one, one],
      from: 'end-round',
      round: 5,
      track: { '3/1': ['military-tyre'], '3/2': ['villager-ivo'], '3/3': ['noble-jack'] },
      huntDeck: ['noble-zara', 'noble-tania', 'religious-father-eli', 'noble-mindy'],
    });
    expect(s.asks(1, 'move').state.round).toBe(6);
    expect(['3/1', '3/2', '3/3'].map((cell) => s.cell(cell))).toEqual([
      ['military-tyre', 'villager-ivo'],
      ['noble-jack', 'religious-father-eli'],
      [],
    ]);
  });

  it('TH-E29 TH-12.6 TH-11.12 TH-R39 Holy Water at the Church', () => {
    const s = action({ at: 'd4', playing: ['religious-bolat'] }, 2, { track: { '1/1': ['noble-jack'] } });
    s.asks(0, 'action', ['building:d4', 'end']).bars(0, 'hunt:1/1', 'TH-12.6', 'holy-water');
    s.answer(0, 'building:d4').told('digested', { card: 'religious-bolat', source: 'd4' });
    s.asks(0, 'action', ['hunt:1/1', 'end']).answer(0, 'hunt:1/1').told('hunted', { amount: 4 }).ends();
    expect(s.digested()).toEqual(['religious-bolat']);
  });

  it('TH-E30 TH-12.18 TH-17.5 Ready', () => {
    const s = scene({
      players: [
        {
          at: 'labyrinth',
          deck: ['vampire-speed-2', 'vampire-speed-3', 'vampire-speed-4', 'the-hunger', 'vampire-thirst'],
        },
      ],
      turn: { speed: 1, remaining: 1, moved: true, active: true },
      track: { '1/1': ['noble-jack'] },
      from: [
        { step: 'start-action' },
        { step: 'end-turn' },
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    });
    s.answers(0, 'rose:dead-rose', 'ready:dead-rose').told('hunted', { amount: 3, vp: 3 });
    s.told('drew', { cards: ['dead-rose', 'vampire-speed-2', 'vampire-speed-3'] });
    s.told('speed', { speed: 6 }).asks(0, 'move').answers(0, 'stay', 'hunt:1/1');
    s.told('hunted', { amount: 5 }).told('gained', { amount: 1, vp: 9, source: 'dead-rose' });
    // In the following turn it is still there; nothing is hunted.
    s.told('speed', { speed: 8 }).asks(0, 'move').answers(0, 'stay');
    expect([s.ends().vp(), s.playing()]).toEqual([9, ['dead-rose']]);
  });

  it('TH-E31 TH-14.6 Crypt, Rookie', () => {
    const s = action({ at: 'd13', missions: ['royal', 'picky'] }, 1, {
      options: { mode: 'rookie' },
      crypts: { d13: ['meh', 'gourmet', 'tipsy', 'selective'] },
    }).answer(0, 'crypt:d13');
    s.asks(0, 'keep-missions', ['keep:meh', 'keep:gourmet', 'keep:tipsy', 'keep:selective']);
    s.answer(0, 'keep:tipsy').asks(0, 'action', ['end']);
    expect([s.missions(), s.crypt('d13')]).toEqual([
      ['royal', 'picky', 'tipsy'],
      ['gourmet', 'meh', 'selective'],
    ]);
  });
});

describe('Dawn and the final score', () => {
  it('TH-E32 TH-19.1 to TH-19.5 Parasol', () => {
    const after = () =>
      scene({
        players: [
          {
            at: 'c3',
            hand: ['vampire-speed-3', 'vampire-speed-2'],
            tokens: ['token-parasol', 'token-parasol'],
          },
          { home: 1 },
          { home: 2 },
          { home: 3 },
          {},
        ],
        from: 'end-round',
        round: 15,
        castleTiles: [4, 2],
        track: { '1/1': ['wolf-bo'] },
      })
        .asks(0, 'parasol', ['take', 'decline'])
        .answer(0, 'take');
    const s = after().told('speed', { speed: 5 }).answer(0, 'move:castle');
    s.told('moved', { cost: 3 }).told('home', { arrival: 4, tile: 'castle-4' }).untold('hunted').over([0]);
    expect([s.vp(), s.heard('spectator', 'turn').length]).toEqual([4, 1]);
    // In any other turn a pile without Humans could be hunted here.
    after().answer(0, 'stay').untold('hunted').over([1]);
  });

  it('TH-E33 TH-19.7 to TH-19.11 Dawn', () => {
    const judged = (options: Partial<HungerOptions>) => {
      const spaces: readonly SpaceId[] = ['castle', 'c2', 'm4', 'r3'];
      const s = dawn(
        spaces.map((at) => ({ at, vp: 20 })),
        { options },
      ).over([0]);
      return s.heard('spectator', 'dawn').map(({ fate, loss }) => [fate, loss]);
    };
    const [safe, five, nine, burnt] = [
      ['safe', 0],
      ['survives', 5],
      ['survives', 9],
      ['burnt', 0],
    ];
    expect(judged({})).toEqual([safe, five, burnt, burnt]);
    expect(judged({ mode: 'rookie' })).toEqual([safe, five, nine, burnt]);
    expect(judged({ beginner3: true })).toEqual([safe, five, nine, burnt]);
  });

  it('TH-E34 TH-20.7 TH-20.8 TH-R53 Burnt vampires do not compare', () => {
    const soldiers = (a: number, b: number) =>
      dawn(
        [
          { deck: MILITARY.slice(0, a) },
          { deck: MILITARY.slice(3, 3 + b) },
          { deck: MILITARY.slice(6, 12), at: 'r3' },
        ],
        { publicMissions: ['strategist'] },
      );
    const s = soldiers(3, 2).over([0]);
    expect([0, 1, 2].map((seat) => s.scored('strategist', seat))).toEqual([6, 0, 0]);
    const tie = soldiers(3, 3).over([0, 1]);
    expect([0, 1, 2].map((seat) => tie.scored('strategist', seat))).toEqual([0, 0, 0]);
  });

  it('TH-E35 TH-15.9 TH-20.12 Token of choice', () => {
    const deck: readonly CardId[] = [
      ...MILITARY.slice(0, 4),
      ...VILLAGERS.slice(0, 3),
      ...(['noble-jack', 'noble-zara', 'noble-mindy'] as const),
      ...(['religious-mary', 'religious-ruth', 'religious-ozmo'] as const),
    ];
    const s = dawn([{ deck, tokens: ['token-any'], missions: ['a-hankering', 'varied-diet'] }]);
    s.asks(0, 'name-type', ['type:villager', 'type:religious', 'type:military', 'type:noble']);
    s.answer(0, 'type:military').over([0]);
    expect([s.scored('a-hankering'), s.scored('varied-diet')]).toEqual([6, 9]);
  });

  it('TH-E36 TH-20.16 TH-20.13 TH-R57 Missionary', () => {
    const missions = ['missionary', 'royal', 'tipsy', 'hungry'] as const;
    const s = dawn([{ deck: ['noble-jack', 'noble-zara'], missions }]).over([0]);
    expect(missions.map((mission) => s.scored(mission))).toEqual([2, 2, 0, 0]);
  });

  it('TH-E37 TH-20.18 TH-R59 Tie', () => {
    const home = [{ home: 1 }, { home: 2 }];
    const s = dawn([{ at: 'c1', vp: 69 }, { home: 3, vp: 64 }, ...home]).over([1]);
    expect(s.totals.slice(0, 2)).toEqual([64, 64]);
    dawn([{ at: 'c1', vp: 69 }, { at: 'c1', vp: 69 }, ...home]).over([0, 1]);
  });
});

describe('Cards, tokens and tiles', () => {
  it('TH-E38 TH-16.5 TH-R47 Dog on a Well', () => {
    const there = () => {
      const s = turn(
        { at: 'r8', hand: ['vampire-speed-3'], playing: ['dog-kutya'] },
        { track: { '1/2': ['noble-jack'], '1/1': ['noble-zara'], '2/1': ['religious-mary'] } },
      ).answer(0, 'move:r10');
      s.told('moved', { cost: 2 }).told('dog-speed', { speed: 1 });
      expect(s.turn.remaining).toBe(2);
      return s.asks(0, 'action', ['hunt:1/2', 'hunt:1/1', 'hunt:2/1', 'dog:dog-kutya', 'end']);
    };
    there().answer(0, 'hunt:1/2').told('hunted', { cost: 2 }).ends();
    there().answers(0, 'hunt:1/1', 'hunt:2/1').told('hunted').told('hunted', { from: '2/1' }).ends();
    const s = there().answer(0, 'dog:dog-kutya').told('discarded', { card: 'dog-kutya' });
    expect(s.turn).toMatchObject({ remaining: 1, columnHunts: 2, generalHunts: 1 });
    s.asks(0, 'action', ['hunt:1/1', 'hunt:2/1', 'end']).answer(0, 'hunt:2/1').ends();
  });

  it('TH-E39 TH-16.7 TH-R44 Hypnosis', () => {
    const s = action({ at: 'm2', playing: ['hypnosis'] }, 1, {
      track: { '1/2': ['noble-prince-godfrey'], '1/1': ['villager-ivo'] },
    });
    s.asks(0, 'action', ['hunt:1/1', 'hypnosis', 'end']);
    s.answers(0, 'hypnosis', 'cell:1/2', 'card:noble-prince-godfrey', 'right');
    expect([s.cell('1/2'), s.cell('1/1')]).toEqual([[], ['villager-ivo', 'noble-prince-godfrey']]);
    s.asks(0, 'action', ['hunt:1/1', 'end']).answer(0, 'hunt:1/1').told('hunted', { cost: 1, amount: 7 });
    s.ends();
  });

  it('TH-E40 TH-8.11 TH-9.2 Negative Speed', () => {
    const slow = () =>
      turn(
        {
          at: 'r11',
          hand: ['vampiric-strength-great', 'military-diego', 'villager-yaga', 'vampire-speed-2'],
          tokens: ['token-speed-2'],
        },
        { chests: { r11: 'token-velvet' }, track: { '1/1': ['noble-jack'] } },
      )
        .answer(0, 'done')
        .told('speed', { speed: -2 })
        .asks(0, 'move', ['stay', 'token:token-speed-2']);
    const played = slow().answer(0, 'token:token-speed-2').told('stayed', { space: 'r11' }).ends();
    expect([played.vp(), played.cell('1/1')]).toEqual([0, ['noble-jack']]);
    const kept = slow().answer(0, 'stay').asks(0, 'action', ['token:token-speed-2', 'end']);
    kept.answer(0, 'token:token-speed-2').untold('hunted').untold('token-taken').ends();
  });

  it('TH-E41 TH-9.19 to TH-9.21 Mist', () => {
    const s = turn(
      { at: 'd6', hand: ['form-of-mist', 'vampire-speed-3'] },
      { track: { '1/3': ['noble-jack'], '1/1': ['noble-zara'] } },
    ).told('speed', { speed: 4 });
    expect(s.verbs('mist').sort()).toEqual(['b9', 'd10', 'd5', 'f2', 'r10']);
    s.answer(0, 'mist:d10').told('moved', { way: 'mist', to: 'd10', cost: 0 });
    s.answers(0, 'hunt:1/3', 'hunt:1/1').told('hunted', { cost: 3 }).told('hunted', { cost: 1 }).ends();
  });

  it('TH-E42 TH-8.8 to TH-8.10 Rat and Panther', () => {
    const s = turn({
      at: 'm2',
      hand: ['vampire-thirst', 'villager-momo', 'villager-ivo'],
      playing: ['rat-wee-vlad', 'panther-nanoosh'],
    });
    s.told('gained', { amount: 1, source: 'panther-nanoosh' }).told('speed', { speed: 8 });
    expect(s.asks(0, 'move').vp()).toBe(1);
  });

  it('TH-E43 TH-10.7 Goat', () => {
    const s = turn(
      { at: 'r16', hand: ['vampire-speed-2'], playing: ['goat-nanny'] },
      { players: [{ at: 'r15' }, { at: 'r15', playing: ['wolf-bo', 'pig-chop'] }] },
    ).answers(0, 'move:r15', 'push:r14');
    expect(s.asks(2, 'butted', ['discard:wolf-bo', 'discard:pig-chop']).vp()).toBe(2);
    s.answer(2, 'discard:wolf-bo').asks(0, 'push').answer(0, 'push:b10');
    s.told('pushed', { pushed: 2, to: 'r14' }).told('pushed', { pushed: 1, to: 'b10' }).ends();
    expect([s.vp(), s.playing(2), s.discard(2), s.discard(1)]).toEqual([4, ['pig-chop'], ['wolf-bo'], []]);
  });

  it('TH-E44 TH-13.9 TH-13.7 TH-R10 TH-R42 Vampire of the Coast', () => {
    const s = action({ at: 'r9', missions: ['vampire-of-the-coast'] }, 1, {
      track: { '1/1': ['villager-boris'], '2/1': ['noble-tania', 'villager-yaga'], '1/2': ['noble-jack'] },
    }).answer(0, 'hunt:1/1');
    s.told('hunted', { amount: 3 }).asks(0, 'action', ['use:vampire-of-the-coast', 'end']);
    s.answer(0, 'use:vampire-of-the-coast').told('mission-used', { mission: 'vampire-of-the-coast' });
    s.asks(0, 'free-hunt-card', ['card:noble-tania', 'card:villager-yaga']).answer(0, 'card:noble-tania');
    s.told('hunted', { cost: 0, cards: ['noble-tania'], amount: 6 }).ends();
    expect([s.vp(), s.cell('2/1'), s.missions()]).toEqual([9, ['villager-yaga'], []]);
  });

  it('TH-E45 TH-12.21 Tavern', () => {
    const s = turn(
      { at: 'r1', hand: ['vampire-speed-3', 'vampire-speed-2'] },
      { tavern: ['military-ivan', 'hypnosis', 'noble-agnes'] },
    ).answer(0, 'move:b3');
    s.told('moved', { path: ['b1', 'b2', 'b3'], cost: 3 }).asks(0, 'action', ['tavern', 'end']);
    s.answer(0, 'tavern')
      .told('hunted', { from: 'tavern', cost: 2, vps: [6, 0, 2], amount: 8 })
      .ends();
    expect([s.vp(), s.state.tavern]).toEqual([8, []]);
  });

  it('TH-E46 TH-6.5 TH-17.4 Digestion', () => {
    const s = turn(
      {
        at: 'r6',
        hand: ['religious-mary', 'noble-jack', 'the-hunger'],
        playing: ['pigeon-tyson'],
        missions: ['digestion'],
      },
      { chests: { r6: 'token-velvet' } },
    ).answer(0, 'use:digestion');
    s.told('gained', { amount: 1, source: 'pigeon-tyson' }).told('drew', { count: 3 }).ends();
    expect([s.digested(), s.discard()]).toEqual([['religious-mary', 'noble-jack'], ['the-hunger']]);
    expect([s.untold('moved').at(), s.vp(), s.tokens()]).toEqual(['r6', 1, []]);
  });

  it('TH-E47 TH-6.4 Bear', () => {
    const hand = ['noble-jack', 'noble-zara', 'religious-mary'] as const;
    const s = turn({
      at: 'm2',
      hand,
      playing: ['bear-ursa'],
      deck: ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'],
    }).answer(0, 'bear:bear-ursa');
    s.told('played', { cards: ['vampire-speed-4', 'vampire-speed-3'] }).told('speed', { speed: 7 });
    expect([s.asks(0, 'move').vp(), s.discard()]).toEqual([1, [...hand, 'bear-ursa']]);
  });

  it('TH-E48 TH-7.14 TH-16.10 TH-16.13 Snake before Confuse', () => {
    const s = turn({
      at: 'm2',
      playing: ['snake-kaa'],
      hand: ['military-eglantine', 'vampire-speed-2', 'vampire-speed-3'],
    }).answers(0, 'snake:snake-kaa', 'digest:military-eglantine');
    s.told('gained', { amount: 2, source: 'snake-kaa' }).told('speed', { speed: 5 }).untold('confused');
    const digested = s.asks(0, 'move').digested();
    expect(digested.sort()).toEqual(['military-eglantine', 'snake-kaa']);
    const owner = dawn([{ digested, missions: ['a-soldiers-life', 'animal-lover'] }]).over([0]);
    expect([owner.scored('a-soldiers-life'), owner.scored('animal-lover')]).toEqual([1, 1]);
  });

  it('TH-E49 TH-3.4 TH-7.9 Drawing through a reshuffle', () => {
    const discard = ['vampire-speed-2', 'vampire-speed-3', 'vampire-thirst', 'the-hunger'] as const;
    const s = turn({
      at: 'm2',
      hand: ['vampiric-strength-great', 'noble-jack'],
      deck: ['vampire-speed-4'],
      discard,
    }).answer(0, 'activate:vampiric-strength-great');
    s.told('reshuffled', { count: 4 }).told('drew-into-play').asks(0, 'move');
    const [first, ...others] = s.playing().slice(2);
    expect([first, others.length, s.deck().length, s.discard()]).toEqual(['vampire-speed-4', 2, 2, []]);
    expect([...others, ...s.deck()].sort()).toEqual([...discard].sort());
  });

  it('TH-E50 TH-2.6 TH-8.2 TH-R24 Level crossing', () => {
    const confused = (at: SpaceId) => turn({ at, hand: ['villager-juri', 'vampire-speed-2'] });
    const paths = { r12: ['r13', 'r14', 'r15', 'r16'], d5: ['d6', 'r13', 'r14', 'r15'] } as const;
    confused('r12').asks(0, 'confuse', ['space:r16', 'space:d8']);
    confused('r12').answer(0, 'space:r16').told('confused', { path: paths.r12 }).asks(0, 'move');
    confused('r12')
      .answer(0, 'space:d8')
      .told('confused', { path: ['r13', 'd6', 'd7', 'd8'] })
      .asks(0, 'move');
    confused('d5').asks(0, 'confuse', ['space:r15', 'space:d9']);
    confused('d5').answer(0, 'space:r15').told('confused', { path: paths.d5 }).asks(0, 'move');
    confused('d5')
      .answer(0, 'space:d9')
      .told('confused', { path: ['d6', 'd7', 'd8', 'd9'] })
      .asks(0, 'move');
  });

  it('TH-E51 TH-4.12 to TH-4.17 Missions at 4 seats', () => {
    const { publicMissions, players, crypts, spareMissions } = begun(4).position.state;
    const kept = players.flatMap(({ missions }) => missions);
    const rejected = players.flatMap((player) => (player.rejected === null ? [] : [player.rejected]));
    const inCrypts = crypts.flat();
    expect([publicMissions, kept, rejected, inCrypts, spareMissions].map(({ length }) => length)).toEqual([
      2, 4, 4, 29, 1,
    ]);
    expect(new Set([...publicMissions, ...kept, ...rejected, ...inCrypts, ...spareMissions]).size).toBe(40);
  });
});
