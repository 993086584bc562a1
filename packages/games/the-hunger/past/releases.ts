import type { Release } from '@nokturn/engine';

/** Every release of the rules, the last one last. Written by `npm run freeze`, which only ever adds to it. */
export const RELEASES: readonly Release[] = [
  { rules: 1, digest: '966e433c67b7e935538011a825bb38bc', date: '2026-11-18' },
  { rules: 2, digest: 'ccaefdd07f837b90e6421d58b623cc0b', date: '2026-11-18' },
  { rules: 2, digest: '0dd3f875513bdffd7835f956053262a3', date: '2026-11-18' },
  { rules: 2, digest: 'ecc09bbbe8fecb8d14ac4b772752e01d', date: '2026-11-18' },
  { rules: 2, digest: 'f579793f1b318d76aa591761226c3e09', date: '2026-11-19' },
  { rules: 2, digest: '54c92251a647d78e04ab967002a08f90', date: '2026-11-19' },
];
