/** Idioms of questions about firms: those that came to a place, are not deleted, or are most in which canton; what one had before it changed, who is at two at once; in the words that the lexicons read. */
import type { Language } from '../../../../core/index.js';
import type { Idiom } from './later-idioms.js';

const FIRMS = '(?:[Ff]irmen|[Gg]esellschaften|[Uu]nternehmen|[Bb]etriebe|sociétés|entreprises|firmes|società|ditte|imprese|aziende|companies|firms|businesses)'; // prettier-ignore
const FORMS = '(?:GmbHs?|AGs?|SA|Sàrl|Sagl|[Ss]tiftungen|[Vv]ereine|[Gg]enossenschaften|[Zz]weigniederlassungen|fondations|associations|coopératives|succursales|fondazioni|associazioni|cooperative|succursali|foundations|cooperatives|branches)'; // prettier-ignore
const TIME = '(?:(?:im Jahr |im |in |en |nel )?(?:19|20)\\d\\d )?';
const UNIT =
  "(?:(?:den |die |das |dem |le |la |il |the )?(?:[Kk]anton|[Cc]anton(?:e)?|[Ss]tadt|[Vv]ille|[Cc]ittà|[Cc]ity|[Tt]own)(?: (?:of|de|du|di|del))? |(?:le |la |les |il )|l['’])?";
/** The second group of each. */
const PLACE = `${UNIT}(\\p{Lu}[\\p{L}.'’()-]+)`;
/** From one place to another: both are asked. */
const FROM = '[^?.]{0,200}?(?<![\\p{L}])(?:aus|von|vom) (?:de[mr] )?(?:Kanton |Stadt |Gemeinde )?\\p{Lu}';
const CAME = '(?:neu )?(?:gezogen|gekommen|umgesiedelt|übersiedelt|eingewandert|hinzugekommen)';

