import { type Game, HeardLog, Match, type Move, Random, resolveOptions, type Seat } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/source/local/saved.ts';

/** A match between a person at seat 0, who answers at random, and bots; it stops where it is told to. */
export function matchWith({
  id,
  seats,
  until,
  level,
}: {
  id: string;
  seats: number;
  until: (move: Move | undefined, next: Seat) => boolean;
  level: string;
}): SavedMatch {
  const game = findGame(id) as Game;
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(game, { seats, options: resolved.options, seed: 'bots' });
  const logs = Array.from({ length: seats }, (_, seat) => new HeardLog(seat));
  const random = new Random('bots');
  for (;;) {
    const told = match.collect();
    for (const each of logs) each.listen(told, match);
    const { asked: open } = match.position;
    const seat = open?.seats[open.answers.indexOf(null)];
    if (seat === undefined || (match.moves.length > 0 && until(match.moves.at(-1), seat))) break;
    const view = match.view(seat);
    const bot = botsFor(id).get(seat === 0 ? 'random' : 'novice');
    if (!bot || !view.asked?.mine) throw new Error('nobody can answer');
    const heard = logs[seat]?.heard ?? [];
    match.answer(seat, bot({ ...view, heard }, view.asked.mine, { milliseconds: 0 }, random));
  }
  return {
    id: `bots-${id}-${seats}`,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Zofie' } : { kind: 'bot', level },
    ),
    record: match.record,
    over: match.position.over,
    at: 0,
  };
}

/** The record of a match that is not over. */
export function withoutHash({ hash: _, ...record }: SavedMatch['record']): SavedMatch['record'] {
  return record;
}

/** Stores it in a browser: storage belongs to the site, and its smallest file is enough to open that. */
export async function keep(page: Page, saved: SavedMatch): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([id, match]) => localStorage.setItem(`nokturn.match.${id}`, match), [
    saved.id,
    JSON.stringify(saved),
  ] as const);
}
