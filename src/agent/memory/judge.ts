import type { Call } from '../../core/index.js';
import type { MemoryStore, Rating } from '../../store/contract.js';
import { episodeOf, type Episode } from './episode.js';

const MOST_COMMENT = 300;

/** The user's word on an answer stands above the run's own: what was wrong is no longer offered as an answer, and is shown to planners as what to avoid (P4 3.4.1, negative exemplars). */
export async function judgeMemory(
  memories: MemoryStore,
  { runId, rating, comment }: { runId: string; rating: Rating; comment: string | null },
  call: Call,
): Promise<void> {
  const key = (await memories.keys('RUN', call)).find(({ topic }) => topic === runId);
  const [row] = key === undefined ? [] : await memories.read([key.memoryId], call);
  const episode = row === undefined ? null : episodeOf(row.body);
  if (key === undefined || row === undefined || episode === null) return;
  const body = JSON.stringify(judged(episode, rating, comment));
  await memories.keep([{ ...row, words: key.words, model: key.model, vector: key.vector, body }], call);
}

const JUDGED = /; the user called it .*$/s;

function judged(episode: Episode, rating: Rating, comment: string | null): Episode {
  const said = comment === null ? '' : `: ${comment.slice(0, MOST_COMMENT)}`;
  const reflection = `${episode.reflection.replace(JUDGED, '')}; the user called it ${rating}${said}`;
  return { ...episode, reflection, isGood: rating === 'RIGHT' && episode.said !== null };
}
