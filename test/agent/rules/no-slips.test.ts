/** What stands as it is: towns with firms in them and names just told are no slips of the pen; of several legal forms none is dropped. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('no-slips', 150);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

describe('a town in which firms have their seat', () => {
  it.each<[Language, string]>([
    ['de', 'Welche Firmen sind in {place}?'],
    ['fr', 'Combien de sociétés y a-t-il à {place} ?'],
    ['it', 'Quante società ci sono a {place}?'],
    ['en', 'How many companies are there in {place}?'],
  ])('is read as written, whatever word it is like (%s)', async (language, question) => {
    const seats = [...new Set(truth.states.filter(({ to }) => to === null).map(({ seat }) => seat))].filter((seat) => /^\p{L}{4,}$/u.test(seat)); // prettier-ignore
    for (const seat of seats.slice(0, 40)) {
      const { frames } = await lastTurn(world, [question.replace('{place}', seat)], language);
      const read = frames.flatMap(({ readAs }) => readAs.map(({ text }) => text));
      expect([seat, read.filter((text) => text === seat && frames.every(({ canton }) => canton === null))]).toEqual([seat, []]); // prettier-ignore
      expect(frames.map(({ refusal }) => refusal)).toEqual([null]);
    }
  });
});

describe('legal forms beside each other', () => {
  it.each<[Language, string, string]>([
    ['de', 'In welchen Firmen ist {name}?', 'Welche davon sind Stiftungen oder Vereine?'],
    ['fr', 'Dans quelles sociétés est {name} ?', 'Lesquelles sont des fondations ou des associations ?'],
    ['it', 'In quali società è {name}?', 'Quali di queste sono fondazioni o associazioni?'],
    ['en', 'Which firms is {name} in?', 'Which of them are foundations or associations?'],
  ])('are each asked of what she holds (%s)', async (language, first, next) => {
    const held = truth.mandates.find(({ to, person, role }) => to === null && role === 'BOARD_MEMBER' && person !== null && truth.people.get(person)!.class === 'plain')!; // prettier-ignore
    const { givenNames, surname } = truth.people.get(held.person!)!.names.at(-1)!.value;
    const turns = [first.replace('{name}', `${givenNames} ${surname}`), next];
    const { frames } = await lastTurn(world, turns, language);
    expect(frames.map(({ measure, legalForm }) => [measure, legalForm])).toEqual([['PERSON_MANDATES', '0110'], ['PERSON_MANDATES', '0109']]); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['de', 'Welche AG oder GmbH wurden 2023 gelöscht?'],
    ['de', 'Wie viele GmbH oder AG gingen 2022 in Konkurs?'],
    ['fr', 'Quelles SA ou Sàrl ont fait faillite en 2022 ?'],
    ['fr', 'Combien de Sàrl ou SA ont été radiées en 2023 ?'],
    ['it', 'Quali SA o Sagl sono fallite nel 2022?'],
    ['it', 'Quante Sagl o SA sono state cancellate nel 2023?'],
    ['en', 'Which AG or GmbH were deleted in 2023?'],
  ])('are each asked of what happened (%s): %s', async (language, question) => {
    const { frames } = await lastTurn(world, [question], language);
    const read = frames.map(({ legalForm, topics, refusal }) => [legalForm, topics.length, refusal]);
    expect(read.sort()).toEqual([['0106', 1, null], ['0107', 1, null]]); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['de', '{firm}: GmbH oder AG?'],
    ['fr', '{firm}, SA ou Sàrl ?'],
    ['it', '{firm}: SA o Sagl?'],
  ])('ask of one firm which of them it is (%s)', async (language, question) => {
    const { name } = truth.plainFirms.find(({ legalForm, status }) => legalForm === '0106' && status === 'ACTIVE')!;
    const { frames } = await lastTurn(world, [question.replace('{firm}', name)], language);
    expect(frames).toMatchObject([{ measure: 'LEGAL_FORM', refusal: null }]);
  });
});

it('a word of a name just told is that name', async () => {
  const told = truth.mandates.flatMap(({ to, person, firm, role }) => (to === null && person !== null && role === 'BOARD_MEMBER' ? [{ firm, surname: truth.people.get(person)!.names.at(-1)!.value.surname }] : [])); // prettier-ignore
  const active = new Map(truth.plainFirms.filter(({ status }) => status === 'ACTIVE').map(({ firm, name }) => [firm, name])); // prettier-ignore
  for (const { firm, surname } of told.filter((one) => active.has(one.firm)).slice(0, 10)) {
    const { frames } = await lastTurn(world, [`Who is on the board of ${active.get(firm)!}?`, `Since when has ${surname} been there?`], 'en'); // prettier-ignore
    expect(frames.flatMap(({ refusal }) => (refusal === null ? [] : [surname, refusal.type]))).toEqual([]);
  }
});
