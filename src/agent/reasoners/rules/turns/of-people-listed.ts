/** Behind people who were listed of a firm: which of them is Swiss or lives somewhere, how many sign, how old they are; behind those who left: where they are now, who of them was on the board, who went last. */
import { foldName } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { LEADING } from '../read/words/slips.js';
import { said, type Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const OF_PEOPLE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED', 'SHARED_OFFICERS'];
/** Told of several people, one by one. */
const OF_EACH: readonly Measure[] = ['ORIGIN', 'RESIDENCE'];
/** More are no answer that anybody reads. */
const MOST = 12;
const CITIZEN =
  /^(?:schweizer(?:in|innen|n)?|auslander(?:in|innen|n)?|staatsangehorigkeit(?:en)?|nationalitat(?:en)?|swiss|foreign(?:ers?)?|citizens?|citizenship|nationality|nationalities|nationals?|suisses?|etrangers?|etrangeres?|nationalites?|svizzer[oaie]|stranier[oaie]|nazionalita|cittadin[oaie]|cittadinanza|deutsche[rn]?|germans?|allemande?s?|tedesc(?:o|a|hi|he)|franzos\w*|french|francaise?s?|frances[ei]|italiener\w*|italians?|italiene?s?|italienne?s?|italian[oaie])$/;
const FROM =
  /(?:^| )(?:where (?:are|do) (?:they|these|those)(?: people)? (?:all )?(?:come )?from|where (?:is|does|s) (?:each|every|everyone|everybody)(?: one)?(?: of (?:them|these|those))? (?:come )?from|woher (?:kommt|stammt) (?:jede[rs]?)|d ou vient chacune?|da dove viene (?:ciascun[oa]|ognun[oa])|d ou viennent (?:ils|elles)|da dove vengono)(?: |$)/;
const LIVES =
  /^(?:wohn\w*|leb(?:t|en)|domizil\w*|lives?|living|resid\w*|habit\w*|vit|vivent|domicili\w*|abit\w*|viv[eo]no|vive)$/;
/** The people listed, or some of them; the firm is one. */
const THEY =
  /(?:^| )(?:sie alle|(?:sind|haben|wohnen|leben|machen|sitzen|stecken|gingen|gehen|kommen|stammen) (?:sie|die|diese|denn|heute|jetzt)?|jede[rn]? von ihnen|davon|darunter|von ihnen|unter ihnen|they|them|those|these|each of|ils|elles|eux|leurs?|d entre|lesquel(?:le)?s|chacune?|di loro|tra loro|loro|ciascuno|hanno|sono|siedono|fanno|ognuno|wer|who|qui|chi|which ones|quali|welche)(?= |$)/;
const AGE =
  /(?:^| )(?:how old|wie alt|quel age|quelle age|quanti anni|che eta|(?:the |their )?ages?(?= |$)|alter(?= |$)|eta(?= |$))/;
/** Where they are, or what they do, since they left. */
const WHERE_NOW =
  /^(?:(?:und|et|e|ed|and|so) )*(?:where (?:are|do|did|have|else) (?:they|those)|what (?:are|do|have|did) they (?:do|doing|done)|wo (?:sind|sitzen|stecken|arbeiten) (?:sie|die|diese)|was (?:machen|tun) (?:sie|die)|wohin (?:sind|gingen) (?:sie|die)|ou (?:sont|siegent|travaillent|vont|sont passe\w*) ?(?:ils|elles)?|que (?:font|sont) (?:ils|elles|devenus?)|dove (?:sono|siedono|lavorano|stanno)|(?:che )?cosa (?:fanno|hanno fatto))(?: |$)/;
const ELSEWHERE =
  /(?:^| )(?:elsewhere|somewhere else|another (?:company|firm|board)|other (?:companies|firms|boards)|anderswo|woanders|ander(?:e|er|en|swo) (?:firma|firmen|gesellschaft|gesellschaften|verwaltungsrat\w*)|ailleurs|autre part|(?:une|d) autres? (?:societes?|entreprises?|conseils?)|altrove|altr[aei] (?:societa|ditt[ae]|consigli[o]?))(?: |$)/;
/** Of those who are no longer there. */
const OF_THEM =
  /(?:^| )(?:davon|darunter|von ihnen|unter ihnen|of (?:them|those|these)|among (?:them|those)|d entre (?:eux|elles)|parmi (?:eux|elles)|lesquel(?:le)?s|di loro|tra loro|fra loro)(?: |$)/;
const TO_GO = /(?:^| )(last|first) (?:one |person )?to (?:go|leave|quit|depart|resign)(?: |$)/;
const ALLOWED: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'THEN', 'PRONOUN', 'COUNTING', 'PERSON_NOUN', 'NOW'];

