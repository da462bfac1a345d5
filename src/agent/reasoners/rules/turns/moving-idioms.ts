/** Firms that came to a place, said of those that moved their seat there, in the words that the lexicons read. */
import type { Language } from '../../../../core/index.js';
import type { Idiom } from './later-idioms.js';

const FIRMS = '(?:[Ff]irmen|[Gg]esellschaften|[Uu]nternehmen|[Bb]etriebe|sociétés|entreprises|firmes|società|ditte|imprese|aziende|companies|firms|businesses)'; // prettier-ignore
const TIME = '(?:(?:im Jahr |im |in |en |nel )?(?:19|20)\\d\\d )?';
const UNIT = "(?:(?:den |die |das |dem |le |la |il |the )?(?:[Kk]anton|[Cc]anton(?:e)?|[Ss]tadt|[Vv]ille|[Cc]ittà|[Cc]ity|[Tt]own)(?: (?:of|de|du|di|del))? |(?:le |la |les |il )|l['’])?";
/** The second group of each. */
const PLACE = `${UNIT}(\\p{Lu}[\\p{L}.'’()-]+)`;
const CAME = '(?:neu )?(?:gezogen|gekommen|umgesiedelt|übersiedelt|eingewandert|hinzugekommen)';

export const MOVING_IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: new RegExp(`${FIRMS}(?=[^?.]*? (${CAME})\\s*(?:[?.]|$)) (?:sind|waren) [^?.]*?(?:in |nach |ins )${PLACE}[^?.]*? ${CAME}`, 'u'), standard: 'zugezogen', town: true },
    { said: new RegExp(`${FIRMS} ${TIME}(kamen|siedelten|übersiedelten) ${TIME}(?=(?:neu )?(?:in |nach )${PLACE})`, 'u'), standard: 'zogen', town: true },
  ],
  fr: [{ said: new RegExp(`${FIRMS} ((?:sont|se sont|étaient) (?:arrivées|venues(?: s['’](?:installer|établir))?|installées|établies|implantées)) ${TIME}(?=(?:dans |à |en |au |sur )${PLACE})`, 'u'), standard: 'ont déménagé', town: true }],
  it: [{ said: new RegExp(`${FIRMS} ((?:sono|si sono|erano) (?:arrivate|venute|giunte|approdate|insediate|stabilite)) ${TIME}(?=(?:in |a |ad |nel |nella |nell['’])${PLACE})`, 'u'), standard: 'si sono trasferite', town: true }],
  en: [
    { said: new RegExp(`${FIRMS} (?:that |which )?(?:have |has )?(came|come|relocated|migrated|transferred|arrived) ${TIME}(?=(?:to |into |in )${PLACE})`, 'u'), standard: 'moved', town: true },
    { said: new RegExp(`^(?:[Aa]nd )?([Dd]id any(?: ${FIRMS}| of them)? (?:come|move|relocate|go))(?= (?:in)?to ${PLACE})`, 'u'), standard: 'which companies moved', town: true },
  ],
}; // prettier-ignore
