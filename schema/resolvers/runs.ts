import { afterKey, checkedPageSize, connectionOf } from '../connection.js';
import type { OperationContext } from '../context.js';
import { cursorMark } from '../cursor.js';
import { CursorInvalid, InputRejected, NotFound } from '../types/common.js';
import { AgentRun } from '../types/run.js';

/** The viewer's runs, newest first; of one conversation, or of all where it is null. */
export async function listRuns(
  context: OperationContext,
  conversationId: string | null,
  { first, after }: { first: number | null | undefined; after: string | null | undefined },
) {
  const mark = cursorMark('agentRuns', [conversationId]);
  const key = afterKey(after, mark);
  if (key === undefined || (key !== null && !key.startsWith('run_'))) return new CursorInvalid();
  const size = checkedPageSize(first);
  if (typeof size === 'string') return new InputRejected(size);
  const page = await context.services.agent.runs({ conversationId }, size, key, context.call);
  return connectionOf(page, mark, (run) => new AgentRun(run), { hasPreviousPage: key !== null, clocks: null });
}

export function noRun(runId: string): NotFound {
  return new NotFound(`no such run: ${JSON.stringify(runId.slice(0, 60))}`);
}
