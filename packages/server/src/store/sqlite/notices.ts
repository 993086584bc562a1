import type { SQLInputValue } from 'node:sqlite';
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
import type { SqliteDatabase } from './database.ts';

type Named = Pick<NewNotice, 'person' | 'key'>;

const THIS = 'person = ? AND key = ?';
const THIS_DELIVERY = `${THIS} AND channel = ?`;

export class SqliteNotices implements Notices {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async plan(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length > 0) await this.#database.change(() => this.planWithin(notices));
  }

  /** Part of a larger change. */
  planWithin(notices: readonly NewNotice[]): void {
    for (const { person, key, notice, due } of notices)
      this.#database.run(
        `INSERT INTO notices (person, key, match, notice, made_at, due_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (person, key) DO UPDATE
         SET due_at = max(coalesce(notices.due_at, 0), excluded.due_at) WHERE told_at IS NULL`,
        ...[person, key, matchOf(notice), JSON.stringify(notice), due, due],
      );
  }

  async due(now: number, limit: number): Promise<readonly NewNotice[]> {
    const sql = 'SELECT * FROM notices WHERE due_at <= ? ORDER BY due_at, person, key LIMIT ?';
    return (await this.#ask(sql, now, limit)).map((row) => ({ ...noticeIn(row), due: Number(row.due_at) }));
  }

  async putOff({ person, key }: Named, due: number): Promise<void> {
    await this.#run(
      `UPDATE notices SET due_at = ? WHERE ${THIS} AND due_at IS NOT NULL`,
      ...[due, person, key],
    );
  }

  async drop({ person, key }: Named): Promise<void> {
    await this.#run(
      `UPDATE notices SET due_at = NULL WHERE ${THIS} AND due_at IS NOT NULL`,
      ...[person, key],
    );
  }

  async handOver({ person, key, notice }: NewNotice, now: number): Promise<boolean> {
    return this.#database.change(() => {
      const version = versionOf(notice);
      const told = this.#database.run(
        `UPDATE notices SET due_at = NULL, told_at = ? WHERE ${THIS} AND due_at IS NOT NULL
         AND (? IS NULL OR EXISTS (SELECT 1 FROM matches WHERE code = notices.match AND version = ?))`,
        ...[now, person, key, version, version],
      );
      if (told === 0) return false;
      this.#database.run(
        `INSERT INTO deliveries (person, key, channel, match, due_at)
         SELECT person, ?, id, ?, ? FROM channels WHERE person = ? AND confirmed`,
        ...[key, matchOf(notice), now, person],
      );
      return true;
    });
  }

  async begin(server: string, kind: ChannelKind, now: number, limit: number): Promise<readonly Delivery[]> {
    const find = () =>
      this.#database.all(
        `SELECT person, key, channel FROM deliveries WHERE due_at <= ? AND begun_by IS NULL
         AND EXISTS (SELECT 1 FROM channels WHERE id = channel AND kind = ?)
         ORDER BY due_at, person, key, channel LIMIT ?`,
        ...[now, kind, limit],
      );
    // This runs every second: usually there is nothing, and nothing should be locked for that.
    if ((await this.#database.ask(find)).length === 0) return [];
    return this.#database.change(() => {
      const due = find();
      return due.flatMap(({ person, key, channel }) => {
        const these = [String(person), String(key), String(channel)];
        const sql = `UPDATE deliveries SET begun_by = ?, attempts = attempts + 1 WHERE ${THIS_DELIVERY}`;
        this.#database.run(sql, server, ...these);
        const [row] = this.#database.all(
          `SELECT channels.*, key, notice, attempts FROM deliveries JOIN notices USING (person, key)
           JOIN channels ON channels.id = channel
           WHERE deliveries.person = ? AND key = ? AND channel = ?`,
          ...these,
        );
        return row ? [deliveryIn(row)] : [];
      });
    });
  }

  async finish({ notice: { person, key }, channel }: Delivery, outcome: NoticeOutcome): Promise<void> {
    const sql = `UPDATE deliveries SET due_at = NULL, outcome = ? WHERE ${THIS_DELIVERY}`;
    await this.#run(sql, outcome, person, key, channel.id);
  }

  async retry({ notice: { person, key }, channel }: Delivery, due: number): Promise<void> {
    const sql = `UPDATE deliveries SET due_at = ?, begun_by = NULL WHERE ${THIS_DELIVERY}`;
    await this.#run(sql, due, person, key, channel.id);
  }

  async addChannel(channel: StoredChannel): Promise<StoredChannel> {
    const { id, person, kind, address, isConfirmed, createdAt } = channel;
    return this.#database.change(() => {
      this.#database.run(
        `INSERT INTO channels VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (person, kind, address) DO UPDATE SET confirmed = max(confirmed, excluded.confirmed)`,
        ...[id, person, kind, address, Number(isConfirmed), createdAt],
      );
      const [row] = this.#database.all(
        'SELECT * FROM channels WHERE person = ? AND kind = ? AND address = ?',
        ...[person, kind, address],
      );
      return row ? channelIn(row) : channel;
    });
  }

  async channelsOf(person: string): Promise<readonly StoredChannel[]> {
    const sql = 'SELECT * FROM channels WHERE person = ? ORDER BY created_at, id';
    return (await this.#ask(sql, person)).map(channelIn);
  }

  async channel(id: string): Promise<StoredChannel | null> {
    const [row] = await this.#ask('SELECT * FROM channels WHERE id = ?', id);
    return row ? channelIn(row) : null;
  }

  async confirmChannel(id: string): Promise<boolean> {
    return (await this.#run('UPDATE channels SET confirmed = 1 WHERE id = ?', id)) > 0;
  }

  async removeChannel(id: string): Promise<boolean> {
    return this.#database.change(() => {
      this.#database.run('DELETE FROM deliveries WHERE channel = ?', id);
      return this.#database.run('DELETE FROM channels WHERE id = ?', id) > 0;
    });
  }

  async wishesOf(person: string): Promise<unknown> {
    const [row] = await this.#ask('SELECT wishes FROM wishes WHERE person = ?', person);
    return row ? JSON.parse(String(row.wishes)) : null;
  }

  async saveWishes({ person, wishes }: StoredWishes): Promise<void> {
    await this.#run('INSERT OR REPLACE INTO wishes VALUES (?, ?)', person, JSON.stringify(wishes));
  }

  async ofMatch(match: string): Promise<readonly StoredNotice[]> {
    const rows = await this.#ask('SELECT * FROM notices WHERE match = ? ORDER BY person, key', match);
    return rows.map((row) => ({
      ...noticeIn(row),
      due: row.due_at === null ? null : Number(row.due_at),
      toldAt: row.told_at === null ? null : Number(row.told_at),
    }));
  }

  async restore(notices: readonly StoredNotice[]): Promise<void> {
    await this.#database.change(() => {
      for (const { person, key, notice, due, toldAt } of notices)
        this.#database.run(
          `INSERT INTO notices (person, key, match, notice, made_at, due_at, told_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (person, key) DO NOTHING`,
          ...[person, key, matchOf(notice), JSON.stringify(notice), due ?? toldAt ?? 0, due, toldAt],
        );
    });
  }

  async forgetBefore(time: number): Promise<void> {
    await this.#database.change(() => {
      const old = 'due_at IS NULL AND made_at < ?';
      this.#database.run(
        `DELETE FROM deliveries WHERE (person, key) IN (SELECT person, key FROM notices WHERE ${old})`,
        time,
      );
      this.#database.run(`DELETE FROM notices WHERE ${old}`, time);
    });
  }

  async forgetPerson(person: string): Promise<void> {
    await this.#database.change(() => this.forgetWithin(person));
  }

  /** Part of a larger change. */
  forgetWithin(person: string): void {
    for (const table of ['deliveries', 'notices', 'channels', 'wishes'])
      this.#database.run(`DELETE FROM ${table} WHERE person = ?`, person);
  }

  #ask(sql: string, ...values: SQLInputValue[]): Promise<Row[]> {
    return this.#database.ask(() => this.#database.all(sql, ...values));
  }

  #run(sql: string, ...values: SQLInputValue[]): Promise<number> {
    return this.#database.change(() => this.#database.run(sql, ...values));
  }
}

function noticeIn(row: Row): Omit<NewNotice, 'due'> {
  const notice = JSON.parse(String(row.notice)) as Notice;
  return { person: String(row.person), key: String(row.key), notice };
}

function channelIn(row: Row): StoredChannel {
  return {
    id: String(row.id),
    person: String(row.person),
    kind: row.kind as ChannelKind,
    address: String(row.address),
    isConfirmed: row.confirmed === 1,
    createdAt: Number(row.created_at),
  };
}

function deliveryIn(row: Row): Delivery {
  return { notice: noticeIn(row), channel: channelIn(row), attempts: Number(row.attempts) - 1 };
}
