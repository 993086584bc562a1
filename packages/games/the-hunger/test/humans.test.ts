import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import type { HumanType } from '../cards/card.ts';
import type { CardId } from '../cards/cards.ts';
import { action, type HungerScene, type Setting, type Sitting, scene, turn } from './kit.ts';
import { rowsOf } from './tables.ts';

/** The 80 Humans of 7.4, card by card: their values and their effects. */

const HUMANS = rowsOf('7.4', 'value').map((row) => ({
  id: row.id as CardId,
  value: Number(row.value),
  speed: Number(row.Speed),
  text: row.effect ?? '',
}));

/** The Humans whose text contains this word. */
function withText(word: string): CardId[] {
  return HUMANS.flatMap(({ id, text }) => (text.includes(word) ? [id] : []));
}

/** Hunted alone in column 1, where a Fast one costs more, with nothing left that it could bring or find. */
function hunted(card: CardId, at: SpaceId, first: Sitting = {}): HungerScene {
  const s = action({ ...first, at }, 2, { track: { '1/1': [card] }, huntDeck: [], roses: [] });
  s.answer(0, 'hunt:1/1').passUntil('curtain');
  return s.ends();
}

function vpOf(card: CardId, at: SpaceId): number {
  return hunted(card, at).vp();
}

function dawn(players: readonly Sitting[], setting: Partial<Setting> = {}) {
  return scene({ from: 'dawn', round: 15, ...setting, players });
}

describe('The VP of each when hunted', () => {
  const more: Partial<Record<CardId, { readonly plains?: number; readonly forest?: number }>> = {
    'noble-bridget': { plains: 1 },
    'religious-faith': { plains: 1 },
    'noble-belle': { forest: 2 },
    'military-murdoch': { forest: 2 },
  };

  it.each(HUMANS)(
    '$id TH-12.11 TH-12.13 TH-3.5: its value, +1 in the Plains, +2 in the Forest',
    ({ id, value }) => {
      const { plains = 0, forest = 0 } = more[id] ?? {};
      expect(['m2', 'r9', 'd12', 'f3', 'labyrinth'].map((at) => vpOf(id, at as SpaceId))).toEqual([
        value,
        value + 1 + plains,
        value + 2 + forest,
        value + 2 + forest,
        value + 2 + forest,
      ]);
    },
  );

  it.each(HUMANS)('$id TH-12.12: 1 more with The Hunger', ({ id }) => {
    const s = hunted(id, 'r9', { playing: ['the-hunger'] });
    expect(s.vp()).toBe(vpOf(id, 'r9') + 1);
  });

  it.each(HUMANS)('$id TH-12.10 TH-12.18: goes to the discard pile; it is not Ready', ({ id }) => {
    const s = action({ at: 'm2' }, 2, { track: { '1/1': [id] }, huntDeck: [] }).answer(0, 'hunt:1/1');
    s.untold('readied').passUntil('curtain').ends();
    expect(s.discard()).toEqual([id]);
  });
});

describe('Each in the playing area', () => {
  it.each(HUMANS)('$id TH-8.7 TH-3.6: Speed $speed', ({ id, speed }) => {
    turn({ at: 'm5', hand: [id], deck: [] })
      .told('speed', { speed })
      .passUntil('curtain')
      .ends();
  });

  it.each(HUMANS)(
    '$id TH-17.3: is discarded at the end of the turn (on a Well also when Spicy)',
    ({ id }) => {
      // From m5 Confuse leads to m9, a Well too.
      const s = turn({ at: 'm5', hand: [id, 'vampire-speed-2'], deck: [] })
        .passUntil('curtain')
        .ends();
      expect([s.playing(), s.hand().includes(id)]).toEqual([[], true]);
    },
  );

  it.each(HUMANS)('$id TH-8.8: a Human, so Vampire Thirst has Speed 3', ({ id, speed }) => {
    turn({ at: 'm5', hand: [id, 'vampire-thirst'], deck: [] })
      .told('speed', { speed: speed + 3 })
      .passUntil('curtain')
      .ends();
  });
});

describe('Confuse', () => {
  const all = withText('**Confuse**');

  it('five of them', () => expect(all.length).toBe(5));

  it.each(all)('%s TH-8.1: 4 steps toward the Labyrinth', (card) => {
    turn({ at: 'm1', hand: [card, 'vampire-speed-2'] })
      .told('confused', { from: 'm1', to: 'm5', path: ['m2', 'm3', 'm4', 'm5'] })
      .asks(0, 'move');
  });
});

