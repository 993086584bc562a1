import { useWords } from '../app/words.tsx';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 minutes", "1 day", in the language of the page. */
export function useClockWords(): (seconds: number) => string {
  const { language } = useWords();
  return (seconds) => {
    const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? (['second', 1] as const);
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      seconds / length,
    );
  };
}
