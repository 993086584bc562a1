/** How many scenes of a beat get time of their own, and the minimum and maximum time of each, in milliseconds. */
const KEY_SCENES = { most: 4, least: 300, longest: 600 };
/** Before the first scene the mover's seat lights up; after the last one the result stays still for a while. */
const OPENER = { share: 0.06, most: 150 };
const SETTLE = { share: 0.2, most: 250 };

/** How long nothing moves at the beginning and at the end of a beat. */
export function framesOf(length: number): { readonly opener: number; readonly settle: number } {
  return {
    opener: Math.min(OPENER.most, length * OPENER.share),
    settle: Math.min(SETTLE.most, length * SETTLE.share),
  };
}

/**
 * How long each scene lasts in a beat of the given length; the first includes the opener. If there is not enough time
 * for all of them, the longest are shown, and each of the others happens together with the next one shown.
 */
export function timesIn(lengths: readonly number[], length: number): readonly number[] {
  const { opener, settle } = framesOf(length);
  const room = Math.max(0, length - opener - settle);
  const fitting = Math.max(1, Math.min(KEY_SCENES.most, Math.floor(room / KEY_SCENES.least)));
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const isAllShown = total <= room && lengths.filter((one) => one > 0).length <= KEY_SCENES.most;
  const key = isAllShown ? lengths : keyOf(lengths, fitting);
  const wanted = key.reduce((sum, one) => sum + one, 0);
  const scale = wanted > room ? room / wanted : 1;
  return key.map((one) => one * scale);
}

/** The lengths of the longest scenes; the others get no time of their own. */
function keyOf(lengths: readonly number[], count: number): readonly number[] {
  const order = lengths
    .map((length, at) => ({ length, at }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || b.at - a.at)
    .slice(0, count);
  const chosen = new Set(order.map(({ at }) => at));
  return lengths.map((length, at) =>
    chosen.has(at) ? Math.max(KEY_SCENES.least, Math.min(KEY_SCENES.longest, length)) : 0,
  );
}
