import { describe, expect, it } from 'vitest';
import { HUMAN_TYPES } from '../cards/card.ts';
import { TOKEN_IDS, type TokenId } from '../cards/tokens.ts';
import { action, type Setting, type Sitting, scene, turn } from './kit.ts';

/** The 26 Bonus tokens of 7.9, kind by kind. */

/** Nobody is closer to the Castle than the first seat. */
const FAR: Partial<Setting> = { players: [{ at: 'labyrinth' }] };

describe('Taking a token', () => {
  it.each(TOKEN_IDS)('%s TH-15.1 TH-15.2 TH-11.9: 2 VP at once, Velvet Clothing 4', (token) => {
    const s = action({ at: 'r6' }, 1, { chests: { r6: token } }).answer(0, 'chest:r6');
    const vp = token === 'token-velvet' ? 4 : 2;
    s.told('token-taken', { seat: 0, space: 'r6', token }).told('gained', { amount: vp, source: token });
    expect([s.vp(), s.tokens()]).toEqual([vp, [token]]);
    s.passUntil('curtain').ends();
  });

  it('TH-15.1 any number, all open', () => {
    const tokens = ['token-velvet', 'token-velvet', 'token-parasol'] as const;
    const s = action({ at: 'r6', tokens }, 1, { chests: { r6: 'token-velvet' } })
      .answer(0, 'chest:r6')
      .ends();
    expect(s.view(1).state.players[0]?.tokens.length).toBe(4);
  });
});

describe('token-velvet', () => {
  it('token-velvet TH-15.2: nothing to play', () => {
    turn({ home: 1, hand: ['vampire-speed-2'], tokens: ['token-velvet'] }).ends();
  });
});

describe('Speed tokens', () => {
  const bySpeed: readonly (readonly [TokenId, number])[] = [
    ['token-speed-1', 1],
    ['token-speed-2', 2],
  ];

  it.each(bySpeed)('%s TH-15.5: in the Move step, %i more to walk', (token, more) => {
    const s = turn({ at: 'm2', hand: ['vampire-speed-2'], tokens: [token] });
    expect(s.destinations).not.toContain(`m${2 + 2 + more}`);
    s.answer(0, `token:${token}`).told('token-played', { seat: 0, token });
    expect([s.turn.speed, s.turn.remaining]).toEqual([2 + more, 2 + more]);
    expect(s.destinations).toContain(`m${2 + 2 + more}`);
    expect([s.asks(0, 'move').tokens(), s.played()]).toEqual([[], [token]]);
  });

  it.each(bySpeed)('%s TH-15.5 TH-9.10: in the Action step, %i more for hunts', (token, more) => {
    const track = { '1/1': ['noble-jack'], '1/2': ['noble-zara'], '1/3': ['noble-mindy'] } as const;
    const s = action({ at: 'm2', tokens: [token] }, 1, { track });
    s.asks(0, 'action', ['hunt:1/1', `token:${token}`, 'end']).answer(0, `token:${token}`);
    s.asks(0, 'action', ['hunt:1/1', 'hunt:1/2', ...(more === 2 ? ['hunt:1/3'] : []), 'end']);
    expect(s.turn.remaining).toBe(1 + more);
  });

  it.each(bySpeed)('%s TH-15.3 TH-15.4: once, then turned over; the second copy after it', (token, more) => {
    const s = turn({ at: 'm2', hand: ['vampire-speed-2'], tokens: [token, token] });
    s.answers(0, `token:${token}`, `token:${token}`);
    expect([s.turn.remaining, s.played()]).toEqual([2 + 2 * more, [token, token]]);
    s.refuses(0, `token:${token}`).asks(0, 'move');
  });

  it('token-speed-2 TH-9.2 TH-11.2: allows a vampire without Speed to move, and its space works', () => {
    const slow: Sitting = { at: 'r11', hand: ['military-diego'], tokens: ['token-speed-2'] };
    const s = turn(slow, { chests: { r11: 'token-velvet' } }).answer(0, 'token:token-speed-2');
    s.asks(0, 'move', ['stay', 'move:r10', 'move:r12']).answer(0, 'stay');
    s.asks(0, 'action', ['chest:r11', 'end']);
    // If it is played later, it only pays for hunts.
    const late = turn(slow, { chests: { r11: 'token-velvet' }, track: { '1/1': ['noble-jack'] } });
    late.answer(0, 'stay').asks(0, 'action', ['token:token-speed-2', 'end']).answer(0, 'token:token-speed-2');
    late.asks(0, 'action', ['hunt:1/1', 'end']);
  });

  it('token-speed-1 TH-9.17 TH-R29: feeds a Spicy move', () => {
    const s = turn({ at: 'd2', hand: ['villager-eunice', 'vampire-speed-2'], tokens: ['token-speed-1'] });
    s.asks(0, 'move', ['move:d4', 'move:r5', 'token:token-speed-1']).answer(0, 'token:token-speed-1');
    s.asks(0, 'move', ['move:d5', 'move:r4']);
  });

  it('token-speed-1 TH-9.17 TH-R29: does not pay for hunts while the Well is not reached', () => {
    const s = turn(
      {
        at: 'd2',
        hand: ['villager-eunice', 'vampire-speed-2'],
        tokens: ['token-speed-1', 'token-hunt'],
      },
      { track: { '1/1': ['noble-jack'] } },
    ).answer(0, 'move:d4');
    s.asks(0, 'action', ['token:token-hunt', 'end']).bars(0, 'token:token-speed-1', 'TH-9.17', 'spicy-token');
  });

  it('token-speed-1 TH-9.17: but on the Well it does', () => {
    turn(
      { at: 'd4', hand: ['villager-eunice', 'villager-momo'], tokens: ['token-speed-1'] },
      { track: { '1/1': ['noble-jack'] } },
    )
      .answer(0, 'move:d5')
      .asks(0, 'action', ['token:token-speed-1', 'end'])
      .answer(0, 'token:token-speed-1')
      .asks(0, 'action', ['hunt:1/1', 'end']);
  });
});

