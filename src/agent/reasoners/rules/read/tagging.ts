import {
  CANTONS,
  parseOldNumber,
  parseUid,
  type Canton,
  type IsoDate,
  type Language,
  type Span,
} from '../../../../core/index.js';
import { JOINING } from '../lexicon/index.js';
import { NUMBER_WORDS, timesIn, type TimeRead } from './dates.js';
import { withoutBooks } from './books.js';
import { asFirms } from './as-firms.js';
import { byTheRest } from './by-the-rest.js';
import { everyday } from './everyday.js';
import { gappedAt, otherLanguages, phraseAt, phraseTable } from './phrase-table.js';
import { compoundOf, outsideHead, slipOf } from './slips.js';
import { ofState } from './of-state.js';
import type { Slot } from './slots.js';
import type { TaggedToken } from './tagged.js';
import { yearsOn, type TimeBefore } from './years-on.js';
import { MOST_CHARACTERS, tokensOf, type Token } from './tokens.js';

export type { TaggedToken };

export interface Reading {
  question: string;
  language: Language;
  tokens: TaggedToken[];
  times: TimeRead[];
  /** True where the question is longer than what was read. */
  cut: boolean;
}

const inOrder = (times: readonly TimeRead[]) => [...times].sort((left, right) => left.span.start - right.span.start);

const NUMBER =
  /\b(?:CHE[-\s]?\d{3}[.\s]?\d{3}[.\s]?\d{3}|CH[-\s]?\d{3}[-.\s]?\d[-.\s]?\d{3}[-.\s]?\d{3}[-.\s]?\d)\b/giu;

/** Gives every word of a question its slot; never fails, whatever the text. `before`: the time that `the year after` is counted from. */
export function tagged(question: string, language: Language, today: IsoDate, before: TimeBefore = null): Reading {
  const text = question.slice(0, MOST_CHARACTERS);
  const tokens = tokensOf(question);
  const numbers = [...text.matchAll(NUMBER)].flatMap((match) => {
    const value = parseUid(match[0])?.uid ?? parseOldNumber(match[0]);
    return value === null ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
  });
  const named = timesIn(text, today, language === 'de');
  const moved = yearsOn(text, named, before, today);
  const times = inOrder([...named, ...moved.times]).filter(
    ({ span }) => !numbers.some((number) => number.start < span.end && span.start < number.end),
  );
  const result: TaggedToken[] = [];
  /** Where a phrase in two pieces ends: its second piece says nothing of its own. */
  const tails = new Map<number, number>();
  const isEnd = (at: number) => {
    const [before, token] = [tokens[at - 1]!, tokens[at]];
    return token === undefined || token.breakBefore || JOINING.has(token.folded) || /[,.]/.test(text.slice(before.span.end, token.span.start)); // prettier-ignore
  };
  let phrase = 0;
  for (let at = 0; at < tokens.length; phrase++) {
    const token = tokens[at]!;
    const number = numbers.find((place) => place.start <= token.span.start && token.span.end <= place.end);
    const time = times.findIndex(({ span }) => span.start <= token.span.start && token.span.end <= span.end);
    const uncounted = moved.uncounted.find(({ span }) => span.start <= token.span.start && token.span.end <= span.end);
    const read: WordRead =
      number !== undefined
        ? known({ type: 'NUMBER', value: number.value })
        : time >= 0
          ? known({ type: 'TIME', index: time })
          : uncounted !== undefined
            ? known({ type: 'FILLER', uncounted: uncounted.of })
            : tails.has(at)
              ? known({ type: 'FILLER' }, tails.get(at)! - at)
              : beside(
                  gapped(tokens, at, language, isEnd, tails) ?? wordSlot(tokens, at, language),
                  tokens,
                  at,
                  language,
                  times,
                );
    const { slot, guess, length } = read;
    for (const member of tokens.slice(at, at + length))
      result.push({ slot, guess, inPhrase: length > 1, phrase, ...member });
    at += read.length;
  }
  return {
    question,
    language,
    tokens: byTheRest(withoutBooks(asFirms(result, language)))
      .map(ofTwo)
      .map(ofState),
    times,
    cut: question.length > MOST_CHARACTERS,
  };
}

