import { foldName, type Language } from '../../../../core/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { onlyPersonTold } from '../learned/only-told.js';
import type { Said } from '../read/said.js';
import { unwritten } from '../read/unwritten.js';

const DOES = /^(?:(?:was|que|qu|cosa|what) )?(?:macht|tut|treibt|fait|fa|faccia|does|do|doing)$/;
const WHERE = /^(?:wo|ou|dove|where)$/;

/**
 * `What else does he do?`, `where is she president?`, `where does he sign?`, behind a turn about a person: what that person holds. A firm's purpose and address are
 * nobody's, unless it was spoken of as well and the pronoun may mean it.
 */
export function ofPersonSpoken(words: Said, asked: Asked): Said {
  const { subjects, current } = asked.recalled;
  const { pronoun, measures, companies, topics, outside, left, joined, counting, back, ordinal } = words;
  const spoken = subjects.slice(0, Math.max(1, current));
  const hers = pronoun?.of === 'PERSON' ? spoken.some(({ kind }) => kind === 'PERSON') || onlyPersonTold(asked) !== null : pronoun?.of === 'EITHER' && spoken.length > 0 && spoken.every(({ kind }) => kind === 'PERSON');
  if (!hers || companies || back || ordinal !== null || topics.length > 0 || [outside, joined, counting].some((word) => word !== null)) return words;
  const says = (value: Said['measures'][number]['value'], text: RegExp) => measures.some((word) => word.value === value && text.test(foldName(word.text)));
  const others = measures.filter(({ value }) => value !== 'PURPOSE' && value !== 'ADDRESS' && value !== 'SIGNATORIES' && value !== 'SEAT');
  const does = says('PURPOSE', DOES) && words.roles.length === 0;
  const where = (says('ADDRESS', WHERE) || says('SEAT', WHERE)) && (words.roles.length > 0 || measures.some(({ value }) => value === 'SIGNATORIES'));
  if (left !== null && !where) return words;
  return (does || where) && others.length === 0 ? { ...words, measures: [{ value: 'PERSON_MANDATES', text: '' }], people: false, other: false } : words;
} // prettier-ignore

/** What somebody audits, and not who audits. */
const AUDITS: Record<Language, RegExp> = {
  de: /^(?:und )?(?:was|wen|welche (?:anderen |weiteren )?(?:firmen|gesellschaften|unternehmen)) (?:pruft|prufen|revidiert|kontrolliert)(?: (?:die neue|die alte|die jetzige|die aktuelle|die|sie|diese|jene|er|es|denn))(?: (?:sonst|noch|auch|so|alles|uberhaupt|ausserdem))*$|^(?:und )?was (?:(?:macht|pruft) (?:diese|die|dieser) (?:revisionsstelle|revisionsgesellschaft)|pruft (?:diese|die) (?:firma|gesellschaft))(?: (?:sonst|noch|alles))*$/,
  fr: /^(?:et )?(?:que|qu|qui|quelles (?:autres )?(?:societes|entreprises|firmes)) (?:est ce qu )?(?:revise|controle|audite|verifie)? ?(?:t )?(?:elle|il|celle ci)(?: (?:revise|controle|audite|verifie))?(?: (?:d|autre|autres|encore|aussi|par ailleurs))*$/,
  it: /^(?:e )?(?:cosa|che cosa|chi|quali altre (?:societa|ditte|imprese|aziende)|quali (?:societa|ditte|imprese|aziende)) (?:altro |altre )?(?:revisiona|controlla|verifica)(?: (?:altro|ancora|anche|inoltre|d))*$/,
  en: /^(?:and )?(?:what|who|whom|which (?:other )?(?:companies|firms|businesses))(?: else)? (?:does|do|is|are) (?:it|they|he|she|that (?:firm|company|auditor)) (?:also |else )?audit(?:ing)?(?: (?:too|as well|else|besides|apart from (?:it|that|them)))*$|^(?:and )?what else (?:does|do) (?:(?:this|that|the) (?:auditor|auditing firm) (?:do|audit)|(?:(?:this|that|the) (?:firm|company)|they|it) audit)$/,
};

