/**
 * Ratings of free-for-alls and of teams, with ties: the Plackett–Luce model of Weng and Lin (A Bayesian Approximation
 * Method for Online Ranking, JMLR 12, 2011, algorithm 4), with the usual numbers. These eighty lines replace a
 * library with 160 packages; the test compares the numbers with those of one (openskill).
 */

/** How well somebody is thought to play, and how uncertain that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface RankedTeam {
  /** 1 for the best; those who share a place have the same. */
  readonly place: number;
  readonly members: readonly Rating[];
}

const MU = 25;
const SIGMA = MU / 3;
/** How much chance there is in one match. */
const BETA_SQUARED = (SIGMA / 2) ** 2;
/** Nobody stays the same: by so much everybody becomes more uncertain before a match. */
const TAU_SQUARED = (MU / 300) ** 2;
/** Uncertainty does not vanish. */
const KAPPA = 0.0001;

export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** Somebody as strong as this many newcomers together: whom a team of that size plays against. */
export function equalTo(newcomers: number): Rating {
  return { mu: MU * newcomers, sigma: SIGMA * Math.sqrt(newcomers) };
}

/** What is certain enough to rank by. */
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
  /** For each team: how strong all are who did not do better. */
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
