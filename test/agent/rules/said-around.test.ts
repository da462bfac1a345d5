import { describe, expect, it } from 'vitest';
import { readsFrames } from '../read-frames.js';

/** Words around a question are named, never dropped; who is named there and in no register is nobody else. */
const { frames, namesOf } = readsFrames();
const MUSTER = 'Muster Bau AG';

describe('words of a sentence that leads to the question are named as not understood', () => {
  it.each([
    ['de', 'Mein Grompier ist lila. Wer revidiert die Muster Bau AG?', ['Grompier', 'lila']],
    ['fr', 'Notre grompier a blurpé. Qui révise Muster Bau AG ?', ['grompier', 'blurpé']],
    ['it', 'Il nostro grompiere ha blurpato. Chi revisiona Muster Bau AG?', ['grompiere', 'blurpato']],
    ['en', 'Our purple gromper blurped. Who audits Muster Bau AG?', ['purple', 'gromper', 'blurped']],
  ] as const)('%s: %s', async (language, question, named) => {
    const read = await frames(question, language);
    expect(read.map((frame) => [frame.measure, namesOf(frame), frame.refusal])).toEqual([['AUDITOR', MUSTER, null]]);
    expect(read[0]!.notUnderstood).toEqual(named);
  });
});

describe('somebody of a firm whom no register knows is nobody else of it', () => {
  it.each([
    ['de', 'Grompius bei der Muster Bau AG. Wer ist das?', ['Grompius']],
    ['de', 'Blurpo Grompius von der Muster Bau AG. Wer ist das?', ['Blurpo', 'Grompius']],
    ['fr', 'Monsieur Grompius de Muster Bau AG. Qui est-ce ?', ['Grompius']],
    ['it', 'Grompius della Muster Bau AG. Chi è?', ['Grompius']],
    ['en', 'Blurpo Grompius of Muster Bau AG. Who is that?', ['Blurpo', 'Grompius']],
    ['en', 'Blurpo Grompius, Muster Bau AG: who is that?', ['Blurpo', 'Grompius']],
  ] as const)('%s: %s', async (language, question, named) => {
    const read = await frames(question, language);
    expect(read.map(({ refusal, notUnderstood }) => [refusal?.type, notUnderstood])).toEqual([['UNKNOWN_WORD', named]]);
  });

  it('nor is somebody of a firm that no register knows somebody of another', async () => {
    const [read] = await frames('Anna of Grompius Blurp AG. Who is that?', 'en');
    expect(read!.subjects.every(({ uid, text }) => uid === null && text.includes('Grompius'))).toBe(true);
  });
});

describe('as what a name appears in a firm is what the person is there, and no name of the firm', () => {
  it.each([
    ['de', 'Als was figuriert der Name Anna Muster bei der Muster Bau AG?'],
    ['fr', 'À quel titre le nom Anna Muster figure-t-il chez Muster Bau AG ?'],
    ['it', 'In che veste figura il nome Anna Muster nella Muster Bau AG?'],
    ['en', 'As what does the name Anna Muster appear at Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.map((frame) => [frame.measure, namesOf(frame), frame.within?.name])).toEqual([['PERSON_MANDATES', 'Muster, Anna', MUSTER]]); // prettier-ignore
  });
});

describe('what no register holds, where it only stands beside what is asked', () => {
  it.each([
    ['de', 'Adresse der Muster Bau AG für die Versicherung?', 'ADDRESS'],
    ['it', 'A quale indirizzo si manda il precetto alla Muster Bau AG?', 'ADDRESS'],
    ['it', "Chi revisionava Muster Bau AG al momento dell'ultimo bilancio, cioè il 3 maggio 2021?", 'AUDITOR'],
    ['en', 'To what address must process be sent if we sue Muster Bau AG?', 'ADDRESS'],
  ] as const)('%s: %s', async (language, question, measure) => {
    const read = await frames(question, language);
    expect(read.map((frame) => [frame.measure, namesOf(frame), frame.refusal])).toEqual([[measure, MUSTER, null]]);
  });

  it.each([
    ['de', 'Umsatz der Muster Bau AG für das Dossier?'],
    ['fr', 'Clients de Muster Bau AG ?'],
    ['en', 'What are the debts of Muster Bau AG if it goes bankrupt?'],
  ] as const)('and what is asked is refused, %s: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.every(({ refusal }) => refusal?.type === 'OUTSIDE')).toBe(true);
  });
});

describe('a second sentence about a person in a firm is of the two, not of all her firms', () => {
  it.each([
    ['de', 'Mein Onkel meint, Anna Muster sei längst bei der Muster Bau AG. Eintrittsdatum?'],
    ['en', 'The neighbours wonder how long Anna Muster has been with Muster Bau AG. What is the date of entry?'],
  ] as const)('%s: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.every(({ measure, within }) => measure === 'PERSON_MANDATES' && within?.name === MUSTER)).toBe(true);
  });
});

describe('where the head office is, asked behind which it is, is not where the branch is', () => {
  it.each([
    ['de', 'Welches Stammhaus hat die Muster Bau AG, und wo sitzt dieses?'],
    ['it', 'La Muster Bau AG dipende da quale sede principale, e dove si trova?'],
    ['en', 'What is the head office of Muster Bau AG, and where is that based?'],
  ] as const)('%s: %s', async (language, question) => {
    expect((await frames(question, language)).map(({ measure }) => measure)).toEqual(['HEAD_OFFICE']);
  });
});
