/** `List them`, `how many is that?`, `by legal form`, behind firms that were counted or listed. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Grouping, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';

const LEADS =
  '(?:(?:ok|okay|gut|bien|bene|so|also|dann|und|et|e|ed|and|now|jetzt|alors|allora|can you|could you|would you|kannst du|konnen sie|konntest du|peux tu|pouvez vous|puoi|potresti|puo) )*';
const ENDS = '(?: (?:all|alle|toutes|tutte|auf|an|denn|now|then|here|also))*';
const asked = (words: string) => new RegExp(`^${LEADS}(?:${words})${ENDS}$`);
const POLITE = /(?:^| )(?:bitte|please|svp|s il (?:te|vous) plait|per favore|mal|einmal|doch|just)(?= |$)/g;

const FIRMS_DE = '(?:firmen|gesellschaften|unternehmen)';
const FIRMS_FR = '(?:societes|entreprises)';
const FIRMS_IT = '(?:societa|ditte|imprese|aziende)';
const FIRMS_EN = '(?:companies|firms|businesses|ones)';
const SHOW: Record<Language, RegExp> = {
  de: asked(
    `(?:list|liste|zahl|zahle|nenn|nenne|zeig|zeige|gib|sag|auflisten|aufzahlen)(?: mir| uns)?(?: (?:sie|diese|die|alle|(?:die|deren|ihre|alle) namen|die liste|eine liste|(?:die|diese|alle) ${FIRMS_DE}|welche(?: (?:es|das|die) sind)?))?|(?:welche|wer)(?: ${FIRMS_DE})? (?:sind|waren) (?:das|es|sie|die|dies)|welche ${FIRMS_DE}|wie heissen (?:sie|die|diese)(?: ${FIRMS_DE})?|(?:die |eine )?(?:liste|namen)(?: davon| dazu| der ${FIRMS_DE})?|(?:ich (?:mochte|will|hatte gern)|kann ich) (?:die|eine) (?:liste|namen)(?: sehen| haben)?|(?:mir |uns )?(?:(?:sie|diese|alle|die ${FIRMS_DE}|(?:die|ihre) namen) )?(?:auflisten|aufzahlen|nennen|zeigen)`,
  ),
  fr: asked(
    `(?:liste[zr]?|nomme[zr]?|cite[zr]?|enumere[zr]?|montre[zr]?|donne[zr]?|affiche[zr]?|dis|dites|indique[zr]?)(?: (?:les|moi|nous))*(?: (?:la liste|une liste|les noms|leurs noms|leur nom|(?:ces|les) ${FIRMS_FR}|lesquelles|toutes))?|(?:quels?|quelles?) sont (?:leurs noms|les noms|ces ${FIRMS_FR}|elles)|comment s appellent elles|lesquelles (?:sont ce|etait ce|sont elles)|quelles ${FIRMS_FR}|qui sont elles|(?:la |une )?liste|(?:les |leurs )noms|(?:je (?:voudrais|veux)|j aimerais|puis je)(?: voir| avoir)? (?:la liste|les noms|leurs noms)|(?:(?:me|nous|les) )*(?:lister|nommer|citer|enumerer|donner|montrer)(?: (?:la liste|les noms|leurs noms))?`,
  ),
  it: asked(
    `(?:elenca|elencale|elencamele|elencare|elencarle|elencarmele|nominarle|mostrarle|mostrarmele|nomina|nominale|mostra|mostrami|mostrale|mostramele|dammi|dimmi|indica|indicami|fammi vedere)(?: (?:la lista|l elenco|un elenco|i nomi|i loro nomi|le|quali(?: sono)?|(?:le|queste|quelle) ${FIRMS_IT}))?|come si chiamano|quali sono(?: (?:i loro nomi|i nomi|queste|queste ${FIRMS_IT}))?|quali ${FIRMS_IT}(?: sono)?|(?:la lista|l elenco|i nomi)|(?:vorrei|voglio|posso)(?: vedere| avere)? (?:la lista|l elenco|i nomi)`,
  ),
  en: asked(
    `(?:list|name|show|give|tell|display|enumerate)(?: me| us)?(?: (?:them|those|these|all of them|(?:the|a|the full|the complete) list|(?:the|their) names|(?:the|those|these) ${FIRMS_EN}|which(?: ones)?(?: (?:they|those|these) (?:are|were))?))?|which(?: ${FIRMS_EN})? (?:are|were) (?:they|these|those|that)|which ${FIRMS_EN}|what (?:are|were) (?:they|their names|the names|they called)|who are they|(?:i d like|i would like|i want|can i)(?: to)?(?: see| have| get)? (?:the|a) (?:list|names)(?: of (?:them|those))?|(?:the |a |the full )?list(?: of (?:them|those|names))?|(?:the |their )?names`,
  ),
};
const TOTAL: Record<Language, RegExp> = {
  de: asked(`wie viele(?: ${FIRMS_DE})?(?: (?:sind|waren) (?:das|es|sie|dies))?(?: (?:insgesamt|total|gesamthaft))?|(?:die )?(?:anzahl|zahl)`), // prettier-ignore
  fr: asked(`combien(?: (?:de ${FIRMS_FR}|ca fait|en tout|au total|sont elles|y en a t il(?: en tout| au total)?|y en avait il|cela fait(?: il)?|est ce))?|(?:le )?nombre`), // prettier-ignore
  it: asked(`quante(?: ${FIRMS_IT})?(?: (?:sono|erano))?(?: (?:in tutto|in totale))?|(?:il )?numero`),
  en: asked(`how many(?: ${FIRMS_EN})?(?: (?:is|are|were|was) (?:that|it|they|there|those|these|them))?(?: (?:in total|altogether))?|(?:the |what is the |what s the )?(?:total(?: number)?|number|count)`), // prettier-ignore
};

const BY: Record<Language, string> = {
  de: '(?:(?:aufgeschlusselt|aufgeteilt|unterteilt|gegliedert|gruppiert|verteilt)(?: (?:sie|das))? )?(?:nach|pro|je)',
  fr: '(?:(?:ventil|repart|group|decompos|class)\\w*(?: (?:les|ca|cela|le|la))* )?(?:par|selon)(?: la| le)?',
  it: '(?:(?:suddivi|ripart|raggrupp|divi)\\w*(?: (?:le|li|lo|la))? )?per',
  en: '(?:(?:break|split|group|sort)(?: (?:it|that|this|them|these|those))?(?: down)? |broken down |grouped |split )?(?:by|per)',
};
const GROUPS: readonly (readonly [Grouping, string])[] = [
  ['CANTON', 'kanton(?:en)?|cantons?|canton[ei]?'],
  ['LEGAL_FORM', 'rechtsform(?:en)?|formes? juridiques?|forma giuridica|forme giuridiche|(?:legal )?forms?(?: of company)?|types? of company|company types?'], // prettier-ignore
  ['YEAR', 'jahr(?:en)?|annees?|anno|anni|years?'],
  ['MONTH', 'monat(?:en)?|mois|mes[ei]|months?'],
  ['STATUS', 'status|statuts?|stato|statuses|zustand'],
  ['SEAT', 'sitz(?:e|en)?|gemeinden?|ort(?:en)?|sieges?|communes?|lieux?|sed[ei]|comun[ei]|luog(?:o|hi)|seats?|municipalit(?:y|ies)|towns?|places?'], // prettier-ignore
];

const WHEN = asked('(?:wann|quand|quando|when)(?: (?:genau|exactement|exactly|precisely|esattamente|war das|etait ce|e stato|was that|did that happen|passierte das))*'); // prettier-ignore

/** Behind a ranking, what would be told of its firms is the ranking. Null: it asks something else, or no firms were told of. */
export function ofFirmsTold({ question, language, recalled }: Asked): Route | null {
  const [last] = recalled.frames;
  if (last === undefined || last.refusal !== null || last.subjects.length > 0) return null;
  const text = foldName(question).replace(POLITE, '').trim();
  const again = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  const frame = last.measure === 'RANKING' ? ranked(again, text) : isOfFirms(last) ? ofFirms({ ...again, limit: null }, text) : null; // prettier-ignore
  return frame && { intent: frame.intent, confidence: 0.95, reasoning: 'the firms told before', frames: [frame], refused: [] }; // prettier-ignore
}

