import { useCallback, useEffect, useState } from 'react';

/** How long the board stays before the last scene starts, in milliseconds. */
const STILL = 1_200;

/** `still`: the final position, before the scene; `board`: the viewer wants to see it once more. */
type Stage = 'playing' | 'still' | 'scene' | 'result' | 'board';

export interface Closing {
  readonly stage: Stage;
  /** The scene was cut short: the next press may still have been meant for it. */
  readonly isSkipped: boolean;
  /** Called when the scene has ended. */
  readonly end: () => void;
  readonly skip: () => void;
  readonly showBoard: () => void;
  readonly showResult: () => void;
}

/** How a match ends: the board stays for a while, then comes the last scene, then the result. */
export function useClosing({
  isOver,
  hasScene,
  isAtOnce,
}: {
  /** It is over, and the table has shown the end. */
  isOver: boolean;
  hasScene: boolean;
  /** Nothing is animated: the result appears at once. */
  isAtOnce: boolean;
}): Closing {
  // People who open a finished match have already seen its end, or never will.
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
