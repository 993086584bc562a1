/** Whether the page was built for a host that has nothing but its files: `npm run build:static` writes it here. */
declare const __WITHOUT_SERVER__: boolean | undefined;

/** Whether a server of ours stands behind the page. Where there is none, nothing is shown that would need one. */
export const HAS_SERVER = typeof __WITHOUT_SERVER__ === 'undefined' || !__WITHOUT_SERVER__;

/**
 * The folder in which the page lies, with the slash at its end. A host of files may have it anywhere; scripts of workers
 * lie one folder deeper than the page.
 */
export const HOME = HAS_SERVER
  ? '/'
  : new URL(typeof document === 'undefined' ? '..' : '.', location.href).pathname;
