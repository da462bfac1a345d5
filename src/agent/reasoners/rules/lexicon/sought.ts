import type { Language } from '../../../../core/index.js';

/** What firms, or notices, are asked for by. Patterns are of a question folded and without its conditions; `what` is the thing. */
export interface SoughtWords {
  /** More than one firm. */
  firms: string;
  /** What firms do, or what their purpose says: from behind the word for firms on. */
  patterns: readonly string[];
  /** What notices say: of the whole question. */
  notices: readonly string[];
  /** Words around a thing that are no matter of it, and those that join two. */
  around: RegExp;
  /** Either will do. */
  either: RegExp;
  /** The ending that number and gender change, of a word long enough to be known without it. */
  ending: RegExp;
}

const WHAT = '(?<what>.+)';
/** What a word may stand behind that belongs to the verb. */
const WHAT_SHORT = '(?<what>.+?)';
const DE_DO = '(?:betreiben|verkaufen|vertreiben|produzieren|fabrizieren|entwickeln|vermieten|bauen|importieren|exportieren|liefern|reparieren|restaurieren|verarbeiten|pflegen|vermitteln|verwalten|transportieren|brauen|keltern|zuchten|bezwecken|erbringen|organisieren|unterrichten|herstellen|anbieten|verleihen|entsorgen|installieren)'; // prettier-ignore
const DE_SAYS = '(?:erwahnen|nennen|enthalten|fuhren|haben)';
const DE_PURPOSE = '(?:(?:gesellschafts|firmen)?zweck)';
const DE_IN_PURPOSE = `(?:(?:im|in ihrem|in seinem|in den|als|zum) ${DE_PURPOSE})`;
/** `Haben den Zweck geändert`: nothing that they have. */
const DE_CHANGED = '(?:andert|wechselt|passt|weitert|stellt|fasst|engt|setzt|neu)';
/** Behind the thing: that there are such firms, or where. */
const DE_ARE =
  '(?: (?:gibt es|existieren|finden sich|sitzen|liegen|haben (?:ihren |den |einen )?sitz|sind(?: (?:ansassig|domiziliert|eingetragen|registriert|zu finden))?))?';
const FR_ARE =
  '(?: (?:y a t il|existent|il y a|ont leur siege|se trouvent|sont(?: (?:inscrites|domiciliees|etablies|basees|enregistrees))?))?';
const IT_ARE = '(?: (?:ci sono|esistono|si trovano|hanno (?:la )?sede|sono(?: (?:iscritte|domiciliate|registrate))?))?';
const EN_ARE =
  '(?: (?:are there|there are|exist|have (?:their|a) seat|are(?: (?:based|registered|domiciled|located|entered))?))?';
const DE_FIELD = '(?:im bereich|in der branche|im gebiet|auf dem gebiet|im sektor|im feld|in der sparte)';
const DE_NOTICES =
  '(?:shab )?(?:meldung|meldungen|publikation|publikationen|bekanntmachung|bekanntmachungen|mitteilungen|eintragungen)';
