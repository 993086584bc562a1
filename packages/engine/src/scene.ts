import type { Answer } from './decision.ts';
import type { DecisionOfOne, Frame, Game, Happening, Result } from './game.ts';
import { clonePosition, type Position } from './position.ts';
import type { Seat } from './seat.ts';
import { Table } from './table.ts';

/** A position built by hand, in which nobody has been asked yet, and the answers from there on. */
export interface PlayedScene {
  readonly position: Position;
  readonly answers: readonly SceneAnswer[];
}

/** Who answers what, and what the next dice show. */
export type SceneAnswer = readonly [seat: Seat, answer: Answer, dice: readonly number[]];

/** A decision that no game has: a scene that reaches it is over. */
export const CURTAIN = { step: 'curtain' } as const;

export function withCurtain<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
): Game<S, F, H, R, V> {
  const curtain: DecisionOfOne<S, F, H, 'curtain'> = {
    clause: '',
    to: 'one',
    cover: true,
    seat: () => 0,
    ask: () => ({ kind: 'one', options: ['curtain'] }),
    fallback: () => 'curtain',
    answered: () => {
      throw new Error('the scene has ended');
    },
  };
  return { ...game, work: { ...game.work, curtain } };
}

/** Where a scene ends. Throws if an answer is not accepted. */
export function playScene(game: Game, { position, answers }: PlayedScene): Position {
  const table = new Table(withCurtain(game), clonePosition(game.clone, position), { listening: false });
  table.advance();
  for (const [i, [seat, answer, dice]] of answers.entries()) {
    if (dice.length > 0) table.position.chance.loaded = dice;
    const refusal = table.answer(seat, answer);
    if (refusal) throw new Error(`answer ${i + 1} of the scene is not taken: ${refusal.reason}`);
  }
  return table.position;
}
