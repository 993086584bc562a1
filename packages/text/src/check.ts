import {
  type Attribute,
  type Entry,
  Message,
  type MessageReference,
  type Pattern,
  parse,
  Resource,
  serialize,
  Term,
  type TermReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { LANGUAGES, type Language } from './languages.ts';
import { COMPONENT_ATTRIBUTES } from './text.ts';

/** Forms of a name that one language may need and another may not. */
const CASES = ['gen', 'dat', 'acc', 'voc', 'loc', 'ins'];

/** Whether an attribute is a case form of a name. */
export function isCase(attribute: string): boolean {
  return CASES.includes(attribute);
}

/** What one message needs: the parameters of its value and of each attribute. */
export interface MessageShape {
  readonly parameters: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** The messages of Fluent files, by id. Throws on a line that Fluent would silently skip, and on an id used twice. */
export function shapesOf(sources: readonly string[]): Map<string, MessageShape> {
  const messages = new Map<string, Message>();
  for (const entry of sources.flatMap(entriesOf)) {
    if (!(entry instanceof Message)) continue;
    if (messages.has(entry.id.name)) throw new Error(`${entry.id.name} is there twice`);
    messages.set(entry.id.name, entry);
  }
  return new Map(
    [...messages].map(([id, message]) => [
      id,
      {
        parameters: parametersOf(message.value, messages),
        attributes: Object.fromEntries(
          message.attributes.map((attribute) => [attribute.id.name, parametersOf(attribute, messages)]),
        ),
      },
    ]),
  );
}

/**
 * Compares the languages of one game with the first of them: every message and every attribute must be in all of
 * them, with the same parameters; only case forms may differ. Gives one sentence for each difference.
 */
export function differences(sources: Readonly<Record<Language, readonly string[]>>): string[] {
  const [first, ...others] = LANGUAGES;
  const model = shapesOf(sources[first]);
  return others.flatMap((language) => compare(model, shapesOf(sources[language]), language));
}

function compare(
  model: ReadonlyMap<string, MessageShape>,
  shapes: ReadonlyMap<string, MessageShape>,
  language: Language,
): string[] {
  const found: string[] = [];
  for (const [id, wanted] of model) {
    const shape = shapes.get(id);
    if (shape === undefined) found.push(`${language}: ${id} is missing`);
    else found.push(...compareShapes(id, wanted, shape, language));
  }
  for (const id of shapes.keys()) if (!model.has(id)) found.push(`${language}: ${id} is extra`);
  return found;
}

function compareShapes(id: string, wanted: MessageShape, shape: MessageShape, language: Language): string[] {
  const found: string[] = [];
  const same = (name: string, a: readonly string[], b: readonly string[]) => {
    if (a.join() !== b.join())
      found.push(`${language}: ${name} takes (${b.join(', ')}) instead of (${a.join(', ')})`);
  };
  same(id, wanted.parameters, shape.parameters);
  for (const name of new Set([...Object.keys(wanted.attributes), ...Object.keys(shape.attributes)])) {
    const [a, b] = [wanted.attributes[name], shape.attributes[name]];
    if (a && b) same(`${id}.${name}`, a, b);
    else if (!isCase(name)) found.push(`${language}: ${id}.${name} is ${a ? 'missing' : 'extra'}`);
  }
  return found;
}

/** What a file lacks compared with the same file in English: messages, and parts of them that are not case forms. */
export function missingIn(own: string, english: string): string[] {
  const known = messagesIn(own);
  return [...messagesIn(english)].flatMap(([id, parts]) => {
    const there = known.get(id);
    if (there === undefined) return [id];
    return parts.filter((part) => !isCase(part) && !there.includes(part)).map((part) => `${id}.${part}`);
  });
}

/** The messages of one file, which may refer to others, with the names of their parts. */
function messagesIn(source: string): Map<string, readonly string[]> {
  const messages = entriesOf(source).filter((entry) => entry instanceof Message);
  return new Map(messages.map(({ id, attributes }) => [id.name, attributes.map((part) => part.id.name)]));
}

/** The English messages that a file lacks at least in part, with everything they refer to, as Fluent. */
export function lackingOf(own: string, english: string): string {
  const entries = new Map<string, Message | Term>();
  for (const entry of entriesOf(english))
    if (entry instanceof Message || entry instanceof Term) entries.set(nameOf(entry), entry);
  const wanted = new Set(missingIn(own, english).map((id) => id.replace(/\..*/, '')));
  for (const id of wanted) for (const other of referencesIn(entries.get(id))) wanted.add(other);
  return serialize(new Resource([...wanted].flatMap((id) => entries.get(id) ?? [])), {});
}

function nameOf(entry: Message | Term): string {
  return entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
}

function referencesIn(entry: Message | Term | undefined): string[] {
  const names: string[] = [];
  const visitor = new (class extends Visitor {
    override visitMessageReference({ id }: MessageReference): void {
      names.push(id.name);
    }
    override visitTermReference(reference: TermReference): void {
      names.push(`-${reference.id.name}`);
      this.genericVisit(reference);
    }
  })();
  if (entry) visitor.visit(entry);
  return names;
}

function entriesOf(source: string): Entry[] {
  const { body } = parse(source, { withSpans: false });
  return body.map((entry) => {
    if (entry.type === 'Junk') throw new Error(`Fluent cannot read: ${entry.content.trim()}`);
    return entry as Entry;
  });
}

/** Including those of the messages it refers to: they are given the same facts. */
function parametersOf(
  node: Pattern | Attribute | null,
  messages: ReadonlyMap<string, Message>,
): readonly string[] {
  const names = new Set<string>();
  const visitor = new (class extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      names.add(id.name);
    }
    override visitMessageReference({ id, attribute }: MessageReference): void {
      const message = messages.get(id.name);
      const meant = attribute
        ? message?.attributes.find((other) => other.id.name === attribute.name)
        : message?.value;
      if (!meant)
        throw new Error(`${id.name}${attribute ? `.${attribute.name}` : ''} is referred to, but missing`);
      this.visit(meant);
    }
  })();
  if (node !== null) visitor.visit(node);
  return [...names].sort();
}

/**
 * The part of a game's words that components say about themselves, which may change with the rules. Names stay as they
 * are.
 */
export function componentWords(source: string): string {
  const messages = entriesOf(source).flatMap((entry) => {
    if (!(entry instanceof Message)) return [];
    const said = entry.attributes.filter(({ id }) => COMPONENT_ATTRIBUTES.includes(id.name));
    return said.length === 0 ? [] : [new Message(entry.id, null, said)];
  });
  return serialize(new Resource(messages), {});
}
