import { begin, Ears, type Viewer, viewOf } from '@nokturn/engine';
import { expect, test } from 'vitest';
import { diceDuel } from './dice-duel.ts';

function listening(viewer: Viewer) {
  const table = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'ears' }, { listening: true });
  const ears = new Ears(diceDuel, viewer);
  ears.listen(table.collect(), table.state);
  const round = () => {
    table.answer(0, 'high');
    table.answer(1, 'low');
    ears.listen(table.collect(), table.state);
  };
  return { table, ears, round };
}

test('a viewer remembers what it heard, oldest first, and nothing that it may not hear', () => {
  const { table, ears, round } = listening(1);
  round();
  expect(ears.heard.map(({ kind }) => kind)).toEqual(['dealt', 'dealt', 'rolled']);
  expect(ears.heard[0]).toEqual({ kind: 'dealt', seat: 0 });
  expect(ears.heard[1]).toEqual({ kind: 'dealt', seat: 1, lucky: table.state.lucky[1] });
});

test('what was listened to last can be taken back, time after time', () => {
  const { ears, round } = listening('spectator');
  round();
  expect(ears.heard).toHaveLength(3);
  ears.unhear();
  expect(ears.heard).toHaveLength(2);
  ears.unhear();
  expect(ears.heard).toHaveLength(0);
  ears.unhear();
  expect(ears.heard).toHaveLength(0);
});

test('a witness knows what it sees and what it has heard', () => {
  const { table, ears } = listening(0);
  const view = viewOf(diceDuel, table.position, 0);
  expect(ears.witness(view)).toEqual({ ...view, heard: ears.heard });
});
