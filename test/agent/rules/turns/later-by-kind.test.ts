/** Later turns of conversations that go back to the body, the branch or the head office spoken of, that go on with a ranking, and that ask of a firm what was asked of a person. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../../last-turn.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
let slots: Record<string, string>;
beforeAll(async () => {
  world = await agentWorld('later-by-kind', 100);
  truth = truthOf(world.truth);
  slots = slotsOf(truth);
});
afterAll(() => world.close());

const BRANCHES = ['0111', '0151'];

/** {1}, {2}: companies limited by shares; {G}: one with limited liability; {B}: a branch, of a name of its own; {H}: a firm that has a branch; {P}: somebody on a board. */
function slotsOf({ plainFirms, states, mandates, people }: Truth): Record<string, string> {
  const of = (form: string) => plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === form).map(({ name }) => name); // prettier-ignore
  const now = states.filter(({ to, status }) => to === null && status === 'ACTIVE');
  const branch = now.find(({ legalForm, name }) => BRANCHES.includes(legalForm) && now.filter((one) => one.name === name).length === 1)!; // prettier-ignore
  const head = now.find((one) => !BRANCHES.includes(one.legalForm) && now.some(({ legalForm, name }) => BRANCHES.includes(legalForm) && name === one.name))!; // prettier-ignore
  const held = mandates.find(({ to, person, role }) => to === null && person !== null && people.get(person)!.class === 'plain' && role === 'BOARD_MEMBER')!; // prettier-ignore
  const person = people.get(held.person!)!.names.at(-1)!.value;
  return { 1: of('0106')[0]!, 2: of('0106')[1]!, G: of('0107')[0]!, B: branch.name, H: head.name, P: `${person.givenNames} ${person.surname}` }; // prettier-ignore
}

const said = (text: string) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!);
const framesOf = async (language: Language, turns: readonly string[]) => (await readLastTurn(world, turns.map(said), language)).frames; // prettier-ignore

type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];

