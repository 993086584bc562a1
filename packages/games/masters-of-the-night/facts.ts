import type { OptionId, View } from '@nokturn/engine';
import { districtId, effectOf } from './cards/districts.ts';
import { VAMPIRES } from './cards/vampires.ts';
import { cardsOf, type MastersCards } from './cards.ts';
import { type Tables, TODAY } from './outlook.ts';
import { moveCost, recruitCost } from './rules/actions.ts';
import { relicThat } from './rules/city.ts';
import { activationCost } from './rules/night-effects.ts';
import type { State, Vampire } from './rules/state.ts';
import type { MastersFrame } from './rules/work.ts';
import type { MastersView } from './secrets.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * What messages about a decision may need besides the decision itself; the message files explain what each
 * fact is for.
 */
export function facts(
  { state: view, asked }: View<MastersView>,
  _option?: OptionId,
  text: Tables = TODAY,
): Facts {
  // Everything read here is visible to everybody, so a view serves as well as a position.
  const state = view as unknown as State;
  const frame = asked?.frame as MastersFrame | undefined;
  if (frame === undefined) return state.options as unknown as Facts;
  const who = vampireIn(state, frame);
  const combat = frame.step.startsWith('combat-') ? state.combat : null;
  return {
    ...state.options,
    who: who.id,
    here: districtId('district' in frame ? frame.district : (combat?.district ?? who.at)),
    card: cardIn(state, frame),
    origin: districtIdOf(
      frame.step === 'event-move-agent' ? frame.agent?.district : 'from' in frame ? frame.from : null,
    ),
    goal: districtIdOf('to' in frame ? frame.to : null),
    mate: mateIn(state, frame)?.id,
    aim: 'target' in frame ? frame.target.what : undefined,
    ...(frame.step === 'turn-action' ? prices(state, who, cardsOf(text)) : {}),
  };
}

/** The vampire that decides, or that the decision is about. */
function vampireIn({ vampires, combat, turn, leader }: State, frame: MastersFrame): Vampire {
  const number =
    frame.step === 'relic-discard' || frame.step === 'event-vampire-move'
      ? frame.vampire
      : ((frame.step.startsWith('combat-') ? combat?.fighter : undefined) ?? turn?.vampire ?? leader);
  return vampires[number] as Vampire;
}

/** The other vampire, if there are two. */
function mateIn({ vampires }: State, frame: MastersFrame): Vampire | undefined {
  if ('partner' in frame) return vampires[frame.partner];
  return frame.step === 'dark-choose' && frame.stage === 'summon-minions'
    ? vampires[frame.vampire]
    : undefined;
}

/** The card that asks the question: its text is shown with it. */
function cardIn({ resolving, drawnRelic }: State, frame: MastersFrame): string | undefined {
  if (frame.step.startsWith('event-')) return resolving?.event;
  if (frame.step === 'relic-give') return drawnRelic ?? undefined;
  if (frame.step === 'night-mirage') return VAMPIRES.agnieszka.sigil;
  if (frame.step === 'contract-use') return relicThat('cheaper-recruit').id;
  if ('ability' in frame) return frame.ability;
  return 'price' in frame ? frame.price.ability : undefined;
}

function districtIdOf(district: unknown): string | undefined {
  return typeof district === 'number' ? districtId(district) : undefined;
}

/**
 * The current prices of the actions of a turn. If the Signet lends abilities, the choice between them comes
 * later.
 */
function prices(state: State, { id, at, relics }: Vampire, { abilities, vampires }: MastersCards): Facts {
  const { blood, dark } = vampires[id];
  const lends = relics.includes(relicThat('borrow-abilities').id);
  return {
    ap: state.turn?.ap,
    moveCost: moveCost(state),
    recruitCost: recruitCost(state),
    activateCost: effectOf(at).phase === 'night' ? activationCost(state) : undefined,
    bloodAbility: lends ? undefined : blood,
    bloodCost: abilities[blood].cost,
    darkAbility: dark,
    darkCost: abilities[dark].cost,
  };
}
