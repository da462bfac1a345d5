import { foldName, type Span } from '../../../../core/index.js';
import { JOINING, SINCE } from '../lexicon/index.js';
import { askedBy, asksHow, isUnknownAsked } from './asked.js';
import { takeBearers } from './names/bearers.js';
import { takeBroke, takeOutcome, takeStruck, takeStruckNames } from './firms/broke.js';
import type { TimeRead } from './time/dates.js';
import { isOwnFile, isParticle } from './words/particles.js';
import { exclusionIn, noLonger } from './people/excluded.js';
import { withoutNaming, withoutWording } from './clauses/how-told.js';
import { isCrowd, isSeat, takeInContext } from './words/in-context.js';
import { isClient, isMost } from './firms/most.js';
import type { NamedInQuestion } from './names/named-in-question.js';
import { nounsIn } from './firms/nouns.js';
import { takeFormer } from './time/formerly.js';
import { takeAttribute, takeBirth, takeEntered, takeExistence } from './time/founding.js';
import { isObject, isOfFirm, isOfPeople, takeLifeOfFirm } from './firms/objects.js';
import { takeOfFirm } from './firms/of-a-firm.js';
import { takeOfAll } from './firms/of-all-firms.js';
import { takeOneNotice } from './firms/one-notice.js';
import { takeOverTime } from './time/over-time.js';
import { takeWhichFirms } from './firms/which-firms.js';
import { isBesideAsked } from './clauses/outside-beside.js';
import { areJoined, looksNamed, placeIn } from './firms/place.js';
import { saysHow, signed } from './people/signature.js';
import { isContent, type Slot } from './words/slots.js';
import { withoutAdverbs, withoutBoth } from './clauses/only-beside.js';
import { countedBy, isSeveral, standsAlone } from './clauses/stands-alone.js';
import { phraseSpan, phraseText, slotOf, type Reading, type TaggedToken } from './words/tagging.js';
import { nothingSaid, type Said } from './said-slots.js';
import { takeStatutes } from './firms/statutes.js';
import { isAuditor, isWhoAudits } from './people/whose-audit.js';
import { takeTurnover } from './people/turnover.js';
import { speaksOfOne, speaksOfTwo } from './two.js';
import { whomAsked } from './people/whom.js';

export type { Said, Word } from './said-slots.js';

/** What the words say that are in no name. */
export function said(reading: Reading, names: readonly NamedInQuestion[]): Said {
  const words = reading.tokens.filter((_, at) => !names.some(({ start, end }) => start <= at && at < end));
  const result = {
    ...nothingSaid(),
    nouns: nounsIn(words),
    ...whomAsked(reading.language, words),
    two: speaksOfTwo(reading.language, words),
    one: speaksOfOne(reading.language, words),
    also: words.some(({ folded }) => ALSO.has(folded)),
  };
  let phrase = -1;
  const audits = words.some(isAuditor);
  for (const [at, token] of words.entries()) {
    if (audits && isWhoAudits(words, at)) continue;
    const slot = slotOf(token);
    if (slot === null) result.unknown.push(token.text);
    else if (token.phrase !== phrase && !isNumbered(slot, token, reading)) take(slot, token, words, reading, result);
    phrase = token.phrase;
  }
  const most = words.find((_, at) => isMost(words, at));
  if (most) result.order ??= { value: 'MOST', text: most.text };
  // `Who may sign this contract`: the contract is what for.
  if (
    result.outside !== null &&
    CONTRACT.test(foldName(result.outside.text)) &&
    result.measures.some(({ value }) => value === 'SIGNATORIES')
  )
    result.outside = null;
  if (result.outside !== null && isObject(reading, words, result, names.length)) result.outside = null;
  if (result.outside !== null && isOfFirm(names)) takeLifeOfFirm(result);
  if (result.outside !== null && countsClients(words, result)) [result.outside, result.companies] = [null, true];
  result.excluded = exclusionIn(reading, names);
  result.negated ??= result.excluded;
  if (reading.language === 'fr' && result.counting !== null && !result.people) result.negated ??= noLonger(words);
  result.joinsNames = areJoined(reading, names);
  result.place = placeIn(reading, names);
  result.looksNamed = looksNamed(reading, names, result.place);
  // `Who is on record there?`: without a day, whoever is entered.
  if (result.times.length === 0) result.entered ||= result.known.length > 0;
  if (!saysHow(result)) result.signatures = null;
  result.measures = withoutBoth(result.measures, names.length === 1 || (result.joined ?? result.left) !== null);
  result.measures = withoutWording(result.measures);
  result.measures = withoutAdverbs({ ...result, measures: withoutNaming(result, words) });
  takeFormer(words, result);
  result.crowd = isCrowd(words);
  if (SINCE[reading.language].test(lastSentence(words))) [result.when, result.unknown] = [true, []];
  takeInContext(result, words);
  if (isSeat(reading, words)) result.measures.push({ value: 'SEAT', text: 'siège' });
  if (result.documents && isOwnFile(words, result)) result.documents = false;
  takeExistence(words, result);
  takeEntered(result);
  takeAttribute(words, result);
  if (isOfPeople(names)) takeBirth(result);
  takeTurnover(result);
  takeBroke(result, words, reading.language);
  takeStruck(result, reading, names);
  takeStruckNames(result);
  result.asks = askedBy(reading, words);
  result.how = asksHow(reading.language, words);
  result.unknownAsked = isUnknownAsked(reading, words, result);
  takeOutcome(result, words);
  takeStatutes(words, result);
  takeBearers(reading.language, names, words, result);
  takeOfFirm(reading.language, names, words, result);
  takeWhichFirms(names, words, result);
  takeOneNotice(reading.language, names, words, result);
  takeOverTime(reading, names, words, result);
  takeOfAll(names, words, result);
  return result;
}

