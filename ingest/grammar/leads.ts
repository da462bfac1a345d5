import { remembered } from '../../src/core/index.js';
import { BESIDE_KIN } from './lexicon/words.js';

// The words a part may begin with that say how it relates to the row; each expression is sticky at the part's start.
export const CONJUNCTION = new RegExp(
  String.raw`(?:und|et|e|ed|sowie|ainsi que|ainsi qu'à|nonché|and|puis)\s+${BESIDE_KIN}`,
  'iy',
);
export const GROUP =
  /(?:(?:welche|qui|et|und|e)\s+)?(?:(alle|tous|toutes|tutti|tutte|ces|les)(?:\s+(?:les|le|e|i))?\s+(zwei|drei|vier|fünf|deux|trois|quatre|cinq|six|due|tre|quattro)|(beide|entrambi|entrambe)|(alle|tous|toutes|tutti|tutte|lesquel(?:le)?s|i quali|le quali|chacune?|jeweils|ognuno)|(laquelle|lequel|il quale|la quale))\s+/iy;
/** `les trois premiers avec signature`, `die beiden ersten`, `i primi due`: how many from the first on. */
export const FIRST_ONES =
  /(?:(?:et|und|e|ed)\s+)?(?:les\s+(deux|trois|quatre|cinq)\s+premi(?:er|ère)s|die\s+ersten\s+(beiden|zwei|drei|vier)|die\s+(beiden|zwei|drei|vier)\s+erst(?:en|genannten|erwähnten)|(?:i|le)\s+prim[ie]\s+(due|tre|quattro))\s+/iy;

/** Of several people one alone: `le premier président, la seconde sans signature`. */
export const ORDINAL =
  /(?:(?:et|und|e)\s+)?(?:((?:le|la|der|die|il)\s+(?:premier|première|erste(?:re)?|prim[oa])|l['’]une?|(?:der|die)\s+eine)|((?:le|la|der|die|il)\s+(?:seconde?|deuxième|zweite|second[oa])|l['’]autre|(?:der|die)\s+andere)|((?:le|la|der|die|il)\s+(?:troisième|dritte|terz[oa]))|(?:le|la|der|die)\s+(?:dernier|dernière|letzte(?:re)?)|ce dernier|cette dernière|celui-ci|celle-ci|letztere[rs]?|l['’]ultim[oa]|quest['’]ultim[oa])(?:\s+(?:nommée?|citée?))?\s+/iy;

/** Which of several an {@link ORDINAL} speaks of, as an index that counts from the end where negative. */
export const indexOf = (ordinal: RegExpExecArray): number => (ordinal[1] ? 0 : ordinal[2] ? 1 : ordinal[3] ? 2 : -1);

