import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { foldedName } from './names.ts';
import { code, gameId, line, person, personId, seat, time } from './shapes.ts';

/** A circle of friends, as its members see it. */

export const circleName = line(LIMITS.circleName, foldedName).describe(
  'The name of a circle; what cannot be seen of it is taken away',
);
export const invite = code.describe('What the joining link holds besides the code of the circle');
/** A quarter of a calendar year, in UTC, such as `2026-4`; `all` is everything. */
export const season = z.union([z.literal('all'), z.string().regex(/^[1-9]\d{3}-[1-4]$/)]);

export const circleMember = z.object({
  person,
  keeper: z.boolean().describe('Keepers remove people, renew the link and change the circle'),
  joinedAt: time,
});
export type CircleMember = z.infer<typeof circleMember>;

export const circle = z.object({
  code,
  name: circleName,
  invite,
  rated: z.boolean().describe('Whether its matches are rated'),
  createdAt: time,
  members: z.array(circleMember).describe('Who came first is first'),
});
export type Circle = z.infer<typeof circle>;

/** How one member did in a season. */
export const standing = z.object({
  person: personId,
  matches: z.int(),
  wins: z.int(),
  points: z.int().describe('3 for a win, 1 for any other match that one has played to its end oneself'),
  rating: z
    .object({ value: z.number(), plusMinus: z.number() })
    .nullable()
    .describe('Of this game, in a circle that wants ratings; null for all games together'),
});
export type Standing = z.infer<typeof standing>;

/** How two members did against each other. */
export const pairing = z.object({
  people: z.tuple([personId, personId]),
  matches: z.int().describe('In which both sat, and not on the same side'),
  better: z.tuple([z.int(), z.int()]).describe('How often each of them came in before the other'),
  together: z.int().describe('Matches on the same side'),
});
export type Pairing = z.infer<typeof pairing>;

/** A match of the circle that is over. */
export const circleMatch = z.object({
  match: code,
  game: gameId,
  endedAt: time,
  seats: z
    .array(z.object({ seat, person: person.nullable(), place: z.int(), won: z.boolean() }))
    .describe('Without a person where a bot sat'),
});
export type CircleMatch = z.infer<typeof circleMatch>;

export const circleSeason = z.object({
  season,
  seasons: z.array(season).describe('That there are, the present one first'),
  standings: z.array(standing).describe('The best first'),
  pairings: z.array(pairing),
  matches: z.array(circleMatch).describe('The last ones, the newest first'),
});
export type CircleSeason = z.infer<typeof circleSeason>;
