import type { Language } from '../../../../core/index.js';
import { QUESTION_WORDS } from '../lexicon/index.js';
import type { Run } from '../read/names/runs.js';
import { RELATIVE } from '../read/clauses/sentences.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const OF_REGISTER: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'TOPIC', 'STATUS', 'SIGNATURE'];

/** Leads on to what somebody is told by: `the one with`, and behind a noun (`the company`) a relative alone. */
const DESCRIBES: Record<Language, RegExp> = {
  de: /^(?:(?:die|der|den|dem|das|jene[rnms]?|diejenigen?|derjenigen?|denjenigen) (?:mit|von|vom|aus|bei|beim|fur|im|wo|deren|dessen|welche[rmn]?|die|der|das)|(?:die|der|das) (?:firma|gesellschaft|unternehmen|betrieb) (?:mit der|mit dem|deren|dessen|welche[rs]?|wo|die|das|der)) /,
  fr: /^(?:(?:celle|celui) (?:avec|qui|dont|de|du|en|que|qu|ou|sur|chez|a)|(?:la societe|l entreprise|la firme|la boite) (?:avec (?:qui|laquelle)|qui|dont|que|qu|ou)) /,
  it: /^(?:(?:quella|quello) (?:con|che|di|del|della|in|da|dal|dalla|a|per|su|dove|andat[oa]|finit[oa]|fallit[oa])|(?:la societa|la ditta|l azienda|l impresa) (?:con cui|con la quale|che|da cui|dove)) /,
  en: /^(?:(?:the|that|my) (?!same|other|first|second|third|next|last|only|whole|entire|former|previous|parent|sister|audited|audit)[a-z]{4,} (?:company|firm|shop|outfit|people|place|lot)|(?:the one|that one) (?:with|that|which|who|whose|in|on|from|of|for|where|i|we|she|he|they|you|my|our)|(?:the|that) (?:company|firm|outfit) (?:that|which|who|whose|where|i|we|she|he|they|you)) /,
}; // prettier-ignore

/** Behind a preposition a noun, and no clause (`mit der die Mandantin handelt`). */
const BY_NOUN =
  /^(?:die|der|den|dem|das|jene[rnms]?|celle|celui|quella|quello|the one|that one) (?:mit|von|vom|aus|bei|beim|fur|im|avec|de|du|sur|chez|dans|con|di|del|della|dal|dalla|su|with|in|on|from|of|for) (?!(?:qui|laquelle|lequel|cui|la quale|il quale|which|whom) |(?:dem|der|den|die) (?:die|der|das) )/;
const MINE = /^(?:mein\w*|unser\w*|mon|ma|notre|mio|mia|nostr[oa]|my|our)$/;
/** `A che indirizzo sono i miei?`: those who belong to the asker, and nobody told so. */
const OWN_ALONE: Record<Language, RegExp> = {
  de: /^(?:die|den) (?:meine[nr]?|meinige[nr]?|unsrige[nr]?)$/,
  fr: /^(?:les?|la) (?:miens?|miennes?|notres?)$/,
  it: /^(?:i|il|le|la) (?:miei|mio|mie|mia|nostri|nostra)$/,
  en: /^(?:is|are|for|of|about|at|with) (?:mine|ours)$/,
};

