import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readOf as readIn } from '../read-of.js';
import { truthOf } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

/** Questions that were answered with something else than they ask: today's state, a value, or another day's. */
let world: AgentWorld;
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('of-things', 60);
  const { plainFirms } = truthOf(world.truth);
  firms = plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name).slice(0, 2); // prettier-ignore
  expect(firms).toHaveLength(2);
});
afterAll(() => world.close());

const reads = async ([language, read, ...turns]: readonly [Language, string, ...string[]]) => {
  const [one] = await readIn(world, firms, language, turns);
  expect(one?.trim()).toBe(read);
};

describe('a bankruptcy of any time is not the state of today', () => {
  it.each<[Language, string, ...string[]]>([
    ['de', 'BANKRUPTCY_DATES {1}', 'War {1} je in Konkurs?'],
    ['de', 'BANKRUPTCY_DATES {1}', 'Sitz von {1}?', 'Waren die mal in Konkurs?'],
    ['de', 'BANKRUPTCY_DATES {1}', 'Gab es bei {1} ein Konkursverfahren?'],
    ['fr', 'BANKRUPTCY_DATES {1}', '{1} a-t-elle déjà fait faillite ?'],
    ['fr', 'BANKRUPTCY_DATES {1}', 'Siège de {1} ?', 'Elle a déjà été mise en faillite ?'],
    ['it', 'BANKRUPTCY_DATES {1}', 'Sede di {1}?', 'È già fallita una volta?'],
    ['it', 'BANKRUPTCY_DATES {1}', 'Ci sono state procedure di fallimento per {1}?'],
    ['en', 'BANKRUPTCY_DATES {1}', 'Seat of {1}?', 'Have they gone bust before?'],
    ['en', 'BANKRUPTCY_DATES {1}', 'Was {1} once bankrupt?'],
    // Today's state is asked for.
    ['de', 'STATUS {1}', 'Ist {1} etwa pleite, oder was ist mit der los?'],
    ['fr', 'STATUS {1}', '{1} est-elle déjà en faillite ?'],
    ['it', 'STATUS {1}', 'La {1} è fallita?'],
    ['en', 'STATUS {1}', 'Is {1} still active or bankrupt?'],
  ])('%s %s: %s %s', async (...one) => {
    await reads(one);
  });
});

describe('the day that is meant', () => {
  it.each<[Language, string, ...string[]]>([
    ['en', 'OFFICERS {1}', 'When was {1} founded?', 'Then who is on the board?'],
    // The one that a turn said, whatever was asked since.
    ['de', 'OFFICERS {2} 2023', 'Verwaltungsrat von {1} am 3. Mai 2023?', 'Wann wurde sie gegründet?', 'Gleiches Datum wie vorhin, aber für {2}: der Verwaltungsrat?'],
    ['fr', 'OFFICERS {2} 2023', 'Conseil de {1} au 3 mai 2023 ?', 'Fondée quand ?', "Même date que tout à l'heure, mais pour {2} : le conseil ?"],
    ['it', 'OFFICERS {2} 2023', 'Consiglio di {1} il 3 maggio 2023?', 'Fondata quando?', 'Stessa data di prima, però per {2}: il consiglio?'],
    ['en', 'OFFICERS {2} 2023', 'Board of {1} on 3 May 2023?', 'Founded when?', 'Same date as before, but for {2}: the board?'],
    ['de', 'OFFICERS {2} 2023', 'Vertrag vom 3. Mai 2023 mit {1}. Wer sass da im Verwaltungsrat?', 'Wer war bei {2} am Vertragsdatum im Verwaltungsrat?'],
    ['en', 'OFFICERS {2} 2023', 'Contract of 3 May 2023 with {1}. Who was on its board that day?', 'Who was on the board of {2} on the contract date?'],
    ['fr', 'DEPARTED {2} 2021', 'Qui a quitté {1} en 2021 ?', 'Et un an après ?', 'Et la première année, chez {2} ?'],
    ['en', 'DEPARTED {2} 2021', 'Who left {1} in 2021?', 'And a year after that?', 'And in that first year at {2}?'],
    ['fr', 'JOINED {2} 2022', 'But de {1} ?', 'Qui est entré chez {2} en 2021 ?', "Ah non pardon, pour celle-ci c'était l'année suivante."],
  ])('%s %s: %s %s %s', async (...one) => {
    await reads(one);
  }); // prettier-ignore
});

