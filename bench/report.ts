import { mkdirSync, writeFileSync } from 'node:fs';

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Nearest rank; NaN for no values. */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(rank * sorted.length))] ?? Number.NaN;
}

/** Prints a result and keeps it in bench/results/, which git ignores. */
export function report(name: string, results: Record<string, unknown>): void {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${name}`);
  console.table(results);
}
