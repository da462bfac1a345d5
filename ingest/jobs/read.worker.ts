import { parentPort } from 'node:worker_threads';
import { AppError } from '../../src/core/index.js';
import type { ReadMessage, ReadOrder } from './read-thread.js';
import { openLedger, type Ledger } from '../ledger/index.js';
import { foresee, type Foreseen } from '../project/foresee.js';
import { readSource, type Stretch } from './source-steps.js';

const post = (message: ReadMessage): void => parentPort?.postMessage(message);
let credit = 0;
let wake = (): void => undefined;

/** One reading at a time: the thread is let go, or told the next one, only after the last has ended. */
parentPort?.on('message', (order: ReadOrder) => {
  if (order.kind === 'MORE') {
    credit++;
    wake();
    return;
  }
  credit = order.ahead;
  read(order).catch((error: unknown) => {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    post({ id: order.id, kind: 'FAILED', code, message: error instanceof Error ? error.message : String(error) });
  });
});

async function read({ id, request, cursor, size, share, ledger }: Extract<ReadOrder, { kind: 'READ' }>): Promise<void> {
  const portal = { baseUrl: '' };
  for await (const stretch of readSource(request, cursor, { portal, size, share }, new AbortController().signal)) {
    if (ledger !== null) stretch.foreseen = foreseenIn(ledger, stretch);
    while (credit === 0) await new Promise<void>((resolve) => (wake = resolve));
    credit--;
    post({ id, kind: 'STRETCH', stretch });
  }
  post({ id, kind: 'END' });
}

let held: Ledger | null = null;

/** Whatever stands in the way: the writer derives what is not foreseen, and meets it itself. */
function foreseenIn(path: string, { steps }: Stretch): Foreseen {
  try {
    if (held?.path !== path) {
      held?.close();
      held = openLedger(path, { readonly: true, passing: true });
    }
    return foresee(
      held,
      steps.flatMap((step) => (step.kind === 'RECORD' ? [step.prepared] : [])),
    );
  } catch {
    return new Map();
  }
}
