import { foldName } from '../../../../core/index.js';
import { withoutDigraphs } from '../read/words/tokens.js';

/**
 * Municipalities that go by other names in other languages of the country: the registered one first (official list of Swiss municipalities,
 * Federal Statistical Office), then what people write.
 */
const NAMES = [
  'Genève | Genf | Ginevra | Geneva', 'Lausanne | Losanna', 'Neuchâtel | Neuenburg', 'Fribourg | Freiburg im Üechtland | Friburgo | Freiburg', 'Sion | Sitten',
  'Sierre | Siders', 'Delémont | Delsberg', 'Porrentruy | Pruntrut', 'Martigny | Martinach', 'Vevey | Vivis', 'Yverdon-les-Bains | Yverdon | Iferten',
  'Payerne | Peterlingen', 'Moutier | Münster BE', 'Bulle | Boll', 'Zürich | Zurich | Zurigo', 'Bern | Berne | Berna',
  'Basel | Bâle | Basilea | Basle', 'Luzern | Lucerne | Lucerna', 'Winterthur | Winterthour', 'St. Gallen | Saint-Gall | St-Gall | San Gallo | Sankt Gallen',
  'Schaffhausen | Schaffhouse | Sciaffusa', 'Solothurn | Soleure | Soletta', 'Zug | Zoug | Zugo', 'Chur | Coire | Coira', 'Glarus | Glaris | Glarona',
  'Schwyz | Schwytz | Svitto', 'Thun | Thoune', 'Biel/Bienne | Biel | Bienne', 'Murten | Morat', 'Düdingen | Guin', 'Kerzers | Chiètres', 'Visp | Viège', 'Brig-Glis | Brig | Brigue',
  'Leuk | Loèche', 'Laufen | Laufon', 'Burgdorf | Berthoud', 'Bellinzona | Bellinzone | Bellenz', 
]; // prettier-ignore

const OFFICIAL = new Map(
  NAMES.flatMap((line) => {
    const [official = '', ...others] = line.split(' | ');
    return [official, ...others].map((name) => [foldName(name), official] as const);
  }),
);

/** A municipality as the register writes it: `Genf` is `Genève`. What is in no table stays as written. */
export function officialPlace(written: string): string {
  const folded = foldName(written);
  return OFFICIAL.get(folded) ?? OFFICIAL.get(withoutDigraphs(folded)) ?? written;
}

/** Whether a word is the name of a municipality of that table. */
export const isPlaceName = (written: string): boolean => OFFICIAL.has(foldName(written));
