import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, type Language } from '../../../src/core/index.js';
import { asSaid } from '../../../src/agent/reasoners/rules/read/written/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { englishQuestions } from '../questions/en.js';
import { frenchQuestions } from '../questions/fr.js';
import { germanQuestions } from '../questions/de.js';
import { italianQuestions } from '../questions/it.js';
import type { AskedAs } from '../questions/types.js';
import { readsFrames } from '../read-frames.js';

type Dressed = (question: string, language: Language) => string;
const words = (de: string, fr: string, it: string, en: string) => ({ de, fr, it, en });
const before =
  (said: Record<Language, string>): Dressed =>
  (question, language) =>
    `${said[language]}${question}`;
const behind =
  (said: Record<Language, string>): Dressed =>
  (question, language) =>
    `${question}${/[?.!]$/.test(question) ? '' : '.'}${said[language]}`;
const TITLED = words(
  'Sehr geehrte Frau Roth,\n\n',
  'Chère Madame Roth,\n\n',
  'Gentile signora Roth,\n\n',
  'Dear Ms Roth,\n\n',
);
const SIGNED = words(
  '\n\nFreundliche Grüsse\nB. Roth\nTel. 044 000 00 00',
  '\n\nMeilleures salutations\nB. Roth',
  '\n\nCordiali saluti\nB. Roth',
  '\n\nKind regards,\nB. Roth',
);

/** How one and the same question comes: what stands around it, and says nothing. */
const DRESSED: Record<string, Dressed> = {
  'in a letter': (question, language) => `${TITLED[language]}${question}${SIGNED[language]}`,
  'with regards behind it': behind(words(' Freundliche Grüsse, B. Roth', ' Cordialement, B. Roth', ' Cordiali saluti, B. Roth', ' Best regards, B. Roth')),
  'in quotation marks': (question) => `"${question}"`,
  'as an item': (question) => `- ${question}`,
  'as the first point': (question) => (question.split(' ').length < 5 ? question : `1. ${question}`),
  'asked by somebody else': before(words('Meine Vorgesetzte will wissen: ', 'Ma cheffe veut savoir : ', 'La mia capa vuole sapere: ', 'My manager wants to know: ')),
  'behind a word about oneself': before(words('Ich bin neu hier. ', 'Je suis nouveau ici. ', 'Sono nuovo qui. ', 'I am new here. ')),
  'in two spaces a word': (question) => question.replaceAll(' ', '  '),
}; // prettier-ignore

const QUESTIONS: Record<Language, readonly AskedAs[]> = {
  de: germanQuestions,
  fr: frenchQuestions,
  it: italianQuestions,
  en: englishQuestions,
};
const WAYS = Object.entries(DRESSED);
/** Each question in so many ways, one after the other. */
const WAYS_EACH = 2;

/** What a frame asks, wherever it stands in the question. */
const asks = (frame: QuestionFrame) =>
  JSON.stringify({ ...frame, span: null, notUnderstood: [], readAs: [], subjects: frame.subjects.map(({ uid, text }) => uid ?? foldName(text)) }); // prettier-ignore

describe('what stands around a question changes nothing of what it asks', () => {
  const reader = readsFrames();
  for (const language of ['de', 'fr', 'it', 'en'] as const)
    it(language, async () => {
      const failed: string[] = [];
      for (const [at, { question }] of QUESTIONS[language].entries()) {
        const plain = (await reader.frames(question, language)).map(asks);
        for (let way = 0; way < WAYS_EACH; way++) {
          const [name, dress] = WAYS[(at * WAYS_EACH + way) % WAYS.length]!;
          const read = (await reader.frames(dress(question, language), language)).map(asks);
          if (JSON.stringify(read) !== JSON.stringify(plain)) failed.push(`${name}: ${question}\n   ${plain.join()}\n   ${read.join()}`);
        }
      }
      expect(failed).toEqual([]);
    });
}); // prettier-ignore

/** Written by people who write no capitals, or nothing else. */
const SMALL: readonly (readonly [Language, string, string])[] = [
  ['de', 'seit wann ist anna muster bei muster bau ag', 'Muster, Anna + Muster Bau AG'],
  ['de', 'wer sitzt bei alpenblick holding ag und bei alpenblick immobilien ag im verwaltungsrat', 'Alpenblick Holding AG + Alpenblick Immobilien AG'],
  ['fr', 'depuis quand claire de la vallée est-elle chez boulangerie modèle sa', 'de la Vallée, Claire + Boulangerie Modèle SA'],
  ['fr', 'qui siège à la fois chez boulangerie modèle sa et chez banque de la place sa', 'Boulangerie Modèle SA + Banque de la Place SA'],
  ['it', 'da quando greta von obertal è in officina del ponte sa', 'von Obertal, Greta + Officina del Ponte SA'],
  ['it', 'chi siede sia in casa modello sa sia in officina del ponte sa', 'Casa Modello SA + Officina del Ponte SA'],
  ['en', 'since when has hans peter beispiel been with northwind trading ltd', 'Beispiel, Hans Peter + Northwind Trading Ltd'],
  ['en', 'who sits on the boards of both alpenblick holding ag and muster bau ag', 'Alpenblick Holding AG + Muster Bau AG'],
]; // prettier-ignore

