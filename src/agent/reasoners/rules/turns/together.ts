import { foldName } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame, Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { changedTopic } from '../asks/counted-change.js';
import { cantonPhrases } from '../lexicon/cantons.js';
import { wholeAsked } from './of-whole.js';
import { otherState } from './other-state.js';
import { JOINING } from '../lexicon/index.js';
import { officialPlace } from '../lexicon/places.js';
import { placed, takeCantonOf, withoutPostcode } from '../asks/placed.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { withoutWordsOf } from '../read/firms/place.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';
import { isInCommon } from '../read/two.js';
import { unwritten } from '../read/unwritten.js';

const OF_PEOPLE: readonly Measure[] = ['DOSSIER', 'IDENTIFY', 'OFFICERS', 'UNKNOWN'];

/**
 * The firm of the conversation beside the one that is named, where a part asks who is with both of them: `which people does it share with Y`,
 * `is any of them at Y too`. Null: the named one is meant alone, or with any others.
 */
export function sharedWithCarried(
  subjects: readonly FrameSubject[],
  { recalled }: Asked,
  reading: Reading,
  [written]: readonly NamedInQuestion[],
  words: Said,
  measure: Measure,
): FrameSubject[] | null {
  const [named] = subjects;
  if (
    subjects.length !== 1 ||
    named === undefined ||
    named.uid === null ||
    named.kind !== 'COMPANY' ||
    written === undefined
  )
    return null;
  const goesOn = words.pronoun !== null && words.pronoun.of !== 'PERSON';
  // `Is she there too?` is asked of the person last spoken of, not of her firm's people.
  const ofOne = recalled.subjects.slice(0, recalled.current).some(({ kind }) => kind === 'PERSON');
  // `Who is at Y too`, `who is there and at Y`: of those who are with the firm spoken of.
  const asksPeople = (words.who || words.anybody || words.people) && words.there && words.roles.length === 0;
  const too = asksPeople && ((words.also && !words.about) || joinsThere(reading, written));
  const alsoThere = ((words.both !== null && goesOn) || too) && !ofOne && OF_PEOPLE.includes(measure);
  const withOthers = words.measures.some(({ value }) => value === 'PERSON_MANDATES');
  if (!(alsoThere || measure === 'SHARED_OFFICERS') || withOthers) return null;
  const meant = recalled.subjects.find(({ kind }) => kind === 'COMPANY');
  if (meant === undefined || meant.uid === named.uid) return null;
  const { uid, kind, name } = meant;
  return [{ text: '', span: words.pronoun?.token.span ?? named.span, kind, uid, name }, named];
}

/** `There and at Y`, `at Y and there`: a place spoken of, joined to the name. */
function joinsThere({ tokens }: Reading, { start, end }: NamedInQuestion): boolean {
  const before = tokens.slice(Math.max(0, start - MOST_BETWEEN), start).map(({ folded }) => folded);
  const behind = tokens.slice(end, end + MOST_BETWEEN).map(({ folded }) => folded);
  const joins = before.findIndex((word, at) => THERE.has(word) && JOINING.has(before[at + 1] ?? ''));
  return joins >= 0 || (JOINING.has(behind[0] ?? '') && behind.slice(1).some((word) => THERE.has(word)));
}

const MOST_BETWEEN = 4;

const JOINT: readonly Measure[] = ['SHARED_OFFICERS', 'PATH'];
/** Asked of two: who is in office, but not who of their people. */
const OF_EACH: readonly Measure[] = ['ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NAMES', 'AUDITOR', 'DOSSIER', 'IDENTIFY', 'TIMELINE']; // prettier-ignore

/** Whether it is asked of two at once though none is named: `do the two share directors`, `is there anybody in common`. */
export function asksOfTwo({ two, one, companies, measures, ordinal }: Said, measure: Measure): boolean {
  if (JOINT.includes(measure)) return two || (!one && measures.some(({ value, text }) => JOINT.includes(value) && isInCommon(text))); // prettier-ignore
  // `The address of the first of the two`.
  return two && ordinal === null && (companies || OF_EACH.includes(measure));
}

