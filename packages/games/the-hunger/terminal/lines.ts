import { mark, visible } from '@nokturn/text';

export function strong(text: string | number): string {
  return mark('strong', '', String(text));
}

/** Things one after another, in as many lines of this width as it takes. */
export function wrapped(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  items.forEach((item, i) => {
    const next = i === items.length - 1 ? item : `${item},`;
    if (line !== '' && visible(line) + 1 + visible(next) > width) {
      lines.push(line);
      line = next;
    } else line = line === '' ? next : `${line} ${next}`;
  });
  return line === '' ? lines : [...lines, line];
}
