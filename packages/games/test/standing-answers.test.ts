import { fits, Random, randomAnswer, type Seat } from '@nokturn/engine';
import { createText, LANGUAGES } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../all.ts';
import { moduleOf, wordsAt } from '../folder.ts';
import { GAME_IDS } from '../index.ts';
import { type StandingAnswers, standingAnswer } from '../standing-answers.ts';

const standings = new Map<string, StandingAnswers>();
for (const game of GAME_IDS) {
  const found = await moduleOf<{ readonly standing: StandingAnswers }>(game, 'standing-answers.ts');
  if (found) standings.set(game, found.standing);
}

describe.each([...standings])('answers in advance in %s', (game, standing) => {
  it('have words in every language, and fit into a message', () => {
    for (const language of LANGUAGES) {
      const words = wordsAt(game, `locales/${language}.ftl`) ?? '';
      const text = createText({ language, sources: [words], names: [] });
      for (const [setting, { answers }] of Object.entries(standing))
        for (const id of [setting, ...Object.keys(answers).map((name) => `${setting}-${name}`)])
          expect([id, text.has(`reaction-${id}`)]).toEqual([id, true]);
    }
    const names = Object.entries(standing).flatMap(([setting, { answers }]) => [
      setting,
      ...Object.keys(answers),
    ]);
    expect(names.filter((name) => name.length > 20)).toEqual([]);
  });

  it('always give a legal answer, whatever the question and whatever is known', () => {
    const rules = LIBRARY.today.find(({ id }) => id === game);
    if (rules === undefined) throw new Error(`there is no ${game}`);
    const random = new Random(`in advance ${game}`);
    const met = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const seats = random.pick([rules.seats.min, rules.seats.max]);
      const resolved = rules.resolve(seats, {});
      if (!('options' in resolved)) throw new Error('the usual options do not fit');
      const match = rules.begin({ seats, options: resolved.options, seed: `in advance ${i}` });
      for (let asked = match.position.asked; asked !== null; asked = match.position.asked) {
        const { step } = asked.frame;
        const seat = asked.seats.find((_, at) => asked?.answers[at] === null) as Seat;
        const view = match.view(seat);
        const ask = view.asked?.mine?.ask;
        if (ask === undefined) throw new Error('nothing is asked');
        for (const [setting, { steps, answers }] of Object.entries(standing))
          for (const name of steps.includes(step) ? Object.keys(answers) : []) {
            const answer = standingAnswer(standing, { [setting]: name }, view);
            expect([step, name, answer !== null && fits(ask, answer).fits]).toEqual([step, name, true]);
            met.add(setting);
          }
        match.answer(
          seat,
          randomAnswer(ask, (n) => random.below(n)),
        );
      }
    }
    expect(met.size).toBeGreaterThan(0);
  });
});

it('exist for the games in which others would wait for a trifle', () => {
  expect([...standings.keys()]).toEqual(['lovci-noci', 'vendetta', 'the-hunger']);
});
