import { describe, expect, it } from 'vitest';
import { roomFor } from '../src/table/GuidePlace.tsx';

describe('on a phone the words of a guide', () => {
  it('have two thirds of a board on which nothing glows', () => {
    expect(roomFor(460, [])).toEqual({ edge: 'bottom', most: 307 });
  });

  it('grow up to what glows, from the edge that is farther from it', () => {
    expect(roomFor(460, [{ top: 40, bottom: 120 }])).toEqual({ edge: 'bottom', most: 307 });
    expect(roomFor(460, [{ top: 150, bottom: 240 }])).toEqual({ edge: 'bottom', most: 212 });
    expect(roomFor(460, [{ top: 260, bottom: 440 }])).toEqual({ edge: 'top', most: 252 });
  });

  it('have a few lines even where everything glows', () => {
    expect(roomFor(460, [{ top: 10, bottom: 450 }]).most).toBe(96);
  });
});
