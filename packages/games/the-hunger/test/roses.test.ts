import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/cards.ts';
import { action, scene, turn } from './kit.ts';
import { rowsOf } from './tables.ts';

/** The three Roses of 7.7, card by card. */

const ROWS = rowsOf('7.7', 'VP when taken').map((row) => ({
  id: row.id as CardId,
  speed: Number(row.Speed),
  vp: Number(row['VP when taken']),
}));
const OPTIONS = ROWS.map(({ id }) => `rose:${id}`);

describe('Taking a Rose', () => {
  it.each(ROWS)('$id TH-12.22: $vp VP for 0 Speed, uses a general hunt', ({ id, vp }) => {
    const s = action({ at: 'labyrinth' }, 1)
      .asks(0, 'action', [...OPTIONS, 'end'])
      .answer(0, `rose:${id}`);
    s.told('hunted', { from: 'labyrinth', cost: 0, cards: [id], amount: vp, vp });
    expect([s.turn.remaining, s.turn.generalHunts]).toEqual([1, 0]);
    expect([s.answer(0, 'rest').ends().vp(), s.discard(), s.state.roses.length]).toEqual([vp, [id], 2]);
  });

  it.each(ROWS)('$id TH-12.18: Ready, so it may be in the next hand', ({ id }) => {
    const s = action({ at: 'labyrinth' }, 1).answer(0, `rose:${id}`);
    s.asks(0, 'ready', [`ready:${id}`, 'rest'])
      .answer(0, `ready:${id}`)
      .ends();
    expect([s.hand()[0], s.discard()]).toEqual([id, []]);
  });

  it.each(ROWS)('$id TH-12.23 TH-R7: Unique, so an owner in any zone takes no other', ({ id }) => {
    for (const zone of ['deck', 'hand', 'playing', 'discard', 'digested'] as const) {
      const s = action({ at: 'labyrinth', [zone]: [id], tokens: ['token-hunt'] }, 1);
      s.asks(0, 'action', ['token:token-hunt', 'end']);
      for (const other of OPTIONS.filter((option) => option !== `rose:${id}`))
        s.bars(0, other, 'TH-12.23', 'has-rose');
    }
  });

  it.each(ROWS)('$id TH-21.4: is not replaced when it is taken', ({ id }) => {
    const s = action({ at: 'labyrinth' }, 1, { players: [{ at: 'd17', discard: [id] }] });
    s.asks(0, 'action', [...OPTIONS.filter((option) => option !== `rose:${id}`), 'end']);
  });

  it('TH-11.11 TH-11.2 TH-12.2: only in an active Labyrinth', () => {
    action({ at: 'd17' }, 1).ends();
    action({ at: 'labyrinth', tokens: ['token-hunt'] }, 0)
      .asks(0, 'action', ['token:token-hunt', 'end'])
      .bars(0, 'rose:dead-rose', 'TH-11.2', 'asleep');
  });

  it('TH-13.5 TH-12.2: a column-1 hunt takes no Rose', () => {
    const s = action({ at: 'labyrinth', playing: ['dog-kutya'], tokens: ['token-hunt'] }, 3, {
      track: { '1/2': ['noble-jack'] },
    });
    s.answers(0, 'dog:dog-kutya', 'hunt:1/2').asks(0, 'action', ['token:token-hunt', 'end']);
    s.bars(0, 'rose:dead-rose', 'TH-13.1', 'no-hunt-left');
  });

  it('TH-12.6 TH-12.7: neither with Holy Water nor in a Parasol turn', () => {
    action({ at: 'labyrinth', playing: ['noble-elois'], tokens: ['token-hunt'] }, 1).bars(
      0,
      'rose:dead-rose',
      'TH-12.6',
      'holy-water',
    );
    action({ at: 'labyrinth', tokens: ['token-hunt'] }, 1, { phase: 'parasols' }).bars(
      0,
      'rose:dead-rose',
      'TH-12.7',
      'parasol',
    );
  });

  it('TH-12.25: taking a Rose is hunting, but not hunting a Human', () => {
    const s = action({ at: 'labyrinth', playing: ['pig-chop', 'pigeon-tyson'] }, 1);
    s.answers(0, 'rose:dead-rose', 'rest').untold('gained').ends();
    expect(s.vp()).toBe(3);
  });
});

describe('A Rose in the playing area', () => {
  it.each(ROWS)('$id TH-8.7 TH-3.7: Speed $speed, and stays', ({ id, speed }) => {
    const s = turn({ home: 1, hand: [id, 'vampire-speed-2'] })
      .told('speed', { speed: 2 + speed })
      .ends();
    expect(s.playing()).toEqual([id]);
  });

  /**
   * VP at the end of a turn without a hunt, with a Human hunted, with a Power hunted, and at home with
   * nothing to do.
   */
  it.each([
    ['eternal-rose', [1, 1, 1, 1]],
    ['dead-rose', [0, 1, 1, 0]],
    ['perfect-rose', [2, 0, 0, 2]],
  ] as const)('%s TH-17.4: gives %j', (id, [idle, human, power, home]) => {
    const track = { '1/1': ['noble-jack'], '2/1': ['vampiric-speed-2'] } as const;
    const after = (answer: string) => {
      const s = action({ at: 'm2', playing: [id] }, 1, { track })
        .answer(0, answer)
        .ends();
      return s.heard('spectator', 'gained').reduce((sum, { amount }) => sum + Number(amount), 0);
    };
    expect([after('end'), after('hunt:1/1'), after('hunt:2/1')]).toEqual([idle, human, power]);
    expect(
      turn({ home: 1, playing: [id], hand: [] })
        .ends()
        .vp(),
    ).toBe(home);
  });

  it.each(ROWS)('$id TH-17.4 TH-3.8: nothing in any other zone', ({ id }) => {
    for (const zone of ['deck', 'discard', 'digested'] as const)
      expect(
        turn({ home: 1, hand: [], [zone]: [id] })
          .ends()
          .vp(),
      ).toBe(0);
  });

  it.each(ROWS)('$id TH-12.22 TH-3.5: its VP come once, none at the end of the game', ({ id }) => {
    expect(scene({ players: [{ playing: [id] }], from: 'dawn' }).over([0, 1]).totals).toEqual([0, 0]);
  });

  it.each(ROWS)('$id TH-7.3 TH-16.14: can be discarded, and is drawn again', ({ id }) => {
    const s = turn({ home: 1, hand: ['vampiric-will'], playing: [id], deck: [] }).answer(
      0,
      'activate:vampiric-will',
    );
    s.told('discarded', { card: id })
      .told('drew-into-play', { cards: [id] })
      .ends();
  });
});
