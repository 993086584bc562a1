import { type RefObject, useRef, useState } from 'react';

/** Copies the text of a field, and confirms it for a moment. */
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
      // Without TLS, as in a home network, a browser has no clipboard; selected text can still be copied.
      field.current?.select();
      document.execCommand('copy');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }
  return { field, copied, copy };
}
