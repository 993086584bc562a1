import type { Answer, View } from '@nokturn/engine';
import type { Gained, Lines } from '@nokturn/games/lines.ts';
import type { GameText, Language } from '@nokturn/text';
import { Button, type GameUi, Marked, useKit } from '@nokturn/ui';
import { useSay, useWords } from '../app/words.tsx';
import type { Verdict } from '../mind/messages.ts';
import controls from '../styles/controls.module.css';
import { answerWords, factsOf, percent } from '../table/answers.ts';
import styles from './LookBack.module.css';
import type { LinesState } from './useLines.ts';
import { costOf } from './worst.ts';

/** What is replayed: the match, or how it might have gone on after one of two answers. */
export const COURSES = ['match', 'yours', 'better'] as const;
export type LineShown = (typeof COURSES)[number];

/** A decision to look at again: both answers, why one is better, and ways to play both on. */
export function Study({
  verdict,
  view,
  ui,
  lines,
  shown,
  onLine,
  onClose,
}: {
  verdict: Verdict;
  /** The table at that moment, as the seat saw it. */
  view: View;
  ui: GameUi;
  lines: LinesState;
  shown: LineShown;
  onLine: (line: LineShown) => void;
  onClose: () => void;
}) {
  const say = useSay();
  const { text } = useKit();
  const { language } = useWords();
  const words = (answer: Answer) =>
    answerWords(text, verdict.step, answer, (option) => factsOf(view, { ui, text }, option));
  const { played, best } = verdict;
  const isBetter = costOf(verdict) > 0;
  const given = lines.kind === 'given' ? lines.lines : null;
  return (
    <section className={styles.study} aria-labelledby="study" data-testid="study">
      <h3 id="study">{say('look-back-study')}</h3>
      <p>{say('look-back-played', { answer: words(played.answer), worth: percent(played.worth) })}</p>
      <p>
        {isBetter
          ? say('look-back-better', { answer: words(best.answer), worth: percent(best.worth) })
          : say('look-back-good')}
      </p>
      {lines.kind === 'running' && (
        <p role="status" className={controls.dim}>
          {say('look-back-lines-running')}
        </p>
      )}
      {lines.kind === 'given' && given === null && <p>{say('look-back-lines-none')}</p>}
      {lines.kind === 'failed' && <p role="alert">{say('look-back-failed')}</p>}
      {given && (
        <>
          <p data-testid="why">
            <Marked text={whyOf(given, text, language, say)} />
          </p>
          <fieldset className={styles.ways} aria-label={say('look-back-study')}>
            {COURSES.map((line) => (
              <Button
                key={line}
                size="small"
                look={line === shown ? 'move' : 'quiet'}
                aria-pressed={line === shown}
                data-testid={`line-${line}`}
                onPress={() => onLine(line)}
              >
                {say(line === 'match' ? 'look-back-line-match' : `look-back-line-${line}`)}
              </Button>
            ))}
          </fieldset>
        </>
      )}
      <Button size="small" look="quiet" onPress={onClose}>
        {say('look-back-close')}
      </Button>
    </section>
  );
}

/** The number of differences that are listed; those that are largest compared with the usual ones come first. */
const TOLD = 4;

function whyOf(
  { gained, count }: Lines,
  text: GameText,
  language: Language,
  say: ReturnType<typeof useSay>,
): string {
  const told = gained.flatMap((each) => gainWords(each, text, language) ?? []).slice(0, TOLD);
  if (told.length === 0) return say('look-back-why-nothing');
  return say('look-back-why', { lines: count, gains: told.join(', ') });
}

/** A difference in the words of the game; null if it is too small to mention. */
export function gainWords({ id, amount }: Gained, text: GameText, language: Language): string | null {
  const more = id.startsWith('risk-') ? percent(amount) : Math.round(amount * 10) / 10;
  if (more === 0) return null;
  const written = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(more);
  return text.plain(`gain-${id}`, { more: written.replace('-', '−') });
}
