import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { readOf as readIn } from '../../read-of.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('turned-to', 20);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name); // prettier-ignore
});
afterAll(() => world.close());

const readOf = (language: Language, turns: readonly string[]) => readIn(world, firms, language, turns);

describe('the year spoken of', () => {
  it.each<[Language, string, ...string[]]>([
    ['it', '2022', 'Chi ha lasciato {1} nel 2021?', "E nell'anno seguente?", "E in quell'anno seguente, chi è entrato?"],
    ['it', '2022', 'Chi ha lasciato {1} nel 2021?', "E nell'anno seguente?", "Sempre in quell'anno successivo, chi è entrato?"],
    ['en', '2022', 'Who left {1} in 2021?', 'And the year after?', 'Who joined in that following year?'],
    ['en', '2022', 'Who left {1} in 2022?', 'And the year before?', 'Who joined in the later year?'],
    ['de', '2022', 'Wer hat {1} im Jahr 2022 verlassen?', 'Und im Jahr davor?', 'Wer kam im späteren Jahr dazu?'],
    ['it', '2023', 'Chi ha lasciato {1} nel 2021?', "E nell'anno seguente?", "E chi è entrato nell'anno seguente?"],
    ['en', '2023', 'Who left {1} in 2021?', 'And the year after?', 'Who joined in the following year?'],
  ])('%s %s: %s %s %s', async (language, year, ...turns) => {
    expect(await readOf(language, turns)).toEqual([`JOINED {1} ${year}`]);
  }); // prettier-ignore

  it('is no time where a word only leads on', async () => {
    const first = 'Chi presiedeva {1} il 20 febbraio 2023?';
    expect(await readOf('it', [first, 'Allora passiamo a {2}: qual è il suo scopo?'])).toEqual(['PURPOSE {2}']);
    expect(await readOf('en', ['Who chaired {1} on 20 February 2023?', "Then let's turn to {2}: what is its purpose?"])).toEqual(['PURPOSE {2}']); // prettier-ignore
    expect(await readOf('it', [first, 'E chi era il revisore allora?'])).toEqual(['AUDITOR {1} 2023']);
  });
});

describe('whom a turn means', () => {
  it.each<[Language, string, ...string[]]>([
    ['it', 'CAPITAL {1} {2}', 'Sede della {1} e della {2}?', 'E che capitale hanno l’una e l’altra?'],
    ['en', 'CAPITAL {1} {2}', 'Seat of {1} and of {2}?', 'And what capital do the one and the other have?'],
    ['en', 'ADDRESS {1}', 'Seat of {1}?', 'And of {2}?', 'Row one again, what is the address?'],
    ['en', 'ADDRESS {2}', 'Seat of {1}?', 'And of {2}?', 'Row two, what is the address?'],
    ['it', 'PURPOSE {2}', 'Sede della {1}?', 'E della {2}?', "Sempre quest'altra, che scopo ha?"],
    ['it', 'PURPOSE {1}', 'Sede della {1}?', 'E della {2}?', "E l'altra, che scopo ha?"],
    ['it', 'TIMELINE {1}', 'Sede della {1}?', 'E della {2}?', 'E la prima società, in che data è nata?'],
    ['en', 'AUDITOR {1}', 'The payments come from {1}. Where is its seat?', 'And what capital has {2}?', 'Who audits the payer?'],
  ])('%s %s: %s %s %s', async (language, read, ...turns) => {
    expect(await readOf(language, turns)).toEqual([read]);
  }); // prettier-ignore
});

describe('words around what is asked', () => {
  it.each<[Language, string, string]>([
    ['it', 'SEAT {1}', 'Devo verificare {1}: dove ha la sede?'],
    ['it', 'SEAT {1}', 'Bene, coincide. Dove ha la sede {1}?'],
    ['it', 'AUDITOR {1}', 'Chi verifica i conti della {1}?'],
    ['en', 'STATUS {1}', '{1}: alive, winding up, gone?'],
    ['en', 'DEPARTED {1}', 'Who is gone from {1}?'],
  ])('%s %s: %s', async (language, read, question) => {
    expect(await readOf(language, [question])).toEqual([read]);
  });

  it('stand between a count and its verb', async () => {
    expect(await readOf('it', ['Quante società, in tutto il registro, sono fallite nel 2024?'])).toEqual(['COUNT BANKRUPTCY 2024']); // prettier-ignore
    expect(await readOf('it', ['Quante società ci sono a Zurigo, attualmente, e quante nel 2024?'])).toHaveLength(2);
  });
});
