import type { IsoDate } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { QuestionFrame } from '../../../trace/index.js';
import type { Asked } from '../../slots.js';
import { beforeThat } from './turns/before-that.js';
import { asCalled } from './turns/called.js';
import {
  canBeAskedOf,
  carriedOf,
  isFirmsOwn,
  ofSpoken,
  readAsSpoken,
  pickedByWords,
  pointsAtOne,
  toldInOffice,
  type Carried,
} from './turns/carried.js';
import { addsOnly, asksAmountAgain, asksSameQuestion, asksWhenPrinted, counterpart, countsOfOne, isEllipsis, ofChange, ofValue, onlyPicks, pickedAt, withDecision } from './turns/ellipsis.js'; // prettier-ignore
import { ofDoing, ofMore, ofPeopleStruck, ofPersonsDoing, ofSameOffice } from './turns/doing.js';
import { says } from './read/says.js';
import type { Kind } from './learned/kinds.js';
import { saidAs } from './learned/said-as.js';
import { branchAsked, isBranchThere, placeOfBranch, settledHeadOffice, withBranchNamed, withoutBranch } from './asks/head-office.js'; // prettier-ignore
import { ofCitizenship } from './asks/citizen-of.js';
import { ofSameFirm } from './asks/same-firm.js';
import { asksAsWhat } from './read/people/as-what.js';
import { withoutDenied } from './read/clauses/denied.js';
import { besideIn, somebodyOf } from './read/clauses/beside.js';
import { listsCompanies } from './read/firms/companies.js';
import { isOwnedByPartners, isOwnedByShares, OWNING, settleRunning, separate } from './asks/separate.js';
import { asking, byNumber, whoItIs, withoutContrast, worksFor } from './asks/leading-words.js';
import { frameOf, kindOf, measureOf } from './read/frame.js';
import { strongest } from './read/names/names.js';
import type { NamedInQuestion } from './read/names/named-in-question.js';
import { ofHerPlaces } from './turns/her-places.js';
import { asksWhoAudits, auditorTold, ofPersonSpoken } from './turns/hers.js';
import { settleFirmsHeld } from './asks/firms-held.js';
import { isPeople, lentFrame } from './turns/lent.js';
import { withoutPlaceCompared } from './turns/place-compared.js';
import { leftAny } from './turns/her-time-there.js';
import { listGoneOn } from './turns/list-gone-on.js';
import { rankingGoneOn } from './turns/ranking-gone-on.js';
import { countedByCanton, isOfAll, placed, placedOfAll, seatBeside, seatOfFirm, tellsSeat, timedBy, withoutPlace, withoutSeat } from './asks/placed.js'; // prettier-ignore
import { lifeOfSpoken } from './read/firms/objects.js';
import { firmsOfCalled } from './asks/called-by-firm.js';
import { placesWritten, withoutWordsOf } from './read/firms/place.js';
import { searchedText } from './read/firms/searched-text.js';
import { said, type Said } from './read/said.js';
import type { PartOfQuestion } from './read/clauses/split.js';
import { type Reading } from './read/words/tagging.js';
import { besideSpoken, countGoneOn, PLACE_SPOKEN, inSameCanton, inThatYear, pathFromCarried, sharedWithCarried } from './turns/together.js'; // prettier-ignore
import { pairAgain, pairGoneOn, stillOpenAt } from './turns/pair-gone-on.js';
import { pairBySurname } from './asks/pair-by-surname.js';
import { pairByWord } from './asks/pair-by-word.js';
import { ofSomebodyUnknown } from './asks/of-somebody-unknown.js';
import { metThere } from './asks/met-there.js';
import { auditorNamed, frameOfPair, pairCarried, pairNamed } from './asks/pair.js';
import { namesMeant } from './turns/names-meant.js';
import { firstOfList } from './turns/next-of-list.js';
import { ofThose } from './turns/of-those.js';
import { settleRefusal, settleTime, settleUncounted, timesOf } from './settle.js';
import { asAtFirst, askedAgain, askedOfFirm, corrected, withTimeGiven } from './turns/correction.js';
import { asksForPeople, asksWhoAt } from './turns/who-at.js';
import { againOf, before, countsTold, inherit, inherited, ofOne, ofSameTime } from './turns/inherited.js';
import { branchesOfOne, distinct, namedSubject, ofNone } from './subjects.js';
import { asksWhereActive, hersOf, whereActive } from './asks/where-active.js';

