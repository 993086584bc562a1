export * from './bot.ts';
export { type Chance, chanceFrom, commitmentTo } from './chance.ts';
export { type Change, changeBetween, changed, type Told, textForEach, toldTo } from './change.ts';
export * from './decision.ts';
export * from './ears.ts';
export * from './game.ts';
export { canonical, type Json } from './json.ts';
export * from './match.ts';
export {
  type Candidate,
  everyAnswer,
  type Knowledge,
  type Mind,
  mindOf,
  type NextAnswer,
  type Question,
  type World,
} from './mind.ts';
export * from './options.ts';
export { clonePosition, hashOf, type Position } from './position.ts';
export * from './random.ts';
export * from './record.ts';
export { remembering } from './remembering.ts';
export * from './seat.ts';
export {
  type Eye,
  each,
  type Heard,
  type Hearing,
  hear,
  knownTo,
  onlySeen,
  type Secrets,
  type SecretsTable,
  type Seen,
  secretsOf,
  seenBy,
} from './secrets.ts';
export { sha256 } from './sha256.ts';
export * from './table.ts';
export * from './tempo.ts';
export * from './view.ts';
