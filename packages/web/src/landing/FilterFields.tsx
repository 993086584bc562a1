import { CLOCK_KINDS } from '@nokturn/protocol/limits';
import { LANGUAGES } from '@nokturn/text';
import { useSay, useWords } from '../app/words.tsx';
import { LISTED } from '../games.ts';
import controls from '../styles/controls.module.css';
import styles from './OpenTables.module.css';
import type { TableFilter } from './tableFilter.ts';

const FREE = [1, 2, 3] as const;

/** Which tables are shown, and which ones a quick match looks for. */
export function FilterFields({
  filter,
  onChange,
}: {
  filter: TableFilter;
  onChange: (change: Partial<TableFilter>) => void;
}) {
  const say = useSay();
  const { games } = useWords();
  return (
    <div className={styles.filters} data-testid="table-filters">
      <Pick label={say('filter-game')} value={filter.game} onChange={(game) => onChange({ game })}>
        {LISTED.map(({ id }) => [id, games.get(id)?.plain('game') ?? id])}
      </Pick>
      <Pick
        label={say('filter-clock')}
        value={filter.clock}
        onChange={(to) => onChange({ clock: CLOCK_KINDS.find((one) => one === to) ?? '' })}
      >
        {CLOCK_KINDS.map((kind) => [kind, say(`tempo-${kind}`)])}
      </Pick>
      <Pick
        label={say('filter-language')}
        value={filter.language}
        onChange={(language) => onChange({ language })}
      >
        {LANGUAGES.map((tag) => [tag, say(`language-${tag}`)])}
      </Pick>
      <Pick
        label={say('filter-free')}
        value={filter.free === 0 ? '' : String(filter.free)}
        onChange={(to) => onChange({ free: Number(to) })}
      >
        {FREE.map((count) => [String(count), say('filter-free-seats', { count })])}
      </Pick>
    </div>
  );
}

function Pick({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly (readonly [string, string])[];
}) {
  const say = useSay();
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select className={controls.field} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{say('filter-any')}</option>
        {children.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
