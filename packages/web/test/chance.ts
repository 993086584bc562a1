import type { Page } from 'playwright-core';

/**
 * From now on, nothing that this browser draws is random: not the deck and the dice of a match, not the seating, not
 * the bots. The same answers always lead to the same match.
 */
export async function fixChance(page: Page): Promise<void> {
  const context = page.context();
  await context.addInitScript(drawInOrder);
  // How many searches a bot starts depends on how busy the machine is, so each starts with the same numbers.
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${drawTheSame})();\n${await response.text()}` });
  });
}

/** Consecutive numbers, so that no two matches are the same. */
function drawInOrder(): void {
  let drawn = 0;
  Object.assign(crypto, {
    getRandomValues<T extends Uint8Array>(bytes: T): T {
      drawn++;
      for (let i = 0; i < bytes.length; i++) bytes[i] = (drawn * (i + 7) * 31) % 256;
      return bytes;
    },
  });
  Math.random = () => 0.5;
}

function drawTheSame(): void {
  Object.assign(crypto, { getRandomValues: <T extends Uint8Array>(bytes: T): T => bytes.fill(7) });
}
