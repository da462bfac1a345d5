import type { SearchHit } from '../../../../../../engines/graph/contract.js';
import { foldName, type Canton } from '../../../../../core/index.js';
import type { ToolContext } from '../../../../../tools/index.js';
import type { NameReader } from '../../learned/naming.js';
import { isGenitive } from './addressed.js';
import { slip } from './choose.js';
import { coreRuns, extended, isPartOfName, isSuffix, nameOf, textOf, withBranch, type Run } from './runs.js';
import { MOST_HITS, type NamedInQuestion } from './named-in-question.js';
import { saidAsNames } from './said-as-name.js';
import { isParted, parts } from './shorter-runs.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { saysOfWhichState } from '../words/citizens.js';
import { isWholeName, mayBeFirms, mayBeNames } from './written-as-name.js';

const MOST_SEARCHES = 18;
const MOST_SUBJECTS = 3;

/**
 * All that may be names in the question, as the register knows them: of each stretch the longest reading that it has, else the stretch as a
 * whole. Of a canton; `elsewhere`: it is no place of the people named, who are looked for everywhere where it has none of that name. Which of them a part of the question is about, {@link strongest} tells.
 */
export async function namesIn(
  reading: Reading,
  { canton, elsewhere }: { canton: Canton | null; elsewhere: boolean },
  context: ToolContext,
  naming: NameReader,
): Promise<NamedInQuestion[]> {
  let left = MOST_SEARCHES;
  const asked = new Map<string, SearchHit[]>();
  const ask = async (run: Run, rewrite = (written: string) => written): Promise<SearchHit[] | null> => {
    const text = rewrite(nameOf(reading, run)).slice(0, 200);
    const held = asked.get(text);
    if (held) return held;
    if (left-- <= 0 || foldName(text) === '') return null;
    const search = async (kinds: ('COMPANY' | 'PERSON')[], within: Canton | null) =>
      (await context.graph.search({ text, kinds, canton: within, legalForm: null, status: null, clocks: context.clocks, offset: 0, limit: MOST_HITS }, context.call)).hits; // prettier-ignore
    // `Anna Walliser`: a word of a name says nothing of where.
    const bearsIt =
      canton !== null && reading.tokens.slice(run.start, run.end).some(({ slot }) => slot?.type === 'CANTON');
    const hits = await search(['COMPANY', 'PERSON'], bearsIt ? null : canton);
    const people = canton !== null && elsewhere && !isName(hits) ? await search(['PERSON'], null) : [];
    // `Is X in the canton of Geneva?`, where it is in another: whole names are theirs, wherever they are.
    const firms =
      canton !== null && !isName(hits) && reading.tokens.slice(run.start, run.end).some(isSuffix)
        ? await search(['COMPANY'], null)
        : [];
    const whole = firms.filter((hit) => isWholeName(text, hit));
    const found = isName(people) ? people : whole.length > 0 ? whole : hits;
    asked.set(text, found);
    return found;
  };
  const numbered = reading.tokens.flatMap((token, at) =>
    token.slot?.type === 'NUMBER' ? [{ at, value: token.slot.value }] : [],
  );
  const names: NamedInQuestion[] = [];
  for (const [index, { at, value }] of numbered.entries()) {
    if (numbered[index - 1]?.value === value) continue;
    const end = at + numbered.filter((other) => other.value === value).length;
    const hits = (await ask({ start: at, end })) ?? [];
    names.push(named({ start: at, end }, value, hits, hits.length > 0 ? 'NAME' : 'UNKNOWN'));
  }
  for (const run of coreRuns(reading)) {
    if (!names.some((name) => name.start <= run.start && run.end <= name.end))
      names.push(...(await readRun(reading, run, ask)));
  }
  const lookUp = async (run: Run) => {
    const text = nameOf(reading, run);
    const hits = (await ask(run)) ?? [];
    if (hits[0] !== undefined && isWholeName(text, hits[0])) names.push(named(run, text, hits, 'NAME'));
  };
  for (const run of mayBeFirms(reading)) if (!names.some((name) => covers(name, run))) await lookUp(run);
  if (!names.some(({ found }) => found === 'NAME')) for (const run of mayBeNames(reading)) await lookUp(run);
  const said = await saidAsNames(naming, reading, apart(names), async (run) => {
    const hits = await ask(run);
    if (hits === null) return null;
    return { hits, found: foundIn(hits) };
  });
  return said.filter((name) => !isGenitive(reading, name));
}

