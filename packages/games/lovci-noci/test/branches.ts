import { verbOf } from '@nokturn/engine';
import type { Reached } from '@nokturn/engine/testing';
import { CHARACTERS, type CharacterId } from '../cards/characters.ts';
import { GREEN_IDS, type GreenId, PROPHECIES } from '../cards/green.ts';
import { BLUE_IDS, OPEN_CARDS, type OpenId, RED_IDS } from '../cards/open.ts';
import { REASONS, type Reason } from '../rules/choices.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import { OUTCOMES, type Player, type State } from '../rules/state.ts';
import type { LovciFrame } from '../rules/work.ts';

/** Everything that random games must cover, and how it is recognised. */

/** Section 5: every decision with the verbs of all its options. */
export const DECISIONS: Readonly<Record<string, readonly string[]>> & { readonly end: readonly string[] } = {
  start: ['roll', 'compass', 'step-cw', 'step-ccw', 'reveal', 'ability'],
  'ability-target': ['seat'],
  'compass-pick': ['first', 'second'],
  'free-move': ['place'],
  place: ['skip', 'draw-green', 'draw-blue', 'draw-red', 'hurt', 'heal', 'steal', 'reveal', 'ability'],
  'tree-target': ['seat'],
  'steal-from': ['seat', 'decline'],
  'steal-card': ['card'],
  'prophecy-target': ['seat'],
  'prophecy-reply': ['nothing', 'heal', 'hurt', 'give', 'show'],
  'event-target': ['seat', 'decline'],
  'event-accept': ['accept', 'decline'],
  'event-reveal': ['decline', 'heal-all'],
  'bat-heal': ['heal', 'decline'],
  'snare-card': ['card'],
  'snare-to': ['seat'],
  'window-turn': ['pass', 'reveal', 'ability'],
  'window-attack': ['pass', 'reveal', 'ability'],
  attack: ['seat', 'all', 'none', 'reveal', 'ability'],
  rolled: ['continue', 'reveal'],
  rob: ['damage', 'card'],
  rescue: ['accept', 'heal-all'],
  loot: ['card', 'none', 'all'],
  counter: ['pass', 'reveal', 'counter'],
  end: ['end', 'reveal', 'ability', 'repeat', 'fur', 'extra'],
  dig: ['card'],
};

/** LN-6.13 guards against a case that complete decks cannot reach: events always return to their discard piles. */
const UNREACHABLE: readonly Reason[] = ['no-cards'];

/** Abilities that are announced as such; the others are recognised by their effects. */
const ABILITIES = [
  'apolena',
  'augusta',
  'bartolomej, rob',
  'bartolomej, sweep',
  'bohdan',
  'cyril',
  'cecilie',
  'dalibor',
  'drahomir',
  'elena',
  'evelina',
  'frederik',
  'fenris',
  'gregor',
  'gerulf',
  'ulrik, as if it applied',
  'ulrik, as if it did not',
  'ursula',
  'volko',
  'viktorie',
  'wilhelmina',
  'waldemar',
] as const;

/** Every way in which equipment makes a difference. */
const EQUIPMENT = [
  'crossbow: another area',
  'iron-claws: one',
  'iron-claws: several',
  'moon-lance: a revealed werewolf',
  'shadow-cloak: of the attacker',
  'shadow-cloak: of the victim',
  'shadow-cloak: down to nothing',
  'burning-torch: only the d4',
  'firestorm: everybody in range',
  'firestorm: everybody on a place',
  'looters-sack: everything',
  'wanderers-compass: two rolls',
  'wanderers-compass: free choice',
  'raven-amulet: bat-swarm',
  'raven-amulet: grave-spider',
  'raven-amulet: powder-keg',
  'oak-charm: the tree',
  'moonstone: not to 7',
  'shield-of-light: prevents as equipment',
  'shield-of-light: prevents as an event',
  'shield-of-light: ends as equipment',
  'shield-of-light: ends as an event',
  'thick-fur: prevents an attack',
  'thick-fur: prevents another damage',
  'thick-fur: ends',
] as const;

const GOALS = [6, 7, 8, 11, 12, 13, 14, 15, 16, 18, 19, 20].map((clause) => `LN-13.${clause}`);

