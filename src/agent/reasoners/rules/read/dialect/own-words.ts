import type { Span } from '../../../../../core/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../../trace/index.js';
import type { Asked, Route } from '../../../../slots.js';
import { dialectIn, inStandard, type Piece } from './dialect.js';

/** A question in dialect as it is read, in standard German, with how to tell what was read in the words of whoever asked; null: it is in none. */
export function fromDialect(asked: Asked): { asked: Asked; back: (route: Route) => Route } | null {
  if (asked.language !== 'de') return null;
  const { question, recalled } = asked;
  const pieces = dialectIn(question);
  const calledIn = recalled.calledIn.map((turn) => ({ ...turn, question: inStandard(turn.question) }));
  const standard = inStandard(question, pieces);
  if (pieces === null || standard === question)
    return calledIn.every((turn, at) => turn.question === recalled.calledIn[at]!.question) ? null : { asked: { ...asked, recalled: { ...recalled, calledIn } }, back: (route) => route }; // prettier-ignore
  const back = inOwnWords(question, standard, pieces);
  return { asked: { ...asked, question: standard, recalled: { ...recalled, calledIn } }, back };
}

/** What was read of a question in other words, told in those of whoever asked. */
export function inOwnWords(question: string, standard: string, pieces: readonly Piece[]): (route: Route) => Route {
  const own = ownWords(question, standard, pieces);
  return (route) => ({ ...route, frames: route.frames.map(own.frame), refused: route.refused.map(own.text) });
}

function ownWords(question: string, standard: string, pieces: readonly Piece[]) {
  const span = ({ start, end }: Span): Span => ({
    start: ownOf(start, pieces, 'start'),
    end: ownOf(end, pieces, 'end'),
  });
  const text = (told: string): string => {
    const at = placeOf(told, standard);
    if (at < 0) return told.split(' ').map((word) => (placeOf(word, standard) < 0 ? word : text(word))).join(' '); // prettier-ignore
    const { start, end } = span({ start: at, end: at + told.length });
    return question.slice(start, end).replace(/^[\s'’]+|[\s'’]+$/gu, '');
  };
  // Whom a turn before was about stands in that turn's words.
  const subject = (one: FrameSubject): FrameSubject => {
    const { start, end } = one.span;
    if (start === end || (one.text !== '' && one.text !== standard.slice(start, end))) return one;
    return { ...one, span: span(one.span), text: one.text === '' ? '' : text(one.text) };
  };
  const frame = (one: QuestionFrame): QuestionFrame => ({
    ...one,
    span: span(one.span),
    subjects: one.subjects.map(subject),
    within: one.within === null ? null : subject(one.within),
    comparison: one.comparison === null ? null : text(one.comparison),
    readAs: one.readAs.map((read) => ({ ...read, text: text(read.text) })),
    notUnderstood: one.notUnderstood.map(text),
  });
  return { text, frame };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a text stands in another by itself, and not inside a word; below 0: nowhere. */
function placeOf(text: string, within: string): number {
  for (let at = within.indexOf(text); at >= 0 && text !== ''; at = within.indexOf(text, at + 1)) {
    if (!LETTER.test(within[at - 1] ?? '') && !LETTER.test(within[at + text.length] ?? '')) return at;
  }
  return -1;
}

/** A place in the standard, in the question as it was written; inside of a piece, its edge. */
function ownOf(place: number, pieces: readonly Piece[], side: 'start' | 'end'): number {
  let moved = 0;
  for (const { own, standard } of pieces) {
    const start = own.start + moved;
    const end = start + standard.length;
    if (place < start || (place === start && side === 'end')) break;
    if (place < end || (place === end && side === 'end')) return side === 'start' ? own.start : own.end;
    moved += standard.length - (own.end - own.start);
  }
  return place - moved;
}
