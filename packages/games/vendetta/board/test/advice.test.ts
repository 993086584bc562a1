import { readFileSync } from 'node:fs';
import { strictText } from '@nokturn/text/testing';
import { expect, it } from 'vitest';
import { type Laid, scene } from '../../test/kit.ts';
import { advice } from '../advice.ts';

const text = strictText('en', [readFileSync(new URL('../../locales/en.ftl', import.meta.url), 'utf8')]);
const LAST = 'That leaves 1 blood in your pool. Whoever takes it sends you into frenzy.';
const WINNING = 'Going by what is face up, you win here.';

it('VV-7.17 VV-18.1 only a player about to keep a single blood is asked again', () => {
  const s = scene({ players: [{ clan: 'brujah', hand: ['br-hunt'], pool: 4 }], at: 0 });
  s.answers(0, 'play:br-hunt', 'location:loc-1').asks(0, 'plan-facing');
  for (const answer of ['face-up:0', 'face-down:1']) expect(advice(answer, s.view(0), text)).toBeNull();
  s.answer(0, 'face-up:0').asks(0, 'plan-blood');
  const said = ['blood:0', 'blood:2', 'blood:3', 'drain'].map((one) => advice(one, s.view(0), text));
  expect(said).toEqual([null, null, LAST, null]);
  expect(advice('blood:3', s.view(1), text)).toBeNull();
  expect(advice('blood:3', s.view('spectator'), text)).toBeNull();
  const poor = scene({ players: [{ clan: 'brujah', hand: ['br-hunt'], pool: 2 }], at: 0 });
  poor.answers(0, 'play:br-hunt', 'location:loc-1').asks(0, 'plan-facing');
  expect(advice('face-down:1', poor.view(0), text)).toBe(LAST);
});

it('VV-12.3 VV-15.14 a player who withdraws from a Location they are winning is asked again', () => {
  const at = 'loc-1' as const;
  const withdraw = (own: Laid, theirs: Laid) => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { [at]: [own] } },
        { clan: 'gangrel', on: { [at]: [theirs] } },
      ],
      at,
    }).asks([0, 1], 'stay-or-withdraw');
    return [advice('withdraw', s.view(0), text), advice('stay', s.view(0), text)];
  };
  expect(withdraw('br-bloody-fury', 'ga-fearless')).toEqual([WINNING, null]);
  // The first to arrive wins a tie.
  expect(withdraw('br-show-of-force', 'ga-fearless')).toEqual([WINNING, null]);
  expect(withdraw('br-earthshock', 'ga-fearless')).toEqual([null, null]);
  expect(withdraw('br-bloody-fury', '?ga-fearless')).toEqual([null, null]);
});
