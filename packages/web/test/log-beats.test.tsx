// @vitest-environment happy-dom
import type { Heard } from '@nokturn/engine';
import { createText, plain } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import type { Moment } from '../src/source/source.ts';
import { cutBeats, type Spot } from '../src/table/beats/cut.ts';
import { Log } from '../src/table/Log.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

const text = createText({
  language: 'en',
  names: ['Ada', 'Ben'],
  sources: ['log-turn = Turn { $who }.\nlog-goes = Goes.\nlog-draws = Draws.\n'],
});

function moment(version: number, ...happenings: Heard[]): Moment {
  return { version, undid: null, happenings, view: null };
}

const turn = (who: string): Heard => ({ kind: 'turn', who });
const MOMENTS = [
  moment(1, turn('A')),
  moment(2, { kind: 'goes' }, { kind: 'draws' }),
  // Nobody hears about what B does.
  moment(3, turn('B'), { kind: 'hides' }),
  moment(4, turn('C'), { kind: 'goes' }, { kind: 'draws' }),
];
const cutter = {
  beats: { opens: ({ kind }: Heard) => kind === 'turn', loud: () => false },
  isPerson: () => false,
};

async function shown(until: Spot): Promise<string[]> {
  const playback = {
    shown: until.moments,
    part: until.part,
    beatsSince: (from: Spot) => cutBeats(MOMENTS, from, cutter),
    summaryOf: ({ heard }: { heard: readonly Heard[] }) => ({
      seat: 0,
      words: `Beat ${heard[0]?.who}`,
      change: null,
    }),
  };
  const moments = MOMENTS.slice(0, until.moments);
  const next = MOMENTS[until.moments];
  if (next && until.part > 0) moments.push({ ...next, happenings: next.happenings.slice(0, until.part) });
  render(
    <WordsProvider>
      <KitProvider text={text} names={['Ada', 'Ben']} CardFace={() => null}>
        <Log moments={moments} text={text} telling={{ means: {} }} playback={playback} />
      </KitProvider>
    </WordsProvider>,
  );
  const lines = await screen.findAllByRole('listitem');
  return lines.map((line) => plain(line.textContent ?? ''));
}

it('lines are below the summary of their beat; a single line needs none', async () => {
  const lines = await shown({ moments: 4, part: 0 });
  expect(lines).toEqual([
    ...['Beat A', 'Turn A.', 'Goes.', 'Draws.'],
    'Turn B.',
    ...['Beat C', 'Turn C.', 'Goes.', 'Draws.'],
  ]);
});

it('the summary of a beat is not told before the whole beat has been shown', async () => {
  expect(await shown({ moments: 3, part: 2 })).toEqual([
    ...['Beat A', 'Turn A.', 'Goes.', 'Draws.'],
    'Turn B.',
    ...['Turn C.', 'Goes.'],
  ]);
});
