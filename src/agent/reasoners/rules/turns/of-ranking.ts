/** `And the fewest?`, `the ten largest?`, `nationwide?`, `only as president?`, `how many does the second have?`, behind a ranking. */
import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, Order, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { statusOf } from '../read/firms/companies.js';
import { said, type Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import type { Reading } from '../read/words/tagging.js';
import { timesOf } from '../settle.js';
import { onlySays } from './only-says.js';
import { wholeAsked } from './of-whole.js';

const SMALL: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'THEN'];
/** French and Italian have it in words that are no order of their own (`la plus petite`). */
const LESS = /^(?:meno|minor[ei]?|minim[oa]|petite?s?|basse?|bass[oa]|faibles?|piccol[oaie])$/;
const FIRST_OF = /^(?:ersten|erste|premiers?|premieres?|prim[ie]|first)$/;
/** Of firms. */
const ACTIVE = /^aktive[nrs]?$/;
const COUNTRY = /^(?:niveau|national|livello|nazionale|level|nationaler|ebene)$/;
/** Who it was, and how much, said of a ranking: the ranking. */
const THAT =
  /^(?:und |et |e |ed |and )?(?:wer (?:ist|sind) (?:das|die|sie|es)|welche (?:firmen|gesellschaften) sind (?:das|die|es)|qui (?:est ce|sont ils|sont elles|sont ce)|quelles (?:societes|entreprises) sont ce|chi (?:e|sono)(?: loro)?|quali (?:societa|ditte) sono|who (?:is|are) (?:they|those|that|it|these)|which (?:companies|firms|people|ones) (?:are|is) (?:they|those|these|that)|(?:wie ?viele?|combien|quanto|quanti|how (?:much|many)) (?:ist|sind|est|e|sono|is|are) (?:das|es|ce|it|that|those|they))$/;
/** `Die zweithöchste`, in one word. */
const PLACED = /^(zweit|dritt|viert|funft)(?:hoch\w*|gross\w*|meist\w*|best\w*|reich\w*|plat\w*)$/;
const PLACES = ['erst', 'zweit', 'dritt', 'viert', 'funft'];
const FIRST =
  /^(?:winner|leader|champion|spitzenreiter(?:s|in)?|sieger(?:s|in)?|gewinner(?:s|in)?|erstplatzierte[nrs]?|vainqueur|gagnante?|leader|vincitore|vincitrice|capolista|frontrunner)$/;
/** `Only as president`, `nur als`, `en tant que`: in what office. */
const AS = /^(?:only|just|nur|bloss|als|as|seulement|uniquement|comme|tant|qualite|solo|soltanto|come|veste)$/;
const HAVE =
  /^(?:have|has|hold|holds|got|count|hat|halt|besitzt|zahlt|kommt|a|ont|detient|compte|possede|totalise|ha|hanno|detiene|conta|possiede|bring\w*|reach\w*)$/;
const AMOUNTS: readonly Measure[] = ['PERSON_MANDATES', 'OFFICERS', 'CAPITAL', 'AUDITOR', 'IDENTIFY'];

/** Null: no ranking was told, or something else is asked. */
export function ofRanking(asked: Asked, written: Reading, context: ToolContext): Route | null {
  const { recalled, question, language, focusUid } = asked;
  const [last] = recalled.frames;
  if (last?.measure !== 'RANKING' || last.refusal !== null || recalled.pending || focusUid !== null) return null;
  const words = said(written, []);
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  const told = THAT.test(foldName(question)) ? again : null;
  const frame = told ?? narrowed(again, asked, written, words) ?? atTime(again, asked, written, words, context) ?? amountOf(again, asked, written, words);
  return frame && { intent: frame.intent, confidence: 0.95, reasoning: 'the ranking told before', frames: [frame], refused: [] };
} // prettier-ignore

