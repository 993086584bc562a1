import { describe, expect, it } from 'vitest';
import { standings } from '../rules/scoring.ts';
import { drafted, fight, type Sitting, scene } from './kit.ts';

/** The worked examples of section 8 in order. E38 is with the Relics. */

describe('From the rulebook', () => {
  it('VV-E1 VV-7.8 VV-7.15 VV-7.17 VV-7.21 VV-8.2 VV-8.3 Draining in mid-turn', () => {
    const s = scene({ players: [{ clan: 'brujah', pool: 3, hand: ['br-hunt', 'br-ready'] }], at: 0 });
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-down:1').told('spent', { amount: 1, after: 2 });
    s.asks(0, 'plan-blood', ['blood:0', 'blood:1', 'drain']).answer(0, 'drain');
    s.told('drained', { card: 'victim', blood: 3, after: 5 }).answer(0, 'blood:3');
    expect([s.ends().pool(0), s.on('loc-1', 0)]).toEqual([2, ['?br-hunt', 3]]);
    expect(standings(s.state).find(({ seat }) => seat === 0)).toMatchObject({ alliance: 0, drained: 0 });
  });

  it('VV-E2 VV-7.18 to VV-7.20 VV-8.8 VV-19.3 Five blood in one turn', () => {
    const s = scene({
      players: [{ clan: 'brujah', pool: 5, tokens: 2, hand: ['br-hunt', 'br-ready'] }],
      at: [{ step: 'turn', seat: 0 }, { step: 'end-of-round' }],
    });
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0', 'blood:3');
    s.asks(0, 'plan-diablerie').upTo(0, 2).answer(0, 2);
    expect([s.on('loc-1', 0), s.pool(0), s.player(0).flipped]).toEqual([['br-hunt', 5], 2, 2]);
    s.answer(0, 'end');
    expect([s.player(0).tokens, s.player(0).flipped]).toEqual([2, 0]);
    expect(standings(s.state).find(({ seat }) => seat === 0)?.diablerie).toBe(-2);
    s.asks([0, 1, 2, 3], 'hand-keep');
  });

  it('VV-E3 VV-1.6 VV-9.5 VV-18.4 VV-18.9 As far as possible', () => {
    const s = fight([
      { clan: 'ventrue', pool: 4, on: { 'loc-1': ['ve-curfew'] } },
      { pool: 2, on: { 'loc-1': [1] } },
    ]);
    s.answer(1, 'steal').told('stolen', { seat: 1, amount: 2, asked: 3 }).told('frenzy', { credited: 0 });
    s.told('influence', { seat: 0, amount: 1, source: 'bounty' }).told('drained', { seat: 1, after: 3 });
    expect(s.ends().pools.slice(0, 2)).toEqual([6, 3]);
  });

  it('VV-E4 VV-18.2 Excess damage is lost', () => {
    const s = fight(
      [
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
        { pool: 1, on: { 'loc-1': [1] } },
      ],
      { round: 3 },
    );
    s.told('lost', { seat: 1, amount: 1, asked: 3 }).told('influence', { seat: 0, source: 'bounty' });
    expect(s.ends().player(1)).toMatchObject({ pool: 3, victims: 1, drainedVictims: 1 });
  });

  it('VV-E5 VV-12.7 VV-15.15 VV-16.8 Alone', () => {
    const s = scene({
      players: [
        { clan: 'toreador', on: { 'loc-1': ['to-hunt'] } },
        { clan: 'gangrel', pool: 6, on: { 'loc-1': ['?ga-feral-weapons', 2] } },
        { clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize'] } },
      ],
      round: 2,
      allies: { 'loc-1': 'al-marcel' },
      at: 'loc-1',
    });
    s.stay(1, 2);
    expect([s.pool(1), s.on('loc-haven', 1), s.on('loc-1', 1)]).toEqual([8, ['ga-feral-weapons'], []]);
    expect([s.totals, s.influence(0), s.player(0).allies]).toEqual([{ 0: 0 }, 5, ['al-marcel']]);
    expect([s.influence(1), s.influence(2), s.state.victimDeck]).toEqual([3, 3, 20]);
    s.ends();
  });

  it('VV-E6 VV-12.17 VV-16.9 Nobody', () => {
    const nobody = (at: 'loc-2' | 'loc-haven') =>
      scene({
        players: [{ on: { [at]: [1] } }, { on: { [at]: [1] } }],
        ambition: 3,
        allies: { [at]: 'al-marcel' },
        at,
      }).stay(0, 1);
    const s = nobody('loc-2').told('nobody-there', { ally: 'al-marcel' }).untold('influence').ends();
    expect([s.state.allies, s.state.out.allies]).toEqual([[null, null, null], ['al-marcel']]);
    expect(nobody('loc-haven').untold('ambition').ends().state.ambition).toBe(3);
  });

  it('VV-E8 VV-2.10 VV-2.11 VV-4.2 VV-6.5 VV-7.1 First round, four players', () => {
    const match = drafted(4);
    expect(match.position.state.players.map(({ pool, influence }) => [pool, influence])).toEqual(
      Array(4).fill([7, 3]),
    );
    playPlanning(match, (hands) => expect(hands).toEqual([3, 3, 3, 3]));
    expect(match.position.state.players.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1]);
  });

  it('VV-E9 VV-21.2 VV-21.3 First round, three players', () => {
    const match = drafted(3);
    expect(match.position.asked?.frame.step).toBe('hand-return');
    expect(match.position.state.players.map(({ drawn }) => drawn.length)).toEqual([3, 3, 3]);
    playPlanning(match, (hands) => expect(hands).toEqual([4, 4, 4]));
    expect(match.position.state.players.map(({ hand }) => hand.length)).toEqual([1, 1, 1]);
  });
});

