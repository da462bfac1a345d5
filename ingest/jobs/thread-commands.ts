import type { ThreadCalls } from '../../src/core/index.js';
import type { IngestCommands, IngestEvent } from './commands.js';

/** The commands of a writer that lives on a thread. `closeMs`: how long it may take to close; default as long as it takes. */
export function commandsOf(thread: ThreadCalls<IngestCommands, IngestEvent>, closeMs?: number): IngestCommands {
  return {
    start: (...args) => thread.call('start', ...args),
    cancel: (...args) => thread.call('cancel', ...args),
    decide: (...args) => thread.call('decide', ...args),
    undo: (...args) => thread.call('undo', ...args),
    reparse: () => thread.call('reparse'),
    rebuild: () => thread.call('rebuild'),
    redact: (...args) => thread.call('redact', ...args),
    close: () => thread.close(() => thread.call('close'), closeMs),
  };
}