const EACH =
  /(?:^| )(?:(?:von|bei|fur) jede[rmn]|jede[rmn]? (?:von|der) (?:beiden|ihnen|zwei)|jeweils|(?:de|pour|chez) chacune?|(?:di|per) (?:ciascun[ao]|ognun[ao])|(?:of|for) each|each of (?:them|the two)|each one)(?= |$)/;

/** `The address of each`: of the two that a turn was about together, and one of which was spoken of last. */
export function asksOfEach({ question, recalled: { together, subjects } }: Asked, measure: Measure): boolean {
  const live = together.length === 2 && together.every(({ kind }) => kind === 'COMPANY') && together.some(({ uid }) => uid === subjects[0]?.uid);
  return live && OF_EACH.includes(measure) && EACH.test(foldName(question));
} // prettier-ignore

/** The two that were spoken of last, in the order of the conversation: of a list still to choose from its only two. Empty: there are no two. */
export function twoSpoken({ recalled }: Asked, { companies, people }: Said, measure: Measure): Pick<Remembered, 'uid' | 'kind' | 'name'>[] {
  const { candidates, pending, subjects, inOrder, together } = recalled;
  if (pending) return candidates.length === 2 ? candidates : [];
  const kind = companies || measure !== 'PATH' ? 'COMPANY' : people ? 'PERSON' : null;
  const fits = (list: readonly Remembered[]) => list.filter((one) => kind === null || one.kind === kind);
  const own = fits(together);
  if (own.length === 2 && own.some(({ uid }) => uid === subjects[0]?.uid)) return own;
  const last = fits(subjects).slice(0, 2);
  return last.length < 2 ? [] : fits(inOrder).filter(({ uid }) => last.some((one) => one.uid === uid));
} // prettier-ignore

export const OF_THOSE =
  /(?:^| )(?:davon|dabei|darin|von diesen|unter diesen|la dedans|dans le lot|du lot|la dessus|li in mezzo|li dentro|nel mucchio|in mezzo|in there|in the lot|out of (?:those|these|them)|lesquels|lesquelles|(?:wer|welche) von (?:ihnen|denen)|(?:chi|quali|qualcuno) di loro|darunter|dont|parmi (?:elles|eux|ceux|celles)|di (?:queste|questi|quelle|quelli|cui)|(?:tra|fra) (?:queste|questi)|(?:of|among) (?:those|these|them|which))(?: |$)/;
const THERE = new Set(['dort', 'da', 'there', 'la', 'y', 'li', 'vi']);

/** The firm of the conversation and the one that is named, where a part asks what joins the two: `and how is it connected to Y`. Null: it asks nothing of the kind. */
export function pathFromCarried(subjects: readonly FrameSubject[], { recalled }: Asked, words: Said, measure: Measure, ellipsis: boolean): FrameSubject[] | null {
  const [named] = subjects;
  const joins = measure === 'PATH' || (measure === 'NETWORK' && (ellipsis || words.pronoun !== null));
  if (subjects.length !== 1 || named === undefined || named.uid === null || !joins) return null;
  const [meant] = recalled.subjects;
  if (meant === undefined || meant.uid === named.uid || recalled.current !== 1) return null;
  const { uid, kind, name } = meant;
  return [{ text: '', span: words.pronoun?.token.span ?? named.span, kind, uid, name }, named];
} // prettier-ignore

const SAME_CANTON =
  /(?:^| )(?:(?:selbe[nr]|gleiche[nr]|diese[mr]|jene[mr]|besagten|genannten|denselben|derselbe) kanton|(?:dieses|jenes|desselben|des selben|des gleichen|des genannten|des besagten) kantons|(?:ce|ce meme|cet|meme|ledit|dudit|du dit) canton|(?:stesso|medesimo|questo|quel|quello stesso) canton(?:e)?|(?:same|that|this|said) canton|(?:im|in the|dans le) (?:kanton|canton)|nel cantone|same (?:place|area|region)|(?:gleiche[rn]?|selbe[rn]?) (?:ort|gegend|region)|meme (?:endroit|region)|stess[oa] (?:posto|luogo|zona|regione)|chez eux|bei ihnen|da loro)(?= |$)/;