/** English has one word for what is no more and for the first of two: `the former's purpose`, `what is the former to do`, but not `the former directors`. */
function ofTwo(token: TaggedToken, at: number, tokens: readonly TaggedToken[]): TaggedToken {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (token.folded !== 'former' || before?.folded !== 'the' || token.inPhrase) return token;
  const alone = next === undefined || next.breakBefore || next.commaBefore || OF_NO_NOUN.includes(next.slot?.type ?? 'MEASURE') || LEADS_ON.test(next.folded);
  return alone ? { ...token, slot: { type: 'ORDINAL', index: 0 }, guess: null } : token;
} // prettier-ignore

const LEADS_ON = /^(?:supposed|meant|in|at|for|by|on|up|to|with|do|does|did)$/;
const OF_NO_NOUN: readonly Slot['type'][] = ['FILLER', 'TIME', 'NOW', 'THEN'];

const EARLIER = new Set('before beforehand earlier prior previously after afterwards later dopo prima precedenza precedentemente anteriormente poi successivamente avant auparavant anterieurement apres ensuite vorher zuvor davor fruher danach nachher spater'.split(' ')); // prettier-ignore

const MOST_OF_DAY = 9;
const NAMED = /^(?:hiess|geheissen|genannt|nam|nom|call|known|appel|chiam|denom|firmier|raison|ragion)/;

const BEFORE_THAT =
  /(?:^| )(?:vor (?:dem|der)|vor|avant (?:le|la|l)|avant|prima (?:del|della|dell|dello)|before (?:the|its|their)|before)$/;
const SINCE = new Set(['seit', 'depuis', 'da', 'dal', 'since']);

const EARLIER_THAN_THAT = new Set(['before that', 'before then', 'prior to that', 'davor', 'zuvor', 'vorher', 'avant cela', 'avant ca', 'auparavant', 'in precedenza', 'prima di allora', 'prima di cio']); // prettier-ignore
/** Of the state of things, right before a day. */
const STATE = new Set(['etat', 'stand', 'stato', 'state', 'situation', 'situazione']);
/** German speaks to the one asked with a capital. */
const POLITE = new Set(['Sie', 'Ihnen', 'Ihre', 'Ihrem', 'Ihren', 'Ihrer', 'Ihr']);

const DAY_NOUN =
  /^(?:en |a la |in |alla |per |zum |on the |at the )?(?:date|data|datum|jour|giorno|stichtag|day)(?: (?:du|de|d|del|di|dell|vom|of))?$/;
/** Whether a day begins at a word, small words apart. */
function isOfTime(tokens: readonly Token[], from: number, times: readonly TimeRead[]): boolean {
  let at = from;
  while (at < from + 2 && /^(?:du|de|d|del|di|dell|vom|of|the|le|il)$/.test(tokens[at]?.folded ?? '')) at++;
  const token = tokens[at];
  return token !== undefined && !token.breakBefore && !token.commaBefore && times.some(({ span }) => span.start <= token.span.start && token.span.end <= span.end);
} // prettier-ignore
const SHOULD_I = /^(?:should (?:i|we)|soll ich|sollen wir|dois je|devons nous|devo|dobbiamo)$/;
const WHERE_TO = new Set('where whom which what how who wohin wo wem wen welche welcher welchen welches an ou qui quelle quel dove chi quale che'.split(' ')); // prettier-ignore
const MOST_TO_WHERE = 3;

const CAME_OUT = /^(?:sorti|sortie|sortis|sorties|uscit[oaie])$/;
const GAZETTE = /^(?:fosc|fusc|sogc|feuille|foglio|gazzetta|gazette)$/;
const PRINTS = /^(?:publications?|parutions?|avis|annonces?|pubblicazion[ei]|avvis[oi]|annunc[io]|comunicazion[ei])$/;
/** `How many bankruptcies has the canton known`: it had them, and nobody knew of anything. */
const LIVED = /^(?:a|ont|avait|avaient|ha|hanno|aveva|avevano)$/;
const WAS = /^(?:est|sont|ete|etait|etaient|era|erano|stat[oiae]|e|sono|fu|furono)$/;
const SUBJECTS = /^(?:t|il|elle|on|ils|elles)$/;
function isLived(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:connue?s?|conosciut[oiae])$/.test(tokens[at]!.folded)) return false;
  let before = at - 1;
  while (before > 0 && SUBJECTS.test(tokens[before]!.folded)) before--;
  return LIVED.test(tokens[before]?.folded ?? '') && !WAS.test(tokens[before]?.folded ?? '');
}
const BEFORE_SIGNING =
  /^(?:avant de|prima di|\S* before|bevor \S+|pour|per) (?:signer|firmare|sottoscrivere|signing|i sign|unterschreiben?|unterzeichnen?|unterschreibe|unterzeichne)$/;
