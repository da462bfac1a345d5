import type { Span } from './publication.js';

/** A sentence of a notice. */
export interface NoticeSentence extends Span {
  /** Of a list of persons, the heading that says what became of them all, in this sentence or one before; null: it is no list. */
  heading: Span | null;
}

/** What a place stands between, as printed, so that the three together read on; `…` where something is left out. Both empty where the place says it all. */
export interface Surroundings {
  before: string;
  after: string;
}

/** Of a longer sentence the clause between its semicolons is shown, if that is not longer either. */
const MOST = 400;
const NONE: Surroundings = { before: '', after: '' };

/**
 * The heading of the list that a place is an entry of (`Ausgeschiedene Personen: … `), or the rest of its sentence: an entry alone does not say whether
 * somebody came or went, nor does `A ist als Präsident` of `A ist als Präsident und B ist als Mitglied zurückgetreten`.
 */
export function surroundings(text: string, sentences: readonly NoticeSentence[], place: Span): Surroundings {
  const sentence = sentences.find(({ start, end }) => start <= place.start && place.end <= end);
  if (sentence === undefined) return NONE;
  const { heading } = sentence;
  if (heading === null) return clause(text, sentence, place);
  if (heading.end > place.start) return NONE;
  const isNext = text.slice(heading.end, place.start).trim() === '';
  return { before: `${text.slice(heading.start, heading.end)} ${isNext ? '' : '… '}`, after: '' };
}

function clause(text: string, sentence: Span, place: Span): Surroundings {
  const whole = shortEnough(sentence) ? sentence : between(text, sentence, place);
  if (!shortEnough(whole)) return NONE;
  const [cutBefore, cutAfter] = [whole.start > sentence.start ? '… ' : '', whole.end < sentence.end ? ' …' : ''];
  const before = text.slice(whole.start, place.start).trimStart();
  const after = text.slice(place.end, whole.end).trimEnd();
  return { before: before === '' ? '' : cutBefore + before, after: after === '' ? '' : after + cutAfter };
}

const shortEnough = ({ start, end }: Span) => end - start <= MOST;

function between(text: string, { start, end }: Span, place: Span): Span {
  const [left, right] = [text.lastIndexOf(';', place.start - 1), text.indexOf(';', place.end)];
  return { start: Math.max(start, left + 1), end: right < 0 ? end : Math.min(end, right) };
}
