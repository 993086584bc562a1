import { decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import type { AllyId } from '../cards/allies.ts';
import { allyOf } from '../cards/allies.ts';
import { cardThat } from '../cards/clan-cards.ts';
import { relicThat } from '../cards/relics.ts';
import { gain } from './blood.ts';

import { canBeDrained, drain } from './draining.ts';
import type { Source } from './happenings.ts';
import { gainInfluence, loseInfluence } from './influence.ts';
import { placeRule } from './places.ts';
import { isFaceUpOn, isPresent, locationId, positionAt, rivalsOf, turnDown } from './positions.ts';
import { holderOf, isActive } from './seats.ts';
import type { LocationIndex, State } from './state.ts';
import { aim, mateOf } from './teams.ts';
import type { Rules, VendettaTable } from './work.ts';

/** VV-18.4. */
const BOUNTY = 1;
/** VV-18.10. */
const EMPTY_ALLIANCE = { influence: 1, blood: 1 };

const BOUNTY_HERE = cardThat('bounty-here');
const CALM_HERE = cardThat('calm-here');
const RETALIATES = cardThat('retaliate-here').id;
const WARD = relicThat('calm');

/** VV-18: Frenzy, which interrupts the effect that caused it (VV-18.13), and Retaliation, which comes right after it. */
export const frenzyRules: Rules<'frenzy' | 'frenzy-replace' | 'frenzy-drain' | 'retaliation'> = {
  /** VV-18.3 to VV-18.7. */
  frenzy(table, { seat, cause, location }) {
    const { state } = table;
    if (!isActive(state, seat)) return;
    const credited = cause !== null && isActive(state, cause) ? cause : null;
    playerAt(state, seat).frenzies++;
    table.tell({
      kind: 'frenzy',
      seat,
      credited,
      location: location === null ? null : locationId(state, location),
    });
    if (credited !== null) payBounty(table, credited, seat, location);
    table.next({ step: 'frenzy-replace', seat, location });
  },

  /** (a) of VV-18.7. */
  'frenzy-replace': decision({
    clause: 'VV-18.7',
    to: 'one',
    seat: (state, { seat }) => (isActive(state, seat) ? seat : null),
    ask: (state, seat, { location }) => oneOf(replacements(state, seat, location)),
    fallback: (state, seat, { location }) => replacements(state, seat, location)[0] ?? 'drain',
    answered(table, answer, seat, { location }) {
      if (answer === 'ready') useReady(table, seat, location as LocationIndex);
      else if (answer === 'ward') useWard(table, seat);
      else table.next({ step: 'frenzy-drain', seat });
    },
  }),

  /** (b) to (d) of VV-18.7. */
  'frenzy-drain'(table, { seat }) {
    const player = playerAt(table.state, seat);
    const first = player.allies.find((ally) => allyOf(ally).ability?.kind === 'drained-first');
    if (first !== undefined) return drain(table, seat, first, { frenzy: true });
    const allies = player.allies.filter(canBeDrained);
    const cards = allies.length + player.victims;
    if (cards === 0) return feedOnNothing(table, seat);
    const drawn = cards === 1 ? 0 : table.below(cards);
    drain(table, seat, drawn < allies.length ? (allies[drawn] as AllyId) : 'victim', { frenzy: true });
  },

  /** The card's text, VV-R33: each Rival Loses what left the Pool. */
  retaliation(table, { seat, location, amount }) {
    const { state } = table;
    if (!isActive(state, seat)) return;
    const effect = { card: RETALIATES, controller: seat, location };
    const targets = rivalsOf(state, seat, location);
    aim(table, { step: 'targets', effect, operation: 'lose', amount, targets });
  },
};

/** VV-18.4, VV-18.5; for a team-mate only the blood (VV-24.10, VV-R70). */
function payBounty(table: VendettaTable, credited: Seat, seat: Seat, location: LocationIndex | null): void {
  const { state } = table;
  const blood = bountyOf(state, credited, 'blood');
  if (mateOf(state, credited) !== seat) {
    const pay = (amount: number, source: Source) =>
      gainInfluence(table, credited, amount, source, 'frenzies');
    pay(BOUNTY, 'bounty');
    if (location !== null) {
      if (isFaceUpOn(state, BOUNTY_HERE.id, location, credited) && isPresent(state, location, seat))
        pay(BOUNTY_HERE.ability.influence, BOUNTY_HERE.id);
      const place = state.places[location] ?? null;
      if (place !== null) pay(placeRule(state, location, 'bounty')?.influence ?? 0, place);
    }
    const ally = bountyOf(state, credited, 'influence');
    if (ally !== null) pay(ally.amount, ally.source);
  }
  if (blood !== null) gain(table, credited, blood.amount, blood.source);
}

function bountyOf(
  state: State,
  seat: Seat,
  what: 'influence' | 'blood',
): { readonly amount: number; readonly source: AllyId } | null {
  for (const source of playerAt(state, seat).allies) {
    const { ability } = allyOf(source);
    if (ability?.kind === 'bounty' && ability[what] > 0) return { amount: ability[what], source };
  }
  return null;
}

type Replacement = 'ready' | 'ward' | 'drain';

function replacements(state: State, seat: Seat, location: LocationIndex | null): Replacement[] {
  const options: Replacement[] = [];
  if (location !== null && isFaceUpOn(state, CALM_HERE.id, location, seat)) options.push('ready');
  if (holderOf(state, WARD.id) === seat) options.push('ward');
  options.push('drain');
  return options;
}

function useReady(table: VendettaTable, seat: Seat, location: LocationIndex): void {
  const { state } = table;
  turnDown(positionAt(state, location, seat), CALM_HERE.id);
  table.tell({
    kind: 'turned-down',
    seat,
    location: locationId(state, location),
    card: CALM_HERE.id,
    source: CALM_HERE.id,
  });
  gain(table, seat, CALM_HERE.ability.blood, CALM_HERE.id);
}

function useWard(table: VendettaTable, seat: Seat): void {
  playerAt(table.state, seat).relicUsed = true;
  table.tell({ kind: 'relic-used', seat, relic: WARD.id });
  gain(table, seat, WARD.use.blood, WARD.id);
}

/** VV-18.10. */
function feedOnNothing(table: VendettaTable, seat: Seat): void {
  const { influence, blood } = EMPTY_ALLIANCE;
  playerAt(table.state, seat).pool += blood;
  table.tell({ kind: 'nothing-to-drain', seat, blood });
  loseInfluence(table, seat, influence, 'frenzy');
}
