import { describe, expect, it } from 'vitest';
import { type Card, HUMAN_TYPES, type HumanType, type KEYWORDS } from '../cards/card.ts';
import {
  A_CARDS,
  CARD_IDS,
  CARDS,
  type CardId,
  cardAt,
  cardNo,
  FIRST_STARTER,
  HUNT_DECK,
  ROSE_CARDS,
  STARTER_DECK,
} from '../cards/cards.ts';
import { CASTLE_TILE_IDS, CASTLE_TILES, castleTileId } from '../cards/castle.ts';
import { ANIMALS, FAMILIARS } from '../cards/familiars.ts';
import { HUMANS } from '../cards/humans.ts';
import { COMPARING, MISSION_CLASSES, MISSION_IDS, MISSIONS, missionAt } from '../cards/missions.ts';
import { POWERS } from '../cards/powers.ts';
import { TOKEN_IDS, TOKEN_POOL, TOKENS } from '../cards/tokens.ts';
import { VAMPIRE_IDS, VAMPIRES } from '../cards/vampires.ts';
import { rowsFor } from '../rules/track.ts';
import { type Row, rowsOf } from './tables.ts';

/** The components against the printed tables and the checksums of section 7. */

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const card = (id: string | undefined): Card<CardId> => cardAt(cardNo(id as CardId));

describe('7.3 starter decks and vampires', () => {
  it('TH-4.3 six Starting Powers, equal for all, with Speeds 1, 2, 2, 2, 3, 4', () => {
    const rows = rowsOf('7.3', 'count per deck');
    expect(STARTER_DECK.map((no) => cardAt(no).id)).toEqual(rows.map(({ id }) => id));
    for (const row of rows) {
      const { speed, kind, value, keywords } = card(row.id);
      expect([row.id, kind, value, keywords]).toEqual([row.id, 'starter', 0, []]);
      expect([row.id, speed]).toEqual([row.id, Number.parseInt(row.Speed ?? '', 10)]);
      expect([row.id, row['count per deck']]).toEqual([row.id, '1']);
    }
    expect(STARTER_DECK.map((no) => cardAt(no).speed).sort()).toEqual([1, 2, 2, 2, 3, 4]);
    expect(card('vampire-thirst').does).toEqual([{ kind: 'speed-with-human', speed: 3 }]);
  });

  it('TH-R62 six vampires told apart by colour, emblem and letter, and by nothing else', () => {
    expect(rowsOf('7.3', 'vampire id').map((row) => row['vampire id'])).toEqual([...VAMPIRE_IDS]);
    for (const key of ['colour', 'emblem', 'letter'] as const)
      expect(new Set(VAMPIRE_IDS.map((id) => VAMPIRES[id][key])).size).toBe(6);
  });
});

describe('7.4 Humans', () => {
  const rows = rowsOf('7.4', 'value');

  it('TH-3.1 TH-3.5 TH-3.6 80 Humans as they are printed', () => {
    expect(rows.map(({ id }) => id)).toEqual(HUMANS.map(({ id }) => id));
    for (const row of rows) {
      const { type, value, speed, a, copies, keywords, does } = card(row.id);
      expect({ id: row.id, type, value, speed, a, copies }).toEqual({
        id: row.id,
        type: row.id?.slice(0, row.id.indexOf('-')),
        value: Number(row.value),
        speed: Number(row.Speed),
        a: row.A === 'A' ? 1 : 0,
        copies: Number(row.count),
      });
      expect([row.id, keywords]).toEqual([row.id, keywordsIn(row)]);
      expect([row.id, does.map(({ kind }) => kind)]).toEqual([row.id, abilitiesIn(row)]);
    }
  });

  it('20 of each type; sums of values 65, 52, 38, 51, together 206', () => {
    const of = (type: HumanType) => HUMANS.filter((human) => human.type === type);
    const types: readonly HumanType[] = ['noble', 'religious', 'villager', 'military'];
    expect(types.map((type) => of(type).length)).toEqual([20, 20, 20, 20]);
    expect(types.map((type) => sum(of(type).map(({ value }) => value)))).toEqual([65, 52, 38, 51]);
    expect([...types].sort()).toEqual([...HUMAN_TYPES].sort());
  });

  it('by value 5, 15, 18, 20, 15, 7; by Speed four +1, four -1, 72 without', () => {
    const by = (value: number) => HUMANS.filter((human) => human.value === value).length;
    expect([0, 1, 2, 3, 4, 5].map(by)).toEqual([5, 15, 18, 20, 15, 7]);
    const at = (speed: number) => HUMANS.filter((human) => human.speed === speed).map(({ id }) => id);
    expect(at(1)).toEqual(['villager-momo', 'villager-billy', 'villager-bruce', 'villager-boo']);
    expect(at(-1).sort()).toEqual(['military-diego', 'noble-wadsworth', 'religious-nemes', 'villager-yaga']);
    expect(at(0).length).toBe(72);
  });

  it('keywords: Confuse 5, Spicy 5, Holy Water 4, Gregarious 3, Fast 2, Slow 2, Inspiring 2, Digest 3', () => {
    const humans: readonly Card[] = HUMANS;
    const having = (keyword: (typeof KEYWORDS)[number]) =>
      humans.filter(({ keywords }) => keywords.includes(keyword)).length;
    expect(
      (['confuse', 'spicy', 'holy-water', 'gregarious', 'fast', 'slow', 'inspiring', 'digest'] as const).map(
        having,
      ),
    ).toEqual([5, 5, 4, 3, 2, 2, 2, 3]);
    expect((['permanent', 'ready', 'unique'] as const).map(having)).toEqual([0, 0, 0]);
    const able = (kind: string) => humans.filter(({ does }) => does.some((one) => one.kind === kind)).length;
    expect(['hunter', 'region-vp', 'partner', 'draw'].map(able)).toEqual([4, 4, 3, 1]);
  });
});

