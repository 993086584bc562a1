import type { Ask } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import type { Key } from 'ink';
import { labelled, optionsOf } from '../telling.ts';
import { answerOf, moved, toggled, typed } from './answer-draft.ts';
import { placeNamed } from './answers.ts';
import { END, freshHand, type Hand, type Panel } from './hand.ts';
import { hintLines } from './hint.ts';
import { reactionRows } from './reactions.ts';
import type { Session } from './session.ts';

type Keys = Pick<
  Key,
  'upArrow' | 'downArrow' | 'pageUp' | 'pageDown' | 'return' | 'escape' | 'backspace' | 'delete' | 'ctrl'
>;

const PANELS: Readonly<Record<string, Panel>> = {
  '?': 'lookup',
  c: 'own',
  n: 'notebook',
  b: 'table',
  l: 'log',
  r: 'reactions',
};

/** The effect of a key: the next state, or leaving the table. A page is as many lines as a panel shows at a time. */
export function pressed(session: Session, hand: Hand, input: string, key: Keys, page = 1): Hand | 'leave' {
  if (key.ctrl && input === 'c') return 'leave';
  const quiet = { ...hand, note: null };
  if (hand.panel === 'curtain') return key.return ? lifted(session) : hand;
  if (hand.find !== null) return finding(session, quiet, input, key);
  if (hand.panel !== null) return inPanel(session, quiet, input, key, page);
  const panel = key.pageUp ? 'log' : PANELS[input];
  if (panel !== undefined) return { ...quiet, panel, words: '', row: 0, top: panel === 'log' ? END : 0 };
  switch (input) {
    case 'q':
      return 'leave';
    case '/':
      return { ...quiet, find: '' };
    case 'u':
      return undone(session, quiet);
    case 'h':
      session.toggleHold();
      return {
        ...quiet,
        note: session.text.say(session.reactions.hold ? 'terminal-hold-on' : 'terminal-hold-off'),
      };
    case 't':
      return busy(session, quiet, () => ({ ...quiet, panel: 'hint', hint: hintLines(session), top: 0 }));
    default:
      return deciding(session, quiet, input, key);
  }
}

/** The person whose turn it is has come to the keyboard. */
function lifted(session: Session): Hand {
  session.lift();
  return freshHand(session);
}

/** The name of an option is being typed: the first option whose name contains it is pointed at. */
function finding(session: Session, hand: Hand, input: string, key: Keys): Hand {
  if (key.return || key.escape) return { ...hand, find: null };
  const before = hand.find ?? '';
  const find = key.backspace || key.delete ? before.slice(0, -1) : before + input;
  const { decision, view, ui, text } = session;
  const at =
    decision === null
      ? -1
      : placeNamed(optionsOf(decision.ask), find, (option) => plain(labelled(option, view, ui, text)));
  return at < 0 ? { ...hand, find } : { ...hand, find, draft: { ...hand.draft, at, digits: '' } };
}

function deciding(session: Session, hand: Hand, input: string, key: Keys): Hand {
  const { decision } = session;
  if (decision === null) return hand;
  const { ask } = decision;
  if (key.upArrow) return { ...hand, draft: moved(ask, hand.draft, -1) };
  if (key.downArrow) return { ...hand, draft: moved(ask, hand.draft, 1) };
  if (/^\d$/.test(input)) return { ...hand, draft: typed(ask, hand.draft, input) };
  if (input === ' ') return { ...hand, draft: toggled(ask, hand.draft) };
  if (!key.return) return hand;
  const answer = answerOf(ask, hand.draft);
  if (answer === null) return { ...hand, note: howMany(session, ask, hand) };
  const warning = hand.warned === answer ? null : session.warning(answer);
  if (warning !== null)
    return { ...hand, warned: answer, note: `${warning} ${session.text.say('terminal-sure')}` };
  return busy(session, hand, () => {
    session.answer(answer);
    return freshHand(session);
  });
}

/** The part still missing from an answer that takes several options. */
function howMany({ text }: Session, ask: Ask, { draft: { picks } }: Hand): string {
  const { min, max } =
    ask.kind === 'several' ? ask : { min: optionsOf(ask).length, max: optionsOf(ask).length };
  return text.say('terminal-picks', {
    needed: min === max ? `${max}` : `${min}–${max}`,
    picked: picks.length,
  });
}

/** Thinking takes a while: the screen says so first. */
function busy({ text }: Session, hand: Hand, work: () => Hand): Hand {
  return { ...hand, note: text.say('terminal-thinking'), busy: work };
}

function undone(session: Session, hand: Hand): Hand {
  const refusal = session.undo();
  if (refusal) return { ...hand, note: session.text.say(`terminal-undo-${refusal.code}`) };
  return { ...freshHand(session), note: session.text.say('terminal-undone') };
}

function inPanel(session: Session, hand: Hand, input: string, key: Keys, page: number): Hand {
  if (key.escape) return { ...hand, panel: null };
  if (hand.panel === 'reactions') return settling(session, hand, key);
  const by = scrolledBy(key, page);
  if (by !== 0) return { ...hand, top: Math.max(0, hand.top + by) };
  if (hand.panel !== 'lookup') return { ...hand, panel: null };
  if (key.backspace || key.delete) return { ...hand, words: hand.words.slice(0, -1), top: 0 };
  return key.return ? { ...hand, panel: null } : { ...hand, words: hand.words + input, top: 0 };
}

function scrolledBy({ upArrow, downArrow, pageUp, pageDown }: Keys, page: number): number {
  if (upArrow) return -1;
  if (downArrow) return 1;
  return pageUp ? -page : pageDown ? page : 0;
}

function settling(session: Session, hand: Hand, key: Keys): Hand {
  const rows = reactionRows(session);
  const by = key.upArrow ? rows.length - 1 : key.downArrow ? 1 : 0;
  if (key.return) {
    const { name = '' } = rows[hand.row] ?? {};
    if (name === 'hold') session.toggleHold();
    else session.changeReaction(name);
  }
  return { ...hand, row: (hand.row + by) % rows.length };
}
