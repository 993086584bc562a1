export type { MastersOptions } from './options.ts';
export type { MastersHappening } from './rules/happenings.ts';
export type { State } from './rules/state.ts';
export type { MastersFrame } from './rules/work.ts';
export type { MastersView } from './secrets.ts';
