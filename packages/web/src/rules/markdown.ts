/** The subset of Markdown in which the rules are written. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly id: string;
      /** `### Your turn <!-- aid -->`: this part is also on the player aid. */
      readonly aid?: true;
    }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A numbered rule: `- **LN-4.2** ...` */
  | { readonly kind: 'clause'; readonly id: string; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  /** `![what it shows](figure:name)`: a board, drawn from a position that the game stores under that name. */
  | { readonly kind: 'figure'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export type Span =
  | { readonly kind: 'words' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string };

const CLAUSE = /^- \*\*([A-Z]+-[\w.]+)\*\*\s*/;

export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  for (const chunk of markdown.split(/\n(?=\n|#|- |\|)/).map((part) => part.trim())) {
    if (chunk === '' || /^-{3,}$/.test(chunk)) {
      isApart = true;
      continue;
    }
    const block = blockOf(chunk);
    const last = blocks.at(-1);
    if (block.kind === 'table' && last?.kind === 'table' && !isApart) {
      const [row] = [block.head];
      blocks[blocks.length - 1] = { ...last, rows: isRule(row) ? last.rows : [...last.rows, row] };
    } else blocks.push(block);
    isApart = false;
  }
  return blocks;
}

function blockOf(chunk: string): Block {
  const [, marks, title, mark] = /^(#{1,6})\s+(.*?)(\s*<!-- aid -->)?$/s.exec(chunk) ?? [];
  if (marks !== undefined && title !== undefined)
    return {
      kind: 'heading',
      level: marks.length,
      text: title,
      id: headingId(title),
      ...(mark !== undefined && { aid: true }),
    };
  const [, caption, name] = /^!\[(.*)\]\(figure:([\w-]+)\)$/s.exec(chunk) ?? [];
  if (caption !== undefined && name !== undefined) return { kind: 'figure', name, text: joined(caption) };
  if (chunk.startsWith('|')) return { kind: 'table', head: cellsOf(chunk), rows: [] };
  const [start, id] = CLAUSE.exec(chunk) ?? [];
  if (start !== undefined && id !== undefined)
    return { kind: 'clause', id, text: joined(chunk.slice(start.length)) };
  if (chunk.startsWith('- ')) return { kind: 'item', text: joined(chunk.slice(2)) };
  return { kind: 'paragraph', text: joined(chunk) };
}

/**
 * A heading that starts with a section number has it as its id in every language: `LN-9 Attack` is `#LN-9`, and `7.2
 * Clan cards` is `#7.2`.
 */
function headingId(title: string): string {
  const [, number] = /^([A-Z]+-\d+|\d+(?:\.\d+)+|\d+(?=\. ))/.exec(title) ?? [];
  return number ?? title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}

function joined(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2,3}-R?\d+(?:\.\d+)?)\b/g;

/** Words, emphasis, and the ids of clauses, which are links. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    const [whole, strong, emphasis, code, clause] = found;
    if (found.index > end) spans.push({ kind: 'words', text: text.slice(end, found.index) });
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) spans.push({ kind: 'emphasis', text: emphasis });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (clause !== undefined) spans.push({ kind: 'clause', text: clause });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: 'words', text: text.slice(end) });
  return spans;
}
