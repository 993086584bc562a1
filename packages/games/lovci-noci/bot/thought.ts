import { playerAt, type Seat } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import { lovciNoci } from '../index.ts';
import { attackRules } from '../rules/attack.ts';
import { cardThat } from '../rules/equipment.ts';
import { canUseAnyTimeAbility } from '../rules/reveal.ts';
import { canBe } from '../rules/seats.ts';
import { startAndEndRules } from '../rules/start-and-end.ts';
import type { State } from '../rules/state.ts';
import { turnRules } from '../rules/turn.ts';
import type { LovciTable } from '../rules/work.ts';

const { rolled, counter, 'attack-step': attackStep } = attackRules;
const { end } = startAndEndRules;
const { turn } = turnRules;

/**
 * The same game without the questions that are asked only to conceal who has a choice (LN-11.13): nobody watches a line
 * that is only imagined. The question under consideration is still asked.
 */
export function inThought(viewerOf: (state: State) => Seat | null): typeof lovciNoci {
  return {
    ...lovciNoci,
    work: {
      ...lovciNoci.work,
      turn(table, frame) {
        if (typeof turn === 'function') turn(table, frame);
        dropNext(table, 'window-turn');
      },
      'attack-step'(table, frame) {
        if (typeof attackStep === 'function') attackStep(table, frame);
        dropNext(table, 'window-attack');
      },
      rolled:
        'seat' in rolled
          ? { ...rolled, seat: (state, { attacker }) => (gainsByFace(state, attacker) ? attacker : null) }
          : rolled,
      counter:
        'seats' in counter
          ? {
              ...counter,
              seats: (state, frame) =>
                counter
                  .seats(state, frame)
                  .filter((seat) => seat === viewerOf(state) || canBe(playerAt(state, seat), 'wilhelmina')),
            }
          : counter,
      end:
        'seat' in end
          ? { ...end, seat: (state, frame) => (hasMoreToDo(state) ? end.seat(state, frame) : null) }
          : end,
    },
  };
}

function dropNext(table: LovciTable, step: 'window-turn' | 'window-attack'): void {
  if (table.position.work.at(-1)?.step === step) table.dropThrough(step);
}

/** Whether showing a face in the middle of an attack helps a seat (LN-9.12). */
function gainsByFace(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return (
    canBe(player, 'volko') ||
    canBe(player, 'bartolomej') ||
    cardThat(player, ({ attackFor }) => attackFor) !== null
  );
}

/** Characters that can act at the end of a turn (LN-11.10). */
const LATE: readonly CharacterId[] = ['cyril', 'gerulf', 'waldemar'];

function hasMoreToDo(state: State): boolean {
  const player = playerAt(state, state.active);
  return LATE.includes(player.character) || canUseAnyTimeAbility(state, player);
}
