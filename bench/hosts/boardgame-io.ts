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
import { answerAtRandom, GAME, setupOf } from '../setup.ts';
import { serveRounds } from './host.ts';

// Its entry points are folders, which only `require` resolves.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { original } = require('immer') as typeof import('immer');

/**
 * The very same rules, hosted by boardgame.io: its state G is our position, and its only move hands an answer to our
 * engine. `draft` is its normal way, in which the rules change an Immer draft. `own-clone` is kinder to it: the move
 * copies the position with our own clone and returns that, and the host keeps no undo history.
 */
const { way } = workerData as { way: 'draft' | 'own-clone' };

function hosted(seed: string): HostedGame<Position> {
  return {
    name: GAME.id,
    setup: () => begin(GAME, setupOf(seed)).position,
    disableUndo: way === 'own-clone',
    moves: {
      answer({ G }, seat: Seat, answer: Answer) {
        const position =
          way === 'draft' ? (G as Position) : clonePosition(GAME.clone, original(G) as Position);
        const refusal = new Table(GAME, position, { listening: false }).answer(seat, answer);
        if (refusal) throw new Error(refusal.reason);
        return way === 'draft' ? undefined : position;
      },
    },
  };
}

serveRounds((seed) => {
  const client = Client<Position>({ game: hosted(seed), numPlayers: setupOf(seed).seats, debug: false });
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
