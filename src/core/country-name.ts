import { COUNTRY_LINES } from './countries.js';
import type { Language } from './vocabulary.js';

const ALPHA_2 = new Map<string, string>();
for (const line of COUNTRY_LINES.trim().split('\n')) {
  const [alpha3 = '', alpha2 = ''] = line.slice(0, line.indexOf('|')).split(' ');
  if (alpha2 !== '') ALPHA_2.set(alpha3, alpha2);
}
const NAMES = new Map<Language, Intl.DisplayNames>();

/** A country's name in a language, by its code of ISO 3166-1 alpha-3 (`ROU`: Rumänien); anything else, and a state that is no more, as it is. */
export function countryName(code: string, language: Language): string {
  const region = ALPHA_2.get(code);
  if (region === undefined) return code;
  let names = NAMES.get(language);
  if (names === undefined)
    NAMES.set(language, (names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })));
  return names.of(region) ?? code;
}
