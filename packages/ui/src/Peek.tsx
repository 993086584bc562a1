import { plain, type Thing } from '@nokturn/text';
import { isValidElement, type ReactNode, useState } from 'react';
import {
  Button,
  ButtonContext,
  Dialog,
  DialogTrigger,
  Popover,
  type PressEvent,
  PreviewTrigger,
} from 'react-aria-components';
import { useKit } from './kit.tsx';
import classes from './Peek.module.css';

/**
 * Shows something large beside a trigger while that is hovered, focused or pressed long; where pressing the trigger does
 * nothing else, a tap is enough. The trigger is the child: a React Aria Button or anything that is Focusable.
 */
export function Peek({ label, large, children }: { label: string; large: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const onPress = ({ pointerType }: PressEvent) => pointerType === 'touch' && setOpen(true);
  return (
    <PreviewTrigger delay={220} closeDelay={60} isOpen={isOpen} onOpenChange={setOpen}>
      <ButtonContext.Provider value={doesNothing(children) ? { onPress } : {}}>
        {children}
      </ButtonContext.Provider>
      <Popover
        className={classes.large as string}
        aria-label={label}
        offset={10}
        containerPadding={8}
        placement="top"
      >
        {large}
      </Popover>
    </PreviewTrigger>
  );
}

/** The same for a secret: only when it is pressed, because a pointer may pass over it while others look on. */
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

/** The same for a thing that a text can name: its card is shown. */
export function CardPeek({ thing, children }: { thing: Thing; children: ReactNode }) {
  const { text, facts, CardFace } = useKit();
  const { type, id } = thing;
  return (
    <Peek
      label={plain(text.thing(type, id))}
      large={<CardFace type={type} id={id} text={text} facts={facts} />}
    >
      {children}
    </Peek>
  );
}

/** A name inside a sentence, with its card. */
export function PeekName({ thing, children }: { thing: Thing; children: ReactNode }) {
  return (
    <CardPeek thing={thing}>
      <Button className={classes.name as string}>{children}</Button>
    </CardPeek>
  );
}
