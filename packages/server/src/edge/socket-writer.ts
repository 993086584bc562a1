import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Has something to send. */
interface Sender {
  send(frames: Frames): void;
}

/**
 * Everything that follows from the same event is sent to each connection in one piece: the cost is in the number of
 * writes, not in their size.
 */
export class WriteBatch {
  #waiting: Sender[] = [];

  collectFrom(sender: Sender): void {
    // The next tick comes after all promises that can be fulfilled by now.
    if (this.#waiting.length === 0) process.nextTick(() => this.#send());
    this.#waiting.push(sender);
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const frames = new Frames();
    for (const sender of waiting) sender.send(frames);
  }
}

/** The text messages for one connection. They are whole frames, so that the socket can send its own between them. */
export class SocketWriter {
  readonly #batch: WriteBatch;
  readonly #socket: WebSocket;
  readonly #tcp: Socket;
  #texts: string[] = [];

  /** `tcp` is the connection that the socket writes to. */
  constructor(batch: WriteBatch, socket: WebSocket, tcp: Socket) {
    this.#batch = batch;
    this.#socket = socket;
    this.#tcp = tcp;
  }

  /** How many bytes the other side has not read yet. */
  get waiting(): number {
    return this.#tcp.writableLength;
  }

  add(text: string): void {
    if (this.#texts.length === 0) this.#batch.collectFrom(this);
    this.#texts.push(text);
  }

  /** Sends the waiting messages now. */
  send(frames = new Frames()): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const [first] = texts;
    const isOne = texts.length === 1;
    this.#tcp.write(isOne ? frames.of(first as string) : Buffer.concat(texts.map((text) => frames.of(text))));
  }
}

const TEXT = 0x81;

/** As many as there are different messages from one table at a time. */
const REMEMBERED = 4;

/** Texts as WebSocket frames. Consecutive connections with the same text are sent the same bytes. */
class Frames {
  readonly #texts: string[] = [];
  readonly #frames: Buffer[] = [];
  #made = 0;

  of(text: string): Buffer {
    const known = this.#frames[this.#texts.indexOf(text)];
    if (known) return known;
    const frame = framed(text);
    const place = this.#made++ % REMEMBERED;
    this.#texts[place] = text;
    this.#frames[place] = frame;
    return frame;
  }
}

/** A whole message, unmasked (RFC 6455, 5.2). */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(headLength(length) + length);
  const at = writeHead(bytes, length);
  bytes.write(text, at, length === text.length ? 'latin1' : 'utf8');
  return bytes;
}

function headLength(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10;
}

/** Returns the end of the head. */
function writeHead(bytes: Buffer, length: number): number {
  bytes[0] = TEXT;
  if (length < 126) {
    bytes[1] = length;
  } else if (length < 65_536) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  return headLength(length);
}
