import { type Block, blocksOf } from '../rules/markdown.ts';

/** More references than this are no help: the card shares its name with something that the rules mention everywhere. */
const MOST = 16;

/** The clauses and rulings that name a card, by its id in the rules or by its English name. */
export function mentionedIn(rules: string): (id: string, name: string) => readonly string[] {
  const named = blocksOf(straight(rules)).flatMap(clausesOf);
  return (id, name) => {
    const spelt = new RegExp(`(?<!\\p{L})(?:${escaped(id)}|${escaped(straight(name))})(?!\\p{L})`, 'u');
    const found = named.filter(({ text }) => spelt.test(text)).map(({ clause }) => clause);
    return found.length > MOST ? [] : [...new Set(found)];
  };
}

function clausesOf(block: Block): readonly { readonly clause: string; readonly text: string }[] {
  if (block.kind === 'clause') return [{ clause: block.id, text: block.text }];
  if (block.kind !== 'table') return [];
  return block.rows
    .filter(([first = '']) => /^[A-Z]+-R\d+$/.test(first))
    .map((row) => ({ clause: row[0] ?? '', text: row.slice(1).join(' ') }));
}

/** Straight and curly apostrophes are the same. */
function straight(text: string): string {
  return text.replaceAll('’', "'");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
