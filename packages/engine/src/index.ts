export * from './bot.ts';
export * from './branch.ts';
export { type Chance, chanceFrom, commitmentTo } from './chance.ts';
export { type Change, type ChangeTexts, changeBetween, changed, textFor, textForEach } from './change.ts';
export * from './choices.ts';
export * from './decision.ts';
export {
  type Drawn,
  type DrawnSeat,
  drawnSeed,
  nonceCommitment,
  rulesNamed,
  type Sealed,
  type SealedSeat,
  sealedIn,
  sealOf,
  seatsThatAdded,
  tableCommitment,
} from './draw.ts';
export * from './game.ts';
export * from './heard-log.ts';
export { canonical, type Json } from './json.ts';
export { type Learned, LearnedSum, sharesOf } from './learned.ts';
export * from './match.ts';
export { memoize } from './memoize.ts';
export {
  type Candidate,
  everyAnswer,
  type ImaginedQuestion,
  type Knowledge,
  type Mind,
  mindOf,
  type NextAnswer,
  type World,
} from './mind.ts';
export * from './options.ts';
export { clonePosition, hashOf, type Position } from './position.ts';
export * from './promise.ts';
export * from './random.ts';
export * from './record.ts';
export * from './rulebook.ts';
export type { PlayedScene, SceneAnswer } from './scene.ts';
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