describe('token-hunt', () => {
  const track = { '1/1': ['noble-jack'], '1/2': ['noble-zara'], '2/2': ['noble-mindy'] } as const;

  it('token-hunt TH-13.2: one more general hunt, in the Action step', () => {
    const s = action({ at: 'm2', tokens: ['token-hunt'] }, 4, { track }).answer(0, 'token:token-hunt');
    expect([s.turn.generalHunts, s.turn.remaining]).toEqual([2, 4]);
    s.answers(0, 'hunt:1/2', 'hunt:2/2').told('hunted', { cost: 2 }).told('hunted', { cost: 2 }).ends();
    expect(s.played()).toEqual(['token-hunt']);
  });

  it('token-hunt TH-13.2: after the first hunt too, and each copy once', () => {
    const s = action({ at: 'm2', tokens: ['token-hunt', 'token-hunt'] }, 5, { track });
    s.answer(0, 'hunt:1/2').asks(0, 'action', ['token:token-hunt', 'end']);
    s.answers(0, 'token:token-hunt', 'token:token-hunt', 'hunt:2/2', 'hunt:1/1').ends();
    expect(s.vp()).toBe(3 + 1 + 3);
  });

  it('token-hunt TH-13.2: not in the Effects or Move step', () => {
    turn({ at: 'm2', hand: ['vampire-speed-2'], tokens: ['token-hunt'] })
      .refuses(0, 'token:token-hunt')
      .asks(0, 'move');
  });
});

describe('token-swap', () => {
  const holder: Sitting = {
    at: 'm2',
    hand: ['noble-theresa', 'vampire-speed-2'],
    deck: ['vampire-speed-4', 'vampire-speed-3'],
    tokens: ['token-swap'],
  };

  it('token-swap TH-15.6 TH-7.1: discard 1, then draw 1 into the playing area', () => {
    const s = turn(holder).asks(0, 'effects', ['token:token-swap', 'done']).answer(0, 'token:token-swap');
    s.asks(0, 'discard', ['discard:noble-theresa', 'discard:vampire-speed-2']);
    s.answer(0, 'discard:noble-theresa');
    s.told('discarded', { card: 'noble-theresa', source: 'token-swap' });
    s.told('drew-into-play', { cards: ['vampire-speed-4'], source: 'token-swap' });
    s.told('speed', { speed: 6 }).untold('confused').asks(0, 'move');
    expect(s.played()).toEqual(['token-swap']);
  });

  it('token-swap TH-7.3 TH-15.6: needs a card that is not activated', () => {
    const s = turn({
      at: 'm2',
      hand: ['vampiric-strength'],
      deck: ['vampire-speed-4'],
      tokens: ['token-swap'],
    });
    s.answer(0, 'activate:vampiric-strength').asks(0, 'effects', ['token:token-swap', 'done']);
    // Only the card just drawn can go.
    s.answer(0, 'token:token-swap').told('discarded', { card: 'vampire-speed-4' }).asks(0, 'move');
    turn({ home: 1, hand: [], tokens: ['token-swap'] })
      .untold('token-played')
      .ends();
  });

  it('token-swap TH-15.6: in no other step', () => {
    const s = turn(holder).answer(0, 'done').refuses(0, 'token:token-swap').answer(0, 'move:m7').ends();
    expect(s.tokens()).toEqual(['token-swap']);
  });
});

