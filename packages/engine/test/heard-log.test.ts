import { begin, HeardLog, hearingFilterOf, type Viewer, viewOf } from '@nokturn/engine';
import { expect, test } from 'vitest';
import { diceDuel } from './dice-duel.ts';

function listening(viewer: Viewer) {
  const table = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'ears' }, { listening: true });
  const log = new HeardLog(viewer);
  log.listen(table.collect(), hearingFilterOf(diceDuel, table.state));
  const round = () => {
    table.answer(0, 'high');
    table.answer(1, 'low');
    log.listen(table.collect(), hearingFilterOf(diceDuel, table.state));
  };
  return { table, log, round };
}

test('a viewer remembers what it heard, oldest first, and nothing that it may not hear', () => {
  const { table, log, round } = listening(1);
  round();
  expect(log.heard.map(({ kind }) => kind)).toEqual(['dealt', 'dealt', 'rolled']);
  expect(log.heard[0]).toEqual({ kind: 'dealt', seat: 0 });
  expect(log.heard[1]).toEqual({ kind: 'dealt', seat: 1, lucky: table.state.lucky[1] });
});

test('the latest listening can be undone, again and again', () => {
  const { log, round } = listening('spectator');
  round();
  expect(log.heard).toHaveLength(3);
  log.forgetLast();
  expect(log.heard).toHaveLength(2);
  log.forgetLast();
  expect(log.heard).toHaveLength(0);
  log.forgetLast();
  expect(log.heard).toHaveLength(0);
});

test('a witness knows what it sees and what it has heard', () => {
  const { table, log } = listening(0);
  const view = viewOf(diceDuel, table.position, 0);
  expect(log.witness(view)).toEqual({ ...view, heard: log.heard });
});