export interface Framed {
  frame: QuestionFrame;
  confidence: number;
  reasoning: string;
}

export interface FramedOnce extends Framed {
  /** It asks what the turn before asked. */
  again: boolean;
}

/** The frames of one part: one, or one a time where it names several. */
export async function framesOnce(
  inTurn: Asked,
  whole: Reading,
  part: PartOfQuestion,
  allNames: readonly NamedInQuestion[],
  lender: QuestionFrame | null,
  context: ToolContext,
  now: IsoDate,
  kind: Kind | null,
): Promise<FramedOnce[]> {
  const own = allNames
    .filter(({ start, end }) => part.start <= start && end <= part.end)
    .map((name) => ({ ...name, start: name.start - part.start, end: name.end - part.start }));
  const contrasted = { ...whole, tokens: withoutContrast(whole.tokens.slice(part.start, part.end), whole.question) };
  const { reading: written, names: likely, denies } = withoutDenied(contrasted, strongest(contrasted, own));
  const again = askedAgain(inTurn);
  const asked = withTimeGiven(askedOfFirm(again, likely), written, likely);
  const reading = { ...written, tokens: asking(written.tokens, part.asksFrom - part.start, likely) };
  const names = namesMeant(asked, reading, likely, lender?.subjects ?? null, kind);
  const all = firstOfList(asked, ofCitizenship(worksFor(said(reading, names), names), reading, names, asked));
  const placedWords = names.length > 0 || pickedByWords(asked.recalled.candidates, all) !== null ? all : withoutPlace(all);
  const known = withoutPlaceCompared(again === inTurn ? placedWords : asAtFirst(placedWords));
  const other = corrected(asked, reading, known, names, denies);
  const plain = other ?? (names.length > 0 ? known : ofChange(reading, ofMore(ofPersonsDoing(ofPeopleStruck(ofSameOffice(ofDoing(ofValue(withDecision(reading, ofHerPlaces(ofPersonSpoken(known, asked), asked), asked.recalled.frames[0]), asked.recalled), asked.recalled.frames[0]), asked), asked), asked), asked), asked.recalled));
  const spoken = lender?.subjects ?? asked.recalled.subjects.slice(0, Math.max(1, asked.recalled.current));
  const earlier = names.length > 0 ? null : beforeThat(asked, plain);
  const words = earlier ?? (kind && saidAs(plain, kind)) ?? (names.length > 0 ? plain : lifeOfSpoken(plain, spoken));
  const read = await framedOf(asked, reading, names, names.length > 0 ? words : whoItIs(words, asked), lender, context);
  read.frame = ofSameFirm(await settledHeadOffice(read.frame, reading, words, context), words, asked.question);
  const searched = read.frame.intent === 'documents' ? searchedText(reading, names) : null;
  if (searched !== null) read.frame.subjects = [searched, ...read.frame.subjects.filter(({ uid }) => uid !== null)];
  await settleRunning(read.frame, words.runs, context);
  // Whose a company limited by shares is, no register says.
  const partners = await isOwnedByPartners(read.frame, words, context);
  if (partners) read.frame = frameOf(reading, { ...words, measures: [], roles: [...OWNING] }, 'OFFICERS', read.frame.subjects);
  const meant = partners ? { ...words, outside: null, measures: [], roles: [...OWNING] } : (await isOwnedByShares(read.frame, context)) ? { ...words, outside: { value: 'SHAREHOLDERS' as const, text: '' } } : words;
  const frames = separate(reading, words, read.frame);
  const beside = other === null ? besideIn(reading.tokens, likely) : [];
  const told = timesOf(timedBy(words, read.frame), asked, now, read.goneOn === true || asksSameQuestion(words, asked), read.frame.measure).flatMap(({ asOf, knownOn, range }, time) => frames.map((one, at) => {
    const frame = { ...one, asOf, knownOn, range };
    settleTime(frame, words, now, asked, read.carried);
    // Words around a pick (`sorry, I meant the second`) ask for nothing.
    const picks = read.carried?.picked === true && onlyPicks(reading, words);
    const { outside, unknown, unknownAsked } = meant === words ? (read.words ?? words) : meant;
    settleRefusal(frame, picks ? { ...words, unknown: [], unknownAsked: false, negated: null } : withoutSeat({ ...meant, outside, unknown, unknownAsked }, frame), now);
    settleUncounted(frame, words, reading, asked);
    if (frame.refusal === null) inThatYear(frame, asked);
    if (frame.refusal === null) inSameCanton(frame, asked, words, all.place);
    settleFirmsHeld(frame, all, asked.question);
    if (frame.refusal === null) countedByCanton(frame, all, asked.question, asked.recalled.frames[0]);
    if (frame.refusal === null && asksWhoThatIs(frame, words) && somebodyOf(reading.tokens, likely)) frame.refusal = { type: 'UNKNOWN_WORD' };
    if (frame.refusal === null && ofSomebodyUnknown(frame, words, whole, allNames)) frame.refusal = { type: 'UNKNOWN_WORD' };
    if (time + at === 0) frame.notUnderstood = [...new Set([...beside, ...frame.notUnderstood])];
    return { frame, confidence: read.confidence, reasoning: read.reasoning, again: read.again ?? false };
  }));
  const elsewhere = told.find(({ frame }) => tellsSeat(frame, words));
  return elsewhere === undefined ? told : [...told, { ...elsewhere, frame: seatBeside(reading, words, elsewhere.frame) }];
} // prettier-ignore

