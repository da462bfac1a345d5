import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
/** Companies limited by shares whose names no other bears, with their numbers. */
let firms: { name: string; number: string }[];
beforeAll(async () => {
  world = await agentWorld('strays', 20);
  const plain = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106');
  firms = plain.map(({ name, firm }) => ({ name, number: firm }));
  expect(firms.length).toBeGreaterThan(1);
});
afterAll(() => world.close());

/** How the last turn was read, `{1}` and `{2}` two firms and `{n}` the number of the first: what it asks, and of which of them. */
async function read(questions: readonly string[], language: Language) {
  const [one, two] = firms as [(typeof firms)[number], (typeof firms)[number]];
  const asked = questions.map((question) => question.replaceAll('{1}', one.name).replaceAll('{2}', two.name).replaceAll('{n}', one.number)); // prettier-ignore
  const { frames } = await lastTurn(world, asked, language);
  const which = new Map([[one.name, '1'], [two.name, '2']]); // prettier-ignore
  return frames.map(({ measure, subjects, refusal }) =>
    refusal === null ? `${measure} ${subjects.map(({ name, text }) => which.get(name ?? '') ?? `?${text}`).join('+')}` : refusal.type,
  ); // prettier-ignore
}

const ADDRESS: Record<Language, string> = { de: 'Welche Adresse hat {1}?', fr: 'Quelle est l’adresse de {1} ?', it: 'Che indirizzo ha {1}?', en: 'What is the address of {1}?' }; // prettier-ignore

describe('a word that nothing but its place makes a name', () => {
  it.each<[Language, string]>([
    ['en', 'Argh. Who audits it?'],
    ['en', 'Bummer. Is there an auditor?'],
    ['de', 'Sapperlot. Wer ist die Revisionsstelle?'],
    ['de', 'Heidenei, wer prüft die Bücher als Revisionsstelle?'],
    ['fr', 'Sapristi. Quel est l’organe de révision ?'],
    ['fr', 'Diantre, qui est l’organe de révision ?'],
    ['it', 'Perdincibacco. Chi è l’ufficio di revisione?'],
    ['it', 'Urca, chi è l’ufficio di revisione?'],
  ])('is none behind a turn about somebody (%s: %s)', async (language, question) => {
    expect(await read([ADDRESS[language], question], language)).toEqual(['AUDITOR 1']);
  });

  it.each<[Language, string]>([
    ['en', 'And Grompius AG?'],
    ['en', 'And Grompius?'],
    ['de', 'Und Grompius AG?'],
    ['fr', 'Et Grompius SA ?'],
    ['fr', 'Et chez Grompius ?'],
    ['it', 'E Grompius SA?'],
    ['it', 'E Grompius?'],
  ])('stays a name that is told as unknown where words lead to one (%s: %s)', async (language, question) => {
    expect(await read([ADDRESS[language], question], language)).toEqual([
      `ADDRESS ?${/Grompius(?: AG| SA)?/.exec(question)![0]}`,
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'Third fellow down, what is he in?'],
    ['it', 'Mi spieghi il terzo, dove figura?'],
  ])('is none where a turn points back at whom nobody was told of (%s: %s)', async (language, question) => {
    const said = await read([question.replace(/,.*/, '?'), question], language);
    expect(said.join()).not.toMatch(/\?\w/);
  });
});

describe('an ellipsis of one of two', () => {
  it.each<[Language, readonly string[]]>([
    ['en', ['Its purpose?', 'And {2}?', 'Legal form of that one?', 'And the other?']],
    ['de', ['Der Zweck?', 'Und {2}?', 'Welche Rechtsform hat sie?', 'Und die andere?']],
    ['fr', ['Son but ?', 'Et {2} ?', 'Sa forme juridique ?', 'Et l’autre ?']],
    ['it', ['Lo scopo?', 'E {2}?', 'Che forma giuridica ha?', 'E l’altra?']],
  ])('asks what was asked before of the other (%s)', async (language, turns) => {
    expect(await read([ADDRESS[language], ...turns], language)).toEqual(['LEGAL_FORM 1']);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'Purposes of {1} and {2}?', 'Who chairs the first?', 'And the address of each?'],
    ['de', 'Die Zwecke von {1} und {2}?', 'Wer präsidiert die erste?', 'Und die Adresse von jeder?'],
    ['fr', 'Les buts de {1} et de {2} ?', 'Qui préside la première ?', 'Et l’adresse de chacune ?'],
    ['it', 'Gli scopi di {1} e di {2}?', 'Chi presiede la prima?', 'E l’indirizzo di ciascuna?'],
  ])('asks of each of the two that were spoken of together (%s)', async (language, ...turns) => {
    expect(await read(turns, language)).toEqual(['ADDRESS 1+2']);
  });

  it.each<[Language, string, string]>([
    ['en', 'What connects {1} and {2}?', 'The seats of both?'],
    ['de', 'Was verbindet {1} und {2}?', 'Die Sitze beider?'],
    ['fr', 'Quel lien y a-t-il entre {1} et {2} ?', 'Les sièges des deux ?'],
    ['it', 'Che cosa collega {1} e {2}?', 'Le sedi di entrambe?'],
  ])('asks for what both have, and for nobody in common (%s)', async (language, ...turns) => {
    expect(await read(turns, language)).toEqual(['SEAT 1+2']);
  });

  it.each<[Language, string]>([
    ['fr', 'Qui d’autre signe ?'],
    ['it', 'Chi altro firma?'],
  ])('but who else asks of nobody other (%s)', async (language, question) => {
    expect(await read([ADDRESS[language], question], language)).toEqual(['SIGNATORIES 1']);
  });
});

