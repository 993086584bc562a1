import { type BranchRecord, type Rulebook, verifyBranch } from '@nokturn/engine';
import { useMemo } from 'react';
import styles from '../after/Replay.module.css';
import { Icon } from '../parts/Icon.tsx';
import { useBranchWords } from './useBranchWords.ts';

/** What is proved about a branch, and what is not: it is replayed here and now, and so is the match before it. */
export function BranchProof({
  rules,
  branch,
  name,
}: {
  rules: Rulebook;
  branch: BranchRecord;
  /** The name of the player in its seat. */
  name: string;
}) {
  const saying = useBranchWords();
  const flaw = useMemo(() => verifyBranch(rules, branch), [rules, branch]);
  const { kind, move } = branch;
  return (
    <details
      className={flaw ? styles.flawed : styles.verified}
      open={flaw !== null}
      data-testid="verified"
      data-proof={flaw ? 'flawed' : 'branch'}
    >
      <summary>
        <Icon name={flaw ? 'cross' : 'check'} /> {saying(flaw ? 'branch-not-verified' : 'branch-verified')}
      </summary>
      {flaw ? (
        <p>{saying('branch-flaw', { reason: flaw.reason })}</p>
      ) : (
        <>
          <p>{saying('branch-verified-why')}</p>
          <p>{saying(`start-${kind}`, { name, move })}</p>
        </>
      )}
      <p>{saying('branch-not-proved')}</p>
    </details>
  );
}
