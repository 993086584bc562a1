import { type Seat, verbOf } from '@nokturn/engine';
import type { Reached } from '@nokturn/engine/testing';
import { ALLIES, ALLY_IDS, type AllyId } from '../cards/allies.ts';
import { CLAN_CARD_IDS, CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import { CLAN_IDS } from '../cards/clans.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { REASONS } from '../rules/choices.ts';
import type { Source, VendettaHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { hearing } from '../secrets.ts';

/** Everything that random games must cover, and how it is recognised. */

/** The possible kinds of answer to a question about an amount. */
export const AMOUNTS = ['0', '1', 'more'] as const;

/** Section 5: every decision with the verbs of all its options. */
export const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  'choose-clan': ['clan'],
  'choose-relic': ['relic'],
  'hand-keep': ['keep', 'give'],
  'hand-return': ['return'],
  'plan-action': ['play', 'drain', 'look', 'relic'],
  'plan-location': ['location'],
  'plan-facing': ['face-up', 'face-down'],
  'plan-blood': ['blood', 'drain'],
  'plan-diablerie': AMOUNTS,
  'plan-end': ['end', 'drain', 'look', 'relic'],
  'drain-which': ['card'],
  'look-which': ['look'],
  'relic-planning': ['card', 'location', 'move'],
  'relic-start-resolution': ['use', 'not-now'],
  'withdraw-look': ['look', 'done'],
  'stay-or-withdraw': ['stay', 'withdraw'],
  'relic-mask': ['switch', 'keep'],
  'cloak-use': ['regular', 'cloak'],
  'friends-blood': AMOUNTS,
  'one-step-ahead': ['turn-up', 'leave'],
  'reveal-order': ['card'],
  'curfew-choice': ['skip', 'steal'],
  'forestall-card': ['card'],
  'auction-bid': AMOUNTS,
  'auction-flip': ['card'],
  'prep-order': ['card'],
  'mesmerize-target': ['seat'],
  'chaos-card': ['card', 'done'],
  'assault-card': ['card', 'done'],
  'backstab-blood': AMOUNTS,
  'move-to-haven': ['move', 'leave'],
  vanish: ['withdraw', 'stay'],
  fearless: ['swap', 'no'],
  artifacts: ['spend', 'turn-down'],
  'tremere-spend': ['spend', 'no'],
  'tyrant-choice': ['move-half', 'lose-influence'],
  'relic-knife': ['use', 'not-now'],
  'frenzy-replace': ['ready', 'ward', 'drain'],
  'after-order': ['card'],
  'ventrue-hunt': ['steal', 'give-influence'],
  'mist-target': ['location', 'none'],
  'succubus-blood': AMOUNTS,
  'bane-return': ['card'],
  'team-include': ['include', 'leave-out'],
};

/** The only card that never does anything. */
const IDLE: ClanCardId = 've-ready';

/** Every way in which a card's text makes a difference. */
const OF_CARDS = [
  'br-f-the-system: as the winner',
  'br-f-the-system: otherwise',
  'br-fist-of-caine: round 1',
  'br-fist-of-caine: round 3',
  'ga-fearless: declined',
  'ga-mist-form: declined',
  'ma-mesmerize: several cards',
  'ma-chaos: several cards',
  'ma-chaos: a captured card',
  'ma-chaos: declined',
  'ma-mindless-assault: a card turned down now',
  'ma-mindless-assault: turns itself down',
  'ma-auction-of-blood: a tie for the lowest',
  'ma-auction-of-blood: turned down by itself',
  'no-hunt: moves on',
  'no-backstab: moves on',
  'no-cloak-of-shadows: face-down cards',
  'no-eyes-in-the-dark: sees a card',
  'no-eyes-in-the-dark: the own card',
  'no-vanish: to hand',
  'no-vanish: declined',
  'to-summon: nothing won',
  'to-submission: protects',
  'to-friends-in-high-places: declined',
  'tr-hunt: declined',
  'tr-cauldron-of-blood: declined',
  'tr-arcane-drain: declined',
  'tr-theft-of-vitae: up to seven',
  'tr-theft-of-vitae: one',
  'tr-dark-pact: spent',
  'tr-dark-pact: lost',
  've-hunt: the own victory',
  've-forestall: protects',
  've-master-plan: Influence',
] as const;

const OF_ALLIES = [
  'al-carmelita-neillson: blood at the Haven',
  'al-erichtho: face down for nothing',
  'al-fiorenza-savona: a tie',
  'al-portia: alone with the Beast',
  'al-talley: feeding costs blood',
  'al-talley: a bounty',
  'al-edward-neally: two tokens',
  'al-mr-damp: a bounty',
  'al-julie-munoz: alone among humans',
  'al-ryan-ramos: face down for two',
  'al-miguel-chandler: first in frenzy',
] as const;

const OF_PLACES = [
  'pl-succubus-club: blood returned',
  'pl-the-collar: a bounty',
  'pl-pedway-tunnels: face down for nothing',
  'pl-sheriffs-checkpoint: face up for one',
  'pl-sheriffs-checkpoint: face down for two',
  'pl-union-stockyards: more than three blood',
  'pl-whispering-gallery: second place',
  'pl-ashen-chapel: last place',
] as const;

const TURNS_OF_EVENTS = [
  'frenzy: credited',
  'frenzy: nobody credited',
  'frenzy: of the team-mate',
  'frenzy: a Victim',
  'frenzy: Diablerie',
  'frenzy: of your own will',
  'nothing to drain: with Influence',
  'nothing to drain: without',
  'lost: as far as possible',
  'stolen: as far as possible',
  'lost by Feed',
  'eliminated: by draining',
  'eliminated: in frenzy',
  // VV-8.18 takes six Diableries by few seats: no random game comes close to it.
  'ended: rounds',
  'withdrew: with nothing but blood',
  'withdrew to hand: face-down cards',
  'everybody withdraws',
  'nobody there',
  'resolution with a captured card',
  'the Ambition token changes hands',
  'four or more at one Location',
  'won with nothing',
];

/** VV-7.4 guards against a case that complete decks cannot reach: a hand has one card more than there are laps. */
const NEVER_TOLD: readonly string[] = ['turn-skipped'] satisfies VendettaHappening['kind'][];

export const WANTED: readonly string[] = [
  ...CLAN_IDS.map((clan) => `clan: ${clan}`),
  ...CLAN_CARD_IDS.flatMap((card) => [`face up: ${card}`, `face down: ${card}`]),
  ...CLAN_CARD_IDS.filter((card) => CLAN_CARDS[card].program.length > 0).map((card) => `effect: ${card}`),
  ...CLAN_CARD_IDS.filter((card) => card !== IDLE).map((card) => `works: ${card}`),
  ...ALLY_IDS.map((ally) => `joined: ${ally}`),
  ...ALLY_IDS.filter((ally) => ally !== 'al-portia').map((ally) => `drained: ${ally}`),
  ...ALLY_IDS.filter((ally) => ALLIES[ally].onAcquire.length > 0).map((ally) => `effect: ${ally}`),
  ...RELIC_IDS.flatMap((relic) => [`taken: ${relic}`, `used: ${relic}`]),
  ...PLACE_IDS.map((place) => `place: ${place}`),
  ...Object.entries(DECISIONS).flatMap(([step, verbs]) => verbs.map((verb) => `${step}: ${verb}`)),
  ...REASONS.map((reason) => `barred: ${reason}`),
  ...Object.keys(hearing)
    .filter((kind) => !NEVER_TOLD.includes(kind))
    .map((kind) => `told: ${kind}`),
  ...OF_CARDS,
  ...OF_ALLIES,
  ...OF_PLACES,
  ...TURNS_OF_EVENTS,
];

export const DECISION_NAMES = Object.keys(DECISIONS);

type One = Reached<State, VendettaFrame, VendettaHappening>;
type HappeningOf<K extends VendettaHappening['kind']> = Extract<VendettaHappening, { kind: K }>;

export function* branchesOf(reached: One): Generator<string> {
  const { step, answer, barred, happenings, position } = reached;
  yield `${step}: ${typeof answer === 'number' ? (AMOUNTS[Math.min(answer, 2)] as string) : verbOf(String(answer))}`;
  for (const { reason } of barred) yield `barred: ${reason.id.replace('reason-', '')}`;
  for (const happening of happenings) {
    yield `told: ${happening.kind}`;
    yield* workOf(happening);
    yield* tellings(happening, position.state, reached);
  }
  yield* together(happenings, position.state);
  for (const place of position.state.places) if (place !== null) yield `place: ${place}`;
}

/** The effects of a card are announced with the card as their source. */
function* workOf(happening: VendettaHappening): Generator<string> {
  if ('source' in happening && happening.kind !== 'immune') yield `works: ${happening.source}`;
  if (happening.kind === 'effect') yield `effect: ${happening.card}`;
}

function* tellings(happening: VendettaHappening, state: State, reached: One): Generator<string> {
  const { step } = reached;
  switch (happening.kind) {
    case 'clan-taken':
      return yield `clan: ${happening.clan}`;
    case 'relic-taken':
      return yield `taken: ${happening.relic}`;
    case 'relic-used':
      return yield `used: ${happening.relic}`;
    case 'ally-joined':
      return yield `joined: ${happening.ally}`;
    case 'played':
      return yield* plays(happening, state);
    case 'blood-played':
      if (happening.source === 'planning' && happening.amount > 3)
        yield 'pl-union-stockyards: more than three blood';
      return;
    case 'blood-put':
      if (happening.source === 'al-carmelita-neillson') yield 'al-carmelita-neillson: blood at the Haven';
      return;
    case 'blood-returned':
      if (happening.source === 'pl-succubus-club') yield 'pl-succubus-club: blood returned';
      return;
    case 'lost':
      return yield* losses(happening);
    case 'spent':
      if (happening.to !== null) yield* ['works: tr-dark-pact', 'tr-dark-pact: spent'];
      return;
    case 'stolen':
      if (happening.amount < happening.asked) yield 'stolen: as far as possible';
      return;
    case 'gained':
      if (happening.source === 'al-mr-damp') yield 'al-mr-damp: a bounty';
      if (happening.source === 'tr-theft-of-vitae')
        yield `tr-theft-of-vitae: ${happening.after === 7 ? 'up to seven' : 'one'}`;
      return;
    case 'immune':
      yield `works: ${happening.by}`;
      return yield `${happening.by}: protects`;
    case 'influence':
      return yield* influences(happening);
    case 'declined':
      return yield `${happening.card}: declined`;
    case 'drained':
      yield `drained: ${happening.card}`;
      if (happening.tokens === 2) yield 'al-edward-neally: two tokens';
      if (happening.frenzy && happening.tokens > 0) yield 'frenzy: Diablerie';
      if (happening.frenzy && happening.card === 'victim') yield 'frenzy: a Victim';
      if (happening.frenzy && happening.card === 'al-miguel-chandler')
        yield 'al-miguel-chandler: first in frenzy';
      return;
    case 'frenzy':
      yield `frenzy: ${happening.credited === null ? 'nobody credited' : 'credited'}`;
      if (happening.credited !== null && isMate(state, happening.credited, happening.seat))
        yield 'frenzy: of the team-mate';
      if (happening.credited === null && ['plan-blood', 'fearless'].includes(step))
        yield 'frenzy: of your own will';
      return;
    case 'nothing-to-drain':
      if (state.players[happening.seat]?.allies.includes('al-portia'))
        yield 'al-portia: alone with the Beast';
      return;
    case 'eliminated':
      return yield `eliminated: ${step === 'drain-which' ? 'by draining' : 'in frenzy'}`;
    case 'ambition':
      return yield 'the Ambition token changes hands';
    case 'tokens':
      if (happening.stay.length === 0) yield 'everybody withdraws';
      return;
    case 'nobody-there':
      return yield 'nobody there';
    case 'withdrew':
      if (happening.cloak) yield 'works: no-cloak-of-shadows';
      if (happening.cloak && happening.cards.length < happening.count)
        yield 'no-cloak-of-shadows: face-down cards';
      if (happening.count === 0) yield 'withdrew: with nothing but blood';
      return;
    case 'withdrew-to-hand':
      if (happening.shown.length < happening.count) yield 'withdrew to hand: face-down cards';
      if (step === 'vanish') yield 'no-vanish: to hand';
      return;
    case 'card-moved':
      if (happening.source !== 're-ferrymans-key') yield `${happening.source}: moves on`;
      return;
    case 'turned-down':
      if (happening.source === 'ma-mindless-assault') yield 'ma-mindless-assault: a card turned down now';
      if (happening.card === happening.source && happening.source === 'ma-mindless-assault')
        yield 'ma-mindless-assault: turns itself down';
      if (happening.card === happening.source && happening.source === 'ma-auction-of-blood')
        yield 'ma-auction-of-blood: turned down by itself';
      return;
    case 'taken-back':
      yield 'works: ma-chaos';
      if (happening.owner !== happening.seat) yield 'ma-chaos: a captured card';
      return;
    case 'power':
      if (happening.bloodPower > happening.blood) yield 'works: ga-feral-weapons';
      if (happening.rank === 1 && happening.total === 0) yield 'won with nothing';
      if (happening.rank === 4) yield 'four or more at one Location';
      return;
    case 'bids': {
      const least = Math.min(...happening.bids);
      if (happening.bids.filter((bid) => bid === least).length > 1)
        yield 'ma-auction-of-blood: a tie for the lowest';
      return yield 'works: ma-auction-of-blood';
    }
    case 'score':
      if (happening.bonus > 0) yield 'al-julie-munoz: alone among humans';
      return;
    case 'ended':
      return yield `ended: ${happening.why}`;
  }
}

function* plays(
  { seat, card, faceUp, cost, source, location, watcher }: HappeningOf<'played'>,
  state: State,
): Generator<string> {
  if (source !== 'planning') return;
  yield `face ${faceUp ? 'up' : 'down'}: ${card}`;
  const place = state.places[state.locations.indexOf(location)] ?? null;
  const has = (ally: AllyId) => state.players[seat]?.allies.includes(ally) ?? false;
  if (watcher !== null) yield 'no-eyes-in-the-dark: sees a card';
  if (place === 'pl-sheriffs-checkpoint') {
    if (faceUp && cost === 1) yield `${place}: face up for one`;
    if (!faceUp && cost === 2) yield `${place}: face down for two`;
    return;
  }
  if (faceUp) return;
  if (place === 'pl-pedway-tunnels' && cost === 0) yield `${place}: face down for nothing`;
  if (place !== 'pl-pedway-tunnels' && cost === 0 && has('al-erichtho'))
    yield 'al-erichtho: face down for nothing';
  if (cost === 2 && has('al-ryan-ramos')) yield 'al-ryan-ramos: face down for two';
}

function* losses({ source, amount, asked, to }: HappeningOf<'lost'>): Generator<string> {
  if (amount < asked) yield 'lost: as far as possible';
  if (source === 'feed') yield* ['lost by Feed', 'al-talley: feeding costs blood'];
  if (to !== null) yield* ['works: tr-dark-pact', 'tr-dark-pact: lost'];
  if (source === 'br-f-the-system') yield `${source}: ${asked === 4 ? 'as the winner' : 'otherwise'}`;
  if (source === 'br-fist-of-caine') yield `${source}: round ${asked}`;
}

function* influences({ source, amount }: HappeningOf<'influence'>): Generator<string> {
  if (source === 'al-talley' || source === 'pl-the-collar') yield `${source}: a bounty`;
  if (source === 'frenzy') yield 'nothing to drain: with Influence';
  if (source === 'pl-whispering-gallery') yield `${source}: second place`;
  if (source === 'pl-ashen-chapel') yield `${source}: last place`;
  if (source === 've-master-plan' && amount < 0) yield `${source}: Influence`;
}

/** What only becomes clear from several happenings together. */
function* together(happenings: readonly VendettaHappening[], state: State): Generator<string> {
  const of = <K extends VendettaHappening['kind']>(kind: K) =>
    happenings.filter((happening): happening is HappeningOf<K> => happening.kind === kind);
  const bySource = (source: Source) => of('played').filter((played) => played.source === source);
  if (of('nothing-to-drain').length > of('influence').filter(({ source }) => source === 'frenzy').length)
    yield 'nothing to drain: without';
  if (bySource('ma-mesmerize').length > 1) yield 'ma-mesmerize: several cards';
  if (of('stolen').some(({ source, asked }) => source === 'ma-chaos' && asked > 1))
    yield 'ma-chaos: several cards';
  if (
    of('played').some(
      ({ seat, faceUp }) =>
        !faceUp && of('blood-put').some((put) => put.source === 'no-eyes-in-the-dark' && put.seat === seat),
    )
  )
    yield 'no-eyes-in-the-dark: the own card';
  const effects = of('effect').map(({ card }) => card);
  if (effects.includes('to-summon') && !of('victim-joined').some(({ source }) => source === 'to-summon'))
    yield 'to-summon: nothing won';
  if (
    effects.includes('ve-hunt') &&
    of('effect').some(({ seat, card }) => card === 've-hunt' && state.here.winner === seat)
  )
    yield 've-hunt: the own victory';
  for (const { rank, total, seat } of of('power')) {
    const isBehind = (other: HappeningOf<'power'>) => other.rank > rank && other.total === total;
    const has = state.players[seat]?.allies.includes('al-fiorenza-savona') ?? false;
    if (has && of('power').some(isBehind)) yield 'al-fiorenza-savona: a tie';
  }
  if (state.phase === 'resolution' && isCaptured(state)) yield 'resolution with a captured card';
}

function isCaptured({ positions }: State): boolean {
  return positions.some((row) => row.some(({ cards }, seat) => cards.some(({ owner }) => owner !== seat)));
}

function isMate({ options, players }: State, a: Seat, b: Seat): boolean {
  return options.teams && (a + players.length / 2) % players.length === b;
}
