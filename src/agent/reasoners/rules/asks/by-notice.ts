import type { EventTopic } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { MOST_PARTS, type Measure, type NoticeDetail, type QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { ASKED_OF_NOTICES, ASKED_OF_THAT_NOTICE, JOINS, type AsksDetail } from '../lexicon/notice-details.js';
import { dayOf } from './at-happening.js';
import { blanked, slotOf, type Reading } from '../read/words/tagging.js';

/**
 * `What does KK02-0000000038 say?`: the notice of that number. `Until when can claims be filed?`: what the latest notice of a bankruptcy says of
 * it, asked of whomever the question means without those words. Null: something else is asked.
 */
export async function byNotice(asked: Asked, written: Reading, context: ToolContext, read: (inTurn: Asked) => Promise<Route>): Promise<Route | null> {
  const numbered = [...asked.question.matchAll(NUMBER)].slice(0, MOST_PARTS);
  if (numbered.length > 0) {
    const frames = numbered.map(({ 0: number, index }): QuestionFrame => ({
      language: asked.language, ...BLANK_FRAME, span: { start: index, end: index + number.length }, intent: 'documents', measure: 'NOTICE', notice: { number: number.toUpperCase(), details: [] },
    }));
    return { intent: 'documents', confidence: 0.95, reasoning: 'a notice is named by its number', frames, refused: [] };
  }
  const onTheSame = ofThatNotice(asked, written);
  if (onTheSame !== null) return { intent: onTheSame.intent, confidence: 0.9, reasoning: 'more of the notice spoken of', frames: [onTheSame], refused: [] };
  const found = detailsIn(written);
  if (found === null) return null;
  const rest = await read({ ...asked, question: blanked(asked.question, written, found.words) });
  const frames = rest.frames.flatMap((frame): QuestionFrame[] => {
    if (!isOpen(frame) || frame.subjects.length > 1) return [frame];
    return isBeside(frame, written) ? [frame, ofNotice(frame, found.details)] : [ofNotice(frame, found.details)];
  });
  const once = frames.filter((frame, at) => frame.measure !== 'NOTICE' || frames.findIndex((other) => isSameNotice(other, frame)) === at).slice(0, MOST_PARTS);
  if (!once.some(({ measure }) => measure === 'NOTICE')) return null;
  const opens = found.details.includes('COURT') && written.tokens.some(({ folded }) => OPENED.test(folded));
  return { ...rest, intent: 'get_node_history', frames: opens ? await Promise.all(once.map((frame) => ofOpening(frame, asked, context))) : once };
} // prettier-ignore

const OPENED =
  /^(?:eroffn\w*|verhangt\w*|ausgesprochen|aussprach|opened?|declared?|pronounced?|adjudged|ordered|ouvert\w*|ouvrit|prononc\w*|declar\w*|apert[oaie]|apri\w*|dichiarat\w*|pronunciat\w*|decretat\w*)$/;

/** `Which court opened the bankruptcy?`: the first notice since its day that tells a court, and none on how it ended. */
async function ofOpening(frame: QuestionFrame, asked: Asked, context: ToolContext): Promise<QuestionFrame> {
  const uid = frame.subjects[0]?.uid ?? null;
  if (frame.measure !== 'NOTICE' || uid === null || frame.range !== null || frame.asOf !== null) return frame;
  const day = await dayOf(uid, 'BANKRUPTCY', asked, context);
  return day === null ? frame : { ...frame, order: 'FIRST', range: { from: day, to: null } };
}

const isSameNotice = (one: QuestionFrame, other: QuestionFrame) =>
  one.measure === 'NOTICE' && one.subjects[0]?.uid === other.subjects[0]?.uid && one.subjects[0]?.text === other.subjects[0]?.text; // prettier-ignore

/** Of a bankruptcy, and for nothing else: that it is spoken of says no more than whose notice is meant, but beside a word that joins two. */
function isBeside({ measure, refusal }: QuestionFrame, { tokens }: Reading): boolean {
  if (refusal !== null || measure === 'UNKNOWN' || measure === 'IDENTIFY' || measure === 'DOSSIER') return false;
  return !OF_BANKRUPTCY.includes(measure) || tokens.some(({ folded }, at) => at > 0 && JOINS.test(folded));
}
const OF_BANKRUPTCY: readonly Measure[] = ['STATUS', 'BANKRUPTCY_DATES', 'TIMELINE'];

/** `And which office?`, where the turn before asked what a notice says: of the same one. */
function ofThatNotice({ question, language, recalled }: Asked, { tokens }: Reading): QuestionFrame | null {
  const before = recalled.frames.find(({ measure }) => measure === 'NOTICE');
  if (before === undefined || (before.notice?.number ?? null) === (before.subjects[0]?.uid ?? null)) return null;
  const found = askedBy(ASKED_OF_THAT_NOTICE[language], tokens);
  if (found === null || tokens.length > MOST_WORDS) return null;
  if (tokens.some(({ capital }, at) => at > 0 && capital && !found.words.has(at))) return null;
  const { number = null } = before.notice ?? {};
  return { ...before, language, span: { start: 0, end: question.length }, notUnderstood: [], notice: { number, details: found.details } };
} // prettier-ignore
const MOST_WORDS = 6;

/** What is left without the words that ask may ask for nothing, or hold a word that is not understood: it is named. */
const isOpen = ({ refusal, subjects }: QuestionFrame) =>
  refusal === null || (LEFT.includes(refusal.type) && subjects.some(({ uid }) => uid !== null));
const LEFT = ['UNKNOWN_WORD', 'NOTHING'];

/** Numbers of the gazette (`HR02-1004321567`), and of its older years, of register, year, entry, issue, page and firm. */
const NUMBER = /\b[A-Z]{2}\d{2}-\d{7,12}\b|\b\d{1,4}\/(?:19|20)\d{2}\/\d{1,7}\/\d{1,4}\/\d{1,5}\/\d{1,9}\b/gi;

const TOPICS: Record<NoticeDetail, readonly EventTopic[]> = {
  DEADLINE: ['CREDITORS_CALL', 'BANKRUPTCY', 'LIQUIDATION'],
  OFFICE: ['BANKRUPTCY'],
  COURT: ['BANKRUPTCY', 'LIQUIDATION'],
  AUCTION: ['AUCTION'],
  INSPECTION: ['BANKRUPTCY'],
};

export const topicsOfDetails = (details: readonly NoticeDetail[]): EventTopic[] => [...new Set(details.flatMap((detail) => TOPICS[detail]))]; // prettier-ignore

/** The details asked for, and the words that ask: who is called so, or holds an office, is asked about instead. */
function detailsIn({ tokens, language }: Reading): { details: NoticeDetail[]; words: ReadonlySet<number> } | null {
  if (tokens.some((token) => slotOf(token)?.type === 'ROLE')) return null;
  const found = askedBy(ASKED_OF_NOTICES[language], tokens);
  if (found !== null) tokens.forEach(({ folded }, at) => AGAINST.test(folded) && found.words.add(at));
  return found;
}

function askedBy(lexicon: readonly AsksDetail[], tokens: Reading['tokens']) {
  const words = new Set<number>();
  const details = lexicon.flatMap(({ detail, all, together }) => {
    const places = all.map((word) => tokens.flatMap(({ folded }, at) => (word.test(folded) ? [at] : [])));
    if (places.some((at) => at.length === 0)) return [];
    const [first, ...rest] = places;
    const start = first!.find((at) => rest.every((others, index) => others.includes(at + index + 1)));
    if (together && start === undefined) return [];
    for (const at of together ? all.map((_, index) => start! + index) : places.flat()) words.add(at);
    return [detail];
  });
  return details.length === 0 ? null : { details: [...new Set(details)], words };
}

/** Against whom claims are filed, and until when. */
const AGAINST =
  /^(?:gegen|gegenuber|contre|envers|aupres|verso|contro|confronti|against|bis|wann|jusqu|quand|entro|until|when|by)$/;

function ofNotice(frame: QuestionFrame, details: NoticeDetail[]): QuestionFrame {
  const { language, span, subjects, asOf, knownOn, range, readAs, notUnderstood } = frame;
  return { ...BLANK_FRAME, language, span, intent: 'get_node_history', measure: 'NOTICE', subjects, asOf, knownOn, range, readAs, notUnderstood, notice: { number: null, details } }; // prettier-ignore
}
