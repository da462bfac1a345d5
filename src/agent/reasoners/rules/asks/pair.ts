import { foldName } from '../../../../core/index.js';
import type { SearchHit } from '../../../../../engines/graph/contract.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { frameOf } from '../read/frame.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { JOINING } from '../lexicon/index.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';
import type { Named } from '../subjects.js';

/** A person and the firm in which her mandates are asked for. */
export interface Pair {
  person: FrameSubject;
  within: FrameSubject;
  /** Of several of that name the only one who ever held a mandate there. */
  onlyOneThere: boolean;
}

/** Measures that are about what somebody is in a firm, where both are named: `what does X do at Y` asks for no purpose. */
const OF_A_PAIR: readonly Measure[] = ['DOSSIER', 'IDENTIFY', 'OFFICERS', 'PERSON_MANDATES', 'JOINED', 'DEPARTED', 'SIGNATORIES', 'STATUS', 'PURPOSE', 'UNKNOWN']; // prettier-ignore

/** `Since when is X on the board of Y`: what X holds in Y, not what each of them is. `onlyThere`: X is the only one of that name there. Null where no such two are named. */
export function pairNamed(named: readonly Named[], names: readonly NamedInQuestion[], words: Said, measure: Measure, onlyThere: boolean): Pair | null {
  // `As what does the name appear there`: side by side the two have no name in common.
  const listed = measure === 'NAMES' && !words.joinsNames;
  if (named.length !== 2 || !(isOfPair(words, measure) || listed)) return null;
  const at = named.findIndex(({ subject }) => subject.kind === 'COMPANY' && subject.uid !== null);
  const [firm, other, hits] = [named[at]?.subject, named[1 - at]?.subject, names[1 - at]?.hits ?? []];
  if (firm === undefined || other === undefined || !isPair(words)) return null;
  if (other.uid !== null) return other.kind === 'PERSON' ? { person: other, within: firm, onlyOneThere: onlyThere } : null;
  return hits.some(({ kind }) => kind !== 'PERSON') ? null : { person: { ...other, kind: 'PERSON' }, within: firm, onlyOneThere: false };
} // prettier-ignore

/** `Is X the auditor of Y?`, of two firms: what X holds in Y. Null where neither ever audited the other, or each did. */
export async function auditorNamed(named: readonly Named[], { roles }: Said, { graph, clocks, call }: ToolContext): Promise<Pair | null> {
  const [one, other] = named.map(({ subject }) => subject);
  const audits = roles.length > 0 && roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR');
  if (named.length !== 2 || !audits || one?.kind !== 'COMPANY' || other?.kind !== 'COMPANY' || one.uid === null || other.uid === null) return null;
  const uids = [one.uid, other.uid];
  const { rows } = await graph.mandates({ companyUids: uids, holderUids: uids, roles, at: 'HISTORY', clocks }, { first: 2 * uids.length, after: null }, call);
  const of = (holder: string | null) => rows.some(({ holderUid }) => holderUid === holder);
  if (of(one.uid) === of(other.uid)) return null;
  return of(one.uid) ? { person: one, within: other, onlyOneThere: false } : { person: other, within: one, onlyOneThere: false };
} // prettier-ignore

/** Whether what is asked can be what somebody is in a firm; `when was she entered` is of her, not of the firm. */
export function isOfPair(words: Said, measure: Measure): boolean {
  const { topics } = words;
  if (isAim(words, measure)) return false;
  const entered = measure === 'TIMELINE' && topics.every(({ value }) => value === 'FOUNDED' || value === 'PERSONS');
  return OF_A_PAIR.includes(measure) || entered;
}

/** `Its purpose`: what a firm has, and nobody in it; `what it does` may be asked of both. */
const isAim = ({ measures }: Said, measure: Measure): boolean =>
  measure === 'PURPOSE' && measures.some(({ value, text }) => value === 'PURPOSE' && AIM.test(text));

const AIM = /\b(?:zweck\w*|\w+zweck|but|objet|scopo|oggetto|purpose|aims?|objects?)\b/i;

const WHEREVER =
  /^(?:qualsiasi|qualunque|ovunque|dovunque|partout|uberall|irgendwo|jeglich\w*|anywhere|everywhere|whatever|whichever)$/;

