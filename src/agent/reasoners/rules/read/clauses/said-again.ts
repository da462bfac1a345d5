/** Stretches of a question that say the one before again, more closely or in other words. */
import { OPENING, QUESTION_WORDS } from '../../lexicon/index.js';
import { SMALL } from './leads.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** `If so`: the question before goes on; `who is that` alone asks for those whom it is about. */
const IF_SO =
  /^(?:(?:und|et|e|ed|and) )?(?:wenn ja|falls ja|gegebenenfalls|wenn es welche gibt|si oui|sinon|sino|wenn nicht|falls nicht|se no|altrimenti|if not|otherwise|le cas echeant|dans l affirmative|se si|in caso affermativo|in tal caso|if so|if yes|if any|in that case)(?: |$)/;

export function isAgain(words: readonly TaggedToken[], first: TaggedToken | undefined): boolean {
  // `..., or gone?`: one question more of the same.
  if (
    first !== undefined &&
    OR.has(first.folded) &&
    words[0] === first &&
    !words.slice(1).some(({ folded }) => OPENING.has(folded))
  )
    return true;
  const asked = words.flatMap((word) => (QUESTION_WORDS.has(word.folded) ? [] : (slotOf(word) ?? []))).filter(({ type }) => !SMALL.includes(type)); // prettier-ignore
  const who = words.some(({ folded }) => QUESTION_WORDS.has(folded));
  const identity = asked.length > 0 && asked.every((slot) => slot.type === 'MEASURE' && slot.measure === 'IDENTIFY');
  const all = who && words.every(({ folded }) => WHO_ALL.test(folded));
  return IF_SO.test(words.map(({ folded }) => folded).join(' ')) || (who && identity) || all;
}

/** `The board of X: who all?` */
const WHO_ALL =
  /^(?:wer|alles|genau|denn|das|sind|ist|qui|donc|tout|est|ce|sont|ils|chi|tutti|sono|di|preciso|who|all|exactly|are|they|is|it)$/;

/** `As president`: no question of how. */
export const isAs = (words: readonly TaggedToken[], at: number) =>
  AS.has(words[at]!.folded) && slotOf(words[at + 1] ?? words[at]!)?.type === 'ROLE';
const AS = new Set(['als', 'wie', 'comme', 'come', 'as']);

/** `A director or what` opens nothing. */
export const OR = new Set(['oder', 'ou', 'o', 'or']);

/** `I mean the board`: it takes the place of what was asked before it. */
const MEANS =
  /^(?:also |enfin |anzi )?(?:ich meine|genauer|je veux dire|plus precisement|voglio dire|intendo|piu precisamente|i mean|meaning|more precisely)(?: |$)/;

const EQUATES =
  /^(?:also|sprich|das heisst|d h|dh|namlich|will heissen|genauer gesagt|besser gesagt|mit anderen worten|c est a dire|cad|a savoir|autrement dit|en d autres termes|soit|cioe|ossia|ovvero|vale a dire|in altre parole|o meglio|that is|that is to say|i e|ie|namely|in other words|or rather)(?: |$)/;
/** `Als Präsident`, `come presidente`: in which office, and nothing else. */
const CAPACITY = new Set(['als', 'comme', 'come', 'as']);
export const isCapacity = (words: readonly TaggedToken[]) =>
  CAPACITY.has(words[0]?.folded ?? '') && words.slice(1, 4).some((word) => slotOf(word)?.type === 'ROLE') && !words.some(({ folded, commaBefore }, at) => at > 0 && commaBefore && QUESTION_WORDS.has(folded)); // prettier-ignore

const textOf = (words: readonly TaggedToken[]) => words.map(({ folded }) => folded).join(' ');
export const isMeant = (words: readonly TaggedToken[]): boolean => MEANS.test(textOf(words));
export const equates = (words: readonly TaggedToken[]): boolean => EQUATES.test(textOf(words));
