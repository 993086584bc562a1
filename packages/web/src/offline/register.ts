import { HOME } from '../app/site.ts';

/** Keeps the page for when there is no connection. Not while developing, where it would serve yesterday's files. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    void navigator.serviceWorker.register(`${HOME}sw.js`).catch(() => {
      // A browser that refuses (a private window, an old certificate) still has the page online.
    });
  });
}
