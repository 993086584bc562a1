import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/cards.ts';
import { action, scene, turn } from './kit.ts';
import { rowsOf } from './tables.ts';

/** The six Starting Powers of 7.3, card by card. */

const ROWS = rowsOf('7.3', 'count per deck').map((row) => ({
  id: row.id as CardId,
  speed: Number.parseInt(row.Speed ?? '', 10),
}));

describe('All Starting Powers', () => {
  it.each(ROWS)('$id TH-8.7: Speed $speed', ({ id, speed }) => {
    turn({ at: 'm2', hand: [id], deck: [] })
      .told('speed', { speed })
      .asks(0, 'move');
  });

  it.each(ROWS)('$id TH-17.3: is discarded at the end of the turn', ({ id }) => {
    const s = turn({ home: 1, hand: [id] })
      .told('cleaned-up', { cards: [id] })
      .ends();
    expect([s.playing(), s.discard()]).toEqual([[], [id]]);
  });

  it.each(ROWS)('$id TH-3.3: is owned, but no Mission counts it', ({ id }) => {
    const missions = ['my-body-is-my-temple', 'gluttony', 'zoologist', 'gourmet'] as const;
    const s = scene({ players: [{ deck: [], digested: [id], missions }], from: 'dawn' });
    expect(s.over([0, 1]).totals).toEqual([0, 0]);
    expect(s.digested()).toEqual([id]);
  });

  it.each(ROWS)('$id TH-12.19 TH-R43: can be digested like any other card', ({ id }) => {
    const s = action({ at: 'm2', playing: [id] }, 1, { track: { '1/1': ['military-peter'] } });
    s.answers(0, 'hunt:1/1', `digest:${id}`)
      .told('digested', { card: id, from: 'playing-area', source: 'military-peter' })
      .ends();
  });
});

describe('the-hunger', () => {
  it('the-hunger TH-12.12: 1 more VP for each Human hunted', () => {
    const hunt = (playing: readonly CardId[]) =>
      action({ at: 'm2', playing }, 1, {
        track: { '1/1': ['noble-jack', 'military-eli', 'vampiric-speed-2'] },
      }).answer(0, 'hunt:1/1');
    hunt(['the-hunger'])
      .told('hunted', { vps: [4, 1, 0], amount: 5 })
      .ends();
    hunt([])
      .told('hunted', { vps: [3, 0, 0], amount: 3 })
      .ends();
  });

  it('the-hunger TH-12.12 TH-3.8: only from the playing area', () => {
    const s = action({ at: 'm2', discard: ['the-hunger'] }, 1, { track: { '1/1': ['noble-jack'] } });
    expect(s.answer(0, 'hunt:1/1').ends().vp()).toBe(3);
  });

  it('the-hunger TH-12.16 TH-13.7 TH-12.21: for Gregarious cards, free hunts and the Tavern too', () => {
    const brought = action({ at: 'm2', playing: ['the-hunger'] }, 1, {
      track: { '1/1': ['noble-wilma'] },
      huntDeck: ['noble-jack'],
    });
    brought
      .answer(0, 'hunt:1/1')
      .told('hunted', { vps: [4, 4] })
      .ends();
    const free = action({ at: 'm2', playing: ['the-hunger'], missions: ['hungry'] }, 3, {
      players: [{ at: 'labyrinth' }],
      track: { '1/3': ['hypnosis'], '1/1': ['noble-jack'] },
    });
    free.answers(0, 'hunt:1/3', 'use:hungry').told('hunted', { from: '1/1', amount: 4 }).ends();
    const tavern = action({ at: 'b3', playing: ['the-hunger'] }, 2, { tavern: ['noble-jack', 'hypnosis'] });
    tavern
      .answer(0, 'tavern')
      .told('hunted', { vps: [5, 0] })
      .ends();
  });

  it('the-hunger TH-12.14: not for Roses', () => {
    const s = action({ at: 'labyrinth', playing: ['the-hunger'] }, 1).answers(0, 'rose:dead-rose', 'rest');
    expect(s.ends().vp()).toBe(3);
  });
});

describe('vampire-thirst', () => {
  it('vampire-thirst TH-8.8: Speed 1, with a Human in the playing area 3', () => {
    const speed = (...others: readonly CardId[]) => {
      const s = turn({ at: 'm2', hand: ['vampire-thirst', ...others], deck: [] }).asks(0, 'move');
      return s.turn.speed;
    };
    expect([speed(), speed('noble-jack'), speed('noble-jack', 'noble-zara')]).toEqual([1, 3, 3]);
    expect([speed('hypnosis'), speed('wolf-bo')]).toEqual([2, 1]);
  });

  it('vampire-thirst TH-8.8 TH-7.5 TH-7.14: a Human that has left does not count', () => {
    const hand = ['vampire-thirst', 'noble-jack', 'vampiric-will'] as const;
    turn({ at: 'm2', hand, deck: ['vampire-speed-2'] })
      .answers(0, 'activate:vampiric-will', 'discard:noble-jack')
      .told('speed', { speed: 1 + 1 + 2 })
      .asks(0, 'move');
    turn({ at: 'm2', hand: ['vampire-thirst', 'noble-jack'], playing: ['snake-kaa'] })
      .answers(0, 'snake:snake-kaa', 'digest:noble-jack')
      .told('speed', { speed: 1 })
      .asks(0, 'move');
  });
});

describe('vampire-strength', () => {
  it('vampire-strength TH-7.8: must draw 1 card while a Human is in the playing area', () => {
    const s = turn({
      at: 'm2',
      hand: ['vampire-strength', 'noble-jack', 'vampiric-will'],
      deck: ['vampire-speed-4', 'vampire-speed-3'],
    });
    s.asks(0, 'effects', ['activate:vampire-strength', 'activate:vampiric-will']);
    s.bars(0, 'done', 'TH-7.11', 'mandatory').answer(0, 'activate:vampire-strength');
    s.told('drew-into-play', { cards: ['vampire-speed-4'] }).asks(0, 'effects', [
      'activate:vampiric-will',
      'done',
    ]);
  });

  it('vampire-strength TH-7.12: does nothing without a Human, or once the Human is discarded', () => {
    turn({ home: 1, hand: ['vampire-strength', 'wolf-bo'] })
      .untold('activated')
      .ends();
    const s = turn({
      home: 1,
      hand: ['vampire-strength', 'noble-jack', 'vampiric-will'],
      deck: ['vampire-speed-4', 'vampire-speed-3'],
    });
    s.answers(0, 'activate:vampiric-will', 'discard:noble-jack');
    s.untold('activated', { card: 'vampire-strength' }).ends();
  });

  it('vampire-strength TH-7.3 TH-7.5: can itself be discarded before it works', () => {
    const s = turn({
      home: 1,
      hand: ['vampire-strength', 'noble-jack', 'vampiric-will'],
      deck: ['vampire-speed-4', 'vampire-speed-3'],
    });
    s.answers(0, 'activate:vampiric-will', 'discard:vampire-strength');
    s.untold('activated', { card: 'vampire-strength' }).ends();
  });
});

describe('Vampire Speeds', () => {
  it('vampire-speed-2, vampire-speed-3 and vampire-speed-4: Speed and nothing else', () => {
    turn({ at: 'm2', hand: ['vampire-speed-2', 'vampire-speed-3', 'vampire-speed-4'] })
      .told('speed', { speed: 9, extra: 0 })
      .asks(0, 'move');
  });
});
