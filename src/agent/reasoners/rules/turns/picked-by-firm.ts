/** `The one with the foundation`, `der mit der Holding`, `the one at Seeblick`, behind a list of namesakes: the only one beside whom such a firm is shown; else the list again. */
import { foldName } from '../../../../core/index.js';
import type { Candidate, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

const PICKS =
  /^(?:(?:und|et|e|and|ich meine?|je (?:parle|veux dire)|intendo|i mean|no|nein|non) )*(?:der|die|den|derjenige|diejenige|celui|celle|quell[oa]|the (?:one|man|woman|person)|the guy)(?: (?:der|die|qui est|che e|who is|that is))? (?:mit|bei|von|vom|beim|an|avec|de|du|chez|con|di|della|del|presso|with|at|of|on|from)(?: (?:der|dem|die|the|la|le|l|il|una?|einer|eine|a|ihre[rnm]?|seine[rnm]?))? (.{3,60})$/;
/** What firms of a kind are called, in each language. */
const KINDS: readonly RegExp[] = [
  /^(?:stiftung|fondation|fondazione|foundation)$/,
  /^(?:verein|association|associazione)$/,
  /^(?:genossenschaft|cooperative|cooperativa|co operative)$/,
  /^(?:treuhand\w*|fiduciaire|fiduciaria|fiduciary|trust company)$/,
  /^holdings?$/,
];
const KIND_OF: readonly RegExp[] = [
  /stiftung|fondation|fondazione|foundation/,
  /verein|association|associazione/,
  /genossenschaft|cooperative|cooperativa/,
  /treuhand|fiduciaire|fiduciaria/,
  /holding/,
];

/** Null: nobody is to be chosen, or no firm is said. */
export function pickedByFirm({ question, language, recalled, focusUid }: Asked): Route | null {
  const [last, another] = recalled.frames;
  const people = recalled.candidates.filter(({ kind }) => kind === 'PERSON');
  if (focusUid !== null || !recalled.pending || people.length < 2 || last === undefined || another !== undefined || last.refusal !== null) return null;
  const said = PICKS.exec(foldName(question))?.[1]?.trim();
  if (said === undefined) return null;
  const kind = KINDS.findIndex((names) => names.test(said));
  const fits = people.filter((one) => (kind < 0 ? shows(one, said) : KIND_OF[kind]!.test(foldName(one.detail))));
  // A word that stands beside nobody is left to the others who read it.
  if (fits.length === 0 && kind < 0) return null;
  const open = last.subjects.filter(({ uid }) => uid === null).length === 1;
  if (!open) return null;
  const picked = fits.length === 1 ? unwritten(fits[0]!) : null;
  const subjects = picked === null ? last.subjects.map((one) => ({ ...one, span: { start: 0, end: 0 } })) : last.subjects.map((one) => (one.uid === null ? picked : one));
  const frame: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, subjects, readAs: [], notUnderstood: [] };
  return { intent: frame.intent, confidence: 0.9, reasoning: picked === null ? 'it is still open who of the list is meant' : 'picked by a firm shown beside', frames: [frame], refused: [] };
} // prettier-ignore

/** Whole words, side by side. */
const shows = ({ detail }: Candidate, words: string): boolean => ` ${foldName(detail)} `.includes(` ${words} `);
