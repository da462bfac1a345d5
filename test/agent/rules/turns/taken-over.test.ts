/** What a turn that says only part of a question takes over from the turn before: its time, its place, what it asked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** Names of companies limited by shares that no other bears. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('taken-over', 20);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name); // prettier-ignore
  expect(firms.length).toBeGreaterThan(1);
});
afterAll(() => world.close());

const last = (questions: readonly string[], language: Language | null) => lastTurn(world, questions, language);

const TURNS: Record<Language, Turns> = {
  de: {
    auditor: (name) => `Wer ist die Revisionsstelle von «${name}»?`,
    left: (name) => `Wer ging 2021 bei «${name}» weg?`,
    yearsOn: [['Und im Jahr darauf?', 2022], ['Und zwei Jahre später?', 2024], ['Im Vorjahr?', 2023]],
    ofEvent: ['Wer ging im Jahr nach ihm?', 'Und im Vorjahr der Fusion?'],
    sinceThen: 'Wer ging seither?',
    counted: 'Wie viele Firmen wurden 2021 im Kanton Bern gegründet?',
    sameCanton: 'Danke. Und wie viele wurden im selben Kanton 2022 gelöscht?',
    and: (name) => `Und bei «${name}»?`,
    no: (name) => `Ach nein, das war falsch. «${name}» wollte ich.`,
    notThat: (name) => `Nein, nicht «${name}».`,
    heard: 'ach so ja wie hoch ist das Kapital',
  },
  fr: {
    auditor: (name) => `Qui est l’organe de révision de «${name}» ?`,
    left: (name) => `Qui a quitté «${name}» en 2021 ?`,
    yearsOn: [['Et l’année suivante ?', 2022], ['Et deux ans plus tard ?', 2024], ['L’année d’avant ?', 2023]],
    ofEvent: ['Qui est parti un an après qu’elle est arrivée ?', 'Qui est parti deux ans après l’incendie ?'],
    sinceThen: 'Qui est parti depuis lors ?',
    counted: 'Combien de sociétés ont été fondées en 2021 dans le canton de Berne ?',
    sameCanton: 'Merci. Et combien ont été radiées dans ce canton en 2022 ?',
    and: (name) => `Et chez «${name}» ?`,
    no: (name) => `ah non attends, c’est «${name}» que je voulais`,
    notThat: (name) => `Non, pas «${name}».`,
    heard: 'ah ok et quel est le capital',
  },
  it: {
    auditor: (name) => `Chi è l’ufficio di revisione di «${name}»?`,
    left: (name) => `Chi è uscito da «${name}» nel 2021?`,
    yearsOn: [['E l’anno seguente?', 2022], ['E due anni dopo?', 2024], ['E l’anno prima?', 2023]],
    ofEvent: ['Chi è uscito l’anno dopo che lei è entrata?', 'Chi è uscito due anni prima dell’incendio?'],
    sinceThen: 'Chi è uscito da allora?',
    counted: 'Quante ditte sono state fondate nel 2021 nel canton Berna?',
    sameCanton: 'Grazie. E quante sono state cancellate nello stesso cantone nel 2022?',
    and: (name) => `E da «${name}»?`,
    no: (name) => `ops no, è «${name}»`,
    notThat: (name) => `No, non «${name}».`,
    heard: 'perfetto e quanto capitale ha',
  },
  en: {
    auditor: (name) => `Who is the auditor of «${name}»?`,
    left: (name) => `Who left «${name}» in 2021?`,
    yearsOn: [['And in the year after that?', 2022], ['And two years later?', 2024], ['And the previous year?', 2023]],
    ofEvent: ['Who left the year after she joined?', 'And who left in the year before the fire?'],
    sinceThen: 'Who left since then?',
    counted: 'How many companies were founded in the canton of Bern in 2021?',
    sameCanton: 'Thanks. And how many were struck off in that canton in 2022?',
    and: (name) => `And «${name}»?`,
    no: (name) => `ah wait no, it's «${name}» i wanted`,
    notThat: (name) => `No, not «${name}».`,
    heard: 'ah ok and what is the capital',
  },
}; // prettier-ignore

interface Turns {
  auditor: (name: string) => string;
  left: (name: string) => string;
  /** Each turn with the year that it asks about. */
  yearsOn: readonly (readonly [string, number])[];
  /** Years from something that no turn told. */
  ofEvent: readonly string[];
  sinceThen: string;
  counted: string;
  sameCanton: string;
  and: (name: string) => string;
  no: (name: string) => string;
  notThat: (name: string) => string;
  heard: string;
}

