import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import { type HungerScene, newMatch, type Setting, scene } from './kit.ts';

/**
 * TH-5: rounds and turn order. Hands are empty and nobody has a Mission, so a turn has a question only if
 * Speed is left.
 */

/** The order in which vampires on these spaces act, if each turn does nothing. */
function orderOf(spaces: readonly SpaceId[], setting: Partial<Setting> = {}): number[] {
  const players = spaces.map((at) => ({ at, deck: [], ...(setting.players?.[spaces.indexOf(at)] ?? {}) }));
  const one = scene({ from: [{ step: 'next-turn' }], round: 15, ...setting, players });
  return turnsOf(one);
}

function turnsOf(one: HungerScene): number[] {
  const turns = one
    .log('spectator')
    .flatMap((heard) => (heard.kind === 'turn' ? [heard.seat as number] : []));
  one.over(one.state.players.flatMap((_, seat) => (winners(one).includes(seat) ? [seat] : [])));
  return turns;
}

function winners(one: HungerScene): readonly number[] {
  return one.log('spectator').flatMap((heard) => (heard.kind === 'ended' ? (heard.winners as number[]) : []));
}

describe('TH-5 turn order', () => {
  it('TH-5.1 TH-5.10 everybody takes exactly one turn in a round, home or not', () => {
    const players = [{ at: 'c1', deck: [] }, { home: 1, deck: [] }, { deck: [] }] as const;
    const one = scene({ from: [{ step: 'next-turn' }], round: 15, players });
    expect(turnsOf(one).sort()).toEqual([0, 1, 2]);
  });

  it('TH-5.2 TH-5.3 TH-R13 Labyrinth, Forest, Plains, Mountains, Cemetery, Castle', () => {
    expect(orderOf(['castle', 'c2', 'm9', 'r1', 'd9', 'labyrinth'])).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('TH-5.4 in a region Road before Railroad before Boat', () => {
    expect(orderOf(['b10', 'r16', 'd1'])).toEqual([2, 1, 0]);
    expect(orderOf(['f5', 'd9'])).toEqual([1, 0]);
  });

  it('TH-5.5 TH-R12 on a path the higher pos, even if the way to the Labyrinth is longer', () => {
    expect(orderOf(['r5', 'r6', 'r7'])).toEqual([2, 1, 0]);
    expect(orderOf(['m3', 'm8', 'm5'])).toEqual([1, 2, 0]);
  });

  it('TH-5.6 TH-2.9 on a space the higher vampire', () => {
    expect(orderOf(['r8', 'r8', 'r8'])).toEqual([2, 1, 0]);
    const players = [{ height: 9 }, { height: 3 }, { height: 5 }].map(
      (one) => ({ ...one, at: 'd4', deck: [] }) as const,
    );
    expect(turnsOf(scene({ from: [{ step: 'next-turn' }], round: 15, players }))).toEqual([0, 2, 1]);
  });

  it('TH-5.7 in the Castle all form one stack', () => {
    const players = [
      { home: 1, height: 2, deck: [] },
      { height: 3, deck: [] },
      { home: 2, height: 4, deck: [] },
    ];
    expect(turnsOf(scene({ from: [{ step: 'next-turn' }], round: 15, players }))).toEqual([2, 1, 0]);
  });

  it('TH-5.7 the first round follows the setup stack', () => {
    const match = newMatch(4);
    while (match.position.state.phase === 'setup') {
      const { asked } = match.position;
      asked?.seats.forEach((seat, i) => {
        const ask = asked.asks[i];
        if (match.position.asked === asked && ask && 'options' in ask)
          match.answer(seat, ask.options[0] as string);
      });
    }
    const { firstOrder } = match.position.state;
    const turns: number[] = [];
    while (match.position.state.round === 1 && !match.position.over) {
      const { asked } = match.position;
      const seat = asked?.seats[0] as number;
      if (!turns.includes(seat)) turns.push(seat);
      // Everybody stays in the Castle.
      match.answer(
        seat,
        asked?.frame.step === 'move' ? 'stay' : (match.view(seat).asked?.mine?.fallback as string),
      );
    }
    expect(turns).toEqual(firstOrder);
  });

  const pushing = (turnOrder: 'live' | 'frozen') =>
    scene({
      from: [{ step: 'next-turn' }],
      options: { turnOrder },
      players: [
        { at: 'd10', hand: ['vampire-speed-4'] },
        { at: 'd6', hand: ['vampire-speed-2'] },
        { at: 'd5', hand: ['vampire-speed-2'] },
      ],
    })
      .answer(0, 'move:d6')
      .answer(0, 'push:r13');

  it('TH-5.8 TH-R11 live: a push changes the next seat', () => {
    pushing('live').asks(2, 'move');
  });

  it('TH-5.8 frozen: the order at the start of the round stays', () => {
    pushing('frozen').asks(1, 'move');
  });

  it('TH-5.9 being pushed changes neither Active nor Resting', () => {
    const one = scene({
      from: [{ step: 'next-turn' }],
      players: [
        { at: 'd10', hand: ['vampire-speed-4'] },
        { at: 'd6', hand: [], resting: true },
      ],
    }).answer(0, 'move:d6');
    one.answer(0, 'push:d7');
    // The pushed vampire is further out now, but has already acted: the round ends, and only then is it
    // first.
    const log = one
      .log('spectator')
      .flatMap(({ kind, seat }) => (/^(turn|round|pushed)$/.test(kind) ? [`${kind} ${seat}`] : []));
    expect(log).toEqual(['turn 0', 'pushed 0', 'round undefined', 'turn 1', 'turn 0']);
    one.asks(0, 'move');
  });
});
