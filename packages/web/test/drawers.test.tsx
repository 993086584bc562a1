// @vitest-environment happy-dom
import type { SealedSeat } from '@nokturn/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { Drawers } from '../src/parts/Drawers.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));

afterEach(() => cleanup());

const bot = { kind: 'bot' } as const;
const mute = { kind: 'person' } as const;
const person = { kind: 'person', commitment: '11'.repeat(32) } as const;

it.each<[what: string, seats: readonly SealedSeat[], attempt: number, said: readonly string[]]>([
  ['bots alone', [bot, bot], 1, ['Only bots sat at this table, and bots add nothing']],
  ['people without a device', [mute, bot], 1, ['No player’s device added to the randomness']],
  ['everybody', [person, person], 1, ['the server together with the devices of Ada, Ben.']],
  ['some', [person, mute], 1, ['the server together with the devices of Ada.', 'Added nothing: Ben.']],
  ['a start broken off', [person, bot], 2, ['the devices of Ada.', 'The start was broken off once']],
])('says who added to the randomness: %s', async (_, seats, attempt, said) => {
  const { container } = render(
    <WordsProvider>
      <Suspense>
        <p>ready</p>
        <Drawers draw={{ attempt, seats }} names={['Ada', 'Ben']} />
      </Suspense>
    </WordsProvider>,
  );
  await screen.findByText('ready', {}, { timeout: 50_000 });
  const [, ...lines] = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(said.map((part) => expect.stringContaining(part)));
});
