import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebhookBody, webhookBody } from '@nokturn/protocol';

/** A person's own address for notices. */
export class WebhookServer {
  readonly #server: Server;
  status = 204;
  isSilent = false;
  /** Where requests are redirected. */
  leadsTo: string | null = null;
  readonly posted: (WebhookBody & { readonly path: string; readonly headers: IncomingHttpHeaders })[] = [];

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      if (this.isSilent) return;
      if (this.leadsTo !== null && request.url?.startsWith('/led'))
        return void response.writeHead(307, { location: this.leadsTo }).end();
      if (this.status === 204) {
        const body = webhookBody.parse(JSON.parse(Buffer.concat(parts).toString()));
        this.posted.push({ ...body, path: request.url ?? '', headers: request.headers });
      }
      response.writeHead(this.status).end();
    });
  }

  static async open(): Promise<WebhookServer> {
    const server = new WebhookServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