describe('Spicy', () => {
  const all = withText('**Spicy**');

  it('five of them', () => expect(all.length).toBe(5));

  it.each(all)('%s TH-9.11 TH-9.14: drives to the nearest Well', (card) => {
    const s = turn({ at: 'm3', hand: [card, 'vampire-speed-4'], deck: [] });
    s.told('moved', { way: 'spicy', to: 'm5', cost: 2 }).ends();
    expect(s.playing()).toEqual([]);
  });

  it.each(all)('%s TH-9.15 TH-9.18: stays in play if the Well was not reached', (card) => {
    const s = turn({ at: 'm2', hand: [card, 'vampire-speed-2'] });
    s.told('moved', { way: 'spicy', to: 'm4', cost: 2 }).ends();
    expect(s.playing()).toEqual([card]);
  });
});

describe('Holy Water', () => {
  const all = withText('**Holy Water**');

  it('four of them', () => expect(all.length).toBe(4));

  it.each(all)('%s TH-12.6: no hunt while it is in play', (card) => {
    const s = action({ at: 'm2', playing: [card], tokens: ['token-hunt'] }, 3, {
      track: { '1/1': ['noble-jack'], '1/3': ['wolf-bo'] },
    });
    s.asks(0, 'action', ['token:token-hunt', 'end']);
    s.bars(0, 'hunt:1/1', 'TH-12.6', 'holy-water').bars(0, 'hunt:1/3', 'TH-12.6', 'holy-water');
  });
});

describe('Gregarious', () => {
  const all = withText('**Gregarious**');

  it('three of them', () => expect(all.length).toBe(3));

  it.each(all)('%s TH-12.15: brings the top card of the Hunt deck', (card) => {
    const s = action({ at: 'm2' }, 1, {
      track: { '1/1': [card] },
      huntDeck: ['noble-jack', 'noble-zara'],
    }).answer(0, 'hunt:1/1');
    s.told('hunted', { cards: [card, 'noble-jack'], brought: ['noble-jack'] }).ends();
    expect(s.vp()).toBe(vpOf(card, 'm2') + 3);
  });
});

describe('Fast', () => {
  const all = withText('**Fast**');

  it('two of them', () => expect(all.length).toBe(2));

  it.each(all)('%s TH-12.9: its cell costs 1 more, in each column', (card) => {
    for (const column of [1, 2, 3]) {
      const s = action({ at: 'm2' }, 4, { track: { [`1/${column}`]: [card] } }).answer(0, `hunt:1/${column}`);
      s.told('hunted', { cost: column + 1 }).ends();
    }
  });
});

describe('Slow', () => {
  const all = withText('**Slow**');

  it('two of them', () => expect(all.length).toBe(2));

  it.each(all)('%s TH-18.6 TH-R41: enters the Track in column 2', (card) => {
    const one: Sitting = { hand: ['vampire-speed-2'] };
    const s = scene({
      players: [one, one],
      from: 'end-round',
      track: { '1/3': ['noble-jack'] },
      huntDeck: [card, 'noble-zara', 'noble-mindy', 'noble-agnes'],
    }).asks(1, 'move');
    expect(['1/3', '1/2', '1/1'].map((cell) => s.cell(cell))).toEqual([[], ['noble-jack', card], []]);
  });
});

describe('Inspiring', () => {
  const all = withText('**Inspiring**');

  it('two of them', () => expect(all.length).toBe(2));

  it.each(all)('%s TH-12.20: a Mission of any Crypt, as if standing there', (card) => {
    const s = action({ at: 'm2' }, 1, {
      players: [{ at: 'labyrinth' }],
      track: { '1/1': [card] },
      crypts: { m6: ['royal', 'picky'], f4: ['meh', 'tipsy'] },
    }).answer(0, 'hunt:1/1');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:f4']).answers(0, 'crypt:f4', 'keep:tipsy');
    s.told('mission-gained', { space: 'f4', left: 1 }).ends();
    expect(s.missions()).toEqual(['tipsy']);
  });
});