/** Null: nobody was listed so, or something else is asked. */
export function ofPeopleListed(asked: Asked, written: Reading): Route | null {
  const { recalled, question, language, focusUid } = asked;
  const [last] = recalled.frames;
  if (last === undefined || last.refusal !== null || recalled.pending || focusUid !== null) return null;
  const people = peopleOf(asked, last);
  if (people.length === 0) return null;
  const words = said(written, []);
  const text = foldName(question);
  const span = { start: 0, end: question.length };
  const again: QuestionFrame = { ...last, language, span, subjects: last.subjects.map(unwritten), readAs: [], notUnderstood: [] };
  const ofThem: QuestionFrame = { ...BLANK_FRAME, language, span, intent: 'search_companies', subjects: people.map(unwritten) };
  const frame = signers(again, written, words) ?? ages(ofThem, written, text) ?? mandates(ofThem, asked, written, words) ?? whereFrom(ofThem, asked, written, words, text) ?? (last.measure === 'DEPARTED' ? (gone(again, written, words, text) ?? whereNow(ofThem, written, words, text)) : null);
  if (frame === null) return null;
  const tooMany = frame.subjects.length > MOST && frame.refusal === null;
  const told: QuestionFrame = tooMany ? { ...frame, subjects: again.subjects, refusal: { type: 'UNKNOWN_WORD' } } : frame;
  return { intent: told.intent, confidence: 0.9, reasoning: 'of the people listed before', frames: [told], refused: [] };
} // prettier-ignore

/** Those whom the answer before listed, or told of one by one. */
function peopleOf({ recalled: { listed, justListed } }: Asked, { measure, subjects }: QuestionFrame): readonly Pick<FrameSubject, 'uid' | 'kind' | 'name'>[] {
  if (OF_PEOPLE.includes(measure)) return justListed ? listed.filter(({ kind }) => kind === 'PERSON') : [];
  const each = OF_EACH.includes(measure) && subjects.length > 1 && subjects.every(({ kind, uid }) => kind === 'PERSON' && uid !== null);
  return each ? subjects : [];
} // prettier-ignore

/** `How many of them sign alone?`: those of them, and never all firms of the register. */
function signers(again: QuestionFrame, written: Reading, words: Said): QuestionFrame | null {
  const { counting, measures, signatures, roles, companies, topics, times } = words;
  const signs = signatures !== null || measures.some(({ value }) => value === 'SIGNATORIES');
  const ofFirms = again.subjects.length > 0 && again.subjects.every(({ kind }) => kind === 'COMPANY');
  if (counting === null || !signs || again.measure === 'DEPARTED' || again.measure === 'SHARED_OFFICERS' || !ofFirms) return null;
  if (companies || roles.length + topics.length + times.length > 0 || !onlySays(written, [...ALLOWED, 'MEASURE', 'SIGNATURE'], ALONE)) return null;
  if (measures.some(({ value }) => value !== 'SIGNATORIES')) return null;
  const kinds = [...(signatures?.value ?? again.signatures)];
  return { ...again, measure: 'SIGNATORIES', intent: 'search_companies', signatures: kinds, sinceWhen: false, order: null };
} // prettier-ignore
const ALONE = /^(?:allein|alone|seuls?|seules?|soli|sole|solo|da)$/;

/** `How many mandates does he have?`, of several: each one's, and never all firms of the register. */
function mandates(ofThem: QuestionFrame, { question }: Asked, written: Reading, words: Said): QuestionFrame | null {
  const { counting, topics, roles, times, pronoun, canton, legalForm } = words;
  if (counting === null || !written.tokens.some(({ folded }) => MANDATE.test(folded)) || pronoun?.of === 'COMPANY') return null;
  if (topics.length + roles.length + times.length > 0 || canton !== null || legalForm !== null || !onlySays(written, [...ALLOWED, 'MEASURE', 'COMPANY_NOUN'], MANDATE)) return null;
  // Of one it is read as of anybody spoken of.
  if (ofThem.subjects.length < 2) return null;
  return { ...ofThem, measure: 'PERSON_MANDATES', readAs: [{ text: question.trim().replace(/\s*[?.!]+$/u, ''), as: AS.MANDATES[ofThem.language] }] };
} // prettier-ignore
const MANDATE =
  /^(?:mandate?[ns]?|mandat[io]|posten|amter|sitze|posts?|postes|positions?|seats?|directorships?|cariche|incarichi|ha|hat|a|has|haben|hanno|ont|they|t)$/;

