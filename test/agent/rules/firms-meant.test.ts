import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';

/** No place that is a canton's name too: of those what happened is counted in the canton. Where F stands for a legal form in the plural and P for a place. */
const ASKED: Record<Language, readonly string[]> = {
  en: ['List all F P', 'Show me the F P', 'Which F P were founded after 2020?', 'F P founded in 2021', 'All F P?', 'What F are there P?', 'Give me every one of the F P that went bankrupt', 'F P in liquidation', 'How many F P were founded in 2021?', 'Which F were founded P in 2021?', 'Which F are registered P?'],
  de: ['Liste alle F P auf', 'Liste der F P', 'Zeig mir alle F P', 'Welche F P wurden nach 2020 gegründet?', 'F P, gegründet 2021', 'Welche F gibt es P?', 'Alle F P in Liquidation', 'Wie viele F P wurden 2021 gegründet?', 'Welche F P gingen 2023 Konkurs?', 'Welche F sind P eingetragen?', 'Sämtliche F P bitte'],
  fr: ['Liste toutes les F P', 'Montre-moi les F P', 'Quelles F P ont été créées depuis 2020 ?', 'F P fondées en 2021', 'Toutes les F P ?', 'F P en liquidation', 'Quelles F ont été fondées P en 2021 ?', 'Quelles F P ont fait faillite en 2023 ?', 'Je cherche les F P'],
  it: ['Elenca tutte le F P', 'Mostrami le F P', 'Quali F P sono state fondate dopo il 2020?', 'F P fondate nel 2021', 'Tutte le F P?', 'F P in liquidazione', 'Quante F P sono state fondate nel 2021?', 'Quali F sono iscritte P?', 'Cerco le F P'],
}; // prettier-ignore

const FORMS: Record<Language, readonly (readonly [string, string])[]> = {
  en: [['GmbHs', '0107'], ['AGs', '0106'], ['cooperatives', '0108'], ['foundations', '0110'], ['sole proprietorships', '0101'], ['stock corporations', '0106']],
  de: [['GmbHs', '0107'], ['AG', '0106'], ['Genossenschaften', '0108'], ['Vereine', '0109'], ['Einzelunternehmen', '0101'], ['Aktiengesellschaften', '0106']],
  fr: [['Sàrl', '0107'], ['SA', '0106'], ['coopératives', '0108'], ['associations', '0109'], ['raisons individuelles', '0101'], ['sociétés anonymes', '0106']],
  it: [['Sagl', '0107'], ['SA', '0106'], ['cooperative', '0108'], ['associazioni', '0109'], ['ditte individuali', '0101'], ['società anonime', '0106']],
}; // prettier-ignore

const PLACES: Record<Language, readonly (readonly [string, object])[]> = {
  en: [['in Lugano', { municipality: 'Lugano' }], ['in the canton of Bern', { canton: 'BE' }], ['in Lausanne', { municipality: 'Lausanne' }]],
  de: [['in Lugano', { municipality: 'Lugano' }], ['im Kanton Bern', { canton: 'BE' }], ['in Lausanne', { municipality: 'Lausanne' }]],
  fr: [['à Lugano', { municipality: 'Lugano' }], ['dans le canton de Berne', { canton: 'BE' }], ['à Lausanne', { municipality: 'Lausanne' }]],
  it: [['a Lugano', { municipality: 'Lugano' }], ['nel Canton Berna', { canton: 'BE' }], ['a Losanna', { municipality: 'Lausanne' }]],
}; // prettier-ignore

const LANGUAGES: readonly Language[] = ['de', 'fr', 'it', 'en'];

const reader = readsFrames();

