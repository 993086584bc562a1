// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { chooseTheme, chosenTheme } from '../src/theme.ts';

afterEach(() => chooseTheme(null));

it('remembers the theme that was chosen and shows it', () => {
  chooseTheme('parchment');
  expect(chosenTheme()).toBe('parchment');
  expect(document.documentElement.dataset.theme).toBe('parchment');
});

it('follows the system when nothing is chosen', () => {
  chooseTheme('night');
  chooseTheme(null);
  expect(chosenTheme()).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('ignores a theme that does not exist', () => {
  localStorage.setItem('nokturn-theme', 'disco');
  expect(chosenTheme()).toBeNull();
});
