import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import { SPACE_IDS, spaceNo } from '../cards/board.ts';
import { distance, isWell } from '../rules/map.ts';
import { HungerScene, type Setting, type Sitting, scene, turn } from './kit.ts';

/** TH-9: movement. */

/** The Move menu of a vampire on a space with this Speed. */
function moving(at: SpaceId, speed: number, first: Sitting = {}, setting: Partial<Setting> = {}) {
  const { players = [], ...rest } = setting;
  return scene({
    from: 'move',
    players: [{ at, ...first }, ...players],
    turn: { speed, remaining: speed },
    ...rest,
  });
}

function stepsBetween(one: SpaceId, other: SpaceId): number {
  return distance(spaceNo(one), spaceNo(other));
}

describe('TH-9 walking', () => {
  it('TH-9.1 a vampire moves once or stays', () => {
    moving('m2', 3).answer(0, 'stay').told('stayed', { space: 'm2' }).ends();
    const one = moving('m2', 3).answer(0, 'move:m3');
    one.told('moved', { from: 'm2', to: 'm3', cost: 1, way: 'walk' }).ends();
    expect(one.at()).toBe('m3');
  });

  it.each([0, -2])('TH-9.2 with Speed %i it cannot move and activates nothing', (speed) => {
    moving('r11', speed, {}, { chests: { r11: 'token-velvet' } })
      .untold('moved')
      .untold('token-taken')
      .ends();
  });

  it('TH-9.2 the reason why it cannot move is given', () => {
    moving('m2', 0, { tokens: ['token-speed-1'] })
      .asks(0, 'move', ['stay', 'token:token-speed-1'])
      .bars(0, 'move:m3', 'TH-9.2', 'no-speed');
  });

  it('TH-9.2 at home it cannot move', () => {
    turn({ home: 1, hand: ['vampire-speed-4'] })
      .untold('moved')
      .ends();
  });

  it('TH-9.3 TH-9.4 TH-R22 every space within the distance, at the cost of the distance, over all paths', () => {
    for (const [at, speed] of [
      ['r5', 4],
      ['b10', 3],
      ['d14', 5],
      ['castle', 9],
      ['r13', 12],
    ] as const) {
      const one = moving(at, speed).asks(0, 'move');
      const near = SPACE_IDS.filter((id) => id !== at && distance(spaceNo(at), spaceNo(id)) <= speed);
      expect(one.destinations.sort()).toEqual([...near].sort());
    }
    const one = moving('r12', 5).answer(0, 'move:d7');
    one.told('moved', { cost: 3, path: ['r13', 'd6', 'd7'] }).ends();
  });

  it('TH-9.5 TH-R22 strict: only outward or only inward', () => {
    const strict = { options: { direction: 'strict' } } as const;
    expect(moving('r13', 2, {}, strict).asks(0, 'move').destinations.sort()).toEqual([
      'd5',
      'd6',
      'd7',
      'r11',
      'r12',
      'r14',
      'r15',
    ]);
    // Not from the Railroad back to the fork and out again on the Road.
    expect(moving('r6', 2, {}, strict).asks(0, 'move').destinations.sort()).toEqual(['r4', 'r5', 'r7', 'r8']);
    moving('r13', 3, {}, strict)
      .answer(0, 'move:d8')
      .told('moved', { path: ['d6', 'd7', 'd8'] })
      .ends();
  });

  it('TH-9.5 Spicy and Mist are not affected by it', () => {
    const strict = { options: { direction: 'strict' } } as const;
    moving('r15', 2, { playing: ['villager-anton'] }, strict)
      .told('moved', { to: 'b9', way: 'spicy' })
      .ends();
    const one = moving('r6', 2, { playing: ['form-of-mist'] }, strict).asks(0, 'move');
    expect(one.verbs('mist').sort()).toEqual(['d5', 'r10', 'r4']);
  });

  it('TH-9.6 TH-11.5 a vampire that enters the Castle stops there and is home', () => {
    const one = moving('c2', 6).answer(0, 'move:castle');
    one
      .told('moved', { cost: 2, path: ['c1', 'castle'] })
      .told('home', { arrival: 1, tile: 'castle-10' })
      .ends();
    expect(one.player().arrival).toBe(1);
  });

  it('TH-9.7 spaces that are passed have no effect, and nobody is pushed there', () => {
    moving('r10', 4, {}, { players: [{ at: 'r12' }], chests: { r11: 'token-velvet', r12: 'token-velvet' } })
      .answer(0, 'move:r14')
      .untold('token-taken')
      .untold('pushed')
      .ends();
  });

  it('TH-9.8 TH-R31 Form of Bat: passing a Well or a vampire costs nothing, the last space always 1', () => {
    const one = moving('m4', 2, { playing: ['form-of-bat'] }, { players: [{ at: 'm7' }] }).asks(0, 'move');
    expect(one.destinations.sort()).toEqual(['m2', 'm3', 'm5', 'm6', 'm7', 'm8']);
    one
      .answer(0, 'move:m8')
      .told('moved', { cost: 2, path: ['m5', 'm6', 'm7', 'm8'] })
      .ends();
  });

  it('TH-9.8 the mover itself, the Castle and the start are not free spaces', () => {
    const one = moving('c1', 2, { playing: ['form-of-bat'] }, { players: [{ home: 1 }] }).asks(0, 'move');
    expect(one.destinations.sort()).toEqual(['c2', 'c3', 'castle']);
  });

  it('TH-9.9 it is applied to the cheapest walk; further copies add nothing', () => {
    const bats: Sitting = { playing: ['form-of-bat', 'form-of-bat'] };
    const one = moving('m4', 2, bats, { players: [{ at: 'm7' }] }).asks(0, 'move');
    expect(one.destinations.sort()).toEqual(['m2', 'm3', 'm5', 'm6', 'm7', 'm8']);
    const longer = moving(
      'r12',
      2,
      { playing: ['form-of-bat'] },
      { players: [{ at: 'r13' }, { at: 'd6' }, { at: 'd7' }] },
    );
    expect(longer.destinations).toContain('d8');
    longer
      .answer(0, 'move:d8')
      .told('moved', { cost: 1, path: ['r13', 'd6', 'd7', 'd8'] })
      .ends();
  });

  it('TH-9.3 TH-9.8 a flight ends at its destination: it is not told as passing it and coming back', () => {
    const one = moving('b6', 2, { playing: ['form-of-bat'] }, { players: [{ at: 'b4' }] });
    one
      .answer(0, 'move:b5')
      .told('moved', { to: 'b5', cost: 1, path: ['b5'] })
      .ends();
    // The same with Spicy.
    const driven = moving(
      'b6',
      2,
      { playing: ['form-of-bat', 'villager-anton'] },
      { players: [{ at: 'b4' }] },
    );
    driven.told('moved', { to: 'b5', way: 'spicy', cost: 1, path: ['b5'] }).ends();
  });

  it.each(['free', 'strict'] as const)(
    'TH-9.3 TH-9.8 TH-9.9 every flight is told as a walk that visits no space twice and costs the price paid: %s',
    (direction) => {
      const flights = SPACE_IDS.flatMap((from) =>
        SPACE_IDS.flatMap((rival) => (stepsBetween(from, rival) > 2 ? [] : [{ from, rival }])),
      );
      for (const { from, rival } of flights) {
        const setting: Setting = {
          from: 'move',
          players: [{ at: from, playing: ['form-of-bat'] }, { at: rival }],
          turn: { speed: 2, remaining: 2 },
          options: { direction },
        };
        for (const to of new HungerScene(setting).destinations) {
          const [moved] = new HungerScene(setting).answer(0, `move:${to}`).heard(0, 'moved');
          const path = moved?.path as readonly SpaceId[];
          const passed = path.slice(0, -1);
          const what = `${from} to ${to} with somebody on ${rival}: ${path.join(' ')}`;
          expect(path.at(-1), what).toBe(to);
          expect(new Set([from, ...path]).size, what).toBe(path.length + 1);
          for (const [i, space] of path.entries())
            expect(stepsBetween(space, path[i - 1] ?? from), what).toBe(1);
          const paid = passed.filter((space) => space !== rival && !isWell(spaceNo(space)));
          expect(moved?.cost, what).toBe(1 + paid.length);
        }
      }
    },
  );

  it('TH-9.5 TH-9.8 the Bat under strict direction', () => {
    const one = moving(
      'r13',
      1,
      { playing: ['form-of-bat'] },
      { options: { direction: 'strict' }, players: [{ at: 'd6' }, { at: 'r14' }] },
    );
    expect(one.asks(0, 'move').destinations.sort()).toEqual(['d4', 'd5', 'd6', 'd7', 'r12', 'r14', 'r15']);
    one
      .answer(0, 'move:d7')
      .told('moved', { cost: 1, path: ['d6', 'd7'] })
      .ends();
  });

  it('TH-9.10 after step F a Speed token pays for hunts only', () => {
    const one = moving('m2', 1, { tokens: ['token-speed-2'] }, { track: { '1/1': ['noble-jack'] } }).answer(
      0,
      'move:m3',
    );
    one.asks(0, 'action', ['token:token-speed-2', 'end']).answer(0, 'token:token-speed-2');
    one.asks(0, 'action', ['hunt:1/1', 'end']);
  });
});

