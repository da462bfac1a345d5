import { describe, expect, it } from 'vitest';
import { commons, read, relations } from './notice.js';

type Case = [
  subRubric: string,
  language: 'de' | 'fr' | 'it',
  text: string,
  kind: string,
  direction: string,
  others: [string | null, string | null, string | null][],
];

/** CHE-100.000.012, .029 and .035 have right check digits and belong to nobody's notice here. */
const CASES: Case[] = [
  ['HR02', 'de', 'Fusion: Übernahme der Aktiven und Passiven der Rotfels Holding AG, in Bern (CHE-100.000.012), gemäss Fusionsvertrag vom 28.06.2023 und Bilanz per 31.12.2022. Aktiven von CHF 100.00 und Passiven von CHF 50.00 gehen auf die übernehmende Gesellschaft über.',
    'MERGER', 'FROM', [['Rotfels Holding AG', 'Bern', 'CHE-100.000.012']]],
  ['HR02', 'de', 'Fusion: Übernahme der Aktiven und Passiven der Rotfels Holding AG, in Bern (CHE-100.000.012), und der Gelbfels GmbH, in Wil (SG) (CHE-100.000.029), gemäss Fusionsvertrag vom 28.06.2023.',
    'MERGER', 'FROM', [['Rotfels Holding AG', 'Bern', 'CHE-100.000.012'], ['Gelbfels GmbH', 'Wil (SG)', 'CHE-100.000.029']]],
  ['HR03', 'de', 'Die Aktiven und Passiven (Fremdkapital) gehen infolge Fusion auf die Rotfels Holding AG, in Bern (CHE-100.000.012), über. Die Gesellschaft wird gelöscht.',
    'MERGER', 'TO', [['Rotfels Holding AG', 'Bern', 'CHE-100.000.012']]],
  ['HR02', 'fr', 'Fusion: reprise des actifs et passifs de la société Rochebrune SA, à Nyon (CHE-100.000.012), selon contrat de fusion du 28.06.2023 et bilan au 31.12.2022.',
    'MERGER', 'FROM', [['Rochebrune SA', 'Nyon', 'CHE-100.000.012']]],
  ['HR02', 'fr', 'Fusion: reprise des actifs et passifs de Rochebrune SA, à Nyon (CHE-100.000.012), selon contrat de fusion du 28.06.2023.',
    'MERGER', 'FROM', [['Rochebrune SA', 'Nyon', 'CHE-100.000.012']]],
  ['HR03', 'fr', "L'actif et le passif (fonds étrangers) ont été repris, par suite de fusion, par la société Rochebrune SA, à Nyon (CHE-100.000.012). La société est radiée.",
    'MERGER', 'TO', [['Rochebrune SA', 'Nyon', 'CHE-100.000.012']]],
  ['HR02', 'it', 'Fusione: ripresa di attivi e passivi della Pietrarossa SA, in Lugano (CHE-100.000.012), secondo contratto di fusione del 28.06.2023.',
    'MERGER', 'FROM', [['Pietrarossa SA', 'Lugano', 'CHE-100.000.012']]],
  ['HR03', 'it', 'Attivi e passivi (capitale dei terzi) sono ripresi dalla Pietrarossa SA, in Lugano (CHE-100.000.012), in seguito a fusione. La società è cancellata.',
    'MERGER', 'TO', [['Pietrarossa SA', 'Lugano', 'CHE-100.000.012']]],
  ['HR02', 'de', 'Abspaltung: Ein Teil der Aktiven und Passiven geht gemäss Spaltungsvertrag vom 01.03.2022 auf die Gelbfels GmbH, in Wil (SG) (CHE-100.000.029), über.',
    'DEMERGER', 'TO', [['Gelbfels GmbH', 'Wil (SG)', 'CHE-100.000.029']]],
  ['HR02', 'de', 'Spaltung: Die Gesellschaft übernimmt gemäss Spaltungsvertrag vom 01.03.2022 Aktiven von CHF 500.00 von der Rotfels Holding AG, in Bern (CHE-100.000.012).',
    'DEMERGER', 'FROM', [['Rotfels Holding AG', 'Bern', 'CHE-100.000.012']]],
  ['HR02', 'de', "Vermögensübertragung: Die Gesellschaft überträgt gemäss Vertrag vom 01.03.2022 Aktiven von CHF 10'000.00 und Passiven von CHF 2'000.00 auf die Gelbfels GmbH, in Wil (SG) (CHE-100.000.029). Gegenleistung: CHF 8'000.00.",
    'ASSET_TRANSFER', 'TO', [['Gelbfels GmbH', 'Wil (SG)', 'CHE-100.000.029']]],
  ['HR02', 'fr', "Transfert de patrimoine: selon contrat du 01.03.2022, la société a transféré des actifs de CHF 10'000 et des passifs envers les tiers de CHF 2'000 à Rochebrune SA, à Nyon (CHE-100.000.012). Contre-prestation: CHF 8'000.",
    'ASSET_TRANSFER', 'TO', [['Rochebrune SA', 'Nyon', 'CHE-100.000.012']]],
  ['HR02', 'it', "Trasferimento di patrimonio: la società ha trasferito attivi per CHF 10'000 e passivi per CHF 2'000 alla Pietrarossa SA, in Lugano (CHE-100.000.012).",
    'ASSET_TRANSFER', 'TO', [['Pietrarossa SA', 'Lugano', 'CHE-100.000.012']]],
  ['HR01', 'de', 'Sacheinlage: Die Gesellschaft übernimmt bei der Gründung von der "Rotfels Holding AG", in Bern, Aktiven von CHF 10\'000.00.',
    'ASSET_TRANSFER', 'FROM', [['Rotfels Holding AG', 'Bern', null]]],
  ['HR01', 'de', 'Zweck: Gastgewerbe. Der Inhaber übernahm sämtliche Aktiven und das gesamte Fremdkapital des Einzelunternehmens Anna Muster, in Wil (SG) (CH-100.1.002.619-1).',
    'ASSET_TRANSFER', 'FROM', [['Anna Muster', 'Wil (SG)', null]]],
  ['HR01', 'fr', "Apport en nature et reprise de biens: selon contrat de transfert de patrimoine du 10.06.2016 il est fait apport des actifs de CHF 79'091.41 et des passifs envers les tiers de CHF 17'228.85 de l'entreprise individuelle \"Rochebrune, Marie\" à Nyon (CHE-100.000.012), soit un actif net de CHF 61'862.56.",
    'ASSET_TRANSFER', 'FROM', [['Rochebrune, Marie', 'Nyon', 'CHE-100.000.012']]],
  ['HR02', 'de', 'Fusion: Übernahme der Aktiven und Passiven der Bank der Region International AG, in St. Gallen (CHE-100.000.012), gemäss Vertrag.',
    'MERGER', 'FROM', [['Bank der Region International AG', 'St. Gallen', 'CHE-100.000.012']]],
]; // prettier-ignore

