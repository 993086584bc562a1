// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from '../Tabs.tsx';

afterEach(cleanup);

const NAMES = ['Dracula', 'Carmilla', 'Ruthven'];

function Sheets() {
  const [shown, setShown] = useState(10);
  const tabs = NAMES.map((label, i) => ({
    key: (i + 1) * 10,
    label,
    isNow: false,
    style: {},
    sign: null,
  }));
  return (
    <Tabs label="Vampires" tabs={tabs} shown={shown} onShow={setShown} classes={{}}>
      {`sheet ${shown}`}
    </Tabs>
  );
}

const seen = () => ({
  sheet: screen.getByRole('tabpanel').textContent,
  selected: screen.getByRole('tab', { selected: true }).getAttribute('aria-label'),
  stops: screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0).length,
});

it('a touch on a tab shows its sheet, which is named after the tab', () => {
  render(<Sheets />);
  expect(seen()).toEqual({ sheet: 'sheet 10', selected: 'Dracula', stops: 1 });
  fireEvent.click(screen.getByRole('tab', { name: 'Ruthven' }));
  expect(seen()).toEqual({ sheet: 'sheet 30', selected: 'Ruthven', stops: 1 });
  expect(screen.getByRole('tabpanel', { name: 'Ruthven' })).toBeTruthy();
});

it.each([
  ['ArrowRight', 'Carmilla'],
  ['ArrowLeft', 'Ruthven'],
  ['End', 'Ruthven'],
  ['Home', 'Dracula'],
])('%s leads from the first tab to %s, and the focus goes along', (key, name) => {
  render(<Sheets />);
  screen.getByRole('tab', { name: 'Dracula' }).focus();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Dracula' }), { key });
  expect(seen()).toMatchObject({ selected: name, stops: 1 });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
});

it('a key without a target is left to the table', () => {
  render(<Sheets />);
  const tab = screen.getByRole('tab', { name: 'Dracula' });
  expect(fireEvent.keyDown(tab, { key: '1' })).toBe(true);
  expect(seen().selected).toBe('Dracula');
});
