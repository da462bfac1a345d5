import { foldName, type IsoDate } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Recalled } from '../../../slots.js';
import { pickedOf, type Carried } from './carried.js';
import { CHANGED } from '../read/firms/changed.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { isSuffix } from '../read/names/runs.js';
import { said, type Said } from '../read/said.js';
import { says } from '../read/says.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/** `I mean the second`: says which one and asks for nothing, whatever other words it has; `who is behind the second`, behind where the first is, asks for people. */
export function onlyPicks({ tokens }: Reading, words: Said, again: QuestionFrame | null = null): boolean {
  if (words.who && again !== null && OWN_VALUES.includes(again.measure)) return false;
  const opens = words.asks !== null && words.unknown.length > 0 && tokens.length > 0 && slotOf(tokens[0]!)?.type === 'FILLER';
  return !says({ ...words, unknown: [] }) && !opens;
} // prettier-ignore

/** `And on 1 January 2020?`: only with something new is what was asked before asked again; `what is it there for` is a question of its own. */
export function addsOnly(words: Said, last: QuestionFrame | undefined): boolean {
  const { times, when, then, now, ever, about } = words;
  // `Since when is it entered?`, behind what a firm is or does: a question of its own.
  if (when && words.entered && last !== undefined && OWN_VALUES.includes(last.measure)) return false;
  // `And in 2021, who was on it?`, behind a value: somebody is asked for.
  if (words.who && last !== undefined && OWN_VALUES.includes(last.measure)) return false;
  return !says(words) && words.unknown.length === 0 && (times.length > 0 || when || then || now || ever || about);
}

/** `And where was it on 3 May 2020?`, behind a question for a firm's seat, purpose or name: that value is meant, and nobody; where it was, not where the firm is. */
export function ofValue(words: Said, { frames, subjects }: Recalled): Said {
  const [last] = frames;
  if (last === undefined || last.refusal !== null || !VALUES.includes(last.measure) || (words.times.length === 0 && !words.then && !words.now)) return words;
  const where = ({ value, text }: Said['measures'][number]) => last.measure === 'SEAT' && ((value === 'ADDRESS' && WHERE.test(foldName(text))) || (value === 'PERSON_MANDATES' && ELSEWHERE.test(foldName(text))));
  const measures = words.measures.filter((measure) => !where(measure));
  if (measures.length > 0) return words;
  const thing = words.pronoun?.of === 'PERSON' && subjects.every(({ kind }) => kind === 'COMPANY');
  return { ...words, measures, ...(thing && { pronoun: null, people: false }) };
} // prettier-ignore

/** `Has it changed?`, `when did it change?`, behind a value: all that it ever was, and not all that happened to the firm. */
export function ofChange({ tokens, language }: Reading, words: Said, { frames: [last], questions }: Recalled): Said {
  const { measures, topics, times, roles, outside, joined, left, unknown, companies, people, now, then } = words;
  // `And the purpose?`, behind whether the seat changed.
  const [value, another] = measures;
  const also = value !== undefined && another === undefined && VALUES.includes(value.value) && JOINS[language].has(tokens[0]?.folded ?? '') && unknown.length + times.length + topics.length === 0 && !(now || then || words.when);
  if (also && last?.changes === true && last.refusal === null && foldName(questions[0] ?? '').split(' ').some((word) => CHANGED.test(word))) return { ...words, ever: true };
  if (last === undefined || last.refusal !== null || !VALUES.includes(last.measure) || !tokens.some(({ folded }) => CHANGED.test(folded))) return words;
  const more = topics.length + times.length + roles.length > 0 || [outside, joined, left].some((word) => word !== null) || companies || people;
  if (more || measures.some(({ value }) => value !== 'TIMELINE') || !unknown.every((word) => CHANGED.test(foldName(word)))) return words;
  return { ...words, measures: [{ value: last.measure, text: '' }], ever: true, counting: null, how: false, unknown: [], unknownAsked: false };
} // prettier-ignore

const VALUES: readonly Measure[] = ['SEAT', 'PURPOSE', 'NAMES', 'CAPITAL', 'ADDRESS', 'LEGAL_FORM'];
const WHERE = /^(?:wo|ou|dove|dov|where)(?: |$)/;
const ELSEWHERE =
  /^(?:(?:noch |wo |ou |dove |where )*(?:anderswo|woanders|andernorts|ailleurs|altrove|elsewhere|somewhere else|sonst wo|autre part))$/;

