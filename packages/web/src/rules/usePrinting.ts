import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is about to be printed: then the whole book is rendered, whichever chapter is open. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when these handlers return.
    const prepare = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const media = matchMedia('print');
    const change = () => (media.matches ? prepare() : end());
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