describe('words that stand for firms', () => {
  it.each(LANGUAGES)('stands for the firms of that form, whatever asks for them (%s)', async (language) => {
    for (const [at, asked] of ASKED[language].entries())
      for (const step of [0, 1, 2]) {
        const [form, legalForm] = FORMS[language][(at + 2 * step) % FORMS[language].length]!;
        const [place, there] = PLACES[language][(at + step) % PLACES[language].length]!;
        const question = asked.replace('F', form).replace('P', place);
        const frames = await reader.frames(question, language);
        const read = { subjects: [], legalForm, ...there, notUnderstood: [], refusal: null };
        expect.soft(frames, question).toMatchObject([{ measure: /^(?:How many|Wie viele|Quante)/.test(asked) ? 'COUNT' : 'COMPANIES', ...read }]);
      }
  }); // prettier-ignore

  it.each([
    ['fr', 'Liste des sociétés de Lausanne', { municipality: 'Lausanne' }],
    ['fr', 'Combien de Sàrl de Lausanne ont été fondées en 2021 ?', { municipality: 'Lausanne', legalForm: '0107' }],
    [
      'fr',
      'Combien de Sàrl genevoises en liquidation ?',
      { canton: 'GE', legalForm: '0107', status: 'IN_LIQUIDATION' },
    ],
    ['it', 'Elenca tutte le società di Ginevra', { municipality: 'Genève' }],
    ['de', 'Firmen in Genf in Liquidation', { municipality: 'Genève', status: 'IN_LIQUIDATION' }],
    ['en', 'List all branches in Geneva', { municipality: 'Genève', legalForm: '0151' }],
    ['de', 'Zeig mir alle Zweigniederlassungen in Genf', { municipality: 'Genève', legalForm: '0151' }],
  ] as const)('%s: %s', async (language, question, there) => {
    expect(await reader.frames(question, language)).toMatchObject([{ subjects: [], refusal: null, ...there }]);
  });

  it.each([
    ['en', 'Bankruptcies in Geneva since 2020', 'BANKRUPTCY'],
    ['en', 'Show me the seat transfers in Geneva in 2021', 'MOVED'],
    ['de', 'Löschungen in Genf seit 2020', 'DELETED'],
    ['de', 'Gab es Konkurse in Genf zwischen 2019 und 2021?', 'BANKRUPTCY'],
    ['fr', 'Liste des radiations à Genève en mars 2021', 'DELETED'],
    ['fr', 'Y a-t-il eu des fusions à Genève l’an dernier ?', 'MERGER'],
    ['it', 'Elenco dei fallimenti a Ginevra nel marzo 2021', 'BANKRUPTCY'],
    ['it', 'Mostrami i cambiamenti di nome a Ginevra prima del 2020', 'RENAMED'],
  ] as const)('%s: %s: of what happened in a place, the firms to which it did', async (language, question, topic) => {
    const there = { measure: 'COMPANIES', municipality: 'Genève', topics: [topic], subjects: [], notUnderstood: [] };
    const frames = await reader.frames(question, language);
    expect(frames).toMatchObject([there]);
    expect(frames[0]!.range).not.toBeNull();
  });

  it.each([
    ['fr', 'Combien de sociétés sont entrées en liquidation en 2022 ?', 'LIQUIDATION'],
    ['en', 'How many companies in the canton of Bern changed auditor in 2022?', 'AUDITOR'],
    ['it', 'Quante società si sono fuse nel 2021?', 'MERGER'],
  ] as const)('%s: %s: are counted by what happened to them', async (language, question, topic) => {
    const counted = {
      measure: 'COUNT',
      counted: 'COMPANIES',
      topics: [topic],
      status: null,
      notUnderstood: [],
      refusal: null,
    };
    expect(await reader.frames(question, language)).toMatchObject([counted]);
  });

  it.each([
    ['it', 'Chi presiede Quant AG e Lumina AG?'],
    ['de', 'Wer präsidiert die Lumina AG in Lugano?'],
    ['en', 'Who chairs the Muster Foundation in Zug?'],
  ] as const)('%s: is a part of a name beside its other words (%s)', async (language, question) => {
    const [frame] = await reader.frames(question, language);
    expect(frame!.subjects.length).toBeGreaterThan(0);
  });
});
