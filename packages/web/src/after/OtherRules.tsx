import type { MatchRecord } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import { Stop } from '../app/Loading.tsx';
import { useSay } from '../app/words.tsx';
import { download } from '../parts/download.ts';

/** A match whose rules are gone: it cannot be shown, but its record can be downloaded. */
export function OtherRules({ record }: { record: MatchRecord | null }) {
  const say = useSay();
  return (
    <Stop title={say('other-rules')} reason={say('refused-other-rules')}>
      {record && <DownloadRecord record={record} />}
    </Stop>
  );
}

export function DownloadRecord({ record }: { record: MatchRecord }) {
  const say = useSay();
  return (
    <Button onPress={() => download(`nokturn-${record.commitment.slice(0, 8)}.json`, record)}>
      {say('download-record')}
    </Button>
  );
}
