import { existsSync } from 'node:fs';
import {
  type Bot,
  branchFrom,
  flawOf,
  kindsOfBranch,
  type Mind,
  newRecord,
  originOf,
  Random,
  type Rulebook,
  UNRELEASED,
} from '@nokturn/engine';
import { botsOf } from '@nokturn/games/bots';
import { checkedLibrary } from '@nokturn/games/checked';
import type { GameText } from '@nokturn/text';
import { command, Failure, type Given, missing, UsageError } from '../command.ts';
import { MILD } from '../language.ts';
import { painter } from '../paint.ts';
import { playJson } from '../play/json.ts';
import { playLines } from '../play/lines.ts';
import { type Saved, save, savedReactions, seating, usualFile } from '../play/saving.ts';
import { Session } from '../play/session.ts';
import { whileThinking } from '../play/thinking.ts';
import { WaitingProgram } from '../play/waiting.ts';
import { flawSaid, loadPlayed, loadRecord, noteSaid, rulesOf, STANDARD_INPUT } from '../records.ts';
import {
  botsAt,
  freshSeed,
  gameNamed,
  SETUP_FLAGS,
  setupFor,
  THE_GAME,
  wholeNumber,
  withinOf,
} from '../setup.ts';
import { seatNames, type TerminalUi, terminalOf, textOf } from '../terminals.ts';
import { Said } from '../words.ts';

const FLAGS = {
  ...SETUP_FLAGS,
  seat: { type: 'string' },
  mild: MILD,
  save: { type: 'string' },
  resume: { type: 'string' },
  from: { type: 'string' },
  at: { type: 'string' },
  kind: { type: 'string' },
  people: { type: 'string' },
  plain: { type: 'boolean' },
  json: { type: 'boolean' },
  join: { type: 'string' },
  name: { type: 'string' },
} as const;

export const play = command({
  flags: FLAGS,
  words: { min: 0, max: 1, ...THE_GAME },
  async run([id], given, words) {
    const { language } = words;
    if (given.join !== undefined) {
      mustStandAlone(id, given);
      const { join } = await import('../online/join.ts');
      await join(given.join, { name: given.name, mild: given.mild, language });
      return 0;
    }
    const apart = (['people', 'plain'] as const).find((flag) => given[flag] !== undefined);
    if (given.json && apart !== undefined) throw new UsageError('json-alone', { name: apart });
    const { game, record, note } = await startOf(id, given);
    if (note !== null) console.error(noteSaid(note).in(words));
    const kept = given.save ?? given.resume;
    if (given.save !== undefined && given.save !== given.resume) mustBeNew(given.save);
    const ui = terminalOf(game);
    const text = textOf(game, language, seatNames(originOf(record).seats), given);
    const { novice, mind } = await game.bot();
    const bots = botsOf(game.id, { novice, mind });
    const programs: WaitingProgram[] = [];
    const program = (name: string, seat: number) => {
      const { seats, options } = originOf(record);
      const within = withinOf(given.within);
      const made = new WaitingProgram({
        game: game.id,
        digest: game.digest,
        name,
        seat,
        seats,
        options,
        within,
      });
      programs.push(made);
      return made.bot;
    };
    process.once('exit', () => {
      for (const each of programs) each.kill();
    });
    const session = whileThinking(text, () =>
      sit({ game, record, ui, text, bots, mind, program }, given, kept),
    );
    // Better to find out before the match than after it that it cannot be saved.
    if (kept !== undefined) save(session, kept);
    const file = kept ?? usualFile(session);
    saveOnSignal(session, file);
    const refused = given.json
      ? await playJson(session).then(() => 0)
      : await show(session, file, { lines: given.plain || !hasScreen() });
    leave(session, file, { kept: kept !== undefined, say: given.json ? console.error : console.log });
    await Promise.all(programs.map((each) => each.close()));
    for (const { name, trouble } of programs)
      if (trouble !== null) console.error(words.plain('said-program-trouble', { name, ...trouble }));
    return refused > 0 ? 1 : 0;
  },
});

/** A match on a site is set up there. */
function mustStandAlone(id: string | undefined, given: Wanted): void {
  const fixed = (
    [
      ...(['players', 'seed', 'preset', 'option', 'bots', 'seat', 'people', 'save', 'resume'] as const),
      ...(['from', 'at', 'kind', 'json'] as const),
    ] as const
  ).find((flag) => given[flag] !== undefined);
  if (id !== undefined || fixed !== undefined)
    throw new UsageError('join-alone', { given: id ?? `--${fixed}` });
}

function startOf(id: string | undefined, given: Wanted): Promise<Start> {
  if (given.from !== undefined) return branchOf(given.from, id, given);
  const alone = (['at', 'kind'] as const).find((flag) => given[flag] !== undefined);
  if (alone !== undefined) throw new UsageError('branch-from', { name: alone });
  return given.resume === undefined ? newMatch(id, given) : savedMatch(given.resume, id, given);
}

type Wanted = Given<typeof FLAGS>;
type Match = { readonly game: Rulebook; readonly record: Saved };
/** A match, and a note about its rules if there is one. */
type Start = Match & { readonly note: Said | null };
type Table = Match & {
  readonly ui: TerminalUi;
  readonly text: GameText;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly mind: Mind;
  /** Makes a bot from the name of a program. */
  readonly program: (name: string, seat: number) => Bot;
};

async function newMatch(id: string | undefined, given: Wanted): Promise<Start> {
  if (id === undefined) throw missing(THE_GAME.what, THE_GAME.oneOf);
  const { today } = await checkedLibrary();
  const { id: known } = gameNamed(id);
  const game = today.find((each) => each.id === known) as Rulebook;
  const note = game.digest === UNRELEASED ? notReleased(game) : null;
  return { game, record: newRecord(game, setupFor(game, given)), note };
}

