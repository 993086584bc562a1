/**
 * Ratings for free-for-alls and teams, with ties: the Plackett–Luce model of Weng and Lin (A Bayesian Approximation
 * Method for Online Ranking, JMLR 12, 2011, algorithm 4), with the usual constants. These eighty lines replace a
 * library with 160 packages; the test compares the numbers with those of such a library (openskill).
 */

/** The estimated skill of a person, and its uncertainty. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface RankedTeam {
  /** 1 for the best; tied teams have the same place. */
  readonly place: number;
  readonly members: readonly Rating[];
}

const MU = 25;
const SIGMA = MU / 3;
/** How much luck there is in one match. */
const BETA_SQUARED = (SIGMA / 2) ** 2;
/** Skill changes over time: everybody's uncertainty grows by this much before a match. */
const TAU_SQUARED = (MU / 300) ** 2;
/** Keeps the uncertainty above zero. */
const KAPPA = 0.0001;

export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** An opponent as strong as this many newcomers together, for a team of that size. */
export function equalTo(newcomers: number): Rating {
  return { mu: MU * newcomers, sigma: SIGMA * Math.sqrt(newcomers) };
}

/** A conservative estimate to rank by. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/** The ratings after a match, in the same order as before. */
export function rated(before: readonly RankedTeam[]): readonly (readonly Rating[])[] {
  const teams = before.map(({ place, members }) => {
    const aged = members.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU_SQUARED }));
    return {
      place,
      members: aged,
      mu: sum(aged, ({ mu }) => mu),
      variance: sum(aged, (each) => each.variance),
    };
  });
  const c = Math.sqrt(sum(teams, ({ variance }) => variance + BETA_SQUARED));
  const strength = teams.map(({ mu }) => Math.exp(mu / c));
  /** For each team: the total strength of all teams that did not do better. */
  const rest = teams.map(({ place }) =>
    sum(teams, (other, i) => (other.place >= place ? (strength[i] ?? 0) : 0)),
  );
  const sharing = teams.map(({ place }) => teams.filter((other) => other.place === place).length);
  return teams.map((team, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, other] of teams.entries()) {
      if (other.place > team.place) continue;
      const chance = (strength[i] ?? 0) / (rest[q] ?? 1);
      omega += ((q === i ? 1 : 0) - chance) / (sharing[q] ?? 1);
      delta += (chance * (1 - chance)) / (sharing[q] ?? 1);
    }
    const gamma = Math.sqrt(team.variance) / c;
    const up = omega * (team.variance / c);
    const down = gamma * delta * (team.variance / c ** 2);
    return team.members.map(({ mu, variance }) => {
      const share = variance / team.variance;
      return {
        mu: mu + share * up,
        sigma: Math.sqrt(variance) * Math.sqrt(Math.max(1 - share * down, KAPPA)),
      };
    });
  });
}

function sum<T>(list: readonly T[], of: (each: T, i: number) => number): number {
  return list.reduce((total, each, i) => total + of(each, i), 0);
}
