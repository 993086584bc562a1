// @vitest-environment happy-dom
import { nonceCommitment, tableCommitment } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const [CODE, ADA] = ['k7m2xq4p', 'ada'];

/** The lobby of a table with only Ada, as far as a device looks at it. */
function lobby({ mine, attempt, sealed }: { mine: string | null; attempt: number; sealed: boolean }): Lobby {
  const seat = { kind: 'person', person: { id: ADA, name: 'Ada' }, standIn: false, commitment: mine };
  return {
    ...{ code: CODE, game: 'the-hunger', status: 'lobby', options: {}, seats: [seat] },
    ...{ commitment: tableCommitment(CODE, '11'.repeat(32)), draw: { attempt, sealed, rules: '2' } },
  } as unknown as Lobby;
}

const disk = { texts: new Map<string, string>(), isFull: false };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.texts.get(key) ?? null,
    removeItem: (key: string) => void disk.texts.delete(key),
    setItem(key: string, text: string) {
      if (disk.isFull) throw new Error('the quota has been exceeded');
      disk.texts.set(key, text);
    },
  });
  localStorage.setItem('nokturn.person', JSON.stringify({ person: { id: ADA, name: 'Ada' }, secret: 's' }));
});
afterEach(() => vi.unstubAllGlobals());

it('a nonce that was revealed is never used again, even if the disk is full by then', async () => {
  const { attendTo, keptOf } = await import('../src/source/server/kept.ts');
  attendTo(lobby({ mine: null, attempt: 1, sealed: false }), { isNew: true });
  const first = keptOf(CODE).nonce ?? '';
  const mine = nonceCommitment(CODE, first);
  disk.isFull = true;
  const says = attendTo(lobby({ mine, attempt: 1, sealed: true }), { isNew: false });
  expect(says).toEqual({ type: 'reveal', attempt: 1, nonce: first });
  expect(keptOf(CODE)).toMatchObject({
    nonce: null,
    revealed: { attempt: 1, nonce: first },
    seal: { isIn: true },
  });
  const again = attendTo(lobby({ mine: null, attempt: 2, sealed: false }), { isNew: false });
  expect(again).toMatchObject({ type: 'commit' });
  expect(again).not.toEqual({ type: 'commit', commitment: mine });
});
