import type { Language } from '../../../../core/index.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { begun, probabilities, type Model } from '../../../linear/index.js';
import { bucketBehind, bucketOf, MASKS } from './features.js';
import { maskOf, tagsOf } from './masked.js';

/** What a word of a question begins: nothing; the next thing asked; what is asked, behind a remark that asks nothing. */
export const BEGINS = ['NOTHING', 'NEXT', 'ASKING'] as const;
export type Begins = (typeof BEGINS)[number];

/** A word, or a name, day or year as one. */
interface Unit {
  word: string;
  /** What the lexicons say of it. */
  tag: string;
  /** What stands between it and the one before, without blanks and quotation marks. */
  mark: string;
  /** Its first word. */
  at: number;
  capital: boolean;
}

const SURROUNDING = [-3, -2, -1, 0, 1, 2, 3];
/** Ends a sentence, or as good as. */
const HARD = /[.?!;:\n]/;
/** Of a clause's words no more are read, on either side. */
const MOST_WORDS = 30;

/** By word, the features of what it may begin; the first begins nothing. */
export function featuresOfBegins(reading: Reading, names: readonly NamedInQuestion[]): { at: number; features: number[] }[] {
  const units = unitsOf(reading, names);
  return units.slice(1).map((unit, index) => ({ at: unit.at, features: featuresOf(units, index + 1, reading) }));
} // prettier-ignore

function featuresOf(units: readonly Unit[], index: number, { language, question, tokens }: Reading): number[] {
  const found = new Set<number>();
  const add = (text: string) => found.add(bucketOf(text));
  const behind = (start: number, text: string) => found.add(bucketBehind(start, text));
  const { mark, at, capital } = units[index]!;
  const word = (step: number) => units[index + step]?.word ?? '$';
  const tag = (step: number) => units[index + step]?.tag ?? '$';
  const marked = ` ${mark}`;
  /** A text alone, and before the mark. */
  const both = (start: number, text: string) => {
    const all = begun(text, start);
    behind(all, '');
    behind(all, marked);
  };
  add('any');
  add(`mark ${mark}`);
  add(`mark ${language} ${mark}`);
  for (const [at, step] of SURROUNDING.entries()) {
    const { ofLanguage, ofAny, tags } = AROUND[language][at]!;
    behind(ofLanguage, word(step));
    behind(begun(word(step), ofAny), marked);
    both(tags, tag(step));
  }
  add(`pair ${language} ${word(-1)} ${word(0)}`);
  add(`next pair ${language} ${word(0)} ${word(1)}`);
  add(`next pair ${word(0)} ${word(1)} ${mark}`);
  add(`tags ${tag(-1)} ${tag(0)}`);
  add(`next tags ${tag(0)} ${tag(1)}`);
  add(`capital ${capital} ${mark}`);
  add(`before ${Math.min(index, 6)} ${mark}`);
  add(`behind ${Math.min(units.length - index, 6)} ${mark}`);
  const [left, right] = clausesAround(units, index);
  const [asksLeft, asksRight] = [askedIn(left), askedIn(right)];
  for (const one of asksLeft) both(LEFT_ASKS, one);
  for (const one of asksRight) both(RIGHT_ASKS, one);
  add(`asks ${asksLeft.join()} then ${asksRight.join()}`);
  add(`asks ${asksLeft.length > 0} then ${asksRight.length > 0} ${mark} ${asksLeft.some((one) => asksRight.includes(one))}`);
  for (const one of left) both(LEFT, one.word);
  for (const one of right) both(RIGHT, one.word);
  add(`first ${language} ${left[0]?.word ?? ''} ${mark}`);
  add(`mark ${mark} ${left[0] === units[0]}`);
  const end = units[index + right.length]?.mark ?? question.slice(tokens.at(-1)!.span.end);
  add(`clause asks ${end.includes('?')} ${mark}`);
  add(`rest asks ${question.includes('?', tokens[at]!.span.start)} ${mark} ${mark.includes('?')}`);
  return [...found];
} // prettier-ignore

