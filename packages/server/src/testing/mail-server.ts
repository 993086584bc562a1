import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** By name, in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

/** A mail server that keeps the mail it receives. */
export class MailServer {
  readonly #server: SMTPServer;
  readonly mails: Mail[] = [];
  /** The code with which all mail is refused, if any. */
  refuses: number | null = null;
  /** Accepts connections but says nothing more. */
  isSilent = false;
  readonly #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onMailFrom: (_, __, done) => {
        if (this.isSilent) this.#waiting.push(done);
        else done();
      },
      onRcptTo: (_, __, done) => {
        if (this.refuses === null) return done();
        done(Object.assign(new Error('refused'), { responseCode: this.refuses }));
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = envelope.rcptTo[0]?.address ?? '';
          this.mails.push(mailIn(Buffer.concat(parts).toString(), to));
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  static async open(): Promise<MailServer> {
    const server = new MailServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Answers everything that was waiting. */
  speak(): void {
    this.isSilent = false;
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

function mailIn(raw: string, to: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers.get('content-transfer-encoding');
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replace(/=\r\n/g, ''))
        : body;
  const subject = (headers.get('subject') ?? '')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : latin(word.replaceAll('_', ' ')),
    );
  return { to, subject: fromLatin(subject), text: text.replaceAll('\r\n', '\n').trimEnd(), headers };
}

function latin(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A multi-byte letter may be split between two encoded words, so decode all bytes at once. */
function fromLatin(text: string): string {
  return Buffer.from(text, 'latin1').toString();
}

function fromQuoted(text: string): string {
  return fromLatin(latin(text));
}
