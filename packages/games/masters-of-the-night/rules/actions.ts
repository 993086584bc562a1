import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { type District, districtId } from '../cards/districts.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { whyNoBlood, whyNoDark } from './abilities.ts';
import { chooseBlood } from './blood-abilities.ts';
import { addAgents, addMinions, exposeAgents, payBlood, removeMinions } from './changes.ts';
import { barred, relicOption, type Why } from './choices.ts';
import {
  activeNumber,
  activeSeat,
  activeVampire,
  agentsIn,
  bloodMaximum,
  districtAt,
  holdsAtNight,
  isBelowMaximum,
  neighboursOf,
  relicThat,
  sigilPlace,
  vampireAt,
} from './city.ts';
import { startCombat } from './combat.ts';
import { whyNoExchange } from './exchange.ts';
import { ACTIONS, type Action } from './happenings.ts';
import { cardOnSheet, holdsInDistrict, isInForce } from './in-force.ts';
import { gainBlood, settle } from './lying.ts';
import { activate, whyNoActivation } from './night-effects.ts';
import { startPaying } from './paying.ts';
import { canPay, spendPoints, turnOf } from './points.ts';
import { usableRelics, useRelic, whyNotRelic } from './relic-actions.ts';
import type { State, Vampire } from './state.ts';
import { end, lowerVeil, raiseVeil } from './veil.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-9: the actions of a night turn. */
export const actionRules: Rules<'turn-action' | 'contract-use'> = {
  'turn-action': decision({
    clause: 'MN-8.5',
    to: 'one',
    openOptions: true,
    /** One action after another, until the turn is over (MN-8.7). */
    seat: (state) => (turnOf(state).over ? null : activeSeat(state)),
    ask: (state) => oneOf(actionOptions(state)),
    fallback: () => 'end-turn',
    barred: (state) => [
      ...ACTIONS.flatMap((action) => {
        const why = WHY_NOT[action](state, activeVampire(state));
        return why === null ? [] : [barred(action, why)];
      }),
      ...usableRelics(state).flatMap((relic) => {
        const why = whyNotRelic(state, relic);
        return why === null ? [] : [barred(relicOption(relic), why)];
      }),
    ],
    answered(table, answer) {
      if (answer === 'end-turn') return;
      table.next(ACTION);
      perform(table, answer);
    },
  }),

  /** 7.4, Contract of Servitude: a different price for Recruit. */
  'contract-use': decision({
    clause: 'MN-17.4',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: () => oneOf(['action-points', 'blood', 'back']),
    fallback: () => 'back',
    answered(table, answer) {
      if (answer !== 'back') recruit(table, { byContract: answer === 'blood' });
    },
  }),
};

const ACTION = { step: 'turn-action' } as const;

type Deed = Action | ChoiceId<'relic'>;

function actionOptions(state: State): ('end-turn' | Deed)[] {
  const options: ('end-turn' | Deed)[] = [];
  const vampire = activeVampire(state);
  for (let i = 0; i < CHECKS.length; i++)
    if ((CHECKS[i] as (typeof CHECKS)[number])(state, vampire) === null) options.push(ACTIONS[i] as Action);
  if (vampire.relics.length > 0)
    for (const relic of usableRelics(state))
      if (whyNotRelic(state, relic) === null) options.push(relicOption(relic));
  options.push('end-turn');
  return options;
}

function perform(table: MastersTable, answer: Deed): void {
  const { state } = table;
  const vampire = activeVampire(state);
  switch (answer) {
    case 'move':
      return table.next({ step: 'move-to' });
    case 'expose':
      return expose(table);
    case 'fight':
      spendPoints(table, 'fight', 1);
      return startCombat(table, activeNumber(state), { day: false });
    case 'recruit':
      return chooseRecruit(table);
    case 'activate':
      return activate(table);
    case 'blood':
      return chooseBlood(table);
    case 'dark':
      return startPaying(table, VAMPIRES[vampire.id].dark, { inCombat: false });
    case 'hunt':
      return hunt(table);
    case 'wild-hunt':
      return wildHunt(table);
    case 'exchange':
      return table.next({ step: 'exchange-partner' });
    case 'sigillate':
      return sigillate(table);
    case 'ritual':
      spendPoints(table, 'ritual', 1);
      return end(table, 'ritual');
    default:
      return useRelic(table, relicOption.chosen(answer));
  }
}

// Requirements of the actions (MN-9.1)

