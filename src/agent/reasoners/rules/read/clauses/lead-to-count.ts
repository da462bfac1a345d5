import { QUESTION_WORDS } from '../../lexicon/index.js';
import { setBeside } from './beside.js';
import { isMost } from '../firms/most.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** What a count of the register counts, right behind the word that asks how many. */
const COUNTED: readonly Slot['type'][] = ['TOPIC', 'COMPANY_NOUN', 'FORM'];
/** A lead that has one of these asks for something itself, or says of what or when. */
const ASKS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'STATUS', 'COUNTING', 'ORDER', 'TIME', 'THEN', 'NUMBER', 'CANTON', 'ABOUT', 'FORM', 'NEGATION']; // prettier-ignore
const MOST_OF_LEAD = 8;
const MOST_OF_HEADED = 20;
const MOST_BETWEEN = 2;

/**
 * `Stepping back: how many firms ...?`, `leaving that firm aside, how many bankruptcies ...?`: what leads to a count or a ranking of the register, in a clause of its own
 * that asks for nothing, means nobody of whom it would be counted.
 */
export function withoutLeadToCount(reading: Reading): Reading {
  const { tokens } = reading;
  const counting = tokens.findIndex((token, at) => slotOf(token)?.type === 'COUNTING' && countsRegister(tokens, at));
  const ranking = counting < 1 ? rankingAt(reading) : -1;
  if (counting < 1 && ranking < 1) return reading;
  let end = Math.max(counting, ranking);
  // `In total, how many`, `and how many`.
  while (end > 0 && !tokens[end]!.breakBefore && !tokens[end]!.commaBefore && !endsBefore(reading, end)) end--;
  const lead = tokens.slice(0, end);
  const wonders =
    /\?/.test(reading.question.slice(lead.at(-1)?.span.end ?? 0, tokens[end]!.span.start)) &&
    IS_THAT.test(lead.map(({ folded }) => folded).join(' '));
  const headed = /[:.!]/.test(reading.question.slice(lead.at(-1)?.span.end ?? 0, tokens[end]!.span.start));
  const isLead = (token: TaggedToken, at: number) =>
    ranking < 1 ? asksNothing(token, at, wonders) : ranksNothing(token, at, reading, headed);
  const most = headed && ranking > 0 ? MOST_OF_HEADED : MOST_OF_LEAD;
  const ofThose = ranking > 0 && OF_THOSE.test(lead.map(({ folded }) => folded).join(' '));
  if (end === 0 || lead.length > most || ofThose || !lead.every(isLead)) return reading;
  return { ...reading, tokens: [...lead.map(asLead), ...tokens.slice(end)] };
}

const endsBefore = ({ tokens, question }: Reading, at: number) => /[.:–—]|\s-\s/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start)); // prettier-ignore

function countsRegister(tokens: readonly TaggedToken[], at: number): boolean {
  const { phrase } = tokens[at]!;
  const behind = tokens.slice(at).filter((token) => token.phrase !== phrase);
  return behind.slice(0, MOST_BETWEEN).some((token) => COUNTED.includes(slotOf(token)?.type ?? 'FILLER'));
}

/** Of a ranking of all that the register holds, the word that says `the most`; -1: none is asked for. */
function rankingAt({ tokens }: Reading): number {
  const at = tokens.findIndex((_, index) => isMost(tokens, index));
  const clause = tokens.slice(Math.max(0, at - MOST_BEFORE));
  const ofSomebody = clause.some((token) => slotOf(token)?.type === 'PRONOUN' || THERE.test(token.folded));
  return at > 0 &&
    !ofSomebody &&
    (OF_ALL.test(clause.map(({ folded }) => folded).join(' ')) ||
      OF_REGISTER.test(tokens.map(({ folded }) => folded).join(' ')))
    ? at
    : -1;
}

const MOST_BEFORE = 6;
const OF_ALL =
  /(?:^| )(?:(?:ganzen?|gesamten?) (?:handels)?register|(?:whole|entire) register|(?:tout le|ensemble du) registre|(?:tutto il|intero) registro|di tutt[ie]|von allen|de tou(?:s|tes)|of all|of every(?:body|one)|landesweit|schweizweit)(?: |$)/;
/** The register itself: said anywhere, all of it is meant. */
const OF_REGISTER =
  /(?:^| )(?:(?:ganzen?s?|gesamten?) (?:handels)?register|(?:whole|entire) register|(?:tout le|ensemble du) registre|(?:tutto il|intero) registro|landesweit|schweizweit)(?: |$)/;
const THERE = /^(?:dort|da|darin|there|la|y|li|vi)$/;

/** Neither asks for something itself nor may name somebody; German writes every noun as a name. `headed`: in a sentence or a heading of its own. */
const ranksNothing = (token: TaggedToken, at: number, reading: Reading, headed: boolean): boolean =>
  token.quote === null &&
  !(slotOf(token) === null && token.capital && at > 0 && !endsBefore(reading, at) && reading.language !== 'de') &&
  !QUESTION_WORDS.has(token.folded) &&
  (LAST.test(token.folded) || !(headed ? LIMITS : [...LIMITS, ...ASKED]).includes(slotOf(token)?.type ?? 'FILLER'));
/** `One last question`. */
const LAST = /^(?:letzte[rnms]?|dernier(?:e)?|ultim[oa]|last|final|erste[rnms]?)$/;
/** Of fewer than all. */
const OF_THOSE =
  /(?:^| )(?:those|these|them|davon|darunter|diesen|denen|ihnen|parmi|dont|celles|ceux|fra|tra|quest[ei]|quell[ei]|loro)(?: |$)/;
const LIMITS: readonly Slot['type'][] = ['CANTON', 'FORM', 'TIME', 'COUNTING', 'ORDER'];
const ASKED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'STATUS', 'ABOUT'];

/** `Is that common?`, `war das die einzige?`: of how many the question behind it asks. */
const IS_THAT =
  /^(?:(?:is|was) (?:it|that|this)|(?:ist|war) (?:das|es|sie|dies)|est ce|c est|c etait|etait ce|e|era)(?: |$)/;
const OF_MANY: readonly Slot['type'][] = ['QUANTITY', 'COMPARISON', 'ORDER', 'NEGATION', 'SIGNATURE'];

function asksNothing(token: TaggedToken, at: number, wonders: boolean): boolean {
  const slot = slotOf(token);
  if (
    wonders &&
    (OF_MANY.includes(slot?.type ?? 'FILLER') || (slot?.type === 'MEASURE' && slot.measure === 'SHARED_OFFICERS'))
  )
    return true;
  // What may name somebody.
  if (token.quote !== null || (slot === null && token.capital && at > 0)) return false;
  return !QUESTION_WORDS.has(token.folded) && !ASKS.includes(slot?.type ?? 'FILLER');
}

/** Whom it may mean is nobody; a word that is not understood is named as ever. */
const asLead = (token: TaggedToken): TaggedToken => (slotOf(token) === null ? setBeside(token) : { ...token, slot: { type: 'FILLER' }, guess: null }); // prettier-ignore
