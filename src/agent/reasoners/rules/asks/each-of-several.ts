/** Firms of which one of several things is so, or happened: each is a list, or a count, of its own. */
import type { Intent, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { QUESTION_WORDS, VERBS } from '../lexicon/index.js';
import { joins } from '../read/clauses/stretches.js';
import { CHANGED } from '../read/firms/changed.js';
import { MORE } from '../read/firms/of-all-firms.js';
import { isOfMany } from '../read/firms/which-status.js';
import { placesJoined } from './places-joined.js';
import { blanked, slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/** Words side by side that say one thing of firms, without those that all of them share. */
interface Condition {
  /** Places of its words in the question. */
  own: number[];
  /** Its verb of change, if it has one, which another without one shares. */
  changed: number[];
  /** A thing that firms have (`address`), and nothing that happened to them. */
  bare: boolean;
  /** Its words for a time, which is that of all where another has none. */
  times: number[];
}

const FIELDS: readonly Measure[] = ['NAMES', 'SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM'];
const OF_ALL: readonly Measure[] = ['COMPANIES', 'COUNT'];
/** Where what happened is asked for, without a word for firms. */
const WHICH = /^(?:welche[rs]?|quel(?:le)?s?|qual[ei]|which|what)$/;
const MANY_FIRMS = /^(?:firmen|gesellschaften|societes|entreprises|firmes|ditte|imprese|aziende|companies|firms|businesses)$/; // prettier-ignore
const OR = /^(?:oder|ou|o|oppure|or)$/;

/**
 * `Which companies are bankrupt or in liquidation?`, `... changed their name or purpose in 2023`: read once for each, with all else that is said, so that time
 * and place hold for every one. `And`: of those to which both happened no list is made; each names the other as not applied. Null: it asks nothing of the kind.
 */
export async function eachOfSeveral(asked: Asked, reading: Reading, read: Reads): Promise<Route | null> {
  const { tokens } = reading;
  // `Were more founded or deleted?` counts both.
  if (MORE.test(tokens.map(({ folded }) => folded).join(' '))) return null;
  // `Is that firm active or in liquidation?` asks for no firms.
  if (!tokens.some(isOfFirms) && !WHICH.test(tokens[0]?.folded ?? '')) return null;
  if (!isOfMany(tokens) && !tokens.some(({ folded }) => MANY_FIRMS.test(folded))) return null;
  for (const [at, token] of tokens.entries()) {
    if (!isJoining(token)) continue;
    const places = placesAround(reading, at);
    const several = places ?? conditionsAround(reading, at, isCondition) ?? conditionsAround(reading, at, isForm) ?? [];
    if (several.length < 2) continue;
    // `Which were founded, and which deleted?`, `which deletions and bankruptcies`.
    const either = places !== null || OR.test(token.folded) || !tokens.some(isOfFirms) || QUESTION_WORDS.has(tokens[at + 1]?.folded ?? '');
    const frames = !either && areMixed(several, tokens) ? await ofBoth(asked, reading, at, read) : await ofEach(asked, reading, at, several, read);
    if (frames === null) continue;
    const intents = new Set(frames.map(({ intent }) => intent));
    const intent: Intent = intents.size === 1 ? frames[0]!.intent : 'all_tools';
    const told = either ? frames : frames.map((frame) => withOthers(frame, frames));
    return { intent, confidence: CONFIDENCE, reasoning: 'each of what is said of firms', frames: told, refused: [] };
  }
  return null;
} // prettier-ignore

const CONFIDENCE = 0.9;

/** What they are and what happened to them: both conditions hold for one list. */
const areMixed = (several: readonly Condition[], tokens: readonly TaggedToken[]): boolean =>
  several.some(({ own }) => own.some((word) => isState(tokens[word]!))) && several.some(({ own }) => own.every((word) => !isState(tokens[word]!))); // prettier-ignore

/** `Which companies moved in 2023 and are in liquidation?` */
async function ofBoth(asked: Asked, reading: Reading, at: number, read: Reads): Promise<QuestionFrame[] | null> {
  // What they are is asked of today anyway.
  const today = reading.tokens.flatMap(({ folded }, word) => (word > at && TODAY.test(folded) ? [word] : []));
  const route = await read({ ...asked, question: blanked(reading.question, reading, new Set([at, ...today])) });
  const [only] = route.frames;
  return areLists(route.frames) && only?.status !== null && (only?.topics.length ?? 0) > 0 ? route.frames : null;
} // prettier-ignore

const TODAY =
  /^(?:heute|jetzt|aktuell|derzeit|aujourd|hui|maintenant|actuellement|oggi|ora|adesso|attualmente|today|now|currently)$/;

async function ofEach(asked: Asked, reading: Reading, at: number, several: readonly Condition[], read: Reads): Promise<QuestionFrame[] | null> {
  const { question, tokens } = reading;
  const shared = several.some(({ bare, changed }) => bare && changed.length === 0);
  const timed = several.every(({ times }) => times.length > 0);
  const wordsOf = ({ own, changed, times }: Condition) => [...own.filter((word) => !(shared && changed.includes(word))), ...(timed ? times : [])];
  const [first, last] = [tokens[several[0]!.own[0]!]!, tokens[several.at(-1)!.own.at(-1)!]!];
  const frames: QuestionFrame[] = [];
  for (const kept of several) {
    const left = new Set([at, ...several.filter((one) => one !== kept).flatMap(wordsOf)]);
    const text = blanked(question, reading, left);
    // No comma is left between them.
    const between = text.slice(first.span.start, last.span.end).replaceAll(',', ' ');
    const plain = `${text.slice(0, first.span.start)}${between}${text.slice(last.span.end)}`;
    frames.push(...(await read({ ...asked, question: plain })).frames);
  }
  return frames.length === several.length && areLists(frames) ? frames : null;
} // prettier-ignore

/** Of all firms, understood, each another. */
function areLists(frames: readonly QuestionFrame[]): boolean {
  const plain = frames.every(({ measure, subjects, refusal, counted }) => OF_ALL.includes(measure) && subjects.length === 0 && refusal === null && counted !== 'PEOPLE');
  const different = new Set(frames.map(({ topics, status, legalForm, canton, municipality }) => JSON.stringify([topics, status, legalForm, canton, municipality])));
  return plain && different.size === frames.length && new Set(frames.map(({ measure }) => measure)).size === 1;
} // prettier-ignore

/** Firms to which both happened are not told: the answer says so. */
function withOthers(frame: QuestionFrame, frames: readonly QuestionFrame[]): QuestionFrame {
  if (frame.measure !== 'COMPANIES' || frame.topics.length === 0) return frame;
  return { ...frame, topics: [...new Set([...frame.topics, ...frames.flatMap(({ topics }) => topics)])] };
}

/** `In Zug or Bern`: each place. */
function placesAround(reading: Reading, at: number): Condition[] | null {
  const places = placesJoined(reading, at);
  return places === null ? null : places.map((own) => ({ own, changed: [], bare: false, times: [] }));
}

/** The conditions that a joining word joins, with those behind commas before it. */
function conditionsAround(reading: Reading, at: number, says: Says): Condition[] | null {
  const { tokens } = reading;
  const isOf = (word: number) =>
    tokens[word] !== undefined && (says(tokens[word]) || isSmall(tokens[word]) || isTime(tokens[word]));
  const found: Condition[] = [];
  let end = at;
  while (end > 0) {
    let start = end;
    while (start > 0 && isOf(start - 1) && (start === end || !isApart(tokens[start]!))) start--;
    const own = trimmed(reading, start, end, says);
    if (own === null) break;
    found.unshift(own);
    if (start === 0 || !tokens[start]!.commaBefore || !isOf(start - 1)) break;
    end = start;
  }
  let last = at + 1;
  while (isOf(last) && !isApart(tokens[last]!)) last++;
  const behind = trimmed(reading, at + 1, last, says);
  return found.length === 0 || behind === null ? null : [...found, behind];
}

/** From the first word that says something, with an article or preposition before it, to the last. */
function trimmed({ tokens, language }: Reading, start: number, end: number, isSaid: Says): Condition | null {
  const says = tokens.slice(start, end).map((token, index) => (isSaid(token) ? start + index : -1)).filter((word) => word >= 0); // prettier-ignore
  if (says.length === 0) return null;
  let first = says[0]!;
  while (first > start && !VERBS[language].has(tokens[first - 1]!.folded)) first--;
  const own = Array.from({ length: says.at(-1)! + 1 - first }, (_, index) => first + index).filter((word) => !isTime(tokens[word]!)); // prettier-ignore
  const times = Array.from({ length: end - start }, (_, index) => start + index).filter((word) => isTime(tokens[word]!)); // prettier-ignore
  const changed = own.filter((word) => isChange(tokens[word]!));
  const bare = says.some((word) => isField(tokens[word]!)) && says.every((word) => isField(tokens[word]!) || isChange(tokens[word]!)); // prettier-ignore
  return { own, changed, bare, times };
}

const isJoining = (token: TaggedToken) => joins(token) || (OR.test(token.folded) && token.folded === token.text.toLowerCase()); // prettier-ignore
const isApart = ({ breakBefore, commaBefore }: TaggedToken) => breakBefore || commaBefore;
const isChange = ({ folded }: TaggedToken) => CHANGED.test(folded);
/** Into what is said behind. */
const GOES = /^(?:ging(?:en)?|geh(?:t|en)|kamen?|fiel(?:en)?|went|go|gone|andat[ei]|tombe(?:e|es|s)?)$/;
const isSmall = (token: TaggedToken) =>
  !isJoining(token) && (GOES.test(token.folded) || ['FILLER', 'PRONOUN'].includes(slotOf(token)?.type ?? ''));

const isTime = (token: TaggedToken) => ['TIME', 'NOW'].includes(slotOf(token)?.type ?? '');

function isField(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return slot?.type === 'MEASURE' && FIELDS.includes(slot.measure);
}

function isState(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return slot?.type === 'STATUS' || (slot?.type === 'MEASURE' && slot.measure === 'STATUS');
}

function isCondition(token: TaggedToken): boolean {
  return isField(token) || isState(token) || isChange(token) || slotOf(token)?.type === 'TOPIC';
}

type Says = (token: TaggedToken) => boolean;
/** Legal forms are joined with each other alone: beside what happened, they say of which firms. */
const isForm: Says = (token) => slotOf(token)?.type === 'FORM';

function isOfFirms(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return slot?.type === 'COMPANY_NOUN' || slot?.type === 'COUNTING' || (slot?.type === 'MEASURE' && slot.measure === 'PERSON_MANDATES'); // prettier-ignore
}
