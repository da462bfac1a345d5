import { describe, expect, it } from 'vitest';
import { commons, notice, read, readBare, targets } from './notice.js';

type Named = [
  text: string,
  expected: { gazetteNumber?: string; gazetteDate: string; page?: string; sequence?: string },
];

const FORMS: Named[] = [
  [
    '(SHAB Nr. 2 vom 06.01.2026, Publ. 1006529604)',
    { gazetteNumber: '2', gazetteDate: '2026-01-06', sequence: '1006529604' },
  ],
  [
    '(No. FOSC 2 du 06.01.2025, Publ. 1006221191)',
    { gazetteNumber: '2', gazetteDate: '2025-01-06', sequence: '1006221191' },
  ],
  ['(FOSC du 24.12.2025, p. 0/1006524973)', { gazetteDate: '2025-12-24', sequence: '1006524973' }],
  [
    '(Nr. FUSC 147 del 02.08.2019, Pubbl. 1004688903)',
    { gazetteNumber: '147', gazetteDate: '2019-08-02', sequence: '1004688903' },
  ],
  [
    '(SHAB Nr. 253 vom 29. 12. 2005, S. 25, Publ. 3171104)',
    { gazetteNumber: '253', gazetteDate: '2005-12-29', page: '25', sequence: '3171104' },
  ],
  ['(FOSC du 19.09.2014, p. 0/1723779)', { gazetteDate: '2014-09-19', sequence: '1723779' }],
  ['(SHAB vom 28.02.2012, s. 0/6571438)', { gazetteDate: '2012-02-28', sequence: '6571438' }],
  ['(SHAB vom 29.10.2010, s. 7/5873806)', { gazetteDate: '2010-10-29', page: '7', sequence: '5873806' }],
  ['(SHAB Nr. 2 vom 4.01.2000, S. 27)', { gazetteNumber: '2', gazetteDate: '2000-01-04', page: '27' }],
  ['(FOSC no 206 du 27. 10. 1997, p. 7812)', { gazetteNumber: '206', gazetteDate: '1997-10-27', page: '7812' }],
  ['(FUSC no. 157 del 15.08.2000, p. 5554)', { gazetteNumber: '157', gazetteDate: '2000-08-15', page: '5554' }],
  [
    '(SHAB Nr. 72 vom 12.04.2011, S. 0, Publ. 6117904)',
    { gazetteNumber: '72', gazetteDate: '2011-04-12', sequence: '6117904' },
  ],
  ['(SHAB vom 14.11.2013, Id 1179803)', { gazetteDate: '2013-11-14', sequence: '1179803' }],
];
const NOTHING = {
  sequence: null,
  gazetteNumber: null,
  gazetteDate: null,
  page: null,
  office: null,
  journalNumber: null,
  journalDate: null,
};

describe('back references', () => {
  it.each(FORMS)('%s', (printed, expected) => {
    const text = `Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006, Aktiengesellschaft ${printed}. Domizil neu: Lindenweg 4, 8003 Zürich.`;
    const [reference, ...others] = read({ text, content: { commonsNew: commons() } }).references;
    expect(others).toEqual([]);
    expect(reference).toMatchObject({ ...NOTHING, ...expected });
    expect(printed).toContain(text.slice(reference!.span!.start, reference!.span!.end));
  });

  it('take from lastFosc what the text does not print, once', () => {
    const lastFosc = { lastFoscDate: '2025-12-24', lastFoscNumber: '249', lastFoscSequence: '1006524973' };
    const text =
      'Blaufels Werkzeuge AG, à Genève, CHE-100.000.006 (FOSC du 24.12.2025, p. 0/1006524973). Nouvelle adresse: x.';
    const { references } = read({ text, content: { lastFosc, commonsNew: commons() } });
    expect(references).toMatchObject([{ sequence: '1006524973', gazetteNumber: '249', gazetteDate: '2025-12-24' }]);
    expect(
      read({ text: 'Blaufels AG, in Zürich.', content: { lastFosc, commonsNew: commons() } }).references,
    ).toHaveLength(1);
  });

  it('are none of the firm in a first entry, and none from other sentences', () => {
    const text =
      'Blaufels SA, in Givisiez, Route Haute 14. Unter dieser Firma hat die Aktiengesellschaft Blaufels AG, mit Sitz in Olten, eingetragen (SHAB vom 24.10.2000, S. 7253), eine Zweigniederlassung errichtet.';
    expect(read({ subRubric: 'HR01', text }).references).toEqual([]);
    const change =
      'Blaufels AG, in Zürich, Aktiengesellschaft (SHAB Nr. 2 vom 06.01.2020, S. 3). Domizil neu: x. Bemerkungen: vgl. (SHAB Nr. 9 vom 15.01.2020, S. 4).';
    expect(read({ text: change, content: { commonsNew: commons() } }).references).toHaveLength(1);
  });

  it('warn of a day that does not exist and keep the rest', () => {
    const reading = read({
      text: 'Blaufels AG, in Zürich (SHAB Nr. 2 vom 31.02.2020, Publ. 1004800000).',
      content: { commonsNew: commons() },
    });
    expect(reading.references).toMatchObject([{ gazetteDate: null, sequence: '1004800000' }]);
    expect(reading.warnings.map(({ code }) => code)).toEqual(['IMPOSSIBLE_DATE']);
  });
});

