import { playerAt, type Seat } from '@nokturn/engine';
import { type ClanCardId, cardThatPowers, clanCardOf } from '../cards/clan-cards.ts';
import type { Counted } from '../cards/effects.ts';
import { controllerAt, havenOf, isFaceUpOn, positionAt, presentAt, rivalsOf } from './positions.ts';
import { KNIFE_POWER } from './relics.ts';
import { allianceSize } from './seats.ts';
import type { Deployed, LocationIndex, State } from './state.ts';

/** VV-15.5: a face-down card covered by Mindless Assault. */
const ASSAULT_POWER = 4;
const ASSAULT: ClanCardId = 'ma-mindless-assault';

const ZEROES = cardThatPowers('others-highest-to-zero');
const HALVES = cardThatPowers('halve-rivals');
const MATCHES = cardThatPowers('highest-printed');
const WORTH = cardThatPowers('blood-worth');

/** The Power of one participant, and its parts. */
export interface SeatPower {
  readonly seat: Seat;
  /** For each Deployed card, in order of deployment. */
  readonly powers: readonly number[];
  readonly bloodPower: number;
  readonly knife: number;
  readonly total: number;
}

/** A change to a card's Power, and the card that caused it. */
export type OnChange = (
  seat: Seat,
  card: Deployed,
  before: number,
  after: number,
  source: ClanCardId,
) => void;

/** VV-15.1 to VV-15.13: the total Power of every participant, in player order. */
export function powersAt(state: State, location: LocationIndex, onChange?: OnChange): SeatPower[] {
  const participants = presentAt(state, location);
  const layers = new Layers(state, location, participants);
  return participants.map((seat) => {
    const { cards, blood } = positionAt(state, location, seat);
    const powers: number[] = [];
    let total = 0;
    for (let i = 0; i < cards.length; i++) {
      const power = layers.powerOf(seat, cards[i] as Deployed, onChange);
      powers.push(power);
      total += power;
    }
    const bloodPower = blood * bloodWorth(state, location, seat);
    const knife = state.here.knife === seat ? KNIFE_POWER : 0;
    return { seat, powers, bloodPower, knife, total: total + bloodPower + knife };
  });
}

/** VV-15.10. */
function bloodWorth(state: State, location: LocationIndex, seat: Seat): number {
  if (!isFaceUpOn(state, WORTH, location, seat)) return 1;
  const { strength } = clanCardOf(WORTH);
  return strength?.kind === 'blood-worth' ? strength.worth : 1;
}

/** The layers of VV-15.2 to VV-15.7 at one Location. */
class Layers {
  readonly #state: State;
  readonly #location: LocationIndex;
  readonly #participants: readonly Seat[];
  /** The controller of Diplomacy, and the printed Power that it sets to 0 (VV-15.3). */
  readonly #diplomat: Seat | null;
  readonly #zeroed: number;
  /** VV-15.5: Majesty uses printed Power on all Positions. */
  readonly #highest: number;

  constructor(state: State, location: LocationIndex, participants: readonly Seat[]) {
    this.#state = state;
    this.#location = location;
    this.#participants = participants;
    this.#diplomat = controllerAt(state, ZEROES, location);
    this.#zeroed = this.#diplomat === null ? -1 : this.#highestPrinted(this.#diplomat);
    this.#highest = controllerAt(state, MATCHES, location) === null ? 0 : this.#highestPrinted(null);
  }

  powerOf(seat: Seat, deployed: Deployed, onChange: OnChange | undefined): number {
    const { card, faceUp } = deployed;
    if (!faceUp) {
      if (this.#state.here.assault !== seat) return 0;
      onChange?.(seat, deployed, 0, ASSAULT_POWER, ASSAULT);
      return ASSAULT_POWER;
    }
    const { power: printed, strength } = clanCardOf(card);
    const change = (before: number, after: number, source: ClanCardId) => {
      if (after !== before) onChange?.(seat, deployed, before, after, source);
      return after;
    };
    let power = printed;
    if (this.#diplomat !== null && this.#diplomat !== seat && printed === this.#zeroed)
      power = change(power, 0, ZEROES);
    if (this.#state.here.halved.includes(seat)) power = change(power, Math.floor(power / 2), HALVES);
    if (strength === null) return power;
    if (strength.kind === 'highest-printed') power = change(power, this.#highest, card);
    if (strength.kind === 'add') {
      const count = this.#count(seat, strength.per);
      const sum = strength.amount * (strength.most === undefined ? count : Math.min(count, strength.most));
      power = change(power, Math.max(0, power + sum), card);
    }
    return power;
  }

  /** Among all face-up cards here, or all except those on one Position. */
  #highestPrinted(except: Seat | null): number {
    let highest = 0;
    for (const seat of this.#participants) {
      if (seat === except) continue;
      for (const { card, faceUp } of positionAt(this.#state, this.#location, seat).cards)
        if (faceUp) highest = Math.max(highest, clanCardOf(card).power);
    }
    return highest;
  }

  #count(seat: Seat, per: Counted): number {
    const own = positionAt(this.#state, this.#location, seat);
    switch (per) {
      case 'own-cards-here':
        return own.cards.length;
      case 'all-cards-here':
        return this.#participants.reduce(
          (sum, other) => sum + positionAt(this.#state, this.#location, other).cards.length,
          0,
        );
      case 'own-alliance':
        return allianceSize(playerAt(this.#state, seat));
      case 'own-pool':
        return playerAt(this.#state, seat).pool;
      case 'rivals-here':
        return rivalsOf(this.#state, seat, this.#location).length;
      case 'if-own-blood-here':
        return own.blood > 0 ? 1 : 0;
      case 'if-fewest-face-up':
        return this.#participants.every((other) => this.#faceUp(other) >= this.#faceUp(seat)) ? 1 : 0;
      case 'if-at-haven':
        return this.#location === havenOf(this.#state) ? 1 : 0;
    }
  }

  #faceUp(seat: Seat): number {
    const { cards } = positionAt(this.#state, this.#location, seat);
    let count = 0;
    for (let i = 0; i < cards.length; i++) if ((cards[i] as Deployed).faceUp) count++;
    return count;
  }
}