/** What features begin with. */
const [LEFT, RIGHT, LEFT_ASKS, RIGHT_ASKS] = [begun('left '), begun('right '), begun('left asks '), begun('right asks ')] as const; // prettier-ignore
const around = (language: Language) =>
  SURROUNDING.map((step) => ({ ofLanguage: begun(`word ${step} ${language} `), ofAny: begun(`word ${step} `), tags: begun(`tag ${step} `) })); // prettier-ignore
const AROUND = { de: around('de'), fr: around('fr'), it: around('it'), en: around('en') };

/** The clauses on either side of a word, to the hard marks around it. */
function clausesAround(units: readonly Unit[], index: number): [left: readonly Unit[], right: readonly Unit[]] {
  let start = index - 1;
  while (start > 0 && !HARD.test(units[start]!.mark)) start--;
  let end = index + 1;
  while (end < units.length && !HARD.test(units[end]!.mark)) end++;
  return [units.slice(Math.max(start, index - MOST_WORDS), index), units.slice(index, Math.min(end, index + MOST_WORDS))];
} // prettier-ignore

const ASKS = /^(?:asks .*|LEFT|JOINED|WHEN|COUNTING)$/;
const askedIn = (units: readonly Unit[]) => [...new Set(units.map(({ tag }) => tag).filter((tag) => ASKS.test(tag)))].sort(); // prettier-ignore

function unitsOf({ question, tokens, times }: Reading, names: readonly NamedInQuestion[]): Unit[] {
  const units: Unit[] = [];
  let last = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const mark = question.slice(last, token.span.start).replace(/[\s"'’«»“”„]/g, '').slice(0, 2);
    const begin = at;
    let [word, tag] = [token.folded, tagOf(token)];
    const name = names.find(({ start, end, found }) => start <= at && at < end && found === 'NAME' && (end - start > 1 || token.capital));
    if (name !== undefined) {
      [word, tag, at] = [maskOf(name, tokens), UNKNOWN, name.end - 1];
    } else if (token.slot?.type === 'NUMBER') {
      [word, tag] = [MASKS.company, UNKNOWN];
    } else if (token.slot?.type === 'CANTON') {
      [word, tag] = [MASKS.canton, UNKNOWN];
    } else if (token.slot?.type === 'TIME' && /\d/.test(token.text)) {
      const { index } = token.slot;
      while (tokens[at + 1]?.slot?.type === 'TIME' && tokens[at + 1]!.slot === token.slot) at++;
      [word, tag] = [(times[index]?.asOf ?? null) === null ? MASKS.year : MASKS.day, UNKNOWN];
    }
    units.push({ word, tag, mark, at: begin, capital: token.capital });
    last = tokens[at]!.span.end;
  }
  return units;
} // prettier-ignore

const UNKNOWN = '?';
const tagOf = (token: TaggedToken): string => tagsOf([token])[0] ?? slotOf(token)?.type ?? UNKNOWN;

/** How likely it must be that what is asked begins at a word, and that the next thing does; chosen on a writer's questions that were left out of learning. */
const LEAST = { asking: 0.7, next: 0.7 };

/** Where what is asked begins, behind a remark that asks nothing (0: there is none), and where each next thing most likely does; by words. */
export function beginsIn(model: Model<Begins>, reading: Reading, names: readonly NamedInQuestion[]): { asking: number; next: readonly number[] } {
  const likely = featuresOfBegins(reading, names).map(({ at, features }) => ({ at, all: probabilities(model, features) }));
  const asking = likely.findLast(({ all }) => all[BEGINS.indexOf('ASKING')]! >= LEAST.asking)?.at ?? 0;
  return { asking, next: likely.flatMap(({ at, all }) => (at > asking && all[BEGINS.indexOf('NEXT')]! >= LEAST.next ? [at] : [])) };
} // prettier-ignore
