import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { readOf as readIn } from '../../read-of.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

/** {1} to {3} are companies limited by shares, {4} a foundation. */
let world: AgentWorld;
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('told-so', 60);
  const { plainFirms } = truthOf(world.truth);
  const ofForm = (form: string) => plainFirms.filter(({ legalForm }) => legalForm === form).map(({ name }) => name);
  firms = [...ofForm('0106').slice(0, 3), ofForm('0110')[0]!];
  expect(firms.every((name) => name !== undefined)).toBe(true);
});
afterAll(() => world.close());

const readOf = (language: Language, turns: readonly string[]) => readIn(world, firms, language, turns);

describe('a firm told by what an earlier turn said of it', () => {
  it.each<[Language, string, ...string[]]>([
    // Counted by a label.
    ['en', 'ADDRESS {2}', 'The first lease is with {1}. What is its purpose?', 'The second lease is with {2}. Its purpose?', 'What address stands for the second lease?'],
    ['de', 'CAPITAL {1}', 'Der erste Vertrag ist mit {1}. Wo ist ihr Sitz?', 'Der zweite Vertrag ist mit {2}. Wo sitzt die?', 'Welches Kapital hat die vom ersten Vertrag?'],
    // By its legal form.
    ['en', 'PURPOSE {4}', 'Where is {4}?', 'And {1}?', 'What is the purpose of the foundation?'],
    ['it', 'PURPOSE {4}', "Dov'è {4}?", 'E {1}?', 'Torniamo alla fondazione: lo scopo?'],
    ['fr', 'TIMELINE {1}', 'Où est {4} ?', 'Et {1} ?', "La fondation de la société, c'était quand ?"],
    ['it', 'OFFICERS {1}', "Dov'è {4}?", 'E {1}?', "Chi c'era alla fondazione?"],
    // By what it is to the one who asks.
    ['de', 'AUDITOR {2}', 'Wo ist {1}?', 'Auf Erwerberseite steht {2}. Wo ist sie?', 'Und nochmals {1}, welcher Zweck?', 'Und die Erwerberin, von wem wird die geprüft?'],
    ['en', 'SEAT ', 'The lessor is {1}. Where is it?', 'And {2}?', 'What is the seat of the lessee?'],
    ['fr', 'STATUS {1}', 'But de {1} ?', "L'autre soumissionnaire est {2}. Son but ?", 'Et son concurrent, est-il encore actif ?'],
    ['de', 'SEAT {1}', 'Beklagte ist die {1}. Welchen Zweck hat sie?', 'Und die {2}?', 'Pardon, Frau Doktor wollte den Sitz der Beklagten.'],
    ['de', 'ADDRESS ', 'Wo ist {1}?', 'Gelernt habe ich bei der {2}, gibt es die noch?', 'Welche Adresse hat mein vielleicht neuer Betrieb?'],
    ['en', 'CAPITAL {1}', 'Where are {1} and {2}?', 'Paid-up... sorry, just the registered capital, first buyer.'],
    ['en', 'PATH {1} {2}', 'Where is {1}?', 'And {2}?', 'Are the two buyers connected in any way?'],
    ['it', 'CAPITAL {1} {2}', 'Dove ha sede {1}?', "Si è annunciata anche {2}: di che capitale dispongono l'una e l'altra?"],
    ['it', 'ADDRESS ', 'Dove ha sede {1}?', 'E {2}?', 'A che indirizzo sono i miei?'],
    ['en', 'TIMELINE {1}', 'The donee is {1}. Who signs?', 'How many companies were struck off in 2020?', 'Back to the powers: date of incorporation of the donee?'],
    ['it', 'OFFICERS {2}', 'Chi siede nel consiglio di {1}?', 'Controllo incrociato con la {2}: il suo consiglio.'],
    // What only resembles that.
    ['fr', 'ADDRESS {2}', 'Où est {1} ?', 'Le vendeur me répond vendredi. Où est {2} ?', 'Et son adresse ?'],
    ['en', 'SIGNATORIES {2}', 'Where is {1}?', 'And {2}?', 'Who are the signing people?'],
    ['en', 'STATUS {2}', 'Where is {1}?', 'And {2}?', 'At my accountant they say it is dissolved. Is it?'],
  ])('%s %s: %s %s %s', async (language, read, ...turns) => {
    const [one] = await readOf(language, turns);
    expect(one?.trim()).toBe(read.trim());
  }); // prettier-ignore
});

