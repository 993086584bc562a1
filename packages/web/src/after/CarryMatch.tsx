import { useEffect, useState } from 'react';
import { linkTo } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { ShareLink } from '../parts/ShareLink.tsx';
import type { SavedMatch } from '../source/local/saved.ts';
import controls from '../styles/controls.module.css';
import { carriedIn } from './matchLink.ts';

/**
 * The address that takes a match of this browser to other people, who need nothing but the page; or a note that it is
 * too long.
 */
export function CarryMatch({ match, className }: { match: SavedMatch; className: string | undefined }) {
  const say = useSay();
  const [path, setPath] = useState<string | null | undefined>();
  useEffect(() => {
    carriedIn(match).then(setPath, () => setPath(null));
  }, [match]);
  if (path === undefined) return null;
  return (
    <section className={className} data-testid="carry-match">
      <h2>{say('carry-match')}</h2>
      <p className={controls.dim}>{say(path === null ? 'carry-match-long' : 'carry-match-help')}</p>
      {path !== null && <ShareLink link={linkTo(path)} />}
    </section>
  );
}
