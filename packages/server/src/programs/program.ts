import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Answer, MyDecision, Random, Witness } from '@nokturn/engine';
import { PROGRAM_LIMITS } from '@nokturn/protocol/programs';
import { Conversation, type Fault, type ProgramGame, type Seated, shown } from './conversation.ts';
import { killGroup } from './kill.ts';

/** How a program has done: how many decisions it had, and what went wrong. */
export interface ProgramReport {
  decisions: number;
  /** Decisions that got the default answer. */
  defaults: number;
  readonly faults: Partial<Record<Fault, number>>;
  /** The first reason for each fault. */
  readonly reasons: Partial<Record<Fault, string>>;
  /** Bytes on its standard error. */
  errorBytes: number;
  /** The end of its standard error. */
  lastError: string;
}

export interface ProgramOptions {
  /** The time limit for each decision, in milliseconds. */
  readonly within: number;
  /** Called for each process, so that none is left behind. */
  readonly started?: (pid: number) => void;
  readonly ended?: (pid: number) => void;
}

/** How long it may take to say that it is ready. */
const TO_START = 15_000;
/** How long it may take to end after it is told to. */
const TO_END = 2000;
/** More useless lines than this in one decision count as noise. */
const MOST_FAULTS = 100;
/** After this many silences in a row, it gets no more questions in this match. */
const MOST_SILENCES = 3;
/** If it is lost in this many matches in a row, it is not started again. */
const MOST_LOSSES = 3;
/** The limit for its standard error in one match, in bytes. */
const MOST_ERRORS = 10_000_000;
const KEPT_ERROR = 2000;

export function noReport(): ProgramReport {
  return { decisions: 0, defaults: 0, faults: {}, reasons: {}, errorBytes: 0, lastError: '' };
}

/** Adds up reports about the same program. */
export function addReport(sum: ProgramReport, more: ProgramReport): void {
  sum.decisions += more.decisions;
  sum.defaults += more.defaults;
  for (const [fault, count] of Object.entries(more.faults) as [Fault, number][])
    sum.faults[fault] = (sum.faults[fault] ?? 0) + count;
  for (const [fault, reason] of Object.entries(more.reasons) as [Fault, string][])
    sum.reasons[fault] ??= reason;
  sum.errorBytes += more.errorBytes;
  sum.lastError = more.lastError || sum.lastError;
}

/**
 * A bot that is a separate program and plays one seat at a time. Whatever it does, each decision gets an answer in
 * time: the default one, if it gives no valid answer.
 */
export class Program {
  readonly #command: readonly [string, ...string[]];
  readonly #game: ProgramGame;
  readonly #options: ProgramOptions;
  #child: ChildProcessWithoutNullStreams | null = null;
  /** Processes that have not ended yet. */
  readonly #leaving = new Set<Promise<void>>();
  #conversation: Conversation;
  #buffer = '';
  #waiting: ((answer: Answer | null) => void) | null = null;
  #readyNow: (() => void) | null = null;
  #deadline = Number.POSITIVE_INFINITY;
  #faultsNow = 0;
  #errorsNow = 0;
  #silences = 0;
  #losses = 0;
  #report = noReport();

  constructor(command: readonly [string, ...string[]], game: ProgramGame, options: ProgramOptions) {
    this.#command = command;
    this.#game = game;
    this.#options = options;
    this.#conversation = new Conversation(game);
  }

  get name(): string | null {
    return this.#conversation.name;
  }

  /** The report since the last call. */
  collect(): ProgramReport {
    const report = this.#report;
    this.#report = noReport();
    return report;
  }

