/** `In liquidation? And bankrupt ones?`: of the other state, and not of both. */
import type { EventTopic, FirmStatus } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import { statusOf } from '../read/firms/companies.js';
import type { Said } from '../read/said.js';

const STATUS_OF: Partial<Record<EventTopic, FirmStatus>> = { BANKRUPTCY: 'BANKRUPT', LIQUIDATION: 'IN_LIQUIDATION', DELETED: 'DELETED' }; // prettier-ignore

/** Behind firms of one state, the state that words of what happened ask for instead; null: they ask of what happened. */
export function otherState(last: QuestionFrame, words: Said, [topic]: readonly EventTopic[]): FirmStatus | null {
  const ofState = last.status !== null && last.topics.length === 0;
  return ofState && statusOf(words) === null && words.times.length === 0 ? (STATUS_OF[topic ?? 'OTHER'] ?? null) : null;
}