const ALSO = new Set('auch ebenfalls aussi egalement anche pure altresi also too'.split(' '));

/** Behind the last end of a sentence. */
const lastSentence = (words: readonly TaggedToken[]) => words.slice(Math.max(0, words.findLastIndex(({ breakBefore }) => breakBefore))).map(({ folded }) => folded).join(' '); // prettier-ignore

const CONTRACT = /^(?:contrat|contrats|contratt[oi]|vertrag|vertrage|contracts?)$/;

/** The clients of an auditor are the firms that it audits, and the register says which they are. */
const countsClients = (words: readonly TaggedToken[], { order, outside, roles }: Said) =>
  order !== null && outside?.value === 'BUSINESS' && roles.includes('AUDITOR') && words.every((word) => slotOf(word)?.type !== 'OUTSIDE' || isClient(word)); // prettier-ignore

/** `Under the number CHE-...`: it is counted nothing. */
function isNumbered(slot: Slot, token: TaggedToken, { tokens }: Reading): boolean {
  const next = tokens.find(({ phrase, span }) => phrase !== token.phrase && span.start > token.span.start);
  return slot.type === 'COUNTING' && next?.slot?.type === 'NUMBER';
}

/** Whether a joining word stands before this word, behind another role: `è` is none, nor is one in a name. */
function isJoined(token: TaggedToken, words: readonly TaggedToken[]): boolean {
  const before = words.slice(0, words.indexOf(token));
  const role = before.findLastIndex((word) => slotOf(word)?.type === 'ROLE');
  return before.slice(role + 1).some(({ folded, text }) => JOINING.has(folded) && folded === text.toLowerCase());
}

const FOR = new Set(['for', 'per', 'pour', 'fur', 'wegen', 'zwecks']);
const MATTERS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'LEFT', 'JOINED'];
const ARTICLES = new Set(['a', 'an', 'the', 'our', 'my', 'un', 'una', 'uno', 'il', 'la', 'une', 'le', 'mon', 'notre', 'ein', 'einen', 'eine', 'den', 'die', 'das', 'meinen', 'unseren', 'unsere']); // prettier-ignore

/** `For a contract I must know ...`: what the answer is for, at the head of the question, is not what is asked. */
function isPurpose(token: TaggedToken, words: readonly TaggedToken[]): boolean {
  const at = words.findIndex(({ phrase }) => phrase === token.phrase);
  const [head, article] = [words[at - 2]?.folded ?? '', words[at - 1]?.folded ?? ''];
  return at <= 3 && (FOR.has(article) || (FOR.has(head) && ARTICLES.has(article))) && words.slice(at + 1).some((word) => MATTERS.includes(slotOf(word)?.type ?? 'FILLER')); // prettier-ignore
}

