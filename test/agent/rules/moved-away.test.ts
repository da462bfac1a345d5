/** Firms that left a place: by when, which place, and whatever else is said of them, which no condition holds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { lastTurn } from '../last-turn.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('moved-away', 60);
});
afterAll(() => world.close());

const framesOf = async (language: Language, ...turns: readonly string[]) =>
  (await lastTurn(world, turns, language)).frames;
type Asked = Record<Language, readonly string[]>;
const refused = (frame: Partial<QuestionFrame>, asked: Asked, ...before: readonly Record<Language, string>[]) => async (language: Language) => {
  for (const question of asked[language])
    expect([question, await framesOf(language, ...before.map((turn) => turn[language]), question)]).toMatchObject([question, [frame]]);
}; // prettier-ignore
const UNKNOWN = (...notUnderstood: string[]): Partial<QuestionFrame> => ({ refusal: { type: 'UNKNOWN_WORD' }, ...(notUnderstood.length > 0 && { notUnderstood }) }); // prettier-ignore

const LIST: Record<Language, string> = { de: 'Welche Firmen haben den Kanton Zürich verlassen?', fr: 'Quelles sociétés ont quitté le canton de Zurich ?', it: 'Quali società hanno lasciato il canton Zurigo?', en: 'Which companies left canton Zurich?' }; // prettier-ignore
const COUNT: Record<Language, string> = { de: 'Wie viele Firmen haben den Kanton Zürich verlassen?', fr: 'Combien de sociétés ont quitté le canton de Zurich ?', it: 'Quante società hanno lasciato il canton Zurigo?', en: 'How many companies left canton Zurich?' }; // prettier-ignore

describe.each(LANGUAGES)('firms that left a place (%s)', (language) => {
  const NEVER: Asked = {
    de: ['nicht', 'nie', 'noch nicht'].map((word) => `Wie viele Firmen haben den Kanton Zürich ${word} verlassen?`),
    fr: ["Combien de sociétés n'ont jamais quitté le canton de Zurich ?", "Quelles sociétés n'ont pas quitté le canton de Zurich ?"],
    it: ['Quante società non hanno mai lasciato il canton Zurigo?', 'Quali società non hanno lasciato il canton Zurigo?'],
    en: ['How many companies never left canton Zurich?', 'Which companies have not left canton Zurich?'],
  }; // prettier-ignore
  it('are not those that never did', () => refused({ refusal: { type: 'NEGATION' } }, NEVER)(language));
  it('are not those behind a refusal of those that never did', async () => {
    const SINCE = { de: 'und seit 2023?', fr: 'et depuis 2023 ?', it: 'e dal 2023?', en: 'and since 2023?' };
    const [frame] = await framesOf(language, NEVER[language][0]!, SINCE[language]);
    expect(frame!.refusal).not.toBeNull();
  });

  const CHANGED: Asked = {
    de: [...['fast', 'nur'].map((word) => `Wie viele Firmen haben ${word} den Kanton Zürich verlassen?`), 'Wie viele Firmen hätten den Kanton Zürich verlassen?', 'Welche Firmen wollen den Kanton Zürich verlassen?', 'Welche Treuhandfirmen haben den Kanton Zürich verlassen?'],
    fr: ['Combien de sociétés ont presque quitté le canton de Zurich ?', 'Quelles sociétés ont seulement quitté le canton de Zurich ?', 'Combien de sociétés auraient quitté le canton de Zurich ?'],
    it: ['Quante società hanno quasi lasciato il canton Zurigo?', 'Quali società hanno solo lasciato il canton Zurigo?', 'Quante società avrebbero lasciato il canton Zurigo?'],
    en: ['almost', 'would have', 'only'].map((word) => `Which companies ${word} left canton Zurich?`),
  }; // prettier-ignore
  it('are not those that almost or only did', () => refused(UNKNOWN(), CHANGED)(language));

  const WITH: Asked = {
    de: ['mit Oliver Keller', 'wegen Konkurs', 'oder den Kanton Bern', 'und den Kanton Bern'].map((words) => `Welche Firmen haben den Kanton Zürich ${words} verlassen?`),
    fr: ['avec Oliver Keller', 'en faillite', 'ou le canton de Berne'].map((words) => `Quelles sociétés ont quitté le canton de Zurich ${words} ?`),
    it: ['con Oliver Keller', 'per fallimento', 'o il canton Berna'].map((words) => `Quali società hanno lasciato il canton Zurigo ${words}?`),
    en: ['with Oliver Keller', 'and are bankrupt', 'or canton Bern'].map((words) => `Which companies left canton Zurich ${words}?`),
  }; // prettier-ignore
  it('are limited by nothing else', () => refused(UNKNOWN(), WITH)(language));

  const TO: Asked = {
    de: ['aus dem Kanton Zürich nach Zug', 'aus dem Kanton Zürich in den Kanton Bern', 'aus Zürich nach Bern'].map((words) => `Welche Firmen sind ${words} weggezogen?`),
    fr: ['Quelles sociétés ont quitté le canton de Zurich pour Berne ?', 'Quelles sociétés sont parties de Lausanne pour Genève ?'],
    it: ['Quali società hanno lasciato il canton Zurigo per Berna?', 'Quali società si sono trasferite da Lugano a Bellinzona?'],
    en: ['Which companies left canton Zurich for Bern?', 'Which companies moved away from Basel to Bern?'],
  }; // prettier-ignore
  it('are not told by where they went', () => refused(UNKNOWN(), TO)(language));
  it('nor in a later turn', async () => {
    const AND_TO: Asked = { de: ['und nach Bern?'], fr: ['vers Genève ?', 'et à Genève ?'], it: ['a Lugano?'], en: ['and to Bern?', 'to Bern?', 'and to the canton of Bern?'] }; // prettier-ignore
    await refused(UNKNOWN(), AND_TO, LIST)(language);
    await refused(UNKNOWN(), AND_TO, COUNT)(language);
  });
  it('have left one place, and not the whole country', async () => {
    const WHOLE: Asked = { de: ['und insgesamt?', 'und in der Schweiz?', 'und in den anderen Kantonen?'], fr: ['et au total ?', 'et en Suisse ?', 'et dans les autres cantons ?'], it: ['e in totale?', 'e in Svizzera?', 'e negli altri cantoni?'], en: ['and in total?', 'and in Switzerland?', 'and in all cantons?', 'and in the other cantons?'] }; // prettier-ignore
    await refused(UNKNOWN(), WHOLE, COUNT)(language);
  });
  it('are those of another place in a later turn', async () => {
    const IN = { de: 'und im Kanton Bern?', fr: 'et dans le canton de Berne ?', it: 'e nel canton Berna?', en: 'and in canton Bern?' }; // prettier-ignore
    for (const before of [LIST, COUNT])
      expect(await framesOf(language, before[language], IN[language])).toMatchObject([{ canton: 'BE', movedAway: true, refusal: null }]); // prettier-ignore
  });

  it('are those that left by the end of a year', async () => {
    const BY: Asked = {
      de: ['Wie viele Firmen haben bis Ende 2023 den Kanton Zürich verlassen?', 'Wie viele Firmen haben den Kanton Zürich bis Ende 2023 verlassen?'],
      fr: ["Combien de sociétés ont-elles quitté le canton de Zurich d'ici fin 2023 ?"],
      it: ['Quante società hanno lasciato il canton Zurigo entro la fine del 2023?'],
      en: ['How many companies left canton Zurich by the end of 2023?'],
    }; // prettier-ignore
    for (const question of BY[language])
      expect(await framesOf(language, question)).toMatchObject([{ canton: 'ZH', movedAway: true, asOf: null, range: { from: null, to: '2024-01-01' }, refusal: null }]); // prettier-ignore
  });
  it('are asked of two years, each of its own', async () => {
    const TWO = { de: 'Wie viele Firmen haben den Kanton Zürich 2022 und 2023 verlassen?', fr: 'Combien de sociétés ont quitté le canton de Zurich en 2022 et en 2023 ?', it: 'Quante società hanno lasciato il canton Zurigo nel 2022 e nel 2023?', en: 'How many companies left canton Zurich in 2022 and in 2023?' }; // prettier-ignore
    const frames = await framesOf(language, TWO[language]);
    expect(frames.map(({ range, movedAway, refusal }) => [range?.from, movedAway, refusal])).toEqual([['2022-01-01', true, null], ['2023-01-01', true, null]]); // prettier-ignore
  });
  it('are told with words that change nothing', async () => {
    const PLAIN: Asked = {
      de: ['Welche Firmen haben die Stadt Zürich bereits verlassen?', 'Welche Firmen zogen 2023 aus Zürich weg?', 'Sag mir bitte, welche Firmen Zürich verlassen haben.', 'Welche Firmen haben Zürich Ende 2023 verlassen?'],
      fr: ['Quelles sont les sociétés qui ont déjà quitté la ville de Zurich ?'],
      it: ['Quali ditte hanno già lasciato la città di Zurigo?'],
      en: ['Please list all companies that have left the city of Zurich so far.'],
    }; // prettier-ignore
    for (const question of PLAIN[language])
      expect([question, await framesOf(language, question)]).toMatchObject([question, [{ measure: 'COMPANIES', municipality: 'Zürich', movedAway: true, refusal: null, notUnderstood: [] }]]); // prettier-ignore
  });
});

it('names what limits them', async () => {
  const [frame] = await framesOf('de', 'Welche Firmen sind aus dem Kanton Zürich nach Zug weggezogen?');
  expect(frame).toMatchObject(UNKNOWN('nach Zug'));
});
