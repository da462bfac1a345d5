import { COUNTRY_LINES } from './countries.js';
import { foldName } from './hub-key.js';
import { MANY_TEXTS, remembered } from './remembered.js';

/** Letters that are no letter with a mark. */
const APART: Readonly<Record<string, string>> = {
  ß: 's',
  œ: 'o',
  æ: 'a',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '’': "'",
  '\u00a0': ' ',
};
const CODES = new Map<string, string>();
const NAMES = new Map<string, string>();
const STEMS = new Map<string, string>();

const NOT_PLAIN = /[^\x20-\x7e]/;
for (const line of COUNTRY_LINES.trim().split('\n')) {
  const [codes = '', names = '', stems = ''] = line.split('|');
  const [alpha3 = '', ...others] = codes.split(' ');
  for (const code of [alpha3, ...others]) if (!CODES.has(code)) CODES.set(code, alpha3);
  for (const name of names.split(',')) NAMES.set(plain(name), alpha3);
  for (const stem of stems.split(',')) if (stem && !STEMS.has(stem)) STEMS.set(stem, alpha3);
}

/** Lower case without accents. */
function fold(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase();
  return text
    .replace(/[ßœæøđłı’\u00a0]/gi, (letter) => APART[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

function plain(name: string): string {
  return fold(name)
    .replace(/[-.'\s]+/g, ' ')
    .trim();
}

const ENDINGS = new Set(['', 'e', 'er', 'en', 'es', 'em', 's', 'ne', 'nes', 'ienne', 'iennes', 'ien', 'iens', 'o', 'a', 'i', 'he', 'hi', 'ca', 'co', 'che', 'chi', 'que', 'ques', 'te', 'tes', 'le', 'se', 'ses', 'ue', 'ues', 'ano', 'ana', 'ani', 'no', 'na', 'ni', 'h', 'ais', 'aise', 'ois', 'oise', 'ese', 'esi', 'ale', 'erin', 'rin', 'in']); // prettier-ignore

/** The country whose citizens an adjective names (`deutscher`, `française`, `italiani`), as ISO 3166-1 alpha-3, or null. */
export function countryOfAdjective(word: string): string | null {
  const folded = fold(word);
  for (let length = folded.length; length >= 3; length--) {
    const country = STEMS.get(folded.slice(0, length));
    if (country && ENDINGS.has(folded.slice(length))) return country;
    if (folded.length - length > 5) return null;
  }
  return null;
}

const ARTICLES =
  /^(?:der |die |das |des |den |dem |de la |de l |de |du |d |la |le |les |l |della |dell |degli |dei |del |dal |dalla |dall |dagli |da |di |von |vom |aus |of |the |gli |il |lo |republik |republique d?e? ?)/;

/** The country that a name or a printed code stands for, as ISO 3166-1 alpha-3, or null. Codes count in capitals only. */
export function countryOfName(text: string): string | null {
  return text.length > 80 ? null : countryNamed(text).country;
}

const countryNamed = remembered((text: string) => ({ country: lookUp(text) }), MANY_TEXTS);

function lookUp(text: string): string | null {
  const trimmed = text.trim().replace(/\.$/, '');
  if (trimmed.length <= 4) {
    const code = CODES.get(trimmed);
    if (code) return code;
  }
  let name = plain(trimmed);
  for (let round = 0; round < 3; round++) {
    const country = NAMES.get(name) ?? NAMES.get(name.replace(/s$/, ''));
    if (country) return country;
    const shorter = name.replace(ARTICLES, '');
    if (shorter === name) return null;
    name = shorter;
  }
  return null;
}

/** As nationalities are compared: the code, or what is printed, folded. */
export function nationalityKey(nationality: string): string {
  return /^[A-Z]{3}$/.test(nationality) ? nationality : foldName(nationality);
}

/** Words by which a part speaks of citizenship, folded. */
export const CITIZEN =
  /\b(?:staatsangehor\w*|staatsburg\w*|(?:doppel)?burger(?:in)?\b|(?:doppel)?burgerinnen|ressortissant\w*|citoyen\w*|cittadin\w*|nationalit\w*|staatenlos\w*|apatrid\w*|apolid\w*|national\b|nationals\b|binationa\w*|citizen\w*)/;

/**
 * The nationality in a printed phrase (`deutscher Staatsangehöriger`, `deux ressortissants français`, `citoyen du Kosovo`, `cittadina
 * italiana`, `de France`) as ISO 3166-1 alpha-3; `XXA` for the stateless (ICAO); null where the country is not known. The first of several.
 */
export function parseNationality(text: string): string | null {
  return nationalitiesIn(text).countries[0] ?? null;
}

/** All of them, in order (`schweizerischer und deutscher Staatsangehöriger`, `de nationalité française, italienne et suisse`); as {@link parseNationality}. */
export function parseNationalities(text: string): readonly string[] {
  return nationalitiesIn(text).countries;
}

const nationalitiesIn = remembered((text: string) => ({ countries: readAll(text) }));

const BETWEEN = /\s*[,/&]\s*|\s(?:und|sowie|et|ed?|y|and)\s/;
/** `schweizerisch-italienisch`, `franco-suisse`: two words in one. French and Italian have forms of their own for what stands before. */
const COMPOUND = /^(?:doppel\w*|doubles?|doppi[oa]?)?\s*([a-z]{4,})-([a-z]{4,})$/;
const BEFORE: Readonly<Record<string, string>> = {
  franco: 'FRA', italo: 'ITA', germano: 'DEU', hispano: 'ESP', ispano: 'ESP', luso: 'PRT', anglo: 'GBR', britannico: 'GBR', helvetico: 'CHE',
  elvetico: 'CHE', suisso: 'CHE', austro: 'AUT', belgo: 'BEL', turco: 'TUR', russo: 'RUS', americano: 'USA', serbo: 'SRB',
}; // prettier-ignore

function readAll(text: string): string[] {
  const first = read(text);
  if (first === null) return compound(text);
  const pieces = fold(text)
    .split(BETWEEN)
    .map((piece) => piece.replace(CITIZEN, ' ').trim());
  // One country may have two words and an `and` between them; what stands behind the first is a nationality where it is nothing else.
  if (pieces.length === 1 || countryOfName(pieces.join(' und ')) !== null || countryOfName(text.trim()) !== null)
    return [first];
  const others = pieces.flatMap((piece) => wholly(piece) ?? []);
  return [...new Set(others.includes(first) ? others : [first, ...others])];
}

/** Whether a text is nothing but adjectives of countries (`canadienne et suisse`); with a capital it may be somebody's name. */
export function areNationalities(text: string): boolean {
  return (
    text.length <= 200 &&
    /^\s*\p{Ll}/u.test(text) &&
    fold(text)
      .trim()
      .split(BETWEEN)
      .every((piece) => wholly(piece) !== null)
  );
}

function compound(text: string): string[] {
  const [, before = '', behind = ''] = COMPOUND.exec(fold(text).replace(CITIZEN, ' ').trim()) ?? [];
  const [one, other] = [BEFORE[before] ?? countryOfAdjective(before), countryOfAdjective(behind)];
  return one !== null && other !== null ? [...new Set([one, other])] : [];
}

/** A country or an adjective, and no word more. */
function wholly(piece: string): string | null {
  return countryOfName(piece) ?? (/^[a-z-]{3,}$/.test(piece) ? countryOfAdjective(piece) : null);
}

function read(text: string): string | null {
  if (text.length > 200) return null;
  const folded = fold(text);
  if (/\b(?:staatenlos|apatrid|apolid)/.test(folded)) return 'XXA';
  const rest = folded.replace(CITIZEN, ' ').trim();
  const byName = countryOfName(text.trim()) ?? countryOfName(rest);
  if (byName) return byName;
  for (const word of rest.split(/[^a-z-]+/)) {
    if (word.length < 3) continue;
    const country = countryOfAdjective(word) ?? NAMES.get(word) ?? null;
    if (country) return country;
  }
  return null;
}
