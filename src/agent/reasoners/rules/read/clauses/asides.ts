import type { Measure } from '../../../../../trace/index.js';
import { OPENING, QUESTION_WORDS, VERBS } from '../../lexicon/index.js';
import { setBeside } from './beside.js';
import { ADDRESSES } from '../fields-asked.js';
import { isClient } from '../firms/most.js';
import type { Run } from '../names/runs.js';
import { isAsked } from './sentences.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

const SMALL: readonly Slot['type'][] = ['FILLER', 'PRONOUN', 'NOW', 'BOTH'];
/** Said of papers and letters as well as asked for. */
const OF_PAPERS: readonly Measure[] = ['SIGNATORIES', 'ADDRESS', 'NAMES', 'TEXT_SEARCH', 'IDENTIFY'];

/**
 * The reading in which clauses between commas that only say when, of whom, or why ask for nothing, where another asks: `signing on 3 May 2020,`,
 * `and the client, ...`, `..., letters are not answered there`.
 */
export function withoutAsides(reading: Reading): Reading {
  const clauses = clausesIn(reading);
  const asides = clauses.filter((clause, at) => isAside(reading, clause, clauses.slice(0, at), clauses.slice(at + 1)));
  const within = (at: number) => asides.some(({ start, end }) => start <= at && at < end);
  const tokens = reading.tokens.map((token, at, all): TaggedToken => {
    if (isSo(reading, all, at)) return { ...token, slot: { type: 'FILLER' }, guess: null };
    return within(at) && isAsked(token) ? setBeside(token) : token;
  });
  return { ...reading, tokens };
} // prettier-ignore

/** `Who, then, is in the chair?`, `then show me its history`: no day that was spoken of. */
function isSo({ question }: Reading, tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (slotOf(token)?.type !== 'THEN' || token.inPhrase || next === undefined) return false;
  const between = token.commaBefore && next.commaBefore && QUESTION_WORDS.has(before?.folded ?? '');
  const begins =
    before === undefined || token.breakBefore || question.slice(before.span.end, token.span.start).includes('.');
  return between || (begins && ORDERS.test(next.folded));
}
const ORDERS =
  /^(?:give|show|list|tell|set|put|let|draw|walk|run|print|zeig(?:en)?|nenn(?:en)?|list(?:en)?|gib|geben|sag(?:en)?|stell(?:en)?|donne[rz]?|montre[rz]?|liste[rz]?|dites|indique[rz]?|mostri|mi|elenchi|dimmi|dammi)$/;

const SAYS_SO =
  /^(?:so steht(?: es|s)?|so stand(?: es|s)?|so heisst es|wie es (?:auf|in|im)|comme (?:c est|il est|indique|ecrit|marque)|c est (?:ecrit|marque|ce qui est ecrit)|come (?:scritto|c e scritto|sta scritto|risulta)|cosi (?:c e scritto|sta scritto|dice|risulta)|(?:so )?it says(?: so)?|as it says|that is what (?:it|the) )/;
const SO = /^(?:wie|comme|come|what)$/;

interface Clause extends Run {
  /** Ends with a comma; begins behind one. */
  comma: boolean;
  behind: boolean;
}

function clausesIn({ tokens }: Reading): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const token = tokens[at];
    const ends = token === undefined || token.breakBefore || (token.commaBefore && token.phrase !== tokens[at - 1]!.phrase);
    if (!ends) continue;
    clauses.push({ start, end: at, comma: token?.commaBefore ?? false, behind: tokens[start]!.commaBefore });
    start = at;
  }
  return clauses;
} // prettier-ignore

function isAside({ tokens, times, language }: Reading, clause: Clause, before: readonly Clause[], behind: readonly Clause[]): boolean {
  const words = tokens.slice(clause.start, clause.end);
  const asked = words.filter(isAsked);
  const asksIn = (clauses: readonly Clause[]) => clauses.some(({ start, end }) => tokens.slice(start, end).some((word) => isAsked(word) && !isOfPapers(word)));
  // `I meant X, that is how the receipt has it`.
  if (clause.behind && SAYS_SO.test(words.map(({ folded }) => folded).join(' ')) && !words.some(({ folded }) => QUESTION_WORDS.has(folded) && !SO.test(folded))) return asked.length > 0;
  const opens = words.some(({ folded }) => QUESTION_WORDS.has(folded)) || (OPENING.has(words[0]!.folded) && !clause.behind);
  if (asked.length === 0 || opens) return false;
  // `Its contributions, has it paid them?`: what only resembles a word of the register says more of the same.
  const last = before.at(-1);
  const goesOn = clause.behind && words.some((word) => slotOf(word)?.type === 'PRONOUN') && asked.every(({ slot }) => slot === null);
  if (goesOn && last !== undefined && isOutside(tokens.slice(last.start, last.end))) return true;
  const dated = words.some(({ slot }) => slot?.type === 'TIME' && (times[slot.index]?.asOf ?? null) !== null);
  if (clause.comma && clause.behind && dated && asked.every(isOfPapers)) return asksIn(behind);
  const client = asked.every(isClient) && words.every((word) => isClient(word) || SMALL.includes(slotOf(word)?.type ?? 'OUTSIDE'));
  if (clause.comma && client && !words.some(({ folded }) => VERBS[language].has(folded))) return behind.length > 0;
  const states = words.some(({ folded }, at) => at > 0 && VERBS[language].has(folded)) && words.some((word) => slotOf(word) === null && !word.capital);
  return clause.behind && states && asked.every((word) => isOfPapers(word) && !ADDRESSES.test(word.folded)) && before.some(({ start, end }) => tokens.slice(start, end).some(isAsked));
} // prettier-ignore

function isOutside(words: readonly TaggedToken[]): boolean {
  const asked = words.filter(isAsked);
  return asked.length > 0 && asked.every((word) => slotOf(word)?.type === 'OUTSIDE');
}

function isOfPapers(word: TaggedToken): boolean {
  const slot = slotOf(word);
  return slot?.type === 'MEASURE' && OF_PAPERS.includes(slot.measure);
}