  /** A match begins, or is resumed. */
  async begin(seated: Seated, random: Random): Promise<void> {
    this.#silences = 0;
    this.#faultsNow = 0;
    this.#errorsNow = 0;
    if (this.#child === null && this.#losses < MOST_LOSSES) await this.#start();
    if (this.#child !== null) this.#say(this.#conversation.match(seated, random));
  }

  async decide(witness: Witness, mine: MyDecision): Promise<Answer> {
    this.#report.decisions++;
    const answer = this.#child === null ? null : await this.#asked(witness);
    if (answer === null) this.#report.defaults++;
    return answer ?? mine.fallback;
  }

  /** The match is over. */
  finish(witness: Witness): void {
    if (this.#child === null) return;
    this.#losses = 0;
    this.#say(this.#conversation.over(witness));
  }

  /** When this is done, nothing of it is left. Returns whether it ended by itself after its input was closed. */
  async close(): Promise<boolean> {
    const child = this.#child;
    let endsByItself = true;
    if (child !== null) {
      this.#forget();
      child.stdin.end();
      const late = setTimeout(() => {
        endsByItself = false;
        kill(child);
      }, TO_END);
      await new Promise((resolve) => child.once('exit', resolve));
      clearTimeout(late);
    }
    await Promise.all(this.#leaving);
    return endsByItself;
  }

  #start(): Promise<void> {
    const [program, ...args] = this.#command;
    // Its own process group, so that everything it starts ends with it.
    const child = spawn(program, args, { stdio: 'pipe', detached: process.platform !== 'win32' });
    const { pid } = child;
    this.#child = child;
    this.#conversation = new Conversation(this.#game);
    this.#buffer = '';
    if (pid !== undefined) {
      this.#options.started?.(pid);
      const left = new Promise<void>((resolve) => {
        child.once('exit', () => {
          this.#leaving.delete(left);
          this.#options.ended?.(pid);
          resolve();
        });
      });
      this.#leaving.add(left);
    }
    const whileIts = (work: () => void) => {
      if (this.#child === child) work();
    };
    child.on('error', (error) => whileIts(() => this.#lose('cannot-start', error.message)));
    child.on('exit', (code, signal) =>
      whileIts(() => this.#lose('ended', signal === null ? `exit code ${code}` : `killed by ${signal}`)),
    );
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8').on('data', (text: string) => whileIts(() => this.#hear(text)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => whileIts(() => this.#hearError(text)));
    this.#say(this.#conversation.hello());
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#lose('silent', `not ready after ${TO_START / 1000} s`), TO_START);
      this.#readyNow = () => {
        clearTimeout(late);
        this.#readyNow = null;
        resolve();
      };
    });
  }

  #asked(witness: Witness): Promise<Answer | null> {
    const { within } = this.#options;
    this.#faultsNow = 0;
    this.#deadline = performance.now() + within;
    const isLate = () => performance.now() > this.#deadline;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#stayedSilent(), within);
      this.#waiting = (answer) => {
        clearTimeout(late);
        this.#waiting = null;
        this.#conversation.close();
        resolve(answer);
      };
      this.#say(this.#conversation.decide(witness, { within, isLate }));
    });
  }

  #stayedSilent(): void {
    const begun = this.#buffer.trim() === '' ? '' : `, only a line that has no end: ${shown(this.#buffer)}`;
    this.#note('silent', `no answer after ${this.#options.within} ms${begun}`);
    if (++this.#silences >= MOST_SILENCES) this.#drop();
    else this.#waiting?.(null);
  }

  #hear(text: string): void {
    const end = text.lastIndexOf('\n');
    if (end < 0) {
      this.#buffer += text;
      if (this.#buffer.length > PROGRAM_LIMITS.line) this.#tooMuch();
      return;
    }
    const lines = (this.#buffer + text.slice(0, end)).split('\n');
    this.#buffer = text.slice(end + 1);
    for (const line of lines) {
      if (this.#child === null) return;
      if (line.length > PROGRAM_LIMITS.line) this.#tooMuch();
      else if (line.trim() !== '') this.#hearLine(line);
    }
  }

  #tooMuch(): void {
    this.#lose('noise', `a line of more than ${PROGRAM_LIMITS.line} bytes`);
  }

  #hearLine(line: string): void {
    const { replies, answer, isReady, fault, reason = '' } = this.#conversation.hear(line);
    for (const reply of replies) this.#say(reply);
    if (isReady) this.#readyNow?.();
    if (answer !== undefined) {
      this.#silences = 0;
      this.#waiting?.(answer);
    }
    if (fault === undefined) return;
    if (fault === 'wrong-protocol') return this.#lose(fault, reason);
    this.#note(fault, reason);
    if (fault === 'not-offered') this.#waiting?.(null);
    if (++this.#faultsNow > MOST_FAULTS) this.#lose('noise', `${MOST_FAULTS} lines that say nothing useful`);
  }

  #hearError(text: string): void {
    this.#report.errorBytes += text.length;
    this.#report.lastError = (this.#report.lastError + text).slice(-KEPT_ERROR);
    this.#errorsNow += text.length;
    if (this.#errorsNow > MOST_ERRORS)
      this.#lose('noise', `more than ${MOST_ERRORS / 1_000_000} MB on standard error`);
  }

  #say(line: string): void {
    this.#child?.stdin.write(`${line}\n`);
  }

  #note(fault: Fault, reason: string): void {
    this.#report.faults[fault] = (this.#report.faults[fault] ?? 0) + 1;
    this.#report.reasons[fault] ??= reason;
  }

  #lose(fault: Fault, reason: string): void {
    this.#note(fault, reason);
    this.#drop();
  }

  /** It gets no more questions in this match. */
  #drop(): void {
    const child = this.#child;
    this.#forget();
    this.#losses++;
    if (child !== null) kill(child);
    this.#readyNow?.();
    this.#waiting?.(null);
  }

  #forget(): void {
    this.#child = null;
    this.#buffer = '';
  }
}

function kill(child: ChildProcessWithoutNullStreams): void {
  if (child.pid !== undefined) killGroup(child.pid);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
}
