import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';
import { about } from '../slots-support.js';

/** What a word says by the rest of its question; each was read by itself once. */
const { frames, namesOf, register } = readsFrames();

const MUSTER = 'Muster Bau AG';

async function read(question: string, language: Language): Promise<string[]> {
  return (await frames(question, language)).map((frame) => {
    const { measure, topics, refusal } = frame;
    return [measure, namesOf(frame), ...topics, refusal === null ? '' : `!${refusal.type}`].filter(Boolean).join(' ');
  });
}

describe('a slip of the pen is no word for what no register holds, beside what one does', () => {
  it.each([
    ['it', `Di quale capitale è provvista la ${MUSTER}?`, 'CAPITAL'],
    ['fr', `Quel but les statuts de ${MUSTER} prévoient-ils ?`, 'PURPOSE'],
    ['it', `Quale scopo prevedono gli statuti della ${MUSTER}?`, 'PURPOSE'],
  ] as const)('%s: %s', async (language, question, measure) => {
    expect(await read(question, language)).toEqual([`${measure} ${MUSTER}`]);
  });

  it('and one where nothing else is asked', async () => {
    expect(await read(`Umsatzz der ${MUSTER}?`, 'de')).toEqual([expect.stringContaining('!OUTSIDE')]);
  });
});

describe('struck off on which day: the firm, and nobody who left it', () => {
  it.each([
    ['de', `Wann wurde die ${MUSTER} ausgetragen?`],
    ['en', `On which day was ${MUSTER} taken off?`],
    ['fr', `Quel jour ${MUSTER} a-t-elle été biffée ?`],
    ['it', `In che giorno è stata stralciata la ${MUSTER}?`],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`TIMELINE ${MUSTER} DELETED`]);
  });
});

describe('somebody who left a firm: not its deletion', () => {
  it.each([
    ['fr', `Quand est-il sorti de ${MUSTER} ?`],
    ['it', `Quando è uscito dalla ${MUSTER}?`],
    ['de', `Wann ist er bei der ${MUSTER} ausgeschieden?`],
    ['de', `Wann wurde bei der ${MUSTER} jemand ausgetragen?`],
    ['en', `When was the last one at ${MUSTER} removed?`],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`DEPARTED ${MUSTER}`]);
  });

  it.each([
    ['de', 'Wann ist er bei der Muster Bau AG ausgeschieden?'],
    ['de', 'Wann ist er ausgeschieden?'],
    ['fr', 'Quand est-elle sortie ?'],
    ['it', 'Quando è uscita?'],
  ] as const)('%s, of whom the turn before was about: %s', async (language, question) => {
    const recalled = about(register().uids.get('Muster, Anna')!, 'PERSON', 'Anna Muster');
    for (const { topics } of await frames(question, language, recalled)) expect(topics).not.toContain('DELETED');
  });
});

describe('a bound, an exclusion or a qualifier is never left out in silence', () => {
  it.each([
    ['en', `Who left ${MUSTER} in 2021 at the latest?`],
    ['en', `Which companies is Anna Muster a director of apart from ${MUSTER}?`],
    ['de', `Wer sind die unabhängigen Verwaltungsräte der ${MUSTER}?`],
    ['fr', `Quels administrateurs indépendants a ${MUSTER} ?`],
    ['it', `Chi sono gli amministratori indipendenti della ${MUSTER}?`],
    ['it', `${MUSTER}: no presidente?`],
    ['de', `Wer war bloss Kommanditär der ${MUSTER}?`],
    ['de', `Wo war die vorige Adresse der ${MUSTER}?`],
    ['fr', `Quelle était l'adresse passée de ${MUSTER} ?`],
    ['en', `Who is the main signatory of ${MUSTER}?`],
    ['en', `When were the bylaws of ${MUSTER} changed?`],
  ] as const)('%s: %s', async (language, question) => {
    for (const { notUnderstood } of await frames(question, language)) expect(notUnderstood).not.toEqual([]);
  });

  it.each([
    ['en', `Notices of ${MUSTER} no later than 3 May 2020`, '2020-05-04'],
    ['de', `Wer war spätestens 2019 im Verwaltungsrat der ${MUSTER}?`, '2020-01-01'],
    ['de', `Wer war spätestens Ende 2019 im Verwaltungsrat der ${MUSTER}?`, '2020-01-01'],
    ['fr', `Qui siégeait au plus tard en 2019 au conseil de ${MUSTER} ?`, '2020-01-01'],
    ['it', `Chi è entrato al più tardi nel 2019 nella ${MUSTER}?`, '2020-01-01'],
  ] as const)('a latest day is where the stretch ends (%s: %s)', async (language, question, to) => {
    expect(await frames(question, language)).toMatchObject([{ range: { from: null, to }, asOf: null }]);
  });
});

