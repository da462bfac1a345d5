import { JOINING, QUESTION_WORDS, VERBS } from '../../lexicon/index.js';
import type { Measure } from '../../../../../trace/index.js';
import type { Run } from '../names/runs.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

export const SMALL: readonly Slot['type'][] = ['FILLER', 'PRONOUN', 'NOW', 'BOTH'];
/** Begins a clause of time: `before it moved`, `when the contract was signed`. */
const TIMED = new Set('vor bevor nach nachdem als wahrend avant apres lorsque quand lors pendant prima dopo quando before after when during while upon once'.split(' ')); // prettier-ignore
/** Begins a clause that says what the answer is for. */
const FOR = new Set('fur zwecks wegen im pour dans afin per ai for in'.split(' '));
/** Verbs and pronouns of one who says what is at hand. */
const STATES = new Set('ich wir mir uns habe haben hat hatte je j nous ai avons mon ma notre ont vient ho abbiamo mi ci mio mia nostro hanno devo dobbiamo sto i we my our have has they muss mussen soll sollen'.split(' ')); // prettier-ignore
/** What somebody needs is asked for: `we have a summons for X and need its address`. */
const NEEDS = new Set('brauche brauchen benotige benotigen mochte mochten suche suchen besoin cherche cherchons voudrais voudrions aimerais mi serve servono vorrei vorremmo cerco need want require look'.split(' ')); // prettier-ignore
/** Of what stands in a clause that leads to a question these say nothing of what is asked. */
const WEAK: readonly Slot['type'][] = ['FILLER', 'PRONOUN', 'NOW', 'THEN', 'TIME', 'NUMBER', 'OUTSIDE', 'LEFT', 'JOINED', 'DOCUMENT_NOUN', 'NOTICE_NOUN', 'KNOWN', 'STATE_OF', 'WHEN', 'COMPANY_NOUN', 'PERSON_NOUN', 'BOTH', 'ABOUT', 'QUANTITY', 'ORDER', 'TOPIC']; // prettier-ignore
const WEAK_MEASURES: readonly Measure[] = [
  'TEXT_SEARCH',
  'NAMES',
  'ADDRESS',
  'IDENTIFY',
  'SIGNATORIES',
  'NETWORK',
  'PATH',
  'PERSON_MANDATES',
];
const LEAST_WORDS = 2;

/**
 * A clause that asks nothing and leads to what does: with a colon or a full stop behind it it says what is at hand (`I have a contract of X before
 * me: who may sign?`), before a comma when it was (`before it moved, on 3 May 2020, where ...`), where the day is named, or what for.
 */
export function leadsOn({ question, tokens, times, language }: Reading, { start, end }: Run, words: readonly TaggedToken[]): boolean {
  const [first, next] = [tokens[start], tokens[end]];
  if (first === undefined || next === undefined || words.length < LEAST_WORDS) return false;
  const between = question.slice(tokens[end - 1]!.span.end, next.span.start);
  const mark = /^[\s"»”)]*([:.;,–—])/.exec(between)?.[1];
  const timed = TIMED.has(first.folded);
  const asks = words.some(({ folded }, at) => QUESTION_WORDS.has(folded) && !(timed && at === 0)) || (mark !== '.' && VERBS[language].has(first.folded));
  if (asks) return false;
  const weak = words.every((word) => isWeak(slotOf(word)));
  const states = words.some(({ folded }) => STATES.has(folded));
  if (mark === undefined)
    return JOINING.has(next.folded) && states && weak && tokens.slice(end, end + 3).some(({ folded }) => NEEDS.has(folded));
  // `I need the address of X. Who ...?` asks twice.
  if (!timed && words.some(({ folded }) => WISHES.test(folded)) && words.some((word) => CONTENT.includes(slotOf(word)?.type ?? 'FILLER'))) return false;
  const what = FOR.has(first.folded) && weak;
  if (mark === ',') return (timed && times.length > 0) || (what && words.some((word) => slotOf(word) === null));
  const said = words.some((word) => slotOf(word) === null || isAtHand(slotOf(word))) || words.some(({ folded }) => VERBS[language].has(folded));
  return timed || what || (weak ? states || (said && !onlyOutside(words)) : states);
} // prettier-ignore

/** Verbs of one who wants to know: what stands beside them is asked. */
const WISHES = /^(?:nenn|gib$|geben$|sag|zeig|dia$|dica$|dimmi|dammi|indic|indich|mandi|donne|indiqu|dites|tell$|give$|show$|list$|brauch|benotig|such|mocht|will$|woll|gern|wunsch|interess|pruf|bitt|wiss|need|want|wish|would|like$|look|interest|check|know|wonder|requir|cherch|recherch|voudr|aimer|besoin|verif|veux|voul|souhait|savoir|faut|faudr|cerc|vorre|vogli|bisogn|serv|desider|saper)/; // prettier-ignore
const CONTENT: readonly Slot['type'][] = [
  'MEASURE',
  'ROLE',
  'SIGNATURE',
  'LEFT',
  'JOINED',
  'TOPIC',
  'COUNTING',
  'ORDER',
];

const isWeak = (slot: Slot | null) => slot === null || WEAK.includes(slot.type) || (slot.type === 'MEASURE' && WEAK_MEASURES.includes(slot.measure)); // prettier-ignore

/** `The contract`, `a source mentioned X`: a thing, and what it says. */
const isAtHand = (slot: Slot | null) =>
  (slot?.type === 'OUTSIDE' && (slot.topic === 'LEGAL_ADVICE' || slot.topic === 'BUSINESS')) ||
  (slot?.type === 'MEASURE' && slot.measure === 'TEXT_SEARCH');

/** `Profit or loss:` is what is asked for. */
const onlyOutside = (words: readonly TaggedToken[]) =>
  words.every((word) => ['FILLER', 'OUTSIDE'].includes(slotOf(word)?.type ?? '') && !isAtHand(slotOf(word)));

/** `Which company?` */
export const isWhich = (words: readonly TaggedToken[]) =>
  words.length > 0 && words.length <= MOST_OF_WHICH && WHICH.test(words[0]!.folded) && words.slice(1).every((word) => ['COMPANY_NOUN', 'PERSON_NOUN', 'FILLER'].includes(slotOf(word)?.type ?? '') || word.phrase === words[0]!.phrase); // prettier-ignore
const MOST_OF_WHICH = 3;
const WHICH = /^(?:welche[rsmn]?|quel(?:le)?s?|lesquel\w*|qual[ei]|che|which|what|who|wer|qui|chi)$/;
