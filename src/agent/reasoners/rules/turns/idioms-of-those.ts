/** Idioms of turns about those told of just now: how many are in a place, who of them is still there, who else is at one of several, since when a state is over, in the words that the lexicons read. */
import type { Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Idiom } from './later-idioms.js';

const COUNTED: readonly Measure[] = ['COUNT', 'COMPANIES'];
/** Behind those who left, or sign today, all who are there now are meant. */
const BODIES: readonly Measure[] = ['OFFICERS', 'JOINED'];
const HERS: readonly Measure[] = ['PERSON_MANDATES', 'DOSSIER', 'IDENTIFY'];
const PLACE = "(?:(?:kanton|canton(?:e)?|stadt|ville|città|city|town)(?: (?:of|de|du|di|del))? )?\\p{Lu}[\\p{L}.'’() -]+"; // prettier-ignore

export const IDIOMS_OF_THOSE: Record<Language, readonly Idiom[]> = {
  de: [
    { said: new RegExp(`^(?:[Uu]nd )?([Ww]ie viele)(?= (?:in|im|aus) (?:der |dem |den )?[Kk]?${PLACE}\\s*\\?*$)`, 'u'), standard: 'Und', behind: COUNTED },
    { said: /^(?:und )?((?:wer|welche) (?:ist|sind) (?:heute |immer )?noch (?:da|dort|dabei|im amt)|(?:ist|sind) (?:die|sie|diese)(?: leute)? (?:alle |heute |immer )*noch (?:da|dort|dabei|im amt))\s*\?*$/i, standard: 'Wer davon ist noch dabei', behind: BODIES },
    { said: /^(?:und )?(wer (?:ist|sitzt|arbeitet)(?: sonst)?(?: noch)? (?:in|bei|beim) (?:der|dem) (ersten|zweiten|dritten|vierten|letzten))\s*\?*$/i, standard: 'Wer sitzt im Verwaltungsrat der $2', behind: HERS },
    { said: /^(?:und )?(seit wann nicht mehr|seit wann (?:denn )?nicht)\s*\?*$/i, standard: 'seit wann', behind: ['STATUS'] },
    { said: /^(?:und )?(wann (?:wurde|war|ist) (?:das|dies|es) (?:publiziert|veröffentlicht|bekannt gemacht|bekannt)(?: worden)?)\s*\?*$/i, standard: 'welchen Status hat sie', behind: ['STATUS'] },
    { said: /^(?:und )?(die (?:anderen|übrigen|restlichen))\s*\?*$/i, standard: 'wie viele davon sind Schweizer', behind: ['ORIGIN'] },
  ],
  fr: [
    { said: new RegExp(`^(?:[Ee]t )?([Cc]ombien)(?= (?:à|en|au|dans le|dans la) ${PLACE}\\s*\\?*$)`, 'u'), standard: 'Et', behind: COUNTED },
    { said: /^(?:et )?((?:lesquels|lesquelles|lequel|laquelle|qui) (?:y )?(?:est|sont)(?: encore| toujours)(?: là| en poste| en fonction| présents?| aujourd['’]hui)*|sont-(?:ils|elles) (?:tous |toutes )?(?:encore|toujours) (?:là|en poste|en fonction))\s*\?*$/i, standard: "Qui d'entre eux y est encore", behind: BODIES },
    { said: /^(?:et )?(qui (?:d['’]autre )?(?:est|siège|travaille|figure) (?:dans|à|chez|auprès de) la (première|deuxième|seconde|troisième|quatrième|dernière))\s*\?*$/i, standard: "Qui siège au conseil d'administration de la $2", behind: HERS },
    { said: /^(?:et )?(depuis quand (?:ne l['’]est-elle plus|ne l['’]est-il plus|plus))\s*\?*$/i, standard: 'depuis quand', behind: ['STATUS'] },
    { said: /^(?:et )?(quand (?:cela|ça|ceci) a-t-(?:il|elle) été (?:publiée?|annoncée?|rendue? publique?)|quand (?:est-ce que )?c['’]a été publié)\s*\?*$/i, standard: 'quel est son statut', behind: ['STATUS'] },
    { said: /^(?:et )?(les autres)\s*\?*$/i, standard: "combien d'entre eux sont suisses", behind: ['ORIGIN'] },
  ],
  it: [
    { said: new RegExp(`^(?:[Ee]d? )?([Qq]uant[ei])(?= (?:a|ad|in|nel|nella) ${PLACE}\\s*\\?*$)`, 'u'), standard: 'E', behind: COUNTED },
    { said: /^(?:e )?((?:chi|quali) (?:c['’])?(?:è|sono) (?:ancora|tuttora|sempre)(?: (?:lì|là|in carica|presenti?))?|(?:ci )?sono (?:tutti )?ancora (?:lì|là|in carica)|chi (?:è|c['’]è) rimasto)\s*\?*$/i, standard: 'Chi di loro è ancora in carica', behind: BODIES },
    { said: /^(?:e )?(chi (?:altro )?(?:c['’]è|siede|lavora|figura)(?: altro)? (?:nella|alla|presso la) (prima|seconda|terza|quarta|ultima))\s*\?*$/i, standard: "Chi siede nel consiglio d'amministrazione della $2", behind: HERS },
    { said: /^(?:e )?(da quando non (?:più|lo è più))\s*\?*$/i, standard: 'da quando', behind: ['STATUS'] },
    { said: /^(?:e )?(quando è stat[oa] pubblicat[oa])\s*\?*$/i, standard: 'qual è il suo stato', behind: ['STATUS'] },
    { said: /^(?:e )?(gli altri)\s*\?*$/i, standard: 'quanti di loro sono svizzeri', behind: ['ORIGIN'] },
  ],
  en: [
    { said: new RegExp(`^(?:[Aa]nd )?([Hh]ow many)(?= in (?:the )?${PLACE}\\s*\\?*$)`, 'u'), standard: 'And', behind: COUNTED },
    { said: /^(?:and )?((?:who|which) (?:is|are) still (?:there|in office|on it)|are (?:they|those people|these people) (?:all )?still (?:there|in office|on it))\s*\?*$/i, standard: 'Who of them is still on the board', behind: ['OFFICERS'] },
    { said: /^(?:and )?((?:who|which) (?:is|are) still (?:there|in office|on it)|are (?:they|those people|these people) (?:all )?still (?:there|in office|on it))\s*\?*$/i, standard: 'Which of them are still there', behind: ['JOINED'] },
    { said: /^(?:and )?(who (?:else )?(?:is|sits|works) (?:at|on|in|with) the (first|second|third|fourth|last)(?: one)?)\s*\?*$/i, standard: 'Who sits on the board of the $2 one', behind: HERS },
    { said: /^(?:and )?(since when (?:is it )?(?:not|no longer)(?: any ?more)?)\s*\?*$/i, standard: 'since when', behind: ['STATUS'] },
    { said: /^(?:and )?(the others)\s*\?*$/i, standard: 'how many of them are Swiss', behind: ['ORIGIN'] },
    { said: /^((?:back|returning|going back) to (the (?:first|second|third|fourth|last) one)[:,.;] (where is|who audits|who chairs|who runs|when was|what is the address of) it)(?=\s*\?)/i, standard: '$3 $2' },
  ],
}; // prettier-ignore
