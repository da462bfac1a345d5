import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('time-and-place-spoken', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** The frames of the last turn, {1} and {2} being firms. */
async function lastFrames(language: Language, turns: readonly string[]): Promise<QuestionFrame[]> {
  const firms = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106').map(({ name }) => name); // prettier-ignore
  let frames: QuestionFrame[] = [];
  let conversationId: string | null = null;
  for (const turn of turns) {
    const question = turn.replace(/\{(\d)\}/g, (_, place: string) => firms[Number(place) - 1]!);
    const { run, nodes } = await world.ask(question, { language, ...(conversationId !== null && { conversationId }) });
    conversationId = run.conversationId;
    frames = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
  }
  return frames;
}

describe('a time or a place that was spoken of is never today or everywhere instead', () => {
  it.each<[Language, readonly string[], Partial<QuestionFrame>]>([
    // The day that a turn before gave, by any word for it, beside `in office` and beside what is known today.
    ['fr', ['Qui siégeait au conseil de {1} le 20 janvier 2023 ?', 'Nommez-moi tous les administrateurs en fonction ce jour-là.'], { measure: 'OFFICERS', asOf: '2023-01-20' }],
    ['de', ['Wer war am 2.11.2020 Revisionsstelle von {1}?', 'Und wer ist es heute?', 'Wer gehörte am eingangs genannten Stichtag dem Verwaltungsrat an?'], { measure: 'OFFICERS', asOf: '2020-11-02' }],
    ['fr', ['Qui siégeait au conseil de {1} le 31.01.2023 ?', 'Dossier lié, {2}: qui y siégeait à la date indiquée plus haut?'], { measure: 'OFFICERS', asOf: '2023-01-31' }],
    ['it', ['Chi sedeva nel cda di {1} in data 17 gennaio 2022?', 'E chi lo componeva secondo le sole pubblicazioni apparse entro quella data?'], { measure: 'OFFICERS', asOf: '2022-01-17', knownOn: '2022-01-17' }],
    ['fr', ["D'après les publications parues jusqu'au 1er juin 2021, qui siégeait au conseil de {1} ?", "Et selon ce que l'on sait aujourd'hui, qui en était juridiquement membre à cette date ?"], { measure: 'OFFICERS', asOf: '2021-06-01', knownOn: null }],
    ['en', ['Who was on the board of {1} on 3 May 2022, as published by then?', 'And by what we know today, who legally sat on it on that date?'], { measure: 'OFFICERS', asOf: '2022-05-03', knownOn: null }],
    ['de', ['Wer sass am 3.5.2022 nach damaligem Publikationsstand im Verwaltungsrat von {1}?', 'Und nach heutigem Wissen, wer war es an jenem Tag?'], { measure: 'OFFICERS', asOf: '2022-05-03', knownOn: null }],
    // Another than the one asked about is not told: whoever holds that office.
    ['de', ['Wer war am 7.5.2020 Revisionsstelle von {1}?', 'Und wer übt dieses Mandat heute aus?'], { measure: 'AUDITOR', asOf: TODAY }],
    ['fr', ["Qui était l'organe de révision de {1} le 7 mai 2020?", "Et qui exerce ce mandat aujourd'hui ?"], { measure: 'AUDITOR' }],
    ['en', ['Who was the auditor of {1} on 7 May 2020?', 'Please state the present holder of that office.'], { measure: 'AUDITOR' }],
    // The canton of the count before, whoever was spoken of first.
    ['de', ['Wie viele Firmen wurden 2022 im Kanton Waadt gegründet?', 'Welche Firma dieses Kantons hat heute am meisten eingetragene Personen?'], { measure: 'RANKING', canton: 'VD', metric: 'PEOPLE' }],
    ['de', ['Wie viele Firmen wurden 2022 im Kanton Waadt gegründet?', 'Welche Firma hat dort die meisten eingetragenen Personen?'], { measure: 'RANKING', canton: 'VD', metric: 'PEOPLE' }],
    ['de', ['Wie viele Konkurse gab es 2022 im Kanton Waadt?', 'Jetzt interessiert mich das ganze Register, nicht bloss dieser Kanton: welche Revisionsstelle prüft die meisten Firmen?'], { measure: 'RANKING', canton: null, metric: 'MANDATES_HELD' }],
    ['en', ['Who is on the board of {1}?', 'How many businesses were founded in the canton of Vaud in 2024?', 'What was the figure for the following year?'], { measure: 'COUNT', topics: ['FOUNDED'], canton: 'VD', range: { from: '2025-01-01', to: '2026-01-01' } }],
    ['en', ['Who is on the board of {1}?', 'How many businesses were founded in the canton of Vaud in 2024?', 'Going back to 2023, how many GmbHs were set up there?'], { measure: 'COUNT', topics: ['FOUNDED'], canton: 'VD', legalForm: '0107', subjects: [] }],
    // Today stays today, notices are no bankruptcies, and `that there is` is no place.
    ['en', ['As published by 3 May 2022, who was on the board of {1} on 3 May 2022?', 'Who is really on the board today?'], { measure: 'OFFICERS', asOf: TODAY }],
    ['en', ['How many bankruptcies were there in canton Zug in 2022?', 'How many notices were published in 2023?'], { measure: 'COUNT', counted: 'NOTICES' }],
    ['en', ['How many bankruptcies were there in canton Zug in 2022?', 'Which is the company with the most directors that there is?'], { measure: 'RANKING', canton: null }],
    ['fr', ['Nombre de faillites prononcées en 2023, canton VS?', 'Année suivante?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], canton: 'VS', range: { from: '2024-01-01', to: '2025-01-01' } }],
  ])('%s: %j', async (language, turns, expected) => {
    const frames = await lastFrames(language, turns);
    expect(frames).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore
});

describe('of one firm, or of the register, as it is asked', () => {
  it.each<[Language, readonly string[], Partial<QuestionFrame>]>([
    // Which state it has, and no firms of one of these.
    ['en', ['Who may sign for {1}?', 'Is that firm active, in liquidation or bankrupt?'], { measure: 'STATUS', status: null }],
    ['it', ['Dove si trova {1}?', 'È attiva, in liquidazione o fallita?'], { measure: 'STATUS' }],
    ['fr', ['Où est {1} ?', '{2} a-t-elle aussi connu une faillite ?'], { measure: 'BANKRUPTCY_DATES' }],
    // What a note is headed by is not asked.
    ['fr', ["Contrôle KYC, dossier {1}. Composition du conseil d'administration à la date du 31.01.2023."], { measure: 'OFFICERS', asOf: '2023-01-31' }],
    ['it', ['Audit interno, relazione su {1}. Chi componeva il consiglio di amministrazione in data 17 gennaio 2022?'], { measure: 'OFFICERS', asOf: '2022-01-17' }],
    ['it', ['Confronto con {1}: membri attuali del consiglio di amministrazione?'], { measure: 'OFFICERS' }],
    // Of both, each by itself.
    ['de', ['Gibt es jemanden, der sowohl bei {1} als auch bei {2} sitzt?', 'Kapital der beiden Gesellschaften, je einzeln.'], { measure: 'CAPITAL' }],
    ['fr', ['Où est {1} ?', "Dans tout le registre, quel réviseur s'occupe du plus grand nombre de sociétés?"], { measure: 'RANKING', metric: 'MANDATES_HELD', subjects: [] }],
    ['it', ['Dove si trova {1}?', 'Qual è la società di revisione che controlla più ditte in tutto il registro?'], { measure: 'RANKING', metric: 'MANDATES_HELD', subjects: [] }],
    ['fr', ['Sous quels noms {1} a-t-elle existé auparavant?'], { measure: 'NAMES' }],
    ['en', ['Where is {1}?', 'By whom, and in what manner, may an agreement be signed on its behalf today?'], { measure: 'SIGNATORIES' }],
    ['de', ['Wo ist {1}?', 'Zu welchen Zeiten ist das Büro geöffnet?'], { refusal: { type: 'OUTSIDE', topic: 'CONTACT' } }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await lastFrames(language, turns)).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore
});

describe('firms of one of two states, behind a question of one firm', () => {
  it('are listed for each', async () => {
    const frames = await lastFrames('en', ['Where is {1}?', 'Which companies are bankrupt or in liquidation?']);
    expect(frames).toMatchObject([
      { measure: 'COMPANIES', status: 'BANKRUPT', subjects: [] },
      { measure: 'COMPANIES', status: 'IN_LIQUIDATION', subjects: [] },
    ]);
  });
});

describe('neither half of a question is dropped', () => {
  it.each<[Language, readonly string[], readonly string[]]>([
    ['de', ['Wer ist heute Revisionsstelle von {1} und wer war es vorher?'], ['AUDITOR', 'DEPARTED']],
    ['it', ['Chi è il revisore di {1} e chi era prima?'], ['AUDITOR', 'DEPARTED']],
    ['fr', ["Quelle est l'adresse de {1} et avant ?"], ['ADDRESS', 'ADDRESS']],
    ['en', ['What is the purpose of {1}, and before that?'], ['PURPOSE', 'PURPOSE']],
    ['de', ['Wo sitzt {1} und wo war sie vorher?'], ['SEAT', 'SEAT']],
    // Of people, and no address of the firm.
    ['de', ['Wer ist im Verwaltungsrat der {1} und wo wohnen sie?'], ['OFFICERS', 'RESIDENCE']],
    ['en', ['Who is on the board of {1} and where do they live?'], ['OFFICERS', 'RESIDENCE']],
    ['it', ['Chi è nel consiglio di {1} e dove abitano?'], ['OFFICERS', 'RESIDENCE']],
    ['fr', ["Qui siège au conseil d'administration de {1} et où habitent-ils ?"], ['OFFICERS', 'RESIDENCE']],
  ])('%s: %j', async (language, turns, measures) => {
    const frames = await lastFrames(language, turns);
    expect(frames.map(({ measure, refusal }) => refusal?.type ?? measure)).toEqual(measures);
  }); // prettier-ignore
});
