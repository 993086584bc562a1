import { createInterface, type Interface } from 'node:readline';
import type { Answer, View } from '@nokturn/engine';
import type { HeardVersion, Lobby, Shown, TableUpdate } from '@nokturn/protocol';
import { type GameText, type Language, mark } from '@nokturn/text';
import { Failure } from '../command.ts';
import { painter } from '../paint.ts';
import { readAnswer } from '../play/answers.ts';
import { decisionLines, questionLines } from '../telling.ts';
import { roomFor, type TerminalUi, terminalOf, textOf } from '../terminals.ts';
import { Connection, type ConnectionListener, type ConnectionState } from './connection.ts';
import type { Device } from './device.ts';
import { tellFairness } from './fairness.ts';
import { namesAt } from './names.ts';
import type { OnlineSite } from './site.ts';

const COMMANDS = ['me', 'notes', 'board', 'log', 'promise', 'undo', 'quit'] as const;
type Word = (typeof COMMANDS)[number];

interface Manner {
  readonly language: Language;
  readonly mild: boolean | undefined;
}

/** The site of the match, and this computer as its device. */
interface Here {
  readonly site: OnlineSite;
  readonly device: Device;
}

/** Plays a match on a site line by line. Resolves when it is over or the player leaves. */
export async function playJoined({ site, device }: Here, lobby: Lobby, manner: Manner): Promise<void> {
  const isPerson = Boolean(process.stdin.isTTY);
  const input = createInterface({
    input: process.stdin,
    ...(isPerson && { output: process.stdout }),
    prompt: '> ',
  });
  const { code } = lobby;
  const table = new JoinedTable(lobby, manner, { input, isPerson, device });
  const connection = new Connection({ site, code, device }, table);
  table.sit(connection);
  try {
    await table.left;
    if (table.isOver) await tellFairness({ site, device }, { code, shown: table.shown }, manner.language);
  } finally {
    connection.close();
    input.close();
  }
}

class JoinedTable {
  readonly #device: Device;
  readonly #manner: Manner;
  readonly #input: Interface;
  readonly #isPerson: boolean;
  readonly #ui: TerminalUi;
  readonly #paint = painter(process.stdout);
  readonly #log: string[] = [];
  readonly left: Promise<void>;
  #leave: (failure?: Failure) => void = () => undefined;
  #connection: Connection | null = null;
  #lobby: Lobby;
  #text: GameText;
  #view: View | null = null;
  #told = -1;
  readonly #heard: HeardVersion[] = [];
  /** Whether it was here during the match. */
  #wasThere = false;
  /** Lines of a script that are ahead of the question. */
  readonly #ahead: string[] = [];
  #isAtEnd = false;
  #warned: Answer | null = null;
  /** The ids of the answers sent. */
  readonly #answers = new Set<string>();

  constructor(
    lobby: Lobby,
    manner: Manner,
    { input, isPerson, device }: { input: Interface; isPerson: boolean; device: Device },
  ) {
    this.#manner = manner;
    this.#device = device;
    this.#input = input;
    this.#isPerson = isPerson;
    this.#lobby = lobby;
    this.#ui = terminalOf({ id: lobby.game });
    this.#text = this.#textFor(lobby);
    this.left = new Promise((resolve, reject) => {
      this.#leave = (failure) => (failure ? reject(failure) : resolve());
    });
    input.on('line', (line) => {
      this.#ahead.push(line.trim());
      this.#hearNext();
    });
    input.on('close', () => {
      this.#isAtEnd = true;
      this.#hearNext();
    });
  }

  get isOver(): boolean {
    return this.#view?.over === true;
  }

  /** The match as it was shown here; null if it was over before. */
  get shown(): Shown | null {
    return this.#view && this.#wasThere ? { view: this.#view, versions: this.#heard } : null;
  }

