import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { code, gameId, level, person, seat, status } from './shapes.ts';

/** What was played, how it ended, and how well people play. */

export const outcome = z.enum(['won', 'lost', 'unfinished']);

/** Where a page of a list ends: send it to get the next one. */
export const cursor = z.string().max(LIMITS.cursor);
export const next = cursor.nullable().describe('Where the next page begins; null after the last one');

const pastSeat = z.object({
  person: person.nullable().describe('Null where a bot or nobody sits, or somebody who was forgotten'),
  bot: level.nullable(),
  place: z.int().min(1).nullable().describe('1 is best; null if there is no result'),
  won: z.boolean().nullable(),
  score: z.number().nullable(),
  stoodIn: z.boolean().describe('Somebody else has answered for the person for a while'),
  played: z
    .record(z.string(), z.array(z.string()))
    .describe('Whom it played: a clan, a character, a vampire'),
});

export const pastMatch = z.object({
  code,
  game: gameId,
  status,
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  mine: seat.nullable().describe('Your own seat'),
  seats: z.array(pastSeat),
});
export type PastMatch = z.infer<typeof pastMatch>;

export const companion = z.object({ person, matches: z.int() });
export type Companion = z.infer<typeof companion>;

const wins = z.object({ matches: z.int(), won: z.int() });
const cardUse = wins.extend({ card: z.string(), times: z.int() });

export const statistics = wins.extend({
  score: z.object({ matches: z.int(), mean: z.number(), best: z.number() }).nullable(),
  streak: z.object({ longest: z.int(), now: z.int() }).describe('Wins in a row'),
  by: z.array(z.object({ kind: z.string(), rows: z.array(wins.extend({ key: z.string() })) })),
  favourites: z.array(cardUse),
  cursed: z.array(cardUse),
  cards: z.array(cardUse).describe('All that were used'),
});

export const scope = z
  .string()
  .max(64)
  .describe('`site` for those who play at listed tables, or the id of a circle');

export const rating = z.object({
  rank: z.int().min(1),
  person,
  value: z.number().describe('Newcomers have 1500'),
  plusMinus: z
    .number()
    .describe(
      'How far off the true value may be: it is within this range 95 times in 100, as far as can be told',
    ),
  matches: z.int(),
  wins: z.int(),
});
export type RatingRow = z.infer<typeof rating>;
