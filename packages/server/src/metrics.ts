/** Counters, gauges and histograms in the text format of Prometheus. */

export const HELP = {
  nokturn_versions_total: 'Entries stored and told: decisions closed',
  nokturn_refusals_total: 'Commands and requests refused, by code',
  nokturn_bot_failures_total: 'Answers of bots that were late, broken or not allowed',
  nokturn_store_failures_total: 'Commands refused because the store failed',
  nokturn_requests_total: 'HTTP requests answered, by status',
  nokturn_conflicts_total: 'Changes that another server was faster with, and that were judged again',
  nokturn_catch_ups_total: 'Times that what another server has stored of a match was taken over',
  nokturn_matches_deleted_total: 'Matches deleted because they need not be kept any longer',
  nokturn_notices_total: 'Notices sent to people who are away, by channel and result',
  nokturn_connections: 'Open WebSocket connections',
  nokturn_matches_in_memory: 'Matches held in memory',
  nokturn_bots_waiting: 'Decisions that wait for a thread in which a bot can think',
  nokturn_event_loop_lag_seconds:
    'How late the server gets to its work, 99 of 100 times at most, since this was last read',
  nokturn_command_seconds: 'From a command received to its acknowledgement',
  nokturn_bot_seconds: 'How long bots think',
} as const;
export type MetricName = keyof typeof HELP;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Histogram {
  readonly counts: number[];
  sum: number;
  total: number;
}

export class Metrics {
  readonly #counters = new Map<MetricName, Map<string, number>>();
  readonly #gauges = new Map<MetricName, () => number>();
  readonly #histograms = new Map<MetricName, Histogram>();

  count(name: MetricName, labels = '', by = 1): void {
    const values = this.#counters.get(name) ?? new Map<string, number>();
    values.set(labels, (values.get(labels) ?? 0) + by);
    this.#counters.set(name, values);
  }

  gauge(name: MetricName, read: () => number): void {
    this.#gauges.set(name, read);
  }

  observe(name: MetricName, seconds: number): void {
    const histogram = this.#histograms.get(name) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
    histogram.sum += seconds;
    histogram.total++;
    this.#histograms.set(name, histogram);
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: MetricName, type: string) =>
      lines.push(`# HELP ${name} ${HELP[name]}`, `# TYPE ${name} ${type}`);
    for (const [name, values] of this.#counters) {
      head(name, 'counter');
      for (const [labels, value] of values) lines.push(`${name}${labels && `{${labels}}`} ${value}`);
    }
    for (const [name, read] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`${name} ${read()}`);
    }
    for (const [name, { counts, sum, total }] of this.#histograms) {
      head(name, 'histogram');
      let below = 0;
      for (const [i, count] of counts.entries()) {
        below += count;
        lines.push(`${name}_bucket{le="${BUCKETS[i]}"} ${below}`);
      }
      lines.push(`${name}_bucket{le="+Inf"} ${total}`, `${name}_sum ${sum}`, `${name}_count ${total}`);
    }
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    lines.push(
      '# HELP process_cpu_seconds_total Processor time used',
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# HELP process_resident_memory_bytes Resident memory size in bytes',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# HELP nodejs_heap_size_used_bytes Heap in use',
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
    );
    return `${lines.join('\n')}\n`;
  }
}
