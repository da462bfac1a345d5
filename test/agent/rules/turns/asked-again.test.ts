import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('asked-again', 20);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name); // prettier-ignore
});
afterAll(() => world.close());

const withNames = (text: string) => text.replaceAll(/\{([12])\}/g, (_, at: string) => firms[Number(at) - 1]!);

/** What the last turn was read to ask, of whom: `SEAT {2}`, with the day where it has one. */
async function readOf(language: Language, turns: readonly string[]): Promise<string[]> {
  const { frames } = await lastTurn(world, turns.map(withNames), language);
  return frames.map(({ measure, subjects, asOf }) =>
    [measure, ...subjects.map(({ name }) => `{${firms.indexOf(name ?? '') + 1}}`), ...(asOf === null ? [] : [asOf])].join(' '),
  ); // prettier-ignore
}

describe('what the turn before asked', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'Seat and capital of {1}?', 'Same for {2}.'],
    ['en', 'Seat and capital of {1}?', 'Both particulars for {2} too, please.'],
    ['de', 'Sitz und Kapital der {1}?', 'Und {2}?'],
    ['de', 'Sitz und Kapital der {1}?', 'Dieselben Angaben über {2}, bitte.'],
    ['fr', 'Siège et capital de {1} ?', 'Les mêmes renseignements pour {2}.'],
    ['it', 'Sede e capitale della {1}?', 'Gli stessi due dati della {2}, grazie.'],
  ])('is asked again whole (%s: %s %s)', async (language, ...turns) => {
    expect(await readOf(language, turns)).toEqual(['SEAT {2}', 'CAPITAL {2}']);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'Seat of {1}?', 'And of {2}?', 'The previous one again?'],
    ['fr', 'Siège de {1} ?', 'Et {2} ?', 'Et la précédente ?'],
    ['it', 'Sede della {1}?', 'E la {2}?', 'E la prima?'],
    ['de', 'Sitz der {1}?', 'Und {2}?', 'Ach nein, ich meinte die andere.'],
  ])('is asked of whom a turn turns back to (%s: %s %s %s)', async (language, ...turns) => {
    expect(await readOf(language, turns)).toEqual(['SEAT {1}']);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'Seat and capital of {1}?', 'And what is the purpose of {2}?'],
    ['de', 'Sitz und Kapital der {1}?', 'Und was ist der Zweck der {2}?'],
  ])('is not asked beside something else (%s: %s %s)', async (language, ...turns) => {
    expect(await readOf(language, turns)).toEqual(['PURPOSE {2}']);
  });
});

describe('what is taken back in the same breath', () => {
  it.each<[Language, string]>([
    ['de', 'Die Revisionsstelle der {1}... Entschuldigung, den Zweck wollte ich.'],
    ['fr', 'L’organe de révision de {1}, pardon, le but je voulais.'],
    ['en', 'The auditor of {1}... sorry, the purpose I meant.'],
  ])('is not asked (%s: %s)', async (language, question) => {
    expect(await readOf(language, [question])).toEqual(['PURPOSE {1}']);
  });

  it.each<[Language, string]>([
    ['de', 'Den Sitz der {1}, Entschuldigung für die Umstände, ich wollte auch das Kapital.'],
    ['fr', 'Le siège de {1}, pardon de vous déranger, je voulais aussi le capital.'],
    ['it', 'La sede di {1}, scusi il disturbo, volevo anche il capitale.'],
    ['en', 'The seat of {1}, sorry to bother you, I meant the capital too.'],
  ])('is nothing that more is asked beside (%s: %s)', async (language, question) => {
    expect(await readOf(language, [question])).toEqual(expect.arrayContaining(['SEAT {1}']));
  });
});

describe('a day given turns before', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'Who audited {1} on 3 May 2022?', 'And {2} today?', 'Who audited it on the date I gave at the outset?'],
    ['de', 'Wer revidierte die {1} am 3. Mai 2022?', 'Und {2} heute?', 'Wer revidierte sie an dem Tag, den ich am Anfang genannt habe?'], // prettier-ignore
    ['fr', 'Qui révisait {1} au 3 mai 2022 ?', 'Et {2} aujourd’hui ?', 'Qui la révisait à la date que je vous ai donnée ?'], // prettier-ignore
  ])('is meant by who says that it was given (%s: %s %s %s)', async (language, ...turns) => {
    expect(await readOf(language, turns)).toEqual(['AUDITOR {2} 2022-05-03']);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'Capital of {1} on 3 May 2022?', 'What was the date the auditor gave up?'],
    ['fr', 'Capital de {1} au 3 mai 2022 ?', 'Depuis quelle date la société citée a-t-elle cet organe de révision ?'],
    ['de', 'Kapital der {1} am 3. Mai 2022?', 'An welchem Tag wurde die Firma genannt?'],
  ])('is not meant by another day (%s: %s %s)', async (language, ...turns) => {
    expect((await readOf(language, turns)).filter((one) => one.includes('2022-05-03'))).toEqual([]);
  });
});
