import { useEffect } from 'react';
import { settingsNow } from '../app/settings.ts';

/**
 * Whether a key press without modifiers is meant for the table: not while the person is typing or a dialog is open, and
 * not for people who have switched such keys off.
 */
export function isMeantForTable(event: KeyboardEvent): boolean {
  if (!settingsNow().keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]'));
}

/** Does something when a single key is pressed; null for nothing. */
export function useTableKey(key: string, act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === key && isMeantForTable(event)) act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, act]);
}

/**
 * Escape closes what is open. It does not count as a single-key shortcut: it works even while the person is typing. It
 * is handled before any listeners on the window, where Escape also skips what is being shown.
 */
export function useEscape(close: (() => void) | null): void {
  useEffect(() => {
    if (close === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [close]);
}