/** Its other clients, by a noun for the auditor or for whom it audits. */
const CLIENTS: Record<Language, readonly RegExp[]> = {
  de: [
    /^(?:(?:und|ok|gut|nun) )*(?:pruft|revidiert|kontrolliert|betreut|hat) (?:die|sie|er|diese|dieser|die revisionsstelle) (?:(?:denn|noch|auch|sonst|eigentlich|ausserdem) )*(?:andere|anderen|weitere|weiteren|sonstige|mehr) (?:firmen|gesellschaften|unternehmen|mandanten|kunden|mandate)(?: (?:auch|noch))*$/,
    /^(?:(?:und|ok|gut|nun) )*(?:was|wen|welche (?:anderen |weiteren |sonstigen )?(?:firmen|gesellschaften|unternehmen|kunden|mandanten|mandate)) (?:pruft|prufen|revidiert|kontrolliert|betreut|hat) (?:(?:denn|sonst|noch) )*(?:diese[rs]?|die|der|jene[rs]?)(?:selbe)? (?:revisionsstelle|revisionsgesellschaft|revisionsfirma|revisor|treuhand|gesellschaft|firma)(?: (?:sonst|noch|auch|alles|ausserdem|denn))*$/,
    /^(?:(?:und|ok|gut|nun) )*(?:diese[rs]?|die|der|deren) (?:revisionsstelle|revisionsgesellschaft|revisor)(?: (?:die|sie|er))? (?:(?:welche|was fur|die) )?(?:(?:pruft|revidiert|hat) )?(?:(?:welche|was|wen|sonst|noch|alle|anderen?|weiteren?) )*(?:(?:firmen|gesellschaften|unternehmen|kunden|mandanten|mandate) ?)?(?:(?:pruft|revidiert|hat) (?:sie|er|die)(?: (?:sonst|noch|auch))*)?$/,
  ],
  fr: [
    /^(?:(?:et|ok|bon) )*(?:est ce qu )?(?:(?:revise|controle|audite|verifie|suit)(?: t)? (?:il|elle)|(?:il|elle|cet organe) (?:revise|controle|audite|verifie|suit)) (?:aussi |egalement |encore )*d autres (?:societes|entreprises|firmes|clients)$/,
    /^(?:(?:et|ok|bon) )*(?:quelles? (?:autres? )?(?:societes|entreprises|firmes)|quels (?:autres )?(?:clients|mandats)|que|qui) (?:d autre )?(?:revise|controle|audite|verifie|a|suit) ?(?:t )?(?:il|elle|(?:cet|l|le|ce) (?:meme )?(?:organe de revision|organe|reviseur)|cette (?:societe|fiduciaire|firme))(?: (?:d autre|encore|aussi|par ailleurs|egalement))*$/,
    /^(?:(?:et|ok|bon) )*(?:(?:cet|l|le|ce) (?:meme )?(?:organe de revision|reviseur)|cette fiduciaire) (?:quelles|quels|ses|les) (?:autres )(?:societes|entreprises|firmes|clients|mandats)(?: (?:revise|controle|audite|a) (?:t )?(?:il|elle))?$/,
  ],
  it: [
    /^(?:(?:e|ok|bene) )*(?:revisiona|controlla|verifica|segue) (?:anche |ancora |pure )*(?:altre|altri) (?:societa|ditte|imprese|aziende|clienti)$/,
    /^(?:(?:e|ok|bene) )*(?:quali (?:altre |altri )?(?:societa|ditte|imprese|aziende|clienti|mandati)|cosa|chi) (?:altro )?(?:revisiona|controlla|verifica|ha|segue)(?: (?:questo|quest|quel|lo stesso|l|il) ?(?:ufficio(?: di revisione)?|revisore|organo)| questa (?:societa|fiduciaria))?(?: (?:altro|ancora|anche|inoltre|ancora altro))*$/,
    /^(?:(?:e|ok|bene) )*(?:(?:questo|quest|quel|lo stesso|l|il) ?(?:ufficio di revisione|revisore)) (?:quali|i suoi|le sue|che) (?:altre |altri )(?:societa|ditte|imprese|aziende|clienti|mandati)(?: (?:revisiona|controlla|ha))?$/,
  ],
  en: [
    /^(?:(?:and|ok|so|now|right) )*(?:does|do|is|are) (?:it|they|he|she|(?:that|this|the)(?: same)? (?:auditors?|audit(?:ing)? (?:firm|company)|firm|company)) (?:also |too )?(?:audit(?:ing)?|check(?:ing)?|look(?:ing)? after|act(?:ing)? for) (?:any |some )?(?:other|more|further)(?: (?:companies|firms|businesses|clients|customers|ones?))(?: (?:too|as well|besides|also))*$/,
    /^(?:(?:and|ok|so|now|right) )*(?:does|do|is|are) (?:it|they|he|she) (?:also )?(?:audit(?:ing)?|check(?:ing)?|act(?:ing)? for) (?:anyone|anybody|anything|someone) else$/,
    /^(?:\w+ ){0,6}?(?:what|whom|who|companies|firms|businesses|ones|clients|else) (?:else )?(?:does|do|is|are) (?:it|they|he|she|(?:that|this|the)(?: same)? (?:auditors?|audit(?:ing)? (?:firm|company)|firm|company|one|lot)) (?:also |else )?(?:audit(?:ing)?|check(?:ing)?|look(?:ing)? after|work(?:ing)? for|act(?:ing)? for)(?: (?:too|as well|else|besides|also|for))*$/,
    /^(?:(?:and|ok|so|now|right) )*(?:that|this|the|same|its|their)(?: same)? (?:auditors?|audit(?:ing)? (?:firm|company))(?: s)? (?:(?:what|which|who|any|all|are|has it|does it have|its|the|their) )*(?:other|else|more|further|another)(?: (?:companies|firms|businesses|clients|customers|mandates|ones?|audits))?$/,
    /^(?:(?:and|ok|so|now|right) )*(?:what|which|list|show|show me|give me|the|all)(?: the| are the)? (?:other |further )?(?:companies|firms|businesses|clients|customers|mandates)(?: else)? (?:does|do|of|for|with|has|have)(?: got)? (?:(?:that|this|the|its|their)(?: same)? (?:auditors?|audit(?:ing)? (?:firm|company)))(?: (?:has|have|audits?|got))?$/,
  ],
}; // prettier-ignore

