import type { DebtorPerson } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { hull } from './field-index.js';

/** `debtor.person`, `debtor.person[1]`, `debtor.persons.person` and the like: a natural person that the notice itself is about. */
const PERSON =
  /^((?:.*\.)?(?:debtor|deceased|heir|owner|debtors)(?:\[\d+\])?(?:\.[^.]+)*?\.?person(?:\[\d+\])?)\.(?:name|prename|lastName|surname)$/;

/** Natural persons among the debtors, with what tells them apart from others of their name. */
export function readDebtorPersons(draft: Draft): void {
  const paths = new Set<string>();
  for (const { path } of draft.fields.all) {
    const parent = PERSON.exec(path)?.[1];
    if (parent !== undefined) paths.add(parent);
  }
  for (const path of [...paths].sort()) {
    const person = debtorAt(draft, path);
    if (person) draft.debtors.push(person);
  }
}

function debtorAt(draft: Draft, path: string): DebtorPerson | null {
  const value = (...names: string[]) =>
    names.map((name) => draft.fields.value(`${path}.${name}`)).find((found) => found !== null) ?? null;
  const surname = value('name', 'lastName', 'surname');
  const span = hull(draft.fields.below(path));
  if (span === null) return null;
  const country = value(
    'countryOfOrigin.isoCode',
    'countryOfOrigin.code',
    'countryOfOrigin',
    'nationality',
    'countryOfOrigin.name.de',
  );
  return {
    surname: surname ?? '',
    givenNames: value('prename', 'firstName', 'givenName') ?? '',
    origins: (value('placeOfOrigin') ?? '').split(/\s*(?:,|;|\bund\b|\bet\b|\/)\s*/).filter((origin) => origin !== ''),
    nationality: country === null ? null : (COUNTRIES[country.toUpperCase()] ?? country),
    residence: residenceAt(draft, path),
    dateOfBirth: draft.date(`${path}.dateOfBirth`),
    span,
  };
}

function residenceAt(draft: Draft, path: string): string | null {
  for (const name of ['addressSwitzerland', 'residence', 'address', 'addressForeign']) {
    for (const leaf of ['town', 'city', 'addressSwitzerland.town', 'addressForeign.town', 'municipality']) {
      const town = draft.fields.value(`${path}.${name}.${leaf}`);
      if (town !== null) return town;
    }
  }
  return null;
}

/** ISO 3166-1 alpha-2 to alpha-3 for the countries that most debtors are of; others stay as printed. */
const COUNTRIES: Readonly<Record<string, string>> = {
  CH: 'CHE', DE: 'DEU', FR: 'FRA', IT: 'ITA', AT: 'AUT', LI: 'LIE', PT: 'PRT', ES: 'ESP', GB: 'GBR', US: 'USA', NL: 'NLD', BE: 'BEL',
  LU: 'LUX', RS: 'SRB', XK: 'XKX', MK: 'MKD', BA: 'BIH', HR: 'HRV', AL: 'ALB', TR: 'TUR', PL: 'POL', HU: 'HUN', CZ: 'CZE', SK: 'SVK',
  RO: 'ROU', BG: 'BGR', GR: 'GRC', SE: 'SWE', DK: 'DNK', NO: 'NOR', FI: 'FIN', IE: 'IRL', RU: 'RUS', UA: 'UKR', BR: 'BRA', IN: 'IND',
  CN: 'CHN', LK: 'LKA', SI: 'SVN', ME: 'MNE', SUISSE: 'CHE', SCHWEIZ: 'CHE', SVIZZERA: 'CHE',
}; // prettier-ignore
