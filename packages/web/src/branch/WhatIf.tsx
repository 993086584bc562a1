import type { MatchRecord, Rulebook, Seat } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import styles from './branch.module.css';
import { BranchesOf, GoOn, type WhatIfPoint } from './GoOn.tsx';
import { useBranchWords } from './useBranchWords.ts';

/** In the replay of a finished match: plays on from the moment being shown, and lists the existing branches. */
export function WhatIf({
  rules,
  record,
  names,
  nameAt,
  origin,
  moment,
  onOpen,
  onSeat,
  onClose,
}: {
  rules: Rulebook;
  record: MatchRecord;
  names: readonly string[];
  nameAt: (seat: Seat) => string | null;
  origin: string | null;
  /** Null until somebody asks for it. */
  moment: WhatIfPoint | null;
  onOpen: () => void;
  onSeat: (seat: Seat) => void;
  onClose: () => void;
}) {
  const saying = useBranchWords();
  return (
    <div className={styles.whatIf}>
      {moment === null ? (
        <Button data-testid="what-if" onPress={onOpen}>
          {saying('go-on')}
        </Button>
      ) : (
        <GoOn
          rules={rules}
          record={record}
          names={names}
          nameAt={nameAt}
          moment={moment}
          origin={origin}
          onSeat={onSeat}
          onClose={onClose}
        />
      )}
      <BranchesOf record={record} names={names} />
    </div>
  );
}
