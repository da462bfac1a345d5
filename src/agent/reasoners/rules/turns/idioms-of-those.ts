/** Idioms of turns about those told of just now: how many are in a place, who of them is still there, who else is at one of several, since when a state is over, in the words that the lexicons read. */
import type { EventTopic, Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Idiom } from './later-idioms.js';

const COUNTED: readonly Measure[] = ['COUNT', 'COMPANIES'];
/** Behind those who left, or sign today, all who are there now are meant. */
const BODIES: readonly Measure[] = ['OFFICERS', 'JOINED'];
const STATES: readonly Measure[] = ['STATUS', 'AUDITOR'];
const FORM_OF: readonly Measure[] = ['LEGAL_FORM'];
const VALUES: readonly Measure[] = ['PURPOSE', 'CAPITAL', 'SEAT', 'ADDRESS', 'LEGAL_FORM', 'NAMES'];
const OF_FIRM: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PURPOSE', 'CAPITAL', 'SEAT', 'ADDRESS', 'LEGAL_FORM', 'NAMES', 'JOINED', 'DEPARTED', 'DOSSIER']; // prettier-ignore
const FOUNDED: readonly EventTopic[] = ['FOUNDED'];
/** Where it was founded is told, or what was asked of that. */
const AT_FOUNDING: readonly Measure[] = ['TIMELINE', 'NAMES'];
const OF_PERSON: readonly Measure[] = ['PERSON_MANDATES', 'DOSSIER', 'IDENTIFY', 'RESIDENCE', 'ORIGIN'];
const HERS: readonly Measure[] = ['PERSON_MANDATES', 'DOSSIER', 'IDENTIFY'];
const PLACE = "(?:(?:kanton|canton(?:e)?|stadt|ville|città|city|town)(?: (?:of|de|du|di|del))? )?\\p{Lu}[\\p{L}.'’() -]+"; // prettier-ignore

