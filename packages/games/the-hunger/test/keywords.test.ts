import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import { action, type Setting, type Sitting, scene, turn } from './kit.ts';
import { listOf, rowsOf } from './tables.ts';

/**
 * The meaning of the keywords on any card; humans.test.ts, familiars.test.ts and roses.test.ts test which
 * cards have them.
 */

/** Nobody is closer to the Castle than the first seat. */
const FAR: Partial<Setting> = { players: [{ at: 'labyrinth' }] };

/** The lookup table of forced movement. */
const FORCED = rowsOf('7.2', 'Mist may go to').map((row) => {
  const [wells = '', steps = ''] = (row['nearest Well (steps)'] ?? '').split(' (');
  return {
    at: row.space as SpaceId,
    confused: listOf(row['Confuse ends on']),
    wells: listOf(wells),
    steps: Number.parseInt(steps, 10),
    mist: listOf(row['Mist may go to']),
  };
});

describe('Confuse', () => {
  it.each(FORCED)('TH-8.1 TH-8.2 TH-8.3 TH-R23 from $at to $confused', ({ at, confused }) => {
    for (const to of confused) {
      const s = turn({ at, hand: ['villager-juri', 'vampire-speed-2'] });
      if (confused.length > 1) {
        s.asks(
          0,
          'confuse',
          confused.map((space) => `space:${space}`),
        ).answer(0, `space:${to}`);
      }
      expect(s.asks(0, 'move').at()).toBe(to);
    }
  });

  it('TH-8.4 a vampire in the Labyrinth does not move', () => {
    turn({ at: 'labyrinth', hand: ['villager-juri', 'vampire-speed-2'] })
      .untold('confused')
      .asks(0, 'move');
  });

  it('TH-8.5 whatever the Speed is, on top of the stack, pushing nobody', () => {
    const s = turn({ at: 'm1', hand: ['villager-juri', 'military-diego'] }, { players: [{ at: 'm5' }] });
    s.told('confused', { to: 'm5' }).told('speed', { speed: -1 }).untold('pushed').ends();
    expect(s.stack('m5')).toEqual([0, 1]);
  });

  it('TH-8.5 TH-8.6 TH-R21 costs no Speed and activates nothing by itself; staying does', () => {
    const confused = (stayActivates: boolean) =>
      turn(
        { at: 'r2', hand: ['villager-juri', 'vampire-speed-2'] },
        { chests: { r6: 'token-velvet' }, options: { stayActivates } },
      ).answer(0, 'space:r6');
    expect(confused(true).asks(0, 'move').turn.remaining).toBe(2);
    confused(true).answer(0, 'stay').asks(0, 'action', ['chest:r6', 'end']);
    expect(confused(false).answer(0, 'stay').ends().vp()).toBe(0);
  });

  it('TH-8.6 TH-16.2 once in a turn, however many of them', () => {
    const s = turn({ at: 'm1', hand: ['villager-juri', 'noble-theresa', 'vampire-speed-4'] });
    expect(s.asks(0, 'move').at()).toBe('m5');
    expect(s.heard('spectator', 'confused').length).toBe(1);
    // It may go back.
    s.answer(0, 'move:m1').told('moved', { from: 'm5', to: 'm1', cost: 4 }).ends();
  });

  it('TH-8.1 TH-R26 not at home, but a vampire that never left is dragged out', () => {
    turn({ home: 1, hand: ['villager-juri', 'vampire-speed-4'] })
      .untold('confused')
      .ends();
    const s = turn({ hand: ['villager-juri', 'vampire-speed-4'] }).told('confused', { to: 'm1' });
    s.answer(0, 'move:castle').told('home', { arrival: 1, tile: 'castle-10' }).ends();
  });

  it('TH-9.22 TH-R25 is not moving', () => {
    const s = turn(
      { at: 'm1', hand: ['villager-juri', 'vampire-speed-2'], playing: ['pig-chop'] },
      { track: { '1/1': ['noble-jack'] } },
    ).answer(0, 'stay');
    expect([s.asks(0, 'action').turn.moved, s.turn.generalHunts]).toEqual([false, 2]);
  });

  it('TH-16.15 not on the Track and not when hunted', () => {
    const s = action({ at: 'm2' }, 1, { track: { '1/1': ['noble-theresa'], '2/1': ['villager-juri'] } });
    expect(s.answer(0, 'hunt:1/1').untold('confused').ends().at()).toBe('m2');
  });
});

