import { Session } from 'node:inspector';

interface Attached {
  sessionId: string;
}
interface Told {
  sessionId: string;
  message: string;
}

/** A thread that is held in a call of its own does not hear the question. */
const SILENT_MS = 2_000;

/** What the heaps of this process's threads hold together after a collection in each, bytes; those that threads started themselves are not asked, and those that do not answer count for nothing. */
export async function threadsHeap(): Promise<number> {
  const session = new Session();
  session.connect();
  const threads = new Set<string>();
  const waiting = new Map<number, (result: { usedSize?: number }) => void>();
  session.on('NodeWorker.attachedToWorker', ({ params }: { params: Attached }) => threads.add(params.sessionId));
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }: { params: Told }) => {
    const { id, result } = JSON.parse(params.message) as { id: number; result: { usedSize?: number } };
    waiting.get(id)?.(result);
  });
  let sent = 0;
  const ask = (sessionId: string, method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      waiting.set(++sent, resolve);
      setTimeout(() => resolve({}), SILENT_MS).unref();
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: sent, method }) });
    });
  await new Promise<void>((resolve) =>
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false }, () => resolve()),
  );
  let held = 0;
  for (const thread of threads) {
    await ask(thread, 'HeapProfiler.collectGarbage');
    held += (await ask(thread, 'Runtime.getHeapUsage')).usedSize ?? 0;
  }
  session.disconnect();
  return held;
}
