import { type OptionId, objectOf, type View, verbOf } from '@nokturn/engine';
import { type GameText, numeral, plain } from '@nokturn/text';
import { ALLIES, type AllyId } from './cards/allies.ts';
import { CLAN_CARDS, type ClanCardId } from './cards/clan-cards.ts';
import type { PlaceId } from './cards/places.ts';
import { RELICS, type RelicId } from './cards/relics.ts';
import { cardsOf } from './cards.ts';
import { openPowers } from './count.ts';
import { tokensFor } from './rules/draining.ts';
import type { AllianceCard } from './rules/happenings.ts';
import type { LocationIndex } from './rules/state.ts';
import type { VendettaFrame } from './rules/work.ts';
import type { VendettaView } from './secrets.ts';

/** What is worth knowing before choosing an option, line by line; empty if its name says it all. */
export function notesOn(
  option: OptionId,
  { state, asked }: View<VendettaView>,
  text: GameText,
): readonly string[] {
  if (option === 'stay') return stayNote(state, asked?.frame as Partial<VendettaFrame>, text);
  // Any other verb without an object, such as `relic` or `look`, is about nothing in particular.
  if (!option.includes(':')) return [];
  const object = objectOf(option);
  switch (verbOf(option)) {
    case 'clan':
      return [plain(text.thing('clan', object, 'text'))];
    case 'play':
    case 'keep':
    case 'give':
    case 'return':
    case 'card':
    case 'relic':
      if (asked?.frame.step === 'drain-which') return [drainNote(object as AllianceCard, text)];
      return aboutCard(object as ClanCardId, state, text).map(plain);
    case 'location':
      return locationNote(state, state.locations.indexOf(object as 'loc-1'), text);
    case 'seat':
      return [text.plain('word-cards', { count: state.players[Number(object)]?.hand.length ?? 0 })];
    default:
      return [];
  }
}

/** The numbers of a card, if it has any, and its effect. */
export function aboutCard(
  id: ClanCardId | AllyId | RelicId | PlaceId | 'victim',
  state: VendettaView,
  text: GameText,
): readonly string[] {
  const says = text.thing('card', id, 'text', { ...state.options });
  if (isClanCard(id)) {
    const { type, power } = cardsOf(text).clanCards[id];
    return [`${text.plain(`type-${type}`)}, ${text.plain('term-power')} ${power}`, says];
  }
  if (isPerson(id)) return [numbers(id, text), says];
  return isRelic(id)
    ? [`${text.plain('term-influence')} ${cardsOf(text).relics[id].influence}`, says]
    : [says];
}

function isClanCard(id: string): id is ClanCardId {
  return id in CLAN_CARDS;
}

function isRelic(id: string): id is RelicId {
  return id in RELICS;
}

function isPerson(id: string): id is AllyId | 'victim' {
  return id === 'victim' || id in ALLIES;
}

/** Influence, Feed, blood when Drained, Influence once Drained. */
export function numbers(id: AllyId | 'victim', text: GameText): string {
  const { influence, feed, drain, drainedInfluence } =
    id === 'victim' ? cardsOf(text).victim : cardsOf(text).allies[id];
  const kind = text.plain(`kind-${id === 'victim' ? 'human' : ALLIES[id].kind}`);
  const word = (name: string, amount: number) => `${text.plain(name)} ${numeral(amount)}`;
  return [
    kind,
    word('term-influence', influence),
    word('phase-feed', feed),
    word('word-drain', drain),
    text.plain('word-once-drained', { influence: drainedInfluence }),
  ].join(', ');
}

/** The blood it gives, and what it costs. */
function drainNote(card: AllianceCard, text: GameText): string {
  const { drain, influence, drainedInfluence } =
    card === 'victim' ? cardsOf(text).victim : cardsOf(text).allies[card];
  const count = card === 'victim' ? 0 : tokensFor(card);
  return [
    `${text.plain('term-blood')} +${drain}`,
    text.plain('word-influence-change', { before: influence, after: drainedInfluence }),
    ...(count === 0 ? [] : [`${text.plain('term-diablerie')} +${count}`]),
  ].join(', ');
}

/** What the staying player fights for, and against whom. */
function stayNote(
  state: VendettaView,
  frame: Partial<VendettaFrame> | undefined,
  text: GameText,
): readonly string[] {
  return frame?.step === 'stay-or-withdraw' && frame.location !== undefined
    ? locationNote(state, frame.location, text)
    : [];
}

/** The prizes there, and who is there with how much Power. */
function locationNote(state: VendettaView, location: LocationIndex, text: GameText): readonly string[] {
  const ally = state.allies[location] ?? null;
  const place = state.places[location] ?? null;
  const there = openPowers(state, location).map(({ seat, total }) => {
    const hidden = state.positions[location]?.[seat]?.cards.some(({ faceUp }) => !faceUp);
    const power = hidden ? text.plain('word-power-at-least', { power: total }) : total;
    return `${plain(text.thing('seat', seat))} ${power}`;
  });
  const prize =
    ally === null
      ? []
      : [
          `${plain(text.thing('card', ally))}, ${text.plain('term-influence')} ${cardsOf(text).allies[ally].influence}`,
        ];
  const rule = place === null ? [] : [plain(text.thing('card', place))];
  const note = [...prize, ...rule, ...(there.length === 0 ? [] : [there.join(', ')])].join('; ');
  return note === '' ? [] : [note];
}
