import { wilson } from '@nokturn/games/wilson.ts';
import { Spoken } from '@nokturn/ui/spoken';
import { useWords } from '../app/words.tsx';
import styles from './history.module.css';
import { useHistoryWords } from './useHistoryWords.ts';

/** A share of fewer matches says next to nothing. */
const FEW = 5;
const WIDTH = 200;
const HEIGHT = 20;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
/** The scale above the plots of a table. */
const SCALE = [0, 0.5, 1];

export interface WinsRow {
  readonly key: string;
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

/** Wins by category: a row for each, with its share and the uncertainty of that. */
export function WinsTable({ title, rows }: { title: string; rows: readonly WinsRow[] }) {
  const { plain } = useHistoryWords();
  const { language } = useWords();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section className={styles.block}>
      <h3>{title}</h3>
      <table className={styles.wins}>
        <thead>
          <tr>
            <th scope="col">
              <Spoken>{title}</Spoken>
            </th>
            <th scope="col">
              <Spoken>{plain('wins-share')}</Spoken>
              <span className={styles.scale} aria-hidden="true">
                {SCALE.map((share) => (
                  <span key={share}>{percent.format(share)}</span>
                ))}
              </span>
            </th>
            <th scope="col">
              <Spoken>{plain('wins-matches')}</Spoken>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, matches, won }) => {
            const { value, low, high } = wilson(won, matches);
            return (
              <tr key={key} data-few={matches < FEW || undefined}>
                <th scope="row">{name}</th>
                <td>
                  <Interval {...{ value, low, high }} />
                  <span className={styles.share}>
                    {plain('wins-between', {
                      value: percent.format(value),
                      low: percent.format(low),
                      high: percent.format(high),
                    })}
                  </span>
                </td>
                <td>{plain('wins-of', { won, matches })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A share as a dot, and as a line the interval that contains the true one in 95 cases out of 100. */
function Interval({ value, low, high }: { value: number; low: number; high: number }) {
  const x = (share: number) => 6 + share * (WIDTH - 12);
  const middle = HEIGHT / 2;
  return (
    <svg className={styles.interval} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {QUARTERS.map((share) => (
        <path key={share} className={styles.quarter} d={`M${x(share)} 1V${HEIGHT - 1}`} />
      ))}
      <path className={styles.reach} d={`M${x(low)} ${middle}H${x(high)}`} />
      <circle className={styles.dot} cx={x(value)} cy={middle} r={5} />
    </svg>
  );
}
