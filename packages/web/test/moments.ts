import { type Game, Match, Random, resolveOptions } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { keep } from './matches.ts';

/** A moment of a match at which the first seat has to decide. */
export interface DecisionMoment {
  readonly game: string;
  readonly seats: number;
  readonly step: string;
  readonly round: number;
  readonly when?: (state: unknown) => boolean;
}

/** The table of a match played up to that moment, where the first seat has to decide. */
export async function openAt(page: Page, moment: DecisionMoment): Promise<void> {
  const saved: SavedMatch = {
    id: 'crowded',
    seats: [
      { kind: 'person', name: 'Zofie' },
      ...Array.from({ length: moment.seats - 1 }, () => ({ kind: 'bot', level: 'novice' }) as const),
    ],
    record: playedTo(moment).record,
    over: false,
    at: 0,
  };
  await keep(page, saved);
  await page.goto(`/local/${saved.id}`);
  await page.waitForSelector(`[data-testid=decision][data-step=${moment.step}]`);
  await page.evaluate(() => document.fonts.ready);
}

/** The first in a series of matches among bots that reaches that moment. */
export function playedTo({ game: id, seats, step, round, when = () => true }: DecisionMoment): Match {
  const game = findGame(id) as Game;
  const novice = botsFor(id).get('novice');
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved || novice === undefined) throw new Error('the match cannot be set up');
  for (let number = 0; number < 50; number++) {
    const match = Match.begin(game, { seats, options: resolved.options, seed: `crowded ${number}` });
    const random = new Random('crowded');
    for (let { asked } = match.position; asked; asked = match.position.asked) {
      const seat = asked.seats[asked.answers.indexOf(null)] ?? 0;
      const { state } = match.position;
      if (seat === 0 && asked.frame.step === step && game.roundOf(state) >= round && when(state))
        return match;
      const view = match.view(seat);
      if (!view.asked?.mine) throw new Error('somebody is asked nothing');
      match.answer(seat, novice({ ...view, heard: [] }, view.asked.mine, { milliseconds: 0 }, random));
    }
  }
  throw new Error(`nobody ever comes to ${step}`);
}
