import { bears } from '../read/names/choose.js';
import { foldName } from '../../../../core/index.js';
import type {
  Candidate,
  FrameSubject,
  Measure,
  OutsideTopic,
  QuestionFrame,
  Remembered,
} from '../../../../trace/index.js';
import type { Asked, Recalled } from '../../../slots.js';
import { saysFounded } from '../read/time/founding.js';
import { kindOf } from '../read/frame.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { Said } from '../read/said.js';
import { says } from '../read/says.js';
import { asksOfEach, asksOfTwo, twoSpoken } from './together.js';
import { unwritten } from '../read/unwritten.js';

export interface Carried {
  subjects: FrameSubject[];
  because: string;
  /** One of several shown or spoken of: what was asked before, as it was read then, may be asked again of this one. */
  picked: boolean;
  again: QuestionFrame | null;
}

type Spoken = Pick<Remembered, 'uid' | 'kind' | 'name'>;

/** Whom a part means that names nobody: what the client shows, one of a list, somebody of the conversation. Null: nobody, and nobody is taken instead. */
export function carriedOf(asked: Asked, words: Said, measure: Measure): Carried | null {
  const { recalled, focusUid } = asked;
  const carried = (subjects: FrameSubject[], because: string): Carried => ({ subjects, because, picked: false, again: null });
  if (focusUid !== null) {
    const subject = { uid: focusUid, kind: kindByUid(focusUid), name: null };
    return carried([subjectOf(subject, words)], 'the entity in focus');
  }
  if (words.back) {
    const before = spokenBefore(recalled, words);
    return before && carried([subjectOf(before, words)], 'spoken of before');
  }
  // `What capital has the first, and what the second?`: of neither alone.
  const each = FIRST_AND_SECOND.test(foldName(asked.question)) ? twoSpoken(asked, words, measure) : [];
  if (each.length > 1) return carried(each.map((one) => subjectOf(one, words)), 'the two spoken of before');
  const points = pointsAtOne(recalled, words);
  const picked = points ? pointedAt(recalled, words, measure) : pickedByWords(recalled.candidates, words);
  if (picked !== null) return pickedOf(picked, recalled, words);
  if (points) return null;
  if (asksOfTwo(words, measure) || asksOfEach(asked, measure)) {
    const both = twoSpoken(asked, words, measure);
    if (both.length > 1) return carried(both.map((one) => subjectOf(one, words)), 'the two spoken of before');
  }
  const open = stillOpen(recalled, words, measure);
  if (open !== null) return carried(open, 'it is still open who of the list is meant');
  const meant = inPlay(recalled, words, measure);
  return meant.length === 0 ? null : carried(meant.map((one) => subjectOf(one, words)), 'the subject of the conversation');
} // prettier-ignore

/** What was asked last is asked again of the one picked, where it can be asked of such a one alone; else what the list was shown for. */
export function pickedOf(picked: Spoken, { frames, candidates, shownFor }: Recalled, words: Said): Carried {
  const listed = candidates.some(({ uid }) => uid === picked.uid) ? shownFor : [];
  const again = [frames[0], listed[0]].find((frame) => frame !== undefined && canBeAskedOf(frame, picked));
  return {
    subjects: [subjectOf(picked, words)],
    because: 'picked from those shown',
    picked: true,
    again: again ?? null,
  };
}

const FIRST_AND_SECOND =
  /\b(?:die|der|den|dem) (?:erste[nr]?|eine[nr]?|erstere[nr]?)\b(?: \w+){0,3} (?:die|der|den|dem) (?:zweite[nr]?|andere[nr]?|letztere[nr]?)\b|\b(?:la|le) premiere?\b(?: \w+){0,3} (?:la|le) (?:seconde?|deuxieme)\b|\bl une\b(?: \w+){0,2} l autre\b|\b(?:l|all|dall|dell|nell) un[ao]\b(?: \w+){0,3} (?:l|all|dall|dell|nell) altr[ao]\b|\b(?:la|il|della|del) prim[ao]\b(?: \w+){0,3} (?:la|il|della|del) second[ao]\b|\bthe (?:first|former|one)\b(?: (?!who|that|which|one)\w+){0,3} the (?:second|latter|other)\b/;

