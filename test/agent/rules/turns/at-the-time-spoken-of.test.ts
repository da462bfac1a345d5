import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, callNow, presidedFirms, TODAY, type AgentWorld } from '../../world.js';

/** X is any firm; AUDITOR audits firms, and was X's auditor or not; REVOKED was bankrupt once, and no longer is. */
let world: AgentWorld;
let [X, AUDITOR, REVOKED, day] = ['', '', '', ''];
beforeAll(async () => {
  world = await agentWorld('evaluation', 200);
  const { plainFirms, states } = truthOf(world.truth);
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const { rows } = await world.graph.mandates({ roles: ['AUDITOR'], at: 'CLOCKS', clocks }, { first: 200, after: null }, callNow());
  const named = rows.flatMap(({ details }) => details.map(({ name }) => name));
  AUDITOR = named.find((name) => named.filter((one) => one === name).length > 3)!;
  X = (await presidedFirms(world)).find(({ name }) => plainFirms.some((one) => one.name === name && one.legalForm === '0106'))!.name;
  const again = states.find((state) => state.status === 'ACTIVE' && states.some(({ firm, status, to }) => firm === state.firm && status === 'BANKRUPT' && to === state.from) && plainFirms.some(({ firm }) => firm === state.firm))!;
  [REVOKED, day] = [plainFirms.find(({ firm }) => firm === again.firm)!.name, again.from!];
}, 120_000); // prettier-ignore
afterAll(() => world.close());

const frameOf = async (language: Language, ...turns: string[]) => (await lastTurn(world, turns.map((turn) => turn.replaceAll('{X}', X).replaceAll('{A}', AUDITOR).replaceAll('{R}', REVOKED)), language)).frames; // prettier-ignore

describe('who was the auditor once', () => {
  // Who audits the auditor was told.
  it.each<[Language, string, string]>([
    ['de', 'Wer prüft die {X}?', 'Die {A} war mal Revisionsstelle, von wann bis wann?'],
    ['en', 'Who audits {X}?', '{A} was its auditor once, from when to when?'],
    ['fr', 'Qui révise {X} ?', '{A} a été organe de révision, de quand à quand ?'],
    ['it', 'Chi è il revisore di {X}?', '{A} è stata ufficio di revisione, da quando a quando?'],
  ])('of the firm spoken of, %s: %s %s', async (language, first, question) => {
    const [frame] = await frameOf(language, first, question);
    expect(frame).toMatchObject({ measure: 'PERSON_MANDATES', subjects: [{ name: AUDITOR }], within: { name: X }, sinceWhen: true, notUnderstood: [] }); // prettier-ignore
  });
});

describe('then', () => {
  // Today was told.
  it.each<[Language, string, string]>([
    ['fr', 'Qui était au conseil de {X} le 1er mars 2022 ?', 'Le siège, il était où alors ?'],
    ['fr', 'Qui était au conseil de {X} le 1er mars 2022 ?', 'Qui pouvait signer alors ?'],
    ['de', 'Wer war am 1. März 2022 im Verwaltungsrat der {X}?', 'Wer durfte da unterschreiben?'],
    ['it', 'Chi era nel consiglio di {X} il 1 marzo 2022?', 'chi poteva firmare allora?'],
    ['en', 'Who was on the board of {X} on 1 March 2022?', 'Who could sign for it in those days?'],
    ['en', 'Who was on the board of {X} on 1 March 2022?', 'and where was its seat then?'],
  ])('is the day spoken of, %s: %s %s', async (language, first, question) => {
    const [frame] = await frameOf(language, first, question);
    expect(frame).toMatchObject({ asOf: '2022-03-01', refusal: null });
  });

  // The day of the opening was told, or today.
  it.each<[Language, string, string]>([
    ['en', 'When was the bankruptcy of {R} revoked?', 'and where was its seat then?'],
    ['de', 'Wann wurde der Konkurs der {R} widerrufen?', 'Wer durfte damals unterschreiben?'],
    ['fr', 'Quand la faillite de {R} a-t-elle été révoquée ?', 'Et où était son siège à ce moment-là ?'],
    ['it', 'Quando è stato revocato il fallimento di {R}?', "E dov'era allora la sede?"],
  ])('is the day of the revocation, %s: %s %s', async (language, first, question) => {
    const [frame] = await frameOf(language, first, question);
    expect(frame).toMatchObject({ asOf: day, refusal: null });
  });

  it('leads on where nothing of the past is asked', async () => {
    const [frame] = await frameOf('fr', 'Qui était au conseil de {X} le 1er mars 2022 ?', 'Et qui préside aujourd’hui, alors ?'); // prettier-ignore
    expect(frame!.asOf).not.toBe('2022-03-01');
  });
});

describe('before that', () => {
  // What the firm was called, or all that is known of it, was told.
  it.each<[Language, string, string, string]>([
    ['de', 'Wer präsidiert {X}?', 'Und vorher?', 'Und noch früher?'],
    ['fr', 'Qui préside {X} ?', 'Et avant ?', 'Et encore avant ?'],
    ['it', 'Chi presiede {X}?', 'E prima?', 'E ancora prima?'],
    ['en', 'Who chairs {X}?', 'Who before?', 'and even before that?'],
  ])('goes on in the same office, %s: %s %s %s', async (language, ...turns) => {
    const [frame] = await frameOf(language, ...turns);
    expect(frame).toMatchObject({ measure: 'DEPARTED', roles: ['BOARD_PRESIDENT'], refusal: null });
  });
});

describe('only some of what happened in a year', () => {
  // All years were told.
  it.each<[Language, string, string]>([
    ['en', 'What happened at {X} in 2022?', 'only changes of persons'],
    ['de', 'Was geschah 2022 bei der {X}?', 'Nur Personalmutationen'],
    ['fr', "Que s'est-il passé chez {X} en 2022 ?", 'Seulement les changements de personnes'],
    ['it', 'Cosa è successo a {X} nel 2022?', 'Solo i cambiamenti di persone'],
    ['de', 'Was geschah 2022 bei der {X}?', 'Nur Kapitaländerungen'],
    ['en', 'What happened at {X} in 2022?', 'only capital changes'],
    ['de', 'Was passierte 2022 bei der {X}?', 'Nur Personen bitte'],
    ['fr', 'Qui est entré au conseil de {X} en 2022 ?', 'Uniquement les présidents'],
  ])('is of that year, %s: %s %s', async (language, first, question) => {
    const frames = await frameOf(language, first, question);
    expect(frames.map(({ range }) => range?.from)).toEqual(frames.map(() => '2022-01-01'));
  });
});
