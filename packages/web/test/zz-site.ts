// a real site with push, mail and webhooks, kept running
import { writeFileSync } from 'node:fs';
import { openStore, startServer } from '@nokturn/server';
import { LIBRARY } from '@nokturn/games/all';
import { MailServer } from '@nokturn/server/testing/mail-server';
import { WebhookServer } from '@nokturn/server/testing/webhook-server';
import { HurriedTime } from '@nokturn/server/testing';
import { createServer } from 'node:http';
import { builtPage } from '/work/wt/i26/packages/web/test/site.ts';
const time = new HurriedTime();
const mail = await MailServer.open();
const webhook = await WebhookServer.open();
const page = await builtPage();
const server = await startServer({ library: LIBRARY, store: openStore('/tmp/i26/data'), page, port: 8926, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:8926/', smtpUrl: mail.url, webhookAllow: ['127.0.0.1'], noticeGrace: 2000, pace: 0.2, botBudget: 50, time } as never);
createServer((q, r) => { const u = new URL(q.url!, 'http://x'); if (u.pathname === '/skip') time.skip(Number(u.searchParams.get('ms'))); r.end(JSON.stringify({ mails: mail.mails.map(m => ({ to: m.to, subject: m.subject, text: m.text })), posted: webhook.posted, origin: webhook.origin })); }).listen(8927, '127.0.0.1');
console.log('ready', server.url, webhook.origin);
