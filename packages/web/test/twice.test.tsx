// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { Twice } from '../src/parts/Twice.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

it('an action that cannot be undone needs confirmation, and pressing twice in one place cancels it', async () => {
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