describe('corrections', () => {
  const office = 'Handelsregisteramt des Kantons Zürich';
  const FIRM =
    'Blaufels Werkzeuge AG, in Zürich, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 130 vom 08.07.2020, Publ. 1004931111). Domizil neu: Lindenweg 4, 8003 Zürich.';
  const target = {
    gazetteNumber: '130',
    gazetteDate: '2020-07-08',
    journalNumber: '24443',
    journalDate: '2020-07-02',
    office,
    sequence: '1004931111',
  };

  it.each([
    [
      'de',
      `Berichtigung des im SHAB Nr. 130 vom 08.07.2020, S. 27, publizierten TR-Eintrags Nr. 24'443 vom 02.07.2020. ${FIRM}`,
    ],
    [
      'de',
      `Berichtigung des im SHAB Nr. 130 vom 08.07.2020 publizierten TR-Eintrags Nr. 24'443 vom 02.07.2020 ${FIRM}`,
    ],
    [
      'de',
      `Nachtrag zum im SHAB Nr. 130 vom 08.07.2020 S. 27, publizierten TB-Eintrag Nr. 24443 vom 02.07.2020. ${FIRM}`,
    ],
    [
      'fr',
      `Rectification de l'inscription no 24'443 du 02.07.2020 publiée dans la FOSC no 130 du 08.07.2020, p. 0/1004931111. ${FIRM}`,
    ],
    ['fr', `Complément à l'inscription no 24443 du 02.07.2020 (FOSC no 130 du 08.07.2020, p. 0/1004931111). ${FIRM}`],
    [
      'it',
      `Rettifica dell'iscrizione del registro giornaliero no. 24'443 del 02.07.2020, pubblicata sul FUSC no. 130 del 08.07.2020. ${FIRM}`,
    ],
    [
      'it',
      `Complemento all'iscrizione del registro giornaliero no. 24'443 del 02.07.2020, pubblicato sul FUSC no. 130 del 08.07.2020. ${FIRM}`,
    ],
  ] as const)('%s: %s', (language, text) => {
    const reading = read({ language, text, content: { senderOffice: { officeName: office } } });
    expect(targets(reading)).toMatchObject([target]);
    expect(reading.topics).toContain('CORRECTION');
    expect(reading.subjects).toMatchObject([{ name: 'Blaufels Werkzeuge AG', seat: 'Zürich', uid: 'CHE-100.000.006' }]);
    expect(reading.references).toHaveLength(1);
  });

  it.each([
    [
      'de',
      'Blaufels AG, in Bern, CHE-100.000.006 (SHAB vom 14.11.2013, s. 0/1179803). Berichtigung: Die Eintragung Nr. 5226 vom 11.11.2013 (SHAB vom 14.11.2013, Id 1179803) ist wie folgt berichtigt: neue Revisionsstelle ist die Rotfels AG.',
    ],
    [
      'fr',
      "Blaufels SA, à Nyon, CHE-100.000.006 (FOSC du 14.11.2013, p. 0/1179803). L'inscription no 5226 du 11.11.2013 (FOSC du 14.11.2013, p. 0/1179803) est rectifiée en ce sens que le siège est à Nyon.",
    ],
    [
      'it',
      "Blaufels SA, in Lugano, CHE-100.000.006 (FUSC del 14.11.2013, p. 0/1179803). L'iscrizione no. 5226 del 11.11.2013 (FUSC del 14.11.2013, p. 0/1179803) è rettificata come segue: sede a Lugano.",
    ],
  ] as const)('inside the text: %s %s', (language, text) => {
    expect(targets(read({ language, text }))).toMatchObject([
      { journalNumber: '5226', journalDate: '2013-11-11', sequence: '1179803', gazetteDate: '2013-11-14' },
    ]);
  });

  it('without saying what: the notice that the header names', () => {
    const text =
      'Blaufels SA, à Nyon, CHE-100.000.006 (FOSC du 14.11.2013, p. 0/1179803). Rectification: le siège est à Nyon.';
    expect(targets(read({ language: 'fr', text }))).toMatchObject([{ sequence: '1179803' }]);
  });

  it('are not invented from words that look like them', () => {
    for (const text of [
      'Blaufels AG, in Bern (SHAB Nr. 1 vom 03.01.2020, Publ. 1). Eintragungsberechtigt sind alle.',
      'Blaufels AG, in Bern (SHAB Nr. 1 vom 03.01.2020, Publ. 1). Zweck neu: Berichtigung von Texten.',
    ]) {
      expect(targets(read({ text, content: { commonsNew: commons() } }))).toEqual([]);
    }
  });

  it('cancel an entry where the text says so', () => {
    const reading = read({
      text: 'Blaufels AG, in Bern (SHAB Nr. 1 vom 03.01.2020, Publ. 1000000009). Die Eintragung Nr. 77 vom 30.12.2019 (SHAB Nr. 1 vom 03.01.2020) wird annulliert.',
    });
    expect(reading.assertions.filter(({ kind }) => kind === 'CANCELS')).toMatchObject([
      { target: { journalNumber: '77', journalDate: '2019-12-30' } },
    ]);
  });
});

it('flags a cancelled publication without a date', () => {
  expect(readBare(notice({ state: 'CANCELLED' })).warnings.map(({ code }) => code)).toContain('CANCELLED_WITHOUT_DATE');
});
