import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  branchFrom,
  type Game,
  Match,
  Random,
  type Rulebook,
  readRecord,
  resumeBranch,
} from '@nokturn/engine';
import { findRules, GAMES } from '@nokturn/games/all';
import { LANGUAGES } from '@nokturn/text';
import { differences } from '@nokturn/text/check';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { type Guide, leadsTo, nextStop } from '../src/learn/guide.ts';
import { GuidedSource } from '../src/learn/guided.ts';
import { latest } from '../src/source/source.ts';

const folderOf = ({ id }: Game) => join(import.meta.dirname, '../../games', id);
const fileOf = (game: Game) => join(folderOf(game), 'guide/guide.json');
const guideOf = (game: Game) => JSON.parse(readFileSync(fileOf(game), 'utf8')) as Guide;
const guided = GAMES.filter((game) => existsSync(fileOf(game))).map((game) => ({ id: game.id, game }));

describe.each(guided)('the guide of $id', ({ game }) => {
  const guide = guideOf(game);
  const words = sourcesOf(folderOf(game), 'locales', 'guide');

  it('is a match under these rules that is not over when the guide ends', () => {
    expect(readRecord(JSON.stringify(guide.record))).toHaveProperty('record');
    expect(guide.record).toMatchObject({ game: game.id, rules: game.rulesVersion });
    expect(Match.resume(game, guide.record).position.over).toBe(false);
  });

  it('says the same in every language', () => {
    expect(differences(words)).toEqual([]);
  });

  it.each(LANGUAGES)(
    'leads through the whole match in %s, with words for each of the learner’s moves',
    (language) => {
      const text = strictText(language, words[language]);
      const table = new GuidedSource(findRules(game.id) as Rulebook, guide, 'Ada', () =>
        expect.unreachable('the learner was led'),
      );
      const said: string[] = [];
      for (let stop = table.stop(); stop !== null; stop = table.stop()) {
        said.push(text.plain(stop));
        const mine = latest(table.state())?.view?.asked?.mine;
        const expected = table.expected();
        if (!mine || expected === null) throw new Error(`${stop}: the learner is asked nothing`);
        if (mine.ask.kind !== 'amount')
          for (const option of mine.ask.options.filter((one) => !leadsTo(expected, one))) {
            table.answer(mine.ask.kind === 'one' ? option : [option]);
            expect([table.stop(), table.state().refused?.why?.id]).toEqual([stop, 'guide-other-way']);
          }
        table.answer(expected);
        expect(table.state().refused).toBeNull();
      }
      said.push(text.plain('guide-end'));
      expect(new Set(said).size).toBe(Object.keys(guide.stops).length + 1);
      expect(table.record.moves).toEqual(guide.record.moves);
      expect(latest(table.state())?.view?.asked?.mine).not.toBeNull();
    },
  );

  it('continues with the learner’s own move after its last words', () => {
    let left = false;
    const table = new GuidedSource(findRules(game.id) as Rulebook, guide, 'Ada', () => {
      left = true;
    });
    for (let next = table.expected(); next !== null; next = table.expected()) table.answer(next);
    const mine = latest(table.state())?.view?.asked?.mine;
    if (!mine) throw new Error('the learner is asked nothing');
    table.answer(mine.fallback);
    expect(left).toBe(true);
    expect(table.record.moves).toHaveLength(guide.record.moves.length + 1);
  });

  it('can be tried again from its first words, in worlds that look the same to the learner', async () => {
    const rules = findRules(game.id) as Rulebook;
    const { mind } = await rules.bot();
    const move = nextStop(guide, 0) ?? 0;
    const point = { move, seat: guide.learner, kind: 'imagined' } as const;
    const terms = { mind, random: new Random('again'), isLesson: true };
    const lesson = branchFrom(rules, guide.record, { ...point, kind: 'real' }, terms);
    const again = branchFrom(rules, guide.record, point, terms);
    if ('code' in lesson || 'code' in again) throw new Error('the lesson cannot be left');
    const seen = resumeBranch(rules, again).view(guide.learner);
    expect(seen.asked?.mine).toBeTruthy();
    expect(seen).toEqual(resumeBranch(rules, lesson).view(guide.learner));
  });
});

it('a guide leads from stop to stop, and to every part of an answer', () => {
  const moves = Array.from({ length: 9 }, () => ['step', 0, 'roll'] as const);
  const guide = { learner: 0, stops: { 3: 'first', 7: 'second' }, record: { moves } } as unknown as Guide;
  expect([0, 3, 4, 8].map((from) => nextStop(guide, from))).toEqual([3, 3, 7, null]);
  expect(['a', 'b', 'c'].map((option) => leadsTo(['a', 'c'], option))).toEqual([true, false, true]);
  expect(leadsTo(null, 'a')).toBe(false);
});
