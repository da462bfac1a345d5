/** What is asked of people in office beside which office it is: who did not leave, who may not sign, who is there with somebody, where else they are. */
import { foldName } from '../../../../core/index.js';
import type { FrameSubject, Measure, OutsideTopic, QuestionFrame } from '../../../../trace/index.js';
import { amend } from '../amend.js';
import { CHANGED } from '../read/firms/changed.js';
import { asksWhichFirms } from '../read/firms/companies.js';
import { asksOfPast } from '../read/time/past.js';
import {
  CANNOT_SIGN, DID_NOT_LEAVE, ELSEWHERE, FORMERLY, FROM_THE_START, GAVE_UP, HISTORY, HOW_OFTEN, LEADS_TO_NAME, NO_LONGER_AUDITS, NOW, OTHER_THAN, OTHERS_TOO, SO_SOON, TOGETHER_WITH, TOOK_ON, WENT_OVER,
} from '../read/people/people-words.js'; // prettier-ignore
import type { Said } from '../read/said.js';
import type { Reading, TaggedToken } from '../read/words/tagging.js';

/** A part, its words in one line and what they say. */
interface Part {
  frame: QuestionFrame;
  words: Said;
  own: readonly TaggedToken[];
  line: string;
  reading: Reading;
}

/** In the order in which they are asked: the first that fits settles it. */
const SETTLED: readonly ((part: Part) => boolean)[] = [together, ofBoth, signs, notOnlyThere, tookOrGaveUp, goneOver, elsewhere, stayed, withoutSignature, allAlong, fromTheStart, soSoon, auditedOnce, changed]; // prettier-ignore

export function settlePeople(frame: QuestionFrame, words: Said, own: readonly TaggedToken[], reading: Reading): void {
  const line = own.map(({ folded }) => folded).join(' ');
  const part = { frame, words, own, line, reading };
  SETTLED.some((settled) => settled(part));
}

const ALL_TIME = { from: null, to: null };

const firmsIn = ({ subjects }: QuestionFrame): readonly FrameSubject[] =>
  subjects.filter(({ kind, uid }) => kind === 'COMPANY' && uid !== null);
const isTimed = ({ asOf, range, knownOn }: QuestionFrame): boolean => (asOf ?? knownOn ?? range?.from ?? range?.to ?? null) !== null; // prettier-ignore

/** Reads what is asked as another measure; words that said so are understood, and whatever is left stays named. */
function readAs({ frame }: Part, words: readonly string[], asked: Partial<QuestionFrame>): true {
  // `Why did it change its auditor?`: the register tells the change, and no reason.
  if (frame.refusal?.type === 'OUTSIDE' && WHY.includes(frame.refusal.topic)) return true;
  const understood = new Set(words);
  const left = frame.notUnderstood.filter(
    (word) =>
      !foldName(word)
        .split(' ')
        .every((one) => understood.has(one)),
  );
  const mayStay = frame.refusal?.type === 'UNKNOWN_WORD' && left.length > 0;
  amend(frame, { notUnderstood: left, negated: false, refusal: mayStay ? frame.refusal : null, ...asked });
  return true;
}

const WHY: readonly OutsideTopic[] = ['REASONS', 'FUTURE'];

const wordsIn = (said: RegExp, { line }: Part): string[] => (said.exec(line)?.[0] ?? '').split(' ');

/** `Who sits there together with her`, `who signs with her`: whoever is there, and not what she is. */
function together(part: Part): boolean {
  const { frame, words, reading } = part;
  const person = frame.subjects.find(({ kind }) => kind === 'PERSON');
  const firm = frame.measure === 'PERSON_MANDATES' ? frame.within : frame.measure === 'SHARED_OFFICERS' && frame.subjects.length === 2 ? firmsIn(frame)[0] : null;
  if (firm === null || firm === undefined || person === undefined || !words.who || words.asks !== 'WHO') return false;
  const at = reading.tokens.findIndex(({ span }) => person.text !== '' && span.start >= person.span.start);
  const before = reading.tokens.slice(Math.max(0, at - MOST_BEFORE), Math.max(0, at)).map(({ folded }) => folded).join(' ');
  if (!LEADS_TO_NAME[reading.language].test(before)) return false;
  const signs = words.measures.some(({ value }) => value === 'SIGNATORIES') || words.signatures !== null;
  const text = words.measures.map((measure) => measure.text);
  frame.notUnderstood = frame.notUnderstood.filter((word) => !text.includes(word));
  return readAs(part, wordsIn(TOGETHER_WITH[reading.language], part), {
    measure: signs ? 'SIGNATORIES' : 'OFFICERS', intent: 'search_companies', subjects: [firm], within: null, onlyOneThere: false, sinceWhen: false, roles: words.roles,
  });
} // prettier-ignore
const MOST_BEFORE = 4;

