import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';

/** What is said around a question asks for nothing; whom it names, and when, stands. */
const { frames, namesOf } = readsFrames();

/** `MEASURE name @day`, and what was refused, of each part. */
async function read(question: string, language: Language): Promise<string[]> {
  return (await frames(question, language)).map((frame) => {
    const { measure, asOf, knownOn, refusal } = frame;
    const whom = namesOf(frame);
    const day = [asOf === null ? '' : ` @${asOf}`, knownOn === null ? '' : ` known ${knownOn}`].join('');
    return `${measure} ${whom}${day}${refusal === null ? '' : ` !${refusal.type}`}`;
  });
}

const MUSTER = 'Muster Bau AG';

describe('a sentence that states something leads to the one that asks', () => {
  it.each([
    ['de', 'Bonitätsprüfung vor der Auslieferung: Wer präsidiert die Muster Bau AG?', [`OFFICERS ${MUSTER}`]],
    ['de', 'Das Gutachten datiert vom 4. April 2022. Wer revidierte damals die Muster Bau AG?', [`AUDITOR ${MUSTER} @2022-04-04`]],
    ['de', 'Mein Schwager behauptet, die Muster Bau AG sei umgezogen. In welcher Gemeinde sitzt sie?', [`SEAT ${MUSTER}`]],
    ['fr', "L'expertise porte la date du 4 avril 2022. Qui révisait alors Muster Bau AG ?", [`AUDITOR ${MUSTER} @2022-04-04`]],
    ['fr', 'Échafaudage monté chez Muster Bau AG. Quel est son siège ?', [`SEAT ${MUSTER}`]],
    ['it', 'La perizia porta la data 4 aprile 2022. Chi revisionava allora la Muster Bau AG?', [`AUDITOR ${MUSTER} @2022-04-04`]],
    ['it', 'Mio zio brontola della Muster Bau AG. Che capitale ha?', [`CAPITAL ${MUSTER}`]],
    ['en', 'The survey bears the date 4 April 2022. Who audited Muster Bau AG at that time?', [`AUDITOR ${MUSTER} @2022-04-04`]],
    ['en', 'My uncle grumbles about Muster Bau AG. How much capital does it have?', [`CAPITAL ${MUSTER}`]],
    ['en', 'Onboarding checklist: who audits Muster Bau AG?', [`AUDITOR ${MUSTER}`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });
}); // prettier-ignore

describe('what comes behind a question asks for nothing either', () => {
  it.each([
    ['de', 'Wer revidiert die Muster Bau AG? Mein Nachbar meint, das sei ein Geheimnis.'],
    ['fr', 'Qui révise Muster Bau AG ? Mon voisin prétend le deviner.'],
    ['it', 'Chi revisiona la Muster Bau AG? Il mio vicino pretende di indovinarlo.'],
    ['en', 'Who audits Muster Bau AG? My neighbour pretends to guess.'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`AUDITOR ${MUSTER}`]);
  });
});

describe('what comes before a wish is what it is asked for', () => {
  it.each([
    ['de', 'Guten Tag, wir durchleuchten eben eine Gegenseite und müssten wissen, wer die Muster Bau AG revidiert.'],
    ['fr', "Bonjour, nous épluchons un fournisseur et aimerions savoir qui révise Muster Bau AG."],
    ['it', 'Buongiorno, stiamo spulciando una controparte e vorremmo sapere chi revisiona la Muster Bau AG.'],
    ['en', 'Hello, we are screening a counterparty and need to know who audits Muster Bau AG.'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`AUDITOR ${MUSTER}`]);
  });
}); // prettier-ignore

describe('what somebody is to the one who asks', () => {
  it.each([
    ['de', 'Revisionsstelle der Kundin Muster Bau AG?'],
    ['de', 'Wer revidiert unsere Vermieterin Muster Bau AG?'],
    ['fr', 'Qui révise notre fournisseur Muster Bau AG ?'],
    ['it', 'Chi revisiona la cliente Muster Bau AG?'],
    ['en', 'Who audits our supplier Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`AUDITOR ${MUSTER}`]);
  });
});

describe('a day on which somebody looked it up', () => {
  it.each([
    ['de', 'Hätte man am 4. April 2022 im Register nachgeschaut: wer sass im Verwaltungsrat der Muster Bau AG?'],
    ['de', 'Am 4. April 2022 wurde das Amtsblatt konsultiert. Wer sass danach im Verwaltungsrat der Muster Bau AG?'],
    ['en', 'Somebody checked the gazette on 4 April 2022. Who was on the board of Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`OFFICERS ${MUSTER} @2022-04-04 known 2022-04-04`]);
  });
});

describe('what is asked for is never taken for what is said around it', () => {
  it.each([
    ['de', 'Umsatz der Muster Bau AG: wie hoch?', ' !OUTSIDE'],
    ['en', 'They say Muster Bau AG makes a loss. Is that so?', ' !OUTSIDE'],
    ['de', 'Welche Tapete hängt bei der Muster Bau AG?', ' !UNKNOWN_WORD'],
    ['en', 'The wallpaper of Muster Bau AG, which colour is it?', ' !OUTSIDE'],
    ['fr', 'Quel papier peint a Muster Bau AG ?', ' !UNKNOWN_WORD'],
  ] as const)('%s: %s', async (language, question, refused) => {
    const parts = await read(question, language);
    expect(parts.every((part) => part.endsWith(refused))).toBe(true);
  });

  it('nouns alone ask, with a question behind them', async () => {
    expect(await read('Adresse der Muster Bau AG. Und wer revidiert sie?', 'de')).toEqual([`ADDRESS ${MUSTER}`, `AUDITOR ${MUSTER}`]); // prettier-ignore
    expect(await read("Mi dia l'indirizzo della Muster Bau AG. E chi è il revisore?", 'it')).toEqual([`ADDRESS ${MUSTER}`, `AUDITOR ${MUSTER}`]); // prettier-ignore
    expect(await read('Nenne mir von der Muster Bau AG die Anschrift. Und wer ist die Revisionsstelle?', 'de')).toEqual([`ADDRESS ${MUSTER}`, `AUDITOR ${MUSTER}`]); // prettier-ignore
  });

  it('an event that only the first sentence names is what the second asks of', async () => {
    expect(await read('Über die Muster Bau AG wurde der Konkurs eröffnet. An welchem Tag war das?', 'de')).toEqual([`BANKRUPTCY_DATES ${MUSTER}`]); // prettier-ignore
    expect(await read('Muster Bau AG went bankrupt. When was that?', 'en')).toEqual([`BANKRUPTCY_DATES ${MUSTER}`]);
  });
});
