import { describe, expect, it } from 'vitest';
import { drafted, scene } from './kit.ts';

describe('VV-3 the round', () => {
  it('VV-3.1 VV-3.2 Feed, Location Setup, Hand Building, Planning, Resolution, End of the Round', () => {
    const s = scene({ players: [{ on: { 'loc-1': [1] } }], at: 'round', round: 1 });
    s.told('round', { round: 2 }).told('fed', { seat: 0 }).told('ally-arrived').told('drew');
    s.asks([0, 1, 2, 3], 'hand-keep').passUntil('plan-location').told('hand-built').told('lap', { lap: 1 });
    s.passUntil('stay-or-withdraw').told('location').passUntil('hand-keep').told('round-over', { round: 2 });
    s.asks([0, 1, 2, 3], 'hand-keep');
  });

  it('VV-3.3 VV-20.1 VV-1.1 after the Resolution of round 3 the game is over', () => {
    const players = [
      { clan: 'brujah', influence: 9, on: { 'loc-haven': ['br-hunt', 2] } },
      {},
      {},
      {},
    ] as const;
    const s = scene({ players, round: 3, at: 'resolution' })
      .stay()
      .told('ended', { why: 'rounds', winners: [0] });
    expect([s.over([0]).on('loc-haven', 0), s.hand(0)]).toEqual([['br-hunt', 2], []]);
  });
});

describe('VV-4 Feed', () => {
  it('VV-4.1 VV-4.2 the Feed of the whole Alliance is Gained; Drained cards do not count', () => {
    const s = scene({
      players: [
        {
          allies: ['al-bobby-white', 'al-marcel'],
          victims: 2,
          drained: ['al-ryan-ramos'],
          drainedVictims: 3,
        },
        { victims: 0 },
      ],
      at: [{ step: 'feed', seats: [0, 1] }],
    });
    s.told('fed', { seat: 0, amount: 6, before: 6, after: 12 }).untold('fed', { seat: 1 });
    expect(s.ends().pools.slice(0, 2)).toEqual([12, 6]);
  });

  it('VV-4.3 the Pool never falls below 0', () => {
    const s = scene({
      players: [{ allies: ['al-talley'], victims: 0, pool: 0 }],
      at: [{ step: 'feed', seats: [0] }],
    });
    expect(s.untold('frenzy').ends().pool(0)).toBe(0);
  });

  it('VV-4.5 in player order; a Frenzy is finished before the next seat feeds', () => {
    const s = scene({
      players: [{}, { allies: ['al-talley'], victims: 0, pool: 1 }, {}, {}],
      ambition: 1,
      at: [{ step: 'feed', seats: [1, 2, 3, 0] }],
    });
    s.told('lost', { seat: 1 })
      .told('drained', { seat: 1 })
      .told('fed', { seat: 2 })
      .told('fed', { seat: 0 })
      .ends();
  });
});

describe('VV-5 Location Setup', () => {
  it('VV-5.1 VV-5.2 the top Ally for each Location, in the order of resolution', () => {
    const s = scene({
      players: [{}],
      allyDeck: ['al-marcel', 'al-portia', 'al-talley', 'al-bronwyn'],
      at: 'location-setup',
    });
    expect([s.ends().state.allies, s.state.allyDeck]).toEqual([
      ['al-marcel', 'al-portia', 'al-talley'],
      ['al-bronwyn'],
    ]);
    s.told('ally-arrived', { location: 'loc-1', ally: 'al-marcel' }).ends();
  });

  it('VV-5.3 an empty deck leaves Locations without an Ally, and their winner only gets the Influence', () => {
    const s = scene({
      players: [{ on: { 'loc-2': [1] } }],
      allyDeck: ['al-marcel'],
      at: [{ step: 'location-setup' }, { step: 'location', location: 1 }],
    });
    expect(s.state.allies).toEqual(['al-marcel', null, null]);
    expect(s.stay().ends().player(0)).toMatchObject({ allies: [], influence: 4 });
  });
});