export const IDIOMS_OF_FIRMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: new RegExp(`${FIRMS}(?=[^?.]{0,200}? (${CAME})\\s*(?:[?.]|$)) (?:sind|waren) (?!${FROM})[^?.]{0,200}?(?:in |nach |ins )${PLACE}[^?.]{0,200}? ${CAME}`, 'u'), standard: 'zugezogen', town: true },
    { said: new RegExp(`${FIRMS} ${TIME}(kamen|siedelten|übersiedelten) ${TIME}(?=(?:neu )?(?:in |nach )${PLACE})`, 'u'), standard: 'verlegten ihren Sitz', town: true },
    { said: new RegExp(`(?:${FIRMS}|${FORMS})[^?]{0,200}?,? ((?:die |welche )?(?:noch )?nicht gelöscht sind|(?:sind|waren) (?:noch )?nicht gelöscht)`, 'u'), standard: 'sind eingetragen' },
    { said: /^((?:[Ii]n )?[Ww]elche[nm]? (?:\p{L}+ )?Kantone?n? (?:haben|hat|zählen|zählt|beherbergen|gibt es|weisen|weist|sind|ist) (?:am meisten|die meisten) (?:aktiven? )?(?:Firmen|Gesellschaften|Unternehmen)(?: auf)?|[Ww]o (?:sind|gibt es) (?:die|am) meisten (?:Firmen|Gesellschaften|Unternehmen))\s*\?*$/u, standard: 'Wie viele Firmen gibt es je Kanton' },
    { said: /(bevor (?:er|sie|es|das|dies|dieser|diese) (?:im |am )?((?:\p{L}+ )?(?:19|20)\d\d) (?:geändert|erhöht|herabgesetzt|angepasst|verlegt|umbenannt|gewechselt) (?:wurde|worden ist))/iu, standard: 'vor $2' },
    { said: /(?:[Ww]er) (sitzt|arbeitet|ist)(?= (?:gleichzeitig|zugleich|sowohl) )/u, standard: 'ist eingetragen' },
  ],
  fr: [
    { said: new RegExp(`${FIRMS} ((?:sont|se sont|étaient) (?:arrivées|venues(?: s['’](?:installer|établir))?|installées|établies|implantées)) ${TIME}(?=(?:dans |à |en |au |sur )${PLACE})`, 'u'), standard: 'ont déménagé', town: true },
    { said: new RegExp(`(?:${FIRMS}|${FORMS})[^?]{0,200}? ((?:qui )?ne sont pas (?:encore )?radiées)`, 'u'), standard: 'sont inscrites' },
    { said: /^((?:[Dd]ans )?[Qq]uels? (?:\p{L}+ )?cantons? (?:ont|a|comptent|compte|abritent|y a-t-il) le plus (?:de sociétés|d['’]entreprises)(?: actives)?|[Oo]ù y a-t-il le plus (?:de sociétés|d['’]entreprises))\s*\?*$/u, standard: 'Combien de sociétés y a-t-il par canton' },
    { said: /(avant (?:sa|son|la|le|l['’])? ?(?:modification|changement|augmentation|réduction|déménagement|transfert|renommage)(?: (?:de|du) \p{L}+)? (?:en|de|d['’]))(?= ?(?:\p{L}+ )?(?:19|20)\d\d)/iu, standard: 'avant' },
    { said: /[Qq]ui (siège|travaille|figure) à la fois(?= )/u, standard: 'est inscrit' },
  ],
  it: [
    { said: new RegExp(`${FIRMS} ((?:sono|si sono|erano) (?:arrivate|venute|giunte|approdate|insediate|stabilite)) ${TIME}(?=(?:in |a |ad |nel |nella |nell['’])${PLACE})`, 'u'), standard: 'si sono trasferite', town: true },
    { said: new RegExp(`(?:${FIRMS}|${FORMS})[^?]{0,200}? ((?:che )?non sono (?:ancora )?(?:cancellate|radiate))`, 'u'), standard: 'sono iscritte' },
    { said: /^((?:(?:[Qq]ual è|[Qq]uali sono) (?:il|i) (?:\p{L}+ )?canton[ei] con (?:più|il maggior numero di) |[Ii]n quale cantone (?:ci sono|si trovano) (?:più|il maggior numero di) |[Qq]uali (?:\p{L}+ )?cantoni hanno (?:più|il maggior numero di) )(?:società|ditte|imprese)(?: attive)?)\s*\?*$/u, standard: 'Quante società ci sono per cantone' },
    { said: /^([Qq]ual è il cantone con (?:più|il maggior numero di))(?= )/u, standard: 'In quale cantone ci sono stati più' },
    { said: /(prima (?:della (?:sua )?(?:modifica|riduzione)|del (?:suo )?(?:cambiamento|trasferimento|cambio)|dell['’]aumento)(?: (?:di|del|della) \p{L}+)? (?:nel|di|dell['’]|a|ad|in))(?= ?(?:\p{L}+ )?(?:19|20)\d\d)/iu, standard: 'prima di' },
    { said: /[Cc]hi (siede|lavora|figura)(?= sia )/u, standard: 'è iscritto' },
  ],
  en: [
    { said: new RegExp(`${FIRMS} (?:that |which )?(?:have |has )?(came|come|relocated|migrated|transferred|arrived) ${TIME}(?=(?:to |into |in )${PLACE})`, 'u'), standard: 'moved', town: true },
    { said: new RegExp(`^(?:[Aa]nd )?([Dd]id any(?: ${FIRMS}| of them)? (?:come|move|relocate|go))(?= (?:in)?to ${PLACE})`, 'u'), standard: 'which companies moved', town: true },
    { said: new RegExp(`(?:${FIRMS}|${FORMS})[^?]{0,200}? ((?:that |which )?(?:are|have) not (?:yet |been )?(?:deleted|struck off))`, 'u'), standard: 'are entered' },
    { said: /^([Ww]hich (?:\p{L}+ )?cantons? (?:have|has) the most (?:active )?(?:companies|firms)|[Ww]here are (?:the )?most (?:companies|firms))\s*\?*$/u, standard: 'How many companies are there by canton' },
    { said: /(the shortest) (?=link|connection|chain|tie|route|way)/i, standard: 'the' },
    { said: /(before (?:it|this|that|they) (?:was|were|got) (?:last )?(?:amended|changed|raised|increased|reduced|altered|renamed|moved|replaced) in)(?= (?:\p{L}+ )?(?:19|20)\d\d)/iu, standard: 'before' },
    { said: /[Ww]ho (sits|works|is) (?:at|on|in|with) both(?= )/u, standard: 'is entered' },
  ],
}; // prettier-ignore
