import type { Heard } from '@nokturn/engine';
import { type DistrictId, districtNamed } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import type { VampireId } from '../cards/vampires.ts';
import type { Cause } from '../rules/state.ts';
import type { MastersView } from '../secrets.ts';

/** The parts of the board that visibly change while happenings are shown. It has the fields of a view. */
export type Scenery = Pick<MastersView, (typeof FIELDS)[number]>;

const FIELDS = [
  'vampires',
  'districts',
  'veil',
  'reserve',
  'aside',
  'agents',
  'minions',
  'blood',
  'eventDeck',
  'top',
  'lying',
  'inForce',
  'round',
  'phase',
  'leader',
  'ended',
] as const satisfies readonly (keyof MastersView)[];

export function sceneryOf(view: MastersView): Scenery {
  return Object.fromEntries(FIELDS.map((field) => [field, view[field]])) as unknown as Scenery;
}

type DistrictView = MastersView['districts'][number];
type VampireView = MastersView['vampires'][number];

/** The scenery after one more happening. */
export function after(scenery: Scenery, heard: Heard): Scenery {
  switch (heard.kind) {
    case 'rolled':
      return rolled(scenery, heard.dice as readonly number[], heard.source === 'empty');
    case 'die-turned': {
      const reserve = shifted(scenery.reserve, heard.before as number, -1);
      return { ...scenery, reserve: shifted(reserve, heard.after as number, 1) };
    }
    case 'die-selected':
    case 'die-spent':
      return spent(scenery, heard.value as number);
    case 'round':
      return { ...scenery, round: heard.round as number, phase: 'dawn', inForce: null };
    case 'leader':
      return { ...scenery, leader: numberOf(scenery, heard.vampire) };
    case 'day-district':
      return { ...scenery, phase: 'districts' };
    case 'event-drawn':
      return { ...scenery, phase: 'event', eventDeck: heard.left as number, top: null };
    case 'event-revealed':
      return { ...scenery, top: heard.event as EventId };
    case 'event-in-force':
      return { ...scenery, inForce: heard.event as EventId };
    case 'event-laid':
      return { ...scenery, lying: [...scenery.lying, lyingIn(scenery, heard)] };
    case 'event-discarded':
      return withoutCard(scenery, heard.event as EventId);
    case 'event-rewritten':
      return heard.fromDeck
        ? { ...scenery, eventDeck: scenery.eventDeck - 1, top: null }
        : withoutCard(scenery, heard.event as EventId);
    case 'relic-given':
      return withVampire(scenery, heard.vampire, ({ relics }) => ({
        relics: [...relics, heard.relic as RelicId],
      }));
    case 'relic-discarded':
      return withVampire(scenery, heard.vampire, ({ relics }) => ({
        relics: relics.filter((relic) => relic !== heard.relic),
      }));
    case 'relic-placed':
      return withDistrict(
        withVampire(scenery, heard.vampire, ({ relics }) => ({
          relics: relics.filter((relic) => relic !== heard.relic),
        })),
        heard.district,
        ({ relics }) => ({ relics: [...relics, heard.relic as RelicId] }),
      );
    case 'exchanged':
      return exchanged(scenery, heard);
    case 'agents-added':
      return withDistrict(
        { ...scenery, agents: heard.left as number },
        heard.district,
        ({ hidden, exposed }) => ({
          hidden: hidden + (heard.hidden as number),
          exposed: exposed + (heard.exposed as number),
        }),
      );
    case 'agents-removed':
      return withDistrict(
        { ...scenery, agents: heard.left as number },
        heard.district,
        ({ hidden, exposed }) => ({
          hidden: hidden - (heard.hidden as number),
          exposed: exposed - (heard.exposed as number),
        }),
      );
    case 'agents-moved':
      return agentsMoved(scenery, heard);
    case 'agents-exposed':
      return turned(scenery, heard.district, heard.count as number);
    case 'agents-hidden':
      return turned(scenery, heard.district, -(heard.count as number));
    case 'minions-added':
    case 'minions-removed': {
      const count = heard.kind === 'minions-added' ? (heard.count as number) : -(heard.count as number);
      return withDistrict({ ...scenery, minions: heard.left as number }, heard.district, ({ minions }) => ({
        minions: minions + count,
      }));
    }
    case 'moved': {
      const along = heard.minions as number;
      const left = withDistrict(scenery, heard.from, ({ minions }) => ({ minions: minions - along }));
      const come = withDistrict(left, heard.to, ({ minions }) => ({ minions: minions + along }));
      return withVampire(come, heard.vampire, () => ({ at: districtNamed(heard.to as DistrictId) }));
    }
    case 'veil':
    case 'event-losses':
      return { ...scenery, veil: heard.after as number };
    case 'blood-gained':
    case 'blood-lost':
    case 'blood-paid': {
      const change = (heard.amount as number) * (heard.kind === 'blood-gained' ? 1 : -1);
      return withVampire({ ...scenery, blood: scenery.blood - change }, heard.vampire, () => ({
        blood: heard.after as number,
      }));
    }
    case 'kills':
      return withVampire(scenery, heard.vampire, () => ({ kills: heard.after as number }));
    case 'combat':
      return heard.day ? { ...scenery, phase: 'hunt' } : scenery;
    case 'night':
      return { ...scenery, phase: 'night' };
    case 'sigil': {
      const vampire = numberOf(scenery, heard.vampire);
      const placed = withDistrict(scenery, heard.district, () => ({ sigil: vampire }));
      return withVampire(placed, heard.vampire, () => ({
        sigil: districtNamed(heard.district as DistrictId),
      }));
    }
    case 'ended':
      return { ...scenery, ended: heard.cause as Cause };
    default:
      return scenery;
  }
}

