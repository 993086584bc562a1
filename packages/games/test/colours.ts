/** The colours that a stylesheet resolves to, as far as cards are painted with them. */

type Triple = readonly [number, number, number];

/** Every opaque colour in a value, with mixtures calculated: `color-mix(in oklab, #rrggbb 30%, #rrggbb)`. */
export function coloursIn(value: string, variables: Readonly<Record<string, string>>): string[] {
  let mixed = value.replace(/var\(--([a-z-]+)\)/g, (whole, name: string) => variables[name] ?? whole);
  mixed = mixed.replace(/#([0-9a-f])([0-9a-f])([0-9a-f])\b/gi, '#$1$1$2$2$3$3');
  for (let before = ''; before !== mixed; ) {
    before = mixed;
    mixed = mixed.replace(
      /color-mix\(\s*in oklab,\s*(#[0-9a-f]{6})\s+([\d.]+)%,\s*(#[0-9a-f]{6})\s*\)/gi,
      (_, one: string, share: string, other: string) => mix(one, Number(share) / 100, other),
    );
  }
  if (/color-mix\([^)]*#[^)]*#/.test(mixed)) throw new Error(`cannot be mixed: ${mixed}`);
  return [...mixed.matchAll(/#[0-9a-f]{6}\b/gi)].map(([hex]) => hex);
}

/** The contrast between two colours according to WCAG 2. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function mix(one: string, share: number, other: string): string {
  const [a, b] = [toLab(linear(one)), toLab(linear(other))];
  return toHex([0, 1, 2].map((i) => (a[i] ?? 0) * share + (b[i] ?? 0) * (1 - share)) as unknown as Triple);
}

function toLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => hexOf(channel)).join('')}`;
}

function hexOf(channel: number): string {
  const clamped = Math.min(1, Math.max(0, channel));
  const share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
