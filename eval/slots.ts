import type { Canton, IsoDate, Language } from '../src/core/index.js';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  it: ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
}; // prettier-ignore

/** Every month's name in any language, lower case, to its number from 1. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.values(MONTHS).flatMap((names) => names.map((name, index) => [name.toLowerCase(), index + 1] as const)),
);

const partsOf = (day: IsoDate) => day.split('-').map(Number) as [number, number, number];

/** As people write a day out: `3. Mai 2020`, `1er mai 2020`, `1° maggio 2020`, `3 May 2020`. */
export function writtenOut(day: IsoDate, language: Language): string {
  const [year, month, date] = partsOf(day);
  const first = { de: '1.', fr: '1er', it: '1°', en: '1' }[language];
  const number = date === 1 ? first : language === 'de' ? `${date}.` : `${date}`;
  return `${number} ${MONTHS[language][month - 1]} ${year}`;
}

/** `03.05.2020`; with slashes in English. */
export function inFigures(day: IsoDate, language: Language): string {
  const [year, month, date] = day.split('-');
  return language === 'en' ? `${date}/${month}/${year}` : `${date}.${month}.${year}`;
}

type Names = readonly [de: string, fr: string, it: string, en: string, ofFrench: string];
const CANTON_NAMES: Readonly<Partial<Record<Canton, Names>>> = {
  ZH: ['Zürich', 'Zurich', 'Zurigo', 'Zurich', 'de Zurich'], BE: ['Bern', 'Berne', 'Berna', 'Bern', 'de Berne'],
  LU: ['Luzern', 'Lucerne', 'Lucerna', 'Lucerne', 'de Lucerne'], ZG: ['Zug', 'Zoug', 'Zugo', 'Zug', 'de Zoug'],
  FR: ['Freiburg', 'Fribourg', 'Friburgo', 'Fribourg', 'de Fribourg'], VD: ['Waadt', 'Vaud', 'Vaud', 'Vaud', 'de Vaud'],
  SG: ['St. Gallen', 'Saint-Gall', 'San Gallo', 'St. Gallen', 'de Saint-Gall'], VS: ['Wallis', 'Valais', 'Vallese', 'Valais', 'du Valais'],
  AG: ['Aargau', 'Argovie', 'Argovia', 'Aargau', "d'Argovie"], TI: ['Tessin', 'Tessin', 'Ticino', 'Ticino', 'du Tessin'],
  NE: ['Neuenburg', 'Neuchâtel', 'Neuchâtel', 'Neuchâtel', 'de Neuchâtel'], GE: ['Genf', 'Genève', 'Ginevra', 'Geneva', 'de Genève'],
  JU: ['Jura', 'Jura', 'Giura', 'Jura', 'du Jura'],
}; // prettier-ignore

export const CANTONS_ASKED = Object.keys(CANTON_NAMES) as Canton[];

/** `{canton}`, `{ofCanton}`, `{ct}`. */
export function cantonSlots(canton: string, language: Language): Record<string, string> {
  const names = CANTON_NAMES[canton as Canton]!;
  return { canton: names[{ de: 0, fr: 1, it: 2, en: 3 }[language]]!, ofCanton: names[4], ct: canton };
}

/** One slip of the finger in the longest word: two letters swapped, one left out, or one doubled. */
export function misspelt(name: string, way: number): string {
  const words = name.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = Math.max(1, Math.floor(longest.length / 2) - 1);
  const [head, one, two, tail] = [longest.slice(0, at), longest[at]!, longest[at + 1] ?? '', longest.slice(at + 2)];
  const ways = [`${head}${two}${one}${tail}`, `${head}${one}${tail}`, `${head}${one}${one}${two}${tail}`];
  const slip = ways[way % 3] === longest ? ways[1]! : ways[way % 3]!;
  return words.map((word) => (word === longest ? slip : word)).join(' ');
}

/** Names that no notice bears. */
export const GHOSTS = ['Quibbelroth Feinmechanik AG', 'Zwyssenkranz Logistik GmbH', 'Pâquerolle Horlogerie SA', 'Trambusco Edilizia Sagl', 'Okkerveld Trading AG', 'Jaquemotte Vins Sàrl'] as const; // prettier-ignore
export const GHOST_PEOPLE = ['Ottokar Quaderer-Wimpf', 'Philibert Trousselard', 'Ermenegilda Scarpaccini', 'Barnaby Throckmorton', 'Kunigunde Affolterbach', 'Ildefonso Brambatti'] as const; // prettier-ignore
