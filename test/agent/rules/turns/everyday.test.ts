/** Tags behind a statement, where a firm is said to be, most of its shares, the day before what happened, the same firm: in everyday words. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import { readsFrames } from '../../read-frames.js';
import { about } from '../../slots-support.js';

const FIRM = 'Muster Bau AG';
const OTHER = 'Alpenblick Holding AG';
const { frames, register, namesOf } = readsFrames();
const WHO: Record<Language, string> = { de: `Wer leitet die ${FIRM}?`, fr: `Qui dirige ${FIRM} ?`, it: `Chi dirige la ${FIRM}?`, en: `Who runs ${FIRM}?` }; // prettier-ignore
const next = async (language: Language, turn: string) =>
  frames(turn, language, about(register().uids.get(FIRM)!, 'COMPANY', FIRM, { frames: await frames(WHO[language], language) })); // prettier-ignore

const IN_PLACE: Record<Language, readonly string[]> = {
  de: ['Ist sie in Bern?', 'Und liegt die Firma in St. Gallen?', 'Sitzt sie noch in Winterthur?'],
  fr: ['Est-elle à Lausanne ?', 'Et elle est encore à Bulle ?', 'La société est-elle à La Chaux-de-Fonds ?'],
  it: ['È a Losanna?', 'E si trova a Bellinzona?', 'Sta ancora a Chiasso?'],
  en: ['Is it in Lausanne?', 'And is the company still in Bern?', 'So is it based in St. Gallen?'],
};
const HOW_IT_IS: Record<Language, readonly string[]> = {
  de: [
    'Ist sie in Schwierigkeiten?',
    'Ist sie in Liquidation?',
    'Ist sie in der Krise?',
    'Ist sie im Minus?',
    'Ist sie in privater Hand?',
  ],
  fr: ['Est-elle en Liquidation ?', 'Est-elle en activité ?', 'Elle est en difficulté ?', 'Est-elle à vendre ?'],
  it: ['È in Liquidazione?', 'È a rischio?', 'È a capitale variabile?'],
  en: [
    'Is it in Liquidation?',
    'Is it in Bankruptcy?',
    'Is it in debt?',
    'Is it in good standing?',
    'Is it in danger of bankruptcy?',
  ],
};
const TAGS = ['It moved in 2023, didn’t it?', 'It has moved, hasn’t it?', 'It was founded in 2019, wasn’t it?', 'They were founded in 2019, were they not?']; // prettier-ignore
const SAME: Record<Language, readonly string[]> = {
  de: [`Sind die ${FIRM} und die ${OTHER} identisch?`, `Ist die ${FIRM} mit der ${OTHER} identisch?`],
  fr: [`${FIRM} et ${OTHER} sont-elles identiques ?`, `${FIRM} est-elle identique à ${OTHER} ?`],
  it: [`${FIRM} e ${OTHER} sono identiche?`, `La ${FIRM} è identica alla ${OTHER}?`],
  en: [`Are ${FIRM} and ${OTHER} identical?`, `Is ${FIRM} identical to ${OTHER}?`],
};
const BEEN: Record<Language, string> = {
  de: `Ist die ${FIRM} schon einmal eine GmbH gewesen?`,
  fr: `${FIRM} a-t-elle été une Sàrl ?`,
  it: `La ${FIRM} è stata una Sagl?`,
  en: `Has ${FIRM} been a GmbH?`,
};
const COMPARED: Record<Language, readonly string[]> = {
  de: ['Konkurse 2022 verglichen mit 2021', 'Konkurse 2022 gegenüber 2021', 'Fusionen 2022 im Vergleich zu 2021'],
  fr: ['Faillites en 2022 par rapport à 2021', 'Fusions en 2022 en comparaison de 2021'],
  it: ['Fallimenti nel 2022 rispetto al 2021', 'Fusioni nel 2022 in confronto al 2021'],
  en: ['Bankruptcies in 2022 compared to 2021', 'Mergers in 2022 versus 2021'],
};
const LEFT: Record<Language, string> = {
  de: 'Welche Firmen sind 2023 aus Zürich weggezogen?',
  fr: 'Quelles sociétés ont quitté Zurich en 2023 ?',
  it: 'Quali società hanno lasciato Zurigo nel 2023?',
  en: 'Which companies left Zurich in 2023?',
};
const ENDED: Record<Language, string> = {
  de: `Wie ist der Konkurs der ${FIRM} ausgegangen?`,
  fr: `Comment s’est terminée la faillite de ${FIRM} ?`,
  it: `Come è finito il fallimento della ${FIRM}?`,
  en: `How did the bankruptcy of ${FIRM} end?`,
};
const COURT: Record<Language, string> = {
  de: `Welches Gericht hat den Konkurs der ${FIRM} eröffnet?`,
  fr: `Quel tribunal a prononcé la faillite de ${FIRM} ?`,
  it: `Quale tribunale ha dichiarato il fallimento della ${FIRM}?`,
  en: `Which court opened the bankruptcy of ${FIRM}?`,
};
const HOW_IT_ENDED: Record<Language, string> = { de: 'Und wie ging es aus?', fr: 'Comment s’est-elle terminée ?', it: 'Com’è finito?', en: 'How did it end?' }; // prettier-ignore
const BEHIND_ADDRESS: Record<Language, string> = {
  de: 'Wer steckt hinter der Adresse Bahnhofstrasse 1?',
  fr: 'Qui est derrière l’adresse Bahnhofstrasse 1 ?',
  it: 'Chi c’è dietro l’indirizzo Bahnhofstrasse 1?',
  en: 'Who is behind the address Bahnhofstrasse 1?',
};

describe.each(LANGUAGES)('everyday words, in %s', (language) => {
  it('ask where a firm is by the place where it may be, and by no word for how it is', async () => {
    for (const turn of IN_PLACE[language])
      expect(await next(language, turn)).toMatchObject([{ measure: 'SEAT', refusal: null }]);
    for (const turn of HOW_IT_IS[language])
      expect((await next(language, turn)).map(({ measure }) => measure)).not.toContain('SEAT');
  });

  it('tell whether two are one by what tells them apart', async () => {
    for (const question of SAME[language]) {
      const [frame] = await frames(question, language);
      expect([question, frame?.measure, namesOf(frame!), frame?.refusal, frame?.notUnderstood]).toEqual([question, 'NUMBER', `${FIRM} + ${OTHER}`, null, []]); // prettier-ignore
    }
  });

  it('ask of each legal form that it had', async () => {
    expect(await frames(BEEN[language], language)).toMatchObject([{ measure: 'LEGAL_FORM', changes: true, refusal: null }]); // prettier-ignore
  });

  it('count what is set beside in two times', async () => {
    for (const question of COMPARED[language])
      expect((await frames(question, language)).map(({ measure, range, refusal }) => [measure, range?.from, refusal])).toEqual([['COUNT', '2022-01-01', null], ['COUNT', '2021-01-01', null]]); // prettier-ignore
  });

  it('say where firms came from, and name nobody so', async () => {
    const [frame, ...more] = await frames(LEFT[language], language);
    expect(frame).toMatchObject({ measure: 'COMPANIES', topics: ['MOVED'], movedAway: true, subjects: [], refusal: null }); // prettier-ignore
    expect([frame!.notUnderstood, more]).toEqual([[], []]);
  });

  it('ask how a bankruptcy ended of all that is said of it', async () => {
    expect(await frames(ENDED[language], language)).toMatchObject([{ measure: 'TIMELINE', topics: ['BANKRUPTCY'], refusal: null, notUnderstood: [] }]); // prettier-ignore
  });

  it('ask how it ended behind which court ruled', async () => {
    const recalled = about(register().uids.get(FIRM)!, 'COMPANY', FIRM, { frames: await frames(COURT[language], language) }); // prettier-ignore
    expect(await frames(HOW_IT_ENDED[language], language, recalled)).toMatchObject([{ measure: 'TIMELINE', topics: ['BANKRUPTCY'], refusal: null }]); // prettier-ignore
  });

  it('ask which court of the notice of a bankruptcy', async () => {
    expect(await frames(COURT[language], language)).toMatchObject([{ measure: 'NOTICE', notice: { details: ['COURT'] }, refusal: null }]); // prettier-ignore
  });

  it('ask for whoever is behind an address: the firms there are told, and the answer says so', async () => {
    const [frame] = await frames(BEHIND_ADDRESS[language], language);
    expect(frame).toMatchObject({ measure: 'COMPANIES', address: 'Bahnhofstrasse 1', refusal: null });
    expect(frame!.readAs).toHaveLength(1);
  });
});

it.each(['In which firms is he not?', 'Which firms has he not?', 'How many firms have they not?'])('what is asked with `not` is no tag: %s', async (turn) => {
  const told = await next('en', turn);
  expect(told.every(({ refusal }) => refusal !== null)).toBe(true);
}); // prettier-ignore

it.each(TAGS)('a tag behind a statement denies nothing: %s', async (turn) => {
  const [frame, ...more] = await next('en', turn);
  expect(frame).toMatchObject({ measure: 'TIMELINE', negated: false, notUnderstood: [], refusal: null });
  expect(more).toEqual([]);
});
