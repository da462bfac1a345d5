import { matchesOf } from '../../src/core/index.js';
import { speaksForItself } from './granted.js';
import { mayBeProse } from './may-be-prose.js';
import { masked, verbsOf } from './predicate.js';
import { splitAt, type Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const JOINED = /,?\s(?:et|und|ed?)\s(?=\S+\s\S)/giu;
/** Without which no mask of a clause is joined either. */
const MAY_JOIN = /\s(?:et|und|ed?)\s/iu;
/** `ist als Präsident`, `wurde zum Präsidenten`: the participle comes behind the next clause. */
const PENDING = /\s(?:als|zu[mr])\s[^,;]*$/iu;
const PARTICIPLE =
  /(?:ernannt|gewählt|bestellt|bezeichnet|befördert|eingesetzt|zurückgetreten|ausgeschieden)(?:\sworden)?$/iu;
/** What a sentence with more of them says is left as it is. */
const MOST = 12;

/**
 * `A n'est plus administrateur et B est nommé directeur`: the skeleton with a semicolon where a conjunction joins two clauses, each with
 * somebody of its own. No place in the text moves.
 */
export function withClauses(skeleton: Skeleton): Skeleton {
  const pieces: string[] = [];
  const prose = new Map<Stretch, boolean>();
  let from = 0;
  for (const sentence of skeleton.sentences) {
    if (sentence.end - sentence.start > 3_000) continue;
    const may = mayBeProse(skeleton.text, sentence);
    const found = may ? joints(skeleton, sentence) : [];
    if (found.length === 0) prose.set(sentence, may);
    for (const { start, end } of found) {
      pieces.push(skeleton.text.slice(from, start), ';'.padEnd(end - start));
      from = end;
    }
  }
  const text = from === 0 ? skeleton.text : [...pieces, skeleton.text.slice(from)].join('');
  return { ...skeleton, text, prose };
}

function joints(skeleton: Skeleton, sentence: Stretch): Stretch[] {
  const { text } = skeleton;
  const found: Stretch[] = [];
  for (const clause of splitAt(skeleton, sentence, SEMICOLON)) {
    if (!MAY_JOIN.test(text.slice(clause.start, clause.end))) continue;
    const mask = masked(skeleton, clause);
    const conjunctions = matchesOf(JOINED, mask);
    if (conjunctions.length === 0 || conjunctions.length > MOST) continue;
    const says = (verbsOf(mask, clause.start).at(-1)?.start ?? clause.start) - clause.start;
    const last = Math.max(says, mask.lastIndexOf(':'), mask.lastIndexOf('abgetreten'));
    let { start } = clause;
    for (const match of conjunctions) {
      if (match.index >= last) break;
      const joint = { start: clause.start + match.index, end: clause.start + match.index + match[0].length };
      if (!isWhole(skeleton, { start, end: joint.start })) continue;
      if (OF_BOTH.test(text.slice(joint.end, clause.end))) continue;
      if (!speaksForItself(skeleton, { start: joint.end, end: clause.end })) continue;
      found.push(joint);
      start = joint.end;
    }
  }
  return found;
}
const SEMICOLON = 59;
/** `Administration: A, nommée présidente, et B, jusqu'ici président, continuent à signer`: a verb in the plural behind one name. */
const OF_BOTH =
  /^(?!(?:les|die|i|gli)\s)(?:(?!\s(?:et|und|ed?)\s)[^;:]){3,160}?,\s(?:continuent|signent|continuano|firmano|zeichnen)\s/u;

/** Whether a clause has a verb, and all of it, or a heading. */
function isWhole(skeleton: Skeleton, clause: Stretch): boolean {
  const raw = skeleton.text.slice(clause.start, clause.end);
  if (PENDING.test(raw) && !PARTICIPLE.test(raw)) return false;
  return verbsOf(masked(skeleton, clause), clause.start).length > 0 || speaksForItself(skeleton, clause);
}
