import { describe, expect, it } from 'vitest';
import { nextGuess, readMarks, withMark } from '../marks.ts';

describe("a player's own marks", () => {
  it('cycle and come back to none', () => {
    expect(['none', 'likely', 'doubtful', 'no'].map((guess) => nextGuess(guess as 'none'))).toEqual([
      'likely',
      'doubtful',
      'no',
      'none',
    ]);
  });

  it('are stored and can be removed', () => {
    const marks = withMark(withMark({}, '3:vampire', 'likely'), '2:volko', 'no');
    expect(readMarks(JSON.stringify(marks))).toEqual({ '3:vampire': 'likely', '2:volko': 'no' });
    expect(withMark(marks, '3:vampire', 'none')).toEqual({ '2:volko': 'no' });
  });

  it.each([null, '', 'nonsense', '[]', '7', 'null', '{"3:vampire":"perhaps","x":"likely"}'])(
    'survive anything found in the browser: %s',
    (kept) => {
      expect(readMarks(kept)).toEqual({});
    },
  );
});
