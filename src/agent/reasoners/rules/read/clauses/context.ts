import type { Language } from '../../../../../core/index.js';
import { QUESTION_WORDS, VERBS } from '../../lexicon/index.js';
import { DETERMINERS, withoutApposition, withoutCalled, withoutRelations } from './apposition.js';
import { setBeside } from './beside.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isSuffix, type Run } from '../names/runs.js';
import { isOfListedMany } from './relative.js';
import { isAsked, isStrong, isWish, RELATIVE, sentencesIn, tellsWhat, type Sentence } from './sentences.js';
import type { Slot } from '../words/slots.js';
import { isEvent } from '../firms/broke.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { WHO } from '../thing.js';

/** What stays of words that only say what is at hand: whom they name, and when. */
const KEPT: readonly Slot['type'][] = ['TIME', 'NUMBER', 'PRONOUN', 'ORDINAL', 'OTHER', 'BACK', 'KNOWN', 'STATE_OF', 'CANTON', 'ABOUT']; // prettier-ignore

/**
 * A question without what is said around it: sentences that state something beside one that asks (`The report is dated 3 May 2020. Who was ...?`),
 * and what comes before the words that ask in a sentence (`Before we pay them, we need to know who ...`). Those words ask for nothing; whom they
 * name stays, and the day where the question has none of its own. Where no sentence says what is asked, all of it stands. `remark`: up to this word surely
 * nothing is asked.
 */
