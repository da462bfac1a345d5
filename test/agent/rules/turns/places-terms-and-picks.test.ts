import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { detectLanguage } from '../../../../src/agent/language.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../../world.js';

/** X has no branch in Glarus; ABSORBED was taken over by TAKER. */
let world: AgentWorld;
let [X, ABSORBED, TAKER] = ['', '', ''];
beforeAll(async () => {
  world = await agentWorld('evaluation', 200);
  const { plainFirms } = truthOf(world.truth);
  const nameOf = (firm: string) => plainFirms.find((one) => one.firm === firm)?.name ?? null;
  X = plainFirms.find(({ legalForm, status, canton }) => legalForm === '0106' && status === 'ACTIVE' && canton !== 'GL')!.name; // prettier-ignore
  const merged = world.truth.flatMap((record) => (record.kind === 'relation' && record.relation === 'MERGER' ? [[nameOf(record.firm), nameOf(record.other)] as const] : [])); // prettier-ignore
  const [pair] = merged.filter(([one, other]) => one !== null && other !== null);
  [ABSORBED, TAKER] = [pair![0]!, pair![1]!];
}, 120_000);
afterAll(() => world.close());

const withNames = (turns: string[]) => turns.map((turn) => turn.replaceAll('{X}', X).replaceAll('{A}', ABSORBED));
const framesOf = async (language: Language, ...turns: string[]) => (await lastTurn(world, withNames(turns), language)).frames; // prettier-ignore

describe('an office in a place where the firm has none', () => {
  // The firm's own address was told, or a firm called like the place looked for.
  it.each<[Language, ...string[]]>([
    ['fr', '{X} a-t-elle un bureau à Glaris ?'],
    ['fr', 'Où est le siège de {X} ?', 'Elle a un bureau à Glaris ?'],
    ['de', 'Hat {X} ein Büro in Glarus?'],
    ['it', '{X} ha un ufficio a Glarona?'],
    ['en', 'Where is {X}?', 'And a branch in Glarus?'],
  ])('is asked of its branches, and the place is named, %s: %s %s', async (language, ...turns) => {
    const [frame, ...more] = await framesOf(language, ...turns);
    expect(more).toEqual([]);
    expect(frame).toMatchObject({ measure: 'BRANCHES', subjects: [{ name: X }], refusal: null });
    expect(frame!.notUnderstood.join()).toMatch(/Glar/);
  });
});

it.each<[Language, string]>([['en', 'Who has an office in Glarus?'], ['de', 'Wer hat ein Büro in Glarus?']])('who has an office somewhere is asked of no firm spoken of, %s: %s', async (language, question) => {
  const frames = await framesOf(language, 'Where is {X}?', question);
  expect(frames.filter(({ measure }) => measure === 'BRANCHES')).toEqual([]);
}); // prettier-ignore

describe('two who may sit together', () => {
  // Both were told of alone, or one of them.
  it.each<[Language, string]>([
    ['de', 'Sitzen {1} und {2} zusammen in einer Firma?'],
    ['fr', '{1} et {2} siègent-ils ensemble dans une société ?'],
    ['it', '{1} e {2} siedono insieme in una società?'],
    ['en', 'Do {1} and {2} sit together in any company?'],
  ])('are told by their firms, %s: %s', async (language, question) => {
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const { rows } = await world.graph.mandates({ roles: ['BOARD_MEMBER'], at: 'CLOCKS', clocks }, { first: 200, after: null }, callNow()); // prettier-ignore
    const people = rows.flatMap(({ subject, companyUid, holderUid, details }) => (subject === 'PERSON' ? [{ companyUid, holderUid, name: details.at(-1)!.name }] : [])); // prettier-ignore
    const [one, other] = people.flatMap((row) => {
      const beside = people.find(({ companyUid, holderUid, name }) => companyUid === row.companyUid && holderUid !== row.holderUid && surnameOf(name) !== surnameOf(row.name)); // prettier-ignore
      return beside === undefined ? [] : [[row, beside] as const];
    })[0]!;
    const full = (name: string) => name.split(', ').reverse().join(' ');
    const frames = await framesOf(language, question.replace('{1}', full(one.name)).replace('{2}', full(other.name)));
    expect(frames.map(({ measure, within }) => [measure, within?.uid])).toContainEqual(['PERSON_MANDATES', one.companyUid]); // prettier-ignore
  });
});
const surnameOf = (name: string) => name.split(', ')[0];

