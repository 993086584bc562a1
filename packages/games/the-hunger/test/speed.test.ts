import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/cards.ts';
import { type Sitting, turn } from './kit.ts';

/** TH-8: Confuse and Speed. */

/** The Speed of a playing area, as reported in step E. */
function speedOf(playing: readonly CardId[], more: Sitting = {}): number {
  const one = turn({ home: 1, hand: playing, deck: [], ...more })
    .passUntil('curtain')
    .ends();
  return one.heard('spectator', 'speed')[0]?.speed as number;
}

describe('TH-8 Confuse', () => {
  const confused = (at: Sitting['at'], card: CardId = 'villager-bippo') =>
    turn({ ...(at ? { at } : {}), hand: [card, 'vampire-speed-4'] });

  it('TH-8.1 four steps toward the Labyrinth', () => {
    const one = confused('m1');
    one.told('confused', { from: 'm1', to: 'm5', path: ['m2', 'm3', 'm4', 'm5'] }).asks(0, 'move');
    expect(one.at()).toBe('m5');
  });

  it('TH-8.2 TH-R23 along the outward links, even if the shortest way goes back', () => {
    const one = confused('r6');
    one.told('confused', { path: ['r7', 'r8', 'r9', 'r10'] }).asks(0, 'move');
  });

  it('TH-8.2 no space twice: the level crossing is crossed once', () => {
    confused('d5').asks(0, 'confuse', ['space:r15', 'space:d9']);
  });

  it.each([
    ['r1', ['space:r5', 'space:b4']],
    ['r5', ['space:r9', 'space:d4']],
    ['d6', ['space:r16', 'space:d10']],
    ['r13', ['space:d9', 'space:f1']],
    ['b10', ['space:f1', 'space:f2']],
  ] as const)('TH-8.3 the seat chooses at forks: from %s', (at, ends) => {
    confused(at).asks(0, 'confuse', [...ends]);
  });

  it('TH-8.4 it stops at the Labyrinth, and in the Labyrinth nothing happens', () => {
    confused('d15')
      .told('confused', { to: 'labyrinth', path: ['d16', 'd17', 'labyrinth'] })
      .asks(0, 'move');
    confused('labyrinth').untold('confused').asks(0, 'move');
  });

  it('TH-8.5 no Speed, no space, no push, top of the stack, whatever the Speed is', () => {
    const one = turn(
      { at: 'r2', hand: ['villager-bippo', 'villager-yaga'], missions: ['royal'] },
      { players: [{ at: 'r6' }], chests: { r6: 'token-velvet' }, usedMissions: ['digestion'] },
    ).answer(0, 'space:r6');
    expect(one.stack('r6')).toEqual([0, 1]);
    one.told('speed', { speed: -1 }).asks(0, 'move', ['stay']).answer(0, 'stay');
    one.untold('token-taken').untold('pushed').asks(0, 'action', ['end']);
    expect([one.turn.moved, one.turn.active]).toEqual([false, false]);
  });

  it('TH-8.6 only once, however many cards confuse; afterwards the vampire moves as it likes', () => {
    const one = turn({ at: 'm1', hand: ['villager-bippo', 'villager-juri', 'vampire-speed-4'] });
    one.told('confused', { to: 'm5' }).untold('confused', { from: 'm5' });
    expect(one.destinations.sort()).toEqual(['m1', 'm2', 'm3', 'm4', 'm6', 'm7', 'm8', 'm9']);
    one.asks(0, 'move');
  });

  it('TH-8.6 TH-R21 or stays and activates its space', () => {
    turn({ at: 'm2', hand: ['villager-bippo', 'vampire-speed-4'] }, { crypts: { m6: ['picky'] } })
      .answers(0, 'stay', 'crypt:m6')
      .told('mission-gained', { space: 'm6' })
      .asks(0, 'action', ['end']);
  });

  it('TH-R25 Confuse is not a move: a Pig still helps to hunt', () => {
    const one = turn(
      { at: 'm1', hand: ['villager-bippo', 'vampire-speed-4'], playing: ['pig-chop'] },
      { track: { '1/1': ['noble-jack'] } },
    );
    one.answer(0, 'stay').asks(0, 'action');
    expect([one.turn.moved, one.turn.generalHunts]).toEqual([false, 2]);
  });

  it('TH-8.1 TH-R26 nothing happens at home; a vampire that never left is displaced', () => {
    const one = turn({ home: 1, hand: ['villager-bippo'] })
      .untold('confused')
      .ends();
    expect(one.at()).toBe('castle');
    confused('castle').told('confused', { from: 'castle', to: 'm1' }).asks(0, 'move');
  });
});

