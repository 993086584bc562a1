import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type MatchRecord, signedText } from '@nokturn/engine';
import { Failure, UsageError } from './command.ts';
import { causeOf } from './records.ts';
import { Said } from './words.ts';

/** What is wrong with the signature of a record; `trusted` is the expected key, if one is known. */
export function signatureFlaw(record: MatchRecord, trusted: KeyObject | null): Said | null {
  const { signature } = record;
  if (signature === undefined) return trusted ? new Said('signature-none') : null;
  const own = keyFrom(signature.key);
  if (own === null) return new Said('signature-unreadable');
  if (trusted && !trusted.equals(own)) return new Said('signature-other');
  const value = Buffer.from(signature.value, 'base64url');
  return verify(null, Buffer.from(signedText(record)), own, value) ? null : new Said('signature-wrong');
}

/**
 * A key from the command line: the key itself, or a file that contains the reply of /.well-known/nokturn-key, or PEM.
 */
export function readKey(given: string): KeyObject {
  const key = existsSync(given) ? keyFrom(textOf(given)) : keyFrom(given);
  if (key !== null) return key;
  throw new UsageError('key', { given });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('cannot-read', { file, cause: causeOf(error) });
  }
}

function keyFrom(text: string): KeyObject | null {
  const trimmed = text.trim();
  try {
    const key = trimmed.startsWith('-----')
      ? createPublicKey(trimmed)
      : createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: wordIn(trimmed) }, format: 'jwk' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

function wordIn(text: string): string {
  return text.startsWith('{') ? String((JSON.parse(text) as { x?: unknown }).x) : text;
}
