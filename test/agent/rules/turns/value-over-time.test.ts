/** Behind a value of a firm what it was at first, or otherwise; behind a body who is newest or there longest; behind a person what she gave up and where she lives. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import { readsFrames } from '../../read-frames.js';
import { about } from '../../slots-support.js';

const FIRM = 'Muster Bau AG';
const { frames, register } = readsFrames();
const behindFirm = async (language: Language, first: string, turn: string) =>
  frames(turn, language, about(register().uids.get(FIRM)!, 'COMPANY', FIRM, { frames: await frames(first, language) }));

const VALUES: Record<Language, readonly [string, string][]> = {
  de: [['SEAT', `Wo hat die ${FIRM} ihren Sitz?`], ['CAPITAL', `Wie hoch ist das Kapital der ${FIRM}?`], ['PURPOSE', `Was ist der Zweck der ${FIRM}?`]],
  fr: [['SEAT', `Où est le siège de ${FIRM} ?`], ['CAPITAL', `Quel est le capital de ${FIRM} ?`], ['PURPOSE', `Quel est le but de ${FIRM} ?`]],
  it: [['SEAT', `Dove ha sede la ${FIRM}?`], ['CAPITAL', `Qual è il capitale della ${FIRM}?`], ['PURPOSE', `Qual è lo scopo della ${FIRM}?`]],
  en: [['SEAT', `Where is ${FIRM} based?`], ['CAPITAL', `What is the capital of ${FIRM}?`], ['PURPOSE', `What is the purpose of ${FIRM}?`]],
}; // prettier-ignore
const OVER_TIME: Record<Language, readonly string[]> = {
  de: ['Und ursprünglich?', 'Wie war es am Anfang?', 'Und bei der Gründung?', 'War das schon immer so?', 'War es einmal anders?', 'Gab es da Änderungen?'],
  fr: ['Et à l’origine ?', 'Et au départ ?', 'Et lors de la fondation ?', 'Est-ce que ça a toujours été le cas ?', 'Était-ce différent avant ?', 'Y a-t-il eu des changements ?'],
  it: ['E in origine?', 'E all’inizio?', 'E alla fondazione?', 'È sempre stato così?', 'È stato diverso una volta?', 'Ci sono stati cambiamenti?'],
  en: ['And originally?', 'What was it at the start?', 'And at its foundation?', 'Has it always been so?', 'Was it ever different?', 'Were there any changes to that?'],
}; // prettier-ignore
const ELSEWHERE: Record<Language, readonly string[]> = {
  de: ['War sie je woanders?', 'Immer am selben Ort?'],
  fr: ['A-t-elle déjà été ailleurs ?', 'Toujours au même endroit ?'],
  it: ['È mai stata altrove?', 'Sempre nello stesso posto?'],
  en: ['Has it ever been anywhere else?', 'Always in the same place?'],
};
/** Another thing that the firm had, or another time. */
const NOT_THAT: Record<Language, readonly string[]> = {
  de: ['Hiess sie früher anders?', 'War sie immer eine AG?', 'Wer war am Anfang im Verwaltungsrat?', 'Und 2021?'],
  fr: ['S’appelait-elle autrement ?', 'A-t-elle toujours été une SA ?', 'Qui siégeait au conseil au début ?', 'Et en 2021 ?'],
  it: ['Si chiamava diversamente?', 'È sempre stata una SA?', 'Chi era nel consiglio all’inizio?', 'E nel 2021?'],
  en: ['Was it called otherwise before?', 'Has it always been an AG?', 'Who was on the board at the start?', 'And in 2021?'],
}; // prettier-ignore

describe.each(LANGUAGES)('a value over time, in %s', (language) => {
  it('is each that it ever was', async () => {
    for (const [measure, first] of VALUES[language])
      for (const turn of OVER_TIME[language]) {
        const [frame, ...more] = await behindFirm(language, first, turn);
        expect([turn, frame?.measure, frame?.changes, frame?.refusal, more]).toEqual([turn, measure, true, null, []]);
      }
    for (const turn of ELSEWHERE[language])
      expect(await behindFirm(language, VALUES[language][0]![1], turn)).toMatchObject([{ measure: 'SEAT', changes: true, refusal: null }]); // prettier-ignore
  });

  it('is not meant where another thing is asked, or a time is named', async () => {
    const [, [, first]] = VALUES[language] as [[string, string], [string, string]];
    for (const turn of NOT_THAT[language])
      for (const frame of await behindFirm(language, first, turn))
        expect([turn, frame.measure === 'CAPITAL' && frame.changes]).toEqual([turn, false]);
  });
});

