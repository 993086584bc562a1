import { z } from 'zod';
import { answer, ask, gameId, heard, options, seat, view } from './shapes.ts';

/**
 * The protocol between Nokturn and a bot that is a separate program: one JSON object per line, over its standard input
 * and output. See docs/bot-protocol.md.
 */

/** Programs that answer with another number are not used. */
export const PROGRAM_PROTOCOL = 1;

export const PROGRAM_LIMITS = {
  /** The longest line that a program may send, in bytes. */
  line: 1_048_576,
  /** How many worlds can be kept at one decision. */
  worlds: 1000,
  /** How many playouts can be requested at once: answers times worlds. */
  playouts: 20_000,
} as const;

const decisionId = z
  .int()
  .min(1)
  .describe('Counts the decisions of a program; an answer names the one it is for');
const requestId = z.int().min(0).describe('Chosen by the program; the reply names it');
const worldId = z.int().min(0).describe('Names an imagined world until the decision is answered');
const dice = z
  .int()
  .min(0)
  .max(0xffff_ffff)
  .describe('The same number means the same worlds, or the same dice');
const ending = z
  .enum(['horizon', 'end'])
  .describe('How far playouts go: as far as our own bots look, or to the end of the match');
const worths = z.array(z.number()).describe('For each seat about its chance of winning, from 0 to 1');

// ── messages from Nokturn ───────────────────────────────────────────────────────────────────────────────────────

const hello = z.object({
  kind: z.literal('hello'),
  protocol: z.literal(PROGRAM_PROTOCOL),
  game: gameId,
  rules: z.object({ number: z.int(), digest: z.string().describe('The release, or "unreleased"') }),
});

const match = z.object({
  kind: z.literal('match'),
  game: gameId,
  seat: seat.describe('Which seat the program plays, from 0'),
  seats: z.int().min(1),
  options,
  random: dice.describe('For whatever the program draws: with it, the same match can be played again'),
});

const decide = z.object({
  kind: z.literal('decide'),
  id: decisionId,
  within: z
    .number()
    .nullable()
    .describe('The milliseconds there are; then the fallback is answered. Null: as long as it takes'),
  heard: z.array(heard).describe('What the seat has heard since the last decision, oldest first'),
  view: view.describe('What the seat sees. The question is `view.asked.mine`'),
});

const refused = z.object({
  kind: z.literal('refused'),
  id: z
    .int()
    .nullable()
    .describe('The decision or request that it is about; null where that could not be read'),
  reason: z.string(),
});

const over = z.object({
  kind: z.literal('over'),
  heard: z.array(heard),
  view: view.describe('What the seat sees at the end; who has won is `view.result`'),
});

const worldNow = {
  world: worldId,
  over: z.boolean(),
  next: z
    .object({ seat, step: z.string(), ask })
    .nullable()
    .describe('Who has to answer next in this world, and what; null when it is over'),
  worths,
};
const worldState = z.object(worldNow);
const worlds = z.object({ kind: z.literal('worlds'), id: requestId, worlds: z.array(worldState) });
const world = z.object({ kind: z.literal('world'), id: requestId, ...worldNow });
const candidates = z.object({
  kind: z.literal('candidates'),
  id: requestId,
  candidates: z
    .array(z.object({ answer, weight: z.number() }))
    .describe('The answers that deserve a thought, the likeliest first'),
});
const seen = z.object({ kind: z.literal('seen'), id: requestId, view });
const results = z.object({
  kind: z.literal('results'),
  id: requestId,
  results: z
    .array(z.array(z.number()))
    .describe('For each answer, in each world: how it ended for the seat of the program, from 0 to 1'),
});

const MESSAGES = { hello, match, decide, refused, over, worlds, world, candidates, seen, results };
export const toProgram = z.discriminatedUnion('kind', [
  hello,
  match,
  decide,
  refused,
  over,
  worlds,
  world,
  candidates,
  seen,
  results,
]);
export type ToProgram = z.infer<typeof toProgram>;
export type WorldState = z.infer<typeof worldState>;
export const TO_PROGRAM_KINDS = Object.keys(MESSAGES);

// ── messages from a program ─────────────────────────────────────────────────────────────────────────────────────

const ready = z.strictObject({
  kind: z.literal('ready'),
  protocol: z.literal(PROGRAM_PROTOCOL),
  name: z.string().max(80).exactOptional(),
});

const answering = z.strictObject({ kind: z.literal('answer'), id: decisionId, answer });

const imagine = z.strictObject({
  kind: z.literal('imagine'),
  id: requestId,
  worlds: z.int().min(1).max(PROGRAM_LIMITS.worlds),
  random: dice.exactOptional(),
});

const candidatesIn = z.strictObject({ kind: z.literal('candidates'), id: requestId, world: worldId });

const play = z
  .strictObject({
    kind: z.literal('play'),
    id: requestId,
    world: worldId,
    answers: z
      .array(answer.nullable())
      .max(200)
      .describe('One after the other, by whoever is asked next; null is a quick answer'),
    until: z
      .enum(['asked', 'over'])
      .exactOptional()
      .describe('Then plays on by quick answers until the seat is asked again, or to the end'),
  })
  .describe('Makes a new world; the old one stays as it is');

const look = z.strictObject({ kind: z.literal('look'), id: requestId, world: worldId });

const playout = z.strictObject({
  kind: z.literal('playout'),
  id: requestId,
  worlds: z.array(worldId).min(1).max(PROGRAM_LIMITS.worlds),
  answers: z
    .array(answer)
    .min(1)
    .max(PROGRAM_LIMITS.playouts)
    .describe('Of the seat of the program, to its next question'),
  ending: ending.exactOptional(),
  random: dice.exactOptional(),
});

const SAID = { ready, answer: answering, imagine, candidates: candidatesIn, play, look, playout };
export const fromProgram = z.discriminatedUnion('kind', [
  ready,
  answering,
  imagine,
  candidatesIn,
  play,
  look,
  playout,
]);
export type FromProgram = z.infer<typeof fromProgram>;
export type FromProgramOf<K extends FromProgram['kind']> = Extract<FromProgram, { kind: K }>;
export const FROM_PROGRAM_KINDS = Object.keys(SAID);

/** Both sides as one JSON schema, for people who write programs. */
export function programSchema(): object {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Nokturn: bots as programs, protocol ${PROGRAM_PROTOCOL}`,
    $defs: { ToProgram: schemaOf(toProgram, 'output'), FromProgram: schemaOf(fromProgram, 'input') },
  };
}