/** Everybody keeps the first card and plays in every lap; the hands are checked when Planning begins. */
function playPlanning(match: ReturnType<typeof drafted>, look: (hands: number[]) => void): void {
  const { position } = match;
  let seen = false;
  while (position.asked !== null && position.state.phase !== 'resolution') {
    if (!seen && position.state.phase === 'planning') {
      look(position.state.players.map(({ hand }) => hand.length));
      seen = true;
    }
    const { asked } = position;
    asked.seats.forEach((seat, i) => {
      const ask = asked.asks[i];
      if (position.asked !== asked || ask === undefined) return;
      const first = ask.kind === 'amount' ? ask.min : (ask.options[0] as string);
      expect(match.answer(seat, first)).toBeNull();
    });
  }
  expect(seen).toBe(true);
}

describe('Power', () => {
  const total = (...players: readonly Sitting[]) => fight(players).passUntil('curtain').ends().totals;

  it('VV-E10 VV-15.6 VV-15.11 Brujah stack', () => {
    const stack = ['br-bloody-fury', 'br-punks-posse', 'br-hunt'] as const;
    expect(total({ clan: 'brujah', on: { 'loc-1': [...stack, 2] } })).toEqual({ 0: 12 });
    expect(total({ clan: 'brujah', on: { 'loc-1': stack } })).toEqual({ 0: 12 });
  });

  it('VV-E11 VV-15.3 to VV-15.5 VV-15.8 Layers', () => {
    expect(
      total(
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion'] } },
        { clan: 'ventrue', on: { 'loc-1': ['ve-diplomacy', 've-majesty'] } },
      ),
    ).toEqual({ 0: 0, 1: 2, 2: 5 });
  });

  it('VV-E12 VV-15.4 VV-15.6 VV-15.7 Hungry focus', () => {
    const focus = (pool: number) =>
      ({ clan: 'tremere', pool, on: { 'loc-1': ['tr-focus-from-hunger'] } }) as const;
    const wolf = { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion'] } } as const;
    expect(total(focus(3))[0]).toBe(6);
    expect(total(focus(3), wolf)[0]).toBe(1);
    expect(total(focus(10))[0]).toBe(0);
  });

  it('VV-E13 VV-15.5 VV-R62 Mindless Assault', () => {
    const assault = () =>
      fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault', 'ma-hunt', 'ma-ready', 1] } }]);
    const all = assault().answers(0, 'card:ma-hunt', 'card:ma-ready', 'card:ma-mindless-assault');
    expect(all.ends().totals[0]).toBe(13);
    expect(assault().answers(0, 'card:ma-hunt', 'done').passUntil('curtain').ends().totals[0]).toBe(11);
  });

  it('VV-E14 VV-15.6 VV-R61 Shadow Strike', () => {
    const strike = (...more: readonly Sitting[]) =>
      fight([
        { clan: 'malkavian', on: { 'loc-1': ['ma-shadow-strike', '?ma-hunt'] } },
        { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
        ...more,
      ]).answer(0, 'leave');
    expect(strike().ends().totals[0]).toBe(5);
    expect(strike({ on: { 'loc-1': [2] } }).ends().totals[0]).toBe(3);
  });

  it('VV-E15 VV-15.10 Feral Weapons', () => {
    expect(total({ clan: 'gangrel', on: { 'loc-1': ['ga-feral-weapons', 'ga-ready', 2] } })[0]).toBe(9);
  });

  it('VV-E16 VV-14.1 VV-R65 Fearless', () => {
    const s = fight([{ clan: 'gangrel', pool: 6, on: { 'loc-1': ['ga-fearless', 1] } }]).answer(0, 'swap');
    expect([s.ends().pool(0), s.blood('loc-1', 0), s.totals[0]]).toEqual([1, 8, 11]);
  });
});

describe('Moving and revealing', () => {
  it('VV-E17 VV-9.11 VV-10.13 VV-15.13 VV-16.4 Backstab twice', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', pool: 7, on: { 'loc-1': ['no-backstab'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion'] } },
      ],
      ambition: 1,
      allies: { 'loc-1': 'al-marcel' },
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay().answer(0, 3).answer(0, 'move');
    expect([s.totals, s.player(0).allies, s.influence(0)]).toEqual([{ 0: 3, 1: 2 }, ['al-marcel'], 4]);
    s.stay().answer(0, 3);
    expect([s.totals, s.pool(0), s.influence(0), s.state.ambition]).toEqual([{ 0: 5 }, 1, 6, 0]);
    s.ends();
  });

  it('VV-E18 VV-12.12 VV-12.14 VV-12.16 VV-R49 VV-R51 Vanish, Cloak and Whispers', () => {
    const s = scene({
      players: [
        {
          clan: 'nosferatu',
          pool: 5,
          on: { 'loc-1': ['no-vanish', 'no-hunt', 2], 'loc-2': ['no-cloak-of-shadows', 'no-feral-whispers'] },
        },
        { on: { 'loc-1': [1] } },
        { on: { 'loc-1': [1] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 1 },
      ],
    });
    s.stay().answers(0, 'withdraw', 'cloak').told('blood-put', { amount: 4, source: 'no-feral-whispers' });
    expect([s.pool(0), s.on('loc-2', 0)]).toEqual([
      7,
      ['no-cloak-of-shadows', 'no-feral-whispers', 'no-vanish', 'no-hunt', 6],
    ]);
    s.stay().answer(0, 'stay').answer(0, 'leave');
    expect(s.ends().totals).toEqual({ 0: 14 });
  });

  it('VV-E19 VV-13.5 to VV-13.8 VV-R52 One Step Ahead', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      {
        clan: 'tremere',
        pool: 4,
        on: { 'loc-1': ['?tr-theft-of-vitae', '?tr-arcane-drain', '?tr-cauldron-of-blood'] },
      },
    ]);
    s.answers(1, 'turn-up', 'leave', 'turn-up').told('frenzy', { seat: 1, credited: 0 });
    s.told('influence', { seat: 0, source: 'bounty' }).told('drained', { seat: 1, after: 3 });
    s.passUntil('curtain');
    expect([s.ends().totals, s.on('loc-1', 1)[1]]).toEqual([{ 0: 3, 1: 6 }, '?tr-arcane-drain']);
  });

  it('VV-E20 VV-1.4 VV-R53 Auction', () => {
    const auction = (...allies: readonly 'al-fiorenza-savona'[]) => {
      const s = fight([
        { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-auction-of-blood'] } },
        { clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-on-the-prowl'] } },
        { clan: 'toreador', pool: 4, allies, on: { 'loc-1': ['to-summon'] } },
      ]);
      return s.answer(0, 2).answer(1, 1).answer(2, 1);
    };
    const s = auction('al-fiorenza-savona').told('bids', { lowest: 1 });
    s.told('turned-down', { seat: 1, card: 'ga-on-the-prowl' });
    expect([s.ends().pools.slice(0, 3), s.blood('loc-1', 0)]).toEqual([[4, 4, 3], 2]);
    auction().told('bids', { lowest: 2 }).told('turned-down', { seat: 2 }).ends();
  });

  it('VV-E21 VV-7.14 VV-10.14 VV-R42 VV-R58 Mesmerize', () => {
    const s = scene({
      players: [
        { clan: 'malkavian', pool: 5, on: { 'loc-2': ['ma-mesmerize'] } },
        {
          clan: 'brujah',
          pool: 4,
          hand: ['br-show-of-force', 'br-punks-posse'],
          on: { 'loc-2': ['br-hunt'], 'loc-1': ['br-challenge'] },
        },
        { clan: 'gangrel', pool: 4, on: { 'loc-2': ['ga-hunt'] } },
      ],
      at: [{ step: 'location', location: 1 }, { step: 'end-of-round' }],
    });
    s.stay().answer(0, 'seat:1').told('lost', { seat: 0, source: 'br-challenge', after: 4 });
    s.told('lost', { seat: 0, after: 3 }).told('stolen', { seat: 1, thief: 0 }).told('stolen', { seat: 2 });
    s.told('power', { seat: 0, total: 12, powers: [3, 3, 6] });
    s.asks([0, 1, 2, 3], 'hand-keep');
    expect([...s.hand(1)].sort()).toEqual(['br-challenge', 'br-hunt', 'br-punks-posse', 'br-show-of-force']);
  });

  it('VV-E22 VV-12.7 VV-12.11 A withdrawn passive comes alive', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['?ve-mass-manipulation'] } },
        { pool: 5, on: { 'loc-haven': [1] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay(0).told('withdrew', { cards: ['ve-mass-manipulation'] });
    expect(s.on('loc-haven', 0)).toEqual(['ve-mass-manipulation']);
    expect(s.stay().told('stolen', { seat: 1, amount: 2 }).ends().pool(1)).toBe(3);
  });
});