/** `Who is that?`, with no word for what. */
const asksWhoThatIs = ({ measure, roles }: QuestionFrame, { who, measures }: Said): boolean =>
  who &&
  roles.length === 0 &&
  (measure === 'OFFICERS' || measure === 'DOSSIER') &&
  measures.every(({ value }) => value === 'IDENTIFY');

interface Read extends Framed {
  carried: Carried | null;
  /** What it leaves open is as in the question before, the time too. */
  goneOn?: boolean;
  /** What is asked is what was asked before. */
  again?: boolean;
  /** What its words say beside the one whom they only call so. */
  words?: Said;
}

async function framedOf(
  inTurn: Asked,
  reading: Reading,
  names: readonly NamedInQuestion[],
  all: Said,
  lender: QuestionFrame | null,
  context: ToolContext,
): Promise<Read> {
  if (names.length > 0) return framedByName(inTurn, reading, names, all, lender, context);
  const called = asCalled(inTurn, reading, all);
  // Whom the part before could not tell, this one asks about as well.
  const open = lender !== null && lender.subjects.length === 0 && lender.refusal === null && isFirmsOwn(lender.measure) && all.pronoun?.of !== 'PERSON' && !all.back && all.ordinal === null && !all.other;
  if (called === null || open)
    return { frame: frameOf(reading, all, measureOf(all, true, false), []), confidence: 0.2, reasoning: 'it is open which of several firms is so called', carried: null };
  const { asked, words } = called;
  // `All changed there. How many firms went bankrupt that year?`: of the register.
  const ofRegister = words.counting !== null && words.companies && words.topics.length > 0 && words.pronoun === null;
  if (asked === inTurn && lender !== null && lender.subjects.length > 0 && !words.back && !ofRegister)
    return { frame: lentFrame(asked, reading, words, lender), confidence: 0.9, reasoning: 'named in another part of the question', carried: null };
  const again = pairAgain(asked, reading, words);
  if (again !== null) return { frame: frameOfPair(reading, words, again), confidence: 0.9, reasoning: 'the two spoken of', carried: null };
  const former = leftAny(asked, words);
  if (former !== null) return { frame: frameOf(reading, words, 'PERSON_MANDATES', [former]), confidence: 0.9, reasoning: 'what the person spoken of no longer holds', carried: null };
  const hers = whereActive(reading, words, asked);
  if (hers !== null) return { frame: hers, confidence: 0.9, reasoning: 'where the person spoken of is', carried: null };
  const holder = toldInOffice(asked, words) ?? auditorTold(asked);
  if (holder !== null) return { frame: frameOf(reading, { ...words, roles: [] }, 'PERSON_MANDATES', [holder]), confidence: 0.9, reasoning: 'told in that office before', carried: null };
  const last = asked.recalled.frames[0];
  const goesOn = !listsCompanies(words) && !isThere(words, last) && (words.pronoun !== null || pointsAtOne(asked.recalled, words) || (last !== undefined && countsOfOne(words)));
  const audited = asksWhoAudits(last, words);
  const measure = counterpart(words, last) ?? (audited ? 'AUDITOR' : measureOf(words, goesOn, goesOn && ofPerson(words)));
  const overall = frameOf(reading, words, measureOf(words, false, false), []);
  placed(overall, words);
  const [ellipsis, own] = [isEllipsis(reading, words, names), asked === inTurn];
  const goneOn = own ? (countGoneOn(overall, asked, words, ellipsis) ?? listGoneOn(reading, words, asked, ellipsis) ?? rankingGoneOn(reading, words, asked, ellipsis)) : null;
  if (goneOn !== null) return { frame: goneOn, confidence: 0.9, reasoning: 'the count before is gone on with', carried: null, goneOn: true };
  const picks = measure === 'COMPANIES' && pickedByWords(asked.recalled.candidates, words) !== null;
  const ofAll = !asksAmountAgain(words, asked.recalled.frames) && countsTold(asked, words) === null && isOfAll(measure) && !goesOn && !picks && words.outside === null;
  // Whom it is asked of goes by what is asked, also where that was said before.
  const carried = ofAll ? null : carriedOf(asked, words, inherited(asked, words) ?? measure);
  if (carried === null) {
    const frame = frameOf(reading, words, inherited(asked, words) ?? (goesOn ? measureOf(words, false, false) : measure), []);
    // `Same for the second one`, where nobody was told of: of no list of the whole register.
    if (words.ordinal !== null && !words.companies && isOfAll(frame.measure) && inherited(asked, words) !== null) frame.measure = 'UNKNOWN';
    (lender === null ? placedOfAll : placed)(frame, words);
    return { frame, confidence: 0.2, reasoning: 'nobody is named, nor was before', carried };
  }
  if (isPeople(carried.subjects) && carried.subjects.length === 1 && asksWhereActive(words))
    return { frame: hersOf(reading, words, carried.subjects[0]!), confidence: 0.9, reasoning: carried.because, carried };
  const bare = (carried.picked || (words.back && last !== undefined && canBeAskedOf(last, carried.subjects[0]!))) && !words.notices && onlyPicks(reading, words, carried.picked ? carried.again : last);
  const amount = asksAmountAgain(words, asked.recalled.frames);
  const same = bare ? ofOne((carried.picked ? carried.again : last)?.measure ?? null) : amount ? 'CAPITAL' : asksWhenPrinted(reading, words, last) ? before(asked) : inherited(asked, words);
  const several = carried.subjects.length > 1 && words.two;
  const meant = same ?? counterpart(words, last) ?? (audited && !isPeople(carried.subjects) ? 'AUDITOR' : null) ?? (last !== undefined && addsOnly(words, last) && !words.notices && !(last.refusal !== null && onlyTurnsBack(words)) ? 'UNKNOWN' : null) ?? measureOf(words, true, isPeople(carried.subjects), several);
  const frame = frameOf(reading, words, seatOfFirm(meant, words, carried.subjects), carried.subjects);
  if (same !== null) inherit(frame, bare && carried.picked ? againOf(asked, carried) : asked);
  else ofThose(frame, asked);
  if (bare) frame.notUnderstood = [];
  return { frame, confidence: 0.9, reasoning: carried.because, carried, again: same !== null && !amount, goneOn: same !== null && ofSameTime(asked, words), ...(words !== all && { words }) };
} // prettier-ignore