describe('names in small letters, and in capitals alone', () => {
  const reader = readsFrames();
  const sorted = (names: string) => names.split(' + ').sort().join(' + ');
  for (const [language, question, named] of SMALL)
    for (const written of [question, question.toUpperCase()])
      it(written, async () => {
        const frames = await reader.frames(written, language);
        expect(frames.map((frame) => sorted([reader.namesOf(frame), ...(frame.within === null ? [] : [reader.nameOf(frame.within)])].join(' + ')))).toContain(sorted(named)); // prettier-ignore
      });
});

describe('what is left out', () => {
  it.each([
    ['Guten Tag Frau Roth,\n\nwer ist im\nVerwaltungsrat?\n\nGruss\nB. Roth, Roth AG', 'wer ist im Verwaltungsrat?'],
    ['Qui est au conseil ?\nMerci\nB. Roth', 'Qui est au conseil ?'],
    ['**Muster A.G.**: sede?', 'Muster AG : sede?'],
    ['[Muster AG](https://example.org/a?b): who signs?', 'Muster AG : who signs?'],
    ['Adressen:\n1. Muster AG\n2. Beispiel AG', 'Adressen: 1. Muster AG 2. Beispiel AG'],
    ['"Muster Bau AG"', '"Muster Bau AG"'],
    ['1. bitte', '1. bitte'],
    ['What are the regards in which it differs?', 'What are the regards in which it differs?'],
    ['Wer ist Präsident? Freundliche Grüsse, aber seit wann?', 'Wer ist Präsident? Freundliche Grüsse, aber seit wann?'],
  ])('%j', (written, said) => {
    const plain = asSaid(written);
    expect(plain).toHaveLength(written.length);
    expect(plain.replace(/\s+/g, ' ').trim()).toBe(said);
    expect(asSaid(plain)).toBe(plain);
  }); // prettier-ignore

  it('keeps each character of any text in its place, or makes a blank of it', () => {
    const piece = fc.constantFrom('\n', '\r\n', '\n\n', ' ', '"', '«', '»', '**', '`', '[a](b)', 'A.G.', '1. ', '- ', 'Dear X,', 'Gruss', 'Merci', 'wer', 'Muster', '?', '.', '𝒳');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 40 }), (pieces) => {
        const written = pieces.join('');
        const plain = asSaid(written);
        const dotted = /(?:\p{L}{1,2}\.\s?){2,5}/u.test(written);
        return plain.length === written.length && (dotted || [...plain].every((letter, at) => letter === [...written][at] || /\s/.test(letter)));
      }),
    );
  }); // prettier-ignore
});

/** What looks like a word around the question, and asks. */
const ASKS: readonly (readonly [Language, string, Partial<QuestionFrame>, string])[] = [
  ['de', 'Ich möchte die Adresse: Muster Bau AG', { measure: 'ADDRESS' }, 'Muster Bau AG'],
  ['de', 'Mein Chef fragt nach der Adresse: Muster Bau AG', { measure: 'ADDRESS' }, 'Muster Bau AG'],
  ['fr', 'Je demande le siège : Boulangerie Modèle SA', { measure: 'SEAT' }, 'Boulangerie Modèle SA'],
  ['it', 'Il mio capo chiede la sede: Casa Modello SA', { measure: 'SEAT' }, 'Casa Modello SA'],
  ['en', 'My boss asks for the address: Muster Bau AG', { measure: 'ADDRESS' }, 'Muster Bau AG'],
  ['de', 'Hallo wer sitzt im Verwaltungsrat\nder Muster Bau AG?', { measure: 'OFFICERS' }, 'Muster Bau AG'],
  ['fr', 'Bonjour qui révise\nBoulangerie Modèle SA ?', { measure: 'AUDITOR' }, 'Boulangerie Modèle SA'],
  ['it', 'Buongiorno chi revisiona\nCasa Modello SA?', { measure: 'AUDITOR' }, 'Casa Modello SA'],
  ['en', 'Hello who is the chair\nof Muster Bau AG?', { measure: 'OFFICERS', roles: ['BOARD_PRESIDENT'] }, 'Muster Bau AG'],
  ['de', 'Hallo Muster Bau AG,\nSitz bitte.', { measure: 'SEAT' }, 'Muster Bau AG'],
  ['de', 'Sitz bitte. LG Muster Bau AG', { measure: 'SEAT' }, 'Muster Bau AG'],
]; // prettier-ignore
/** What limits a count, said before it. */
const LIMITED: readonly (readonly [Language, string, readonly string[]])[] = [
  ['de', 'Wir zählen keine Briefkastenfirmen. Wie viele Firmen wurden 2023 gegründet?', ['keine', 'Briefkastenfirmen']],
  ['fr', 'Nous écartons les filiales. Combien de sociétés ont été fondées en 2023 ?', ['filiales']],
  ['it', 'Non contiamo le filiali. Quante società sono state fondate nel 2023?', ['Non', 'filiali']],
  ['en', 'We ignore subsidiaries. How many companies were founded in 2023?', ['ignore', 'subsidiaries']],
]; // prettier-ignore

describe('what asks, or limits what is asked, is not taken for words around it', () => {
  const reader = readsFrames();
  it.each(ASKS)('%s: %j', async (language, question, asked, named) => {
    const [frame, ...others] = await reader.frames(question, language);
    expect(others).toEqual([]);
    expect({ ...frame!, named: reader.namesOf(frame!) }).toMatchObject({ ...asked, named, refusal: null });
  });
  it.each(LIMITED)('%s: %j names it as not understood', async (language, question, words) => {
    const frames = await reader.frames(question, language);
    expect(frames.flatMap(({ notUnderstood }) => notUnderstood)).toEqual(expect.arrayContaining([...words]));
  });
});