describe('Blood', () => {
  it('VV-E23 VV-1.15 VV-9.9 VV-R24 VV-R33 Retaliation', () => {
    const s = fight([
      { clan: 'brujah', pool: 2, on: { 'loc-1': ['br-show-of-force'] } },
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-retaliation'] } },
      { clan: 'gangrel', pool: 1, on: { 'loc-1': [1] } },
    ]);
    s.told('stolen', { seat: 1, amount: 1, after: 4 }).told('lost', { seat: 0, after: 2 });
    s.told('lost', { seat: 2, after: 0 }).told('frenzy', { seat: 2, credited: 1 });
    s.told('influence', { seat: 1, source: 'bounty' }).told('drained', { seat: 2, after: 3 });
    s.told('stolen', { seat: 2, thief: 0, after: 2 });
    expect(s.ends().pools.slice(0, 3)).toEqual([3, 4, 2]);
  });

  it('VV-E24 VV-7.12 VV-R32 Dark Pact', () => {
    const s = scene({
      players: [
        { clan: 'tremere', pool: 4, hand: ['tr-hunt'], on: { 'loc-2': ['tr-dark-pact'] } },
        { clan: 'brujah', on: { 'loc-haven': ['br-challenge'] } },
      ],
      at: 0,
    });
    s.answers(0, 'play:tr-hunt', 'location:loc-1', 'face-down:1');
    s.told('spent', { amount: 1, to: 'loc-2' }).told('played').told('lost', { amount: 1, to: 'loc-2' });
    expect([s.asks(0, 'plan-blood').pool(0), s.blood('loc-2', 0)]).toEqual([2, 2]);
  });

  it('VV-E25 VV-13.6 VV-9.14 Submission', () => {
    const s = fight([
      { clan: 'toreador', pool: 1, on: { 'loc-1': ['to-submission', '?to-entrancement'] } },
      { clan: 'nosferatu', pool: 6, on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-f-the-system', 9] } },
    ]);
    s.answer(0, 'turn-up').told('immune', { seat: 0, source: 'no-one-step-ahead' });
    expect([s.ends().totals, s.pools.slice(0, 2)]).toEqual([{ 0: 7, 1: 3, 2: 12 }, [1, 2]]);
  });

  it('VV-E26 VV-14.2 VV-15.4 VV-1.4 Curfew', () => {
    const s = fight([
      { clan: 'ventrue', pool: 5, on: { 'loc-1': ['ve-curfew'] } },
      { clan: 'brujah', pool: 6, on: { 'loc-1': ['br-hunt', 'br-fist-of-caine'] } },
      { clan: 'gangrel', pool: 6, on: { 'loc-1': ['ga-ready', 'ga-wolf-companion'] } },
    ]);
    s.answer(1, 'steal');
    expect(s.pools.slice(0, 3)).toEqual([8, 3, 6]);
    s.answer(2, 'skip').untold('blood-put').told('power', { seat: 1, rank: 1, total: 2 });
    expect(s.totals).toEqual({ 0: 1, 1: 2, 2: 2 });
    s.answer(1, 'card:br-hunt');
    expect(s.ends().pools.slice(0, 3)).toEqual([6, 5, 4]);
  });

  const mass = (sitting: Sitting = {}) =>
    scene({
      players: [
        { clan: 'ventrue', pool: 6, on: { 'loc-1': ['ve-mass-manipulation'] } },
        { clan: 'brujah', pool: 2, on: { 'loc-1': ['br-hunt'] }, ...sitting },
      ],
      allies: { 'loc-1': 'al-marcel' },
      at: 'loc-1',
    }).stay();

  it('VV-E27 VV-12.5 VV-R48 Mass Manipulation', () => {
    const s = mass().told('stolen', { seat: 1, amount: 2 }).told('frenzy', { seat: 1, credited: 0 });
    expect([s.ends().totals, s.pools.slice(0, 2)]).toEqual([{ 0: 3, 1: 0 }, [7, 4]]);
    expect([s.influence(0), s.influence(1), s.player(0).allies]).toEqual([5, 4, ['al-marcel']]);
  });

  it('VV-E37 VV-12.4 VV-12.5 Penitent Mask', () => {
    const s = mass({ relic: 're-penitent-mask' }).answer(1, 'switch').untold('stolen');
    expect([s.ends().on('loc-haven', 1), s.totals]).toEqual([['br-hunt'], { 0: 3 }]);
  });
});

describe('Frenzy, Diablerie, ends', () => {
  const robbed = (sitting: Sitting) =>
    fight([
      { clan: 'ventrue', pool: 1, on: { 'loc-1': [1] }, ...sitting },
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
    ]);

  it('VV-E28 VV-18.8 VV-18.10 Who is Drained', () => {
    const miguel = robbed({ allies: ['al-miguel-chandler', 'al-portia'] });
    expect(miguel.ends().player(0)).toMatchObject({ pool: 3, drained: ['al-miguel-chandler'] });
    const portia = robbed({ allies: ['al-portia'], victims: 0, influence: 2, on: { 'loc-1': [9] } });
    // Discards 1 of its 2 tokens; the Conflict has already paid 1 by then.
    expect(portia.ends().player(0)).toMatchObject({ pool: 1, influence: 2 + 1 - 1 });
  });

  it('VV-E29 VV-8.4 VV-8.9 VV-8.14 VV-8.16 Third token', () => {
    const s = fight(
      [
        {
          clan: 'gangrel',
          pool: 2,
          tokens: 1,
          victims: 0,
          allies: ['al-edward-neally'],
          on: { 'loc-1': [1] },
        },
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      ],
      { round: 3 },
    );
    s.told('influence', { seat: 1, source: 'bounty' }).told('drained', {
      card: 'al-edward-neally',
      tokens: 2,
    });
    s.told('eliminated', { seat: 0 }).told('ambition', { seat: 1 });
    expect([s.ends().isActive(0), s.state.ambition]).toEqual([false, 1]);
  });

  it('VV-E30 VV-16.4 to VV-16.6 VV-17.3 VV-R13 VV-R14 The Haven changes hands', () => {
    const s = fight(
      [
        { clan: 'brujah', pool: 6, on: { 'loc-haven': ['br-show-of-force'] } },
        { clan: 'gangrel', pool: 4, on: { 'loc-haven': ['ga-wolf-companion'] } },
        { clan: 'malkavian', pool: 6, on: { 'loc-haven': ['ma-shadow-strike', 3] } },
        { pool: 0 },
      ],
      { round: 2, allies: { 'loc-haven': 'al-sgt-mctavish' }, at: 'loc-haven' },
    );
    expect(s.ends().totals).toEqual({ 0: 1, 1: 2, 2: 6 });
    s.told('influence', { seat: 2, amount: 2, source: 'reward' }).told('influence', {
      seat: 2,
      source: 'haven',
    });
    s.told('ambition', { seat: 2 })
      .told('victim-joined', { seat: 1 })
      .told('influence', { seat: 1, amount: 2 });
    s.told('influence', { seat: 0, amount: 1 }).told('effect', { seat: 2, card: 'al-sgt-mctavish' });
    // Player order from the new Ambition holder: the Brujah first, then the Gangrel.
    s.told('stolen', { seat: 0, amount: 2 }).told('stolen', { seat: 1, amount: 2 });
    expect(s.pools.slice(0, 3)).toEqual([6, 1, 9]);
    s.ends();
  });

  it('VV-E31 VV-20.2 VV-20.3 VV-23.5 Score', () => {
    const s = scene({
      players: [
        {
          influence: 9,
          allies: ['al-bronwyn', 'al-julie-munoz'],
          victims: 2,
          drained: ['al-marcel'],
          drainedVictims: 1,
          tokens: 1,
          relic: 're-mirror-of-the-ninth-hour',
        },
      ],
      at: [],
    }).ends();
    expect(standings(s.state)[0]).toMatchObject({
      seat: 0,
      influence: 9,
      alliance: 5 + 3 + 2,
      bonus: 2,
      drained: 2,
      diablerie: -1,
      relic: 2,
      total: 24,
    });
  });

  it('VV-E32 VV-20.6 VV-R15 Final tie', () => {
    const order = (...allies: readonly ('al-fiorenza-savona' | 'al-erichtho')[]) => {
      const s = scene({
        players: [
          { influence: 20, pool: 2, allies },
          { influence: 20, pool: 5, allies: ['al-anita-wainwright'] },
          { influence: 20, pool: 5, allies: ['al-maldavis'] },
          { influence: 1 },
        ],
        ambition: 2,
        at: [],
      }).ends();
      return standings(s.state).map(({ seat }) => seat);
    };
    expect(order('al-erichtho')).toEqual([2, 1, 0, 3]);
    expect(order('al-fiorenza-savona')).toEqual([0, 2, 1, 3]);
  });

  it('VV-E33 VV-4.3 VV-4.4 VV-R29 Talley', () => {
    const feed = (victims: number) =>
      scene({
        players: [{ allies: ['al-talley'], victims, pool: 1 }],
        at: [{ step: 'feed', seats: [0] }],
      }).ends();
    const alone = feed(0).told('lost', { seat: 0, cause: null }).told('frenzy', { credited: null });
    expect(alone.player(0)).toMatchObject({ pool: 3, drained: ['al-talley'], tokens: 1 });
    expect(feed(1).untold('lost').untold('fed').player(0)).toMatchObject({ pool: 1, allies: ['al-talley'] });
  });
});

describe('Variants and options', () => {
  it('VV-E7 VV-24.2 Six seats', () => {
    const clans = ['toreador', 'gangrel', 'brujah', 'tremere', 'ventrue', 'nosferatu'] as const;
    const s = scene({ players: clans.map((clan) => ({ clan, influence: 0, victims: 0 })), at: [] }).ends();
    const places = standings(s.state).reduce<Record<number, string[]>>((teams, { seat, place }) => {
      teams[place] = [...(teams[place] ?? []), clans[seat] as string];
      return teams;
    }, {});
    expect(Object.values(places)).toEqual([
      ['toreador', 'tremere'],
      ['gangrel', 'ventrue'],
      ['brujah', 'nosferatu'],
    ]);
  });

  it('VV-E34 VV-24.4 VV-24.10 VV-R70 Team-mate', () => {
    const hunt = (matePool: number) =>
      fight(
        [
          { clan: 'brujah', pool: 3, on: { 'loc-1': ['br-hunt'] } },
          { on: { 'loc-1': [1] } },
          { pool: matePool, on: { 'loc-1': [1] } },
          { on: { 'loc-1': [1] } },
        ],
        { options: { teams: true } },
      ).asks(0, 'team-include', ['include', 'leave-out']);
    expect(hunt(4).answer(0, 'leave-out').ends().pools).toEqual([5, 5, 4, 5]);
    expect(hunt(4).answer(0, 'include').ends().pools).toEqual([6, 5, 3, 5]);
    const last = hunt(1).answer(0, 'include').told('frenzy', { seat: 2, credited: 0 });
    last.told('drained', { seat: 2 }).untold('influence', { seat: 0, source: 'bounty' }).ends();
  });

  it('VV-E35 VV-7.10 VV-7.17 Checkpoint', () => {
    const s = scene({
      players: [{ clan: 'brujah', pool: 2, hand: ['br-hunt'], victims: 0 }],
      places: { 'loc-1': 'pl-sheriffs-checkpoint' },
      at: 0,
    });
    // Only one facing is affordable, so it is not asked; no blood can be added either.
    s.answer(0, 'location:loc-1').told('spent', { amount: 1 }).told('played', { faceUp: true, cost: 1 });
    expect([s.ends().pool(0), s.on('loc-1', 0)]).toEqual([1, ['br-hunt']]);
  });

  it('VV-E36 VV-7.9 VV-7.11 VV-R40 VV-R41 Eyes in the Dark', () => {
    const eyes = { clan: 'nosferatu', on: { 'loc-2': ['no-eyes-in-the-dark'] } } as const;
    const poor = { clan: 'brujah', pool: 1, hand: ['br-hunt'], victims: 0 } as const;
    const s = scene({ players: [poor, eyes], at: 0 });
    s.asks(0, 'plan-location', ['location:loc-1', 'location:loc-haven']).bars(0, 'location:loc-2', 'VV-7.11');
    const erichtho = scene({ players: [{ ...poor, allies: ['al-erichtho'] }, eyes], at: 0 });
    erichtho
      .answers(0, 'play:br-hunt', 'location:loc-2')
      .told('played', { faceUp: false, cost: 0, watcher: 1 });
    expect([erichtho.asks(0, 'plan-blood').blood('loc-2', 1), erichtho.pool(0)]).toEqual([1, 1]);
    expect(erichtho.view(1).state.positions[1]?.[0]?.cards[0]?.card).toBe('br-hunt');
  });
});
