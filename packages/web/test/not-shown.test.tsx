// @vitest-environment happy-dom
import type { Refused } from '@nokturn/protocol/types';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Unfound } from '../src/after/finished.ts';
import { NotShown } from '../src/after/NotShown.tsx';
import { recordAt } from '../src/app/Failed.tsx';
import { WordsProvider } from '../src/app/words.tsx';
import { saveBranch } from '../src/source/local/branches.ts';
import type { SavedBranch } from '../src/source/local/plays.ts';
import { CallError } from '../src/source/server/api.ts';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

const refused = (code: string) => new CallError({ code, reason: 'for the log' } as Refused);

/** The heading, the sentence and the ways on of a replay that is not shown. */
async function shown(why: Unfound | CallError | null): Promise<readonly string[]> {
  render(
    <WordsProvider>
      <NotShown why={why} code="abcd2345" />
    </WordsProvider>,
  );
  const heading = await screen.findByRole('heading');
  const [sentence] = heading.parentElement?.getElementsByTagName('p') ?? [];
  const ways = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');
  return [heading.textContent ?? '', sentence?.textContent ?? '', ...ways, ...buttons];
}

const REFUSED = 'The replay cannot be shown';

it.each<[string, Unfound | CallError | null, readonly string[]]>([
  ['no such match', refused('unknown-match'), ['Nobody here', 'There is no match with this code.', '/']],
  ['nothing in this browser', null, ['Nobody here', 'There is no such match', '/']],
  [
    'a match that goes on',
    refused('wrong-time'),
    [REFUSED, 'This match is not over yet', '/m/abcd2345', '/'],
  ],
  ['closed to spectators', refused('forbidden'), [REFUSED, 'The host has closed this match', '/']],
  ['too many calls', refused('too-often'), [REFUSED, 'That was a lot at once', '/', 'Try again']],
  ['a server that restarts', refused('restarting'), [REFUSED, 'The server is restarting', '/', 'Try again']],
  ['what nobody foresaw', refused('odd'), [REFUSED, 'That did not work', '/', 'Try again']],
  ['no connection', new CallError(null), ['The server cannot be reached', 'The server', '/', 'Try again']],
  ['a record that cannot be read', 'flawed', [REFUSED, 'The server sent a record', '/']],
])('a replay says why it is not shown: %s', async (_, why, said) => {
  const found = await shown(why);
  expect(found.length).toBe(said.length);
  said.forEach((one, i) => {
    expect(found[i]?.startsWith(one), `${found[i]} begins with ${one}`).toBe(true);
  });
});

it('a branch can be saved when its table or its replay crashes', async () => {
  const saved = { id: 'b1', record: { commitment: 'c' }, branch: { kind: 'as-it-was', move: 1, seat: 0 } };
  saveBranch(saved as unknown as SavedBranch);
  const kept = { name: 'nokturn-b1.json', content: saved };
  expect(await recordAt(['branch', 'b1'])).toEqual(kept);
  expect(await recordAt(['replay', 'branch', 'b1'])).toEqual(kept);
  expect(await recordAt(['replay', 'branch', 'shared'])).toBeNull();
});
