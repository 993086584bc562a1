import { describe, expect, it } from 'vitest';
import { SPACE_IDS, type SpaceId, spaceAt, spaceNo } from '../cards/board.ts';
import { dawnOf } from '../rules/scoring.ts';
import { type Setting, type Sitting, scene } from './kit.ts';

/** TH-19: Parasol turns and dawn. */

const PARASOL: Sitting = { tokens: ['token-parasol'], hand: ['vampire-speed-3'] };

function lastRound(players: readonly Sitting[], setting: Partial<Setting> = {}) {
  return scene({
    from: [{ step: 'end-round' }],
    round: 15,
    ...setting,
    players: players.map((one) => ({ resting: true, ...one })),
  });
}

describe('TH-19 Parasol turns', () => {
  it('TH-19.1 TH-19.2 owners of a Parasol become Active wherever they are, and may take one more turn or decline', () => {
    const one = lastRound([{ at: 'm3', ...PARASOL }, { home: 1, ...PARASOL }, { at: 'r3' }], {
      track: { '1/3': ['noble-jack'] },
    });
    one.told('parasols', { seats: [0, 1] }).asks(0, 'parasol', ['take', 'decline']);
    expect([one.state.round, one.cell('1/3')]).toEqual([15, ['noble-jack']]);
    one.answer(0, 'decline').told('parasol-declined', { seat: 0 }).untold('turn', { seat: 0 });
    // TH-R50: home vampires too.
    one.asks(1, 'parasol').answer(1, 'take').told('turn', { seat: 1 }).told('dawn').over([1]);
  });

  it('TH-19.2 in the order of TH-5; several Parasols still give one turn', () => {
    const one = lastRound([
      { at: 'c1', ...PARASOL },
      { at: 'd3', ...PARASOL, tokens: ['token-parasol', 'token-parasol'] },
    ]);
    one
      .asks(1, 'parasol')
      .answers(1, 'take', 'stay')
      .asks(0, 'parasol')
      .answers(0, 'take', 'stay')
      .told('dawn')
      .over([0]);
  });

  it('TH-19.3 TH-12.7 no hunt and no hunting effect', () => {
    const one = lastRound([{ at: 'm3', ...PARASOL, missions: ['beast-master'] }], {
      track: { '1/1': ['wolf-bo'] },
    });
    one
      .answers(0, 'take', 'play', 'stay')
      .asks(0, 'action', ['end'])
      .answer(0, 'end')
      .untold('hunted')
      .told('dawn')
      .over([1]);
  });

  it('TH-19.4 everything else works: pushing, Chests, Castle tiles, end-of-turn effects', () => {
    const one = lastRound(
      [
        { at: 'r10', ...PARASOL, playing: ['dead-rose', 'perfect-rose', 'pigeon-tyson', 'goat-nanny'] },
        { at: 'r11' },
      ],
      { chests: { r11: 'token-velvet' } },
    ).answers(0, 'take', 'move:r11', 'push:r12');
    one.told('gained', { source: 'goat-nanny' }).answer(0, 'chest:r11');
    one
      .told('gained', { source: 'token-velvet' })
      .told('gained', { source: 'perfect-rose' })
      .told('gained', { source: 'pigeon-tyson' });
    one.untold('gained', { source: 'dead-rose' }).over([]);
  });

  it('TH-19.5 a Parasol taken in a Parasol turn gives nothing more', () => {
    const one = lastRound([{ at: 'r10', ...PARASOL }], { chests: { r11: 'token-parasol' } }).answers(
      0,
      'take',
      'move:r11',
      'chest:r11',
    );
    expect(one.tokens()).toEqual(['token-parasol', 'token-parasol']);
    one.told('dawn').over([1]);
  });

  it('TH-19.1 without a Parasol dawn comes at once', () => {
    lastRound([{ at: 'c1' }, {}])
      .untold('parasols')
      .told('dawn')
      .over([1]);
  });
});

describe('TH-19 dawn', () => {
  /** A vampire's fate at dawn on a space: its loss, or that it is burnt. */
  function judged(at: SpaceId, options: Setting['options'] = {}): number | 'burnt' {
    const one = scene({ from: [{ step: 'dawn' }], players: [{ at }], options });
    const { fate, loss } = dawnOf(one.state, 0);
    one.told('dawn', { seat: 0, space: at, fate, loss });
    one.over(fate === 'burnt' ? [1] : loss > 0 ? [1] : [0, 1]);
    return fate === 'burnt' ? fate : loss;
  }

  const inRegion = (...regions: string[]) =>
    SPACE_IDS.filter((id) => regions.includes(spaceAt(spaceNo(id)).region));

  it('TH-19.6 TH-19.7 the Castle is safe, also for a vampire that never left', () => {
    expect([judged('castle'), judged('castle', { mode: 'rookie' })]).toEqual([0, 0]);
  });

  it('TH-19.8 the Cemetery costs 5 VP in both modes', () => {
    for (const mode of ['elder', 'rookie'] as const)
      expect(inRegion('cemetery').map((at) => judged(at, { mode }))).toEqual([5, 5, 5]);
  });

  it('TH-19.9 TH-1.5 Mountains, Rookie: 6 to 14 VP', () => {
    expect(inRegion('mountains').map((at) => judged(at, { mode: 'rookie' }))).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
  });

  it('TH-19.10 Mountains, Elder, and everything beyond in both modes: burnt', () => {
    for (const at of inRegion('mountains')) expect(judged(at)).toBe('burnt');
    for (const mode of ['elder', 'rookie'] as const)
      for (const at of ['r1', 'r16', 'b5', 'd8', 'd9', 'f5', 'labyrinth'] as const)
        expect(judged(at, { mode })).toBe('burnt');
  });

  it('TH-19.11 TH-R52 beginners in an Elder game are judged as in Rookie mode in the Mountains, and only there', () => {
    expect(judged('m4', { beginner1: true })).toBe(9);
    expect(judged('m4', { beginner2: true })).toBe('burnt');
    expect(judged('r4', { beginner1: true })).toBe('burnt');
  });

  it('TH-19.12 TH-19.13 TH-20.19 the burnt cannot win, however many VP they have', () => {
    const one = scene({ from: [{ step: 'dawn' }], players: [{ at: 'r4', vp: 90 }, { vp: 3 }] });
    one.over([1]);
    expect(one.totals).toEqual([90, 3]);
  });

  it('TH-1.6 a total may become negative', () => {
    const one = scene({
      from: [{ step: 'dawn' }],
      players: [
        { at: 'c2', vp: 2 },
        { at: 'c1', vp: 1 },
      ],
    }).over([0]);
    expect(one.totals).toEqual([-3, -4]);
  });
});
