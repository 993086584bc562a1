import { join } from 'node:path';
import { type Game, UNRELEASED } from '@nokturn/engine';
import { checkedLibrary } from '@nokturn/games/checked';
import type { ProgramReport } from '@nokturn/server/programs';
import { isProgram } from '@nokturn/server/programs/command';
import { command, Failure } from '../command.ts';
import { Progress } from '../progress.ts';
import { recordFolder, writeRecord } from '../records.ts';
import { Report, readable } from '../report.ts';
import {
  botNamed,
  botNamesAt,
  gameNamed,
  SETUP_FLAGS,
  setupFor,
  THE_GAME,
  wholeNumber,
  withinOf,
} from '../setup.ts';
import { type PlayedGame, playOut, playOutWith, type Setup } from '../simulation.ts';

export const simulate = command({
  flags: {
    ...SETUP_FLAGS,
    games: { type: 'string' },
    json: { type: 'boolean' },
    record: { type: 'string' },
  },
  words: { min: 1, max: 1, ...THE_GAME },
  async run([id = ''], given, text) {
    const game = gameNamed(id);
    const { seats, options, seed } = setupFor(game, given);
    const names = botNamesAt(game, seats, given.bots ?? 'random');
    const within = withinOf(given.within);
    const count = wholeNumber('games', given.games ?? '100', { min: 1 });
    const folder = given.record === undefined ? null : recordFolder(given.record);

    const { today } = folder === null ? { today: [] } : await checkedLibrary();
    const { digest = UNRELEASED } = today.find((each) => each.id === game.id) ?? {};
    const report = new Report(game, names);
    const playing = { keepRecord: folder !== null, digest };
    const { play, programs, close } = await tableFor(game, names, within);
    const progress = new Progress(count);
    for (let i = 1; i <= count; i++) {
      const setup = { seats, options, seed: `${seed}-${i}` };
      const started = performance.now();
      const played = await play(setup, playing);
      report.add(played, (performance.now() - started) / 1000);
      if (folder !== null && played.record !== null)
        writeRecord(join(folder, `${game.id}-${i}.json`), played.record);
      progress.show(i);
    }
    progress.clear();
    await close();
    const found = programs();
    const summary = { game: game.id, players: seats, games: count, seed, ...report.summary(), ...found };
    console.log(given.json ? JSON.stringify(summary, null, 2) : readable(summary, text).join('\n'));
    if (summary.finished < count) throw new Failure('unfinished', { count: count - summary.finished });
    return 0;
  },
});

interface Playing {
  readonly keepRecord: boolean;
  readonly digest: string;
}

/** The table at which the matches are played one after the other. */
interface TableOfBots {
  play(setup: Setup, playing: Playing): PlayedGame | Promise<PlayedGame>;
  /** The findings about bots that are programs. */
  programs(): { programs?: Readonly<Record<string, ProgramReport>> };
  close(): Promise<void>;
}

async function tableFor(game: Game, names: readonly string[], within: number): Promise<TableOfBots> {
  if (!names.some(isProgram)) {
    const bots = names.map((name) => botNamed(game, name).bot);
    return {
      play: (setup, playing) => playOut(game, setup, bots, playing),
      programs: () => ({}),
      close: () => Promise.resolve(),
    };
  }
  const { ProgramReports, Programs, untilKilled } = await import('../programs.ts');
  const running = new Programs({ within });
  const forget = untilKilled(running);
  const reports = new ProgramReports();
  return {
    async play(setup, playing) {
      const { players, collect } = await running.table(game.id, names);
      const played = await playOutWith(game, setup, players, playing);
      collect((report, seat) => reports.add(names[seat] ?? '', report));
      return played;
    },
    programs: () => ({ programs: reports.all }),
    async close() {
      await running.close();
      forget();
    },
  };
}
