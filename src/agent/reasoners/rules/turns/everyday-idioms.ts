/** Idioms of any turn: tags behind a statement, where a firm is said to be, its line, most of its shares, the day before what happened, in the words that the lexicons read. */
import type { Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Idiom } from './later-idioms.js';

const OF_FIRM: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'STATUS', 'OFFICERS', 'SIGNATORIES', 'AUDITOR', 'NAMES', 'NUMBER', 'TIMELINE', 'BANKRUPTCY_DATES', 'DOSSIER', 'IDENTIFY', 'JOINED', 'DEPARTED', 'HEAD_OFFICE']; // prettier-ignore
const OF_PEOPLE: readonly Measure[] = [
  'OFFICERS',
  'SIGNATORIES',
  'PERSON_MANDATES',
  'RESIDENCE',
  'ORIGIN',
  'DEPARTED',
  'JOINED',
];
const ABOUT_HER: readonly Measure[] = ['PERSON_MANDATES', 'RESIDENCE', 'ORIGIN'];
const PLACES: readonly Measure[] = ['SEAT', 'ADDRESS'];
const COUNTED: readonly Measure[] = ['COUNT', 'COMPANIES'];
const IN_OFFICE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR'];
const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];
const PLACE = "\\p{Lu}[\\p{L}.'’()-]+(?: (?:\\p{Lu}[\\p{L}.'’()-]*|an der|am|im|bei|sur|de|la|le))*";
/** German writes each noun with a capital: these say how a firm is, and not where. */
const NO_PLACE_DE =
  '(?!\\p{L}*(?:(?:ung|heit|keit|tion|schaft)(?:en)?|tät|besitz|betrieb|not|verzug|gefahr|konkurs|sicht|hand|händen|kraft|jahren|zahlen)(?!\\p{L}))(?!Nachlass|Konkurs)';
const NO_PLACE = '(?!Liquidation|Liquidazione|Fallimento|Faillite|Bankruptcy|Konkurs)';

