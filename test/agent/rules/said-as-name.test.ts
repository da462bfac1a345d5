import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingOf } from '../../../eval/reader/naming.js';
import { collected } from '../../../eval/reader/collected.js';
import { sharesOfName } from '../../../src/agent/reasoners/rules/learned/index.js';
import { reader } from '../../../src/agent/reasoners/rules/learned/learned.js';
import { inStandard } from '../../../src/agent/reasoners/rules/read/dialect/dialect.js';
import { leastAt } from '../../../src/agent/reasoners/rules/read/names/said-as-name.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let firm: string;
beforeAll(async () => {
  world = await agentWorld('said-as-name', 20);
  firm = truthOf(world.truth).plainFirms.find(
    ({ legalForm, name }) => legalForm === '0106' && name.split(' ').length > 2,
  )!.name;
});
afterAll(() => world.close());

const BEFORE: Record<Language, string> = { de: 'Welche Adresse hat {1}?', fr: 'Quelle est l’adresse de {1} ?', it: 'Che indirizzo ha {1}?', en: 'What is the address of {1}?' }; // prettier-ignore

/** Of whom the last turn was read, `{1}` the firm that the turn before was about. */
async function readOf(question: string, language: Language, behind: boolean): Promise<string[]> {
  const turns = [...(behind ? [BEFORE[language]] : []), question].map((text) => text.replaceAll('{1}', firm));
  const { frames } = await lastTurn(world, turns, language);
  return frames.flatMap(({ subjects }) => subjects.map(({ name, text }) => (name === firm ? '{1}' : text)));
}

