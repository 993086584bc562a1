import type { ProgramReport } from '@nokturn/server/programs';

/** How programs have done, as lines for a person. */
export function reportLines(reports: Readonly<Record<string, ProgramReport>> = {}): string[] {
  return Object.entries(reports).flatMap(([name, report]) => {
    const { decisions, defaults, faults, reasons, errorBytes, lastError } = report;
    const whole = (n: number) => n.toLocaleString('en');
    return [
      '',
      `  ${name}: ${whole(decisions)} decisions, ${whole(defaults)} of them answered by default`,
      ...Object.entries(faults).map(
        ([fault, count]) => `    ${whole(count)} × ${fault}: ${reasons[fault as keyof typeof reasons] ?? ''}`,
      ),
      ...(errorBytes === 0
        ? []
        : [`    ${whole(errorBytes)} bytes on standard error, last: ${lastLine(lastError)}`]),
    ];
  });
}

function lastLine(text: string): string {
  return (text.trim().split('\n').at(-1) ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 200);
}
