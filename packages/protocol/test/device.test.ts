import { nonceCommitment, tableCommitment } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { isLeftOut, MOST_ATTEMPTS, promiseOf } from '../src/device.ts';
import { attend, type Kept, type Lobby, NOTHING_KEPT } from '../src/index.ts';

const CODE = 'abcd2345';
const NONCE = '22'.repeat(32);
const OTHER = '33'.repeat(32);
const MINE = nonceCommitment(CODE, NONCE);
const draw = () => NONCE;

/** A table as the server describes it to the person in seat 0. */
function lobby(change: Partial<Lobby> = {}, commitment: string | null = null): Lobby {
  return {
    code: CODE,
    rules: null,
    muted: [],
    unseated: [],
    banned: [],
    game: 'dice-duel',
    seats: [
      { kind: 'person', person: { id: 'a'.repeat(16), name: 'Ada' }, standIn: false, commitment },
      { kind: 'bot', level: 'easy' },
    ],
    options: { target: 3 },
    privacy: 'link',
    spectators: true,
    delay: 0,
    clock: { seconds: null, after: 'default' },
    status: 'lobby',
    host: 'a'.repeat(16),
    hostName: 'Ada',
    language: null,
    createdAt: 1,
    startedAt: null,
    endedAt: null,
    commitment: tableCommitment(CODE, '11'.repeat(32)),
    draw: { attempt: 1, sealed: false, rules: '1' },
    seed: null,
    winners: null,
    abandoned: false,
    wantEnd: [],
    rematch: null,
    ...change,
  };
}

const sealed = (attempt: number) => ({ draw: { attempt, sealed: true, rules: '1' } });

/** What the device says to each of these messages, one after another. */
function sayings(tellings: readonly Lobby[], start: Kept = NOTHING_KEPT, seat: number | null = 0) {
  let kept = start;
  const said = tellings.map((telling, i) => {
    const step = attend(kept, telling, { seat, isNew: i === 0, draw });
    kept = step.kept;
    return step.say;
  });
  return { said, kept };
}

