import {
  type Entry,
  FunctionReference,
  type InlineExpression,
  Message,
  MessageReference,
  NumberLiteral,
  type Pattern,
  Placeable,
  parse,
  SelectExpression,
  StringLiteral,
  Term,
  TermReference,
  TextElement,
  VariableReference,
} from '@fluent/syntax';

/**
 * One way to read a message: one variant of every choice in it. Values that are filled in are in braces: {$n}, {SEAT},
 * {CELL.gen} with the case or part of a name, {CARD.gen#coffin} for a certain card.
 */
export interface Reading {
  /** The message, with the attribute after a dot. */
  readonly id: string;
  readonly text: string;
}

/** Every way to read the messages of a Fluent file. */
export function readingsOf(source: string): Reading[] {
  return parse(source, { withSpans: false }).body.flatMap(readingsOfEntry);
}

function readingsOfEntry(entry: Entry): Reading[] {
  if (!(entry instanceof Message || entry instanceof Term)) return [];
  const id = entry.id.name;
  const parts = [
    { id, value: entry.value },
    ...entry.attributes.map((attribute) => ({ id: `${id}.${attribute.id.name}`, value: attribute.value })),
  ];
  return parts.flatMap(({ id, value }) =>
    value === null ? [] : [...new Set(textsOf(value))].map((text) => ({ id, text })),
  );
}

function textsOf(pattern: Pattern): string[] {
  return pattern.elements.reduce<string[]>(
    (before, element) => {
      const after = element instanceof TextElement ? [element.value] : textsOfPlaceable(element);
      return before.flatMap((start) => after.map((end) => start + end));
    },
    [''],
  );
}

function textsOfPlaceable({ expression }: Placeable): string[] {
  if (!(expression instanceof SelectExpression)) return [inlineText(expression)];
  return expression.variants.flatMap(({ value }) => textsOf(value));
}

function inlineText(expression: InlineExpression | Placeable): string {
  if (expression instanceof StringLiteral) return expression.parse().value;
  if (expression instanceof NumberLiteral) return expression.value;
  if (expression instanceof VariableReference) return `{$${expression.id.name}}`;
  if (expression instanceof MessageReference || expression instanceof TermReference)
    return `{${expression.id.name}}`;
  if (expression instanceof FunctionReference) return functionText(expression);
  return expression instanceof Placeable ? textsOfPlaceable(expression).join('') : '';
}

function functionText({ id, arguments: given }: FunctionReference): string {
  const [first] = given.positional;
  const form = given.named.find(({ name }) => name.name === 'case' || name.name === 'part')?.value;
  const which = form instanceof StringLiteral ? `.${form.parse().value}` : '';
  return `{${id.name}${which}${first instanceof StringLiteral ? `#${first.parse().value}` : ''}}`;
}
