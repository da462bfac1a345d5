import { describe, expect, it } from 'vitest';
import type { FieldTree, FirmField } from '../../src/core/index.js';
import { field, read, relations, statuses } from './notice.js';

type Language = 'de' | 'fr' | 'it';
type Expected = Partial<Record<FirmField, string | [value: string, previous: string]>>;
type Case = [language: Language, text: string, expected: Expected];

const HEADS: Record<Language, string> = {
  de: 'Blaufels Werkzeuge AG, in Wil (SG), CH-320.3.020.491-0, Aktiengesellschaft (SHAB Nr. 84 vom 01. 05. 2000, S. 2898). ',
  fr: 'Blaufels Werkzeuge AG, à Wil (SG), CH-320.3.020.491-0, société anonyme (FOSC no 84 du 01. 05. 2000, p. 2898). ',
  it: 'Blaufels Werkzeuge AG, in Wil (SG), CH-320.3.020.491-0, società anonima (FUSC no. 84 del 01.05.2000, p. 2898). ',
};

const CHANGES: Case[] = [
  ['de', 'Firma neu: Rotfels Werkzeuge AG (Rotfels Outils SA). Statutenänderung: 01.02.2010.', { name: ['Rotfels Werkzeuge AG', 'Blaufels Werkzeuge AG'], translations: 'Rotfels Outils SA' }],
  ['de', 'Statutenänderung: 01.02.2010. Sitz neu: St. Gallen. Domizil neu: c/o Dr. A. Muster, Am Bach 4a, 9000 St. Gallen.', { seat: ['St. Gallen', 'Wil (SG)'], address: 'c/o Dr. A. Muster, Am Bach 4a, 9000 St. Gallen' }],
  ['de', 'Rechtsform neu: Gesellschaft mit beschränkter Haftung. Firma neu: Blaufels GmbH. Stammkapital neu: CHF 100\'000.00 [bisher: CHF 50\'000.00].', { legalForm: ['0107', '0106'], name: ['Blaufels GmbH', 'Blaufels Werkzeuge AG'], capitalNominal: ['100000.00', '50000.00'], capitalCurrency: 'CHF' }],
  ['de', 'Zweck neu: Handel mit Waren. Die Gesellschaft kann sich beteiligen. Aktienkapital neu: EUR 250\'000.-- [bisher: CHF 100\'000.--]. Liberierung Aktienkapital neu: EUR 125\'000.--.', { purpose: 'Handel mit Waren. Die Gesellschaft kann sich beteiligen', capitalNominal: ['250000.00', '100000.00'], capitalPaid: '125000.00', capitalCurrency: ['EUR', 'CHF'] }],
  ['de', 'Adresse neu: Dorfweg 12, 9500 Wil. Muster Anna ist nicht mehr Mitglied, ihre Unterschrift ist erloschen.', { address: 'Dorfweg 12, 9500 Wil' }],
  ['de', 'Die Firma lautet neu: Rotfels AG. Der Sitz wurde von Wil nach Gossau (SG) verlegt.', { name: ['Rotfels AG', 'Blaufels Werkzeuge AG'], seat: ['Gossau (SG)', 'Wil (SG)'] }],
  ['fr', 'Nouvelle raison sociale: Rocherouge SA. Nouveau siège: Crans-Montana. Nouvelle adresse: Ruelle du Pré 1, 3963 Crans-Montana.', { name: ['Rocherouge SA', 'Blaufels Werkzeuge AG'], seat: ['Crans-Montana', 'Wil (SG)'], address: 'Ruelle du Pré 1, 3963 Crans-Montana' }],
  ['fr', "Siège transféré à Nyon, rue de la Gare 3. Nouveau but: l'achat et la vente de biens.", { seat: ['Nyon', 'Wil (SG)'], purpose: "l'achat et la vente de biens" }],
  ['fr', 'La société a transféré son siège de Wil à La Chaux-de-Fonds. Par conséquent, sa raison sociale devient: Blaufels Montres SA.', { seat: ['La Chaux-de-Fonds', 'Wil (SG)'], name: ['Blaufels Montres SA', 'Blaufels Werkzeuge AG'] }],
  ['fr', "Augmentation ordinaire du capital-actions porté de CHF 250'000 à CHF 270'000 par l'émission de 20 actions de CHF 1'000, nominatives. Capital-actions: CHF 270'000, entièrement libéré, divisé en 270 actions de CHF 1'000.", { capitalNominal: ['270000.00', '250000.00'], capitalPaid: '270000.00', capitalCurrency: 'CHF' }],
  ['fr', "Nouveau capital-actions: CHF 200'000 [précédemment: CHF 100'000]. Nouvelle forme juridique: société à responsabilité limitée.", { capitalNominal: ['200000.00', '100000.00'], legalForm: ['0107', '0106'], capitalCurrency: 'CHF' }],
  ['it', 'Nuova ragione sociale: Pietrarossa SA. Nuova sede: Lugano. Nuovo recapito: via Alta 3, 6900 Lugano. Nuovo scopo: il commercio.', { name: ['Pietrarossa SA', 'Blaufels Werkzeuge AG'], seat: ['Lugano', 'Wil (SG)'], address: 'via Alta 3, 6900 Lugano', purpose: 'il commercio' }],
  ['it', "Nuova ditta: Pietrarossa Sagl [finora: Blaufels Werkzeuge AG]. Nuovo capitale sociale: CHF 40'000.00 [finora: CHF 20'000.00].", { name: ['Pietrarossa Sagl', 'Blaufels Werkzeuge AG'], capitalNominal: ['40000.00', '20000.00'], capitalCurrency: 'CHF' }],
  ['it', 'La sede è stata trasferita da Wil a Bellinzona. La società rinuncia a una revisione limitata.', { seat: ['Bellinzona', 'Wil (SG)'], optingOut: 'true' }],
]; // prettier-ignore

