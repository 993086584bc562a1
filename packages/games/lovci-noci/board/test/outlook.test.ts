import type { Heard, Seat } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../cards/characters.ts';
import type { OpenId } from '../../cards/open.ts';
import { damageOf, openLimit, outlookOf, type Roll } from '../../chances.ts';
import type { LovciView } from '../../secrets.ts';
import { night } from './nights.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type PlayerView = Writable<LovciView['players'][number]>;

/** A table of five after the first rounds, with the changes a test needs. */
function tableWith(...changes: readonly Partial<PlayerView>[]): LovciView {
  const [moment] = night('outlook', 5);
  if (!moment) throw new Error('a match has no beginning');
  const { state } = moment.view('spectator');
  return { ...state, players: state.players.map((player, seat) => ({ ...player, ...changes[seat] })) };
}

describe('what to expect of an attack', () => {
  it('LN-9.9: with bare hands, 1.8 on average and a miss in 1 of 6 rolls', () => {
    const { average, misses, rolls, most, kills } = outlookOf(tableWith(), 0, 1);
    expect(average).toBeCloseTo(44 / 24);
    expect(misses / rolls).toBeCloseTo(1 / 6);
    expect(most).toBe(5);
    expect(kills).toBe(0);
  });

  it('LN-9.10: with the torch it cannot miss', () => {
    const { average, misses, rolls } = outlookOf(tableWith({ equipment: ['burning-torch'] }), 0, 1);
    expect({ average, misses, rolls }).toEqual({ average: 2.5, misses: 0, rolls: 4 });
  });

  it('LN-9.13 to LN-9.15: claws add, cloaks on both sides subtract, but never below 0', () => {
    const cloaked = tableWith(
      { equipment: ['iron-claws', 'iron-claws', 'shadow-cloak'] },
      { equipment: ['shadow-cloak'] },
    );
    expect(damageOf(cloaked, 0, 1, { d6: 4, d4: 2 })).toBe(2);
    expect(damageOf(cloaked, 0, 1, { d6: 3, d4: 3 })).toBe(0);
    const weak = tableWith({ equipment: ['shadow-cloak'] }, { equipment: ['shadow-cloak'] });
    expect(damageOf(weak, 0, 1, { d6: 2, d4: 1 })).toBe(0);
  });

  it('LN-10.5: a protected player takes nothing', () => {
    for (const shelter of [{ furred: true }, { shielded: true }, { equipment: ['shield-of-light' as const] }])
      expect(outlookOf(tableWith({}, shelter), 0, 1).most).toBe(0);
  });

  it('LN-1.7: a limit only counts once the face has been shown', () => {
    const hidden = tableWith({}, { damage: 12, character: 'gregor', revealed: false });
    expect(openLimit(hidden, 1)).toBeNull();
    expect(outlookOf(hidden, 0, 1).kills).toBe(0);
    const open = tableWith({}, { damage: 12, character: 'gregor', revealed: true });
    expect(openLimit(open, 1)).toBe(14);
    // 14 - 12: a difference of 2 or more, in 14 of 24 rolls.
    expect(outlookOf(open, 0, 1).kills).toBe(D6xD4.filter(([d6, d4]) => Math.abs(d6 - d4) >= 2).length);
  });
});

const D6xD4 = [1, 2, 3, 4, 5, 6].flatMap((d6) => [1, 2, 3, 4].map((d4) => [d6, d4] as const));

/** Every blow that the rules deal in whole matches is the one that the table predicted for its roll. */
describe('what the rules deal', () => {
  it.each([
    [4, 'kosmos'],
    [6, 'kosmos'],
    [8, 'kosmos'],
    [5, 'classic'],
    [7, 'classic'],
  ] as const)('%i players, %s', (seats, cards) => {
    let blows = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      let roll: Roll | null = null;
      for (const [state, heard] of followed(`blow ${seed}`, seats, { cards, characters: 'all' })) {
        if (heard.kind === 'attacked') roll = rollOf(heard);
        if (heard.kind !== 'hit' || roll === null) continue;
        expect(damageOf(state, heard.attacker as Seat, heard.victim as Seat, roll)).toBe(heard.amount);
        blows++;
      }
    }
    expect(blows).toBeGreaterThan(40);
  });

  it('LN-9.10: the predicted dice are the ones that are rolled', () => {
    const dice = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const [state, heard] of followed(`dice ${seed}`, 6, { characters: 'all' }))
        if (heard.kind === 'attacked') {
          const { rolls } = outlookOf(state, heard.attacker as Seat, (heard.victims as Seat[])[0] as Seat);
          expect(rolls).toBe(heard.d6 === null ? 4 : 24);
          dice.add(rolls);
        }
    expect(dice).toEqual(new Set([4, 24]));
  });
});

/** Everything that happens in a match, each with the public table as it is at that moment. */
function* followed(
  seed: string,
  seats: number,
  options: Readonly<Record<string, string>>,
): Generator<readonly [LovciView, Heard]> {
  let before: LovciView | null = null;
  for (const moment of night(seed, seats, options)) {
    if (before !== null) {
      const players = before.players.map((player) => ({ ...player, equipment: [...player.equipment] }));
      for (const heard of moment.heard('spectator')) {
        follow(players, heard);
        yield [{ ...before, players }, heard];
      }
    }
    before = moment.view('spectator').state;
  }
}

/** The facts about cards and faces that blows depend on. */
function follow(players: readonly PlayerView[], heard: Heard): void {
  const { kind, seat, from, to, card, character } = heard as Heard & {
    readonly seat: Seat;
    readonly from: Seat;
    readonly to: Seat;
    readonly card: OpenId;
    readonly character: PlayerView['character'];
  };
  const give = (who: Seat) => players[who]?.equipment.push(card);
  const take = (who: Seat) => {
    const owned = players[who]?.equipment ?? [];
    if (owned.includes(card)) owned.splice(owned.indexOf(card), 1);
  };
  if (kind === 'equipped' || kind === 'dug-up') give(seat);
  if (kind === 'discarded') take(seat);
  if (kind === 'transferred') {
    take(from);
    give(to);
  }
  const player = players[seat];
  if (!player) return;
  if (kind === 'revealed') Object.assign(player, { revealed: true, character });
  if (kind === 'voided') player.void = true;
  if (kind === 'protection-ended') Object.assign(player, { shielded: false, furred: false });
}

function rollOf({ d6, d4 }: Heard): Roll {
  return { d6: d6 as number | null, d4: d4 as number };
}

it('all limits are on the track', () => {
  for (const { limit } of Object.values(CHARACTERS)) expect(limit).toBeLessThanOrEqual(14);
});
