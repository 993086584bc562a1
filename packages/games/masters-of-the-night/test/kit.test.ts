import { describe, expect, it } from 'vitest';
import { MastersScene, type Setting } from './kit.ts';

/** The strictness of scenes is tested with the engine; these tests cover what this game adds. */
describe('scenes of Masters of the Night', () => {
  const turn: Setting = { family: { imre: {}, mila: {} }, at: { turn: 'imre' } };

  it('a lost token is noticed', () => {
    const scene = new MastersScene(turn);
    scene.state.agents--;
    expect(() => scene.say('end-turn')).toThrow('something was lost or made');
  });

  it('no supply exceeds the box', () => {
    expect(() => new MastersScene({ ...turn, city: { museum: { minions: 12 } } })).toThrow(
      'more pieces than the box',
    );
  });

  it('dice that the scene does not provide cannot be rolled', () => {
    const last: Setting = { ...turn, family: { imre: { at: 'nightclub', blood: 1 }, mila: {} }, dice: [3] };
    expect(() => new MastersScene(last).say('activate', 'die:3')).toThrow('dice were rolled');
  });

  it('an end that did not happen is noticed', () => {
    expect(() => new MastersScene(turn).finished('veil')).toThrow('not ended by veil');
  });

  it('a vampire that is not in the scene cannot be queried', () => {
    expect(() => new MastersScene(turn).vampire('nevena')).toThrow('nevena is not in this scene');
  });
});
