import { Loading, Missing } from '../app/Loading.tsx';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { dropBranch, savedBranch } from '../source/local/branches.ts';
import type { LocalSource } from '../source/local/local.ts';
import { branchIn, isSavedBranch } from '../source/local/plays.ts';
import { KeptMenu } from '../table/LocalMenu.tsx';
import { PlayedHere, useLocalSource } from '../table/LocalScreen.tsx';

/** `/branch/<id>`: a branch that is being played. */
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
  const { saved } = source;
  if (!isSavedBranch(saved)) return null;
  const { id, seats, origin } = saved;
  return (
    <KeptMenu
      id={id}
      file={() => ({ branch: branchIn(saved), seats, origin })}
      onDone={onDone}
      onDrop={() => {
        dropBranch(id);
        go(origin ?? '/');
      }}
    />
  );
}
