/** The body that people came onto or left, said once for two parts of a question. */
import type { Measure } from '../../../../trace/index.js';
import type { Framed } from '../frames.js';
import type { PartOfQuestion } from '../read/clauses/split.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** `Who joined in 2023, on the board?`: a body behind a comma is the one that is asked about, and no second question. */
export function withBodyBehind(parts: readonly Framed[][], reading: Reading, read: readonly PartOfQuestion[]): Framed[][] {
  return parts.map((frames, index) => {
    const [before] = parts[index - 1] ?? [];
    const [own] = frames;
    const part = read[index]!;
    const short = part.end - part.start <= MOST_OF_BODY && IN.has(reading.tokens[part.start]?.folded ?? '');
    const body = short && frames.length === 1 && own?.frame.measure === 'OFFICERS' && own.frame.roles.length > 0 && own.frame.refusal === null && own.frame.asOf === null && own.frame.range === null;
    if (!body || before === undefined || before.frame.roles.length > 0 || !MOVES.includes(before.frame.measure) || parts[index - 1]!.length > 1) return frames;
    before.frame.roles = own.frame.roles;
    return [];
  });
} // prettier-ignore

/** `Who came onto the board in 2023, and who left?`: both of that body. */
export function withBodyOfMoves(parts: readonly Framed[][], reading: Reading, read: readonly PartOfQuestion[]): Framed[][] {
  for (const [index, [own]] of parts.entries()) {
    const [before] = parts[index - 1] ?? [];
    if (own === undefined || before === undefined || reading.tokens[read[index]!.start]?.breakBefore !== false) continue;
    const moves = MOVES.includes(own.frame.measure) && MOVES.includes(before.frame.measure) && own.frame.measure !== before.frame.measure;
    const same = own.frame.subjects[0]?.uid === before.frame.subjects[0]?.uid;
    // `... and who left the company?`
    const ofFirm = reading.tokens.slice(read[index]!.start, read[index]!.end).some((token) => OF_FIRM.includes(slotOf(token)?.type ?? 'FILLER'));
    if (moves && same && !ofFirm && own.frame.roles.length === 0) own.frame.roles = before.frame.roles;
  }
  return [...parts];
} // prettier-ignore

const OF_FIRM: readonly Slot['type'][] = ['COMPANY_NOUN', 'PRONOUN'];
const MOST_OF_BODY = 4;
const IN = new Set('in im ins auf dans au en nel nella nell on onto at to'.split(' '));
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
