/** `Which does he no longer have?`, `and her domicile?`, right behind what one person holds, or where she is from: hers, and nothing of a firm told of. */
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { foldName } from '../../../../core/index.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import type { Slot } from '../read/words/slots.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const ABOUT_HER: readonly Measure[] = ['PERSON_MANDATES', 'RESIDENCE', 'ORIGIN', 'DOSSIER', 'IDENTIFY'];
/** Given up; of mandates alone also what is past. */
const GONE =
  /(?:^| )(?:niedergelegt|abgegeben|aufgegeben|verlassen|ausgestiegen|ausgetreten|zuruckgetreten|nicht mehr|left|leave|quit|(?:given|gave|give) up|laid down|stepped down|resigned|no longer|quittee?s?|abandonnee?s?|n a t (?:il|elle) plus|demissionne|lasciat[oaie]|abbandonat[oaie]|dimess[oa]|non (?:ha|ne ha) piu|non piu)(?= |$)/;
const PAST =
  /(?:^| )(?:fruher\w*|ehemalig\w*|vergangen\w*|beendet\w*|vergangenheit|past|former|previous(?:ly)?|passes?|anciens?|anciennes?|le passe|auparavant|passati|passato|precedenti|di prima)(?= |$)/;
const PAST_WORDS =
  /^(?:niedergelegt|abgegeben|aufgegeben|verlassen|ausgestiegen|ausgetreten|zuruckgetreten|mehr|nicht|left|leave|quit|given|gave|give|up|laid|down|stepped|resigned|no|longer|quittee?s?|abandonnee?s?|n|plus|demissionne|lasciat[oaie]|abbandonat[oaie]|dimess[oa]|non|piu|fruher\w*|ehemalig\w*|vergangen\w*|beendet\w*|vergangenheit|past|former|previous|previously|passes?|anciens?|anciennes?|auparavant|passati|passato|precedenti|prima|ones|any|mandat\w*|mandates?|posts?|seats?|amter|amt|cariche|postes?|fonctions?|che|cosa|was|what|qu|quoi|ha|hat|has|did|a|t|il|elle|er|sie|he|she)$/;
const DWELLS =
  /^(?:domizil|wohnsitz|wohnort|wohnhaft|lebt|wohnt|zuhause|domicile|domiciliee?|vit|residence|habite|reside|domicilio|domiciliat[oa]|vive|abita|residenza|domiciled|lives?|living|resides?|resident|home)$/;
const OF_PLACE =
  /^(?:ort|ortschaft|gemeinde|stadt|commune|ville|localite|comune|citta|localita|town|city|municipality|place|wo|where|ou|dove|in|welche[mrs]?|quelle?|che|quale|what|which|hat|has|have|a|ha|t|uomo|quest|homme|mann|man|cet|the|de|di|del|il|son|sa|suo|sua|ou)$/;
const DWELLS_SOMEWHERE = new RegExp(`${DWELLS.source}|${OF_PLACE.source}`);
const KINDS: readonly Slot['type'][] = ['FILLER', 'PRONOUN', 'PERSON_NOUN', 'ABOUT', 'NOW', 'EVER'];
const FIRM: readonly Slot['type'][] = ['COMPANY_NOUN', 'FORM', 'NUMBER', 'CANTON', 'TIME', 'THEN', 'ORDINAL'];
/** The firm's. */
const OF_FIRM =
  /(?:^| )(?:its?|their|firma|firmen|gesellschaft|unternehmen|compan(?:y|ies)|firms?|societes?|entreprises?|societa|ditt[ae]|aziend[ae]|impres[ae])(?= |$)/;
const MOST_CHARACTERS = 60;

/** Null: no one person was asked about so, or something else is asked. */
export function hersTold({ question, language, recalled, focusUid }: Asked, written: Reading): Route | null {
  const [last, ...more] = recalled.frames;
  if (last === undefined || more.length > 0 || last.refusal !== null || !ABOUT_HER.includes(last.measure) || focusUid !== null || recalled.pending || question.length > MOST_CHARACTERS) return null;
  const [her, another] = last.subjects;
  if (her === undefined || another !== undefined || her.kind !== 'PERSON' || her.uid === null || last.within !== null) return null;
  if (written.tokens.some((token, at) => (at > 0 && token.breakBefore) || FIRM.includes(slotOf(token)?.type ?? 'FILLER'))) return null;
  const text = foldName(question);
  if (OF_FIRM.test(text)) return null;
  const gone = GONE.test(text) || (last.measure === 'PERSON_MANDATES' && !last.changes && PAST.test(text));
  const ofMandates = gone && onlySays(written, KINDS, PAST_WORDS);
  const dwells = written.tokens.some(({ folded }) => DWELLS.test(folded)) && onlySays(written, KINDS, DWELLS_SOMEWHERE);
  if (!ofMandates && !dwells) return null;
  const told: Partial<QuestionFrame> = ofMandates ? { measure: 'PERSON_MANDATES', changes: true } : { measure: 'RESIDENCE' };
  const frame: QuestionFrame = { ...BLANK_FRAME, language, intent: 'search_companies', span: { start: 0, end: question.length }, subjects: [unwritten(her)], ...told };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'of the person told of', frames: [frame], refused: [] };
} // prettier-ignore
