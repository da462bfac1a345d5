import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../../src/core/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

/** What is asked for and is not in the register, or not understood, is said; nothing else is answered in its place. */
const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

async function read(question: string, language: Language): Promise<string[]> {
  const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
  return frames.map(({ measure, refusal, asOf }) => {
    const why = refusal === null ? measure : refusal.type === 'OUTSIDE' ? `OUTSIDE ${refusal.topic}` : refusal.type;
    return `${why}${asOf === null ? '' : ` @${asOf}`}`;
  });
}

describe('a word that says what is asked is never left out for a look at the whole', () => {
  it.each([
    ['fr', 'Muster Bau AG blurpe-t-elle les grompiers ?'],
    ['fr', 'Combien blurpe Muster Bau AG ?'],
    ['it', 'Quanto blurpa Muster Bau AG?'],
    ['it', 'Dove ha blurpato Anna Muster?'],
    ['de', 'Wie viel blurpt die Muster Bau AG?'],
    ['en', 'How much does Muster Bau AG blurp?'],
    // Where something is done, what somebody did, and for what she signs.
    ['en', 'Where does Muster Bau AG blurp its grompiers?'],
    ['de', 'Wo blurpt die Muster Bau AG ihre Grompiere?'],
    ['fr', 'Où Muster Bau AG blurpe-t-elle ses grompiers ?'],
    ['it', 'Cosa ha blurpato l’ufficio di revisione di Muster Bau AG?'],
    ['en', 'What did the auditor of Muster Bau AG blurp?'],
    // No register measures how big a firm is.
    ['en', 'Which is bigger, Muster Bau AG or Garage du Lac Sàrl?'],
    ['de', 'Welche ist grösser, Muster Bau AG oder Garage du Lac Sàrl?'],
    ['fr', 'Est-ce une grande société, Muster Bau AG ?'],
    ['it', 'Chi firma i grompieri di Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    const [only, ...more] = await read(question, language);
    expect(more).toEqual([]);
    expect(['UNKNOWN_WORD', 'NOTHING']).toContain(only);
  });
});

describe('what no register holds', () => {
  it.each([
    ['fr', 'Combien valent les actions de Muster Bau AG ?', 'SHARE_PRICE'],
    ['fr', "Donnez-moi l'adresse privée d'Anna Muster, rue et numéro.", 'PRIVATE_LIFE'],
    ['fr', 'Muster Bau AG recrute-t-elle ?', 'EMPLOYEES'],
    // A time behind the verb that it goes with.
    ['en', 'How much money did Muster Bau AG lose in 2022?', 'FINANCES @2022-12-31'],
    ['en', 'Did Muster Bau AG lose money in 2023?', 'FINANCES @2023-12-31'],
    ['fr', 'Quelle note Muster Bau AG a-t-elle sur Google ?', 'REPUTATION'],
    ['it', "Mi dia l'indirizzo privato di Anna Muster, via e numero.", 'PRIVATE_LIFE'],
    ['it', 'Che studi ha fatto Anna Muster, e dove?', 'PRIVATE_LIFE'],
    ['it', 'Muster Bau AG è in causa con qualcuno?', 'LEGAL_ADVICE'],
    ['it', 'A che ora apre Muster Bau AG?', 'CONTACT'],
    ['de', 'Wann macht die Muster Bau AG am Samstag auf?', 'CONTACT'],
    ['en', 'What would happen if Muster Bau AG went bankrupt?', 'FUTURE'],
    ['it', 'Cosa succede se Muster Bau AG fallisce?', 'FUTURE'],
    ['de', 'Reicht das Kapital der Muster Bau AG?', 'FINANCES'],
    ['fr', 'Le capital de Muster Bau AG est-il suffisant ?', 'FINANCES'],
    ['de', 'Gehört die Muster Bau AG zu einem Konzern?', 'SHAREHOLDERS'],
    ['en', 'How many shares does Anna Muster hold in Muster Bau AG?', 'SHAREHOLDERS'],
    ['fr', 'Muster Bau AG a-t-elle licencié ?', 'EMPLOYEES'],
    ['fr', 'Chez qui se trouvent les actions de Muster Bau AG ?', 'SHAREHOLDERS'],
    ['en', 'Who sold the shares of Muster Bau AG?', 'SHAREHOLDERS'],
    ['en', 'What is the worth of the shares of Muster Bau AG?', 'SHARE_PRICE'],
    // A person that saw the light of day was not founded.
    ['fr', 'En quelle année Anna Muster a vu le jour ?', 'PRIVATE_LIFE'],
    ['it', 'Quando ha visto la luce Anna Muster?', 'PRIVATE_LIFE'],
    ['it', 'Muster Bau AG ha licenziato?', 'EMPLOYEES'],
    ['fr', 'Qui tient le procès-verbal chez Muster Bau AG ?', 'BUSINESS'],
    ['de', 'Wer führt bei der Muster Bau AG Protokoll?', 'BUSINESS'],
  ] as const)('%s: %s', async (language, question, topic) => {
    expect(await read(question, language)).toEqual([`OUTSIDE ${topic}`]);
  });
});

describe('what only looks like it', () => {
  it.each([
    ['fr', 'Ça fait quoi, Muster Bau AG ?', ['PURPOSE']],
    ['fr', 'En quelle année Muster Bau AG a vu le jour ?', ['TIMELINE']],
    ['fr', 'Au 3 mai 2021, la gérance de Muster Bau AG était assurée par qui ?', ['OFFICERS @2021-05-03']],
    ['fr', 'Quelles têtes nouvelles chez Muster Bau AG en 2021 ?', ['JOINED']],
    ['de', 'Wo ist die Muster Bau AG zu Hause (Adresse bitte), und wer revidiert sie?', ['ADDRESS', 'AUDITOR']],
    ['de', 'Lebt die Muster Bau AG noch und seit wann gibts die überhaupt', ['STATUS', 'TIMELINE']],
    ['fr', 'Je blurpe où à Muster Bau AG ?', ['ADDRESS']],
    ['it', 'Dove mando la lettera a Muster Bau AG?', ['ADDRESS']],
    ['de', 'Revisionsstelle der Muster Bau AG: was trage ich ein?', ['AUDITOR']],
    ['fr', "Veuillez m'indiquer l'adresse de Muster Bau AG.", ['ADDRESS']],
    ['fr', "J'aimerais l'adresse de Muster Bau AG. Et qui la préside ?", ['ADDRESS', 'OFFICERS']],
    ['fr', 'Le rapport est daté du 3 mai 2021 ; qui était alors le réviseur de Muster Bau AG ?', ['AUDITOR @2021-05-03']],
    ['fr', 'Avant de signer, je veux savoir si Muster Bau AG est encore active.', ['STATUS']],
    ['fr', "À quelle adresse dois-je écrire à Muster Bau AG ?", ['ADDRESS']],
    ['fr', 'où siège Muster Bau AG', ['SEAT']],
    ['it', "Vogliate indicarmi l'indirizzo della Muster Bau AG nonché il suo ufficio di revisione.", ['ADDRESS', 'AUDITOR']],
    ['it', 'Chi ne presiede il consiglio, alla Muster Bau AG?', ['OFFICERS']],
    ['it', 'Giuridicamente, cos’è Muster Bau AG?', ['LEGAL_FORM']],
    ['it', 'Ho un contratto della Muster Bau AG da far firmare: chi è autorizzato?', ['SIGNATORIES']],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });
}); // prettier-ignore

describe('how many', () => {
  it.each([
    ['fr', 'Combien de faillites le canton de Berne a-t-il connues en 2021 ?'],
    ['it', 'Quanti fallimenti ha conosciuto il canton Berna nel 2021?'],
  ] as const)('%s: %s', async (language, question) => {
    const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
    expect(frames.map(({ measure, canton, range, knownOn }) => [measure, canton, range, knownOn])).toEqual([
      ['COUNT', 'BE', { from: '2021-01-01', to: '2022-01-01' }, null],
    ]);
  });
});
