import { describe, expect, it } from 'vitest';
import { newMatch, scene } from './kit.ts';

describe('LN-4 turns and rounds', () => {
  it('LN-4.1 LN-4.6 LN-9.25 start, move, place, attack, end', () => {
    const s = scene({ players: [{ character: 'volko' }, { place: 'chapel' }] });
    s.asks([1, 2, 3], 'window-turn').pass();
    s.asks(0, 'start', ['roll', 'reveal']).answer(0, 'roll', '4/2');
    s.asks(0, 'place', ['skip', 'draw-blue', 'reveal']).answer(0, 'skip');
    s.asks([1, 2, 3], 'window-attack').pass();
    s.asks(0, 'attack', ['seat:1', 'none', 'reveal']).answer(0, 'none');
    s.asks(0, 'end', ['end', 'reveal']).answer(0, 'end');
    s.told('moved', { seat: 0, place: 'chapel' }).told('turn', { seat: 1, extra: false });
    s.asks([0, 2, 3], 'window-turn');
  });

  it('LN-4.9 LN-4.1 the log starts with round 1 and the turn of the start player', () => {
    for (const openingProphecy of ['never', 'always'] as const) {
      const match = newMatch(4, { openingProphecy });
      const told = match.collect();
      while (match.position.asked?.frame.step === 'prophecy-reply') {
        const { seats, asks } = match.position.asked;
        const [ask] = asks;
        if (ask?.kind === 'one') match.answer(seats[0] ?? -1, ask.options[0] ?? '');
        told.push(...match.collect());
      }
      const { start } = match.position.state;
      const opening = openingProphecy === 'always';
      expect(told.find(({ kind }) => kind === 'started')).toEqual({ kind: 'started', start, opening });
      expect(told.slice(-2)).toEqual([
        { kind: 'round', round: 1 },
        { kind: 'turn', seat: start, extra: false },
      ]);
    }
  });

  it('LN-4.2 (a) the shield is discarded before the window opens', () => {
    const s = scene({
      players: [{ equipment: ['shield-of-light', 'oak-charm'] }, { equipment: ['moonstone'] }],
    });
    s.told('discarded', { seat: 0, card: 'shield-of-light' });
    expect(s.equipment(0)).toEqual(['oak-charm']);
    expect(s.state.discards.blue).toEqual(['shield-of-light']);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-4.2 (a) the protection of the shield event ends, only for the active player', () => {
    const s = scene({ players: [{ shielded: true }, { shielded: true }], options: { cards: 'classic' } });
    expect(s.state.players.map(({ shielded }) => shielded)).toEqual([false, true, false, false]);
    s.told('protection-ended', { seat: 0, by: 'shield-of-light' }).asks([1, 2, 3], 'window-turn');
  });

  it('LN-4.2 (a) LN-12.14 Thick Fur ends before the window opens', () => {
    const s = scene({ players: [{ character: 'gerulf', revealed: true, spent: true, furred: true }] });
    expect(s.state.players[0]?.furred).toBe(false);
    s.told('protection-ended', { seat: 0, by: 'thick-fur' }).asks([1, 2, 3], 'window-turn');
  });

  it('LN-4.2 (b) (c) (d) the window, then Cecilia heals, then she decides', () => {
    const s = scene({
      players: [{ character: 'cecilie', revealed: true, damage: 5, equipment: ['wanderers-compass'] }],
    });
    s.asks([1, 2, 3], 'window-turn');
    expect(s.damage(0)).toBe(5);
    s.pass().asks(0, 'start', ['roll', 'compass']);
    expect(s.damage(0)).toBe(4);
  });

  it('LN-4.3 LN-5.1 moving is mandatory', () => {
    scene({ players: [{ character: 'volko', place: 'chapel' }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal']);
  });

  it('LN-4.4 LN-6.1 LN-R17 the place need not be used', () => {
    const s = scene({ players: [{ character: 'volko' }] })
      .goes('chapel')
      .answer(0, 'skip');
    expect(s.state.decks.blue).toHaveLength(18);
    s.told('skipped', { seat: 0, place: 'chapel' }).asks(0, 'end');
  });

  it('LN-4.4 LN-6.2 the place can be used once', () => {
    const s = scene({ players: [{ character: 'volko' }], decks: { blue: ['moonstone'] } });
    s.goes('chapel').answer(0, 'draw-blue').asks(0, 'end', ['end', 'reveal']);
  });

  it('LN-4.5 LN-9.2 LN-R8 no attack in round 1: step 3 is skipped, without a window', () => {
    const s = scene({ round: 1, players: [{ character: 'volko' }, { place: 'chapel' }] });
    s.goes('chapel').answer(0, 'skip').asks(0, 'end', ['end', 'reveal']);
  });

  it('LN-4.5 in round 2 attacks are possible', () => {
    const s = scene({ round: 2, players: [{ character: 'volko' }, { place: 'chapel' }] });
    s.goes('chapel').answer(0, 'skip').asks([1, 2, 3], 'window-attack');
  });

  it('LN-4.7 an extra turn is used up before the next seat', () => {
    const s = scene({ players: [{ extraTurns: 1 }] }).quietTurn('chapel');
    expect([s.state.active, s.state.players[0]?.extraTurns]).toEqual([0, 0]);
    s.told('turn', { seat: 0, extra: true }).quietTurn('graveyard');
    expect(s.state.active).toBe(1);
    s.asks([0, 2, 3], 'window-turn');
  });

  it('LN-4.7 LN-4.12 the turn skips eliminated seats, which are not asked anything either', () => {
    const s = scene({ players: [{}, { eliminated: 1 }, { eliminated: 1 }, {}, {}] }).quietTurn('chapel');
    expect(s.state.active).toBe(3);
    s.asks([0, 4], 'window-turn');
  });

  it('LN-4.8 extra turns from several sources add up', () => {
    const s = scene({ players: [{ extraTurns: 1 }], decks: { blue: ['witching-hour'] } });
    s.goes('chapel').answer(0, 'draw-blue').asks(0, 'end');
    expect(s.state.players[0]?.extraTurns).toBe(2);
  });

  it('LN-4.8 LN-4.11 LN-R53 extra turns are lost when their owner is eliminated', () => {
    const s = scene({
      players: [{ character: 'elena', damage: 8, extraTurns: 2 }, {}, { character: 'gregor' }],
      decks: { red: ['midnight-duel'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1', 6);
    expect([s.isLiving(0), s.state.active, s.state.players[0]?.extraTurns]).toEqual([false, 1, 0]);
    expect(s.state.discards.red).toEqual(['midnight-duel']);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-4.9 LN-R8 the round goes up when the turn passes to the start player', () => {
    const s = scene({ players: [{}, {}, {}, {}], start: 1, active: 3, round: 4 }).quietTurn('chapel');
    expect(s.state.round).toBe(4);
    s.quietTurn('chapel').told('round', { round: 5 }).told('turn', { seat: 1 });
    expect([s.state.active, s.state.round]).toEqual([1, 5]);
    s.asks([0, 2, 3], 'window-turn');
  });

  it('EX-36 LN-4.9 the round goes up when the turn passes over the eliminated start player', () => {
    const s = scene({ players: [{}, {}, {}, { eliminated: 1 }, {}], start: 3, active: 2, round: 4 });
    s.quietTurn('chapel');
    expect([s.state.active, s.state.round]).toEqual([4, 5]);
    s.asks([0, 1, 2], 'window-turn');
  });

  it('LN-4.10 LN-R8 an extra turn of the start player begins no new round', () => {
    const s = scene({ players: [{ extraTurns: 1 }], start: 0, round: 1 }).quietTurn('chapel');
    expect([s.state.active, s.state.round]).toEqual([0, 1]);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-4.10 an extra turn of the last player still belongs to the round', () => {
    const s = scene({ players: [{}, {}, {}, { extraTurns: 1 }], active: 3, start: 0, round: 1 });
    s.quietTurn('chapel');
    expect(s.state.round).toBe(1);
    s.quietTurn('graveyard');
    expect(s.state.round).toBe(2);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-4.11 EX-42 LN-7.16 LN-10.10 a player’s death ends their turn at once', () => {
    const s = scene({
      players: [{ character: 'evelina', damage: 8, equipment: ['moonstone'] }, {}, { character: 'gregor' }],
      decks: { red: ['midnight-duel'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').asks(0, 'event-target', ['seat:1', 'seat:2', 'seat:3']);
    s.answer(0, 'seat:1', 5);
    s.told('damaged', { seat: 0, cause: 0, before: 8, after: 11, source: 'midnight-duel' });
    s.told('eliminated', { seat: 0, character: 'evelina', killer: null });
    expect(s.state.discards).toMatchObject({ blue: ['moonstone'], red: ['midnight-duel'] });
    expect(s.state.active).toBe(1);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-4.13 LN-13.24 LN-14.8 LN-R75 after the last round the game ends, perhaps without a winner', () => {
    const s = scene({ active: 3, start: 0, round: 20, options: { maxRounds: 20 } }).quietTurn('chapel');
    s.told('ended', { why: 'rounds', winners: [] }).over([]);
  });

  it('LN-13.24 after the last round goals are judged as they are', () => {
    const players = [{ character: 'apolena' }, {}, {}, { character: 'bohdan' }] as const;
    const s = scene({ players, active: 3, start: 0, round: 100 }).quietTurn('stone-circle');
    s.over([0, 3]);
    expect([s.goal(0), s.goal(3)]).toEqual(['LN-13.11', 'LN-13.15']);
  });

  it('LN-4.13 the last round is played to its end', () => {
    const s = scene({ active: 2, start: 0, round: 20, options: { maxRounds: 20 } }).quietTurn('chapel');
    s.asks([0, 1, 2], 'window-turn');
  });
});
