import type { Release } from '@nokturn/engine';

/** Every release of the rules, the last one last. Written by `npm run freeze`, which only ever adds to it. */
export const RELEASES: readonly Release[] = [
  { rules: 1, digest: 'ca9f2559b025c90cc26c5c4dfe965112', date: '2026-11-15' },
  { rules: 2, digest: '29b517bd92bf7bcbf9310594676cf19c', date: '2026-11-16' },
  { rules: 3, digest: '5a0a3eca94fbd46dbf4ad69fe5e0cf2a', date: '2026-11-18' },
  { rules: 4, digest: 'b7a6b11b5a2b87ec6a02b473468e7cf6', date: '2026-11-18' },
  { rules: 4, digest: '2b4cf52997e1f464b90556fca777cc98', date: '2026-11-18' },
  { rules: 4, digest: 'db9be25462607ee80ace5aff7c1c7df1', date: '2026-11-18' },
];
