import { mark, plain } from '@nokturn/text';
import type { Room } from '../faces.ts';
import { barredLines, explained, firstNumber, optionsOf, question } from '../telling.ts';
import type { Hand } from './hand.ts';
import { found, lookedUp } from './lookup.ts';
import { reactionRows } from './reactions.ts';
import type { Session } from './session.ts';

/** The parts of the full screen, each as lines of marked text. */

export function tablePart({ face, view, text }: Session, room: Room): string[] {
  return face.board(view, text, room);
}

/** The last lines of what happened: what is new stands out, older lines are dim. */
export function logPart({ log, news }: Session, { back }: Hand, room: number): string[] {
  return log
    .map((line, i) => (i < news ? mark('dim', '', plain(line)) : line))
    .slice(0, log.length - back)
    .slice(-room);
}

/** What is asked, with the options around the one pointed at; as many as there is room for. */
export function decisionPart(session: Session, { choice }: Hand, room: number): string[] {
  const { view, face, text, decision } = session;
  if (decision === null) return [mark('strong', '', text.plain('terminal-over'))];
  const { ask, barred } = decision;
  const asked = mark('strong', '', plain(question(view, face, text)));
  if (ask.kind === 'amount') return [asked, `❯ ${choice.at}  ${mark('dim', '', `${ask.min} – ${ask.max}`)}`];
  const rows = optionsOf(ask).map((option, i) => {
    const place = choice.picks.indexOf(option);
    const box =
      ask.kind === 'one' ? '' : place < 0 ? '[ ] ' : ask.kind === 'order' ? `[${place + 1}] ` : '[x] ';
    const pointer = i === choice.at ? mark('strong', '', '❯') : ' ';
    return `${pointer}${String(i + firstNumber(ask)).padStart(2)} ${box}${explained(option, view, face, text)}`;
  });
  const reasons = barredLines(barred, view, face, text).map((line) => ` – ${line}`);
  return [asked, ...around([...rows, ...reasons], choice.at, room)];
}

function around(rows: readonly string[], at: number, room: number): readonly string[] {
  const first = Math.max(0, Math.min(at - (room >> 1), rows.length - room));
  return rows.slice(first, first + room);
}

export function panelPart(session: Session, { panel, words, row, hint }: Hand): string[] {
  const { face, view, text } = session;
  const titled = (id: string, lines: readonly string[]) => [mark('strong', '', text.plain(id)), '', ...lines];
  switch (panel) {
    case 'hint':
      return titled('terminal-hint', hint);
    case 'own':
      return titled('terminal-own', face.own(view, text));
    case 'notebook': {
      const notes = face.notebook(view, text);
      return titled('terminal-notebook', notes.length > 0 ? notes : [text.say('terminal-notebook-empty')]);
    }
    case 'reactions':
      return titled(
        'terminal-reactions',
        reactionRows(session).map(
          ({ label, mode }, i) =>
            `${i === row ? mark('strong', '', '❯') : ' '} ${label}: ${mark('strong', '', mode)}`,
        ),
      );
    default: {
      const title = mark('strong', '', text.plain('terminal-lookup', { words: `${words}▏` }));
      const things = found(session, words);
      const lines =
        words === ''
          ? [things.map(({ type, id }) => text.thing(type, id)).join(', ')]
          : lookedUp(session, things);
      return [title, '', ...(things.length > 0 ? lines : [text.say('terminal-lookup-none')])];
    }
  }
}

/** The keys that work now, or what was said last. */
export function footer({ text, decision, game }: Session, { panel, note }: Hand): string {
  if (note !== null) return note;
  const part =
    panel === 'lookup' || panel === 'reactions'
      ? panel
      : panel !== null
        ? 'panel'
        : decision === null
          ? 'over'
          : decision.ask.kind === 'several' || decision.ask.kind === 'order'
            ? 'several'
            : game.tempo === undefined
              ? 'calm'
              : undefined;
  return mark('dim', '', text.plain('terminal-keys', {}, part));
}
