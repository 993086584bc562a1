import { verbOf } from '@nokturn/engine';
import type { Reached } from '@nokturn/engine/testing';
import { ALLIES, ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARD_IDS, CLAN_CARDS } from '../cards/clan-cards.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { vendetta } from '../index.ts';
import { REASONS } from '../rules/choices.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';

/** Everything that random games must reach: cards, branches of their effects, decisions, answers, reasons, happenings. */

const DECISIONS = Object.entries(vendetta.work).flatMap(([step, work]) =>
  typeof work === 'function' ? [] : [step],
);

/** Both ways out of decisions that have two, and what makes their cards differ. */
const ANSWERS = [
  'artifacts spend',
  'artifacts turn-down',
  'backstab-blood 0',
  'backstab-blood more',
  'chaos-card card',
  'chaos-card done',
  'cloak-use cloak',
  'cloak-use regular',
  'curfew-choice skip',
  'curfew-choice steal',
  'fearless no',
  'fearless swap',
  'frenzy-replace drain',
  'frenzy-replace ready',
  'frenzy-replace ward',
  'friends-blood 0',
  'friends-blood more',
  'hand-keep give',
  'mist-target location',
  'mist-target none',
  'move-to-haven leave',
  'move-to-haven move',
  'one-step-ahead leave',
  'one-step-ahead turn-up',
  'plan-diablerie more',
  'relic-knife use',
  'relic-mask switch',
  'relic-start-resolution use',
  'succubus-blood more',
  'team-include include',
  'team-include leave-out',
  'tremere-spend no',
  'tremere-spend spend',
  'tyrant-choice lose-influence',
  'tyrant-choice move-half',
  'vanish stay',
  'vanish withdraw',
  'ventrue-hunt give-influence',
  'ventrue-hunt steal',
  'withdraw-look look',
] as const;

/** Things that only what is told can show. */
const TOLD: Readonly<Record<string, (told: VendettaHappening) => boolean>> = {
  'Submission protects': (told) => told.kind === 'immune' && told.by === 'to-submission',
  'Forestall protects': (told) => told.kind === 'immune' && told.by === 've-forestall',
  'Dark Pact catches a loss': (told) => told.kind === 'lost' && told.to !== null,
  'Dark Pact catches a price': (told) => told.kind === 'spent' && told.to !== null,
  'Retaliation answers': (told) => told.kind === 'lost' && told.source === 'tr-retaliation',
  'a loss takes less than it asks for': (told) => told.kind === 'lost' && told.amount < told.asked,
  'a Frenzy by nobody': (told) => told.kind === 'frenzy' && told.credited === null,
  'a Frenzy without a Location': (told) => told.kind === 'frenzy' && told.location === null,
  'a Vampire drained in Frenzy': (told) => told.kind === 'drained' && told.frenzy && told.tokens > 0,
  'a captured card is played': (told) => told.kind === 'played' && told.owner !== told.seat,
  'a captured card goes home by Chaos': (told) => told.kind === 'taken-back' && told.owner !== told.seat,
  'a face-down card is moved': (told) => told.kind === 'card-moved' && !told.open,
  'a face-down card is taken back': (told) => told.kind === 'taken-back' && !told.open,
  'a card is watched': (told) => told.kind === 'played' && told.watcher !== null,
  'an Ally is not won': (told) => told.kind === 'nobody-there' && told.ally !== null,
  'a Power of 0 wins': (told) => told.kind === 'won' && told.power === 0,
  'Mindless Assault': (told) => told.kind === 'power-changed' && told.source === 'ma-mindless-assault',
};

/** Hands always hold a card more than there are laps: the skipped turn of VV-7.4 is a safety net. */
const NEVER: readonly string[] = ['turn-skipped'];

export const WANTED: readonly string[] = [
  ...DECISIONS.map((step) => `asked ${step}`),
  ...ANSWERS.map((answer) => `answered ${answer}`),
  ...REASONS.map((reason) => `barred reason-${reason}`),
  ...Object.keys(vendetta.hearing)
    .filter((kind) => !NEVER.includes(kind))
    .map((kind) => `told ${kind}`),
  ...Object.keys(TOLD),
  ...CLAN_CARD_IDS.filter((id) => CLAN_CARDS[id].program.length > 0).map((id) => `resolved ${id}`),
  ...CLAN_CARD_IDS.filter((id) => CLAN_CARDS[id].strength?.kind === 'add').map((id) => `strength of ${id}`),
  ...CLAN_CARD_IDS.map((id) => `played ${id}`),
  ...CLAN_CARD_IDS.map((id) => `face down ${id}`),
  ...ALLY_IDS.map((id) => `won ${id}`),
  ...ALLY_IDS.filter((id) => ALLIES[id].onAcquire.length > 0).map((id) => `resolved ${id}`),
  ...ALLY_IDS.filter((id) => id !== 'al-portia').map((id) => `drained ${id}`),
  ...RELIC_IDS.map((id) => `used ${id}`),
  ...PLACE_IDS.map((id) => `laid ${id}`),
  ...(['al-talley', 'br-ready', 'pl-the-collar', 'pl-ashen-chapel', 'pl-whispering-gallery'] as const).map(
    (source) => `Influence by ${source}`,
  ),
];

export function* tagsOf(
  reached: Reached<State, VendettaFrame, VendettaHappening>,
): Generator<string, void, undefined> {
  const { step, answer, barred, happenings } = reached;
  yield `asked ${step}`;
  for (const { reason } of barred) yield `barred ${reason.id}`;
  if (typeof answer === 'number') yield `answered ${step} ${answer === 0 ? '0' : 'more'}`;
  if (typeof answer === 'string') yield `answered ${step} ${verbOf(answer)}`;
  for (const told of happenings) {
    yield `told ${told.kind}`;
    for (const [what, is] of Object.entries(TOLD)) if (is(told)) yield what;
    if (told.kind === 'effect') yield `resolved ${told.card}`;
    if (told.kind === 'power-changed' && told.source === told.card) yield `strength of ${told.card}`;
    if (told.kind === 'played') yield `${told.faceUp ? 'played' : 'face down'} ${told.card}`;
    if (told.kind === 'ally-joined') yield `won ${told.ally}`;
    if (told.kind === 'drained') yield `drained ${told.card}`;
    if (told.kind === 'relic-used') yield `used ${told.relic}`;
    if (told.kind === 'place-laid') yield `laid ${told.place}`;
    if (told.kind === 'influence') yield `Influence by ${told.source}`;
  }
}
