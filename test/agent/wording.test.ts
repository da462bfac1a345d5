import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../src/agent/reasoners/rules/phrases/index.js';
import { boundsText } from '../../src/agent/reasoners/rules/speech/bounds.js';
import { rolesText } from '../../src/agent/reasoners/rules/speech/lists.js';
import { BOARD_ROLES, CANTONS, LANGUAGES, ROLES } from '../../src/core/index.js';
import { coverageLine } from '../../src/tools/coverage.js';
import { searchedIn } from '../../src/tools/index.js';
import { emptyArchive } from './slots-support.js';
import { callNow, TODAY } from './world.js';

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
  const archive = (loaded: readonly string[]) => ({
    ...emptyArchive,
    coverage: async () => ({
      ...(await emptyArchive.coverage(callNow())),
      publications: 5472,
      loaded: loaded.map((canton) => ({ rubric: 'HR', subRubric: 'HR02', canton, publications: 1, from: '2018-09-06', to: '2026-08-21' })),
    }),
  }); // prettier-ignore
  const line = (loaded: readonly string[]) => coverageLine({ archive: archive(loaded), call: callNow() });

  it('is of no language as evidence, and of the question’s in a sentence', async () => {
    const all = await line(CANTONS);
    expect(all).toBe('HR; CH; 2018-09-06/2026-08-21; n=5472');
    expect(LANGUAGES.map((language) => PHRASES[language].searched(searchedIn(all)))).toEqual([
      'HR; 26 Kantone; 6. September 2018 bis 21. August 2026; 5472 Meldungen',
      'HR; 26 cantons; du 6 septembre 2018 au 21 août 2026; 5472 avis',
      'HR; 26 cantoni; dal 6 settembre 2018 al 21 agosto 2026; 5472 pubblicazioni',
      'HR; 26 cantons; 6 September 2018 to 21 August 2026; 5472 notices',
    ]);
    expect(PHRASES.it.searched(searchedIn(await line(['TI'])))).toContain('cantone TI;');
    expect(searchedIn(await coverageLine({ archive: emptyArchive, call: callNow() }))).toBeNull();
  });
});
