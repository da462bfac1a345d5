import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareFirmName, saysLiquidation } from '../../ingest/read/lexicon/firm-names.js';
import { cantonName, cantonOfPlace, parseCanton } from '../../ingest/read/lexicon/cantons.js';
import { legalFormInName, legalForms, parseFullLegalForm, parseLegalForm } from '../../src/core/index.js';
import { rubricTitle } from '../../ingest/read/lexicon/rubrics.js';
import { CANTONS, LANGUAGES } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { field, read } from './notice.js';

describe('legal forms', () => {
  it.each([
    ['Aktiengesellschaft', '0106'], ['société anonyme', '0106'], ['Società anonima', '0106'], ['S.A.', '0106'], ['AG', '0106'],
    ['Gesellschaft mit beschränkter Haftung', '0107'], ['Sàrl', '0107'], ['S.à r.l.', '0107'], ['Sagl', '0107'], ['GmbH', '0107'],
    ['Einzelfirma', '0101'], ['entreprise individuelle', '0101'], ['ditta individuale', '0101'], ['Genossenschaft', '0108'],
    ['Zweigniederlassung', '0151'], ['succursale svizzera', '0151'], ['Verein', '0109'], ['Stiftung', '0110'], ['Société', null], ['', null],
  ])('%s is %s', (text, code) => expect(parseLegalForm(text)).toBe(code)); // prettier-ignore

  it('takes no short form for a full one: AG is a canton too', () => {
    expect(parseFullLegalForm('AG')).toBeNull();
    expect(legalFormInName('Blaufels AG')).toBe('0106');
    expect(legalFormInName('Blaufels S.à r.l.')).toBe('0107');
    expect(legalFormInName('Blaufels Ltd liab Co')).toBe('0107');
    expect(legalFormInName('AG')).toBeNull();
  });

  it('is read with its short form behind it', () => {
    const text = `Blaufels SICAV, in Zürich, CHE-100.000.006, Investmentgesellschaft mit variablem Kapital (SICAV) (SHAB Nr. 2 vom 06.01.2024, Publ. 1000000001).`;
    expect(field(read({ text }), 'legalForm')?.value).toBe('0115');
  });

  it('reads every name of its own table back, in every language', () => {
    for (const { code, names } of legalForms)
      for (const language of LANGUAGES) expect(parseLegalForm(names[language])).toBe(code);
  });
});

describeShared('the published taxonomy', () => {
  const taxonomy = JSON.parse(readFileSync(sharedPath('data/shab/meta/taxonomy.compact.json'), 'utf8')) as {
    legalForms_eCH0097: Record<string, Record<string, string>>;
    rubrics: Record<string, { sub: Record<string, Record<string, string>> }>;
  };

  it('has the codes and German names of the table', () => {
    const known = legalForms.map(({ code }) => code);
    expect(known.filter((code) => !(code in taxonomy.legalForms_eCH0097))).toEqual([]);
    const registered = Object.keys(taxonomy.legalForms_eCH0097).filter((code) => code < '0200');
    expect(registered.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('names sub-rubrics as the table does', () => {
    for (const { sub } of Object.values(taxonomy.rubrics)) {
      for (const [code, titles] of Object.entries(sub))
        for (const language of LANGUAGES) expect(rubricTitle(code, language)).toBe(titles[language]);
    }
  });
});

describe('cantons and names', () => {
  it('reads cantons by code, by name, and at the end of a place', () => {
    for (const code of CANTONS)
      for (const language of LANGUAGES) expect(parseCanton(cantonName(code, language))).toBe(code);
    expect([
      cantonOfPlace('Schmitten (FR)'),
      cantonOfPlace('Wangen SZ'),
      cantonOfPlace('Wil'),
      cantonOfPlace('Boston (US)'),
    ]).toEqual(['FR', 'SZ', null, null]);
  });

  it.each([
    'in Liquidation',
    ', en liquidation',
    'in liquidazione',
    'in Liq.',
    '(in Liquidation)',
    'in Nachlassliquidation',
  ])('a name "X AG %s" is being wound up', (suffix) => {
    const name = `Blaufels AG${suffix.startsWith(',') ? '' : ' '}${suffix}`;
    expect(saysLiquidation(name)).toBe(true);
    expect(bareFirmName(name)).toBe('Blaufels AG');
  });

  it('leaves other names alone', () => {
    for (const name of ['Liquidation Partner AG', 'Blaufels Liquidationen GmbH', 'Blaufels AG']) {
      expect(saysLiquidation(name)).toBe(false);
      expect(bareFirmName(name)).toBe(name);
    }
  });
});
