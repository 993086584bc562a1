/** The requests that a benchmark sends to a host under test. */
export type Request = 'processor' | 'bytes' | 'room' | 'stop';

/** Reports the host's address, and from then on answers requests. */
export function reportTo(
  url: string,
  { stop, room }: { stop(): Promise<unknown> | unknown; room?: () => Promise<string> },
): void {
  process.on('message', async (request: Request) => {
    switch (request) {
      case 'processor':
        process.send?.(process.cpuUsage());
        break;
      case 'bytes':
        process.send?.(await bytes());
        break;
      case 'room':
        process.send?.(await room?.());
        break;
      case 'stop':
        await stop();
        process.exit(0);
    }
  });
  process.send?.(url);
}

/** Memory in use after collecting garbage. */
async function bytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Processor time between two readings, in seconds. */
export function processorSeconds(before: NodeJS.CpuUsage, after: NodeJS.CpuUsage): number {
  return (after.user + after.system - before.user - before.system) / 1e6;
}
