import { availableParallelism } from 'node:os';
import { DURABILITIES, type Durability } from './store/sqlite.ts';

/** What the operator sets, by environment variables; docs/server.md says the same in more words. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly durability: Durability;
  readonly publicUrl: string | null;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly metricsToken: string | null;
  readonly botThreads: number;
  readonly botBudget: number;
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
  const oneOf = <T extends string>(name: string, usual: T, values: readonly T[]): T => {
    const value = values.find((each) => each === text(name, usual));
    if (value === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}`);
    return value;
  };
  const publicUrl = text('PUBLIC_URL', '');
  if (publicUrl !== '' && !/^https?:$/.test(URL.canParse(publicUrl) ? new URL(publicUrl).protocol : ''))
    throw new ConfigError('PUBLIC_URL must be an address that starts with http:// or https://');
  return {
    port: whole('PORT', 8765, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    dataDir: text('DATA_DIR', 'data'),
    durability: oneOf('DURABILITY', 'crash', DURABILITIES),
    publicUrl: publicUrl || null,
    logLevel: oneOf('LOG_LEVEL', 'warn', LOG_LEVELS),
    trustProxy: oneOf('TRUST_PROXY', 'no', ['yes', 'no']) === 'yes',
    metricsToken: text('METRICS_TOKEN', '') || null,
    botThreads: whole('BOT_THREADS', Math.max(1, Math.min(4, availableParallelism() - 1)), 1, 64),
    botBudget: whole('BOT_MS', 2000, 1, 10_000),
  };
}
