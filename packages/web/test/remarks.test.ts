import { readFileSync } from 'node:fs';
import { GAMES } from '@nokturn/games/all';
import { neededModuleOf } from '@nokturn/games/folder.ts';
import { createText, LANGUAGES, type Telling } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { KNOWN_BOTS } from '../src/parts/bots.ts';
import type { Moment, SeatHolder } from '../src/source/source.ts';
import { lastRemark, remarkIn, wordsOf } from '../src/table/remarks.ts';
import { playedBy, type ToldMoment } from './told.ts';

const telling = { means: { eliminated: 'out' } } as const;
const person: SeatHolder = { kind: 'person', name: 'Ada', standIn: false };
const bot: SeatHolder = { kind: 'bot', level: 'medium' };
const holders = [person, bot, bot];

function moment(version: number, ...happenings: Moment['happenings']): Moment {
  return { version, undid: null, happenings, view: null };
}

function ended(...winners: number[]): never {
  return { result: { winners } } as never;
}

describe('a few words of bots', () => {
  it('are a greeting at the first moment, and none if nobody is a bot', () => {
    const deal = moment(0, { kind: 'dealt' });
    const hello = { seat: 1, kind: 'greet', number: 0 };
    expect(remarkIn([deal], { holders, telling })).toEqual(hello);
    // The first question, and secret answers to it, are moments in which nothing happens.
    expect(remarkIn([deal, moment(1), moment(2)], { holders, telling })).toEqual(hello);
    expect(remarkIn([deal, moment(1), moment(2, { kind: 'drawn' })], { holders, telling })).toBeNull();
    expect(remarkIn([], { holders, telling })).toBeNull();
    expect(remarkIn([moment(0)], { holders: [person, person], telling })).toBeNull();
  });

  it('are a sigh from a bot that is out, and nothing from a person who is', () => {
    const after = (seat: number) => [moment(0, { kind: 'dealt' }), moment(1, { kind: 'eliminated', seat })];
    expect(remarkIn(after(2), { holders, telling })).toEqual({ seat: 2, kind: 'out', number: 1 });
    expect(remarkIn(after(0), { holders, telling })).toBeNull();
  });

  it('come from whichever bot has won, or from one that has not', () => {
    expect(lastRemark(ended(2), { holders })).toEqual({ seat: 2, kind: 'won' });
    expect(lastRemark(ended(0, 2), { holders })).toEqual({ seat: 2, kind: 'won' });
    expect(lastRemark(ended(0), { holders })).toEqual({ seat: 1, kind: 'lost' });
    expect(lastRemark(ended(), { holders })).toBeNull();
    expect(lastRemark(ended(0), { holders: [person, person] })).toBeNull();
  });

  it('have words in every language, for each temper', () => {
    const kinds = ['greet', 'out', 'won', 'lost'] as const;
    const ids = kinds.flatMap((kind) => KNOWN_BOTS.map((_, seat) => wordsOf({ seat, kind })));
    expect(new Set(ids).size).toBe(2 * kinds.length);
    for (const language of LANGUAGES) {
      const source = readFileSync(new URL(`../locales/${language}.ftl`, import.meta.url), 'utf8');
      const text = createText({ language, sources: [source], names: [] });
      for (const id of ids) expect(text.has(id), `${id} in ${language}`).toBe(true);
    }
  });
});

describe.each(GAMES.map((game) => [game.id, game.seats.usual ?? game.seats.max] as const))(
  'in %s',
  (id, seats) => {
    it('are the same for everybody at a table, at the same time: nothing that only one player knows is in them', async () => {
      const { telling } = await neededModuleOf<{ telling: Telling }>(id, 'telling.ts');
      const told = playedBy(id, seats, 'remarks');
      const bots = told.map(() => bot);
      const remarksOf = (moments: readonly ToldMoment[], heard: 'mine' | 'everybody') => {
        const seen = moments.map((each, version) => moment(version, ...each[heard]));
        return seen.map((_, i) => remarkIn(seen.slice(0, i + 1), { holders: bots, telling }));
      };
      const [first = []] = told;
      const open = remarksOf(first, 'everybody');
      const last = lastRemark(first.at(-1)?.view as never, { holders: bots });
      expect(open[0]?.kind).toBe('greet');
      expect(open.length).toBeGreaterThan(20);
      for (const moments of told) {
        expect(remarksOf(moments, 'mine')).toEqual(open);
        expect(lastRemark(moments.at(-1)?.view as never, { holders: bots })).toEqual(last);
      }
    });
  },
);
