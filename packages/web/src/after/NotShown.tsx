import { Missing, NeedsServer, Stop, TryAgain } from '../app/Loading.tsx';
import { Link } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import type { CallError } from '../source/server/api.ts';
import type { Unfound } from './finished.ts';

/**
 * Why a match cannot be shown. It is called missing only if it really is. `code` is the code of a match on the server.
 */
export function NotShown({ why, code }: { why: Unfound | CallError | null; code: string }) {
  const say = useSay();
  if (why === null) return <Missing reason={say('replay-missing')} />;
  if (why === 'no-server') return <NeedsServer />;
  if (why === 'damaged') return <Missing reason={say('carry-match-damaged')} />;
  if (why === 'flawed') return <Stop title={say('replay-refused')} reason={say('replay-flawed')} />;
  const { refused } = why;
  switch (refused?.code) {
    case undefined:
      return (
        <Stop title={say('offline')} reason={refusalText(say, null)}>
          <TryAgain />
        </Stop>
      );
    case 'unknown-match':
      return <Missing reason={refusalText(say, refused)} />;
    case 'wrong-time':
      return (
        <Stop title={say('replay-refused')} reason={say('replay-not-yet')}>
          <Link href={`/m/${code}`}>{say('back-to-table')}</Link>
        </Stop>
      );
    case 'forbidden':
      return <Stop title={say('replay-refused')} reason={say('replay-forbidden')} />;
    default:
      return (
        <Stop title={say('replay-refused')} reason={refusalText(say, refused)}>
          <TryAgain />
        </Stop>
      );
  }
}
