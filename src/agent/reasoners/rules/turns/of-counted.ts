/** `And the fewest?`, behind a count by canton; `and in the other cantons?`, behind one of a canton or a town: the same count, fewest first, or of each. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Grouping, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';

const COUNTED: readonly Measure[] = ['COUNT', 'COMPANIES'];
const SMALL: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'THEN', 'ORDER', 'PRONOUN', 'COUNTING', 'GROUPING'];
/** Small words, and what it was counted by. */
const BESIDE =
  /^(?:wo|ou|dove|where|welche[rsmn]?|which|what|quel(?:le)?s?|qual[ei]?|che|ones?|hat|hatte|gab|es|gibt|war|waren|has|had|have|were|was|there|a|ont|eu|avait|y|en|il|ne|ha|hanno|aveva|c|ci|era|erano|sono|e|the|am|le|la|les|les|kanton|kantone|canton|cantons|cantone|cantoni|gemeinde|municipality|commune|comune|stadt|city|town|ville|citta|ort|place|jahr|year|annee|anno|monat|month|mois|mese|rechtsform|form|forme|forma|juridique|giuridica|legal|dagegen|hingegen|umgekehrt|conversely|inversement|viceversa|bottom|schlusslicht)$/;
const LEAST =
  /^(?:wenigste[nr]?|mindeste[nr]?|kleinste[nr]?|tiefste[nr]?|geringste[nr]?|schlusslicht|fewest|least|smallest|lowest|bottom|moins|petite?s?|basse?|faible|meno|minor[ei]?|minim[oa]|piccol[oaie]|bass[oa])$/;
const MOST =
  /^(?:meiste[nr]?|grosste[nr]?|hochste[nr]?|haufigste[nr]?|haufigsten|most|largest|highest|biggest|plus|grande?s?|elevee?|piu|maggior[ei]?|grand[ei]|alt[oa])$/;

const LEAD =
  /(?:(?:und|et|e|ed|and|so|aber|mais|ma|but|ok|okay|what about|how about|wie (?:sieht|sah|steht|ist|war) es|was ist mit|qu en est il|et qu en est il|che dire|come va|com e) )*/;
const IN =
  /(?:(?:in|im|for|dans|en|pour|nei|negli|nelle|per|fur|aus|mit|de|des|the|all|all the|den|der|die|les|tous les|gli|tutti gli|le|i|bei|across) )*/;
const OTHER =
  /(?:others?|remaining|rest of the|ander(?:e|en|er|n)|ubrigen?|restlichen?|weiteren?|sonstigen?|autres?|altr[ie]|restanti)/;
const OF_CANTONS = /(?:kantonen?|cantons?|cantoni|kantons|cantone)/;
const OF_TOWNS =
  /(?:gemeinden|stadten?|orten?|ortschaften|towns|cities|municipalities|places|villes|communes|localites|endroits|citta|comuni|localita|luoghi)/;
const ENDS =
  /(?: (?:aus|too|as well|also|auch|aussi|anche|then|denn|alors|invece|please|bitte|svp|par contre|dagegen))*/;
const whole = (body: string) => new RegExp(`^${LEAD.source}${IN.source}(?:${body})${ENDS.source}$`);
const OTHERS: readonly (readonly [Grouping, RegExp])[] = [
  [
    'CANTON',
    whole(
      `${OTHER.source} ${OF_CANTONS.source}|cantons? (?:else|other)|(?:anderswo|andernorts|ailleurs|altrove|elsewhere|everywhere else|anywhere else)(?: (?:in (?:der schweiz|switzerland|svizzera)|en suisse))?|(?:rest der|ubrigen) schweiz|rest of (?:switzerland|the country)|reste (?:de la suisse|du pays)|resto (?:della svizzera|del paese)`,
    ),
  ],
  ['SEAT', whole(`${OTHER.source} ${OF_TOWNS.source}`)],
];
const AS: Record<Language, (by: string) => string> = {
  de: (by) => `${by} gezählt, auch dort`,
  fr: (by) => `compté ${by}, là aussi`,
  it: (by) => `contato ${by}, anche lì`,
  en: (by) => `counted ${by}, that one among them`,
};
const BY: Record<Language, Record<'CANTON' | 'SEAT', string>> = {
  de: { CANTON: 'nach Kanton', SEAT: 'nach Gemeinde' },
  fr: { CANTON: 'par canton', SEAT: 'par commune' },
  it: { CANTON: 'per Cantone', SEAT: 'per comune' },
  en: { CANTON: 'by canton', SEAT: 'by municipality' },
};