describe('a change read from its text alone', () => {
  it.each(CHANGES)('%s: %s', (language, text, expected) => {
    const reading = read({ language, source: 'shab-legacy', text: HEADS[language] + text, cantons: [] });
    const found = Object.fromEntries(
      reading.assertions.flatMap((each) =>
        each.kind === 'FIRM_FIELD_SET' &&
        (!each.background || each.field === 'capitalCurrency') &&
        each.field !== 'canton'
          ? [[each.field, typeof each.previous === 'string' ? [each.value, each.previous] : each.value]]
          : [],
      ),
    );
    expect(found).toEqual(expected);
    expect(reading.subjects).toMatchObject([{ oldNumber: 'CH32030204910' }]);
    for (const each of reading.assertions) expect(each.span.end).toBeGreaterThan(each.span.start);
  });

  it('keeps the header as background', () => {
    const reading = read({
      text: `${HEADS.de}Domizil: Dorfweg 12, 9500 Wil (bisher nicht publiziert).`,
      source: 'shab-legacy',
    });
    for (const [name, value] of [
      ['name', 'Blaufels Werkzeuge AG'],
      ['seat', 'Wil (SG)'],
      ['legalForm', '0106'],
      ['address', 'Dorfweg 12, 9500 Wil'],
      ['canton', 'SG'],
    ] as const) {
      expect(field(reading, name)).toMatchObject({ value, background: true });
    }
  });

  it('cuts the notes on documents off the last clause', () => {
    const text =
      'Blaufels AG, in Wil, Aktiengesellschaft (SHAB Nr. 84 vom 01. 05. 2000, S. 2898). Domizil neu: Dorfweg 12, 9500 Wil.Verfügung 1 Anmeldung 2. Auflösung der Firma';
    expect(field(read({ text }), 'address')!.value).toBe('Dorfweg 12, 9500 Wil');
    expect(statuses(read({ text }))).toEqual([]);
  });
});

