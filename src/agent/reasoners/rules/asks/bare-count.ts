import type { QuestionFrame } from '../../../../trace/index.js';
import type { Framed } from '../frames-once.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** `I need a number: how many GmbHs were founded in 2024?`: what only says that something is counted, beside a count of something, asks for no count of all firms. */
export function withoutBareCounts(framed: readonly Framed[], reading: Reading): Framed[] {
  const counted = framed.find(({ frame }) => frame.measure === 'COUNT' && !isBare(frame, reading));
  if (counted === undefined) return [...framed];
  const bare = framed.filter(({ frame }) => isBare(frame, reading) && frame.span.end <= counted.frame.span.start);
  counted.frame.notUnderstood = [...new Set([...bare.flatMap(({ frame }) => frame.notUnderstood), ...counted.frame.notUnderstood])].slice(0, 20); // prettier-ignore
  return framed.filter((one) => !bare.includes(one));
}

function isBare(frame: QuestionFrame, { tokens }: Reading): boolean {
  const { measure, subjects, roles, topics, span } = frame;
  if (frame.counted === 'NOTICES' || frame.counted === 'PEOPLE') return false;
  const { canton, municipality, address, legalForm, purpose, status, asOf, range, grouping, refusal } = frame;
  const plain = [canton, municipality, address, legalForm, purpose, status, asOf, range, grouping, refusal].every((one) => (one ?? null) === null); // prettier-ignore
  const own = tokens.filter(({ span: { start, end } }) => span.start <= start && end <= span.end);
  return (measure === 'COUNT' || measure === 'UNKNOWN') && plain && subjects.length + roles.length + topics.length === 0 && !own.some((token) => slotOf(token)?.type === 'COMPANY_NOUN'); // prettier-ignore
}
