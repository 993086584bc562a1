import {
  type Drawn,
  drawnSeed,
  type Game,
  Match,
  type MatchRecord,
  Random,
  RECORD_FORMAT,
  randomAnswer,
  sealedIn,
  sealOf,
  tableCommitment,
} from '@nokturn/engine';
import { Dealer } from '../../src/match/dealer.ts';
import { type DrawnMatchInfo, freshChance, seedOf } from '../../src/match/drawing.ts';
import { newSeed } from '../../src/random.ts';
import type { MatchInfo } from '../../src/store/store.ts';

/**
 * What a dishonest server could do with the randomness of a match. Every one of these cheats is detected: see
 * fairness.test.ts.
 */

/** Picks a secret it likes once it knows who sits where, and promises that one instead. */
export class PromisesAnother extends Dealer {
  override sealed(info: DrawnMatchInfo): DrawnMatchInfo {
    const { secret, commitment } = freshChance(info.code, newSeed());
    return { ...info, chance: { ...info.chance, secret, commitment } };
  }
}

/** The same, but secretly: everybody is still shown the commitment of the table. */
export class DealsFromAnother extends Dealer {
  override sealed(info: DrawnMatchInfo): DrawnMatchInfo {
    return { ...info, chance: { ...info.chance, secret: newSeed() } };
  }
}

/** Picks a seed it likes once all nonces are revealed. */
export class ChoosesSeed extends Dealer {
  override seed(info: DrawnMatchInfo): string {
    return seedOf({ ...info, chance: { ...info.chance, secret: newSeed() } });
  }
}

/** Leaves the commitment of seat 0's device out of the seal. */
export class LeavesOut extends Dealer {
  override sealed(info: DrawnMatchInfo): DrawnMatchInfo {
    const seats = info.seats.map((seat, i) => {
      if (i !== 0 || seat.kind !== 'person') return seat;
      const { commitment: _, ...rest } = seat;
      return rest;
    });
    return { ...info, seats };
  }
}

/** Plays honestly, and at the end presents a match that never happened: a record that agrees with itself. */
abstract class MakesUp extends Dealer {
  readonly #games: readonly Game[];

  constructor(games: readonly Game[]) {
    super();
    this.#games = games;
  }

  protected abstract bent(draw: Drawn): Drawn;

  override told(record: MatchRecord, info: MatchInfo): MatchRecord {
    const honest = super.told(record, info);
    const game = this.#games.find(({ id }) => id === record.game);
    if (honest.draw === undefined || game === undefined) throw new Error('there is nothing to bend');
    const draw = this.bent(honest.draw);
    const commitment = tableCommitment(draw.match, draw.secret);
    const nonces = draw.seats.map((seat) => (seat.kind === 'person' ? (seat.nonce ?? null) : null));
    const seed = drawnSeed(sealOf(sealedIn({ ...honest, commitment, draw })), draw.secret, nonces);
    const { seats, options } = record;
    const match = Match.begin(game, { seats, options, seed });
    const random = new Random(seed);
    while (!match.position.over) {
      const { seats: asked = [], asks = [], answers = [] } = match.position.asked ?? {};
      const at = answers.indexOf(null);
      const ask = asks[at];
      if (ask)
        match.answer(
          asked[at] ?? 0,
          randomAnswer(ask, (n) => random.below(n)),
        );
    }
    const { digest } = record;
    return {
      ...match.record,
      ...(digest !== undefined && { digest }),
      format: RECORD_FORMAT,
      commitment,
      draw,
    };
  }
}

/** Swaps the secret, and with it the seed, at the end. */
export class Swaps extends MakesUp {
  protected override bent(draw: Drawn): Drawn {
    return { ...draw, secret: newSeed() };
  }
}

/** Drops the nonce of seat 0 at the end. */
export class Drops extends MakesUp {
  protected override bent(draw: Drawn): Drawn {
    return { ...draw, seats: draw.seats.map((seat, i) => (i === 0 ? { kind: 'person' } : seat)) };
  }
}

/** Plays with a seed it likes, and at the end presents a match that never happened but keeps every promise. */
export class TellsAnother extends MakesUp {
  override seed(info: DrawnMatchInfo): string {
    return seedOf({ ...info, chance: { ...info.chance, secret: newSeed() } });
  }

  protected override bent(draw: Drawn): Drawn {
    return draw;
  }

  override told(record: MatchRecord, info: MatchInfo): MatchRecord {
    const { chance } = info;
    if (chance === undefined) throw new Error('there is nothing to tell');
    return super.told(record, { ...info, seed: seedOf({ ...info, chance }) });
  }
}
