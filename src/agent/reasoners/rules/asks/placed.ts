import { foldName } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import { amend } from '../amend.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { officialPlace } from '../lexicon/places.js';
import { REGISTER_PHRASES } from '../phrases/register/index.js';
import { listsCompanies } from '../read/firms/companies.js';
import { frameOf, measureOf } from '../read/frame.js';
import { withoutWordsOf } from '../read/firms/place.js';
import { isWholeMonth } from '../read/time/dates.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

/** Asked of the whole register. */
export const isOfAll = (measure: Measure) => measure === 'COUNT' || measure === 'RANKING' || measure === 'COMPANIES';

/** Where firms are listed, the place that is written is a condition and no word that is not understood. */
export function withoutPlace(words: Said): Said {
  const { place } = words;
  if (place === null || !listsCompanies(words)) return words;
  const unknown = words.unknown.filter((word) => !place.words.includes(word));
  return { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0 };
}

/** The seat beside a firm's name asks for nothing. */
export function withoutSeat(words: Said, { municipality, canton }: QuestionFrame): Said {
  const { place } = words;
  const inCanton = place !== null && canton !== null && cantonNamed(foldName(place.text)) === canton;
  const unknown = withoutWordsOf(inCanton ? place.text : municipality, words.unknown);
  return { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0 };
}

const OF_ONE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'DEPARTED', 'JOINED', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'NAMES', 'TIMELINE', 'BANKRUPTCY_DATES']; // prettier-ignore

/** `Who audits X in Lugano`, of a firm that has its seat elsewhere: where it has it is told beside. */
export function tellsSeat({ measure, subjects, municipality, within, refusal }: QuestionFrame, { place }: Said): boolean {
  const [only] = subjects;
  const firm = subjects.length === 1 && only?.kind === 'COMPANY' && only.uid !== null;
  return place !== null && place.sure && firm && municipality === null && within === null && refusal === null && OF_ONE.includes(measure);
} // prettier-ignore

/** Where the firm of a frame has its seat, at that frame's time. */
export function seatBeside(reading: Reading, words: Said, { subjects, asOf, knownOn }: QuestionFrame): QuestionFrame {
  return { ...frameOf(reading, words, 'SEAT', subjects), asOf, knownOn, notUnderstood: [] };
}

/** Of the whole register: the one word that no lexicon knows is a place. */
export function placed(frame: QuestionFrame, { unknown, place: written }: Said): void {
  // `Geneva and Vaud`: a second canton is no town of the first.
  const another = cantonNamed(foldName(written?.text ?? unknown[0] ?? '').replace(UNIT, ''));
  if (frame.canton !== null && another !== null && another !== frame.canton) return;
  const isOfPlace = written !== null && unknown.every((word) => written.words.includes(word));
  // Where every word is understood, the place is written behind one that surely says where.
  const sure = isOfPlace && (unknown.length > 0 || written.sure) && frame.canton === null;
  if (written !== null && frame.municipality === null && (frame.measure === 'COMPANIES' || (frame.measure === 'COUNT' && sure)) && frame.subjects.length === 0) {
    frame.municipality = officialPlace(written.text);
    frame.notUnderstood = frame.notUnderstood.filter((word) => !written.words.includes(word));
  }
  const [place] = unknown;
  if (place === undefined || unknown.length > 1 || !/^\p{Lu}/u.test(place) || isWholeMonth(place)) return;
  if (!isOfAll(frame.measure) || frame.municipality !== null) return;
  frame.municipality = officialPlace(place);
  frame.notUnderstood = frame.notUnderstood.filter((word) => word !== place);
} // prettier-ignore

const UNIT = /^(?:kanton|cantone?) (?:d[eiu] |del |of )?/;

const HAPPENED: readonly Measure[] = ['TIMELINE', 'STATUS', 'BANKRUPTCY_DATES'];

/** `Which mergers were there in 2022?`, where nobody was spoken of: the firms to which it happened. */
export function placedOfAll(frame: QuestionFrame, words: Said): void {
  const { times, pronoun, back, when, ordinal } = words;
  const any = frame.subjects.length === 0 && frame.topics.length > 0 && HAPPENED.includes(frame.measure);
  if (any && times.length > 0 && !when && pronoun === null && !back && ordinal === null)
    amend(frame, { measure: 'COMPANIES', intent: 'search_companies', status: null });
  const published = asksWhatWasPublished(frame, words);
  if (published) amend(frame, { measure: 'COUNT', intent: 'analytics', counted: 'NOTICES', grouping: 'TOPIC' });
  placed(frame, words);
  if (published) takeCantonOf(frame, words);
} // prettier-ignore

