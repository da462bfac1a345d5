/** Whether what was so on a day still is, has changed since, and how it was days or months from it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firm: string;
beforeAll(async () => {
  world = await agentWorld('still-so', 20);
  firm = truthOf(world.truth).plainFirms.find(({ legalForm, status }) => legalForm === '0106' && status === 'ACTIVE')!.name; // prettier-ignore
});
afterAll(() => world.close());

type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];
const framesOf = async (language: Language, turns: readonly string[]) =>
  (await lastTurn(world, turns.map((text) => text.replaceAll('{1}', firm)), language)).frames; // prettier-ignore

describe('behind what was so on a day', () => {
  it.each<Row>([
    ['en', ['Where was {1} seated on 3 May 2022?', 'Is that still so?'], { measure: 'SEAT', asOf: TODAY }],
    ['en', ['Who audited {1} on 3 May 2022?', 'Still the same?'], { measure: 'AUDITOR', asOf: TODAY }],
    ['en', ['Who was on the board of {1} on 3 May 2022?', 'Does that still hold?'], { measure: 'OFFICERS', asOf: TODAY }], // prettier-ignore
    ['en', ['Capital of {1} on 3 May 2022?', 'And as on date?'], { measure: 'CAPITAL', asOf: TODAY }],
    ['en', ['Purpose of {1} on 3 May 2022?', 'As things stand today?'], { measure: 'PURPOSE', asOf: TODAY }],
    ['en', ['Who audited {1} on 3 May 2022?', 'Has that changed since?'], { measure: 'AUDITOR', range: { from: '2022-05-03', to: null } }], // prettier-ignore
    ['en', ['Where was {1} seated on 3 May 2022?', 'Has that changed since?'], { measure: 'SEAT', changes: true }],
    ['de', ['Wo hatte {1} am 3. Mai 2022 den Sitz?', 'Ist das noch so?'], { measure: 'SEAT', asOf: TODAY }],
    ['de', ['Wer prüfte {1} am 3. Mai 2022?', 'Immer noch dieselbe?'], { measure: 'AUDITOR', asOf: TODAY }],
    ['fr', ['Siège de {1} le 3 mai 2022 ?', 'Est-ce toujours le cas ?'], { measure: 'SEAT', asOf: TODAY }],
    ['fr', ['Qui révisait {1} le 3 mai 2022 ?', 'Est-ce toujours le même ?'], { measure: 'AUDITOR', asOf: TODAY }],
    ['it', ['Sede di {1} il 3 maggio 2022?', 'È ancora così?'], { measure: 'SEAT', asOf: TODAY }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ refusal: null, ...expected }]);
  });

  it('what it was called then are its names, and no board', async () => {
    const frames = await framesOf('en', ['Who was on the board of {1} on 3 May 2022?', 'What was it called at that time?']); // prettier-ignore
    expect(frames).toMatchObject([{ measure: 'NAMES', refusal: null }]);
  });
});

describe('so far from the day that was asked of', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Who was on the board of {1} on 3 May 2022?', 'And a month later?', '2022-06-03'],
    ['en', 'Who was on the board of {1} on 3 May 2022?', 'The day before?', '2022-05-02'],
    ['en', 'Who was on the board of {1} on 3 May 2022?', 'the following day?', '2022-05-04'],
    ['en', 'Who was on the board of {1} on 3 May 2022?', 'Two weeks later?', '2022-05-17'],
    ['en', 'Who was on the board of {1} on 3 May 2022?', 'half a year later?', '2022-11-03'],
    ['en', 'Who was on the board of {1} on 3 May 2022?', 'a year later?', '2023-05-03'],
    ['de', 'Wer sass am 3. Mai 2022 im Verwaltungsrat der {1}?', 'Und einen Monat später?', '2022-06-03'],
    ['de', 'Wer sass am 3. Mai 2022 im Verwaltungsrat der {1}?', 'Und am Tag davor?', '2022-05-02'],
    ['de', 'Wer sass am 3. Mai 2022 im Verwaltungsrat der {1}?', 'Ein halbes Jahr später?', '2022-11-03'],
    ['fr', 'Qui siégeait au conseil de {1} le 3 mai 2022 ?', 'Et un mois plus tard ?', '2022-06-03'],
    ['it', 'Chi sedeva nel consiglio di {1} il 3 maggio 2022?', 'E un mese dopo?', '2022-06-03'],
  ])('%s: %s %s', async (language, first, turn, asOf) => {
    expect(await framesOf(language, [first, turn])).toMatchObject([{ measure: 'OFFICERS', asOf, refusal: null }]);
  });
});
