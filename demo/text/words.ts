/** Parts of entries in the words of a language and style. */
import type { Role, SignatureKind } from '../../src/core/index.js';
import type { Body, Restriction, Row, Shares } from '../model.js';
import { COUNTRY_ALPHA3, COUNTRY_FRENCH, NATIONALITY_BY_CODE } from '../stock/nationalities.js';
import type { Style } from '../stock/offices.js';
import type { PrintLanguage } from '../stock/places.js';
import { AND, OF_BODY, RESTRICTION_WORDS, ROLE_WORDS, SIGNATURE_WORDS } from '../stock/words.js';
import type { Citizenship, Home } from '../people.js';

export interface Manner {
  language: PrintLanguage;
  style: Style;
  body: Body;
}

export const isProse = (style: Style) => style.startsWith('prose');
const isFribourg = (style: Style) => style.startsWith('fribourg');

/** `20'000.00`, or `20'000` in the prose of the west. */
export function money(amount: number, cents: boolean): string {
  const [whole, fraction] = amount.toFixed(2).split('.') as [string, string];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "'");
  return cents || fraction !== '00' ? `${grouped}.${fraction}` : grouped;
}

/** `d'Aigle`, `du Locle`, `de Genève`. */
export function frenchDe(place: string): string {
  if (/^[AEIOUÉÈY]/.test(place) && !/^Y[aeiou]/.test(place)) return `d'${place}`;
  return place.startsWith('Le ') ? `du ${place.slice(3)}` : `de ${place}`;
}

/** `von Basel und Uster` or `deutsche Staatsangehörige`. */
export function citizenshipText(citizenship: Citizenship, female: boolean, manner: Manner): string {
  const { language, style } = manner;
  if (citizenship.nationality !== null) {
    const nation = NATIONALITY_BY_CODE.get(citizenship.nationality)!;
    if (language === 'de') return `${nation.de}${female ? 'e Staatsangehörige' : 'er Staatsangehöriger'}`;
    if (language === 'it') return female ? `cittadina ${nation.it[1]}` : `cittadino ${nation.it[0]}`;
    if (isProse(style) || isFribourg(style)) return nation.frCountry;
    return female ? `citoyenne ${nation.fr[1]}` : `citoyen ${nation.fr[0]}`;
  }
  if (language === 'de') return `von ${citizenship.origins.join(' und ')}`;
  if (language === 'it') return `da ${citizenship.origins.join(' e ')}`;
  const [first, ...others] = citizenship.origins as [string, ...string[]];
  return [frenchDe(first), ...others.map((origin) => (isProse(style) ? frenchDe(origin) : origin))].join(' et ');
}

/** The town with its country as the style has it: `Boston (US)`, `Annecy, FRA`, `Annecy, France`. */
export function homeTown(home: Home, style: Style): string {
  if (home.country === null) return home.town;
  if (style === 'prose-ge') return `${home.town}, ${COUNTRY_ALPHA3[home.country] ?? home.country}`;
  if (style === 'prose-vd' || style === 'prose-ne')
    return `${home.town}, ${COUNTRY_FRENCH[home.country] ?? home.country}`;
  return `${home.town} (${home.country})`;
}

export function homeText(home: Home, manner: Manner): string {
  return `${manner.language === 'fr' ? 'à' : 'in'} ${homeTown(home, manner.style)}`;
}

export function roleText(role: Role, female: boolean, manner: Manner): string {
  const { language, body, style } = manner;
  if (role === 'BOARD_MEMBER' && body === 'company' && language === 'fr')
    return female ? 'administratrice' : 'administrateur';
  if (role === 'BOARD_MEMBER' && style === 'fribourg-de')
    return (
      { company: 'Verwaltungsratsmitglied', foundation: 'Stiftungsratsmitglied' }[body as string] ?? 'Vorstandsmitglied'
    );
  const word = ROLE_WORDS[language][role]?.[female ? 1 : 0] ?? role;
  const ofBody = OF_BODY[language][body];
  return ofBody ? word.replace('~', ofBody) : word.replace(' ~', '');
}

/** All roles of a row; `associé-gérant` where the west joins them. */
export function rolesText(roles: readonly Role[], female: boolean, manner: Manner): string {
  const texts = roles.map((role) => roleText(role, female, manner));
  if (isProse(manner.style) && roles[0] === 'PARTNER' && (roles[1] === 'MANAGER' || roles[1] === 'MANAGERS_CHAIR')) {
    const joined = female ? 'associée-gérante' : 'associé-gérant';
    const rest = roles.slice(2).map((role) => roleText(role, female, manner));
    const first = roles[1] === 'MANAGERS_CHAIR' ? `${joined} ${female ? 'présidente' : 'président'}` : joined;
    return [first, ...rest].join(' et ');
  }
  return texts.join(AND[manner.language]);
}

export function signatureText(kind: SignatureKind, restriction: Restriction | null, manner: Manner): string {
  const word = SIGNATURE_WORDS[manner.language][kind] ?? '';
  const limit = restriction && kind !== 'NONE' ? RESTRICTION_WORDS[manner.language][restriction] : '';
  if (manner.style === 'fribourg-de') return (kind === 'NONE' ? 'ohne Unterschrift' : word) + limit;
  if (kind === 'NONE' && manner.language === 'fr' && manner.style !== 'list-fr') return 'sans signature';
  return word + limit;
}

export function sharesText(shares: Shares, manner: Manner): string {
  const one = shares.count === 1;
  const value = money(shares.nominal, !isProse(manner.style));
  const count = money(shares.count, false);
  if (manner.language === 'de')
    return one ? `mit einem Stammanteil von CHF ${value}` : `mit ${count} Stammanteilen zu je CHF ${value}`;
  if (manner.language === 'it') return one ? `con una quota da CHF ${value}` : `con ${count} quote da CHF ${value}`;
  if (isProse(manner.style)) return one ? `pour une part de CHF ${value}` : `pour ${count} parts de CHF ${value}`;
  return one ? `pour une part sociale de CHF ${value}` : `pour ${count} parts sociales de CHF ${value}`;
}

/** The name as the style has it: with a comma in lists, without in prose and Fribourg. */
export function personName(row: Row, manner: Manner): string {
  const title = row.doctor && manner.style === 'list-de' ? 'Dr. ' : '';
  const joint = isProse(manner.style) || isFribourg(manner.style) ? ' ' : ', ';
  return `${row.name.surname}${joint}${title}${row.name.givenNames}`;
}

/** `, de Genève, à Carouge` */
export function originAndHome(row: Row, manner: Manner): string {
  return `, ${citizenshipText(row.citizenship, row.female, manner)}, ${homeText(row.home, manner)}`;
}

export const isSignatory = (row: Row) => row.roles.length === 0 || row.roles[0] === 'SIGNATORY';
export const isProcuration = (row: Row) =>
  row.signature === 'SOLE_PROCURATION' || row.signature === 'JOINT_PROCURATION_TWO';
export const frenchPlural = (word: string) =>
  word.replace(/^\S+/, (first) => (first.endsWith('s') ? first : `${first.replace('-', 's-')}s`));