async function savedMatch(file: string, id: string | undefined, given: Wanted): Promise<Start> {
  if (file === STANDARD_INPUT) throw new UsageError('resume-stdin');
  mustBeFree(given, ['players', 'seed', 'preset', 'option']);
  const record = loadPlayed(file);
  const { rules: game, note } = await rulesOf(originOf(record));
  mustBeOf(game, file, id);
  return { game, record, note };
}

/** Starts a branch of a finished match, from one of its moments. */
async function branchOf(file: string, id: string | undefined, given: Wanted): Promise<Start> {
  mustBeFree(given, ['players', 'preset', 'option', 'resume']);
  const parent = loadRecord(file);
  const { rules: game, note } = await rulesOf(parent);
  mustBeOf(game, file, id);
  const { mind } = await game.bot();
  const kinds = kindsOfBranch(game, mind);
  const kind = kinds.find((one) => one === (given.kind ?? kinds.at(-1)));
  if (kind === undefined)
    throw new UsageError('branch-kind', { known: kinds.join(', '), given: given.kind ?? '' });
  const move = wholeNumber('at', given.at ?? '0', { min: 0, max: Math.max(0, parent.moves.length - 1) });
  const seat = wholeNumber('seat', given.seat ?? '1', { min: 1, max: parent.seats }) - 1;
  const random = new Random(given.seed ?? freshSeed());
  const record = branchFrom(game, parent, { move, seat, kind }, { mind, random });
  if ('code' in record) throw new Failure('record', { file, flaw: flawSaid(record) });
  return { game, record, note };
}

/** Some options are settled by the match in the file. */
function mustBeFree(given: Wanted, settled: readonly (keyof Wanted & keyof typeof FLAGS)[]): void {
  const fixed = settled.find((flag) => given[flag] !== undefined);
  if (fixed !== undefined) throw new UsageError('saved-fixed', { name: fixed });
}

function mustBeOf(game: Rulebook, file: string, id: string | undefined): void {
  if (id !== undefined && id !== game.id)
    throw new UsageError('saved-other-game', { file, game: game.id, other: id });
}

/** Nobody else has these rules, so nobody else can continue the match or verify it. */
function notReleased({ id, rulesVersion }: Rulebook): Said {
  return new Said('note-not-released', { game: id, rules: String(rulesVersion) });
}

/** The file may contain another match. */
function mustBeNew(file: string): void {
  if (existsSync(file)) throw new Failure('file-there', { file });
}

/** Whether the terminal can redraw. */
function hasScreen(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb';
}

function sit(
  { game, record, ui, text, bots: known, mind, program }: Table,
  given: Wanted,
  kept: string | undefined,
): Session {
  const before = seating(record);
  const { seats } = originOf(record);
  const people = peopleAt(given, seats) ?? before.people ?? [];
  const own =
    given.seat === undefined ? before.seat : wholeNumber('seat', given.seat, { min: 1, max: seats }) - 1;
  const seat = people[0] ?? own;
  const bots = botsAt(game, seats, given.bots ?? before.bots ?? usual(known), {
    known,
    program: (name, at) =>
      (at === seat || people.includes(at) ? known.values().next().value : undefined) ?? program(name, at),
  });
  try {
    return new Session({
      game,
      record,
      seat,
      ...(people.length > 0 && { people }),
      bots,
      ui,
      text,
      mind,
      reactions: savedReactions(game, record),
      ...(kept !== undefined && { moved: (session: Session) => save(session, kept) }),
    });
  } catch (error) {
    const flaw = flawOf(error);
    if (flaw !== null) throw new Failure('cannot-go-on', { flaw: flawSaid(flaw) });
    throw error;
  }
}

/** The seats of all people at this keyboard. */
function peopleAt({ people, seat }: Wanted, seats: number): readonly number[] | undefined {
  if (people === undefined) return undefined;
  if (seat !== undefined) throw new UsageError('people-seat');
  const all = people.split(',').map((each) => wholeNumber('people', each.trim(), { min: 1, max: seats }) - 1);
  return [...new Set(all)];
}

/** The bot of medium strength; if a game has none, the strongest. */
function usual(known: ReadonlyMap<string, Bot>): string {
  const bots = [...known.keys()];
  return bots.find((name) => name === 'medium') ?? bots.at(-1) ?? '';
}

/** The number of lines of a script that were refused. */
async function show(session: Session, file: string, { lines }: { lines: boolean }): Promise<number> {
  if (lines) return playLines(session, file);
  const { playScreen } = await import('../play/screen.ts');
  await playScreen(session);
  if (session.over) printEnding(session);
  return 0;
}

/** How it ended, for the normal screen after the full one has closed. */
function printEnding({ log, news }: Session): void {
  const paint = painter(process.stdout);
  console.log(log.slice(news).map(paint).join('\n'));
}

/** Nothing is lost if the terminal is closed. */
function saveOnSignal(session: Session, file: string): void {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
    process.once(signal, () => {
      if (!session.over) save(session, file);
      process.kill(process.pid, signal);
    });
}

/** Says where the match is saved, whether it is over or not. */
function leave(
  session: Session,
  file: string,
  { kept, say }: { kept: boolean; say: (line: string) => void },
): void {
  const { text, over } = session;
  if (!over || kept) save(session, file);
  if (!over) say(`${text.plain('terminal-saved', { file })}\n${text.plain('terminal-resume', { file })}`);
  else if (kept) say(text.plain('terminal-finished', { file }));
}