const OF_SEVERAL: readonly Measure[] = ['UNKNOWN', 'SHARED_OFFICERS', 'PATH', 'COUNT', 'RANKING'];

/** Whether what was asked may be asked of this one alone. */
export function canBeAskedOf({ measure, refusal }: QuestionFrame, { kind }: Pick<FrameSubject, 'kind'>): boolean {
  const fits = kindOf(measure);
  return refusal === null && !OF_SEVERAL.includes(measure) && (fits === 'EITHER' || fits === kind);
}

function subjectOf({ uid, kind, name }: Omit<FrameSubject, 'text' | 'span'>, { pronoun }: Said): FrameSubject {
  return { text: '', span: pronoun?.token.span ?? { start: 0, end: 0 }, kind, uid, name };
}

/** People's uids tell that they are people's (data-model.md). */
const kindByUid = (uid: string): Remembered['kind'] => (uid.startsWith('pe_') ? 'PERSON' : 'COMPANY');

/** Whether the words point at one of several shown or spoken of: nobody else is meant then. */
export function pointsAtOne(
  { candidates, listed, together, inOrder }: Recalled,
  { ordinal, other, quantity, counting, order, crowd }: Said,
): boolean {
  if (ordinal !== null || other) return candidates.length + listed.length + together.length + inOrder.length > 0;
  const shown = candidates.length > 0 || (listed.length > 0 && counting === null && order === null && !crowd);
  return shown && quantity !== null && /^\d+$/.test(quantity.text);
}

/** What a noun or pronoun can only mean; null where there is none. */
function kindSaid({ pronoun, companies, people, crowd }: Said): 'COMPANY' | 'PERSON' | null {
  if (pronoun !== null && pronoun.of !== 'EITHER') return pronoun.of;
  // `All the people` are asked for, `that person` was spoken of.
  return companies ? 'COMPANY' : people && !crowd ? 'PERSON' : null;
}

const ofKind = <One extends Spoken>(list: readonly One[], kind: 'COMPANY' | 'PERSON' | null): readonly One[] =>
  kind === null ? list : list.filter((one) => one.kind === kind);

/** `the second one` of the list shown last, or of those spoken of together; else of all spoken of. `The other`: of two. A list of which it cannot be asked is not meant. */
function pointedAt({ candidates, pending, listed, together: both, inOrder, subjects, current, frames }: Recalled, words: Said, measure: Measure): Spoken | null {
  const { ordinal, quantity, other } = words;
  // A person in a firm: `the first company` is none of the two.
  const together = both.every(({ kind }) => kind === both[0]!.kind) || ordinal === null ? both : [];
  const [last] = frames;
  const bare = !says(words) && last !== undefined;
  // Of a firm's people the auditor is none, and one is no list.
  const people = ofKind(listed, 'PERSON');
  const list = people.length > 0 ? people : listed;
  // Of firms told of two firms at once (the auditors of each), neither is `the second`.
  const ofBoth = current > 1 && together.length === current && areFirms(together) && areFirms(list);
  const told = list.length > 1 && !ofBoth ? list : [];
  // Of two who were joined, the first is none of those between.
  const joined = last?.measure === 'PATH' && both.length > 1;
  const lists: readonly (readonly Spoken[])[] = pending ? [candidates] : joined ? [both, told, inOrder] : bare ? [candidates, together, told, inOrder] : [told, candidates, together, inOrder];
  // `The first company` is none of a list of people.
  const counted = ordinal?.of ?? null;
  // `Which companies has the second?` asks for companies, of a list of people.
  const said = kindSaid(words);
  const fits = kindOf(measure);
  // `Is the first one married?`, behind a list of people, whatever was told of one of them since.
  const ofPrivate = words.outside?.value === 'PRIVATE_LIFE' && counted === null && candidates.some(({ kind }) => kind === 'PERSON');
  const ofPeople = counted === 'PERSON' || pending || ofKind(candidates, 'PERSON').length > 0;
  const ofFirms = !ofPeople && words.outside !== null && OF_FIRMS.includes(words.outside.value);
  // `Where does the first one live?`: no firm does.
  const dwells = words.measures.some(({ value }) => value === 'RESIDENCE') && !words.companies;
  const asked = ofPrivate || dwells ? 'PERSON' : ofFirms ? 'COMPANY' : counted === 'PERSON' ? null : FIRMS_MOSTLY.includes(measure) && said !== 'PERSON' ? 'COMPANY' : fits === 'EITHER' || bare ? null : fits;
  const shown = lists.map((list) => ofKind(ofKind(list, counted), pending ? null : asked)).filter((list) => list.length > 0);
  const pick = (all: readonly Spoken[]): Spoken | null => {
    const list = all.some(({ kind }) => kind === said) ? ofKind(all, said) : all;
    if (other && ordinal === null) return otherOf(list, subjects) ?? (said === 'PERSON' ? null : otherOf(ofKind(list, 'COMPANY'), subjects));
    return list.at(ordinal?.value ?? Number(quantity?.text) - 1) ?? null;
  };
  const picked = shown.map(pick);
  // `And the second?`: the one of whom the question before can be asked.
  const again = bare ? picked.find((one) => one !== null && canBeAskedOf(last, one)) : undefined;
  return again ?? picked[0] ?? null;
} // prettier-ignore

