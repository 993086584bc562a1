import type { Circle, Pairing } from '@nokturn/protocol/types';
import { useState } from 'react';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { useCircleWords } from './useCircleWords.ts';

/** The results of any two members against each other. */
export function HeadToHead({
  members,
  pairings,
}: {
  members: Circle['members'];
  pairings: readonly Pairing[];
}) {
  const tell = useCircleWords();
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const people = members.map(({ person }) => person);
  const [first, second] = people;
  if (first === undefined || second === undefined) return null;
  const isThere = (id: string) => people.some((person) => person.id === id);
  const one = isThere(chosen[0]) ? chosen[0] : first.id;
  const two = isThere(chosen[1]) && chosen[1] !== one ? chosen[1] : one === second.id ? first.id : second.id;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '–';
  return (
    <>
      <h3>{tell('head-to-head')}</h3>
      <div className={styles.fields} data-testid="head-to-head">
        <label className={styles.field}>
          <span>{tell('head-one')}</span>
          <select
            className={controls.field}
            value={one}
            onChange={({ target }) => setChosen([target.value, two])}
          >
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{tell('head-two')}</span>
          <select
            className={controls.field}
            value={two}
            onChange={({ target }) => setChosen([one, target.value])}
          >
            {people
              .filter(({ id }) => id !== one)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      </div>
      <Outcome pairing={pairingOf(pairings, one, two)} names={[nameOf(one), nameOf(two)]} />
    </>
  );
}

interface Met {
  readonly matches: number;
  readonly better: readonly [number, number];
  readonly together: number;
}

/** The same, whichever of the two comes first. */
function pairingOf(pairings: readonly Pairing[], one: string, two: string): Met | null {
  const found = pairings.find(({ people }) => people.includes(one) && people.includes(two));
  if (found === undefined) return null;
  const [a, b] = found.better;
  return { ...found, better: found.people[0] === one ? [a, b] : [b, a] };
}

function Outcome({ pairing, names }: { pairing: Met | null; names: readonly [string, string] }) {
  const tell = useCircleWords();
  const { matches, better, together } = pairing ?? { matches: 0, better: [0, 0], together: 0 };
  if (matches + together === 0) return <p className={controls.dim}>{tell('head-never')}</p>;
  return (
    <div data-testid="head-outcome">
      {matches > 0 && (
        <p className={styles.versus}>
          <strong>{names[0]}</strong> {better[0]} : {better[1]} <strong>{names[1]}</strong>
        </p>
      )}
      {matches > 0 && <p className={controls.dim}>{tell('head-matches', { count: matches })}</p>}
      {together > 0 && <p className={controls.dim}>{tell('head-together', { count: together })}</p>}
    </div>
  );
}
