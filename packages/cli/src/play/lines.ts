import { createInterface } from 'node:readline';
import type { Answer, OptionId } from '@nokturn/engine';
import { mark, plain } from '@nokturn/text';
import { columns } from '../columns.ts';
import { Failure } from '../command.ts';
import { painter } from '../paint.ts';
import { decisionLines, labelled, optionsOf } from '../telling.ts';
import { roomFor } from '../terminals.ts';
import { wordsIn } from '../words.ts';
import { completions, readAnswer } from './answers.ts';
import { hintLines } from './hint.ts';
import { found, lookedUp } from './lookup.ts';
import { reactionRows } from './reactions.ts';
import { save } from './saving.ts';
import type { Session } from './session.ts';
import { whileThinking } from './thinking.ts';

/** Commands of the line mode, in the order of the help. An option of the same name takes precedence. */
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

/** Commands that only have a meaning in a game with reactions. */
const OF_REACTIONS: readonly Word[] = ['reactions', 'hold'];

/** The effect of a line: nothing that changes the table, a new position, or the end of the session. */
type Effect = 'said' | 'moved' | 'quit';

/** Clears the screen and the scrollback: the next person at the keyboard may not read them. */
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

/**
 * A match line by line: for scripts, for screen readers, and for terminals that can do no more. A person who types
 * something invalid is asked again. Returns how often that happened to a script, which nobody watches.
 */
export async function playLines(session: Session, file: string): Promise<number> {
  const person = Boolean(process.stdin.isTTY);
  const talk = new Lines(session, file, { patient: person });
  const input = createInterface({
    input: process.stdin,
    ...(person && { output: process.stdout, completer: (line: string) => talk.complete(line) }),
    prompt: '> ',
  });
  talk.show({ isFirst: true });
  if (person) input.prompt();
  if (!session.over)
    for await (const line of input) {
      const effect = talk.hear(line.trim());
      if (effect === 'moved') talk.show();
      if (effect === 'quit' || session.over) break;
      if (person) input.prompt();
    }
  input.close();
  return person ? 0 : talk.refused;
}

class Lines {
  readonly #session: Session;
  readonly #file: string;
  readonly #patient: boolean;
  readonly #paint = painter(process.stdout);
  /** The answer that the person was last warned about. */
  #warned: Answer | null = null;
  /** The number of lines that were refused. */
  refused = 0;

  constructor(session: Session, file: string, { patient }: { patient: boolean }) {
    this.#session = session;
    this.#file = file;
    this.#patient = patient;
  }

  /** The table; or the curtain, if somebody else was at the keyboard. */
  show({ isFirst = false } = {}): void {
    const { curtain, text, seat } = this.#session;
    if (!curtain) return this.#showTable({ isFirst });
    if (this.#patient) console.log(process.stdout.isTTY ? WIPE : '');
    this.#print('', mark('strong', '', plain(text.say('terminal-curtain', { seat }))));
    // A script has nobody to hide anything from.
    if (!this.#patient) this.#lift();
  }

  #lift(): Effect {
    this.#session.lift();
    this.#showTable({ isFirst: true });
    return 'said';
  }

  /** Completions of the current line. */
  complete(line: string): [string[], string] {
    const { ask } = this.#session.decision ?? {};
    if (ask === undefined || this.#session.curtain) return [[], line];
    const names = completions(optionsOf(ask), line, this.#naming);
    const words = [...optionsOf(ask), ...this.#commands()].filter((word) => word.startsWith(line));
    return [[...names, ...words], line];
  }

  /** The news, the table, and the question. */
  #showTable({ isFirst = false } = {}): void {
    const { log, news, over } = this.#session;
    const lines = log.slice(news);
    if (lines.length > 0) this.#print('', ...lines);
    if (lines.length > 0 || over || isFirst) this.#print('', ...this.#board());
    this.#print('', ...(over ? [] : this.#question()));
  }

  hear(line: string): Effect {
    if (this.#session.curtain) return this.#lift();
    if (line === '') return this.#say(this.#session.text.say('terminal-one'));
    if (line.startsWith('?')) return this.#lookUp(line.slice(1).trim());
    const { decision } = this.#session;
    const [word = '', ...rest] = line.split(/\s+/);
    const answer = decision && readAnswer(decision.ask, line);
    if (answer && 'answer' in answer) return this.#answer(answer.answer);
    if (this.#isCommand(word)) return this.#obey(word, rest.join(' '));
    const named = decision && readAnswer(decision.ask, line, this.#naming);
    if (named && 'answer' in named) return this.#answer(named.answer);
    return this.#refuse(line, answer?.reason ?? '');
  }

  /** A risky answer must be given twice; a script means what it says. */
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

  /** Why an answer is refused: the reason from the rules if there is one. */
  #refuse(line: string, reason: string): Effect {
    const { decision, text } = this.#session;
    const bar = decision?.barred.find(({ option }) => option === line);
    this.refused++;
    if (!this.#patient) {
      const why = bar
        ? new Failure('barred', { reason, why: plain(text.reason(bar.reason)), clause: bar.clause })
        : new Failure('not-taken', { reason });
      console.error(`nokturn: ${why.in(wordsIn(text.language))}`);
      return 'said';
    }
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

  readonly #naming = (option: OptionId): string => {
    const { view, ui, text } = this.#session;
    return plain(labelled(option, view, ui, text));
  };

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
