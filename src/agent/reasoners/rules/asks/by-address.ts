import { today } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { SAME_ADDRESS } from '../lexicon/addresses.js';
import { officialPlace } from '../lexicon/places.js';
import { placed } from './placed.js';
import { addressAsked, asksForFirms } from '../read/firms/address-asked.js';
import { statusOf } from '../read/firms/companies.js';
import { frameOf } from '../read/frame.js';
import { withoutWordsOf } from '../read/firms/place.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { blanked, slotOf, type Reading } from '../read/words/tagging.js';
import { settleTime, timesOf } from '../settle.js';

/** `Which companies are at Bahnhofstrasse 1 in Zug?`: those whose address says it. Null: something else is asked. */
export function byAddress(asked: Asked, written: Reading, context: ToolContext): Route | null {
  // `And at Bahnhofstrasse 3?`, behind firms at another address: whichever were asked for there.
  const [before] = asked.recalled.frames;
  const last = before !== undefined && before.refusal === null && before.address !== null ? before : null;
  const found = asked.focusUid === null ? addressAsked(written, last !== null) : null;
  if (found === null) return null;
  const now = today({ now: () => context.now() });
  const words = said(found.rest, []);
  const goesOn = last !== null && !asksForFirms(found.rest.tokens);
  const measure = words.counting !== null || (goesOn && last.measure === 'COUNT') ? 'COUNT' : 'COMPANIES';
  const [time] = timesOf(words, asked, now, false, measure);
  const frame = { ...frameOf(found.rest, words, measure, []), ...time };
  frame.span = { start: 0, end: asked.question.length };
  [frame.counted, frame.address, frame.status] = ['COMPANIES', found.text, frame.topics.length > 0 ? frame.status : statusOf(words)];
  if (goesOn) [frame.legalForm, frame.status] = [last.legalForm, frame.status ?? last.status];
  if (found.seat !== null) frame.municipality = officialPlace(found.seat);
  placed(frame, words);
  frame.notUnderstood = withoutWordsOf(found.seat, frame.notUnderstood);
  frame.notUnderstood = withoutWordsOf(frame.municipality === null ? null : (words.place?.text ?? null), frame.notUnderstood);
  settleTime(frame, words, now, asked, null);
  return { intent: frame.intent, confidence: 0.9, reasoning: 'firms are asked for by their address', frames: [frame], refused: [] };
} // prettier-ignore

/**
 * `Which other companies have the same address as X?`, `is X alone at its address?`, `who else is in the same building?`: X's address is read first, by the question without the
 * words that ask for others; then those at it, X among them, are listed beside it. `Do X and Y share an address?`: that of each. Null: something else is asked, or it is open whose
 * address. Where X has none, that is the answer.
 */
export async function atSameAddress(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const { same, shares, alone, address, house, word, leads } = SAME_ADDRESS[asked.language];
  const { tokens } = written;
  const noun = tokens.findIndex(({ folded }, at) => (address.test(folded) || house.test(folded)) && same.test(tokens[at - 1]?.folded ?? ''));
  const at = noun >= 0 ? noun : tokens.findIndex(({ folded }) => address.test(folded));
  if (at < 0 || tokens.some((token) => CONDITIONS.includes(slotOf(token)?.type ?? 'FILLER'))) return null;
  const isAlone = tokens.some((token, index) => alone.test(token.folded) && ALONE_AT.test(tokens[index + 1]?.folded ?? '') && index < at && at - index <= MOST_BETWEEN);
  if (noun < 0 && !isAlone && !tokens.some(({ folded }) => shares.test(folded))) return null;
  const others = tokens.flatMap(({ folded }, index) => (same.test(folded) || shares.test(folded) || leads.test(folded) || (isAlone && alone.test(folded)) ? [index] : []));
  const blank = blanked(asked.question, written, new Set(house.test(tokens[at]!.folded) ? [...others, at] : others));
  const from = tokens[at - 1]?.span.start ?? 0;
  const question = house.test(tokens[at]!.folded) ? blank.slice(0, from) + word + blank.slice(from + word.length) : blank;
  const route = await read({ ...asked, question });
  const [own, another] = route.frames;
  const [firm, second] = own?.subjects ?? [];
  if (own === undefined || another !== undefined || own.measure !== 'ADDRESS' || own.refusal !== null || firm === undefined) return null;
  // `Do X and Y share an address?`: the two addresses tell.
  if (own.subjects.length === 2) return { ...route, frames: [{ ...own, notUnderstood: [] }] };
  if (firm.kind !== 'COMPANY' || firm.uid === null || second !== undefined || !(isAlone || asksForFirms(tokens))) return null;
  const clocks = { asOf: own.asOf ?? asked.clocks.asOf, knownOn: own.knownOn ?? asked.clocks.knownOn };
  const [state] = await context.graph.companyStates([{ uid: firm.uid, clocks }], context.call);
  const street = streetOf(state?.address ?? null);
  if (street === null) return { ...route, frames: [own] };
  const { language, span, asOf, knownOn } = own;
  const there: QuestionFrame = { ...BLANK_FRAME, language, span, intent: 'search_companies', measure: 'COMPANIES', counted: 'COMPANIES', address: street, asOf, knownOn };
  return { ...route, intent: 'all_tools', reasoning: 'firms are asked for by the address of one', frames: [own, there] };
} // prettier-ignore

const MOST_BETWEEN = 6;
/** Behind `alone`, `the only`: where, or of what; not `I only need the address`. */
const ALONE_AT =
  /^(?:one|company|firm|business|at|in|under|an|am|im|unter|dort|firma|gesellschaft|unternehmen|a|al|all|allo|nel|nello|societa|ditta|impresa|azienda|societe|entreprise|firme|domiciliee?s?)$/;

/** Of others, they would have to be those of the firms at the address. */
const CONDITIONS: readonly Slot['type'][] = ['STATUS', 'TOPIC', 'CANTON', 'ROLE', 'COUNTING', 'GROUPING', 'ORDER'];

/** Street and place, whoever takes letters in there. Null: none is printed. */
function streetOf(address: string | null): string | null {
  const lines = (address ?? '').split(',').map((line) => line.trim()).filter((line) => line !== '' && !NO_STREET.test(line)); // prettier-ignore
  return lines.length === 0 ? null : lines.join(', ');
}
const NO_STREET = /^(?:c\/o|p\.?a\.?|bei|chez|presso|postfach|case postale|casella postale|p\.?o\.? ?box)(?:\P{L}|$)/iu;
