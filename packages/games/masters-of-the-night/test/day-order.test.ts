import { type Ask, chanceFrom, everyAnswer, type Position, Random, Table } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { DISTRICT_IDS, type DistrictId } from '../cards/districts.ts';
import { RELIC_IDS, type RelicId } from '../cards/relics.ts';
import { mastersOfTheNight } from '../index.ts';
import { cloneState, type State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import { type DistrictSetting, type Setting, scene, stateOf } from './kit.ts';

/**
 * Which day districts matter (MN-5.5, MN-5.9), checked against everything that can follow from a given
 * morning.
 */

const morning: typeof mastersOfTheNight = {
  ...mastersOfTheNight,
  work: { ...mastersOfTheNight.work, 'draw-event': (table) => table.finish() },
};

function begun(state: State) {
  const position: Position<State, MastersFrame> = {
    state: cloneState(state),
    chance: chanceFrom('morning'),
    work: [{ step: 'draw-event' }, { step: 'day-districts' }],
    asked: null,
    over: false,
  };
  const table = new Table(morning, position, { listening: true });
  table.advance();
  return table;
}

/** The districts that can have an effect, in any order and with any choices. */
function reachable(state: State): readonly DistrictId[] {
  const found = new Set<DistrictId>();
  for (const relicDeck of decksLike(state)) explore(begun({ ...state, relicDeck }));
  return DISTRICT_IDS.filter((id) => found.has(id));

  function explore(table: ReturnType<typeof begun>): void {
    for (const told of table.collect())
      if (told.kind === 'day-district' && told.effect) found.add(told.district);
    const { asked } = table.position;
    if (asked === null) return;
    for (const { answer } of everyAnswer(asked.asks[0] as Ask)) {
      const next = table.clone({ listening: true });
      next.answer(asked.seats[0] as number, answer);
      explore(next);
    }
  }
}

/**
 * Nobody knows the order of the relics; it only matters whether Pristine Blood is on top or below another
 * relic.
 */
function decksLike({ relicDeck }: State): readonly (readonly RelicId[])[] {
  const others = relicDeck.filter((relic) => relic !== 'pristine-blood');
  if (others.length === relicDeck.length) return [relicDeck];
  return [
    [...others, 'pristine-blood'],
    ['pristine-blood', ...others],
  ];
}

/** The districts offered in the leader's first choice; a single one was resolved without a question. */
function mattering(state: State): readonly DistrictId[] {
  const table = begun(state);
  const ask = table.position.asked?.asks[0];
  if (table.position.asked?.frame.step === 'day-next-district' && ask?.kind === 'one')
    return ask.options.map((option) => option.replace('district:', '') as DistrictId);
  const [first] = table.collect().flatMap((told) => (told.kind === 'day-district' ? [told.district] : []));
  return first === undefined ? [] : [first];
}

const LYING_HERE = ['the-informer', 'consecrated-ground', 'shattered-circles', 'the-traitor'] as const;

/** A random city at dawn in which no lying card is fulfilled. */
function anyMorning(random: Random): Setting | null {
  const place = (most: number): DistrictSetting => ({
    hidden: random.below(3) === 0 ? random.below(most) : 0,
    exposed: random.below(3) === 0 ? random.below(2) : 0,
    minions: random.below(3),
  });
  const city: Partial<Record<DistrictId, DistrictSetting>> = {
    museum: place(3),
    asylum: { minions: random.below(3), hidden: random.below(8) === 0 ? 1 : 0 },
    'blood-bank': place(3),
    'city-park': random.below(3) === 0 ? { hidden: 1 } : {},
    cathedral: random.below(3) === 0 ? { hidden: 1 } : {},
    'railway-station': random.below(2) === 0 ? { hidden: 1 } : {},
  };
  const card = random.pick(LYING_HERE);
  const on = random.pick(['museum', 'blood-bank', 'asylum'] as const);
  const lying: Setting['lying'] = {
    ...(random.below(2) === 0 ? { [card]: on } : {}),
    ...(random.below(3) === 0 ? { 'lost-luggage': 'railway-station' as const } : {}),
  };
  const full = random.below(2) === 0;
  const blood = () => (full || random.below(2) === 0 ? 4 : 3);
  const held = random.below(3) === 0 ? (['witch-lantern'] as const) : [];
  const setting: Setting = {
    family: {
      imre: { kills: 2 * random.below(2), blood: blood(), at: random.pick(['museum', 'blood-bank']) },
      mila: { kills: 2, blood: blood(), relics: random.below(2) === 0 ? held : [] },
      ...(random.below(3) === 0 ? { nevena: { sigil: random.pick(['museum', 'blood-bank'] as const) } } : {}),
    },
    city,
    lying,
    veil: 6,
    relics: random.pick<readonly RelicId[]>([
      [],
      ['pristine-blood'],
      ['cloak-of-bats'],
      ['cloak-of-bats', 'pristine-blood'],
      RELIC_IDS.filter((relic) => relic !== 'forefathers-coffin' && relic !== 'witch-lantern'),
    ]),
    options: { asylumRange: random.pick(['any', 'adjacent'] as const) },
    at: 'day-districts',
  };
  return isSettled(setting) ? setting : null;
}

/** No lying card may be due for discard: a city in that state cannot occur. */
function isSettled(setting: Setting): boolean {
  const state = stateOf(setting);
  return state.lying.every(({ event, district }) => {
    const { hidden, exposed, minions, sigil } = state.districts[district as number] as State['districts'][0];
    const agents = hidden + exposed;
    return event === 'consecrated-ground' ? sigil === null && minions - agents < 2 : agents > 0;
  });
}

describe('MN-5.5 MN-5.9 MN-R59 the leader is asked about the districts that can have an effect, and no others', () => {
  it(`as checked against every outcome of ${deep(300, 5_000)} mornings`, { timeout: 600_000 }, () => {
    const random = new Random('mornings');
    const seen = new Set<string>();
    for (let tried = 0; tried < deep(300, 5_000); ) {
      const setting = anyMorning(random);
      if (setting === null) continue;
      tried++;
      const state = stateOf(setting);
      const wanted = reachable(state);
      const asked = mattering(state);
      seen.add(String(asked));
      expect([...asked].sort(), JSON.stringify(setting)).toEqual([...wanted].sort());
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('MN-16.1 MN-19.5 the Asylum takes the agent that keeps Consecrated Ground on the Museum', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: {} },
      city: { asylum: { minions: 1 }, museum: { minions: 2, hidden: 1 } },
      lying: { 'consecrated-ground': 'museum' },
      at: 'day-districts',
    });
    s.asks(0, 'day-next-district', ['district:museum', 'district:asylum']);
    s.say('district:asylum', 'agent:museum.hidden').told('event-discarded', { event: 'consecrated-ground' });
    s.told('relic-drawn').ends();
  });

  it('MN-16.5 under The Informer the minions of the Museum count only when its last agent has gone', () => {
    const morning = (hidden: number, exposed = 0) =>
      scene({
        family: { imre: { kills: 2 }, mila: {} },
        city: { asylum: { minions: 1 }, museum: { minions: 3, hidden, exposed } },
        lying: { 'the-informer': 'museum' },
        at: 'day-districts',
      });
    morning(1).asks(0, 'day-next-district', ['district:museum', 'district:asylum']);
    morning(1, 1).asks(0, 'day-asylum', ['agent:museum.hidden', 'agent:museum.exposed', 'pass']);
  });

  it('MN-17.6 MN-18.6 without Pristine Blood in the deck no relic can feed anybody at the Blood Bank', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: { kills: 2 } },
      city: { museum: { minions: 1 }, 'blood-bank': { minions: 1 } },
      relics: ['cloak-of-bats', 'witch-lantern'],
      at: 'day-districts',
    });
    s.asks(0, 'relic-give', ['vampire:imre', 'vampire:mila']);
  });
});