const OF_TIME = /^(?:year|month|week|quarter|term|summer|winter|spring|autumn|time|\p{L}+day)s?$/u;
const AT_SIGNING =
  /^(?:\S* bei|bei der|(?:zeitpunkt|zeit|tag|datum) der|\S* (?:at|upon)|(?:date|time|day) of|moment de la|lors de la|momento della|data della) (?:unterzeichnung|unterschrift|signing|signature|firma)$/;
const BEFORE_NOUN = new Set(['a', 'an', 'the', 'per', 'each', 'every', 'this', 'that', 'his', 'her', 'our', 'my', 'your', 'their', 'its', 'one']); // prettier-ignore
const SOURCE = /(?:^| )(?:laut|gemass|selon|d apres|secondo|stando (?:a|al|alla)|according to|as per|per)$/;
const HANGS = /^(?:moi|nous)$/;
/** Before `ca` in small letters, where it stands for the board. */
const BOARD_BEFORE = new Set(['le', 'du', 'au', 'son', 'leur', 'actuel', 'dit']);

/** `Ou qui d'autre`: behind `or`. */
const OR_WHAT = new Set('qui que quoi quel quelle quels quelles bien non pas alors autre un une'.split(' '));

const LEADS_TO_WHERE = new Set('d par vers savoir et dire dis dites est se trouve sait'.split(' '));

