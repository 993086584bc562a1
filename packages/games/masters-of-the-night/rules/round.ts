import { eventOf } from '../cards/events.ts';
import { vampireAt } from './city.ts';
import { carryOut } from './events.ts';
import { whereItLies } from './lying.ts';
import { resolving } from './resolving.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-5.1 to MN-5.4: the round begins, and lying cards act at dawn. */
export const roundRules: Rules<'round' | 'dawn'> = {
  round(table) {
    const { state } = table;
    state.round++;
    state.phase = 'dawn';
    state.resolvedDistricts = [];
    state.huntedDistricts = [];
    state.timepieceUsed = false;
    state.carnivalUsed = false;
    table.tell({
      kind: 'round',
      round: state.round,
      veil: state.veil,
      eventsLeft: state.eventDeck.length,
    });
    table.next(DISTRICTS, EVENT, HUNT, NIGHT);
    if (state.round > 1) passLeader(table);
  },

  /** One card after another, in the order in which they entered play. */
  dawn(table, { events }) {
    const { state } = table;
    const [event, ...rest] = events;
    if (event === undefined) return;
    if (rest.length > 0) table.next({ step: 'dawn', events: rest });
    const card = state.lying.find((lying) => lying.event === event);
    const effect = eventOf(event).lying?.dawn;
    if (card === undefined || !effect) return;
    table.tell({ kind: 'dawn', event, ...whereItLies(state, card) });
    state.resolving = resolving(state, event, { dawn: true, holder: card.holder });
    table.next({ step: 'event-losses' });
    carryOut(table, effect);
  },
};

const DISTRICTS = { step: 'day-districts' } as const;
const EVENT = { step: 'draw-event' } as const;
const HUNT = { step: 'hunt' } as const;
const NIGHT = { step: 'night' } as const;

/** MN-5.2. */
function passLeader(table: MastersTable): void {
  const { state } = table;
  state.leader = (state.leader + 1) % state.vampires.length;
  table.tell({ kind: 'leader', vampire: vampireAt(state, state.leader).id });
  const events = state.lying.flatMap(({ event }) => (eventOf(event).lying?.dawn ? [event] : []));
  if (events.length > 0) table.next({ step: 'dawn', events });
}