export function withoutContext(reading: Reading, all: readonly NamedInQuestion[], remark = 0): Reading {
  const known = all.some(({ found }) => found === 'NAME');
  const names = all.filter((name) => isFirmly(reading, name) || (!known && name.saidAsName === true));
  const inName = (at: number) => names.some((name) => name.start <= at && at < name.end);
  const says = ({ start, end }: Sentence, is: (word: TaggedToken) => boolean) =>
    reading.tokens.slice(start, end).some((token, index) => !inName(start + index) && is(token));
  const found = sentencesIn(reading, names);
  // What surely asks is no remark, whatever it looks like; and what a question leaves to the words before it, they say.
  const behind = found.filter(({ end }) => end > remark);
  const asksItself = behind.some((sentence) => says(sentence, isStrong));
  const namesIn = ({ start, end }: Sentence) => names.some((name) => start <= name.start && name.end <= end);
  const isRemark = (one: Sentence) =>
    asksItself &&
    one.end <= remark &&
    !(one.does === 'ASKS' && (says(one, isStrong) || (says(one, isAsked) && namesIn(one))));
  const sentences = found.map((one): Sentence => (isRemark(one) ? { ...one, does: 'STATES', again: false } : one));
  const asksWho = (one: Sentence) => namesIn(one) && WHO.has(reading.tokens[one.start]!.folded);
  const asks = askingIn(sentences.filter((one) => !isRemark(one)), says, asksWho); // prettier-ignore
  const [asking] = asks;
  if (asking === undefined) return { ...reading, tokens: withoutRelations(reading, names) };
  const denied = (word: TaggedToken) =>
    slotOf(reading.tokens[reading.tokens.indexOf(word) - 1] ?? word)?.type === 'NEGATION';
  // `Then, not now` is of the day that was given.
  const dated = asks.some((sentence) =>
    says(sentence, (word) => ['TIME', 'NOW'].includes(slotOf(word)?.type ?? '') && !denied(word)),
  );
  const strong = asks.some((sentence) => sentence.again || says(sentence, isStrong));
  const tokens = [...reading.tokens];
  // `It went bankrupt. When was that?`: of what happened the question says no more than when.
  const when = !strong && asks.some((sentence) => says(sentence, (word) => slotOf(word)?.type === 'WHEN'));
  // `Half the board left. Who went?`: of that body.
  const moves = (word: TaggedToken) => ['LEFT', 'JOINED'].includes(slotOf(word)?.type ?? '');
  const moved =
    asks.some(
      (sentence) =>
        says(sentence, moves) && !says(sentence, (word) => ['ROLE', 'MEASURE'].includes(slotOf(word)?.type ?? '')),
    ) && sentences.some((sentence) => sentence.does === 'STATES' && says(sentence, moves));
  // `It was a bad time. How many companies were deleted?`: of the register, and not of whom the remark speaks of.
  const isFirms = (word: TaggedToken | undefined) => word !== undefined && slotOf(word)?.type === 'COMPANY_NOUN';
  const ofAll = asks.some(({ start, end }) => {
    const words = tokens.slice(start, end);
    return words.some((word, at) => slotOf(word)?.type === 'COUNTING' && [1, 2].some((on) => isFirms(words[at + on])));
  });
  const quiet = (start: number, end: number, keepsTime: boolean, states = false) => {
    const words = tokens.slice(start, end);
    const met = words.some((_, at) => inName(start + at)) || !words.some(({ folded }) => MEANS_DAY.test(folded));
    for (let at = start; at < end; at++) {
      const type = slotOf(tokens[at]!)?.type;
      const ofRemark =
        (states && met && type === 'TIME' && SAID_TODAY.test(tokens[at]!.folded)) ||
        (states && ofAll && type === 'PRONOUN');
      if (ofRemark && !inName(at)) {
        tokens[at] = setBeside(tokens[at]!);
        continue;
      }
      // `Reverting to X, same date: auditor?`
      if (keepsTime && type === 'THEN' && tokens[at]!.inPhrase && words.some((_, index) => inName(start + index)))
        continue;
      if (inName(at) || (type !== undefined && KEPT.includes(type) && (keepsTime || type !== 'TIME'))) continue;
      if ((when && isEvent(tokens[at]!)) || (moved && type === 'ROLE')) continue;
      tokens[at] = setBeside(tokens[at]!);
    }
  };
  for (const sentence of sentences) {
    const { start, end } = sentence;
    const before = start < asking.start;
    if (isRemark(sentence)) {
      if (!dated) tellsKnowledge(tokens, sentence);
      quiet(start, end, !dated, true);
    } else if (asks.includes(sentence)) {
      quiet(start, leadEnd(reading, sentence, names), true);
      quiet(becauseAt(reading, sentence, inName), end, false);
    } else if (sentence.does === 'STATES' && (strong || sentence.heads === true || !says(sentence, isStrong))) {
      if (!dated && before) tellsKnowledge(tokens, sentence);
      quiet(start, end, before && !dated, true);
    } else if (sentence.does === 'OPEN' && asking.does === 'STATES') withoutUnknown(tokens, sentence, inName);
  }
  if (asking.does === 'STATES' && sentences.length > 1)
    for (const { start, end } of asks) setAside(tokens, start, end, inName);
  for (const name of names) {
    withoutApposition(reading, tokens, name, inName);
    if (name.hits.length > 0 && name.hits.every(({ kind }) => kind === 'COMPANY'))
      withoutCalled(reading, tokens, name, inName);
  }
  withoutAudited(tokens, inName);
  return {
    ...reading,
    tokens: tokens.map((token, at) =>
      sentences.some((one) => isRemark(one) && one.start <= at && at < one.end) ? { ...token, remark: true } : token,
    ),
  };
}

/** The sentences that ask; where none does, those that state what a register tells (`auditor of X, client: what do I enter?`), else those that ask of something left open. */
function askingIn(sentences: readonly Sentence[], says: (sentence: Sentence, is: (word: TaggedToken) => boolean) => boolean, asksWho: (one: Sentence) => boolean): readonly Sentence[] {
  const asks = sentences.filter(({ does }) => does === 'ASKS');
  if (asks.length > 0) return asks;
  const states = sentences.filter((sentence) => sentence.does === 'STATES' && sentence.heads !== true && says(sentence, tellsWhat));
  const open = sentences.filter(({ does }) => does === 'OPEN');
  // `HR here, I have an application before me. Who is there under P?`: who bears that name.
  const who = open.find(asksWho);
  if (who !== undefined && states.every((sentence) => sentence.start < who.start && !says(sentence, isStrong))) return [who];
  return states.length > 0 ? states : open;
} // prettier-ignore

