import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { boundsText } from '../../../src/agent/reasoners/rules/speech/bounds.js';
import { asLoaded } from '../../../src/agent/reasoners/rules/speech/as-loaded.js';
import { listText, rolesText } from '../../../src/agent/reasoners/rules/speech/lists.js';
import { REGISTER_PHRASES } from '../../../src/agent/reasoners/rules/phrases/register/index.js';
import { viewOf } from '../../../src/agent/reasoners/rules/speech/view.js';
import type { Observation } from '../../../src/agent/slots.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { BOARD_ROLES, CANTONS, LANGUAGES, ROLES } from '../../../src/core/index.js';
import { coverageLine } from '../../../src/tools/rows/coverage.js';
import { searchedIn } from '../../../src/tools/index.js';
import type { Coverage } from '../../../ingest/contract.js';
import { emptyArchive } from '../slots-support.js';
import { callNow, TODAY } from '../world.js';

const clocks = { asOf: TODAY, knownOn: TODAY };
const fact = (from: string, to: string) => ({
  from: { date: from, kind: 'NOT_LATER_THAN' as const },
  to: { date: to, kind: 'EXACT' as const },
  fromPublished: from,
  toPublished: to,
  withdrawnPublished: null,
});

describe('bounds', () => {
  it('say that a beginning is not known where only the end was ever told', () => {
    const said = LANGUAGES.map((language) => boundsText(fact('2013-09-16', '2013-09-16'), clocks, PHRASES[language]));
    expect(said).toEqual([
      'Beginn nicht bekannt, bis 16. September 2013',
      'début non connu, jusqu’au 16 septembre 2013',
      'inizio non noto, fino al 16 settembre 2013',
      'beginning not known, until 16 September 2013',
    ]);
  });
  it('keep a day by which something had begun where it ended later', () => {
    expect(boundsText(fact('2013-09-16', '2015-01-02'), clocks, PHRASES.de)).toBe('spätestens seit 16. September 2013, bis 2. Januar 2015'); // prettier-ignore
  });
});

describe('roles', () => {
  it('that are the whole board are called so, and others beside it', () => {
    const { role } = PHRASES.en;
    expect(rolesText(BOARD_ROLES, PHRASES.en, 'board of directors')).toBe('board of directors');
    expect(rolesText([...BOARD_ROLES, 'DIRECTOR'], PHRASES.en, 'board of directors')).toBe(`board of directors, ${role('DIRECTOR', '')}`); // prettier-ignore
    expect(rolesText(['BOARD_PRESIDENT'], PHRASES.fr, 'conseil d’administration')).toBe('conseil d’administration (présidence)'); // prettier-ignore
  });
  it.each(LANGUAGES)('of whole families are named by the family (%s)', (language) => {
    const phrases = PHRASES[language];
    expect(rolesText(['MANAGERS_CHAIR', 'MANAGER'], phrases, 'x')).toBe(phrases.family.MANAGERS);
    expect(rolesText(['PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'], phrases, 'x')).toBe(phrases.family.PARTNERS);
    expect(rolesText(ROLES, phrases, 'x').match(/x/g)).toHaveLength(1);
  });
});