/** `Where do P and Q sit together`: what each of two people holds; that it is in the same firm is for the reader to see. */
function ofBoth({ frame, words, own, line }: Part): boolean {
  const people = frame.subjects.length > 1 && frame.subjects.every(({ kind, uid }) => kind === 'PERSON' && uid !== null);
  const shares = frame.measure === 'SHARED_OFFICERS' || (frame.measure === 'DOSSIER' && TOGETHER.test(line));
  if (!shares || !people) return false;
  const both = words.measures.filter(({ value }) => value === 'SHARED_OFFICERS').map(({ text }) => text);
  const range = frame.range ?? (asksOfPast(own, frame.language) ? ALL_TIME : null);
  amend(frame, { measure: 'PERSON_MANDATES', intent: 'search_companies', range, notUnderstood: [...new Set([...frame.notUnderstood, ...both])] });
  return true;
} // prettier-ignore

const TOGETHER = /(?:^| )(?:zusammen|gemeinsam\w*|together|jointly|ensemble|insieme)(?= |$)/;

/** `Has she mandates other than at X`, `is she only at X`: wherever she is. */
function notOnlyThere(part: Part): boolean {
  const { frame, words, line, reading } = part;
  const said = OTHERS_TOO[reading.language];
  const besides = OTHER_THAN[reading.language].test(line);
  if (frame.measure !== 'PERSON_MANDATES' || frame.within === null || frame.sinceWhen || !(words.asks === 'WHETHER' || besides) || !said.test(line)) return false; // prettier-ignore
  // `Which companies other than X`: wherever she is, with what was left out named.
  if (words.asks !== 'WHETHER') return void amend(frame, { within: null, onlyOneThere: false, negated: false, refusal: frame.refusal?.type === 'NEGATION' ? null : frame.refusal }), true; // prettier-ignore
  return readAs(part, wordsIn(said, part), { within: null, onlyOneThere: false });
}

/** `Which mandates did she take on in 2025`: those that began then, and not all that she held; `where did she leave`: those that ended. */
function tookOrGaveUp(part: Part): boolean {
  const { frame, words, line, reading } = part;
  const [person, ...others] = frame.subjects;
  const leaving = frame.measure === 'UNKNOWN' && words.left !== null && (words.when || words.asks === 'WHETHER');
  if (!(OF_A_PERSON.includes(frame.measure) || leaving) || person?.kind !== 'PERSON' || others.length > 0 || frame.within !== null || frame.sinceWhen) return false;
  const [took, gaveUp] = [TOOK_ON[reading.language], GAVE_UP[reading.language]];
  const left = words.left !== null || gaveUp.test(line);
  const came = !left && (words.joined !== null || took.test(line));
  if (!left && !came) return false;
  const [time] = words.times;
  const range = time?.range ?? frame.range;
  const moved = [words.left, words.joined, ...words.topics.map(({ text }) => text)];
  frame.notUnderstood = frame.notUnderstood.filter((word) => !moved.includes(word));
  const asked = { range, asOf: range === null ? frame.asOf : null, topics: [], changes: left };
  if (left) return readAs(part, wordsIn(gaveUp, part), { ...asked, measure: 'PERSON_MANDATES', intent: 'search_companies' });
  return range === null || (range.from ?? range.to) === null ? false : readAs(part, wordsIn(took, part), { ...asked, measure: 'JOINED', intent: 'get_node_history' });
} // prettier-ignore
const OF_A_PERSON: readonly Measure[] = ['PERSON_MANDATES', 'ADDRESS', 'JOINED', 'DEPARTED'];