const FR_NOTICES = '(?:publications?|avis|annonces?|communications|inscriptions)';
const IT_NOTICES = '(?:pubblicazion[ei]|avvis[oi]|annunci|comunicazioni|iscrizioni)';
const EN_NOTICES = '(?:notices?|publications?|announcements?)';
const FR_DO = '(?:exploitent|vendent|fabriquent|produisent|developpent|construisent|importent|exportent|louent|reparent|gerent|proposent|offrent|fournissent|commercialisent|distribuent|organisent|transportent|brassent|enseignent|installent|restaurent|recyclent|impriment|cultivent)'; // prettier-ignore
const FR_SAYS = '(?:est|mentionne|comprend|contient|prevoit|evoque|parle|indique|couvre|cite|inclut)';
const FR_FIELD = '(?:dans|le domaine|le secteur|la branche|le commerce|le negoce)';
const IT_DO = '(?:gestiscono|vendono|fabbricano|producono|sviluppano|costruiscono|importano|esportano|affittano|noleggiano|riparano|offrono|forniscono|commerciano|commercializzano|distribuiscono|organizzano|trasportano|esercitano|trattano|coltivano|stampano|installano|restaurano|riciclano)'; // prettier-ignore
const IT_SAYS = '(?:e|menziona|comprende|contiene|prevede|cita|nomina|indica|parla|include)';
const IT_FIELD = '(?:(?:nel|nello|nella|in) )?(?:settore|campo|ramo|ambito|commercio)?';
const EN_DO = '(?:operate|sell|make|manufacture|produce|build|develop|import|export|rent out|repair|provide|offer|distribute|supply|brew|bake|trade in|trade with|deal in|deal with|specialise in|specialize in|organise|organize|transport|clean|restore|teach|print|install|recycle|are active in|are engaged in|engage in|are in the business of)'; // prettier-ignore
const EN_DOING = '(?:running|operating|selling|making|manufacturing|producing|building|developing|importing|exporting|renting out|repairing|providing|offering|distributing|supplying|brewing|baking|trading in|dealing in|dealing with|specialising in|specializing in|specialised in|specialized in|working in|organising|organizing|restoring|teaching|printing|installing|recycling|active in|engaged in)'; // prettier-ignore
const EN_SAYS = '(?:is|mentions?|includes?|contains?|covers?|names?|says?|states?|speaks? of|refers? to)';
const EN_PURPOSE = '(?:(?:stated |corporate |statutory )?purposes?)';

