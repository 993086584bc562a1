import type { Release } from '@nokturn/engine';

/** Every release of the rules, the last one last. Written by `npm run freeze`, which only ever adds to it. */
export const RELEASES: readonly Release[] = [
  { rules: 1, digest: '9a8969d19ae6f0f0613cfe1e835f3dfd', date: '2026-11-16' },
  { rules: 2, digest: '24aa566e5370ca5821fe47e06cf58b90', date: '2026-11-18' },
  { rules: 3, digest: '38a756d423074ee0b97f870eea7e2938', date: '2026-11-18' },
  { rules: 3, digest: '7a0210af0ecca5a96b381a9c6b179a69', date: '2026-11-18' },
  { rules: 3, digest: '2d0110b8b5071058d1248abd5429c68f', date: '2026-11-18' },
  { rules: 3, digest: '790b5d6522f9687b2743238e91048a4a', date: '2026-11-19' },
];