const areFirms = (list: readonly Spoken[]) => list.every(({ kind }) => kind === 'COMPANY');

/** No register tells these, and nobody asks them of a person. */
const OF_FIRMS: readonly OutsideTopic[] = ['FINANCES', 'SHARE_PRICE', 'SHAREHOLDERS', 'EMPLOYEES'];
/** What is asked of firms, unless a person is spoken of. */
const FIRMS_MOSTLY: readonly Measure[] = ['ADDRESS', 'TIMELINE', 'NAMES'];

/** Of two, the one that was not spoken of last; null where neither was. */
function otherOf(list: readonly Spoken[], subjects: readonly Remembered[]): Spoken | null {
  const last = subjects.find(({ uid }) => list.some((one) => one.uid === uid));
  return list.length === 2 && last !== undefined ? (list.find(({ uid }) => uid !== last.uid) ?? null) : null;
}

/** `back to the first company`: by the order in which they were first spoken of; without a number, who was spoken of before this one. */
function spokenBefore({ subjects, inOrder, current, together }: Recalled, words: Said): Spoken | null {
  const kind = kindSaid(words);
  if (words.ordinal !== null) {
    const pair = ofKind(together, kind);
    return (pair.length > 1 ? pair : ofKind(inOrder, kind)).at(words.ordinal.value) ?? null;
  }
  return ofKind(subjects.slice(current), kind)[0] ?? ofKind(subjects, kind)[0] ?? null;
}

/** `the one in Lugano`, `the GmbH`: the one candidate that all these words fit. */
export function pickedByWords(candidates: readonly Candidate[], words: Said): Candidate | null {
  const told = telling(words);
  if (told.length === 0 || candidates.length === 0) return null;
  const fits = candidates.filter((candidate) => {
    const known = foldName(`${candidate.name} ${candidate.detail}`).split(' ');
    return told.every((word) => known.includes(word));
  });
  return fits.length === 1 ? fits[0]! : null;
}

/** Words that may tell one candidate from another. */
function telling({ unknown, canton, legalFormText, topics, measures }: Said): string[] {
  const asked = measures.length > 0 || topics.length > 0;
  const texts = asked ? [] : [...unknown, ...(canton === null ? [] : [canton]), ...(legalFormText === null ? [] : [legalFormText])];
  return texts.flatMap((text) => foldName(text).split(' ')).filter((word) => word !== '');
} // prettier-ignore

