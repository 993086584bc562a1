import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The flaws of the present screen: for people who cannot see it, on narrow screens, and in its words. */
export async function flawsOf(page: Page, language: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    // Contrast is only measured on what is painted.
    const unseen = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    document.adoptedStyleSheets = unseen;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ; ')}`);
  });
  const { lang, words, wide } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    words: document.body.textContent ?? '',
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const missing = words.match(/\{[a-z][\w.-]*\}/g) ?? [];
  return [
    ...found,
    ...missing.map((message) => `there are no words for ${message}`),
    ...(lang === language ? [] : [`the screen says that it is in ${lang}, not in ${language}`]),
    ...(wide > 0 ? [`it is ${wide} pixels too wide`] : []),
  ];
}
