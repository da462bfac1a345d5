import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';

const { frames } = readsFrames();
type Row = readonly [Language, string, Partial<QuestionFrame>];

const IN_2024 = { range: { from: '2024-01-01', to: '2025-01-01' } };

describe('firms are listed', () => {
  it.each<Row>([
    ['en', 'Which companies changed their name in 2024?', { topics: ['RENAMED'], ...IN_2024 }],
    ['de', 'Welche Firmen haben 2024 den Namen gewechselt?', { topics: ['RENAMED'], ...IN_2024 }],
    ['fr', 'Quelles sociétés ont changé de nom en 2024 ?', { topics: ['RENAMED'], ...IN_2024 }],
    ['it', 'Quali società hanno cambiato nome nel 2024?', { topics: ['RENAMED'], ...IN_2024 }],
    ['en', 'Which firms changed their purpose in 2024?', { topics: ['PURPOSE'], ...IN_2024 }],
    ['de', 'Welche Gesellschaften haben 2024 ihren Zweck geändert?', { topics: ['PURPOSE'], ...IN_2024 }],
    ['fr', 'Quelles entreprises ont modifié leur but en 2024 ?', { topics: ['PURPOSE'], ...IN_2024 }],
    ['it', 'Quali ditte hanno modificato lo scopo nel 2024?', { topics: ['PURPOSE'], ...IN_2024 }],
  ])('by what changed of them (%s): %s', async (language, question, expected) => {
    expect(await frames(question, language)).toMatchObject([
      { measure: 'COMPANIES', subjects: [], refusal: null, notUnderstood: [], ...expected },
    ]);
  });

  it.each<Row>([
    ['en', 'Which firms raised their capital in 2024?', { notUnderstood: ['raised'] }],
    ['de', 'Welche Firmen haben 2024 ihr Kapital erhöht?', { notUnderstood: ['erhöht'] }],
    ['fr', 'Quelles sociétés ont augmenté leur capital en 2024 ?', { notUnderstood: ['augmenté'] }],
    ['it', 'Quali società hanno aumentato il capitale nel 2024?', { notUnderstood: ['aumentato'] }],
  ])('whose capital changed, which way is named as not understood (%s): %s', async (language, question, expected) => {
    expect(await frames(question, language)).toMatchObject([
      { measure: 'COMPANIES', topics: ['CAPITAL'], refusal: null, ...IN_2024, ...expected },
    ]);
  });

  it.each<Row>([
    ['en', 'Which new companies were registered in Bern in 2024?', IN_2024],
    ['de', 'Welche neuen Firmen wurden 2024 in Bern eingetragen?', IN_2024],
    ['fr', 'Quelles nouvelles sociétés ont été inscrites à Bern en 2024 ?', IN_2024],
    ['it', 'Quali nuove ditte sono state iscritte a Bern nel 2024?', IN_2024],
  ])('new ones are those that were founded (%s): %s', async (language, question, expected) => {
    expect(await frames(question, language)).toMatchObject([
      { measure: 'COMPANIES', topics: ['FOUNDED'], municipality: 'Bern', notUnderstood: [], ...expected },
    ]);
  });

  it.each<Row>([
    ['de', 'Liste alle Firmen in Bern auf, die in Liquidation sind', {}],
    ['de', 'Welche Firmen gibt es in Bern, welche in Liquidation sind?', {}],
    ['fr', 'Liste toutes les sociétés à Bern, qui sont en liquidation', {}],
    ['it', 'Elenca tutte le ditte a Bern che sono in liquidazione', {}],
    ['en', 'List all companies in Bern that are in liquidation', {}],
  ])('by what a clause behind them says (%s): %s', async (language, question) => {
    expect(await frames(question, language)).toMatchObject([
      { measure: 'COMPANIES', municipality: 'Bern', status: 'IN_LIQUIDATION', notUnderstood: [] },
    ]);
  });

  it.each<Row>([
    ['de', 'Firmen im Bereich Immobilien in Zürich', { purpose: 'immobili', municipality: 'Zürich' }],
    [
      'fr',
      'Les entreprises du domaine de l’horlogerie à Bienne',
      { purpose: 'horlogerie', municipality: 'Biel/Bienne' },
    ],
    ['it', 'Ditte nel settore immobiliare a Lugano', { purpose: 'immobil', municipality: 'Lugano' }],
    ['de', 'Firmen im Bereich Immobilien in Sitten', { purpose: 'immobili', municipality: 'Sion' }],
    ['en', 'Companies in the field of logistics in Basel', { purpose: 'logistic', municipality: 'Basel' }],
  ])('by their field (%s): %s', async (language, question, expected) => {
    expect(await frames(question, language)).toMatchObject([{ measure: 'COMPANIES', subjects: [], ...expected }]);
  });

  it.each<Row>([
    ['en', 'What was published on 15 March 2024?', { asOf: '2024-03-15' }],
    ['fr', 'Qu’est-ce qui a été publié le 15 mars 2024 ?', { asOf: '2024-03-15' }],
    ['fr', 'Qu’est-ce qui a été publié en 2024 ?', IN_2024],
    ['en', 'What was published in canton Zug in 2024?', { canton: 'ZG', knownOn: null, ...IN_2024 }],
    ['it', 'Cosa è stato pubblicato il 15 marzo 2024?', { asOf: '2024-03-15' }],
    ['de', 'Was ist im Kanton Zug 2024 passiert?', { canton: 'ZG', ...IN_2024 }],
  ])('nobody is named: notices are counted by what they are on (%s): %s', async (language, question, expected) => {
    const counted = { measure: 'COUNT', counted: 'NOTICES', grouping: 'TOPIC', refusal: null, notUnderstood: [] };
    expect(await frames(question, language)).toMatchObject([{ ...counted, ...expected }]);
  });
});