/** `My future company`, `mine`: of several told by a word of its own; null: the question says no such firm. */
export function ownFirm({ tokens, language }: Reading): Run | null {
  const alone = tokens.findIndex(({ folded }, at) => {
    const next = tokens[at + 1];
    const ends = next === undefined || next.breakBefore || next.commaBefore;
    return at > 0 && ends && OWN_ALONE[language].test(`${tokens[at - 1]!.folded} ${folded}`);
  });
  if (alone > 0) return { start: alone - 1, end: alone + 1 };
  const end = tokens.findIndex((token, at) => slotOf(token)?.type === 'COMPANY_NOUN' && tokens.slice(Math.max(0, at - MOST_OF_OWN), at).some(({ folded }) => MINE.test(folded)));
  const start = end < 0 ? -1 : tokens.slice(0, end).findLastIndex(({ folded }) => MINE.test(folded));
  const between = start < 0 ? [] : tokens.slice(start + 1, end);
  return between.some((token) => slotOf(token)?.type !== 'FILLER') && between.every((token) => !token.capital && !token.commaBefore && !token.breakBefore && ['FILLER', 'OUTSIDE', 'JOINED', 'LEFT', undefined].includes(slotOf(token)?.type)) ? { start, end: end + 1 } : null;
} // prettier-ignore
const MOST_OF_OWN = 3;
/** At somebody's whom an earlier turn spoke of beside a firm: `chez mon voisin`. */
const OF_OWN: Record<Language, RegExp> = {
  de: /^(?:bei|beim) (?:meine[mrn]|unsere[mrn]) [a-z]{4,} /,
  fr: /^chez (?:mon|ma|notre) [a-z]{4,} /,
  it: /^(?:dal|dalla|presso) (?:il |la )?(?:mi[oa]|nostr[oa]) [a-z]{4,} /,
  en: /^at my [a-z]{4,} /,
};
/** `At my accountant they say it is dissolved`: what is said there, of whom is spoken of. */
const THEY_SAY = /^(?:they|he|she|someone|on|dit|ils?|elles?|heisst|sagt|sagen|erzahlt|dicono|dice|si|mi|mir|uns)$/;
export const LONGEST = 9;

/** The words that tell who is meant, to the end of their clause; null: there are none. */
export function describing({ tokens, language, question }: Reading): Run | null {
  for (let start = 0; start < tokens.length; start++) {
    const text = tokens.slice(start, start + LONGEST).map(({ folded }) => folded).join(' ');
    if (OF_OWN[language].test(`${text} `) && slotOf(tokens[start + 2]!)?.type !== 'COMPANY_NOUN' && !THEY_SAY.test(tokens[start + 3]?.folded ?? '')) return { start, end: start + 3 };
    if (!DESCRIBES[language].test(`${text} `) || isOfRegister(tokens, start) || asksWhere(tokens, start + 1)) continue;
    let end = start + 2;
    const goesOn = (at: number) => at < tokens.length && !/[,.:;?!–]/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start));
    while (end - start < LONGEST && goesOn(end) && !asksOn(tokens[end]!)) end++;
    // `The one on my receipt, founded when`: no more than the noun.
    const noun = BY_NOUN.test(`${text} `) ? tokens.findIndex((token, at) => at >= start + 2 && at < end && isTelling(token)) : -1;
    return { start, end: noun < 0 ? end : noun + 1 };
  }
  return null;
} // prettier-ignore

/** `The signing people`, `the registered place`: what a register tells describes nobody by what was said. */
const isOfRegister = (tokens: readonly TaggedToken[], start: number): boolean =>
  /^(?:people|place|lot)$/.test(tokens[start + 2]?.folded ?? '') &&
  OF_REGISTER.includes(slotOf(tokens[start + 1]!)?.type ?? 'FILLER');

/** `The one on the invoice, now in which town`: where what is asked of it begins. */
const asksOn = (token: TaggedToken): boolean =>
  slotOf(token)?.type === 'NOW' ||
  (QUESTION_WORDS.has(token.folded) && !RELATIVE.has(token.folded)) ||
  ASKS_WHERE.test(token.folded);
/** `Quella dove si trova?`: where it is, and nobody told by what is there. */
const asksWhere = (tokens: readonly TaggedToken[], at: number): boolean =>
  ASKS_WHERE.test(tokens[at]?.folded ?? '') && slotOf(tokens[at]!)?.type === 'MEASURE' && tokens[at]!.inPhrase;
const ASKS_WHERE = /^(?:wo|wer|dove|chi|che|where)$/;

export const LEAST_LETTERS = 3;
/** What is asked of a firm tells none: `the company that audits it` is none that was asked who audits it. */
const TELLING: readonly Slot['type'][] = ['TOPIC', 'STATUS', 'OUTSIDE'];
export const isTelling = (token: TaggedToken) => {
  const slot = slotOf(token);
  const tells =
    slot === null ||
    token.slot === null ||
    TELLING.includes(slot.type) ||
    (slot.type === 'MEASURE' && slot.measure === 'BRANCHES');
  return tells && token.folded.length >= LEAST_LETTERS;
};
