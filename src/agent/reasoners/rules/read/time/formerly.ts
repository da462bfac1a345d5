/** What was so before, told by an adverb: who was there has left, and of a value all that there were are asked for. */
import { foldName } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { FIELDS } from '../fields-asked.js';
import type { Said } from '../said-slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** Of a firm alone a word for `formerly` asks for its former names; beside anything else that is asked, it says of when. */
export function takeFormer(words: readonly TaggedToken[], result: Said): void {
  const { measures } = result;
  const named = measures.find(({ value, text }) => value === 'NAMES' && FORMERLY.test(foldName(text)));
  const text = named?.text ?? (result.times.length > 0 ? null : adverbIn(words));
  if (text === null) return;
  const others = measures.filter((word) => word !== named);
  const held = result.roles.length > 0 || others.some(({ value }) => HELD.includes(value));
  const valued = others.some(({ value }) => VALUES.includes(value));
  if (!held && !valued) return;
  result.measures = others;
  result.unknown = result.unknown.filter((word) => word !== text);
  if (isFirst(result.ordinal, words, text)) result.ordinal = null;
  if (held) result.left ??= text;
  else result.ever = true;
}

const HELD: readonly Measure[] = ['PERSON_MANDATES', 'OFFICERS', 'SIGNATORIES', 'AUDITOR'];
const VALUES: readonly Measure[] = FIELDS.filter((measure) => measure !== 'NAMES' && measure !== 'STATUS');
const FORMERLY =
  /^(?:fruher\w*|vormals|vormalige\w*|zuvor|anciennement|autrefois|jadis|auparavant|precedemment|par le passe|in passato|precedentemente|formerly|previously|earlier)$/;

/** Adverbs wherever they stand; others where a clause ends with them, or behind the verb that says that something was. */
const ADVERBS = new Set('vorher vordem vorgangig anterieurement naguere anteriormente previously'.split(' '));
const AT_END = new Set('davor avant prima before earlier'.split(' '));
/** Verbs by which something was: `ich wüsste vorher gern` says nothing of what was. */
const WAS = /^(?:war|waren|hatte|hatten|lag|lagen|sass|sassen|hiess|hiessen|gab|gehorte|\p{L}+(?:ait|aient)|fut|furent|era|erano|\p{L}+(?:ava|avano|eva|evano)|was|were|had|did|sat|held|ran|\p{L}{3,}ed)$/u; // prettier-ignore
/** German ones by their ending, which nouns have too (`Gesellschaften`). */
const WEAK = /^\p{L}{3,}[^aeiou]te(?:n|t)?$/u;
const WISHES =
  /^(?:aimerais|voudrais|voulais|pourrais|aimerait|voudrait|souhaiterais|need(?:ed)?|moch\w+|konn\w+|soll\w+|woll\w+|muss\w+|durf\w+|heute|bitte|rechte|letzte|erste|zweite|dritte|leute|werte|beste|liste|konte|akte|hatte gern)$/;

/** `Where was it before?`, `quel était avant le siège`; not `before the move`, nor `its first seat` (`la prima sede`). */
function adverbIn(words: readonly TaggedToken[]): string | null {
  const found = words.find(({ folded }, at) => {
    const clause = clauseAt(words, at);
    // `As I asked before, who signs?`: the clause that asks says nothing of before.
    if (!clause.some(isPast) || !clause.some(asks)) return false;
    if (ADVERBS.has(folded)) return true;
    const next = words[at + 1];
    return AT_END.has(folded) && (next === undefined || begins(next) || (at > 0 && isPast(words[at - 1]!) && BEHIND.has(next.folded)));
  }); // prettier-ignore
  return found?.text ?? null;
}

const isPast = ({ folded, capital }: TaggedToken) => (WAS.test(folded) || (!capital && WEAK.test(folded))) && !WISHES.test(folded); // prettier-ignore
const asks = (word: TaggedToken) => ['MEASURE', 'ROLE', 'SIGNATURE'].includes(slotOf(word)?.type ?? '');
const begins = ({ breakBefore, commaBefore }: TaggedToken) => breakBefore || commaBefore;

function clauseAt(words: readonly TaggedToken[], at: number): readonly TaggedToken[] {
  const end = words.findIndex((word, index) => index > at && begins(word));
  return words.slice(Math.max(0, words.findLastIndex((word, index) => index <= at && begins(word))), end < 0 ? words.length : end); // prettier-ignore
}

const BEHIND = new Set('der die das im in beim bei le la l les au dans chez il lo i gli nel nella al alla presso the its on at sein ihr son sa leur'.split(' ')); // prettier-ignore

/** `Dov'era prima la sede`: no first one. */
const isFirst = (ordinal: Said['ordinal'], words: readonly TaggedToken[], text: string): boolean =>
  ordinal !== null && words.some((word) => word.text === text && word.folded === 'prima');
