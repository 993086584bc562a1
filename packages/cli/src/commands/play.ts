import { existsSync } from 'node:fs';
import { botsFor } from '@nokturn/bots';
import { type Game, newRecord, RecordError } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { command, Failure, type Given, missing, UsageError } from '../command.ts';
import { type Face, faceOf, seatNames, textOf } from '../faces.ts';
import { LANG, languageFor, MILD } from '../language.ts';
import { painter } from '../paint.ts';
import { playLines } from '../play/lines.ts';
import { type Saved, save, savedReactions, seating, usualFile } from '../play/saving.ts';
import { Session } from '../play/session.ts';
import { whileThinking } from '../play/thinking.ts';
import { gameOf, loadRecord } from '../records.ts';
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

const FLAGS = {
  ...SETUP_FLAGS,
  seat: { type: 'string', value: 'i', help: 'your seat, counted clockwise from 0 (default: 0)' },
  lang: LANG,
  mild: MILD,
  save: { type: 'string', value: 'file', help: 'where the match is saved, after each of your answers' },
  resume: { type: 'string', value: 'file', help: 'go on with a saved match' },
  plain: { type: 'boolean', help: 'line by line instead of the full screen' },
} as const;

export const play = command({
  usage: '<game> [options] | --resume <file> [options]',
  summary: 'a whole game in the terminal against bots',
  flags: FLAGS,
  words: { min: 0, max: 1, ...THE_GAME },
  notes: ['Where input or output is not a terminal the match is played line by line: one answer a line.'],
  async run([id], given) {
    const { game, record } =
      given.resume === undefined ? newMatch(id, given) : savedMatch(given.resume, id, given);
    const kept = given.save ?? given.resume;
    if (given.save !== undefined && given.save !== given.resume) mustBeNew(given.save);
    const face = faceOf(game);
    const text = textOf(game, languageFor(given.lang), seatNames(record.seats), given);
    const session = whileThinking(text, () => sit({ game, record, face, text }, given, kept));
    // What cannot be saved is better known before the match than after it.
    if (kept !== undefined) save(session, kept);
    const file = kept ?? usualFile(session);
    saveOnSignal(session, file);
    await show(session, file, { lines: given.plain || !hasScreen() });
    leave(session, file, { kept: kept !== undefined });
    return 0;
  },
});

type Wanted = Given<typeof FLAGS>;
type Start = { readonly game: Game; readonly record: Saved };
type Table = Start & { readonly face: Face; readonly text: GameText };

function newMatch(id: string | undefined, given: Wanted): Start {
  if (id === undefined) throw new UsageError(missing(THE_GAME.what, THE_GAME.oneOf));
  const game = gameNamed(id);
  const preset = presetNamed(game, given.preset);
  const seats = seatsFor(game, given.players, preset);
  const options = optionsFor(game, seats, given.option, preset);
  return { game, record: newRecord(game, { seats, options, seed: given.seed ?? freshSeed() }) };
}

function savedMatch(file: string, id: string | undefined, given: Wanted): Start {
  const fixed = (['players', 'seed', 'preset', 'option'] as const).find((flag) => given[flag] !== undefined);
  if (fixed !== undefined) throw new UsageError(`--${fixed} cannot be changed in a saved match`);
  const record = loadRecord(file);
  const game = gameOf(record);
  if (id !== undefined && id !== game.id)
    throw new UsageError(`${file} is a match of ${game.id}, not of ${id}`);
  return { game, record };
}

/** Another match may be in it. */
function mustBeNew(file: string): void {
  if (existsSync(file))
    throw new Failure(`${file} is there already; go on with it by --resume ${file}, or name another file`);
}

/** Whether what is drawn can be drawn over. */
function hasScreen(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb';
}

function sit({ game, record, face, text }: Table, given: Wanted, kept: string | undefined): Session {
  const before = seating(record);
  const seat =
    given.seat === undefined
      ? before.seat
      : wholeNumber('seat', given.seat, { min: 0, max: record.seats - 1 });
  const bots = botsAt(game, record.seats, given.bots ?? before.bots ?? usual(game));
  try {
    return new Session({
      game,
      record,
      seat,
      bots,
      face,
      text,
      reactions: savedReactions(game, record),
      ...(kept !== undefined && { moved: (session: Session) => save(session, kept) }),
    });
  } catch (error) {
    if (error instanceof RecordError) throw new Failure(`the saved match cannot go on: ${error.message}`);
    throw error;
  }
}

/** Of the middle strength; where a game has none, the strongest. */
function usual(game: Game): string {
  const bots = [...botsFor(game.id).keys()];
  return bots.find((name) => name === 'medium') ?? bots.at(-1) ?? '';
}

async function show(session: Session, file: string, { lines }: { lines: boolean }): Promise<void> {
  if (lines) return playLines(session, file);
  const { playScreen } = await import('../play/screen.ts');
  await playScreen(session);
  if (session.over) printEnding(session);
}

/** How it ended, for the screen that one comes back to. */
function printEnding({ log, news }: Session): void {
  const paint = painter(process.stdout);
  console.log(log.slice(news).map(paint).join('\n'));
}

/** Nothing is lost when the terminal is closed. */
function saveOnSignal(session: Session, file: string): void {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
    process.once(signal, () => {
      if (!session.over) save(session, file);
      process.kill(process.pid, signal);
    });
}

/** Says where the match is, whether it is over or not. */
function leave(session: Session, file: string, { kept }: { kept: boolean }): void {
  const { text, over } = session;
  if (!over || kept) save(session, file);
  if (!over)
    console.log(`${text.plain('terminal-saved', { file })}\n${text.plain('terminal-resume', { file })}`);
  else if (kept) console.log(text.plain('terminal-finished', { file }));
}
