import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Framed } from '../frames.js';
import { QUESTION_WORDS } from '../lexicon/index.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { PartOfQuestion } from '../read/clauses/split.js';
import type { Reading } from '../read/words/tagging.js';

/** What happened to a firm and what it is now are said by the same words. */
const LIVES: readonly Measure[] = ['STATUS', 'TIMELINE', 'BANKRUPTCY_DATES'];

/**
 * `It exists, good. Who audits it?`: of several parts without those that only say again what the turn before was told, before one that asks. Such a part
 * names nobody and no time, is short, and has no word that asks and no question mark.
 */
export function withoutEchoes(parts: readonly Framed[][], asked: Asked, reading: Reading, read: readonly PartOfQuestion[], names: readonly NamedInQuestion[]): Framed[][] {
  const [before] = asked.recalled.frames;
  if (before === undefined || before.refusal !== null || parts.length < 2) return [...parts];
  return parts.map((frames, index) => {
    const part = read[index]!;
    const next = reading.tokens[read.at(-1)!.start]!;
    const between = reading.question.slice(reading.tokens[part.start]!.span.start, next.span.start);
    const echoes =
      index < parts.length - 1 &&
      /[.!…]/.test(between) &&
      !between.includes('?') &&
      !reading.tokens.slice(part.start, part.end).some(({ folded }) => QUESTION_WORDS.has(folded) || ASKS.test(folded)) &&
      part.end - part.start <= MOST_WORDS &&
      !names.some(({ start, end }) => start < part.end && part.start < end) &&
      frames.every(({ frame }) => isOfSame(frame, before) || (frame.measure === 'DOSSIER' && part.end - part.start < 3)) &&
      parts.slice(index + 1).some((later) => later.some(({ frame }) => frame.refusal === null && !isOfSame(frame, before)));
    return echoes ? [] : frames;
  });
} // prettier-ignore

const MOST_WORDS = 7;
/** Somebody wants it, or wants it once more. */
const ASKS =
  /^(?:bitte|gern\w*|nochmals?|wieder|please|again|encore|plait|svp|prego|favore|ancora|nuovo|gib|geben|zeig\w*|give|show|tell|list|donne[zr]?|montre[zr]?|dites|dis|dimmi|dica|mi|mir|me)$/;

const isOfSame = ({ measure, asOf, range }: QuestionFrame, before: QuestionFrame): boolean =>
  asOf === null &&
  range === null &&
  (measure === before.measure || (LIVES.includes(measure) && LIVES.includes(before.measure)));