describe('TH-9 Spicy', () => {
  const spicy = (at: SpaceId, speed: number, first: Sitting = {}, setting: Partial<Setting> = {}) =>
    moving(at, speed, { ...first, playing: ['villager-anton', ...(first.playing ?? [])] }, setting);

  it('TH-9.11 TH-9.12 TH-9.14 it must go to the nearest Well and stop there', () => {
    const one = spicy('m7', 5, {}, { track: { '1/3': ['noble-jack'] } });
    one.asks(0, 'move', ['move:m5', 'move:m9']).bars(0, 'stay', 'TH-9.14', 'spicy').refuses(0, 'move:m8');
    one.answer(0, 'move:m9').told('moved', { to: 'm9', way: 'spicy', cost: 2 });
    one.asks(0, 'action', ['hunt:1/3', 'end']);
    expect(one.turn.remaining).toBe(3);
  });

  it('TH-9.12 in any direction and on any path; a single target is taken by itself', () => {
    spicy('r15', 3)
      .told('moved', { to: 'b9', path: ['b10', 'b9'] })
      .ends();
    spicy('d7', 4).told('moved', { to: 'd5' }).ends();
  });

  it('TH-9.13 on a Well it does not move at all, not even by Mist; the Well still works', () => {
    const one = spicy('r10', 4, { playing: ['form-of-mist'] }, { track: { '1/1': ['noble-jack'] } });
    one.untold('moved').asks(0, 'action', ['hunt:1/1', 'end']);
    expect([one.turn.active, one.turn.columnHunts]).toEqual([true, 1]);
  });

  it('TH-9.14 TH-R27 arriving in the Castle is a return home', () => {
    const one = spicy('c2', 6, {}, { castleTiles: [6] });
    one.told('moved', { to: 'castle', cost: 2 }).told('home', { tile: 'castle-6' }).ends();
    spicy('m1', 6).asks(0, 'move', ['move:castle', 'move:m5']);
  });

  it('TH-9.15 TH-R28 with too little Speed all of it is spent on the way, and the space there works', () => {
    const one = spicy('d2', 2);
    one.asks(0, 'move', ['move:d4', 'move:r5']).answer(0, 'move:d4');
    one.told('moved', { to: 'd4', cost: 2, path: ['d3', 'd4'] }).ends();
    const church = spicy('d2', 2, { discard: ['religious-mary'] }).answer(0, 'move:d4');
    church.asks(0, 'action', ['building:d4', 'end']);
    expect(church.turn.remaining).toBe(0);
  });

  it('TH-9.15 TH-9.9 TH-R65 with Form of Bat as far as the Speed carries', () => {
    const one = spicy('d2', 1, { playing: ['form-of-bat'] }, { players: [{ at: 'd3' }] });
    one.asks(0, 'move', ['move:d4', 'move:d1']);
    one.answer(0, 'move:d4').told('moved', { to: 'd4', cost: 1 }).ends();
  });

  it('TH-9.16 the seat chooses among Wells that are equally near', () => {
    spicy('r2', 2).asks(0, 'move', ['move:m9', 'move:r4']);
    spicy('r2', 1).asks(0, 'move', ['move:r1', 'move:r3']);
  });

  it('TH-9.17 with Speed 0 or less it stays', () => {
    spicy('d3', 0).untold('moved').told('stayed').ends();
  });

  it('TH-9.17 TH-R29 Speed tokens may feed the forced move, but not hunts while the Well is not reached', () => {
    const setting = { track: { '1/1': ['noble-jack'] } } as const;
    const one = spicy('d2', 1, { tokens: ['token-speed-1', 'token-speed-2'] }, setting);
    one
      .answer(0, 'token:token-speed-1')
      .asks(0, 'move', ['move:d4', 'move:r5', 'token:token-speed-2'])
      .answer(0, 'move:d4');
    one.ends();
    const shown = spicy('d2', 1, { tokens: ['token-speed-2'], discard: ['religious-mary'] }, setting).answer(
      0,
      'move:d3',
    );
    shown.ends();
    const church = spicy('d2', 2, { tokens: ['token-speed-2'], discard: ['religious-mary'] }, setting).answer(
      0,
      'move:d4',
    );
    church.asks(0, 'action', ['building:d4', 'end']).bars(0, 'token:token-speed-2', 'TH-9.17', 'spicy-token');
    // This does not change even when the Spicy card is gone.
    const eaten = spicy('d2', 2, { playing: ['snake-kaa'], tokens: ['token-speed-2'] }, setting).answer(
      0,
      'move:d4',
    );
    eaten.answers(0, 'snake:snake-kaa').untold('token-played').ends();
    // On the Well it may be played.
    spicy('d4', 2, { tokens: ['token-speed-2'] }, setting)
      .answer(0, 'move:d5')
      .asks(0, 'action', ['hunt:1/1', 'token:token-speed-2', 'end']);
  });

  it('TH-9.18 a Spicy card is kept until its vampire stands on a Well or in the Castle', () => {
    const one = spicy('d2', 2).answer(0, 'move:d4').ends();
    expect(one.playing()).toEqual(['villager-anton']);
    const well = spicy('d4', 2).ends();
    expect([well.playing(), well.at()]).toEqual([[], 'd5']);
    const home = spicy('c1', 2).ends();
    expect([home.playing(), home.at()]).toEqual([[], 'castle']);
  });

  it('TH-9.18 a kept one counts as a Human and forces the next turn again', () => {
    const one = turn({ at: 'd4', playing: ['villager-anton'], hand: ['vampire-thirst'] });
    one.told('speed', { speed: 3 }).told('moved', { to: 'd5', way: 'spicy' }).ends();
  });
});