/** Where a clause begins that says why it is asked, or what came of it (`..., so that I know`, `..., weil`), behind what is asked; the end where none does. */
function becauseAt({ tokens }: Reading, { start, end }: Sentence, inName: (at: number) => boolean): number {
  for (let at = start + 2; at < end; at++) {
    const { folded, commaBefore } = tokens[at]!;
    const next = tokens[at + 1]?.folded ?? '';
    const begins = BECAUSE.has(folded) || (AFTER_COMMA.has(folded) && commaBefore) || (SO.has(folded) && SO_THAT.has(next));
    if (begins && !inName(at) && tokens.slice(start, at).some((token, index) => !inName(start + index) && isStrong(token))) return at;
  }
  return end;
} // prettier-ignore

/** When whoever asks heard of somebody is no day that is asked about: `yesterday at dinner they spoke of X`. */
const SAID_TODAY = /^(?:gestern|vorgestern|heute|hier|avant|aujourd|ieri|altroieri|oggi|yesterday|today|tonight)$/;
/** `Massgebend ist gestern`, `I mean yesterday`. */
const MEANS_DAY =
  /^(?:mean|meant|meine|meinte|asking|massgeb\w+|geht|gilt|datum|date|data|stand|stichtag|valeur|intendo|parlo|parle|interess\w*|relevant|rilevante|determinant\w*|conta|counts)$/;

const BECAUSE = new Set('weil because puisque'.split(' '));
const AFTER_COMMA = new Set('dass damit denn sodass obwohl car parce afin affinche perche poiche dato since though although'.split(' ')); // prettier-ignore
const SO = new Set('so pour afin cosi'.split(' '));
const SO_THAT = new Set('i we that que'.split(' '));

/** `Negligence claim against the auditors of X. Who were they?`: words around what is asked are named, and in nothing's way. */
function setAside(tokens: TaggedToken[], start: number, end: number, inName: (at: number) => boolean): void {
  if (!tokens.slice(start, end).some((token, index) => !inName(start + index) && isStrong(token))) return;
  for (let at = start; at < end; at++)
    if (!inName(at) && slotOf(tokens[at]!) === null) tokens[at] = { ...tokens[at]!, aside: true };
}

/** `What do I enter?`: the words that no lexicon knows stand for what was said before. */
function withoutUnknown(tokens: TaggedToken[], { start, end }: Sentence, inName: (at: number) => boolean): void {
  for (let at = start; at < end; at++)
    if (!inName(at) && slotOf(tokens[at]!) === null) tokens[at] = { ...tokens[at]!, slot: { type: 'FILLER' }, guess: null }; // prettier-ignore
}

/** `The audited company's address`: the firm itself, and no auditor. */
function withoutAudited(tokens: TaggedToken[], inName: (at: number) => boolean): void {
  if (!tokens.some((token, at) => !inName(at) && isStrong(token) && slotOf(token)?.type === 'MEASURE')) return;
  tokens.forEach((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const firm = [before, next].some((word) => word !== undefined && /^(?:firma|gesellschaft|unternehmen|societe|entreprise|maison|ditta|societa|azienda|company|firm|client)$/.test(word.folded));
    const alone = /^(?:der|die|des)$/.test(before?.folded ?? '') && (next === undefined || next.breakBefore);
    if (AUDITED.test(token.folded) && (firm || alone) && !inName(at)) tokens[at] = { ...token, slot: { type: 'FILLER' }, guess: null };
  });
} // prettier-ignore

const AUDITED = /^(?:geprufte[nr]?|revidierte[nr]?|revisee|auditee|controlee|revisionata|controllata|audited)$/;

