import { clonePosition, fits, Table, type View } from '@nokturn/engine';
import { type OpenMoment, randomMatch } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { mostAlong, type Offer, offersAt, openDistricts } from '../board/offers.ts';
import { DISTRICT_COUNT } from '../cards/districts.ts';
import type { MastersFrame, MastersHappening, MastersResult, MastersView, State } from '../index.ts';
import { lateGame } from './late.ts';

type Open = OpenMoment<State, MastersFrame, MastersHappening, MastersResult, MastersView>;

/** All positions of some matches in which a seat is to act. */
function* positions(matches: number): Generator<{ moment: Open; view: View<MastersView> }> {
  for (let match = 0; match < matches; match++) {
    const seats = 1 + (match % 3);
    const options = { familySize: 3 + (match % 3), vampires: match % 2 === 0 ? 'recommended' : 'random' };
    const edition = match % 5 === 0 ? 'igrology' : 'ares';
    for (const moment of randomMatch(lateGame, `offers ${match}`, seats, { ...options, edition })) {
      const { asked } = moment.match.position;
      if (asked?.frame.step !== 'turn-action') continue;
      yield { moment, view: moment.view(asked.seats[0] as number) };
    }
  }
}

/** A copy of the match as it really is, including everything hidden. */
function copyOf({ match }: Open) {
  return new Table(lateGame, clonePosition(lateGame.clone, match.position), { listening: true });
}

/**
 * Plays an offer on the real match, as far as it goes; answers that the rules do not ask for make it fail.
 */
function played(moment: Open, seat: number, { answers }: Offer): readonly MastersHappening[] {
  const match = copyOf(moment);
  for (const { step, answer } of answers) {
    const { asked } = match.position;
    expect(asked?.frame.step).toBe(step);
    expect(asked?.seats).toEqual([seat]);
    expect(fits(asked?.asks[0] ?? { kind: 'one', options: [] }, answer)).toEqual({ fits: true });
    match.answer(seat, answer);
  }
  return match.collect();
}

function untilTheTurnEnds(told: readonly MastersHappening[]): readonly MastersHappening[] {
  const end = told.findIndex(({ kind }) => kind === 'turn-over');
  return end < 0 ? told : told.slice(0, end);
}

it('offers match the questions and the prices of the rules, in every position of whole matches', () => {
  let [checked, composed] = [0, 0];
  for (const { moment, view } of positions(40)) {
    const seat = view.viewer as number;
    for (let district = 0; district < DISTRICT_COUNT; district++)
      for (const minions of new Set([0, 1, mostAlong(view)]))
        for (const offer of offersAt(view, district, minions)) {
          const told = untilTheTurnEnds(played(moment, seat, offer));
          const sum = (of: (one: MastersHappening) => number) => told.reduce((all, one) => all + of(one), 0);
          const ap = sum((one) => (one.kind === 'action' ? one.cost : 0));
          const blood = sum((one) => (one.kind === 'blood-paid' ? one.amount : 0));
          const veil = sum((one) => (one.kind === 'veil' ? Math.max(0, one.before - one.after) : 0));
          // Choices still to be made are still to be paid for.
          expect(offer.cost.ap).toBeGreaterThanOrEqual(ap);
          expect(offer.cost.blood).toBeGreaterThanOrEqual(blood);
          expect(offer.cost.veil).toBeGreaterThanOrEqual(veil);
          const isPaid = told.some((one) => one.kind === 'action' || one.kind === 'ability');
          if (isPaid && offer.way === null) expect(offer.cost).toEqual({ ap, blood, veil });
          if (offer.way !== null && offer.act === null) {
            expect(offer.cost).toEqual({ ap, blood, veil });
            expect(told).toContainEqual(
              expect.objectContaining({ kind: 'moved', minions: offer.way.minions }),
            );
          }
          checked++;
          if (offer.way !== null && offer.act !== null) composed++;
        }
  }
  expect(checked).toBeGreaterThan(4000);
  expect(composed).toBeGreaterThan(500);
}, 120_000);

it('every option is offered somewhere, and a district opens only if it has an offer', () => {
  for (const { view } of positions(25)) {
    const ask = view.asked?.mine?.ask;
    const options = ask && 'options' in ask ? ask.options : [];
    const all = Array.from({ length: DISTRICT_COUNT }, (_, district) => offersAt(view, district));
    const first = new Set(all.flat().map(({ answers }) => answers[0]?.answer));
    for (const option of options) if (option !== 'end-turn') expect(first).toContain(option);
    const open = all.flatMap((offers, district) => (offers.length > 0 ? [district] : []));
    const { turn, vampires } = view.state;
    const at = vampires[turn?.vampire ?? -1]?.at;
    expect(new Set(openDistricts(view))).toEqual(new Set([...open, at]));
  }
}, 120_000);

it('prices that a die, a mask or a contract still decides are paid as promised', () => {
  let followed = 0;
  for (const { moment, view } of positions(25)) {
    const seat = view.viewer as number;
    const at = view.state.vampires[view.state.turn?.vampire ?? -1]?.at ?? -1;
    for (const offer of offersAt(view, at)) {
      if (offer.act !== 'activate') continue;
      const match = copyOf(moment);
      for (const { answer } of offer.answers) match.answer(seat, answer);
      for (let i = 0; i < 6 && match.position.asked?.frame.step !== 'turn-action'; i++) {
        const ask = match.position.asked?.asks[0];
        if (ask?.kind !== 'one') break;
        match.answer(seat, ask.options[0] as string);
      }
      const paid = match.collect().find((one) => one.kind === 'action' && one.action === 'activate');
      expect(paid).toMatchObject({ cost: offer.cost.ap, ap: offer.left });
      followed++;
    }
  }
  expect(followed).toBeGreaterThan(20);
}, 60_000);