const covers = (name: NamedInQuestion, { start, end }: Run) =>
  name.found === 'NAME' && name.start <= start && end <= name.end;

/** No word of a question is in two names: of two that share one, the longer, and one that is registered before one that is not. */
function apart(names: readonly NamedInQuestion[]): NamedInQuestion[] {
  const kept: NamedInQuestion[] = [];
  const length = ({ start, end }: Run) => end - start;
  const registered = ({ found }: NamedInQuestion) => (found === 'NAME' ? 1 : 0);
  for (const name of [...names].sort((a, b) => registered(b) - registered(a) || length(b) - length(a))) {
    if (!kept.some((other) => other.start < name.end && name.start < other.end)) kept.push(name);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** A run without the words at its ends that say something else if they are no name; null where nothing is left. */
function trimmed({ tokens }: Reading, { start, end }: Run): Run | null {
  const isGuessed = (at: number) => tokens[at]!.guess !== null;
  while (start < end && (isGuessed(start) || !isPartOfName(tokens[start]!))) start++;
  const ends = (at: number) => isGuessed(at) && (!tokens[at]!.capital || (at > start && isSuffix(tokens[at - 1]!)));
  while (start < end && ends(end - 1)) end--;
  return start === end ? null : { start, end };
}

/** Spoken for `&`. */
const AND = / (?:und|et|e|and) /gi;

const isName = (hits: readonly SearchHit[] | null): hits is SearchHit[] =>
  hits?.[0] !== undefined && (hits[0].match === 'EXACT' || hits[0].match === 'WORDS' || hits[0].match === 'NUMBER');

const foundIn = (hits: readonly SearchHit[]): NamedInQuestion['found'] => {
  if (hits.length === 0) return 'UNKNOWN';
  return isName(hits) ? 'NAME' : 'NEAR';
};

/** A word that says something else, and is no whole name, is read as what it says. */
const isGuess = ({ tokens }: Reading, { start, end }: Run, hits: readonly SearchHit[]) =>
  hits[0]?.match === 'WORDS' && tokens.slice(start, end).every(({ guess, slot }) => guess !== null || slot !== null);

/** From the first capital on, where two words or more are left; null: it begins with one, or has none. */
function fromCapital({ tokens }: Reading, { start, end }: Run): Run | null {
  const first = tokens.slice(start, end).findIndex(({ capital }) => capital);
  return first < 1 || end - start - first < LEAST_OF_FIRM ? null : { start: start + first, end };
}

const named = ({ start, end }: Run, text: string, hits: SearchHit[], found: NamedInQuestion['found']): NamedInQuestion => {
  return { start, end, text, hits, found };
}; // prettier-ignore

type Ask = (run: Run, rewrite?: (written: string) => string) => Promise<SearchHit[] | null>;

async function readRun(reading: Reading, run: Run, ask: Ask): Promise<NamedInQuestion[]> {
  for (const longer of [...extended(reading, run), run]) {
    const hits = await ask(longer);
    if (!isName(hits) || isGuess(reading, longer, hits)) continue;
    const another = lacksFirstWord(reading, longer, hits) ? withCapitalBefore(reading, longer) : null;
    if (another === null) return [named(longer, nameOf(reading, longer), hits, 'NAME')];
    const own = (await ask(another)) ?? [];
    return [named(another, textOf(reading, another), own, foundIn(own))];
  }
  if (AND.test(textOf(reading, run))) {
    const hits = await ask(run, (written) => written.replace(AND, ' & '));
    if (isName(hits)) return [named(run, textOf(reading, run), hits, 'NAME')];
  }
  const text = textOf(reading, run);
  const near = (await ask(run)) ?? [];
  const rest = trimmed(reading, run);
  const whole = named(run, text, near, near.length > 0 ? 'NEAR' : 'UNKNOWN');
  // One slip of the pen in a whole name says more than a word of it that stands in other names as well.
  if (near.some(({ matchedName }) => slip(text, matchedName))) return [whole];
  const two = await sideBySide(reading, run, ask);
  if (two.length > 0) return two;
  const found: NamedInQuestion[] = [];
  for (const part of parts(reading, run)) {
    if (found.some((other) => other.start < part.end && part.start < other.end)) continue;
    const longer = part.start === run.start ? await withWordBefore(reading, part, ask) : null;
    if (longer !== null) {
      found.push(longer);
      continue;
    }
    const hits = await ask(part);
    if (!isName(hits) || isGuess(reading, part, hits) || !saysEnough(reading, run, part, hits)) continue;
    if (lacksFirstWord(reading, part, hits)) continue;
    const branch = withBranch(reading, part);
    const there = branch === null ? null : await ask(branch);
    if (branch !== null && isName(there)) found.push(named(branch, textOf(reading, branch), there, 'NAME'));
    else found.push(named(part, textOf(reading, part), hits, 'NAME'));
  }
  if (found.length > 0) return [...found, ...(await firmLeftOut(reading, run, found, ask))];
  // `I think it is spelt Muster Bua AG`: what comes before its capitals is no part of a name.
  const written = fromCapital(reading, run);
  const spelt = written === null ? [] : ((await ask(written)) ?? []);
  if (written !== null && spelt.some(({ matchedName }) => slip(textOf(reading, written), matchedName)))
    return [named(written, textOf(reading, written), spelt, isName(spelt) ? 'NAME' : 'NEAR')];
  if (rest === null) return found;
  if (rest.start === run.start && rest.end === run.end) return [whole];
  const hits = (await ask(rest)) ?? [];
  return [named(rest, textOf(reading, rest), hits, foundIn(hits))];
}

/** Of firms' names the rest alone: in `Quandt Holding AG` the register knows some other `Holding AG`. */
function lacksFirstWord({ tokens }: Reading, { start, end }: Run, hits: readonly SearchHit[]): boolean {
  // `Fondation` is a form as well, and no word of a run.
  const own = new Set(tokens.slice(Math.max(0, start - 1), end).map(({ folded }) => folded));
  return (
    hits[0]?.match === 'WORDS' &&
    hits.every(({ kind, matchedName }) => kind === 'COMPANY' && !own.has(foldName(matchedName).split(' ')[0]!))
  );
}

/** With the capital word right before it, which is a part of what the firm is called; null: there is none. */
function withCapitalBefore({ tokens }: Reading, { start, end }: Run): Run | null {
  const [before, first] = [tokens[start - 1], tokens[start]!];
  const goesOn = before !== undefined && before.capital && !first.breakBefore && !first.commaBefore && before.quote === first.quote;
  return goesOn && slotOf(before)?.type !== 'FILLER' ? { start: start - 1, end } : null;
} // prettier-ignore

/** `La Conti Holding AG e la ...`: a part of a run is registered with the capital words before it that a lexicon knows. */
async function withWordBefore(reading: Reading, part: Run, ask: Ask): Promise<NamedInQuestion | null> {
  for (const longer of extended(reading, part)) {
    if (longer.start === part.start || longer.end !== part.end) continue;
    const hits = await ask(longer);
    if (hits?.[0]?.match === 'EXACT') return named(longer, nameOf(reading, longer), hits, 'NAME');
  }
  return null;
}

/** `Anna of Grompius AG`, where the register knows an Anna: what is written as a firm's name is one, registered or not. */
async function firmLeftOut(reading: Reading, run: Run, found: readonly Run[], ask: Ask): Promise<NamedInQuestion[]> {
  const { tokens } = reading;
  const isOpen = (at: number) => isPartOfName(tokens[at]!) && !found.some(({ start, end }) => start <= at && at < end);
  const last = tokens.slice(run.start, run.end).findLastIndex((token, at) => isSuffix(token) && isOpen(run.start + at));
  if (last < 1) return [];
  const end = run.start + last + 1;
  let start = end - 1;
  while (start > run.start && isOpen(start - 1) && tokens[start - 1]!.capital) start--;
  if (end - start < LEAST_OF_FIRM) return [];
  const hits = (await ask({ start, end })) ?? [];
  return [{ start, end, text: textOf(reading, { start, end }), hits, found: hits.length > 0 ? 'NEAR' : 'UNKNOWN' }];
} // prettier-ignore

const LEAST_OF_FIRM = 2;

/** Two whole names with nothing between, a word of the question before them perhaps: `position Anna Muster Muster Bau AG`. */
async function sideBySide(reading: Reading, run: Run, ask: Ask): Promise<NamedInQuestion[]> {
  const { tokens } = reading;
  if (run.end - run.start < LEAST_OF_TWO || !isSuffix(tokens[run.end - 1]!) && !tokens.slice(run.start, run.end).every(({ capital }) => capital)) return [];
  const named = async (start: number, end: number): Promise<NamedInQuestion | null> => {
    const hits = await ask({ start, end });
    return hits?.[0]?.match === 'EXACT' ? { start, end, text: textOf(reading, { start, end }), hits, found: 'NAME' } : null;
  };
  for (let at = run.start + 2; at < run.end - 1; at++) {
    if (!tokens[at]!.capital || isSuffix(tokens[at]!)) continue;
    const second = await named(at, run.end);
    if (second === null) continue;
    for (let start = run.start; start < at - 1; start++) {
      const first = tokens[start]!.capital ? await named(start, at) : null;
      if (first !== null) return [first, second];
    }
  }
  return [];
} // prettier-ignore

const LEAST_OF_TWO = 4;

/**
 * Whether a part of a run stands for itself: a whole name with its firm's suffix, or most of the stretch between words that join. In
 * `Holzbu Invest` the register knows `Invest`, and the question still means somebody else.
 */
function saysEnough({ question, tokens }: Reading, run: Run, part: Run, hits: readonly SearchHit[]): boolean {
  const words = tokens.slice(part.start, part.end);
  if (hits[0]?.match !== 'WORDS' && words.some((word) => isSuffix(word))) return true;
  let [start, end] = [part.start, part.end];
  while (start > run.start && isPartOfName(tokens[start - 1]!) && !isParted(question, tokens, start)) start--;
  while (end < run.end && isPartOfName(tokens[end]!) && !isParted(question, tokens, end)) end++;
  // `Ist Anna Muster Ausländerin?`: of which state she is, is no part of what she is called.
  const stretch = tokens.slice(start, end).filter((word) => words.includes(word) || !saysOfWhichState(word));
  const counted = (word: TaggedToken) => word.capital || !stretch.some(({ capital }) => capital);
  const letters = (list: readonly TaggedToken[]) =>
    list.filter((word) => counted(word) && !isSuffix(word)).reduce((sum, { folded }) => sum + folded.length, 0);
  return letters(words) * 2 > letters(stretch);
}

/** `In La Chaux-de-Fonds`, beside a firm: where it is thought to be, though the words stand in some name. */
function isWhere({ tokens }: Reading, { start, end, hits }: NamedInQuestion): boolean {
  const words = tokens.slice(start, end);
  const leads = IN_PLACE.has(tokens[start - 1]?.folded ?? '') && !tokens[start]!.breakBefore;
  return leads && hits[0]?.match !== 'EXACT' && hits[0]?.match !== 'NUMBER' && !words.some((word) => isSuffix(word) || word.quote !== null);
} // prettier-ignore

const IN_PLACE = new Set(['in', 'a', 'en']);

/**
 * Which of the names the question is about: words that merely resemble some name somewhere do not beside a name that is registered; nor does
 * a stray word that happens to be in a name beside a whole one.
 */
export function strongest(reading: Reading, names: readonly NamedInQuestion[]): NamedInQuestion[] {
  const rank = (name: NamedInQuestion): number => {
    const match = name.hits[0]?.match;
    const words = reading.tokens.slice(name.start, name.end);
    const shaped =
      words.some(isSuffix) ||
      words.some((word) => word.quote !== null) ||
      words.filter((word) => word.capital).length > 1;
    if (match === 'NUMBER') return 6;
    if (match === 'EXACT') return shaped ? 5 : 3;
    if (match === 'WORDS') return shaped ? 4 : 2;
    return shaped ? 1.5 : words.some((word) => word.capital) ? 1 : 0;
  };
  const firm = names.some((name) => rank(name) >= 4);
  const ranked = names.map((name) => ({ name, rank: firm && isWhere(reading, name) ? 0 : rank(name) }));
  const best = Math.max(0, ...ranked.map((entry) => entry.rank));
  // What is written as a firm's name is meant before a word that happens to be in one, whether it is registered or not.
  const firms = ranked.filter(({ name }) => reading.tokens.slice(name.start, name.end).some(isSuffix));
  if (best < 4 && firms.length > 0) return firms.map(({ name }) => name).slice(0, MOST_SUBJECTS);
  const least = best >= 4 ? 4 : best >= 2 ? best : best;
  return ranked
    .filter((entry) => entry.rank >= least && (entry.rank > 0 || names.length === 1))
    .map((entry) => entry.name)
    .slice(0, MOST_SUBJECTS);
}
