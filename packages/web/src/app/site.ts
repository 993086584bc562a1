/** Whether the page was built for a host that only serves files: `npm run build:static` sets it. */
declare const __WITHOUT_SERVER__: boolean | undefined;

/** Whether the page has a server of ours. Without one, nothing is shown that would need it. */
export const HAS_SERVER = typeof __WITHOUT_SERVER__ === 'undefined' || !__WITHOUT_SERVER__;

/**
 * The folder of the page, with a trailing slash. A static file host may have it anywhere; worker scripts are one folder
 * deeper than the page.
 */
export const HOME = HAS_SERVER
  ? '/'
  : new URL(typeof document === 'undefined' ? '..' : '.', location.href).pathname;
