import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import type { CardId } from '../cards/cards.ts';
import { action, type Setting, scene, turn } from './kit.ts';
import { rowsOf } from './tables.ts';

/** Each of the 62 spaces of 7.1: its effect on a vampire there, and at dawn. */

const SPACES = rowsOf('7.1', 'effect').map((row) => ({
  id: row.id as SpaceId,
  region: row.region ?? '',
  effect: (row.effect ?? '').replace(/ \(.*\)/, ''),
  detail: /\((.*)\)/.exec(row.effect ?? '')?.[1] ?? '',
}));

function having(effect: string): SpaceId[] {
  return SPACES.flatMap((space) => (space.effect === effect ? [space.id] : []));
}

/** Nobody is closer to the Castle than the first seat. */
const FAR: Partial<Setting> = { players: [{ at: 'labyrinth' }] };

describe('Chests', () => {
  const chests = SPACES.filter(({ effect }) => effect === 'Chest');

  it('eleven of them', () => expect(chests.length).toBe(11));

  it.each(chests)('$id TH-11.9 TH-15.1 TH-21.4: gives its token once', ({ id }) => {
    const s = action({ at: id }, 1, { chests: { [id]: 'token-noble' } });
    s.asks(0, 'action', [`chest:${id}`, 'end'])
      .answer(0, `chest:${id}`)
      .ends();
    expect([s.vp(), s.tokens()]).toEqual([2, ['token-noble']]);
    action({ at: id }, 1).ends();
  });

  it.each(chests)('$id TH-4.7: the token of a $detail Chest', ({ id, detail }) => {
    const s = turn({ at: 'm2', hand: ['vampire-speed-2'] }, { chests: { [id]: 'token-noble' } });
    const seen = s
      .asks(0, 'move')
      .view(0)
      .state.chests.filter((token) => token !== -1);
    expect(seen.length).toBe(1);
    expect(seen[0] === null).toBe(detail === 'closed');
  });

  it.each(chests)('$id TH-11.3: the token need not be taken', ({ id }) => {
    const s = action({ at: id }, 1, { chests: { [id]: 'token-noble' } })
      .answer(0, 'end')
      .ends();
    expect(s.vp()).toBe(0);
  });
});

describe('Crypts', () => {
  it.each(having('Crypt'))(
    '%s TH-11.10 TH-11.3: a Mission of its own pile, at the latest at the end',
    (id) => {
      const crypts = { [id]: ['royal', 'picky'], [id === 'm6' ? 'd7' : 'm6']: ['meh'] };
      const s = action({ at: id }, 1, { ...FAR, crypts } as Partial<Setting>);
      s.asks(0, 'action', [`crypt:${id}`, 'end']).answer(0, 'end');
      s.asks(0, 'keep-missions', ['keep:royal', 'keep:picky']).answer(0, 'keep:picky').ends();
      expect([s.missions(), s.crypt(id)]).toEqual([['picky'], ['royal']]);
    },
  );

  it('six of them', () => expect(having('Crypt').length).toBe(6));
});

describe('Wells', () => {
  it.each(having('Well'))('%s TH-11.15 TH-13.3: one more hunt, in column 1 only', (id) => {
    const track = { '1/1': ['hypnosis'], '2/1': ['form-of-bat'], '1/2': ['form-of-mist'] } as const;
    const s = action({ at: id }, 4, { track });
    expect([s.turn.generalHunts, s.turn.columnHunts]).toEqual([1, 1]);
    s.answer(0, 'hunt:1/2').asks(0, 'action', ['hunt:1/1', 'hunt:2/1', 'end']).answer(0, 'hunt:1/1').ends();
    expect(s.cell('2/1')).toEqual(['form-of-bat']);
  });

  it.each(having('Well'))('%s TH-11.2: not while it is not active', (id) => {
    const s = action({ at: id, tokens: ['token-speed-1'] }, 0, { track: { '1/1': ['hypnosis'] } });
    expect([s.turn.columnHunts, s.answer(0, 'end').ends().at()]).toEqual([0, id]);
  });

  it('ten of them', () => expect(having('Well').length).toBe(10));
});

describe('Buildings', () => {
  const cards = ['villager-ivo', 'religious-mary', 'noble-jack', 'military-uwe'] as const;

  it.each([
    ['Market', 'r8', 'villager-ivo', 'villager-momo'],
    ['Church', 'd4', 'religious-mary', 'religious-ruth'],
    ['Mansion', 'f3', 'noble-jack', 'noble-zara'],
    ['Barracks', 'd11', 'military-uwe', 'military-tyre'],
  ] as const)('the %s on %s TH-11.12 TH-R1: digests %s, %s and others like them', (name, at, card, twin) => {
    expect(having(name)).toEqual([at]);
    const others = cards.filter((other) => other !== card);
    const s = action({ at, playing: [card, ...others], discard: [twin, 'wolf-bo'] }, 1);
    s.answer(0, `building:${at}`).asks(0, 'building', [`digest:${card}`, `digest-discarded:${twin}`]);
    s.answer(0, `digest-discarded:${twin}`).told('digested', { card: twin, source: at }).ends();
    expect(s.digested()).toEqual([twin]);
    // Without a Human of its type there is nothing to use.
    action({ at, playing: others, discard: ['wolf-bo'] }, 1).ends();
  });
});