/** Of whom moved to another canton no condition can tell. */
const OTHER_CANTON =
  /(?:^| )(?:ander(?:en?|er|em) kanton\w*|autres? cantons?|altr[oi] canton[ei]|(?:an)?other cantons?|different canton|canton different|cantone diverso)(?= |$)/;
/** `Of the whole register, not just this canton`. */
const NOT_ONLY_THERE =
  /(?:^| )(?:nicht (?:bloss|nur|allein)|statt|anstatt|pas (?:seulement|uniquement|que)|plutot que|au lieu de|non (?:solo|soltanto|piu)|anziche|invece che|not (?:just|only|merely)|rather than|instead of)(?: (?:in|im|auf|dans|du|de|le|la|nel|del|il|in the|the))? (?:\w+ ){0,2}?(?:kantons?|cantone?)(?= |$)/;

const THAT_YEAR =
  /(?:^| )(?:(?:diese[mnrs]?|jene[mnrs]?|selben|gleichen|besagten|genannten) (?:\w+ )?jahr(?:es)?|(?:cette|la meme|ladite|cet) (?:\w+ )?annee(?: la)?|(?:quell|quel|quello|stesso|medesimo|suddetto) ?(?:\w+ )?anno|(?:that|the same|said) (?:\w+ )?year)(?= |$)/;

/** `Combien sont parties ?` */
const HOW_MANY_LEFT = /^combien /;

/** `In that later year`: of a count, or of comings and goings, the stretch of time of the turn before. */
export function inThatYear(frame: QuestionFrame, { recalled, question }: Asked): void {
  const [last] = recalled.frames;
  const open = frame.range === null && frame.asOf === null && OF_A_TIME.includes(frame.measure);
  const year = THAT_YEAR.exec(foldName(question))?.[0].trim();
  if (!open || year === undefined) return;
  if (last?.range) frame.range = last.range;
  // Where no year was spoken of, all years are not counted in its stead.
  else if (frame.measure === 'COUNT' && frame.topics.length > 0)
    [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...frame.notUnderstood, year]];
}

const OF_A_TIME: readonly Measure[] = ['COUNT', 'JOINED', 'DEPARTED'];

/** `Which company in Fribourg has the most people?`: of the canton of that name where it was spoken of, else of that place, and never of all. */
function inPlace(frame: QuestionFrame, place: string, last: QuestionFrame | undefined): void {
  if (frame.canton !== null) return;
  const canton = last?.subjects.length === 0 ? last.canton : null;
  const folded = ` ${foldName(place)}`;
  const same = canton !== null && cantonPhrases(canton).split(' | ').some((phrase) => phrase.endsWith(folded));
  [frame.canton, frame.municipality] = same ? [canton, null] : [null, frame.municipality ?? officialPlace(place)];
  frame.notUnderstood = withoutWordsOf(place, frame.notUnderstood);
} // prettier-ignore

/** `In the same canton`: of the register, the one of the count or list before; of any other turn nobody knows which, and all of it is not answered instead. */
export function inSameCanton(frame: QuestionFrame, { recalled, question }: Asked, words: Said, place: Said['place']): void {
  const [last] = recalled.frames;
  if (frame.measure === 'RANKING' && place?.sure === true) inPlace(frame, place.text, last);
  const placed = last !== undefined && last.subjects.length === 0 && (last.canton ?? last.municipality) !== null;
  const ranked = placed && frame.measure === 'RANKING' ? RANKED_THERE.exec(foldName(question))?.[0].trim() : undefined;
  const there = words.pronoun !== null && PLACE_SPOKEN.has(words.pronoun.token.folded) && words.counting !== null;
  if (!OF_ALL.includes(frame.measure) || frame.grouping !== null || frame.subjects.length > 0 || frame.canton !== null || frame.municipality !== null) return;
  const other = OTHER_CANTON.exec(foldName(question))?.[0].trim();
  if (other !== undefined) [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...frame.notUnderstood, other]];
  if (other !== undefined || NOT_ONLY_THERE.test(foldName(question))) return;
  const same = SAME_CANTON.exec(foldName(question))?.[0].trim() ?? ranked ?? (there ? words.pronoun!.token.text : null);
  if (same === null) return;
  const own = same.split(' ');
  if (placed) {
    [frame.canton, frame.municipality] = [last.canton, last.municipality];
    frame.notUnderstood = frame.notUnderstood.filter((word) => !own.includes(foldName(word)));
  } else [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...frame.notUnderstood, same]];
} // prettier-ignore

