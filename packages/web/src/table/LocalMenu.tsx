import { Button } from '@nokturn/ui';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { download } from '../parts/download.ts';
import { Twice } from '../parts/Twice.tsx';
import type { LocalSource } from '../source/local/local.ts';
import { dropSaved } from '../source/local/saved.ts';

/** What can be done with a match of this browser as a whole. */
export function LocalMenu({ source, onDone }: { source: LocalSource; onDone: () => void }) {
  const say = useSay();
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          download(`nokturn-${source.saved.id}.json`, source.saved);
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
          dropSaved(source.saved.id);
          go('/');
        }}
      />
    </>
  );
}