describe('token-draw', () => {
  const holder: Sitting = {
    at: 'm2',
    hand: ['vampire-speed-2'],
    deck: ['vampire-speed-4', 'vampire-speed-3'],
    tokens: ['token-draw', 'token-draw'],
  };

  it('token-draw TH-15.6: one card into the playing area for each', () => {
    const s = turn(holder).asks(0, 'effects', ['token:token-draw', 'done']);
    s.answers(0, 'token:token-draw', 'token:token-draw');
    s.told('drew-into-play', { cards: ['vampire-speed-4'], source: 'token-draw' });
    s.told('drew-into-play', { cards: ['vampire-speed-3'] })
      .told('speed', { speed: 9 })
      .asks(0, 'move');
  });

  it('token-draw TH-15.6: in no other step, and not with nothing to draw', () => {
    turn(holder).answer(0, 'done').refuses(0, 'token:token-draw').asks(0, 'move');
    turn({ home: 1, hand: ['vampire-speed-2'], deck: [], tokens: ['token-draw'] })
      .untold('token-played')
      .ends();
  });
});

describe('token-mission', () => {
  const crypts = { m6: ['royal', 'picky'], d7: ['meh', 'tipsy'] } as const;

  it('token-mission TH-15.7 TH-14.9: any pile that is not empty, as if standing there', () => {
    const s = action({ at: 'm2', tokens: ['token-mission'] }, 1, { ...FAR, crypts });
    s.asks(0, 'action', ['token:token-mission', 'end']).answer(0, 'token:token-mission');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:d7']).answer(0, 'crypt:d7');
    s.asks(0, 'keep-missions', ['keep:meh', 'keep:tipsy']).answer(0, 'keep:tipsy');
    s.told('mission-gained', { space: 'd7', left: 1 }).ends();
    expect([s.missions(), s.crypt('d7'), s.played()]).toEqual([['tipsy'], ['meh'], ['token-mission']]);
  });

  it('token-mission TH-6.6 TH-14.10: in the Effects and Move steps; an Owl gives its VP', () => {
    const holder: Sitting = {
      at: 'm2',
      hand: ['vampire-speed-2'],
      playing: ['owl-sova'],
      tokens: ['token-mission'],
    };
    const effects = turn(holder, { ...FAR, crypts }).asks(0, 'effects', ['token:token-mission', 'done']);
    effects.answers(0, 'token:token-mission', 'crypt:m6', 'keep:royal');
    expect(effects.told('gained', { amount: 1, source: 'owl-sova' }).asks(0, 'move').vp()).toBe(1);
    const moving = turn(holder, { ...FAR, crypts }).answers(0, 'done', 'token:token-mission', 'crypt:m6');
    expect(moving.answer(0, 'keep:picky').asks(0, 'move').missions()).toEqual(['picky']);
  });

  it('token-mission TH-15.7: not when every pile is empty', () => {
    turn({ home: 1, hand: ['vampire-speed-2'], tokens: ['token-mission'] })
      .untold('token-played')
      .ends();
  });
});

