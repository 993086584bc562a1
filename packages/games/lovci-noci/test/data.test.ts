import { readFileSync } from 'node:fs';
import { begin, resolveOptions } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, PARTIES } from '../cards/characters.ts';
import { GREEN_IDS, PROPHECIES } from '../cards/green.ts';
import { BLUE_IDS, OPEN_CARDS, type OpenId, RED_IDS, RELICS } from '../cards/open.ts';
import { PLACE_IDS, PLACES, placeOfSum } from '../cards/places.ts';
import { lovciNoci } from '../index.ts';
import { isEquipment } from '../rules/seats.ts';

/** The components as data, compared with the tables of the rules: section 7 of docs/rules/lovci-noci.md. */

type Row = Readonly<Record<string, string>>;

const RULES = readFileSync(new URL('../../../../docs/rules/lovci-noci.md', import.meta.url), 'utf8');

/** The rows of the tables of one section, each by its column headings. */
function tablesOf(section: string): Row[][] {
  const text = RULES.split(/^###? /m).find((part) => part.startsWith(`${section} `)) ?? '';
  const blocks = text.split('\n\n').filter((block) => block.startsWith('|'));
  return blocks.map((block) => {
    const [heads = [], , ...rows] = block
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return rows.map((row) =>
      Object.fromEntries(row.map((cell, i) => [heads[i] ?? '', cell.replaceAll('`', '')])),
    );
  });
}

function tableOf(section: string): Row[] {
  return tablesOf(section)[0] ?? [];
}

const SETS = {
  kosmos: { cards: 'kosmos' },
  classic: { cards: 'classic' },
  raw: { cards: 'kosmos', redSplit: 'raw' },
} as const;
type SetName = keyof typeof SETS;
const SET_NAMES: readonly SetName[] = ['kosmos', 'classic', 'raw'];

/** The three decks as they are dealt. */
function dealt(set: SetName) {
  const resolved = resolveOptions(lovciNoci, 5, SETS[set]);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return begin(lovciNoci, { seats: 5, options: resolved.options, seed: `decks ${set}` }).state;
}

function countIn(cards: readonly string[], id: string): number {
  return cards.filter((card) => card === id).length;
}

describe('7.9 the checksums', () => {
  const EXPECTED: Readonly<Record<string, readonly [number, number, number]>> = {
    'green cards': [16, 16, 16],
    'blue events': [10, 10, 10],
    'blue equipment': [8, 6, 8],
    'blue cards': [18, 16, 18],
    'red events': [11, 10, 12],
    'red equipment': [7, 6, 6],
    'red cards': [18, 16, 18],
    'equipment in all': [15, 12, 14],
    'playing cards of the three decks': [52, 48, 52],
  };

  it.each(SET_NAMES.map((set, i) => [set, i] as const))('of the dealt decks, %s', (set, column) => {
    const state = dealt(set);
    const { green, blue, red } = state.decks;
    const equipment = (cards: readonly OpenId[]) => cards.filter((card) => isEquipment(state, card)).length;
    const found: Record<string, number> = {
      'green cards': green.length,
      'blue events': blue.length - equipment(blue),
      'blue equipment': equipment(blue),
      'blue cards': blue.length,
      'red events': red.length - equipment(red),
      'red equipment': equipment(red),
      'red cards': red.length,
      'equipment in all': equipment(blue) + equipment(red),
      'playing cards of the three decks': green.length + blue.length + red.length,
    };
    const expected = Object.entries(EXPECTED).map(([what, counts]) => [what, counts[column]]);
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it('of the characters', () => {
    const all = Object.values(CHARACTERS);
    const limits = (set: 1 | 2) =>
      all.filter((one) => one.set === set).reduce((sum, { limit }) => sum + limit, 0);
    expect(CHARACTER_IDS).toHaveLength(20);
    expect(PARTIES.map((party) => all.filter((one) => one.party === party).length)).toEqual([6, 6, 8]);
    expect([1, 2].map((set) => all.filter((one) => one.set === set).length)).toEqual([10, 10]);
    expect(limits(1)).toBe(116);
    expect(limits(1) + limits(2)).toBe(232);
  });

  it('are those printed in the rules', () => {
    const printed = Object.fromEntries(
      tableOf('7.9').map((row) => [row.What, SET_NAMES.map((set) => row[set] ?? '')]),
    );
    const expected = Object.entries(EXPECTED).map(([what, counts]) => [what, counts.map(String)]);
    expect(printed).toEqual({
      ...Object.fromEntries(expected),
      characters: ['20', '20', '20'],
      'characters per party (werewolf, vampire, human)': ['6, 6, 8', '6, 6, 8', '6, 6, 8'],
      'characters per set': ['10, 10', '10, 10', '10, 10'],
      'sum of limits, set 1': ['116', '116', '116'],
      'sum of limits, all': ['232', '232', '232'],
    });
  });
});

describe('7.2, 7.3 the board', () => {
  it('LN-5.2 has the places of the table, with their sums and colours', () => {
    const rows = tableOf('7.2');
    expect(rows.map(({ id }) => id)).toEqual(PLACE_IDS);
    for (const row of rows) {
      const place = PLACES[row.id as keyof typeof PLACES];
      expect(row.Sums).toBe(place.sums.join(', '));
      const colours = row['Colour drawn']?.match(/green|blue|red/g) ?? [];
      expect(colours).toEqual(place.draws);
    }
  });

  it('LN-1.5, LN-R1: the sums of a d4 and a d6 lead to the places as often as the table says', () => {
    const counts: Record<string, number> = {};
    for (let d6 = 1; d6 <= 6; d6++)
      for (let d4 = 1; d4 <= 4; d4++) {
        const place = placeOfSum(d6 + d4) ?? 'any';
        counts[place] = (counts[place] ?? 0) + 1;
      }
    expect(counts).toEqual({
      'morganas-hut': 3,
      'well-of-wisdom': 7,
      chapel: 4,
      any: 4,
      graveyard: 3,
      'enchanted-tree': 2,
      'stone-circle': 1,
    });
  });

  it('LN-R5 has each letter at the limit of its characters, with their party', () => {
    const marks = RULES.match(/Letters and party marks: ([^.]*)\./)?.[1] ?? '';
    const printed = marks.split('; ').flatMap((space) => {
      const [limit = '', ...rest] = space.split(' ');
      return rest
        .join(' ')
        .split(', ')
        .map((mark) => `${mark} ${limit}`);
    });
    const found = CHARACTER_IDS.map((id) => CHARACTERS[id]).map(
      ({ letter, party, limit }) => `${letter} ${party} ${limit}`,
    );
    expect([...new Set(found)].sort()).toEqual(printed.sort());
    for (const mark of printed) expect(found.filter((one) => one === mark)).toHaveLength(2);
  });
});

describe('7.4 the characters', () => {
  const [identity = [], abilities = []] = tablesOf('7.4');

  it('are those of the table, in its order', () => {
    expect(identity.map(({ id }) => id)).toEqual(CHARACTER_IDS);
    for (const row of identity) {
      const { letter, set, party, limit } = CHARACTERS[row.id as keyof typeof CHARACTERS];
      expect([row.Letter, row.Set, row.Party, row.Limit]).toEqual([
        letter,
        String(set),
        party,
        String(limit),
      ]);
      expect(row.EN?.[0]).toBe(letter);
      expect(row.PL?.[0]).toBe(letter);
      expect(row.CS?.[0]).toBe(letter);
    }
  });

  it('have the abilities and goals of the table', () => {
    expect(abilities.map(({ id }) => id)).toEqual(CHARACTER_IDS);
    for (const row of abilities) {
      const { ability, goal } = CHARACTERS[row.id as keyof typeof CHARACTERS];
      expect(row.Ability).toMatch(new RegExp(`^${ability}\\b`));
      expect(row.Goal).toMatch(new RegExp(`^${goal}\\b`));
    }
  });

  it('LN-13.20 the relics are the four named ones', () => {
    const named = RULES.match(/Relics \(for Drahomir\): (.*)\./)?.[1]
      ?.replaceAll('`', '')
      .split(', ');
    expect(RELICS).toEqual(named);
  });
});

describe('7.5 the green cards', () => {
  const rows = tableOf('7.5');

  it('are those of the table, as often as it says', () => {
    expect(rows.map(({ id }) => id)).toEqual(GREEN_IDS);
    for (const set of ['kosmos', 'classic'] as const) {
      const { green } = dealt(set).decks;
      for (const row of rows) expect(countIn(green, row.id ?? '')).toBe(Number(row[`Count ${set}`]));
    }
  });

  it('apply to the characters in the table, with the effects in the table', () => {
    for (const row of rows) {
      const { appliesTo, effect } = PROPHECIES[row.id as keyof typeof PROPHECIES];
      const to =
        appliesTo === 'everybody'
          ? 'everybody'
          : 'parties' in appliesTo
            ? appliesTo.parties.join(', ')
            : `letters ${[...appliesTo.letters].join(', ')}`;
      expect(row['Applies to']?.replace(/ \(limit.*/, '')).toBe(to);
      const starts = {
        balm: 'heal 1; at 0 damage take 1',
        toll: 'give 1 equipment to the giver or take 1',
        hurt: `take ${'amount' in effect ? effect.amount : ''}`,
        show: 'show the character to the giver only',
      };
      expect(row['Effect on the receiver']?.replace(/ \(LN.*/, '')).toBe(starts[effect.kind]);
    }
  });
});

describe('7.6, 7.7 the blue and red cards', () => {
  const blue = tableOf('7.6');
  const red = tableOf('7.7');

  it('are those of the tables, in their order', () => {
    expect(blue.map(({ id }) => id)).toEqual(BLUE_IDS);
    expect(red.map(({ id }) => id)).toEqual(RED_IDS);
  });

  it.each(SET_NAMES)('LN-2.4 LN-7.24 are dealt as often as the tables say, %s', (set) => {
    const { decks } = dealt(set);
    const column = set === 'raw' ? 'Raw' : `Count ${set}`;
    for (const row of red) expect(countIn(decks.red, row.id ?? '')).toBe(Number(row[column]));
    const blueColumn = set === 'raw' ? 'Count kosmos' : column;
    for (const row of blue) expect(countIn(decks.blue, row.id ?? '')).toBe(Number(row[blueColumn]));
  });

  it('have the colour, the type and the mark of the tables', () => {
    for (const [colour, rows] of [['blue', blue] as const, ['red', red] as const])
      for (const row of rows) {
        const card = OPEN_CARDS[row.id as OpenId];
        expect(card.colour).toBe(colour);
        expect(row.Type?.replace(/^kosmos /, '').split(',')[0]).toBe(card.type);
        expect(row.Mark?.split(/[;/ ]/)[0]).toBe(card.mark);
      }
  });

  it('LN-7.20 LN-7.22 LN-R33 the Shield of Light is equipment in one set, an event in the other', () => {
    expect(isEquipment(dealt('kosmos'), 'shield-of-light')).toBe(true);
    expect(isEquipment(dealt('classic'), 'shield-of-light')).toBe(false);
  });
});

describe('7.8 the flags', () => {
  const rows = tableOf('7.8');
  const valueIn = (cell: string): unknown => {
    const text = cell.replaceAll("'", '');
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d+$/.test(text) ? Number(text) : text;
  };

  it.each(['kosmos', 'classic'] as const)('LN-14.2 have the values of the %s set', (set) => {
    const { options } = dealt(set);
    for (const row of rows) {
      const flag = row.Flag as keyof typeof options;
      if (row[set] === 'not used') continue;
      expect([flag, options[flag]]).toEqual([flag, valueIn(row[set] ?? '')]);
    }
  });

  it('LN-14.7 take all values of their rows, and no others', () => {
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      const spec = lovciNoci.options[row.Flag ?? ''];
      if (spec?.kind !== 'choice') throw new Error(`${row.Flag} is not a choice`);
      const others = (row['Other legal values'] ?? '').replace(/ \(.*\)/, '').split(', ');
      const cells = [row.kosmos ?? '', row.classic ?? '', ...others].filter(
        (cell) => cell !== '' && cell !== 'not used',
      );
      expect(new Set(spec.values)).toEqual(new Set(cells.map(valueIn)));
    }
  });
});

describe('the names', () => {
  const tables = {
    place: tableOf('7.2'),
    character: tablesOf('7.4')[0] ?? [],
    card: ['7.5', '7.6', '7.7'].flatMap(tableOf),
  };

  it.each(['en', 'pl', 'cs'] as const)('are those of the tables, %s', (language) => {
    const messages = readFileSync(new URL(`../locales/${language}.ftl`, import.meta.url), 'utf8');
    const column = language.toUpperCase();
    for (const [thing, rows] of Object.entries(tables))
      for (const row of rows) {
        const found = new RegExp(`^${thing}-${row.id} = (.*)$`, 'm').exec(messages)?.[1];
        expect(`${row.id}: ${found}`).toBe(`${row.id}: ${row[column]}`);
      }
    for (const row of tables.character) {
      const block = messages.split(/^(?=\S)/m).find((part) => part.startsWith(`character-${row.id} =`));
      expect(block).toContain(`.ability = ${row[`Ability ${column}`]}\n`);
    }
  });
});
