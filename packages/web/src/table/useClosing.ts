import { useCallback, useEffect, useState } from 'react';

/** The board stays so long before the last scene begins, in milliseconds. */
const STILL = 1_200;

/** `still`: the last position, before the scene; `board`: somebody wants to see it once more. */
type Stage = 'playing' | 'still' | 'scene' | 'result' | 'board';

export interface Closing {
  readonly stage: Stage;
  /** Somebody has cut the scene short: the next press may still have been meant for it. */
  readonly isSkipped: boolean;
  /** The scene has come to its end. */
  readonly end: () => void;
  readonly skip: () => void;
  readonly showBoard: () => void;
  readonly showResult: () => void;
}

/** How a match closes: the board stays a while, then its last scene, then the result. */
export function useClosing({
  isOver,
  hasScene,
  isAtOnce,
}: {
  /** It is over, and the table has shown how. */
  isOver: boolean;
  hasScene: boolean;
  /** Nothing is played out: the result is there at once. */
  isAtOnce: boolean;
}): Closing {
  // Whoever comes to a match that is over has seen its end, or never will.
  const [stage, setStage] = useState<Stage>(isOver ? 'result' : 'playing');
  const [isSkipped, setSkipped] = useState(false);
  if (isOver && stage === 'playing') setStage(isAtOnce ? 'result' : 'still');
  useEffect(() => {
    if (stage !== 'still') return undefined;
    const timer = setTimeout(() => setStage(hasScene ? 'scene' : 'result'), STILL);
    return () => clearTimeout(timer);
  }, [stage, hasScene]);
  const end = useCallback(() => setStage((now) => (now === 'scene' ? 'result' : now)), []);
  const skip = useCallback(() => {
    setSkipped(true);
    end();
  }, [end]);
  const showBoard = useCallback(() => setStage('board'), []);
  const showResult = useCallback(() => {
    setSkipped(false);
    setStage('result');
  }, []);
  return { stage, isSkipped, end, skip, showBoard, showResult };
}
