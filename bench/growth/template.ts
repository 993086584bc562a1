import { createHash } from 'node:crypto';
import {
  begin,
  type Move,
  type Position,
  Random,
  randomAnswer,
  resolveOptions,
  type Seat,
  type Table,
} from '@nokturn/engine';
import type { Entry, StoredCopy, StoredPerson } from '@nokturn/server';
import { LOADS } from '../load/load.ts';

const SEATS = 4;
/** How far the template match has been played: about half of a night. */
const MOVES = 120;

/** Four people in the middle of a match of The Hunger that everybody can watch. */
export function template(): {
  readonly secrets: readonly string[];
  readonly people: readonly StoredPerson[];
  readonly match: StoredCopy;
} {
  const secrets = Array.from({ length: SEATS }, (_, i) => `person${i}${'x'.repeat(9)}.${'s'.repeat(43)}`);
  const people = secrets.map((secret, i) => ({
    id: secret.slice(0, secret.indexOf('.')),
    name: `Bench ${i}`,
    secretHash: createHash('sha256').update(secret).digest('hex'),
    createdAt: 1,
  }));
  const resolved = resolveOptions(LOADS.hunger, SEATS, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const { options } = resolved;
  const seed = 'growth';
  const entries = entriesOf(begin(LOADS.hunger, { seats: SEATS, options, seed }));
  return {
    secrets,
    people,
    match: {
      info: {
        code: 'template',
        game: LOADS.hunger.id,
        rules: LOADS.hunger.rulesVersion,
        options,
        privacy: 'listed',
        spectators: true,
        clock: { seconds: null, after: 'default' },
        status: 'playing',
        host: people[0]?.id ?? '',
        createdAt: 1,
        startedAt: 2,
        endedAt: null,
        winners: null,
        rematch: null,
        seats: people.map(({ id }) => ({
          kind: 'person',
          person: id,
          standIn: null,
          returnedAt: null,
          reactions: {},
          hold: false,
        })),
        seed,
      },
      version: entries.length,
      revision: entries.length,
      wakeAt: null,
      entries,
      held: [],
      chat: [],
    },
  };
}

/** Random moves, one answer to each decision, up to a decision that a single seat has to make. */
function entriesOf(
  table: Pick<Table, 'answer'> & { readonly position: Pick<Position, 'asked' | 'over'> },
): Entry[] {
  const random = new Random('growth');
  const entries: Entry[] = [];
  for (;;) {
    const { asked, over } = table.position;
    if (over || asked === null) throw new Error('the match of the template is too short');
    if (entries.length >= MOVES && asked.seats.length === 1) return entries;
    const moves = asked.seats.map((seat, i): Move => {
      const ask = asked.asks[i];
      if (ask === undefined) throw new Error('somebody is asked nothing');
      return [asked.frame.step, seat as Seat, randomAnswer(ask, (n) => random.below(n))];
    });
    for (const [, seat, answer] of moves) table.answer(seat, answer);
    entries.push({ at: 3 + entries.length, moves });
  }
}
