/** Markup that is safe to insert into a page or a file unchanged. */
export type Markup = string & { readonly markup: true };

type Attributes = Readonly<Record<string, string | number>>;

/** An element; any text among its children is escaped, markup is not. */
export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(tidy(value))}"`);
  const start = `<${name}${written.join('')}`;
  return (children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`) as Markup;
}

export function text(content: string): Markup {
  return escaped(content) as Markup;
}

function escaped(content: string): string {
  return content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A tenth of a pixel is as fine as anybody can see. */
function tidy(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
}
