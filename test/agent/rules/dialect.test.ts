import { describe, expect, it } from 'vitest';
import { fromDialect } from '../../../src/agent/reasoners/rules/read/dialect/own-words.js';
import { detectLanguage } from '../../../src/agent/language.js';
import type { FrameSubject, QuestionFrame } from '../../../src/trace/index.js';
import { inStandard } from '../../../src/agent/reasoners/rules/read/dialect/dialect.js';
import { TURNS, TWINS } from '../questions/dialect.js';
import { germanQuestions } from '../questions/de.js';
import { englishQuestions } from '../questions/en.js';
import { frenchQuestions } from '../questions/fr.js';
import { italianQuestions } from '../questions/it.js';
import { readsFrames } from '../read-frames.js';
import { about, askedOf } from '../slots-support.js';

/** People type Swiss German: each question is read as its twin in standard German is. */
const { frames, register } = readsFrames();

const whom = ({ kind, uid, name }: FrameSubject) => ({ kind, uid, name });
/** A frame but for the words of whoever asked, and where they stand. */
const read = ({ span: _, subjects, within, readAs, notUnderstood, comparison, ...frame }: QuestionFrame) => ({
  ...frame,
  subjects: subjects.map(whom),
  within: within && whom(within),
  taken: readAs.length,
  left: notUnderstood.length,
  compares: comparison !== null,
});

describe('a question in dialect is read as its twin in standard German', () => {
  it.each(TWINS)('%s', async (dialect, standard) => {
    expect((await frames(dialect, 'de')).map(read)).toEqual((await frames(standard, 'de')).map(read));
  });
  it.each(TWINS)('and taken for German: %s', (dialect) => {
    expect(detectLanguage(dialect).language).toBe('de');
  });
  const one = (name: string, kind: 'COMPANY' | 'PERSON') => about(register().uids.get(name)!, kind, name);
  const both = () => {
    const of = (name: string) => ({
      uid: register().uids.get(name)!,
      kind: 'COMPANY' as const,
      name,
      network: false,
      history: false,
    });
    const [first, second] = [of('Muster Bau AG'), of('Alpenblick Holding AG')];
    return { ...one('Alpenblick Holding AG', 'COMPANY'), subjects: [second, first], inOrder: [first, second] };
  };
  it.each(TURNS)('as a later turn: %s', async (dialect, standard) => {
    for (const recalled of [one('Muster Bau AG', 'COMPANY'), one('Muster, Anna', 'PERSON'), both()])
      expect((await frames(dialect, 'de', recalled)).map(read)).toEqual(
        (await frames(standard, 'de', recalled)).map(read),
      );
  });
  it('goes back to the first one, and not to whom was spoken of last', async () => {
    const [frame] = await frames('Zrugg zu de erschte: wer darf det unterschriibe und wie?', 'de', both());
    expect(frame).toMatchObject({ measure: 'SIGNATORIES', subjects: [{ name: 'Muster Bau AG' }] });
  });
  it('finds whom an earlier turn in dialect called so', async () => {
    const recalled = both();
    const calledIn = [
      {
        question: 'Wo isch de Vermieter Muster Bau AG dihei? Min Vermieter schriibt mer nüt.',
        firm: recalled.inOrder[0]!,
      },
    ];
    const [frame] = await frames('Wie vil Kapital hät min Vermieter?', 'de', { ...recalled, calledIn });
    expect(frame?.subjects).toMatchObject([{ name: 'Muster Bau AG' }]);
  });
});

describe('what is told back is in the words of whoever asked', () => {
  it('names and words that are not understood, and where they stand', async () => {
    const question = 'Hoi zäme, d Muster Bau AG isch mer sit em Herbscht Gäld schuldig. Gits die überhaupt no?';
    const [frame] = await frames(question, 'de');
    expect(frame!.notUnderstood).toEqual(['Herbscht', 'schuldig']);
    expect(question.slice(frame!.span.start, frame!.span.end)).toContain('Gits die überhaupt no');
    for (const { text, span } of frame!.subjects) expect(question.slice(span.start, span.end)).toBe(text);
  });
  it.each(TWINS)('%s', async (dialect) => {
    for (const frame of await frames(dialect, 'de')) {
      expect([frame.span.start >= 0, frame.span.end <= dialect.length]).toEqual([true, true]);
      for (const told of frame.notUnderstood.flatMap((text) => text.split(' '))) expect(dialect).toContain(told);
      for (const { text, span } of frame.subjects)
        if (text !== '') expect(dialect.slice(span.start, span.end)).toBe(text);
    }
  });
});

const unchanged = (question: string) => fromDialect(askedOf(question, 'de'))?.asked.question ?? question;

describe('what is in no dialect, or is a name, stays', () => {
  it.each(TWINS)('the standard twin: %s', (_, standard) => {
    expect(unchanged(standard)).toBe(standard);
  });
  it.each(TURNS)('the standard turn: %s', (_, standard) => {
    expect(unchanged(standard)).toBe(standard);
  });
  it('every German question of the lexicon’s own', () => {
    for (const { question } of germanQuestions) expect(unchanged(question)).toBe(question);
  });
  it('every question in another language', () => {
    for (const { question } of [...frenchQuestions, ...italianQuestions, ...englishQuestions])
      expect(inStandard(question)).toBe(question);
  });
  it.each([
    'Jan de Wit',
    'Bi AG',
    'Gits GmbH',
    'Strass Handel AG',
    'Gmeind Treuhand AG',
    '«Nöd und Hüt»',
    'Hans Gmeind',
    "Garage d'Obertal SA",
    'Garage du Lac SA en liquidation',
    'Peter A.',
    'Rosa De Wit',
    'Chan Trading GmbH',
    'Schwyz',
    'Wyss',
  ])('%s', (name) => {
    const question = `Wer isch bi ${name} im Verwaltigsrat?`;
    expect(unchanged(question)).toBe(`Wer ist bei ${name} im Verwaltungsrat?`);
  });
});
