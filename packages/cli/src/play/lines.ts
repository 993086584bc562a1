import { createInterface } from 'node:readline';
import type { Answer } from '@nokturn/engine';
import { mark, plain } from '@nokturn/text';
import { columns } from '../columns.ts';
import { Failure } from '../command.ts';
import { painter } from '../paint.ts';
import { decisionLines } from '../telling.ts';
import { roomFor } from '../terminals.ts';
import { readAnswer } from './answers.ts';
import { hintLines } from './hint.ts';
import { found, lookedUp } from './lookup.ts';
import { reactionRows } from './reactions.ts';
import { save } from './saving.ts';
import type { Session } from './session.ts';
import { whileThinking } from './thinking.ts';

/** Commands of the line mode, in the order of the help. An option of the same name comes first. */
const COMMANDS = [
  'hint',
  'me',
  'notes',
  'board',
  'log',
  'reactions',
  'hold',
  'undo',
  'save',
  'quit',
] as const;
type Word = (typeof COMMANDS)[number];

/** Commands that only mean something in a game with reactions. */
const OF_REACTIONS: readonly Word[] = ['reactions', 'hold'];

/** What a line did: nothing that changes the table, a new position, or the end of the session. */
type Effect = 'said' | 'moved' | 'quit';

/**
 * A match line by line: for scripts, for screen readers, and for terminals that can do no more. A person who types
 * something that is not offered is asked again; a script fails.
 */
export async function playLines(session: Session, file: string): Promise<void> {
  const person = Boolean(process.stdin.isTTY);
  const talk = new Lines(session, file, { patient: person });
  const input = createInterface({
    input: process.stdin,
    ...(person && { output: process.stdout }),
    prompt: '> ',
  });
  talk.showTable({ isFirst: true });
  if (person) input.prompt();
  if (!session.over)
    for await (const line of input) {
      const effect = talk.hear(line.trim());
      if (effect === 'moved') talk.showTable();
      if (effect === 'quit' || session.over) break;
      if (person) input.prompt();
    }
  input.close();
}

class Lines {
  readonly #session: Session;
  readonly #file: string;
  readonly #patient: boolean;
  readonly #paint = painter(process.stdout);
  /** The answer that the person was warned of last. */
  #warned: Answer | null = null;

  constructor(session: Session, file: string, { patient }: { patient: boolean }) {
    this.#session = session;
    this.#file = file;
    this.#patient = patient;
  }

  /** What is new, the table, and what is asked. */
  showTable({ isFirst = false } = {}): void {
    const { log, news, over } = this.#session;
    const lines = log.slice(news);
    if (lines.length > 0) this.#print('', ...lines);
    if (lines.length > 0 || over || isFirst) this.#print('', ...this.#board());
    this.#print('', ...(over ? [] : this.#question()));
  }

  hear(line: string): Effect {
    if (line === '') return this.#say(this.#session.text.say('terminal-one'));
    if (line.startsWith('?')) return this.#lookUp(line.slice(1).trim());
    const { decision } = this.#session;
    const [word = '', ...rest] = line.split(/\s+/);
    const answer = decision && readAnswer(decision.ask, line);
    if (answer && 'answer' in answer) return this.#answer(answer.answer);
    if (this.#isCommand(word)) return this.#obey(word, rest.join(' '));
    return this.#refuse(line, answer?.reason ?? '');
  }

  /** What cannot be meant lightly is answered twice; a script means what it says. */
  #answer(answer: Answer): Effect {
    const session = this.#session;
    const warning = this.#patient ? session.warning(answer) : null;
    const sure = this.#warned === answer;
    this.#warned = answer;
    if (warning !== null && !sure) return this.#say(warning, session.text.say('terminal-sure'));
    this.#warned = null;
    whileThinking(session.text, () => session.answer(answer));
    return 'moved';
  }

  /** Why an answer is not taken: the reason of the rules where they have one. */
  #refuse(line: string, reason: string): Effect {
    const { decision, text } = this.#session;
    const bar = decision?.barred.find(({ option }) => option === line);
    if (!this.#patient)
      throw bar
        ? new Failure('barred', { reason, why: plain(text.reason(bar.reason)), clause: bar.clause })
        : new Failure('not-taken', { reason });
    return this.#say(
      bar ? `${text.reason(bar.reason)} (${bar.clause})` : text.say('terminal-not-offered', { answer: line }),
    );
  }

  #obey(word: Word, rest: string): Effect {
    const session = this.#session;
    const { text, ui, view, log } = session;
    switch (word) {
      case 'hint':
        return this.#say(...whileThinking(text, () => hintLines(session)));
      case 'me':
        return this.#say(...ui.own(view, text));
      case 'notes': {
        const notes = ui.notebook(view, text);
        return this.#say(...(notes.length > 0 ? notes : [text.say('terminal-notebook-empty')]));
      }
      case 'board':
        return this.#say(...this.#board(), '', ...this.#question());
      case 'log':
        return this.#say(...log);
      case 'reactions':
        if (rest !== '') session.changeReaction(rest);
        return this.#say(
          ...columns(reactionRows(session).map(({ name, label, mode }) => [name, mode, label])),
        );
      case 'hold':
        session.toggleHold();
        return this.#say(text.say(session.reactions.hold ? 'terminal-hold-on' : 'terminal-hold-off'));
      case 'undo': {
        const refusal = session.undo();
        this.#say(text.say(refusal ? `terminal-undo-${refusal.code}` : 'terminal-undone'));
        return refusal ? 'said' : 'moved';
      }
      case 'save': {
        const file = rest || this.#file;
        save(session, file);
        return this.#say(text.say('terminal-saved', { file }));
      }
      case 'quit':
        return 'quit';
    }
  }

  #lookUp(words: string): Effect {
    if (words === '') return this.#say(...this.#help());
    const things = found(this.#session, words);
    return this.#say(
      ...(things.length > 0
        ? lookedUp(this.#session, things)
        : [this.#session.text.say('terminal-lookup-none')]),
    );
  }

  #help(): string[] {
    const { text } = this.#session;
    const help = (attribute: string) => text.plain('terminal-help', {}, attribute);
    return [
      mark('strong', '', text.plain('terminal-help')),
      ...columns([
        ['  1, 2, 3 …', help('option')],
        [`  ${help('lookup-word')}`, help('lookup')],
        ...this.#commands().map((word) => [`  ${word}`, help(word)]),
      ]),
    ];
  }

  #commands(): readonly Word[] {
    const { tempo } = this.#session.game;
    return tempo === undefined ? COMMANDS.filter((word) => !OF_REACTIONS.includes(word)) : COMMANDS;
  }

  #isCommand(word: string): word is Word {
    return (this.#commands() as readonly string[]).includes(word);
  }

  #board(): string[] {
    const { ui, view, text } = this.#session;
    return ui.board(view, text, roomFor(process.stdout));
  }

  #question(): string[] {
    const { ui, view, text } = this.#session;
    const { ask } = view.asked?.mine ?? {};
    if (ask === undefined) return [];
    const isExact = ask.kind === 'several' && ask.min === ask.max;
    const how = text.say(
      `terminal-${isExact ? 'exactly' : ask.kind}`,
      'min' in ask ? { min: ask.min, max: ask.max } : {},
    );
    return [...decisionLines(view, ui, text), mark('dim', '', how)];
  }

  #say(...lines: readonly string[]): Effect {
    this.#print(...lines);
    return 'said';
  }

  #print(...lines: readonly string[]): void {
    for (const line of lines) console.log(this.#paint(line));
  }
}
