/** A span from one point in time to another. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The holidays of people, during which their clocks in matches over days stand still. */
export interface Holidays {
  /** Oldest first. */
  of(person: string): Promise<readonly Span[]>;
  /** The holidays of several people; those without any are left out. */
  ofAll(people: readonly string[]): Promise<ReadonlyMap<string, readonly Span[]>>;
  /** False, and nothing has changed, if the stored ones are not the expected ones. */
  save(person: string, before: readonly Span[], after: readonly Span[]): Promise<boolean>;
}
