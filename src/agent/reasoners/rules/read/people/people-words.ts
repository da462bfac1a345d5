/** What a question says of people in office beside which office it is, by its own words in one line, folded, names left out. */
import type { Language } from '../../../../../core/index.js';

type Worded = Record<Language, RegExp>;

function said(words: Record<Language, string>): Worded {
  const pattern = (of: string) => new RegExp(`(?<![^ ])(?:${of})(?![^ ])`);
  return { de: pattern(words.de), en: pattern(words.en), fr: pattern(words.fr), it: pattern(words.it) };
}

/** `Who cannot sign`; what stands before tells no way to sign. */
export const CANNOT_SIGN = said({
  de: 'nicht (?:\\S+ ){0,3}?(?:zeichnungsberechtigt\\S*|unterschriftsberechtigt\\S*|unterschreiben|unterzeichnen|zeichnen|unterschreibt|zeichnet)|kein(?:e|en)? (?:\\S+ )?(?:unterschrift|unterschriftsberechtigung|zeichnungsberechtigung|zeichnungsrecht)',
  en: '(?:cannot|can ?t|can not|may not|must not|not (?:\\S+ ){0,2}?to|does ?n(?:o| )t|do(?:es)? not|not) sign|no (?:signature|signing (?:power|authority|rights?)|right to sign)',
  fr: '(?:n|ne) (?:\\S+ ){1,2}?(?:pas|aucun) (?:\\S+ ){0,3}?(?:signer|signature)|ne signe(?:nt)? pas',
  it: 'non (?:\\S+ ){0,4}?(?:firmare|firma|firmano)',
});

/** `Who never left`, `qui n’est pas parti`: the verb itself is denied, and `no longer there` is not. */
export const DID_NOT_LEAVE = said({
  de: '(?:nie|niemals|noch nie|nicht)(?! mehr) (?:\\S+ ){0,4}?(?:ausgetreten|ausgeschieden|verlassen|verliess(?:en)?|gegangen|zuruckgetreten|abgetreten|gewichen)|(?:verliess(?:en)?|gingen|schieden|traten) (?:\\S+ ){0,3}?(?:nie|niemals|nicht)(?! mehr)',
  en: '(?:never|not|n t|haven t|hasn t|didn t|has not|have not|did not) (?:\\S+ )?(?:left|leave|resigned?|quit|departed?|stepped down|step down|gone)',
  fr: '(?:n|ne) (?:\\S+ ){0,3}?(?:jamais|pas) (?:\\S+ ){0,2}?(?:partie?s?|quittee?s?|demissionnee?s?|sortie?s?|quitter|partir)|(?:n|ne) (?:\\S+ ){0,2}?(?:quitte|demissionne)\\S* (?:jamais|pas)',
  it: 'non (?:\\S+ ){0,4}?(?:usc\\S+|lasciat\\S|dimess\\S|andat\\S|partit\\S)',
});

/** Right before the name of whom others are there with. */
const WITH: Record<Language, string> = {
  de: '(?:(?:zusammen|gemeinsam|kollektiv) mit|mit|neben|nebst|an der seite von)(?: herrn?| frau)?',
  en: '(?:(?:together|jointly|along|collectively) with|with|alongside|beside|next to)(?: mr| mrs| ms)?',
  fr: '(?:ensemble avec|avec|aux cotes de|a cote de|conjointement avec)(?: m| mme| monsieur| madame)?',
  it: '(?:(?:insieme|assieme|congiuntamente) (?:a|ad|con)|con|accanto a|al fianco di)(?: il signor| la signora)?',
};
export const TOGETHER_WITH = said(WITH);
/** The same where it ends a text: what leads to the name. */
export const LEADS_TO_NAME = said({ de: `${WITH.de}$`, en: `${WITH.en}$`, fr: `${WITH.fr}$`, it: `${WITH.it}$` });

/** Where the people of a firm are beside it. */
export const ELSEWHERE = said({
  de: '(?:anderen?|anderer|weiteren?|weiterer) (?:firmen|firma|gesellschaften|gesellschaft|unternehmen|mandaten?|verwaltungsraten?|stiftungsraten?|gremien|amter|amtern)|anderswo|andernorts|sonst (?:noch )?wo|mandate (?:\\S+ ){0,4}?sonst(?: noch)?|sonst(?: noch)? (?:fur )?mandate',
  en: 'other (?:companies|company|firms|firm|businesses|boards|mandates|directorships|appointments)|elsewhere|anywhere else',
  fr: 'autres? (?:societes?|entreprises?|firmes?|mandats?|conseils?)|ailleurs',
  it: '(?:altre|altra) (?:societa|ditte|ditta|aziende|imprese|impresa)|altri (?:mandati|consigli)|altrove',
});