/** `Can she sign alone`: how she signs is asked, and no list of who does. */
function signs({ frame, words }: Part): boolean {
  if (frame.measure !== 'PERSON_MANDATES' || (words.signatures === null && frame.within === null)) return false;
  const said = words.measures.filter(({ value }) => value === 'SIGNATORIES').map(({ text }) => text);
  frame.notUnderstood = frame.notUnderstood.filter((word) => !said.includes(word));
  return false;
}

/** `Who moved from X to Y`, `who was at X and is now at Y`: whoever was ever with both. */
function goneOver(part: Part): boolean {
  const { frame, words, line, reading } = part;
  const { language } = reading;
  const went = WENT_OVER[language].test(line);
  const both = NOW[language].test(line) && FORMERLY[language].test(line);
  const fits = firmsIn(frame).length === 2 && frame.subjects.length === 2 && words.who && (both || words.times.length === 0);
  if (!fits || !GOINGS.includes(frame.measure) || !(went || (both && frame.measure === 'OFFICERS'))) return false;
  const moved = [words.left, words.joined, ...words.topics.map(({ text }) => text)];
  frame.notUnderstood = frame.notUnderstood.filter((word) => !moved.includes(word));
  return readAs(part, wordsIn(WENT_OVER[language], part), { measure: 'SHARED_OFFICERS', intent: 'explore_network', range: ALL_TIME, asOf: null, topics: [], changes: false });
} // prettier-ignore
const GOINGS: readonly Measure[] = ['OFFICERS', 'TIMELINE', 'DEPARTED', 'JOINED', 'SIGNATORIES'];

/** `Where else do its directors sit`: whoever of them is with other firms, and which those are. */
function elsewhere(part: Part): boolean {
  const { frame, line, reading } = part;
  const said = ELSEWHERE[reading.language];
  if (frame.measure !== 'OFFICERS' || firmsIn(frame).length !== 1 || frame.subjects.length !== 1 || !said.test(line)) return false;
  return readAs(part, wordsIn(said, part), { measure: 'SHARED_OFFICERS', intent: 'explore_network', range: null });
} // prettier-ignore

/** `Who never left`: whoever is still there, and since when; of a time that is said, nobody tells who did not. */
function stayed(part: Part): boolean {
  const { frame, words, line, reading } = part;
  const said = DID_NOT_LEAVE[reading.language];
  if (frame.measure !== 'DEPARTED' || words.asks !== 'WHO' || !said.test(line)) return false;
  if (isTimed(frame)) return readAs(part, wordsIn(said, part), { refusal: { type: 'NEGATION' }, negated: true });
  return readAs(part, wordsIn(said, part), { measure: 'OFFICERS', intent: 'search_companies', range: null, sinceWhen: true, changes: false }); // prettier-ignore
}

/** `Who may not sign`: whoever is entered without signature. Who may not sign alone has another, or none. */
function withoutSignature(part: Part): boolean {
  const { frame, words, line, reading } = part;
  const said = CANNOT_SIGN[reading.language];
  if (!SIGNING.includes(frame.measure) || words.asks !== 'WHO' || !said.test(line) || firmsIn(frame).length === 0) return false;
  if (words.signatures !== null && !words.signatures.value.includes('NONE')) return readAs(part, wordsIn(said, part), { refusal: { type: 'NEGATION' }, negated: true }); // prettier-ignore
  return readAs(part, wordsIn(said, part), { measure: 'SIGNATORIES', signatures: ['NONE'] });
} // prettier-ignore
const SIGNING: readonly Measure[] = ['SIGNATORIES', 'OFFICERS'];

const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES'];

/** English says so of who still is. */
const STILL = /(?:^| )(?:has|have)(?= |$)/;

