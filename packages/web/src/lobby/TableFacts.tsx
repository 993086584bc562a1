import type { Lobby } from '@nokturn/protocol/types';
import { useSay } from '../app/words.tsx';
import { useClockWords } from '../setup/useClockWords.ts';
import styles from './TableFacts.module.css';

/** What people want to know about a table before they sit down: the host, the time to think, who may watch. */
export function TableFacts({
  lobby,
  host,
}: {
  lobby: Pick<Lobby, 'clock' | 'spectators' | 'language'>;
  host: string;
}) {
  const say = useSay();
  const wordsFor = useClockWords();
  const { clock, spectators, language } = lobby;
  const facts = [
    [
      'host',
      say('fact-host'),
      language === null
        ? host
        : say('fact-host-language', { name: host, language: say(`language-${language}`) }),
    ],
    ['clock', say('clock'), clock.seconds === null ? say('clock-none') : wordsFor(clock.seconds)],
    ...(clock.seconds === null
      ? []
      : [['after', say('clock-after'), say(`clock-after-${clock.after}`)] as const]),
    ['watch', say('fact-watch'), say(spectators ? 'fact-watch-yes' : 'fact-watch-no')],
  ] as const;
  return (
    <dl className={styles.facts} data-testid="table-facts">
      {facts.map(([key, what, is]) => (
        <div key={key} data-fact={key}>
          <dt>{what}</dt>
          <dd>{is}</dd>
        </div>
      ))}
    </dl>
  );
}
