import { parentPort } from 'node:worker_threads';
import { AppError } from '../../src/core/index.js';
import type { ReadMessage, ReadOrder } from './read-thread.js';
import { openLedger, type Ledger } from '../ledger/index.js';
import { Foresight, type Foreseen } from '../project/batch/foresee.js';
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

async function read(order: Extract<ReadOrder, { kind: 'READ' }>): Promise<void> {
  const { id, request, cursor, size, first, share } = order;
  const portal = { baseUrl: '' };
  const foresight = foresightOf(order);
  for await (const stretch of readSource(
    request,
    cursor,
    { portal, size, first, share },
    new AbortController().signal,
  )) {
    if (foresight !== null) stretch.foreseen = foreseenIn(foresight, stretch);
    while (credit === 0) await new Promise<void>((resolve) => (wake = resolve));
    credit--;
    post({ id, kind: 'STRETCH', stretch });
  }
  post({ id, kind: 'END' });
}

let held: Ledger | null = null;

/** Null: nothing is to be foreseen, or the ledger cannot be read, which the writer will meet itself. */
function foresightOf({ ledger: path, ahead }: Extract<ReadOrder, { kind: 'READ' }>): Foresight | null {
  if (path === null) return null;
  try {
    if (held?.path !== path) {
      held?.close();
      held = openLedger(path, { readonly: true, passing: true });
    }
    // Those read ahead, and the one that the writer has in hand.
    return new Foresight(held, ahead + 1);
  } catch {
    return null;
  }
}

/** Whatever stands in the way: the writer derives what is not foreseen, and meets it itself. */
function foreseenIn(foresight: Foresight, { steps }: Stretch): Foreseen {
  try {
    return foresight.foresee(steps.flatMap((step) => (step.kind === 'RECORD' ? [step.prepared] : [])));
  } catch {
    return new Map();
  }
}