export const EVERYDAY_IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: /^(?:und )?((?:ist|sitzt|liegt) (?:sie|die firma|die gesellschaft|es) (?:heute |immer |jetzt )?noch(?: immer)? (?:dort|da|hier))\s*\??$/i, standard: 'und heute', behind: PLACES },
    { said: /^(?:und )?((?:in|aus) welche[nrm] (?:orte?n?|gemeinden?|städten?|stadt) (?:leben|wohnen|kommen) (?:sie|die|diese)(?: denn)?)\s*\??$/i, standard: 'wo wohnen sie', behind: BODIES },
    { said: /^(?:und )?((?:von|durch) wen|(?:von|durch) wem|(?:von|durch) welche[nr]? (?:leute|leuten|personen)|wer (?:stand|steckte|war) dahinter|wer war (?:von anfang an|(?:schon )?am anfang|zu beginn) (?:dabei|da)|wer (?:hat|steckte) (?:sie|das|die firma|dahinter)(?: gegründet| aufgezogen| ins leben gerufen)?)\s*\??$/i, standard: 'wer war bei der Gründung eingetragen', behind: ['TIMELINE'], topics: ['FOUNDED'], as: 'wer bei der Gründung eingetragen war' },
    { said: /^(?:und )?(?:gibt es |ist |kommt |stammt )?((?:jemand|einer|wer)(?: davon| von ihnen| darunter)? (?:(?:von |aus )(?:dem |ausserhalb der |ausserhalb )?(?:ausland|schweiz))(?: dabei| darunter)?)\s*\??$/i, standard: 'sind Ausländer darunter', behind: BODIES },
    { said: /^(?:und )?((?:hat|ist) er (?:welche|irgendwo|irgendwelche|schon welche) (?:verlassen|abgegeben|ausgetreten|ausgestiegen|aufgegeben)|(?:und )?(?:frühere|ehemalige|vergangene|beendete|abgelaufene)(?: auch)?|wo (?:ist|war) (?:er|sie) (?:ausgestiegen|ausgetreten|ausgeschieden))\s*\??$/i, standard: 'welche früheren Mandate hat er', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:und )?((?:in )?welche[mrs]? (?:kanton|gemeinde) (?:denn )?am (?:meisten|häufigsten)|welcher kanton (?:führt|liegt vorn|ist spitzenreiter)|verteilt (?:auf|über) die kantone|nach kantonen aufgeteilt)\s*\??$/i, standard: 'pro Kanton', behind: COUNTED },
    { said: /^(?:und )?((?:ganz |voll(?:ständig)? |alles )(?:ein(?:be)?zahlt|liberiert))\s*\??$/i, standard: 'wie viel ist liberiert', behind: ['CAPITAL'] },
    { said: /(was (?:wurde|hat man|ist) (?:zuletzt|als letztes) (?:publiziert|veröffentlicht|gemeldet))/i, standard: 'was ist die letzte Meldung' },
    { said: /^(?:und )?((?:welche|was für eine) (?:register|handelsregister)?nummer hat (?:sie|die firma|das unternehmen)(?: im (?:handels)?register)?)\s*\??$/i, standard: 'welche UID hat sie', behind: OF_FIRM },
    { said: new RegExp(`^(?:und |also |aber )?((?:ist|sitzt|liegt|war|befindet sich) (?:sie|die (?:firma|gesellschaft|stiftung)|das unternehmen) (?:(?:eigentlich|denn|noch|immer noch|auch|wirklich) )*(?:in|im) (?!Kanton)${NO_PLACE_DE}${PLACE})\\s*\\??$`, 'iu'), standard: 'wo hat sie ihren Sitz', behind: OF_FIRM },
    { said: /((?:die Mehrheit|am meisten|die meisten|den grössten Teil|den Grossteil) (?:der |von den )?(?:Stamm|Gesellschafts|Geschäfts)?anteilen?(?: an)?)(?= (?:de[rms]|von|bei|beim) )/i, standard: 'die Mehrheit an' },
    { said: /^(?:und )?((?:wer|welche (?:leute|personen)|wer sind die (?:leute|personen)) (?:(?:ist|sind|steht|stehen|steckt|stecken|sitzt|sitzen) )?(?:(?:die (?:leute|personen) )?(?:hinter|an|unter) der adresse))(?= )/i, standard: 'welche Firmen sind an der Adresse', as: 'die Firmen an dieser Adresse' },
    { said: /(am Vortag (?:des|ihres|seines))(?= )/i, standard: 'am Tag vor dem' },
    { said: /(am Vortag (?:der|ihrer|seiner))(?= )/i, standard: 'am Tag vor der' },
    { said: /(am Folgetag (?:des|ihres|seines))(?= )/i, standard: 'am Tag nach dem' },
    { said: /(am Folgetag (?:der|ihrer|seiner))(?= )/i, standard: 'am Tag nach der' },
  ],
  fr: [
    { said: /^(?:et )?((?:y est-elle|est-elle|elle est|elle y est) encore(?: là| ici| au même endroit)?)\s*\??$/i, standard: "et aujourd'hui", behind: PLACES },
    { said: /^(?:et )?(dans quel(?:le)?s? (?:communes?|villes?|localités?) (?:vivent|habitent|résident)-(?:ils|elles))\s*\??$/i, standard: 'où habitent-ils', behind: BODIES },
    { said: /^(?:et )?(par qui(?: donc)?|par quelles (?:personnes|gens)|qui en (?:est|était) à l['’]origine|qui (?:était là|en était|y était) dès le (?:début|départ)|qui était derrière|qui (?:l['’]a|a) (?:créée|montée|lancée|mise sur pied)|à l['’]initiative de qui)\s*\??$/i, standard: 'qui était inscrit lors de sa fondation', behind: ['TIMELINE'], topics: ['FOUNDED'], as: 'qui était inscrit lors de la fondation' },
    { said: /^(?:et )?((?:lequel|laquelle|qui) (?:d['’]entre (?:eux|elles) )?(?:y siège|siège|y est|est en place|est en poste) depuis le plus longtemps|(?:qui|lequel) a le plus d['’]ancienneté)\s*\??$/i, standard: 'qui est là depuis le plus longtemps', behind: BODIES },
    { said: /^(?:et )?((?:est-ce que )?quelqu['’]un (?:(?:parmi eux|d['’]entre eux) )?(?:vient|est)(?:-il)? (?:de l['’]étranger|d['’]ailleurs|hors de suisse)|quelqu['’]un de l['’]étranger(?: parmi eux)?)\s*\??$/i, standard: 'y a-t-il des étrangers parmi eux', behind: BODIES },
    { said: /^(?:et )?(en a-t-(?:il|elle) quittée?s?|(?:les )?anciens|(?:des|les) mandats passés|d['’]où est-(?:il|elle) sortie?|où a-t-(?:il|elle) démissionné)\s*\??$/i, standard: 'quels anciens mandats a-t-il', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:et )?((?:son|quel est son) domicile)\s*\??$/i, standard: 'où habite-t-il', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:et )?(?:dans )?(quel canton (?:y en a-t-il |en a |a eu )?le plus|quel canton (?:arrive|est|vient) en tête|réparti(?:es|s)? entre les cantons)\s*\??$/i, standard: 'par canton', behind: COUNTED },
    { said: /^(?:et )?((?:des|quelques|y a-t-il des|y a-t-il eu des) faillites?)\s*\??$/i, standard: 'a-t-elle déjà fait faillite', behind: OF_FIRM, of: 'COMPANY' },
    { said: /(son siège (?:a-t-il|a) (?:déjà |jamais )?été (?:transféré|déplacé|déménagé))/i, standard: 'a-t-elle déménagé' },
    { said: /(dans quel(?:le)? (?:secteur|branche|domaine) (?:travaille|opère|évolue|œuvre)(?:-t)?-(?:elle|il|on))/i, standard: 'quel est son but' },
    { said: /(qu['’]a-t-on publié en dernier|qu['’]est-ce qui a été publié en dernier)/i, standard: 'quelle est la dernière publication' },
    { said: /^(?:et )?((?:quel )?numéro(?: (?:a-t-elle|porte-t-elle))?(?: (?:che|au registre|du registre))(?: du commerce)?|sous quel numéro est-elle inscrite)\s*\??$/i, standard: 'quel est son numéro IDE', behind: OF_FIRM },
    { said: new RegExp(`^(?:et |donc |mais )?((?:est-elle|elle est|est-ce qu['’]elle est|se trouve-t-elle|la société est-elle|était-elle)(?: (?:bien|encore|toujours|aussi|située|basée|établie|sise|domiciliée))* (?:à|au|aux|en) ${NO_PLACE}${PLACE})\\s*\\??$`, 'iu'), standard: 'où est son siège', behind: OF_FIRM },
    { said: new RegExp(`(?:quelles|combien de) (?:sociétés|entreprises) ((?:ont|a|sont) (?:quitté|parties? de|déménagé de) (?:la (?:ville|commune) de )?)(?=${PLACE}(?: (?:en|depuis|durant)|\\s*\\?))(?!.* (?:AG|SA|Sàrl)(?!\\p{L}))`, 'iu'), standard: 'ont transféré leur siège de ' },
    { said: /(d['’]où (?:vient|est)(?:-|\s)(?:il|elle)(?: originaire)?)\s*\??$/i, standard: "quel est son lieu d'origine", behind: OF_PEOPLE },
    { said: /^(?:et )?(qui (?:est|sont les (?:personnes|gens)|se cache|se trouve|y a-t-il)(?: les (?:personnes|gens))? (?:derrière|à) l['’]adresse)(?= )/i, standard: "quelles sociétés sont à l'adresse", as: 'les sociétés à cette adresse' },
    { said: /(la majorité des parts(?: sociales)?)(?= )/i, standard: 'la majorité' },
    { said: /((?:le plus|la plupart|la plus grande part) (?:de|des) parts(?: sociales)?)(?= (?:de|d['’]|chez|dans))/i, standard: 'la majorité' },
    { said: /(la veille (?:de |du |d['’]))/i, standard: 'un jour avant ' },
    { said: /(le lendemain (?:de |du |d['’]))/i, standard: 'un jour après ' },
  ],
  it: [
    { said: /((?:chi|quale di loro) (?:c['’]è|vi è|ci sta|sta|è (?:lì|là|dentro)|vi siede) da meno tempo)/i, standard: 'chi di loro è in carica da meno tempo', behind: BODIES },
    { said: /^(?:e )?((?:è|sta|si trova) (?:ancora|tuttora) (?:lì|là|qui))\s*\??$/i, standard: 'e oggi', behind: PLACES },
    { said: /^(?:e )?(in (?:quali|che) (?:comuni?|città|località|luoghi) (?:vivono|abitano|risiedono))\s*\??$/i, standard: 'dove abitano', behind: BODIES },
    { said: /^(?:e )?(da chi|per opera di chi|da quali persone|chi c['’]era (?:dietro|fin dall['’]inizio|all['’]inizio)|chi ne era all['’]origine|chi l['’]ha (?:creata|messa in piedi|avviata))\s*\??$/i, standard: 'chi era iscritto al momento della fondazione', behind: ['TIMELINE'], topics: ['FOUNDED'], as: 'chi era iscritto alla fondazione' },
    { said: /^(?:e )?(chi (?:di loro )?è (?:il|la) più anzian[oa] in carica|chi ha più anzianità|chi (?:di loro )?(?:vi )?siede da più tempo)\s*\??$/i, standard: 'chi di loro è in carica da più tempo', behind: BODIES },
    { said: /^(?:e )?(?:c['’]è )?(qualcuno (?:di loro )?(?:(?:viene|è) )?(?:dall['’]estero|da fuori|da fuori svizzera)(?: tra loro)?)\s*\??$/i, standard: 'ci sono stranieri tra loro', behind: BODIES },
    { said: /^(?:e )?(dove sono domiciliati|dove hanno il domicilio)\s*\??$/i, standard: 'dove abitano queste persone', behind: BODIES },
    { said: /^(?:e )?(chi non c['’]è più|chi non è più (?:lì|dentro|in carica)|quelli di prima)\s*\??$/i, standard: 'chi se ne è andato', behind: IN_OFFICE },
    { said: /^(?:e )?(ne ha lasciat[oaie] (?:qualcun[oa]|alcun[ie])|(?:quelli|i mandati) (?:precedenti|passati|di prima)|da dove è uscit[oa]|dove si è dimess[oa])\s*\??$/i, standard: 'quali mandati precedenti ha', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:e )?((?:il suo|qual è il suo) domicilio|dove abita quest['’]uomo|dove abita questa (?:donna|persona))\s*\??$/i, standard: 'dove abita', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:e )?(?:in )?((?:quale|che) cantone (?:di più|il maggior numero|è in testa|guida|è al primo posto)|ripartit[ie] tra i cantoni)\s*\??$/i, standard: 'per cantone', behind: COUNTED },
    { said: /^(?:e )?(quali)(?= (?:a|in) \p{Lu}[\p{L} .'’-]+\s*\??$)/iu, standard: 'quali di queste', behind: COUNTED },
    { said: /^(?:e )?((?:in confronto|rispetto) (?:al|alla|all['’]|allo))(?= ?\d{4})/i, standard: 'e nel', behind: COUNTED },
    { said: /^(?:e )?((?:interamente|completamente|totalmente|tutto) (?:versato|liberato))\s*\??$/i, standard: 'quanto è liberato', behind: ['CAPITAL'] },
    { said: /^(?:e )?((?:che |quale |qual è il )?numero(?: (?:ha|porta))?(?: (?:che|nel registro|di registro|a registro))(?: di commercio)?|con che numero è iscritta)\s*\??$/i, standard: 'qual è il suo numero IDI', behind: OF_FIRM },
    { said: new RegExp(`^(?:e |quindi |ma )?((?:è|si trova|sta|era)(?: (?:ancora|sempre|anche|situata|basata|domiciliata))* a ${NO_PLACE}${PLACE})\\s*\\??$`, 'iu'), standard: 'dove ha la sede', behind: OF_FIRM },
    { said: new RegExp(`(?:quali|quante) (?:società|ditte|imprese|aziende) ((?:hanno lasciato|hanno abbandonato|sono andate via da|se ne sono andate da) (?:la città di |il comune di )?)(?=${PLACE}(?: (?:nel|dal|durante)|\\s*\\?))(?!.* (?:AG|SA|Sagl)(?!\\p{L}))`, 'iu'), standard: 'si sono trasferite da ' },
    { said: /(di dov(?:e |['’])è(?: originari[oa])?)\s*\??$/i, standard: "qual è il suo luogo d'origine", behind: OF_PEOPLE },
    { said: /^(?:e )?(chi (?:c['’]è|sono le persone|si nasconde|sta|si trova) (?:dietro l|dietro all|all)['’]indirizzo)(?= )/i, standard: "quali società sono all'indirizzo", as: 'le società a questo indirizzo' },
    { said: /((?:chi|quale di loro) (?:c['’]è|vi è|ci sta|sta|è (?:lì|là|dentro)) (?:da|dal) (?:più|maggior) tempo)/i, standard: 'chi di loro è in carica da più tempo', behind: BODIES },
    { said: /((?:più|la maggior parte delle|la maggioranza delle) quote(?: sociali)?)(?= (?:di|della|dell|del|nella|presso))/i, standard: 'la maggioranza' },
    { said: /(alla vigilia (?:di|del|della|dell['’]) ?)/i, standard: 'un giorno prima di ' },
    { said: /((?:l|all)['’]indomani (?:di|del|della|dell['’]) ?)/i, standard: 'un giorno dopo ' },
  ],
  en: [
    { said: /^(?:and )?((?:is|are) (?:it|they|the company|the firm) still (?:there|here))\s*\??$/i, standard: 'and today', behind: PLACES },
    { said: /^(?:and )?(in (?:which|what) (?:towns?|places?|cities|municipalities) do they (?:live|reside))\s*\??$/i, standard: 'where do they live', behind: BODIES },
    { said: /^(?:and )?(by whom|who by|by (?:which|what) (?:people|persons)|who was (?:there|on board|in it) (?:from|at) the (?:start|beginning|outset)|who (?:set it up|started it|created it|launched it|was behind it|got it going))\s*\??$/i, standard: 'who was registered when it was founded', behind: ['TIMELINE'], topics: ['FOUNDED'], as: 'who was entered at its foundation' },
    { said: /^(?:and )?((?:is |are |does )?(?:any(?:one|body)|some(?:one|body)|any)(?: of them| among them)? (?:(?:come |comes )?from )?(?:abroad|overseas|outside (?:of )?switzerland|another country)(?: among them)?)\s*\??$/i, standard: 'are any of them foreigners', behind: BODIES },
    { said: /^(?:and )?((?:the )?(?:former|past|previous|ex) ones)\s*\??$/i, standard: 'who has left', behind: IN_OFFICE },
    { said: /^(?:and )?(did (?:he|she) (?:ever )?(?:leave|quit|give up|step down from) any(?: of (?:them|those))?|(?:the )?(?:past|former|previous|old|ended) ones|any (?:that )?(?:he|she) (?:left|gave up|quit))\s*\??$/i, standard: 'which former mandates does he have', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:and )?(where(?: is|['’]s) (?:his|her) home|(?:what is )?(?:his|her) home(?: town)?)\s*\??$/i, standard: 'where does he live', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:and )?(where (?:is (?:he|she) )?from originally|(?:his|her) roots)\s*\??$/i, standard: 'where is he from', behind: ABOUT_HER, of: 'PERSON' },
    { said: /^(?:and )?(?:in )?(which canton (?:(?:had|has|saw) )?(?:the )?most|which canton (?:leads|is on top|tops the list|comes first)|spread over the cantons|split between the cantons)\s*\??$/i, standard: 'per canton', behind: COUNTED },
    { said: /(what (?:was|has been|got) published (?:most recently|last|lately))/i, standard: 'what is the latest notice' },
    { said: /^(?:and )?((?:what(?: is|['’]s) )?(?:its|the|their)? ?(?:(?:che )?number in the register|che number|number on the register))\s*\??$/i, standard: 'what is its UID', behind: OF_FIRM },
    { said: /(,? (?:is|are|was|were|has|have|had|does|do|did|ca|could|would|wo)n['’]?t (?:it|they|he|she|that|there|you|one))(?=\s*\?)/i, standard: '' },
    { said: /(,? (?:is|are|was|were|has|have|had|does|do|did) (?:it|they|he|she|that|there) not)(?=\s*\?)/i, standard: '' },
    { said: new RegExp(`^(?:and |so |but )?((?:is|was) (?:it|this company|that company|the company|the firm)(?: (?:still|really|actually|also|then|based|located|situated|seated|registered|domiciled))* in (?!the )${NO_PLACE}${PLACE})\\s*\\??$`, 'iu'), standard: 'where is its seat', behind: OF_FIRM },
    { said: new RegExp(`(?:which|what|how many) (?:companies|firms|businesses) ((?:left|leaving|moved (?:out of|away from)|went away from) (?:the (?:city|town|municipality) of )?)(?=${PLACE}(?: (?:in|since|during)|\\s*\\?))(?!.* (?:AG|SA|GmbH)(?!\\p{L}))`, 'iu'), standard: 'moved from ' },
    { said: /((?:what|which) line(?: of (?:work|trade))? (?:is|are) (?:it|they|the company|the firm) in)/i, standard: 'what is its purpose' },
    { said: /^(?:and )?(who(?:['’]s| is| are)?(?: the (?:people|persons|individuals))? (?:behind|at) (?:the|this|that) address)(?= )/i, standard: 'which companies are at the address', as: 'the companies at this address' },
    { said: /((?:most|the most|the bulk|the lion['’]s share) of the (?:shares|quotas)|the (?:most|largest number of) (?:shares|quotas)|most (?:shares|quotas))(?= (?:in|of|at))/i, standard: 'the majority' },
    { said: /((?:on )?the eve of)(?= )/i, standard: 'one day before' },
  ],
}; // prettier-ignore
