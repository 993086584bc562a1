import { randomBytes, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@nokturn/protocol';

/** Everything that must be unguessable comes from here. */

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

export function newPersonId(): string {
  return randomBytes(12).toString('base64url');
}

export function newChannelId(): string {
  return randomBytes(12).toString('base64url');
}

export function newSecretPart(): string {
  return randomBytes(32).toString('base64url');
}

export function newServerId(): string {
  return randomBytes(6).toString('base64url');
}
