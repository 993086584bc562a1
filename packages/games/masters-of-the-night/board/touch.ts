import type { OptionId } from '@nokturn/engine';
import { type Glow, optionAt, type TouchProps } from '@nokturn/ui';

/** What the parts of the board need to highlight options. */
export interface Touch extends TouchProps {
  labelOf(option: OptionId): string;
}

export function optionOf({ glow }: Touch, kind: string, id: string | number): OptionId | null {
  return optionAt(glow, kind, id);
}

/**
 * All options that point at a thing: a district can be the target of two, such as luring agents there or from
 * there.
 */
export function optionsOf({ glow }: Touch, kind: string, id: string | number): readonly OptionId[] {
  return glow.flatMap(({ option, target }: Glow) =>
    target.kind === kind && target.id === id ? [option] : [],
  );
}