/** `Had one looked it up on 3 May 2020: who ...?`: what is asked is what was known then. */
function tellsKnowledge(tokens: TaggedToken[], { start, end }: Sentence): void {
  const words = tokens.slice(start, end);
  const at = words.findIndex((word) => slotOf(word)?.type === 'NOTICE_NOUN' || LOOKS_UP.test(word.folded));
  if (at >= 0 && words.some(({ slot }) => slot?.type === 'TIME')) tokens[start + at] = { ...words[at]!, slot: { type: 'KNOWN' }, guess: null }; // prettier-ignore
}

const LOOKS_UP =
  /^(?:nachgeschaut|nachgeschlagen|nachgesehen|konsultiert|eingesehen|abgefragt|consult\w*|regarde|guardato|verificato|looked|checked|sicht|vu|visto|lire|leggere|lesen)$/;

/** A registered name, or what is written as one. */
function isFirmly({ tokens, language }: Reading, { start, end, found }: NamedInQuestion): boolean {
  const words = tokens.slice(start, end);
  const capitals = words.filter(({ capital }) => capital).length;
  // German nouns are capital: only the register tells two of them from a name.
  const written = language !== 'de' && capitals > 1 && capitals === words.length;
  return (found === 'NAME' && capitals > 0) || written || words.some((word) => isSuffix(word) || word.quote !== null); // prettier-ignore
}

/** Where the words that ask begin in a sentence: behind a comma a question word after a wish (`we must know, who`), or the wish itself. */
function leadEnd({ tokens, language }: Reading, { start, end }: Sentence, names: readonly NamedInQuestion[]): number {
  const inName = (at: number) => names.some((name) => name.start <= at && at < name.end);
  const asksBehind = (from: number) => tokens.slice(from, end).some((word, index) => !inName(from + index) && isAsked(word) && slotOf(word)?.type !== 'OUTSIDE'); // prettier-ignore
  const again = saidAgain({ tokens, start, end }, inName);
  if (again !== null && asksBehind(again)) return again;
  const clause = clauseThatAsks({ tokens, start, end }, inName, language);
  if (clause !== null && asksBehind(clause)) return clause;
  const wish = tokens.findIndex((token, at) => start <= at && at < end && !inName(at) && isWish(language, token));
  if (wish < 0 || tokens.slice(start, wish).some(({ folded }) => QUESTION_WORDS.has(folded))) return start;
  const leads = (at: number) => tokens[at]!.commaBefore || KNOWS.test(tokens[at - 1]!.folded);
  const word = tokens.findIndex(
    ({ folded }, at) => wish < at && at < end && !inName(at) && QUESTION_WORDS.has(folded) && leads(at),
  );
  if (word >= 0 && asksBehind(word)) return word;
  const asked = tokens.slice(start, wish).some((token, index) => !inName(start + index) && isStrong(token));
  // `For the notice in the gazette we need ...`: what it is for.
  const purpose = FOR.has(tokens[start]!.folded);
  return wish > start && (!asked || purpose) && asksBehind(wish) ? wish : start;
}

/** `They say it moved, so where is it`, `the service asks by whom`: where a clause that asks begins behind one that states. Null: none does. */
function clauseThatAsks({ tokens, start, end }: Run & { tokens: readonly TaggedToken[] }, inName: (at: number) => boolean, language: Language): number | null {
  if (QUESTION_WORDS.has(tokens[start]!.folded) || VERBS[language].has(tokens[start]!.folded)) return null;
  const asker = askedFor(tokens, start, end, inName);
  if (asker !== null) return asker;
  for (let at = start + LEAST_STATED; at < end - 1; at++) {
    const { folded, commaBefore } = tokens[at]!;
    if (inName(at)) continue;
    const lead = tokens.slice(start, at);
    if (lead.some((token, index) => !inName(start + index) && (QUESTION_WORDS.has(token.folded) || isStrong(token)))) return null;
    const led = commaBefore && tokens.slice(at, at + MOST_LED).some((token, index) => QUESTION_WORDS.has(token.folded) && !(index > 0 && token.commaBefore));
    const reported = REPORTS.test(tokens[at - 1]!.folded) && tokens.slice(at, at + 2).some((token) => QUESTION_WORDS.has(token.folded));
    const states = lead.some((token, index) => !inName(start + index) && (slotOf(token) === null || slotOf(token)?.type === 'OUTSIDE'));
    // `On that list I came upon P, what is she at F?`
    const asks = (!RELATIVE.has(folded) || VERBS[language].has(tokens[at + 1]?.folded ?? '')) && !isOfListedMany(tokens, start, at);
    if ((led && asks && states) || reported) return at;
  }
  return null;
} // prettier-ignore

