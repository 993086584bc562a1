import type { SignOfLife } from '../pulse.ts';
import type { Row } from '../rows.ts';

/** A PostgreSQL timestamp as milliseconds since 1970. */
export function milliseconds(point: string): string {
  return `(extract(epoch FROM ${point}) * 1000)::float8`;
}

export function signOfLife(row: Row): SignOfLife {
  return { id: String(row.id), sign: String(row.sign), until: Number(row.until) };
}