describe('TH-9 Mist', () => {
  it('TH-9.19 TH-9.20 TH-R30 instead of moving, to a next Well for 0 Speed', () => {
    const one = moving('d6', 4, { playing: ['form-of-mist'] }, { track: { '1/3': ['noble-jack'] } });
    expect(one.verbs('mist').sort()).toEqual(['b9', 'd10', 'd5', 'f2', 'r10']);
    one.answer(0, 'mist:f2').told('moved', { to: 'f2', way: 'mist', cost: 0 });
    expect([one.turn.remaining, one.turn.moved]).toEqual([4, true]);
    one.asks(0, 'action', ['hunt:1/3', 'end']);
  });

  it('TH-9.19 it needs Speed above 0', () => {
    moving('d6', 0, { playing: ['form-of-mist'] })
      .untold('moved')
      .ends();
  });

  it('TH-9.20 under Spicy only to a nearest Well', () => {
    moving('r2', 1, { playing: ['form-of-mist', 'villager-anton'] }).asks(0, 'move', [
      'move:r1',
      'move:r3',
      'mist:m9',
      'mist:r4',
    ]);
  });

  it('TH-9.21 arriving by Mist is like arriving by a move: push, activation, return home', () => {
    const one = moving(
      'd6',
      1,
      { playing: ['form-of-mist'] },
      { players: [{ at: 'f2' }], track: { '1/1': ['noble-jack'] } },
    );
    one.answer(0, 'mist:f2').asks(0, 'push', ['stop', 'push:f1', 'push:f3']).answer(0, 'stop');
    expect([one.stack('f2'), one.turn.columnHunts]).toEqual([[0, 1], 1]);
    one.asks(0, 'action');
    moving('m3', 1, { playing: ['form-of-mist'] })
      .answer(0, 'mist:castle')
      .told('home', { arrival: 1 })
      .ends();
  });

  it('TH-9.22 by Speed, Spicy and Mist a vampire has moved; by staying, Confuse or a push it has not', () => {
    const pig: Sitting = { playing: ['pig-chop', 'form-of-mist'] };
    const track = { track: { '1/1': ['noble-jack'] } } as const;
    const hunts = (one: ReturnType<typeof moving>) => {
      one.asks(0, 'action');
      return one.turn.generalHunts;
    };
    expect(hunts(moving('m2', 3, pig, track).answer(0, 'move:m3'))).toBe(1);
    expect(hunts(moving('m2', 3, pig, track).answer(0, 'mist:m5'))).toBe(1);
    expect(hunts(moving('m2', 3, pig, track).answer(0, 'stay'))).toBe(2);
  });
});
