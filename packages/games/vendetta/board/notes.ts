import type { OptionId, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { knownRanking } from '../count.ts';
import { notesOn as usualNotes } from '../notes.ts';
import type { SeatPower } from '../rules/power.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';

/** What is worth knowing before choosing an option: for staying and withdrawing, how the viewer would then stand. */
export function notesOn(option: OptionId, view: View<VendettaView>, text: GameText): readonly string[] {
  const frame = view.asked?.frame as VendettaFrame | undefined;
  const { viewer, state } = view;
  if (frame?.step !== 'stay-or-withdraw' || typeof viewer !== 'number') return usualNotes(option, view, text);
  const { location } = frame;
  return option === 'stay'
    ? [rankingWords(state, location, viewer, text)]
    : withdrawNotes(state, location, viewer, text);
}

/** VV-12.7, VV-12.8: withdrawal to the Haven with the cards, or from the Haven to the hand. */
function withdrawNotes(
  state: VendettaView,
  location: LocationIndex,
  viewer: Seat,
  text: GameText,
): readonly string[] {
  const haven = state.locations.length - 1;
  const own = state.positions[location]?.[viewer];
  const blood = own && own.blood > 0 ? [text.plain('stay-blood', { blood: own.blood })] : [];
  if (location === haven) return [text.plain('stay-to-hand'), ...blood];
  return [rankingWords(withdrawn(state, location, viewer), haven, viewer, text), ...blood];
}

/** The view as if only the viewer had withdrawn to the Haven: cards face up, the blood back in the Pool. */
export function withdrawn(state: VendettaView, location: LocationIndex, viewer: Seat): VendettaView {
  const haven = state.locations.length - 1;
  const own = state.positions[location]?.[viewer] ?? { blood: 0, cards: [] };
  const change = (at: LocationIndex) =>
    (state.positions[at] ?? []).map((spot, seat) => {
      if (seat !== viewer) return spot;
      if (at === location) return { blood: 0, cards: [] };
      return { ...spot, cards: [...spot.cards, ...own.cards.map((card) => ({ ...card, faceUp: true }))] };
    });
  return {
    ...state,
    players: state.players.map((player, seat) =>
      seat === viewer ? { ...player, pool: player.pool + own.blood } : player,
    ),
    positions: state.positions.map((row, at) => (at === location || at === haven ? change(at) : row)),
  };
}

/** "The Rack: 2nd of 3 with 5. Ivo 7+?, Jana 4" */
function rankingWords(state: VendettaView, location: LocationIndex, viewer: Seat, text: GameText): string {
  const ranking = knownRanking(state, location);
  const rank = ranking.findIndex(({ seat }) => seat === viewer) + 1;
  const place = state.locations[location] ?? 'loc-1';
  const others = ranking
    .filter(({ seat }) => seat !== viewer)
    .map((one) => `${plain(text.thing('seat', one.seat))} ${powerOf(state, location, one, text)}`);
  return text.plain(rank === 0 ? 'stay-nothing' : 'stay-ranking', {
    location: place,
    rank,
    count: ranking.length,
    power: ranking[rank - 1]?.total ?? 0,
    others: others.length === 0 ? 'none' : others.join(', '),
  });
}

function powerOf(
  state: VendettaView,
  location: LocationIndex,
  { seat, total }: SeatPower,
  text: GameText,
): string {
  const hides = state.positions[location]?.[seat]?.cards.some(({ card }) => card === null);
  return hides ? text.plain('word-power-at-least', { power: total }) : `${total}`;
}
