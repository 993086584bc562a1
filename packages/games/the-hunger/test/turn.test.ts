import { describe, expect, it } from 'vitest';
import { turn } from './kit.ts';

/** TH-6: the course of a turn. */

describe('TH-6 the course of a turn', () => {
  it('TH-6.1 TH-1.3 TH-R8 steps A to I in their order', () => {
    const one = turn(
      {
        at: 'r2',
        hand: ['villager-juri', 'vampiric-will', 'vampire-speed-4'],
        playing: ['snake-kaa'],
        tokens: ['token-speed-1'],
      },
      { players: [{ at: 'd2' }], track: { '1/1': ['noble-jack'] } },
    );
    expect(one.turn.step).toBe('effects');
    one.asks(0, 'effects').answer(0, 'done');
    expect(one.turn.step).toBe('snake-window');
    one.asks(0, 'snake-window').answer(0, 'done');
    expect(one.turn.step).toBe('confuse');
    one.asks(0, 'confuse', ['space:r6', 'space:d1']).answer(0, 'space:d1');
    expect(one.turn.step).toBe('move');
    one.asks(0, 'move').answer(0, 'move:d2');
    expect(one.turn.step).toBe('push');
    one.asks(0, 'push', ['stop', 'push:d1', 'push:d3']).answer(0, 'push:d3');
    expect(one.turn.step).toBe('action');
    one.asks(0, 'action').answer(0, 'end');
    one
      .told('played')
      .told('confused')
      .told('speed')
      .told('moved')
      .told('pushed')
      .told('cleaned-up')
      .told('drew')
      .ends();
  });

  it('TH-6.2 with a Bear or Digestion the seat may use it, or play its hand', () => {
    turn({
      at: 'm2',
      hand: ['vampire-speed-2'],
      playing: ['bear-ursa', 'bear-teddy'],
      missions: ['digestion'],
    }).asks(0, 'prelude', ['play', 'bear:bear-ursa', 'bear:bear-teddy', 'use:digestion']);
  });

  it('TH-6.2 every seat that could hold Digestion is asked; being asked reveals nothing', () => {
    const one = turn({ at: 'm2', hand: ['vampire-speed-2'], missions: ['royal'] }).asks(0, 'prelude', [
      'play',
    ]);
    expect(one.view(1).asked?.frame.step).toBe('prelude');
    // Once the tile has been used, everybody knows that nobody holds it.
    turn({ at: 'm2', hand: ['vampire-speed-2'], missions: ['royal'] }, { usedMissions: ['digestion'] }).asks(
      0,
      'move',
    );
  });

  it('TH-6.3 the whole hand is played beside the Permanent cards', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampire-speed-2', 'vampire-thirst', 'noble-jack'],
      playing: ['wolf-bo'],
    });
    expect(one.playing()).toEqual(['wolf-bo', 'vampire-speed-2', 'vampire-thirst', 'noble-jack']);
    expect(one.hand()).toEqual([]);
    one.told('played', { cards: ['vampire-speed-2', 'vampire-thirst', 'noble-jack'] }).asks(0, 'move');
  });

  it('TH-6.4 TH-16.11 a Bear: new hand of two, 1 VP, the Bear is discarded last', () => {
    const one = turn({
      at: 'm2',
      hand: ['noble-jack', 'noble-zara', 'noble-agnes'],
      playing: ['bear-ursa'],
      deck: ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'],
    }).answer(0, 'bear:bear-ursa');
    expect(one.vp()).toBe(1);
    expect(one.discard()).toEqual(['noble-jack', 'noble-zara', 'noble-agnes', 'bear-ursa']);
    expect(one.playing()).toEqual(['vampire-speed-4', 'vampire-speed-3']);
    expect(one.heard(1, 'drew')).toEqual([{ kind: 'drew', seat: 0, count: 2 }]);
    one.asks(0, 'move');
  });

  it('TH-6.4 each Bear once, one after another; it needs a card in hand', () => {
    const one = turn({ at: 'm2', hand: ['noble-jack'], playing: ['bear-ursa', 'bear-teddy'] }).answer(
      0,
      'bear:bear-teddy',
    );
    one.asks(0, 'prelude', ['play', 'bear:bear-ursa']).answer(0, 'bear:bear-ursa');
    expect(one.vp()).toBe(2);
    one.asks(0, 'move');
    turn({ at: 'm2', hand: [], playing: ['bear-ursa'] }).ends();
  });

  it('TH-6.4 the hand goes into the reshuffle, the Bear does not', () => {
    const one = turn({
      at: 'm2',
      hand: ['noble-jack', 'noble-zara'],
      playing: ['bear-ursa'],
      deck: [],
    }).answer(0, 'bear:bear-ursa');
    expect([one.heard(1, 'played')[0]?.cards].flat().sort()).toEqual(['noble-jack', 'noble-zara']);
    one.told('new-hand').told('reshuffled', { count: 2 }).told('discarded', { card: 'bear-ursa' }).ends();
  });

  it('TH-6.5 Digestion: Humans in the hand are digested, the rest is discarded, straight to step I', () => {
    const one = turn(
      {
        at: 'm5',
        hand: ['noble-jack', 'religious-mary', 'vampire-speed-4'],
        playing: ['pigeon-tyson'],
        missions: ['digestion'],
      },
      { track: { '1/1': ['noble-zara'] } },
    ).answer(0, 'use:digestion');
    one
      .told('mission-used', { mission: 'digestion' })
      .told('turn-skipped')
      .told('gained', { source: 'pigeon-tyson' });
    expect(one.digested()).toEqual(['noble-jack', 'religious-mary']);
    expect(one.discard()).toEqual(['vampire-speed-4']);
    expect([one.missions(), one.at(), one.vp(), one.hand().length]).toEqual([[], 'm5', 1, 3]);
    one.untold('played').untold('moved').ends();
  });

  it('TH-6.6 free items in the Effects, Move and Action menus', () => {
    const one = turn(
      {
        at: 'm5',
        hand: ['vampiric-will', 'vampire-speed-2'],
        tokens: ['token-mission'],
        missions: ['treasure-chest', 'the-opportunist', 'royal'],
      },
      {
        players: [{ at: 'c1' }],
        track: { '1/1': ['noble-zara'] },
        chests: { r11: 'token-velvet' },
        crypts: { m6: ['picky', 'meh'] },
        usedMissions: ['digestion'],
      },
    );
    const items = ['token:token-mission', 'use:treasure-chest', 'use:the-opportunist'];
    one.asks(0, 'effects', ['activate:vampiric-will', ...items, 'done']).answer(0, 'done');
    expect(one.options(0)).toEqual(expect.arrayContaining(items));
    one.asks(0, 'move').answer(0, 'stay');
    one.asks(0, 'action', ['hunt:1/1', ...items, 'end']);
  });

  it('TH-6.6 TH-R64 a secret item alone does not open a menu in the Effects step: that would reveal it', () => {
    const hidden = { at: 'm5', hand: ['vampire-speed-2'], missions: ['treasure-chest'] } as const;
    const one = turn(hidden, { chests: { r11: 'token-draw' }, usedMissions: ['digestion'] });
    one.asks(0, 'move').answer(0, 'use:treasure-chest').told('token-taken', { token: 'token-draw' });
    one.asks(0, 'move');
    expect(one.options(0)).not.toContain('token:token-draw');
  });

  it('TH-6.7 TH-11.6 a home vampire neither moves nor hunts; the rest of its turn works', () => {
    const one = turn(
      {
        home: 1,
        hand: ['noble-theresa', 'villager-anton', 'vampiric-will'],
        playing: ['panther-nanoosh', 'pigeon-tyson', 'snake-kaa', 'bear-ursa'],
        tokens: ['token-mission'],
        missions: ['treasure-chest'],
      },
      { track: { '1/1': ['noble-zara'] }, chests: { r11: 'token-velvet' }, crypts: { m6: ['picky'] } },
    );
    one.asks(0, 'prelude', ['play', 'bear:bear-ursa']).answer(0, 'play');
    one.asks(0, 'effects').answer(0, 'done').asks(0, 'snake-window').answer(0, 'done');
    one.untold('confused').told('gained', { source: 'panther-nanoosh' });
    one.asks(0, 'action', ['snake:snake-kaa', 'token:token-mission', 'use:treasure-chest', 'end']);
    one.bars(0, 'hunt:1/1', 'TH-12.5', 'castle').answer(0, 'end');
    expect([one.at(), one.vp()]).toEqual(['castle', 2]);
    one.told('gained', { source: 'pigeon-tyson' }).ends();
  });

  it('TH-6.8 TH-R34 Speed left at the end of the turn is lost', () => {
    const one = turn({ at: 'm2', hand: ['vampire-speed-4'] }).answer(0, 'move:m3');
    one.told('cleaned-up').ends();
    expect(one.state.turn).toBeNull();
  });
});
