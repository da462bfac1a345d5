import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/agent/language.js';

describe('the language of a question', () => {
  it.each([
    ['Wie hiess die Niederhalde Holding Partner GmbH vorher?', 'de'],
    ['Sämtliche Mutationen der Seeblick Immobiliare Partner Sagl in zeitlicher Abfolge', 'de'],
    ['hat Werner Nägeli irgendwo ein mandat', 'de'],
    ['De quoi vit au juste Seeblick Partner GmbH ?', 'fr'],
    ['Démissions au CA de Seeblick Metallbau Partner AG durant 2024', 'fr'],
    ['la Seeblick Design GmbH, Zweigniederlassung Wetzwil ha un sito internet', 'it'],
    ['telephone number Boulangerie Pontvert SA', 'en'],
    ['CHE-123.456.789', 'de'],
    ['seat CHE 123 456 789', 'en'],
    ['Et à Valfroid ?', 'fr'],
    ['Qui dirige la succursale de Faucon Fiduciaire à Valfroid ?', 'fr'],
    ['È attiva?', 'it'],
    ['Falco Fiduciaria SA: capitale?', 'it'],
    ['E nel 2021?', 'it'],
  ] as const)('%s is that of its own words, not of the names in it', (question, language) => {
    expect(detectLanguage(question).language).toBe(language);
  });

  it('is that of the suffix where nothing else tells', () => {
    expect(['Seeblick AG', 'Pontvert Sàrl', 'Pontevecchio Sagl', 'Northgate Ltd'].map((name) => detectLanguage(name).language)).toEqual(['de', 'fr', 'it', 'en']); // prettier-ignore
  });
});

describe('a language that is not sure', () => {
  it('is told, so that the conversation can decide', () => {
    expect(detectLanguage('capital?').sure).toBe(false);
    expect(detectLanguage('Who sits on the board of Seeblick AG?').sure).toBe(true);
  });
});
