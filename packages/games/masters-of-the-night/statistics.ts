import type { Measure, Noted, Tally } from '@nokturn/engine';
import { districtId } from './cards/districts.ts';
import { RELICS, type RelicId } from './cards/relics.ts';
import { MOST_BLOOD } from './cards/trackers.ts';
import { VAMPIRES, type VampireId } from './cards/vampires.ts';
import type { MastersResult } from './index.ts';
import { activeVampire, holdsAtNight, relicThat } from './rules/city.ts';
import type { MastersHappening } from './rules/happenings.ts';
import { isInForce } from './rules/in-force.ts';
import type { State } from './rules/state.ts';

/** Wins of the Family: overall, and by difficulty, edition, set of vampires and vampire. */
export function tally({ options, vampires }: State, { won }: MastersResult): Tally[] {
  const ids = vampires.map(({ id }) => id);
  return [
    { group: 'family', key: 'all', won },
    { group: 'difficulty', key: options.difficulty, won },
    { group: 'edition', key: options.edition, won },
    { group: 'vampires', key: [...ids].sort().join('+'), won },
    ...ids.map((key) => ({ group: 'vampire', key, won })),
  ];
}

/** How games end, how long they last, and how the veil falls. */
export function measures(state: State, { cause, round, veil, veilByRound }: MastersResult): Measure[] {
  const share = (key: string) => ({ group: 'share of games ended by', key, value: key === cause ? 1 : 0 });
  return [
    ...['ritual', 'veil', 'deck'].map(share),
    { group: 'in a game', key: 'rounds', value: round },
    { group: 'in a game', key: 'veil at the end', value: veil },
    { group: 'in a game', key: 'kills', value: sum(state.vampires.map(({ kills }) => kills)) },
    {
      group: 'in a game',
      key: 'sigils',
      value: state.vampires.filter(({ sigil }) => sigil !== null).length,
    },
    ...veilByRound.map((value, i) => ({ group: 'veil after round', key: String(i + 1), value })),
  ];
}

/**
 * Which cards of our own design came up; their use has the same key in a separate group. Relic effects that
 * no happening reports are read from the state.
 */
export function noted(happening: MastersHappening, state: State): readonly Noted[] {
  switch (happening.kind) {
    case 'event-drawn':
      return [{ group: 'event', key: happening.event }];
    case 'event-idle':
      return [{ group: 'event idle', key: happening.event }];
    case 'family':
      return happening.vampires
        .flatMap((vampire) => [VAMPIRES[vampire].blood, VAMPIRES[vampire].dark])
        .map((key) => ({ group: 'ability', key }));
    case 'ability':
      return [{ group: 'ability used', key: happening.ability }, ...relicUsed(relicFor(happening))];
    case 'action':
      return relicUsed(isByCloak(happening, state) ? CLOAK : null);
    case 'agents-exposed':
      return relicUsed(isByLedger(happening, state) ? LEDGER : null);
    case 'blood-gained':
      return relicUsed(relicThatFed(happening, state));
    case 'urn':
      return relicUsed(URN);
    case 'sigil':
      return [{ group: 'sigil', key: happening.sigil }];
    case 'relic-drawn':
      return [{ group: 'relic', key: happening.relic }];
    case 'relic-used':
    case 'relic-placed':
      return relicUsed(happening.relic);
    case 'relic-given':
    case 'relic-discarded':
      return [];
    default:
      return relicUsed('source' in happening && isRelic(happening.source) ? happening.source : null);
  }
}

type HappeningOf<K extends MastersHappening['kind']> = Extract<MastersHappening, { kind: K }>;

const CLOAK = relicThat('free-first-move').id;
const LEDGER = relicThat('expose-around').id;
const URN = relicThat('attract-agent').id;
const SIGNET = relicThat('borrow-abilities').id;
const MASK = relicThat('pay-veil-with-blood').id;
const CHALICE = relicThat('hunt-more').id;
const PRISTINE = relicThat('raise-maximum').id;

function relicUsed(key: RelicId | null): Noted[] {
  return key === null ? [] : [{ group: 'relic used', key }];
}

/** The relic that helped to use an ability: somebody else's ability, or a dark one paid for with blood. */
function relicFor({ vampire, ability, blood }: HappeningOf<'ability'>): RelicId | null {
  const own = VAMPIRES[vampire];
  if (ability === own.dark) return blood > 0 ? MASK : null;
  return ability === own.blood ? null : SIGNET;
}

function isByCloak({ vampire, action, cost }: HappeningOf<'action'>, state: State): boolean {
  return (
    action === 'move' && cost === 0 && holds(state, vampire, CLOAK) && !isInForce(state, 'first-move-free')
  );
}

function isByLedger({ district, source }: HappeningOf<'agents-exposed'>, state: State): boolean {
  if (source !== 'expose' || state.turn === null) return false;
  const vampire = activeVampire(state);
  return holdsAtNight(state, vampire, LEDGER) && districtId(vampire.at) !== district;
}

function relicThatFed(
  { vampire, amount, after, source }: HappeningOf<'blood-gained'>,
  state: State,
): RelicId | null {
  if (isRelic(source)) return source;
  if (after > MOST_BLOOD) return PRISTINE;
  const usual = isInForce(state, 'hunt-for-two') ? 2 : 1;
  return source === 'hunt' && amount > usual && holds(state, vampire, CHALICE) ? CHALICE : null;
}

function holds(state: State, id: VampireId, relic: RelicId): boolean {
  return state.vampires.some((vampire) => vampire.id === id && holdsAtNight(state, vampire, relic));
}

function isRelic(source: string): source is RelicId {
  return Object.hasOwn(RELICS, source);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