/** Not the firm's. */
function ages(ofThem: QuestionFrame, written: Reading, text: string): QuestionFrame | null {
  if (!AGE.test(text) || !THEY.test(text) || !onlySays(written, [...ALLOWED, 'OUTSIDE', 'TIME'])) return null;
  return { ...ofThem, measure: 'UNKNOWN', refusal: { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' } };
}

/** Where each of them lives or is from, where a place or a country limits who is asked for: the reader sees who it is. */
function whereFrom(ofThem: QuestionFrame, { question }: Asked, { tokens }: Reading, words: Said, text: string): QuestionFrame | null {
  const citizens = tokens.filter(({ folded }) => CITIZEN.test(folded));
  const lives = tokens.filter(({ folded }) => LIVES.test(folded));
  const from = FROM.test(text);
  const limited = citizens.length > 0 || tokens.some((token, at) => isPlace(token, tokens[at - 1])) || ABROAD.test(text);
  if (!from && (citizens.length + lives.length === 0 || !limited || !(THEY.test(text) || words.counting !== null) || NAMED_THERE.test(text))) return null;
  const more = words.topics.length + words.roles.length + words.times.length > 0 || words.companies || words.left !== null || words.joined !== null || words.legalForm !== null;
  const known = tokens.every((token, at) => KNOWN.includes(slotOf(token)?.type ?? 'NUMBER') || citizens.includes(token) || lives.includes(token) || isPlace(token, tokens[at - 1]));
  if (more || !known) return null;
  const measure = from || lives.length === 0 ? 'ORIGIN' : 'RESIDENCE';
  return { ...ofThem, measure, readAs: from ? [] : [{ text: question.trim().replace(/\s*[?.!]+$/u, ''), as: AS[measure][ofThem.language] }] };
} // prettier-ignore
const KNOWN: readonly Slot['type'][] = [...ALLOWED, 'MEASURE', 'OUTSIDE', 'CANTON', 'COMPARISON'];
const ABROAD = /(?:^| )(?:ausland|abroad|overseas|etranger|estero|schweiz|switzerland|suisse|svizzera)(?: |$)/;
/** Somebody else's. */
const NAMED_THERE = /(?:^| )(?:firma|gesellschaft|company|firm|societe|entreprise|societa|ditta)(?: |$)/;
const AS = {
  MANDATES: { de: 'Mandate jeder Person', fr: 'mandats de chaque personne', it: 'mandati di ogni persona', en: 'mandates of each person' },
  ORIGIN: { de: 'Heimatort oder Staatsangehörigkeit jeder Person', fr: 'lieu d’origine ou nationalité de chaque personne', it: 'luogo d’origine o nazionalità di ogni persona', en: 'place of origin or nationality of each person' },
  RESIDENCE: { de: 'Wohnort jeder Person', fr: 'domicile de chaque personne', it: 'domicilio di ogni persona', en: 'residence of each person' },
}; // prettier-ignore

/** Written behind a word that says where. */
const isPlace = (token: TaggedToken, before: TaggedToken | undefined): boolean =>
  token.capital && (slotOf(token) === null || slotOf(token)?.type === 'CANTON') && (LEADING.has(before?.folded ?? '') || before?.capital === true); // prettier-ignore

/** Who of those who left held something there, or signed so; who went first or last. */
function gone(again: QuestionFrame, written: Reading, words: Said, text: string): QuestionFrame | null {
  const { roles, signatures, measures, order, left, ordinal, companies, times, topics } = words;
  const went = TO_GO.exec(text)?.[1] ?? (left !== null && ordinal !== null ? (ordinal.value === 0 ? 'first' : ordinal.value === -1 ? 'last' : null) : null);
  if (went !== null && order === null && !companies && times.length === 0 && onlySays(written, [...ALLOWED, 'LEFT', 'ORDINAL'], /^(?:last|first)$/)) return { ...again, order: went === 'first' ? 'FIRST' : 'LAST' };
  if (!OF_THEM.test(text) || (roles.length === 0 && signatures === null) || times.length + topics.length > 0 || companies) return null;
  if (!onlySays(written, [...ALLOWED, 'ROLE', 'SIGNATURE', 'MEASURE'], ALONE) || measures.some(({ value }) => value !== 'SIGNATORIES' && value !== 'OFFICERS')) return null;
  return { ...again, roles: roles.length > 0 ? roles : again.roles, signatures: [...(signatures?.value ?? again.signatures)] };
} // prettier-ignore

/** `Where are they now?`: what else they hold, and not where the firm is. */
function whereNow(ofThem: QuestionFrame, { tokens }: Reading, words: Said, text: string): QuestionFrame | null {
  const elsewhere = ELSEWHERE.test(text) && THEY.test(text);
  if (!WHERE_NOW.test(text) && !elsewhere) return null;
  const named = tokens.some((token, at) => at > 0 && token.capital && slotOf(token) === null && !ELSEWHERE.test(text));
  return named || words.topics.length > 0 || words.outside !== null ? null : { ...ofThem, measure: 'PERSON_MANDATES' };
} // prettier-ignore
