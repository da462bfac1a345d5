import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Recalled } from '../../../slots.js';
import { isAt, isOfPair, onlyOneIn, type Pair } from '../asks/pair.js';
import { asksAsWhat } from '../read/people/as-what.js';
import { asksWhichFirms } from '../read/firms/companies.js';
import { saysFounded } from '../read/time/founding.js';
import { measureOf } from '../read/frame.js';
import { herTimeThere } from './her-time-there.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { Said } from '../read/said.js';
import { says } from '../read/says.js';
import type { Reading } from '../read/words/tagging.js';
import { unwritten } from '../read/unwritten.js';

/**
 * A name that goes on about whom the conversation, or the part before, is about: `and X, as what?` behind a firm's board is what X is in that firm,
 * `and at Y since when?` behind a person is since when that person is at Y. Null: whoever is named is asked about alone; so is who never held
 * anything in the firm spoken of.
 */
export async function pairGoneOn(
  named: FrameSubject,
  names: readonly NamedInQuestion[],
  asked: Asked,
  lender: QuestionFrame | null,
  reading: Reading,
  words: Said,
  context: ToolContext,
): Promise<Pair | null> {
  const [name] = names;
  const spoken = spokenOf(asked, lender, words);
  if (names.length !== 1 || name === undefined || spoken === null || words.companies || words.crowd) return null;
  const person = name.found === 'NAME' && name.hits.length > 0 && name.hits.every(({ kind }) => kind === 'PERSON');
  const asWhat = asksAsWhat(reading, names);
  if (!isOfPair(words, measureOf(words, true, person))) return null;
  if (person) {
    if (spoken.firm === null || !(asWhat || words.when) || asksWhichFirms(reading.question)) return null;
    const hits = named.uid === null ? name.hits : name.hits.filter(({ uid }) => uid === named.uid);
    const one = await onlyOneIn(spoken.firm.uid!, hits, context);
    if (one === null) return null;
    return { person: { ...named, kind: 'PERSON', uid: one.uid, name: one.matchedName }, within: spoken.firm, onlyOneThere: named.uid === null };
  }
  // `Everybody at Y, with their functions`: of all who are there.
  if (words.who || words.anybody || words.people || words.measures.some(({ value }) => value === 'OFFICERS')) return null;
  // `Back to Y: founded when?`: Y is asked about.
  if ((words.back && !asWhat) || saysFounded(words)) return null;
  const at = isAt(reading.tokens, name.start);
  const isFirm = named.kind === 'COMPANY' && named.uid !== null;
  // `Which companies is she in? And X?`: whether she is there.
  const [last] = asked.recalled.frames;
  const bare = lender === null && last?.measure === 'PERSON_MANDATES' && last.refusal === null && last.subjects[0]?.uid === spoken.person?.uid && !says(words) && words.asks === null && words.unknown.length === 0 && words.times.length === 0;
  if (bare && isFirm && spoken.person !== null) return { person: spoken.person, within: named, onlyOneThere: false };
  return spoken.person === null || !isFirm || !(asWhat || (at && words.when)) ? null : { person: spoken.person, within: named, onlyOneThere: false };
} // prettier-ignore

/** `And there as what?`, behind what somebody is in a firm or since when: of the same two. Null: something else is asked. */
export function pairAgain(asked: Asked, reading: Reading, words: Said): Pair | null {
  const { recalled } = asked;
  const [last] = recalled.frames;
  const back =
    personThere(recalled, words) ?? pairOfPlace(recalled, reading, words) ?? herTimeThere(asked, reading, words);
  if (back !== null) return back;
  const person = last?.subjects[0];
  if (last === undefined || last.refusal !== null || last.within === null || person === undefined) return null;
  const more =
    words.companies ||
    words.crowd ||
    words.other ||
    asksWhichFirms(reading.question) ||
    words.times.length > 0 ||
    reading.tokens.some(({ folded }) => ELSE.test(folded));
  if (more || !(asksAsWhat(reading, []) || asksSince(words)) || !isOfPair(words, measureOf(words, true, true)))
    return null;
  return { person, within: last.within, onlyOneThere: last.onlyOneThere };
}

/** `Since when is the second one there?`, behind who is in a firm, and `and the third?` behind that: by the place in the list; a firm of that place was not just told of. */
function pairOfPlace({ frames, listed, justListed }: Recalled, reading: Reading, words: Said): Pair | null {
  const [last] = frames;
  const { ordinal, pronoun, companies, crowd, who, when, times, measures, roles, topics, left, joined } = words;
  const people = listed.filter(({ kind }) => kind === 'PERSON');
  const [about] = last?.subjects ?? [];
  if (last === undefined || last.refusal !== null || last.subjects.length !== 1 || about === undefined || people.length < 2) return null;
  if (ordinal === null || ordinal.of === 'COMPANY' || (pronoun?.of === 'COMPANY' && !THERE.test(pronoun.token.folded)) || companies || crowd || times.length > 0 || left !== null || joined !== null) return null;
  const within = justListed && about.kind === 'COMPANY' ? about : last.within !== null && people.some(({ uid }) => uid === about.uid) ? last.within : null;
  const goesOn = within === last.within && !says(words);
  const since = when && measures.length + roles.length + topics.length === 0;
  const signs = !who && measures.length > 0 && measures.every(({ value }) => value === 'SIGNATORIES') && roles.length === 0;
  const one = people.at(ordinal.value);
  if (within === null || one === undefined || !(goesOn || since || signs || asksAsWhat(reading, []))) return null;
  return { person: unwritten({ kind: 'PERSON', uid: one.uid, name: one.name }), within, onlyOneThere: false };
} // prettier-ignore

