/** Municipalities as notices print them: one place has a name in each language, and a dative, and is cut short. */
import { foldPlace } from './holder-key.js';

/** Official names of Swiss towns in their other languages (Federal Statistical Office, list of municipalities), folded; last, their own. */
const EXONYMS = new Map<string, string>(
  [
    ['bale', 'basilea', 'basle', 'basel'],
    ['berne', 'berna', 'bern'],
    ['biel bienne', 'bienne', 'biel'],
    ['brigue', 'briga', 'brig'],
    ['bellenz', 'bellinzona'],
    ['cerlier', 'erlach'],
    ['chietres', 'kerzers'],
    ['coira', 'coire', 'chur'],
    ['delsberg', 'delemont'],
    ['douanne', 'twann'],
    ['freiburg', 'friburgo', 'fribourg'],
    ['genf', 'geneva', 'ginevra', 'geneve'],
    ['glaris', 'glarona', 'glarus'],
    ['greyerz', 'gruyeres'],
    ['guin', 'dudingen'],
    ['laufon', 'laufen'],
    ['loeche', 'leuk'],
    ['loeche les bains', 'leukerbad'],
    ['losanna', 'lausanne'],
    ['lucerna', 'lucerne', 'luzern'],
    ['martinach', 'martigny'],
    ['morat', 'murten'],
    ['neuenburg', 'neuchatel'],
    ['neuenstadt', 'neuveville'],
    ['planfayon', 'plaffeien'],
    ['pruntrut', 'porrentruy'],
    ['puschlav', 'poschiavo'],
    ['salquenen', 'salgesch'],
    ['san gallo', 'st gall', 'st gallen'],
    ['san murezzan', 'st moritz'],
    ['st immer', 'st imier'],
    ['schaffhouse', 'sciaffusa', 'schaffhausen'],
    ['schwytz', 'svitto', 'schwyz'],
    ['siders', 'sierre'],
    ['sitten', 'sion'],
    ['soletta', 'soleure', 'solothurn'],
    ['tavel', 'tafers'],
    ['thoune', 'thun'],
    ['viege', 'visp'],
    ['winterthour', 'winterthur'],
    ['zoug', 'zugo', 'zug'],
    ['zurigo', 'zurich'],
  ].flatMap((names) => names.slice(0, -1).map((name) => [name, names.at(-1)!] as const)),
);

/** French texts melt it into the preposition: `du Locle`, `au Locle` for Le Locle. */
const ARTICLE = /^(?:le|la|les|l) (?=.)/;
const SAINT = /(?<![^ ])(?:saint|sankt)(?= )/g;
const SAINTE = /(?<![^ ])sainte(?= )/g;

/** A folded name without canton or country, as every language and every print of the place gives it: `genf`, `ginevra`, `geneve`; `locle`, `le locle`. */
export function inOneLanguage(base: string): string {
  const bare = base.replace(ARTICLE, '').replace(SAINT, 'st').replace(SAINTE, 'ste');
  return EXONYMS.get(bare) ?? bare;
}

/** What two prints of one municipality have in common. For comparing: what is kept, or shown, is `foldPlace` or the print. */
export function placeKey(place: string): string {
  return inOneLanguage(foldPlace(place));
}
