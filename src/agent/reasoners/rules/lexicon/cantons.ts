import type { Canton } from '../../../../core/index.js';

/** Names of the cantons in the four languages, folded; each stands behind a word for canton, whatever the question's language. */
const NAMES: Record<Canton, string> = {
  AG: 'aargau | argovie | argovia', AI: 'appenzell innerrhoden | innerrhoden | appenzell rhodes interieures | appenzello interno', AR: 'appenzell ausserrhoden | ausserrhoden | appenzell rhodes exterieures | appenzello esterno',
  BE: 'bern | berne | berna', BL: 'basel landschaft | baselland | basel land | bale campagne | basilea campagna', BS: 'basel stadt | basel | bale ville | bale | basilea citta | basilea', FR: 'freiburg | fribourg | friburgo', GE: 'genf | geneve | ginevra | geneva',
  GL: 'glarus | glaris | glarona', GR: 'graubunden | grisons | grigioni', JU: 'jura | giura', LU: 'luzern | lucerne | lucerna', NE: 'neuenburg | neuchatel', NW: 'nidwalden | nidwald | nidvaldo', OW: 'obwalden | obwald | obvaldo',
  SG: 'st gallen | sankt gallen | saint gall | st gall | san gallo', SH: 'schaffhausen | schaffhouse | sciaffusa', SO: 'solothurn | soleure | soletta', SZ: 'schwyz | schwytz | svitto', TG: 'thurgau | thurgovie | turgovia', TI: 'tessin | ticino',
  UR: 'uri', VD: 'waadt | vaud', VS: 'wallis | valais | vallese', ZG: 'zug | zoug | zugo', ZH: 'zurich | zuerich | zurigo',
}; // prettier-ignore

const BY_NAME = new Map(Object.entries(NAMES).flatMap(([canton, names]) => names.split(' | ').map((name) => [name, canton as Canton] as const))); // prettier-ignore

/** The canton of that name, folded, in any language; null: no canton is called so. */
export const cantonNamed = (name: string): Canton | null => BY_NAME.get(name) ?? null;

const BEFORE = ['kanton', 'kantons', 'kantone', 'kt', 'canton', 'canton de', 'canton du', 'canton d', 'canton des', 'canton de la', 'canton of', 'cantone', 'cantone di', 'cantone del', 'cantone dei', 'ct']; // prettier-ignore
const BEHIND = ['kanton', 'canton', 'cantone'];
/** Cantons that no municipality, no month and no everyday word is called like: they are told without a word for canton. */
const ALONE: readonly Canton[] = ['AG', 'AI', 'AR', 'BL', 'GR', 'JU', 'NW', 'OW', 'TG', 'TI', 'VD', 'VS'];

/** How a canton is named in a question: by name or code behind a word for canton, some by name alone. */
export function cantonPhrases(canton: Canton): string {
  const names = NAMES[canton].split(' | ');
  const spoken = [...names, canton.toLowerCase()];
  const named = spoken.flatMap((name) => [...BEFORE.map((word) => `${word} ${name}`), ...BEHIND.map((word) => `${name} ${word}`)]); // prettier-ignore
  const alone = canton === 'BS' ? names.filter((name) => name.includes(' ')) : ALONE.includes(canton) ? names : [];
  return [...named, ...alone].join(' | ');
}
