import { closeContexts, sharedBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnIn } from '../lib/contrast.ts';
import { answer } from '../lib/player.ts';
import { look } from '../lib/probe.ts';
import { timesOf } from '../lib/turns.ts';
import { type Watched, watch, watched } from '../lib/watching.ts';

/** The measurements, tested on minimal tables with known results. */
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
}, 240_000);
afterAll(() => closeContexts(browser));

async function pageWith(markup: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 }, colorScheme: 'dark' });
  await page.addInitScript(watch);
  await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html><meta charset="utf-8">${markup}`)}`);
  return page;
}

/** A turn is two questions of two presses each; the second question comes `pause` ms after the answer to the first. */
async function playTwoTurns(pause: number): Promise<Watched> {
  const page = await pageWith(`
    <main><section data-part="board">A board</section>
      <section data-testid="decision" data-step="first">
        <div data-part="options">
          <button data-option="a" aria-pressed="false">a</button>
          <button data-option="confirm">ok</button>
        </div>
      </section>
    </main>`);
  await page.evaluate((between) => {
    const decision = document.querySelector<HTMLElement>('[data-testid=decision]');
    const pick = document.querySelector<HTMLElement>('[data-option=a]');
    if (!decision || !pick) throw new Error('there is no table');
    let version = 0;
    const ask = () => {
      version += 1;
      pick.setAttribute('aria-pressed', 'false');
      decision.dataset.version = `${version}`;
      decision.dataset.mine = 'true';
    };
    const beat = () => {
      const caption = document.createElement('p');
      caption.dataset.part = 'caption';
      caption.dataset.seat = '1';
      caption.textContent = `Ivo moves, ${version}`;
      document.body.append(caption);
      setTimeout(() => {
        caption.remove();
        ask();
      }, 700);
    };
    // Any two presses make an answer.
    let presses = 0;
    document.addEventListener('click', () => {
      presses += 1;
      pick.setAttribute('aria-pressed', 'true');
      if (presses % 2 === 1) return;
      delete decision.dataset.mine;
      setTimeout(presses % 4 === 0 ? beat : ask, between);
    });
    ask();
  }, pause);
  for (let question = 0; question < 4; question++) {
    await page.waitForSelector('[data-testid=decision][data-mine]');
    await answer({ page, hasTouch: false }, question);
  }
  // The second turn ends with the beat after it, and the next question.
  await page.waitForSelector('[data-testid=decision][data-mine]');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const seen = await page.evaluate(watched);
  await page.close();
  return seen;
}

it.each([600, 50])(
  'presses belong to the question they were meant for, if the next one comes %i ms after',
  async (pause) => {
    const seen = await playTwoTurns(pause);
    const { waits, turns } = timesOf(seen);
    expect(turns.map(({ presses }) => presses)).toEqual([4, 4]);
    // From the press itself on, not from when the player looked again.
    expect(waits).toHaveLength(2);
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(pause + 700 - 40);
  },
  240_000,
);

it('the things on a board are measured, not their containers', async () => {
  const page = await pageWith(`
    <main><section data-part="board" style="position:absolute;left:0;top:0;width:400px;height:400px">
      <div data-part="play" style="position:absolute;inset:0">
        <button style="position:absolute;left:100px;top:50px;width:100px;height:100px">a place</button>
        <p data-anchor="b" style="position:absolute;margin:0;left:250px;top:150px;width:50px;height:50px"></p>
      </div>
    </section></main>`);
  expect((await page.evaluate(look)).play).toEqual({ width: 200, height: 150 });
  await page.close();
});

it('covered things are out of sight, and small or repeated things are named', async () => {
  const page = await pageWith(`
    <style>button { position: absolute; font-size: 14px }</style>
    <main>
      <section data-part="board" style="position:absolute;left:0;top:0;width:400px;height:400px">
        <div data-part="play">
          <span data-glow="true" style="position:absolute;width:60px;height:60px"><button aria-label="Go to the mill" style="left:9px;top:9px;width:50px;height:50px"></button></span>
          <button data-nearest style="left:200px;top:9px;width:10px;height:10px"></button>
          <button style="left:300px;top:99px;width:20px;height:30px">?</button>
          <b data-decides style="font-size:12px">7</b> <b>8</b>
        </div>
      </section>
      <section data-testid="decision" data-step="move" data-lone>
        <h2 data-part="question" style="position:absolute;left:450px;top:10px">Where to?</h2>
        <div data-part="options">
          <button data-option="mill" style="left:450px;top:60px;width:60px;height:60px"><span>Go to the mill</span></button>
          <button data-option="inn" style="left:450px;top:160px;width:60px;height:60px"><span>Go to the inn</span></button>
        </div>
      </section>
      <p style="position:absolute;margin:0;left:440px;top:150px;width:100px;height:90px;background:red">In the way</p>
    </main>`);
  const sight = await page.evaluate(look);
  expect(sight.outOfSight).toEqual(['option inn']);
  expect(sight.repeated).toEqual(['mill']);
  expect(sight.target).toEqual({ size: 20, name: '?' });
  expect(sight.number).toEqual({ size: 12, words: '7' });
  expect(sight.isLone).toBe(true);
  await page.close();
});

