import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@nokturn/games';
import { findRules } from '@nokturn/games/all';
import { botsFor, EFFORTS } from '@nokturn/games/bots';
import { neededModuleOf, wordsAt } from '@nokturn/games/folder.ts';
import { nightOf, type Puzzle, type PuzzleSet, puzzleOfNight, seriesOf } from '@nokturn/games/puzzles.ts';
import { command, Failure } from '../command.ts';
import { Progress } from '../progress.ts';
import { askPuzzle } from '../puzzles/asking.ts';
import { collectionIn, keep, withFound } from '../puzzles/collection.ts';
import { type Near, puzzlesIn, type Themes } from '../puzzles/finding.ts';
import { gameNamed, THE_GAME, wholeNumber } from '../setup.ts';

export const puzzles = command({
  flags: {
    play: { type: 'boolean' },
    number: { type: 'string' },
    games: { type: 'string' },
    round: { type: 'string' },
    left: { type: 'string' },
    again: { type: 'string' },
    out: { type: 'string' },
  },
  words: { min: 1, max: 1, ...THE_GAME },
  async run([id = ''], { play, number, games, round, left, again, out }, text) {
    const game = gameNamed(id);
    const rules = findRules(id);
    if (rules === undefined) throw new Error(`there are no rules of ${id}`);
    const file = out ?? fileURLToPath(import.meta.resolve(`@nokturn/games/${id}/puzzles.json`));
    const kept = collectionIn(file, rules);
    if (play || number !== undefined) {
      await askPuzzle(id, puzzleOf(kept, number), text.language);
      return 0;
    }
    const matches = wholeNumber('games', games ?? '20', { min: 1 });
    const near = {
      from: wholeNumber('round', round ?? '1', { min: 1 }),
      left: left === undefined ? Number.POSITIVE_INFINITY : wholeNumber('left', left, { min: 1 }),
      again: wholeNumber('again', again ?? '0', { min: 0 }),
    };
    const found = await findMore(kept, matches, { game, rules, file, near });
    const { matches: looked, ...stages } = found.tally;
    console.log(text.plain('puzzles-tally', { looked, ...stages, file }));
    return 0;
  },
});

/** Tonight's puzzle of this game, or one of the series, counted from 1. */
function puzzleOf(set: PuzzleSet, number: string | undefined) {
  const { list, game } = set;
  if (list.length === 0) throw new Failure('puzzles-none', { game });
  const found =
    number === undefined
      ? tonightsOf(list, new Date())
      : seriesOf(set)[wholeNumber('number', number, { min: 1, max: list.length }) - 1];
  return found as Puzzle;
}

/**
 * The same puzzle that the page shows on this game's night, and until its turn comes again. On the page, the games that
 * have puzzles take turns.
 */
export function tonightsOf(list: readonly Puzzle[], date: Date): Puzzle | undefined {
  const games = GAME_IDS.filter((id) => wordsAt(id, 'puzzles.json') !== null);
  return puzzleOfNight(nightOf(date), games.length > 0 ? games : GAME_IDS)?.pick(list);
}

interface Search {
  readonly game: ReturnType<typeof gameNamed>;
  readonly rules: NonNullable<ReturnType<typeof findRules>>;
  readonly file: string;
  readonly near: Near;
}

/** Searches more matches, from where it last stopped, and saves its findings after each. */
async function findMore(
  kept: PuzzleSet,
  matches: number,
  { game, rules, file, near }: Search,
): Promise<PuzzleSet> {
  const hard = EFFORTS[game.id]?.hard;
  if (hard === undefined)
    throw new Error(`packages/games/${game.id}/about.ts does not say how much bots think`);
  const { THEMES } = await neededModuleOf<{ readonly THEMES: Themes }>(game.id, 'themes.ts');
  const { mind } = await rules.bot();
  const players = { rules, mind, hard, bots: botsFor(game.id) };
  const progress = new Progress(matches);
  let set = kept;
  for (let done = 1; done <= matches; done++) {
    set = withFound(set, puzzlesIn(game, players, set.tally.matches, { themes: THEMES, ...near }));
    keep(file, set);
    progress.show(done);
  }
  progress.clear();
  return set;
}
