import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import type { Slot } from '../read/words/slots.js';
import { blanked, slotOf, type Reading } from '../read/words/tagging.js';

/** That somebody is called so, before the name. */
const CALLED =
  /^(?:heisst|heissen|hiessen|namens|namen|nommee?s?|appelle|appellent|appelees?|denommees?|nom|chiamano|chiama|chiamate|denominate|nome|called|named|name)$/;
/** Between it and the name, or around both. */
const AROUND =
  /^(?:de|d|di|of|the|der|den|dem|gibt|es|y|a|t|il|ci|sono|esistono|are|there|is|exist|existe|existent|existieren|bestehen|genau|exactement|noch|alles|denn|s|si|existiert|im|register|au|registre|nel|registro|in)$/;
const FIRMS: readonly Slot['type'][] = ['COMPANY_NOUN'];
const ASKS =
  /^(?:wie|welche|gibt|wieviele|mehrere|combien|quelles?|y|existe|il|quante|quali|ci|esistono|how|which|are|what|is|alle|toutes|tutte|all)$/;

/** `How many companies are called Seeblick?`, `which firms bear the name Seeblick?`: whoever is called so, and no place; the name alone tells them. Null: it asks for more. */
export async function byFirmName(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const { tokens, question } = written;
  const at = tokens.findIndex(({ folded }) => CALLED.test(folded));
  const isFirms = (token: Reading['tokens'][number]) => {
    const slot = slotOf(token);
    return FIRMS.includes(slot?.type ?? 'FILLER') || (slot?.type === 'MEASURE' && slot.measure === 'PERSON_MANDATES');
  };
  const noun = tokens.findIndex(isFirms);
  if (at < 1 || noun < 0 || noun > at || !ASKS.test(tokens[0]!.folded)) return null;
  const before = tokens.slice(0, at).every((token) => isFirms(token) || ALLOWED.includes(slotOf(token)?.type ?? 'NUMBER') || AROUND.test(token.folded));
  const behind = tokens.flatMap((_, index) => (index > at ? [index] : []));
  const name = behind.filter((index) => !AROUND.test(tokens[index]!.folded) || tokens[index]!.capital);
  const [first, last] = [name[0], name.at(-1)];
  const whole = first !== undefined && name.length === last! - first + 1 && name.every((index) => tokens[index]!.capital || index > first);
  if (first === undefined || !tokens[first]!.capital) return null;
  const limited = tokens.some((token, index) => !(name.includes(index) && token.capital) && LIMITS.includes(slotOf(token)?.type ?? 'FILLER'));
  // `Which companies called Seeblick were deleted?`: a name limits no list, and is no place.
  if (!before || !whole || limited) return at - noun <= MOST_BETWEEN && first - at <= MOST_BETWEEN && namesOnly(tokens, at, first) ? limitedByName(asked, tokens[first]!.text) : null;
  const text = question.slice(tokens[first]!.span.start, tokens[last!]!.span.end);
  const { hits } = await context.graph.search({ text, kinds: ['COMPANY', 'PERSON'], canton: null, legalForm: null, status: null, clocks: context.clocks, offset: 0, limit: MOST }, context.call);
  // Where people bear it too, a list of all that do would tell more than the firms.
  if (hits.length === 0 || hits.some(({ kind, match }) => kind === 'PERSON' && match !== 'FUZZY')) return null;
  const route = await read({ ...asked, question: blanked(question, written, new Set(tokens.flatMap((_, index) => (name.includes(index) ? [] : [index])))) });
  const [frame] = route.frames;
  return frame !== undefined && frame.refusal === null && frame.subjects.length > 0 ? route : null;
} // prettier-ignore

/** Not `the firms that have named X`, nor a word that a lexicon knows, nor who holds an office there. */
function namesOnly(tokens: Reading['tokens'], at: number, first: number): boolean {
  const hasNamed = HAVE.test(tokens[at - 1]!.folded) || tokens.some((token) => ['ROLE', 'PERSON_NOUN'].includes(slotOf(token)?.type ?? ''));
  return !hasNamed && slotOf(tokens[first]!) === null && tokens.slice(at + 1, first).every(({ folded }) => AROUND.test(folded));
} // prettier-ignore
const HAVE = /^(?:ont|a|avaient|hat|haben|hatten|have|has|had|hanno|ha)$/;
const MOST_BETWEEN = 3;

/** A name limits no list of the register's firms: all others would be told, or the name taken for a place. */
function limitedByName({ question, language }: Asked, name: string): Route {
  const span = { start: 0, end: question.length };
  const frame: QuestionFrame = { ...BLANK_FRAME, language, span, measure: 'COMPANIES', counted: 'COMPANIES', notUnderstood: [name], refusal: { type: 'UNKNOWN_WORD' } };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'firms of a name are asked for by what more they are', frames: [frame], refused: [] };
} // prettier-ignore

const MOST = 50;
const ALLOWED: readonly Slot['type'][] = ['FILLER', 'COUNTING', 'QUANTITY', 'PRONOUN'];
const LIMITS: readonly Slot['type'][] = ['TIME', 'CANTON', 'STATUS', 'TOPIC', 'ROLE', 'SIGNATURE', 'ORDER', 'GROUPING', 'NEGATION', 'OUTSIDE', 'NOTICE_NOUN', 'PERSON_NOUN']; // prettier-ignore
