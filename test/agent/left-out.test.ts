import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/core/index.js';
import { readsFrames } from './read-frames.js';

/** What a question leaves out or denies is never answered with what is not; a status word in a count is never dropped. */
const { frames } = readsFrames();

const refusals = async (question: string, language: Language) =>
  (await frames(question, language)).map(({ refusal }) => refusal?.type ?? null);

describe('a place that is left out', () => {
  it.each([
    ['en', 'How many companies are there outside Zurich?'],
    ['en', 'Which companies outside the canton of Zurich went bankrupt in 2024?'],
    ['en', 'How many foundations are there, Zurich excluded?'],
    ['en', 'How many companies other than foundations are there in Bern?'],
    ['de', 'Wie viele Firmen gibt es ausserhalb von Zürich?'],
    ['de', 'Welche Firmen ausserhalb des Kantons Zürich gingen 2024 in Konkurs?'],
    ['fr', "Combien de sociétés ont leur siège ailleurs qu'à Genève ?"],
    ['fr', 'Combien de sociétés sont hors de Genève ?'],
    ['it', 'Quante ditte ci sono fuori Lugano?'],
    ['it', 'Quante ditte ci sono al di fuori di Basilea?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await refusals(question, language)).toEqual(['NEGATION']);
  });
});

describe('somebody who is left out', () => {
  it.each([
    ['en', 'Who besides Anna Muster is on the board of Muster Bau AG?'],
    ['en', 'Who other than Anna Muster is on the board of Muster Bau AG?'],
    ['en', 'Besides Muster Bau AG, in which firms is Anna Muster?'],
    ['en', 'Anna Muster aside, who is on the board of Muster Bau AG?'],
    ['de', 'Wer sitzt neben Anna Muster im Verwaltungsrat der Muster Bau AG?'],
    ['de', 'Wer sitzt ausser Anna Muster im Verwaltungsrat der Muster Bau AG?'],
    ['fr', "Qui, à part Anna Muster, siège au conseil d'administration de Muster Bau AG ?"],
    ['fr', 'Qui siège chez Muster Bau AG, hormis Anna Muster ?'],
    ['it', 'Chi siede nel consiglio di Muster Bau AG oltre a Anna Muster?'],
    ['it', 'Oltre ad Anna Muster, chi siede nel consiglio di Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await refusals(question, language)).toEqual(['NEGATION']);
  });

  it('and of two firms the same words mean both', async () => {
    expect(await refusals('Chi siede nella Muster Bau AG oltre che nella Alpenblick Holding AG?', 'it')).not.toContain('NEGATION'); // prettier-ignore
    expect(await refusals('Chi è stato buttato fuori dalla Muster Bau AG?', 'it')).toEqual([null]);
  });

  it('is named as the question writes it', async () => {
    const [frame] = await frames('Qui, à part Anna Muster, siège chez Muster Bau AG ?', 'fr');
    expect(frame?.notUnderstood).toContain('à part');
  });
});

describe('what is denied of firms that are counted or listed', () => {
  it.each([
    ['de', 'Wie viele Firmen haben ihren Sitz nicht in Basel?'],
    ['de', 'Welche Firmen in Zürich wurden nicht gelöscht?'],
    ['en', 'How many firms not in Basel were founded in 2024?'],
    ['fr', 'Combien de sociétés ne sont pas à Genève ?'],
    ['fr', "Combien de sociétés n'existent plus ?"],
    ['it', 'Quali ditte non hanno sede a Lugano?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await refusals(question, language)).toEqual(['NEGATION']);
  });

  it.each([
    ['de', 'Wie viele Firmen gibt es in Bern, nicht wahr?'],
    ['en', 'I do not know how many firms there are in Basel?'],
    ['fr', "Combien de sociétés à Genève, n'est-ce pas ?"],
  ] as const)('and around them denies nothing: %s: %s', async (language, question) => {
    expect(await refusals(question, language)).toEqual([null]);
  });
});

describe('what became of firms that are counted', () => {
  it.each([
    ['en', 'How many firms were dissolved in 2025?', 'LIQUIDATION', null],
    ['en', 'How many firms were liquidated in 2025?', 'LIQUIDATION', null],
    ['fr', 'Combien de sociétés ont été dissoutes en 2025 ?', 'LIQUIDATION', null],
    ['fr', 'Combien de sociétés ont été liquidées en 2024 ?', 'LIQUIDATION', null],
    ['de', 'Wie viele Firmen wurden 2025 liquidiert?', 'LIQUIDATION', null],
    ['it', 'Quante ditte sono state sciolte nel 2025?', 'LIQUIDATION', null],
    ['en', 'How many companies are dissolved?', null, 'IN_LIQUIDATION'],
    ['de', 'Wie viele Firmen sind in Liquidation?', null, 'IN_LIQUIDATION'],
    ['it', 'Quante ditte sono in liquidazione?', null, 'IN_LIQUIDATION'],
    ['fr', 'Combien de sociétés sont en liquidation à Genève ?', null, 'IN_LIQUIDATION'],
    ['de', 'Wie viele Firmen sind noch nicht gelöscht?', null, null],
    ['fr', 'Combien de sociétés existent encore à Berne ?', null, null],
    ['en', 'How many firms still exist in Bern?', null, null],
  ] as const)('%s: %s', async (language, question, topic, status) => {
    const read = await frames(question, language);
    expect(read.map((frame) => [frame.measure, frame.topics, frame.status, frame.refusal])).toEqual([
      ['COUNT', topic === null ? [] : [topic], status, null],
    ]);
  });

  it.each([
    ['en', 'How many firms were closed in 2025?', 'closed'],
    ['de', 'Wie viele Firmen wurden 2025 dichtgemacht?', 'dichtgemacht'],
    ['fr', 'Combien de sociétés ont fermé en 2025 ?', 'fermé'],
    ['it', 'Quante ditte hanno chiuso nel 2025?', 'hanno chiuso'],
  ] as const)('%s: %s is refused by its word', async (language, question, word) => {
    const [frame] = await frames(question, language);
    expect(frame?.refusal).toEqual({ type: 'UNKNOWN_WORD' });
    expect(frame?.notUnderstood).toContain(word);
  });
});

describe('two bounds of one stretch', () => {
  const stretches = async (question: string, language: Language) => (await frames(question, language)).map(({ range }) => range); // prettier-ignore
  it.each([
    ['en', 'Who joined Muster Bau AG before 2023 but after 2021?'],
    ['de', 'Wer kam vor 2023, aber nach 2021 zur Muster Bau AG?'],
    ['fr', 'Qui est entré chez Muster Bau AG avant 2023 mais après 2021 ?'],
    ['it', 'Chi è entrato nella Muster Bau AG prima del 2023 ma dopo il 2021?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await stretches(question, language)).toEqual([{ from: '2022-01-01', to: '2023-01-01' }]);
  });
  it('and what lies outside of both stays two', async () => {
    expect(await stretches('Who joined Muster Bau AG before 2021 or after 2023?', 'en')).toHaveLength(2);
  });
});