describe('Spicy', () => {
  const spicy = (at: SpaceId, setting: Partial<Setting> = {}) =>
    turn({ at, hand: ['villager-eunice', 'vampire-speed-4'], deck: [] }, setting);

  it.each(FORCED.filter(({ steps }) => steps > 0))(
    'TH-9.12 TH-9.14 TH-9.16 from $at to $wells, $steps steps',
    ({ at, wells, steps }) => {
      for (const well of wells) {
        const s = spicy(at);
        if (wells.length > 1) {
          s.asks(
            0,
            'move',
            wells.map((space) => `move:${space}`),
          );
          s.bars(0, 'stay', 'TH-9.14', 'spicy').answer(0, `move:${well}`);
        }
        s.told('moved', { way: 'spicy', from: at, to: well as SpaceId, cost: steps }).ends();
      }
    },
  );

  it.each(FORCED.filter(({ steps }) => steps === 0))('TH-9.13 on $at it does not move at all', ({ at }) => {
    // Not even by Mist.
    const s = turn({ at, hand: ['villager-eunice', 'vampire-speed-4', 'form-of-mist'], deck: [] });
    expect(s.told('stayed', { space: at }).untold('moved').ends().at()).toBe(at);
    expect(s.playing()).toEqual([]);
  });

  it('TH-9.13 on a Well it hunts, with the extra hunt of the Well', () => {
    const s = spicy('m5', { track: { '1/1': ['noble-jack'], '1/2': ['noble-zara'] } });
    s.answers(0, 'hunt:1/2', 'hunt:1/1').told('hunted').told('hunted').ends();
  });

  it('TH-9.14 the remaining Speed pays for hunts on the Well', () => {
    const s = spicy('m3', { track: { '1/1': ['noble-jack'], '2/1': ['noble-zara'] } });
    s.told('moved', { to: 'm5', cost: 2 }).answers(0, 'hunt:1/1', 'hunt:2/1').ends();
  });

  it('TH-9.14 TH-10.1 a forced move may push', () => {
    spicy('m3', { players: [{ at: 'm5' }] }).asks(0, 'push', ['stop', 'push:m4', 'push:m6']);
  });

  it('TH-9.15 too little Speed: as far as possible on a shortest way, and all of it is spent', () => {
    const s = turn(
      { at: 'm2', hand: ['villager-eunice', 'villager-momo'] },
      { track: { '1/1': ['noble-jack'] } },
    );
    s.told('moved', { way: 'spicy', to: 'm3', cost: 1 }).ends();
    expect(s.playing()).toEqual(['villager-eunice']);
  });

  it('TH-9.17 with Speed 0 or less it stays, and so does the card', () => {
    const s = turn({ at: 'm2', hand: ['villager-eunice', 'military-diego'] })
      .told('stayed')
      .ends();
    expect([s.at(), s.playing()]).toEqual(['m2', ['villager-eunice']]);
  });

  it('TH-9.18 a kept card forces the next turn again and counts as a Human', () => {
    const s = turn({ at: 'm2', hand: ['vampire-thirst'], playing: ['villager-eunice'] });
    s.told('speed', { speed: 3 }).told('moved', { way: 'spicy', to: 'm5', cost: 3 });
    expect([s.ends().playing(), s.discard()]).toEqual([[], ['villager-eunice', 'vampire-thirst']]);
  });

  it('TH-9.18 TH-16.2 several are all kept, or all discarded', () => {
    const all: Sitting = { at: 'm2', hand: ['villager-eunice', 'villager-anton', 'vampire-speed-2'] };
    expect(turn(all).ends().playing()).toEqual(['villager-eunice', 'villager-anton']);
    expect(
      turn({ ...all, at: 'm3' })
        .ends()
        .playing(),
    ).toEqual([]);
  });

  it('TH-9.11 TH-9.18 at home it neither moves nor stays in play', () => {
    const s = turn({ home: 1, hand: ['villager-eunice', 'vampire-speed-4'] });
    expect(s.untold('moved').ends().discard()).toEqual(['villager-eunice', 'vampire-speed-4']);
  });

  it('TH-16.15 not on the Track and not when hunted', () => {
    const s = action({ at: 'm2' }, 1, { track: { '1/1': ['villager-anton'] } })
      .answer(0, 'hunt:1/1')
      .ends();
    expect([s.at(), s.playing(), s.discard()]).toEqual(['m2', [], ['villager-anton']]);
  });
});

describe('Mist', () => {
  it.each(FORCED)('TH-9.20 from $at to $mist', ({ at, mist }) => {
    const s = turn({ at, hand: ['form-of-mist'] }).asks(0, 'move');
    expect(s.verbs('mist').sort()).toEqual([...mist].sort());
  });

  it('TH-9.5 the option direction = strict does not affect it', () => {
    // The way from r4 to b5 first goes back to r1.
    const s = turn({ at: 'r4', hand: ['form-of-mist'] }, { options: { direction: 'strict' } });
    expect(s.asks(0, 'move').verbs('mist').sort()).toEqual(['b5', 'd5', 'm9', 'r10']);
  });
});

