import type { Canton, Language } from '../../../src/core/index.js';
import { CANTONS, foldName } from '../../../src/core/index.js';

/** Names of the cantons in the order de, fr, it, en. */
const NAMES: Readonly<Record<Canton, readonly [string, string, string, string]>> = {
  AG: ['Aargau', 'Argovie', 'Argovia', 'Aargau'],
  AI: ['Appenzell Innerrhoden', 'Appenzell Rhodes-Intérieures', 'Appenzello Interno', 'Appenzell Inner Rhodes'],
  AR: ['Appenzell Ausserrhoden', 'Appenzell Rhodes-Extérieures', 'Appenzello Esterno', 'Appenzell Outer Rhodes'],
  BE: ['Bern', 'Berne', 'Berna', 'Bern'],
  BL: ['Basel-Landschaft', 'Bâle-Campagne', 'Basilea Campagna', 'Basel-Country'],
  BS: ['Basel-Stadt', 'Bâle-Ville', 'Basilea Città', 'Basel-City'],
  FR: ['Freiburg', 'Fribourg', 'Friburgo', 'Fribourg'],
  GE: ['Genf', 'Genève', 'Ginevra', 'Geneva'],
  GL: ['Glarus', 'Glaris', 'Glarona', 'Glarus'],
  GR: ['Graubünden', 'Grisons', 'Grigioni', 'Grisons'],
  JU: ['Jura', 'Jura', 'Giura', 'Jura'],
  LU: ['Luzern', 'Lucerne', 'Lucerna', 'Lucerne'],
  NE: ['Neuenburg', 'Neuchâtel', 'Neuchâtel', 'Neuchâtel'],
  NW: ['Nidwalden', 'Nidwald', 'Nidvaldo', 'Nidwalden'],
  OW: ['Obwalden', 'Obwald', 'Obvaldo', 'Obwalden'],
  SG: ['St. Gallen', 'Saint-Gall', 'San Gallo', 'St. Gallen'],
  SH: ['Schaffhausen', 'Schaffhouse', 'Sciaffusa', 'Schaffhausen'],
  SO: ['Solothurn', 'Soleure', 'Soletta', 'Solothurn'],
  SZ: ['Schwyz', 'Schwytz', 'Svitto', 'Schwyz'],
  TG: ['Thurgau', 'Thurgovie', 'Turgovia', 'Thurgau'],
  TI: ['Tessin', 'Tessin', 'Ticino', 'Ticino'],
  UR: ['Uri', 'Uri', 'Uri', 'Uri'],
  VD: ['Waadt', 'Vaud', 'Vaud', 'Vaud'],
  VS: ['Wallis', 'Valais', 'Vallese', 'Valais'],
  ZG: ['Zug', 'Zoug', 'Zugo', 'Zug'],
  ZH: ['Zürich', 'Zurich', 'Zurigo', 'Zurich'],
};

const codes: ReadonlySet<string> = new Set(CANTONS);
const byName = new Map<string, Canton>(CANTONS.flatMap((code) => NAMES[code].map((name) => [foldName(name), code])));

export function cantonName(code: Canton, language: Language): string {
  return NAMES[code][{ de: 0, fr: 1, it: 2, en: 3 }[language]]!;
}

/** `ZH`, `zh` or a canton's name in any of the four languages; null for anything else. */
export function parseCanton(text: string): Canton | null {
  const code = text.trim().toUpperCase();
  if (codes.has(code)) return code as Canton;
  return byName.get(foldName(text)) ?? null;
}

/** The canton that a municipality's name carries to tell it from another: `Schmitten (FR)`, `Wangen SZ`. Null where it carries none. */
export function cantonOfPlace(place: string): Canton | null {
  const match = /\s\(?([A-Z]{2})\)?\s*$/.exec(place);
  return match && codes.has(match[1]!) ? (match[1] as Canton) : null;
}

/** The register office that gave an older number (its first three digits): the canton's, where it is known for certain. */
const OFFICES: Readonly<Record<string, Canton>> = {
  '020': 'ZH', '035': 'BE', '036': 'BE', '100': 'LU', '120': 'UR', '130': 'SZ', '140': 'OW', '150': 'NW', '160': 'GL', '170': 'ZG', '217': 'FR',
  '241': 'SO', '270': 'BS', '280': 'BL', '290': 'SH', '300': 'AR', '310': 'AI', '320': 'SG', '350': 'GR', '400': 'AG', '440': 'TG', '501': 'TI',
  '550': 'VD', '600': 'VS', '621': 'VS', '626': 'VS', '645': 'NE', '660': 'GE', '670': 'JU',
}; // prettier-ignore

/** The canton of the register that gave an older number (`CH` and 11 digits); null where the office is not known. */
export function cantonOfOldNumber(oldNumber: string): Canton | null {
  return OFFICES[oldNumber.slice(2, 5)] ?? null;
}
