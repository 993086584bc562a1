export const THEMES = ['night', 'parchment'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'nokturn-theme';

/** The theme that the person chose, or null while the system setting applies. */
export function chosenTheme(): Theme | null {
  const kept = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === kept) ?? null;
}

/** Shows a theme and remembers it; null goes back to the system setting. */
export function chooseTheme(theme: Theme | null): void {
  if (theme === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  showTheme(theme);
}

/** Shows a theme without remembering it: the first thing a page does. */
export function showTheme(theme: Theme | null): void {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