describe('VV-6 Hand Building', () => {
  const building = (deck: readonly ('br-challenge' | 'br-earthshock' | 'br-fist-of-caine')[], round = 2) =>
    scene({ players: [{ clan: 'brujah', hand: ['br-hunt'], deck }], round, at: 'hand-building' });

  it('VV-6.1 VV-6.2 one of two cards is kept, the other goes to the bottom, unseen by others', () => {
    const s = building(['br-challenge', 'br-earthshock', 'br-fist-of-caine']).asks([0, 1, 2, 3], 'hand-keep');
    s.offers(0, ['keep:br-challenge', 'keep:br-earthshock']).answer(0, 'keep:br-earthshock');
    expect(s.view(1).asked).toMatchObject({ answered: [0], mine: { answer: null } });
    // VV-25.9: players may reconsider until the last one has decided, and nothing has happened yet.
    expect(s.hand(0)).toEqual(['br-hunt']);
    for (const seat of [1, 2, 3]) s.answer(seat, s.options(seat)[0] as string);
    expect(s.ends().player(0)).toMatchObject({
      hand: ['br-hunt', 'br-earthshock'],
      deck: ['br-fist-of-caine'],
      bottom: ['br-challenge'],
    });
    expect(s.heard(1, 'hand-built')[0]).toEqual({ kind: 'hand-built', seat: 0 });
    expect(s.heard(0, 'hand-built')[0]).toMatchObject({ kept: ['br-earthshock'], returned: 'br-challenge' });
    expect(s.view(1).state.players[0]).toMatchObject({ hand: [null, null], bottom: [null], deck: 1 });
    expect(s.view(0).state.players[0]).toMatchObject({ bottom: ['br-challenge'], deck: 1 });
  });

  it('VV-6.3 VV-R74 if there are too few cards, all of them are drawn; a single card is kept', () => {
    const one = building(['br-challenge']).asks([0, 1, 2, 3], 'hand-keep').passUntil('curtain');
    expect(one.ends().hand(0)).toEqual(['br-hunt', 'br-challenge']);
    const none = building([]).asks([1, 2, 3], 'hand-keep').passUntil('curtain');
    expect(none.ends().hand(0)).toEqual(['br-hunt']);
  });

  it('VV-6.3 cards on the bottom are drawn when nothing else is left, the first put there first', () => {
    const s = scene({
      players: [{ clan: 'brujah', deck: [], bottom: ['br-challenge', 'br-earthshock', 'br-fist-of-caine'] }],
      round: 2,
      at: 'hand-building',
    });
    s.offers(0, ['keep:br-challenge', 'keep:br-earthshock']).asks([0, 1, 2, 3], 'hand-keep');
    expect(s.player(0).bottom).toEqual(['br-fist-of-caine']);
  });

  it('VV-6.5 hands of 3, 4 and 5 cards; with three players 4, 5 and 6', () => {
    for (const seats of [3, 4]) {
      const match = drafted(seats);
      const sizes: number[] = [];
      while (!match.position.over) {
        const { state, asked } = match.position;
        if (asked === null) break;
        if (state.phase === 'planning' && sizes.length < state.round)
          sizes.push(...new Set(state.players.map(({ hand }) => hand.length)));
        const [seat] = asked.seats.filter((_, i) => asked.answers[i] === null);
        const decision = match.view(seat as number).asked?.mine;
        match.answer(seat as number, decision?.fallback ?? 'none');
      }
      expect(sizes).toEqual(seats === 3 ? [4, 5, 6] : [3, 4, 5]);
    }
  });

  it('VV-21.2 with three players: three cards in round 1, one goes back', () => {
    const s = scene({
      players: [{ clan: 'brujah', deck: ['br-challenge', 'br-earthshock', 'br-fist-of-caine'] }],
      seats: 3,
      at: 'hand-building',
    });
    s.offers(0, ['return:br-challenge', 'return:br-earthshock', 'return:br-fist-of-caine']);
    s.answer(0, 'return:br-earthshock').passUntil('curtain');
    expect(s.ends().player(0)).toMatchObject({
      hand: ['br-challenge', 'br-fist-of-caine'],
      bottom: ['br-earthshock'],
    });
    const second = scene({ players: [{ clan: 'brujah' }], seats: 3, round: 2, at: 'hand-building' });
    second.asks([0, 1, 2], 'hand-keep');
  });
});

describe('VV-19 the End of the Round', () => {
  it('VV-19.1 VV-19.2 VV-19.3 VV-19.6 VV-10.17 blood to the Bank, cards home in order, tokens face up', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          hand: ['br-hunt'],
          tokens: 2,
          flipped: 2,
          on: { 'loc-1': ['br-challenge', '?br-ready', 3], 'loc-haven': ['br-earthshock', 1] },
        },
        { clan: 'gangrel', on: { 'loc-1': ['br-fist-of-caine', 'ga-hunt'] } },
      ],
      ambition: 1,
      at: 'end-of-round',
    });
    // Seat 1 comes before seat 0 in player order, so the card it controls goes home first.
    expect(s.hand(0)).toEqual(['br-hunt', 'br-fist-of-caine', 'br-challenge', 'br-ready', 'br-earthshock']);
    expect([s.hand(1), s.player(0).flipped, s.player(0).tokens, s.pool(0)]).toEqual([['ga-hunt'], 0, 2, 7]);
    expect([s.on('loc-1', 0), s.on('loc-haven', 0), s.on('loc-1', 1)]).toEqual([[], [], []]);
    s.told('round-over', { round: 1 }).told('round', { round: 2 }).asks([0, 1, 2, 3], 'hand-keep');
  });

  it("VV-19.4 VV-19.5 Malkav's Bane: the choice is secret, and not made after round 3", () => {
    const bane = (round: number) => {
      const s = scene({
        players: [
          { clan: 'malkavian', hand: ['ma-hunt', 'ma-ready'], on: { 'loc-haven': ['ma-malkavs-bane'] } },
        ],
        round,
        at: [{ step: 'location', location: 2 }, { step: 'end-of-round' }],
      });
      return s.stay().passUntil('bane-return');
    };
    const s = bane(1).asks(0, 'bane-return').answer(0, 'card:ma-hunt');
    expect(s.heard(1, 'shuffled-in')).toEqual([{ kind: 'shuffled-in', seat: 0 }]);
    expect(s.heard(0, 'shuffled-in')).toMatchObject([{ card: 'ma-hunt' }]);
    expect(s.player(0).known).toEqual([]);
    s.asks([0, 1, 2, 3], 'hand-keep');
    bane(3).over([0]);
  });
});
