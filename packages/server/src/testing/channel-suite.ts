import type { NoticeOf } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel, OutgoingNotice } from '../notices/channels/channel.ts';
import type { ChannelKind } from '../store/notices.ts';

/** A channel and the other side of it. */
export interface ChannelPlace {
  readonly channel: Channel<ChannelKind>;
  /** An address on the other side that works. */
  readonly address: string;
  /** What has arrived there, and the id by which the other side recognises duplicates. */
  arrived(): readonly {
    readonly title: string;
    readonly text: string;
    readonly link: string;
    readonly id: string;
  }[];
  /** Puts the other side into this state. */
  become(state: 'gone' | 'busy' | 'silent'): void;
  close(): Promise<void>;
}

const NOTICE: NoticeOf<'your-move'> = {
  kind: 'your-move',
  match: 'abcdefgh',
  game: 'dice-duel',
  version: 3,
  question: 'call',
  opened: 100,
  due: null,
};

function outgoing(change: Partial<OutgoingNotice> = {}): OutgoingNotice {
  return {
    id: 'ada your-move abcdefgh 3',
    notice: NOTICE,
    language: 'cs',
    title: 'Lovci noci: jsi na tahu',
    text: 'Čí krev? 🩸 Żółć.\nV partii: Ben',
    path: '/m/abcdefgh',
    waiting: 2,
    ...change,
  };
}

/** Longer than any machine needs, even a busy one, and a brief moment. In milliseconds. */
const PATIENCE = { usual: 60_000, short: 300 } as const;

/**
 * What every notification channel must do. Call it in a test file, once for each kind. The channel under test waits no
 * longer for the other side than this patience.
 */
export function channelSuite(name: string, makePlace: (patience: number) => Promise<ChannelPlace>): void {
  describe(`${name}: a channel`, () => {
    let place: ChannelPlace;
    beforeEach(async () => {
      place = await makePlace(PATIENCE.usual);
    });
    afterEach(() => place.close());

    const send = (change: Partial<OutgoingNotice> = {}, address = place.address) =>
      place.channel.send(outgoing(change), { channel: 'channel', address });

    it('delivers a notice letter by letter, with a link to the match', async () => {
      expect(await send()).toBe('sent');
      const [arrived] = place.arrived();
      expect(arrived?.title).toBe(outgoing().title);
      expect(arrived?.text).toContain(outgoing().text);
      expect(arrived?.link).toContain('/m/abcdefgh');
      expect(place.arrived()).toHaveLength(1);
    });

    it('lets the other side recognise a duplicate, and a new notice', async () => {
      await send();
      await send();
      await send({ id: 'ada your-move abcdefgh 4' });
      const [first, again, other] = place.arrived().map(({ id }) => id);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    });

    it('reports that nobody can be reached any more', async () => {
      place.become('gone');
      expect(await send()).toBe('gone');
    });

    it('reports that it may work another time', async () => {
      place.become('busy');
      expect(await send()).toBe('later');
    });

    it('does not wait for a silent server', async () => {
      await place.close();
      place = await makePlace(PATIENCE.short);
      place.become('silent');
      expect(await send()).toBe('later');
      expect(place.arrived()).toEqual([]);
    });

    it('reports that there is no server at all', async () => {
      await place.close();
      expect(await send()).toBe('later');
    });

    it('shows the person where it goes', () => {
      expect(place.channel.shown(place.address).where).not.toBe('');
    });
  });
}