describe('a name that the register does not know', () => {
  it.each<[Language, string, string]>([
    ['en', 'Kreuzwiler now. Who signs?', 'Kreuzwiler'],
    ['en', 'Thanks. Zorblex Partners, capital?', 'Zorblex Partners'],
    ['en', 'where is brimwell bakery', 'brimwell bakery'],
    ['en', 'A friend told me about Zorblex. What capital does it have?', 'Zorblex'],
    ['de', 'Zorblex: Kapital?', 'Zorblex'],
    ['de', 'Brumbel: Kapital?', 'Brumbel'],
    ['de', 'kapital von zorblex?', 'zorblex'],
    ['de', 'Ein Freund hat mir von Zorblex erzählt. Wie hoch ist ihr Kapital?', 'Zorblex'],
    ['de', 'Danke. Malergeschäft Grünspecht, wer unterschreibt?', 'Malergeschäft Grünspecht'],
    ['fr', 'Zorblex maintenant. Qui signe ?', 'Zorblex'],
    // Introduced in a sentence of its own.
    [
      'fr',
      'Sur la deuxième enveloppe il y a Ildefonso Brambatti. Quelles sociétés, pour celle-là ?',
      'Ildefonso Brambatti',
    ],
    ['en', 'There was a witness, Philibert Trousselard. What companies is that one in?', 'Philibert Trousselard'],
    ['de', 'Dann wäre da noch ein Zeuge, Ottokar Brunnwiesel. In welchen Firmen ist der?', 'Ottokar Brunnwiesel'],
    ['it', 'Poi c’è un testimone, Ottorino Bragadin. In quali ditte è?', 'Ottorino Bragadin'],
    ['fr', 'capital de zorblex ?', 'zorblex'],
    ['fr', 'On m’a parlé de Zorblex. Quel est son capital ?', 'Zorblex'],
    ['it', 'Pavimenti Zangheri: capitale?', 'Pavimenti Zangheri'],
    ['it', 'Mi hanno parlato di Zorblex. Qual è il suo capitale?', 'Zorblex'],
    ['it', 'capitale di zorblex?', 'zorblex'],
  ])('is never answered by the firm spoken of before (%s: %s)', async (language, question, name) => {
    expect(await readOf(question, language, true)).toEqual([name]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Sapperment! Who signs?', 'SIGNATORIES'],
    ['de', 'Danke Sieglinde. Wer ist Präsident?', 'OFFICERS'],
    ['de', 'Laut Tagblatt umgezogen. Welche Adresse?', 'ADDRESS'],
    ['fr', 'Mazette ! Qui signe ?', 'SIGNATORIES'],
    ['it', 'Secondo il Corriere è vecchia. Che capitale ha?', 'CAPITAL'],
  ])('is not whoever is thanked, cited or cried out (%s: %s)', async (language, question, measure) => {
    const { frames } = await lastTurn(
      world,
      [BEFORE[language], question].map((text) => text.replaceAll('{1}', firm)),
      language,
    );
    expect(frames.map((frame) => [frame.measure, frame.subjects[0]?.name])).toEqual([[measure, firm]]);
  });

  it.each<[Language, string, string]>([
    ['de', 'Wer leitet die Pensionskasse {core}?', 'Pensionskasse {core}'],
    ['en', 'Who audits {core} Timber?', '{core} Timber'],
  ])('is not cut down to one that is registered (%s: %s)', async (language, question, name) => {
    const core = firm.split(' ')[0]!;
    const { frames } = await lastTurn(world, [question.replace('{core}', core)], language);
    expect(frames.map(({ subjects }) => subjects.map(({ uid, text }) => uid ?? text))).toEqual([
      [name.replace('{core}', core)],
    ]);
  });

  it.each<[Language, string, string]>([
    ['de', 'Wo ist die Quandt {rest}?', 'Quandt {rest}'],
    // A word that a lexicon knows is a part of what a firm is called all the same.
    ['de', 'Wo ist die Zukunft {rest}?', 'Zukunft {rest}'],
    ['de', 'Telefon {rest}, wer unterschreibt?', 'Telefon {rest}'],
    ['en', 'Where is Customer {rest}?', 'Customer {rest}'],
    ['fr', 'Où est Avenir {rest} ?', 'Avenir {rest}'],
    ['it', 'Chi firma per Futuro {rest}?', 'Futuro {rest}'],
  ])('is not the only one that ends like it (%s: %s)', async (language, question, name) => {
    const rest = firm.split(' ').slice(1).join(' ');
    expect(rest.split(' ').length).toBeGreaterThan(1);
    const { frames } = await lastTurn(world, [question.replace('{rest}', rest)], language);
    expect(frames.map(({ subjects }) => subjects.map(({ uid, text }) => uid ?? text))).toEqual([
      [name.replace('{rest}', rest)],
    ]);
  });

  it('may be longer than a registered one, which the answer says', async () => {
    const { frames } = await lastTurn(world, [`Ist die Quandt ${firm} aktiv?`], 'de');
    expect(frames.map(({ notUnderstood }) => notUnderstood)).toEqual([['Quandt']]);
  });
});

it('takes one word in a thousand for a name where a turn names nobody', async () => {
  const { naming } = await reader();
  const words = LANGUAGES.flatMap((language) =>
    collected(language).flatMap(({ text, of }, index) => {
      if (of === null || text.includes('{') || index % 10 > 0) return [];
      // As the agent reads it: dialect by its standard words.
      const reading = readingOf({ text: language === 'de' ? inStandard(text) : text, language });
      const share = sharesOfName(naming, reading);
      return reading.tokens.map(({ text: word, slot }, at) => ({
        word,
        named: slot === null && share(at) >= leastAt(reading, at),
      }));
    }),
  );
  expect(words.length).toBeGreaterThan(10_000);
  expect(words.filter(({ named }) => named).length / words.length).toBeLessThan(0.001);
});

describe('who asks for somebody', () => {
  it.each<[Language, string, string]>([
    ['en', 'My boss asks where {1} is', 'ADDRESS'],
    ['de', 'Mein Direktor will wissen, wo {1} ihren Sitz hat', 'SEAT'],
    ['fr', 'Mon patron demande quel est le capital de {1}', 'CAPITAL'],
    ['it', 'il mio titolare chiede quanto capitale ha {1}', 'CAPITAL'],
  ])('is nobody of the firm (%s: %s)', async (language, question, measure) => {
    const { frames } = await lastTurn(world, [question.replace('{1}', firm)], language);
    expect(frames.map((frame) => frame.measure)).toEqual([measure]);
  });
});