const TURNS_OF_EVENTS = [
  'attack: failed',
  'eliminated: by another',
  'eliminated: by oneself',
  'eliminated: several at once',
  'extra turn',
  'rolled again',
  'duel: the drawer loses',
  'duel: the target loses',
  'keg: nowhere',
  'keg: a place',
  'light-of-truth: a vampire',
  'light-of-truth: a werewolf',
  'reshuffled: green',
  'reshuffled: blue',
  'reshuffled: red',
  'ended: goal',
  'ended: rounds',
  ...['stolen', 'given', 'robbed', 'looted'].map((how) => `transferred: ${how}`),
];

const NO_EFFECT: readonly OpenId[] = [
  'light-of-truth',
  'surge-of-life',
  'call-of-the-pack',
  'healing-draught',
  'pickpocket',
  'blood-rite',
];

export const WANTED: readonly string[] = [
  ...[...BLUE_IDS, ...RED_IDS].map((card) => `drawn: ${card}`),
  ...[...BLUE_IDS, ...RED_IDS]
    .filter((card) => OPEN_CARDS[card].mark === 'may' && OPEN_CARDS[card].type === 'event')
    .map((card) => `declined: ${card}`),
  ...NO_EFFECT.map((card) => `no effect: ${card}`),
  ...GREEN_IDS.flatMap((card) => outcomesOf(card).map((outcome) => `${card}: ${outcome}`)),
  ...OUTCOMES.map((outcome) => `outcome: ${outcome}`),
  ...Object.entries(DECISIONS).flatMap(([step, verbs]) => verbs.map((verb) => `${step}: ${verb}`)),
  ...REASONS.filter((reason) => !UNREACHABLE.includes(reason)).map((reason) => `barred: ${reason}`),
  ...ABILITIES.map((ability) => `ability: ${ability}`),
  ...EQUIPMENT,
  ...GOALS.map((goal) => `won: ${goal}`),
  ...TURNS_OF_EVENTS,
];

function outcomesOf(card: GreenId): readonly string[] {
  switch (PROPHECIES[card].effect.kind) {
    case 'balm':
      return ['nothing', 'healed', 'took'];
    case 'toll':
      return ['nothing', 'gave', 'took'];
    case 'hurt':
      return ['nothing', 'took'];
    case 'show':
      return ['showed'];
  }
}

export function* branchesOf(reached: Reached<State, LovciFrame, LovciHappening>): Generator<string> {
  const { step, answer, barred, happenings, position } = reached;
  yield `${step}: ${verbOf(String(answer))}`;
  for (const { reason } of barred) yield `barred: ${reason.id.replace('reason-', '')}`;
  if (answer === 'compass' && position.state.options.compass === 'free')
    yield 'wanderers-compass: free choice';
  if (step === 'loot' && answer === 'all') yield 'ability: bartolomej, sweep';
  if (happenings.filter(({ kind }) => kind === 'eliminated').length > 1) yield 'eliminated: several at once';
  for (const happening of happenings) yield* tellings(happening, position.state, reached);
}