/** `What else do they audit?`, right behind who audits a firm: the only auditor that was told. */
export function auditorTold({ question, language, recalled, focusUid }: Asked): FrameSubject | null {
  const { frames, listed, justListed } = recalled;
  if (focusUid !== null || !justListed || !(frames[0]?.measure === 'AUDITOR' || (frames[0]?.measure === 'DEPARTED' && frames[0].roles.includes('AUDITOR'))) || !asksForClients(language, foldName(question))) return null;
  const firms = listed.filter(({ kind }) => kind === 'COMPANY');
  return firms.length === 1 ? unwritten({ kind: 'COMPANY', uid: firms[0]!.uid, name: firms[0]!.name }) : null;
} // prettier-ignore

const asksForClients = (language: Language, text: string): boolean =>
  AUDITS[language].test(text) || CLIENTS[language].some((words) => words.test(text));

/** `Which firm does the audit?`, behind somebody's post: of her firm, and no post of hers. */
export const asksWhoAudits = (
  last: QuestionFrame | undefined,
  { roles, pronoun, left, joined, order, counting }: Said,
): boolean =>
  last?.measure === 'PERSON_MANDATES' &&
  last.subjects[0]?.kind === 'PERSON' &&
  roles.length > 0 &&
  roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR') &&
  [pronoun, left, joined, order, counting].every((word) => word === null);
