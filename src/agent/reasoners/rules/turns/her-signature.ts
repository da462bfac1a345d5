/** `Can she sign alone?`, `with what signature?`, right behind what one person is in one firm, or the only one of it whom an answer told of: how she signs there, and not who else does. */
import { foldName, type Language } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { onlyPersonTold } from '../learned/only-told.js';
import { asksOfPast } from '../read/time/past.js';
import { said, type Said } from '../read/said.js';
import { unwritten } from '../read/unwritten.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const OF_ONE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];
/** Nobody is spoken of by a word of its own: it is how the one told of signs. */
const BARE: Record<Language, RegExp> = {
  de: /^(?:und )?(?:mit welcher|welche|was fur eine) (?:art )?(?:von )?(?:unterschrift|zeichnungsberechtigung|unterschriftsberechtigung|zeichnungsart)(?: denn| genau)?$/,
  fr: /^(?:et )?(?:avec quelle|quelle|avec quel type de|avec quel genre de) signature(?: (?:au juste|exactement|donc))?$/,
  it: /^(?:e )?(?:con (?:che|quale)|che|quale|con che tipo di) firma(?: (?:di preciso|esattamente))?$/,
  en: /^(?:and )?(?:with )?(?:what|which)(?: kind of| sort of| type of)? (?:signature|signing (?:authority|power|right)s?|authority to sign)(?: exactly| then)?$/,
};
/** Italian has no word for him beside the verb, and French phrases have it in them. */
const VERBS: Partial<Record<Language, RegExp>> = {
  it: /^(?:e |quindi |allora |dunque |ma )*(?:non )?(?:puo (?:anche |quindi )?firmare|poteva firmare|firma(?:va)?|ha (?:mai |sempre )?firmato) /,
  fr: /^(?:(?:et|donc|alors|mais|est ce qu) )*(?:(?:peut|pouvait|signe|signait|engage|a)(?: t)? (?:il|elle) |(?:il|elle) (?:ne )?(?:peut|pouvait|signe|signait|a) )/,
}; // prettier-ignore
/** Firms are spoken of so as well. */
const SHE =
  /^(?:s?he|his|hers?|him|sie|er|ihre?[nmrs]?|seine?[nmrs]?|elle|il|lui|lei|sa|son|sua|suo|this person|that person)$/;
/** Somebody else is asked for, or the firm itself is. */
const WHO =
  /(?:^| )(?:wer|wen|wem|qui|chi|who|whom|anyone|anybody|someone|somebody|jemand|quelqu un|qualcuno|they|them|both|beide|tous|entrambi)(?= |$)/;

/** Null: nobody was told of alone, or something else is asked. */
export function herSignature(asked: Asked, written: Reading): Route | null {
  const { recalled, question, language, focusUid } = asked;
  const [last] = recalled.frames;
  if (last === undefined || focusUid !== null || recalled.pending || question.length > MOST_CHARACTERS) return null;
  const words = said(written, []);
  const text = foldName(question);
  if (!asksHow(words, written, text, language)) return null;
  const pair = pairOf(asked);
  if (pair === null) return null;
  const [time] = words.times;
  const past = asksOfPast(written.tokens.filter((token) => slotOf(token)?.type !== 'THEN'), language);
  const whole = words.ever || past || last.measure === 'DEPARTED' || (last.range !== null && last.range.from === null && last.range.to === null);
  const at = time !== undefined ? { asOf: time.asOf, range: time.asOf === null ? time.range : null } : last.asOf !== null && !words.now ? { asOf: last.asOf, range: null } : whole ? { asOf: null, range: { from: null, to: null } } : { asOf: null, range: null };
  const frame: QuestionFrame = { ...BLANK_FRAME, language, span: { start: 0, end: question.length }, measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [pair.person], within: pair.firm, ...at };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'how the one told of signs there', frames: [frame], refused: [] };
} // prettier-ignore
const MOST_CHARACTERS = 90;

/** How one signs, and nothing else; of one, by a pronoun, or by no word at all. */
function asksHow(words: Said, written: Reading, text: string, language: Language): boolean {
  const { measures, signatures, roles, topics, times, companies, people, outside, left, joined, canton, legalForm, order, ordinal, counting, pronoun, both, back, other } = words;
  const signs = signatures !== null || measures.some(({ value }) => value === 'SIGNATORIES');
  const bare = BARE[language].test(text);
  if (!(signs || bare) || WHO.test(text)) return false;
  const more = roles.length + topics.length > 0 || times.length > 1 || companies || people || back || other || words.when || words.negated !== null;
  if (more || [outside, left, joined, canton, legalForm, order, ordinal, counting, both].some((one) => one !== null)) return false;
  if (measures.some(({ value }) => !(value === 'SIGNATORIES' || (bare && value === 'IDENTIFY')))) return false;
  // A name, or a word that no lexicon knows.
  if (!bare && written.tokens.some((token) => slotOf(token) === null)) return false;
  const hers = pronoun !== null && (pronoun.of === 'PERSON' || SHE.test(pronoun.token.folded));
  return hers || bare || VERBS[language]?.test(`${text} `) === true;
} // prettier-ignore

/** The person, and the one firm. */
function pairOf(asked: Asked): { person: FrameSubject; firm: FrameSubject } | null {
  const { frames, listed } = asked.recalled;
  const [last, ...more] = frames;
  if (last === undefined || last.refusal !== null) return null;
  const [subject, another] = last.subjects;
  if (subject === undefined || another !== undefined || subject.uid === null) return null;
  if (last.measure === 'PERSON_MANDATES' && last.within !== null && subject.kind === 'PERSON' && last.within.uid !== null)
    return more.every(({ subjects, within }) => subjects[0]?.uid === subject.uid || within?.uid === last.within!.uid) ? { person: unwritten(subject), firm: unwritten(last.within) } : null;
  const person = onlyPersonTold(asked);
  const alone = more.length === 0 && OF_ONE.includes(last.measure) && subject.kind === 'COMPANY' && person !== null;
  return alone && listed.every(({ uid }) => uid === person.uid) ? { person: unwritten(person), firm: unwritten(subject) } : null;
} // prettier-ignore
