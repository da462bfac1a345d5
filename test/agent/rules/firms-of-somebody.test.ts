import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { LANGUAGES, type EventTopic, type Language } from '../../../src/core/index.js';
import { toolNamed } from '../../../src/tools/index.js';
import { askedOf, toolContext } from '../slots-support.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

/** Where X stands for a person. */
const ASKED: Record<Language, readonly (readonly [string, EventTopic])[]> = {
  de: [['Welche Firmen von X gingen in Konkurs?', 'BANKRUPTCY'], ['War X an einem Konkurs beteiligt?', 'BANKRUPTCY'], ['Welche Firmen von X wurden gelöscht?', 'DELETED']],
  fr: [['Quelles sociétés de X ont fait faillite ?', 'BANKRUPTCY'], ['X a-t-il été impliqué dans une faillite ?', 'BANKRUPTCY'], ['Quelles sociétés de X ont été radiées ?', 'DELETED']],
  it: [['Quali società di X sono fallite?', 'BANKRUPTCY'], ['X è stato coinvolto in un fallimento?', 'BANKRUPTCY'], ['Quali società di X sono state cancellate?', 'DELETED']],
  en: [['Which of X’s companies went bankrupt?', 'BANKRUPTCY'], ['Has X been involved in a bankruptcy?', 'BANKRUPTCY'], ['Which companies of X were deleted?', 'DELETED']],
}; // prettier-ignore

const CLOCKS = { asOf: TODAY, knownOn: TODAY };
const MOST_PEOPLE = 60;
const reasoner = createRulesReasoner();
let world: AgentWorld;
interface Somebody {
  uid: string;
  name: string;
}
/** Who holds most, and of them those of a name of their own. */
const people: Somebody[] = [];
const meant: Somebody[] = [];
const called = ({ name }: Somebody) => name.split(', ').reverse().join(' ');
beforeAll(async () => {
  world = await agentWorld('firms-of-somebody', 120);
  const top = await world.graph.topEntities({ kind: 'PERSON', metric: 'MANDATES', canton: null, seat: null, legalForm: null, status: null, clocks: CLOCKS, limit: MOST_PEOPLE }, callNow());
  for (const { uid } of top.rows) {
    const [state] = await world.graph.personStates([{ uid, clocks: CLOCKS }], callNow());
    if (state !== undefined) people.push({ uid, name: state.mention.name });
  }
  for (const one of people) {
    const { frames } = await reasoner.route(askedOf(`Mandates of «${called(one)}»`, 'en'), toolContext(world.graph));
    if (frames[0]?.subjects[0]?.uid === one.uid) meant.push(one);
  }
}); // prettier-ignore
afterAll(() => world.close());

/** What she ever held in firms of whose notices one is on that topic: notice by notice. */
async function heldThere(uid: string, topic: EventTopic): Promise<string[]> {
  const every = { first: 500, after: null };
  const { rows } = await world.graph.mandates({ holderUids: [uid], at: 'HISTORY', clocks: CLOCKS }, every, callNow());
  const kept: string[] = [];
  for (const row of rows) {
    const filter = { companyUids: [row.companyUid], topics: [topic], knownOn: TODAY };
    const events = await world.graph.events(filter, 'LEGAL_DATE_ASC', every, callNow());
    const happened = events.rows.some(({ event, edges }) => event.state !== 'CANCELLED' && edges.some(({ kind, entityUid }) => kind === 'HAS_EVENT' && entityUid === row.companyUid)); // prettier-ignore
    if (happened) kept.push(row.uid);
  }
  return kept.sort();
}

const tool = toolNamed('list_mandates')!;
const list = async (uid: string, topic: EventTopic) => {
  const args = tool.input.parse({ uid, side: 'HOLDER', asOf: TODAY, history: true, happened: [topic] });
  return tool.run(args, toolContext(world.graph));
};

describe('mandates in firms to which something happened', () => {
  it.each(['BANKRUPTCY', 'DELETED', 'LIQUIDATION'] as const)('are all of them and no others (%s)', async (topic) => {
    let some = 0;
    let none = 0;
    for (const { uid } of people) {
      const { rows, outcome, complete } = await list(uid, topic);
      const uids = rows.type === 'MANDATES' ? rows.mandates.map(({ fact }) => fact.uid).sort() : [];
      const held = await heldThere(uid, topic);
      expect(uids).toEqual(held);
      expect([complete, outcome]).toEqual([true, held.length === 0 ? 'EMPTY' : 'OK']);
      if (held.length > 0) some++;
      else none++;
    }
    expect(Math.min(some, none)).toBeGreaterThan(0);
  });
});

it('refuses to ask it of whoever is in a firm: nobody would be left', () => {
  const asked = { uid: 'co_x', side: 'COMPANY', happened: ['BANKRUPTCY'] };
  expect(tool.input.safeParse(asked).success).toBe(false);
  expect(tool.input.safeParse({ ...asked, side: 'HOLDER' }).success).toBe(true);
});

describe.each(LANGUAGES)('what became of the firms of somebody (%s)', (language) => {
  it.each(ASKED[language])('%s', async (question, topic) => {
    expect(meant.length).toBeGreaterThan(3);
    for (const one of meant.slice(0, 4)) {
      const { uid } = one;
      const asked = question.replace('X', called(one));
      const { frames } = await reasoner.route(askedOf(asked, language), toolContext(world.graph));
      const held = {
        measure: 'PERSON_MANDATES',
        subjects: [{ uid }],
        topics: [topic],
        refusal: null,
        notUnderstood: [],
      };
      expect.soft(frames[0], asked).toMatchObject(held);
      // She may be the debtor herself.
      const involved = /beteiligt|impliqué|coinvolto|involved/.test(asked);
      const dated = frames.slice(1, involved ? -1 : undefined);
      for (const one of dated)
        expect.soft(one, asked).toMatchObject({ measure: 'BANKRUPTCY_DATES', subjects: [{ kind: 'COMPANY' }] });
      if (involved)
        expect.soft(frames.at(-1), asked).toMatchObject({ measure: 'TIMELINE', subjects: [{ uid }], topics: [topic] });
    }
  });
});

describe('something else', () => {
  it.each([
    ['de', 'Ging die Firma X in Konkurs?'],
    ['en', 'How many companies went bankrupt in 2022?'],
    ['en', 'Which companies went bankrupt?'],
    ['fr', 'Quelles sociétés ont été radiées à Genève ?'],
  ] as const)('%s: %s: is read as it was', async (language, question) => {
    const { frames } = await reasoner.route(askedOf(question, language), toolContext(world.graph));
    expect(frames.map(({ measure }) => measure)).not.toContain('PERSON_MANDATES');
  });
});
