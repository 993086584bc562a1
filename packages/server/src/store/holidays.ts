/** From one point in time to another. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When people are on holiday: their clocks of days stand still then. */
export interface Holidays {
  /** The oldest first. */
  of(person: string): Promise<readonly Span[]>;
  /** Those of several people; whoever has none is left out. */
  ofAll(people: readonly string[]): Promise<ReadonlyMap<string, readonly Span[]>>;
  /** False, and nothing has changed, if they are not what they were thought to be. */
  save(person: string, before: readonly Span[], after: readonly Span[]): Promise<boolean>;
}
