import { Button } from '@nokturn/ui';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { download } from '../parts/download.ts';
import { Twice } from '../parts/Twice.tsx';
import type { LocalSource } from '../source/local/local.ts';
import { dropSaved } from '../source/local/saved.ts';

/** Actions on a match of this browser as a whole. */
export function LocalMenu({ source: { saved }, onDone }: { source: LocalSource; onDone: () => void }) {
  return (
    <KeptMenu
      id={saved.id}
      file={() => saved}
      onDone={onDone}
      onDrop={() => {
        dropSaved(saved.id);
        go('/');
      }}
    />
  );
}

/** Saves what this browser keeps as a file, or deletes it for good. */
export function KeptMenu({
  id,
  file,
  onDone,
  onDrop,
}: {
  id: string;
  file: () => unknown;
  onDone: () => void;
  onDrop: () => void;
}) {
  const say = useSay();
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          download(`nokturn-${id}.json`, file());
          onDone();
        }}
      >
        {say('export-match')}
      </Button>
      <Twice size="small" first={say('abandon-match')} sure={say('abandon-match-sure')} onSure={onDrop} />
    </>
  );
}
