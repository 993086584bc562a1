import { vi } from 'vitest';

type Hear = (event: { readonly data: unknown }) => void;

/** The page and the worker in one thread: messages between them arrive a moment later. */
export function joinedThreads(): void {
  const [page, worker]: [Hear[], Hear[]] = [[], []];
  const to = (listeners: Hear[]) => (message: unknown) => {
    const data = structuredClone(message);
    setTimeout(() => {
      for (const hear of listeners) hear({ data });
    });
  };
  const listenIn = (listeners: Hear[]) => (kind: string, hear: Hear) => {
    if (kind === 'message') listeners.push(hear);
  };
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('self', { addEventListener: listenIn(worker), postMessage: to(page) });
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener = listenIn(page);
      postMessage = to(worker);
      terminate = () => undefined;
    },
  );
}
