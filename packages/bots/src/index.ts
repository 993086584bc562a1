import { type Bot, type Effort, type GameBot, LEVELS, type Level } from '@nokturn/engine';
import { random } from './random.ts';
import { searcher } from './searcher.ts';
import { TEMPERS } from './temper.ts';

export {
  type Calibration,
  type Calibrations,
  calibrated,
  latenessOf,
  logOdds,
  usualOdds,
  type When,
} from './calibration.ts';
export { type Counsel, counselOf, type ExpectedTurn, type Judged } from './counsel.ts';
export type { Found, Tried } from './found.ts';
export {
  type Ending,
  Playouts,
  type Trial,
  toTheEnd,
  toTheHorizon,
  trialIn,
  type Worlds,
  worthsIn,
} from './playouts.ts';
export { Sample } from './sample.ts';
export { type LineStep, Search } from './search.ts';
export { isShared, type SharedBot, thinking } from './searcher.ts';
export { merged, type Share } from './share.ts';
export { choiceOf, TEMPERS, type Temper } from './temper.ts';
export { honest, isConfirmed, shownChances, type Weighed, weighing } from './weigh.ts';
export { random };

/** The bots of a game, by name, weakest first; within a level, those with a temper before the one without. */
export function botsWith(
  { novice, mind }: GameBot,
  efforts: Readonly<Record<Level, Effort>>,
): ReadonlyMap<string, Bot> {
  const bots = new Map([
    ['random', random],
    ['novice', novice],
  ]);
  for (const level of LEVELS) {
    const effort = efforts[level];
    for (const temper of TEMPERS) bots.set(`${level}-${temper}`, searcher(mind, effort, temper));
    bots.set(level, searcher(mind, effort));
  }
  return bots;
}
