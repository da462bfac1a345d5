import type { EventTopic } from '../../../core/index.js';
import { MOST_PARTS, type NoticeDetail, type QuestionFrame } from '../../../trace/index.js';
import { BLANK_FRAME } from '../../blank-frame.js';
import type { Asked, Route } from '../../slots.js';
import { ASKED_OF_NOTICES } from './lexicon/notice-details.js';
import { slotOf, type Reading } from './read/tagging.js';

/**
 * `What does KK02-0000000038 say?`: the notice of that number. `Until when can claims be filed?`: what the latest notice of a bankruptcy says of
 * it, asked of whomever the question means without those words. Null: something else is asked.
 */
export async function byNotice(asked: Asked, written: Reading, read: (inTurn: Asked) => Promise<Route>): Promise<Route | null> {
  const numbered = [...asked.question.matchAll(NUMBER)].slice(0, MOST_PARTS);
  if (numbered.length > 0) {
    const frames = numbered.map(({ 0: number, index }): QuestionFrame => ({
      language: asked.language, ...BLANK_FRAME, span: { start: index, end: index + number.length }, intent: 'documents', measure: 'NOTICE', notice: { number: number.toUpperCase(), details: [] },
    }));
    return { intent: 'documents', confidence: 0.95, reasoning: 'a notice is named by its number', frames, refused: [] };
  }
  const found = detailsIn(written);
  if (found === null) return null;
  const rest = await read({ ...asked, question: withoutTokens(asked.question, written, found.words) });
  const frames = rest.frames.map((frame) => (isOpen(frame) && frame.subjects.length < 2 ? ofNotice(frame, found.details) : frame));
  return frames.some(({ measure }) => measure === 'NOTICE') ? { ...rest, intent: 'get_node_history', frames } : null;
} // prettier-ignore

/** What is left without the words that ask may ask for nothing, or hold a word that is not understood: it is named. */
const isOpen = ({ refusal, subjects }: QuestionFrame) =>
  refusal === null || (LEFT.includes(refusal.type) && subjects.some(({ uid }) => uid !== null));
const LEFT = ['UNKNOWN_WORD', 'NOTHING'];

/** Numbers of the gazette (`HR02-1004321567`), and of its older years, of register, year, entry, issue, page and firm. */
const NUMBER = /\b[A-Z]{2}\d{2}-\d{4,12}\b|\b\d{1,4}\/(?:19|20)\d{2}\/\d{1,7}\/\d{1,4}\/\d{1,5}\/\d{1,9}\b/gi;

const TOPICS: Record<NoticeDetail, readonly EventTopic[]> = {
  DEADLINE: ['CREDITORS_CALL', 'BANKRUPTCY', 'LIQUIDATION'],
  OFFICE: ['BANKRUPTCY'],
  AUCTION: ['AUCTION'],
  INSPECTION: ['BANKRUPTCY'],
};

export const topicsOfDetails = (details: readonly NoticeDetail[]): EventTopic[] => [...new Set(details.flatMap((detail) => TOPICS[detail]))]; // prettier-ignore

/** The details asked for, and the words that ask: who is called so, or holds an office, is asked about instead. */
function detailsIn({ tokens, language }: Reading): { details: NoticeDetail[]; words: ReadonlySet<number> } | null {
  if (tokens.some((token) => slotOf(token)?.type === 'ROLE')) return null;
  const words = new Set<number>();
  const details = ASKED_OF_NOTICES[language].flatMap(({ detail, all }) => {
    const places = all.map((word) => tokens.flatMap(({ folded }, at) => (word.test(folded) ? [at] : [])));
    if (places.some((at) => at.length === 0)) return [];
    for (const at of places.flat()) words.add(at);
    return [detail];
  });
  if (details.length > 0) tokens.forEach(({ folded }, at) => AGAINST.test(folded) && words.add(at));
  return details.length === 0 ? null : { details: [...new Set(details)], words };
}

/** Against whom claims are filed, and until when. */
const AGAINST =
  /^(?:gegen|gegenuber|contre|envers|aupres|verso|contro|confronti|against|bis|wann|jusqu|quand|entro|until|when|by)$/;

/** In their places blanks, so that every other word stays where it stands. */
function withoutTokens(question: string, { tokens }: Reading, words: ReadonlySet<number>): string {
  return tokens.reduce((text, { span: { start, end } }, at) => (words.has(at) ? `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}` : text), question); // prettier-ignore
}

function ofNotice(frame: QuestionFrame, details: NoticeDetail[]): QuestionFrame {
  const { language, span, subjects, asOf, knownOn, range, readAs, notUnderstood } = frame;
  return { ...BLANK_FRAME, language, span, intent: 'get_node_history', measure: 'NOTICE', subjects, asOf, knownOn, range, readAs, notUnderstood, notice: { number: null, details } }; // prettier-ignore
}