describe('whom a turn tells by an earlier one', () => {
  it.each<[Language, string]>([
    ['en', 'The one we opened with: who audits it?'],
    ['en', 'Back to the company from the very beginning. Who audits it?'],
    ['en', 'First one again: who audits it?'],
    ['de', 'Die Firma von ganz am Anfang: wer revidiert sie?'],
    ['de', 'Die, mit der wir eingestiegen sind, wer revidiert die?'],
    ['fr', 'L’entreprise du départ, qui la révise ?'],
    ['fr', 'Celle avec laquelle nous avons débuté, qui la révise ?'],
    ['it', 'L’azienda dell’inizio, chi la revisiona?'],
    ['it', 'Quella dalla quale siamo partiti: chi la revisiona?'],
  ])('is who the conversation began with (%s: %s)', async (language, question) => {
    const and = { de: 'Und {2}?', fr: 'Et {2} ?', it: 'E {2}?', en: 'And {2}?' }[language];
    expect(await read([ADDRESS[language], and, question], language)).toEqual(['AUDITOR 1']);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'Sorry, wrong folder, I meant {2}.', 'Who audits it?', 'And the one I mixed up before?'],
    ['de', 'Pardon, falscher Ordner, gemeint war {2}.', 'Wer revidiert sie?', 'Und die, die ich vorhin versehentlich nannte?'],
    ['fr', 'Pardon, je me suis trompé, je voulais dire {2}.', 'Qui la révise ?', 'Et celle que j’ai citée par erreur ?'],
    ['it', 'Scusi, ho sbagliato, intendevo {2}.', 'Chi la revisiona?', 'E quella che ho citato per sbaglio?'],
  ])('is who was taken by mistake (%s)', async (language, ...turns) => {
    expect(await read([ADDRESS[language], ...turns], language)).toEqual(['AUDITOR 1']);
  }); // prettier-ignore

  it.each<[Language, string, string, string]>([
    ['en', 'I only have the number {n}. Is it active?', 'And {2}?', 'The one with the number, who audits it?'],
    ['de', 'Ich habe nur die Nummer {n}. Ist sie aktiv?', 'Und {2}?', 'Jene mit der Nummer, wer revidiert sie?'],
    ['fr', 'Je n’ai que le numéro {n}. Est-elle active ?', 'Et {2} ?', 'Celle avec le numéro, qui la révise ?'],
    ['it', 'Ho soltanto il numero {n}. È attiva?', 'E {2}?', 'Quella con il numero, chi la revisiona?'],
  ])('is the only one that was given by its number (%s)', async (language, ...turns) => {
    expect(await read(turns, language)).toEqual(['AUDITOR 1']);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'The management is {1}. What is its purpose?', 'And {2}?', 'The management, who audits it?'],
    ['de', 'Die Verwaltung ist {1}. Welchen Zweck hat sie?', 'Und {2}?', 'Die Verwaltung, wer revidiert sie?'],
    ['fr', 'La gérance est {1}. Quel est son but ?', 'Et {2} ?', 'La gérance, qui la révise ?'],
    ['it', 'La gerenza è {1}. Qual è il suo scopo?', 'E {2}?', 'La gerenza, chi la revisiona?'],
  ])('is who a turn said that to be (%s)', async (language, ...turns) => {
    expect(await read(turns, language)).toEqual(['AUDITOR 1']);
  });

  it('asks for who holds an office where nobody was called so, or nothing else is asked', async () => {
    expect(await read(['Quel est le but de {1} ?', 'La gérance, quelle adresse ?'], 'fr')).not.toEqual(['ADDRESS 1']);
    expect(await read(['La gérance est {1}. Quel est son but ?', 'Et {2} ?', 'Et la gérance ?'], 'fr')).toEqual(['OFFICERS 2']); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['en', 'Who was with the company from the beginning?'],
    ['de', 'Wer war von Anfang an in der Gesellschaft?'],
  ])('is nobody else where the beginning is the company’s own (%s)', async (language, question) => {
    const and = { de: 'Und {2}?', fr: 'Et {2} ?', it: 'E {2}?', en: 'And {2}?' }[language];
    expect((await read([ADDRESS[language], and, question], language)).join()).not.toContain(' 1');
  });
});

it.each<[Language, string, string]>([
  ['en', 'How many firms went bankrupt in 2022?', 'Twelve months later?'],
  ['de', 'Wie viele Firmen gingen 2022 in Konkurs?', 'Und zwölf Monate später?'],
  ['fr', 'Combien de sociétés ont fait faillite en 2022 ?', 'Et douze mois plus tard ?'],
  ['it', 'Quante società sono fallite nel 2022?', 'E dodici mesi dopo?'],
])('twelve months on is the year after (%s)', async (language, ...questions) => {
  const { frames } = await lastTurn(world, questions, language);
  expect(frames.map(({ measure, range }) => [measure, range])).toEqual([
    ['COUNT', { from: '2023-01-01', to: '2024-01-01' }],
  ]);
});
