/** A measured side: says what it has to, then does as many runs as it is told to and tells the CPU that they took. */
export const AT_A_TIME = 8;

export interface Used {
  cpuMs: number;
  seconds: number;
}

export function serveRuns(run: (index: number) => Promise<unknown>, close: () => Promise<void>, told: object = {}): void {
  let number = 0;
  process.on('message', (order: { runs: number } | 'stop') => {
    if (order === 'stop') return void close().then(() => process.exit(0));
    void runs(order.runs, () => run(number++)).then((used) => process.send?.(used));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(told);
} // prettier-ignore

async function runs(count: number, run: () => Promise<unknown>): Promise<Used> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let left = count;
  const lane = async () => {
    while (left-- > 0) await run();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1_000, seconds: (performance.now() - began) / 1_000 };
}
