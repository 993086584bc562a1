import { readFileSync } from 'node:fs';
import { Match, type MatchRecord } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { CASTLE, CHESTS, DAWN_LOSSES, spaceAt, spaceNo } from '../cards/board.ts';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { missionAt } from '../cards/missions.ts';
import { tokenAt } from '../cards/tokens.ts';
import { theHunger } from '../index.ts';
import type { HungerHappening } from '../rules/happenings.ts';
import { distance } from '../rules/map.ts';
import { CELL_IDS } from '../rules/track.ts';

const { record, stops } = JSON.parse(
  readFileSync(new URL('../guide/guide.json', import.meta.url), 'utf8'),
) as { record: MatchRecord; stops: Readonly<Record<number, string>> };

const named = (cards: readonly CardNo[]) => cards.map((card) => cardAt(card).id);

/** The match of the guide up to one of its stops, or to its end, with all happenings so far. */
function upTo(stop: string) {
  const at = Object.keys(stops).find((move) => stops[Number(move)] === stop);
  const match = Match.begin(theHunger, record);
  const told: HungerHappening[] = match.collect();
  for (const [, seat, answer] of record.moves.slice(0, at === undefined ? record.moves.length : Number(at))) {
    expect(match.answer(seat, answer)).toBeNull();
    told.push(...match.collect());
  }
  const { state } = match.position;
  const [me, rival] = state.players;
  if (!me || !rival) throw new Error('the guide is for two');
  const inCell = (cell: string) => named(state.track[CELL_IDS.indexOf(cell)] ?? []);
  return { told, state, me, rival, inCell };
}

/** The cost and the gain of the learner's last hunt. */
function lastHunt(stop: string) {
  const hunt = upTo(stop).told.findLast((one) => one.kind === 'hunted' && one.seat === 0);
  return hunt?.kind === 'hunted' ? [hunt.cards, hunt.cost, hunt.vps] : null;
}

it('the guide is right about the first hand and the first hunt', () => {
  const dealt = upTo('guide-mission').me.missions.map((mission) => missionAt(mission).id);
  expect(dealt).toContain('the-host');
  expect(named(upTo('guide-hand').me.hand)).toEqual(['vampire-speed-2', 'vampire-thirst', 'vampire-speed-4']);
  expect(upTo('guide-move').state.turn).toMatchObject({ seat: 0, speed: 7 });
  const { state, inCell } = upTo('guide-hunt');
  expect(state.turn?.remaining).toBe(3);
  expect(inCell('1/3')).toEqual(['military-uwe']);
  expect(lastHunt('guide-first')).toEqual([['military-uwe'], 3, [3]]);
});

it('the guide is right about the push, the Crypt and the Power', () => {
  const { state, rival } = upTo('guide-first');
  expect(state).toMatchObject({ round: 2, turn: { seat: 0, speed: 7 } });
  expect(rival).toMatchObject({ space: spaceNo('m6'), resting: true });
  const crypt = upTo('guide-crypt');
  expect([crypt.me.space, crypt.rival.space].map((space) => spaceAt(space).id)).toEqual(['m6', 'm5']);
  const power = upTo('guide-power');
  expect(power.me.missions.map((mission) => missionAt(mission).id)).toEqual(['the-host', 'strategist']);
  expect(power.state.turn?.remaining).toBe(2);
  const filled = power.told.find((one) => one.kind === 'track-filled');
  expect(filled).toMatchObject({ cells: ['1/3', '2/3', '3/3'] });
  expect(filled).toHaveProperty(['cards', 1], 'vampiric-speed-3');
  expect(power.inCell('2/2')).toEqual(['vampiric-speed-3']);
});

it('the guide is right about the Track and The Hunger', () => {
  expect(upTo('guide-order').state).toMatchObject({ round: 3, turn: { seat: 0, speed: 5 } });
  const { state, me, inCell } = upTo('guide-track');
  expect(state.turn?.remaining).toBe(2);
  expect(inCell('1/2')).toEqual(['villager-momo']);
  expect(named(me.playing)).toContain('the-hunger');
  expect(lastHunt('guide-plains')).toEqual([['villager-momo'], 2, [2]]);
});

it('the guide is right about the Plains and the Well', () => {
  const plains = upTo('guide-plains');
  expect(plains.state).toMatchObject({ round: 4, turn: { seat: 0, speed: 10 } });
  expect(named(plains.me.playing)).toContain('vampiric-speed-3');
  expect(upTo('guide-bonus').state.turn).toMatchObject({ remaining: 6, generalHunts: 1, columnHunts: 1 });
  expect(lastHunt('guide-well')).toEqual([['military-archibald'], 3, [4]]);
  expect(upTo('guide-well').state.turn).toMatchObject({ generalHunts: 0, columnHunts: 1 });
  expect(lastHunt('guide-ballast')).toEqual([['noble-carlyle'], 1, [5]]);
});

it('the guide is right about the ballast and digesting', () => {
  const ballast = upTo('guide-ballast');
  expect(ballast.told.some((one) => one.kind === 'reshuffled' && one.seat === 0)).toBe(true);
  expect(named(ballast.me.hand)).toContain('military-uwe');
  const market = upTo('guide-market');
  expect(market.told.findLast((one) => one.kind === 'drew-into-play')).toMatchObject({
    seat: 0,
    cards: ['vampire-thirst'],
    source: 'vampire-strength',
  });
  expect(market.state.turn?.speed).toBe(7);
  expect(lastHunt('guide-digest')).toEqual([['villager-boo'], 2, [2]]);
  expect(named(upTo('end').me.digested)).toEqual(['villager-boo']);
});

it('the guide is right when it leaves: the score, the way home, the rival’s Holy Water', () => {
  const { told, state, me, rival } = upTo('end');
  expect([me.vp, rival.vp, state.round, state.turn?.seat]).toEqual([16, 9, 6, 0]);
  expect(distance(me.space, CASTLE)).toBe(20);
  const turn = told.slice(told.findLastIndex((one) => one.kind === 'turn' && one.seat === 1));
  expect(turn.find((one) => one.kind === 'played')).toHaveProperty(
    'cards',
    expect.arrayContaining(['religious-cantor-sami']),
  );
  expect(turn.find((one) => one.kind === 'token-taken')).toMatchObject({ seat: 1, space: 'r6' });
  expect(turn.find((one) => one.kind === 'gained')).toMatchObject({ seat: 1, amount: 2 });
  expect(state.castleTiles[0]).toBe(10);
  expect([DAWN_LOSSES.c1, DAWN_LOSSES.m1]).toEqual([5, 6]);
  expect(distance(me.space, spaceNo('r11'))).toBe(3);
  expect(tokenAt(state.chests[CHESTS.indexOf('r11')] ?? -1).id).toBe('token-parasol');
});
