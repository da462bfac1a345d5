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
const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];
const PLACE = "\\p{Lu}[\\p{L}.'’()-]+(?: (?:\\p{Lu}[\\p{L}.'’()-]*|an der|am|im|bei|sur|de|la|le))*";
/** German writes each noun with a capital: these say how a firm is, and not where. */
const NO_PLACE_DE =
  '(?!\\p{L}*(?:(?:ung|heit|keit|tion|schaft)(?:en)?|tät|besitz|betrieb|not|verzug|gefahr|konkurs|sicht|hand|händen|kraft|jahren|zahlen)(?!\\p{L}))(?!Nachlass|Konkurs)';
const NO_PLACE = '(?!Liquidation|Liquidazione|Fallimento|Faillite|Bankruptcy|Konkurs)';

export const EVERYDAY_IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: new RegExp(`^(?:und |also |aber )?((?:ist|sitzt|liegt|war|befindet sich) (?:sie|die (?:firma|gesellschaft|stiftung)|das unternehmen) (?:(?:eigentlich|denn|noch|immer noch|auch|wirklich) )*(?:in|im) (?!Kanton)${NO_PLACE_DE}${PLACE})\\s*\\??$`, 'iu'), standard: 'wo hat sie ihren Sitz', behind: OF_FIRM },
    { said: /((?:die Mehrheit|am meisten|die meisten|den grössten Teil|den Grossteil) (?:der |von den )?(?:Stamm|Gesellschafts|Geschäfts)?anteilen?(?: an)?)(?= (?:de[rms]|von|bei|beim) )/i, standard: 'die Mehrheit an' },
    { said: /^(?:und )?((?:wer|welche (?:leute|personen)|wer sind die (?:leute|personen)) (?:(?:ist|sind|steht|stehen|steckt|stecken|sitzt|sitzen) )?(?:(?:die (?:leute|personen) )?(?:hinter|an|unter) der adresse))(?= )/i, standard: 'welche Firmen sind an der Adresse', as: 'die Firmen an dieser Adresse' },
    { said: /(am Vortag (?:des|ihres|seines))(?= )/i, standard: 'am Tag vor dem' },
    { said: /(am Vortag (?:der|ihrer|seiner))(?= )/i, standard: 'am Tag vor der' },
    { said: /(am Folgetag (?:des|ihres|seines))(?= )/i, standard: 'am Tag nach dem' },
    { said: /(am Folgetag (?:der|ihrer|seiner))(?= )/i, standard: 'am Tag nach der' },
  ],
  fr: [
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