/** `Who has been there from the start`: whoever still is, and since when. */
function fromTheStart(part: Part): boolean {
  const { frame, own, line, reading } = part;
  const said = FROM_THE_START[reading.language];
  const still = !asksOfPast(own, reading.language) || STILL.test(line);
  if (!HELD.includes(frame.measure) || isTimed(frame) || !still || !said.test(line)) return false;
  return readAs(part, wordsIn(said, part), { sinceWhen: true, range: null, topics: [] });
}

/** `The history of its presidents`, `how many directors has it had since its foundation`: all that there ever were. */
function allAlong(part: Part): boolean {
  const { frame, words, own, line, reading } = part;
  const { language } = reading;
  if (!isOffice(frame) || firmsIn(frame).length !== 1 || isTimed(frame)) return false;
  const since =
    FROM_THE_START[language].test(line) &&
    (words.counting !== null || (asksOfPast(own, language) && !STILL.test(line)));
  if (!since && !HISTORY[language].test(line)) return false;
  const said = wordsIn(since ? FROM_THE_START[language] : HISTORY[language], part);
  return readAs(part, said, { range: ALL_TIME, sinceWhen: false, topics: [], ...(since && { legalForm: null }) });
}
const isOffice = ({ measure, roles }: QuestionFrame): boolean => measure === 'AUDITOR' || (measure === 'OFFICERS' && roles.length > 0); // prettier-ignore

/** `Which companies does X no longer audit`: what it held, and nobody who left it. */
function auditedOnce(part: Part): boolean {
  const { frame, reading } = part;
  const [firm, ...others] = firmsIn(frame);
  const audits = frame.roles.length > 0 && frame.roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR');
  if (firm === undefined || others.length > 0 || !audits || !(frame.measure === 'DEPARTED' || frame.negated) || !asksWhichFirms(reading.question)) return false;
  const isNamed = ({ span }: TaggedToken) => firm.span.start <= span.start && span.end <= firm.span.end;
  const shape = reading.tokens.map((token) => (isNamed(token) ? '#' : token.folded)).join(' ').replaceAll(/#(?: #)+/g, '#');
  if (!NO_LONGER_AUDITS[reading.language].test(shape)) return false;
  return readAs(part, reading.tokens.map(({ folded }) => folded), { measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [firm], within: null, changes: true, topics: [] });
} // prettier-ignore

/** `Who left within a year of joining`: no notice says how long somebody was there. */
function soSoon(part: Part): boolean {
  const { frame, words, own, line, reading } = part;
  const found = SO_SOON[reading.language].exec(line);
  if (!MOVES.includes(frame.measure) || isTimed(frame) || words.times.length > 0 || found === null) return false;
  const start = line.slice(0, found.index).split(' ').length - 1;
  const run = own.slice(start, start + found[0].split(' ').length);
  const text = reading.question.slice(run[0]!.span.start, run.at(-1)!.span.end);
  frame.notUnderstood = [...frame.notUnderstood.filter((word) => !text.includes(word)), text];
  frame.refusal = { type: 'UNKNOWN_WORD' };
  return true;
}
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];

/** `How often has the auditor changed`: all there ever were; `when did the board last change`: its notices. */
function changed(part: Part): boolean {
  const { frame, words, own, line, reading } = part;
  const changes = own.filter(({ folded }) => CHANGED.test(folded)).map(({ folded }) => folded);
  if (!isOffice(frame) || firmsIn(frame).length !== 1 || isTimed(frame) || words.times.length > 0 || changes.length === 0) return false;
  const last = words.order?.value === 'LAST' || /(?:^| )last(?= |$)/.test(line) || (words.when && frame.roles.length > 1 && frame.measure === 'OFFICERS');
  const often = `${HOW_OFTEN[reading.language].exec(line)?.[0] ?? ''} last`;
  frame.notUnderstood = frame.notUnderstood.filter((word) => !often.includes(foldName(word)) && word !== words.order?.text);
  if (last && frame.measure === 'OFFICERS') return readAs(part, changes, { measure: 'TIMELINE', intent: 'get_node_history', topics: ['PERSONS'], roles: [], range: null, sinceWhen: false, order: 'LAST' });
  return readAs(part, changes, { range: ALL_TIME, sinceWhen: false, order: null });
} // prettier-ignore