describe('mergers, demergers and transfers of assets', () => {
  it.each(CASES)('%s %s: %s', (subRubric, language, text, kind, direction, others) => {
    const place = language === 'fr' ? 'à' : 'in';
    const reading = read({
      subRubric,
      language,
      text: `Blaufels Werkzeuge AG, ${place} Zürich, CHE-100.000.006 (SHAB Nr. 2 vom 06.01.2020, Publ. 1004800000). ${text}`,
      content: { [subRubric === 'HR03' ? 'commonsActual' : 'commonsNew']: commons() },
    });
    const found = relations(reading);
    expect(found.map(({ other }) => [other.name, other.seat, other.uid])).toEqual(others);
    for (const relation of found) expect(relation).toMatchObject({ kind, direction });
    expect(reading.topics).toContain(kind === 'ASSET_TRANSFER' ? 'ASSET_TRANSFER' : 'MERGER');
  });

  it('reads none into a purpose, a list of persons or the firm itself', () => {
    const text =
      'Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006. Zweck neu: Fusion und Übernahme der Aktiven der Rotfels AG, in Bern (CHE-100.000.012), sowie Handel. Statutenänderung: 01.02.2020. Umfirmierung infolge Fusion der Blaufels Werkzeuge AG, in Zürich (CHE-100.000.006).';
    expect(relations(read({ text, content: { commonsNew: commons() } }))).toEqual([]);
  });
});

describe('head offices of branches', () => {
  it('come from the structured content, with the seat that only the text has', () => {
    const reading = read({
      subRubric: 'HR01',
      language: 'it',
      text: 'Blaufels Sagl, in Lumino, CHE-100.000.006, Via Alta 5, 6533 Lumino, succursale svizzera (Nuova iscrizione). Numero di identificazione della sede principale: CHE-100.000.012. Ditta della sede principale: Blaufels Sagl. Sede principale: Soazza.',
      content: {
        commonsNew: commons(
          { legalForm: '0151' },
          { headOffice: { name: 'Blaufels Sagl', country: 'CH', uid: 'CHE-100.000.012' } },
        ),
      },
    });
    expect(relations(reading)).toMatchObject([
      {
        kind: 'HEAD_OFFICE',
        direction: 'FROM',
        other: { name: 'Blaufels Sagl', uid: 'CHE-100.000.012', seat: 'Soazza' },
      },
    ]);
    expect(reading.topics).toEqual(['BRANCH', 'FOUNDED']);
  });

  it.each([
    [
      'de',
      'Blaufels GmbH, in Wil (SG), CH-320.9.020.491-0, Zweigniederlassung (SHAB Nr. 149 vom 06.08.2001, S. 6010), mit Hauptsitz in: Brissago. Neue Identifikationsnummer Hauptsitz: CH-509.4.006.868-1. Firma Hauptsitz neu: Blaufels Sagl (Blaufels GmbH) [bisher: Firma Hauptsitz: Blaufels GmbH].',
      'Blaufels Sagl',
      'Brissago',
    ],
    [
      'de',
      'Blaufels SA, in Givisiez, Route Haute 14. Unter dieser Firma hat die Aktiengesellschaft Blaufels AG, mit Sitz in Olten, eingetragen im Handelsregister des Kantons Solothurn (SHAB vom 24.10.2000, S. 7253), durch Beschluss ihres Verwaltungsrates vom 10.06.2003, eine Zweigniederlassung errichtet.',
      'Blaufels AG',
      'Olten',
    ],
  ] as const)('come from the text: %s %s', (language, text, name, seat) => {
    expect(relations(read({ language, text }))).toMatchObject([{ kind: 'HEAD_OFFICE', other: { name, seat } }]);
  });
});
