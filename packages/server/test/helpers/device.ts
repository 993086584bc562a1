import { randomBytes } from 'node:crypto';
import { attend, type DeviceSays, type Kept, type Lobby, NOTHING_KEPT } from '@nokturn/protocol';
import type { Client } from './client.ts';
import type { Player, TestServer } from './table.ts';

/**
 * A device that takes part in drawing the randomness just as the page does: with the same functions, over a real
 * connection.
 */
export class Device {
  readonly player: Player;
  readonly #code: string;
  client: Client;
  kept: Kept = NOTHING_KEPT;
  /** What it has sent, with the replies. */
  readonly said: { readonly says: DeviceSays; readonly answered: Promise<{ readonly type: string }> }[] = [];
  /** Whether it refuses to reveal what it committed to. */
  isMute: boolean;
  #seen = 0;

  private constructor(code: string, player: Player, client: Client, isMute: boolean) {
    this.#code = code;
    this.player = player;
    this.client = client;
    this.isMute = isMute;
  }

  static async join(
    server: TestServer,
    code: string,
    player: Player,
    { isMute = false, kept = NOTHING_KEPT }: { isMute?: boolean; kept?: Kept } = {},
  ): Promise<Device> {
    const device = new Device(code, player, await server.connect(), isMute);
    device.kept = kept;
    device.client.watch(() => device.#look());
    await device.client.join(code, player.secret);
    device.#look();
    return device;
  }

  get lobby(): Lobby {
    const lobby = this.client.messages.findLast(
      (message) => message.type === 'lobby' || message.type === 'joined',
    );
    if (lobby === undefined || !('lobby' in lobby)) throw new Error(`${this.#code} was not told of`);
    return lobby.lobby;
  }

  /** The commitment of its seat, as everybody sees it. */
  get committed(): string | null {
    const seat = this.lobby.seats.find(
      (each) => each.kind === 'person' && each.person.id === this.player.person.id,
    );
    return seat?.kind === 'person' ? seat.commitment : null;
  }

  untilCommitted(): Promise<unknown> {
    return this.client.until(() => this.committed);
  }

  #look(): void {
    for (; this.#seen < this.client.messages.length; this.#seen++) {
      const message = this.client.messages[this.#seen];
      if (message?.type === 'joined' || message?.type === 'lobby')
        this.#attend(message.lobby, message.type === 'joined');
    }
  }

  #attend(lobby: Lobby, isNew: boolean): void {
    const { id } = this.player.person;
    const at = lobby.seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === id);
    const { kept, say } = attend(this.kept, lobby, {
      seat: at < 0 ? null : at,
      isNew,
      draw: () => randomBytes(32).toString('hex'),
    });
    this.kept = kept;
    if (say === null || (this.isMute && say.type === 'reveal')) return;
    const answered = this.client.send(say);
    // A server that goes away in the meantime need not reply; anybody waiting for the reply still gets the error.
    answered.catch(() => undefined);
    this.said.push({ says: say, answered });
  }
}
