/** `Which companies` beside the name of one: those that it audits, those that bear its name, those that have to do with it as no register says. */
import { foldName, type EventTopic } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isOfFirm } from './objects.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';

/** `Which companies`, with no word for what somebody is in them. */
const WHICH_FIRMS =
  /^(?:(?:welche|andere|weitere|quelles|quelle|autres|quels|quali|quale|altre|altra|which|what|other)(?: (?:andere|anderen|weiteren?|autres|altre|other))? )?(?:autres|andere|altre|other|firm[ae]?n?|firms|gesellschaft(?:en)?|unternehmen|societes?|entreprises?|societa|ditt[ae]|aziend[ae]|impres[ae]|compan(?:y|ies))$/;
export const isWhichFirms = ({ value, text }: Said['measures'][number]) => value === 'PERSON_MANDATES' && WHICH_FIRMS.test(foldName(text)); // prettier-ignore

/** Beside a firm that is named. */
export function takeWhichFirms(names: readonly NamedInQuestion[], words: readonly TaggedToken[], result: Said): void {
  if (!isOfFirm(names) || result.people || result.outside !== null) return;
  const text = words.map(({ folded }) => folded).join(' ');
  if (takeAudited(text, result) || takeNamesakes(names.length, text, result)) return;
  if (result.roles.length > 0) return;
  const group = OF_GROUP.test(text) || (names.length === 2 && TO_ANOTHER.test(text));
  if (group && result.topics.length === 0 && result.measures.every(({ value }) => BESIDE_GROUP.includes(value)))
    return void (result.outside = { value: 'SHAREHOLDERS', text: '' });
  takeOthers(text, result);
}

/** `To which group does it belong?`, `does X belong to Y?`: whose a company is, is in no register. */
const OF_GROUP =
  /(?:^| )(?:welche[mnrs]? (?:konzern|gruppe|unternehmensgruppe)|(?:einem|einer) (?:konzern|gruppe|unternehmensgruppe)|de quel groupe|d un groupe|(?:quale|che) gruppo|un gruppo|(?:which|what|a) group)(?: |$)/;
const TO_ANOTHER = /(?:^| )(?:gehort zu|zu .*gehort|gehort|belongs? to|appartien\w* a|appartiene a|tochter(?:gesellschaft|firma)? von|subsidiary of)(?: |$)/; // prettier-ignore
const BESIDE_GROUP: readonly Said['measures'][number]['value'][] = ['PURPOSE', 'IDENTIFY', 'PERSON_MANDATES', 'DOSSIER', 'HEAD_OFFICE', 'BRANCHES', 'STATUS', 'OFFICERS']; // prettier-ignore

/** `Which companies does X audit?`, `in which is it a partner?`: what it holds in others, and not who holds it there. */
function takeAudited(text: string, result: Said): boolean {
  const audits =
    result.roles.length > 0 && result.roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR');
  // `Which companies did X audit before?`: those that it no longer does.
  const leaves = result.left !== null && !(audits && FORMERLY.test(foldName(result.left)));
  if (result.roles.length === 0 || result.signatures !== null || result.joined !== null || leaves) return false;
  if (!(OF_WHICH.test(text) || OF_WHICH_BEHIND.test(text) || (audits && AUDITS.test(text))) || BY_WHICH.test(text))
    return false;
  amend(result, {
    measures: [{ value: 'PERSON_MANDATES', text: '' }],
    holder: true,
    counting: null,
    runs: false,
    who: false,
  });
  return true;
}

const FIRMS = '(?:firmen|gesellschaften|unternehmen|compan(?:y|ies)|firms?|societes?|entreprises?|societa|ditt[ae]|aziend[ae]|impres[ae])'; // prettier-ignore
const OF_WHICH = new RegExp(`(?:^| )(?:bei|fur|von|of|for|at|in|de|chez|pour|dans|di|per|presso) (?:welche[nr]?|which|what|quelles?|quali|quale|wie vielen?|how many|combien de|quante) ${FIRMS}(?: |$)`); // prettier-ignore
/** `Which firms is X a partner in?` */
const OF_WHICH_BEHIND = new RegExp(`(?:^| )(?:which|what) ${FIRMS} (?:is|was|are|were) .*\\b(?:in|of|at|with)$`);
const FORMERLY = /^(?:(?:noch )?fruher|vorher|zuvor|ehemals|auparavant|avant|autrefois|anciennement|prima|in passato|precedentemente|formerly|previously|before|earlier|in the past)$/; // prettier-ignore
/** Many are audited, by one. */
const AUDITS = new RegExp(
  `(?:^| )(?:(?:welche|wie viele) (?:firmen|gesellschaften|unternehmen) (?:\\w+ )?(?:pruf|revidier|auditier|kontrollier)te?|(?:welche|wie viele) (?:firmen|gesellschaften|unternehmen) (?:hat|hatte) .*(?:gepruft|revidiert|kontrolliert)|(?:which|what|how many) (?:companies|firms) (?:does|do|did|has|have|had) .*audit|(?:quelles|combien de|combien d) (?:societes|entreprises) .*(?:revis|control|audit|verifi)(?:e|ee|ees|es|ait)(?: |$)|(?:quali|quante) (?:societa|ditte|aziende|imprese) .*(?:revisiona|controlla|verifica)(?:va|to|te|ti)?(?: |$))`,
);
/** `By which companies is it audited?` */
const BY_WHICH = /(?:^| )(?:(?:von|durch) welche\w* .*(?:gepruft|revidiert|kontrolliert)|by (?:which|what)|par quelle|da quale)(?: |$)/; // prettier-ignore