describe('7.5 to 7.7 Powers, Familiars and Roses', () => {
  it('20 Powers of ten kinds, 12 of them marked A', () => {
    const rows = rowsOf('7.5', 'of which A');
    expect(rows.map(({ id }) => id)).toEqual(POWERS.map(({ id }) => id));
    for (const row of rows) {
      const { kind, copies, a, speed, value, keywords, does } = card(row.id);
      expect({ id: row.id, kind, copies, a, speed, value, keywords }).toEqual({
        id: row.id,
        kind: 'power',
        copies: Number(row.count),
        a: Number(row['of which A']),
        speed: Number(row.Speed),
        value: 0,
        keywords: [],
      });
      expect([row.id, does.length]).toEqual([row.id, row.effect === 'No effect.' ? 0 : 1]);
    }
    expect(sum(POWERS.map(({ copies }) => copies))).toBe(20);
  });

  it('TH-16.1 22 Familiars: four Wolves and two of each other animal, Permanent and Ready, Speed 0, 0 VP', () => {
    const rows = rowsOf('7.6', 'A');
    expect(rows.map(({ id }) => id)).toEqual(FAMILIARS.map(({ id }) => id));
    for (const row of rows) {
      const { kind, animal, a, speed, value, copies, keywords } = card(row.id);
      expect({ id: row.id, kind, animal, a, speed, value, copies }).toEqual({
        id: row.id,
        kind: 'familiar',
        animal: row.animal,
        a: row.A === 'A' ? 1 : 0,
        speed: 0,
        value: 0,
        copies: 1,
      });
      expect(keywords.filter((keyword) => keyword !== 'inspiring')).toEqual(['permanent', 'ready']);
      expect([row.id, keywords.includes('inspiring')]).toEqual([row.id, animal === 'owl']);
    }
    const count = (animal: string) => FAMILIARS.filter((one) => one.animal === animal).length;
    expect(ANIMALS.map((animal) => [animal, count(animal)])).toEqual(
      rowsOf('7.6', 'cards').map((row) => [row.animal, Number(row.cards)]),
    );
  });

  it('TH-R7 TH-R45 three Roses: Permanent, Ready and Unique', () => {
    const rows = rowsOf('7.7', 'VP when taken');
    expect(ROSE_CARDS.map((no) => cardAt(no).id)).toEqual(rows.map(({ id }) => id));
    for (const row of rows) {
      const { speed, value, keywords, kind } = card(row.id);
      expect([row.id, kind, speed, value]).toEqual([
        row.id,
        'rose',
        Number(row.Speed),
        Number(row['VP when taken']),
      ]);
      expect(keywords).toEqual(['permanent', 'ready', 'unique']);
    }
  });

  it('122 hunt cards, 26 of them marked A, 161 cards in all', () => {
    expect([HUNT_DECK.length, A_CARDS.length]).toEqual([122, 26]);
    const a = A_CARDS.map((no) => cardAt(no).kind);
    expect(['human', 'familiar', 'power'].map((kind) => a.filter((one) => one === kind).length)).toEqual([
      9, 5, 12,
    ]);
    expect(HUNT_DECK.length + ROSE_CARDS.length + 6 * STARTER_DECK.length).toBe(161);
    expect(new Set(CARD_IDS).size).toBe(CARDS.length);
    expect(STARTER_DECK[0]).toBe(FIRST_STARTER);
  });
});

