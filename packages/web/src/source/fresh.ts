export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');
}

/** A seed that nobody can guess: it comes from a cryptographic source, in the browser as on the server. */
export function newSeed(): string {
  return randomHex(16);
}

/** This browser's contribution to the randomness of a match on the server. */
export function newNonce(): string {
  return randomHex(32);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