function* tellings(
  happening: LovciHappening,
  state: State,
  { step }: Reached<State, LovciFrame, LovciHappening>,
): Generator<string> {
  const at = (seat: number) => state.players[seat] as Player;
  switch (happening.kind) {
    case 'drew':
      return yield `drawn: ${happening.card}`;
    case 'declined':
      return yield `declined: ${happening.card}`;
    case 'no-effect':
      return yield `no effect: ${happening.card}`;
    case 'prophecy':
      yield `${happening.card}: ${happening.outcome}`;
      yield `outcome: ${happening.outcome}`;
      if (at(happening.receiver).character === 'ulrik' && isLie(happening.card, happening.outcome))
        yield `ability: ulrik, as if it ${happening.outcome === 'nothing' ? 'did not' : 'applied'}`;
      return;
    case 'ability':
      return yield `ability: ${happening.character}`;
    case 'moved':
      if (happening.how === 'step') yield 'ability: elena';
      if (happening.how === 'compass') yield 'wanderers-compass: two rolls';
      return;
    case 'move-rolled':
      if (happening.again) yield 'rolled again';
      return;
    case 'revealed':
      if (!happening.forced) return;
      return yield CHARACTERS[happening.character].party === 'human'
        ? `ability: ${happening.character}`
        : `light-of-truth: a ${CHARACTERS[happening.character].party}`;
    case 'healed':
      if (happening.source === 'ability') yield `ability: ${at(happening.seat).character}`;
      return;
    case 'attacked':
      return yield* attacks(happening, at(happening.attacker), state);
    case 'hit':
      return yield* hits(happening, at(happening.victim));
    case 'prevented':
      if (happening.by === 'thick-fur') yield 'thick-fur: prevents another damage';
      if (happening.by === 'oak-charm') yield 'oak-charm: the tree';
      if (happening.by === 'raven-amulet') yield `raven-amulet: ${cardJustUsed(state)}`;
      return;
    case 'protection-ended':
      return yield happening.by === 'thick-fur' ? 'thick-fur: ends' : 'shield-of-light: ends as an event';
    case 'discarded':
      if (happening.card === 'shield-of-light') yield 'shield-of-light: ends as equipment';
      return;
    case 'set-to-seven':
      if (happening.moonstone) yield 'moonstone: not to 7';
      return;
    case 'transferred':
      yield `transferred: ${happening.how}`;
      if (happening.how === 'robbed') yield 'ability: bartolomej, rob';
      if (happening.how === 'looted' && step !== 'loot') yield 'looters-sack: everything';
      return;
    case 'eliminated':
      return yield `eliminated: by ${happening.killer === null ? 'oneself' : 'another'}`;
    case 'turn':
      if (happening.extra) yield 'extra turn';
      return;
    case 'duel-rolled':
      return yield `duel: the ${happening.loser === happening.target ? 'target' : 'drawer'} loses`;
    case 'keg-rolled':
      return yield `keg: ${happening.place === null ? 'nowhere' : 'a place'}`;
    case 'reshuffled':
      return yield `reshuffled: ${happening.colour}`;
    case 'won':
      return yield `won: ${happening.goal}`;
    case 'ended':
      return yield `ended: ${happening.why}`;
  }
}

/** The red event being resolved or just discarded. */
function cardJustUsed({ resolving, discards }: State): OpenId | undefined {
  return resolving ?? discards.red.at(-1);
}

function* attacks(
  { d6, base, how, victims }: Extract<LovciHappening, { kind: 'attacked' }>,
  attacker: Player,
  { options }: State,
): Generator<string> {
  const owns = (card: OpenId) => attacker.equipment.includes(card);
  if (base === 0) yield 'attack: failed';
  if (how === 'counter') yield 'ability: wilhelmina';
  if (how === 'attack' && owns('crossbow')) yield 'crossbow: another area';
  if (d6 === null && owns('burning-torch')) yield 'burning-torch: only the d4';
  if (d6 === null && !owns('burning-torch')) yield `ability: ${attacker.character}`;
  if (victims.length > 1)
    yield options.firestorm === 'range' ? 'firestorm: everybody in range' : 'firestorm: everybody on a place';
}

function* hits(hit: Extract<LovciHappening, { kind: 'hit' }>, victim: Player): Generator<string> {
  if (hit.claws === 1) yield 'iron-claws: one';
  if (hit.claws > 1) yield 'iron-claws: several';
  if (hit.lance > 0) yield 'moon-lance: a revealed werewolf';
  if (hit.attackerCloak > 0) yield 'shadow-cloak: of the attacker';
  if (hit.victimCloak > 0) yield 'shadow-cloak: of the victim';
  if (hit.amount === 0 && hit.prevented === null) yield 'shadow-cloak: down to nothing';
  if (hit.prevented === 'thick-fur') yield 'thick-fur: prevents an attack';
  if (hit.prevented === 'shield-of-light')
    yield `shield-of-light: prevents as ${victim.shielded ? 'an event' : 'equipment'}`;
}

/** Whether Ulric, a vampire with the letter U, responded as another character would not. */
function isLie(card: GreenId, outcome: string): boolean {
  const { appliesTo } = PROPHECIES[card];
  if (appliesTo === 'everybody') return false;
  const { letter, party } = CHARACTERS['ulrik' satisfies CharacterId];
  const applies =
    'parties' in appliesTo ? appliesTo.parties.includes(party) : appliesTo.letters.includes(letter);
  return applies === (outcome === 'nothing');
}
