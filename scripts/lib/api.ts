import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { ROOT } from './files.ts';

/** The public interface of a package, taken from its sources: names, comments and signatures, as a page. */

type Node = ReturnType<typeof parseAst>['body'][number];
type Declaration = NonNullable<Extract<Node, { type: 'ExportNamedDeclaration' }>['declaration']>;
type Class = Extract<Declaration, { type: 'ClassDeclaration' | 'ClassExpression' }>;

interface Exported {
  readonly name: string;
  readonly comment: string;
  readonly code: string;
}

const ENGINE = 'packages/engine';

/** A path to import from, and its description. */
const ENTRIES = [
  ['@nokturn/engine', 'src/index.ts', 'For writing games, and for running, showing and storing matches.'],
  ['@nokturn/engine/numbers', 'src/numbers.ts', 'A game as numbers, for machine learning.'],
  [
    '@nokturn/engine/testing',
    'src/testing/index.ts',
    'The test suites that every game must pass, for Vitest.',
  ],
] as const;

export function apiPage(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, ENGINE, 'package.json'), 'utf8'));
  return [
    `# The engine, name by name`,
    '',
    `Version ${version}. Made from the sources by \`npm run api\`; [README.md](README.md) explains how the parts fit together.`,
    ...ENTRIES.flatMap(([name, file, said]) => ['', `# \`${name}\``, '', said, ...entryLines(file)]),
    '',
  ].join('\n');
}

function entryLines(entry: string): string[] {
  return [...exportsOf(posix.join(ENGINE, entry))].flatMap(([file, exported]) => [
    '',
    `## ${file.slice(`${ENGINE}/src/`.length)}`,
    ...exported.flatMap(({ name, comment, code }) => [
      '',
      `### ${name}`,
      ...(comment === '' ? [] : ['', comment]),
      '',
      '```ts',
      code,
      '```',
    ]),
  ]);
}

/** The exports of a file, by the file that defines them. */
export function exportsOf(entry: string): ReadonlyMap<string, readonly Exported[]> {
  const found = new Map<string, Exported[]>();
  const add = (file: string, exported: readonly Exported[]) =>
    found.set(file, [...(found.get(file) ?? []), ...exported]);
  const { text, body } = parsed(entry);
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration')
      for (const [file, exported] of exportsOf(resolved(entry, node.source.value))) add(file, exported);
    else if (node.type === 'ExportNamedDeclaration' && node.source !== null) {
      const names = node.specifiers.map(({ local }) => ('name' in local ? local.name : ''));
      for (const [file, exported] of exportsOf(resolved(entry, node.source.value)))
        add(
          file,
          exported.filter(({ name }) => names.includes(name)),
        );
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration !== null)
      add(entry, declared(node.declaration, text, commentBefore(text, node.start)));
  }
  return new Map([...found].filter(([, exported]) => exported.length > 0));
}

function parsed(file: string): { text: string; body: readonly Node[] } {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { text, body: parseAst(text, { lang: 'ts' }, file).body };
}

function resolved(importer: string, source: string): string {
  return posix.join(posix.dirname(importer), source);
}

function declared(node: Declaration, text: string, comment: string): Exported[] {
  const code = (end: number) => text.slice(node.start, end).trim();
  switch (node.type) {
    case 'FunctionDeclaration':
      return [{ name: node.id?.name ?? '', comment, code: code(node.body?.start ?? node.end) }];
    case 'ClassDeclaration':
      return [{ name: node.id?.name ?? '', comment, code: classCode(node, text) }];
    case 'VariableDeclaration':
      return node.declarations.map(({ id, init }) => ({
        name: 'name' in id ? id.name : '',
        comment,
        code: shortened(
          text.slice(node.start, init?.start ?? node.end),
          init && text.slice(init.start, init.end),
        ),
      }));
    default:
      return 'id' in node && node.id !== null && 'name' in node.id
        ? [{ name: node.id.name, comment, code: code(node.end) }]
        : [];
  }
}

/** A value is shown if it fits on a line. */
function shortened(head: string, value: string | null): string {
  const isShort = value !== null && !value.includes('\n') && value.length < 100;
  return isShort ? `${head}${value}` : head.replace(/\s*=\s*$/, '').trim();
}

/** The head of a class, and of each of its members that are not private. */
function classCode(node: Class, text: string): string {
  const members = node.body.body.flatMap((member) => {
    if (!('key' in member) || member.key.type === 'PrivateIdentifier') return [];
    if ('accessibility' in member && member.accessibility === 'private') return [];
    const end =
      member.type === 'MethodDefinition'
        ? (member.value.body?.start ?? member.end)
        : 'value' in member && member.value !== null
          ? member.value.start
          : member.end;
    const head = text.slice(member.start, end).replace(/[\s=;]+$/, '');
    const comment = commentBefore(text, member.start);
    return [...(comment === '' ? [] : [`  /** ${comment.replaceAll('\n', ' ')} */`]), `  ${head};`];
  });
  return [`${text.slice(node.start, node.body.start)}{`, ...members, '}'].join('\n');
}

/** The text of the comment right before a position. */
function commentBefore(text: string, place: number): string {
  const [, words = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, place)) ?? [];
  return words
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
