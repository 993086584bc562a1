import type { Notice } from '@nokturn/protocol';
import { toldApart } from '@nokturn/protocol/names';
import { type GameText, type Language, plain } from '@nokturn/text';
import { wordsIn, wordsOf } from './words.ts';

/** A notice in words. */
export interface ToldInWords {
  readonly title: string;
  readonly text: string;
}

interface Around {
  readonly language: Language;
  /** The recipient. */
  readonly person: string;
  /** All people at the table, in seat order. */
  readonly seated: readonly string[];
  /** By id. */
  readonly names: ReadonlyMap<string, string>;
  readonly now: number;
}

export function inWords(notice: Notice, { language, person, seated, names, now }: Around): ToldInWords {
  const words = wordsIn(language);
  const game = 'game' in notice ? gameIn(notice.game, language) : '';
  const given = (id: string) => names.get(id) || words.plain('somebody');
  const apart = toldApart(seated.map(given));
  const name = (id: string) => apart[seated.indexOf(id)] ?? given(id);
  const others = seated.filter((id) => id !== person).map(name);
  const lines = [sentence(notice, { words, language, name })];
  if (others.length > 0) lines.push(words.plain('said-with', { people: others.join(', ') }));
  if ('due' in notice && notice.due !== null)
    lines.push(words.plain('said-due', { when: fromNow(notice.due - now, language) }));
  return { title: words.plain(`notice-${notice.kind}`, { game }), text: lines.join('\n') };
}

function gameIn(game: string, language: Language): string {
  return wordsOf(game, language)?.plain('game') ?? game;
}

function sentence(
  notice: Notice,
  { words, language, name }: { words: GameText; language: Language; name: (id: string) => string },
): string {
  switch (notice.kind) {
    case 'your-move':
    case 'reminder':
      if (notice.question === null) return words.plain('said-perhaps');
      return questionIn(notice.game, notice.question, language) ?? words.plain('said-turn');
    case 'rematch':
      return words.plain('said-rematch', { who: name(notice.by) });
    case 'invited': {
      const { circle, by } = notice;
      const who = name(by);
      return circle === null
        ? words.plain('said-invited', { who })
        : words.plain('said-invited-circle', { who, circle });
    }
    case 'somebody-came':
      return words.plain('said-somebody-came', { who: name(notice.who) });
    case 'started':
    case 'over':
    case 'test':
      return words.plain(`said-${notice.kind}`);
  }
}

/** The question, as far as the name of the decision reveals it: no fact of the match is included. */
function questionIn(game: string, question: string, language: Language): string | null {
  const text = wordsOf(game, language);
  return text?.has(`decision-${question}`) ? plain(text.decision(question)) : null;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function fromNow(milliseconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= 2 * each) ?? UNITS[2];
  return format.format(Math.max(0, Math.floor(milliseconds / length)), unit);
}