export const IDIOMS_OF_THOSE: Record<Language, readonly Idiom[]> = {
  de: [
    { said: /^(?=.*(?:gehört|gesellschafter|verwaltungsr|geschäftsführ|präsid|kapital|sitz|hiess|revision|vorstand|stiftungsr)).*?((?:ganz )?am anfang|zu beginn)(?! (?:des|der|dieses|von|\d))/i, standard: 'bei der Gründung', behind: OF_FIRM, of: 'COMPANY' },
    { said: /^(?:und )?(wann (?:hat|fing) (?:das|es) (?:angefangen|begonnen|an)|wann begann (?:das|es)|wie lange (?:ist|geht) das schon(?: so)?)\s*\?*$/i, standard: 'seit wann', behind: STATES },
    { said: /^(?:und )?(wann (?:wurde|ist) (?:sie|es|die firma) (?:das|eine?|zur?) ?(?:solche |eine )?(?:AG|SA|GmbH)?(?: geworden)?)\s*\?*$/i, standard: 'wann hat das geändert', behind: FORM_OF },
    { said: /(in welchen (?:kantonen|gemeinden|orten|städten) war (?:sie|es|die firma|die gesellschaft)(?: schon| bisher| überall| je)*)(?=\s*\?*$)/i, standard: 'hat sie den Kanton gewechselt' },
    { said: /^(?:und )?(welche(?: (?:davon|von (?:ihnen|denen|diesen)))? (?:gibt es|laufen|bestehen|existieren) (?:heute |immer )?noch)\s*\?*$/i, standard: 'Welche davon sind aktiv', behind: HERS },
    { said: /^(?:und )?(mit (?:wie ?viel|welchem) (?:aktien|stamm|start|gründungs|anfangs)?kapital)\s*\?*$/i, standard: 'Wie hoch war das Kapital bei der Gründung', behind: AT_FOUNDING, topics: FOUNDED, of: 'COMPANY' },
    { said: new RegExp(`^(?:[Uu]nd )?([Ww]ie viele)(?= (?:in|im|aus) (?:der |dem |den )?[Kk]?${PLACE}\\s*\\?*$)`, 'u'), standard: 'Und', behind: COUNTED },
    { said: /^(?:und )?((?:wer|welche|wie ?viele)(?: (?:davon|von (?:ihnen|denen|diesen)))? (?:ist|sind) (?:heute |immer )?noch (?:da|dort|dabei|im amt)|(?:ist|sind) (?:die|sie|diese)(?: leute)? (?:alle |heute |immer )*noch (?:da|dort|dabei|im amt))\s*\?*$/i, standard: 'Wer davon ist noch dabei', behind: BODIES },
    { said: /^(?:und )?(wer (?:ist|sitzt|arbeitet)(?: sonst)?(?: noch)? (?:in|bei|beim) (?:der|dem) (ersten|zweiten|dritten|vierten|letzten))\s*\?*$/i, standard: 'Wer sitzt im Verwaltungsrat der $2', behind: HERS },
    { said: /^(?:und )?(seit wann nicht mehr|seit wann (?:denn )?nicht)\s*\?*$/i, standard: 'seit wann', behind: ['STATUS'] },
    { said: /^(?:und )?(wann (?:wurde|war|ist) (?:das|dies|es) (?:publiziert|veröffentlicht|bekannt gemacht|bekannt)(?: worden)?)\s*\?*$/i, standard: 'welchen Status hat sie', behind: ['STATUS'] },
    { said: /^(?:und )?(die (?:anderen|übrigen|restlichen))\s*\?*$/i, standard: 'wie viele davon sind Schweizer', behind: ['ORIGIN'] },
  ],
  fr: [
    { said: /^(?=.*(?:apparten|associé|conseil|administrat|gérant|présid|capital|siège|appel|révis|comité)).*?(au (?:tout )?début|au départ|à l['’]origine|initialement)(?=\s*\?*$)/i, standard: "quand elle a été fondée", behind: OF_FIRM, of: 'COMPANY' },
    { said: /^(?:et )?(qui (?:est|a) (?:arrivé|entré|venu|rejoint)(?: le conseil)? depuis)\s*\?*$/i, standard: 'qui est entré depuis lors', behind: BODIES },
    { said: /^(?:et )?(quand (?:(?:cela|ça) a-t-il|est-ce que (?:cela|ça) a|ça a) (?:commencé|débuté)|ça dure depuis quand)\s*\?*$/i, standard: 'depuis quand', behind: STATES },
    { said: /^(?:et )?(quand (?:est-elle|l['’]est-elle) devenue(?: (?:une )?(?:SA|Sàrl|telle))?)\s*\?*$/i, standard: 'quand cela a-t-il changé', behind: FORM_OF },
    { said: /(dans quel(?:le)?s (?:cantons|communes|villes|lieux) (?:a-t-elle|la société a-t-elle|elle a) (?:déjà )?été(?: inscrite| établie| basée)?)(?=\s*\?*$)/i, standard: 'a-t-elle changé de canton' },
    { said: /^(?:et )?(lesquelles(?: d['’]entre elles)? (?:existent|sont|tournent) (?:encore|toujours)(?: (?:actives|en activité))?)\s*\?*$/i, standard: 'Lesquelles sont actives', behind: HERS },
    { said: /^(?:et )?(avec (?:quel|combien de) capital)\s*\?*$/i, standard: 'Quel était son capital quand elle a été fondée', behind: AT_FOUNDING, topics: FOUNDED, of: 'COMPANY' },
    { said: new RegExp(`^(?:[Ee]t )?([Cc]ombien)(?= (?:à|en|au|dans le|dans la) ${PLACE}\\s*\\?*$)`, 'u'), standard: 'Et', behind: COUNTED },
    { said: /^(?:et )?((?:lesquels|lesquelles|lequel|laquelle|qui|combien)(?: (?:d['’]entre (?:eux|elles)|parmi (?:eux|elles)))? (?:y )?(?:est|sont)(?: encore| toujours)(?: là| en poste| en fonction| présents?| aujourd['’]hui)*|sont-(?:ils|elles) (?:tous |toutes )?(?:encore|toujours) (?:là|en poste|en fonction))\s*\?*$/i, standard: "Qui d'entre eux y est encore", behind: BODIES },
    { said: /^(?:et )?(qui (?:d['’]autre )?(?:est|siège|travaille|figure) (?:dans|à|chez|auprès de) la (première|deuxième|seconde|troisième|quatrième|dernière))\s*\?*$/i, standard: "Qui siège au conseil d'administration de la $2", behind: HERS },
    { said: /^(?:et )?(depuis quand (?:ne l['’]est-elle plus|ne l['’]est-il plus|plus))\s*\?*$/i, standard: 'depuis quand', behind: ['STATUS'] },
    { said: /^(?:et )?(quand (?:cela|ça|ceci) a-t-(?:il|elle) été (?:publiée?|annoncée?|rendue? publique?)|quand (?:est-ce que )?c['’]a été publié)\s*\?*$/i, standard: 'quel est son statut', behind: ['STATUS'] },
    { said: /^(?:et )?(les autres)\s*\?*$/i, standard: "combien d'entre eux sont suisses", behind: ['ORIGIN'] },
  ],
  it: [
    { said: /^(?=.*(?:apparten|soci|consiglio|amminist|gerent|presid|capitale|sede|chiamav|revision|comitato)).*?(all['’]inizio|agli inizi|in origine|inizialmente)(?=\s*\?*$)/i, standard: 'quando è stata fondata', behind: OF_FIRM, of: 'COMPANY' },
    { said: /^(?:e )?(quando è (?:cominciat|iniziat)[oa](?: questo| ciò)?|quando (?:cominciò|iniziò))\s*\?*$/i, standard: 'da quando', behind: STATES },
    { said: /^(?:e )?(quando (?:lo )?è (?:diventata|divenuta)(?: (?:una )?(?:SA|Sagl))?)\s*\?*$/i, standard: 'quando è cambiata', behind: FORM_OF },
    { said: /(in quali (?:cantoni|comuni|città|luoghi) è (?:già )?stata(?: iscritta)?)(?=\s*\?*$)/i, standard: 'ha cambiato cantone' },
    { said: /^(?:e )?(quali(?: di (?:queste|esse|loro))? (?:esistono|sono|ci sono) (?:ancora|tuttora)(?: attive)?)\s*\?*$/i, standard: 'Quali sono attive', behind: HERS },
    { said: /^(?:e )?(con (?:che|quale|quanto) capitale)\s*\?*$/i, standard: 'Qual era il capitale quando è stata fondata', behind: AT_FOUNDING, topics: FOUNDED, of: 'COMPANY' },
    { said: /^(?:e )?(con (?:che|quale|quanto) capitale (?:è|era|fu) (?:nata|partita|(?:stata )?(?:fondata|costituita)))\s*\?*$/i, standard: 'Qual era il capitale quando è stata fondata', of: 'COMPANY' },
    { said: /^(?:e )?((?:in )?quant[ei] (?:ditte|imprese|aziende) (?:è|siede|figura|lavora|ha)(?: (?:attiv[oa]|presente|iscritt[oa]|coinvolt[oa]))?|in quant[ei] (?:ditte|imprese|aziende) c['’]è)\s*\?*$/i, standard: 'Quanti mandati ha questa persona', behind: OF_PERSON, of: 'PERSON' },
    { said: new RegExp(`^(?:[Ee]d? )?([Qq]uant[ei])(?= (?:a|ad|in|nel|nella) ${PLACE}\\s*\\?*$)`, 'u'), standard: 'E', behind: COUNTED },
    { said: /^(?:e )?((?:chi|quali|quanti|quante)(?: di (?:loro|questi|essi))? (?:c['’]|ci )?(?:è|sono) (?:ancora|tuttora|sempre)(?: (?:lì|là|in carica|presenti?))?|(?:ci )?sono (?:tutti )?ancora (?:lì|là|in carica)|chi (?:è|c['’]è) rimasto)\s*\?*$/i, standard: 'Chi di loro è ancora in carica', behind: BODIES },
    { said: /^(?:e )?(chi (?:altro )?(?:c['’]è|siede|lavora|figura)(?: altro)? (?:nella|alla|presso la) (prima|seconda|terza|quarta|ultima))\s*\?*$/i, standard: "Chi siede nel consiglio d'amministrazione della $2", behind: HERS },
    { said: /^(?:e )?(da quando non (?:più|lo è più))\s*\?*$/i, standard: 'da quando', behind: ['STATUS'] },
    { said: /^(?:e )?(quando è stat[oa] pubblicat[oa])\s*\?*$/i, standard: 'qual è il suo stato', behind: ['STATUS'] },
    { said: /^(?:e )?(gli altri)\s*\?*$/i, standard: 'quanti di loro sono svizzeri', behind: ['ORIGIN'] },
  ],
  en: [
    { said: /^(?:and )?(of (?:those|them|these),? (?:who|which|how many)(?: of them)? (?:has|have|is|are) (?:already |since )?(?:gone|left|resigned|out)|(?:who|which|how many) of (?:those|them|these) (?:has|have|is|are) (?:already |since )?(?:gone|left|resigned|out))(?: (?:since|again|already|by now|today))*\s*\?*$/i, standard: 'Which of them are still there', behind: ['JOINED'] },
    { said: /^(?!.*\b(?:i|we) (?:gave|named|said|asked|mentioned|put|chose)\b)(?=.*\b(?:own\w*|partners?|board|directors?|managers?|chair\w*|president|capital|based|called|audit\w*|committee)\b).*?((?:at|in|from) the (?:very )?(?:start|beginning|outset)|initially|originally|at first)(?=\s*\?*$)/i, standard: 'when it was founded', behind: OF_FIRM, of: 'COMPANY' },
    { said: /^(?:and )?(who(?: is|['’]s| has been)? (?:the |its |their )?(?:longest[- ]serving|most senior)(?: (?:board )?(?:member|director|manager|one))?)(?: there)?\s*\?*$/i, standard: 'Who has been in office the longest', behind: OF_FIRM, of: 'COMPANY' },
    { said: /^(?:and )?(when did (?:that|this|it) (?:start|begin|happen)|how long has (?:that|this|it) been (?:so|going on|the case))\s*\?*$/i, standard: 'since when', behind: STATES },
    { said: /^(?:and )?(when did (?:it|they|the (?:company|firm)) (?:turn into|become) (?:one|that|an? (?:AG|SA|GmbH|Sàrl|Sagl)))\s*\?*$/i, standard: 'when did that change', behind: FORM_OF },
    { said: /((?:has|have|was|were) (?:that|it|this|they|those) (?:ever |since )?(?:been )?(?:amended|modified|altered|revised|updated|adapted))(?=(?: (?:since|at all|ever|once))*\s*\?*$)/i, standard: 'has it changed', behind: VALUES },
    { said: /((?:in )?(?:which|what) (?:cantons?|towns?|municipalities|places) (?:has|have) (?:it|they|the (?:company|firm)) (?:ever |already )?been(?: (?:in|based in|registered in|seated in))?)(?=\s*\?*$)/i, standard: 'has it changed canton' },
    { said: /^(?:and )?(of (those|them|these),? (who|which)(?: of them)?)(?= (?:has|have|is|are|left|went|resigned|joined))/i, standard: '$3 of $2' },
    { said: /^(?:and )?(which (?:of (?:them|those|these) |ones )?(?:are|is) (?:still )?(?:going|running|alive|around|in business|operating|trading|in existence)|which (?:of (?:them|those|these) |ones )?still exist)\s*\?*$/i, standard: 'Which of them are active', behind: HERS },
    { said: /^(?:and )?((?:with|at|on) (?:how much|what|which) (?:share |starting |initial )?capital)\s*\?*$/i, standard: 'What was its capital when it was founded', behind: AT_FOUNDING, topics: FOUNDED, of: 'COMPANY' },
    { said: new RegExp(`^(?:[Aa]nd )?([Hh]ow many)(?= in (?:the )?${PLACE}\\s*\\?*$)`, 'u'), standard: 'And', behind: COUNTED },
    { said: /^(?:and )?((?:who|which) (?:is|are) still (?:there|in office|on it)|are (?:they|those people|these people) (?:all )?still (?:there|in office|on it))\s*\?*$/i, standard: 'Who of them is still on the board', behind: ['OFFICERS'] },
    { said: /^(?:and )?((?:who|which) (?:is|are) still (?:there|in office|on it)|are (?:they|those people|these people) (?:all )?still (?:there|in office|on it))\s*\?*$/i, standard: 'Which of them are still there', behind: ['JOINED'] },
    { said: /^(?:and )?(who (?:else )?(?:is|sits|works) (?:at|on|in|with) the (first|second|third|fourth|last)(?: one)?)\s*\?*$/i, standard: 'Who sits on the board of the $2 one', behind: HERS },
    { said: /^(?:and )?(since when (?:is it )?(?:not|no longer)(?: any ?more)?)\s*\?*$/i, standard: 'since when', behind: ['STATUS'] },
    { said: /^(?:and )?(the others)\s*\?*$/i, standard: 'how many of them are Swiss', behind: ['ORIGIN'] },
    { said: /^((?:back|returning|going back) to (the (?:first|second|third|fourth|last) one)[:,.;] (where is|who audits|who chairs|who runs|when was|what is the address of) it)(?=\s*\?)/i, standard: '$3 $2' },
  ],
}; // prettier-ignore
