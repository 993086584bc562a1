import type { Notice } from '@nokturn/protocol';
import {
  type ChannelKind,
  type Delivery,
  matchOf,
  type NewNotice,
  type NoticeOutcome,
  type Notices,
  type StoredChannel,
  type StoredNotice,
  type StoredWishes,
  versionOf,
} from '../notices.ts';
import type { Row } from '../rows.ts';
import type { Connections } from './connections.ts';

type Named = Pick<NewNotice, 'person' | 'key'>;

const THIS_DELIVERY = 'person = $1 AND key = $2 AND channel = $3';

/** Part of a statement: adds the notices in a list made by `planned`, if `where` has any rows. */
export const planning = (list: string, where = '') =>
  `INSERT INTO notices (person, key, match, notice, made_at, due_at)
   SELECT given->>'person', given->>'key', given->>'match', given->'notice', (given->>'due')::bigint,
     (given->>'due')::bigint
   FROM ${where} json_array_elements(${list}::json) AS given
   ON CONFLICT (person, key) DO UPDATE SET due_at = greatest(notices.due_at, excluded.due_at)
   WHERE notices.told_at IS NULL`;

/** Parts of a statement: delete all notices for a person, and how to send them. */
export const forgettingNotices = (person: string) =>
  ['deliveries', 'notices', 'channels', 'wishes']
    .map((table) => `forgotten_${table} AS (DELETE FROM ${table} WHERE person = ${person})`)
    .join(', ');

/** Notices in the form that this part of a statement expects. */
export function planned(notices: readonly NewNotice[]): string {
  return JSON.stringify(notices.map((each) => ({ ...each, match: matchOf(each.notice) })));
}

