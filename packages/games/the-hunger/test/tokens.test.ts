import { describe, expect, it } from 'vitest';
import { TOKEN_IDS } from '../cards/tokens.ts';
import { action, type Setting, type Sitting, scene, turn } from './kit.ts';

/** TH-15: Bonus tokens. */

describe('TH-15 Bonus tokens', () => {
  it.each(TOKEN_IDS)('TH-15.1 TH-15.2 %s is scored when it is taken', (token) => {
    const one = action({ at: 'r11' }, 1, { chests: { r11: token } })
      .answer(0, 'chest:r11')
      .passUntil('curtain')
      .ends();
    expect(one.vp()).toBe(token === 'token-velvet' ? 4 : 2);
    expect(one.view('spectator').state.players[0]?.tokens.length).toBe(1);
  });

  it('TH-15.1 TH-21.5 any number can be owned', () => {
    const one = action(
      { at: 'r11', tokens: TOKEN_IDS.filter((id) => !id.includes('-speed') && id !== 'token-hunt') },
      1,
      { chests: { r11: 'token-velvet' } },
    );
    one.answer(0, 'chest:r11').ends();
    expect(one.tokens().length).toBe(TOKEN_IDS.length - 2);
  });

  it('TH-15.2 Velvet Clothing has no further use', () => {
    turn({ at: 'm2', hand: ['vampire-speed-2'], tokens: ['token-velvet'] }).asks(0, 'move', [
      'stay',
      'move:c3',
      'move:m1',
      'move:m3',
      'move:m4',
    ]);
  });

  it('TH-15.3 a played token is turned over and stays owned', () => {
    const one = action({ at: 'm2', tokens: ['token-hunt', 'token-hunt'] }, 1, {
      track: { '1/1': ['noble-jack'] },
    }).answer(0, 'token:token-hunt');
    expect([one.tokens(), one.played()]).toEqual([['token-hunt'], ['token-hunt']]);
    one.asks(0, 'action', ['hunt:1/1', 'token:token-hunt', 'end']);
  });

  it('TH-15.4 playing is never mandatory, and several may be played', () => {
    action({ at: 'm2', tokens: ['token-hunt', 'token-speed-1'] }, 1)
      .answer(0, 'end')
      .untold('token-played')
      .ends();
    const one = action({ at: 'm2', tokens: ['token-hunt', 'token-speed-1'] }, 1)
      .answers(0, 'token:token-hunt', 'token:token-speed-1')
      .ends();
    expect(one.played()).toEqual(['token-hunt', 'token-speed-1']);
  });

  it.each([
    ['token-speed-1', 1],
    ['token-speed-2', 2],
  ] as const)('TH-15.5 TH-8.12 %s: +%i Speed in step F before moving, or in step H', (token, more) => {
    const first: Sitting = { at: 'm2', tokens: [token] };
    const walking = scene({ from: 'move', players: [first], turn: { speed: 1, remaining: 1 } }).answer(
      0,
      `token:${token}`,
    );
    expect([walking.turn.speed, walking.turn.remaining]).toEqual([1 + more, 1 + more]);
    walking.asks(0, 'move');
    const hunting = action(first, 1, {
      track: { '1/1': ['noble-jack'], '1/2': ['noble-zara'], '1/3': ['noble-tania'] },
    });
    hunting
      .answer(0, `token:${token}`)
      .asks(
        0,
        'action',
        more === 1 ? ['hunt:1/1', 'hunt:1/2', 'end'] : ['hunt:1/1', 'hunt:1/2', 'hunt:1/3', 'end'],
      );
    expect(hunting.turn.speed).toBe(1 + more);
  });

  it('TH-15.6 Draw 1 and Discard 1, draw 1: in step B only, into the playing area', () => {
    const deck: Sitting = { home: 1, deck: ['vampire-speed-4', 'vampire-speed-3'] };
    turn({ ...deck, hand: ['noble-jack'], tokens: ['token-draw'] })
      .asks(0, 'effects', ['token:token-draw', 'done'])
      .answer(0, 'token:token-draw')
      .told('drew-into-play', { cards: ['vampire-speed-4'], source: 'token-draw' })
      .ends();
    const one = turn({ ...deck, hand: ['noble-jack', 'noble-zara'], tokens: ['token-swap'] }).answer(
      0,
      'token:token-swap',
    );
    one.asks(0, 'discard', ['discard:noble-jack', 'discard:noble-zara']).answer(0, 'discard:noble-jack');
    one
      .told('discarded', { card: 'noble-jack', source: 'token-swap' })
      .told('drew-into-play', { cards: ['vampire-speed-4'] })
      .ends();
    // Nothing to discard, and nothing to draw.
    turn({ home: 1, hand: [], deck: ['vampire-speed-4'], tokens: ['token-swap'] })
      .untold('token-played')
      .ends();
    turn({ home: 1, hand: ['noble-jack'], deck: [], tokens: ['token-draw'] })
      .untold('token-played')
      .ends();
    action({ at: 'm2', tokens: ['token-draw', 'token-swap'] }, 2).ends();
  });

  it('TH-15.7 Gain 1 Mission needs a Crypt that is not empty', () => {
    action({ at: 'm2', tokens: ['token-mission'] }, 2)
      .untold('token-played')
      .ends();
    action({ at: 'm2', tokens: ['token-mission'] }, 2, { crypts: { m6: ['picky'] } }).asks(0, 'action', [
      'token:token-mission',
      'end',
    ]);
  });

  const TYPES = ['villager', 'religious', 'military', 'noble'] as const;
  const perType = {
    villager: 'common-taste',
    religious: 'holier-than-thou',
    military: 'a-soldiers-life',
    noble: 'royal',
  } as const;

  it.each(TYPES)(
    'TH-15.8 TH-R54 the %s token counts for Missions, not for Hunters, values or keywords',
    (type) => {
      const hunter = {
        villager: 'villager-szalai',
        religious: 'religious-nemes',
        military: 'military-eli',
        noble: 'noble-veres',
      } as const;
      const one = scene({
        from: [{ step: 'dawn' }],
        players: [
          {
            tokens: [`token-${type}`],
            discard: [hunter[type]],
            missions: [perType[type], 'meh', 'dangerous-diet', 'gourmet'],
          },
        ],
      });
      one.told('card-scored', { card: hunter[type], vp: 1 }).over([0]);
      expect(
        [perType[type], 'meh', 'dangerous-diet', 'gourmet'].map((id) => one.scored(id as 'meh')),
      ).toEqual([2, 0, 0, 0]);
    },
  );

  it.each(TYPES)('TH-15.9 Human of your choice counts as the named type: %s', (type) => {
    const one = scene({
      from: [{ step: 'dawn' }],
      players: [{ tokens: ['token-any'], missions: TYPES.map((other) => perType[other]) }],
    });
    one
      .asks(
        0,
        'name-type',
        TYPES.map((other) => `type:${other}`),
      )
      .answer(0, `type:${type}`)
      .told('type-named', { type })
      .over([0]);
    expect(TYPES.map((other) => one.scored(perType[other]))).toEqual(
      TYPES.map((other) => Number(other === type)),
    );
  });

  it('TH-15.9 it is named after the card bonuses and before any Mission, by a burnt owner too', () => {
    const one = scene({
      from: [{ step: 'dawn' }],
      players: [{ at: 'r9', tokens: ['token-any'], discard: ['wolf-bo'], missions: ['royal'] }],
    });
    one
      .told('dawn', { seat: 0, fate: 'burnt' })
      .told('card-scored', { card: 'wolf-bo' })
      .untold('mission-scored');
    one
      .asks(0, 'name-type')
      .answer(0, 'type:noble')
      .told('mission-scored', { mission: 'royal', vp: 1 })
      .over([1]);
  });

  it('TH-15.10 a token taken this turn may be played this turn, if its step is still to come', () => {
    const setting: Partial<Setting> = {
      chests: { r11: 'token-hunt', r12: 'token-draw' },
      track: { '1/1': ['noble-jack'], '2/1': ['noble-zara'] },
    };
    const one = action({ at: 'r11' }, 2, setting).answers(0, 'hunt:1/1', 'chest:r11');
    one
      .asks(0, 'action', ['token:token-hunt', 'end'])
      .answer(0, 'token:token-hunt')
      .asks(0, 'action', ['hunt:2/1', 'end']);
    action({ at: 'r12' }, 1, { chests: setting.chests ?? {} })
      .answer(0, 'chest:r12')
      .untold('token-played')
      .ends();
  });
});
