/** Behind several firms asked about at once: which of them is in a place, is older, is bigger; and who audited them before. */
import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { LEADING } from '../read/words/slips.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { unwritten } from '../read/unwritten.js';

const MOST = 5;
const WHICH =
  /^(?:(?:und|et|e|ed|and) )*(?:welche[rs]?|which|laquelle|lesquelles|qual[ei])(?: (?:one|ones|davon|der beiden|von beiden|von (?:ihnen|diesen|denen)|of (?:the (?:two|three)|them|these|those)|des (?:deux|trois)|d entre elles|delle (?:due|tre)|di (?:loro|esse|queste)))?(?: (?:firma|gesellschaft|company|firm|societe|societa))? (?:ist|sind|liegt|sitzt|is|are|sits|was|est|sont|se trouve|e|sono|si trova)(?: |$)/;
const OLDER =
  /(?:^| )(?:alter|alteste|junger|jungste|neuer|neuste|older|oldest|younger|youngest|newer|newest|(?:plus )(?:ancienne|vieille|jeune|recente)|piu (?:vecchia|antica|giovane|recente))(?: |$)/;
const BIGGER =
  /(?:^| )(?:grosser|grosste|kleiner|kleinste|bigger|biggest|larger|largest|smaller|smallest|plus (?:grande|grosse|petite)|piu (?:grande|piccola))(?: |$)/;
const AUDITED_BEFORE =
  /^(?:und )?wer (?:hat|hatte) (?:sie|die|diese|beide) (?:vorher|zuvor|davor|fruher|vor (?:ihr|ihnen)) (?:revidiert|gepruft|auditiert|kontrolliert)$/;
const SMALL: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'PRONOUN', 'BOTH', 'QUANTITY', 'COMPANY_NOUN', 'OTHER'];

/** Null: fewer were asked about, or something else is asked. */
export function ofSeveralFirms({ recalled, question, language, focusUid }: Asked, written: Reading): Route | null {
  const [last] = recalled.frames;
  const firms = last?.refusal === null ? last.subjects : [];
  const known = firms.length > 0 && firms.length <= MOST && firms.every(({ kind, uid }) => kind === 'COMPANY' && uid !== null);
  if (last === undefined || !known || recalled.pending || focusUid !== null) return null;
  const text = foldName(question);
  const span = { start: 0, end: question.length };
  const subjects = firms.map(unwritten);
  const blank: QuestionFrame = { ...BLANK_FRAME, language, span, subjects, intent: 'search_companies' };
  const told = (measure: Measure, more: Partial<QuestionFrame> = {}): Route => {
    const frame: QuestionFrame = { ...blank, measure, ...more };
    return { intent: frame.intent, confidence: 0.9, reasoning: 'of each of those asked about', frames: [frame], refused: [] };
  };
  if (last.measure === 'AUDITOR' && AUDITED_BEFORE.test(text)) return told('DEPARTED', { roles: ['AUDITOR', 'GROUP_AUDITOR'] });
  if (firms.length < 2 || !WHICH.test(text)) return null;
  if (OLDER.test(text)) return told('TIMELINE', { topics: ['FOUNDED'], intent: 'get_node_history' });
  if (BIGGER.test(text) && last.measure !== 'CAPITAL' && !/kapital|capital/.test(text)) return told('UNKNOWN', { refusal: { type: 'COMPARISON' } });
  return isOfPlace(written) ? told('SEAT') : null;
} // prettier-ignore

/** `Which of them is in Zurich?`: a place behind a word that says where, and nothing else. */
function isOfPlace({ tokens }: Reading): boolean {
  const places = tokens.flatMap((token, at) => {
    const place = token.capital && at > 0 && (slotOf(token) === null || slotOf(token)?.type === 'CANTON');
    return place && (LEADING.has(tokens[at - 1]!.folded) || CANTON.test(tokens[at - 1]!.folded)) ? [at] : [];
  });
  return places.length > 0 && tokens.every((token, at) => places.includes(at) || SMALL.includes(slotOf(token)?.type ?? 'NUMBER') || CANTON.test(token.folded)); // prettier-ignore
}
const CANTON = /^(?:kanton|canton|cantone|of|de|di)$/;
