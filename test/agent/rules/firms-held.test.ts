/** What somebody holds in firms of a place, a form, a state: told as the simulator's truth has it, and nobody is denied for where she is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
/** People of a name of their own with mandates today. */
let people: { id: string; name: string }[];
beforeAll(async () => {
  world = await agentWorld('firms-held', 100);
  truth = truthOf(world.truth);
  const held = new Set(truth.mandates.filter(({ to, person }) => to === null && person !== null).map(({ person }) => person!));
  people = [...held].filter((id) => truth.people.get(id)!.class === 'plain').map((id) => {
    const { givenNames, surname } = truth.people.get(id)!.names.at(-1)!.value;
    return { id, name: `${givenNames} ${surname}` };
  });
}); // prettier-ignore
afterAll(() => world.close());

const firmsOf = (person: string) => {
  const now = truth.mandates.filter((mandate) => mandate.person === person && mandate.to === null && (mandate.from ?? '') <= TODAY);
  return [...new Set(now.map(({ firm }) => firm))].flatMap((firm) => truth.stateAt(firm, TODAY) ?? []);
}; // prettier-ignore

const IN_CANTON: Record<Language, (name: string, canton: string) => string> = {
  de: (name, canton) => `Welche Mandate hat ${name} im Kanton ${canton}?`,
  fr: (name, canton) => `Quels mandats ${name} a-t-elle dans le canton de ${canton} ?`,
  it: (name, canton) => `Quali mandati ha ${name} nel Cantone ${canton}?`,
  en: (name, canton) => `Which mandates does ${name} hold in the canton of ${canton}?`,
};
const CANTONS: Record<Language, readonly (readonly [string, string])[]> = {
  de: [['ZH', 'Zürich'], ['VD', 'Waadt']], fr: [['VD', 'Vaud'], ['BE', 'Berne']], it: [['TI', 'Ticino'], ['ZH', 'Zurigo']], en: [['BE', 'Bern'], ['GE', 'Geneva']],
}; // prettier-ignore

describe.each(LANGUAGES)('in a canton (%s)', (language) => {
  it('are those of the truth, and whoever has none there is no stranger', async () => {
    let [some, none] = [0, 0];
    for (const { id, name } of people.slice(0, 12))
      for (const [canton, called] of CANTONS[language]) {
        const expected = firmsOf(id).filter((state) => state.canton === canton);
        const { run, nodes } = await world.ask(IN_CANTON[language](name, called), { language });
        expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
        expect([name, called, run.outcome]).toEqual([name, called, expected.length > 0 ? 'ANSWERED' : 'NONE_HELD']);
        const lines = (run.answer?.markdown ?? '').split('\n').filter((line) => line.startsWith('- '));
        for (const state of expected) expect(lines.some((line) => line.includes(state.name))).toBe(true);
        // Where there is none, what she holds elsewhere is told behind it.
        if (expected.length > 0) for (const other of firmsOf(id)) if (!expected.some((one) => one.name.includes(other.name))) expect(lines.join('\n')).not.toContain(other.name); // prettier-ignore
        if (expected.length > 0) some++;
        else none++;
      }
    expect([some > 0, none > 0]).toEqual([true, true]);
  });
});

type Row = readonly [Language, readonly string[], Partial<QuestionFrame>];
const HELD = { measure: 'PERSON_MANDATES', notUnderstood: [], refusal: null } satisfies Partial<QuestionFrame>;
describe('what the firms are', () => {
  const reads = async (language: Language, turns: readonly string[], expected: Partial<QuestionFrame>) => {
    const { frames } = await lastTurn(world, turns.map((turn) => turn.replace('{P}', people[0]!.name)), language); // prettier-ignore
    expect(frames).toMatchObject([{ ...HELD, ...expected }]);
    expect(frames[0]!.subjects.map(({ uid }) => uid !== null)).toEqual([true]);
  };

  it.each<Row>([
    ['en', ['Which mandates does {P} hold in Vaud?'], { canton: 'VD' }],
    ['en', ['Is {P} still active anywhere in Zurich?'], { canton: 'ZH', status: null }],
    ['en', ['Which AGs is {P} a director of?'], { legalForm: '0106' }],
    ['en', ['Which of {P}’s companies are in liquidation?'], { status: 'IN_LIQUIDATION' }],
    ['de', ['In welchen Firmen in Genf sitzt {P}?'], { canton: 'GE' }],
    ['de', ['Bei welchen GmbHs ist {P} Geschäftsführer?'], { legalForm: '0107' }],
    ['fr', ['Quels mandats {P} a-t-elle dans le canton de Vaud ?'], { canton: 'VD' }],
    ['it', ['In quali società a Lugano siede {P}?'], { municipality: 'Lugano' }],
  ])('limits the list (%s): %s', reads);

  it.each<Row>([
    ['en', ['Where is {P} active?', 'Only in Zurich.'], { canton: 'ZH' }],
    ['en', ['Where is {P} active?', 'Which of these are in liquidation?'], { status: 'IN_LIQUIDATION' }],
    ['en', ['Where is {P} active?', 'In which of them is he chair?'], { roles: ['BOARD_PRESIDENT'] }],
    ['en', ['Where is {P} active?', 'Which ones can she sign for alone?'], { signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    ['en', ['Where is {P} active?', 'And which has she left?'], { changes: true }],
    ['en', ['Where is {P} active?', 'Which of them are AGs?'], { legalForm: '0106' }],
    ['de', ['Wo ist {P} aktiv?', 'Nur im Kanton Zürich.'], { canton: 'ZH' }],
    ['de', ['Wo ist {P} aktiv?', 'Bei welchen davon ist sie Präsidentin?'], { roles: ['BOARD_PRESIDENT'] }],
    ['de', ['Wo ist {P} aktiv?', 'Wo kann sie allein unterschreiben?'], { signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    ['fr', ['Où {P} est-elle active ?', 'Lesquelles sont en liquidation ?'], { status: 'IN_LIQUIDATION' }],
    ['fr', ['Où {P} est-elle active ?', 'Dans lesquelles est-elle présidente ?'], { roles: ['BOARD_PRESIDENT'] }],
    ['it', ['Dove è attiva {P}?', 'Solo in Ticino.'], { canton: 'TI' }],
    ['it', ['Dove è attiva {P}?', 'Dove può firmare da sola?'], { signatures: ['SOLE', 'SOLE_PROCURATION'] }],
  ])('limits it in a later turn (%s): %s', reads);
}); // prettier-ignore