describe('Holy Water', () => {
  const track = { '1/1': ['noble-jack'], '2/1': ['wolf-bo'] } as const;

  it('TH-12.6 bans Track, Tavern and Rose', () => {
    const banned = (at: SpaceId) =>
      action({ at, playing: ['noble-elois'], tokens: ['token-hunt'] }, 3, { track, tavern: ['noble-zara'] });
    banned('m5').bars(0, 'hunt:1/1', 'TH-12.6').bars(0, 'hunt:2/1', 'TH-12.6');
    banned('b3').bars(0, 'tavern', 'TH-12.6');
    banned('labyrinth').bars(0, 'rose:eternal-rose', 'TH-12.6');
    for (const at of ['m5', 'b3', 'labyrinth'] as const)
      banned(at).asks(0, 'action', ['token:token-hunt', 'end']);
  });

  it('TH-12.6 the space and everything else works', () => {
    action({ at: 'r6', playing: ['noble-elois'] }, 1, { track, chests: { r6: 'token-velvet' } }).asks(
      0,
      'action',
      ['chest:r6', 'end'],
    );
  });

  it('TH-12.6 TH-R39 the ban ends when the card leaves', () => {
    const s = action({ at: 'f3', playing: ['noble-elois'] }, 1, { track });
    s.asks(0, 'action', ['building:f3', 'end']).answer(0, 'building:f3');
    s.asks(0, 'action', ['hunt:1/1', 'hunt:2/1', 'end']);
  });

  it('TH-12.6 one of two that leaves does not end it', () => {
    action({ at: 'f3', playing: ['noble-elois', 'religious-bolat'] }, 1, { track })
      .answer(0, 'building:f3')
      .ends();
  });

  it('TH-16.15 not on the Track and not when hunted', () => {
    const s = action({ at: 'm5' }, 2, { track: { '1/1': ['religious-bolat'], '2/1': ['noble-jack'] } });
    s.answers(0, 'hunt:1/1', 'hunt:2/1').ends();
    expect(s.discard()).toEqual(['religious-bolat', 'noble-jack']);
  });
});

describe('Fast', () => {
  it('TH-12.9 once for a cell, not for each card', () => {
    const s = action({ at: 'm2' }, 3, {
      track: { '1/2': ['villager-reyda', 'military-calvin', 'noble-jack'] },
    });
    s.answer(0, 'hunt:1/2').told('hunted', { cost: 3 }).ends();
  });

  it('TH-12.9 TH-R36 no effect in the Tavern', () => {
    const s = action({ at: 'b3' }, 2, { tavern: ['villager-reyda', 'military-calvin'] }).answer(0, 'tavern');
    s.told('hunted', { cost: 2, amount: 2 + 5 }).ends();
  });

  it('TH-12.9 only its own cell', () => {
    const s = action({ at: 'm2' }, 1, { track: { '1/1': ['villager-reyda'], '2/1': ['noble-jack'] } });
    s.asks(0, 'action', ['hunt:2/1', 'end']).bars(0, 'hunt:1/1', 'TH-12.4', 'too-dear');
  });

  it('TH-16.15 not from the playing area', () => {
    const s = action({ at: 'm2', playing: ['villager-reyda'] }, 1, { track: { '1/1': ['noble-jack'] } });
    s.answer(0, 'hunt:1/1').told('hunted', { cost: 1 }).ends();
  });
});

