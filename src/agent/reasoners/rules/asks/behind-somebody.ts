/** Who came or went behind, or before, somebody else did: `who left after she joined`. */
import { addDays, type Bound, type IsoDate } from '../../../../core/index.js';
import { meantTenures, type ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { nothingElse, type Reads } from '../asked-instead.js';
import { PHRASES } from '../phrases/index.js';
import { SINCE_WHEN } from './succession.js';
import { PARTICLES } from '../read/people/succession.js';
import { blanked, slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { unwritten } from '../read/unwritten.js';

interface Clause {
  side: 'BEFORE' | 'AFTER' | 'SINCE';
  move: 'JOINED' | 'LEFT';
  /** Its words, and those of a name among them; none: somebody spoken of. */
  words: ReadonlySet<number>;
  name: string | null;
  text: string;
}

const SIDES: readonly (readonly [Clause['side'], RegExp])[] = [
  ['AFTER', /^(?:nachdem|nach|after|following|apres|dopo)$/],
  ['SINCE', /^(?:seit|seitdem|since|depuis)$/],
  ['BEFORE', /^(?:bevor|ehe|vor|before|avant|prima)$/],
];
const OF = /^(?:von|vom|of|de|d|du|di|del|della|dell)$/;
/** Behind the verb of a clause. */
const AUXILIARY = /^(?:war|ist|wurde|sei|hatte|hat|worden|e|era|fu|stat[oa])$/;
const MOST_BEFORE_VERB = 7;
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const MOST = 200;

/**
 * Those of that stretch alone, with the day that it is counted from beside, so that the answer proves it. Where that day is not known, or it is open who is
 * meant or where, nothing is answered of all time in its stead. Null: the question has no such clause.
 */
export async function behindSomebody(asked: Asked, reading: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const clause = clauseIn(reading);
  if (clause === null) return null;
  const plain = await read({ ...asked, question: blanked(asked.question, reading, clause.words) });
  const [frame, another] = plain.frames;
  // Who followed somebody is asked elsewhere.
  if (frame === undefined || another !== undefined || !MOVES.includes(frame.measure) || (frame.measure === 'JOINED' && clause.move === 'LEFT')) return null;
  const [firm] = frame.subjects;
  const open = { ...plain, frames: [{ ...frame, refusal: { type: 'UNKNOWN_WORD' as const }, notUnderstood: [...new Set([...frame.notUnderstood, clause.text])] }] };
  const person = clause.name === null ? spokenOf(asked) : await named(clause.name, firm?.name ?? null, asked, read);
  if (firm?.kind !== 'COMPANY' || firm.uid === null || frame.subjects.length > 1 || frame.refusal !== null || person === null) return open;
  const day = await dayOf(person, firm.uid, clause.move, asked, context);
  if (day === null) return open;
  const from = clause.side === 'AFTER' ? addDays(day, 1) : day;
  const range = clause.side === 'BEFORE' ? { from: null, to: day } : { from, to: null };
  const { when } = PHRASES[asked.language];
  const readAs = { text: clause.text, as: when({ first: range.from, last: range.to === null ? null : addDays(range.to, -1) }) };
  const shown: QuestionFrame = { ...frame, ...nothingElse(), measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [person], within: firm, sinceWhen: true };
  return { ...plain, intent: 'all_tools', frames: [{ ...frame, asOf: null, range, readAs: [...frame.readAs, readAs] }, shown] };
} // prettier-ignore

/** The one clause that says behind whose coming or going; null: there is none, or another time is said. */
function clauseIn({ tokens, question }: Reading): Clause | null {
  if (tokens.some((token) => slotOf(token)?.type === 'TIME')) return null;
  for (const [start, { folded }] of tokens.entries()) {
    const side = SIDES.find(([, words]) => words.test(folded))?.[0];
    if (side === undefined) continue;
    const verb = tokens.findIndex((token, at) => at > start && moveOf(token) !== null);
    const before = tokens.slice(start + 1, verb);
    if (verb < 0 || before.length > MOST_BEFORE_VERB || !before.every((token) => isSmall(token) || isOfName(token) || PARTICLES.has(token.folded))) continue;
    if (tokens.slice(start + 1, verb + 1).some(({ breakBefore, commaBefore }) => breakBefore || commaBefore)) continue;
    let end = verb + 1;
    while (tokens[end]?.phrase === tokens[verb]!.phrase || AUXILIARY.test(tokens[end]?.folded ?? '')) end++;
    const nameAt = before.findIndex(isOfName);
    let names = nameAt < 0 ? [] : nameFrom(tokens, start + 1 + nameAt);
    if (names.length === 0 && OF.test(tokens[end]?.folded ?? '') && isOfName(tokens[end + 1])) {
      names = nameFrom(tokens, end + 1);
      end = names.at(-1)! + 1;
    }
    const spoken = before.some((token) => slotOf(token)?.type === 'PRONOUN' || SHE.test(token.folded));
    const others = tokens.some((token, at) => (at < start || at >= end) && moveOf(token) !== null);
    if (!others || (names.length === 0 && !spoken)) continue;
    const words = new Set(Array.from({ length: end - start }, (_, at) => start + at));
    const text = (first: number, last: number) => question.slice(tokens[first]!.span.start, tokens[last]!.span.end);
    return { side, move: moveOf(tokens[verb]!)!, words, name: names.length === 0 ? null : text(names[0]!, names.at(-1)!), text: text(start, end - 1) };
  }
  return null;
} // prettier-ignore

/** French and Italian have phrases with her in them. */
const SHE = /^(?:elle|il|lei|lui|sie|er|she|he)$/;

function moveOf(token: TaggedToken): Clause['move'] | null {
  const type = slotOf(token)?.type;
  return type === 'JOINED' || type === 'LEFT' ? type : null;
}

const isSmall = (token: TaggedToken) => ['FILLER', 'PRONOUN', 'PERSON_NOUN'].includes(slotOf(token)?.type ?? '');
const isOfName = (token: TaggedToken | undefined) => token !== undefined && token.slot === null && token.capital;

/** With the small words inside a surname: `Petra von Berg`. */
function nameFrom(tokens: readonly TaggedToken[], first: number): number[] {
  const isNext = (at: number) => isOfName(tokens[at]) && !tokens[at]!.breakBefore && !tokens[at]!.commaBefore;
  let end = first + 1;
  for (;;) {
    let next = end;
    while (PARTICLES.has(tokens[next]?.folded ?? '') && next - end < MOST_PARTICLES) next++;
    if (!isNext(next)) break;
    end = next + 1;
  }
  return Array.from({ length: end - first }, (_, at) => first + at);
}
const MOST_PARTICLES = 3;

/** The only person that the turn before was about. */
function spokenOf({ recalled, focusUid }: Asked): FrameSubject | null {
  const [person, another] = recalled.subjects.slice(0, Math.max(1, recalled.current)).filter(({ kind }) => kind === 'PERSON'); // prettier-ignore
  if (person === undefined || another !== undefined || focusUid !== null) return null;
  return unwritten({ kind: 'PERSON', uid: person.uid, name: person.name });
}

/** Whom a name means, of several of that name the one at that firm; null: nobody surely. */
async function named(name: string, firm: string | null, asked: Asked, read: Reads): Promise<FrameSubject | null> {
  const { frames } = await read({ ...asked, question: SINCE_WHEN[asked.language](name, firm) });
  const [person, another] = frames.length === 1 ? frames[0]!.subjects : [];
  return person?.kind === 'PERSON' && person.uid !== null && another === undefined ? unwritten(person) : null; // prettier-ignore
}

/** The day on which somebody came to a firm, or left it; null: there are several, or it is not known to the day. */
async function dayOf({ uid }: FrameSubject, firm: string, move: Clause['move'], { clocks }: Asked, { graph, call }: ToolContext): Promise<IsoDate | null> {
  const { rows } = await graph.mandates({ holderUids: [uid!], companyUids: [firm], at: 'HISTORY', clocks }, { first: MOST, after: null }, call);
  const [tenure, another] = meantTenures(rows, clocks.knownOn);
  if (tenure === undefined || another !== undefined) return null;
  const bound: Bound = move === 'JOINED' ? tenure.lasting.from : tenure.lasting.to;
  return bound.kind === 'EXACT' ? bound.date : null;
} // prettier-ignore
