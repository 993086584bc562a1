import { describe, expect, it } from 'vitest';
import { action, scene, turn } from './kit.ts';

/** TH-17 and TH-18: the end of a turn and of a round. */

describe('TH-17 the end of a turn', () => {
  it('TH-17.1 a Crypt that is still open is resolved first', () => {
    const one = action({ at: 'm6', deck: ['vampire-speed-2'] }, 1, {
      crypts: { m6: ['picky', 'meh'] },
    }).answers(0, 'end', 'keep:meh');
    one.told('mission-gained').told('cleaned-up').told('drew').ends();
  });

  it('TH-17.2 the vampire rests', () => {
    const one = turn({ home: 1, hand: [] }).ends();
    expect(one.player().resting).toBe(true);
  });

  it('TH-17.3 everything but Permanent cards and kept Spicy ones is discarded', () => {
    const one = turn({
      at: 'd3',
      hand: ['vampire-strength', 'vampiric-strength-great', 'villager-eunice'],
      playing: ['wolf-bo', 'dead-rose'],
      deck: ['noble-jack', 'noble-zara'],
    });
    one.answers(0, 'activate:vampire-strength').passUntil('curtain').ends();
    expect(one.playing()).toEqual(['wolf-bo', 'dead-rose', 'villager-eunice']);
  });

  it('TH-17.4 the cards still there are scored: Roses, Pigeons, Pigs, in Speed 0 turns as well', () => {
    const playing = ['eternal-rose', 'perfect-rose', 'dead-rose', 'pigeon-tyson', 'pig-chop'] as const;
    const idle = action({ at: 'm2', playing }, 0, { track: { '1/1': ['noble-jack'] } }).ends();
    expect(idle.vp()).toBe(1 + 2 + 0 + 1 + 0);
    const busy = action({ at: 'm2', playing }, 1, { track: { '1/1': ['noble-veres'] } })
      .answer(0, 'hunt:1/1')
      .ends();
    expect(busy.vp()).toBe(1 + 0 + 1 + 0 + 1);
  });

  it('TH-17.4 cards that were discarded before are not', () => {
    const one = turn({
      home: 1,
      hand: ['vampiric-will'],
      playing: ['eternal-rose'],
      deck: ['vampire-speed-2'],
    })
      .answer(0, 'activate:vampiric-will')
      .ends();
    expect(one.vp()).toBe(0);
  });

  it('TH-17.5 three cards are drawn, in a Parasol turn none', () => {
    turn({ home: 1, hand: [], deck: ['noble-jack', 'noble-zara', 'wolf-bo', 'wolf-echo'] })
      .told('drew', { count: 3 })
      .ends();
    const one = turn({ home: 1, hand: ['vampire-speed-2'] }, { phase: 'parasols' })
      .untold('drew')
      .ends();
    expect(one.hand()).toEqual([]);
  });

  it('TH-17.5 the drawn cards are known to their owner only', () => {
    const one = turn({ home: 1, hand: [], deck: ['noble-jack', 'noble-zara', 'wolf-bo'] }).ends();
    expect(one.heard(0, 'drew')).toEqual([
      { kind: 'drew', seat: 0, count: 3, cards: ['noble-jack', 'noble-zara', 'wolf-bo'] },
    ]);
    expect(one.heard(1, 'drew')).toEqual([{ kind: 'drew', seat: 0, count: 3 }]);
    expect(one.view(1).state.players[0]?.hand).toEqual([null, null, null]);
    expect(one.view(0).state.players[0]?.hand).not.toContain(null);
  });
});

