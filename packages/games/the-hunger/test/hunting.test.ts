import { describe, expect, it } from 'vitest';
import { REGIONS, type Region } from '../cards/board.ts';
import { type CardId, cardNo } from '../cards/cards.ts';
import { HUMANS } from '../cards/humans.ts';
import { huntedValue } from '../rules/marks.ts';
import { action, type HungerScene, type Setting, type Sitting, scene } from './kit.ts';

/** TH-12: hunting. */

/** Hunts one card from column 1 with plenty of Speed; returns the points for each card. */
function hunting(
  at: NonNullable<Sitting['at']>,
  cards: readonly CardId[],
  first: Sitting = {},
  setting: Partial<Setting> = {},
) {
  return action({ at, ...first }, 9, { track: { '1/1': cards }, ...setting }).answer(0, 'hunt:1/1');
}

function vpsOf(one: HungerScene): readonly number[] {
  return one.heard('spectator', 'hunted').at(-1)?.vps as number[];
}

describe('TH-12 hunts', () => {
  it('TH-12.1 TH-12.2 one general hunt: a pile of the Track, the Tavern or a Rose', () => {
    action({ at: 'b3' }, 5, { track: { '1/1': ['noble-jack'] }, tavern: ['noble-zara'] })
      .asks(0, 'action', ['hunt:1/1', 'tavern', 'end'])
      .answer(0, 'hunt:1/1')
      .ends();
    action({ at: 'labyrinth' }, 5, { track: { '1/1': ['noble-jack'] } })
      .answer(0, 'hunt:1/1')
      .ends();
  });

  it('TH-12.3 all cards of the cell are taken for its cost', () => {
    const one = action({ at: 'm2', discard: ['vampire-speed-2'] }, 3, {
      track: { '2/2': ['noble-jack', 'wolf-bo', 'hypnosis'] },
    });
    one
      .answers(0, 'hunt:2/2')
      .told('hunted', { from: '2/2', cost: 2, cards: ['noble-jack', 'wolf-bo', 'hypnosis'] });
    expect([one.cell('2/2'), one.turn.remaining]).toEqual([[], 1]);
    one.answer(0, 'rest').ends();
  });

  it('TH-12.4 nothing beyond the remaining Speed', () => {
    const one = action({ at: 'm2', tokens: ['token-hunt'] }, 2, {
      track: { '1/3': ['noble-jack'], '1/2': ['noble-zara'] },
    });
    one.asks(0, 'action', ['hunt:1/2', 'token:token-hunt', 'end']).bars(0, 'hunt:1/3', 'TH-12.4', 'too-dear');
  });

  it('TH-12.5 TH-R46 no hunt in the Castle, not even on arrival', () => {
    const one = scene({
      from: 'move',
      players: [{ at: 'c1', tokens: ['token-hunt'] }],
      turn: { speed: 6, remaining: 6 },
      track: { '1/1': ['wolf-bo'] },
    }).answer(0, 'move:castle');
    one.asks(0, 'action', ['token:token-hunt', 'end']).bars(0, 'hunt:1/1', 'TH-12.5', 'castle');
  });

  it('TH-12.6 TH-R39 Holy Water forbids every hunt until it leaves the playing area', () => {
    const one = action({ at: 'd4', playing: ['religious-bolat'] }, 3, { track: { '1/1': ['noble-jack'] } });
    one
      .asks(0, 'action', ['building:d4', 'end'])
      .bars(0, 'hunt:1/1', 'TH-12.6', 'holy-water')
      .answer(0, 'building:d4');
    one.told('digested', { card: 'religious-bolat' }).asks(0, 'action', ['hunt:1/1', 'end']);
    action({ at: 'labyrinth', playing: ['noble-elois', 'snake-kaa'] }, 3)
      .bars(0, 'rose:dead-rose', 'TH-12.6')
      .answers(0, 'snake:snake-kaa')
      .asks(0, 'action');
    action({ at: 'b3', playing: ['military-marcel'], tokens: ['token-hunt'] }, 3, {
      tavern: ['noble-jack'],
    }).bars(0, 'tavern', 'TH-12.6');
  });

  it('TH-12.6 nor a free hunt', () => {
    action({ at: 'r9', playing: ['religious-cantor-sami'], missions: ['beast-master', 'royal'] }, 3, {
      track: { '1/1': ['wolf-bo'] },
      chests: { r11: 'token-velvet' },
    }).asks(0, 'action', ['end']);
  });

  it('TH-12.7 TH-19.3 no hunt in a Parasol turn', () => {
    const one = action({ at: 'labyrinth', tokens: ['token-hunt'], missions: ['beast-master'] }, 3, {
      phase: 'parasols',
      track: { '1/1': ['wolf-bo'] },
    });
    one
      .asks(0, 'action', ['token:token-hunt', 'end'])
      .bars(0, 'hunt:1/1', 'TH-12.7', 'parasol')
      .bars(0, 'rose:dead-rose', 'TH-12.7');
  });

  it('TH-12.8 a cell costs its column', () => {
    for (const column of [1, 2, 3]) {
      const one = action({ at: 'm2' }, 3, { track: { [`3/${column}`]: ['noble-jack'] } }).answer(
        0,
        `hunt:3/${column}`,
      );
      one.told('hunted', { cost: column }).ends();
    }
  });

  it('TH-12.9 TH-R36 a Fast card makes its cell cost 1 more, once', () => {
    const track = { '1/1': ['villager-reyda', 'military-calvin'], '2/3': ['military-calvin'] } as const;
    const one = action({ at: 'm2', tokens: ['token-hunt'] }, 3, { track: { '1/1': track['1/1'] } }).answer(
      0,
      'hunt:1/1',
    );
    one.told('hunted', { cost: 2 }).asks(0, 'action');
    action({ at: 'm2', tokens: ['token-hunt'] }, 3, { track: { '2/3': track['2/3'] } }).bars(
      0,
      'hunt:2/3',
      'TH-12.4',
    );
    // Not in the Tavern.
    action({ at: 'b3' }, 2, { tavern: ['villager-reyda'] })
      .answer(0, 'tavern')
      .told('hunted', { cost: 2 })
      .ends();
  });

  it('TH-12.10 hunted cards go to the discard pile', () => {
    const one = action({ at: 'm2' }, 1, {
      track: { '1/1': ['noble-jack', 'hypnosis'] },
      turn: { columnHunts: 0 },
    });
    one.answer(0, 'hunt:1/1').told('cleaned-up', { cards: [] }).ends();
    expect(one.discard()).toEqual(['noble-jack', 'hypnosis']);
  });

  it('TH-12.11 TH-R2 each Human gives its value and the region bonus', () => {
    const cards = ['noble-jack', 'noble-tania'] as const;
    const at = (space: NonNullable<Sitting['at']>) => {
      const one = hunting(space, cards).ends();
      expect(one.vp()).toBe(vpsOf(one).reduce((sum, vp) => sum + vp, 0));
      return vpsOf(one);
    };
    expect(at('m2')).toEqual([3, 5]);
    expect(at('r9')).toEqual([4, 6]);
    expect(at('d12')).toEqual([5, 7]);
    expect(at('labyrinth')).toEqual([5, 7]);
  });

  it('TH-12.12 The Hunger: +1 for each Human while it is in the playing area', () => {
    expect(
      vpsOf(
        hunting('r9', ['noble-jack', 'noble-veres', 'wolf-bo'], { playing: ['the-hunger'] }).asks(0, 'ready'),
      ),
    ).toEqual([5, 2, 0]);
    expect(vpsOf(hunting('r9', ['noble-jack'], { discard: ['the-hunger'] }).ends())).toEqual([4]);
  });

  it.each([
    ['noble-bridget', 2, 4, 4],
    ['religious-faith', 2, 4, 4],
    ['noble-belle', 3, 4, 7],
    ['military-murdoch', 1, 2, 5],
  ] as const)(
    'TH-12.13 %s gives %i in the Mountains, %i in the Plains, %i in the Forest',
    (card, mountains, plains, forest) => {
      expect(vpsOf(hunting('m2', [card]).ends())).toEqual([mountains]);
      expect(vpsOf(hunting('r9', [card]).ends())).toEqual([plains]);
      expect(vpsOf(hunting('d12', [card]).ends())).toEqual([forest]);
    },
  );

  it('TH-2.10 TH-12.11 TH-12.13 the VP for every Human, region by region', () => {
    const bonus = { castle: 0, cemetery: 0, mountains: 0, plains: 1, forest: 2, labyrinth: 2 } as const;
    const more: Partial<Record<CardId, Partial<Record<Region, number>>>> = {
      'noble-bridget': { plains: 1 },
      'religious-faith': { plains: 1 },
      'noble-belle': { forest: 2, labyrinth: 2 },
      'military-murdoch': { forest: 2, labyrinth: 2 },
    };
    for (const { id, value } of HUMANS)
      for (const region of REGIONS)
        expect(huntedValue(cardNo(id), region), `${id} in ${region}`).toBe(
          value + bonus[region] + (more[id]?.[region] ?? 0),
        );
  });

  it('TH-12.14 TH-16.1 Familiars and Powers give nothing; the bonus applies to Humans of value 0', () => {
    expect(
      vpsOf(hunting('d12', ['hypnosis', 'wolf-bo', 'religious-dee', 'villager-szalai']).asks(0, 'ready')),
    ).toEqual([0, 0, 2, 2]);
  });

  it('TH-12.15 TH-12.16 TH-R40 Gregarious brings the top card of the Hunt deck, and so on', () => {
    const one = hunting(
      'r9',
      ['noble-wilma'],
      {},
      { huntDeck: ['villager-yaga', 'noble-catarina', 'wolf-bo', 'noble-jack'] },
    );
    one.told('hunted', {
      cards: ['noble-wilma', 'villager-yaga', 'noble-catarina', 'wolf-bo'],
      brought: ['villager-yaga', 'noble-catarina', 'wolf-bo'],
      vps: [4, 3, 5, 0],
    });
    // A card brought along is hunted in every respect: it is Ready.
    one.asks(0, 'ready', ['ready:wolf-bo', 'rest']);
    expect(one.state.huntDeck.length).toBe(1);
  });

  it('TH-12.16 TH-21.1 from an empty Hunt deck nothing is added', () => {
    hunting('r9', ['noble-wilma'], {}, { huntDeck: [] })
      .told('hunted', { cards: ['noble-wilma'], brought: [] })
      .ends();
  });

  it('TH-12.17 Ready, then Digest-on-hunt, then Inspiring, then the Missions that follow a hunt', () => {
    const one = action({ at: 'r9', missions: ['vampire-of-the-coast'] }, 3, {
      track: { '1/1': ['religious-wright', 'military-peter', 'wolf-bo'], '2/1': ['noble-jack'] },
      crypts: { m6: ['picky'] },
      usedMissions: ['digestion'],
    }).answer(0, 'hunt:1/1');
    one
      .told('hunted', { vps: [5, 2, 0] })
      .asks(0, 'ready')
      .answer(0, 'rest');
    one
      .asks(0, 'digest')
      .answer(0, 'digest-discarded:wolf-bo')
      .told('looked', { space: 'm6' })
      .told('mission-gained');
    one.asks(0, 'action', ['use:vampire-of-the-coast', 'end']);
  });

  it('TH-12.18 Ready cards may go on top of the deck, the last one placed being on top', () => {
    const one = hunting('m2', ['wolf-bo', 'noble-jack', 'owl-sova', 'wolf-echo'], {
      deck: ['vampire-speed-2'],
    });
    one
      .asks(0, 'ready', ['ready:wolf-bo', 'ready:owl-sova', 'ready:wolf-echo', 'rest'])
      .answer(0, 'ready:wolf-echo');
    one.asks(0, 'ready', ['ready:wolf-bo', 'ready:owl-sova', 'rest']).answers(0, 'ready:wolf-bo', 'rest');
    one.told('readied', { card: 'wolf-echo' }).told('readied', { card: 'wolf-bo' }).ends();
    expect(one.hand()).toEqual(['wolf-bo', 'wolf-echo', 'vampire-speed-2']);
    expect(one.discard()).toEqual(['noble-jack', 'owl-sova']);
  });

  it('TH-12.18 cards put on top of a deck by Ready are known to all, until they are drawn', () => {
    const one = hunting('m2', ['wolf-bo', 'wolf-echo'], { deck: ['vampire-speed-2'] }).answers(
      0,
      'ready:wolf-bo',
    );
    const seen = one.view(1).state.players[0]?.deck;
    expect(seen?.map((card) => card !== null)).toEqual([false, true]);
    one.answer(0, 'rest').ends();
    expect(one.view(1).state.players[0]?.hand.every((card) => card === null)).toBe(true);
  });

  it.each(['religious-zephania', 'villager-angus', 'military-peter'] as const)(
    'TH-12.19 TH-R43 %s: any card of playing area or discard pile, of this hunt too, or none',
    (card) => {
      const first: Sitting = { playing: ['wolf-bo'], discard: ['vampire-speed-2'] };
      const one = hunting('m2', [card, 'noble-jack'], first);
      one.asks(0, 'digest', [
        'digest:wolf-bo',
        'digest-discarded:vampire-speed-2',
        `digest-discarded:${card}`,
        'digest-discarded:noble-jack',
        'none',
      ]);
      one.answer(0, `digest-discarded:${card}`).told('digested', { card, source: card }).ends();
      hunting('m2', [card], first).answer(0, 'none').untold('digested').ends();
    },
  );

  it('TH-12.19 once for each of these cards', () => {
    const one = hunting('m2', ['religious-zephania', 'military-peter']);
    one
      .answer(0, 'digest-discarded:religious-zephania')
      .asks(0, 'digest')
      .answer(0, 'digest-discarded:military-peter')
      .ends();
    expect(one.digested()).toEqual(['religious-zephania', 'military-peter']);
  });

  it.each(['religious-wright', 'military-victoria', 'owl-sova', 'owl-bagoly'] as const)(
    'TH-12.20 TH-14.9 %s: a Mission from a Crypt anywhere',
    (card) => {
      const one = hunting(
        'm2',
        [card],
        {},
        { crypts: { m6: ['picky'], d13: ['meh', 'royal'] }, usedMissions: ['the-opportunist'] },
      );
      if (card.startsWith('owl')) one.answer(0, 'rest');
      one.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:d13']).answer(0, 'crypt:d13');
      one.asks(0, 'keep-missions', ['keep:meh', 'keep:royal']).answer(0, 'keep:royal');
      one.told('mission-gained', { space: 'd13', left: 1 }).ends();
      // Nothing is gained when no pile is left.
      const bare = hunting('m2', [card]);
      if (card.startsWith('owl')) bare.answer(0, 'rest');
      bare.untold('looked').ends();
    },
  );

  it('TH-12.21 the Tavern is taken unseen and shown to all; its Humans count as hunted in the Plains', () => {
    const one = action({ at: 'b3' }, 4, {
      tavern: ['noble-bridget', 'villager-yaga'],
      huntDeck: ['noble-jack'],
    });
    expect(one.view(0).state.tavern).toEqual([null, null]);
    one.answer(0, 'tavern');
    expect(one.heard(1, 'hunted')).toMatchObject([
      { cards: ['noble-bridget', 'villager-yaga', 'noble-jack'], vps: [4, 3, 4] },
    ]);
    one.ends();
  });

  it('TH-12.21 it needs a card there', () => {
    action({ at: 'b3' }, 4).ends();
  });

  it('TH-12.22 a Rose uses a general hunt and is Ready', () => {
    const one = action({ at: 'labyrinth', deck: ['vampire-speed-2'] }, 2).answers(
      0,
      'rose:eternal-rose',
      'ready:eternal-rose',
    );
    expect([one.vp(), one.hand()]).toEqual([5, ['eternal-rose', 'vampire-speed-2']]);
    one.ends();
    action({ at: 'labyrinth', tokens: ['token-hunt'] }, 2, { turn: { generalHunts: 0 } }).asks(0, 'action');
  });

  it('TH-12.23 TH-R7 the owner of a Rose cannot take another one', () => {
    for (const zone of ['deck', 'hand', 'playing', 'discard', 'digested'] as const) {
      const one = action({ at: 'labyrinth', tokens: ['token-hunt'], [zone]: ['dead-rose'] }, 2);
      one.asks(0, 'action', ['token:token-hunt', 'end']).bars(0, 'rose:eternal-rose', 'TH-12.23', 'has-rose');
    }
  });

  it('TH-12.24 TH-R38 no Track hunt after a Rose, but one before it', () => {
    const setting: Partial<Setting> = { track: { '1/1': ['noble-jack'], '2/1': ['wolf-bo'] } };
    const stealthy: Sitting = { at: 'labyrinth', playing: ['vampiric-stealth'], missions: ['beast-master'] };
    const one = action(stealthy, 4, setting).answers(0, 'rose:dead-rose', 'rest');
    one.asks(0, 'action', ['end']).bars(0, 'hunt:1/1', 'TH-12.24', 'rose-ends-track');
    action(stealthy, 4, setting)
      .answer(0, 'hunt:1/1')
      .asks(0, 'action', [
        'hunt:2/1',
        'rose:eternal-rose',
        'rose:dead-rose',
        'rose:perfect-rose',
        'use:beast-master',
        'end',
      ]);
    const free = action(stealthy, 4, { ...setting, options: { roseEndsTrack: false } }).answers(
      0,
      'rose:dead-rose',
      'rest',
    );
    free.asks(0, 'action', ['hunt:1/1', 'hunt:2/1', 'use:beast-master', 'end']);
  });

  it('TH-12.25 any hunt counts as hunting; a Human must be among the cards to have hunted one', () => {
    const one = hunting('m2', ['hypnosis'], { tokens: ['token-hunt'] }).asks(0, 'action');
    expect([one.turn.hunted, one.turn.huntedHuman]).toEqual([true, false]);
    const rose = action({ at: 'labyrinth', tokens: ['token-hunt'] }, 1)
      .answers(0, 'rose:dead-rose', 'rest')
      .asks(0, 'action');
    expect([rose.turn.hunted, rose.turn.huntedHuman]).toEqual([true, false]);
    const human = hunting('m2', ['wolf-bo', 'noble-jack'], { tokens: ['token-hunt'] })
      .answer(0, 'rest')
      .asks(0, 'action');
    expect([human.turn.hunted, human.turn.huntedHuman]).toEqual([true, true]);
  });

  it('TH-12.26 nobody is obliged to hunt', () => {
    action({ at: 'm2' }, 5, { track: { '1/1': ['noble-jack'] } })
      .answer(0, 'end')
      .untold('hunted')
      .ends();
  });
});