describe('Gregarious', () => {
  it('TH-12.15 each one of a pile brings a card', () => {
    const s = action({ at: 'm2' }, 1, {
      track: { '1/1': ['noble-wilma', 'noble-catarina'] },
      huntDeck: ['noble-jack', 'hypnosis', 'noble-zara'],
    }).answer(0, 'hunt:1/1');
    s.told('hunted', {
      cards: ['noble-wilma', 'noble-catarina', 'noble-jack', 'hypnosis'],
      amount: 10,
    }).ends();
  });

  it('TH-12.16 TH-12.17 the card brought is Ready, digests and inspires like any other', () => {
    const bringing = (card: 'wolf-bo' | 'military-peter' | 'religious-wright') =>
      action({ at: 'm2' }, 1, {
        ...FAR,
        track: { '1/1': ['noble-wilma'] },
        huntDeck: [card],
        crypts: { m6: ['royal', 'picky'], d7: ['meh'] },
      }).answer(0, 'hunt:1/1');
    bringing('wolf-bo').asks(0, 'ready', ['ready:wolf-bo', 'rest']);
    bringing('military-peter').asks(0, 'digest', [
      'digest-discarded:noble-wilma',
      'digest-discarded:military-peter',
      'none',
    ]);
    bringing('religious-wright').asks(0, 'choose-crypt', ['crypt:m6', 'crypt:d7']);
  });

  it('TH-12.16 TH-21.1 an empty Hunt deck brings nothing', () => {
    const s = action({ at: 'm2' }, 1, { track: { '1/1': ['noble-wilma'] }, huntDeck: [] }).answer(
      0,
      'hunt:1/1',
    );
    s.told('hunted', { cards: ['noble-wilma'], brought: [] }).ends();
  });

  it('TH-12.15 TH-13.7 in the Tavern and by a free hunt as well', () => {
    const tavern = action({ at: 'b3' }, 2, { tavern: ['noble-wilma'], huntDeck: ['noble-jack'] });
    tavern
      .answer(0, 'tavern')
      .told('hunted', { brought: ['noble-jack'], amount: 8 })
      .ends();
    const free = action({ at: 'm2', missions: ['hungry'] }, 3, {
      ...FAR,
      track: { '1/3': ['hypnosis'], '1/1': ['noble-wilma'] },
      huntDeck: ['noble-jack'],
    });
    free
      .answers(0, 'hunt:1/3', 'use:hungry')
      .told('hunted', { brought: ['noble-jack'], cost: 0 })
      .ends();
  });

  it('TH-16.15 not from the playing area', () => {
    const s = action({ at: 'm2', playing: ['noble-wilma'] }, 1, { track: { '1/1': ['noble-jack'] } });
    s.answer(0, 'hunt:1/1').told('hunted', { brought: [] }).ends();
  });
});

describe('Inspiring', () => {
  const crypts = { m6: ['royal', 'picky'], d7: ['meh', 'tipsy'] } as const;

  it('TH-12.20 mandatory, once for each card', () => {
    const s = action({ at: 'm2' }, 1, {
      ...FAR,
      crypts,
      track: { '1/1': ['religious-wright', 'military-victoria'] },
    }).answer(0, 'hunt:1/1');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:d7']).answers(0, 'crypt:m6', 'keep:royal');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:d7']).answer(0, 'crypt:m6').ends();
    expect([s.missions().sort(), s.crypt('m6')]).toEqual([['picky', 'royal'], []]);
  });

  it('TH-12.20 not when no pile is left', () => {
    const s = action({ at: 'm2' }, 1, { ...FAR, track: { '1/1': ['religious-wright'] } }).answer(
      0,
      'hunt:1/1',
    );
    expect(s.ends().missions()).toEqual([]);
  });

  it('TH-16.15 not from the playing area', () => {
    turn({ home: 1, hand: ['religious-wright', 'military-victoria'] }, { crypts })
      .untold('looked')
      .ends();
  });
});

describe('Ready', () => {
  const pile = ['wolf-bo', 'pig-chop', 'goat-nanny', 'noble-jack'] as const;

  it('TH-12.18 several in the order of choice, the last one on top; the rest is discarded', () => {
    const s = action({ at: 'm2', deck: ['vampire-speed-2', 'vampire-speed-3'] }, 1, {
      track: { '1/1': pile },
    });
    s.answer(0, 'hunt:1/1').asks(0, 'ready', ['ready:wolf-bo', 'ready:pig-chop', 'ready:goat-nanny', 'rest']);
    s.answer(0, 'ready:goat-nanny').asks(0, 'ready', ['ready:wolf-bo', 'ready:pig-chop', 'rest']);
    s.answer(0, 'ready:wolf-bo').asks(0, 'ready', ['ready:pig-chop', 'rest']).answer(0, 'rest').ends();
    expect([s.hand(), s.discard()]).toEqual([
      ['wolf-bo', 'goat-nanny', 'vampire-speed-2'],
      ['pig-chop', 'noble-jack'],
    ]);
  });

  it('TH-12.18 everybody sees which card lies on the deck', () => {
    const s = action({ at: 'm5' }, 2, { track: { '1/1': pile, '2/1': ['hypnosis'] } });
    s.answers(0, 'hunt:1/1', 'ready:wolf-bo', 'rest');
    expect(s.asks(0, 'action').heard(1, 'readied')).toEqual([{ kind: 'readied', seat: 0, card: 'wolf-bo' }]);
  });

  it('TH-12.18 TH-3.4 onto an empty deck too', () => {
    const s = action({ at: 'm2', deck: [], discard: ['vampire-speed-2'] }, 1, {
      track: { '1/1': ['wolf-bo'] },
    });
    s.answers(0, 'hunt:1/1', 'ready:wolf-bo').told('reshuffled', { count: 1 }).ends();
    expect(s.hand()).toEqual(['wolf-bo', 'vampire-speed-2']);
  });

  it('TH-12.17 placed before anything is digested', () => {
    const s = action({ at: 'm2' }, 1, { track: { '1/1': ['military-peter', 'wolf-bo'] } });
    s.answers(0, 'hunt:1/1', 'ready:wolf-bo').asks(0, 'digest', ['digest-discarded:military-peter', 'none']);
  });
});

