import { CLOCK_KINDS } from '@nokturn/protocol/limits';
import type { Circle, ClockKind } from '@nokturn/protocol/types';
import { type FormEvent, useState } from 'react';
import { go } from '../app/router.tsx';
import { useSay, useWords } from '../app/words.tsx';
import { LISTED } from '../games.ts';
import { Problem } from '../parts/Problem.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call, refusedBy } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { useCircleWords } from './useCircleWords.ts';

/** Seconds for each decision; null for no clock. */
const SECONDS: Readonly<Record<ClockKind, number | null>> = { none: null, live: 180, days: 86_400 };

/** A match with some of the circle, who are notified of it. */
export function StartTogether({ circle: { code, members }, me }: { circle: Circle; me: string | undefined }) {
  const say = useSay();
  const tell = useCircleWords();
  const { games, language } = useWords();
  const others = members.filter(({ person }) => person.id !== me);
  const [game, setGame] = useState(LISTED[0]?.id ?? '');
  const [kind, setKind] = useState<ClockKind>('days');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const most = (LISTED.find(({ id }) => id === game)?.seats.max ?? 2) - 1;
  if (others.length === 0) return <p className={controls.panel}>{tell('circle-alone')}</p>;

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  async function start(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const people = others.flatMap(({ person }) => (chosen.has(person.id) ? [person.id] : []));
      const seconds = SECONDS[kind];
      const clock = { seconds, after: seconds === null ? 'default' : 'bot' } as const;
      const { match } = await call('startInCircle', { code, body: { game, people, clock, language } });
      go(`/m/${match.code}`);
    } catch (error) {
      setBusy(false);
      setProblem(refusalText(say, refusedBy(error)));
    }
  }

  return (
    <section className={controls.panel}>
      <h2>{tell('circle-start')}</h2>
      <form className={styles.fields} onSubmit={start} data-testid="start-together">
        <label className={styles.field}>
          <span>{say('filter-game')}</span>
          <select className={controls.field} value={game} onChange={({ target }) => setGame(target.value)}>
            {LISTED.map(({ id }) => (
              <option key={id} value={id}>
                {games.get(id)?.plain('game') ?? id}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{say('filter-clock')}</span>
          <select
            className={controls.field}
            value={kind}
            onChange={({ target }) => setKind(CLOCK_KINDS.find((one) => one === target.value) ?? 'none')}
          >
            {CLOCK_KINDS.map((one) => (
              <option key={one} value={one}>
                {say(`tempo-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.people}>
          <legend>{tell('circle-with')}</legend>
          {others.map(({ person }) => (
            <label key={person.id} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.has(person.id)}
                disabled={!chosen.has(person.id) && chosen.size >= most}
                onChange={() => toggle(person.id)}
              />
              <span>{person.name}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className={controls.primary} disabled={busy || chosen.size === 0}>
          {tell('circle-start-now')}
        </button>
        <Problem>{problem}</Problem>
      </form>
    </section>
  );
}
