import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/cards.ts';
import { POWERS } from '../cards/powers.ts';
import { action, type Sitting, turn } from './kit.ts';
import { rowsOf } from './tables.ts';

/** The ten Powers of 7.5, card by card. */

const ROWS = rowsOf('7.5', 'of which A').map((row) => ({ id: row.id as CardId, speed: Number(row.Speed) }));

describe('All Powers', () => {
  it('ten of them', () => expect(ROWS.map(({ id }) => id)).toEqual(POWERS.map(({ id }) => id)));

  it.each(ROWS)('$id TH-12.14: nothing when hunted; not Ready', ({ id }) => {
    for (const at of ['m2', 'r9', 'd12'] as const) {
      const s = action({ at, playing: ['the-hunger'] }, 1, { track: { '1/1': [id] } }).answer(0, 'hunt:1/1');
      expect([s.untold('readied').ends().vp(), s.discard()[0]]).toEqual([0, id]);
    }
  });

  it.each(ROWS)('$id TH-8.7: Speed $speed, and is discarded at the end of the turn', ({ id, speed }) => {
    const s = turn({ home: 1, hand: [id], deck: [] })
      .told('speed', { speed })
      .passUntil('curtain')
      .ends();
    expect([s.playing(), s.hand()]).toEqual([[], [id]]);
  });
});

describe('hypnosis', () => {
  const track = { '1/3': ['noble-jack', 'wolf-bo'], '2/2': ['noble-zara'] } as const;

  it('hypnosis TH-16.7 TH-R44: one card, up, down, left or right, into any cell', () => {
    const from = (cell: string) =>
      action({ at: 'm2', playing: ['hypnosis'] }, 0, { track }).answers(0, 'hypnosis', `cell:${cell}`);
    from('1/3').answer(0, 'card:wolf-bo').asks(0, 'hypnosis-direction', ['down', 'right']);
    from('2/2').answer(0, 'card:noble-zara').asks(0, 'hypnosis-direction', ['up', 'down', 'left', 'right']);
    const s = from('1/3').answers(0, 'card:wolf-bo', 'down').told('hypnotised', { from: '1/3', to: '2/3' });
    expect([s.ends().cell('1/3'), s.cell('2/3')]).toEqual([['noble-jack'], ['wolf-bo']]);
    const joined = from('2/2').answers(0, 'card:noble-zara', 'left').ends();
    expect(joined.cell('2/3')).toEqual(['noble-zara']);
  });

  it.each([
    ['1/3', ['down', 'right']],
    ['1/1', ['down', 'left']],
    ['2/3', ['up', 'down', 'right']],
    ['2/1', ['up', 'down', 'left']],
    ['3/3', ['up', 'right']],
    ['3/2', ['up', 'left', 'right']],
    ['3/1', ['up', 'left']],
  ] as const)('hypnosis TH-16.7: from %s only %j, never over the edge of the Track', (cell, directions) => {
    action({ at: 'm2', playing: ['hypnosis'] }, 0, { track: { [cell]: ['noble-jack'] } })
      .answers(0, 'hypnosis', `cell:${cell}`, 'card:noble-jack')
      .asks(0, 'hypnosis-direction', directions);
  });

  it('hypnosis TH-16.7: once for each copy, and it may be left unused', () => {
    const s = action({ at: 'm2', playing: ['hypnosis', 'hypnosis'] }, 0, { track });
    s.answers(0, 'hypnosis', 'cell:1/3', 'card:wolf-bo', 'right');
    s.asks(0, 'action', ['hypnosis', 'end'])
      .answers(0, 'hypnosis', 'cell:1/2', 'card:wolf-bo', 'right')
      .ends();
    expect(s.cell('1/1')).toEqual(['wolf-bo']);
    action({ at: 'm2', playing: ['hypnosis'] }, 0, { track })
      .answer(0, 'end')
      .untold('hypnotised')
      .ends();
  });

  it('hypnosis TH-16.7 TH-12.25: costs nothing and is not a hunt', () => {
    const s = action({ at: 'm2', playing: ['hypnosis', 'pigeon-tyson'] }, 0, { track });
    s.answers(0, 'hypnosis', 'cell:1/3', 'card:wolf-bo', 'right');
    expect(s.told('gained', { source: 'pigeon-tyson' }).ends().vp()).toBe(1);
  });

  it('hypnosis TH-16.7: not in an empty Track', () => {
    action({ at: 'm2', playing: ['hypnosis'] }, 1).ends();
  });
});

