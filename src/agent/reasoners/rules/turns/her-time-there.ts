/** When the person spoken of came or went: in the firm told beside her, in one of those listed as hers, or in any. */
import { foldName } from '../../../../core/index.js';
import type { FrameSubject } from '../../../../trace/index.js';
import type { Asked, Recalled } from '../../../slots.js';
import type { Pair } from '../asks/pair.js';
import { asksAsWhat } from '../read/people/as-what.js';
import type { Said } from '../read/said.js';
import { says } from '../read/says.js';
import type { Reading } from '../read/words/tagging.js';
import { unwritten } from '../read/unwritten.js';

type Spoken = Pick<FrameSubject, 'kind' | 'name'> & { uid: string };

/** `When did he leave?`, `when did she join the second of those?`: what she held there. Null: something else is asked, or it is open who or where. */
export function herTimeThere({ recalled, focusUid }: Asked, reading: Reading, words: Said): Pair | null {
  const { when, left, joined, ordinal, times, roles, measures, pronoun, entered } = words;
  const hers = pronoun?.of === 'PERSON' || measures.some(({ text }) => SHE.test(foldName(text)));
  // `What is she in the second?`
  const ofPosts = hers && measures.length > 0 && measures.every(({ value }) => value === 'PERSON_MANDATES');
  const asWhat = asksAsWhat(reading, []) || ofPosts;
  // `Quand est-il arrivé ?`: nothing happened, he came.
  const came =
    when &&
    measures.length > 0 &&
    measures.every(({ value, text }) => value === 'TIMELINE' && CAME.test(foldName(text)));
  if (focusUid !== null || times.length > 0 || asksElse(asWhat || came ? { ...words, measures: [] } : words))
    return null;
  const person = personOf(recalled, words);
  if (person === null) return null;
  // `Since when is the second registered?`: of the firm.
  const asksOfHer = asWhat || came || (left ?? joined) !== null || (when && roles.length === 0 && (hers || !entered));
  const firms = recalled.listed.filter(({ kind }) => kind === 'COMPANY');
  if (ordinal !== null) {
    const one = ordinal.of === 'PERSON' || recalled.frames[0]?.subjects.some(({ kind }) => kind === 'COMPANY') === true ? undefined : firms.at(ordinal.value); // prettier-ignore
    // `No, I meant the second.`, behind since when she is in the first.
    const goesOn = firms.some(({ uid }) => uid === recalled.frames[0]?.within?.uid) && !says(words);
    return one === undefined || firms.length < 2 || !(asksOfHer || goesOn) ? null : pairOf(person, one);
  }
  const within = firmTold(recalled);
  return within === null || !when || roles.length > 0 || !(came || (left ?? joined) !== null)
    ? null
    : pairOf(person, within);
}

/** French says so of what happens as well. */
const CAME = /\b(?:est|sont) (?:elle|il|ils|elles) arrivee?s?$/;
const SHE = /\b(?:s?he|er|sie|elle|il|lei|lui)\b/;

/** `Has she left any company?`: of the person last spoken of, what she no longer holds. Null: it is asked of a firm. */
export function leftAny({ recalled, focusUid }: Asked, words: Said): FrameSubject | null {
  const { left, companies, pronoun, who, anybody, ordinal, times, roles } = words;
  const asks = focusUid === null && left !== null && companies && !who && (pronoun !== null || !anybody) && ordinal === null && roles.length + times.length === 0 && !asksElse(words); // prettier-ignore
  const person =
    asks && pronoun?.of !== 'COMPANY' ? recalled.subjects.find(({ kind }) => kind === 'PERSON') : undefined;
  return person === undefined ? null : unwritten(person);
}

/** Something else than when somebody came or went. */
const asksElse = ({ who, crowd, measures, topics, outside, counting, status, signatures, order, other, back, two }: Said): boolean =>
  who || crowd || other || back || two || measures.length + topics.length > 0 || [outside, counting, status, signatures, order].some((word) => word !== null); // prettier-ignore

const pairOf = (person: Spoken, within: Spoken): Pair => ({ person: unwritten(person), within: unwritten(within), onlyOneThere: false }); // prettier-ignore

/** The only person that the turn before was about, or told of; a word for a firm means nobody. */
function personOf({ subjects, current, listed, justListed }: Recalled, { pronoun }: Said): Spoken | null {
  if (pronoun?.of === 'COMPANY') return null;
  const people = (list: readonly Spoken[]) => list.filter(({ kind }) => kind === 'PERSON');
  const spoken = people(subjects.slice(0, current));
  const all = spoken.length > 0 ? spoken : justListed ? people(listed) : [];
  return all.length === 1 ? all[0]! : null;
}

/** The only firm that the turn before was about beside her, or told of as hers. */
function firmTold({ frames: [last], subjects, current, listed, justListed }: Recalled): Spoken | null {
  const known = ({ uid, kind, name }: FrameSubject): Spoken[] => (uid === null ? [] : [{ uid, kind, name }]);
  if (last?.within) return known(last.within)[0] ?? null;
  const about = subjects.slice(0, current).filter(({ kind }) => kind === 'COMPANY');
  const all: readonly Spoken[] = about.length > 0 ? about : justListed ? listed.filter(({ kind }) => kind === 'COMPANY') : []; // prettier-ignore
  return all.length === 1 ? all[0]! : null;
}
