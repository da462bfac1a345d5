import { branchEnd, isPartOfName, isSuffix, isUnknown, type Run } from './runs.js';
import { saysOfWhichState } from '../words/citizens.js';
import type { Reading, TaggedToken } from '../words/tagging.js';

/** A comma or a stroke stands before the word: of two names side by side. */
export function isParted(question: string, tokens: readonly TaggedToken[], at: number): boolean {
  return /[,/]|\s[–—-]\s/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start));
}

/** Shorter readings: up to each firm's suffix, from each capital on, and the parts between words that join. */
export function parts({ question, tokens }: Reading, run: Run): Run[] {
  const found = new Map<string, Run>();
  const add = (start: number, end: number) => {
    if (end <= start || (start === run.start && end === run.end)) return;
    if (tokens.slice(start, end).some((token) => isUnknown(token))) found.set(`${start} ${end}`, { start, end });
  };
  // Where nothing of it has a capital, any word may begin a name.
  const small = !tokens.slice(run.start, run.end).some(({ capital }) => capital);
  const mayBegin = (at: number) => tokens[at]!.capital || (small && isUnknown(tokens[at]!));
  let from = run.start;
  for (let at = run.start; at < run.end; at++) {
    const token = tokens[at]!;
    if (!isSuffix(token)) continue;
    const branch = branchEnd({ question, tokens }, at + 1);
    for (let start = from; start <= at; start++)
      if (mayBegin(start)) {
        if (branch !== null) add(start, branch);
        add(start, at + 1);
      }
    from = at + 1;
  }
  // What comes in small letters behind the last capital may be a verb: `X carry on`.
  let last = run.end;
  while (last > run.start && !tokens[last - 1]!.capital) last--;
  for (let start = run.start; start < run.end; start++) {
    if (!mayBegin(start)) continue;
    // No name begins with a form that ends the one before: `X Genossenschaft, Y Genossenschaft`.
    if (tokens[start]!.slot?.type === 'FORM' && start > run.start) continue;
    add(start, run.end);
    if (last > start && last < run.end) add(start, last);
    // `Is Anna Muster Swiss?`
    if (start + 1 < run.end - 1 && saysOfWhichState(tokens[run.end - 1]!)) add(start, run.end - 1);
  }
  for (const { start, end } of withParticles(tokens, run)) add(start, end);
  let open = run.start;
  for (let at = run.start; at <= run.end; at++) {
    const parted = at < run.end && at > open && isParted(question, tokens, at);
    if (at < run.end && isPartOfName(tokens[at]!) && !parted) continue;
    add(open, at);
    // `übt Anna Muster`: what comes before the first capital is no name.
    for (let first = open + 1; first < at && !tokens[first - 1]!.capital; first++)
      if (tokens[first]!.capital) add(first, at);
    open = parted ? at : at + 1;
  }
  return [...found.values()].sort((a, b) => b.end - b.start - (a.end - a.start));
}

/** `Anna Di Muster`, `Anna von der Muster`: capitals with what stands inside of surnames between them. */
function withParticles(tokens: readonly TaggedToken[], { start, end }: Run): Run[] {
  const found: Run[] = [];
  const isName = (at: number) => at < end && tokens[at]!.capital && isUnknown(tokens[at]!);
  for (let first = start; first < end; first++) {
    if (!isName(first) || (first > start && isName(first - 1))) continue;
    let last = first;
    while (isName(last + 1)) last++;
    let particles = 0;
    while (particles < 2 && PARTICLES.has(tokens[last + 1 + particles]?.folded ?? '')) particles++;
    if (particles === 0 || !isName(last + 1 + particles)) continue;
    last += 1 + particles;
    while (isName(last + 1)) last++;
    found.push({ start: first, end: last + 1 });
  }
  return found;
}

const PARTICLES = new Set('de di da du del della dei dal dalla dos von van der den zu zur la le lo d'.split(' '));
