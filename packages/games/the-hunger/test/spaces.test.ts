import { describe, expect, it } from 'vitest';
import { SPACE_IDS, spaceAt, spaceNo } from '../cards/board.ts';
import { action, type Setting, scene } from './kit.ts';

/** TH-11: spaces. */

const TRACK = { '1/1': ['noble-jack'], '2/1': ['wolf-bo'], '3/3': ['noble-zara'] } as const;

describe('TH-11 spaces', () => {
  it('TH-11.1 TH-R19 once, before, between or after the hunts', () => {
    const setting: Partial<Setting> = { track: TRACK, chests: { r11: 'token-velvet' } };
    const stealthy = { at: 'r11', playing: ['vampiric-stealth'] } as const;
    const one = action(stealthy, 3, setting).answers(0, 'hunt:1/1', 'chest:r11');
    one.asks(0, 'action', ['hunt:2/1', 'end']).answers(0, 'hunt:2/1', 'rest').ends();
    action(stealthy, 3, setting)
      .answers(0, 'chest:r11', 'hunt:1/1', 'end')
      .told('token-taken')
      .told('hunted')
      .ends();
  });

  it('TH-11.2 a space is active if the Speed is above 0 and the vampire moved', () => {
    const one = scene({
      from: 'move',
      players: [{ at: 'r10' }],
      turn: { speed: 1, remaining: 1 },
      chests: { r11: 'token-velvet' },
    });
    one.answer(0, 'move:r11');
    expect([one.turn.remaining, one.turn.active]).toEqual([0, true]);
    one.asks(0, 'action', ['chest:r11', 'end']);
  });

  it('TH-11.2 TH-R20 or stays, with stayActivates', () => {
    const staying = (stayActivates: boolean) =>
      scene({
        from: 'move',
        options: { stayActivates },
        players: [{ at: 'r11' }],
        turn: { speed: 2, remaining: 2 },
        chests: { r11: 'token-velvet' },
      }).answer(0, 'stay');
    staying(true).asks(0, 'action', ['chest:r11', 'end']);
    staying(false).untold('token-taken').ends();
  });

  it('TH-11.2 a Speed token of step F counts, one of step H does not', () => {
    const one = scene({
      from: 'move',
      players: [{ at: 'r11', tokens: ['token-speed-1'] }],
      turn: { speed: 0, remaining: 0 },
      chests: { r11: 'token-velvet' },
    });
    one.answers(0, 'token:token-speed-1', 'stay').asks(0, 'action', ['chest:r11', 'end']);
    const late = scene({
      from: 'move',
      players: [{ at: 'r11', tokens: ['token-speed-1'] }],
      turn: { speed: 0, remaining: 0 },
      chests: { r11: 'token-velvet' },
    }).answer(0, 'stay');
    late
      .asks(0, 'action', ['token:token-speed-1', 'end'])
      .answer(0, 'token:token-speed-1')
      .untold('token-taken')
      .ends();
  });

  it('TH-11.3 TH-17.1 TH-R63 a Crypt is mandatory: it is resolved at the end if not before', () => {
    for (const mode of ['elder', 'rookie'] as const) {
      const one = action({ at: 'm6' }, 2, { options: { mode }, crypts: { m6: ['picky', 'meh'] } });
      one
        .asks(0, 'action', ['crypt:m6', 'end'])
        .answer(0, 'end')
        .asks(0, 'keep-missions', ['keep:picky', 'keep:meh']);
      one.answer(0, 'keep:meh').told('mission-gained', { space: 'm6', left: 1 }).ends();
    }
  });

  it('TH-11.3 all other spaces are optional', () => {
    action({ at: 'r11' }, 2, { chests: { r11: 'token-velvet' } })
      .answer(0, 'end')
      .untold('token-taken')
      .ends();
    action({ at: 'r8', discard: ['villager-ivo'] }, 2)
      .answer(0, 'end')
      .untold('digested')
      .ends();
    action({ at: 'labyrinth' }, 2).answer(0, 'end').untold('hunted').ends();
    action({ at: 'b3' }, 2, { tavern: ['noble-jack'] })
      .answer(0, 'end')
      .untold('hunted')
      .ends();
  });

  it.each(SPACE_IDS.filter((id) => [null, 'ship'].includes(spaceAt(spaceNo(id)).effect)))(
    'TH-11.4 nothing to use on %s',
    (at) => {
      const setting: Partial<Setting> = {
        chests: { r11: 'token-velvet' },
        crypts: { m6: ['picky'] },
        tavern: ['noble-jack'],
      };
      action({ at, discard: ['villager-ivo'] }, 3, setting).ends();
    },
  );

  it('TH-11.5 TH-21.4 arrivals are numbered and take the highest tile left, if any', () => {
    const arriving = (tiles: readonly number[], homes: number) =>
      scene({
        from: 'move',
        seats: 4,
        players: [{ at: 'c1' }, ...Array.from({ length: homes }, (_, i) => ({ home: i + 1 }))],
        castleTiles: tiles,
        turn: { speed: 2, remaining: 2 },
      }).answer(0, 'move:castle');
    const one = arriving([8, 6, 4], 1)
      .told('home', { arrival: 2, tile: 'castle-8' })
      .told('gained', { amount: 8 })
      .ends();
    expect([one.vp(), one.state.castleTiles, one.player().arrival]).toEqual([8, [6, 4], 2]);
    const late = arriving([], 3).told('home', { arrival: 4, tile: null }).ends();
    expect(late.vp()).toBe(0);
  });

  it('TH-11.6 a home vampire never leaves, by any effect, and does not hunt', () => {
    const one = scene({
      from: 0,
      players: [
        { home: 1, hand: ['noble-theresa', 'villager-anton', 'form-of-mist'], tokens: ['token-speed-2'] },
      ],
      track: TRACK,
    });
    one
      .asks(0, 'action', ['token:token-speed-2', 'end'])
      .bars(0, 'hunt:1/1', 'TH-12.5', 'castle')
      .answer(0, 'end')
      .ends();
    expect(one.at()).toBe('castle');
  });

  it('TH-11.7 a vampire that never left is not home: it may leave, and cannot hunt there', () => {
    const one = scene({ from: 0, players: [{ hand: ['vampire-speed-2'] }], track: TRACK });
    one.asks(0, 'move', ['stay', 'move:c1', 'move:c2']).answer(0, 'stay').untold('home').ends();
    expect(one.player().arrival).toBe(0);
  });

  it('TH-11.8 TH-R37 in the Cemetery no pile with a Human', () => {
    const one = action({ at: 'c2' }, 3, {
      track: { '1/1': ['noble-jack'], '2/1': ['wolf-bo'], '3/1': ['wolf-echo', 'noble-zara'] },
    });
    one
      .asks(0, 'action', ['hunt:2/1', 'end'])
      .bars(0, 'hunt:3/1', 'TH-11.8', 'cemetery')
      .bars(0, 'hunt:1/1', 'TH-11.8');
  });

  it('TH-11.8 nor a Human by a free hunt', () => {
    const one = action({ at: 'c2', missions: ['hungry'] }, 3, {
      track: { '1/3': ['hypnosis'], '2/1': ['wolf-bo', 'noble-zara'], '3/1': ['noble-jack'] },
      usedMissions: ['digestion'],
    });
    one.answers(0, 'hunt:1/3', 'use:hungry').told('hunted', { from: '2/1', cards: ['wolf-bo'] });
    one.asks(0, 'ready');
  });

  it('TH-11.9 Chest: the token is taken and scored; an empty Chest does nothing', () => {
    const one = action({ at: 'f1' }, 1, { chests: { f1: 'token-parasol' } }).answer(0, 'chest:f1');
    one.told('token-taken', { space: 'f1', token: 'token-parasol' }).told('gained', { amount: 2 }).ends();
    expect([one.tokens(), one.vp()]).toEqual([['token-parasol'], 2]);
    action({ at: 'f1' }, 1).ends();
  });

  it('TH-11.10 Crypt: a Mission from the pile of this space', () => {
    const one = action({ at: 'd13' }, 1, { crypts: { d13: ['picky'], m6: ['meh'] } }).answer(0, 'crypt:d13');
    expect([one.missions(), one.crypt('d13'), one.crypt('m6')]).toEqual([['picky'], [], ['meh']]);
    one.asks(0, 'action', ['end']);
  });

  it('TH-11.11 TH-12.22 Labyrinth: one Rose for 0 Speed', () => {
    const one = action({ at: 'labyrinth' }, 1);
    one
      .asks(0, 'action', ['rose:eternal-rose', 'rose:dead-rose', 'rose:perfect-rose', 'end'])
      .answer(0, 'rose:dead-rose');
    one
      .told('hunted', { from: 'labyrinth', cost: 0, cards: ['dead-rose'], vps: [3] })
      .asks(0, 'ready')
      .answer(0, 'rest')
      .ends();
    expect([one.vp(), one.discard()]).toEqual([3, ['dead-rose']]);
  });

  it.each([
    ['r8', 'villager-ivo', 'villager-momo'],
    ['d4', 'religious-mary', 'religious-ruth'],
    ['f3', 'noble-jack', 'noble-zara'],
    ['d11', 'military-uwe', 'military-tyre'],
  ] as const)(
    'TH-11.12 TH-R1 TH-R43 %s digests a Human of its type from playing area or discard pile',
    (at, played, discarded) => {
      const others = ['villager-boris', 'religious-mycroft', 'noble-marilyn', 'military-arthur'] as const;
      const stranger = others.filter((id) => !id.startsWith(played.slice(0, 5)));
      const one = action(
        { at, playing: [played, ...stranger, 'vampire-speed-2'], discard: [discarded, 'wolf-bo'] },
        1,
      );
      one
        .answer(0, `building:${at}`)
        .asks(0, 'building', [`digest:${played}`, `digest-discarded:${discarded}`]);
      one
        .answer(0, `digest-discarded:${discarded}`)
        .told('digested', { card: discarded, from: 'discard-pile', source: at })
        .ends();
      expect(one.digested()).toEqual([discarded]);
    },
  );

  it('TH-11.2 TH-11.12 the reason why a space cannot be used is given', () => {
    const asleep: Partial<Setting> = {
      turn: { active: false },
      chests: { r11: 'token-velvet' },
      crypts: { m6: ['picky'] },
    };
    const dog = { playing: ['dog-kutya'] } as const;
    action({ at: 'r11', ...dog }, 0, asleep).bars(0, 'chest:r11', 'TH-11.2', 'asleep');
    action({ at: 'm6', ...dog }, 0, asleep).bars(0, 'crypt:m6', 'TH-11.2', 'asleep');
    action({ at: 'r8', ...dog, discard: ['villager-ivo'] }, 0, asleep).bars(
      0,
      'building:r8',
      'TH-11.2',
      'asleep',
    );
    action({ at: 'r8', ...dog, discard: ['noble-jack'] }, 1).bars(
      0,
      'building:r8',
      'TH-11.12',
      'nobody-there',
    );
  });

  it('TH-11.12 a Human hunted this turn qualifies', () => {
    const one = action({ at: 'r8' }, 1, { track: { '1/1': ['villager-ivo'] } });
    one.answers(0, 'hunt:1/1', 'building:r8').told('digested', { card: 'villager-ivo', source: 'r8' }).ends();
  });

  it.each(['b4', 'b6', 'b8', 'b10'] as const)('TH-11.13 TH-12.5 no hunt on the Ship %s', (at) => {
    const one = action({ at, tokens: ['token-hunt'] }, 5, { track: TRACK }).asks(0, 'action', [
      'token:token-hunt',
      'end',
    ]);
    one.bars(0, 'hunt:1/1', 'TH-11.13', 'ship');
  });

  it('TH-11.14 TH-12.21 Tavern: all its cards for 2 Speed', () => {
    const setting: Partial<Setting> = { tavern: ['noble-jack', 'hypnosis'] };
    const one = action({ at: 'b3' }, 3, setting).answer(0, 'tavern');
    one.told('hunted', { from: 'tavern', cost: 2, cards: ['noble-jack', 'hypnosis'], vps: [4, 0] }).ends();
    action({ at: 'b3', tokens: ['token-hunt'] }, 1, setting).bars(0, 'tavern', 'TH-12.4', 'too-dear');
    action({ at: 'b3', tokens: ['token-hunt'] }, 3, setting).asks(0, 'action', [
      'tavern',
      'token:token-hunt',
      'end',
    ]);
    action({ at: 'b3', tokens: ['token-hunt'] }, 3, { ...setting, turn: { active: false } }).bars(
      0,
      'tavern',
      'TH-11.2',
      'asleep',
    );
  });

  it('TH-11.15 TH-R5 an active Well gives one more hunt in column 1; the Castle does not', () => {
    const wells = SPACE_IDS.filter((id) => spaceAt(spaceNo(id)).effect === 'well');
    for (const at of wells) {
      const one = action({ at }, 3, { track: TRACK }).asks(0, 'action');
      expect([at, one.turn.generalHunts, one.turn.columnHunts]).toEqual([at, 1, 1]);
    }
    const asleep = action({ at: 'm5' }, 3, { track: TRACK, turn: { active: false } }).asks(0, 'action');
    expect(asleep.turn.columnHunts).toBe(0);
    const castle = scene({
      from: 'move',
      players: [{ tokens: ['token-hunt'] }],
      turn: { speed: 2, remaining: 2 },
    });
    castle.answer(0, 'stay').asks(0, 'action', ['token:token-hunt', 'end']);
    expect(castle.turn.columnHunts).toBe(0);
  });

  it('TH-2.10 TH-2.11 the Labyrinth is Forest for hunting', () => {
    const one = action({ at: 'labyrinth', playing: ['vampiric-stealth'] }, 3, {
      track: { '1/1': ['noble-belle'] },
    });
    one
      .answer(0, 'hunt:1/1')
      .told('hunted', { space: 'labyrinth', vps: [3 + 2 + 2] })
      .asks(0, 'action');
  });
});
