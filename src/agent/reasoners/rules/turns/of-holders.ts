/** `And jointly?`, `and those with sole signature?`, behind who signs in some office; `who has the most?`, behind a firm's partners: of the same people. */
import { foldName, PARTNER_ROLES, type SignatureKind } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import type { Reading } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const LEAD = '(?:(?:und|et|e|ed|and|so|aber|mais|ma|but|wer|qui|chi|who|wer davon|which of them) )*';
const BY_TWO = new RegExp(`^${LEAD}(?:(?:nur |bloss )?(?:zu zweien|zu zweit|kollektiv zu zweien)|(?:seulement )?(?:a deux|collective a deux)|(?:solo )?(?:a due|in due)|(?:only )?(?:by two|two together|jointly by two|in twos))$`); // prettier-ignore
const JOINTLY = new RegExp(`^${LEAD}(?:(?:nur |bloss )?(?:kollektiv|gemeinsam)|(?:seulement )?(?:collectivement|conjointement)|(?:solo )?(?:congiuntamente|collettivamente)|(?:only )?(?:jointly|together))$`); // prettier-ignore
const ALONE = new RegExp(`^${LEAD}(?:(?:nur )?(?:allein|alleine|einzeln)|(?:tout )?seule?s?|individuellement|(?:da )?sol[oaie]|individualmente|alone|solely|individually)$`); // prettier-ignore
const KINDS: readonly (readonly [RegExp, readonly SignatureKind[]])[] = [
  [BY_TWO, ['JOINT_TWO', 'JOINT_PROCURATION_TWO']],
  [JOINTLY, ['JOINT_TWO', 'JOINT_THREE', 'JOINT_OTHER', 'JOINT_PROCURATION_TWO', 'JOINT_PROCURATION_OTHER']],
  [ALONE, ['SOLE', 'SOLE_PROCURATION']],
];
const MOST_SHARES = new RegExp(
  `^${LEAD}(?:(?:hat|halt|besitzt) (?:davon |denn )?(?:am meisten|die meisten|mehr|den grossten anteil)|en (?:a|detient|possede) (?:le plus|davantage)|(?:a|detient|possede) (?:le plus|la plus grande part)|(?:ne )?(?:ha|detiene|possiede) (?:di piu|la quota maggiore)|(?:has|holds|owns) (?:the )?(?:most|more|majority|biggest share|largest share|bigger share))$`,
);
const SMALL: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'SIGNATURE', 'PRONOUN', 'PERSON_NOUN'];

/** Null: nobody was told of so, or something else is asked. */
export function ofHolders({ question, language, recalled, focusUid }: Asked, written: Reading): Route | null {
  const [last, more] = recalled.frames;
  const [firm, another] = last?.subjects ?? [];
  if (last === undefined || more !== undefined || last.refusal !== null || recalled.pending || focusUid !== null) return null;
  if (firm?.kind !== 'COMPANY' || firm.uid === null || another !== undefined) return null;
  const text = foldName(question);
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, subjects: [unwritten(firm)], sinceWhen: false, order: null, limit: null, readAs: [], notUnderstood: [] };
  const frame = last.measure === 'SIGNATORIES' ? signing(again, text, written) : last.measure === 'OFFICERS' && isOfPartners(last) && MOST_SHARES.test(text) ? again : null;
  return frame && { intent: frame.intent, confidence: 0.9, reasoning: 'of those told before', frames: [frame], refused: [] };
} // prettier-ignore

const isOfPartners = ({ roles }: QuestionFrame) => roles.some((role) => PARTNER_ROLES.includes(role));

function signing(again: QuestionFrame, text: string, written: Reading): QuestionFrame | null {
  const kinds = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  if (kinds !== undefined) return { ...again, signatures: [...kinds] };
  const { signatures, roles } = said(written, []);
  const ofOffice = again.roles.length > 0 && signatures !== null && roles.length === 0;
  return ofOffice && onlySays(written, SMALL, /^(?:mit|with|avec|con|those|jene|diejenigen|ceux|celles|quell[ie]|the|ones|die|der|den|only|nur|signature|unterschrift|firma)$/) ? { ...again, signatures: [...signatures.value] } : null;
} // prettier-ignore