/** `My boss asks where X is`, `die Direktorin will wissen, wer`: where it begins what is asked for somebody else, whose office asks nothing. */
function askedFor(tokens: readonly TaggedToken[], start: number, end: number, inName: (at: number) => boolean): number | null {
  let first = start;
  while (first < start + MOST_GREETED && !DETERMINERS.test(tokens[first]?.folded ?? '') && tokens[first + 1]?.commaBefore === true) first++;
  if (!DETERMINERS.test(tokens[first]?.folded ?? '')) return null;
  for (let at = first + 2; at < Math.min(end - 1, first + MOST_OF_ASKER); at++) {
    const before = tokens.slice(first, at).map(({ folded }) => folded).join(' ');
    if (tokens.slice(first, at).some((token, index) => inName(first + index) || QUESTION_WORDS.has(token.folded))) return null;
    if (ASKS_FOR.test(before)) return tokens.slice(at, at + 2).some(({ folded }) => QUESTION_WORDS.has(folded) || ASKED_HOW.has(folded)) ? at : null;
  }
  return null;
} // prettier-ignore

const MOST_GREETED = 3;
const MOST_OF_ASKER = 8;
const ASKS_FOR =
  /(?: fragt(?: mich| uns)?| mochte wissen| will wissen| wills wissen| lasst fragen| (?:me |nous )?demande| veut savoir| voudrait savoir| aimerait savoir| (?:mi |ci )?chiede| vuole sapere| vorrebbe sapere| (?:asks?|is asking)(?: me| us)?| wants to know| would like to know| wonders)$/;
const ASKED_HOW = new Set('quanto quanta quanti quante combien ob si se if whether wieviel how'.split(' '));

const LEAST_STATED = 3;
const MOST_LED = 3;
/** Somebody who wants to know, or would have others know. */
const REPORTS = /^(?:fragt|fragen|demande|demandent|chiede|chiedono|domanda|domandano|ask|asks|asking|wonders?)$/;

/** `Know who`, and not `the address as well as what`. */
const KNOWS = /^(?:wissen|erfahren|sehen|know|see|learn|savoir|voir|sapere|vedere)$/;

const FOR = new Set(['fur', 'zwecks', 'pour', 'per', 'for']);

/** Where a question is put again in other words: `..., sprich wer zeichnet`, `cioè chi`. Null: it is not. */
function saidAgain({ tokens, start, end }: Run & { tokens: readonly TaggedToken[] }, inName: (at: number) => boolean): number | null {
  for (let at = start + 1; at < end - 1; at++) {
    const text = tokens.slice(at, at + MOST_MARK).map(({ folded }) => folded).join(' ');
    const mark = inName(at) ? null : IN_OTHER_WORDS.exec(text);
    if (mark === null) continue;
    const behind = at + mark[0].split(' ').length;
    if (tokens.slice(behind, behind + 2).some(({ folded }) => QUESTION_WORDS.has(folded))) return behind;
  }
  return null;
} // prettier-ignore

const MOST_MARK = 4;
const IN_OTHER_WORDS = /^(?:sprich|das heisst|d h|anders gesagt|also|mit anderen worten|c est a dire|autrement dit|cioe|ossia|vale a dire|in altre parole|i e|that is|in other words)(?= )/; // prettier-ignore