/** `How many GmbHs were set up there?`, behind a count of a canton: there, and not at a firm spoken of before. */
const isThere = ({ pronoun, counting, order }: Said, last: QuestionFrame | undefined): boolean =>
  pronoun !== null && PLACE_SPOKEN.has(pronoun.token.folded) && (counting ?? order) !== null && last !== undefined && last.subjects.length === 0 && (last.canton ?? last.municipality) !== null; // prettier-ignore

/** Says whom it turns back to, and no time. */
const onlyTurnsBack = ({ about, times, when, then, now, ever }: Said): boolean =>
  about && times.length === 0 && !(when || then || now || ever);

async function framedByName(
  asked: Asked,
  reading: Reading,
  given: readonly NamedInQuestion[],
  all: Said,
  lender: QuestionFrame | null,
  context: ToolContext,
): Promise<Read> {
  const names = given.map((name) => ofSpoken(asked, name));
  const person = names.every(({ found, hits }) => found === 'NAME' && hits.every((hit) => hit.kind === 'PERSON'));
  const active = person && asksWhereActive(all);
  const words = active ? { ...all, status: null, measures: [] } : withBranchNamed(all, reading, names);
  // `and X?` asks of X what was asked before.
  const amount = asksAmountAgain(words, asked.recalled.frames);
  // `Is any of them at Y too?` asks of those spoken of.
  const alsoThere = words.both !== null && words.pronoun !== null;
  // `And P at F, in what function?`
  const twoNamed = names.length === 2 && asksAsWhat(reading, names);
  const again = amount ? 'CAPITAL' : !alsoThere && !twoNamed && !says(words) && (isEllipsis(reading, words, names) || asksWhoAt(asked, reading, names)) ? ofOne(before(asked), asked.recalled.frames[0]) : null;
  const said = again ?? (active ? 'PERSON_MANDATES' : measureOf(words, true, person, names.length > 1));
  const inOrder = byNumber(names);
  const whom = (places: readonly string[]) => Promise.all(
    inOrder.map((name) => namedSubject(asked, reading, name, names.length > 1 ? 'EITHER' : kindOf(said), places, branchAsked(reading, name, said), context)),
  );
  const there = await whom(placesWritten(reading, words));
  // `Has X a branch in Baar?`: of X, and not of that branch.
  const alone = said === 'BRANCHES' && names.every((name) => branchAsked(reading, name, said) === null) && (await isBranchThere(there, context)) ? await whom([]) : there;
  const { named, only: onlyThere } = await metThere(alone, inOrder, context);
  const [only] = names;
  const ofBranch = withoutBranch(words, alone, inOrder.map((name) => branchAsked(reading, name, said)));
  if (ofBranch !== words) return framedByName(asked, reading, names, ofBranch, lender, context);
  const branches = said === 'HEAD_OFFICE' && names.length === 1 && named[0]?.subject.uid === null && only !== undefined ? await branchesOfOne(only, context) : [];
  const subjects = distinct(branches.length === 0 ? (words.bearers ? named.map((one) => ofNone(one, only?.hits ?? [])) : named) : branches.map(({ uid, matchedName }) => ({ place: null, subject: { ...named[0]!.subject, kind: 'COMPANY', uid, name: matchedName } })));
  const own = besideSpoken(subjects.map(({ subject }) => subject), asked, words, said);
  const gone = own.length === 1 ? await pairGoneOn(own[0]!, names, asked, lender, reading, words, context) : null;
  if (gone !== null) return { frame: frameOfPair(reading, words, gone), confidence: 0.9, reasoning: 'named beside whom it is about', carried: null };
  const both = again === null ? sharedWithCarried(own, asked, reading, names, words, said) : null;
  const path = again === null && both === null ? pathFromCarried(own, asked, words, said, isEllipsis(reading, words, names)) : null;
  const [about, measure] = both !== null ? [both, 'SHARED_OFFICERS' as const] : path !== null ? [path, 'PATH' as const] : [own, said];
  const picked = asksForPeople(reading) && !asksAsWhat(reading, names) ? null : await pickedAt(asked, about, words, context);
  if (picked !== null) {
    const [person, within] = [picked.subjects[0]!, own[0]!];
    // `And at Y as what?`, of a person still to be chosen: whoever is with Y, and what there.
    if (person.uid !== within.uid && (asksAsWhat(reading, names) || words.when))
      return { frame: frameOfPair(reading, words, { person, within, onlyOneThere: false }), confidence: 0.9, reasoning: picked.because, carried: picked };
    const frame = frameOf(reading, words, picked.again?.measure ?? 'DOSSIER', picked.subjects);
    inherit(frame, againOf(asked, picked));
    frame.notUnderstood = [];
    return { frame, confidence: 0.9, reasoning: picked.because, carried: picked, again: true };
  }
  const open = stillOpenAt(asked, about, asksAsWhat(reading, names));
  if (open !== null) return { frame: frameOfPair(reading, words, open), confidence: 0.6, reasoning: 'it is still open who of the list is meant', carried: null };
  const byWord = again === null ? await pairByWord(about, reading, words, measure, context) : null;
  if (byWord !== null)
    return { frame: frameOfPair(reading, byWord.words, byWord.pair), confidence: 0.8, reasoning: 'named beside a word of a firm of hers', carried: null, words: byWord.words };
  const bySurname = again === null ? await pairBySurname(about, reading, words, measure, context) : null;
  if (bySurname !== null) {
    const { people, within } = bySurname;
    const frame = frameOfPair(reading, bySurname.words, { person: people[0]!, within, onlyOneThere: false });
    return { frame: { ...frame, subjects: people }, confidence: 0.8, reasoning: 'named beside the firm that they are or were with', carried: null, words: bySurname.words };
  }
  const pair = again === null ? (pairNamed(named, inOrder, words, measure === 'TEXT_SEARCH' && asksAsWhat(reading, names) ? 'IDENTIFY' : measure, onlyThere) ?? (await auditorNamed(named, words, context)) ?? (await pairCarried(about, names, asked, reading, words, measure, context))) : null;
  const frame = pair === null ? frameOf(reading, words, measure, about) : (firmsOfCalled(reading, words, names, pair) ?? frameOfPair(reading, words, pair));
  if (again !== null) inherit(frame, asked);
  frame.readAs = [...frame.readAs, ...readAsSpoken(given, names)];
  const branchAt = said === 'BRANCHES' ? await placeOfBranch(alone, placesWritten(reading, words), context) : null;
  // Where somebody lives tells who is meant, and limits none of the firms.
  frame.municipality = subjects.find(({ place, subject }) => place !== null && subject.kind !== 'PERSON')?.place ?? branchAt;
  for (const place of [...subjects.map(({ place }) => place), branchAt]) frame.notUnderstood = withoutWordsOf(place, frame.notUnderstood);
  const confidence = frame.subjects.every((subject) => subject.uid !== null) ? 0.95 : 0.6;
  return { frame, confidence, reasoning: 'named in the question', carried: null, goneOn: again !== null, again: again !== null && !amount };
} // prettier-ignore

/** `Other mandates, this person? With whom?`: hers, and nobody who is with a firm. */
const ofPerson = ({ pronoun, measures }: Said) =>
  pronoun?.of === 'PERSON' && measures.some(({ value }) => value === 'PERSON_MANDATES');
