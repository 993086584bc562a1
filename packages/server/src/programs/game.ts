import { findRules, rulesFor } from '@nokturn/games/all';
import type { ProgramGame } from './conversation.ts';

/** A game for a program to play and to ask about: with today's rules, or those with this digest. */
export async function gameOf(id: string, of?: string): Promise<ProgramGame> {
  const rules = (of === undefined ? null : await rulesFor(id, of)) ?? findRules(id);
  if (rules === undefined) throw new Error(`there is no game ${id}`);
  const { mind } = await rules.bot();
  const { rulesVersion, digest } = rules;
  return { id, rulesVersion, digest, rules, mind };
}