describe('form-of-mist', () => {
  const misty: Sitting = { at: 'm6', hand: ['form-of-mist'] };

  it('form-of-mist TH-9.19 TH-9.20 TH-R30: to a next Well for 0 Speed', () => {
    const s = turn(misty, { track: { '1/1': ['noble-jack'] } });
    s.asks(0, 'move', ['stay', 'move:m5', 'move:m7', 'mist:m5', 'mist:m9']).answer(0, 'mist:m9');
    s.told('moved', { way: 'mist', cost: 0, path: ['m9'] });
    expect([s.asks(0, 'action', ['hunt:1/1', 'end']).turn.remaining, s.turn.columnHunts]).toEqual([1, 1]);
  });

  it('form-of-mist TH-9.19: not with Speed 0 or less, nor at home', () => {
    turn({ ...misty, hand: ['form-of-mist', 'military-diego'] })
      .told('stayed')
      .ends();
    turn({ ...misty, at: 'castle', home: 1 })
      .untold('moved')
      .ends();
  });

  it('form-of-mist TH-9.21 TH-10.1 TH-11.5: arrives on top, may push, and returns home', () => {
    const s = turn(misty, { players: [{ at: 'm9' }] }).answer(0, 'mist:m9');
    s.asks(0, 'push', ['stop', 'push:m8', 'push:r1']).answer(0, 'stop').ends();
    expect(s.stack('m9')).toEqual([0, 1]);
    const home = turn({ ...misty, at: 'm3' })
      .answer(0, 'mist:castle')
      .told('home', { arrival: 1 })
      .ends();
    expect(home.vp()).toBe(10);
  });

  it('form-of-mist TH-9.20: under Spicy only to a nearest Well', () => {
    turn({ at: 'm6', hand: ['form-of-mist', 'villager-anton', 'vampire-speed-2'] }).asks(0, 'move', [
      'move:m5',
      'mist:m5',
    ]);
  });

  it('form-of-mist TH-9.22 TH-13.2: is moving', () => {
    const s = turn({ ...misty, playing: ['pig-chop'] }, { track: { '1/1': ['noble-jack'] } });
    expect(s.answer(0, 'mist:m9').asks(0, 'action').turn.generalHunts).toBe(1);
  });

  it('form-of-mist TH-16.2: two copies offer the same', () => {
    turn({ ...misty, hand: ['form-of-mist', 'form-of-mist', 'military-diego'] }).asks(0, 'move', [
      'stay',
      'move:m5',
      'move:m7',
      'mist:m5',
      'mist:m9',
    ]);
  });
});

