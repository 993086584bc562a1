/** What the kit needs of a text: a message, with its arguments, in the language of the viewer. */
export interface Text {
  readonly language: string;
  /** The message or the attribute `id.attribute` as marked text; null where the language has none. */
  find(id: string, args?: Readonly<Record<string, unknown>>): string | null;
}
