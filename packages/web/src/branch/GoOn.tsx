import {
  BRANCH_KINDS,
  type BranchKind,
  type Flaw,
  type MatchRecord,
  type Rulebook,
  type Seat,
} from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { go, Link } from '../app/router.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useStored } from '../app/stored.ts';
import { useSay, useWords } from '../app/words.tsx';
import { Choice } from '../parts/Choice.tsx';
import { LEVELS } from '../parts/levels.ts';
import { SeatPicker } from '../parts/SeatPicker.tsx';
import { savedBranches } from '../source/local/branches.ts';
import controls from '../styles/controls.module.css';
import styles from './branch.module.css';
import { openBranch } from './open.ts';
import { useBranchWords } from './useBranchWords.ts';

/** A moment of a match that can be played on from. */
export interface WhatIfPoint {
  readonly seat: Seat;
  readonly move: number;
  readonly round: number;
  /** There are no decisions left. */
  readonly over: boolean;
}

/** What if: continues the match from a moment, with bots in all seats but one. */
export function GoOn({
  rules,
  record,
  names,
  nameAt,
  moment,
  origin,
  onSeat,
  onClose,
}: {
  rules: Rulebook;
  record: MatchRecord;
  names: readonly string[];
  /** The name of the person who sat there; null if nobody did. */
  nameAt: (seat: Seat) => string | null;
  moment: WhatIfPoint;
  /** The address at which the match can be watched again. */
  origin: string | null;
  onSeat: (seat: Seat) => void;
  onClose: () => void;
}) {
  const say = useSay();
  const saying = useBranchWords();
  const title = useId();
  const settings = useSettings();
  const kinds = rules.branching === undefined ? BRANCH_KINDS.slice(0, 1) : [...BRANCH_KINDS].reverse();
  const [kind, setKind] = useState<BranchKind>(kinds[0] ?? 'real');
  const [flaw, setFlaw] = useState<Flaw | 'unloaded' | null>(null);
  const place = useRef<HTMLHeadingElement>(null);
  const { seat, move, round, over } = moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading starts here whenever the moment changes
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [move]);

  async function start() {
    setFlaw(null);
    const wanted = { move, seat, kind, level: settings.level };
    try {
      const opened = await openBranch(rules, record, wanted, { name: nameAt(seat) ?? settings.name, origin });
      if (typeof opened === 'string') go(opened);
      else setFlaw(opened);
    } catch {
      setFlaw('unloaded');
    }
  }

  return (
    <section className={styles.goOn} aria-labelledby={title} data-testid="go-on">
      <h3 id={title} ref={place} tabIndex={-1}>
        {saying('what-if')}
      </h3>
      <p className={controls.dim}>{saying(over ? 'go-on-over' : 'go-on-where', { move, round })}</p>
      <SeatPicker
        label={saying('go-on-as')}
        names={names}
        seat={seat}
        onSeat={onSeat}
        className={styles.seat}
      />
      <div>
        <Choice
          legend={saying('go-on-kind')}
          values={kinds}
          value={kind}
          label={(one) => saying(`kind-${one}`)}
          onChange={setKind}
        />
        <p className={controls.dim} data-kind={kind}>
          {saying(`kind-${kind}`, {}, 'text')}
        </p>
        {rules.branching === undefined && <p role="note">{saying('go-on-older')}</p>}
      </div>
      <Choice
        legend={saying('go-on-level')}
        values={LEVELS}
        value={LEVELS.find((level) => level === settings.level) ?? ''}
        label={(level) => say(`level-${level}`)}
        onChange={(level) => changeSettings({ level })}
      />
      {flaw !== null && (
        <p role="alert">
          {flaw === 'unloaded' ? say('unloaded-reload') : saying('go-on-refused', { reason: flaw.reason })}
        </p>
      )}
      <div className={styles.ways}>
        <Button look="move" isDisabled={over} data-testid="go-on-start" onPress={() => void start()}>
          {saying('go-on-start')}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {saying('go-on-close')}
        </Button>
      </div>
    </section>
  );
}

/** The branches of a match that this browser keeps, to play on or to watch again. */
export function BranchesOf({ record, names }: { record: MatchRecord; names: readonly string[] }) {
  const saying = useBranchWords();
  const { language } = useWords();
  const title = useId();
  const [all] = useStored(savedBranches);
  const own = all.filter(({ commitment }) => commitment === record.commitment);
  if (own.length === 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.branches} aria-labelledby={title} data-testid="branches">
      <h3 id={title}>{saying('branches')}</h3>
      <ul>
        {own.map(({ id, kind, move, seat, over, at }) => (
          <li key={id}>
            <Link href={over ? `/replay/branch/${id}` : `/branch/${id}`}>
              {saying(over ? 'branch-seen' : 'branch-open', { name: names[seat] ?? '', move })}
            </Link>{' '}
            <span className={controls.dim}>
              {saying(`kind-${kind}`)} · {when.format(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
