/** `And in Zurich and Zug?`, `Vaud, Geneva?`, behind what was asked of the register: the same of each of those cantons. */
import { foldName, type Canton } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { isOfAll } from '../asks/placed.js';
import { JOINING } from '../lexicon/index.js';
import { REGISTER_PHRASES } from '../phrases/register/index.js';
import { cantonRun } from '../read/names/canton-run.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

const MOST = 4;
/** Beside them: `in the cantons of`, `what about`, `or`. */
const BESIDE =
  /^(?:kantone?n?|cantons?|cantoni?|cantone|oder|ou|o|oppure|or|zusammen|ensemble|insieme|together|sowie|ainsi|que|beide[nr]?|both)$/;

/** What is left out, or compared, is another question. */
const NOT_THE_SAME =
  /(?:^| )(?:outside|but|except|besides|apart|without|other|not|no|more|less|fewer|than|ausser|ausserhalb|ohne|nicht|kein\w*|mehr|weniger|als|hors|sauf|sans|excepte|pas|plus|moins|autres?|tranne|fuori|senza|eccetto|non|piu|meno|altr[ie])(?: |$)/;

/** Null: it says more, or no two cantons, or the turn before asked nothing of the register. */
export function cantonsGoneOn({ recalled, question, language, focusUid }: Asked, { tokens }: Reading): Route | null {
  const [last] = recalled.frames;
  const open = last !== undefined && last.refusal === null && last.subjects.length === 0 && isOfAll(last.measure);
  if (!open || last.address !== null || recalled.pending || focusUid !== null || NOT_THE_SAME.test(foldName(question))) return null;
  const cantons = new Map<Canton, string>();
  for (let at = 0; at < tokens.length; at++) {
    const run = cantonRun(tokens, at);
    const slot = slotOf(tokens[at]!);
    const canton = run?.canton ?? (slot?.type === 'CANTON' ? slot.canton : null);
    const written = tokens.slice(at, at + (run?.length ?? 1));
    if (canton !== null) cantons.set(canton, question.slice(written[0]!.span.start, written.at(-1)!.span.end));
    else if (!isSmall(tokens[at]!)) return null;
    at += (run?.length ?? 1) - 1;
  }
  if (cantons.size < 2 || cantons.size > MOST) return null;
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  const elsewhere = last.municipality !== null;
  const frames = [...cantons].map(([canton, text]): QuestionFrame => ({ ...again, canton, municipality: null, readAs: elsewhere ? [{ text, as: REGISTER_PHRASES[language].canton(canton) }] : [] }));
  return { intent: last.intent, confidence: 0.95, reasoning: 'the same of each canton', frames, refused: [] };
} // prettier-ignore

function isSmall(token: Reading['tokens'][number]): boolean {
  const type = slotOf(token)?.type;
  const small = type === 'FILLER' || type === 'ABOUT' || type === 'BOTH' || type === 'COMPANY_NOUN';
  return small || JOINING.has(token.folded) || BESIDE.test(token.folded);
}
