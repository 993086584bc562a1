import { Button } from '@nokturn/ui';
import { Loading, Missing } from '../app/Loading.tsx';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { download } from '../parts/download.ts';
import { Twice } from '../parts/Twice.tsx';
import { dropBranch, savedBranch } from '../source/local/branches.ts';
import type { LocalSource } from '../source/local/local.ts';
import { branchIn, isSavedBranch } from '../source/local/plays.ts';
import { PlayedHere, useLocalSource } from '../table/LocalScreen.tsx';

/** `/branch/<id>`: what if, being played. */
export default function BranchScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const say = useSay();
  const source = useLocalSource(id, savedBranch);
  if (source === null) return <Missing reason={say('local-missing')} />;
  if (source === 'opening') return <Loading />;
  return (
    <PlayedHere key={id} source={source} menu={(close) => <BranchMenu source={source} onDone={close} />} />
  );
}

function BranchMenu({ source, onDone }: { source: LocalSource; onDone: () => void }) {
  const say = useSay();
  const { saved } = source;
  if (!isSavedBranch(saved)) return null;
  const { id, seats, origin } = saved;
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          download(`nokturn-${id}.json`, { branch: branchIn(saved), seats, origin });
          onDone();
        }}
      >
        {say('export-match')}
      </Button>
      <Twice
        size="small"
        first={say('abandon-match')}
        sure={say('abandon-match-sure')}
        onSure={() => {
          dropBranch(id);
          go(origin ?? '/');
        }}
      />
    </>
  );
}
