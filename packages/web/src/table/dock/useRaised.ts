import { type TouchEvent, useRef, useState } from 'react';
import { isCutIn } from './Raise.tsx';

/** Swiping up or down this far, in pixels, raises or lowers the dock. */
const SWIPE = 40;
/** A finger that moves no further than this has tapped. */
const TAP = 8;

/**
 * Whether the dock of a phone is raised over the board. Tapping a question that has been cut short raises it, until the
 * question is answered or the dock is swiped down.
 */
export function useRaised(question: string) {
  const [raised, setRaised] = useState<string | null>(null);
  const start = useRef(0);
  return {
    isRaised: raised === question,
    raise: (isRaised: boolean) => setRaised(isRaised ? question : null),
    swipe: {
      onTouchStart(event: TouchEvent) {
        start.current = event.touches[0]?.clientY ?? 0;
      },
      onTouchEnd(event: TouchEvent) {
        const touched = event.target instanceof Element ? event.target : null;
        if (!touched?.closest('[data-part=question]')) return;
        const down = (event.changedTouches[0]?.clientY ?? 0) - start.current;
        if (down > SWIPE) setRaised(null);
        else if (down < -SWIPE) setRaised(question);
        // A name in the question shows its own card.
        else if (Math.abs(down) <= TAP && !touched.closest('button') && isCutIn(event.currentTarget))
          setRaised(question);
      },
    },
  };
}
