import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import {
  type Answer,
  type Ask,
  begin,
  clonePosition,
  type Position,
  Random,
  type Seat,
  Table,
} from '@nokturn/engine';
import type { Game as HostedGame } from 'boardgame.io';
import { answerAtRandom, type Playable } from '../setup.ts';
import { serveRounds } from './host.ts';

// Its entry points are folders, which only `require` can resolve.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { original } = require('immer') as typeof import('immer');

/**
 * Exactly the same rules, hosted by boardgame.io: its state G is our position, and its only move passes an answer to
 * our engine. `draft` is its usual way, in which the rules change an Immer draft. `own-clone` favours it: the move
 * copies the position with our own clone and returns that, and the host keeps no undo history.
 */
const { way } = workerData as { way: 'draft' | 'own-clone' };

function hosted({ game }: Playable, setup: ReturnType<Playable['setup']>): HostedGame<Position> {
  return {
    name: game.id,
    setup: () => begin(game, setup).position,
    disableUndo: way === 'own-clone',
    moves: {
      answer({ G }, seat: Seat, answer: Answer) {
        const position =
          way === 'draft' ? (G as Position) : clonePosition(game.clone, original(G) as Position);
        const refusal = new Table(game, position, { listening: false }).answer(seat, answer);
        if (refusal) throw new Error(refusal.reason);
        return way === 'draft' ? undefined : position;
      },
    },
  };
}

serveRounds((playable, seed) => {
  const game = hosted(playable, playable.setup(seed));
  const client = Client<Position>({ game, numPlayers: playable.seats, debug: false });
  client.start();
  const random = new Random(seed);
  let moves = 0;
  for (;;) {
    const G = client.getState()?.G;
    if (G === undefined) throw new Error('the host has no state');
    if (G.over) break;
    const { asked } = G;
    if (asked === null) throw new Error('nobody is asked');
    for (let i = 0; i < asked.seats.length; i++) {
      if (asked.answers[i] !== null) continue;
      client.moves.answer?.(asked.seats[i] as Seat, answerAtRandom(asked.asks[i] as Ask, random));
      moves++;
    }
  }
  client.stop();
  return moves;
});