/** No place in `that there is`. */
const RANKED_THERE =
  /(?:^| )(?:dort|(?<=(?:societe|entreprise|firme|boite|qui) )y(?= (?:a|compte|possede) )|la bas|laggiu|(?<!(?:is|are|was|were) )there(?! (?:is|are|was|were)))(?= |$)/;
/** `How was it the year after?`: of what was counted. */
const HOW_WAS_IT =
  /^(?:und |et |e |and )?(?:how (?:was|is|did) (?:it|that|things)|what (?:was|is) (?:it|that|the (?:figure|number|count|total))|wie (?:war|sah) (?:es|das)|(?:c )?(?:etait|ca donnait) (?:comment|quoi)|comment (?:c )?etait(?: ce)?|com ?(?:e )?era)(?: |$)/;
const YEAR_ON =
  /(?:^| )(?:(?:the )?year (?:that followed|after|afterwards|following|later|before)|(?:following|next|previous|preceding) year|folgejahr|jahr (?:darauf|danach|spater|davor)|annee (?:suivante|d apres|precedente|d avant)|anno (?:dopo|seguente|successivo|prima|precedente))(?: |$)/;
/** `Of any legal form`. */
const ANY_FORM =
  /(?:^| )(?:formes (?:juridiques )?confondues|quelle que soit (?:la|leur) forme|(?:qualsiasi|ogni|tutte le|dalla) form[ae]|alle rechtsformen|(?:von der|egal welcher) rechtsform|(?:any|all) legal forms?|(?:every|any|whatever) (?:kind|type|sort)|(?:jeder|aller|jeglicher) art|(?:de )?(?:toute sorte|tout genre|tout type|tous types|tous genres)|di (?:ogni|qualsiasi|qualunque) (?:tipo|genere)|(?:regardless of|whatever)(?: the| their)? legal form)(?: |$)/;

const COMPANIES_OF =
  /^(?:(?:companies|firms|businesses) of|(?:firmen|gesellschaften|unternehmen) von|(?:societes|entreprises) d[eu]?|(?:societa|ditte|imprese) d[i])$/;
/** Whoever left a place moved. */
const OF_PLACES =
  /(?:^| )(?:kantons?|cantone?|gemeinde|commune|comune|town|city|ort|stadt|sitz|siege|sede|seat)(?= |$)/;
const OF_ALL: readonly Measure[] = ['COUNT', 'RANKING', 'COMPANIES'];
export const PLACE_SPOKEN = new Set(['dort', 'there', 'la', 'y', 'li', 'vi', 'la bas']);

const VALUES: readonly Measure[] = ['SEAT', 'PURPOSE', 'NAMES', 'CAPITAL', 'ADDRESS', 'LEGAL_FORM', 'STATUS'];

/** `Y applied as well: what capital have both?`: of the firm spoken of, and of the one that is named. */
export function besideSpoken(own: FrameSubject[], { recalled }: Asked, { two, measures }: Said, measure: Measure): FrameSubject[] {
  const [named] = own;
  const spoken = recalled.subjects.find(({ kind, uid }) => kind === 'COMPANY' && uid !== named?.uid);
  if (!two || own.length !== 1 || named?.kind !== 'COMPANY' || named.uid === null || spoken === undefined || !VALUES.includes(measure) || !measures.some(({ value }) => value === measure)) return own;
  return [unwritten({ kind: 'COMPANY', uid: spoken.uid, name: spoken.name }), named];
} // prettier-ignore

