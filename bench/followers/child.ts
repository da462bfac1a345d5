/** A measured server: says where it listens, then does what it is told, one order after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { draftAt, LONG_RUN, LONG_STEPS, now, RUNS, type Order, type Reply } from './steps.js';
import type { TraceDraft } from '../../src/trace/index.js';

/** Puts steps on a run, in the order of its calls. */
export type Append = (run: number, drafts: TraceDraft[]) => Promise<unknown>;

export function serveOrders(url: string, append: Append): void {
  process.on('message', (order: Order) => void obey(order, append).then(() => process.send?.(used())));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}

async function obey(order: Order, append: Append): Promise<void> {
  switch (order.type) {
    case 'STEPS':
      return steps(order.steps, order.everyMs, append);
    case 'LONG':
      for (let done = 0; done < LONG_STEPS; done += 100)
        await append(
          LONG_RUN,
          Array.from({ length: 100 }, () => draftAt(0)),
        );
      return;
    case 'USED':
      return;
  }
}

/** Each run gets a step every so often, the runs spread evenly over that time; an append that is late does not hold the next one up. */
async function steps(count: number, everyMs: number, append: Append): Promise<void> {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  for (let index = 0; index < count * RUNS; index++) {
    const wait = began + (index * everyMs) / RUNS - performance.now();
    if (wait > 0) await pause(wait);
    under.push(append(index % RUNS, [draftAt(now())]));
  }
  await Promise.all(under);
}

function used(): Reply {
  const cpu = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpuMicroseconds: cpu.user + cpu.system, heap: heapUsed + external, resident: rss };
}
