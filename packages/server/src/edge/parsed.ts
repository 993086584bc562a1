import type { z } from '@nokturn/protocol';
import { refuse } from '../refused.ts';

/** Input that fits its schema, or a refusal that says where it does not. The refusal does not repeat what was sent. */
export function parsed<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.').slice(0, 60);
  throw refuse('malformed', place ? `"${place}" does not fit` : 'this does not fit any known message');
}
