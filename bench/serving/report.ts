/** What a host under test is asked by the one who measures it. */
export type Request = 'usage' | 'room' | 'stop';

export interface Usage {
  /** Held after collecting garbage. */
  readonly bytes: number;
  readonly processor: NodeJS.CpuUsage;
}

/** Says where the host is, and from then on answers what it is asked. */
export function reportTo(
  url: string,
  { stop, room }: { stop(): Promise<unknown> | unknown; room?: () => Promise<string> },
): void {
  process.on('message', async (request: Request) => {
    switch (request) {
      case 'usage':
        process.send?.(await usage());
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

async function usage(): Promise<Usage> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return { bytes: heapUsed + external, processor: process.cpuUsage() };
}

/** Processor time from one look to another, in seconds. */
export function processorSeconds({ processor: before }: Usage, { processor: after }: Usage): number {
  return (after.user + after.system - before.user - before.system) / 1e6;
}
