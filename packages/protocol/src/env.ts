import { z } from 'zod';
import { answer, gameId, heard, options, seat, view } from './shapes.ts';

/**
 * The protocol between Nokturn and a program that learns: many matches at once over one pipe. One JSON object per line;
 * the numbers of what seats see follow a line as bytes. See docs/learning.md.
 */

export const ENV_PROTOCOL = 1;

export const ENV_LIMITS = {
  /** The longest line that a program may send, in bytes. */
  line: 16_777_216,
  /** How many matches can run at once. */
  matches: 4096,
} as const;

/** What is sent about a moment: numbers, the same as `decide` in the bot protocol, both, or only the possible picks. */
export const OBSERVATIONS = ['numbers', 'json', 'both', 'nothing'] as const;
export type Observation = (typeof OBSERVATIONS)[number];

const pick = z.int().min(0).describe('A pick by its number: its name is in `picks` of `hello`');
const matchNumber = z.int().min(0).describe('A match of the many, from 0');

// ── messages from Nokturn ───────────────────────────────────────────────────────────────────────────────────────

const hello = z.object({
  kind: z.literal('hello'),
  protocol: z.literal(ENV_PROTOCOL),
  game: gameId,
  rules: z.object({ number: z.int(), digest: z.string().describe('The release, or "unreleased"') }),
  seats: z.int().min(1),
  options,
  matches: z.int().min(1),
  observe: z.enum(OBSERVATIONS),
  picks: z.array(z.string()).describe('The name of each pick: an option, `amount:n`, or `enough`'),
  numbers: z
    .object({
      type: z.literal('int16').describe('Two bytes each, the lower one first'),
      size: z.int().min(0),
      layout: z
        .array(z.tuple([z.string(), z.int(), z.int()]))
        .describe('For each number its name, and the least and the most that it can be'),
    })
    .nullable()
    .describe('Null for a game that does not say itself in numbers'),
});

const states = z
  .object({
    kind: z.literal('states'),
    matches: z.array(matchNumber).describe('Which matches are told of; all lists below have this order'),
    seats: z.array(seat.nullable()).describe('Who is asked; null in a match that is over'),
    open: z.array(z.array(pick)).describe('What can be picked: the mask'),
    rewards: z
      .array(z.array(z.number()).nullable())
      .describe('By seat, 1 for each that has won; null unless the match has just ended'),
    points: z
      .array(z.array(z.number().nullable()).nullable())
      .describe('By seat, what each has scored, in games that know points'),
    told: z
      .array(z.object({ view, heard: z.array(heard), picked: z.array(z.string()) }).nullable())
      .exactOptional()
      .describe(
        'What the seat sees, what it has heard since it was last told, and what it has picked so far',
      ),
    bytes: z.int().min(0).describe('This many bytes of numbers follow the line, match after match'),
  })
  .describe('The reply to `reset` and `step`');

const refused = z
  .object({ kind: z.literal('refused'), reason: z.string() })
  .describe('What was said cannot be done; nothing has changed');

const FROM_ENV = { hello, states, refused };
export const fromEnv = z.discriminatedUnion('kind', [hello, states, refused]);
export type FromEnv = z.infer<typeof fromEnv>;
export type FromEnvOf<K extends FromEnv['kind']> = Extract<FromEnv, { kind: K }>;
export const FROM_ENV_KINDS = Object.keys(FROM_ENV);

// ── messages from a program ─────────────────────────────────────────────────────────────────────────────────────

const reset = z.strictObject({
  kind: z.literal('reset'),
  seed: z
    .string()
    .min(1)
    .max(200)
    .exactOptional()
    .describe('Begins all matches again; the n-th has this seed with "-n" behind it'),
  matches: z.array(matchNumber).min(1).exactOptional().describe('Begins these again; all if not said'),
  again: z
    .boolean()
    .exactOptional()
    .describe(
      'From now on a match that ends is told of once, with its rewards and the beginning of the next',
    ),
});

const step = z
  .strictObject({
    kind: z.literal('step'),
    picks: z.array(pick.nullable()).exactOptional().describe('For each match a pick, or null to leave it'),
    answers: z
      .array(answer.nullable())
      .exactOptional()
      .describe('The same in whole answers, as a bot gives them'),
  })
  .refine(
    ({ picks, answers }) => (picks === undefined) !== (answers === undefined),
    'a step has either picks or answers',
  );

const TO_ENV = { reset, step };
export const toEnv = z.discriminatedUnion('kind', [reset, step]);
export type ToEnv = z.infer<typeof toEnv>;
export type ToEnvOf<K extends ToEnv['kind']> = Extract<ToEnv, { kind: K }>;
export const TO_ENV_KINDS = Object.keys(TO_ENV);

/** Both sides as one JSON schema, for people who write programs. */
export function envSchema(): object {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Nokturn: matches for machine learning, protocol ${ENV_PROTOCOL}`,
    $defs: { FromEnv: schemaOf(fromEnv, 'output'), ToEnv: schemaOf(toEnv, 'input') },
  };
}
