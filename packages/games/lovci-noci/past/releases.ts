import type { Release } from '@nokturn/engine';

/** Every release of the rules, the last one last. Written by `npm run freeze`, which only ever adds to it. */
export const RELEASES: readonly Release[] = [
  { rules: 1, digest: '08585ebdfc0db96c6cde0a48a12df019', date: '2026-11-18' },
  { rules: 2, digest: 'bce72439a0b02b9e3409b32d8cd6a0ad', date: '2026-11-18' },
  { rules: 2, digest: '71ca820c1c14184c03428ee9e0914aaf', date: '2026-11-18' },
  { rules: 2, digest: '3348a9ecb05d03b92c1b0fe56b757e3b', date: '2026-11-18' },
];
