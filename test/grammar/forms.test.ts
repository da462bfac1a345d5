import { describe, expect, it } from 'vitest';
import { foldRole, parseNationality, readPersons, roleLabel } from '../../ingest/grammar/index.js';
import { FORMS } from './forms.js';
import { ODD_FORMS } from './odd-forms.js';
import { sketch } from './sketch.js';

for (const [group, forms] of Object.entries({ ...FORMS, 'odd layouts': ODD_FORMS })) {
  describe(`forms: ${group}`, () => {
    it.each(forms.map((form) => [form.text.slice(0, 90), form] as const))('%s', (_title, form) => {
      const { mentions, unread } = readPersons({ text: form.text, subRubric: form.subRubric, language: 'de' });
      expect(mentions.map(sketch)).toEqual(form.lines);
      expect(unread.map(({ span }) => form.text.slice(span.start, span.end))).toEqual(form.unread ?? []);
    });
  });
}

const head = 'Muster AG, in Bern, CHE-123.456.788, Aktiengesellschaft (SHAB Nr. 2 vom 06.01.2026, Publ. 1006529604). ';
const read = (text: string) => readPersons({ text, subRubric: 'HR02', language: 'de' });

describe('what is no person section', () => {
  it.each([
    'Zweck neu: Vermittlung von Personen: Präsident, Mitglied und Geschäftsführer, mit Einzelunterschrift.',
    'But: la société a pour but la gérance, l’administration et la signature de contrats.',
    'Die Gesellschafter erhalten für ihre bisherigen Stammanteile 500 Aktien zu CHF 100.00.',
    'Mitteilungen an die Gesellschafter: durch Brief. Communication aux associés: par écrit.',
    'Sa liquidation étant terminée, la société est radiée.',
    'Mit Entscheid vom 01.02.2020 hat das Gericht über die Gesellschaft den Konkurs eröffnet.',
    'Selon déclaration du 10.06.2016, il est renoncé à un contrôle restreint.',
    'Capital-actions: CHF 100’000, entièrement libéré, divisé en 100 actions de CHF 1’000, nominatives.',
  ])('%s', (sentence) => {
    expect(read(head + sentence)).toEqual({ mentions: [], sections: [], unread: [] });
  });
});

it('a bracket may say that there was no office', () => {
  const { mentions } = read(
    'Eingetragene Personen neu oder mutierend: Muster, Anna, von Bern, in Thun, Geschäftsführerin, mit Einzelunterschrift [bisher: ohne eingetragene Funktion mit Einzelunterschrift].',
  );
  expect(mentions[0]!.previous).toMatchObject({ roles: [], signature: { kind: 'SOLE' } });
});

it.each([
  ['La procuration de Lavorin Lea est radiée.', 'Lavorin/Lea'],
  ["La procuration d'Essert Eva est radiée.", 'Essert/Eva'],
  ['La signature de Desmur Paul et Lamure Jean est radiée.', 'Desmur/Paul Lamure/Jean'],
  ['Die Prokura von Vontal Eva ist erloschen.', 'Vontal/Eva'],
  ['La procura di Delmonte Ugo è cancellata.', 'Delmonte/Ugo'],
])('a name may begin as the article before it does: %s', (sentence, names) => {
  // `de la` took two letters of every name in La-, and the mandate stayed open.
  const { mentions } = readPersons({ text: `${head}${sentence}`, subRubric: 'HR02', language: 'fr' });
  const read = mentions.map((one) => sketch(one).replace(/^.*PERSON (\S+) .*$/, '$1')).join(' ');
  expect(read).toBe(names);
});

describe('what cannot be read is kept', () => {
  it('a fragment in a list is an unread span, counted in its section', () => {
    const { mentions, sections, unread } = read(
      `${head}Eingetragene Personen: ???; Muster, Anna, von Bern, in Thun, Präsidentin.`,
    );
    expect(mentions).toHaveLength(1);
    expect(unread).toHaveLength(1);
    expect(sections[0]!.unreadCharacters).toBe(3);
  });

  it('prose that must speak of a signature, in words no rule knows', () => {
    const text =
      'En raison de circonstances diverses, toutes les signatures antérieures, quelles qu’elles soient, sont radiées.';
    const { unread, sections } = readPersons({ text, subRubric: 'HR02', language: 'fr' });
    expect(unread).toHaveLength(1);
    expect(sections[0]!.unreadCharacters).toBe(text.length - 1);
  });
});

describe('the vocabulary', () => {
  it.each([
    ['Gesellschafterinnen und Geschäftsführerinnen', 'PARTNER MANAGER'],
    ['administratrice-déléguée', 'BOARD_DELEGATE'],
    ['administrateur président', 'BOARD_PRESIDENT'],
    ['Präsident und Delegierter des Verwaltungsrates', 'BOARD_PRESIDENT BOARD_DELEGATE'],
    ['associé, gérant et président', 'PARTNER MANAGERS_CHAIR'],
    ['soci e gerenti', 'PARTNER MANAGER'],
    ['membre du conseil de fondation', 'BOARD_MEMBER'],
    ['stellvertretender Direktor', 'DEPUTY_DIRECTOR'],
    ['Mitglied der Generaldirektion', 'MANAGEMENT_MEMBER'],
    ['unbeschränkt haftender Gesellschafter', 'GENERAL_PARTNER'],
    ['Wer ist im Verwaltungsrat?', 'BOARD_MEMBER'],
    ['directeurs adjoints', 'DEPUTY_DIRECTOR'],
    ['Cheffluglehrer', ''],
  ])('%s: %s', (text, roles) => {
    expect(
      foldRole(text)
        .map((role) => role.role)
        .join(' '),
    ).toBe(roles);
  });

  it('labels', () => {
    expect(roleLabel('AUDITOR', 'de')).toBe('Revisionsstelle');
    expect(roleLabel('AUDITOR', 'it')).toBe('ufficio di revisione');
  });

  it.each([
    ['deutscher Staatsangehöriger', 'DEU'], ['deux ressortissants français', 'FRA'], ['citoyenne grecque', 'GRC'], ['cittadina italiana', 'ITA'], ['de Grande-Bretagne', 'GBR'],
    ['des Etats-Unis', 'USA'], ['Staatsangehörige der USA', 'USA'], ['citoyen du Kosovo', 'XKX'], ['sri-lankischer Staatsangehöriger', 'LKA'], ['ressortissante turque', 'TUR'],
    ['cittadino degli Stati Uniti', 'USA'], ['staatenlos', 'XXA'], ['Schweizer Bürger', 'CHE'], ['südafrikanische Staatsangehörige', 'ZAF'], ['ressortissant tchèque', 'CZE'],
    ['bosnisch-herzegowinischer Staatsangehöriger', 'BIH'], ['cittadini svizzeri', 'CHE'], ['ressortissant nigérian', 'NGA'], ['von Musterwil', null],
  ] as const)('%s: %s', (text, country) => {
    expect(parseNationality(text)).toBe(country);
  }); // prettier-ignore
});
