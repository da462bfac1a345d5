/** Firms to which two things happened: read in four languages, alone and in a later turn, counted as the simulator's truth has it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_TOPICS, LANGUAGES, type Language } from '../../../src/core/index.js';
import type { AlsoAsked, QuestionFrame } from '../../../src/trace/index.js';
import { NO_CONDITIONS } from '../../support/no-conditions.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('firms-also', 120);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const year = (of: number) => ({ from: `${of}-01-01`, to: `${of + 1}-01-01` });
const also = (order: AlsoAsked['order'], topic: AlsoAsked['topic'], more: Partial<AlsoAsked> = {}) => [{ topic, order, negated: false, range: null, ...more }]; // prettier-ignore
const FOUNDED_2020 = { topics: ['FOUNDED'], range: year(2020), notUnderstood: [], refusal: null } satisfies Partial<QuestionFrame>; // prettier-ignore
const [NOT_DELETED, BANKRUPT_SINCE] = [also('AFTER', 'DELETED', { negated: true }), also('AFTER', 'BANKRUPTCY')];

type Row = readonly [Language, readonly string[], readonly Partial<QuestionFrame>[]];
const isRead = async (language: Language, turns: readonly string[], expected: readonly Partial<QuestionFrame>[]) =>
  expect((await lastTurn(world, turns, language)).frames).toMatchObject(expected);

describe('what else happened to them', () => {
  it.each<Row>([
    ['en', ['How many of the companies founded in 2020 have gone bankrupt since?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['en', ['Which companies founded in 2020 went bankrupt?'], [{ measure: 'COMPANIES', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['en', ['Of the companies founded in 2020, how many have been deleted?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: also('AFTER', 'DELETED') }]],
    ['en', ['Which companies founded in 2020 still exist?'], [{ ...FOUNDED_2020, also: NOT_DELETED }]],
    ['en', ['How many companies founded in 2020 have never moved?'], [{ ...FOUNDED_2020, also: also('AFTER', 'MOVED', { negated: true }) }]],
    ['en', ['Companies founded in 2020 and deleted within the same year?'], [{ ...FOUNDED_2020, also: also('AFTER', 'DELETED', { range: year(2020) }) }]],
    ['en', ['Which companies that went bankrupt in 2022 had changed their name before?'], [{ topics: ['BANKRUPTCY'], range: year(2022), also: also('BEFORE', 'RENAMED') }]],
    ['en', ['Which companies moved before going bankrupt?'], [{ topics: ['MOVED'], range: null, also: BANKRUPT_SINCE }]],
    ['en', ['Which companies that were founded in 2020 have changed their auditor since?'], [{ ...FOUNDED_2020, also: also('AFTER', 'AUDITOR') }]],
    ['de', ['Welche der 2020 gegründeten Firmen sind inzwischen in Konkurs gegangen?'], [{ measure: 'COMPANIES', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['de', ['Wie viele der 2020 im Kanton Bern gegründeten GmbHs wurden seither gelöscht?'], [{ measure: 'COUNT', ...FOUNDED_2020, canton: 'BE', legalForm: '0107', also: also('AFTER', 'DELETED') }]],
    ['de', ['Welche Firmen wurden 2020 gegründet und 2021 wieder gelöscht?'], [{ ...FOUNDED_2020, also: also('AFTER', 'DELETED', { range: year(2021) }) }]],
    ['de', ['Welche Firmen, die 2020 gegründet wurden, gibt es noch?'], [{ ...FOUNDED_2020, also: NOT_DELETED }]],
    ['de', ['Welche Firmen wechselten vor dem Konkurs den Namen?'], [{ topics: ['RENAMED'], also: BANKRUPT_SINCE }]],
    ['de', ['Von den 2020 gegründeten Firmen, wie viele wurden gelöscht?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: also('AFTER', 'DELETED') }]],
    ['fr', ['Combien de sociétés fondées en 2020 ont fait faillite depuis ?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['fr', ['Quelles sociétés fondées en 2020 existent encore ?'], [{ ...FOUNDED_2020, also: NOT_DELETED }]],
    ['fr', ['Quelles sociétés ont déménagé avant de faire faillite ?'], [{ topics: ['MOVED'], also: BANKRUPT_SINCE }]],
    ['fr', ['Parmi les sociétés fondées en 2020, combien ont été radiées ?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: also('AFTER', 'DELETED') }]],
    ['it', ['Quante società fondate nel 2020 sono poi fallite?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['it', ['Quali società fondate nel 2020 esistono ancora?'], [{ ...FOUNDED_2020, also: NOT_DELETED }]],
    ['it', ['Quali società sono fallite dopo aver cambiato nome?'], [{ topics: ['BANKRUPTCY'], also: also('BEFORE', 'RENAMED') }]],
  ])('limits which firms are meant (%s): %s', isRead);

  it.each<Row>([
    ['en', ['How many companies were founded in 2020?', 'Which of them went bankrupt later?'], [{ measure: 'COMPANIES', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['en', ['How many companies were founded in 2020?', 'How many of them still exist?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: NOT_DELETED }]],
    ['en', ['How many companies were founded in 2020?', 'How many of them still exist?', 'And in 2021?'], [{ ...FOUNDED_2020, range: year(2021), also: NOT_DELETED }]],
    ['en', ['How many companies were founded in 2020?', 'How many of them moved?', 'And which of those went bankrupt?'], [{ ...FOUNDED_2020, also: [...also('AFTER', 'MOVED'), ...BANKRUPT_SINCE] }]],
    ['en', ['How many companies were founded in 2020?', 'Which ones were deleted in 2022?'], [{ ...FOUNDED_2020, also: also('AFTER', 'DELETED', { range: year(2022) }) }]],
    ['de', ['Wie viele Firmen wurden 2020 gegründet?', 'Welche davon gingen später konkurs?'], [{ measure: 'COMPANIES', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['de', ['Wie viele Firmen wurden 2020 gegründet?', 'Wie viele davon gibt es noch?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: NOT_DELETED }]],
    ['fr', ['Combien de sociétés ont été fondées en 2020 ?', 'Lesquelles ont fait faillite depuis ?'], [{ measure: 'COMPANIES', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['fr', ['Combien de sociétés ont été fondées en 2020 ?', 'Combien d’entre elles existent encore ?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: NOT_DELETED }]],
    ['it', ['Quante società sono state fondate nel 2020?', 'Quali sono poi fallite?'], [{ measure: 'COMPANIES', ...FOUNDED_2020, also: BANKRUPT_SINCE }]],
    ['it', ['Quante società sono state fondate nel 2020?', 'Quante di queste esistono ancora?'], [{ measure: 'COUNT', ...FOUNDED_2020, also: NOT_DELETED }]],
    // To firms that went bankrupt it may have happened before, too.
    ['en', ['Which companies went bankrupt in 2022?', 'Which of them changed their name?'], [{ topics: ['BANKRUPTCY'], range: year(2022), also: also('ANY', 'RENAMED') }]],
    // Of another thing that happened nothing was asked beside.
    ['en', ['How many companies founded in 2020 went bankrupt?', 'And how many were deleted in 2021?'], [{ topics: ['DELETED'], range: year(2021), also: null }]],
    ['en', ['How many companies founded in 2020 went bankrupt?', 'How many of those moved?', 'How many of them changed their name?', 'And how many of those changed their purpose?'], [{ refusal: { type: 'UNKNOWN_WORD' } }]],
    // Where they went limits no list: refused, not read as where they were.
    ['en', ['How many companies were founded in 2020?', 'Which of those moved to Zug?'], [{ refusal: { type: 'UNKNOWN_WORD' } }]],
  ])('is asked of those told before (%s): %s', isRead);

  it.each<Row>([
    ['en', ['How many companies were founded in 2020 and how many went bankrupt?'], [{ topics: ['FOUNDED'], also: null }, { topics: ['BANKRUPTCY'], also: null }]],
    ['en', ['How many companies were founded and deleted in 2022?'], [{ topics: ['FOUNDED'], also: null }, { topics: ['DELETED'], also: null }]],
    ['en', ['Which companies were founded or deleted in 2020?'], [{ topics: ['FOUNDED'], also: null }, { topics: ['DELETED'], also: null }]],
    ['de', ['Welche Firmen wurden gegründet und welche gelöscht?'], [{ topics: ['FOUNDED'], also: null }, { topics: ['DELETED'], also: null }]],
    ['fr', ['Quelles sociétés ont été fondées et quelles ont été radiées en 2022 ?'], [{ topics: ['FOUNDED'], also: null }, { topics: ['DELETED'], also: null }]],
    ['en', ['How many companies went bankrupt within two years of being founded?'], [{ also: null }]],
    ['en', ['How many companies were founded between 2019 and 2022 and deleted in the same year?'], [{ also: null }, { also: null }]],
  ])('is no condition where each is asked for itself (%s): %s', isRead);
}); // prettier-ignore

describe.each(LANGUAGES)('their number (%s)', (language) => {
  const ASK: Record<Language, readonly [(of: number) => string, (of: number) => string, (of: number) => string]> = {
    de: [(of) => `Wie viele ${of} gegründete Firmen wurden seither gelöscht?`, (of) => `Wie viele ${of} gegründete Firmen gibt es noch?`, (of) => `Welche ${of} gegründeten Firmen gingen in Konkurs?`],
    fr: [(of) => `Combien de sociétés fondées en ${of} ont été radiées depuis ?`, (of) => `Combien de sociétés fondées en ${of} existent encore ?`, (of) => `Quelles sociétés fondées en ${of} ont fait faillite ?`],
    it: [(of) => `Quante società fondate nel ${of} sono poi state cancellate?`, (of) => `Quante società fondate nel ${of} esistono ancora?`, (of) => `Quali società fondate nel ${of} sono fallite?`],
    en: [(of) => `How many companies founded in ${of} have been deleted since?`, (of) => `How many companies founded in ${of} still exist?`, (of) => `Which companies founded in ${of} went bankrupt?`],
  }; // prettier-ignore
  const numberIn = (markdown: string) => Number(/: (\d+)[ .]/.exec(markdown)?.[1] ?? 0);

  it('is that of the truth', async () => {
    let told = 0;
    for (const of of [2019, 2020, 2021, 2022, 2023]) {
      const founded = foundedIn(of);
      const became = (status: string) => founded.filter((firm) => truth.states.some((state) => state.firm === firm && state.status === status && (state.from ?? '') <= TODAY)).length; // prettier-ignore
      const expected = [became('DELETED'), founded.length - became('DELETED'), became('BANKRUPT')];
      for (const [at, ask] of ASK[language].entries()) {
        const { run, nodes } = await world.ask(ask(of), { language });
        expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
        expect([ask(of), numberIn(run.answer?.markdown ?? '')]).toEqual([ask(of), expected[at]]);
        told += expected[at]!;
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

it('what happened and what did not make all, of every topic and in every order', async () => {
  const ever = { by: 'LEGAL_DATE', from: null, to: null } as const;
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const count = (more: Partial<Parameters<AgentWorld['graph']['companyCounts']>[0]>) => world.graph.companyCounts({ ...NO_CONDITIONS, happened: { topic: 'FOUNDED', ...ever }, clocks, ...more }, callNow()); // prettier-ignore
  const all = await count({});
  expect(all.total).toBeGreaterThan(50);
  for (const topic of EVENT_TOPICS)
    for (const order of ['AFTER', 'BEFORE', 'ANY'] as const) {
      const [did, not] = [await count({ also: [{ topic, ...ever, order, negated: false }] }), await count({ also: [{ topic, ...ever, order, negated: true }] })]; // prettier-ignore
      expect(did.uids.filter((uid) => not.uids.includes(uid))).toEqual([]);
      expect([topic, order, did.total + not.total + did.unknown]).toEqual([topic, order, all.total + all.unknown]);
      expect(did.unknown).toBe(not.unknown);
    }
});

/** Firms whose first state begins in that year. */
function foundedIn(of: number): string[] {
  const first = new Map<string, string>();
  for (const { firm, from } of truth.states)
    if ((first.get(firm) ?? '9999') > (from ?? '')) first.set(firm, from ?? '');
  return [...first].flatMap(([firm, from]) => (from.startsWith(String(of)) ? [firm] : []));
}