describe('Slow', () => {
  const one: Sitting = { hand: ['vampire-speed-2'] };
  const later = (setting: Partial<Setting>) =>
    scene({ players: [one, one], from: 'end-round', ...setting }).asks(1, 'move');

  it('TH-18.6 beside the cards in column 2; column 3 stays empty', () => {
    const s = later({
      track: { '2/3': ['noble-jack'], '2/2': ['noble-zara'] },
      huntDeck: ['noble-mindy', 'villager-patricia', 'noble-agnes', 'noble-tania'],
    });
    expect(['2/3', '2/2', '2/1'].map((cell) => s.cell(cell))).toEqual([
      [],
      ['noble-jack', 'villager-patricia'],
      ['noble-zara'],
    ]);
    expect([s.cell('1/3'), s.cell('3/3')]).toEqual([['noble-mindy'], ['noble-agnes']]);
  });

  it('TH-18.4 from there it moves on like any other card', () => {
    const s = later({ track: { '2/2': ['villager-patricia'] } });
    expect([s.cell('2/2').includes('villager-patricia'), s.cell('2/1')]).toEqual([
      false,
      ['villager-patricia'],
    ]);
  });

  it('TH-16.15 neither in the Tavern nor when brought by Gregarious', () => {
    const s = action({ at: 'b3' }, 2, { tavern: ['noble-wilma'], huntDeck: ['religious-father-eli'] });
    s.answer(0, 'tavern').ends();
    expect(s.discard()).toEqual(['noble-wilma', 'religious-father-eli']);
  });
});

describe('Digest', () => {
  it('TH-16.13 a digested card is not reshuffled', () => {
    const s = turn({
      home: 1,
      hand: ['vampire-speed-2'],
      deck: [],
      digested: ['vampire-speed-4', 'noble-jack'],
    }).ends();
    expect([s.hand(), s.digested()]).toEqual([['vampire-speed-2'], ['vampire-speed-4', 'noble-jack']]);
  });

  it('TH-16.13 TH-3.8 it has no effect in play', () => {
    const digested = ['the-hunger', 'villager-juri', 'noble-elois', 'eternal-rose', 'pigeon-tyson'] as const;
    const s = turn({ at: 'm2', hand: ['vampire-thirst'], digested }, { track: { '1/1': ['noble-jack'] } });
    s.untold('confused').told('speed', { speed: 1 }).answers(0, 'stay', 'hunt:1/1').ends();
    expect(s.vp()).toBe(3);
  });

  it('TH-16.13 TH-20.4 it is still owned at the end', () => {
    const digested = ['villager-roxane', 'military-cyrana', 'wolf-bo', 'villager-szalai'] as const;
    const s = scene({ players: [{ deck: [], digested, missions: ['romantic', 'gourmet'] }], from: 'dawn' });
    expect(s.over([0]).totals[0]).toBe(4 + 1 + 2 + 2 * 3);
  });
});

describe('Permanent', () => {
  it('TH-3.7 takes part in every turn of its owner', () => {
    const s = scene({
      players: [
        { at: 'm2', hand: ['eternal-rose'], deck: ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'] },
      ],
      from: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    }).answer(0, 'stay');
    s.told('speed', { speed: 1 }).told('gained', { amount: 1 }).told('speed', { speed: 10 });
    expect(s.asks(0, 'move').answer(0, 'stay').told('gained', { amount: 1 }).ends().vp()).toBe(2);
  });

  it('TH-3.7 TH-16.14 once discarded it is drawn, played and kept as before', () => {
    const s = scene({
      players: [{ home: 1, hand: ['vampiric-will'], playing: ['wolf-bo'], deck: ['vampire-speed-4'] }],
      from: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    });
    s.answer(0, 'activate:vampiric-will')
      .told('discarded', { card: 'wolf-bo' })
      .told('reshuffled', { count: 3 });
    s.asks(0, 'effects').answer(0, 'done').told('cleaned-up').ends();
    expect(s.playing()).toEqual(['wolf-bo']);
  });
});