function take(slot: Slot, token: TaggedToken, words: readonly TaggedToken[], reading: Reading, result: Said): void {
  const text = phraseText(token, reading);
  if (token.slot === null && token.guess !== null && isContent(slot) && token.guess.word !== token.text)
    result.readAs.push({ text, as: token.guess.word });
  switch (slot.type) {
    case 'MEASURE':
      result.runs ||= slot.runs === true;
      return void result.measures.push({ value: slot.measure, text });
    case 'ROLE':
      // `The president of X's board`: the organ tells which president, and is not asked for as well.
      if (result.roles.length > 0 && !isJoined(token, words)) {
        if (result.roles.every((role) => slot.roles.includes(role))) return;
        if (slot.roles.every((role) => result.roles.includes(role))) return void (result.roles = [...slot.roles]);
      }
      result.roleWords++;
      return void result.roles.push(...slot.roles.filter((role) => !result.roles.includes(role)));
    case 'SIGNATURE':
      result.signatures = signed(slot, text, result.signatures);
      return;
    case 'TOPIC':
      // `Konkursdatum`: the day of it.
      result.when ||= DAY_OF.test(text);
      return void result.topics.push({ value: slot.topic, text });
    case 'STATUS':
      result.status ??= slot.status;
      return;
    case 'OUTSIDE':
      if (!isPurpose(token, words) && !isBesideAsked(token, words)) result.outside ??= { value: slot.topic, text };
      return;
    case 'CANTON':
      if (result.canton === null) result.canton = slot.canton;
      else if (result.canton !== slot.canton) result.unknown.push(text);
      return;
    case 'FORM':
      if (result.legalForm === null) [result.legalForm, result.legalFormText] = [slot.code, text];
      else if (result.legalForm !== slot.code) result.otherForms.push(text);
      return;
    case 'TIME':
      return takeTime(reading.times[slot.index], result);
    case 'ORDER':
      result.order ??= { value: slot.order, text };
      return;
    case 'GROUPING':
      result.grouping ??= { value: slot.grouping, text };
      return;
    case 'QUANTITY':
      result.quantity ??= { value: slot.value, text };
      return;
    case 'ORDINAL':
      if (standsAlone(reading, token)) result.ordinal ??= { value: slot.index, text, of: countedBy(reading, token) };
      return;
    case 'OTHER': {
      const before = reading.tokens[reading.tokens.indexOf(token) - 1];
      // `This other one` is the one spoken of just now.
      if (THIS.has(before?.folded ?? '')) result.pronoun ??= { token, of: 'EITHER' };
      else result.other ||= !isSeveral(reading, token) && standsAlone(reading, token);
      return;
    }
    case 'BACK':
      result.back = true;
      if (slot.first === true) [result.ordinal, result.companies] = [{ value: 0, text, of: 'COMPANY' }, true];
      return;
    case 'PERSON_NOUN':
      // `M. Dupont`, and not `pourriez-vous m'indiquer`.
      result.people ||= token.text !== 'm';
      return;
    case 'PRONOUN':
      if (result.pronoun === null || result.pronoun.of === 'EITHER') result.pronoun = { token, of: slot.of };
      return;
    case 'COMPARISON':
      if (isParticle(text, words, token)) return;
      return takeMark(slot.type, text, phraseSpan(token, reading), reading.times.length > 0, result);
    default:
      return takeMark(slot.type, text, phraseSpan(token, reading), reading.times.length > 0, result);
  }
}

const THIS = new Set(['quest', 'questa', 'questo', 'cet', 'cette', 'this', 'diese', 'dieser', 'dieses', 'diesem', 'diesen']); // prettier-ignore

const DAY_OF = /datum$/i;

/** `At the date of 3 May` asks for no time. */
const DATE_NOUN = /^(?:datum|zeitpunkt|date|moment|data|the (?:date|day)(?: the| that the)?)$/i;

function takeMark(
  type: Exclude<Slot, { type: 'MEASURE' | 'ROLE' | 'SIGNATURE' | 'TOPIC' | 'STATUS' | 'OUTSIDE' | 'CANTON' | 'FORM' | 'TIME' | 'ORDER' | 'GROUPING' | 'QUANTITY' | 'ORDINAL' | 'OTHER' | 'PRONOUN' | 'BACK' }>['type'],
  text: string,
  span: Span,
  dated: boolean,
  result: Said,
): void {
  switch (type) {
    case 'NEGATION':
      result.negated ??= text;
      return;
    case 'JOINED':
      result.joined ??= text;
      return;
    case 'LEFT':
      result.left ??= text;
      return;
    case 'COUNTING':
      result.counting ??= text;
      return;
    case 'COMPARISON':
      result.comparison ??= text;
      return;
    case 'WHEN':
      result.when ||= !(dated && DATE_NOUN.test(text));
      return;
    case 'KNOWN':
      result.known.push(span);
      return;
    case 'STATE_OF':
      result.stateOf.push(span);
      return;
    case 'NOW':
      result.now = true;
      return;
    case 'EVER':
      result.ever = true;
      return;
    case 'THEN':
      result.then = true;
      return;
    case 'ABOUT':
      result.about = true;
      return;
    case 'COMPANY_NOUN':
      result.companies = true;
      return;
    case 'NOTICE_NOUN':
      result.notices = true;
      result.printed.push(span);
      return;
    case 'BOTH':
      result.both ??= text;
      return;
    case 'DOCUMENT_NOUN':
      result.documents = true;
      return;
    case 'OTHER':
    case 'PERSON_NOUN':
    case 'NUMBER':
    case 'FILLER':
  }
} // prettier-ignore

function takeTime(time: TimeRead | undefined, { times }: Said): void {
  if (time === undefined) return;
  const key = ({ asOf, range }: TimeRead) => JSON.stringify([asOf, range]);
  if (!times.some((held) => key(held) === key(time))) times.push(time);
}