/** Of a person's mandates: she came to have them. */
export const TOOK_ON = said({
  de: 'ubernommen|ubernahm|angenommen|nahm (?:\\S+ ){0,3}?an|angetreten|trat (?:\\S+ ){0,4}?(?:an|ein)|eingetreten|eingestiegen|dazugekommen|hinzugekommen|beigetreten|erhalten|bekommen',
  en: '(?:taken|took|take|taking) (?:on|up)|joined|join|accept(?:ed)?|assumed?|entered',
  fr: 'pris|prises?|accepte\\S*|assume\\S*|repris\\S*|obtenu\\S*|entree?s?|rejoint\\S*|recue?s?',
  it: 'assunt[oaie]|accettat[oaie]|pres[oaie]|ottenut[oaie]|entrat[oaie]|ricevut[oaie]',
});

/** Of a person's mandates: she has them no longer. */
export const GAVE_UP = said({
  de: 'abgegeben|gab (?:\\S+ ){0,4}?ab|niedergelegt|legte (?:\\S+ ){0,4}?nieder|aufgegeben|verloren',
  en: '(?:gave|give|given|giving) up|relinquish(?:ed)?|lost|lose|shed|dropped',
  fr: 'abandonne\\S*|perdue?s?|quitte\\S*|remise?s?',
  it: 'cedut[oaie]|pers[oaie]|abbandonat[oaie]|lasciat[oaie]',
});

/** No other firm, or every other than the one named. */
export const OTHERS_TOO = said({
  de: '(?:andere[nrs]?|weitere[nrs]?) (?:\\S+ ){0,3}?(?:als|neben|ausser)|(?:nur|ausschliesslich|einzig|bloss) (?:bei|fur|in)|neben|ausser(?:halb)?|sonst noch',
  en: 'other (?:\\S+ ){0,3}?than|(?:only|just|solely|exclusively) (?:at|with|for|in)|besides|apart from|aside from|elsewhere',
  fr: 'autres? (?:\\S+ ){0,3}?que|(?:seulement|uniquement|exclusivement) (?:chez|dans|pour|a)|que chez|outre|hormis|ailleurs',
  it: 'altr[ieoa] (?:\\S+ ){0,3}?(?:che|oltre|rispetto)|(?:solo|soltanto|unicamente|esclusivamente) (?:in|presso|alla|per|da)|oltre (?:a|alla|che)|altrove',
});

/** Others than the one named, which is left out. */
export const OTHER_THAN = said({
  de: 'andere[nrs]? (?:\\S+ ){0,3}?als|neben|ausser',
  en: 'other (?:\\S+ ){0,3}?than|besides|apart from|aside from',
  fr: 'autres? (?:\\S+ ){0,3}?que|outre|hormis|a part',
  it: 'altr[ieoa] (?:\\S+ ){0,3}?(?:che|oltre|rispetto)|oltre (?:a|alla|che)',
});

/** All that held an office, one behind the other. */
export const HISTORY = said({
  de: 'geschichte|historie|verlauf|abfolge|chronologie|chronik',
  en: 'history|succession|chronology|timeline',
  fr: 'historique|histoire|chronologie|succession',
  it: 'storia|storico|cronologia|cronistoria|successione',
});

/** `#` is the one named: whom it audited, and not who audited it. */
export const NO_LONGER_AUDITS = said({
  de: '(?:pruft|prufte|revidiert|revidierte|kontrolliert)(?: die| der)? #.* (?:nicht mehr|nicht langer)',
  en: '(?:did|does|has)(?: the)? #.* (?:stop\\S*|no longer|ceased?|quit|given up|gave up|give up)(?: \\S+)? ?(?:audit\\S*)',
  fr: '# (?:ne |n )?(?:revise|controle|audite|verifie).* plus|# a (?:t (?:elle|il) )?(?:cesse|arrete) (?:de |d )?(?:reviser|controler|auditer)',
  it: '# non (?:revisiona|controlla|verifica)(?: piu)|# ha (?:smesso|cessato) di (?:revisionare|controllare)',
});

/** Asks how often. */
export const HOW_OFTEN = said({
  de: 'wie oft|wie haufig|wie viele? male?|wieviel mal',
  en: 'how (?:often|many times|frequently)',
  fr: 'combien de fois|a quelle frequence|a combien de reprises',
  it: 'quante volte|con (?:che|quale) frequenza|quanto spesso',
});

