import { AppError, sha256Hex, type Call } from '../../core/index.js';
import { RATINGS, type Rating } from '../../store/contract.js';
import type { RateOutcome } from '../contract.js';
import { foldLog } from './fold-log.js';
import { doubtTerms, judgeMemory, unknownWords } from '../memory/index.js';
import type { AgentOptions } from './options.js';

const MAX_COMMENT = 2_000;

export async function rateRun(
  options: AgentOptions,
  rated: { runId: string; rating: Rating; comment: string | null },
  idempotencyKey: string | null,
  call: Call,
): Promise<RateOutcome> {
  const { store, memories = store.memories } = options;
  const { runId, rating, comment } = rated;
  if (!RATINGS.includes(rating)) throw new AppError('BAD_INPUT', `rating: one of ${RATINGS.join(', ')}`);
  if (comment !== null && comment.length > MAX_COMMENT)
    throw new AppError('BAD_INPUT', `comment: ${comment.length} characters; at most ${MAX_COMMENT}`);
  const run = (await store.run(runId, call)) === null ? null : await foldLog(store, runId);
  if (run === null) return { outcome: 'NOT_FOUND', what: 'run' };
  if (run.finishedAt === null) return { outcome: 'NOT_ENDED', run };
  const requestHash = sha256Hex(JSON.stringify(['rate', runId, rating, comment]));
  const key = idempotencyKey === null ? null : { idempotencyKey, requestHash };
  const kept = await store.rate(rated, key, call);
  if (kept.outcome === 'KEY_REUSED') return kept;
  const held = await store.rating(runId, call);
  if (kept.outcome === 'NOT_FOUND' || held === null) return { outcome: 'NOT_FOUND', what: 'run' };
  await judgeMemory(memories, rated, call);
  if (rating !== 'RIGHT') await doubtTerms(store, memories, run, () => unknownWords(options, run, call), call);
  return { outcome: 'RATED', run, rating: held };
}
