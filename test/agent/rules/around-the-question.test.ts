import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/agent/language.js';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';
import { about, NOTHING_RECALLED } from '../slots-support.js';

/** What people say around a question: who they are, what lies before them, what it is for. Each broke the reading of a question once. */
const { frames, nameOf, register } = readsFrames();

/** `MEASURE name` of each part, with its day and why it is refused. */
async function read(question: string, language: Language, recalled = NOTHING_RECALLED): Promise<string[]> {
  return (await frames(question, language, recalled)).map(({ measure, subjects, asOf, refusal }) => {
    const whom = subjects.map((subject) => ` ${nameOf(subject)}`).join(' +');
    const why = refusal === null ? measure : refusal.type === 'OUTSIDE' ? `OUTSIDE ${refusal.topic}` : refusal.type;
    return `${why}${whom}${asOf === null ? '' : ` @${asOf}`}`;
  });
}

const MUSTER = 'Muster Bau AG';

describe('a sentence that states something leads to the question', () => {
  it.each([
    ['de', 'Der Polier hat getobt. Wer ist der Präsident der Muster Bau AG?', [`OFFICERS ${MUSTER}`]],
    ['de', 'Mein Kollege schwört, der Verwaltungsrat sei grompig. Welche Revisionsstelle hat die Muster Bau AG?', [`AUDITOR ${MUSTER}`]],
    ['de', 'Welche Revisionsstelle hat die Muster Bau AG? Ich frage wegen des Grompiers.', [`AUDITOR ${MUSTER}`]],
    ['fr', "On m'a grompé le toit. Qui préside Muster Bau AG ?", [`OFFICERS ${MUSTER}`]],
    ['fr', 'Le grompier de Muster Bau AG a blurpé hier soir. Quel est son but ?', [`PURPOSE ${MUSTER}`]],
    ['it', 'Il grompiere ha blurpato tutta la notte. Chi presiede Muster Bau AG?', [`OFFICERS ${MUSTER}`]],
    ['en', "Muster Bau AG's foreman blurped at my cat. Who chairs it?", [`OFFICERS ${MUSTER}`]],
    ['en', 'The share letter has a different heading. What was Muster Bau AG formerly called?', [`NAMES ${MUSTER}`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect((await read(question, language)).map((one) => one.split(' @')[0])).toEqual(expected);
  });
}); // prettier-ignore

describe('a heading whose words are not understood leads to the question, and is nobody', () => {
  it.each([
    ['de', 'Grompierprüfung: Revisionsstelle der Muster Bau AG?', [`AUDITOR ${MUSTER}`]],
    ['de', 'Grompierblatt Muster Bau AG: Wie lautet der Zweck?', [`PURPOSE ${MUSTER}`]],
    ['de', 'Grompierbericht: Wie viele Firmen wurden 2021 in Bern gegründet?', ['COUNT']],
    ['fr', 'Grompier : combien de faillites à Berne en 2021 ?', ['COUNT']],
    ['fr', 'Délai de grompage dans la faillite Muster Bau AG : quel est le but ?', [`PURPOSE ${MUSTER}`]],
    ['it', 'Grompamento: quanti fallimenti nel canton Berna nel 2021?', ['COUNT']],
    ['it', 'Accertamento grompo: sede di Muster Bau AG?', [`SEAT ${MUSTER}`]],
    ['en', 'Grompier check – who audits Muster Bau AG?', [`AUDITOR ${MUSTER}`]],
    ['en', 'Annual grompings: how many bankruptcies in Berne in 2021?', ['COUNT']],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });
}); // prettier-ignore

describe('the day of what lies at hand is the day asked for', () => {
  it.each([
    ['de', 'Unfall vom 3. Mai 2021. Wo hatte die Muster Bau AG damals ihren Sitz?', [`SEAT ${MUSTER} @2021-05-03`]],
    ['fr', 'Sinistre du 3 mai 2021, assurée Muster Bau AG. Quel était alors son siège ?', [`SEAT ${MUSTER} @2021-05-03`]],
    ['it', 'Infortunio del 3 maggio 2021. Dove aveva sede allora Muster Bau AG?', [`SEAT ${MUSTER} @2021-05-03`]],
    ['en', 'Date of loss 3 May 2021, insured Muster Bau AG. Registered seat then?', [`SEAT ${MUSTER} @2021-05-03`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });
}); // prettier-ignore

describe('what is asked is never taken for what leads to a question', () => {
  it.each([
    ['de', 'Verwaltungsrat der Muster Bau AG. Adresse.', [`OFFICERS ${MUSTER}`, `ADDRESS ${MUSTER}`]],
    ['de', 'Umsatz der Muster Bau AG. Und die Revisionsstelle?', [`OUTSIDE FINANCES ${MUSTER}`, `AUDITOR ${MUSTER}`]],
    ['de', 'Ich brauche die Adresse der Muster Bau AG. Wer ist im Verwaltungsrat?', [`ADDRESS ${MUSTER}`, `OFFICERS ${MUSTER}`]],
    ['fr', 'Je rêve de travailler chez Muster Bau AG. Cherchent-ils quelqu’un ?', [`OUTSIDE EMPLOYEES ${MUSTER}`]],
    ['fr', "J'aimerais connaître le but de Muster Bau AG. Qui la révise ?", [`PURPOSE ${MUSTER}`, `AUDITOR ${MUSTER}`]],
    ['it', 'Fatturato di Muster Bau AG. Chi la presiede?', [`OUTSIDE FINANCES ${MUSTER}`, `OFFICERS ${MUSTER}`]],
    ['en', 'Directors of Muster Bau AG. Purpose too.', [`OFFICERS ${MUSTER}`, `PURPOSE ${MUSTER}`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });
}); // prettier-ignore

describe('a noun is no verb: nobody shares anything', () => {
  it.each(['The share letter calls Muster Bau AG something else. What is its purpose?', 'Par value per share aside, what is the purpose of Muster Bau AG?'])('%s', async (question) => {
    expect(await read(question, 'en')).toEqual([`PURPOSE ${MUSTER}`]);
  });
}); // prettier-ignore

describe('a clause between commas says when, of whom, or why', () => {
  it.each([
    ['en', 'For Muster Bau AG, signing on 3 May 2021, that seat was where?', [`SEAT ${MUSTER} @2021-05-03`]],
    ['en', 'And the client, Muster Bau AG, what is its address?', [`ADDRESS ${MUSTER}`]],
    ['de', 'Wer sass bei Unterzeichnung am 3. Mai 2021 im Verwaltungsrat der Muster Bau AG?', [`OFFICERS ${MUSTER} @2021-05-03`]],
    ['de', 'Wer ist der Präsident der Muster Bau AG, damit ich nicht grompieren muss?', [`OFFICERS ${MUSTER}`]],
    ['en', 'Who chairs Muster Bau AG so I know it is not grompy?', [`OFFICERS ${MUSTER}`]],
    ['fr', 'Qui préside Muster Bau AG, parce que personne ne grompe ?', [`OFFICERS ${MUSTER}`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual(expected);
  });
}); // prettier-ignore

describe('papers at hand, and whose word it is', () => {
  it.each([
    ['fr', 'Bail au nom de Muster Bau AG. Quelle est sa forme juridique ?', [`LEGAL_FORM ${MUSTER}`]],
    ['it', 'Polizza del 3 maggio 2021. Dove aveva sede allora Muster Bau AG?', [`SEAT ${MUSTER} @2021-05-03`]],
    ['en', 'Sanctions look-back to 2021-05-03: where was Muster Bau AG seated at the time?', [`SEAT ${MUSTER} @2021-05-03`]],
    ['de', 'Welche Versicherung hat die Muster Bau AG?', [`OUTSIDE BUSINESS ${MUSTER}`]],
    ['fr', 'Quel bail a signé Muster Bau AG, et quel est son loyer ?', [`OUTSIDE BUSINESS ${MUSTER}`]],
  ] as const)('%s: %s', async (language, question, expected) => {
    const read_ = await read(question, language);
    expect(expected.every((one) => read_.includes(one))).toBe(true);
  });
}); // prettier-ignore

describe('what no register holds: licences, levies, tax numbers of other countries, tables of who owns what', () => {
  it.each([
    ['de', 'Hat die Muster Bau AG eine FINMA-Bewilligung?', 'BUSINESS'],
    ['fr', 'Autorisation FINMA de Muster Bau AG : oui ou non ?', 'BUSINESS'],
    ['it', 'Muster Bau AG ha la licenza della FINMA, sì o no?', 'BUSINESS'],
    ['en', 'Is Muster Bau AG licensed, yes or no?', 'BUSINESS'],
    ['de', 'Hat die Muster Bau AG ihre AHV-Beiträge bezahlt?', 'FINANCES'],
    ['fr', 'Muster Bau AG a-t-elle versé ses cotisations AVS ?', 'FINANCES'],
    ['it', 'I contributi AVS, Muster Bau AG li ha versati o no?', 'FINANCES'],
    ['en', 'Has Muster Bau AG paid its social security contributions?', 'FINANCES'],
    ['it', 'Qual è la partita IVA di Muster Bau AG?', 'FOREIGN_REGISTER'],
    ['fr', 'Le SIRET de Muster Bau AG ?', 'FOREIGN_REGISTER'],
    ['de', 'Kapitaltabelle der Muster Bau AG, bitte.', 'SHAREHOLDERS'],
    ['en', 'Cap table of Muster Bau AG, please.', 'SHAREHOLDERS'],
    ['it', 'E quanta gente ci lavora, alla Muster Bau AG?', 'EMPLOYEES'],
  ] as const)('%s: %s', async (language, question, topic) => {
    const parts = await read(question, language);
    expect(parts).toEqual(parts.map(() => `OUTSIDE ${topic} ${MUSTER}`));
  });

  it('a right to sign is no licence', async () => {
    expect(await read('Qui a le droit de signature chez Muster Bau AG ?', 'fr')).toEqual([`SIGNATORIES ${MUSTER}`]);
  });
}); // prettier-ignore

describe('a firm described by its part in the conversation', () => {
  const both = () => {
    const first = about(register().uids.get(MUSTER)!, 'COMPANY', MUSTER).subjects;
    const second = about(register().uids.get('Garage du Lac Sàrl')!, 'COMPANY', 'Garage du Lac Sàrl');
    return { ...second, subjects: [...second.subjects, ...first], inOrder: [...first, ...second.subjects] };
  };
  const uidOf = async (question: string, language: Language) => {
    return (await frames(question, language, both())).map(({ subjects }) => subjects.map(({ name }) => name).join(' + '));
  };
  it.each([
    ['en', 'Now the old landlord again: what is its purpose?'],
    ['en', 'What is the purpose of the company we started with?'],
    ['it', 'E la società di partenza, che scopo ha?'],
    ['fr', "Et la société du début, quel est son but ?"],
    ['de', 'Welchen Zweck hat die Firma vom Anfang?'],
    ['de', 'Nochmals zur alten Vermieterin: welchen Zweck hat sie?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await uidOf(question, language)).toEqual([MUSTER]);
  });

  it.each([
    ['en', 'And what is its purpose again?'],
    ['en', 'Does it still have the old address?'],
    ['it', 'E che scopo ha, di nuovo?'],
  ] as const)('%s: %s stays with the one spoken of', async (language, question) => {
    expect(await uidOf(question, language)).toEqual(['Garage du Lac Sàrl']);
  });
}); // prettier-ignore

describe('the language is that of the question, whatever names stand in it', () => {
  it.each([
    ['it', 'Chi fa da ponte tra Novenadex Sàrl e Novudan Société coopérative en liquidation?'],
    ['de', 'Was macht Orlonnay Société coopérative en liquidation?'],
    ['en', 'Muster Bau AG, f/k/a?'],
  ] as const)('%s: %s', (language, question) => {
    expect(detectLanguage(question).language).toBe(language);
  });
});

describe('that year is the year', () => {
  it.each([
    ['fr', 'Depuis 2022 personne ne salue plus chez Muster Bau AG. Qui y est arrivé cette année-là ?'],
    ['de', 'Wer kam da 2022 bei der Muster Bau AG neu dazu?'],
  ] as const)('%s: %s', async (language, question) => {
    expect((await frames(question, language)).map(({ measure, range }) => [measure, range])).toEqual([['JOINED', { from: '2022-01-01', to: '2023-01-01' }]]); // prettier-ignore
  });
});

describe('a question put again in other words is asked in the last of them', () => {
  it.each([
    ['de', 'Wem darf ich bei der Muster Bau AG den Grompier geben, sprich wer ist dort Präsident?'],
    ['it', 'A chi grompo il precetto della Muster Bau AG, cioè chi la presiede?'],
    ['en', 'To whom do I hand the grompier at Muster Bau AG, in other words who chairs it?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await read(question, language)).toEqual([`OFFICERS ${MUSTER}`]);
  });
});

describe('what a statement says is asked by a question that says nothing more', () => {
  it.each([
    ['en', 'Grompier claim against the auditors of Muster Bau AG. Who were they?', ['Grompier', 'claim', 'against']],
    ['de', 'Grompierklage wider die Revisionsstelle der Muster Bau AG. Wer ist das?', ['Grompierklage', 'wider']],
  ] as const)('%s: %s', async (language, question, named) => {
    const read_ = await frames(question, language);
    expect(read_.map(({ measure, refusal }) => [measure, refusal])).toEqual([['AUDITOR', null]]);
    expect(read_[0]!.notUnderstood).toEqual(named);
  });
});

describe('what it is for is not what is asked', () => {
  it.each([
    ['de', 'Für die Eröffnung eines Kontos brauche ich die Revisionsstelle der Muster Bau AG.', 'AUDITOR'],
    ['fr', "Pour les indemnités en cas d'insolvabilité il me faut l'adresse de Muster Bau AG.", 'ADDRESS'],
    ['de', 'Wer ist Präsident der Muster Bau AG? Ich will wissen, mit wem wir es zu tun haben.', 'OFFICERS'],
  ] as const)('%s: %s', async (language, question, measure) => {
    expect(await read(question, language)).toEqual([`${measure} ${MUSTER}`]);
  });

  it('then, not now, is of the day that was given', async () => {
    expect(await read('Date of loss 3 May 2021, insured Muster Bau AG. Place of registered seat then, not now.', 'en')).toEqual([`SEAT ${MUSTER} @2021-05-03`]); // prettier-ignore
  });
});