/** `The person I told you of, since when is she there?`, behind what was asked of a firm. */
function personThere({ subjects, frames }: Asked['recalled'], { people, crowd, when, times, pronoun }: Said): Pair | null {
  const [firm] = frames[0]?.subjects ?? [];
  const person = subjects.find(({ kind }) => kind === 'PERSON');
  if (!people || crowd || !when || times.length > 0 || pronoun?.of !== 'COMPANY' || firm?.kind !== 'COMPANY' || firm.uid === null || person === undefined) return null;
  return { person: unwritten(person), within: unwritten(firm), onlyOneThere: false };
} // prettier-ignore

const THERE = /^(?:there|dort|da|drin|dabei|la|y|vi|ci|li)$/;

/** `Other posts with other companies`, `at any firm`: more than what was spoken of. */
const ELSE =
  /^(?:other|others|else|elsewhere|further|additional|autres?|ailleurs|altr[aeio]|altrove|ulterior[ei]|any|anywhere|all|qualsiasi|qualunque|dovunque|ovunque|toutes|tous|partout|samtliche\w*|uberall|ander\w*|weitere\w*|sonst|anderswo|zusatzliche\w*)$/;

/** `How far back does that go?`: since when the two belong together; a founding is a firm's. */
const asksSince = ({ topics, measures, roles, pronoun, left, outside, unknown }: Said): boolean =>
  topics.length > 0 && topics.every(({ value, text }) => value === 'FOUNDED' && GOES_BACK.test(foldName(text))) && measures.length + roles.length + unknown.length === 0 && left === null && outside === null && pronoun?.of !== 'COMPANY'; // prettier-ignore
const GOES_BACK =
  /remont|risal|zuruck|goes? back|far back|\bdat(?:e|es|iert|iere)\b|\bbeg[aiou]n|\bstart|commenc|debut|cominci|inizi|anfing|angefangen/;

interface Spoken {
  person: FrameSubject | null;
  firm: FrameSubject | null;
}

/** The only person and the only firm of the part before, or else of the turn before; null where several of a kind were spoken of at once. */
function spokenOf({ recalled, focusUid }: Asked, lender: QuestionFrame | null, { people: saysPerson, crowd, pronoun }: Said): Spoken | null {
  if (focusUid !== null) {
    const focus: FrameSubject = unwritten({ kind: focusUid.startsWith('pe_') ? 'PERSON' : 'COMPANY', uid: focusUid, name: null });
    return focus.kind === 'PERSON' ? { person: focus, firm: null } : { person: null, firm: focus };
  }
  const lent = lender === null ? [] : [...lender.subjects, ...(lender.within === null ? [] : [lender.within])];
  const all = lent.length > 0 ? lent : recalled.subjects.slice(0, recalled.current);
  const of = (kind: FrameSubject['kind']) => all.filter((one) => one.kind === kind && one.uid !== null);
  const [persons, firms] = [of('PERSON'), of('COMPANY')];
  if (persons.length > 1 || firms.length > 1) return null;
  const carried = (one: Pick<FrameSubject, 'kind' | 'uid' | 'name'> | undefined): FrameSubject | null =>
    one === undefined ? null : unwritten({ kind: one.kind, uid: one.uid, name: one.name });
  // `This person, since when at Y?`, behind turns about firms.
  const said = pronoun?.of === 'PERSON' || (saysPerson && !crowd);
  const person = persons[0] ?? (said ? recalled.subjects.find(({ kind, uid }) => kind === 'PERSON' && uid !== null) : undefined);
  return { person: carried(person), firm: carried(firms[0]) };
} // prettier-ignore

/** `And at Y as what?`, of a person still to be chosen none of whom is at Y: of that name there, and of nobody else. */
export function stillOpenAt({ recalled: { pending, shownFor } }: Asked, about: readonly FrameSubject[], asWhat: boolean): Pair | null {
  const person = shownFor.flatMap(({ subjects }) => subjects).find(({ uid, kind, text }) => uid === null && kind !== 'COMPANY' && text !== '');
  const [within] = about;
  if (!pending || !asWhat || person === undefined || about.length !== 1 || within?.kind !== 'COMPANY' || within.uid === null) return null;
  return { person: { ...person, kind: 'PERSON', span: { start: 0, end: 0 } }, within, onlyOneThere: false };
} // prettier-ignore