const WHICH_ONES =
  /^(?:und |et |e |and )?(?:welche(?: (?:sind|waren) (?:das|es))?|lesquel(?:le)?s(?: (?:sont ce|etaient ce))?|quali(?: sono| erano)?|which(?: ones| companies| firms)?(?: (?:are|were) (?:they|those))?|what (?:are|were) they)$/;

/** `And how many of those are GmbHs? And deletions?`: what narrowed one count limits no other one. */
export function formNarrowed({ frames: [last], dated }: Asked['recalled'], topics: readonly string[]): boolean {
  const before = dated[1];
  const changed = topics.length > 0 && last !== undefined && !topics.every((topic) => last.topics.some((one) => one === topic));
  return changed && last.legalForm !== null && before !== undefined && OF_ALL.includes(before.measure) && before.legalForm === null && before.topics.every((topic) => last.topics.includes(topic));
} // prettier-ignore

/** `Back to Bern, but a year later`: to another part of what was counted, and to nobody. */
const turnsToPart = ({ ordinal, companies, times, canton }: Said): boolean =>
  ordinal === null && !companies && (times.length > 0 || canton !== null);

/** `And in total since 2019?`: of more years, and of no other place. */
const ofMoreTime = (whole: 'COUNTRY' | 'TOTAL', { times: [time] }: Said, last: QuestionFrame): boolean =>
  whole === 'TOTAL' &&
  time !== undefined &&
  (time.range?.from !== last.range?.from || time.range?.to !== last.range?.to);

