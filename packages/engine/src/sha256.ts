/**
 * SHA-256 of a text, as 64 hexadecimal digits. The engine has no dependency and runs in the browser, where the
 * platform's own digest is asynchronous; rules are not.
 */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, '0')).join('');
}

const ROUND_CONSTANTS = fractionalRoots(64, Math.cbrt);
const INITIAL_STATE = fractionalRoots(8, Math.sqrt);

/** The digest as eight 32-bit words. */
export function sha256Words(text: string): Uint32Array {
  const blocks = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(INITIAL_STATE);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) compress(hash, schedule, blocks, offset);
  return hash;
}

function compress(hash: Uint32Array, w: Uint32Array, blocks: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = blocks.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const w15 = at(w, i - 15);
    const w2 = at(w, i - 2);
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = at(hash, i) + word;
  });
}

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const blocks = new Uint8Array(size);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

/** The first 32 bits of the fractional parts of the roots of the first primes: the constants of the standard. */
function fractionalRoots(count: number, root: (n: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    if (!isPrime(n)) continue;
    const value = root(n);
    words[found++] = (value - Math.floor(value)) * 0x100000000;
  }
  return words;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, i: number): number {
  return words[i] as number;
}