describe('what was looked in', () => {
  const YEARS = { from: '2018-09-06', to: '2026-08-21' };
  type Held = Pick<Coverage, 'publications' | 'windows' | 'singles'>;
  const windows = (rubric: string, cantons: readonly string[], days = YEARS) => cantons.map((canton) => ({ rubric, canton, ...days }));
  const singles = { publications: 12, from: '2003-05-02', to: '2017-11-30' };
  const line = async (held: Held) => {
    const all = { ...(await emptyArchive.coverage(callNow())), ...held };
    return coverageLine({ archive: { ...emptyArchive, coverage: async () => all }, call: callNow() });
  };
  const said = (text: string) => LANGUAGES.map((language) => PHRASES[language].searched(searchedIn(text)));

  it('is of no language as evidence, and of the question’s in a sentence', async () => {
    const all = await line({ publications: 5472, windows: windows('HR', ['', ...CANTONS]), singles: null });
    expect(all).toBe('HR; CH; 2018-09-06/2026-08-21; n=5472');
    expect(said(all)).toEqual([
      'HR; 26 Kantone; 6. September 2018 bis 21. August 2026; 5472 Meldungen',
      'HR; 26 cantons; du 6 septembre 2018 au 21 août 2026; 5472 avis',
      'HR; 26 cantoni; dal 6 settembre 2018 al 21 agosto 2026; 5472 pubblicazioni',
      'HR; 26 cantons; 6 September 2018 to 21 August 2026; 5472 notices',
    ]);
  });
  it('names notices loaded singly by their years, and as no range that was searched', async () => {
    const only = await line({ publications: 12, windows: [], singles });
    expect(only).toBe('n=12; single=12 2003-05-02/2017-11-30');
    expect(said(only)).toEqual([
      '12 einzelne Meldungen aus den Jahren 2003 bis 2017, nicht lückenlos',
      '12 avis isolés des années 2003 à 2017, non exhaustifs',
      '12 pubblicazioni singole degli anni dal 2003 al 2017, non esaustive',
      '12 single notices of the years 2003 to 2017, not exhaustive',
    ]);
    const one = await line({ publications: 1, windows: [], singles: { publications: 1, from: '2003-05-02', to: '2003-05-02' } });
    expect(said(one)).toEqual(['1 einzelne Meldung aus dem Jahr 2003', '1 avis isolé de 2003', '1 pubblicazione singola del 2003', '1 single notice of 2003']);
  });
  it('tells both apart', async () => {
    const both = await line({
      publications: 912,
      windows: [...windows('HR', ['ZH', 'TI']), ...windows('KK', ['ZH', 'TI']), ...windows('HR', ['TI'], { from: '2010-01-01', to: '2010-12-31' })],
      singles,
    });
    expect(both).toBe('HR, KK; TI, ZH; 2018-09-06/2026-08-21 | HR; TI; 2010-01-01/2010-12-31; n=912; single=12 2003-05-02/2017-11-30');
    expect(said(both)).toEqual([
      'HR, KK; Kantone TI, ZH; 6. September 2018 bis 21. August 2026, sowie HR; Kanton TI; 1. Januar 2010 bis 31. Dezember 2010; 912 Meldungen, davon 12 einzelne aus den Jahren 2003 bis 2017, nicht lückenlos',
      'HR, KK; cantons TI, ZH; du 6 septembre 2018 au 21 août 2026, ainsi que HR; canton TI; du 1er janvier 2010 au 31 décembre 2010; 912 avis, dont 12 isolés des années 2003 à 2017, non exhaustifs',
      'HR, KK; cantoni TI, ZH; dal 6 settembre 2018 al 21 agosto 2026, nonché HR; cantone TI; dal 1º gennaio 2010 al 31 dicembre 2010; 912 pubblicazioni, di cui 12 singole degli anni dal 2003 al 2017, non esaustive',
      'HR, KK; cantons TI, ZH; 6 September 2018 to 21 August 2026, and HR; canton TI; 1 January 2010 to 31 December 2010; 912 notices, of these 12 single ones of the years 2003 to 2017, not exhaustive',
    ]);
  });
  const on = (coverage: string, asOf: string, canton: string | null = null, knownOn = asOf) => asLoaded('2', coverage, { canton }, { phrases: PHRASES.en, clocks: { asOf, knownOn } });
  it('stands beside a value or a count where it ends before the day that these are said for, or begins behind it', async () => {
    const single = await line({ publications: 12, windows: [], singles });
    expect(on(single, '2026-08-21')).toBe('2 (searched: 12 single notices of the years 2003 to 2017, not exhaustive)');
    const whole = await line({ publications: 900, windows: windows('HR', ['ZH']), singles: null });
    for (const day of ['2018-09-06', '2020-01-01', '2026-08-21', '2026-08-25']) expect(on(whole, day, 'ZH')).toBe('2');
    for (const day of ['2018-09-05', '2026-08-26']) expect(on(whole, day, 'ZH')).toContain('6 September 2018 to 21 August 2026');
    expect(on(whole, '2027-01-01', 'ZH', '2026-08-21')).toBe('2');
    const bankruptcies = await line({ publications: 900, windows: windows('KK', ['ZH']), singles: null });
    expect(on(bankruptcies, '2020-01-01', 'ZH')).toContain('searched: KK');
    const everywhere = await line({ publications: 900, windows: windows('HR', CANTONS), singles });
    expect(on(everywhere, '2026-08-25')).toBe('2');
    expect(on(everywhere, '2026-08-26')).toBe('2 (loaded whole up to 21 August 2026)');
    expect(on(everywhere, '2015-06-01')).toContain('searched: HR; 26 cantons; 6 September 2018 to');
    expect(on('', '2026-08-21')).toBe('2');
  });
  it('stands there too where another canton than the firm’s was loaded, or the firm’s is not known', async () => {
    const whole = await line({ publications: 900, windows: windows('HR', ['ZH', 'TI']), singles: null });
    expect(['ZH', 'TI', 'BE', null].map((canton) => on(whole, '2020-01-01', canton) === '2')).toEqual([true, true, false, false]);
    const later = await line({ publications: 900, windows: [...windows('HR', CANTONS.slice(1)), ...windows('HR', CANTONS.slice(0, 1), { ...YEARS, to: '2024-12-31' })], singles: null });
    expect(on(later, '2026-08-21', CANTONS[1])).toBe('2');
    for (const canton of [CANTONS[0], null]) expect(on(later, '2026-08-21', canton)).toBe('2 (loaded whole up to 31 December 2024)');
  });
  it('is of the canton in which the run saw the firm', async () => {
    const coverage = await line({ publications: 900, windows: windows('HR', ['ZH']), singles: null });
    const clocks = { asOf: '2020-01-01', knownOn: '2020-01-01' };
    const headed = (kind: string, canton: string) => {
      const evidence = { type: 'AGGREGATE', id: 'g', query: 'q', ledgerPosition: 1, clocks, complete: true, uids: [], coverage };
      const results = [
        { rows: { type: 'HITS', query: 'x', hits: [{ uid: 'u', kind, canton, legalForm: null }] }, labels: { u: 'X' }, evidence: [] },
        { rows: { type: 'MANDATES', ownerUid: 'u', side: 'COMPANY', mandates: [], possiblySame: [], clocks }, labels: {}, evidence: [{ evidence, carries: [] }] },
      ];
      const observations = results.map((result) => ({ planNodeId: 'm1', arguments: {}, result })) as unknown as Observation[];
      const frame = { measure: 'COMPANY_MANDATES', roles: [], signatures: [], range: null, within: null, asOf: null, knownOn: null } as unknown as QuestionFrame;
      const page = { view: viewOf({ observations }), phrases: PHRASES.en, register: REGISTER_PHRASES.en, frame, clocks, today: '2020-01-01', silent: null };
      const claim = { subjectUid: 'q', relation: 'COUNT', attribute: null, object: '2', from: null, to: null, action: null, negated: false } as const;
      return listText('HEADER', [claim], page).join();
    };
    expect(headed('COMPANY', 'ZH')).toMatch(/2 entries/);
    expect(headed('COMPANY', 'ZH')).not.toContain('searched');
    for (const other of [headed('COMPANY', 'BE'), headed('PERSON', 'ZH')]) expect(other).toContain('2 entries (searched: HR; canton ZH;');
  });
  it('stands there too where a hole lies before the day', async () => {
    const [first, next] = [{ from: '2018-01-01', to: '2018-12-31' }, { from: '2026-11-01', to: '2026-11-20' }];
    const holed = await line({ publications: 9, windows: [...windows('HR', CANTONS, first), ...windows('HR', CANTONS, next)], singles: null });
    expect(on(holed, '2018-06-01')).toBe('2');
    expect(on(holed, '2026-11-20')).toBe('2 (loaded whole up to 31 December 2018)');
    const adjoining = await line({ publications: 9, windows: [...windows('HR', CANTONS, first), ...windows('HR', CANTONS, { ...next, from: '2019-01-01' })], singles: null });
    expect(on(adjoining, '2026-11-20')).toBe('2');
  });
  it('of what happened in a time is said where that time was not loaded whole', async () => {
    const everywhere = await line({ publications: 900, windows: windows('HR', CANTONS), singles: null });
    const clocks = { asOf: '2026-11-22', knownOn: '2026-11-22' };
    const during = (first: string | null, last: string | null) => asLoaded('2', everywhere, { canton: null, during: { first, last } }, { phrases: PHRASES.en, clocks });
    expect(during('2019-01-01', '2019-12-31')).toBe('2');
    expect(during('2018-01-01', '2018-12-31')).toContain('searched: HR');
    for (const open of [during('2026-01-01', '2026-12-31'), during(null, null), during('2019-01-01', null)]) expect(open).toBe('2 (loaded whole up to 21 August 2026)');
  });
  it('names a few of many windows, the longest first, and counts the others', async () => {
    const many = ['ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW'].flatMap((canton, index) => windows('HR', [canton], { from: '2020-01-01', to: `2020-0${index + 1}-20` }));
    const text = await line({ publications: 40, windows: many, singles: null });
    expect(text).toMatch(/^HR; NW; 2020-01-01\/2020-07-20 \| .* \| \+3; n=40$/);
    expect(searchedIn(text)).toMatchObject({ more: 3, notices: 40 });
    expect(searchedIn(text)?.windows).toHaveLength(4);
    expect(said(text).map((one) => /drei|3/.exec(one)?.[0])).toEqual(['3', '3', '3', '3']);
  });
  it('is a window in which there was nothing, or nothing at all', async () => {
    const empty = await line({ publications: 0, windows: windows('HR', ['TI']), singles: null });
    expect(PHRASES.it.searched(searchedIn(empty))).toBe('HR; cantone TI; dal 6 settembre 2018 al 21 agosto 2026; 0 pubblicazioni');
    const nothing = await coverageLine({ archive: emptyArchive, call: callNow() });
    expect(searchedIn(nothing)).toBeNull();
    expect(said(nothing)).toEqual([
      'nichts, noch ist nichts geladen',
      'rien, rien n’est encore chargé',
      'nulla, non è ancora caricato nulla',
      'nothing, nothing has been loaded yet',
    ]);
  });
}); // prettier-ignore
