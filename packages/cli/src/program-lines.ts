import type { ProgramReport } from '@nokturn/server/programs';
import type { GameText } from '@nokturn/text';

/** How programs have done, as lines for people. */
export function reportLines(text: GameText, reports: Readonly<Record<string, ProgramReport>> = {}): string[] {
  return Object.entries(reports).flatMap(([name, report]) => {
    const { decisions, defaults, faults, reasons, errorBytes, lastError } = report;
    return [
      '',
      `  ${text.plain('program-report', { name, decisions, defaults })}`,
      ...Object.entries(faults).map(([fault, count]) => {
        const reason = reasons[fault as keyof typeof reasons] ?? '';
        return `    ${text.plain('program-fault', { fault, count, reason })}`;
      }),
      ...(errorBytes === 0
        ? []
        : [`    ${text.plain('program-errors', { bytes: errorBytes, last: lastLine(lastError) })}`]),
    ];
  });
}

function lastLine(text: string): string {
  return (text.trim().split('\n').at(-1) ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 200);
}
