import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';
import { about } from '../slots-support.js';

/** Ways in which people word what they ask; each broke the reading of a question once. */
const { frames, namesOf, register } = readsFrames();

const MUSTER = 'Muster Bau AG';
const LAC = 'Garage du Lac Sàrl';

/** `MEASURE name (roles)` of each part, with its day and what was refused or not understood. */
async function read(question: string, language: Language): Promise<string[]> {
  return (await frames(question, language)).map((frame) => {
    const { measure, roles, asOf, knownOn, refusal, notUnderstood } = frame;
    const whom = namesOf(frame);
    const day = [asOf === null ? '' : ` @${asOf}`, knownOn === null ? '' : ` known ${knownOn}`].join('');
    const left = [...notUnderstood, ...(refusal === null ? [] : [refusal.type])].map((word) => ` !${word}`).join('');
    return `${measure} ${whom}${roles.length > 0 ? ` (${roles.slice(0, 2).join(' ')})` : ''}${day}${left}`;
  });
}

describe('two values of one firm', () => {
  it.each([
    ['de', 'Sagen Sie mir bitte den Zweck und die Höhe des Kapitals der Muster Bau AG.'],
    ['de', 'Zweck sowie Kapital der Muster Bau AG?'],
    ['de', 'Ich brauche sowohl den Zweck als auch das Kapital der Muster Bau AG.'],
    ['de', 'Welchen Zweck samt Kapital hat die Muster Bau AG?'],
    ['fr', "J'aimerais connaître le but de Muster Bau AG ainsi que le montant de son capital."],
    ['fr', 'Le but et le capital de Muster Bau AG'],
    ['it', 'Vorrei lo scopo della Muster Bau AG nonché il suo capitale.'],
    ['it', 'Lo scopo della Muster Bau AG, oltre al capitale'],
    ['en', 'I would like to know both what Muster Bau AG is for and how much capital it has.'],
    ['en', 'The purpose as well as the capital of Muster Bau AG'],
    ['en', 'What is its purpose and how much capital does Muster Bau AG have?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`PURPOSE ${MUSTER}`, `CAPITAL ${MUSTER}`]);
  });
});

describe('what leads to a question asks for nothing, and its words are named', () => {
  it.each([
    ['de', 'Ich habe einen Vertrag der Muster Bau AG vor mir: Wer durfte ihn unterschreiben?', [`SIGNATORIES ${MUSTER} !Vertrag`]],
    ['de', 'Als der Vertrag am 19. November 2023 unterzeichnet wurde: Wer war Präsident der Muster Bau AG?', [`OFFICERS ${MUSTER} (BOARD_PRESIDENT) @2023-11-19 !Vertrag !unterzeichnet`]],
    ['fr', 'Le contrat date du 3 février 2021 : qui présidait Muster Bau AG ce jour-là ?', [`OFFICERS ${MUSTER} (BOARD_PRESIDENT) @2021-02-03 !contrat`]],
    ['fr', 'Avant son déménagement, soit le 7 mai 2020, où Muster Bau AG avait-elle son siège ?', [`SEAT ${MUSTER} @2020-05-07 !déménagement`]],
    ['it', 'Ho davanti un contratto della Muster Bau AG: chi può firmare?', [`SIGNATORIES ${MUSTER} !contratto`]],
    ['en', 'Before it moved, that is to say on 23 March 2023, which municipality was Muster Bau AG based in?', [`SEAT ${MUSTER} @2023-03-23 !moved`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });

  it('and what is asked for is never taken for what leads to it', async () => {
    expect(await read('Umsatz der Muster Bau AG: wie hoch?', 'de')).toEqual([expect.stringContaining('!OUTSIDE')]);
    expect(await read('I have a question: what are the profits of Muster Bau AG?', 'en')).toEqual([expect.stringContaining('!OUTSIDE')]); // prettier-ignore
  });
}); // prettier-ignore

describe('a question gone on with', () => {
  it.each([
    ['de', 'Gab es bei der Muster Bau AG 2025 Rücktritte, und wenn ja, wer ging?'],
    ['fr', 'Y a-t-il eu des départs chez Muster Bau AG en 2025, et si oui, qui est parti ?'],
    ['it', 'Ci sono state partenze nella Muster Bau AG nel 2025, e se sì, chi è uscito?'],
    ['en', 'Were there any resignations at Muster Bau AG in 2025, and if so, who left?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`DEPARTED ${MUSTER}`]);
  });

  it.each([
    ['de', 'Gibt es bei der Muster Bau AG einen Präsidenten, und wer ist das?'],
    ['fr', 'Y a-t-il un président chez Muster Bau AG, et qui est-ce ?'],
    ['en', 'Is there a chairman of Muster Bau AG, and who is that?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`OFFICERS ${MUSTER} (BOARD_PRESIDENT)`]);
  });
});

describe('comings and goings at once', () => {
  it.each([
    ['de', 'Wer kam und wer ging 2024 bei der Muster Bau AG?'],
    ['fr', 'Arrivées et départs chez Muster Bau AG en 2024 ?'],
    ['it', 'Chi è entrato e chi è uscito nel 2024 dalla Muster Bau AG?'],
    ['en', 'Who joined and who left Muster Bau AG in 2024?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`JOINED ${MUSTER}`, `DEPARTED ${MUSTER}`]);
  });
});

describe('who runs a firm', () => {
  it.each([
    ['de', (firm: string) => `Wer leitet die ${firm}?`],
    ['de', (firm: string) => `Wer ist der Chef der ${firm}?`],
    ['fr', (firm: string) => `Qui est à la tête de ${firm} ?`],
    ['it', (firm: string) => `Chi è alla guida della ${firm}?`],
    ['en', (firm: string) => `Who heads ${firm}?`],
    ['en', (firm: string) => `Who is in charge of management at ${firm}?`],
  ] as const)('%s', async (language, question) => {
    expect(await read(question(LAC), language)).toEqual([`OFFICERS ${LAC} (MANAGER MANAGERS_CHAIR)`]);
    expect((await read(question(MUSTER), language)).join()).toMatch(/^OFFICERS Muster Bau AG(?! \(MANAGER )/);
  });
});

describe('whose a firm is: owner or partners', () => {
  it.each([
    ['de', `Wem gehört die ${LAC}?`],
    ['de', `Inhaber der ${LAC}?`],
    ['fr', `À qui appartient ${LAC} ?`],
    ['fr', `Qui possède ${LAC} ?`],
    ['it', `A chi appartiene la ${LAC}?`],
    ['it', `Chi possiede la ${LAC}?`],
    ['en', `Who owns ${LAC}?`],
    ['en', `Whose company is ${LAC}?`],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`OFFICERS ${LAC} (OWNER PARTNER)`]);
  });
});

describe('by what was printed', () => {
  it.each([
    ['de', 'Wen wies das Handelsamtsblatt am 6. März 2025 als Verwaltungsräte der Muster Bau AG aus?'],
    ['fr', "En ne tenant compte que des publications parues jusqu'au 6.3.2025, qui étaient les administrateurs de Muster Bau AG ?"],
    ['it', 'Secondo quanto era pubblicato al 6 marzo 2025, chi formava il consiglio di amministrazione della Muster Bau AG?'],
    ['en', 'Going by the gazette as of 6 March 2025, who were the directors of Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([expect.stringMatching(/^OFFICERS Muster Bau AG \(BOARD_PRESIDENT .* known 2025-03-06$/)]);
  });
}); // prettier-ignore

it('a number beside a name says which of that name is meant', async () => {
  const number = register().numbers.get(LAC)!;
  expect(await read(`Adresse der ${LAC} (${number})?`, 'de')).toEqual([`ADDRESS ${LAC}`]);
});
it('forms in parentheses part no question and are no name', async () => {
  expect(await read('How many companies limited by shares (AG/SA) were founded in the canton of Aargau in 2021?', 'en')).toEqual(['COUNT ']); // prettier-ignore
});
it('a stroke between two names parts them', async () => {
  expect(await read(`Gemeinsame Organe ${MUSTER} / Alpenblick Holding AG?`, 'de')).toEqual([`SHARED_OFFICERS ${MUSTER} + Alpenblick Holding AG`]); // prettier-ignore
});
it('French `ou` without its accent asks for no address, but where a question begins', async () => {
  expect(await read(`Sarl ou SA, ${LAC} ?`, 'fr')).not.toContain(`ADDRESS ${LAC}`);
  expect(await read(`ou se trouve ${LAC} ?`, 'fr')).toEqual([`ADDRESS ${LAC}`]);
});

describe('who was there before, and who is now', () => {
  const former = async (question: string, language: Language) => {
    return (await frames(question, language)).map(({ measure, changes, subjects }) => [
      measure,
      changes,
      subjects[0]?.name,
    ]);
  };
  it.each([
    ['de', 'Frühere Mandate von Anna Muster?'],
    ['de', 'In welchen Firmen sass Anna Muster früher?'],
    ['fr', "Quels étaient les anciens mandats d'Anna Muster ?"],
    ['it', 'Quali mandati aveva Anna Muster in passato?'],
    ['en', 'Past directorships of Anna Muster'],
    ['en', 'Which boards has Anna Muster left?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await former(question, language)).toEqual([['PERSON_MANDATES', true, 'Muster, Anna']]);
  });

  it.each([
    ['de', 'Wer war früher im Verwaltungsrat der Muster Bau AG?'],
    ['fr', 'Qui siégeait auparavant au conseil de Muster Bau AG ?'],
    ['it', 'Chi sedeva in passato nel consiglio della Muster Bau AG?'],
    ['en', 'Who was previously on the board of Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    expect((await read(question, language)).join()).toMatch(/^DEPARTED Muster Bau AG \(BOARD_/);
  });

  it.each([
    ['de', 'Wer verliess 2023 die Muster Bau AG?', 'Und wer ist heute da?'],
    ['fr', 'Qui a quitté Muster Bau AG en 2023 ?', "Et qui y est aujourd'hui ?"],
    ['it', 'Chi è entrato nella Muster Bau AG nel 2023?', "E chi c'è oggi?"],
    ['en', 'Who joined Muster Bau AG in 2023?', 'And who is there today?'],
  ] as const)('%s: %s // %s', async (language, first, then) => {
    const recalled = about(register().uids.get(MUSTER)!, 'COMPANY', MUSTER, { frames: await frames(first, language) });
    expect((await frames(then, language, recalled)).map(({ measure, range }) => [measure, range])).toEqual([
      ['OFFICERS', null],
    ]);
  });
});

describe('what is said beside and not asked for', () => {
  it.each([
    ['de', 'Präsident der Muster Bau AG am 1. März 2020, nicht der von heute'],
    ['fr', "Qui présidait Muster Bau AG le 1er mars 2020, pas celui d'aujourd'hui ?"],
    ['it', 'Chi presiedeva la Muster Bau AG il 1° marzo 2020, non quello di oggi?'],
    ['en', 'who was chairing Muster Bau AG on 1 March 2020, not now'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`OFFICERS ${MUSTER} (BOARD_PRESIDENT) @2020-03-01`]);
  });

  it.each([
    ['de', 'Muster Bau AG: eingetragener Zweck, Wortlaut genügt.'],
    ['it', 'Muster Bau AG, scopo sociale iscritto, testo integrale'],
  ] as const)('the wording, %s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`PURPOSE ${MUSTER}`]);
  });

  it.each([
    ['de', 'Wie viel setzt die Muster Bau AG pro Jahr um?'],
    ['fr', 'Ça rapporte combien, Muster Bau AG ?'],
    ['it', "Quanto fattura la Muster Bau AG all'anno?"],
    ['en', 'What does Muster Bau AG turn over in a year?'],
  ] as const)('an amount that the register does not say, %s: %s', async (language, question) => {
    const frames = await read(question, language);
    for (const frame of frames) expect(frame).toMatch(/!(?:OUTSIDE|NOTHING|UNKNOWN_WORD)/);
  });
});
