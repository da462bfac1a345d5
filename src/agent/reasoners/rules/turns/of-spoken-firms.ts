import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

/** So many of those spoken of. */
const SO_MANY: Record<Language, RegExp> = {
  de: /(?:^| )(?:welche[rs]?|wer) (?:von )?(?:den|der|diesen|dieser) (zwei|beiden|drei|vier|funf)(?: firmen| gesellschaften)?(?= |$)/,
  fr: /(?:^| )(?:laquelle|lequel|qui) (?:des|de ces) (deux|trois|quatre|cinq)(?: societes| entreprises)?(?= |$)/,
  it: /(?:^| )(?:quale|chi) (?:delle|dei|di queste|tra le|fra le) (due|tre|quattro|cinque)(?: societa| ditte)?(?= |$)/,
  en: /(?:^| )(?:which|who)(?: one)? of (?:the|these|those) (two|three|four|five)(?: companies| firms)?(?= |$)/,
};
const NUMBERS: readonly RegExp[] = [
  /^(?:zwei|beiden|deux|due|two)$/,
  /^(?:drei|trois|tre|three)$/,
  /^(?:vier|quatre|quattro|four)$/,
  /^(?:funf|cinq|cinque|five)$/,
];
const FEWEST = 2;
/** What tells each of them, by what sets them beside each other. */
const BY: readonly (readonly [Measure, RegExp])[] = [
  ['CAPITAL', /(?:^| )\w*[ck]apit\w*(?= |$)/],
  ['TIMELINE', /(?:^| )(?:altest\w*|alter|jungst\w*|junger|gegrundet|ancienne?|vieille|jeune|recente?|fondee?|vecchi\w*|antic\w*|giovane|fondata|oldest|older|youngest|younger|newest|founded)(?= |$)/],
]; // prettier-ignore

/** `Which of the three has the most capital?`, behind three firms: what each of them has, and no ranking of the register. Null: it asks no such thing. */
export function ofSpokenFirms({ question, language, recalled, focusUid }: Asked): Route | null {
  const text = foldName(question);
  const said = SO_MANY[language].exec(text)?.[1];
  const many = said === undefined ? -1 : NUMBERS.findIndex((number) => number.test(said)) + FEWEST;
  const last = recalled.subjects.filter(({ kind }) => kind === 'COMPANY').slice(0, many);
  if (focusUid !== null || recalled.pending || many < FEWEST || last.length < many) return null;
  const [before] = recalled.frames;
  const named = BY.find(([, words]) => words.test(text))?.[0];
  const measure = named ?? (before?.refusal === null && before.measure === 'CAPITAL' ? 'CAPITAL' : null);
  // Of two, other laws know what else sets them beside each other.
  if (many === FEWEST && named !== 'TIMELINE') return null;
  const firms = recalled.inOrder.filter(({ uid }) => last.some((one) => one.uid === uid));
  const subjects = firms.map(unwritten); // prettier-ignore
  const blank: QuestionFrame = { ...BLANK_FRAME, language, span: { start: 0, end: question.length }, subjects };
  const frame: QuestionFrame = measure === null ? { ...blank, refusal: { type: 'COMPARISON' } } : { ...blank, measure, topics: measure === 'TIMELINE' ? ['FOUNDED'] : [], intent: measure === 'TIMELINE' ? 'get_node_history' : 'search_companies' }; // prettier-ignore
  return { intent: frame.intent, confidence: 0.9, reasoning: 'of each of those spoken of', frames: [frame], refused: [] }; // prettier-ignore
}
