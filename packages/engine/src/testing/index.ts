export { deep, onceEach, portionsOf } from './amounts.ts';
export { anyAnswer, type BotMatch, playBots } from './bots.ts';
export { type BranchingReport, type Branchings, branchesHold } from './branching.ts';
export { type Conformance, type ConformanceReport, conform } from './conform.ts';
export { type GoldenGame, type GoldenSetup, type GoldenStyle, goldenGamesOf } from './golden.ts';
export {
  choosesTheSameWhenScrambled,
  type Imagining,
  type ImaginingReport,
  imaginesTheSameView,
  type RulesReport,
  type ScrambledReport,
  type Scrambling,
  thinksByTheRules,
} from './honesty.ts';
export { type MatchMoment, newMatch, type OpenMoment, optionsFor, randomMatch } from './random-match.ts';
export { type Reach, type Reached, type ReachReport, reach } from './reach.ts';
export { bareRulebook } from './rulebook.ts';
export { type Dice, type Opening, StrictScene, strictScenes } from './scene.ts';
export { type Secrecy, type SecrecyReport, secrecy } from './secrecy.ts';
export { thinker } from './thinker.ts';
export type { Chooser, Trials } from './trials.ts';