/** `What does this person do at Y`, `what is X there`: whom the client shows or the conversation is about, with the one who is named. */
export async function pairCarried(
  subjects: readonly FrameSubject[],
  names: readonly NamedInQuestion[],
  { recalled, focusUid }: Asked,
  reading: Reading,
  words: Said,
  measure: Measure,
  context: ToolContext,
): Promise<Pair | null> {
  const [named] = subjects;
  if (subjects.length !== 1 || named === undefined || !OF_A_PAIR.includes(measure) || isAim(words, measure)) return null;
  // `All her posts, at whatever company`.
  if (named.kind === 'PERSON' && reading.tokens.some(({ folded }) => WHEREVER.test(folded))) return null;
  // `And at Y, who is entered?`: everybody there.
  const thereToo = !(words.who && words.entered) && goesOnThere(reading, names, recalled.subjects[0], recalled.frames[0]);
  if (words.pronoun === null && !thereToo && !words.ofPair) return null;
  // `Everybody registered at Y, with their roles`: of all who are there.
  if (words.crowd && words.pronoun?.of !== 'PERSON') return null;
  const hits = names[0]?.hits ?? [];
  const open = named.uid === null && names[0]?.found === 'NAME' && hits.every(({ kind }) => kind === 'PERSON');
  const wanted = named.kind === 'COMPANY' && !open ? 'PERSON' : 'COMPANY';
  // `Is she there too?`, in words that may mean a firm as well: of the person last spoken of.
  const personToo = words.both !== null && words.pronoun?.of === 'EITHER' && recalled.subjects[0]?.kind === 'PERSON';
  // `Are they still on the board of Y?`: one person is spoken of so as well.
  const they = THEY.has(words.pronoun?.token.folded ?? '') && recalled.current === 1 && recalled.subjects[0]?.kind === 'PERSON';
  // `Ist sie noch bei der Y AG?`, behind what somebody holds: she, and no firm that has posts at Y.
  const hers = OF_HER.includes(measure) && SHE.test(words.pronoun?.token.folded ?? '') && !HOW_IS_IT.test(foldName(reading.question)) && recalled.subjects[0]?.kind === 'PERSON' && names[0] !== undefined && isAt(reading.tokens, names[0].start);
  const said = words.ofPair ? wanted : personToo || they || hers || words.pronoun === null ? 'PERSON' : words.pronoun.of;
  if (said !== wanted) return null;
  // `Is he still a director at Y?`, of several firms called Y: the only one that he ever held anything in.
  if (named.uid === null && !open) {
    const holder = wanted === 'PERSON' && focusUid === null && names[0]?.found === 'NAME' ? recalled.subjects.find(({ kind }) => kind === 'PERSON') : undefined;
    const firm = holder === undefined ? null : await onlyFirmOf(holder.uid, hits.filter(({ kind }) => kind === 'COMPANY'), context);
    if (holder === undefined || firm === null) return null;
    return { person: { text: '', span: words.pronoun?.token.span ?? named.span, ...carriedFields(holder) }, within: { ...named, kind: 'COMPANY', uid: firm.uid, name: firm.matchedName }, onlyOneThere: false };
  }
  const focus = { uid: focusUid ?? '', kind: wanted, name: null } as const;
  const meant = focusUid === null ? recalled.subjects.find(({ kind }) => kind === wanted) : focusUid.startsWith('pe_') === (wanted === 'PERSON') ? focus : undefined;
  if (meant === undefined) return null;
  const carried: FrameSubject = { text: '', span: words.pronoun?.token.span ?? named.span, ...carriedFields(meant) };
  if (wanted === 'PERSON') return { person: carried, within: named, onlyOneThere: false };
  if (!open) return { person: named, within: carried, onlyOneThere: false };
  const one = await onlyOneIn(meant.uid, hits, context);
  const person: FrameSubject = { ...named, kind: 'PERSON' };
  return one === null ? null : { person: { ...person, uid: one.uid, name: one.matchedName }, within: carried, onlyOneThere: true };
} // prettier-ignore

const OF_HER: readonly Measure[] = ['PERSON_MANDATES', 'DOSSIER', 'UNKNOWN'];
/** Firms are spoken of so as well. */
const SHE = /^(?:sie|er|elle|il|lei|lui)$/;
const HOW_IS_IT = /\bqu en est il\b/;