/** Whom the turn before named is still to be chosen from a list: `its capital` is nobody else's, so the list stands. */
function stillOpen({ pending, candidates, shownFor }: Recalled, words: Said, measure: Measure): FrameSubject[] | null {
  if (!pending) return null;
  const fits = kindOf(measure);
  const kind = fits === 'EITHER' ? kindSaid(words) : fits;
  if (kind !== null && !candidates.some((one) => one.kind === kind)) return null;
  const named = shownFor.flatMap(({ subjects }) => subjects).filter(({ uid, text }) => uid === null && text !== '');
  return named.length === 0 ? null : named.slice(0, 1).map((subject) => ({ ...subject, span: { start: 0, end: 0 } }));
}

/** What only a firm has: of a person it is nobody's question. */
const FIRMS_OWN: readonly Measure[] = ['PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NUMBER', 'AUDITOR', 'OFFICERS', 'SIGNATORIES', 'DEPARTED', 'JOINED', 'HEAD_OFFICE', 'BRANCHES', 'BANKRUPTCY_DATES']; // prettier-ignore

/** Whether a firm alone can have what is asked for. */
export const isFirmsOwn = (measure: Measure): boolean => FIRMS_OWN.includes(measure);

/** Those last spoken of that the pronoun, or else what is asked, can be about: all of them where a turn was about several. */
function inPlay(recalled: Recalled, words: Said, measure: Measure): Spoken[] {
  const { subjects, current, frames } = recalled;
  const said = kindSaid(words);
  const founded = measure === 'TIMELINE' && saysFounded(words);
  const fits = founded ? 'COMPANY' : kindOf(measure);
  // Behind the only person that was told of, nobody else lives anywhere, or is a citizen.
  const dwells =
    (measure === 'RESIDENCE' || measure === 'ORIGIN') && said === null && onlyTold(recalled, words, 'PERSON') !== null;
  const wanted = dwells ? 'PERSON' : fits === 'EITHER' || (measure === 'ADDRESS' && said === 'PERSON') ? said : fits;
  const audited =
    frames[0] !== undefined && isOfAuditor(frames[0]) && words.pronoun === null && HELD.includes(measure)
      ? recalled.ofFirm[0]?.subjects[0]
      : undefined;
  if (audited !== undefined && audited.uid !== null)
    return [{ uid: audited.uid, kind: 'COMPANY', name: audited.name ?? audited.text }];
  const now = ofKind(subjects.slice(0, current), wanted);
  const told = now.length === 0 ? onlyTold(recalled, words, wanted) : null;
  if (told !== null) return [told];
  if (now.length > 1 && now.every(({ kind }) => kind === now[0]!.kind)) return [...now];
  const last = ofKind(subjects, wanted)[0];
  if (last !== undefined) return [last];
  const [first] = subjects;
  // `What other mandates has he?`, whatever was asked of the firm since: of the only one whom it told of.
  const [alone, ...more] = measure === 'PERSON_MANDATES' ? ofKind(recalled.listed, 'PERSON') : [];
  if (alone !== undefined && more.length === 0 && !words.companies) return [alone];
  const none = first === undefined || founded || FIRMS_OWN.includes(measure) || (said !== null && said !== first.kind);
  // What was asked of a person whom nobody found is not asked of the firm before.
  if (measure === 'PERSON_MANDATES' && isOfNobodyFound(frames[0])) return [];
  // Nor of a firm what one of several does whom it told of.
  if (
    measure === 'PERSON_MANDATES' &&
    first?.kind === 'COMPANY' &&
    more.length > 0 &&
    !words.companies &&
    !isOfAudits(frames[0])
  )
    return [];
  return none ? [] : [first];
}

/** Behind what else an auditor audits, who is in office, with no word for the auditor, is asked of the firm that was spoken of. */
const isOfAuditor = ({ measure, subjects: [holder] }: QuestionFrame): boolean => measure === 'PERSON_MANDATES' && holder?.kind === 'COMPANY' && holder.text === ''; // prettier-ignore
const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'DEPARTED', 'JOINED'];