const ranked = (last: QuestionFrame, text: string): QuestionFrame | null => (TOTAL[last.language].test(text) ? last : null); // prettier-ignore

function ofFirms(last: QuestionFrame, text: string): QuestionFrame | null {
  const { language, topics } = last;
  if (SHOW[language].test(text)) return listed(last);
  if (TOTAL[language].test(text)) return counted(last, null);
  // When each was told of: by month.
  if (WHEN.test(text))
    return topics.length > 0 ? counted(last, 'MONTH') : { ...last, refusal: { type: 'UNKNOWN_WORD' } };
  return grouped(last, text, language);
}

const isOfFirms = ({ measure, counted }: QuestionFrame): boolean =>
  measure === 'COMPANIES' || (measure === 'COUNT' && counted === 'COMPANIES');

const listed = (last: QuestionFrame): QuestionFrame => ({
  ...last, measure: 'COMPANIES', intent: 'search_companies', counted: null, grouping: null, order: null,
}); // prettier-ignore

const counted = (last: QuestionFrame, grouping: Grouping | null): QuestionFrame => ({
  ...last, measure: 'COUNT', intent: 'analytics', counted: 'COMPANIES', grouping, order: null,
}); // prettier-ignore

function grouped(last: QuestionFrame, text: string, language: Language): QuestionFrame | null {
  const found = GROUPS.find(([, words]) => asked(`${BY[language]} (?:${words})`).test(text));
  return found === undefined ? null : counted(last, found[0]);
}
