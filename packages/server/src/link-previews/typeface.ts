import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** The display typeface of the page, with all letters of its languages. */
export const TYPEFACE = 'Grenze';
export const WEIGHT = 600;
const FILES = ['latin', 'latin-ext'].map(
  (letters) => `@fontsource/grenze/files/grenze-${letters}-${WEIGHT}-normal.woff`,
);

const HEADER = { woff: 44, font: 12 } as const;
const ENTRY = { woff: 20, font: 16 } as const;

/** Runs something that needs the typeface as font files; they exist for as long as it takes. */
export async function withTypeface<T>(work: (files: string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'nokturn-typeface-'));
  try {
    return await work(await Promise.all(FILES.map((file, i) => unpackInto(join(folder, `${i}.ttf`), file))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function unpackInto(path: string, file: string): Promise<string> {
  const packed = await readFile(createRequire(import.meta.url).resolve(file));
  await writeFile(path, unpacked(packed));
  return path;
}

/**
 * The font inside a WOFF (https://www.w3.org/TR/WOFF/): the same tables, each compressed separately. The program that
 * draws pictures only reads plain fonts.
 */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(HEADER.font + count * ENTRY.font);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * ENTRY.font, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * ENTRY.font, 10);
  const tables: Buffer[] = [];
  let at = header.byteLength;
  for (let i = 0; i < count; i++) {
    const from = HEADER.woff + i * ENTRY.woff;
    const [offset, packedLength, length] = [4, 8, 12].map((place) => woff.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ];
    const kept = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(kept) : kept;
    const to = HEADER.font + i * ENTRY.font;
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(at, to + 8);
    header.writeUInt32BE(length, to + 12);
    // Tables start at multiples of four.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    at += padded.byteLength;
  }
  return Buffer.concat([header, ...tables]);
}