const ONE_MOVE: Why = { reason: 'one-move-tonight', clause: 'MN-19.3' };
const NOTHING_HIDDEN: Why = { reason: 'nothing-hidden', clause: 'MN-9.5' };
const NOBODY_EXPOSED: Why = { reason: 'nobody-exposed', clause: 'MN-9.6' };
const NO_MINIONS_LEFT: Why = { reason: 'no-minions-left', clause: 'MN-9.8' };
const FULL_FOR_HUNT: Why = { reason: 'full-blood', clause: 'MN-9.11' };
const FULL_FOR_WILD_HUNT: Why = { reason: 'full-blood', clause: 'MN-9.12' };
const SIGIL_PLACED: Why = { reason: 'sigil-placed', clause: 'MN-16.3' };
const NO_MINION_HERE: Why = { reason: 'no-minion-here', clause: 'MN-16.1' };
const AGENTS_HERE: Why = { reason: 'agents-here', clause: 'MN-16.1' };
const SIGIL_HERE: Why = { reason: 'sigil-here', clause: 'MN-16.1' };
const CONSECRATED: Why = { reason: 'consecrated', clause: 'MN-16.1' };
const SIGILS_MISSING: Why = { reason: 'sigils-missing', clause: 'MN-20.1' };
const VAMPIRES_MISSING: Why = { reason: 'vampires-missing', clause: 'MN-20.1' };
const MINIONS_MISSING: Why = { reason: 'minions-missing', clause: 'MN-20.1' };
const AGENTS_AT_RITUAL: Why = { reason: 'agents-here', clause: 'MN-20.1' };
const KILLS: Readonly<Record<'hunt' | 'wild-hunt' | 'sigillate' | 'ritual', Why>> = {
  hunt: killsNeeded('hunt'),
  'wild-hunt': killsNeeded('wild-hunt'),
  sigillate: killsNeeded('sigillate'),
  ritual: killsNeeded('ritual'),
};

function killsNeeded(action: 'hunt' | 'wild-hunt' | 'sigillate' | 'ritual'): Why {
  return { reason: 'kills-needed', clause: 'MN-9.2', args: { kills: UNLOCKS[action] } };
}

/** For each action, the reason why it is not possible now; null if it is possible. */
const WHY_NOT: Readonly<Record<Action, (state: State, vampire: Vampire) => Why | null>> = {
  move: (state) =>
    turnOf(state).moves > 0 && isInForce(state, 'one-move') ? ONE_MOVE : canPay(state, moveCost(state)),
  expose: (state) => (canExpose(state) ? canPay(state, 1) : NOTHING_HIDDEN),
  fight: (state, { at }) => (districtAt(state, at).exposed > 0 ? canPay(state, 1) : NOBODY_EXPOSED),
  recruit: (state) => {
    if (state.minions === 0) return NO_MINIONS_LEFT;
    return canPayContract(state) ? null : canPay(state, recruitCost(state));
  },
  activate: whyNoActivation,
  blood: whyNoBlood,
  dark: whyNoDark,
  hunt: (state, vampire) => {
    if (vampire.kills < UNLOCKS.hunt && !isInForce(state, 'hunt-for-two')) return KILLS.hunt;
    return isBelowMaximum(vampire) ? canPay(state, 1) : FULL_FOR_HUNT;
  },
  'wild-hunt': (state, vampire) => {
    if (vampire.kills < UNLOCKS['wild-hunt']) return KILLS['wild-hunt'];
    return isBelowMaximum(vampire) ? canPay(state, 1) : FULL_FOR_WILD_HUNT;
  },
  exchange: whyNoExchange,
  sigillate: whyNoSigil,
  ritual: whyNoRitual,
};

/** In the order of ACTIONS. */
const CHECKS = ACTIONS.map((action) => WHY_NOT[action]);

// Move

const CLOAK = relicThat('free-first-move').id;

/** MN-9.17: two reasons for a free first Move still make only one Move free. */
export function moveCost(state: State): number {
  if (turnOf(state).moves > 0) return 1;
  const free = isInForce(state, 'first-move-free') || holdsAtNight(state, activeVampire(state), CLOAK);
  return free ? 0 : 1;
}

// Expose

const LEDGER = relicThat('expose-around').id;

function exposable(state: State): readonly District[] {
  const vampire = activeVampire(state);
  return holdsAtNight(state, vampire, LEDGER)
    ? [vampire.at, ...neighboursOf(state, vampire.at)]
    : [vampire.at];
}

function canExpose(state: State): boolean {
  const vampire = activeVampire(state);
  if (districtAt(state, vampire.at).hidden > 0) return true;
  return (
    holdsAtNight(state, vampire, LEDGER) &&
    neighboursOf(state, vampire.at).some((district) => districtAt(state, district).hidden > 0)
  );
}

function expose(table: MastersTable): void {
  spendPoints(table, 'expose', 1);
  for (const district of exposable(table.state)) exposeAgents(table, district, 'expose');
}

// Recruit

const CONTRACT = relicThat('cheaper-recruit');
const RECRUIT = { cost: 2, least: 1 } as const;

