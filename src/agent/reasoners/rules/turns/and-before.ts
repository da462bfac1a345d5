import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Recalled, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { BEFORE, hasBefore } from './before-that.js';
import { MOST_CHARACTERS } from '../read/words/tokens.js';

/** Where a question may go on: a joining word, or the end of a clause or sentence. */
const CUT = /[,;.?!:–—]\s*|\s(?=(?:und|et|e|ed|and)\s)/gu;
const LEAST_WORDS = 2;
/** Characters in which `before` is asked of nothing more. */
const MOST_OF_TAIL = 80;

/**
 * `Who audits it, and who did before?`, `where is it and where was it before?`: what is asked, then the same as a turn of its own that says no more
 * than `before`. Null: it does not end so, or what is asked has no before.
 */
export async function andBefore(asked: Asked, read: Reads): Promise<Route | null> {
  const at = beforeAt(asked);
  if (at === null) return null;
  const { question, recalled } = asked;
  const now = await read({ ...asked, question: question.slice(0, at) });
  const [frame] = now.frames;
  const [subject] = frame?.subjects ?? [];
  if (frame === undefined || now.frames.length > 1 || now.offTopic === true || !hasBefore(frame) || frame.subjects.length !== 1 || (subject?.uid ?? null) === null) return null;
  const earlier = await read({ ...asked, question: question.slice(at), focusUid: null, recalled: behind(recalled, frame) });
  if (earlier.frames.length === 0 || earlier.frames.some(({ refusal, subjects }) => refusal !== null || subjects[0]?.uid !== subject!.uid)) return null;
  const frames = [...now.frames, ...earlier.frames.map((one): QuestionFrame => ({ ...one, span: { start: one.span.start + at, end: one.span.end + at } }))];
  return { ...now, intent: frames.every(({ intent }) => intent === now.intent) ? now.intent : 'all_tools', frames };
} // prettier-ignore

/** Where the words begin that say `before` and nothing else. */
function beforeAt({ question, language }: Asked): number | null {
  const from = Math.max(0, question.length - MOST_OF_TAIL);
  const cuts = question.length > MOST_CHARACTERS ? [] : [...question.slice(from).matchAll(CUT)].map((match) => from + match.index + match[0].length);
  return cuts.find((at) => BEFORE[language].test(foldName(question.slice(at))) && foldName(question.slice(0, at)).split(' ').length >= LEAST_WORDS) ?? null;
} // prettier-ignore

/** As if what was asked first had been a turn of its own. */
function behind(recalled: Recalled, frame: QuestionFrame): Recalled {
  const { uid, kind, name, text } = frame.subjects[0]!;
  const one = { network: false, history: false, ...recalled.subjects.find((known) => known.uid === uid), uid: uid!, kind: kind === 'PERSON' ? ('PERSON' as const) : ('COMPANY' as const), name: name ?? text };
  const others = (list: Recalled['subjects']) => list.filter((known) => known.uid !== uid);
  return { ...recalled, subjects: [one, ...others(recalled.subjects)], inOrder: [...others(recalled.inOrder), one], current: 1, candidates: [], pending: false, together: [], listed: [], justListed: false, frames: [frame], opening: recalled.opening.length > 0 ? recalled.opening : [frame] };
} // prettier-ignore