describe('Digest when hunted', () => {
  const all = withText('you may Digest 1 card');

  it('three of them', () => expect(all).toEqual(['religious-zephania', 'villager-angus', 'military-peter']));

  it.each(all)('%s TH-12.19 TH-R43: any card of the playing area or discard pile, or none', (card) => {
    const hunting = () =>
      action({ at: 'm2', playing: ['wolf-bo', 'vampire-speed-2'], discard: ['noble-jack'] }, 1, {
        track: { '1/1': [card, 'hypnosis'] },
      }).answer(0, 'hunt:1/1');
    hunting().asks(0, 'digest', [
      'digest:wolf-bo',
      'digest:vampire-speed-2',
      'digest-discarded:noble-jack',
      `digest-discarded:${card}`,
      'digest-discarded:hypnosis',
      'none',
    ]);
    const starter = hunting().answer(0, 'digest:vampire-speed-2').ends();
    starter.told('digested', { card: 'vampire-speed-2', source: card });
    expect([starter.digested(), starter.playing()]).toEqual([['vampire-speed-2'], ['wolf-bo']]);
    const itself = hunting().answer(0, `digest-discarded:${card}`).ends();
    expect([itself.digested(), itself.discard().includes(card)]).toEqual([[card], false]);
    expect(hunting().answer(0, 'none').untold('digested').ends().digested()).toEqual([]);
  });

  it('TH-12.19 once for each of these cards', () => {
    const s = action({ at: 'm2', playing: ['wolf-bo'] }, 1, {
      track: { '1/1': ['villager-angus', 'military-peter'] },
    }).answers(0, 'hunt:1/1', 'digest:wolf-bo');
    s.asks(0, 'digest', ['digest-discarded:villager-angus', 'digest-discarded:military-peter', 'none']);
    s.answer(0, 'digest-discarded:villager-angus').ends();
    expect(s.digested()).toEqual(['wolf-bo', 'villager-angus']);
  });
});

describe('Hunters', () => {
  const hunters = {
    villager: ['villager-szalai', ['villager-ivo', 'villager-momo']],
    religious: ['religious-nemes', ['religious-mary', 'religious-dee']],
    military: ['military-eli', ['military-uwe', 'military-grant']],
    noble: ['noble-veres', ['noble-jack', 'noble-tania']],
  } as const satisfies Record<HumanType, readonly [CardId, readonly CardId[]]>;

  it.each(Object.entries(hunters))(
    'the Hunter of the %s cards TH-20.4: 1 VP for each in any zone, itself included',
    (type, [hunter, [one, other]]) => {
      const strangers = Object.entries(hunters).flatMap(([kind, [, cards]]) => (kind === type ? [] : cards));
      const score = (sitting: Sitting) =>
        dawn([sitting])
          .over([0])
          .heard('spectator', 'card-scored')
          .find(({ card }) => card === hunter)?.vp;
      expect(score({ deck: [hunter], hand: [one], digested: [other], discard: strangers })).toBe(3);
      expect(score({ digested: [hunter], discard: strangers })).toBe(1);
    },
  );
});

describe('Partners', () => {
  const bonus = (card: CardId, sitting: Sitting) => {
    const s = dawn([{ ...sitting, discard: [card] }]);
    const [ended] = s.heard('spectator', 'ended');
    s.over(ended?.winners as number[]);
    return s.heard('spectator', 'card-scored').map(({ vp }) => vp);
  };

  it.each([
    ['military-cyrana', 4],
    ['noble-baron-christien', 2],
  ] as const)('%s TH-20.4: %i VP with Roxane, in any zone', (card, vp) => {
    for (const zone of ['deck', 'hand', 'playing', 'digested'] as const)
      expect(bonus(card, { [zone]: ['villager-roxane'] })).toEqual([vp]);
    expect(bonus(card, {})).toEqual([]);
  });

  it('villager-roxane TH-20.4: both partners look for her, not for each other', () => {
    const pair = ['military-cyrana', 'noble-baron-christien'] as const;
    expect(dawn([{ discard: [...pair, 'villager-roxane'] }]).over([0]).totals[0]).toBe(6);
    const s = dawn([{ discard: pair }, { discard: ['villager-roxane'] }]).over([0, 1]);
    expect(s.totals).toEqual([0, 0]);
  });

  it('military-isabel TH-20.4: 2 VP with any Rose, in any zone', () => {
    for (const rose of ['eternal-rose', 'dead-rose', 'perfect-rose'] as const)
      for (const zone of ['deck', 'hand', 'playing', 'digested'] as const)
        expect(bonus('military-isabel', { [zone]: [rose] })).toEqual([2]);
    expect(bonus('military-isabel', { deck: ['villager-roxane'] })).toEqual([]);
  });
});

describe('Dee', () => {
  it('religious-dee TH-7.8: must draw 1 card into the playing area, once', () => {
    const s = turn({
      at: 'm2',
      hand: ['religious-dee', 'vampiric-will'],
      deck: ['vampire-speed-4', 'vampire-speed-3'],
    });
    s.asks(0, 'effects', ['activate:religious-dee', 'activate:vampiric-will']);
    s.bars(0, 'done', 'TH-7.11', 'mandatory').answer(0, 'activate:religious-dee');
    s.told('drew-into-play', { cards: ['vampire-speed-4'], source: 'religious-dee' });
    s.asks(0, 'effects', ['activate:vampiric-will', 'done']);
  });
});