describe('a device', () => {
  it('commits, and reveals once that is sealed; told again, it says the same again', () => {
    const { said, kept } = sayings([
      lobby(),
      lobby({}, MINE),
      lobby(sealed(1), MINE),
      lobby(sealed(1), MINE),
    ]);
    const reveal = { type: 'reveal', attempt: 1, nonce: NONCE };
    expect(said).toEqual([{ type: 'commit', commitment: MINE }, null, reveal, reveal]);
    expect(kept).toMatchObject({ nonce: null, revealed: { attempt: 1, nonce: NONCE } });
    expect(kept.seal).toMatchObject({ attempt: 1, seat: 0, isIn: true });
  });

  it('reveals nothing before the seal, nor if it is not in the seal', () => {
    const { said, kept } = sayings([lobby(), lobby({}, MINE), lobby(sealed(1), null)]);
    expect(said.slice(1)).toEqual([null, null]);
    expect(kept).toMatchObject({ nonce: NONCE, revealed: null, seal: { isIn: false } });
  });

  it('gives nothing to a server that changes its promise', () => {
    const another = { commitment: tableCommitment(CODE, '44'.repeat(32)) };
    const { said, kept } = sayings([lobby(), lobby(another), lobby({ ...another, ...sealed(1) }, MINE)]);
    expect(said.slice(1)).toEqual([null, null]);
    expect(kept).toMatchObject({ commitment: lobby().commitment, revealed: null, seal: null });
  });

  it('keeps the first seal of an attempt, and reveals nothing for a second one', () => {
    const { said, kept } = sayings([
      lobby(),
      lobby({ ...sealed(1), options: { target: 4 } }, null),
      lobby(sealed(1), MINE),
    ]);
    expect(said.at(-1)).toBeNull();
    const first = sayings([lobby({ ...sealed(1), options: { target: 4 } }, null)]).kept.seal?.digest;
    expect(kept.seal?.digest).toBe(first);
  });

  it('never reuses what it has revealed: for the next attempt it draws again', () => {
    const { kept } = sayings([lobby(), lobby(sealed(1), MINE)]);
    const next = attend(kept, lobby({ draw: { attempt: 2, sealed: false, rules: '1' } }), {
      ...{ seat: 0, isNew: false },
      draw: () => OTHER,
    });
    expect(next.say).toEqual({ type: 'commit', commitment: nonceCommitment(CODE, OTHER) });
    // If an attempt is sealed again with the nonce it revealed, the device sends nothing.
    const replayed = attend(next.kept, lobby(sealed(2), MINE), { seat: 0, isNew: false, draw });
    expect(replayed.say).toBeNull();
    expect(replayed.kept.seal).toMatchObject({ attempt: 2, isIn: false });
  });

  it('reveals nothing more once the start was broken off too often: the server may be choosing', () => {
    const saidAt = (attempt: number) => {
      const open = { draw: { attempt, sealed: false, rules: '1' } };
      return sayings([lobby(open), lobby(open, MINE), lobby(sealed(attempt), MINE)]);
    };
    expect(saidAt(MOST_ATTEMPTS).said.at(-1)).toMatchObject({ type: 'reveal', attempt: MOST_ATTEMPTS });
    const { said, kept } = saidAt(MOST_ATTEMPTS + 1);
    expect(said.at(-1)).toBeNull();
    expect(kept).toMatchObject({ revealed: null, seal: { attempt: MOST_ATTEMPTS + 1 } });
  });

  it('gives a promise to write down that names its own part, and knows whether it was left out', () => {
    const inside = sayings([lobby(), lobby(sealed(1), MINE)]).kept;
    const outside = sayings([lobby(), lobby({}, MINE), lobby(sealed(1), null)]).kept;
    for (const kept of [inside, outside])
      expect(promiseOf(CODE, kept)).toBe(`nokturn-seal-2-${kept.seal?.digest}-${MINE.slice(0, 16)}`);
    expect([isLeftOut(inside), isLeftOut(outside)]).toEqual([false, true]);
    const watching = sayings([lobby(sealed(1), MINE)], NOTHING_KEPT, null).kept;
    expect(promiseOf(CODE, watching)).toBe(`nokturn-seal-2-${watching.seal?.digest}`);
    expect(isLeftOut(watching)).toBe(false);
    expect(promiseOf(CODE, NOTHING_KEPT)).toBeNull();
  });

  it('that returns for a later attempt is not in it, whatever the server has put there in its name', () => {
    const { kept } = sayings([lobby(), lobby(sealed(1), MINE)]);
    const again = (telling: Lobby) => attend(kept, telling, { seat: 0, isNew: true, draw: () => OTHER }).kept;
    for (const back of [
      again(lobby(sealed(2), MINE)),
      again(lobby({ ...sealed(2), status: 'playing' }, null)),
    ]) {
      expect(back).toMatchObject({ revealed: { attempt: 1 }, seal: { attempt: 2, isIn: false } });
      expect(promiseOf(CODE, back)).toContain(`-${nonceCommitment(CODE, OTHER).slice(0, 16)}`);
    }
  });

  it('knows whether the match began with the seal that it keeps', () => {
    const told = [lobby(), lobby(sealed(1), MINE)];
    expect(sayings(told).kept.seal).toMatchObject({ isBegun: false });
    const begun = lobby({ ...sealed(1), status: 'playing' }, MINE);
    expect(sayings([...told, begun]).kept.seal).toMatchObject({ attempt: 1, isIn: true, isBegun: true });
  });

  it('leaves another device of the same person alone until it joins again itself', () => {
    const theirs = nonceCommitment(CODE, OTHER);
    const { said, kept } = sayings([lobby(), lobby({}, theirs), lobby({}, theirs)]);
    expect(said.slice(1)).toEqual([null, null]);
    expect(attend(kept, lobby({}, theirs), { seat: 0, isNew: true, draw }).say).toEqual({
      ...{ type: 'commit', commitment: MINE },
    });
  });

  it('without a seat only keeps what it is told', () => {
    const { said, kept } = sayings([lobby(), lobby(sealed(1), MINE)], NOTHING_KEPT, null);
    expect(said).toEqual([null, null]);
    expect(kept).toMatchObject({ nonce: null, seal: { seat: null, isIn: false } });
  });

  it('says nothing to an older server that tells nothing about drawing randomness', () => {
    const { draw: _, ...older } = lobby({ commitment: null });
    for (const telling of [lobby({ draw: null }), older as Lobby])
      expect(sayings([telling])).toEqual({ said: [null], kept: NOTHING_KEPT });
  });
});
