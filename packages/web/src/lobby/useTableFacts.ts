import type { Lobby } from '@nokturn/protocol/types';
import { useSay } from '../app/words.tsx';
import { useClockWords } from '../setup/useClockWords.ts';

/** The facts of a table in one line, for a list. */
export function useTableFacts(): (
  table: Pick<Lobby, 'hostName' | 'clock' | 'spectators' | 'language'>,
) => string {
  const say = useSay();
  const wordsFor = useClockWords();
  return ({ hostName, clock, spectators, language }) => {
    const time =
      clock.seconds === null
        ? say('clock-none')
        : say(`fact-clock-${clock.after}`, { time: wordsFor(clock.seconds) });
    const host =
      language === null
        ? hostName
        : say('fact-host-language', { name: hostName, language: say(`language-${language}`) });
    return [`${say('fact-host')}: ${host}`, time, say(spectators ? 'fact-open' : 'fact-closed')].join(' · ');
  };
}
