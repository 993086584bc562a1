import type { Viewer } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { missionNo } from '../cards/missions.ts';
import { action, newMatch, scene, turn } from './kit.ts';

/** Section 6: what each seat sees, line by line. */

const EVERYBODY: readonly Viewer[] = [0, 1, 'spectator'];

describe('section 6: what each seat sees', () => {
  it('Hunt deck and Tavern: the number, for everybody', () => {
    const one = action({ at: 'm2' }, 1, {
      track: { '1/1': ['noble-jack'] },
      tavern: ['wolf-bo', 'noble-zara'],
    }).asks(0, 'action');
    for (const viewer of EVERYBODY) {
      const { huntDeck, tavern } = one.view(viewer).state;
      expect([huntDeck, tavern]).toEqual([one.state.huntDeck.length, [null, null]]);
    }
  });

  it('TH-4.7 a token in a closed Chest: that it is there; in an open one: which; taken: that it is gone', () => {
    const one = action({ at: 'r11' }, 1, { chests: { r6: 'token-velvet', r11: 'token-any' } }).asks(
      0,
      'action',
    );
    for (const viewer of EVERYBODY) {
      const { chests } = one.view(viewer).state;
      expect([chests[0], chests[1], chests[5], chests[6]]).toEqual([null, -1, one.state.chests[5], -1]);
    }
  });

  it('TH-14.3 personal Missions, the rejected one and notes: their owner; others see the number', () => {
    const match = newMatch(2);
    for (const seat of [0, 1]) match.answer(seat, match.view(seat).asked?.mine?.fallback ?? '');
    for (const seat of [0, 1]) match.answer(seat, match.view(seat).asked?.mine?.fallback ?? '');
    const { missions, rejected } = match.position.state
      .players[0] as (typeof match.position.state.players)[number];
    const seen = (viewer: Viewer) => match.view(viewer).state.players[0];
    expect([seen(0)?.missions, seen(0)?.rejected]).toEqual([missions, rejected]);
    for (const viewer of [1, 'spectator'] as const)
      expect([seen(viewer)?.missions, seen(viewer)?.rejected]).toEqual([[null], null]);
    // The replay with everything open.
    expect(seen('everything')?.missions).toEqual(missions);
  });

  it('hand: its owner; deck: nobody; all owned cards: everybody', () => {
    const one = turn(
      { at: 'm2', hand: ['vampire-speed-2'] },
      { players: [{ hand: ['noble-jack', 'wolf-bo'], deck: ['hypnosis'] }] },
    ).asks(0, 'move');
    const seen = (viewer: Viewer) => one.view(viewer).state.players[1];
    expect(seen(1)?.hand).toEqual(one.player(1).hand);
    for (const viewer of [0, 'spectator'] as const) expect(seen(viewer)?.hand).toEqual([null, null]);
    for (const viewer of EVERYBODY) {
      expect(seen(viewer)?.deck).toEqual([null]);
      expect([...(seen(viewer)?.owned ?? [])].sort()).toEqual(
        [...one.player(1).hand, ...one.player(1).deck].sort(),
      );
    }
  });

  it('playing area, discard pile, Digestion zone, tokens, VP, positions and the rest: everybody', () => {
    const one = turn(
      {
        at: 'm2',
        hand: ['vampire-speed-2'],
        playing: ['wolf-bo'],
        discard: ['noble-jack'],
        digested: ['noble-zara'],
        tokens: ['token-velvet'],
        vp: 7,
      },
      { publicMissions: ['royal', 'meh'] },
    ).asks(0, 'move');
    const { playing, discard, digested, tokens, vp, space, height, arrival } = one.player();
    for (const viewer of EVERYBODY) {
      const { state } = one.view(viewer);
      expect(state.players[0]).toMatchObject({
        playing,
        discard,
        digested,
        tokens,
        vp,
        space,
        height,
        arrival,
      });
      expect(state.publicMissions).toEqual([missionNo('royal'), missionNo('meh')]);
      expect([state.roses, state.castleTiles, state.round, state.turn]).toEqual([
        one.state.roses,
        one.state.castleTiles,
        one.state.round,
        one.state.turn,
      ]);
    }
  });

  it('after the game everything is open, except face-down pieces out of the game', () => {
    const one = scene({
      from: [{ step: 'dawn' }],
      players: [{ hand: ['noble-jack'], missions: ['royal'] }, { hand: ['wolf-bo'] }],
      tavern: ['noble-zara'],
      chests: { r6: 'token-velvet' },
      crypts: { m6: ['picky'] },
    }).over([0, 1]);
    const { players, tavern, chests, crypts } = one.view('spectator').state;
    expect(players.map(({ hand, deck, missions }) => [hand, deck, missions])).toEqual(
      one.state.players.map(({ hand, deck, missions }) => [hand, deck, missions]),
    );
    expect([tavern, chests, crypts]).toEqual([one.state.tavern, one.state.chests, one.state.crypts]);
    expect(one.view('spectator').state).not.toHaveProperty('spareMissions');
    expect(one.view('spectator').state).not.toHaveProperty('spareTokens');
  });

  it('a pass is told to nobody', () => {
    const one = turn(
      { at: 'm2', hand: ['vampire-speed-2'], missions: ['digestion', 'hungry'] },
      { track: { '1/3': ['noble-jack'] } },
    );
    one.answers(0, 'play', 'stay', 'end');
    const kinds = one.log('spectator').map(({ kind }) => kind);
    expect(kinds).toEqual(['turn', 'played', 'speed', 'stayed', 'cleaned-up', 'drew']);
    one.ends();
  });
});
