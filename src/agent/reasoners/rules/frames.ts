import { foldName, type IsoDate } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import type { QuestionFrame } from '../../../trace/index.js';
import type { Asked } from '../../slots.js';
import { askedAgain } from './turns/correction.js';
import { framesOnce, type Framed } from './frames-once.js';
import type { Kind } from './learned/kinds.js';
import type { NamedInQuestion } from './read/names/named-in-question.js';
import type { PartOfQuestion } from './read/clauses/split.js';
import type { Reading } from './read/words/tagging.js';

export type { Framed } from './frames-once.js';

/**
 * The frames of one part: one, or one a time where it names several, or one for each thing that the turn before asked where that is asked again.
 * `lender`: the part whose subjects it takes, where it names nobody; `kind`: what it is taken to ask for, whatever its words say.
 */
export async function framesOf(
  asked: Asked,
  whole: Reading,
  part: PartOfQuestion,
  names: readonly NamedInQuestion[],
  lender: QuestionFrame | null,
  context: ToolContext,
  now: IsoDate,
  kind: Kind | null = null,
): Promise<Framed[]> {
  const framed = await framesOnce(asked, whole, part, names, lender, context, now, kind);
  if (!framed.some(({ again }) => again) || ONE_OF_THEM.test(foldName(asked.question))) return framed;
  const { frames, opening } = askedAgain(asked).recalled;
  const [first] = frames;
  const others = frames.slice(1).filter((one) => first !== undefined && canBeAskedAgain(one) && isOfSame(one, first));
  for (const other of others) {
    const recalled = { ...asked.recalled, frames: [other], opening: opening === frames ? [other] : opening };
    framed.push(...(await framesOnce({ ...asked, recalled }, whole, part, names, lender, context, now, kind)).filter(({ again }) => again));
  }
  return framed;
} // prettier-ignore

/** `And the latter in 2020?`: one of the things that were asked. */
const ONE_OF_THEM =
  /\b(?:latter|letztere[nrms]?|ce dernier|cette derniere|quest ultim[oa]|only the last|the last one)\b/;

const canBeAskedAgain = ({ refusal, measure }: QuestionFrame) => refusal === null && measure !== 'UNKNOWN';

const isOfSame = (one: QuestionFrame, other: QuestionFrame): boolean =>
  one.subjects.length === other.subjects.length &&
  one.subjects.every(({ uid, text }, at) => uid === other.subjects[at]!.uid && (uid !== null || text === other.subjects[at]!.text)); // prettier-ignore
