import { type Answer, type OptionId, objectOf, verbOf } from '@nokturn/engine';
import type { RelicId } from '../../cards/relics.ts';
import { MOST_KILLS, UNLOCKS } from '../../cards/trackers.ts';
import { bloodAbilityOf } from '../../cards/vampires.ts';
import { relicIn, vampireIn } from '../../rules/choices.ts';
import { activeVampire, relicLimit, vampireAt } from '../../rules/city.ts';
import type { State, Vampire } from '../../rules/state.ts';
import { NEVER } from './estimates.ts';

/** The value of relics, depending on their holder. */

const RELIC_WORTH: Readonly<Record<RelicId, number>> = {
  'pristine-blood': 1.5,
  'distortion-timepiece': 3,
  'funerary-urn': 1.2,
  'signet-of-the-lost-kin': 1.6,
  'martyrs-dagger': 2,
  'cloak-of-bats': 3,
  'inquisitors-ledger': 1.3,
  'contract-of-servitude': 2.2,
  'stone-gargoyle': 0.8,
  'witch-lantern': 1,
  'censer-of-mist': 3.2,
  'chalice-of-hunger': 1.6,
  'tyrants-mask': 1,
  'forefathers-coffin': 1.5,
};

/** The value of a relic to one vampire. */
function relicFor(vampire: Vampire, relic: RelicId): number {
  return RELIC_WORTH[relic] * use(vampire, relic);
}

function use({ id, kills, blood }: Vampire, relic: RelicId): number {
  switch (relic) {
    case 'martyrs-dagger':
    case 'inquisitors-ledger':
    case 'witch-lantern':
      return kills < MOST_KILLS ? 1 : 0.3;
    case 'tyrants-mask':
      return kills >= UNLOCKS.dark && id !== 'imre' ? 1 : 0.4;
    case 'pristine-blood':
      return bloodAbilityOf(id).cost > 1 ? 1.2 : 0.8;
    case 'distortion-timepiece':
    case 'contract-of-servitude':
      return blood > 2 ? 1 : 0.8;
    case 'chalice-of-hunger':
    case 'forefathers-coffin':
      return blood < 3 ? 1.1 : 0.9;
    default:
      return 1;
  }
}

/** MN-17.5: the vampire to receive a relic. */
export function givenRelic(state: State, answer: Answer): number {
  const vampire = vampireAt(state, vampireIn(state, answer));
  const relic = state.drawnRelic;
  if (relic === null) return 0;
  const worth = relicFor(vampire, relic);
  if (vampire.relics.length < relicLimit(vampire)) return worth;
  let least = worth;
  for (const held of vampire.relics) least = Math.min(least, relicFor(vampire, held));
  return worth - least;
}

export function discardedRelic(state: State, answer: Answer): number {
  const relic = relicIn(answer);
  const holder = state.vampires.find(({ relics }) => relics.includes(relic));
  return holder === undefined ? 0 : -relicFor(holder, relic);
}

/**
 * The least an exchange must bring: a worthless one could be reversed, and so on forever. Every single one
 * must meet this, because in a lost position a search finds all answers equally good.
 */
const WORTH_ASKING = 0.25;

function worthAsking(gained: number): number {
  return gained >= WORTH_ASKING ? gained : NEVER;
}

/** The value to the Family of the best exchange with anybody here. */
export function exchangeWorth(state: State): number {
  const me = activeVampire(state);
  let best = 0;
  for (const other of state.vampires)
    if (other !== me && other.at === me.at) best = Math.max(best, bestExchange(me, other));
  return worthAsking(best);
}

export function partnerWorth(state: State, answer: Answer): number {
  if (answer === 'back') return 0;
  return worthAsking(bestExchange(activeVampire(state), vampireAt(state, vampireIn(state, answer))));
}

function bestExchange(me: Vampire, other: Vampire): number {
  let best = 0;
  if (other.relics.length < relicLimit(other))
    for (const given of me.relics) best = Math.max(best, gain(me, other, given, null));
  if (me.relics.length < relicLimit(me))
    for (const taken of other.relics) best = Math.max(best, gain(me, other, null, taken));
  for (const given of me.relics)
    for (const taken of other.relics) best = Math.max(best, gain(me, other, given, taken));
  return best;
}

/** How much better the relics suit their new holders. */
function gain(me: Vampire, other: Vampire, given: RelicId | null, taken: RelicId | null): number {
  let value = 0;
  if (given !== null) value += relicFor(other, given) - relicFor(me, given);
  if (taken !== null) value += relicFor(me, taken) - relicFor(other, taken);
  return value;
}

export function tradedRelics(state: State, partner: number, answer: Answer): number {
  if (answer === 'back') return 0;
  const [me, other] = [activeVampire(state), vampireAt(state, partner)];
  const [first, second] = objectOf(answer as OptionId).split('.') as [RelicId, RelicId?];
  switch (verbOf(answer as OptionId)) {
    case 'give':
      return worthAsking(gain(me, other, first, null));
    case 'take':
      return worthAsking(gain(me, other, null, first));
    default:
      return worthAsking(gain(me, other, first, second ?? null));
  }
}

/** MN-R52: an exchange that does not harm the Family is accepted. */
export function agreement(
  state: State,
  trade: { partner: number; given: RelicId | null; taken: RelicId | null },
): number {
  return gain(activeVampire(state), vampireAt(state, trade.partner), trade.given, trade.taken) + 0.1;
}