const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` });

describe.each(LANGUAGES)('what a turn in %s takes over', (language) => {
  const words = TURNS[language];

  it('counts years from those of the turn before', async () => {
    for (const upTo of words.yearsOn.keys()) {
      const turns = words.yearsOn.slice(0, upTo + 1);
      const { frames } = await last([words.left(firms[0]!), ...turns.map(([text]) => text)], language);
      expect(frames).toMatchObject([{ measure: 'DEPARTED', range: yearOf(turns.at(-1)![1]), refusal: null }]);
    }
  });

  it('counts no years from a turn that was of no time', async () => {
    const { frames } = await last([words.yearsOn[0]![0]], language);
    expect(frames).toMatchObject([{ asOf: null, range: null, readAs: [], refusal: { type: 'UNKNOWN_WORD' } }]);
    const { frames: refused } = await last(['Xqzt?', words.yearsOn[0]![0]], language);
    expect(refused).toMatchObject([{ asOf: null, range: null, readAs: [], refusal: { type: 'UNKNOWN_WORD' } }]);
  });

  it('counts no years from an event, and answers nothing in their place', async () => {
    for (const question of words.ofEvent) {
      const { frames } = await last([words.left(firms[0]!), question], language);
      expect(frames.length, question).toBeGreaterThan(0);
      for (const frame of frames) expect(frame, question).toMatchObject({ refusal: { type: 'UNKNOWN_WORD' } });
    }
  });

  it('says of since then, behind today, that it was not understood', async () => {
    const { frames } = await last([words.auditor(firms[0]!), words.sinceThen], language);
    expect(frames).toMatchObject([{ measure: 'DEPARTED' }]);
    expect(frames[0]!.notUnderstood).toHaveLength(1);
  });

  it('counts in the canton that was asked about, and nowhere else where none was', async () => {
    const { frames } = await last([words.counted, words.sameCanton], language);
    expect(frames).toMatchObject([{ measure: 'COUNT', canton: 'BE', topics: ['DELETED'], range: yearOf(2022) }]);
    const { frames: alone } = await last([words.sameCanton], language);
    expect(alone).toMatchObject([{ canton: null, refusal: { type: 'UNKNOWN_WORD' } }]);
  });

  it('asks of another firm about the same time', async () => {
    const { frames, about } = await last([words.left(firms[0]!), words.and(firms[1]!)], language);
    expect(frames).toMatchObject([{ measure: 'DEPARTED', range: yearOf(2021), refusal: null }]);
    expect(about[1]).not.toBe(about[0]);
  });

  it('takes another firm for the one named in error, and none for one that is denied', async () => {
    const { frames, about } = await last([words.left(firms[0]!), words.no(firms[1]!)], language);
    expect(frames).toMatchObject([{ measure: 'DEPARTED', range: yearOf(2021), refusal: null }]);
    expect(about[1]).not.toBe(about[0]);
    const { frames: denied } = await last([words.left(firms[0]!), words.notThat(firms[1]!)], language);
    expect(denied.every(({ refusal }) => refusal !== null)).toBe(true);
  });

  it('may begin with what only says that it was heard', async () => {
    const { frames } = await last([words.left(firms[0]!), words.heard], language);
    expect(frames).toMatchObject([{ measure: 'CAPITAL', refusal: null, notUnderstood: [] }]);
  });
});