const BOARD: Record<Language, string> = { de: `Wer sitzt im Verwaltungsrat der ${FIRM}?`, fr: `Qui siège au conseil d’administration de ${FIRM} ?`, it: `Chi siede nel consiglio d’amministrazione della ${FIRM}?`, en: `Who sits on the board of ${FIRM}?` }; // prettier-ignore
const NEWEST: Record<Language, readonly string[]> = {
  de: ['Wer ist das neuste Mitglied?', 'Wer ist neu dabei?', 'Wer ist am kürzesten dabei?'],
  fr: ['Qui est le plus récent ?', 'Qui est le petit nouveau ?', 'Qui y est depuis le moins longtemps ?'],
  it: ['Chi è il membro più recente?', 'Chi è il più nuovo?', 'Chi c’è da meno tempo?'],
  en: ['Who is the newest member?', 'Who is the new face?', 'Who has been there the shortest?'],
};
const LONGEST: Record<Language, readonly string[]> = {
  de: ['Wer ist der Dienstälteste?', 'Wer ist am längsten dabei?'],
  fr: ['Qui est le doyen ?', 'Qui est le plus ancien ?'],
  it: ['Chi è il decano?', 'Chi è il più anziano in carica?'],
  en: ['Who is the doyen?', 'Who has been there the longest?'],
};

describe.each(LANGUAGES)('who is newest or there longest, in %s', (language) => {
  it('is one of the body that was told', async () => {
    const [told] = await frames(BOARD[language], language);
    const { roles } = told!;
    for (const [turns, order] of [[NEWEST, 'LEAST'], [LONGEST, 'MOST']] as const)
      for (const turn of turns[language])
        expect([turn, await behindFirm(language, BOARD[language], turn)]).toMatchObject([turn, [{ measure: 'OFFICERS', roles, order, sinceWhen: true, refusal: null }]]); // prettier-ignore
  }); // prettier-ignore
});

const PERSON = 'Meier, Anna';
const HERS: Record<Language, { first: string; gone: readonly string[]; lives: readonly string[]; firms: string }> = {
  de: { first: 'Welche Mandate hat sie?', gone: ['Welche hat sie nicht mehr?', 'Was hat sie niedergelegt?', 'Und frühere?'], lives: ['Und ihr Wohnsitz?', 'Wo lebt sie?'], firms: 'Wo hat die Firma ihr Domizil?' },
  fr: { first: 'Quels mandats a-t-elle ?', gone: ['Lesquels n’a-t-elle plus ?', 'Qu’a-t-elle abandonné ?', 'Et les anciens ?'], lives: ['Et son domicile ?', 'Où vit-elle ?'], firms: 'Où la société a-t-elle son domicile ?' },
  it: { first: 'Quali mandati ha?', gone: ['Quali non ha più?', 'Che cosa ha lasciato?', 'E i precedenti?'], lives: ['E il suo domicilio?', 'Dove vive?'], firms: 'Dove ha il domicilio la società?' },
  en: { first: 'Which mandates has she?', gone: ['Which does she no longer have?', 'Which has she given up?', 'And past ones?'], lives: ['And her domicile?', 'Where is her home?'], firms: 'Where does the company have its domicile?' },
}; // prettier-ignore

describe.each(LANGUAGES)('of a person, in %s', (language) => {
  const next = async (turn: string) => {
    const recalled = about('pe_hers', 'PERSON', PERSON);
    const asked = await frames(HERS[language].first, language, recalled);
    expect(asked).toMatchObject([{ measure: 'PERSON_MANDATES', refusal: null }]);
    return frames(turn, language, { ...recalled, frames: asked });
  };

  it('what she gave up is what she no longer holds, and never who left a firm', async () => {
    for (const turn of HERS[language].gone)
      expect([turn, await next(turn)]).toMatchObject([turn, [{ measure: 'PERSON_MANDATES', changes: true, subjects: [{ uid: 'pe_hers' }], refusal: null }]]); // prettier-ignore
  });

  it('her domicile is where she lives, and a firm’s is the firm’s', async () => {
    for (const turn of HERS[language].lives)
      expect([turn, await next(turn)]).toMatchObject([turn, [{ measure: 'RESIDENCE', subjects: [{ uid: 'pe_hers' }], refusal: null }]]); // prettier-ignore
    for (const frame of await next(HERS[language].firms)) expect(frame.measure).not.toBe('RESIDENCE');
  });
});

const FOUNDED: Record<Language, [string, readonly string[]]> = {
  de: [`Wann wurde die ${FIRM} gegründet?`, ['Von wem?', 'Und durch welche Leute?', 'Wer stand dahinter?']],
  fr: [`Quand ${FIRM} a-t-elle été fondée ?`, ['Par qui ?', 'Et par quelles personnes ?', 'Qui était derrière ?']],
  it: [`Quando è stata fondata la ${FIRM}?`, ['Da chi?', 'E da quali persone?', 'Chi c’era dietro?']],
  en: [`When was ${FIRM} founded?`, ['By whom?', 'And by which people?', 'Who set it up?']],
};

describe.each(LANGUAGES)('by whom a firm was founded, in %s', (language) => {
  it('is never who is there today', async () => {
    const [first, turns] = FOUNDED[language];
    for (const turn of turns)
      for (const { measure, asOf, range, topics } of await behindFirm(language, first, turn))
        expect([turn, measure === 'OFFICERS' && asOf === null && range === null, topics.every((topic) => topic === 'FOUNDED')]).toEqual([turn, false, true]); // prettier-ignore
  });
});