/** Null: nothing of the register was counted so, or something else is asked. */
export function ofCounted(asked: Asked, written: Reading): Route | null {
  const { recalled, question, language, focusUid } = asked;
  const [last, another] = recalled.frames;
  if (last === undefined || another !== undefined || last.refusal !== null || last.subjects.length > 0 || !COUNTED.includes(last.measure)) return null;
  if (recalled.pending || focusUid !== null || last.address !== null) return null;
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  // `That year`, where none was asked about: which, nobody knows.
  const untold = last.range === null && last.asOf === null && written.tokens.some((token) => slotOf(token)?.type === 'THEN');
  const frame = untold ? null : (otherWayRound(again, written) ?? byGroups(again, written, question) ?? elsewhere(again, question));
  return frame && { intent: frame.intent, confidence: 0.95, reasoning: 'the count before', frames: [frame], refused: [] };
} // prettier-ignore

function otherWayRound(again: QuestionFrame, written: Reading): QuestionFrame | null {
  if (again.measure !== 'COUNT' || again.grouping === null) return null;
  const words = new RegExp(`${BESIDE.source}|${LEAST.source}|${MOST.source}`);
  const { order } = said(written, []);
  const says = (pattern: RegExp) => written.tokens.some(({ folded }) => pattern.test(folded));
  const least = order?.value === 'LEAST' || says(LEAST);
  const most = order?.value === 'MOST' || says(MOST);
  if (!(least || most) || !onlySays(written, SMALL, words)) return null;
  return { ...again, order: least ? 'LEAST' : null };
}

const OF_GROUPS: readonly (readonly [Grouping, RegExp])[] = [
  ['CANTON', /(?:^| )(?:welche[mrs]? kanton|(?:which|what) canton|quel canton|(?:quale|che) cantone)(?= |$)/],
  ['SEAT', /(?:^| )(?:welche[rsm]? (?:gemeinde|stadt|ort|ortschaft)|(?:which|what) (?:municipality|town|city|place)|quelle (?:commune|ville|localite)|(?:quale|che) (?:comune|citta|localita))(?= |$)/],
  ['YEAR', /(?:^| )(?:welche[ms]? jahr|(?:which|what) year|quelle annee|(?:quale|che) anno)(?= |$)/],
]; // prettier-ignore
/** How often, or how hard. */
const OFTEN =
  /^(?:often|frequently|hit|hardest|affected|leads?|top|tops|worst|haufigsten|betroffen|starksten|vorn|fuhrt|getroffen|souvent|frequemment|touchee?|tete|spesso|frequentemente|colpit[oa]|testa|durement|duramente|list|liste|lista|in|am|an|de|la|en)$/;

/** `Which municipality most often?`, `welcher Kanton war am stärksten betroffen?`, behind a number or a list: how many in each. */
function byGroups(again: QuestionFrame, written: Reading, question: string): QuestionFrame | null {
  const by = OF_GROUPS.find(([, pattern]) => pattern.test(foldName(question)))?.[0];
  const words = new RegExp(`${BESIDE.source}|${LEAST.source}|${MOST.source}|${OFTEN.source}`);
  const { order } = said(written, []);
  const says = (pattern: RegExp) => written.tokens.some(({ folded }) => pattern.test(folded));
  const ranks = order !== null || says(LEAST) || says(MOST) || says(OFTEN);
  if (by === undefined || !ranks || !onlySays(written, SMALL, words) || (by === 'YEAR' && again.topics.length === 0) || (by === 'SEAT' && again.counted === 'NOTICES')) return null;
  const least = order?.value === 'LEAST' || says(LEAST);
  const there = by === 'CANTON' ? { canton: null, municipality: null } : by === 'SEAT' ? { municipality: null } : {};
  const time = by === 'YEAR' ? { asOf: null, range: null } : {};
  return { ...again, ...there, ...time, measure: 'COUNT', intent: 'analytics', counted: again.counted ?? 'COMPANIES', grouping: by, order: least ? 'LEAST' : null, limit: null };
} // prettier-ignore

/** Of a list, the number in each. */
function elsewhere(again: QuestionFrame, question: string): QuestionFrame | null {
  const text = foldName(question);
  const by = OTHERS.find(([, pattern]) => pattern.test(text))?.[0];
  const placed = (again.canton ?? again.municipality) !== null;
  if (!placed || (by !== 'CANTON' && by !== 'SEAT') || again.grouping !== null || (by === 'SEAT' && again.counted === 'NOTICES')) return null;
  const readAs = [{ text: question.trim().replace(/\s*[?.!]+$/u, ''), as: AS[again.language](BY[again.language][by]) }];
  return { ...again, measure: 'COUNT', intent: 'analytics', counted: again.counted ?? 'COMPANIES', canton: null, municipality: null, grouping: by, order: null, limit: null, readAs };
} // prettier-ignore
