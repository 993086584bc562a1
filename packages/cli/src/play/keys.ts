import type { Key } from 'ink';
import { answerOf, moved, toggled, typed } from './choice.ts';
import { freshHand, type Hand, type Panel } from './hand.ts';
import { hintLines } from './hint.ts';
import { reactionRows } from './reactions.ts';
import type { Session } from './session.ts';

type Keys = Pick<
  Key,
  'upArrow' | 'downArrow' | 'pageUp' | 'pageDown' | 'return' | 'escape' | 'backspace' | 'delete' | 'ctrl'
>;

const PANELS: Readonly<Record<string, Panel>> = { '?': 'lookup', c: 'own', n: 'notebook', r: 'reactions' };

/** How many log entries a page key goes back. */
const PAGE = 10;

/** What a key does: the next hand, or leaving the table. */
export function pressed(session: Session, hand: Hand, input: string, key: Keys): Hand | 'leave' {
  if (key.ctrl && input === 'c') return 'leave';
  const quiet = { ...hand, note: null };
  if (key.pageUp) return { ...quiet, back: Math.min(session.log.length - 1, hand.back + PAGE) };
  if (key.pageDown) return { ...quiet, back: Math.max(0, hand.back - PAGE) };
  if (hand.panel !== null) return inPanel(session, quiet, input, key);
  const panel = PANELS[input];
  if (panel !== undefined) return { ...quiet, panel, words: '', row: 0 };
  switch (input) {
    case 'q':
      return 'leave';
    case 'u':
      return undone(session, quiet);
    case 'h':
      session.toggleHold();
      return {
        ...quiet,
        note: session.text.say(session.reactions.hold ? 'terminal-hold-on' : 'terminal-hold-off'),
      };
    case 't':
      return busy(session, quiet, () => ({ ...quiet, panel: 'hint', hint: hintLines(session) }));
    default:
      return deciding(session, quiet, input, key);
  }
}

function deciding(session: Session, hand: Hand, input: string, key: Keys): Hand {
  const { decision } = session;
  if (decision === null) return hand;
  const { ask } = decision;
  if (key.upArrow) return { ...hand, choice: moved(ask, hand.choice, -1) };
  if (key.downArrow) return { ...hand, choice: moved(ask, hand.choice, 1) };
  if (/^\d$/.test(input)) return { ...hand, choice: typed(ask, hand.choice, input) };
  if (input === ' ') return { ...hand, choice: toggled(ask, hand.choice) };
  if (!key.return) return hand;
  const answer = answerOf(ask, hand.choice);
  if (answer === null) return hand;
  const warning = hand.warned === answer ? null : session.warning(answer);
  if (warning !== null)
    return { ...hand, warned: answer, note: `${warning} ${session.text.say('terminal-sure')}` };
  return busy(session, hand, () => {
    session.answer(answer);
    return freshHand(session);
  });
}

/** Somebody thinks: the screen says so first. */
function busy({ text }: Session, hand: Hand, work: () => Hand): Hand {
  return { ...hand, note: text.say('terminal-thinking'), busy: work };
}

function undone(session: Session, hand: Hand): Hand {
  const refusal = session.undo();
  if (refusal) return { ...hand, note: session.text.say(`terminal-undo-${refusal.code}`) };
  return { ...freshHand(session), note: session.text.say('terminal-undone') };
}

function inPanel(session: Session, hand: Hand, input: string, key: Keys): Hand {
  if (key.escape) return { ...hand, panel: null };
  if (hand.panel === 'reactions') return settling(session, hand, key);
  if (hand.panel !== 'lookup') return { ...hand, panel: null };
  if (key.backspace || key.delete) return { ...hand, words: hand.words.slice(0, -1) };
  return key.return ? { ...hand, panel: null } : { ...hand, words: hand.words + input };
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
