import { ASYLUM, DAY_DISTRICTS, type District, effectOf } from '../cards/districts.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import { canDrawRelic, relicThat } from './city.ts';
import { agentsInReach, hasEffect } from './day-effects.ts';
import { settled } from './lying.ts';
import type { State } from './state.ts';

/** MN-5.5, MN-5.9: the day districts that matter, now or after others have been resolved. */
export function districtsThatMatter(state: State): readonly District[] {
  const left = DAY_DISTRICTS.filter((district) => !state.resolvedDistricts.includes(district));
  const mattering = left.filter((district) => hasEffect(state, district));
  // An effect can only be enabled by another effect, and none causes an agent majority elsewhere (MN-R45).
  if (mattering.length === 0) return mattering;
  let idle = left.filter((district) => !mattering.includes(district) && wantsMinions(district));
  if (idle.length > 0)
    for (const city of citiesAhead(state, left)) {
      const woken = idle.filter((district) => hasEffect(city, district));
      if (woken.length === 0) continue;
      mattering.push(...woken);
      idle = idle.filter((district) => !woken.includes(district));
      if (idle.length === 0) break;
    }
  return left.filter((district) => mattering.includes(district));
}

function wantsMinions(district: District): boolean {
  const effect = effectOf(district);
  return effect.phase === 'day' && effect.when === 'minion-majority';
}

/**
 * Every state of the city that the effects of these districts can lead to, in any order and with any choices.
 */
function* citiesAhead(state: State, left: readonly District[]): Generator<State> {
  for (const district of left) {
    if (!hasEffect(state, district)) continue;
    const others = left.filter((other) => other !== district);
    for (const city of outcomesOf(state, district)) {
      yield city;
      yield* citiesAhead(city, others);
    }
  }
}

/**
 * The outcomes of an effect that can enable another district's effect: one agent less somewhere, or a vampire
 * that can drink more. Blood given, a weaker veil and one more agent at the Cathedral cannot do so.
 */
function outcomesOf(state: State, district: District): readonly State[] {
  const effect = effectOf(district);
  if (effect.phase !== 'day') return [];
  switch (effect.does) {
    case 'pull-agent':
      return agentsInReach(state).flatMap((from) => withAgentFrom(state, from));
    case 'draw-relic':
      return withMaximumRaised(state);
    default:
      return [];
  }
}

/**
 * One agent moves to the Asylum; lying cards that this fulfils are discarded and give their rewards
 * (MN-19.5).
 */
function withAgentFrom(state: State, from: District): readonly State[] {
  const districts = state.districts.map((place, district) => {
    if (district === ASYLUM) return { ...place, exposed: place.exposed + 1 };
    if (district !== from) return place;
    return place.hidden > 0
      ? { ...place, hidden: place.hidden - 1 }
      : { ...place, exposed: place.exposed - 1 };
  });
  const { city, relics } = settled({ ...state, districts });
  return relics > 0 && canDrawRelic(city) ? [city, ...withMaximumRaised(city)] : [city];
}

const MAXIMUM = relicThat('raise-maximum').id;

/**
 * Only one relic changes the conditions of a day district. Everybody knows which relics are left in the deck,
 * though not their order, and any vampire allowed to hold it will do (MN-17.5).
 */
function withMaximumRaised(state: State): readonly State[] {
  if (!state.relicDeck.includes(MAXIMUM)) return [];
  const holder = state.vampires.findIndex(({ kills }) => kills >= UNLOCKS['first-relic']);
  return [
    {
      ...state,
      relicDeck: state.relicDeck.filter((relic) => relic !== MAXIMUM),
      vampires: state.vampires.map((vampire, number) =>
        number === holder ? { ...vampire, relics: [...vampire.relics, MAXIMUM] } : vampire,
      ),
    },
  ];
}