const OWN_VALUES: readonly Measure[] = ['ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NAMES', 'HEAD_OFFICE', 'BRANCHES', 'DOSSIER', 'IDENTIFY']; // prettier-ignore

/** How many of what, of the one spoken of: `and how many directors?` right behind a question about a firm. */
export function countsOfOne(words: Said): boolean {
  const { companies, people, notices, topics, canton, grouping, status, order, legalForm, roles, counting } = words;
  const overall = companies || people || notices || topics.length > 0 || canton !== null || grouping !== null || status !== null || order !== null || legalForm !== null;
  return counting !== null && roles.length > 0 && !overall;
} // prettier-ignore

/** `And how much has X?`, right behind a question for an amount. */
export function asksAmountAgain(words: Said, frames: readonly QuestionFrame[]): boolean {
  const last = frames.find(({ measure }) => measure === 'CAPITAL') ?? frames[0];
  const { measures, roles, topics, companies, people, notices, left, joined, outside } = words;
  const more = measures.length + roles.length + topics.length > 0 || (companies && words.ordinal === null) || people || notices || left !== null || joined !== null || outside !== null;
  return words.counting !== null && !more && last?.measure === 'CAPITAL' && last.refusal === null;
} // prettier-ignore

const HAPPENED: readonly Measure[] = ['BANKRUPTCY_DATES', 'TIMELINE'];
const SEVERAL_NOTICES =
  /(?:ungen|ionen|notices|publications|announcements|events|ereignisse|inserate|avis|annonces|parutions|evenements|pubblicazioni|avvisi|annunci|comunicazioni|eventi)$/;

const DECIDED =
  /^(?:gericht|richter|entsch(?:eid|ied)|urteil|court|decid|decision|judge|ruling|ruled|tribunal|juge|jugement|giudic|decis|sentenz|decret|pretore|pretura)/;

/** `And when was that published?`, `when had the court decided it?`, right behind a question for the day of something: both of its days are told. */
export function asksWhenPrinted({ tokens, language }: Reading, words: Said, last: QuestionFrame | undefined): boolean {
  if (last === undefined || last.refusal !== null || !HAPPENED.includes(last.measure) || last.topics.length !== 1) return false;
  const { measures, roles, left, joined, outside, topics, order, ever, times, counting } = words;
  const unknown = words.unknownAsked ? words.unknown : [];
  const more = measures.length + roles.length + topics.length + times.length + unknown.length > 0 || ever || [left, joined, outside, order, counting].some((word) => word !== null);
  const list = tokens.some((token) => slotOf(token)?.type === 'NOTICE_NOUN' && SEVERAL_NOTICES.test(token.folded));
  const goesOn = words.when || words.asks === 'WHETHER' || JOINS[language].has(tokens[0]?.folded ?? '');
  const decided = tokens.some(({ folded }) => DECIDED.test(folded));
  return (words.notices || decided) && goesOn && !more && !list;
} // prettier-ignore

const IS_OF_DAY = /^(?:(?:elle|il|ca|cela) date|datiert|stammt vo|e datat|risale|dates? (?:from|back))/;

/** `But the court's ruling, of which day is that?`, behind a question for the day of something: the ruling is its other day, and no advice. */
export function withDecision({ tokens }: Reading, words: Said, last: QuestionFrame | undefined): Said {
  const decided = tokens.some(({ folded }) => DECIDED.test(folded));
  if (last === undefined || last.refusal !== null || !HAPPENED.includes(last.measure) || last.topics.length !== 1) return words;
  // `La publication, elle date de quand ?`: of the day that it has, nothing was founded.
  if (words.notices) return { ...words, topics: words.topics.filter(({ text }) => !IS_OF_DAY.test(foldName(text))) };
  if (!decided || !words.when) return words;
  const others = words.unknown.filter((word) => !DECIDED.test(foldName(word)));
  const unknown = others.length > 1 ? others : [];
  const outside = words.outside?.value === 'LEGAL_ADVICE' ? null : words.outside;
  return { ...words, outside, unknown, unknownAsked: words.unknownAsked && unknown.length > 0 };
} // prettier-ignore

