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
  de: /^(?:und )?(?:mit welcher|welche|was fur eine) (?:art )?(?:von )?(?:unterschrift|zeichnungsberechtigung|unterschriftsberechtigung|zeichnungsart|befugnis|vollmacht)(?: denn| genau)?$|^(?:und |aber )?(?:in welcher|auf welche) (?:weise|art|form)$|^(?:(?:also|und|aber) )*(?:einzeln|allein|kollektiv|zu zweien)(?: oder (?:einzeln|allein|kollektiv|zu zweien|zu zweit))?$/,
  fr: /^(?:et )?(?:(?:avec quelle|quelle|avec quel type de|avec quel genre de) signature|avec quels? (?:pouvoirs?|droits?)(?: de signature)?)(?: (?:au juste|exactement|donc))?$|^(?:et |mais )?de quelle (?:maniere|facon)$|^(?:(?:et|donc) )*(?:seule?|individuellement|collectivement|a deux)(?: ou (?:seule?|individuellement|collectivement|a deux))?$/,
  it: /^(?:e )?(?:(?:con (?:che|quale)|che|quale|con che tipo di) firma|con (?:che|quali|quale) poter[ei])(?: (?:di preciso|esattamente))?$|^(?:e |ma )?in (?:che|quale) (?:modo|maniera)$|^(?:(?:e|quindi) )*(?:da sol[oa]|individualmente|collettivamente|a due)(?: o (?:da sol[oa]|individualmente|collettivamente|a due))?$/,
  en: /^(?:and )?(?:with )?(?:what|which)(?: kind of| sort of| type of)? (?:signature|signing (?:authority|power|right)s?|authority(?: to sign)?|powers?)(?: exactly| then)?$|^(?:and |but )?in (?:which|what) (?:manner|way|form)$|^(?:(?:and|so|but) )*(?:jointly|alone|solely|individually|by (?:him|her)self|on (?:his|her) own)(?: or (?:jointly|alone|solely|individually))?$/,
};
/** Italian has no word for him beside the verb, and French phrases have it in them. */
const VERBS: Partial<Record<Language, RegExp>> = {
  it: /^(?:e |quindi |allora |dunque |ma )*(?:non )?(?:puo (?:anche |quindi )?firmare|poteva firmare|firma(?:va)?|ha (?:mai |sempre )?firmato) /,
  fr: /^(?:(?:et|donc|alors|mais|est ce qu) )*(?:(?:peut|pouvait|signe|signait|engage|a)(?: t)? (?:il|elle) |(?:il|elle) (?:ne )?(?:peut|pouvait|signe|signait|a) )/,
}; // prettier-ignore
/** Behind a list, it is asked who else signs so. */
const JOINTLY =
  /^(?:(?:also|und|aber|et|donc|e|quindi|and|so|but) )*(?:einzeln|allein|kollektiv|zu|seule?|individuellement|collectivement|a|da|individualmente|collettivamente|jointly|alone|solely|individually|by|on) ?/;
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
  if (!asksHow(words, written, text, language) || (last.measure !== 'PERSON_MANDATES' && JOINTLY.test(text))) return null;
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
  const { measures, signatures, roles, topics, times, companies, people, outside, left, joined, canton, legalForm, order, ordinal, counting, pronoun, both, back, other, asks } = words;
  const signs = signatures !== null || measures.some(({ value }) => value === 'SIGNATORIES');
  const bare = BARE[language].test(text);
  // `Is she a partner, too?`: what she is there tells.
  const holds = !signs && roles.length > 0 && asks !== 'WHO' && !asksOfFirm(text) && ((pronoun !== null && HER.test(pronoun.token.folded)) || IS_SHE.test(written.question));
  if (!(signs || bare || holds) || WHO.test(text)) return false;
  const more = (roles.length > 0 && !holds) || topics.length > 0 || times.length > 1 || companies || people || back || other || words.when || (words.negated !== null && !holds);
  if (more || [outside, left, joined, canton, legalForm, order, ordinal, counting, holds ? null : both].some((one) => one !== null)) return false;
  if (measures.some(({ value }) => !(value === 'SIGNATORIES' || (holds && value === 'OFFICERS') || (bare && value === 'IDENTIFY')))) return false;
  // A name, or a word that no lexicon knows.
  if (!bare && !holds && written.tokens.some((token) => slotOf(token) === null)) return false;
  const hers = pronoun !== null && (pronoun.of === 'PERSON' || SHE.test(pronoun.token.folded));
  if (holds) return written.tokens.every((token) => slotOf(token) !== null || SMALL.test(token.folded));
  return hers || bare || VERBS[language]?.test(`${text} `) === true;
} // prettier-ignore

/** Firms are spoken of otherwise: `her board` is hers alone. */
const HER = /^(?:s?he|er|elle|il|lei|lui|this person|that person)$/;
/** French phrases have her in them, Italian has no word for her. */
const IS_SHE =
  /^(?:(?:[Ee]t|[Ee]|[Mm]a|[Mm]ais|[Dd]onc|[Qq]uindi),? )?(?:(?:[Ee]st|[Éé]tait)-(?:il|elle) |(?:[Ii]l|[Ee]lle) (?:est|était) |(?:[Èè]|[Ee]ra) (?:anche|pure|forse|lui|lei|per caso) )/u;
const SMALL = /^(?:isn|wasn|t|s|not|n|pas|non|nicht|too|also|auch|aussi|anche)$/;
/** Where else she is, or whom else she is with. */
const asksOfFirm = (text: string): boolean =>
  /(?:^| )(?:else|elsewhere|other|others|sonst|anderswo|andere\w*|ailleurs|autres?|altrove|altr[aeio]|whose|wessen|replace\w*|before|after|vor|nach|avant|apres|prima|dopo)(?= |$)/.test(
    text,
  );

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