/** What a word says by those beside it. */
function beside(read: WordRead, tokens: readonly Token[], at: number, language: Language, times: readonly TimeRead[]): WordRead {
  const plain = everyday(tokens, at, language, read);
  if (plain !== null) return known(plain.slot, plain.length);
  const token = tokens[at]!;
  const said = tokens.slice(at, at + read.length).map(({ folded }) => folded).join(' ');
  // `And before that, on 1 May 2019`: beside a day, words that only say earlier or later.
  const earlier = read.slot === null ? EARLIER.has(token.folded) : read.slot.type === 'LEFT' && EARLIER_THAN_THAT.has(said);
  if (earlier && times.length > 0) return known({ type: 'FILLER' }, read.length);
  // `Earlier, on 20 February 2023?`: then, and under no other name.
  if (EARLIER.has(token.folded) && read.slot?.type === 'MEASURE' && read.slot.measure === 'NAMES' && times.length > 0 && tokens.length <= MOST_OF_DAY && !tokens.some(({ folded }) => NAMED.test(folded))) return known({ type: 'FILLER' }, read.length);
  const next = tokens[at + read.length];
  // `X AG next. Alive or not?`: whom it goes on to, where nothing else stands before it.
  if (token.folded === 'next' && at > 0 && tokens.slice(0, at).every(({ capital }) => capital) && !OF_TIME.test(next?.folded ?? '')) return known({ type: 'ABOUT' });
  if (STATE.has(said) && read.slot?.type === 'MEASURE' && times.some(({ span }) => next !== undefined && span.start <= next.span.start && next.span.end <= span.end)) return known({ type: 'STATE_OF' });
  // `Before the change of auditors`, beside a day: it says when, and nobody who came or went.
  if (times.length > 0 && (read.slot?.type === 'JOINED' || read.slot?.type === 'LEFT' || read.slot?.type === 'TOPIC') && BEFORE_THAT.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''}`)) return known({ type: 'FILLER' }, read.length);
  // `En date du 13 avril 2011`: the day, and not since when.
  if (read.slot?.type === 'WHEN' && DAY_NOUN.test(said) && isOfTime(tokens, at + read.length, times)) return known({ type: 'FILLER' }, read.length);
  // `Where should I send it`: no advice is asked for.
  if (read.slot?.type === 'OUTSIDE' && read.slot.topic === 'LEGAL_ADVICE' && SHOULD_I.test(said) && tokens.slice(Math.max(0, at - MOST_TO_WHERE), at).some(({ folded }) => WHERE_TO.has(folded))) return known({ type: 'FILLER' }, read.length);
  // `Since?`: since when.
  if (tokens.length === 1 && SINCE.has(token.folded)) return known({ type: 'WHEN' });
  // `The publications that came out by May`: they left nobody.
  if (read.slot?.type === 'JOINED' && read.length === 1 && PRINTS.test(tokens[at - 1]?.folded ?? '')) return known({ type: 'FILLER' });
  if (read.slot?.type === 'LEFT' && read.length === 1 && (PRINTS.test(tokens[at - 1]?.folded ?? '') || (CAME_OUT.test(said) && tokens.some(({ folded }) => GAZETTE.test(folded) || PRINTS.test(folded))))) return known({ type: 'FILLER' });
  // `Chi ne presiede il consiglio`: a pronoun; with its accent it is `nor`.
  if (language === 'it' && token.text === 'ne' && read.slot?.type === 'NEGATION') return known({ type: 'FILLER' });
  if (read.slot?.type === 'KNOWN' && read.length === 1 && isLived(tokens, at)) return known({ type: 'FILLER' });
  // `Before I sign`: it is what the question is asked for.
  if (read.slot?.type === 'MEASURE' && read.slot.measure === 'SIGNATORIES' && BEFORE_SIGNING.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''} ${token.folded}`)) return known({ type: 'FILLER' }, read.length);
  // `At signing`: when, and nobody who signs.
  const meant = read.slot ?? read.guess?.slot;
  if (meant?.type === 'MEASURE' && meant.measure === 'SIGNATORIES' && read.length === 1 && AT_SIGNING.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''} ${token.folded}`)) return known({ type: 'FILLER' });
  // `A share letter`, `per share`: a noun, and nobody who shares anything.
  if (language === 'en' && token.folded === 'share' && read.length === 1 && read.slot?.type === 'MEASURE' && BEFORE_NOUN.has(tokens[at - 1]?.folded ?? '')) return known({ type: 'FILLER' });
  // `According to LinkedIn`: whose word it is, and nothing asked for.
  if (read.slot?.type === 'OUTSIDE' && read.slot.topic === 'CONTACT' && SOURCE.test(`${tokens[at - 2]?.folded ?? ''} ${tokens[at - 1]?.folded ?? ''}`)) return known({ type: 'FILLER' }, read.length);
  if (language === 'fr') {
    // `Ne ... que`: only.
    if (token.folded === 'ne' && tokens.slice(at + 1, at + 5).some(({ folded }) => folded === 'qu' || folded === 'que')) return known({ type: 'FILLER' });
    // `M'indiquer`: nobody's title.
    if (token.folded === 'm' && read.length === 1 && (tokens[at + 1]?.span.start ?? 0) - token.span.end === 1 && !token.capital) return known({ type: 'FILLER' });
    // `Nommez-moi`: whatever verb it is, it asks.
    if (at === 0 && HANGS.test(tokens[1]?.folded ?? '') && tokens[1]!.span.start - token.span.end === 1 && read.slot === null) return known({ type: 'FILLER' });
    // `Le tribunal a décidé`: nobody who decides.
    if (read.slot?.type === 'MEASURE' && read.slot.measure === 'OFFICERS' && read.length === 1 && /é(?:e?s?)$/u.test(token.text.normalize('NFC'))) return known({ type: 'FILLER' });
    // `Ça`, in everyday writing without its mark too, is no board.
    if (token.folded === 'ca' && read.length === 1 && token.text !== 'CA' && !BOARD_BEFORE.has(tokens[at - 1]?.folded ?? '')) return known({ type: 'FILLER' });
    const begins = at === 0 || token.breakBefore || token.commaBefore;
    // `Siège X SA`: the noun begins; elsewhere the word is a verb.
    if (token.folded === 'siege' && read.length === 1 && begins && read.slot?.type === 'FILLER') return known({ type: 'MEASURE', measure: 'SEAT' });
    // `Entre X et Y`: a preposition; with its accent it says that somebody came.
    if (token.text === 'entre' && read.slot?.type === 'JOINED' && read.length === 1) return known({ type: 'FILLER' });
    // `Ou` without its accent is `or`, but where a question begins.
    if (token.text === 'ou' && OR_WHAT.has(tokens[at + 1]?.folded ?? '')) return known({ type: 'FILLER' });
    if (token.text === 'ou' && read.length === 1 && !begins && !LEADS_TO_WHERE.has(tokens[at - 1]!.folded)) return known({ type: 'FILLER' });
  }
  if (language === 'de' && read.slot?.type === 'PRONOUN' && at > 0 && !token.breakBefore && POLITE.has(token.text)) return known({ type: 'FILLER' }, read.length);
  return read;
} // prettier-ignore

