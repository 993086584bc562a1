// @vitest-environment happy-dom
import { strictText } from '@nokturn/text/testing';
import { expect, it } from 'vitest';
import { lastLines } from '../src/table/Log.tsx';

it('the log leaves out private deals, and nothing else', () => {
  const told = () => ({
    moments: [{ version: 1, undid: null, happenings: [{ kind: 'dealt' }, { kind: 'turn' }], view: null }],
    text: strictText('en', ['log-dealt = You are Elena.\nlog-turn = It gets dark.']),
  });
  expect(lastLines({ ...told(), telling: { means: { dealt: 'deal' } } }, 5)).toEqual(['It gets dark.']);
  expect(lastLines({ ...told(), telling: { means: { turn: 'turn' } } }, 5)).toEqual([
    'You are Elena.',
    'It gets dark.',
  ]);
});
