import { Button, type ButtonProps } from '@nokturn/ui';
import { useState } from 'react';
import { useSay } from '../app/words.tsx';
import styles from './Twice.module.css';

/** A button for something that cannot be undone: it asks for confirmation. */
export function Twice({
  first,
  sure,
  look = 'danger',
  size = 'normal',
  onSure,
}: {
  first: string;
  /** The label of the second button. */
  sure: string;
  look?: NonNullable<ButtonProps['look']>;
  size?: NonNullable<ButtonProps['size']>;
  onSure: () => void;
}) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button look={look} size={size} onPress={() => setAsking(true)}>
        {first}
      </Button>
    );
  return (
    <div className={styles.both}>
      {/* In the place of the first button, so that an accidental second press cancels. */}
      <Button autoFocus size={size} onPress={() => setAsking(false)}>
        {say('sure-not')}
      </Button>
      <Button look="danger" size={size} onPress={onSure}>
        {sure}
      </Button>
    </div>
  );
}
