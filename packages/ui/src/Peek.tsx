import { plain, type Thing } from '@nokturn/text';
import { isValidElement, type ReactNode, useState } from 'react';
import {
  Button,
  ButtonContext,
  Dialog,
  DialogTrigger,
  Popover,
  PopoverContext,
  type PressEvent,
  PreviewTrigger,
  useSlottedContext,
} from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useKit } from './kit.tsx';
import { PRESSED, useLook } from './look.tsx';
import classes from './Peek.module.css';

interface PeekProps {
  readonly label: string;
  readonly large: ReactNode;
  readonly children: ReactNode;
  /** Its name in the rules; null for things that the rules do not name. */
  readonly inRules?: string | null;
}

/**
 * A thing that can be enlarged: in the screen's place for large cards or, if it has none, next to the thing. The thing
 * is the child: a React Aria Button.
 */
export function Peek({ label, large, children, inRules = null }: PeekProps) {
  const isIdle = doesNothing(children);
  const { id, place } = useLook({ label, isIdle, inRules });
  if (id === null)
    return (
      <Beside label={label} large={large}>
        {children}
      </Beside>
    );
  // A finger does not have to hit exactly what can only be looked at: the nearest such thing is meant.
  const look = { 'data-look': id, ...(isIdle && { onPress: tell, 'data-nearest': '' }) };
  return (
    <>
      <ButtonContext.Provider value={look}>{children}</ButtonContext.Provider>
      {place && createPortal(large, place)}
    </>
  );
}

function tell({ target }: PressEvent): void {
  target.dispatchEvent(new CustomEvent(PRESSED, { bubbles: true }));
}

/** Open while the thing is hovered, focused or long-pressed; if pressing it does nothing else, a tap is enough. */
function Beside({ label, large, children }: PeekProps) {
  const [isOpen, setOpen] = useState(false);
  const onPress = ({ pointerType }: PressEvent) => pointerType === 'touch' && setOpen(true);
  return (
    <PreviewTrigger delay={220} closeDelay={60} isOpen={isOpen} onOpenChange={setOpen}>
      <ButtonContext.Provider value={doesNothing(children) ? { onPress } : {}}>
        {children}
      </ButtonContext.Provider>
      <Large label={label}>{large}</Large>
    </PreviewTrigger>
  );
}

function Large({ label, children }: { label: string; children: ReactNode }) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef?.current;
  return (
    <Popover
      className={classes.large as string}
      aria-label={label}
      offset={OFFSET}
      containerPadding={PADDING}
      placement={trigger ? placementBy(trigger.getBoundingClientRect()) : 'top'}
    >
      {children}
    </Popover>
  );
}

/** The largest size of any card in any game, in pixels. */
const LARGE = { width: 320, height: 400 };
const OFFSET = 10;
const PADDING = 8;

/**
 * Above the thing. If there is no room for that, next to it and growing upwards: below it, it would cover the question
 * or end outside the screen.
 */
function placementBy({ top, left, right }: DOMRect): 'top' | 'right bottom' {
  const width = LARGE.width + OFFSET + PADDING;
  const hasRoomAbove = top >= LARGE.height + OFFSET + PADDING;
  const hasRoomBeside = left >= width || window.innerWidth - right >= width;
  return hasRoomAbove || !hasRoomBeside ? 'top' : 'right bottom';
}

/** The same for a secret: only when it is pressed, because a pointer may pass over it while others are watching. */
export function SecretPeek({
  label,
  large,
  children,
}: {
  label: string;
  large: ReactNode;
  children: ReactNode;
}) {
  return (
    <DialogTrigger>
      {children}
      <Popover className={classes.large as string} offset={10} containerPadding={8}>
        <Dialog className={classes.secret as string} aria-label={label}>
          {large}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function doesNothing(trigger: ReactNode): boolean {
  return isValidElement<{ onPress?: unknown }>(trigger) && trigger.props.onPress === undefined;
}

/** The same for a thing that a text can name: shows its card. */
export function CardPeek({ thing, children }: { thing: Thing; children: ReactNode }) {
  const { text, facts, CardFace } = useKit();
  const { type, id } = thing;
  const name = plain(text.thing(type, id));
  return (
    <Peek label={name} inRules={name} large={<CardFace type={type} id={id} text={text} facts={facts} />}>
      {children}
    </Peek>
  );
}

/** A name inside a sentence, with its card. */
export function PeekName({ thing, children }: { thing: Thing; children: ReactNode }) {
  return (
    <CardPeek thing={thing}>
      <Button className={classes.name as string} data-thing={`${thing.type} ${thing.id}`}>
        {children}
      </Button>
    </CardPeek>
  );
}
