// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { Twice } from '../src/parts/Twice.tsx';
import './patient.ts';

// The names of the games are made by the build of the page.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

it('what cannot be undone is asked for twice, and pressing twice in one place lets it be', async () => {
  const onSure = vi.fn();
  render(
    <WordsProvider>
      <Twice first="Throw it away" sure="Yes, for good" onSure={onSure} />
    </WordsProvider>,
  );
  const press = () => fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  await screen.findByText('Throw it away');
  press();
  press();
  expect(screen.queryByText('Yes, for good')).toBeNull();
  press();
  expect(onSure).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Yes, for good'));
  expect(onSure).toHaveBeenCalledOnce();
});