/** `What happened in Zug in 2023?`: notices are counted by canton, so that of a name that is both the canton is taken, and the answer says so. */
export function takeCantonOf(frame: QuestionFrame, { place }: Pick<Said, 'place'>): void {
  const canton = place === null ? null : cantonNamed(foldName(place.text));
  if (place === null || canton === null || frame.municipality === null) return;
  const readAs = { text: place.text, as: REGISTER_PHRASES[frame.language].canton(canton) };
  amend(frame, { canton, municipality: null, readAs: [...frame.readAs, readAs] });
}

/** `How many bankruptcies in Bern in 2020?`: what happened is counted by canton too, unless a town is spoken of or was counted before. */
export function countedByCanton(
  frame: QuestionFrame,
  words: Said,
  question: string,
  last: QuestionFrame | undefined,
): void {
  const happened =
    frame.measure === 'COUNT' && frame.topics.length > 0 && (words.counting !== null || last?.measure === 'COUNT');
  const town = TOWN.test(foldName(question)) || (last !== undefined && last.municipality !== null);
  if ((happened || frame.measure === 'RANKING') && frame.subjects.length === 0 && !town) takeCantonOf(frame, words);
}
/** Nothing beside it is a canton. */
export const TOWN =
  /\b(?:(?:haupt|innen|alt)?stadt|stadtisch\w*|(?:politische )?gemeinde|ort|ville|commune|localite|citta|comune|localita|city|town|municipality|commune)\b/;

/** Whether a question of nobody asks what happened, or what was published, in the place that it names. */
export const asksWhatHappenedThere = (words: Said): boolean =>
  words.place !== null && asksWhatWasPublished({ measure: measureOf(words, false, false), subjects: [], topics: [] }, words); // prettier-ignore

/** Where notices are counted by what they are on, `published` says when they were, and not what was known then. `Dissolved by mid-2024`: what happened is said by a word for a state. */
export const timedBy = (words: Said, { counted, grouping, topics }: QuestionFrame): Said => {
  const happened = words.topics.length > 0 ? words.topics : topics.map((value) => ({ value, text: '' }));
  return { ...words, topics: happened, ...(counted === 'NOTICES' && grouping === 'TOPIC' && words.grouping === null && { known: [] }) };
}; // prettier-ignore

/** `What was published yesterday?`, `what happened in the canton of Zug last week?`, where nobody was spoken of: how many notices, on what. */
function asksWhatWasPublished({ measure, subjects, topics }: Pick<QuestionFrame, 'measure' | 'subjects' | 'topics'>, words: Said): boolean {
  const { place, times, unknown, when, pronoun, back, roles, who, outside, measures, companies, people, known, notices } =
    words;
  const asks = measure === 'TIMELINE' || (measure === 'UNKNOWN' && known.length > 0);
  const ofNobody = subjects.length + topics.length + words.topics.length + roles.length === 0 && unknown.every((word) => place?.words.includes(word)) && pronoun === null && !back;
  const else_ = when || (who && known.length === 0 && !notices) || companies || people || outside !== null || measures.some(({ value }) => value !== 'TIMELINE'); // prettier-ignore
  const there = measure === 'TIMELINE' && (place?.sure === true || words.canton !== null);
  return asks && ofNobody && !else_ && (times.length > 0 || there);
} // prettier-ignore

const WHERE = /^(?:wo|ou|où|dove|where)(?!\p{L})/iu;

/** `Where does it sit?`: a person on boards, a firm in a place. */
export function seatOfFirm(measure: Measure, { measures }: Said, subjects: readonly FrameSubject[]): Measure {
  const where = measures.some(({ value, text }) => value === 'PERSON_MANDATES' && WHERE.test(text));
  return measure === 'PERSON_MANDATES' && where && subjects.every(({ kind }) => kind === 'COMPANY') ? 'SEAT' : measure;
}

/** Without the postcode and place behind it. */
export const withoutPostcode = (address: string | null): string | null =>
  address?.replace(/, [1-9]\d{3} .*$/, '') ?? null;