describe('token-parasol', () => {
  const night = (owner: Sitting) => scene({ players: [owner, { home: 1 }], from: 'end-round', round: 15 });

  it('token-parasol TH-19.1 TH-19.2: one more turn after round 15, or declined', () => {
    const owner: Sitting = { at: 'c2', hand: ['vampire-speed-2'], tokens: ['token-parasol'], vp: 20 };
    const s = night(owner).asks(0, 'parasol', ['take', 'decline']).answer(0, 'take').asks(0, 'move');
    s.answer(0, 'move:castle').told('home', { arrival: 2 }).over([0]);
    night(owner).answer(0, 'decline').told('parasol-declined', { seat: 0 }).untold('turn').over([0]);
  });

  it('token-parasol TH-19.2: several still give only one turn', () => {
    const s = night({ at: 'm9', hand: ['vampire-speed-2'], tokens: ['token-parasol', 'token-parasol'] });
    s.answers(0, 'take', 'stay').over([1]);
    expect(s.heard('spectator', 'turn').length).toBe(1);
  });

  it('token-parasol TH-19.1 TH-R50: for a home vampire too', () => {
    const s = night({ home: 2, playing: ['pigeon-tyson'], tokens: ['token-parasol'] }).answer(0, 'take');
    s.told('gained', { amount: 1, source: 'pigeon-tyson' }).over([0]);
  });

  it('token-parasol TH-19.5: taken in a Parasol turn it gives nothing more', () => {
    const s = scene({
      players: [{ at: 'r6', hand: ['vampire-speed-2'], tokens: ['token-parasol'] }, { home: 1 }],
      from: 'end-round',
      round: 15,
      chests: { r6: 'token-parasol' },
    }).answers(0, 'take', 'stay', 'chest:r6');
    s.told('token-taken', { token: 'token-parasol' }).over([1]);
    expect(s.heard('spectator', 'turn').length).toBe(1);
  });

  it('token-parasol TH-15.3: nothing to play before', () => {
    turn({ home: 1, hand: ['vampire-speed-2'], tokens: ['token-parasol'] }).ends();
  });
});

describe('Human tokens', () => {
  const dawn = (owner: Sitting) => scene({ players: [owner], from: 'dawn', round: 15 });
  const per = {
    villager: 'common-taste',
    religious: 'holier-than-thou',
    military: 'a-soldiers-life',
    noble: 'royal',
  } as const;
  const hunters = {
    villager: 'villager-szalai',
    religious: 'religious-nemes',
    military: 'military-eli',
    noble: 'noble-veres',
  } as const;

  it.each(HUMAN_TYPES)('token-%s TH-15.8: one Human of its type for Missions', (type) => {
    const missions = [...Object.values(per), 'family-business'] as const;
    const s = dawn({ tokens: [`token-${type}`], missions }).over([0]);
    expect(missions.map((mission) => s.scored(mission))).toEqual([
      ...Object.keys(per).map((other) => (other === type ? 1 : 0)),
      1,
    ]);
  });

  it.each(HUMAN_TYPES)(
    'token-%s TH-15.8 TH-20.11 TH-R54: no value, no keyword, nothing for Hunters',
    (type) => {
      const missions = ['meh', 'picky', 'three-star-dinner', 'dangerous-diet', 'gourmet'] as const;
      const s = dawn({ discard: [hunters[type]], tokens: [`token-${type}`], missions });
      s.told('card-scored', { card: hunters[type], vp: 1 }).over([0]);
      expect(missions.map((mission) => s.scored(mission))).toEqual([0, 6, 0, 0, 0]);
    },
  );

  it('token-any TH-15.9: names one type after the card bonuses and before any Mission', () => {
    const missions = [...Object.values(per)];
    for (const [i, type] of HUMAN_TYPES.entries()) {
      const s = dawn({ discard: ['wolf-bo'], tokens: ['token-any'], missions });
      s.told('card-scored', { card: 'wolf-bo' }).untold('mission-scored');
      s.asks(0, 'name-type', ['type:villager', 'type:religious', 'type:military', 'type:noble']);
      s.answer(0, `type:${type}`).told('type-named', { seat: 0, type }).told('mission-scored').over([0]);
      expect(missions.map((mission) => s.scored(mission))).toEqual(
        missions.map((_, at) => (at === i ? 1 : 0)),
      );
    }
  });

  it('token-any TH-15.9: a burnt owner is asked too', () => {
    dawn({ at: 'r3', tokens: ['token-any'] })
      .asks(0, 'name-type')
      .answer(0, 'type:noble')
      .over([1]);
  });

  it('token-any TH-15.8: nothing to play in the night', () => {
    turn({ home: 1, hand: ['vampire-speed-2'], tokens: ['token-any', 'token-noble'] }).ends();
  });
});