describe('a later turn is of what was spoken of', () => {
  it.each<Row>([
    // Nobody is a part of an auditor: the body before.
    ['de', ['Wer gehörte am 17. Juli 2024 zum Verwaltungsrat der {2}?', 'Und wer prüfte damals?', 'Wer gehört ihm heute an?'], { measure: 'OFFICERS', asOf: TODAY }],
    ['fr', ["Qui formait le conseil d'administration de {2} le 17 juillet 2024 ?", "Et l'organe de révision ?", "Qui en fait partie aujourd'hui ?"], { measure: 'OFFICERS', asOf: TODAY }],
    ['it', ['Chi componeva il consiglio di {2} il 17 luglio 2024?', 'E il revisore, quel giorno?', 'Chi ne fa parte oggi?'], { measure: 'OFFICERS', asOf: TODAY }],
    ['en', ['Who sat on the board of {2} on 17 July 2024?', 'And the auditor that day?', 'Who is on it today?'], { measure: 'OFFICERS', asOf: TODAY }],
    // The branch spoken of is no branch of its own.
    ['de', ['Wessen Zweigniederlassung ist {B}?', 'Adresse der Niederlassung?'], { measure: 'ADDRESS' }],
    ['en', ['Which company is the head office of {B}?', 'What is the address of the branch?'], { measure: 'ADDRESS' }],
    ['en', ['Which company is the head office of {B}?', 'What is the address of the branch?', 'Has it any branches?'], { measure: 'BRANCHES' }],
    // A firm that is no branch is its own head office; what its branch is called asks for its branches.
    ['fr', ['Où sont les succursales de {H} ?', 'Et la maison mère, dans quelle rue ?'], { measure: 'ADDRESS' }],
    ['it', ['{H} ha succursali? Dove?', 'E la sede principale, in che via?'], { measure: 'ADDRESS' }],
    ['de', ['Wo hat {H} Niederlassungen?', 'Wie heisst die Niederlassung?'], { measure: 'BRANCHES' }],
    ['fr', ['{B} est une succursale de qui ?', 'Elle est toujours ouverte ?'], { measure: 'STATUS' }],
    // A firm's shares are no people that it shares.
    ['en', ['Who manages {G}?', 'Who has shares in it?'], { measure: 'OFFICERS', roles: ['OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'] }],
    // What a firm is about is its purpose, and no mandates that it has.
    ['en', ['Which companies is {P} with?', 'And what is {2} about, going by its entry?'], { measure: 'PURPOSE' }],
    ['de', ['Wo ist {P} tätig?', 'Auf dem Brief steht {1}. Was ist deren Geschäft?'], { measure: 'PURPOSE' }],
    ['fr', ['Qui siégeait au conseil de {2} le 17 juillet 2024 ?', "Et à l'heure qu'il est ?"], { measure: 'OFFICERS' }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore

  it('of two spoken of, the one that is denied is not asked about', async () => {
    const frames = await framesOf('en', ['Who audits {1}?', 'The company, not the auditor: where is it based, with street?']);
    expect(frames.map(({ measure }) => measure)).toEqual(['SEAT', 'ADDRESS']);
  }); // prettier-ignore
});

describe('a ranking is gone on with', () => {
  it.each<Row>([
    ['en', ['Which firm has the most officers?', 'And which person?'], { counted: 'PEOPLE', metric: 'MANDATES' }],
    ['en', ['Which firm has the most officers?', 'And which person?', 'And in canton Vaud?'], { counted: 'PEOPLE', metric: 'MANDATES', canton: 'VD' }],
    ['de', ['Welche Person sitzt in den meisten Firmen?', 'Und welche Revisionsstelle?'], { counted: 'COMPANIES', metric: 'MANDATES_HELD', roles: ['AUDITOR', 'GROUP_AUDITOR'] }],
    ['it', ['Quale ufficio di revisione ha più mandati in Svizzera?', 'E quale persona?'], { counted: 'PEOPLE', metric: 'MANDATES', roles: [] }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'RANKING', refusal: null, subjects: [], ...expected }]);
  }); // prettier-ignore

  it('an auditor of a firm that is named is hers', async () => {
    const [frame] = await framesOf('de', ['Welche Person sitzt in den meisten Firmen?', 'Und welche Revisionsstelle hat {1}?']); // prettier-ignore
    expect(frame).toMatchObject({ measure: 'AUDITOR', subjects: [{ kind: 'COMPANY' }] });
  });
});

describe('what is counted', () => {
  it.each<Row>([
    // A month alone is of the year spoken of; by which date it is counted stays.
    ['en', ['How many companies had their bankruptcy published in June 2024?', 'And in July?'], { topics: ['BANKRUPTCY'], rangeBy: 'PUBLICATION_DATE', municipality: null, range: { from: '2024-07-01', to: '2024-08-01' } }],
    ['de', ['Wie viele Konkurse gab es im Juni 2024?', 'Und im Mai?'], { topics: ['BANKRUPTCY'], rangeBy: null, municipality: null, range: { from: '2024-05-01', to: '2024-06-01' } }],
    ['fr', ['Combien de faillites en 2024 ?', 'Et en décembre ?'], { topics: ['BANKRUPTCY'], municipality: null, range: { from: '2024-12-01', to: '2025-01-01' } }],
    ['it', ['Quanti fallimenti nel giugno 2024?', 'E a luglio?'], { topics: ['BANKRUPTCY'], municipality: null, range: { from: '2024-07-01', to: '2024-08-01' } }],
    // That a number is needed counts no firms.
    ['it', ['Studio economia, mi serve un numero: quante Sagl sono nate nel 2024?'], { topics: ['FOUNDED'], legalForm: '0107' }],
    ['en', ['Policy paper, need numbers. Deletions in 2020: how many firms?', 'One year on?'], { topics: ['DELETED'], range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['de', ['Wie viele Konkurse gab es 2020 im Kanton Waadt?', 'Und das nationale Total?'], { topics: ['BANKRUPTCY'], canton: null }],
    ['fr', ['Combien de faillites dans le canton de Vaud en 2020 ?', 'Et le total national ?'], { topics: ['BANKRUPTCY'], canton: null }],
    ['fr', ["Combien d'entreprises ont quitté le registre en 2020 dans le canton de Vaud ?"], { topics: ['DELETED'], canton: 'VD', status: null }],
    // Of the canton and of the first year that were spoken of.
    ['it', ['Quanti fallimenti nel Canton Zurigo nel 2022?', "E l'anno seguente?", 'Cancellazioni nel cantone, ma nel primo anno.'], { topics: ['DELETED'], canton: 'ZH', range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['en', ['How many deletions in 2021?', 'Same figure for the subsequent year?', 'Now bankruptcies, in the first of those two years.'], { topics: ['BANKRUPTCY'], range: { from: '2021-01-01', to: '2022-01-01' } }],
  ])('%s: %j', async (language, turns, expected) => {
    expect(await framesOf(language, turns)).toMatchObject([{ measure: 'COUNT', refusal: null, ...expected }]);
  }); // prettier-ignore
});
