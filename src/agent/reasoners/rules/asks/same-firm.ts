/** `Is X AG the same company as X GmbH?`: by which names that one was known, or the numbers that tell two apart. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { nothingElse } from '../asked-instead.js';
import type { Said } from '../read/said.js';

const SAME: Record<Language, RegExp> = {
  de: /(?:^| )(?:(?:die|der|das)(?:selbe|selben| gleiche| gleichen| namliche)(?: (?:firma|gesellschaft|unternehmen|person|rechtseinheit|rechtstragerin))?|identisch)(?: |$)/,
  fr: /(?:^| )(?:(?:la|une seule et|de la) meme (?:societe|entreprise|firme|maison|entite|personne morale)|identiques?)(?: |$)/,
  it: /(?:^| )(?:(?:la|una sola e|della) (?:stessa|medesima) (?:societa|ditta|impresa|azienda|persona giuridica)|identic[ahe]+)(?: |$)/,
  en: /(?:^| )(?:(?:the|one and the) same(?: (?:company|firm|business|entity|legal entity|thing))?|identical)(?: |$)/,
};
/** Without another word for what is the same; a same address, board or auditor is a measure of its own. */
const OPEN: readonly Measure[] = ['DOSSIER', 'IDENTIFY', 'UNKNOWN', 'COMPANIES'];

/** The frame, or what tells it. */
export function ofSameFirm(frame: QuestionFrame, { topics, roles }: Said, question: string): QuestionFrame {
  const { subjects, measure, language } = frame;
  const plain = OPEN.includes(measure) && topics.length + roles.length === 0;
  const firms = subjects.length > 0 && subjects.every(({ kind, uid }) => kind === 'COMPANY' && uid !== null);
  if (!plain || !firms || !SAME[language].test(foldName(question))) return frame;
  return { ...frame, ...nothingElse(), asOf: frame.asOf, readAs: frame.readAs, notUnderstood: frame.notUnderstood, measure: subjects.length > 1 ? 'NUMBER' : 'NAMES' };
} // prettier-ignore