/** The same ranking the other way round, as long, of all the country, of one office, of firms in one state. */
function narrowed(again: QuestionFrame, { question }: Asked, written: Reading, words: Said): QuestionFrame | null {
  const order = orderOf(written, words);
  const many = words.quantity?.value ?? null;
  const long: readonly Slot['type'][] = many === null ? [] : ['QUANTITY', 'ORDINAL'];
  if ((order ?? many) !== null && onlySays(written, [...SMALL, 'ORDER', ...long], many === null ? LESS : FIRST_OF)) {
    return { ...again, order: order ?? again.order, limit: order === 'LEAST' && many === null ? null : many };
  }
  if (wholeAsked(question) === 'COUNTRY' && onlySays(written, SMALL, COUNTRY)) return { ...again, canton: null, municipality: null };
  const ranksOffices = again.metric === 'MANDATES' || again.metric === 'PEOPLE';
  const as = written.tokens.some(({ folded }) => AS.test(folded));
  if (words.roles.length > 0 && ranksOffices && as && onlySays(written, [...SMALL, 'ROLE'])) return { ...again, roles: words.roles };
  const status = statusOf(words) ?? (written.tokens.some(({ folded }) => ACTIVE.test(folded)) ? 'ACTIVE' : null);
  const ofState = words.measures.every(({ value }) => value === 'STATUS');
  return status !== null && ofState && onlySays(written, [...SMALL, 'STATUS', 'COMPANY_NOUN', 'MEASURE'], ACTIVE) ? { ...again, status } : null;
} // prettier-ignore

function orderOf({ tokens }: Reading, { order }: Said): Order | null {
  if (order !== null && order.value !== 'MOST') return order.value === 'LEAST' ? 'LEAST' : null;
  return tokens.some(({ folded }) => LESS.test(folded)) ? 'LEAST' : (order?.value ?? null);
}

/** `And in 2020?`: as it was then. */
function atTime(again: QuestionFrame, asked: Asked, written: Reading, words: Said, context: ToolContext): QuestionFrame | null {
  const [time] = words.times;
  // What happened is not counted up to a day.
  if (again.metric === 'EVENTS' || again.metric === 'BANKRUPTCIES') return null;
  if (time === undefined || words.times.length > 1 || !onlySays(written, [...SMALL, 'TIME'])) return null;
  const [then] = timesOf(words, asked, context.clocks.asOf, true, 'RANKING');
  return then === undefined ? null : { ...again, asOf: then.asOf, range: then.range, knownOn: then.knownOn };
} // prettier-ignore

/** How many, or how much, whoever stands at a place of it has. */
function amountOf(again: QuestionFrame, { question, recalled }: Asked, written: Reading, words: Said): QuestionFrame | null {
  const place = placeOf(written, words);
  const asksHow = words.counting !== null || HOW_MUCH.test(foldName(question));
  const ordered = words.order?.value === 'MOST' || written.tokens.some(({ folded }) => PLACED.test(folded));
  if (place === null || again.metric === null || !(asksHow || ordered)) return null;
  const clients = again.metric === 'MANDATES_HELD' && words.outside?.value === 'BUSINESS';
  const kinds: readonly Slot['type'][] = [...SMALL, 'COUNTING', 'ORDINAL', 'PERSON_NOUN', 'COMPANY_NOUN', 'PRONOUN', 'QUANTITY', ...(ordered ? (['ORDER'] as const) : []), ...(clients ? (['OUTSIDE'] as const) : [])];
  const known = written.tokens.every((token) => onlySays({ ...written, tokens: [token] }, [...kinds, 'MEASURE', 'ROLE']) || FIRST.test(token.folded) || PLACED.test(token.folded) || HAVE.test(token.folded));
  if (!known || words.measures.some(({ value }) => !AMOUNTS.includes(value))) return null;
  // The ranking says how many each has, of what was ranked, and who shares a place.
  return recalled.candidates.at(place) === undefined ? null : again;
} // prettier-ignore

const HOW_MUCH = /^(?:und |et |e |ed |and )?(?:wie ?viele?|combien|quant[oiae]|how (?:much|many))(?: |$)/;

function placeOf({ tokens }: Reading, { ordinal, order }: Said): number | null {
  if (ordinal !== null) return ordinal.value;
  const placed = tokens.flatMap(({ folded }) => PLACED.exec(folded)?.[1] ?? []);
  if (placed.length > 0) return PLACES.indexOf(placed[0]!);
  const first = order?.value === 'MOST' ? FIRST.test(foldName(order.text).split(' ').at(-1)!) : false;
  return first || tokens.some(({ folded }) => FIRST.test(folded)) ? 0 : null;
}
