/** A circle of friends: like seats, it refers to people by their ids. */
export interface StoredCircle {
  readonly code: string;
  readonly name: string;
  /** The part of the joining link after the code; when it is renewed, the old link leads nowhere. */
  readonly invite: string;
  /** Whether its matches are rated. */
  readonly isRated: boolean;
  readonly createdAt: number;
  /** In the order in which they joined. */
  readonly members: readonly CircleMember[];
}

export interface CircleMember {
  readonly person: string;
  /** Keepers remove people, renew the link and change the circle. */
  readonly isKeeper: boolean;
  readonly joinedAt: number;
}

export type CircleChange = Partial<Pick<StoredCircle, 'name' | 'invite' | 'isRated'>>;

/** Where circles are kept. Changing a circle that does not exist throws a StoreError. */
export interface Circles {
  /** With its members; a conflict if its code is taken. */
  create(circle: StoredCircle): Promise<void>;
  get(code: string): Promise<StoredCircle | null>;
  /** The circles of a person, the most recently joined first. */
  of(person: string): Promise<readonly StoredCircle[]>;
  change(code: string, change: CircleChange): Promise<void>;
  /**
   * Returns whether the person is a member now: not if the circle is full. Nothing changes for a person who already is
   * one.
   */
  join(code: string, member: CircleMember, most: number): Promise<boolean>;
  setKeeper(code: string, person: string, isKeeper: boolean): Promise<void>;
  /**
   * Removes a member. If a circle has no keeper left, the longest-standing member becomes one; if nobody is left, it is
   * deleted. Returns whether it was.
   */
  leave(code: string, person: string): Promise<boolean>;
  /** All circles in the order of their codes, starting after this one. */
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
