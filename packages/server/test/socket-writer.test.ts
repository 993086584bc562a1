import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketWriter, WriteBatch } from '../src/edge/socket-writer.ts';

let server: WebSocketServer;
let outbox: SocketWriter;
let there: WebSocket;
let client: WebSocket;
const received: string[] = [];

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const connecting = once(server, 'connection');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  received.length = 0;
  client.on('message', (data) => received.push(String(data)));
  const [socket, request] = (await connecting) as [WebSocket, IncomingMessage];
  await once(client, 'open');
  there = socket;
  outbox = new SocketWriter(new WriteBatch(), socket, request.socket);
});
afterEach(() => {
  client.terminate();
  server.close();
});

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 70_001];

describe('a message to a connection', () => {
  it.each(['a', 'ž', '🦇'])('arrives whole and in order, whatever its length (%s)', async (letter) => {
    const sent = LENGTHS.flatMap((length) => ['plain', letter.repeat(length)]);
    for (const text of sent) outbox.add(text);
    await expect.poll(() => received.length).toBe(sent.length);
    expect(received.map((text, i) => text === sent[i])).toEqual(sent.map(() => true));
  });

  it('is sent before the connection is closed, and nothing after it', async () => {
    outbox.add('first');
    outbox.send();
    there.close(4000);
    outbox.add('second');
    const [code] = await once(client, 'close');
    expect([code, received]).toEqual([4000, ['first']]);
  });

  it('leaves room for the socket’s own frames', async () => {
    const pinged = once(client, 'ping');
    outbox.add('before');
    there.ping();
    outbox.add('after');
    await pinged;
    await expect.poll(() => received).toEqual(['before', 'after']);
  });
});
