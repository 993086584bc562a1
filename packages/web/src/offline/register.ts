import { HOME } from '../app/site.ts';

/** Keeps the page for offline use. Not during development, when it would serve outdated files. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    void navigator.serviceWorker.register(`${HOME}sw.js`).catch(() => {
      // A browser that refuses (a private window, an expired certificate) can still open the page online.
    });
  });
}
