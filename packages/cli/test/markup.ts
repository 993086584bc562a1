/** Why the markup is not well-formed XML; null if it is. */
export function flawOf(markup: string): string | null {
  const open: string[] = [];
  let rest = markup.replace(/^<!doctype html>\s*/, '').trim();
  while (rest !== '') {
    const tag = /^<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/i.exec(rest);
    const words = /^[^<>]+/.exec(rest);
    const [found] = tag ?? words ?? [];
    if (found === undefined) return `cannot be read from here: ${rest.slice(0, 60)}`;
    if (/&(?!(amp|lt|gt|quot);)/.test(found)) return `an entity that is none: ${found.slice(0, 60)}`;
    if (tag?.[1] === '/') {
      const last = open.pop();
      if (last !== tag[2]) return `${last} is closed by ${tag[2]}`;
    } else if (tag && tag[4] === '') open.push(tag[2] ?? '');
    else if (!tag && open.length === 0) return 'text outside of everything';
    rest = rest.slice(found.length);
  }
  return open.length === 0 ? null : `${open.join(', ')} left open`;
}

/** The numbers of an attribute, in order. */
export function numbersOf(markup: string, attribute: string): number[] {
  return [...markup.matchAll(new RegExp(` ${attribute}="(-?[\\d.]+)"`, 'g'))].map(([, value]) =>
    Number(value),
  );
}
