import { type Answer, type Ask, Match, type OptionId, objectOf, Random, verbOf } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { knownRanking } from '../count.ts';
import { type VendettaResult, vendetta } from '../index.ts';
import { bloodAt, diablerieOf, facingsAt, outcomeOf, playableAt } from '../preview.ts';
import { locationOption } from '../rules/choices.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';
import { scene } from './kit.ts';

type Played = Match<State, VendettaFrame, VendettaHappening, VendettaResult, VendettaView>;

const MODES = [
  ['three', 3, {}],
  ['four with places and relics', 4, { places: true, relics: true }],
  ['four in teams', 4, { teams: true, places: true }],
  ['five, all blood may be played', 5, { lastBlood: 'spend-only', places: true }],
  ['six in teams with open hands', 6, { teams: true, teamHands: 'open', places: true, relics: true }],
] as const;

/** The question to a seat, if it belongs to this step. */
function asks(match: Played, seat: number, step: string): Ask | null {
  const { asked } = match.position;
  const at = asked?.seats.indexOf(seat) ?? -1;
  return asked?.frame.step === step ? (asked.asks[at] ?? null) : null;
}

/** The match as it would continue after this answer. */
function after(match: Played, seat: number, answer: Answer): Played {
  const next = match.ahead([[match.position.asked?.frame.step ?? '', seat, answer]]);
  if (!(next instanceof Match)) throw new Error(`${String(answer)} was refused`);
  return next;
}

function isSeized(match: Played): boolean {
  return match.collect().some(({ kind }) => kind === 'frenzy');
}

const optionsOf = (ask: Ask | null): readonly OptionId[] => (ask && 'options' in ask ? ask.options : []);

/** How often each thing was compared, because a comparison that never happens proves nothing. */
class Compared {
  locations = 0;
  facings = 0;
  blood = 0;
  uncertain = 0;
  diablerie = 0;
  outcomes = 0;
}

/** Plays a turn in every possible way with this card, and compares each question with its preview. */
function tryTurn(match: Played, seat: number, card: ClanCardId, random: Random, seen: Compared): void {
  const { state: view } = match.view(seat);
  const open = playableAt(view, seat);
  const first = after(match, seat, `play:${card}`);
  const ask = asks(first, seat, 'plan-location');
  if (ask) {
    expect(optionsOf(ask)).toEqual(open.map((location) => locationOption(match.position.state, location)));
    seen.locations++;
  } else expect(open.length).toBe(1);
  for (const location of open) {
    const placed = ask ? after(first, seat, locationOption(match.position.state, location)) : first;
    const facings = facingsAt(view, seat, location);
    const facingAsk = asks(placed, seat, 'plan-facing');
    if (facingAsk) {
      expect(optionsOf(facingAsk)).toEqual(facings.map(({ option }) => option));
      seen.facings++;
    }
    // A team-mate's Eyes in the Dark asks the team-mate first.
    else if (placed.position.asked?.seats[0] !== seat) continue;
    else expect(facings.length).toBe(1);
    for (const facing of facings) {
      const laid = facingAsk ? after(placed, seat, facing.option) : placed;
      const planned = { card, location, facing };
      const most = bloodAt(view, seat, planned);
      if (most === null) {
        seen.uncertain++;
        continue;
      }
      const bloodAsk = asks(laid, seat, 'plan-blood');
      const amounts = optionsOf(bloodAsk)
        .filter((option) => verbOf(option) === 'blood')
        .map((option) => Number(objectOf(option)));
      if (bloodAsk) {
        expect(amounts).toEqual(Array.from({ length: most + 1 }, (_, i) => i));
        seen.blood++;
      } else expect(most).toBe(0);
      const blood = random.below(most + 1);
      let now = bloodAsk ? after(laid, seat, `blood:${blood}`) : laid;
      // A player who plays the last blood is seized by the Beast (VV-25.3).
      if (isSeized(now)) continue;
      const diablerieAsk = asks(now, seat, 'plan-diablerie');
      const tokens = diablerieOf(view, seat);
      const diablerie = diablerieAsk ? random.below(tokens + 1) : 0;
      if (diablerieAsk) {
        expect(diablerieAsk).toEqual({ kind: 'amount', min: 0, max: tokens });
        now = after(now, seat, diablerie);
        seen.diablerie++;
      } else if (now.position.asked?.seats[0] === seat && asks(now, seat, 'plan-end')) expect(tokens).toBe(0);
      const outcome = outcomeOf(view, seat, planned, { blood, diablerie });
      const { state } = now.view(seat);
      if (state.lap !== view.lap || state.phase !== 'planning') continue;
      expect(outcome.pool).toBe(state.players[seat]?.pool);
      expect(outcome.ranking).toEqual(knownRanking(state, location));
      seen.outcomes++;
    }
  }
}

describe('the questions and the result of a planning turn are known when it begins', () => {
  it.each(MODES)(
    '%s',
    (name, seats, options) => {
      const seen = new Compared();
      const random = new Random(name);
      for (let game = 0; game < 6; game++)
        for (const moment of randomMatch(vendetta, `foreseen ${name} ${game}`, seats, options)) {
          const { match } = moment;
          const { asked, state } = match.position;
          const [seat] = asked?.seats ?? [];
          if (asked?.frame.step !== 'plan-action' || seat === undefined) continue;
          for (const card of state.players[seat]?.hand ?? []) tryTurn(match, seat, card, random, seen);
        }
      expect(seen.locations).toBeGreaterThan(300);
      expect(seen.facings).toBeGreaterThan(900);
      expect(seen.blood).toBeGreaterThan(900);
      expect(seen.diablerie).toBeGreaterThan(20);
      expect(seen.outcomes).toBeGreaterThan(900);
    },
    120_000,
  );
});

describe('unforeseeable results are not promised', () => {
  it('VV-7.13 VV-18.1: Challenge may empty the Pool', () => {
    const hand = ['ga-hunt' as const];
    const players = (pool: number) => [
      { clan: 'gangrel' as const, hand, pool },
      { clan: 'brujah' as const, on: { 'loc-2': ['br-challenge' as const] } },
    ];
    const at = (pool: number) => {
      const { state } = scene({ players: players(pool), at: 0 })
        .asks(0, 'plan-action')
        .view(0);
      const [facing] = facingsAt(state, 0, 0);
      if (!facing) throw new Error('nothing can be played');
      return bloodAt(state, 0, { card: 'ga-hunt', location: 0, facing });
    };
    expect([at(1), at(2), at(4), at(6)]).toEqual([null, 0, 2, 3]);
  });
});
