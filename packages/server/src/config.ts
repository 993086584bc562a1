import { availableParallelism } from 'node:os';
import type { Patience } from './match/absence.ts';
import { isNetwork } from './notices/outgoing.ts';
import { DURABILITIES, type Durability } from './store/sqlite/database.ts';
import type { Retention } from './upkeep/clean.ts';

/** The operator's settings, from environment variables; docs/server.md explains them at more length. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly durability: Durability;
  /** A PostgreSQL database instead of the folder: several servers can share it. */
  readonly databaseUrl: string | null;
  /** A Redis through which they wake each other up, instead of PostgreSQL itself. */
  readonly redisUrl: string | null;
  readonly publicUrl: string | null;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly metricsToken: string | null;
  readonly botThreads: number;
  readonly botBudget: number;
  readonly retention: Retention;
  /** The server that sends emails; without one, none are sent. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly webhookAllow: readonly string[];
  /** In milliseconds. */
  readonly noticeGrace: number;
  readonly patience: Patience;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string, usual: string) => env[name]?.trim() || usual;
  const whole = (name: string, usual: number, min: number, max: number) => {
    const value = Number(text(name, String(usual)));
    if (!Number.isInteger(value) || value < min || value > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}`);
    return value;
  };
  /** 0 is forever. */
  const days = (name: string, usual: number) => whole(name, usual, 0, 36_500) || null;
  const oneOf = <T extends string>(name: string, usual: T, values: readonly T[]): T => {
    const value = values.find((each) => each === text(name, usual));
    if (value === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}`);
    return value;
  };
  const address = (name: string, schemes: readonly string[]) => {
    const value = text(name, '');
    if (value !== '' && !(URL.canParse(value) && schemes.includes(new URL(value).protocol)))
      throw new ConfigError(`${name} must be an address that starts with ${schemes.join('// or ')}//`);
    return value || null;
  };
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const redisUrl = address('REDIS_URL', ['redis:', 'rediss:']);
  if (redisUrl !== null && databaseUrl === null)
    throw new ConfigError(
      'REDIS_URL needs a DATABASE_URL: only servers that share a database have anything to say',
    );
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']);
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl !== null && publicUrl === null)
    throw new ConfigError('SMTP_URL needs a PUBLIC_URL: links in emails lead there');
  const webhookAllow = text('WEBHOOK_ALLOW', '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const strange = webhookAllow.find((each) => !isNetwork(each));
  if (strange !== undefined)
    throw new ConfigError(`WEBHOOK_ALLOW must be addresses or networks such as 10.0.0.0/8, not ${strange}`);
  return {
    port: whole('PORT', 8765, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    dataDir: text('DATA_DIR', 'data'),
    durability: oneOf('DURABILITY', 'crash', DURABILITIES),
    databaseUrl,
    redisUrl,
    publicUrl,
    logLevel: oneOf('LOG_LEVEL', 'warn', LOG_LEVELS),
    trustProxy: oneOf('TRUST_PROXY', 'no', ['yes', 'no']) === 'yes',
    metricsToken: text('METRICS_TOKEN', '') || null,
    botThreads: whole('BOT_THREADS', Math.max(1, Math.min(4, availableParallelism() - 1)), 1, 64),
    botBudget: whole('BOT_MS', 2000, 1, 10_000),
    retention: { finished: days('KEEP_FINISHED_DAYS', 0), unstarted: days('KEEP_UNSTARTED_DAYS', 30) },
    smtpUrl,
    mailFrom: text('MAIL_FROM', '') || null,
    webhookAllow,
    noticeGrace: whole('NOTICE_AFTER_SECONDS', 120, 1, 86_400) * 1000,
    patience: {
      usual: whole('AWAY_AFTER_SECONDS', 300, 10, 86_400) * 1000,
      overDays: whole('AWAY_AFTER_HOURS', 24, 1, 720) * 3_600_000,
    },
  };
}