/** Begins with `and`, asks `what about`, is a name and a question mark, or a name and `also its`. */
export function isEllipsis(reading: Reading, words: Said, names: readonly NamedInQuestion[]): boolean {
  const { tokens, language, question } = reading;
  const isFiller = (token: TaggedToken) => slotOf(token)?.type === 'FILLER';
  const first = tokens.find((token) => JOINS[language].has(token.folded) || !isFiller(token));
  if (words.about || (first !== undefined && JOINS[language].has(first.folded))) return true;
  // `Same day, but X`.
  if (words.then && names.length > 0 && words.asks === null && words.unknown.length === 0) return true;
  const outside = tokens.filter((_, at) => !names.some(({ start, end }) => start <= at && at < end));
  if (words.pronoun?.of === 'EITHER' && words.asks === null && words.unknown.length === 0) return true;
  // `X as well`, with no question mark.
  const also = outside.length > 0 && outside.length <= 2 && outside.every((token) => ALSO.has(token.folded));
  return also || (outside.length <= 1 && outside.every(isFiller) && /\?\s*$/.test(question));
}

const ALSO = new Set('auch ebenfalls ebenso genauso dito gleichfalls bitte aussi egalement pareil idem anche pure altrettanto too likewise ditto also same as well please die der das la le il lo the'.split(' ')); // prettier-ignore
const JOINS = { de: new Set(['und']), fr: new Set(['et']), it: new Set(['e', 'ed']), en: new Set(['and']) };

/** `Same question about the departures of X`: of the same time, where none is said. */
export const asksSameQuestion = ({ times, now, ever, then, when, topics }: Said, { question }: Asked): boolean =>
  times.length + topics.length === 0 && !(now || ever || then || when) && SAME_QUESTION.test(foldName(question));
const SAME_QUESTION =
  /^(?:(?:und|et|e|and|la|the|die) )?(?:meme question|(?:gleiche|selbe|dieselbe) frage|(?:stessa|medesima) domanda|same question) (?:pour|sur|concernant|fur|zu|zum|zur|bei|uber|per|su|sul|sull|sulla|sulle|sugli|di|for|about|on)(?: |$)/;

/** Comings and goings: one asked right behind the other is asked of the same time and body. */
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];

/** `And today?`, right behind who came or went: who is there now, and no comings of today. */
export function isWhoNow(words: Said, last: QuestionFrame | undefined, today: IsoDate): boolean {
  const dated = words.times.length > 0 && words.times.every(({ asOf }) => asOf === today);
  const now = words.now ? words.times.length === 0 || dated : dated;
  return (
    now &&
    words.unknown.length === 0 &&
    last !== undefined &&
    last.refusal === null &&
    MOVES.includes(last.measure) &&
    !says(words)
  );
}

/** `Who joined in 2022? And who left?`: null where the turn before asked something else. */
export function counterpart(words: Said, last: QuestionFrame | undefined): Measure | null {
  if (last === undefined || last.refusal !== null || words.topics.length > 0) return null;
  // `Who left in 2024? Appointments that year?`: who was appointed, and no posts of somebody's.
  if (
    last.measure === 'DEPARTED' &&
    words.pronoun === null &&
    words.measures.length > 0 &&
    words.measures.every(({ text }) => APPOINTMENTS.test(foldName(text)))
  )
    return 'JOINED';
  if (words.measures.length > 0) return null;
  if (words.joined !== null && last.measure === 'DEPARTED') return 'JOINED';
  return words.left !== null && last.measure === 'JOINED' ? 'DEPARTED' : null;
}

const APPOINTMENTS = /^(?:(?:new )?appointments?|(?:neue )?(?:ernennung|berufung)(?:en)?|nominations?|nomin[ae])$/;

/** `Who before that?`: of those who left, the ones in the office that was asked about. */
const EARLIER = new Set([
  'davor',
  'zuvor',
  'vor ihm',
  'vor ihr',
  'avant cela',
  'avant ca',
  'auparavant',
  'avant lui',
  'avant elle',
  'in precedenza',
  'prima di allora',
  'prima di lui',
  'prima di lei',
  'before that',
  'before then',
  'before him',
  'before her',
  'prior to that',
]);
const OFFICES: readonly Measure[] = ['OFFICERS', 'AUDITOR'];

const ANY_OFFICE =
  /(?:^| )(?:in (?:irgendeiner|gleich welcher|egal welcher|jeder) (?:funktion|eigenschaft|rolle)|egal (?:in welcher funktion|als was)|a quelque titre|a n importe quel titre|a un titre quelconque|quelle que soit (?:leur|la|sa) (?:fonction|qualite)|a (?:qualsiasi|qualunque|qualsivoglia) titolo|in (?:qualsiasi|qualunque) (?:veste|carica|funzione|ruolo|qualita)|in (?:any|whatever|whichever) (?:capacity|role|function|office)|(?:whatever|no matter) (?:the|their|what) (?:role|function|capacity|office|post))(?= |$)/;