export const COUNTS: Record<string, number> = {
  zwei: 2,
  beiden: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  due: 2,
  tre: 3,
  quattro: 4,
};
/** No sentence of a register speaks for more people than this at once. */
export const MOST = 100;
export const EARLIER =
  /(?:bisher(?:ige[rs]?)?|jusqu'ici|jusqu'à présent|jusqu'alors|jusque-là|précédemment|anciennement|auparavant|finora|sinora|in precedenza|precedentemente|vormals|ci-devant)\s+/iy;
const REGISTERED =
  /^(?:\(?bisher\)?|bisher eingetragen|weiterhin|wie bisher|unverändert|ernannt|gewählt|bestellt|ernannt worden|gewählt worden|bereits eingetragen|déjà inscrite?s?|inscrite?s?|eingetragen|già iscritt[oaie]|iscritt[oaie]|nouve(?:au|lle)s?|nouveaux|neue[rs]?|nuov[oaie])$/i;
/** No place, and no office either: `ohne festen Wohnsitz`, `unbekannten Aufenthalts`, `sans domicile connu`. */
const NOWHERE =
  /^(?:(?:zur ?zeit|z\.\s?zt?\.|derzeit|actuellement|attualmente)\s+)?(?:(?:ohne|mit|sans|avec|senza|con|von|de|di|d['’])\s*)?(?:\p{L}+\s+)?(?:wohnsitz\p{L}*|wohnort\p{L}*|aufenthalt\p{L}*|domicile|résidence|domicilio|dimora|residenza)(?:\s+\p{L}+){0,3}$/iu;
const NOWHERE_WORD = /(?:^|\s)(?:ohne|sans|senza)\s|unbekannt|nicht bekannt|inconnue?(?!\p{L})|sconosciut|ignot/iu;

/** And no office behind it: `Nichtmitglied Sekretär` is one. */
const NO_MEMBER =
  /^(?:nicht[\s-]?(?:mitglied|gesellschafter(?:in)?|aktionär(?:in)?)|non[\s-](?:associée?s?|soci[oa]|actionnaire|azionista)|non[\s-]membr[eoa]|sans être (?:associée?|membre|administrat\p{L}+|gérante?)|ohne (?:gesellschafter(?:in)?|mitglied) zu sein|senza essere (?:soci[oa]|membro)|hors (?:du )?con\p{L}*|fuori (?:del )?consiglio)(?:\s+(?:de[rs]?\s+|du\s+|del(?:la)?\s+|dell['’]|d['’])\p{L}+(?:\s+d['’]\p{L}+)?)?$/iu;
const NO_OFFICE =
  /^(?:ohne (?:(?:eingetragene )?funktion(?: und ohne stammanteile?)?|stammanteile?)|sans fonction(?: inscrite)?|senza funzione(?: iscritta)?)$/i;
/** Why somebody leaves, or in which words a correction says that it printed something wrong. */
const BECAUSE =
  /^(?:(?:infolge|zufolge|wegen)\s+(?:todes|ablebens|rücktritts?|demission|wegzugs?|verzichts?)|(?:par suite|pour cause|à la suite|suite)\s+(?:de\s+|à\s+(?:son\s+)?|d['’]\s*)?(?:décès|démission|départ)|(?:per|a seguito di|in seguito a(?:l)?)\s+(?:decesso|dimissioni?|partenza)|(?:comme|tel que)\s+publiée?s?|wie publiziert|come pubblicato)$/iu;

/** `veuve de Muster Otto`: somebody else, of whom nothing is said. */
const KIN =
  /^(?:(?:de[rm]|die|la|le|il|l['’])\s?)?(?:veufs?|veuves?|épou(?:se|x)|femme|mari|fils|fille|frère|sœur|soeur|witwer?|ehefrau|ehemann|gattin|gatte|sohn|tochter|bruder|schwester|vedov[oa]|moglie|marito|figli[oa]|fratello|sorella)\s+(?:de\s|d['’]|du\s|des\s|von\s|der\s|di\s|del\s)\s*(?=\p{L})/iu;

/** `son épouse`, of whoever is named before; by which name she is married. */
const KINDRED =
  /^(?:son|sa|leur|seine?|ihre?|dessen|deren|sua|suo|la sua|il suo|la|il)\s(?:épou(?:se|x)|femme|mari|fils|fille|frère|sœur|soeur|père|mère|ehefrau|ehemann|gattin|gatte|sohn|tochter|bruder|schwester|vater|mutter|moglie|marito|figli[oa]|fratello|sorella|padre|madre)$|^(?:coniugat[oa]|maritata|mariée?|verheiratete?[rn]?)\s\p{Lu}[\p{L} '’-]*$/iu;

/** Says of the person before it nothing that a register keeps. */
export const isRemark = remembered(
  (raw: string): boolean =>
    REGISTERED.test(raw) ||
    NO_MEMBER.test(raw) ||
    NO_OFFICE.test(raw) ||
    BECAUSE.test(raw) ||
    KIN.test(raw) ||
    KINDRED.test(raw) ||
    (raw.length < 60 && NOWHERE.test(raw) && NOWHERE_WORD.test(raw)),
);
const RENEWED =
  /(?:(?:qui|welche[rs]?) (?:est|sont|ist) )?(?:neue[rns]?|neu|nun|nunmehr|nouveaux|nouveau|nouvelles|nouvellement|nouvelle|nouvel|nuovo|nuova|ora|désormais|maintenant):?\s+/iy;
export const NOMINATED =
  /(?:(?:(?:qui|welche[rs]?)\s+)?(?:est|sont|a été|ont été|ist)\s+)?(?:nouvellement\s+)?(?:(?:nommée?s?|élue?s?|désignée?s?|promue?s?|devenue?s?)|(?:neu\s+)?(?:ernannt zu[mr]?|gewählt zu[mr]?|gewählt als)|nominat[oaie]|elett[oaie])\s+/iy;
const RENAMED =
  /(?:dont le nom (?:exact|correct|complet|précis) est|dont les? prénoms? (?:exacts?|corrects?|complets?) (?:est|sont)|(?:nun(?:mehr)?|neu|jetzt) mit (?:dem )?namen|mit (?:dem )?neue[mn] namen|(?:neuer|nunmehriger) (?:familien|nach)?name:?|(?:nuovo|attuale) cognome:?|(?:nouveau|nouvel) nom(?: de famille)?:?|(?:firmiert|heisst) (?:neu|nun(?:mehr)?|jetzt):?|neu firmierend:?|(?:qui |laquelle |lequel )?a (?:modifié sa|changé (?:sa|de)) raison(?: sociale| de commerce)? (?:en|pour)|(?:qui )?porte(?:nt)? (?:désormais|maintenant) le nom(?: de)?|(?:(?:qui|che|lequel|laquelle|lesquel(?:le)?s) )?(?:se nomme(?:nt)?|s['’]appelle(?:nt)?|si chiama(?:no)?)(?: désormais| maintenant| ora)?|nommée?s? (?:désormais|maintenant)|désormais (?:nommée?|dénommée?)|maintenant|désormais|ora|nun)\s+(?=\p{Lu})/iuy;
/** `Muster Marlis, korrekterweise Muster Marlise`: its right name, which another had been printed for. */
export const RIGHTLY =
  /(?:(?:korrekterweise|richtigerweise|korrekt|richtig|recte|correctement|en réalité|correttamente|in realtà):?)\s+(?=\p{Lu})/iuy;
/** `neuVerwaltungsratsmitglied`: the space is missing. */
const GLUED = /[Nn]eu(?=\p{Lu}\p{Ll}{3})/uy;
export const LEAVES =
  /^(?:ayant\s+(?:démissionné|quitté\s+la\s+\p{L}+|cessé\s+ses\s+fonctions)|(?:qui\s+)?(?:a|ont)\s+démissionné|(?:der|die|das)\s+(?:zurückgetreten|ausgeschieden|verstorben)\s+(?:ist|sind)|qui\s+(?:est|sont)\s+(?:démissionnaires?|décédée?s?|sortante?s?)|(?:est\s+)?démissionnaires?|décédée?s?|radiée?s?|gelöscht|sortante?s?|ausgeschieden|zurückgetreten|verstorben|gestorben|dimissionari[oaie]?|decedut[oaie]|decesso|décès|uscent[ei])$/iu;
/** `X, qui n'est plus directeur, est nommé ...`: an office that the same sentence ends. */
export const LOST =
  /^(?:(?:ayant|qui\s+(?:a|ont))\s+(?:démissionné|renoncé|quitté|abandonné|déposé|cessé)\s|(?:avendo|che\s+ha(?:nno)?)\s+(?:lasciato|rinunciato|dimissionato|rassegnato|abbandonato)\s|(?:(?:der|die|welche[rs]?)\s+)?als\s[^,;]{3,60}\s(?:zurückgetreten|ausgeschieden|zurücktritt|zurücktreten|ausscheidet|ausscheiden)(?:\s(?:ist|sind))?$)|^(?:qui\s+(?:démissionne|renonce|quitte|abandonne|dépose|cesse)(?:nt)?|che\s+(?:lascia|rinuncia|abbandona|rassegna)(?:no)?)\s|^(?:(?:qui|lequel|laquelle|lesquel(?:le)?s|welche[rs]?|der|die|che|il quale|la quale)\s+)?(?:n[’']est plus|ne sont plus|nicht mehr|non è più|non sono più)\s/i;
/** `lesquelles ne sont plus associées`: of all who are named. */
export const SEVERAL_LOSE = /^(?:(?:qui|lesquel(?:le)?s|che|i quali|le quali)\s+)?(?:ne sont plus|non sono più)\s/iu;
/** `n'est plus président mais reste administrateur`. */
export const STAYS = /\s(?:mais|aber|jedoch|ma|bensì)\s(?:(?:reste|demeure|bleibt|rimane|resta)\s)?(?=\p{L})/iu;
export const REPLACES =
  /(?:(?:laquelle|lequel|qui|welche[rs]?|la quale|il quale) (?:remplace|ersetzt|sostituisce) (?:la |le |die |den |das )?|(?:en remplacement|en lieu et place|à la place|au lieu) (?:de la |de |d['’]|du )|(?:anstelle|an stelle) (?:von |der |des )|(?:in sostituzione|al posto|in luogo) (?:di |della |del |dell['’]))/iy;

/** `alle mit Ausnahme von A zeichnen ...`: not of each of them. */
export const EXCEPT =
  /^(?:mit ausnahme|ausser|ausgenommen|bis auf|sauf|excepté|hormis|à l['’]exception|tranne|eccetto|salvo|ad eccezione)(?!\p{L})/iu;

/** `Erbengemeinschaft Muster, bestehend aus A und B`, `Kanton Muster, vertreten durch A`. */
const CONSISTS =
  /^(?:bestehend aus|(?:composée?|formée?) (?:de|par)|compost[ao] da|formata da|nämlich|namentlich|à savoir|ossia|(?:gesetzlich )?vertreten durch|(?:légalement )?représentée? (?:légalement )?par|rappresentat[oa] (?:legalmente )?da(?:l|lla|llo)?):?\s/iu;
/** `pour 10 parts, provenant de la cession de A, associé gérant`: from whom they came. */
const ACQUIRED =
  /^(?:provenant|(?:acquise?s?|reprise?s?|rachetée?s?) (?:de|d['’]|à)|cédées? par|rilevat[ae] da|provenient[ei]|(?:übernommen|erworben) von)(?!\p{L})/iu;

/** `davon 5 belastet mit Nutzniessung zugunsten B`: what weighs on shares. */
const ENCUMBERED =
  /^(?:davon|wovon|dont|di cui|de[il] quali)\s[^;]{0,60}(?:nutzniess|belastet|verpfänd|usufru|grevée?s?(?!\p{L})|nanties?(?!\p{L})|gravat[aei](?!\p{L})|pegno)/iu;

/** The first two letters of each of these, in small letters; most parts begin otherwise. */
const MAY_BE_ASIDE = new Set(
  ['à ', ...'da wo do di de be co fo nä na os ge ve lé re ra pr ac cé ri üb er'.split(' ')].map(firstTwo),
);

function firstTwo(raw: string): number {
  return (raw.charCodeAt(0) | 32) * 256 + (raw.charCodeAt(1) | 32);
}

/** Whether a part begins to speak of others than the entry's: of all that follows, or of whoever makes it up. */
export function asideAt(raw: string): 'MEMBERS' | 'REST' | null {
  if (!MAY_BE_ASIDE.has(firstTwo(raw))) return null;
  if (ENCUMBERED.test(raw) || ACQUIRED.test(raw)) return 'REST';
  return CONSISTS.test(raw) ? 'MEMBERS' : null;
}

/** `A, désormais pour 10 parts, par suite de cession de 10 parts à B, de X, à Y`: what follows is said of B. */
export const CEDED_TO =
  /(?:par suite|ensuite|à la suite)\s+de\s+(?:la\s+)?cession\s+(?:de\s+|d['’])\S+\s+parts?(?:\s+sociales?)?(?:\s+de\s+[A-Z]{3}\s*[\d'’.]+)?\s+(?:à|au|aux)\s+/iy;

/** `Signature individuelle a été conférée à A, ..., et à B`. */
export const GIVEN_TO = /(?:à|an)\s+/iy;
/** `Procura collettiva a due a A, ..., e a B`. */
export const GIVEN_IN_ITALIAN = /(?:à|an|ad?)\s+/iy;

export function at(expression: RegExp, text: string, from: number): RegExpExecArray | null {
  expression.lastIndex = from;
  return expression.exec(text);
}

/** Where a new name begins, or the right one. */
export const renamedAt = (text: string, from: number): RegExpExecArray | null =>
  at(RENAMED, text, from) ?? at(RIGHTLY, text, from);
export const renewedAt = (text: string, from: number): RegExpExecArray | null =>
  at(RENEWED, text, from) ?? at(GLUED, text, from);

/** Whether a part begins with none of the words above, as most do. */
export const isPlain = remembered((raw: string): boolean => {
  if (isRemark(raw) || LEAVES.test(raw) || LOST.test(raw)) return false;
  return [
    CONJUNCTION,
    FIRST_ONES,
    GROUP,
    ORDINAL,
    EARLIER,
    RENEWED,
    GLUED,
    NOMINATED,
    RENAMED,
    RIGHTLY,
    REPLACES,
  ].every((expression) => at(expression, raw, 0) === null);
});
