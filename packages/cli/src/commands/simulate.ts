import { join } from 'node:path';
import { UNRELEASED } from '@nokturn/engine';
import { checkedLibrary } from '@nokturn/games/checked';
import { command, Failure } from '../command.ts';
import { Progress } from '../progress.ts';
import { recordFolder, writeRecord } from '../records.ts';
import { Report, readable } from '../report.ts';
import {
  botsAt,
  freshSeed,
  gameNamed,
  optionsFor,
  presetNamed,
  SETUP_FLAGS,
  seatsFor,
  THE_GAME,
  wholeNumber,
} from '../setup.ts';
import { playOut } from '../simulation.ts';

export const simulate = command({
  flags: {
    ...SETUP_FLAGS,
    games: { type: 'string' },
    json: { type: 'boolean' },
    record: { type: 'string' },
  },
  words: { min: 1, max: 1, ...THE_GAME },
  async run([id = ''], given) {
    const game = gameNamed(id);
    const preset = presetNamed(game, given.preset);
    const seats = seatsFor(game, given.players, preset);
    const options = optionsFor(game, seats, given.option, preset);
    const named = botsAt(game, seats, given.bots ?? 'random');
    const bots = named.map(({ bot }) => bot);
    const count = wholeNumber('games', given.games ?? '100', { min: 1 });
    const seed = given.seed ?? freshSeed();
    const folder = given.record === undefined ? null : recordFolder(given.record);

    const { today } = folder === null ? { today: [] } : await checkedLibrary();
    const { digest = UNRELEASED } = today.find((each) => each.id === game.id) ?? {};
    const report = new Report(
      game,
      named.map(({ name }) => name),
    );
    const progress = new Progress(count);
    for (let i = 1; i <= count; i++) {
      const setup = { seats, options, seed: `${seed}-${i}` };
      const started = performance.now();
      const played = playOut(game, setup, bots, { keepRecord: folder !== null, digest });
      report.add(played, (performance.now() - started) / 1000);
      if (folder !== null && played.record !== null)
        writeRecord(join(folder, `${game.id}-${i}.json`), played.record);
      progress.show(i);
    }
    progress.clear();
    const summary = { game: game.id, players: seats, games: count, seed, ...report.summary() };
    console.log(given.json ? JSON.stringify(summary, null, 2) : readable(summary).join('\n'));
    if (summary.finished < count) throw new Failure('unfinished', { count: count - summary.finished });
    return 0;
  },
});