describe('Ships, Tavern and plain spaces', () => {
  it.each(having('Ship'))('%s TH-11.13: no hunt of any kind', (at) => {
    const s = action({ at, tokens: ['token-hunt'], missions: ['beast-master'] }, 3, {
      ...FAR,
      track: { '1/1': ['wolf-bo'] },
    });
    s.asks(0, 'action', ['token:token-hunt', 'end']).bars(0, 'hunt:1/1', 'TH-11.13', 'ship');
  });

  it('b3 TH-11.14 TH-12.21: the Tavern, all cards unseen for 2 Speed and a general hunt', () => {
    expect(having('Tavern')).toEqual(['b3']);
    const s = action({ at: 'b3' }, 3, {
      tavern: ['noble-bridget', 'wolf-bo'],
      track: { '1/1': ['noble-jack'] },
    });
    expect(s.view(0).state.tavern).toEqual([null, null]);
    s.asks(0, 'action', ['hunt:1/1', 'tavern', 'end']).answer(0, 'tavern');
    // Bridget in the Plains: 2 + 1 + 1.
    s.told('hunted', { from: 'tavern', cost: 2, vps: [4, 0] })
      .answer(0, 'rest')
      .ends();
    action({ at: 'b3' }, 3).ends();
  });

  it('b3 TH-18.8 TH-R4: one card more each round, up to three, unless a vampire stands there', () => {
    const cards = (at: SpaceId, tavern: readonly CardId[], round = 5) => {
      const players = [{ at, hand: ['vampire-speed-2'] } as const, { hand: ['vampire-speed-2'] } as const];
      const s = scene({ players, from: 'end-round', tavern, round });
      return s.asks(0, 'move').state.tavern.length;
    };
    expect([cards('b2', []), cards('b2', ['noble-jack', 'noble-zara']), cards('b2', [], 14)]).toEqual([
      1, 3, 1,
    ]);
    expect(cards('b2', ['noble-jack', 'noble-zara', 'noble-mindy'])).toBe(3);
    expect(cards('b3', [])).toBe(0);
  });

  it.each(having('-'))('%s TH-11.4: nothing to use', (at) => {
    action({ at }, 3, {
      chests: { r6: 'token-velvet' },
      crypts: { m6: ['royal'] },
      tavern: ['noble-jack'],
    }).ends();
  });
});

describe('The region of each space', () => {
  const bonus = { Plains: 1, Forest: 2, Labyrinth: 2, Mountains: 0 };

  it.each(SPACES.filter(({ region, effect }) => region in bonus && effect !== 'Ship'))(
    '$id TH-12.11 TH-2.11: a Human hunted in the $region',
    ({ id, region }) => {
      const s = action({ at: id }, 1, { track: { '1/1': ['noble-jack'] } }).answer(0, 'hunt:1/1');
      expect(s.told('hunted').vp()).toBe(3 + bonus[region as keyof typeof bonus]);
      s.passUntil('curtain').ends();
    },
  );

  it.each(SPACES.filter(({ region }) => region === 'Cemetery'))('$id TH-11.8: no Human here', ({ id }) => {
    const s = action({ at: id, tokens: ['token-hunt'] }, 3, {
      track: { '1/1': ['noble-jack'], '2/1': ['wolf-bo'] },
    });
    s.asks(0, 'action', ['hunt:2/1', 'token:token-hunt', 'end']).bars(0, 'hunt:1/1', 'TH-11.8', 'cemetery');
  });
});

describe('Each space at dawn', () => {
  const losses = rowsOf('7.1', 'effect').map(({ id = '', region }) => {
    const pos = Number(id.slice(1));
    const elder = region === 'Castle' ? 0 : region === 'Cemetery' ? 5 : null;
    return { id: id as SpaceId, elder, rookie: region === 'Mountains' ? 5 + pos : elder };
  });

  it.each(losses)('$id TH-19.6 to TH-19.10: takes $elder in Elder, $rookie in Rookie mode', (space) => {
    for (const mode of ['elder', 'rookie'] as const) {
      const s = scene({ players: [{ at: space.id, vp: 20 }, { at: 'r3' }], from: 'dawn', options: { mode } });
      const loss = space[mode];
      s.told('dawn', { seat: 0, space: space.id, loss: loss ?? 0 });
      s.over(loss === null ? [] : [0]);
      expect(s.totals[0]).toBe(20 - (loss ?? 0));
    }
  });
});