describe('the day spoken of', () => {
  it.each<[Language, string, string]>([
    ['de', '2023', 'Und wer prüfte die Firma am Todestag?'],
    ['fr', '2023', 'Et le jour du décès, qui révisait les comptes ?'],
    ['en', '2023', 'Then tell me who audited it back then'],
    ['it', '2023', 'Allora mi dica chi era il revisore allora'],
    ['en', '2023', 'Who signed as at the date of the resolution?'],
    ['it', '2023', "Chi firmava il giorno dell'acquisto?"],
    ['de', '2023', 'Wer zeichnete am Tag der Vertragsunterzeichnung?'],
    ['en', '2023', 'Reverting to {1}, same date: who signed?'],
    ['de', '', 'Und wer prüfte die Firma am Nationalfeiertag?'],
  ])('%s %s: %s', async (language, year, question) => {
    const [read] = await readOf(language, [`${FIRST[language]} {1} 20.02.2023?`, question]);
    expect(read!.endsWith(year === '' ? '}' : year) || (year === '' && !/\d{4}$/.test(read!))).toBe(true);
  });

  it('is not met where the turn before asked for none', async () => {
    const [read] = await readOf('de', ['Wo war {1} am 20. Februar 2023?', 'Seit wann besteht {1}?', 'Und wer leitete sie am Todestag?']); // prettier-ignore
    expect(read).not.toMatch(/\d{4}$/);
  });

  it('is yesterday where that is what is meant', async () => {
    const [read] = await readOf('en', ['Where is {1}?', 'I mean yesterday. Who was on the board?']);
    expect(read).toMatch(/^OFFICERS \{1\} \d{4}$/);
    expect(await readOf('en', ['Yesterday at dinner they spoke of {1}. Who is on its board?'])).toEqual(['OFFICERS {1}']); // prettier-ignore
  });
});
const FIRST: Record<Language, string> = {
  de: 'Wer prüfte die',
  fr: 'Qui révisait',
  it: 'Chi era il revisore di',
  en: 'Who audited',
};

describe('counts of firms that changed something', () => {
  it.each<[Language, string, string]>([
    ['en', 'COUNT MOVED 2022', 'How many companies changed their seat in 2022?'],
    ['en', 'COUNT RENAMED 2022', 'How many companies changed their name in 2022?'],
    ['de', 'COUNT PURPOSE 2022', 'Wie viele Firmen haben 2022 den Zweck geändert?'],
    ['de', 'COUNT RENAMED 2022', 'Wie viele Firmen haben 2022 den Namen gewechselt?'],
    ['fr', 'COUNT ADDRESS 2022', "Combien de sociétés ont changé d'adresse en 2022 ?"],
    ['it', 'COUNT RENAMED 2022', 'Quante società hanno cambiato ragione sociale nel 2022?'],
    ['en', 'COUNT CAPITAL 2022', 'How many companies increased their capital in 2022?'],
    // What limits no count is refused, and nothing counted in its place.
    ['de', 'UNKNOWN_WORD', 'Wie viele Firmen haben eine Zweigniederlassung?'],
    ['en', 'COMPARISON', 'How many companies have a capital above 100000?'],
    ['en', 'COUNT 2022', 'How many companies had their registered office in the canton of Zurich in 2022?'],
    ['it', 'UNKNOWN_WORD', 'Quante volte è stata cambiata la sede?'],
  ])('%s %s: %s', async (language, read, question) => {
    expect(await readOf(language, [question])).toEqual([read]);
  });

  it('go on from the count before', async () => {
    const turns = ['Wie viele Firmen haben 2022 den Sitz verlegt?', 'Und wie viele haben den Namen gewechselt?'];
    expect(await readOf('de', turns)).toEqual(['COUNT RENAMED 2022']);
  });
});

describe('words around a question', () => {
  it.each<[Language, string, ...string[]]>([
    // Whoever tells it is not asked for, but where nothing else is.
    ['en', 'ADDRESS {1}', 'What is {1}?', 'Our auditor claims that they moved. What is their address?'],
    ['de', 'OFFICERS {1}', 'Was ist {1}?', 'Die Präsidentin meint, sie bleibe. Seit wann ist sie es?'],
    // What is mistaken is not asked for, but where nothing else is.
    ['it', 'SEAT {1}', "Dov'è {1}?", 'Ho sbagliato sede. Qual è quella giusta?'],
    // Headings, labels, and what is said of whoever is named.
    ['de', 'SEAT {1}', 'Guten Tag, Schalter Geschäftskunden. Für eine Kontoeröffnung benötige ich von der {1} den Sitz.'],
    ['fr', 'LEGAL_FORM {1}', 'Entrée en relation, point 1 de la liste : forme juridique de {1}.'],
    ['fr', 'CAPITAL {2}', 'Capital de {1}, je vous prie.', 'Même relevé pour la caution, {2}.'],
    ['fr', 'CAPITAL {2}', 'Capital de {1} ?', 'Point 2 aussi pour {2}, qui garantit le crédit.'],
    ['de', 'SEAT {1}', 'Eine Zwischenfrage des Notars, hat mit dem Fall nichts zu tun: Wo hat {1} ihren Sitz?'],
    ['en', 'STATUS {1}', 'Name on the beneficial owner form: {1}. Is it active?'],
    ['it', 'SEAT {1}', 'Studio notarile, rogito in preparazione: sede di {1}, grazie.'],
    // Each has its own, side by side; and what is asked in two ways is one thing.
    ['en', 'CAPITAL {1} {2}', 'How do {1} and {2} compare when it comes to their capital?'],
    ['fr', 'STATUS {1}', "{1} existe-t-elle toujours, ou a-t-elle fait faillite ?"],
    // A founding is a firm's.
    ['fr', 'TIMELINE {2}', "Qui préside {1} ? L'adresse ?", 'Je retourne à {2} : constituée à quelle date ?'],
    // Nothing is another that is only called another.
    ['fr', 'ADDRESS {1}', 'Capital de {1} ?', 'Le journal en donne un autre. Son adresse ?'],
  ])('%s %s: %s %s', async (language, read, ...turns) => {
    const [one] = await readOf(language, turns);
    expect(one).toBe(read);
  }); // prettier-ignore
});
