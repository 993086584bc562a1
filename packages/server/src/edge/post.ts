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
    const lengths = texts.map((text) => Buffer.byteLength(text));
    if (lengths.every((length, i) => length === texts[i]?.length)) {
      // Characters are bytes: the line writes them without a copy.
      let all = '';
      for (const text of texts) all += headOf(text.length) + text;
      this.#line.write(all, 'latin1');
    } else {
      const parts = texts.flatMap((text, i) => [
        Buffer.from(headOf(lengths[i] ?? 0), 'latin1'),
        Buffer.from(text),
      ]);
      this.#line.write(Buffer.concat(parts));
    }
  }
}

const TEXT = 0x81;

/** The head of the WebSocket frame of a whole, unmasked text message (RFC 6455, 5.2), one character for each byte. */
function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(TEXT, length);
  if (length < 65_536) return String.fromCharCode(TEXT, 126, length >> 8, length & 255);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 255);
  return String.fromCharCode(TEXT, 127, 0, 0, 0, 0, ...bytes);
}