describe('when the statutes changed is not when the firm was founded', () => {
  it.each([
    ['de', `Wann wurden die Statuten der ${MUSTER} geändert?`],
    ['fr', `Quand ${MUSTER} a-t-elle changé ses statuts ?`],
    ['it', `Quando la ${MUSTER} ha cambiato gli statuti?`],
    ['en', `When did ${MUSTER} change its statutes?`],
  ] as const)('%s: %s', async (language, question) => {
    const [frame] = await frames(question, language);
    expect(frame?.refusal).not.toBeNull();
  });
});

describe('how somebody is, and whether alive, no register says', () => {
  const person = 'Anna Muster';
  it.each([
    ['de', `Wie gross ist ${person}?`],
    ['fr', `Je voudrais savoir si ${person} est encore en vie.`],
    ['it', `Quanto è alta ${person}?`],
    ['en', `How tall is ${person}?`],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([expect.stringContaining('!')]);
  });
});

describe('whether somebody is still entered, the register says by what she holds', () => {
  it.each([
    ['de', 'Ist Anna Muster noch eingetragen?'],
    ['de', 'Ist Anna Muster noch aktiv?'],
    ['fr', 'Anna Muster est-elle encore inscrite ?'],
    ['it', 'Anna Muster è ancora iscritta?'],
    ['en', 'Is Anna Muster still registered?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual(['PERSON_MANDATES Muster, Anna']);
  });

  it.each([
    ['de', 'Lebt Anna Muster noch?'],
    ['it', 'Anna Muster è ancora viva?'],
    ['en', 'Is Anna Muster still alive?'],
  ] as const)('but not whether she lives: %s, %s', async (language, question) => {
    expect(await read(question, language)).toEqual([expect.stringContaining('!OUTSIDE')]);
  });
});

describe('a task or a value that no lexicon knows is no question of who runs the firm', () => {
  it.each([
    ['de', `Wer leitet bei der ${MUSTER} den Grompf?`],
    ['fr', `Qui s'occupe du grompf chez ${MUSTER} ?`],
    ['it', `Chi fa i grompi alla ${MUSTER}?`],
    ['en', `Who runs grompfing at ${MUSTER}?`],
    ['de', `Wie hoch ist der Verwaltungsratslohn bei der ${MUSTER}?`],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([expect.stringContaining('!')]);
  });
});

describe('what whoever asks is at is not asked for', () => {
  it.each([
    ['en', `I'm writing a profile of ${MUSTER}, so first of all its auditor.`],
    ['de', `Ich schreibe ein Porträt der ${MUSTER}. Revisionsstelle?`],
    ['fr', `Je prépare un portrait de ${MUSTER}. Organe de révision ?`],
    ['it', `Preparo un ritratto della ${MUSTER}. Ufficio di revisione?`],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`AUDITOR ${MUSTER}`]);
  });
});

it('in whose hands an office is: its holder, and no owner', async () => {
  const [frame] = await frames(`In whose hands was the chair of the board of ${MUSTER} on 7 June 2020?`, 'en');
  expect([frame?.measure, frame?.roles]).toEqual(['OFFICERS', ['BOARD_PRESIDENT']]);
});
