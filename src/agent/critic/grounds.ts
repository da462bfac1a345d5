import { squeezed, wordsOf } from '../../core/index.js';
import type { FoundEntity } from '../../tools/index.js';
import type { QuestionFrame } from '../../trace/index.js';
import { likelyHits } from '../reasoners/rules/speech/tell-candidates.js';
import type { Observation, Situation } from '../slots.js';
import { asksForBoard } from './whole-board.js';

/** What a call of this run may speak of: all that the question, the conversation and the results so far give. */
export interface Grounds {
  uids: ReadonlySet<string>;
  /** Hits that a search gave beside those that it surely means, by uid, with whom it means: to open one is to take another. */
  besides: ReadonlyMap<string, string>;
  /** Of the question and the conversation. */
  words: ReadonlySet<string>;
  /** Names and other short texts of results, each with its words: halves of two names are no name. */
  seen: readonly ReadonlySet<string>[];
  /** The question's words in one. */
  question: string;
  /** Years that the question writes out; empty: it dates nothing so. */
  years: readonly number[];
  /** Years of the clocks, of frames and results. */
  otherYears: ReadonlySet<number>;
  /** The question, which nobody has read into frames, asks for a whole board. */
  board: boolean;
  /** A search of this run found nothing: another spelling may be tried. */
  foundNothing: boolean;
}

const YEAR = /(?<!\d)(?:18|19|20|21)\d\d(?!\d)/g;
const [MOST_TEXTS, MOST_TEXT] = [5_000, 2_000];

/** Each of them is made when a call's arguments first need it: most plans name whom the question names. */
export function groundsOf(situation: Situation): Grounds {
  const { question, language, clocks, today, focusUid, chosenUids, recalled, observations, route } = situation;
  const given = once(() => [...recalled.subjects, ...recalled.inOrder, ...recalled.candidates, ...recalled.together, ...recalled.listed]);
  const frames = once(() => [...route.frames, ...recalled.frames, ...recalled.shownFor, ...recalled.opening, ...recalled.dated]);
  const seen = once(() => observations.map((observation) => seenIn(observation)));
  const asked = once(() => [focusUid ?? '', ...chosenUids, ...given().map(({ uid }) => uid), ...frames().flatMap(uidsOfFrame)]);
  const made = {
    uids: once(() => new Set([...asked().filter((uid) => uid !== ''), ...recalled.offers.flatMap((offer) => offer.uids), ...seen().flatMap((one) => one.uids), ...(question.match(/\b[a-z]{2,4}_\w+/g) ?? [])])),
    besides: once(() => {
      const meant = new Set([...asked(), ...seen().flatMap((one) => one.meant)]);
      return new Map(seen().flatMap((one) => one.besides).filter(([uid]) => !meant.has(uid) && !question.includes(uid)));
    }),
    words: once(() => new Set([question, ...given().map(({ name }) => name), ...recalled.candidates.map(({ detail }) => detail), ...frames().flatMap(textsOfFrame)].flatMap(wordsOf))),
    seen: once(() => seen().flatMap((one) => one.texts())),
    question: once(() => squeezed(question)),
    board: once(() => route.frames.length === 0 && asksForBoard(question, language)),
    years: once(() => yearsIn(question)),
    otherYears: once(() => new Set([...yearsIn([clocks.asOf, clocks.knownOn, today, ...frames().flatMap(datesOfFrame)].join(' ')), ...seen().flatMap((one) => one.years())])),
  };
  return {
    get uids() {
      return made.uids();
    },
    get besides() {
      return made.besides();
    },
    get words() {
      return made.words();
    },
    get seen() {
      return made.seen();
    },
    get question() {
      return made.question();
    },
    get board() {
      return made.board();
    },
    get years() {
      return made.years();
    },
    get otherYears() {
      return made.otherYears();
    },
    foundNothing: observations.some(({ result }) => result?.outcome === 'EMPTY'),
  };
} // prettier-ignore

const yearsIn = (text: string): number[] => (text.match(YEAR) ?? []).map(Number);

function uidsOfFrame({ subjects, within }: QuestionFrame): string[] {
  return [...subjects, ...(within === null ? [] : [within])].flatMap(({ uid }) => uid ?? []);
}

function textsOfFrame({ subjects, within, municipality, address, readAs, notice }: QuestionFrame): string[] {
  const named = [...subjects, ...(within === null ? [] : [within])].flatMap(({ text, name }) => [text, name ?? '']);
  return [...named, municipality ?? '', address ?? '', notice?.number ?? '', ...readAs.map((one) => one.as)];
}

function datesOfFrame({ asOf, knownOn, range }: QuestionFrame): string[] {
  return [asOf, knownOn, range?.from, range?.to].flatMap((date) => date ?? []);
}

interface Seen {
  uids: string[];
  /** Whom a result is about, hits aside that the search does not mean. */
  meant: string[];
  besides: [string, string][];
  texts: () => Set<string>[];
  years: () => number[];
}

const NOTHING: Seen = { uids: [], meant: [], besides: [], texts: () => [], years: () => [] };
const read = new WeakMap<object, Seen>();

/** Each result is read once, its texts where a call asks for words or days that the question does not give: few do. */
function seenIn({ result }: Observation): Seen {
  if (result === null) return NOTHING;
  const known = read.get(result.rows);
  if (known !== undefined) return known;
  const { rows } = result;
  const uids = Object.keys(result.labels);
  // Of the result and not of its rows: a run that waits holds them packed.
  const texts = once(() => {
    const found: string[] = [];
    collect([result.labels, result.rows], found);
    return found;
  });
  const besides = rows.type === 'HITS' ? besidesOf(rows.hits) : new Map<string, string>();
  const seen: Seen = {
    uids,
    meant: uids.filter((uid) => !besides.has(uid)),
    besides: [...besides],
    texts: once(() => texts().slice(0, MOST_TEXTS).map((text) => new Set(wordsOf(text.slice(0, MOST_TEXT))))), // prettier-ignore
    years: once(() => yearsIn(texts().join(' '))),
  };
  read.set(rows, seen);
  return seen;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function besidesOf(all: readonly FoundEntity[]): Map<string, string> {
  const { sure, hits } = likelyHits(all, true);
  const [first] = hits;
  if (!sure || first === undefined) return new Map();
  return new Map(all.filter((hit) => !hits.includes(hit)).map(({ uid }) => [uid, first.name]));
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, texts);
  else if (typeof value === 'object' && value !== null)
    for (const key in value) collect((value as Record<string, unknown>)[key], texts);
}
