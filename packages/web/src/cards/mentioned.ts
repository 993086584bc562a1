import { type Block, blocksOf } from '../rules/markdown.ts';

/** More references than this help nobody: the card has the name of something that the rules speak of everywhere. */
const MOST = 16;

/** Which clauses and rulings name a card, by the id that the rules give it or by its English name. */
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

/** An apostrophe is one, however it is set. */
function straight(text: string): string {
  return text.replaceAll('’', "'");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
