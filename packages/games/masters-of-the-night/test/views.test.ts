import { Match } from '@nokturn/engine';
import { optionsFor } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import { newMatch, scene } from './kit.ts';

describe('section 6: what each seat sees', () => {
  it('MN-1.16 all viewers see the same, and only the sizes of the decks', () => {
    const match = newMatch(3, { familySize: 4 });
    const views = [0, 1, 2, 'spectator'].map((viewer) => match.view(viewer as never).state);
    for (const view of views) expect(view).toEqual(views[0]);
    const { eventDeck, leftOut, relicDeck } = views[0] as (typeof views)[number];
    expect([eventDeck, leftOut, relicDeck]).toEqual([17, 36, 13]);
    expect(JSON.stringify(views[0])).not.toContain(match.position.state.relicDeck.at(-1));
  });

  it('MN-15.21 a top card that was turned up is visible to everybody', () => {
    const s = scene({
      family: { nevena: {}, imre: {} },
      events: ['siege', 'curfew'],
      at: { acting: 'nevena' },
    });
    expect(s.view('spectator').state.top).toBeNull();
    s.say('blood').asks(0, 'turn-action');
    for (const viewer of [0, 1, 'spectator'] as const) expect(s.view(viewer).state.top).toBe('siege');
  });

  it('MN-1.16 no question hides its options', () => {
    const closed = Object.entries(mastersOfTheNight.work).flatMap(([step, work]) =>
      typeof work === 'function' || work.openOptions ? [] : [step],
    );
    expect(closed).toEqual([]);
  });

  it('work and questions are public', () => {
    const match = newMatch(2);
    expect(match.view('spectator').work).toEqual(match.view(0).work);
    expect(match.view('spectator').asked?.open).not.toBeNull();
  });
});

describe('undoing', () => {
  const options = (given: Record<string, unknown>) => optionsFor(mastersOfTheNight, 1, given);

  it('an answer that revealed nothing new can be undone', () => {
    const match = Match.begin(mastersOfTheNight, { seats: 1, options: options({}), seed: 'back' });
    while (match.position.asked?.frame.step !== 'turn-action') {
      const { asked } = match.position;
      const ask = asked?.asks[0];
      if (ask?.kind !== 'one') throw new Error('something else is asked');
      expect(match.answer(0, ask.options.at(-1) as string)).toBeNull();
    }
    match.answer(0, 'move');
    expect(match.undo(0)).toBeNull();
    expect(match.position.asked?.frame.step).toBe('turn-action');
  });

  it('MN-15.18 turning up a card or rolling dice cannot', () => {
    const given = options({
      familySize: 2,
      vampires: 'chosen',
      vampire1: 'nevena',
      vampire2: 'imre',
      firstLeader: 'nevena',
    });
    for (let i = 0; i < 50; i++) {
      const match = Match.begin(mastersOfTheNight, { seats: 1, options: given, seed: `undo ${i}` });
      for (let n = 0; n < 20 && match.position.asked?.frame.step !== 'turn-action'; n++) {
        const ask = match.position.asked?.asks[0];
        if (ask === undefined) break;
        match.answer(
          0,
          ask.kind === 'amount'
            ? 0
            : 'options' in ask && ask.kind === 'one'
              ? (ask.options[0] as string)
              : [],
        );
      }
      const { asked } = match.position;
      if (asked?.frame.step !== 'turn-action' || asked.asks[0]?.kind !== 'one') continue;
      if (!asked.asks[0].options.includes('blood')) continue;
      expect(match.answer(0, 'blood')).toBeNull();
      expect(match.position.state.top).not.toBeNull();
      expect(match.whyNotUndo(0)).toMatchObject({ code: 'revealed' });
      return;
    }
    throw new Error('Nevena never came to it');
  });
});