function numberOf({ vampires }: Scenery, id: unknown): number {
  return vampires.findIndex((vampire) => vampire.id === (id as VampireId));
}

function withVampire(
  scenery: Scenery,
  id: unknown,
  change: (vampire: VampireView) => Partial<VampireView>,
): Scenery {
  const vampires = scenery.vampires.map((one) => (one.id === id ? { ...one, ...change(one) } : one));
  return { ...scenery, vampires };
}

function withDistrict(
  scenery: Scenery,
  id: unknown,
  change: (district: DistrictView) => Partial<DistrictView>,
): Scenery {
  const number = districtNamed(id as DistrictId);
  const districts = scenery.districts.map((one, i) => (i === number ? { ...one, ...change(one) } : one));
  return { ...scenery, districts };
}

/** Agents that are flipped: from hidden to exposed, or the other way for a negative number. */
function turned(scenery: Scenery, district: unknown, count: number): Scenery {
  return withDistrict(scenery, district, ({ hidden, exposed }) => ({
    hidden: hidden - count,
    exposed: exposed + count,
  }));
}

function agentsMoved(scenery: Scenery, heard: Heard): Scenery {
  const hidden = heard.hidden as number;
  const exposed = heard.exposed as number;
  const flipped = heard.flipped as number;
  const gone = withDistrict(scenery, heard.from, (from) => ({
    hidden: from.hidden - hidden,
    exposed: from.exposed - exposed,
  }));
  return withDistrict(gone, heard.to, (to) => ({
    hidden: to.hidden + hidden - flipped,
    exposed: to.exposed + exposed + flipped,
  }));
}

function exchanged(scenery: Scenery, { vampire, partner, given, taken }: Heard): Scenery {
  const swap = (relics: readonly RelicId[], without: unknown, plus: unknown) => [
    ...relics.filter((relic) => relic !== without),
    ...(plus === null ? [] : [plus as RelicId]),
  ];
  return withVampire(
    withVampire(scenery, vampire, ({ relics }) => ({ relics: swap(relics, given, taken) })),
    partner,
    ({ relics }) => ({ relics: swap(relics, taken, given) }),
  );
}

function lyingIn(scenery: Scenery, { event, district, vampire }: Heard): Scenery['lying'][number] {
  return {
    event: event as EventId,
    district: district === null ? null : districtNamed(district as DistrictId),
    holder: vampire === null ? null : numberOf(scenery, vampire),
  };
}

function withoutCard(scenery: Scenery, event: EventId): Scenery {
  return { ...scenery, lying: scenery.lying.filter((card) => card.event !== event) };
}

function shifted(counts: readonly number[], value: number, by: number): number[] {
  return counts.map((count, i) => (i === value ? count + by : count));
}

function spent(scenery: Scenery, value: number): Scenery {
  return {
    ...scenery,
    reserve: shifted(scenery.reserve, value, -1),
    aside: shifted(scenery.aside, value, 1),
  };
}

/** All dice because none were left, or only those of the reserve. */
function rolled(scenery: Scenery, dice: readonly number[], all: boolean): Scenery {
  const reserve = scenery.reserve.map((_, value) => dice.filter((die) => die === value).length);
  return { ...scenery, reserve, aside: all ? scenery.aside.map(() => 0) : scenery.aside };
}