describe('when it was founded, or went bankrupt, is asked of the firm spoken of', () => {
  it.each<[Language, string, ...string[]]>([
    ['fr', 'TIMELINE {1}', 'Qui révise {1} ?', 'La fondation remonte à quand ?'],
    ['fr', 'TIMELINE {1}', 'Que fait {1} ?', 'De quand date sa création ?'],
    ['fr', 'TIMELINE {1}', 'Qui est inscrit chez {1} ?', 'Fondation : quelle date ?'],
    ['it', 'TIMELINE {1}', 'Chi revisiona {1}?', 'La fondazione a quando risale?'],
    ['it', 'TIMELINE {1}', 'Che scopo ha {1}?', 'Fondazione: che data?'],
    ['en', 'TIMELINE {1}', 'Who audits {1}?', 'How far back does its foundation go?'],
    ['en', 'TIMELINE {1}', 'Who audits {1}?', 'Foundation: what date?'],
    ['de', 'TIMELINE {1}', 'Wer revidiert {1}?', 'Gründung: welches Datum?'],
    ['fr', 'BANKRUPTCY_DATES {1}', 'Qui révise {1} ?', 'La faillite, elle date de quand ?'],
    ['fr', 'BANKRUPTCY_DATES {1}', 'Que fait {1} ?', 'À quelle date juridique la faillite a-t-elle été ouverte ?'],
  ])('%s %s: %s %s', async (...one) => {
    await reads(one);
  });
});

describe('what is done with a thing, or thought of it, is not that thing', () => {
  it.each<[Language, string, ...string[]]>([
    ['de', 'UNKNOWN_WORD {1}', 'Sitz von {1}?', 'Wer putzt dort die Büros?'],
    ['fr', 'UNKNOWN_WORD {1}', 'Le siège de {1} est-il loué ou en propriété ?'],
    ['en', 'UNKNOWN_WORD {1}', 'Are the signatures of {1} grompy?'],
    ['de', 'UNKNOWN_WORD {1}', 'Wie viele Büros gibt es an der Adresse von {1}?'],
    ['en', 'UNKNOWN_WORD {1}', "How many offices are there at {1}'s address?"],
    ['de', 'OUTSIDE {1}', 'Wie lange dauern die Verwaltungsratssitzungen von {1}?'],
    ['it', 'OUTSIDE {1}', "I membri del consiglio di {1} vanno d'accordo?"],
    ['fr', 'OUTSIDE {1} 2025', 'Siège de {1} ?', "Elle a perdu combien l'année passée ?"],
    // The thing itself is, whatever is said before it.
    [
      'fr',
      'RANKING',
      '{1} : organe de révision ?',
      'Entre nous, quel organe de révision a le plus de clients dans tout le registre ?',
    ],
    [
      'de',
      'RANKING',
      '{1}: Revisionsstelle?',
      'Unter uns gesagt, welche Revisionsstelle hat am meisten Kunden im ganzen Register?',
    ],
    [
      'it',
      'RANKING',
      '{1}: ufficio di revisione?',
      'Detto tra noi, quale ufficio di revisione ha più clienti in tutto il registro?',
    ],
    ['en', 'RANKING', '{1}: auditor?', 'Between you and me, which auditor has the most clients in the whole register?'],
    ['en', 'ADDRESS {1}', "What is the address of {1}'s office?"],
    ['it', 'ADDRESS {1}', 'Scopo di {1}?', 'Via e numero?'],
    ['en', 'PURPOSE {1}', 'The whole street is wondering what {1} does. What are they registered for?'],
  ])('%s %s: %s %s', async (...one) => {
    await reads(one);
  });
});
