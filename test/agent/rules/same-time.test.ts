import { describe, expect, it } from 'vitest';
import type { IsoDate, Language } from '../../../src/core/index.js';
import type { Measure } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';

const { frames } = readsFrames();
const X = 'Muster Bau AG';
const DAY = '2020-05-03' as IsoDate;

describe('of several things asked, one time said', () => {
  it.each([
    ['de', `Sitz und Revisionsstelle der ${X} am 3. Mai 2020`],
    ['de', `Am 3. Mai 2020: Wo sass die ${X}, und wer revidierte sie?`],
    ['de', `Wer war im Verwaltungsrat und wer war Revisionsstelle der ${X} am 3. Mai 2020?`],
    ['fr', `Siège et organe de révision de ${X} au 3 mai 2020`],
    ['fr', `Au 3 mai 2020, quel était le siège de ${X} et qui était l'organe de révision ?`],
    ['it', `Sede e ufficio di revisione della ${X} al 3 maggio 2020`],
    ['it', `Al 3 maggio 2020, qual era la sede della ${X} e chi era il revisore?`],
    ['en', `Seat and auditor of ${X} on 3 May 2020`],
    ['en', `On 3 May 2020, where did ${X} have its seat and who audited it?`],
  ] as const)('is the time of each: %s %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read).toHaveLength(2);
    expect(read.map(({ asOf }) => asOf)).toEqual([DAY, DAY]);
  });

  it.each([
    ['de', `Wo ist die ${X}, und wer war am 3. Mai 2020 ihre Revisionsstelle?`],
    ['fr', `Quelle est l'adresse de ${X}, et qui était l'organe de révision au 3 mai 2020 ?`],
    ['it', `Dove si trova la ${X}, e chi era il revisore al 3 maggio 2020?`],
    ['en', `Where is ${X}, and who audited it on 3 May 2020?`],
  ] as const)('is not of what is asked of now: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.map(({ asOf }) => asOf)).toEqual([null, DAY]);
  });

  it.each([
    ['de', `Wer war am 3. Mai 2020 Revisionsstelle der ${X}, und wer ist es heute?`],
    ['en', `Who was the auditor of ${X} on 3 May 2020 and who is it now?`],
  ] as const)('stays apart from today: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.map(({ asOf }) => asOf === DAY)).toEqual([true, false]);
  });

  it.each<[Language, Measure[], [IsoDate | null, number | null][], string]>([
    ['de', ['AUDITOR', 'AUDITOR'], [[DAY, null], [null, null]], `Wer war am 3. Mai 2020 Revisionsstelle der ${X} und wer ist es jetzt?`],
    ['de', ['SIGNATORIES', 'SIGNATORIES'], [[null, null], [null, 2020]], `Wer zeichnet jetzt für ${X} und wer tat es 2020?`],
    ['de', ['DEPARTED', 'OFFICERS'], [[null, 2020], [null, null]], `Wer ist bei ${X} 2020 ausgeschieden, und wer ist jetzt da?`],
    ['fr', ['OFFICERS', 'OFFICERS'], [[null, null], [DAY, null]], `Qui est président de ${X} maintenant et qui l’était le 3 mai 2020 ?`],
    ['it', ['OFFICERS', 'OFFICERS'], [[null, null], [DAY, null]], `Chi è presidente di ${X} adesso e chi lo era il 3 maggio 2020?`],
    ['en', ['AUDITOR', 'AUDITOR'], [[null, null], [null, 2020]], `Who is the auditor of ${X} now and who was it in 2020?`],
    ['en', ['DEPARTED', 'OFFICERS'], [[null, 2020], [null, null]], `Who left the board of ${X} in 2020 and who is on it now?`],
  ])('and the same of now are both asked: %s %s', async (language, measures, times, question) => {
    const read = await frames(question, language);
    expect(read.map(({ measure }) => measure)).toEqual(measures);
    expect(read.map(({ asOf, range }) => [asOf, range && Number(range.from?.slice(0, 4))])).toEqual(times);
    expect(read[1]!.roles).toEqual(read[0]!.roles);
  }); // prettier-ignore

  it.each([
    ['de', 'Für den Kanton Zug, 2022: Wie viele Gründungen, wie viele Löschungen, wie viele Konkurse?'],
    ['fr', 'Canton de Zoug en 2022 : combien de créations de sociétés, combien de radiations, combien de faillites ?'],
    ['it', 'Canton Zugo, 2022: quante costituzioni di società, quante cancellazioni, quanti fallimenti?'],
    ['en', 'Canton of Zug in 2022: how many companies founded, how many deleted, how many bankruptcies?'],
  ] as const)('counts are of one canton and year: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.map(({ measure }) => measure)).toEqual(['COUNT', 'COUNT', 'COUNT']);
    expect(read.map(({ topics }) => topics)).toEqual([['FOUNDED'], ['DELETED'], ['BANKRUPTCY']]);
    for (const { canton, range } of read) expect([canton, range?.from]).toEqual(['ZG', '2022-01-01']);
  });

  it.each([
    ['de', `Adresse und Revisionsstelle 2021 und die heutige Präsidentin der ${X}`],
    ['fr', `Adresse actuelle de ${X} et organe de révision en 2021`],
    ['it', `Indirizzo attuale della ${X} e ufficio di revisione nel 2021`],
    ['en', `Current address of ${X} and its auditor in 2021`],
    ['en', `Address of ${X} and what changed in 2021`],
    ['en', `Address of ${X}; auditor of Garage du Lac Sàrl in 2021`],
    ['en', `In 2021 I moved. Who chairs ${X}, and where is it?`],
  ] as const)(
    'is not lent to what is of now, of another firm or behind another sentence: %s %s',
    async (language, question) => {
      const address = (await frames(question, language)).filter(
        ({ measure }) => measure === 'ADDRESS' || measure === 'SEAT',
      );
      expect(address.map(({ asOf, range }) => [asOf, range])).toEqual([[null, null]]);
    },
  );

  it.each([
    ['de', 'Wie viele Gründungen 2022 in Zug, und wie viele Firmen sind in Liquidation?'],
    ['fr', 'Combien de créations de sociétés en 2022 à Zoug, et combien de radiations en Suisse ?'],
    ['it', 'Quante costituzioni nel 2022 a Zugo, e quanti fallimenti in tutta la Svizzera?'],
    ['en', 'How many companies were founded in Zug in 2022, and how many were deleted overall?'],
  ] as const)(
    'counts of all, or of how things stand, are not of another count’s place: %s',
    async (language, question) => {
      const read = await frames(question, language);
      expect(read.at(-1)).toMatchObject({ canton: null, municipality: null, range: null, asOf: null });
    },
  );
});