describe('the board of the acquirer', () => {
  it.each<[Language, string, string]>([
    ['en', 'With whom did {A} merge?', 'the board of the acquirer'],
    ['fr', 'Avec qui {A} a-t-elle fusionné ?', 'Le conseil de la société reprenante'],
    ['it', 'Con chi si è fusa {A}?', 'Il consiglio della società assuntrice'],
    ['de', 'Mit wem fusionierte {A}?', 'Der Verwaltungsrat der Übernehmerin'],
  ])('%s: %s %s', async (language, first, question) => {
    const [frame] = await framesOf(language, first, question);
    expect(frame).toMatchObject({ measure: 'OFFICERS', subjects: [{ name: TAKER }] });
  });
});

describe('what a term means', () => {
  // Who signs so was told, or somebody of that name looked for.
  it.each<[Language, string, RegExp]>([
    ['de', 'Was bedeutet Kollektivunterschrift?', /gemeinsam/],
    ['fr', 'Que signifie signature collective à deux ?', /d’autres personnes/],
    ['it', 'Cosa significa firma collettiva a due?', /insieme/],
    ['en', 'What does joint signature mean?', /together/],
    ['de', 'Was ist eine Prokura?', /Vollmacht/],
  ])('is said in general, also behind a firm, %s: %s', async (language, question, said) => {
    const alone = await world.ask(question, { language });
    expect(JSON.stringify(alone.run.answer)).toMatch(said);
    const { run } = await world.ask(X, { language });
    const behind = await world.ask(question, { language, conversationId: run.conversationId });
    expect(JSON.stringify(behind.run.answer)).toMatch(said);
  });

  it('is not asked of whoever signs so', async () => {
    const [frame] = await framesOf('de', 'Wer hat bei {X} Kollektivunterschrift?');
    expect(frame).toMatchObject({ measure: 'SIGNATORIES', subjects: [{ name: X }] });
  });

  it.each<[Language, string]>([['de', 'danke'], ['fr', 'merci'], ['it', 'grazie'], ['en', 'thanks']])('thanks are answered, %s: %s', async (language, thanks) => {
    const { nodes } = await world.ask(thanks, { language });
    expect(nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []))).toEqual([]);
  }); // prettier-ignore
});

describe('one of several namesakes', () => {
  it('is picked by a firm that is shown beside', async () => {
    const { people, mandates } = truthOf(world.truth);
    let picked = 0;
    for (const { names } of [...people.values()].slice(0, 400)) {
      const { surname, givenNames } = names.at(-1)!.value;
      const { run } = await world.ask(`Who is ${givenNames} ${surname}?`, { language: 'en' });
      const { candidates } = run;
      const of = (detail: string) => detail.split(' · ').at(-1)!;
      const [one, other] = candidates;
      if (run.outcome !== 'DISAMBIGUATION' || one === undefined || other === undefined || of(one.detail) === of(other.detail) || mandates.length === 0) continue; // prettier-ignore
      const second = await world.ask(`the one at ${of(other.detail)}`, { language: 'en', conversationId: run.conversationId }); // prettier-ignore
      expect(second.run.subjects).toEqual([other.uid]);
      if (++picked === 2) break;
    }
    expect(picked).toBeGreaterThan(0);
  });
});

it.each<[string, Language]>([
  ['Venidex Holzbau Invest AG, board?', 'en'],
  ['Felamana Group SA, auditor?', 'en'],
  ['Venidex Holzbau Invest AG: revisore?', 'it'],
  ['Venidex Holzbau Invest AG, adresse?', 'de'],
  ['Venidex Holzbau Invest AG, Revisor?', 'de'],
])('the language of one word beside a name: %s', (question, language) => {
  expect(detectLanguage(question).language).toBe(language);
});