/** The only one that the answer before told of: `its president` is spoken of as whoever it named. */
function onlyTold({ listed, justListed }: Recalled, words: Said, wanted: Spoken['kind'] | null): Spoken | null {
  if (!justListed || wanted === null) return null;
  const [one, ...others] = ofKind(listed, wanted);
  if (one !== undefined) return others.length === 0 ? one : null;
  // An auditor is a firm, and holds mandates.
  return wanted === 'PERSON' && listed.length === 1 && words.people === false ? listed[0]! : null;
} // prettier-ignore

/** `The president's other mandates`: the only one in that office whom the answer before told of. */
export function toldInOffice({ recalled, focusUid }: Asked, { roles, measures }: Said): FrameSubject | null {
  const { listed, justListed } = recalled;
  if (focusUid !== null || !justListed || roles.length === 0 || !measures.some(({ value }) => value === 'PERSON_MANDATES')) return null;
  const there = listed.filter((one) => one.kind === 'PERSON' && one.roles.some((role) => roles.includes(role)));
  return there.length === 1 ? unwritten({ kind: 'PERSON', uid: there[0]!.uid, name: there[0]!.name }) : null;
} // prettier-ignore

/** An auditor holds mandates, and is spoken of as one. */
const isOfAudits = (last: QuestionFrame | undefined): boolean =>
  last?.measure === 'AUDITOR' || last?.measure === 'PERSON_MANDATES' || last?.roles.includes('AUDITOR') === true;

const isOfNobodyFound = (last: QuestionFrame | undefined): boolean =>
  last?.measure === 'PERSON_MANDATES' && last.subjects.length > 0 && last.subjects.every(({ uid }) => uid === null);

/** Whom a name can only mean in this conversation is no firm that is called nearly so. */
export function ofSpoken(asked: Asked, name: NamedInQuestion): NamedInQuestion {
  const people = name.hits.filter(({ kind, match }) => kind === 'PERSON' && match === 'WORDS');
  const exact = name.hits.filter(({ match }) => match === 'EXACT' || match === 'NUMBER');
  const told = asked.recalled.justListed && !asked.recalled.pending && exact.length > 1 && name.hits.every(({ kind }) => kind === 'PERSON') ? exact.filter(({ uid }) => asked.recalled.listed.some((one) => one.uid === uid)) : []; // prettier-ignore
  // `Does Maurice Muster sign alone?`, of whom the answer before told in its firm: no namesake elsewhere.
  if (told.length === 1) return { ...name, hits: told };
  const sure = exact.length > 0;
  const spoken = sure || asked.recalled.pending ? null : spokenOf(asked, name.text, people.map(({ uid }) => uid)); // prettier-ignore
  return spoken === null ? name : { ...name, hits: people.filter(({ uid }) => uid === spoken.uid) };
}

/** Of several who bear it, it is told which one was meant. */
export const readAsSpoken = (given: readonly NamedInQuestion[], meant: readonly NamedInQuestion[]): QuestionFrame['readAs'] =>
  meant.flatMap(({ text, hits }, at) => (given[at]!.hits.filter(({ kind, match }) => kind === 'PERSON' && (match === 'WORDS' || match === hits[0]!.match)).length > hits.length ? [{ text, as: hits[0]!.matchedName }] : [])); // prettier-ignore

/** Somebody of the conversation, or of the list told last, whom a name, or a part of one, can only mean: whom the register also knows others by. */
export function spokenOf(asked: Asked, text: string, uids: readonly string[]): Spoken | null {
  const { subjects, listed } = asked.recalled;
  const fit = <One extends Spoken>(list: readonly One[]) =>
    list.filter(({ uid, name }) => uids.includes(uid) && bears(name, text));
  const spoken = fit(subjects);
  // `Mr Muster, what else does he do?`, behind a board that he sits on.
  const told = spoken.length > 0 ? spoken : fit(ofKind(listed, 'PERSON'));
  return told.length === 1 ? told[0]! : null;
}