const SPAN = {
  de: '(?:jahr|jahre|jahren|jahres|monate?|monaten|monats|woche|wochen|tage?|tagen|zeit|frist)',
  en: '(?:years?|months?|weeks?|days?|time)',
  fr: '(?:an|ans|annees?|mois|semaines?|jours?|temps)',
  it: '(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|tempo)',
};

/** So long after something of one's own: no time that a notice says. */
export const SO_SOON = said({
  de: `(?:innert|innerhalb|binnen) (?:\\S+ ){0,3}?${SPAN.de}|nach (?:nur |bloss |weniger als |knapp |gerade (?:ein)?mal |mehr als )(?:\\S+ ){0,2}?${SPAN.de}|nach (?:kurzer|kurzester|wenigen|einem|einer) ${SPAN.de}`,
  en: `within (?:\\S+ ){0,3}?${SPAN.en}|after (?:only |just |less than |more than |barely |under )(?:\\S+ ){0,2}?${SPAN.en}|after (?:a|an|one|a few|a short) ${SPAN.en}|(?:less|fewer|more) than (?:\\S+ ){1,2}?${SPAN.en} (?:after|later)`,
  fr: `(?:en )?(?:moins|plus) d(?:e)? (?:\\S+ ){0,2}?${SPAN.fr}(?: apres)?|au bout d(?:e)? (?:\\S+ ){0,3}?${SPAN.fr}|apres (?:seulement |a peine |moins de )?(?:un|une|deux|trois|quelques|peu de) ${SPAN.fr}|dans l annee`,
  it: `entro (?:\\S+ ){0,2}?${SPAN.it}|(?:in |dopo )?(?:meno|piu) di (?:\\S+ ){0,2}?${SPAN.it}(?: dopo)?|dopo (?:solo |soltanto |appena )?(?:un|una|due|tre|pochi|poche|poco) ${SPAN.it}`,
});

/** Of all the time that there was the firm. */
export const FROM_THE_START = said({
  de: 'von (?:allem )?anfang an|von beginn (?:an|weg)|seit (?:allem )?(?:anfang|beginn)|seit (?:der|ihrer|deren) (?:grundung|eintragung)|seit jeher|seit bestehen|seit (?:es )?(?:sie|es|die|der|das) (?:\\S+ ){0,2}?(?:gibt|besteht|existiert|gegrundet (?:wurde|worden))',
  en: '(?:since|from) (?:the |its )?(?:very )?(?:beginning|start|outset|founding|foundation|incorporation|first day)|from day one|all along|since (?:it|they|the \\S+) (?:was|were) (?:first )?(?:founded|set up|incorporated|formed|established|created)',
  fr: 'des le (?:tout )?(?:debut|depart)|depuis (?:le |la |sa |ses )?(?:tout )?(?:debuts?|depart|fondation|creation|constitution|origine)|depuis toujours|depuis l origine|depuis qu (?:elle|il) (?:existe|a ete (?:fondee?|creee?|constituee?))',
  it: '(?:fin |sin )?dall? ?(?:inizio|origine)|(?:fin |sin )?dalla (?:fondazione|costituzione|sua fondazione|sua costituzione)|da sempre|da quando (?:esiste|c e|e stat[oa] (?:fondat|costituit|creat)[oa])',
});

/** From one firm to another. */
export const WENT_OVER = said({
  de: 'wechselte|wechselten|gewechselt|ubergetreten|(?:ging|gingen|kam|kamen) (?:von|zu)|hinubergewechselt',
  en: '(?:moved|went|came|switched|transferred|crossed over) (?:\\S+ ){0,2}?(?:from|to|over)',
  fr: '(?:est |sont )?passee?s? (?:de|d|du|a|chez)|(?:est|sont) (?:allee?s?|partie?s?) (?:de|d|chez)',
  it: '(?:e |sono )?passat[oaie] (?:da|dalla|dal|a|alla)|(?:e |sono )?andat[oaie] (?:da|dalla|alla)',
});

export const NOW = said({
  de: 'heute|jetzt|nun|aktuell|inzwischen|mittlerweile',
  en: 'now|today|currently|these days',
  fr: 'maintenant|aujourd hui|actuellement|desormais',
  it: 'ora|adesso|oggi|attualmente',
});

export const FORMERLY = said({
  de: 'fruher|einst|einmal|vormals|ehemals|damals|zuvor|vorher|war|waren',
  en: 'was|were|used to|formerly|previously|once|before|had been',
  fr: 'etait|etaient|autrefois|auparavant|avant|jadis|ete|anciennement',
  it: 'era|erano|stat[oaie]|prima|in passato|precedentemente|una volta',
}); // prettier-ignore
