import { createServer } from 'node:http';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import { flawsOf } from './screen.ts';
import { asked, clickOption, hasty, waiting } from './play.ts';
const browser = await launchBrowser();
const P: Record<string, any> = {};
async function person(key: string, language = 'en', options: any = {}) {
  const context = await browser.newContext({ baseURL: 'http://127.0.0.1:8926', locale: language, reducedMotion: 'reduce', serviceWorkers: 'block', viewport: { width: 360, height: 740 }, ...options });
  await context.addInitScript(() => { if (!localStorage.getItem('nokturn.settings')) localStorage.setItem('nokturn.settings', JSON.stringify({ pace: 'instant', level: 'novice', listed: true })); });
  const page = await context.newPage(); page.setDefaultTimeout(20000);
  page.on('pageerror', (e: Error) => console.log('PAGEERROR', key, e.message));
  page.on('console', (m: any) => { if (m.type() === 'error') console.log('console', key, m.text()); });
  P[key] = page; return page;
}
const shot = (key: string, name: string, full = false) => P[key].screenshot({ path: `/tmp/i26/${name}.png`, fullPage: full });
const text = async (key: string, sel = 'body') => P[key].locator(sel).first().innerText();
createServer(async (q, r) => {
  let body = ''; for await (const c of q) body += c;
  try {
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
    const out = await new AsyncFunction('P', 'person', 'shot', 'text', 'flawsOf', 'asked', 'clickOption', 'hasty', 'waiting', body)(P, person, shot, text, flawsOf, asked, clickOption, hasty, waiting);
    r.end(typeof out === 'string' ? out : JSON.stringify(out, null, 1) ?? 'ok');
  } catch (e: any) { r.end('ERR ' + (e.stack ?? e)); }
}).listen(8928, '127.0.0.1');
console.log('driver');
