import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('of-the-register', 40);
});
afterAll(() => world.close());

const frameOf = async (language: Language, ...turns: string[]) => (await lastTurn(world, turns, language)).frames[0]!;
const MOST: Record<Language, string> = {
  de: 'Wer hat die meisten Mandate?',
  fr: 'Qui a le plus de mandats ?',
  it: 'Chi ha più mandati?',
  en: 'Who holds the most mandates?',
};

describe('what is asked of those just ranked', () => {
  // All firms were counted.
  it.each<[Language, string]>([
    ['en', 'how many of those are still current?'],
    ['de', 'Wie viele davon sind noch aktuell?'],
    ['fr', 'Combien sont encore actuels ?'],
    ['it', 'Quanti di questi sono ancora attuali?'],
  ])('is the ranking, which counts what holds today, %s: %s', async (language, question) => {
    expect(await frameOf(language, MOST[language], question)).toMatchObject({
      measure: 'RANKING',
      metric: 'MANDATES',
      refusal: null,
    });
  });

  it('is no count of the whole register', async () => {
    expect(await frameOf('en', MOST.en, 'how many of those are in Zurich?')).toMatchObject({ refusal: { type: 'UNKNOWN_WORD' } }); // prettier-ignore
  });
});

describe('a ranking that no register gives', () => {
  // Today was ranked.
  it.each<[Language, string]>([
    ['en', 'who had most mandates ever'],
    ['de', 'Wer hatte je die meisten Mandate?'],
    ['fr', 'Qui a eu le plus de mandats de tous les temps ?'],
    ['it', 'Chi ha avuto più mandati in assoluto?'],
    ['it', 'Chi ha avuto più mandati di sempre?'],
  ])('is over all time, %s: %s', async (language, question) => {
    expect(await frameOf(language, question)).toMatchObject({ measure: 'RANKING', refusal: { type: 'UNKNOWN_WORD' } });
  });

  // Those with the most people were ranked.
  it.each<[Language, string]>([
    ['en', 'which firm changed its board most often'],
    ['de', 'Welche Firma hat ihren Verwaltungsrat am häufigsten gewechselt?'],
    ['fr', "Quelle société a changé le plus souvent son conseil d'administration ?"],
    ['it', 'Quale società ha cambiato più spesso il consiglio?'],
  ])('is by changes of people, %s: %s', async (language, question) => {
    expect(await frameOf(language, question)).toMatchObject({ measure: 'RANKING', metric: null });
  });

  // `Je`, and `in assoluto`, of today.
  it.each<[Language, string]>([
    ['fr', 'Et là je sors du canton : quelle personne détient le plus de mandats ?'],
    ['it', 'Chi ha più mandati in assoluto?'],
  ])('is today’s where nothing of the past is said, %s: %s', async (language, question) => {
    expect(await frameOf(language, question)).toMatchObject({ metric: 'MANDATES', refusal: null });
  });

  it('is no other one where today is meant', async () => {
    expect(await frameOf('en', 'Who has the most mandates today?')).toMatchObject({
      metric: 'MANDATES',
      refusal: null,
    });
    expect(await frameOf('de', 'Welche Firma hat die meisten Verwaltungsräte?')).toMatchObject({ metric: 'PEOPLE', refusal: null }); // prettier-ignore
  });
});

describe('firms that came to a place', () => {
  // Foundings were counted.
  it.each<[Language, string, string, string]>([
    ['it', 'Quante società hanno lasciato il Ticino nel 2023?', 'E quante sono arrivate?', 'e quante sono partite?'],
    ['de', 'Wie viele Firmen sind 2023 aus dem Tessin weggezogen?', 'Und wie viele sind gekommen?', 'und wie viele sind weggezogen?'],
    ['fr', 'Combien de sociétés ont quitté le Tessin en 2023 ?', 'Et combien sont arrivées ?', 'et combien sont parties ?'],
    ['en', 'How many firms left Ticino in 2023?', 'And how many arrived?', 'and how many left?'],
  ])('%s: %s %s', async (language, left, came, gone) => {
    const moved = { measure: 'COUNT', topics: ['MOVED'], canton: 'TI', refusal: null, range: { from: '2023-01-01' } };
    expect(await frameOf(language, left, came)).toMatchObject({ ...moved, movedIn: true, movedAway: false });
    expect(await frameOf(language, left, came, gone)).toMatchObject({ ...moved, movedIn: false, movedAway: true });
  }); // prettier-ignore

  it('are founded where that is said', async () => {
    expect(await frameOf('en', 'How many firms left Ticino in 2023?', 'And how many were founded?')).toMatchObject({ topics: ['FOUNDED'] }); // prettier-ignore
  });
});

describe('which canton lost most firms', () => {
  // Those entered in each were counted.
  it.each<[Language, string, string]>([
    ['fr', 'quel canton a perdu le plus de sociétés ?', 'Et en 2023 ?'],
    ['de', 'Welcher Kanton hat am meisten Firmen verloren?', 'Und 2023?'],
    ['it', 'Quale cantone ha perso più società?', 'E nel 2023?'],
    ['en', 'Which canton lost the most firms?', 'And in 2023?'],
  ])('is refused, and of a year too, %s: %s %s', async (language, question, more) => {
    expect(await frameOf(language, question)).toMatchObject({ refusal: { type: 'UNKNOWN_WORD' } });
    expect(await frameOf(language, question, more)).toMatchObject({ refusal: { type: 'UNKNOWN_WORD' } });
  });
});
