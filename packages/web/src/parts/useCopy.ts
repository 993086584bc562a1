import { type RefObject, useRef, useState } from 'react';

/** Copies a text that stands in a field, and says for a moment that it was done. */
export function useCopy(text: string): {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly copied: boolean;
  copy(): Promise<void>;
} {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without TLS, as in a network at home, a browser has no clipboard; what is selected can be copied all the same.
      field.current?.select();
      document.execCommand('copy');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }
  return { field, copied, copy };
}
