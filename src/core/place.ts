/** Municipalities as people and notices print them: one place has a name in each language, a dative in some, and is cut short. */
import { foldPlace } from './holder-key.js';
import { foldName } from './hub-key.js';
import { MANY_TEXTS, remembered } from './remembered.js';

/** The registered name first (official list of Swiss municipalities, Federal Statistical Office), then its names in other languages. */
const NAMES = [
  'Basel | Bâle | Basilea | Basle', 'Bellinzona | Bellinzone | Bellenz', 'Bern | Berne | Berna', 'Biel/Bienne | Biel | Bienne', 'Brig-Glis | Brig | Brigue | Briga',
  'Bulle | Boll', 'Burgdorf | Berthoud', 'Chur | Coire | Coira', 'Delémont | Delsberg', 'Düdingen | Guin', 'Erlach | Cerlier', 'Fribourg | Freiburg im Üechtland | Friburgo | Freiburg',
  'Genève | Genf | Ginevra | Geneva', 'Glarus | Glaris | Glarona', 'Gruyères | Greyerz', 'Kerzers | Chiètres', 'La Neuveville | Neuenstadt', 'Laufen | Laufon', 'Lausanne | Losanna',
  'Leuk | Loèche', 'Leukerbad | Loèche-les-Bains', 'Luzern | Lucerne | Lucerna', 'Martigny | Martinach', 'Moutier | Münster BE', 'Murten | Morat', 'Neuchâtel | Neuenburg',
  'Payerne | Peterlingen', 'Plaffeien | Planfayon', 'Porrentruy | Pruntrut', 'Poschiavo | Puschlav', 'Saint-Imier | Sankt Immer', 'Salgesch | Salquenen', 'Schaffhausen | Schaffhouse | Sciaffusa',
  'Schwyz | Schwytz | Svitto', 'Sierre | Siders', 'Sion | Sitten', 'Solothurn | Soleure | Soletta', 'St. Gallen | Saint-Gall | San Gallo', 'St. Moritz | San Murezzan', 'Tafers | Tavel',
  'Thun | Thoune', 'Twann | Douanne', 'Vevey | Vivis', 'Visp | Viège', 'Winterthur | Winterthour', 'Yverdon-les-Bains | Yverdon | Iferten', 'Zug | Zoug | Zugo', 'Zürich | Zurich | Zurigo',
]; // prettier-ignore

/** French texts melt it into the preposition: `du Locle`, `au Locle` for Le Locle. */
const ARTICLE = /^(?:le|la|les|l) (?=.)/;
const SAINT = /(?<![^ ])(?:saint|sankt)(?= )/g;
const SAINTE = /(?<![^ ])sainte(?= )/g;
const bare = (folded: string): string => folded.replace(ARTICLE, '').replace(SAINT, 'st').replace(SAINTE, 'ste');

const OFFICIAL = new Map(
  NAMES.flatMap((line) => {
    const names = line.split(' | ');
    return names.map((name) => [bare(foldName(name)), names[0]!] as const);
  }),
);
const KEYS = new Map([...OFFICIAL].map(([name, official]) => [name, bare(foldName(official))]));

/** The registered name of a municipality that has several; null for any other. `folded`: as foldName leaves it. */
export const registeredPlace = (folded: string): string | null => OFFICIAL.get(bare(folded)) ?? null;

/** A folded name without canton or country, as every language and every print of the place gives it: `genf`, `ginevra`, `geneve`; `locle`, `le locle`. */
export function inOneLanguage(base: string): string {
  const name = bare(base);
  return KEYS.get(name) ?? name;
}

/** What two prints of one municipality have in common. For comparing: what is kept, or shown, is `foldPlace` or the print. */
export const placeKey = remembered((place) => inOneLanguage(foldPlace(place)), MANY_TEXTS);
