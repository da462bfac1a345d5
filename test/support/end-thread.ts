import { Session } from 'node:inspector';

interface Attached {
  sessionId: string;
  workerInfo: { url: string };
}

/** Ends a thread of this process from within, as a bug there does; resolves when it has ended. `module`: the end of its module's address. */
export async function endThread(module: string): Promise<void> {
  const session = new Session();
  session.connect();
  const threads: Attached[] = [];
  session.on('NodeWorker.attachedToWorker', ({ params }: { params: Attached }) => threads.push(params));
  await new Promise<void>((resolve) =>
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false }, () => resolve()),
  );
  const thread = threads.find(({ workerInfo }) => workerInfo.url.endsWith(module));
  if (thread === undefined) throw new Error(`no thread of ${module} runs`);
  const ended = new Promise<void>((resolve) =>
    session.on('NodeWorker.detachedFromWorker', ({ params }: { params: { sessionId: string } }) => {
      if (params.sessionId === thread.sessionId) resolve();
    }),
  );
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'process.exit(1)' } });
  session.post('NodeWorker.sendMessageToWorker', { sessionId: thread.sessionId, message });
  await ended;
  session.disconnect();
}