it('a question without possible answers is named', async () => {
  const page = await pageWith(`
    <main>
      <section data-part="board"><i id="place" style="display:block;width:60px;height:60px"></i></section>
      <section data-testid="decision" data-step="move"><h2 data-part="question">Where to?</h2></section>
    </main>`);
  expect((await page.evaluate(look)).outOfSight).toEqual(['all that can be answered']);
  await page.evaluate(() => document.getElementById('place')?.setAttribute('data-glow', 'true'));
  expect((await page.evaluate(look)).outOfSight).toEqual([]);
  await page.close();
});

it('if a place is the target of several answers, one of its buttons is pressed, and enlarged things before the rest', async () => {
  const page = await pageWith(`
    <main>
      <section data-part="board"><div>
        <article data-glow="true" style="width:200px;height:120px">
          <div data-ways="" style="display:flex;gap:120px">
            <button data-answer="here">here</button><button data-answer="there">there</button>
          </div>
        </article>
        <p id="lying" data-glow="true">a card</p>
      </div></section>
      <section data-testid="decision" data-mine="true" data-version="1" data-step="move"></section>
    </main>`);
  await page.evaluate(() => {
    const decision = document.querySelector<HTMLElement>('[data-testid=decision]');
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.answer === undefined) return;
      Object.assign(window, { answered: target.dataset.answer });
      delete decision?.dataset.mine;
    });
    // A small card can only be played from its enlarged view: the answers are there.
    document.getElementById('lying')?.addEventListener('click', () => {
      const close = document.createElement('div');
      close.role = 'dialog';
      close.innerHTML = '<b data-glow="true" data-answer="card">a card</b>';
      document.querySelector('[data-part=board]')?.append(close);
    });
  });
  await answer({ page, hasTouch: false }, 1);
  expect(await page.evaluate('window.answered')).toBe('there');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-testid=decision]')?.setAttribute('data-mine', 'true'),
  );
  await answer({ page, hasTouch: false }, 2);
  expect(await page.evaluate('window.answered')).toBe('card');
  await page.close();
}, 60_000);

it('a fading text is compared as it is drawn, and bare ground is measured', async () => {
  const page = await pageWith(`
    <style>body { margin: 0; background: #000; color: #fff }</style>
    <section data-part="board" style="position:absolute;left:0;top:0;width:400px;height:300px">
      <i style="position:absolute;left:0;top:0;width:400px;height:40px;background:linear-gradient(90deg,#300,#fcc)"></i>
      <i style="position:absolute;left:0;top:140px;width:400px;height:160px;background:linear-gradient(90deg,#300,#fcc)"></i>
    </section>
    <section data-part="seats" style="position:absolute;left:500px;top:0">clear</section>
    <section data-part="dock" style="position:absolute;left:500px;top:90px;width:200px">
      <p style="margin:0;opacity:0.4">faint</p>
      <div id="log" style="position:relative;height:60px;overflow:auto;mask-image:linear-gradient(transparent,#000 20px);color:#333">
        <p style="margin:0;height:30px;line-height:30px">long gone</p>
        <p style="margin:0;height:20px;line-height:20px">going</p>
        <p style="margin:0;height:60px;color:#fff">now</p>
        <p style="position:absolute;left:210px;top:51px;margin:0">beside</p>
      </div>
    </section>`);
  // Text that is scrolled away, or fading where it is, is not there to be read.
  await page.evaluate(() => document.getElementById('log')?.scrollTo(0, 30));
  const { contrast, bare } = await drawnIn(page, 'dark');
  expect(contrast?.words).toBe('faint');
  // White at two fifths on black is #666.
  expect(contrast?.ratio).toBeCloseTo(3.66, 1);
  expect(bare).toBe(100);
  await page.close();
});
