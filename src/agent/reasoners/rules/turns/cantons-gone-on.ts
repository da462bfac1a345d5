/** `And in Zurich and Zug?`, `Vaud, Geneva?`, behind what was asked of the register: the same of each of those cantons. */
import type { Canton } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { isOfAll } from '../asks/placed.js';
import { JOINING } from '../lexicon/index.js';
import { cantonRun } from '../read/names/canton-run.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const MOST = 4;
/** Beside them: `in the cantons of`, `what about`, `or`. */
const BESIDE =
  /^(?:kantone?n?|cantons?|cantoni?|cantone|oder|ou|o|oppure|or|zusammen|ensemble|insieme|together|sowie|ainsi|que|beide[nr]?|both)$/;

/** Null: it says more, or no two cantons, or the turn before asked nothing of the register. */
export function cantonsGoneOn({ recalled, question, language, focusUid }: Asked, { tokens }: Reading): Route | null {
  const [last] = recalled.frames;
  const open = last !== undefined && last.refusal === null && last.subjects.length === 0 && isOfAll(last.measure);
  if (!open || last.municipality !== null || last.address !== null || recalled.pending || focusUid !== null) return null;
  const cantons = new Set<Canton>();
  for (let at = 0; at < tokens.length; at++) {
    const run = cantonRun(tokens, at);
    const slot = slotOf(tokens[at]!);
    const canton = run?.canton ?? (slot?.type === 'CANTON' ? slot.canton : null);
    if (canton !== null) cantons.add(canton);
    else if (!isSmall(tokens[at]!)) return null;
    at += (run?.length ?? 1) - 1;
  }
  if (cantons.size < 2 || cantons.size > MOST) return null;
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  const frames = [...cantons].map((canton): QuestionFrame => ({ ...again, canton }));
  return { intent: last.intent, confidence: 0.95, reasoning: 'the same of each canton', frames, refused: [] };
} // prettier-ignore

function isSmall(token: Reading['tokens'][number]): boolean {
  const type = slotOf(token)?.type;
  const small = type === 'FILLER' || type === 'ABOUT' || type === 'BOTH' || type === 'COMPANY_NOUN';
  return small || JOINING.has(token.folded) || BESIDE.test(token.folded);
}
