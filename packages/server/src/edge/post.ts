import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Whoever has something to send. */
interface Sender {
  send(): void;
}

/** What is told at about the same time goes out to each connection in one piece: to write costs more than what is written. */
export class Post {
  #waiting: Sender[] = [];

  collectFrom(sender: Sender): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#send());
    this.#waiting.push(sender);
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const sender of waiting) sender.send();
  }
}

/** The text messages to one connection. They are whole frames, so that what the socket itself sends fits in between. */
export class Outbox {
  readonly #post: Post;
  readonly #socket: WebSocket;
  readonly #line: Socket;
  #texts: string[] = [];

  /** The line is what the socket writes to. */
  constructor(post: Post, socket: WebSocket, line: Socket) {
    this.#post = post;
    this.#socket = socket;
    this.#line = line;
  }

  /** How many bytes the other side has not taken yet. */
  get waiting(): number {
    return this.#line.writableLength;
  }

  add(text: string): void {
    if (this.#texts.length === 0) this.#post.collectFrom(this);
    this.#texts.push(text);
  }

  /** Sends what waits, now. */
  send(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#line.write(framed(texts));
  }
}

const TEXT = 0x81;

/** Each text as a WebSocket frame: a whole message, unmasked (RFC 6455, 5.2). */
function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] as number;
    at = writeHead(bytes, at, length);
    at += bytes.write(text, at, length === text.length ? 'latin1' : 'utf8');
  }
  return bytes;
}

function headLength(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10;
}

/** Tells where it ends. */
function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = TEXT;
  if (length < 126) {
    bytes[at + 1] = length;
  } else if (length < 65_536) {
    bytes[at + 1] = 126;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headLength(length);
}
