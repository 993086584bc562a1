/** A circle of friends: it knows people as seats do, by their ids. */
export interface StoredCircle {
  readonly code: string;
  readonly name: string;
  /** What the joining link holds besides the code; renewed, the old one leads nowhere. */
  readonly invite: string;
  /** Whether its matches are rated. */
  readonly isRated: boolean;
  readonly createdAt: number;
  /** In the order in which they came. */
  readonly members: readonly CircleMember[];
}

export interface CircleMember {
  readonly person: string;
  /** Keepers remove people, renew the link and change the circle. */
  readonly isKeeper: boolean;
  readonly joinedAt: number;
}

export type CircleChange = Partial<Pick<StoredCircle, 'name' | 'invite' | 'isRated'>>;

/** Where circles are kept. Who changes one that is not there gets a StoreError. */
export interface Circles {
  /** With its members; a conflict if its code is taken. */
  create(circle: StoredCircle): Promise<void>;
  get(code: string): Promise<StoredCircle | null>;
  /** Those of a person, the one they joined last first. */
  of(person: string): Promise<readonly StoredCircle[]>;
  change(code: string, change: CircleChange): Promise<void>;
  /** Tells whether the person is a member now: not if there are as many as may be. Whoever is one stays as they are. */
  join(code: string, member: CircleMember, most: number): Promise<boolean>;
  setKeeper(code: string, person: string, isKeeper: boolean): Promise<void>;
  /**
   * Somebody is no member any more. A circle that has no keeper left gets the one who has been there longest; one that
   * nobody is left in is gone. Tells whether it is.
   */
  leave(code: string, person: string): Promise<boolean>;
  /** All of them in the order of their codes, from the one after this on. */
  all(after: string | null, limit: number): Promise<readonly StoredCircle[]>;
}

export interface CircleRow {
  readonly circle: Record<string, unknown>;
  readonly members: readonly Record<string, unknown>[];
}

export function storedCircle({ circle, members }: CircleRow): StoredCircle {
  const truth = (value: unknown) => value === true || value === 1;
  return {
    code: String(circle.code),
    name: String(circle.name),
    invite: String(circle.invite),
    isRated: truth(circle.is_rated),
    createdAt: Number(circle.created_at),
    members: members.map((member) => ({
      person: String(member.person),
      isKeeper: truth(member.is_keeper),
      joinedAt: Number(member.joined_at),
    })),
  };
}
