import { type DecisionOfOne, type Match, Table } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { drafted, type Sitting, scene } from './kit.ts';

const BRUJAH = { clan: 'brujah', hand: ['br-hunt', 'br-ready'], victims: 0 } as const;

function turn(sitting: Sitting = {}, others: readonly Sitting[] = []) {
  return scene({ players: [{ ...BRUJAH, ...sitting }, ...others], at: 0 });
}

describe('VV-7 Planning', () => {
  it('VV-7.1 VV-7.2 VV-21.3 laps in each round, everybody once in each, in player order', () => {
    for (const [seats, laps] of [
      [3, [3, 4, 5]],
      [4, [2, 3, 4]],
      [5, [2, 3, 4]],
      [6, [2, 3, 4]],
    ] as const) {
      const match = drafted(seats);
      const turns: string[] = [];
      while (!match.position.over) {
        const { asked } = match.position;
        if (asked === null) break;
        asked.seats.forEach((seat, i) => {
          if (match.position.asked !== asked || asked.answers[i] !== null) return;
          match.answer(seat, match.view(seat).asked?.mine?.fallback ?? 'none');
          for (const told of match.collect()) {
            if (told.kind === 'round') turns.push('');
            if (told.kind === 'turn' || told.kind === 'turn-skipped')
              turns[turns.length - 1] += String(told.seat);
            if (told.kind === 'ambition') turns.push('');
          }
        });
      }
      const rounds = turns.filter((line) => line !== '');
      expect(rounds.map((line) => line.length)).toEqual(laps.map((count) => count * seats));
      for (const line of rounds) {
        const lap = line.slice(0, seats);
        expect(line).toBe(lap.repeat(line.length / seats));
        expect([...lap].map((seat) => (Number(seat) - Number(lap[0]) + seats) % seats)).toEqual(
          Array.from({ length: seats }, (_, i) => i),
        );
      }
    }
  });

  it('VV-7.3 VV-R37 exactly one card is played', () => {
    const s = turn().asks(0, 'plan-action', ['play:br-hunt', 'play:br-ready']).answer(0, 'play:br-hunt');
    s.answers(0, 'location:loc-1', 'face-up:0', 'blood:0');
    expect(s.ends().hand(0)).toEqual(['br-ready']);
  });

  it('VV-7.4 VV-R37 an empty hand skips the turn completely', () => {
    const s = turn({ hand: [], victims: 2, tokens: 1, relic: 're-phial-of-elder-vitae' });
    s.told('turn-skipped', { seat: 0 }).ends();
  });

  it('VV-7.4 a skipped turn does not change whose turn comes next', () => {
    const s = scene({
      players: [
        { ...BRUJAH, hand: ['br-hunt'] },
        { hand: [] },
        { clan: 'gangrel', hand: ['ga-hunt'] },
        { hand: [] },
      ],
      at: 'lap',
    });
    s.told('turn', { seat: 0 })
      .passUntil('curtain')
      .told('turn-skipped', { seat: 1 })
      .told('turn', { seat: 2 });
    s.told('turn-skipped', { seat: 3 }).ends();
  });

  it('VV-7.5 any Location, the same as before or another', () => {
    const s = turn({ on: { 'loc-1': ['br-challenge'] } }).answer(0, 'play:br-hunt');
    s.asks(0, 'plan-location', ['location:loc-1', 'location:loc-2', 'location:loc-haven']);
  });

  it('VV-7.6 VV-7.7 VV-7.8 face up costs nothing, face down 1 blood', () => {
    const s = turn().answers(0, 'play:br-hunt', 'location:loc-1');
    s.asks(0, 'plan-facing', ['face-up:0', 'face-down:1']);
    const up = turn().answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0').untold('spent');
    expect(up.asks(0, 'plan-blood').pool(0)).toBe(6);
    const down = turn().answers(0, 'play:br-hunt', 'location:loc-1', 'face-down:1');
    expect(
      down
        .told('spent', { amount: 1 })
        .asks(0, 'plan-blood', ['blood:0', 'blood:1', 'blood:2', 'blood:3'])
        .pool(0),
    ).toBe(5);
  });

  it('VV-7.9 VV-7.10 all changes of the face-down cost are added up first', () => {
    const cost = (allies: Sitting['allies'], place?: 'pl-pedway-tunnels' | 'pl-sheriffs-checkpoint') => {
      const s = scene({
        players: [{ ...BRUJAH, pool: 9, ...(allies ? { allies } : {}) }],
        ...(place ? { places: { 'loc-1': place } } : {}),
        at: 0,
      });
      return s.answers(0, 'play:br-hunt', 'location:loc-1').asks(0, 'plan-facing').options(0);
    };
    expect(cost(['al-erichtho', 'al-ryan-ramos'])).toEqual(['face-up:0', 'face-down:1']);
    expect(cost(['al-erichtho'], 'pl-pedway-tunnels')).toEqual(['face-up:0', 'face-down:0']);
    expect(cost(['al-erichtho', 'al-ryan-ramos'], 'pl-pedway-tunnels')).toEqual(['face-up:0', 'face-down:0']);
    expect(cost(['al-ryan-ramos'], 'pl-sheriffs-checkpoint')).toEqual(['face-up:1', 'face-down:3']);
  });

  it('VV-7.10 VV-9.2 a cost that would take the last blood cannot be paid', () => {
    // With 1 blood only face up is possible, so nothing is asked.
    const s = turn({ pool: 1 }).answers(0, 'play:br-hunt', 'location:loc-1');
    s.told('played', { faceUp: true, cost: 0 }).ends();
  });

  it('VV-7.12 VV-R39 cost, card, reactions, then blood', () => {
    const s = turn({ pool: 3 }, [
      { clan: 'gangrel', on: { 'loc-1': ['ga-on-the-prowl'] } },
      { clan: 'malkavian', on: { 'loc-2': ['br-challenge'] } },
    ]);
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-down:1').told('spent').told('played');
    s.told('blood-put', { seat: 1, source: 'ga-on-the-prowl' }).told('lost', { seat: 0, after: 1, cause: 2 });
    // The loss leaves no blood to add.
    s.ends();
  });

  it('VV-7.13 reactions come in player order, and in code order for the same controller', () => {
    const watchers = [
      {
        clan: 'nosferatu',
        on: { 'loc-haven': ['no-eyes-in-the-dark', 'ga-on-the-prowl'], 'loc-1': ['br-challenge'] },
      },
      {},
    ] as const;
    const s = scene({
      players: [...watchers, { clan: 'ventrue', allies: ['al-carmelita-neillson'], hand: ['ve-hunt'] }],
      ambition: 1,
      at: 2,
    });
    s.answers(2, 'play:ve-hunt', 'location:loc-haven').told('blood-put', {
      seat: 2,
      source: 'al-carmelita-neillson',
    });
    s.told('lost', { seat: 2, source: 'br-challenge' }).told('blood-put', { source: 'ga-on-the-prowl' });
    s.told('blood-put', { source: 'no-eyes-in-the-dark' }).asks(2, 'plan-blood');
  });

  it('VV-7.13 VV-8.3 VV-R80 a reaction brings nothing if an earlier reaction to the same play has Drained its Ally', () => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { 'loc-1': ['br-challenge'] } },
        {
          clan: 'ventrue',
          pool: 1,
          victims: 0,
          allies: ['al-carmelita-neillson'],
          hand: ['ve-hunt', 've-ready'],
        },
      ],
      at: 1,
    });
    s.answers(1, 'play:ve-hunt', 'location:loc-haven').told('lost', { seat: 1, source: 'br-challenge' });
    s.told('frenzy', { seat: 1, credited: 0 }).told('drained', { seat: 1, card: 'al-carmelita-neillson' });
    s.untold('blood-put').asks(1, 'plan-blood');
    expect(s.blood('loc-haven', 1)).toBe(0);
  });

  it('VV-7.13 VV-R80 a reaction that has resolved stands, whatever is Drained later', () => {
    const s = scene({
      players: [
        {
          clan: 'ventrue',
          pool: 1,
          victims: 0,
          allies: ['al-carmelita-neillson'],
          hand: ['ve-hunt', 've-ready'],
        },
        { clan: 'brujah', on: { 'loc-1': ['br-challenge'] } },
      ],
      at: 0,
    });
    s.answers(0, 'play:ve-hunt', 'location:loc-haven').told('blood-put', { source: 'al-carmelita-neillson' });
    s.told('drained', { seat: 0, card: 'al-carmelita-neillson' }).asks(0, 'plan-blood');
    expect(s.blood('loc-haven', 0)).toBe(1);
  });

  it('VV-7.14 VV-10.18 cards played in the Resolution trigger reactions, moved ones do not', () => {
    const s = scene({
      players: [
        { clan: 'malkavian', pool: 5, hand: ['ma-hunt'], on: { 'loc-1': ['ma-madness-network'] } },
        { clan: 'gangrel', on: { 'loc-1': ['?ga-on-the-prowl'] } },
        { clan: 'brujah', on: { 'loc-haven': ['br-challenge'] } },
        { clan: 'nosferatu', on: { 'loc-1': ['no-unseen-passage'] } },
      ],
      at: 'loc-1',
    });
    s.stay().told('blood-put', { seat: 1, source: 'ga-on-the-prowl', amount: 1 });
    s.told('lost', { seat: 0, source: 'br-challenge' }).told('card-moved', { seat: 3 });
    expect([s.ends().blood('loc-1', 1), s.pool(3)]).toEqual([1, 6 - 1]);
  });

  it('VV-7.15 VV-7.16 VV-R38 0 to 3 blood with each card, however much is already there', () => {
    const s = turn({ pool: 9, on: { 'loc-1': [7] } }).answers(
      0,
      'play:br-hunt',
      'location:loc-1',
      'face-up:0',
    );
    s.asks(0, 'plan-blood', ['blood:0', 'blood:1', 'blood:2', 'blood:3']).answer(0, 'blood:3');
    expect([s.ends().blood('loc-1', 0), s.pool(0)]).toEqual([10, 6]);
  });

  it('VV-7.15 the amount played is the number in the option, however many digits it has', () => {
    const { position } = drafted(4);
    const table = new Table(vendetta, position, { listening: false });
    const { players, positions } = table.state;
    const [player, row] = [players[0], positions[0]];
    if (player === undefined || row === undefined) throw new Error('there is nobody');
    player.pool = 20;
    const decision = vendetta.work['plan-blood'];
    (decision as DecisionOfOne<State, VendettaFrame, VendettaHappening, 'plan-blood'>).answered(
      table,
      'blood:12',
      0,
      { step: 'plan-blood', seat: 0, location: 0 },
    );
    expect([player.pool, row[0]?.blood]).toEqual([8, 12]);
  });

  it('VV-7.17 VV-9.13 VV-R21 playing blood must leave 1; an empty Pool allows exactly 0', () => {
    const s = turn({ pool: 2, victims: 1 }).answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0');
    s.asks(0, 'plan-blood', ['blood:0', 'blood:1', 'drain'])
      .bars(0, 'blood:2', 'VV-7.17')
      .asks(0, 'plan-blood');
    turn({ pool: 0 }).answers(0, 'play:br-hunt', 'location:loc-1').ends();
  });

  it('VV-25.3 VV-25.10 VV-R21 with spend-only the last blood may be played, which causes Frenzy', () => {
    const s = scene({
      players: [{ ...BRUJAH, pool: 2, victims: 1 }],
      options: { lastBlood: 'spend-only' },
      at: 0,
    });
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0');
    s.asks(0, 'plan-blood', ['blood:0', 'blood:1', 'blood:2', 'drain']).answer(0, 'blood:2');
    s.told('frenzy', { seat: 0, credited: null, location: 'loc-1' }).told('drained', { card: 'victim' });
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([3, 2]);
    const spend = scene({ players: [{ ...BRUJAH, pool: 1 }], options: { lastBlood: 'spend-only' }, at: 0 });
    spend.answers(0, 'play:br-hunt', 'location:loc-1').told('played', { cost: 0 }).asks(0, 'plan-blood');
  });

  it('VV-7.18 VV-7.19 VV-7.20 Diablerie tokens bring blood beyond the limit, once a round', () => {
    const s = turn({ tokens: 2, flipped: 1 }).answers(
      0,
      'play:br-hunt',
      'location:loc-1',
      'face-up:0',
      'blood:3',
    );
    s.asks(0, 'plan-diablerie').upTo(0, 1).answer(0, 1).told('tokens-flipped', { amount: 1 });
    expect([s.ends().blood('loc-1', 0), s.pool(0)]).toEqual([4, 3]);
    turn({ tokens: 2, flipped: 2 })
      .answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0', 'blood:0')
      .ends();
  });

  it('VV-7.21 VV-R46 Draining before choosing a card, before the blood, and after playing', () => {
    const s = turn({ victims: 3 })
      .asks(0, 'plan-action', ['play:br-hunt', 'play:br-ready', 'drain'])
      .answer(0, 'drain');
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0').answer(0, 'drain').answer(0, 'blood:0');
    s.asks(0, 'plan-end', ['end', 'drain']).answer(0, 'drain');
    expect(s.ends().player(0)).toMatchObject({ pool: 15, victims: 0, drainedVictims: 3 });
  });

  it('VV-7.22 VV-R44 looks before choosing a card and after playing, at cards anywhere', () => {
    const s = turn({ allies: ['al-ambrus-maropis'] }, [
      { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt'], 'loc-haven': ['?ga-ready'] } },
    ]);
    s.answers(0, 'look', 'look:loc-haven.1.0').asks(0, 'plan-action');
    // Only one unknown card is left, so it need not be named.
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0', 'blood:0', 'look');
    s.told('looked', { location: 'loc-haven' }).told('looked', { location: 'loc-1' });
    s.bars(0, 'look', 'VV-7.22').asks(0, 'plan-end').answer(0, 'end').ends();
  });

  it('VV-1.17 VV-7.22 VV-R79 a look is paid for first: Retaliation and its Frenzies come before it', () => {
    const s = scene({
      players: [
        {
          clan: 'tremere',
          pool: 4,
          allies: ['al-ambrus-maropis'],
          hand: ['tr-hunt'],
          on: { 'loc-1': ['tr-retaliation'] },
        },
        { clan: 'gangrel', pool: 1, on: { 'loc-1': ['?ga-hunt', '?ga-ready'] } },
      ],
      at: 0,
    });
    s.answers(0, 'look', 'look:loc-1.1.1').told('spent', { seat: 0, amount: 1, location: 'loc-1' });
    s.told('lost', { seat: 1, source: 'tr-retaliation' }).told('frenzy', { seat: 1, credited: 0 });
    s.told('drained', { seat: 1 }).told('looked', { at: 1, number: 1, card: 'ga-ready' });
    expect(s.view(0).state.positions[0]?.[1]?.cards.map(({ card }) => card)).toEqual([null, 'ga-ready']);
    s.asks(0, 'plan-action');
  });

  it('VV-7.22 VV-R79 the paid card is looked at, wherever it is by then', () => {
    const look = () => {
      const s = scene({
        players: [
          {
            clan: 'tremere',
            pool: 4,
            allies: ['al-ambrus-maropis'],
            hand: ['tr-hunt'],
            on: { 'loc-1': ['tr-retaliation'] },
          },
          {
            clan: 'gangrel',
            pool: 1,
            relic: 're-ward-of-cold-ashes',
            on: { 'loc-1': ['?ga-hunt', '?ga-ready', '?ga-mist-form'] },
          },
        ],
        at: 0,
      });
      return s.answers(0, 'look', 'look:loc-1.1.1').asks(1, 'frenzy-replace');
    };
    // No rule takes a single card away in the middle of a Frenzy. If one ever does, no other card may take its place.
    const neighbour = look().takeToHand('loc-1', 1, 'ga-hunt').answer(1, 'ward');
    neighbour.told('looked', { at: 1, number: 0, card: 'ga-ready' }).asks(0, 'plan-action');
    look().takeToHand('loc-1', 1, 'ga-ready').answer(1, 'ward').untold('looked').asks(0, 'plan-action');
  });

  it('VV-1.17 VV-8.12 VV-R79 a card that is gone when the price is paid is not looked at', () => {
    const s = scene({
      players: [
        {
          clan: 'tremere',
          pool: 4,
          allies: ['al-ambrus-maropis'],
          hand: ['tr-hunt'],
          on: { 'loc-1': ['tr-retaliation'] },
        },
        {
          clan: 'gangrel',
          pool: 1,
          tokens: 2,
          victims: 0,
          allies: ['al-marcel'],
          on: { 'loc-1': ['?ga-hunt', '?ga-ready'] },
        },
      ],
      at: 0,
    });
    s.answers(0, 'look', 'look:loc-1.1.0').told('spent', { seat: 0, amount: 1 });
    s.told('eliminated', { seat: 1 }).untold('looked').asks(0, 'plan-action');
    expect(s.pool(0)).toBe(3);
  });

  it('VV-7.24 the turn ends when the player says so', () => {
    const s = turn({ victims: 1 }).answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0', 'blood:0');
    s.asks(0, 'plan-end').answer(0, 'end').ends();
  });

  it('VV-7.25 VV-10.1 VV-10.4 a face-down card has no effect', () => {
    const s = turn({}, [{ clan: 'gangrel', on: { 'loc-1': ['?ga-on-the-prowl'] } }]);
    s.answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0').untold('blood-put').asks(0, 'plan-blood');
  });

  it('VV-7.26 VV-10.5 Master Plan works only if it is face up at the end of Planning', () => {
    const plan = (card: 've-master-plan' | '?ve-master-plan') =>
      scene({ players: [{ clan: 'ventrue', on: { 'loc-1': [card] } }], at: 'end-planning' }).ends();
    expect(plan('ve-master-plan').influence(1)).toBe(2);
    expect(plan('?ve-master-plan').influence(1)).toBe(3);
  });

  it('VV-7.27 cards left in hand stay there, with no limit', () => {
    const hand = [
      'br-hunt',
      'br-ready',
      'br-challenge',
      'br-earthshock',
      'br-f-the-system',
      'br-fist-of-caine',
    ] as const;
    const s = scene({
      players: [{ clan: 'brujah', hand }],
      at: [{ step: 'end-planning' }, { step: 'end-of-round' }],
    });
    expect(s.hand(0)).toEqual(hand);
    s.asks([0, 1, 2, 3], 'hand-keep');
  });

  it('nothing about a play is public before its facing is chosen', () => {
    const s = turn().answers(0, 'play:br-hunt', 'location:loc-2');
    expect(s.view(1).state.plan).toEqual({
      seat: 0,
      card: null,
      location: null,
      open: false,
      watched: false,
    });
    expect(s.view(0).state.plan).toMatchObject({ card: 'br-hunt', location: 1 });
    expect(JSON.stringify(s.view(1).work)).not.toContain('br-hunt');
    expect(s.heard(1, 'played')).toEqual([]);
    s.asks(0, 'plan-facing');
  });

  it('a card about to be played can be returned to hand until its facing is chosen', () => {
    const match: Match = drafted(4) as unknown as Match;
    while (match.position.asked?.frame.step !== 'plan-action') {
      const { asked } = match.position;
      const seat = asked?.seats.find((_, i) => asked.answers[i] === null) as number;
      match.answer(seat, match.view(seat).asked?.mine?.fallback ?? '');
    }
    const [seat] = match.position.asked.seats as [number];
    const before = JSON.stringify(match.position);
    match.answer(seat, match.view(seat).asked?.mine?.fallback ?? '');
    expect(match.position.asked?.frame.step).toBe('plan-location');
    expect(match.undo(seat)).toBeNull();
    expect(JSON.stringify(match.position)).toBe(before);
  });
});

