import type { OptionId } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover } from '@nokturn/ui';

/** The button over a card or a token: it takes the option that points at it, or else looks it up. */
export function ThingCover({
  type,
  id,
  option,
  text,
  labelOf,
  onChoose,
  isSkipped = false,
}: {
  type: 'card' | 'token';
  id: string;
  option: OptionId | null;
  text: GameText;
  labelOf(option: OptionId): string;
  onChoose(option: OptionId, byTouch: boolean): void;
  /** The Tab key skips it as long as it can only be looked up. */
  isSkipped?: boolean;
}) {
  return (
    <CardPeek thing={{ type, id }}>
      {option === null ? (
        <Cover label={plain(text.thing(type, id))} excludeFromTabOrder={isSkipped} />
      ) : (
        <Cover
          label={labelOf(option)}
          onPress={({ pointerType }) => onChoose(option, pointerType === 'touch')}
        />
      )}
    </CardPeek>
  );
}