/** MN-16.12; Carnival Night. */
export function recruitCost(state: State): number {
  const cheap = isInForce(state, 'first-recruit-cheaper') && !state.carnivalUsed;
  if (cheap || sigilPlace(state, 'recruit-cost') === activeVampire(state).at) return RECRUIT.least;
  return RECRUIT.cost;
}

/** Once per turn, instead of the full price. */
function canPayContract(state: State): boolean {
  const vampire = activeVampire(state);
  const { ap, contractUsed } = turnOf(state);
  return (
    holdsAtNight(state, vampire, CONTRACT.id) &&
    !contractUsed &&
    recruitCost(state) === RECRUIT.cost &&
    ap >= CONTRACT.effect.cost &&
    vampire.blood >= CONTRACT.effect.blood
  );
}

function chooseRecruit(table: MastersTable): void {
  const { state } = table;
  const byContract = canPayContract(state);
  if (byContract && canPay(state, recruitCost(state)) === null) table.next({ step: 'contract-use' });
  else recruit(table, { byContract });
}

/** MN-9.8. */
function recruit(table: MastersTable, { byContract }: { byContract: boolean }): void {
  const { state } = table;
  const number = activeNumber(state);
  spendPoints(table, 'recruit', byContract ? CONTRACT.effect.cost : recruitCost(state));
  if (byContract) {
    turnOf(state).contractUsed = true;
    table.tell({
      kind: 'relic-used',
      relic: CONTRACT.id,
      vampire: vampireAt(state, number).id,
      ap: turnOf(state).ap,
    });
    payBlood(table, number, CONTRACT.effect.blood, CONTRACT.id);
  }
  if (isInForce(state, 'first-recruit-cheaper')) state.carnivalUsed = true;
  attractAgent(table);
  addMinions(table, vampireAt(state, number).at, 1, 'recruit');
  raiseVeil(table, 1, 'recruit');
}

/** Stakeout: an agent arrives first, if there is one. */
function attractAgent(table: MastersTable): void {
  const { state } = table;
  const card = cardOnSheet(state, activeNumber(state), 'agent-follows-holder');
  if (card !== null) addAgents(table, activeVampire(state).at, 1, card);
}

// Hunt and Wild Hunt

const CHALICE = relicThat('hunt-more');

/** MN-9.11; Hungry Moon, Chalice of Hunger. */
function hunt(table: MastersTable): void {
  const { state } = table;
  const catches = isInForce(state, 'hunt-for-two') ? 2 : 1;
  const more = holdsAtNight(state, activeVampire(state), CHALICE.id) ? CHALICE.effect.blood : 0;
  spendPoints(table, 'hunt', 1);
  attractAgent(table);
  gainBlood(table, activeNumber(state), catches + more, 'hunt');
}

/** MN-9.12. */
function wildHunt(table: MastersTable): void {
  const { state } = table;
  spendPoints(table, 'wild-hunt', 1);
  attractAgent(table);
  gainBlood(table, activeNumber(state), bloodMaximum(activeVampire(state)), 'wild-hunt');
  lowerVeil(table, 1, 'wild-hunt');
}

// Sigillate and ritual

/** MN-16.1. */
function whyNoSigil(state: State): Why | null {
  const vampire = activeVampire(state);
  if (vampire.kills < UNLOCKS.sigillate) return KILLS.sigillate;
  if (vampire.sigil !== null) return SIGIL_PLACED;
  const { minions, sigil } = districtAt(state, vampire.at);
  if (minions === 0) return NO_MINION_HERE;
  if (agentsIn(state, vampire.at) > 0) return AGENTS_HERE;
  if (sigil !== null) return SIGIL_HERE;
  if (holdsInDistrict(state, vampire.at, 'no-sigil')) return CONSECRATED;
  return canPay(state, 1);
}

/** MN-16.2. */
function sigillate(table: MastersTable): void {
  const { state } = table;
  const vampire = activeVampire(state);
  spendPoints(table, 'sigillate', 1);
  removeMinions(table, vampire.at, 1, 'sigillate');
  vampire.sigil = vampire.at;
  districtAt(state, vampire.at).sigil = activeNumber(state);
  table.tell({
    kind: 'sigil',
    vampire: vampire.id,
    district: districtId(vampire.at),
    sigil: VAMPIRES[vampire.id].sigil,
  });
  settle(table);
}

/** MN-20.1. */
function whyNoRitual(state: State): Why | null {
  const { kills, at } = activeVampire(state);
  if (kills < UNLOCKS.ritual) return KILLS.ritual;
  if (state.vampires.some(({ sigil }) => sigil === null)) return SIGILS_MISSING;
  if (state.vampires.some((other) => other.at !== at)) return VAMPIRES_MISSING;
  if (districtAt(state, at).minions < state.vampires.length) return MINIONS_MISSING;
  if (agentsIn(state, at) > 0) return AGENTS_AT_RITUAL;
  return canPay(state, 1);
}