describe('TH-8 Speed', () => {
  it('TH-8.7 the printed Speeds of all cards, Permanent ones included', () => {
    expect(speedOf(['vampire-speed-4', 'vampire-speed-2', 'noble-jack'])).toBe(6);
    expect(speedOf(['vampire-speed-2'], { playing: ['eternal-rose', 'wolf-bo'] })).toBe(3);
    expect(speedOf(['villager-momo', 'hypnosis', 'military-diego'])).toBe(1);
  });

  it('TH-8.8 TH-R9 Vampire Thirst 1, with a Human 3', () => {
    expect(speedOf(['vampire-thirst', 'vampire-speed-2'])).toBe(3);
    expect(speedOf(['vampire-thirst', 'noble-jack'])).toBe(3);
    expect(speedOf(['vampire-thirst', 'noble-jack', 'noble-zara'])).toBe(3);
  });

  it('TH-8.9 TH-16.9 each Rat +1 for each Human worth 1 or 2', () => {
    const humans = ['noble-mindy', 'noble-marilyn', 'noble-jack', 'noble-veres'] as const;
    expect(speedOf(humans, { playing: ['rat-patcani'] })).toBe(2);
    expect(speedOf(humans, { playing: ['rat-patcani', 'rat-wee-vlad'] })).toBe(4);
  });

  it('TH-8.10 TH-16.9 each Panther with two Humans +2 and 1 VP at once', () => {
    const one = turn({
      home: 1,
      hand: ['noble-jack', 'noble-zara'],
      playing: ['panther-lockjaw', 'panther-nanoosh'],
    });
    one
      .told('gained', { source: 'panther-lockjaw' })
      .told('gained', { source: 'panther-nanoosh' })
      .told('speed', { speed: 4 });
    expect(one.vp()).toBe(2);
    one.ends();
    expect(speedOf(['noble-jack'], { playing: ['panther-nanoosh'] })).toBe(0);
  });

  it('TH-8.11 it may be negative', () => {
    expect(speedOf(['vampiric-strength-great', 'military-diego'])).toBe(-3);
  });

  it('TH-8.12 it is computed once: cards that come or go later do not change it', () => {
    const one = turn(
      { at: 'd4', hand: ['vampire-thirst', 'religious-mary', 'vampire-speed-2'], missions: ['royal'] },
      { usedMissions: ['digestion'], chests: { r6: 'token-velvet' } },
    ).answer(0, 'stay');
    one.answer(0, 'building:d4');
    expect(one.digested()).toEqual(['religious-mary']);
    expect([one.turn.speed, one.turn.remaining]).toEqual([5, 5]);
    one.asks(0, 'action', ['end']);
  });

  it('TH-8.13 steps and hunts are paid from the remaining Speed', () => {
    const one = turn(
      { at: 'm2', hand: ['vampire-speed-4'] },
      { track: { '1/1': ['noble-jack'], '1/2': ['noble-zara'], '1/3': ['noble-tania'] } },
    );
    one.answer(0, 'move:m4');
    expect([one.turn.speed, one.turn.remaining]).toEqual([4, 2]);
    one.asks(0, 'action', ['hunt:1/1', 'hunt:1/2', 'end']).bars(0, 'hunt:1/3', 'TH-12.4', 'too-dear');
  });
});
