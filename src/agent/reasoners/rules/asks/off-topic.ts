import type { Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { NAME_SUFFIXES, QUESTION_WORDS, VERBS } from '../lexicon/index.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/** Words by which a thing of its kind is asked for, any one: no firm and nobody is called so. German, French, Italian, English. */
const ANY_ONE = new Set('ein eine einen einem einer un une uno una a an some'.split(' '));
/** German articles: a noun behind one has its capital from grammar. */
const ARTICLES = new Set([...ANY_ONE, ...'der die das den dem des'.split(' ')]);
/** To whom something is to be given. */
const TO_US = new Set('mir uns moi nous mi ci me us'.split(' '));

/**
 * `A joke`, `ein Gedicht über den Herbst`: by its shape a request for some thing, with no word of the register in it and nothing that a name looks like. Where the register
 * knows somebody called so after all, it is none.
 */
export async function isOffTopic(asked: Asked, { tokens, language }: Reading, frames: readonly QuestionFrame[], context: ToolContext): Promise<boolean> {
  if (asked.focusUid !== null || asked.recalled.subjects.length > 0 || !frames.every(asksNothing)) return false;
  const [first] = tokens;
  if (first === undefined || (!tokens.some(({ folded }) => TO_US.has(folded)) && isAsking(first))) return false;
  if (tokens.some((token, at) => slotOf(token)?.type === 'COMPANY_NOUN' || isPlaced(tokens, at, language) || isLikeName(token, at, tokens, language === 'de'))) return false;
  // Behind the verb: `an example, please` asks for one of what is held.
  const things = tokens.filter((token, at) => at > 1 && isUnread(token) && ANY_ONE.has(tokens[at - 1]!.folded));
  if (things.length === 0) return false;
  for (const { text } of things) if (await isKnown(text, context)) return false;
  return true;
} // prettier-ignore

/** No word of a register was read in it, and nobody found. */
function asksNothing(frame: QuestionFrame): boolean {
  const { measure, subjects, roles, topics, signatures, within, canton, municipality, legalForm, status, asOf, range, refusal, grouping, limit } = frame; // prettier-ignore
  const isBare = [within, canton, municipality, legalForm, status, asOf, range, grouping, limit].every((slot) => slot === null) && [roles, topics, signatures].every(({ length }) => length === 0); // prettier-ignore
  const isPlain = measure === 'DOSSIER' || measure === 'UNKNOWN';
  return isPlain && isBare && subjects.every(({ uid }) => uid === null) && (refusal === null || refusal.type === 'UNKNOWN_WORD'); // prettier-ignore
}

/** Asks who, what or whether, and not for a thing. */
const isAsking = ({ folded }: TaggedToken): boolean =>
  QUESTION_WORDS.has(folded) || Object.values(VERBS).some((verbs) => verbs.has(folded));

/** Or written like a word that says nothing. */
const isUnread = ({ slot, guess }: TaggedToken): boolean => slot === null && (guess === null || guess.slot.type === 'FILLER'); // prettier-ignore

/** Behind a word that leads to a place, in small letters too. */
function isPlaced(tokens: readonly TaggedToken[], at: number, language: Language): boolean {
  const before = tokens[at - 1]?.folded;
  return (before === 'in' || (before === 'a' && language !== 'en')) && !ARTICLES.has(tokens[at]!.folded) && isUnread(tokens[at]!);
} // prettier-ignore

/** Quoted, with a number, a legal form, or capitals that grammar does not ask for. */
function isLikeName(token: TaggedToken, at: number, tokens: readonly TaggedToken[], isGerman: boolean): boolean {
  const { quote, folded, capital, text } = token;
  if (quote !== null || /\p{N}/u.test(text) || NAME_SUFFIXES.has(folded)) return true;
  if (!capital || at === 0 || token.breakBefore) return false;
  if (tokens[at + 1]?.capital === true || (tokens[at - 1]?.capital === true && at > 1)) return true;
  return !isGerman || !ARTICLES.has(tokens[at - 1]!.folded);
}

async function isKnown(text: string, { graph, clocks, call }: ToolContext): Promise<boolean> {
  const anybody = { kinds: ['COMPANY' as const, 'PERSON' as const], canton: null, legalForm: null, status: null, offset: 0, limit: 1 }; // prettier-ignore
  const { hits } = await graph.search({ text, ...anybody, clocks }, call);
  // A word that only begins one is none; one that is written nearly so may be meant.
  return hits.some(({ match }) => match !== 'PREFIX');
}