/** `Are there other companies called X?`: whoever bears that name, of whom none is taken. */
function takeNamesakes(names: number, text: string, result: Said): boolean {
  const { topics, times, roles, joined, left, counting, companies, measures } = result;
  if (names !== 1 || !NAMESAKES.test(text) || topics.length + times.length + roles.length > 0 || (joined ?? left) !== null) return false; // prettier-ignore
  // `My other debtor is called X: where is its seat?`
  if (
    counting === null &&
    !companies &&
    measures.some(({ value, text: asked }) => OF_ONE.includes(value) && !EXISTS.test(foldName(asked)))
  )
    return false;
  amend(result, { measures: [{ value: 'IDENTIFY', text: '' }], bearers: true, who: false, counting: null, comparison: null, other: false, order: null, quantity: null, how: false, unknown: [], unknownAsked: false, status: null }); // prettier-ignore
  return true;
}

const EXISTS = /^(?:gibts?|besteh\w*|e[xs]ist\w*)(?: |$)/;
const OF_ONE: readonly Said['measures'][number]['value'][] = ['SEAT', 'ADDRESS', 'STATUS', 'CAPITAL', 'PURPOSE', 'LEGAL_FORM', 'SIGNATORIES', 'BRANCHES', 'HEAD_OFFICE', 'AUDITOR']; // prettier-ignore
const OTHERS = '(?:other|another|several|more than one|how many|two|more|andere|weitere|mehrere|wie viele|zwei|noch eine|autres?|plusieurs|combien|deux|altr[aie]|piu di una|diverse|quante|due)'; // prettier-ignore
const CALLED = '(?:called|named|name|names|namens|namen|heisst|heissen|appelle(?:nt)?|nom|chiama(?:no)?|nome|denominat\\w+|denommee?s?)'; // prettier-ignore
const NAMESAKES = new RegExp(
  `(?:^| )${OTHERS} (?:[\\w]+ ){0,4}?${CALLED}(?: |$)|^(?:is there|gibt es|y a t il|c e|esiste) (?:noch )?(?:another|noch eine|eine andere|une autre|un altra)(?: firma| company| societe| societa)?$|(?:^| )(?:same name|gleichen? namen?|selben namen|meme nom|stesso nome|namesakes?|homonymes?|omonim[ae]|gleichnamige\\w*)(?: |$)`,
);

/** `Which companies compete with X?`: nothing that it holds, and a word that is not understood. */
function takeOthers(text: string, result: Said): void {
  const firms = result.measures.filter(isWhichFirms);
  const others = result.measures.filter(({ value }) => value === 'PERSON_MANDATES').length > firms.length;
  if (firms.length === 0 || others || result.topics.some(({ value }) => TAKES_OVER.includes(value))) return;
  if (result.measures.some(({ value }) => value === 'PATH' || value === 'NETWORK' || value === 'SHARED_OFFICERS')) return; // prettier-ignore
  if (OWNS.test(text)) return void (result.outside = { value: 'SHAREHOLDERS', text: firms[0]!.text });
  if (HOLDS.test(text) || result.signatures !== null || result.joined !== null || result.left !== null) return;
  amend(result, { measures: result.measures.filter((word) => !isWhichFirms(word)), unknownAsked: true });
  result.unknown = [...new Set([firms[0]!.text, ...result.unknown])];
}

const TAKES_OVER: readonly EventTopic[] = ['MERGER', 'ASSET_TRANSFER'];
const OWNS =
  /(?:^| )(?:gehor(?:t|en)|besitz(?:t|en)|gekauft|kaufte|belong(?:s|ed)?|own(?:s|ed)?|buy|bought|acquired?|purchased?|appartien\w*|possede\w*|achet\w*|detien\w*|appart[ei]n\w*|possied\w*|acquis\w*|comprat\w*|tochter\w*|subsidiar\w*|controllat[ae]|filiales?)(?: |$)/;
const HOLDS =
  /(?:^| )(?:(?:in|bei|an|fur|at|dans|chez|aupres|presso|nelle|with) (?:\w+ )?(?:welche\w*|which|what|quel\w*|quali)|sitzt|beteiligt|mandat\w*|involved|tatig|siege|figure|engagiert|vertreten|represented|appears?|steht|taucht)(?: |$)/;
