import { Button } from '@nokturn/ui';
import { useEffect, useId, useState } from 'react';
import { linkTo } from '../app/router.tsx';
import { download } from '../parts/download.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { branchIn, type SavedBranch } from '../source/local/plays.ts';
import styles from './branch.module.css';
import { packed, SHARED } from './pack.ts';
import { useBranchWords } from './useBranchWords.ts';

/** Shares a branch: as an address that contains all of it, or as a file. */
export function ShareBranch({ saved }: { saved: SavedBranch }) {
  const saying = useBranchWords();
  const title = useId();
  const [link, setLink] = useState<string | null>(null);
  const { seats, origin, id } = saved;
  useEffect(() => {
    let isGone = false;
    // Other people can only see a match on the server.
    const known = origin?.startsWith('/replay/local/') ? null : origin;
    void packed({ branch: branchIn(saved), seats, origin: known }).then((code) => {
      if (!isGone) setLink(linkTo(`/replay/branch/${SHARED}#${code}`));
    });
    return () => {
      isGone = true;
    };
  }, [saved, seats, origin]);
  return (
    <section className={styles.share} aria-labelledby={title} data-testid="share-branch">
      <h2 id={title}>{saying('share-branch')}</h2>
      <p>{saying('share-branch-why')}</p>
      {link !== null && <ShareLink link={link} />}
      <Button
        onPress={() => download(`nokturn-branch-${id}.json`, { branch: branchIn(saved), seats, origin })}
      >
        {saying('download-branch')}
      </Button>
    </section>
  );
}