// prettier-ignore
export const SOUGHT: Record<Language, SoughtWords> = {
  de: {
    firms: '(?:firmen|gesellschaften|unternehmen|betriebe|gmbhs|ags)',
    patterns: [
      `(?:(?:die|welche) )?${WHAT.replace('.+', '(?!\\b(?:die|welche|deren)\\b).+')} ${DE_IN_PURPOSE} (?:haben|nennen|fuhren|erwahnen|stehen haben)`,
      `(?:haben|fuhren|nennen) ${DE_IN_PURPOSE} ${WHAT}`,
      `haben (?:den|einen) ${DE_PURPOSE} ${WHAT.replace('.+', `(?!.*${DE_CHANGED}$).+`)}`,
      `${DE_SAYS} ${WHAT} ${DE_IN_PURPOSE}`,
      `(?:erwahnen|nennen) ${DE_IN_PURPOSE} ${WHAT}`,
      `(?:kommt|steht|wird|ist|findet sich) ${DE_IN_PURPOSE} ${WHAT}(?: (?:vor|erwahnt|genannt|drin|enthalten))?`,
      `(?:kommt|steht|wird|ist) ${WHAT} ${DE_IN_PURPOSE}(?: (?:vor|erwahnt|genannt|drin|enthalten))?`,
      `(?:deren|mit(?: dem)?) ${DE_PURPOSE} ${WHAT_SHORT}(?:${DE_ARE}| (?:ist|lautet|enthalt|erwahnt|nennt|umfasst|beinhaltet|vorsieht))?`,
      `in deren ${DE_PURPOSE} ${WHAT} (?:vorkommt|steht|erwahnt wird|genannt wird|vorkommen|stehen)`,
      `(?:mit|aus|in|im|vom) (?:dem |der )?(?:branche|bereich|gebiet|sektor|sparte|tatigkeitsgebiet|geschaftsfeld) ${WHAT_SHORT}${DE_ARE}`,
      `(?:die )?(?:sich )?(?:befassen|beschaftigen) sich mit ${WHAT}`,
      `die sich mit ${WHAT} (?:befassen|beschaftigen)`,
      `handeln mit ${WHAT}`,
      `die mit ${WHAT} handeln`,
      `stellen ${WHAT} her`,
      `bieten ${WHAT} an`,
      `(?:sind|arbeiten) ${DE_FIELD} ${WHAT} (?:tatig|aktiv)`,
      `(?:sind|arbeiten) (?:in der|im) ${WHAT} (?:tatig|aktiv)`,
      `die (?:${DE_FIELD}|in der|im) ${WHAT} (?:tatig|aktiv) sind`,
      `sind auf ${WHAT} spezialisiert`,
      `sind spezialisiert auf ${WHAT}`,
      `die auf ${WHAT} spezialisiert sind`,
      `(?:fuhren|unterhalten) (?<what>eine?n? .+)`,
      `die (?<what>eine?n? .+) (?:fuhren|unterhalten)`,
      `${DE_DO} ${WHAT}`,
      `(?:die|welche) ${WHAT} ${DE_DO}`,
    ],
    notices: [
      `(?:.+ )?${DE_NOTICES} (?:die )?(?:erwahnen|enthalten|nennen|zitieren|sprechen von|handeln von) (?:das wort |den begriff )?${WHAT}`,
      `(?:.+ )?${DE_NOTICES} die (?:das wort |den begriff )?${WHAT} (?:erwahnen|enthalten|nennen|zitieren)`,
      `in (?:welchen|welcher|wie vielen|allen) ${DE_NOTICES} (?:steht|kommt|wird|erscheint|taucht|findet sich|ist von|ist) (?:das wort |der begriff |der ausdruck )?${WHAT_SHORT}(?: (?:vor|erwahnt|genannt|die rede|auf|enthalten|drin))?`,
      `wo (?:steht|kommt|wird|erscheint|taucht) (?:das wort|der begriff|der ausdruck) ${WHAT_SHORT}(?: (?:vor|erwahnt|genannt|auf))?`,
      `(?:durch)?suche? (?:in )?(?:den |die |allen |alle )?${DE_NOTICES} nach (?:dem wort |dem begriff )?${WHAT}`,
    ],
    around: /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|von|vom|mit|in|im|an|am|zu|zur|zum|fur|auch|selber|selbst|wort|worter|begriff|bereich|branche|ihre|ihren|etwas|irgend\w*)$/,
    either: /^oder$/,
    ending: /(?:en|ern|er|n|e|s)$/,
  },
  fr: {
    firms: '(?:societes|entreprises|firmes|boites)',
    patterns: [
      `(?:qui )?(?:ont|affichent|inscrivent) (?:pour|comme|dans leur|le|un) but(?: social)?(?: de)? ${WHAT}`,
      `(?:qui )?(?:ont|mentionnent|citent|indiquent) ${WHAT} (?:dans (?:leur|le)|comme|pour) but(?: social)?`,
      `(?:dont le|avec (?:pour|un|le)|ayant pour|au) but(?: social)?(?: ${FR_SAYS})?(?: de)? ${WHAT}`,
      `(?:qui )?font (?:du|le) (?:commerce|negoce) (?:de |d |du |des )?${WHAT}`,
      `(?:qui )?s occupent (?:de |d |du |des )?${WHAT}`,
      `(?:qui )?(?:sont )?(?:actives|specialisees|engagees) ${FR_FIELD} ?(?:le domaine|le secteur|la branche|le commerce)? ?${WHAT}`,
      `(?:qui )?(?:travaillent|operent|font) dans ${WHAT}`,
      `(?:du|dans le|de la|dans la) (?:secteur|domaine|commerce|branche) ${WHAT_SHORT}${FR_ARE}`,
      `(?:qui )?${FR_DO} ${WHAT}`,
    ],
    notices: [
      `(?:.+ )?${FR_NOTICES} (?:qui )?(?:mentionnent|contiennent|citent|evoquent|parlent de|parlent d) (?:le mot |le terme )?${WHAT}`,
      `(?:dans|sur) (?:quel|quelle|quels|quelles|combien d|combien de) ${FR_NOTICES} (?:figure|apparait|se trouve|est mentionnee?|trouve t on|parle t on de|parle t on d|est il question de|est il question d)(?: t il| t elle)? (?:le mot |le terme )?${WHAT}`,
      `ou (?:figure|apparait|se trouve|trouve t on|est mentionne) (?:le mot|le terme) ${WHAT}`,
      `cherche[rz]? (?:le mot |le terme )?${WHAT} dans (?:les|toutes les|tous les) ${FR_NOTICES}`,
    ],
    around: /^(?:le|la|les|l|un|une|des|du|de|d|et|ou|a|au|aux|en|dans|pour|avec|mot|terme|domaine|secteur|branche|leur|leurs)$/,
    either: /^ou$/,
    ending: /(?:iers?|ieres?|s|es|x)$/,
  },
  it: {
    firms: '(?:societa|imprese|ditte|aziende)',
    patterns: [
      `(?:che )?hanno (?:come|per|quale|lo|uno) scopo(?: sociale)?(?: di)? ${WHAT}`,
      `(?:che )?(?:hanno|menzionano|citano|indicano) ${WHAT} (?:nello|nel loro|come|per) scopo(?: sociale)?`,
      `(?:il cui|con|aventi(?: come| per)?|con lo) scopo(?: sociale)?(?: ${IT_SAYS})?(?: di)? ${WHAT}`,
      `(?:che )?si occupano (?:di |del |della |dei |delle |dell )?${WHAT}`,
      `(?:che )?(?:operano|lavorano|sono attive|attive|sono specializzate|specializzate) ${IT_FIELD} ?${WHAT}`,
      `(?:del|nel|dell|nell|attive nel) (?:settore|ramo|ambito|campo) ${WHAT_SHORT}${IT_ARE}`,
      `(?:che )?${IT_DO} (?:in |con |di )?${WHAT}`,
    ],
    notices: [
      `(?:.+ )?${IT_NOTICES} (?:che )?(?:menzionano|contengono|citano|nominano|parlano di) (?:la parola |il termine )?${WHAT}`,
      `(?:in|su) (?:quali|quale|quanti|quante) ${IT_NOTICES} (?:compare|appare|figura|si trova|si parla di|e menzionat[oa]|e citat[oa]) (?:la parola |il termine )?${WHAT}`,
      `dove (?:compare|appare|figura|si trova|e menzionata|e menzionato) (?:la parola|il termine) ${WHAT}`,
      `cerca (?:la parola |il termine )?${WHAT} (?:nelle|negli|in tutte le|in tutti gli) ${IT_NOTICES}`,
    ],
    around: /^(?:il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|dell|d|e|o|ed|in|nel|nella|nello|con|per|a|parola|termine|settore|campo|ramo|ambito|loro)$/,
    either: /^o$/,
    ending: /(?:ari[aeio]|iar[aeio]|[aeio])$/,
  },
  en: {
    firms: '(?:companies|firms|businesses|enterprises)',
    patterns: [
      `(?:that |which |who )?(?:have|mention|list|name|state|give) ${WHAT} (?:in|as|among) (?:their|the|its) ${EN_PURPOSE}`,
      `(?:that |which |who )?have (?:the|a|as (?:their|its|a)) ${EN_PURPOSE}(?: of)? ${WHAT}`,
      `(?:whose|with the|with a) ${EN_PURPOSE}(?: ${EN_SAYS}| of)? ${WHAT}`,
      `with ${WHAT} (?:in|as) (?:their|the|its) ${EN_PURPOSE}`,
      `(?:that |which |who )?(?:are|work) in the ${WHAT} (?:business|industry|sector|trade)`,
      `(?:in|from) the ${WHAT} (?:business|industry|sector|trade)`,
      `(?:in|from) the (?:field|area|business|sector) of ${WHAT_SHORT}${EN_ARE}`,
      `(?:that |which |who )?run (?<what>(?:an? |restaurants|hotels|shops|car parks).*)`,
      `(?:that |which |who )?${EN_DO} ${WHAT}`,
      `(?:there (?:are|is) )?${EN_DOING} ${WHAT}`,
    ],
    notices: [
      `(?:.+ )?${EN_NOTICES} (?:that |which )?(?:mention|contain|cite|name|speak of|talk about|refer to|mentioning|containing) (?:the words? |the term |the phrase )?${WHAT}`,
      `in (?:which|what|how many) ${EN_NOTICES} (?:does|do|is|are) (?:the words? |the term |the phrase )?${WHAT_SHORT}(?: (?:appear|occur|stand|come up|mentioned|named|cited))?`,
      `where (?:does|do|is|are) (?:the words?|the term|the phrase) ${WHAT_SHORT}(?: (?:appear|occur|stand|come up|mentioned|used))?`,
      `search (?:all |through )?(?:the )?${EN_NOTICES} for (?:the words? |the term )?${WHAT}`,
    ],
    around: /^(?:the|a|an|and|or|of|in|for|with|to|at|by|word|words|term|field|business|industry|sector|their|any|some|all|kinds?|sorts?)$/,
    either: /^or$/,
    ending: /(?:ies|es|s)$/,
  },
};
