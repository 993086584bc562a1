import { readFileSync } from 'node:fs';
import { type Game, type Heard, HeardLog, Match, Random, resolveOptions, type View } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { createText, type GameText } from '@nokturn/text';

/** What one seat saw and heard after each answer, and the public part of it. */
export interface ToldMoment {
  readonly view: View;
  readonly mine: readonly Heard[];
  readonly everybody: readonly Heard[];
}

/** A whole match of bots, as each seat heard it. */
export function playedBy(id: string, seats: number, seed: string): readonly (readonly ToldMoment[])[] {
  const game = findGame(id) as Game;
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(game, { seats, options: resolved.options, seed });
  const logs = Array.from({ length: seats }, (_, seat) => new HeardLog(seat));
  const told: ToldMoment[][] = logs.map(() => []);
  const random = new Random(seed);
  const bots = botsFor(id);
  for (;;) {
    const happenings = match.collect();
    for (const [seat, each] of logs.entries()) {
      each.listen(happenings, match);
      told[seat]?.push({
        view: structuredClone(match.view(seat)),
        mine: happenings.flatMap((one) => match.hear(one, seat) ?? []),
        everybody: happenings.flatMap((one) => match.hear(one, 'spectator') ?? []),
      });
    }
    const { asked, over } = match.position;
    const seat = asked?.seats[asked.answers.indexOf(null)];
    if (over || seat === undefined) return told;
    const view = match.view(seat);
    const bot = bots.get(random.fraction() < 0.5 ? 'random' : 'novice');
    if (!bot || !view.asked?.mine) throw new Error('nobody can answer');
    const heard = logs[seat]?.heard ?? [];
    match.answer(seat, bot({ ...view, heard }, view.asked.mine, { milliseconds: 0 }, random));
  }
}

export function textOf(id: string, language: 'en' | 'pl' | 'cs', seats: number): GameText {
  const folder = new URL(`../../games/${id}/`, import.meta.url);
  const sources = ['locales', 'board/locales'].map((one) =>
    readFileSync(new URL(`${one}/${language}.ftl`, folder), 'utf8'),
  );
  return createText({ language, sources, names: Array.from({ length: seats }, (_, seat) => `Name${seat}`) });
}
