import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import type { RelicId } from '../cards/relics.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { giveRelic, takeRelic } from './changes.ts';
import {
  chosenVampire,
  giveOption,
  swapOption,
  takeRelicOption,
  vampireOption,
  type Why,
} from './choices.ts';
import { activeNumber, activeSeat, activeVampire, relicLimit, vampireAt } from './city.ts';
import type { State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-17.10 to MN-17.13: Exchange. */
export const exchangeRules: Rules<'exchange-partner' | 'exchange-relic' | 'exchange-accept'> = {
  'exchange-partner': decision({
    clause: 'MN-17.10',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => oneOf([...partners(state).map((vampire) => vampireOption(state, vampire)), 'back']),
    fallback: () => 'back',
    answered(table, answer) {
      if (answer !== 'back')
        table.next({ step: 'exchange-relic', partner: chosenVampire(table.state, answer) });
    },
  }),

  'exchange-relic': decision({
    clause: 'MN-17.10',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state, _seat, { partner }) => oneOf([...exchangesWith(state, partner), 'back']),
    fallback: () => 'back',
    answered(table, answer, seat, { partner }) {
      if (answer === 'back') return;
      const { state } = table;
      const trade = { partner, ...tradeIn(answer) };
      if (vampireAt(state, partner).seat === seat) return exchange(table, trade);
      table.tell({ kind: 'exchange-offered', ...namesOf(state, trade) });
      table.next({ step: 'exchange-accept', ...trade });
    },
  }),

  /** MN-17.12. */
  'exchange-accept': decision({
    clause: 'MN-17.12',
    to: 'one',
    openOptions: true,
    seat: (state, { partner }) => vampireAt(state, partner).seat,
    ask: () => oneOf(['accept', 'refuse']),
    fallback: () => 'refuse',
    answered(table, answer, _seat, trade) {
      if (answer === 'accept') return exchange(table, trade);
      const { vampire, partner } = namesOf(table.state, trade);
      table.tell({ kind: 'exchange-refused', vampire, partner });
    },
  }),
};

type Offer = ChoiceId<'give' | 'take' | 'swap'>;

/** The relics exchanged between the active vampire and its partner. */
interface Trade {
  readonly partner: VampireNumber;
  readonly given: RelicId | null;
  readonly taken: RelicId | null;
}

const EXCHANGE_KILLS: Why = {
  reason: 'kills-needed',
  clause: 'MN-9.2',
  args: { kills: UNLOCKS.exchange },
};
const NOBODY_HERE: Why = { reason: 'nobody-here', clause: 'MN-17.10' };
const NO_EXCHANGE: Why = { reason: 'no-exchange', clause: 'MN-17.11' };

export function whyNoExchange(state: State): Why | null {
  const { kills } = activeVampire(state);
  if (kills < UNLOCKS.exchange) return EXCHANGE_KILLS;
  if (others(state).length === 0) return NOBODY_HERE;
  return partners(state).length > 0 ? null : NO_EXCHANGE;
}

/** The other vampires in the same district. */
function others(state: State): VampireNumber[] {
  const vampire = activeVampire(state);
  return state.vampires.flatMap((other, number) =>
    other !== vampire && other.at === vampire.at ? [number] : [],
  );
}

function partners(state: State): VampireNumber[] {
  return others(state).filter((partner) => exchangesWith(state, partner).length > 0);
}

/** MN-17.11: afterwards, both must be within their limits. */
function exchangesWith(state: State, partner: VampireNumber): Offer[] {
  const me = activeVampire(state);
  const other = vampireAt(state, partner);
  const options: Offer[] = [];
  if (other.relics.length < relicLimit(other)) for (const relic of me.relics) options.push(giveOption(relic));
  if (me.relics.length < relicLimit(me))
    for (const relic of other.relics) options.push(takeRelicOption(relic));
  for (const mine of me.relics) for (const theirs of other.relics) options.push(swapOption(mine, theirs));
  return options;
}

function tradeIn(offer: Offer): { given: RelicId | null; taken: RelicId | null } {
  if (giveOption.has(offer)) return { given: giveOption.chosen(offer), taken: null };
  if (takeRelicOption.has(offer)) return { given: null, taken: takeRelicOption.chosen(offer) };
  const [given, taken] = swapOption.chosen(offer);
  return { given, taken };
}

function exchange(table: MastersTable, trade: Trade): void {
  const { state } = table;
  const { partner, given, taken } = trade;
  const me = activeNumber(state);
  table.tell({ kind: 'exchanged', ...namesOf(state, trade) });
  for (const [relic, from, to] of [
    [given, me, partner],
    [taken, partner, me],
  ] as const)
    if (relic !== null) {
      takeRelic(table, from, relic);
      giveRelic(table, to, relic);
    }
}

function namesOf(state: State, { partner, given, taken }: Trade) {
  return { vampire: activeVampire(state).id, partner: vampireAt(state, partner).id, given, taken };
}