export class PostgresNotices implements Notices {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async plan(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length > 0) await this.#ask('plan-notices', planning('$1'), planned(notices));
  }

  async due(now: number, limit: number): Promise<readonly NewNotice[]> {
    const sql = 'SELECT * FROM notices WHERE due_at <= $1 ORDER BY due_at, person, key LIMIT $2';
    const rows = await this.#ask('due-notices', sql, now, limit);
    return rows.map((row) => ({ ...noticeIn(row), due: Number(row.due_at) }));
  }

  async putOff({ person, key }: Named, due: number): Promise<void> {
    await this.#ask(
      'put-off-notice',
      'UPDATE notices SET due_at = $3 WHERE person = $1 AND key = $2 AND due_at IS NOT NULL',
      ...[person, key, due],
    );
  }

  async drop({ person, key }: Named): Promise<void> {
    const sql = 'UPDATE notices SET due_at = NULL WHERE person = $1 AND key = $2 AND due_at IS NOT NULL';
    await this.#ask('drop-notice', sql, person, key);
  }

  async handOver({ person, key, notice }: NewNotice, now: number): Promise<boolean> {
    const told = await this.#ask(
      'hand-over-notice',
      `WITH told AS (
         UPDATE notices SET due_at = NULL, told_at = $3 WHERE person = $1 AND key = $2 AND due_at IS NOT NULL
         AND ($4::integer IS NULL
           OR EXISTS (SELECT FROM matches WHERE code = notices.match AND version = $4::integer))
         RETURNING person, key, match
       ), handed AS (
         INSERT INTO deliveries (person, key, channel, match, due_at)
         SELECT told.person, key, id, match, $3
         FROM told JOIN channels ON channels.person = told.person AND confirmed
       )
       SELECT FROM told`,
      ...[person, key, now, versionOf(notice)],
    );
    return told.length > 0;
  }

  async begin(server: string, kind: ChannelKind, now: number, limit: number): Promise<readonly Delivery[]> {
    const rows = await this.#ask(
      'begin-deliveries',
      `WITH next AS (
         SELECT person, key, channel FROM deliveries WHERE due_at <= $2 AND begun_by IS NULL
         AND EXISTS (SELECT FROM channels WHERE id = channel AND kind = $4)
         ORDER BY due_at, person, key, channel LIMIT $3 FOR UPDATE SKIP LOCKED
       ), begun AS (
         UPDATE deliveries SET begun_by = $1, attempts = attempts + 1 FROM next
         WHERE deliveries.person = next.person AND deliveries.key = next.key AND deliveries.channel = next.channel
         RETURNING deliveries.*
       )
       SELECT channels.*, begun.key, notice, attempts FROM begun JOIN notices USING (person, key)
       JOIN channels ON channels.id = begun.channel ORDER BY begun.due_at, begun.person, begun.key, begun.channel`,
      ...[server, now, limit, kind],
    );
    return rows.map(deliveryIn);
  }

  async finish({ notice: { person, key }, channel }: Delivery, outcome: NoticeOutcome): Promise<void> {
    const sql = `UPDATE deliveries SET due_at = NULL, outcome = $4 WHERE ${THIS_DELIVERY}`;
    await this.#ask('finish-delivery', sql, person, key, channel.id, outcome);
  }

  async retry({ notice: { person, key }, channel }: Delivery, due: number): Promise<void> {
    const sql = `UPDATE deliveries SET due_at = $4, begun_by = NULL WHERE ${THIS_DELIVERY}`;
    await this.#ask('retry-delivery', sql, person, key, channel.id, due);
  }

  async addChannel(channel: StoredChannel): Promise<StoredChannel> {
    const { id, person, kind, address, isConfirmed, createdAt } = channel;
    const [row] = await this.#ask(
      'add-channel',
      `INSERT INTO channels (id, person, kind, address, confirmed, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (person, kind, address) DO UPDATE SET confirmed = channels.confirmed OR excluded.confirmed
       RETURNING *`,
      ...[id, person, kind, address, isConfirmed, createdAt],
    );
    return row ? channelIn(row) : channel;
  }

  async channelsOf(person: string): Promise<readonly StoredChannel[]> {
    const sql = 'SELECT * FROM channels WHERE person = $1 ORDER BY created_at, id';
    return (await this.#ask('channels-of', sql, person)).map(channelIn);
  }

  async channel(id: string): Promise<StoredChannel | null> {
    const [row] = await this.#ask('channel', 'SELECT * FROM channels WHERE id = $1', id);
    return row ? channelIn(row) : null;
  }

  async confirmChannel(id: string): Promise<boolean> {
    const sql = 'UPDATE channels SET confirmed = true WHERE id = $1 RETURNING id';
    return (await this.#ask('confirm-channel', sql, id)).length > 0;
  }

  async removeChannel(id: string): Promise<boolean> {
    const sql = `WITH given_up AS (DELETE FROM deliveries WHERE channel = $1)
      DELETE FROM channels WHERE id = $1 RETURNING id`;
    return (await this.#ask('remove-channel', sql, id)).length > 0;
  }

  async wishesOf(person: string): Promise<unknown> {
    const [row] = await this.#ask('wishes-of', 'SELECT wishes FROM wishes WHERE person = $1', person);
    return row?.wishes ?? null;
  }

  async saveWishes({ person, wishes }: StoredWishes): Promise<void> {
    await this.#ask(
      'save-wishes',
      `INSERT INTO wishes (person, wishes) VALUES ($1, $2)
       ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes`,
      ...[person, JSON.stringify(wishes)],
    );
  }

  async ofMatch(match: string): Promise<readonly StoredNotice[]> {
    // In the order of SQLite: by bytes.
    const sql = 'SELECT * FROM notices WHERE match = $1 ORDER BY person COLLATE "C", key COLLATE "C"';
    const rows = await this.#ask('notices-of-match', sql, match);
    return rows.map((row) => ({
      ...noticeIn(row),
      due: row.due_at === null ? null : Number(row.due_at),
      toldAt: row.told_at === null ? null : Number(row.told_at),
    }));
  }

  async restore(notices: readonly StoredNotice[]): Promise<void> {
    await this.#ask(
      'restore-notices',
      `INSERT INTO notices (person, key, match, notice, made_at, due_at, told_at)
       SELECT given->>'person', given->>'key', given->'notice'->>'match', given->'notice',
         coalesce((given->>'due')::bigint, (given->>'toldAt')::bigint, 0), (given->>'due')::bigint,
         (given->>'toldAt')::bigint
       FROM json_array_elements($1::json) AS given ON CONFLICT (person, key) DO NOTHING`,
      JSON.stringify(notices),
    );
  }

  async forgetBefore(time: number): Promise<void> {
    await this.#ask(
      'forget-notices',
      `WITH old AS (DELETE FROM notices WHERE due_at IS NULL AND made_at < $1 RETURNING person, key)
       DELETE FROM deliveries USING old WHERE deliveries.person = old.person AND deliveries.key = old.key`,
      time,
    );
  }

  async forgetPerson(person: string): Promise<void> {
    await this.#ask('forget-notices-of', `WITH ${forgettingNotices('$1')} SELECT`, person);
  }

  #ask(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#connections.ask(name, sql, values);
  }
}

function noticeIn(row: Row): Omit<NewNotice, 'due'> {
  return { person: String(row.person), key: String(row.key), notice: row.notice as Notice };
}

function channelIn(row: Row): StoredChannel {
  return {
    id: String(row.id),
    person: String(row.person),
    kind: row.kind as ChannelKind,
    address: String(row.address),
    isConfirmed: row.confirmed === true,
    createdAt: Number(row.created_at),
  };
}

function deliveryIn(row: Row): Delivery {
  return { notice: noticeIn(row), channel: channelIn(row), attempts: Number(row.attempts) - 1 };
}