  sit(connection: Connection): void {
    this.#connection = connection;
    if (this.#lobby.status === 'lobby') this.#print(this.#text.say('online-waiting'));
  }

  // ── what comes over the connection ────────────────────────────────────────────────────────────────────────────

  lobby(lobby: Lobby): void {
    this.#lobby = lobby;
    this.#text = this.#textFor(lobby);
    if (lobby.status === 'closed') this.#leave(new Failure('match-closed'));
    if (lobby.abandoned) this.#leave(new Failure('match-abandoned'));
  }

  table({ version, view, heard }: TableUpdate): void {
    const isNew = version !== this.#told;
    this.#view = view;
    if (!view.over) this.#wasThere = true;
    const { means } = this.#ui.telling;
    const fresh = heard.filter((each) => each.version > this.#told);
    this.#heard.push(...fresh);
    const lines = fresh
      .flatMap(({ happenings }) => happenings)
      .filter(({ kind }) => means[kind] !== 'deal' && !this.#ui.unsaid?.includes(kind))
      .flatMap((heard) => this.#text.narrate(heard) ?? []);
    this.#log.push(...lines);
    this.#told = version;
    if (isNew) this.#show(lines);
    if (view.over) this.#leave();
    else this.#hearNext();
  }

  refused({ id, code, reason }: Parameters<ConnectionListener['refused']>[0]): void {
    // An answer can come too late, because a reaction closes by itself. A script goes on with the next question.
    const isLate = id !== null && this.#answers.has(id) && code === 'stale';
    if (!this.#isPerson && isLate) return;
    if (!this.#isPerson) this.#leave(new Failure('not-taken', { reason }));
    this.#print(reason);
    this.#prompt();
  }

  connection(state: ConnectionState): void {
    this.#print(this.#text.say(`online-${state}`));
  }

  ended(failure: Failure): void {
    this.#leave(failure);
  }

  // ── what is typed ─────────────────────────────────────────────────────────────────────────────────────────────

  /** A script's lines wait for a question; a person can look at the table at any time. */
  #hearNext(): void {
    while (this.#ahead.length > 0 && (this.#isPerson || this.#isAsked)) {
      const line = this.#ahead.shift() ?? '';
      const isAnswer = this.#hear(line);
      if (isAnswer) return;
    }
    // A script with no lines left leaves at the next question; the match goes on.
    if (this.#isAtEnd && this.#ahead.length === 0 && (this.#isPerson || this.#isAsked)) this.#leave();
    this.#prompt();
  }

  get #isAsked(): boolean {
    const mine = this.#view?.asked?.mine;
    return mine != null && mine.answer === null;
  }

  /** Whether the line was an answer, which the table must process first. */
  #hear(line: string): boolean {
    const word = COMMANDS.find((each) => each === line);
    const ask = this.#isAsked ? this.#view?.asked?.mine?.ask : undefined;
    const answer = ask && readAnswer(ask, line);
    if (answer && 'answer' in answer) return this.#answer(answer.answer);
    if (word) return this.#obey(word);
    if (!this.#isPerson) this.#leave(new Failure('not-taken', { reason: answer?.reason ?? line }));
    else if (line === '?') this.#print(`${COMMANDS.join(', ')}`);
    else this.#print(this.#text.say(ask ? 'terminal-one' : 'online-not-yet'));
    return false;
  }

  #answer(answer: Answer): boolean {
    const view = this.#view as View;
    const warning = this.#isPerson ? this.#ui.telling.warning?.(answer, view, this.#text) : null;
    if (warning && this.#warned !== answer) {
      this.#warned = answer;
      this.#print(warning, this.#text.say('terminal-sure'));
      return false;
    }
    this.#warned = null;
    const id = this.#connection?.send({ type: 'answer', version: this.#told, answer });
    if (id !== undefined) this.#answers.add(id);
    // Until the table is updated, this question counts as answered.
    const { asked } = view;
    if (asked?.mine) this.#view = { ...view, asked: { ...asked, mine: { ...asked.mine, answer } } };
    return true;
  }

  #obey(word: Word): boolean {
    const view = this.#view;
    if (word === 'quit') this.#leave();
    else if (word === 'undo') this.#connection?.send({ type: 'undo', version: this.#told });
    else if (word === 'log') this.#print(...this.#log);
    else if (word === 'promise') this.#print(this.#device.promise ?? this.#text.say('online-no-promise'));
    else if (view === null) this.#print(this.#text.say('online-waiting'));
    else if (word === 'me') this.#print(...this.#ui.own(view, this.#text));
    else if (word === 'notes') this.#print(...this.#ui.notebook(view, this.#text));
    else this.#show([], { isWhole: true });
    return word === 'quit';
  }

  // ── what is shown ─────────────────────────────────────────────────────────────────────────────────────────────

  #show(lines: readonly string[], { isWhole = false } = {}): void {
    const view = this.#view as View;
    if (lines.length > 0) this.#print('', ...lines);
    if (isWhole || this.#isAsked || view.over)
      this.#print('', ...this.#ui.board(view, this.#text, roomFor(process.stdout)));
    if (view.over) return;
    if (this.#isAsked) this.#print('', ...decisionLines(view, this.#ui, this.#text), this.#how(view));
    else this.#print('', ...questionLines(view, this.#ui, this.#text));
  }

  #how({ asked }: View): string {
    const ask = asked?.mine?.ask;
    if (ask === undefined) return '';
    const isExact = ask.kind === 'several' && ask.min === ask.max;
    const facts = 'min' in ask ? { min: ask.min, max: ask.max } : {};
    return mark('dim', '', this.#text.say(`terminal-${isExact ? 'exactly' : ask.kind}`, facts));
  }

  #textFor({ game, rules, seats }: Lobby): GameText {
    const played = rules?.digest ? { rulesVersion: rules.number, digest: rules.digest } : {};
    return textOf({ id: game, ...played }, this.#manner.language, namesAt(seats), {
      mild: this.#manner.mild,
    });
  }

  #prompt(): void {
    if (this.#isPerson && !this.#isAtEnd) this.#input.prompt();
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) console.log(this.#paint(line));
  }
}