type Head = [language: Language, text: string, firm: FieldTree];
const FOUNDINGS: Head[] = [
  ['de', 'Blaufels GmbH, in Wangen (SZ), Seestrasse 100, 8855 Wangen, Gesellschaft mit beschränkter Haftung (Neueintragung). Statutendatum: 18.01.2001. Zweck: Handel. Stammkapital: CHF 50\'000.', { name: 'Blaufels GmbH', seat: 'Wangen (SZ)', legalForm: '0107', address: 'Seestrasse 100, 8855 Wangen' }],
  ['de', 'Blaufels Stiftung [Fondation Blaufels] [Fondazione Blaufels], in Fribourg, Rue Haute 4, CH-217-3533792-6. Neue Stiftung. Zweck: Hilfe.', { name: 'Blaufels Stiftung', seat: 'Fribourg', legalForm: '0110', address: 'Rue Haute 4', translations: 'Fondation Blaufels | Fondazione Blaufels' }],
  ['de', 'Muster Anna, in Ruswil, CH-100.1.795.118-0, Restaurant Lamm, Dorfstrasse, 6017 Ruswil, Einzelunternehmen (Neueintragung). Zweck: Gastgewerbe.', { name: 'Muster Anna', seat: 'Ruswil', legalForm: '0101', address: 'Restaurant Lamm, Dorfstrasse, 6017 Ruswil' }],
  ['fr', 'Blaufels SNC, à Biel/Bienne, CHE-100.000.006, Route de Büren 82, 2504 Biel/Bienne, société en nom collectif (Nouvelle inscription). But: le commerce.', { name: 'Blaufels SNC', seat: 'Biel/Bienne', legalForm: '0103', address: 'Route de Büren 82, 2504 Biel/Bienne' }],
  ['fr', 'Blaufels GG Sàrl, à Meyrin, Chemin du Pré 38, 1217 Meyrin, CHE-100.000.006. Nouvelle société à responsabilité limitée. Statuts du 17.06.2014. But: le commerce.', { name: 'Blaufels GG Sàrl', seat: 'Meyrin', legalForm: '0107', address: 'Chemin du Pré 38, 1217 Meyrin' }],
  ['it', 'Blaufels Sagl (Blaufels GmbH) (Blaufels Ltd liab Co), in Lugano, CHE-100.000.006, via Alta no. 5, 6900 Lugano, società a garanzia limitata (nuova iscrizione). Scopo: il commercio.', { name: 'Blaufels Sagl', seat: 'Lugano', legalForm: '0107', address: 'via Alta no. 5, 6900 Lugano', translations: 'Blaufels GmbH | Blaufels Ltd liab Co' }],
  ['de', 'Blaufels (Schweiz) AG, in St. Gallen, CHE-100.000.006, c/o Muster AG, Marktgasse 1, 9000 St. Gallen, Aktiengesellschaft (Neueintragung). Zweck: Handel.', { name: 'Blaufels (Schweiz) AG', seat: 'St. Gallen', legalForm: '0106', address: 'c/o Muster AG, Marktgasse 1, 9000 St. Gallen' }],
  ['de', 'Verein Blaufels Zürich (VBZ), in Zürich, CHE-100.000.006, Am Wasser 1, 8000 Zürich, Verein (Neueintragung). Zweck: Sport.', { name: 'Verein Blaufels Zürich (VBZ)', seat: 'Zürich', legalForm: '0109', address: 'Am Wasser 1, 8000 Zürich' }],
]; // prettier-ignore

describe('a first entry read from its text alone', () => {
  it.each(FOUNDINGS)('%s: %s', (language, text, firm) => {
    const reading = read({ subRubric: 'HR01', language, text });
    for (const [name, value] of Object.entries(firm)) {
      const set = field(reading, name as FirmField);
      expect(set, name).toMatchObject({ value });
      expect(set).not.toHaveProperty('background');
    }
    expect(statuses(reading)).toEqual(['ACTIVE FOUNDED']);
    expect(relations(reading)).toEqual([]);
  });

  it('reads none from a text that is no notice', () => {
    for (const text of ['', 'x', 'Die Publikation entfällt.', ', in , CHE-', '()[]: in A', ':::[[[']) {
      expect(read({ subRubric: 'HR01', text }).subjects).toEqual([]);
    }
  });

  it('takes a firm that came from another register as continued', () => {
    const text =
      'Blaufels AG, bisher in Bern, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 84 vom 01.05.2010, S. 2898). Sitz neu: Wil (SG). Domizil neu: Dorfweg 12, 9500 Wil.';
    const reading = read({ subRubric: 'HR01', text, cantons: ['SG'] });
    expect(statuses(reading)).toEqual([]);
    expect(reading.references).toHaveLength(1);
    expect(field(reading, 'seat')).toMatchObject({ value: 'Wil (SG)', previous: 'Bern' });
    expect(reading.topics).toContain('MOVED');
  });
});