/** `And deletions?`, `of those how many in Bern?`: what is left open of a count of the register is as in the count before. Null: no count is gone on with. */
export function countGoneOn(
  frame: QuestionFrame,
  { recalled, question }: Asked,
  words: Said,
  ellipsis: boolean,
): QuestionFrame | null {
  const [last] = recalled.frames;
  const ofThose = OF_THOSE.test(foldName(question));
  const there = words.pronoun !== null && THERE.has(words.pronoun.token.folded);
  const it = HOW_WAS_IT.test(foldName(question));
  if (last?.measure !== 'COUNT' || last.subjects.length > 0 || (words.pronoun !== null && !ofThose && !there && !it)) return null;
  // `Which ones?`: those that were counted.
  if (WHICH_ONES.test(foldName(question)) && last.counted === 'COMPANIES' && last.grouping === null && last.refusal === null)
    return { ...frame, ...last, span: frame.span, language: frame.language, measure: 'COMPANIES', intent: 'search_companies', counted: null, readAs: [], notUnderstood: [] };
  const anyForm = ANY_FORM.test(foldName(question));
  // `Companies of every kind`: nobody's.
  const measures = anyForm ? words.measures.filter(({ value, text }) => value !== 'LEGAL_FORM' && !(value === 'PERSON_MANDATES' && COMPANIES_OF.test(foldName(text)))) : words.measures;
  // `And how many disappeared there?`: behind firms that are counted, firms.
  const moves = (words.counting !== null || HOW_MANY_LEFT.test(foldName(words.left ?? ''))) && (words.left ?? words.joined) !== null && frame.topics.length === 0 && !words.people && last.counted === 'COMPANIES' && !OF_PLACES.test(foldName(question));
  const changed = changedTopic(words, question) ?? (moves ? (words.left !== null ? 'DELETED' : 'FOUNDED') : null);
  if ((measures.length > 0 && changed === null) || words.roles.length > 0 || words.outside !== null || (words.back && !turnsToPart(words))) return null;
  const counts = words.counting !== null;
  const whole = wholeAsked(question);
  if (!counts && !ellipsis && whole === null && words.times.length + words.topics.length === 0 && words.canton === null && words.legalForm === null) return null; // prettier-ignore
  // `How many limited liability companies?`, and nothing else: of those counted before.
  const only = (words.legalForm ?? words.canton) !== null && words.topics.length + words.times.length === 0 && words.status === null && !words.companies;
  // `How many were in Lugano?`
  const inTown = words.place?.sure === true && words.topics.length + words.times.length === 0 && words.status === null && !words.companies && !words.people && !words.notices && words.pronoun === null;
  const ofTime = counts && !words.companies && !words.people && !words.notices && words.times.length > 0 && words.grouping === null && words.order === null;
  // `What was the figure for the following year?`
  const figure = ofTime && words.unknown.length + words.topics.length === 0 && words.status === null;
  // `In the year that followed, how many deletions were there?`
  const next = ofTime && YEAR_ON.test(foldName(question));
  const all = whole !== null && words.topics.length === 0 && !words.companies;
  // `How many went bankrupt?`: where nothing says of when or where, in the year that was counted.
  const other = last.range !== null && last.grouping === null && (frame.topics.length > 0 || moves) && !words.people && !words.notices && !words.ever && words.order === null && words.grouping === null;
  const open = other && words.times.length + words.unknown.length === 0 && words.status === null && words.place === null && (words.pronoun === null || there);
  if (counts && !ellipsis && !words.about && !ofThose && !only && !inTown && !figure && !next && !all && !open) return null;
  // `And how many were snuffed out?`: what became of them is not what was counted before.
  if (counts && words.unknown.length > 0 && frame.topics.length === 0 && changed === null && words.times.length === 0 && (words.canton ?? words.legalForm ?? words.place) === null) return null;
  const topics = changed !== null ? [changed] : frame.topics.length > 0 ? frame.topics : last.topics;
  const became = otherState(last, words, frame.topics);
  const ofAnyFirm = counts && words.companies && !ofThose;
  const municipality = frame.municipality ?? (frame.canton === null && !SAME_CANTON.test(foldName(question)) ? last.municipality : null);
  const goneOn: QuestionFrame = {
    ...frame,
    notUnderstood: moves ? frame.notUnderstood.filter((word) => word !== words.left && word !== words.joined) : frame.notUnderstood,
    measure: 'COUNT',
    intent: 'analytics',
    subjects: [],
    topics: became === null ? topics : [],
    counted: last.counted,
    canton: frame.canton ?? (frame.municipality === null ? last.canton : null),
    // `And how many firms were deleted there?` counts firms of any form, whatever they do.
    legalForm: frame.legalForm ?? (ofAnyFirm || anyForm || (open && !ellipsis && !moves) || formNarrowed(recalled, topics) ? null : last.legalForm),
    purpose: frame.purpose ?? (ofAnyFirm ? null : last.purpose),
    address: frame.address ?? (frame.municipality === null ? last.address : withoutPostcode(last.address)),
    status: became ?? frame.status ?? last.status,
    grouping: frame.grouping ?? last.grouping,
    rangeBy: frame.rangeBy ?? last.rangeBy,
    ...(topics[0] === last.topics[0] ? { movedAway: last.movedAway, movedIn: last.movedIn } : { movedAway: false, movedIn: frame.movedIn }),
    // Of something else that happened nothing was asked beside.
    also: topics[0] === last.topics[0] ? last.also : null,
  };
  // `And in Thun?`: of that place, whatever canton was asked for before.
  goneOn.municipality = frame.municipality;
  placed(goneOn, words);
  // Behind a count by canton, a name that is a town's as well is a canton's.
  if (last.grouping === 'CANTON' && frame.grouping === null) takeCantonOf(goneOn, words);
  if (last.grouping === 'CANTON' && goneOn.canton !== null) goneOn.grouping = null;
  goneOn.municipality ??= municipality;
  const ofForm = whole === 'TOTAL' && last.legalForm !== null;
  if (ofForm) goneOn.legalForm = frame.legalForm;
  else if (whole !== null && !ofMoreTime(whole, words, last) && frame.canton === null && frame.municipality === null) [goneOn.canton, goneOn.municipality] = [null, null];
  if (goneOn.municipality !== null && goneOn.municipality !== municipality) [goneOn.canton, goneOn.address] = [frame.canton, withoutPostcode(goneOn.address)];
  return goneOn;
} // prettier-ignore
