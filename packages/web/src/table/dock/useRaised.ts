import { type TouchEvent, useRef, useState } from 'react';

/** Swiping down this far, in pixels, lowers the dock. */
const SWIPE = 40;

/** Whether the dock of a phone is raised over the board: until the question is answered, or it is swiped down. */
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
        const isInQuestion = event.target instanceof Element && event.target.closest('[data-part=question]');
        if (isInQuestion && (event.changedTouches[0]?.clientY ?? 0) - start.current > SWIPE) setRaised(null);
      },
    },
  };
}