interface WordRead extends Pick<TaggedToken, 'slot' | 'guess'> {
  /** In tokens. */
  length: number;
}

function gapped(
  tokens: readonly Token[],
  at: number,
  language: Language,
  isEnd: (at: number) => boolean,
  tails: Map<number, number>,
): WordRead | null {
  const found = gappedAt(phraseTable(language), tokens, at, isEnd);
  if (found === null) return null;
  tails.set(found.tail.start, found.tail.end);
  return known(found.slot, found.length);
}

const CODES: ReadonlySet<string> = new Set(CANTONS.filter((code) => code !== 'AG'));

const known = (slot: Slot, length = 1): WordRead => ({ slot, guess: null, length });

/** Of other languages, phrases of several words that say something, for questions that mix; no name is one of them. */
const MIXED: readonly Slot['type'][] = [
  'ROLE',
  'SIGNATURE',
  'MEASURE',
  'LEFT',
  'JOINED',
  'TOPIC',
  'COUNTING',
  'OUTSIDE',
];

const OF_COMPOUND: readonly Slot['type'][] = ['ROLE', 'MEASURE'];

/** The question's own language first, then the others', then what a slip of the pen may have meant. */
function wordSlot(tokens: readonly Token[], at: number, language: Language): WordRead {
  const code = tokens[at]!;
  // `ZH`: in capitals where not all is, a canton; `AG` is a firm's suffix first.
  if (code.capital && CODES.has(code.text)) return known({ type: 'CANTON', canton: code.text as Canton });
  const own = phraseAt(phraseTable(language), tokens, at);
  const beyond = own?.length === 1 && OF_COMPOUND.includes(own.slot.type) ? outsideHead(code, language) : null;
  if (beyond !== null) return known({ type: 'OUTSIDE', topic: beyond });
  if (own !== null && (own.length > 1 || own.slot.type !== 'FILLER')) return known(own.slot, own.length);
  const foreign = otherLanguages(language).map((other) => phraseAt(phraseTable(other), tokens, at));
  for (const found of foreign)
    if (found !== null && found.length > 1 && MIXED.includes(found.slot.type)) return known(found.slot, found.length);
  if (own !== null) return known(own.slot);
  const { folded, text } = tokens[at]!;
  const quantity = /^\d{1,4}$/.test(folded) ? Number(folded) : (NUMBER_WORDS[folded] ?? null);
  if (quantity !== null) return known({ type: 'QUANTITY', value: quantity });
  // A name may well hold an everyday word of another language.
  const single = foreign.find((found) => found !== null && !found.common && folded.length > 2);
  const guess = single
    ? { slot: single.slot, word: text }
    : (slipOf(tokens, at, language) ?? compoundOf(code, language));
  return { slot: null, guess, length: 1 };
}

/** The slot of a word outside of names. */
export function slotOf({ slot, guess }: TaggedToken): Slot | null {
  return slot ?? guess?.slot ?? null;
}

export function phraseText(token: TaggedToken, { tokens }: Reading): string {
  return tokens.filter(({ phrase }) => phrase === token.phrase).map(({ text }) => text).join(' '); // prettier-ignore
}

export function phraseSpan({ phrase, span }: TaggedToken, { tokens }: Reading): Span {
  const last = tokens.findLast((token) => token.phrase === phrase);
  return { start: span.start, end: last?.span.end ?? span.end };
}