/** `And at Y, what does she do?`: behind what a person holds, of the same person. */
function goesOnThere({ tokens }: Reading, [name]: readonly NamedInQuestion[], spoken: { kind: FrameSubject['kind'] } | undefined, last: QuestionFrame | undefined): boolean {
  const goesOn = JOINING.has(tokens[0]?.folded ?? '') && spoken?.kind === 'PERSON' && last?.measure === 'PERSON_MANDATES';
  return goesOn && name !== undefined && isAt(tokens, name.start);
} // prettier-ignore

/** Words that lead to the firm in which somebody is. */
const AT = new Set('bei beim der die chez aupres a au dans in nella nel nell presso alla at with over'.split(' '));

/** Whether a word that leads to such a firm stands before its name: `auprès de X`. */
export function isAt(tokens: Reading['tokens'], start: number): boolean {
  const [lead, before] = [tokens[start - 2]?.folded ?? '', tokens[start - 1]?.folded ?? ''];
  return AT.has(before) || (before === 'de' && lead === 'aupres');
}

const THEY = new Set(['they', 'them', 'their', 'theirs']);

const carriedFields = ({ uid, kind, name }: Pick<FrameSubject, 'kind' | 'name'> & { uid: string }) => ({
  uid,
  kind,
  name,
});

/** The only one of several people who ever held anything in a firm, as far as was known on the day asked for. */
export async function onlyOneIn(firm: string, hits: readonly SearchHit[], { graph, clocks, call }: ToolContext) {
  const filter = { companyUids: [firm], holderUids: hits.map(({ uid }) => uid), at: 'HISTORY' as const, clocks };
  const { rows, hasMore } = await graph.mandates(filter, { first: 200, after: null }, call);
  const there = new Set(rows.map(({ holderUid }) => holderUid));
  return there.size !== 1 || hasMore ? null : (hits.find(({ uid }) => there.has(uid)) ?? null);
}

/** The only one of several firms in which somebody ever held anything. */
async function onlyFirmOf(person: string, hits: readonly SearchHit[], { graph, clocks, call }: ToolContext) {
  if (hits.length < 2) return null;
  const filter = { companyUids: hits.map(({ uid }) => uid), holderUids: [person], at: 'HISTORY' as const, clocks };
  const { rows, hasMore } = await graph.mandates(filter, { first: 200, after: null }, call);
  const there = new Set(rows.map(({ companyUid }) => companyUid));
  return there.size !== 1 || hasMore ? null : (hits.find(({ uid }) => there.has(uid)) ?? null);
}

/** `P has long been at F. What is the date of entry?`: of a part that goes on about the two, what is asked is of the same two. Null: it goes on about other things. */
export function frameOfPairLent(reading: Reading, words: Said, measure: Measure, { subjects, within, onlyOneThere }: QuestionFrame): QuestionFrame | null {
  const [person] = subjects;
  const entered = measure === 'TIMELINE' ? words.topics.every(({ value }) => value === 'FOUNDED' || value === 'PERSONS') : measure === 'NAMES' && words.when;
  if (within === null || person === undefined || words.companies || !(OF_A_PAIR.includes(measure) || entered)) return null;
  return frameOfPair(reading, words, { person, within, onlyOneThere });
} // prettier-ignore

/** What a person holds or held in one firm. Arrivals are told by since when; what ended, by all there was. */
export function frameOfPair(reading: Reading, words: Said, { person, within, onlyOneThere }: Pair): QuestionFrame {
  const { joined, left, when, roles, roleWords, topics } = words;
  const frame = frameOf(reading, words, 'PERSON_MANDATES', [person]);
  const told = [joined, left, ...topics.map(({ text }) => text), ...words.measures.filter(({ value }) => value === 'STATUS' || value === 'PURPOSE').map(({ text }) => text)]; // prettier-ignore
  return {
    ...frame,
    topics: [],
    within,
    onlyOneThere,
    sinceWhen: left === null && (when || joined !== null || topics.some(({ value }) => value === 'FOUNDED')),
    // `A director, a manager or what`: all that she is.
    roles: roleWords > 1 ? [] : roles,
    notUnderstood: frame.notUnderstood.filter((word) => !told.includes(word)),
  };
}

/** What of two that are named is asked: of both side by side, and nothing else, each is asked about alone. */
function isPair({ joinsNames, measures, roles, when }: Said): boolean {
  if (measures.some(({ value }) => value === 'DOSSIER')) return false;
  return !joinsNames || measures.length + roles.length > 0 || when;
}