describe('VV-8 Draining, Diablerie and elimination', () => {
  it('VV-8.1 only cards of your own Alliance, in your own turn; each distinct card once, Victims as one', () => {
    const s = turn({ victims: 3, allies: ['al-marcel', 'al-bobby-white'] }, [{ allies: ['al-bronwyn'] }]);
    s.answer(0, 'drain').asks(0, 'drain-which', ['card:al-marcel', 'card:al-bobby-white', 'card:victim']);
  });

  it('VV-8.2 VV-8.3 a Drained card gives its blood, and no longer feeds or works', () => {
    const s = turn({ allies: ['al-erichtho'] }).answer(0, 'drain');
    s.answers(0, 'play:br-hunt', 'location:loc-1').asks(0, 'plan-facing', ['face-up:0', 'face-down:1']);
    expect(s.player(0)).toMatchObject({ pool: 9, allies: [], drained: ['al-erichtho'] });
    s.refuses(0, 'drain');
  });

  it('VV-8.4 VV-8.5 a Vampire gives a token, a Human and a Victim do not', () => {
    const tokens = (sitting: Sitting) =>
      turn(sitting).answer(0, 'drain').asks(0, 'plan-action').player(0).tokens;
    expect([
      tokens({ allies: ['al-marcel'] }),
      tokens({ allies: ['al-tom-kimber'] }),
      tokens({ victims: 1 }),
    ]).toEqual([1, 0, 0]);
  });

  it('VV-8.6 Portia is not among the cards that can be Drained', () => {
    const s = turn({ allies: ['al-portia', 'al-marcel'], victims: 1 }).answer(0, 'drain');
    s.asks(0, 'drain-which', ['card:al-marcel', 'card:victim']).bars(0, 'card:al-portia', 'VV-8.6');
    s.asks(0, 'drain-which');
  });

  it('VV-8.7 a new token may be flipped in the same turn', () => {
    const s = turn({ allies: ['al-marcel'] }).answers(
      0,
      'play:br-hunt',
      'location:loc-1',
      'face-up:0',
      'drain',
    );
    s.answer(0, 'blood:0').asks(0, 'plan-diablerie').upTo(0, 1).answer(0, 1);
    expect(s.ends().on('loc-1', 0)).toEqual(['br-hunt', 1]);
  });

  it('VV-8.8 VV-R4 each token costs 1 Influence, flipped or not', () => {
    const s = scene({ players: [{ tokens: 2, flipped: 1 }], round: 3, at: 'end-of-round' });
    s.told('score', { seat: 0, diablerie: -2 }).over([1]);
  });

  it('VV-8.9 VV-8.10 VV-R69 the third token eliminates, even one taken voluntarily', () => {
    const s = turn({ tokens: 2, allies: ['al-marcel'] })
      .asks(0, 'plan-action')
      .answer(0, 'drain');
    s.told('drained', { tokens: 1 }).told('eliminated', { seat: 0 }).ends();
    expect(s.isActive(0)).toBe(false);
  });

  it('VV-8.11 VV-8.12 VV-R68 everything of an eliminated seat leaves the game', () => {
    const s = turn({
      tokens: 2,
      victims: 2,
      allies: ['al-marcel'],
      drained: ['al-bobby-white'],
      relic: 're-phial-of-elder-vitae',
      on: { 'loc-1': ['br-challenge', '?br-earthshock', 4] },
    });
    s.answers(0, 'drain', 'card:al-marcel').ends();
    expect(s.player(0)).toMatchObject({
      pool: 0,
      influence: 0,
      hand: [],
      deck: [],
      allies: [],
      victims: 0,
      drained: [],
      relic: null,
    });
    expect(s.on('loc-1', 0)).toEqual([]);
    expect(s.state.out.clanCards.length).toBe(9);
    expect([...s.state.out.allies].sort()).toEqual(['al-bobby-white', 'al-marcel']);
    expect(s.state.out.victims).toBe(2);
    expect(s.state.out.relics).toEqual([{ relic: 're-phial-of-elder-vitae', owner: 0 }]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(s.view(viewer).state.players[0]).toMatchObject({ relic: null, relicUsed: false });
  });

  it('VV-8.12 VV-8.13 VV-8.20 VV-10.12 VV-10.19 cards on other Positions: ownership decides', () => {
    const s = scene({
      players: [
        {
          clan: 'malkavian',
          tokens: 2,
          victims: 0,
          allies: ['al-marcel'],
          hand: ['ma-hunt'],
          on: { 'loc-1': ['br-hunt', 'ma-ready'] },
        },
        { clan: 'brujah', on: { 'loc-1': ['br-ready'] } },
        { clan: 'gangrel', on: { 'loc-2': ['ma-chaos'] } },
      ],
      at: [{ step: 'turn', seat: 0 }, { step: 'end-of-round' }],
    });
    s.answer(0, 'drain').told('eliminated', { seat: 0 });
    // The captured Hunt went home after all others; the Malkavian card on the Gangrel's Position left the game.
    expect(s.hand(1)).toEqual(['br-ready', 'br-hunt']);
    expect(s.state.out.clanCards).toContain('ma-chaos');
    expect([s.hand(0), s.hand(2), s.state.aside]).toEqual([[], [], []]);
    s.asks([1, 2, 3], 'hand-keep');
  });

  it('VV-8.14 VV-1.2 the Ambition token goes to the next active seat clockwise, and player order starts there from now on', () => {
    const s = scene({
      players: [
        {},
        { ...BRUJAH, tokens: 2, allies: ['al-marcel'] },
        { tokens: 2, allies: ['al-talley'] },
        {},
      ],
      ambition: 1,
      at: 1,
    });
    s.answer(1, 'drain').told('ambition', { seat: 2 }).ends();
    expect(s.state.ambition).toBe(2);
  });

  it('VV-8.15 VV-1.3 VV-8.19 the turn, the decisions and the place in the lap of an eliminated seat are skipped', () => {
    const s = scene({
      players: [
        { ...BRUJAH, tokens: 2, allies: ['al-marcel'] },
        { clan: 'gangrel', hand: ['ga-hunt'] },
        { clan: 'ventrue', hand: ['ve-hunt'] },
        { clan: 'malkavian', hand: ['ma-hunt'] },
      ],
      at: [
        { step: 'lap', lap: 1 },
        { step: 'lap', lap: 2 },
      ],
      round: 1,
    });
    s.answer(0, 'drain').told('eliminated', { seat: 0 }).told('turn', { seat: 1 });
    s.passUntil('curtain').untold('turn-skipped', { seat: 0 }).ends();
  });

  it('VV-8.17 VV-20.8 eliminated seats are behind all others, those eliminated later ahead of the earlier ones', () => {
    const s = scene({
      players: [
        { eliminated: 1, influence: 0 },
        { influence: 0, victims: 0, tokens: 2 },
        { eliminated: 2 },
        { influence: 5 },
      ],
      round: 3,
      at: 'end-of-round',
    });
    s.told('score', { seat: 3, place: 1 }).told('score', { seat: 1, place: 2, eliminated: false, total: -2 });
    s.told('score', { seat: 2, place: 3, eliminated: true }).told('score', { seat: 0, place: 4 }).over([3]);
  });

  it('VV-8.18 if only one active seat is left, the game ends at once', () => {
    const s = scene({
      players: [{ ...BRUJAH, tokens: 2, allies: ['al-marcel'] }, { eliminated: 1 }, { eliminated: 2 }, {}],
      at: 0,
    });
    s.answer(0, 'drain')
      .told('ended', { why: 'last-one-left', winners: [3] })
      .over([3]);
  });
});
