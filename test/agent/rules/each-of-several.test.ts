import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';

const { frames } = readsFrames();
type Read = Partial<QuestionFrame>;
type Row = readonly [Language, string, readonly Read[]];

const IN_2023 = { range: { from: '2023-01-01', to: '2024-01-01' } };
const BANKRUPT: Partial<QuestionFrame> = { measure: 'COMPANIES', status: 'BANKRUPT', topics: [] };
const WOUND_UP: Partial<QuestionFrame> = { measure: 'COMPANIES', status: 'IN_LIQUIDATION', topics: [] };
const BY_ADDRESS = { measure: 'COMPANIES', topics: ['ADDRESS'], ...IN_2023 } satisfies Partial<QuestionFrame>;
const BY_PURPOSE = { measure: 'COMPANIES', topics: ['PURPOSE'], ...IN_2023 } satisfies Partial<QuestionFrame>;

async function expectEach(language: Language, question: string, expected: readonly Read[]) {
  expect(await frames(question, language)).toMatchObject(expected.map((one) => ({ subjects: [], refusal: null, ...one }))); // prettier-ignore
}

describe('each of several things said of firms', () => {
  it.each<Row>([
    ['en', 'Which companies are bankrupt or in liquidation?', [BANKRUPT, WOUND_UP]],
    ['de', 'Welche Firmen sind in Konkurs oder in Liquidation?', [BANKRUPT, WOUND_UP]],
    ['fr', 'Quelles sociétés sont en faillite ou en liquidation ?', [BANKRUPT, WOUND_UP]],
    ['it', 'Quali ditte sono in fallimento o in liquidazione?', [BANKRUPT, WOUND_UP]],
  ])('a state or another is no firm that is both (%s): %s', expectEach);

  it.each<Row>([
    ['en', 'Which companies changed their address or purpose in 2023?', [BY_ADDRESS, BY_PURPOSE]],
    ['de', 'Welche Firmen haben 2023 ihre Adresse oder ihren Zweck geändert?', [BY_ADDRESS, BY_PURPOSE]],
    ['fr', 'Quelles sociétés ont changé d’adresse ou de but en 2023 ?', [BY_ADDRESS, BY_PURPOSE]],
    ['it', 'Quali ditte hanno cambiato indirizzo o scopo nel 2023?', [BY_ADDRESS, BY_PURPOSE]],
    [
      'en',
      'Which companies changed their name, purpose or address in 2023?',
      [{ topics: ['RENAMED'], ...IN_2023 }, BY_PURPOSE, BY_ADDRESS],
    ],
  ])('the verb and the time are those of each (%s): %s', expectEach);

  const both: [Read] = [
    { topics: ['RENAMED'], also: [{ topic: 'MOVED', order: 'ANY', negated: false, ...IN_2023 }], ...IN_2023 },
  ];
  it.each<Row>([
    ['en', 'Which companies changed their name and moved in 2023?', both],
    ['de', 'Welche Firmen haben 2023 den Namen geändert und den Sitz verlegt?', both],
    ['fr', 'Quelles sociétés ont changé de nom et déménagé en 2023 ?', both],
    ['it', 'Quali ditte hanno cambiato nome e trasferito la sede nel 2023?', both],
  ])('of two that both happened those to which both did are asked for (%s): %s', expectEach); // prettier-ignore

  it.each<Row>([
    ['en', 'How many companies went bankrupt in 2022 or were deleted in 2023?', [{ topics: ['BANKRUPTCY'], range: { from: '2022-01-01', to: '2023-01-01' } }, { topics: ['DELETED'], ...IN_2023 }]],
    ['de', 'Wie viele Firmen gingen 2023 in Konkurs oder wurden gelöscht?', [{ topics: ['BANKRUPTCY'], ...IN_2023 }, { topics: ['DELETED'], ...IN_2023 }]],
    ['fr', 'Combien de sociétés ont fait faillite ou ont été radiées en 2023 ?', [{ topics: ['BANKRUPTCY'], ...IN_2023 }, { topics: ['DELETED'], ...IN_2023 }]],
    ['it', 'Quante ditte sono fallite o sono state cancellate nel 2023?', [{ topics: ['BANKRUPTCY'], ...IN_2023 }, { topics: ['DELETED'], ...IN_2023 }]],
    ['en', 'Which companies were founded and which were struck off in 2023?', [{ topics: ['FOUNDED'], ...IN_2023 }, { topics: ['DELETED'], ...IN_2023 }]],
    ['de', 'Welche Einzelunternehmen wurden 2023 gelöscht oder gingen in Konkurs?', [{ topics: ['DELETED'], legalForm: '0101', ...IN_2023 }, { topics: ['BANKRUPTCY'], legalForm: '0101', ...IN_2023 }]],
    ['de', 'Welche Löschungen und Konkurse wurden 2023 publiziert?', [{ topics: ['DELETED'], ...IN_2023 }, { topics: ['BANKRUPTCY'], ...IN_2023 }]],
  ])('what happened is counted and listed for each (%s): %s', expectEach); // prettier-ignore

  it.each<Row>([
    ['en', 'Which companies moved in 2023 and are in liquidation?', [{ topics: ['MOVED'], status: 'IN_LIQUIDATION', ...IN_2023 }]],
    ['de', 'Welche Firmen wurden 2023 gegründet und sind heute in Liquidation?', [{ topics: ['FOUNDED'], status: 'IN_LIQUIDATION', ...IN_2023 }]],
    ['en', 'Which companies that were founded in 2023 are bankrupt?', [{ topics: ['FOUNDED'], status: 'BANKRUPT', ...IN_2023 }]],
  ])('what they are and what happened to them is one condition and another (%s): %s', expectEach); // prettier-ignore

  it.each<Row>([
    ['en', 'Which companies in canton Zug or Schwyz are in liquidation?', [{ canton: 'ZG' }, { canton: 'SZ' }]],
    ['de', 'Welche Firmen in den Kantonen Zug und Schwyz sind in Liquidation?', [{ canton: 'ZG' }, { canton: 'SZ' }]],
    [
      'fr',
      'Quelles sociétés des cantons de Vaud et Genève sont en liquidation ?',
      [{ canton: 'VD' }, { canton: 'GE' }],
    ],
    ['it', 'Quante ditte ci sono a Lugano o Bellinzona?', [{ municipality: 'Lugano' }, { municipality: 'Bellinzona' }]],
  ])('so is each place (%s): %s', expectEach);
});