describe('TH-18 the end of a round', () => {
  /** The round is over; then a seat with a hand is asked to move. */
  const ending = (setting: Partial<Parameters<typeof scene>[0]> = {}) =>
    scene({
      from: [{ step: 'end-round' }],
      players: [{ at: 'm2', hand: ['vampire-speed-2'], resting: true }, { resting: true }],
      ...setting,
    });

  it('TH-18.1 TH-18.2 TH-18.3 the Moon moves on and everybody becomes Active', () => {
    const one = ending({ round: 5 }).told('round', { round: 6 }).told('turn', { seat: 0 }).asks(0, 'move');
    expect([one.state.round, one.state.players.map(({ resting }) => resting)]).toEqual([6, [false, false]]);
  });

  it('TH-18.4 TH-18.5 TH-18.6 column 2 joins column 1, column 3 moves to column 2, and is filled', () => {
    const one = ending({
      track: {
        '1/1': ['noble-jack'],
        '1/2': ['noble-zara', 'wolf-bo'],
        '1/3': ['hypnosis'],
        '2/3': ['noble-tania'],
      },
      huntDeck: ['noble-agnes', 'wolf-echo', 'noble-mindy', 'military-uwe'],
    });
    expect(['1/1', '1/2', '1/3'].map((cell) => one.cell(cell))).toEqual([
      ['noble-jack', 'noble-zara', 'wolf-bo'],
      ['hypnosis'],
      ['noble-agnes'],
    ]);
    expect(['2/1', '2/2', '2/3'].map((cell) => one.cell(cell))).toEqual([[], ['noble-tania'], ['wolf-echo']]);
    expect(['3/1', '3/2', '3/3'].map((cell) => one.cell(cell))).toEqual([[], [], ['noble-mindy']]);
    one
      .told('track-shifted')
      .told('track-filled', { cells: ['1/3', '2/3', '3/3'] })
      .asks(0, 'move');
  });

  it.each(['religious-father-eli', 'villager-patricia'] as const)(
    'TH-18.6 TH-R41 %s is Slow: column 2, beside the cards there',
    (slow) => {
      const one = ending({
        track: { '2/3': ['noble-jack'] },
        huntDeck: ['noble-zara', slow, 'noble-tania', 'wolf-bo'],
      });
      expect([one.cell('2/2'), one.cell('2/3')]).toEqual([['noble-jack', slow], []]);
      one.asks(0, 'move');
    },
  );

  it('TH-18.7 TH-R4 before round 15 the Track is shifted but not filled; the Tavern may be', () => {
    const one = ending({ round: 14, track: { '1/3': ['noble-jack'], '2/2': ['noble-zara'] } });
    expect([one.cell('1/2'), one.cell('2/1'), one.cell('1/3')]).toEqual([['noble-jack'], ['noble-zara'], []]);
    expect([one.state.round, one.state.tavern.length]).toEqual([15, 1]);
    one.untold('track-filled').told('tavern-filled', { count: 1 }).asks(0, 'move');
  });

  it('TH-18.8 the Tavern gets a card if nobody stands there and it holds fewer than three', () => {
    const full = ending({ tavern: ['noble-jack', 'noble-zara', 'wolf-bo'] })
      .untold('tavern-filled')
      .asks(0, 'move');
    expect(full.state.tavern.length).toBe(3);
    const visited = ending({ players: [{ at: 'b3', hand: ['vampire-speed-2'] }, {}] })
      .untold('tavern-filled')
      .asks(0, 'move');
    expect(visited.state.tavern.length).toBe(0);
    const filled = ending({
      tavern: ['noble-jack', 'noble-zara'],
      huntDeck: ['wolf-bo', 'wolf-echo', 'hypnosis', 'noble-tania'],
    });
    expect(filled.state.tavern.length).toBe(3);
    // Face down and unseen: nobody is told which card.
    expect(filled.heard('spectator', 'tavern-filled')).toEqual([{ kind: 'tavern-filled', count: 3 }]);
    filled.asks(0, 'move');
  });

  it('TH-1.2 TH-18.1 TH-R3 there is no further round after round 15', () => {
    const one = ending({ round: 15 }).untold('round');
    one.told('dawn').over([1]);
    expect(one.state.round).toBe(15);
  });

  it('TH-21.1 an empty Hunt deck fills nothing', () => {
    const one = ending({ huntDeck: ['noble-jack'] });
    expect([one.cell('1/3'), one.cell('2/3'), one.state.tavern]).toEqual([['noble-jack'], [], []]);
    one.asks(0, 'move');
  });
});
