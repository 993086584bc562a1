import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Calibration } from '@nokturn/bots';
import { findRules } from '@nokturn/games/all';
import { fitted, forecastsOf, type Sight } from '../calibrate/fit.ts';
import { openUntil, type Reliability, reliabilityOf, sayingBy, usualIn } from '../calibrate/reliability.ts';
import { type SampledMatch, sampled } from '../calibrate/sampled.ts';
import { command, Failure } from '../command.ts';
import { Progress } from '../progress.ts';
import { causeOf } from '../records.ts';
import { botNamed, gameNamed, SETUP_FLAGS, THE_GAME, wholeNumber } from '../setup.ts';

/** This many of every ten matches are used for fitting; the others test the result. */
const FITTED = 5;

export const calibrate = command({
  flags: {
    games: { type: 'string' },
    bots: SETUP_FLAGS.bots,
    seed: SETUP_FLAGS.seed,
    samples: { type: 'string' },
    write: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  words: { min: 1, max: 1, ...THE_GAME },
  async run([id = ''], given) {
    const game = gameNamed(id);
    const bots = (given.bots ?? 'easy').split(',').map((name) => botNamed(game, name.trim()).name);
    const matches = wholeNumber('games', given.games ?? '600', { min: 20 });
    const rules = findRules(id);
    if (rules === undefined) throw new Error(`there are no rules of ${id}`);
    const { mind } = await rules.bot();
    const progress = new Progress(matches);
    const found: SampledMatch[] = [];
    const terms = { matches, bots, seed: given.seed ?? 'calibrate', file: given.samples };
    for (const match of sampled(game, rules, mind, terms)) progress.show(found.push(match));
    progress.clear();

    const study = studyOf(found);
    if (given.write) {
      const { known, open } = study;
      const file = fileURLToPath(import.meta.resolve(`@nokturn/games/${id}/calibration.json`));
      const calibrations = { rules: rules.rulesVersion, known: known.calibration, open: open.calibration };
      try {
        writeFileSync(file, `${JSON.stringify(calibrations, null, 2)}\n`);
      } catch (error) {
        throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
      }
    }
    console.log(given.json ? JSON.stringify(study, null, 2) : readable(study).join('\n'));
    return 0;
  },
});

interface Found {
  readonly calibration: Calibration;
  /** Reliability of the playouts, without and with the calibration, in matches that were not used for fitting. */
  readonly raw: Reliability;
  readonly calibrated: Reliability;
}

export interface Study extends Readonly<Record<Sight, Found>> {
  readonly fittedOn: number;
  readonly testedOn: number;
}

export function studyOf(matches: readonly SampledMatch[]): Study {
  const isFitted = ({ match }: SampledMatch) => ((match + 1) * 7) % 10 < FITTED;
  const fits = matches.filter(isFitted);
  const tests = matches.filter((match) => !isFitted(match));
  const found = (sight: Sight): Found => {
    const [learned, tested] = [forecastsOf(fits, sight), forecastsOf(tests, sight)];
    // Over all matches: a poor estimate of the average must not make anything look skilful.
    const usual = usualIn([...learned, ...tested]);
    const rounds = fits.map((match) => match.rounds);
    const late = Math.max(2, Math.round(rounds.reduce((sum, each) => sum + each, 0) / rounds.length));
    const line = fitted(learned, late);
    const calibration = { ...line, open: openUntil(learned, usual, line) };
    return {
      calibration,
      raw: reliabilityOf(tested, usual, ({ said }) => said),
      calibrated: reliabilityOf(tested, usual, sayingBy(calibration)),
    };
  };
  return { fittedOn: fits.length, testedOn: tests.length, known: found('known'), open: found('open') };
}

const decimals = (value: number) => value.toFixed(2);

/** In the form used in docs/bots.md. */
function readable({ fittedOn, testedOn, known, open }: Study): readonly string[] {
  const row = (what: string, { forecasts, skill, thirds, worst }: Reliability) =>
    `| ${what} | ${forecasts} | ${[skill, ...thirds, worst].map(decimals).join(' | ')} |`;
  return [
    `fitted on ${fittedOn} matches, tested on ${testedOn} others`,
    '',
    '| | forecasts | skill | first third | second | last | largest error of any bin |',
    '|---|--:|--:|--:|--:|--:|--:|',
    row('playouts, by what a seat knows', known.raw),
    row('calibrated', known.calibrated),
    row('playouts, all cards open', open.raw),
    row('calibrated', open.calibrated),
    '',
    '| chance given, by what a seat knows | forecasts | on average | won |',
    '|---|--:|--:|--:|',
    ...known.calibrated.bins
      .filter(({ count }) => count > 0)
      .map(
        ({ from, count, said, won }) =>
          `| ${Math.round(from * 100)} to ${Math.round(from * 100) + 10}% | ${count} | ${Math.round(said * 100)}% | ${Math.round(won * 100)}% |`,
      ),
    '',
    JSON.stringify({ known: known.calibration, open: open.calibration }),
  ];
}