export function takeMoves(
  frame: QuestionFrame,
  words: Said,
  {
    question,
    recalled: {
      frames: [last],
    },
  }: Asked,
): void {
  const earlier = words.left !== null && EARLIER.has(foldName(words.left)) && frame.measure === 'DEPARTED';
  if (
    earlier &&
    last !== undefined &&
    last.refusal === null &&
    OFFICES.includes(last.measure) &&
    frame.roles.length === 0
  )
    frame.roles = last.measure === 'AUDITOR' && last.roles.length === 0 ? ['AUDITOR', 'GROUP_AUDITOR'] : last.roles;
  const both = last !== undefined && MOVES.includes(frame.measure) && MOVES.includes(last.measure);
  if (!both || frame.measure === last.measure || last.refusal !== null) return;
  // `Who came, in whatever capacity?`: everybody, and not those of the body before.
  if (frame.roles.length === 0 && !ANY_OFFICE.test(foldName(question))) frame.roles = last.roles;
  if (words.times.length === 0 && frame.asOf === null && frame.range === null)
    [frame.asOf, frame.range, frame.knownOn] = [last.asOf, last.range, last.knownOn];
}

/** A name with its firm's suffix, in quotation marks, or of several capitals. */
export function isWhole({ tokens }: Reading, { start, end }: NamedInQuestion): boolean {
  const words = tokens.slice(start, end);
  return words.some((word) => isSuffix(word) || word.quote !== null) || words.filter(({ capital }) => capital).length > 1; // prettier-ignore
}

/**
 * What of a question that goes on is surely no name: it would change whom the conversation is about. A word at the beginning of a sentence, a
 * noun of German, or a word in small letters beside something that is asked, none of which the register knows as a name; several such words that it
 * knows together, or one that a preposition leads to and only one bears, are a name in small letters.
 */
export function isStray(reading: Reading, names: readonly NamedInQuestion[], name: NamedInQuestion): boolean {
  const { tokens, language, question } = reading;
  if (isWhole(reading, name)) return false;
  const own = tokens.slice(name.start, name.end);
  // `Who signs for muster bau?`
  const led = LEADS.has(tokens[name.start - 1]?.folded ?? '') && !own[0]!.breakBefore;
  const [unknown, together] = [own.filter(({ slot }) => slot === null).length, own.length > 1];
  if (name.found === 'NAME' && (together ? unknown > 0 : led && unknown > 0 && name.hits.length === 1)) return false;
  if (!own.some((token) => token.capital && slotOf(token) === null)) return name.found !== 'NAME' || says(said(reading, names));
  if (name.found === 'NAME') return false;
  const before = tokens[name.start - 1];
  const begins = before === undefined || own[0]!.breakBefore || /[.]/.test(question.slice(before.span.end, own[0]!.span.start));
  return begins || (language === 'de' && !BEFORE_NAMES.has(before.folded));
} // prettier-ignore

/** Lead to whom something is asked of. */
const LEADS = new Set(
  'von vom bei beim fur mit de du chez pour avec di della per con presso for of at with'.split(' '),
);
/** German nouns are capital: behind these one may be a name. */
const BEFORE_NAMES = new Set('von vom bei beim fur zu zur uber namens herr herrn frau firma und ist'.split(' '));

/** `The one at X AG`: of candidates still to choose from, the only one that has or had to do with that firm. */
export async function pickedAt(
  { recalled }: Asked,
  subjects: readonly FrameSubject[],
  words: Said,
  { graph, clocks, call }: ToolContext,
): Promise<Carried | null> {
  const [named] = subjects;
  if (!recalled.pending || subjects.length !== 1 || named === undefined || named.uid === null || says(words))
    return null;
  const itself = recalled.candidates.find(({ uid }) => uid === named.uid);
  if (itself !== undefined) return pickedOf(itself, recalled, words);
  const uids = recalled.candidates.filter(({ kind }) => kind === 'PERSON').map(({ uid }) => uid);
  if (named.kind !== 'COMPANY' || uids.length === 0) return null;
  const filter = { companyUids: [named.uid], holderUids: uids, at: 'HISTORY' as const, clocks };
  const { rows } = await graph.mandates(filter, { first: MOST_MANDATES, after: null }, call);
  const there = recalled.candidates.filter(({ uid }) => rows.some(({ holderUid }) => holderUid === uid));
  return there.length === 1 ? pickedOf(there[0]!, recalled, words) : null;
}

const MOST_MANDATES = 200;