describe('form-of-bat', () => {
  it('form-of-bat TH-9.8: passing a Well or another vampire is free, stopping never', () => {
    const s = turn({ at: 'm4', hand: ['form-of-bat'] }, { players: [{ at: 'm3' }, { at: 'm2' }] });
    s.asks(0, 'move', ['stay', 'move:m3', 'move:m2', 'move:m1', 'move:m5', 'move:m6']);
    s.answer(0, 'move:m1')
      .told('moved', { cost: 1, path: ['m3', 'm2', 'm1'] })
      .ends();
  });

  it('form-of-bat TH-9.9 TH-16.2: further copies add nothing', () => {
    const s = turn({ at: 'm4', hand: ['form-of-bat', 'form-of-bat', 'military-diego'] });
    expect(s.asks(0, 'move').destinations.sort()).toEqual(['m3', 'm5', 'm6']);
  });

  it('form-of-bat TH-9.9: the cheapest walk, not the shortest', () => {
    // The Road has seven steps, of which a Well saves one; the Railroad has eight, of which three vampires and a Well save four.
    const s = turn(
      { at: 'r5', hand: ['form-of-bat', 'vampire-speed-3'] },
      { players: [{ at: 'r6' }, { at: 'r7' }, { at: 'r8' }] },
    ).answer(0, 'move:r13');
    s.told('moved', { cost: 4, path: ['r6', 'r7', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13'] }).ends();
  });

  it('form-of-bat TH-9.9 TH-9.12: lengthens a Spicy move, while the target is found by steps', () => {
    // r4 and d5 are three steps away from d2; the vampire on d3 makes d5 cheaper, not nearer.
    const s = turn(
      { at: 'd2', hand: ['form-of-bat', 'villager-eunice', 'villager-momo'] },
      { players: [{ at: 'd3' }] },
    );
    s.told('speed', { speed: 2 }).asks(0, 'move', ['move:d5', 'move:r5']);
    s.answer(0, 'move:d5').told('moved', { way: 'spicy', cost: 2 }).ends();
  });
});

describe('vampiric-stealth', () => {
  const track = { '1/2': ['noble-jack'], '2/2': ['noble-zara'], '3/1': ['noble-mindy'] } as const;

  it('vampiric-stealth TH-13.2 TH-13.4: one more general hunt for each copy, each paid for', () => {
    const s = action({ at: 'm2', playing: ['vampiric-stealth', 'vampiric-stealth'] }, 5, { track });
    expect(s.turn.generalHunts).toBe(3);
    s.answers(0, 'hunt:1/2', 'hunt:2/2', 'hunt:3/1').told('hunted', { cost: 2 });
    s.told('hunted', { cost: 2 }).told('hunted', { cost: 1 }).ends();
  });

  it('vampiric-stealth TH-13.1: the hunt stays when the card leaves', () => {
    const s = action({ at: 'm2', playing: ['vampiric-stealth', 'snake-kaa'] }, 4, { track });
    s.answers(0, 'snake:snake-kaa', 'hunt:1/2', 'hunt:2/2').ends();
    expect(s.digested().sort()).toEqual(['snake-kaa', 'vampiric-stealth']);
  });
});

describe('Wills', () => {
  const deck = ['vampire-speed-4', 'vampire-speed-3', 'vampire-thirst'] as const;

  it('vampiric-will TH-7.6: discard one, draw one, once for each copy', () => {
    const s = turn({
      at: 'm2',
      hand: ['vampiric-will', 'vampiric-will', 'noble-theresa', 'noble-jack'],
      deck,
    });
    s.answer(0, 'activate:vampiric-will').asks(0, 'discard', [
      'discard:vampiric-will',
      'discard:noble-theresa',
      'discard:noble-jack',
    ]);
    s.answers(0, 'discard:noble-theresa', 'activate:vampiric-will');
    s.asks(0, 'discard', ['discard:noble-jack', 'discard:vampire-speed-4']).answer(0, 'discard:noble-jack');
    s.told('speed', { speed: 1 + 1 + 4 + 3 })
      .untold('confused')
      .asks(0, 'move');
  });

  it('vampiric-will-double TH-7.7: up to twice, one after another', () => {
    const hand = ['vampiric-will-double', 'noble-theresa', 'noble-jack'] as const;
    const s = turn({ at: 'm2', hand, deck }).answers(
      0,
      'activate:vampiric-will-double',
      'discard:noble-jack',
    );
    s.asks(0, 'use-again', ['again', 'stop']).answer(0, 'again');
    s.asks(0, 'discard', ['discard:noble-theresa', 'discard:vampire-speed-4']).answer(
      0,
      'discard:noble-theresa',
    );
    s.told('speed', { speed: 0 + 4 + 3 }).asks(0, 'move');
    const once = turn({ at: 'm2', hand, deck }).answers(
      0,
      'activate:vampiric-will-double',
      'discard:noble-jack',
    );
    once.answer(0, 'stop').told('confused').told('speed', { speed: 4 }).asks(0, 'move');
  });

  it('vampiric-will-double TH-7.6: needs an eligible card the second time too', () => {
    const s = turn({ at: 'm2', hand: ['vampiric-will-double', 'vampire-speed-2'], deck: [] });
    s.answer(0, 'activate:vampiric-will-double').told('discarded', { card: 'vampire-speed-2' });
    // It comes back in the reshuffle as a new card, and can be discarded again.
    s.told('reshuffled', { count: 1 }).asks(0, 'use-again').answer(0, 'stop').asks(0, 'move');
  });
});

describe('Strengths', () => {
  const deck = ['vampire-speed-4', 'vampire-speed-3', 'vampire-thirst', 'vampire-speed-2'] as const;
  const drawn = (hand: readonly CardId[], card: CardId) => {
    const s = turn({ home: 1, hand, deck }).answer(0, `activate:${card}`).passUntil('curtain').ends();
    return s.heard('spectator', 'drew-into-play').map(({ cards }) => (cards as CardId[]).length);
  };

  it.each([
    ['vampiric-strength', 1, 2],
    ['vampiric-strength-great', 2, 3],
  ] as const)('%s TH-7.9: draws %i, or %i with a Human', (card, without, withHuman) => {
    expect(drawn([card], card)).toEqual([without]);
    expect(drawn([card, 'noble-jack'], card)).toEqual([withHuman]);
  });

  it.each(['vampiric-strength', 'vampiric-strength-great'] as const)(
    '%s TH-7.9 TH-R16: is optional',
    (card) => {
      turn({ home: 1, hand: [card], deck })
        .asks(0, 'effects', [`activate:${card}`, 'done'])
        .answer(0, 'done')
        .untold('drew-into-play')
        .ends();
    },
  );

  it('vampiric-strength TH-7.9: each copy once, and a Human drawn by the first counts for the second', () => {
    const s = turn({
      home: 1,
      hand: ['vampiric-strength', 'vampiric-strength'],
      deck: ['noble-jack', ...deck],
    }).answers(0, 'activate:vampiric-strength', 'activate:vampiric-strength');
    s.told('drew-into-play', { cards: ['noble-jack'] });
    s.told('drew-into-play', { cards: ['vampire-speed-4', 'vampire-speed-3'] }).ends();
  });
});

describe('Speeds', () => {
  it('vampiric-speed-3 and vampiric-speed-2: Speed and nothing else', () => {
    turn({ at: 'm2', hand: ['vampiric-speed-3', 'vampiric-speed-2', 'vampiric-speed-2'] })
      .told('speed', { speed: 7, extra: 0 })
      .asks(0, 'move');
  });
});
