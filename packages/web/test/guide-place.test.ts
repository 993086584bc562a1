import { describe, expect, it } from 'vitest';
import { roomFor } from '../src/table/GuidePlace.tsx';

describe('a guide’s words on a phone', () => {
  it('have two thirds of a board without a glow', () => {
    expect(roomFor(460, [])).toEqual({ edge: 'bottom', most: 307 });
  });

  it('grow up to the glow, from the edge farther from it', () => {
    expect(roomFor(460, [{ top: 40, bottom: 120 }])).toEqual({ edge: 'bottom', most: 307 });
    expect(roomFor(460, [{ top: 150, bottom: 240 }])).toEqual({ edge: 'bottom', most: 212 });
    expect(roomFor(460, [{ top: 260, bottom: 440 }])).toEqual({ edge: 'top', most: 252 });
  });

  it('have a few lines even if everything glows', () => {
    expect(roomFor(460, [{ top: 10, bottom: 450 }]).most).toBe(96);
  });
});