describe('7.8 to 7.10 tiles and tokens', () => {
  it('TH-4.12 50 Missions: 8 instant, 8 white, 24 beige, 10 for five and six seats', () => {
    const rows = rowsOf('7.8', 'class');
    expect(rows.map(({ id }) => id)).toEqual([...MISSION_IDS]);
    for (const [no, row] of rows.entries())
      expect([row.id, missionAt(no).class]).toEqual([row.id, row.class === '5+' ? 'five' : row.class]);
    expect(MISSION_CLASSES.map((kind) => MISSIONS.filter((one) => one.class === kind).length)).toEqual([
      8, 8, 24, 10,
    ]);
  });

  it('TH-14.1 a tile is either scored at the end or used at once; those of 5+ are like their namesakes', () => {
    for (const [no, id] of MISSION_IDS.entries()) {
      const { scoring, instant, class: kind } = missionAt(no);
      expect([id, scoring === null, instant === null]).toEqual([id, kind === 'instant', kind !== 'instant']);
      if (kind !== 'five') continue;
      const namesake = MISSIONS.find((one) => `${one.id}-5p` === id);
      expect([id, scoring]).toEqual([id, namesake?.scoring]);
    }
  });

  it('TH-20.10 ten tiles compare', () => {
    const comparing = MISSIONS.filter(({ scoring }) => scoring !== null && COMPARING.has(scoring.kind));
    expect(comparing.flatMap(({ id }) => (id.endsWith('-5p') ? [] : [id])).sort()).toEqual(
      [
        'zoologist',
        'the-devout',
        'strategist',
        'revolutionary',
        'landlord',
        'gluttony',
        'on-a-diet',
        'rich-get-richer',
        'catch-up',
        'the-host',
      ].sort(),
    );
  });

  it('TH-15.1 TH-15.2 26 Bonus tokens, worth 2 VP each and Velvet Clothing 4', () => {
    const rows = rowsOf('7.9', 'VP when taken');
    expect(rows.map(({ id }) => id)).toEqual([...TOKEN_IDS]);
    for (const [no, row] of rows.entries())
      expect([row.id, TOKENS[no]?.count, TOKENS[no]?.vp]).toEqual([
        row.id,
        Number(row.count),
        Number(row['VP when taken']),
      ]);
    expect(TOKEN_POOL.length).toBe(26);
  });

  it('TH-4.2 TH-4.5 TH-4.11 TH-4.17 facts that depend on the number of seats', () => {
    const rows = rowsOf('7.10', 'Track rows');
    expect(rows.map(({ seats }) => seats)).toEqual(['2', '3', '4', '5', '6']);
    for (const row of rows) {
      const seats = Number(row.seats);
      expect(rowsFor(seats)).toBe(Number(row['Track rows']));
      expect(CASTLE_TILES[seats]?.join(', ')).toBe(row['Castle tiles']);
      expect(2 * rowsFor(seats)).toBe(Number(row['A cards on top (Rookie)']));
      expect(14 * rowsFor(seats)).toBe(Number(row['Track cards drawn in the game']));
      const missions = MISSIONS.filter((one) => seats > 4 || one.class !== 'five').length;
      expect(missions).toBe(Number(row['Missions in the game']));
      expect(missions - 2 - 2 * seats - 29).toBe(Number(row['left over after setup']));
    }
    expect(CASTLE_TILE_IDS).toEqual(rowsOf('7.10', 'used with seats').map(({ id }) => id));
    expect([10, 8, 6, 4, 2].map(castleTileId)).toEqual([...CASTLE_TILE_IDS]);
  });
});

function keywordsIn({ effect = '' }: Row): string[] {
  const bold = /\*\*(Confuse|Spicy|Holy Water|Gregarious|Fast|Slow|Inspiring)\*\*/.exec(effect)?.[1];
  if (bold) return [bold.toLowerCase().replace(' ', '-')];
  return effect.includes('you may Digest 1 card') ? ['digest'] : [];
}

function abilitiesIn({ effect = '' }: Row): string[] {
  if (effect.includes('**Hunter**')) return ['hunter'];
  if (effect.startsWith('When hunted in the')) return ['region-vp'];
  if (effect.startsWith('End of game: +')) return ['partner'];
  return effect.startsWith('Effects step: draw') ? ['draw'] : [];
}
