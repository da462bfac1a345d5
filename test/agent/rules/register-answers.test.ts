import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { REGISTER_PHRASES } from '../../../src/agent/reasoners/rules/phrases/register/index.js';
import { companyUid, LANGUAGES, uidKey, type Language } from '../../../src/core/index.js';
import { MEASURES, type FrameSubject, type QuestionFrame } from '../../../src/trace/index.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, LOADED_UNTIL, TODAY, type AgentWorld } from '../world.js';

/** Answers to frames, whatever the words that they were read from: plan, tools, sentences and verification, without the reading. */
let world: AgentWorld;
let truth: Truth;
let next: QuestionFrame;
const reasoner = {
  ...createRulesReasoner(),
  route: async () => ({ intent: 'all_tools' as const, confidence: 1, reasoning: 'given', frames: [next], refused: [] }),
};

beforeAll(async () => {
  world = await agentWorld('register', 90, reasoner);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const uidOf = (firm: string) => companyUid(uidKey(firm));
const about = (uid: string, kind: FrameSubject['kind'] = 'COMPANY'): FrameSubject => ({
  text: '',
  span: { start: 0, end: 0 },
  kind,
  uid,
  name: null,
});
const EMPTY = {
  span: { start: 0, end: 1 }, intent: 'all_tools' as const, subjects: [], within: null, onlyOneThere: false, sinceWhen: false, signatures: [], roles: [], topics: [], also: null, asOf: null, knownOn: null, range: null, canton: null,
  municipality: null, address: null, legalForm: null, grouping: null, order: null, limit: null, negated: false, comparison: null, counted: null, metric: null,
  changes: false, status: null, refusal: null, readAs: [], notUnderstood: [],
}; // prettier-ignore

async function answer(language: Language, frame: Partial<QuestionFrame> & Pick<QuestionFrame, 'measure'>) {
  next = { ...EMPTY, language, ...frame } as QuestionFrame;
  const { run, nodes } = await world.ask('?', { language });
  expect(nodes.filter(({ event }) => event.kind === 'SentenceCut').map(({ event }) => event)).toEqual([]);
  expect(run.status).toBe('FINISHED');
  const text = run.answer?.markdown ?? '';
  expect(text).not.toMatch(/\b(pe|co|ev|ma|re)_[0-9a-z]{8,}|\b(undefined|null)\b|\[object/);
  return { text, lines: text.split('\n').filter((line) => line.startsWith('- ')), outcome: run.outcome };
}

const relations = () => world.truth.flatMap((record) => (record.kind === 'relation' ? [record] : []));
const nameOf = (firm: string) => truth.states.findLast((state) => state.firm === firm)!.name;

describe.each(LANGUAGES)('of the register, in %s', (language) => {
  const phrases = PHRASES[language];
  const register = REGISTER_PHRASES[language];

  it('lists branches, and the head office of a branch', async () => {
    const branches = relations().filter(({ relation }) => relation === 'HEAD_OFFICE');
    for (const { firm, other, from } of branches.slice(0, 5)) {
      const open = truth.stateAt(firm, TODAY)?.status !== 'DELETED';
      const { text } = await answer(language, {
        measure: 'BRANCHES',
        subjects: [about(uidOf(other))],
        range: { from: null, to: null },
      });
      expect(text).toContain(phrases.date(from));
      const back = await answer(language, { measure: 'HEAD_OFFICE', subjects: [about(uidOf(firm))] });
      if (open) expect(back.text).toContain(nameOf(other));
    }
  });

  it('reads whose a branch is, and which firm is above it, as its head office', async () => {
    const { firm } = relations().find((one) => one.relation === 'HEAD_OFFICE' && truth.stateAt(one.firm, TODAY)?.status !== 'DELETED')!; // prettier-ignore
    const questions = {
      de: ['Welche Firma steht darüber?', 'Wem gehört die Filiale?'],
      fr: ['Quelle société est au-dessus ?', 'À qui appartient la succursale ?'],
      it: ['Quale società c’è sopra?', 'Di chi è la succursale?'],
      en: ['Which company is above it?', 'To whom does the branch belong?'],
    }[language];
    for (const question of questions) {
      const { nodes } = await world.ask(question, { language, focusUid: uidOf(firm) });
      const frames = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
      expect(frames.map(({ measure }) => measure)).toEqual(['HEAD_OFFICE']);
    }
  });

  it('gives the notices of a firm with both days, each said as what it is', async () => {
    const published = world.truth.flatMap((record) => (record.kind === 'publication' ? [record] : []));
    for (const { firm } of truth.plainFirms.slice(0, 6)) {
      const own = published.filter((record) => record.firms.includes(firm) && record.cancelled === null);
      const { lines } = await answer(language, { measure: 'TIMELINE', subjects: [about(uidOf(firm))] });
      for (const record of own) {
        const days = `${register.legalDate(phrases.date(record.legalDate))}, ${register.published(phrases.date(record.published))}`;
        expect(lines.some((line) => line.startsWith(`- ${days}`))).toBe(true);
      }
      expect(lines.length).toBe(own.length);
    }
  });

  it('says when a bankruptcy became true, and when the world could know', async () => {
    const bankrupt = truth.states.filter((state, index) => {
      const before = truth.states.slice(0, index).findLast(({ firm }) => firm === state.firm);
      return (
        state.status === 'BANKRUPT' &&
        before?.status !== 'BANKRUPT' &&
        state.from !== null &&
        state.fromPublished !== null
      );
    });
    expect(bankrupt.length).toBeGreaterThan(2);
    for (const { firm, from } of bankrupt.slice(0, 8)) {
      const { text } = await answer(language, { measure: 'BANKRUPTCY_DATES', subjects: [about(uidOf(firm))] });
      expect(text).toContain(register.legalDate(phrases.date(from!)));
    }
    const sound = truth.plainFirms.find(({ firm }) => !bankrupt.some((state) => state.firm === firm))!;
    const { outcome } = await answer(language, { measure: 'BANKRUPTCY_DATES', subjects: [about(uidOf(sound.firm))] });
    expect(outcome).toBe('NONE_HELD');
  });

  it('says since when a value holds, and all that it was', async () => {
    for (const state of truth.plainFirms.slice(0, 8)) {
      const own = truth.states.filter(({ firm }) => firm === state.firm);
      const start = own.findLast(
        (then, at) => at === 0 || own[at - 1]!.seat !== then.seat || own[at - 1]!.canton !== then.canton,
      );
      const seat = await answer(language, { measure: 'SEAT', subjects: [about(uidOf(state.firm))], changes: true });
      if (start?.from) expect(seat.text).toContain(phrases.date(start.from));
      const capital = await answer(language, {
        measure: 'CAPITAL',
        subjects: [about(uidOf(state.firm))],
        changes: true,
      });
      const amounts = new Set(own.flatMap(({ nominal }) => (nominal === null ? [] : [nominal])));
      expect(capital.lines.length).toBeGreaterThanOrEqual(amounts.size);
      const status = await answer(language, { measure: 'STATUS', subjects: [about(uidOf(state.firm))] });
      expect(status.text).toContain(phrases.status[state.status]);
      const became = own.findLast((then, at) => at === 0 || own[at - 1]!.status !== then.status);
      if (became?.from) expect(status.text).toContain(phrases.date(became.from));
    }
  });

  it('counts firms under every condition, and says which', async () => {
    const [{ canton, legalForm }] = truth.plainFirms as [(typeof truth.plainFirms)[number]];
    const now = truth.states.filter(({ to, status }) => to === null && status !== 'DELETED');
    const there = now.filter((state) => state.canton === canton && state.legalForm === legalForm);
    const { text } = await answer(language, { measure: 'COUNT', counted: 'COMPANIES', canton, legalForm });
    for (const said of [
      register.canton(canton),
      phrases.legalForms[legalForm]!,
      phrases.loadedUntil(register.number(there.length), LOADED_UNTIL),
      register.entered,
    ])
      expect(text).toContain(said);
    const grouped = await answer(language, { measure: 'COUNT', counted: 'COMPANIES', grouping: 'CANTON' });
    expect(grouped.lines.length).toBe(new Set(now.map((state) => state.canton)).size);
    const range = { from: '2018-10-01', to: '2026-01-01' };
    const gone = await answer(language, { measure: 'COUNT', counted: 'COMPANIES', topics: ['DELETED'], range });
    const begun = new Set(
      truth.states
        .filter(({ status, from }) => status === 'DELETED' && from !== null && from >= range.from && from < range.to)
        .map(({ firm }) => firm),
    );
    expect(gone.text).toContain(`: ${register.number(begun.size)}.`.replace(':', language === 'fr' ? ' :' : ':'));
    const before = await answer(language, { measure: 'COUNT', counted: 'COMPANIES', topics: ['DELETED'], range: { ...range, from: '2018-01-01' } }); // prettier-ignore
    expect(before.text).toContain(phrases.asLoaded('', 'HR').replace(/\)$/, ''));
    const none = await answer(language, {
      measure: 'COUNT',
      counted: 'COMPANIES',
      topics: ['DELETED'],
      range: { from: '1990-01-01', to: '1991-01-01' },
    });
    expect(none.outcome).toBe('NONE_HELD');
  });

  it('says once in what was looked where capital has two values', async () => {
    const { firm } = truth.plainFirms.find(({ nominal }) => nominal !== null)!;
    const { text } = await answer(language, { measure: 'CAPITAL', subjects: [about(uidOf(firm))] });
    expect(text).toContain(phrases.field.capitalPaid);
    expect(text.split(phrases.loadedUntil('', LOADED_UNTIL))).toHaveLength(2);
  });

  it('names what it does not apply, and refuses what cannot be counted', async () => {
    const left = await answer(language, { measure: 'COUNT', counted: 'COMPANIES', topics: ['DELETED', 'MOVED'] });
    expect(left.text).toContain(register.notApplied(register.topic.MOVED));
    const people = await answer(language, { measure: 'COUNT', counted: 'PEOPLE' });
    expect(people.text).toBe(register.refused.COUNT_ROLES);
    const least = await answer(language, { measure: 'RANKING', metric: 'CAPITAL', order: 'LEAST' });
    expect(least.text).toBe(register.refused.LEAST);
  });

  it('ranks, and says who is tied', async () => {
    const { lines, text } = await answer(language, { measure: 'RANKING', metric: 'CAPITAL', order: 'MOST', limit: 15 });
    expect(text).toContain(`${phrases.loadedUntil('', LOADED_UNTIL)}. ${register.heldOnly}`);
    const amounts = truth.states
      .filter(({ to, status }) => to === null && status !== 'DELETED')
      .flatMap(({ nominal }) => (nominal ? [nominal] : []))
      .sort((a, b) => b - a);
    const ranks = amounts.slice(0, 15).map((amount) => amounts.filter((other) => other > amount).length + 1);
    expect(lines.map((line) => Number(/^- (\d+)\./.exec(line)?.[1]))).toEqual(ranks);
    const then = await answer(language, { measure: 'RANKING', metric: 'CAPITAL', order: 'MOST', asOf: '2021-03-01' });
    expect(then.text).toContain(`${phrases.date('2021-03-01')}. ${register.heldOnly}`);
    const people = await answer(language, { measure: 'RANKING', counted: 'PEOPLE', metric: 'MANDATES' });
    expect(people.lines.length).toBe(10);
  });

  it('draws what stands around somebody, who sits in both, and the way from one to the other', async () => {
    const top = await world.graph.topEntities(
      {
        kind: 'PERSON',
        metric: 'CONNECTIONS',
        canton: null,
        seat: null,
        legalForm: null,
        status: null,
        clocks: { asOf: TODAY, knownOn: TODAY },
        limit: 6,
      },
      callNow(),
    );
    for (const { uid } of top.rows.filter(({ value }) => Number(value) > 1)) {
      const filter = { holderUids: [uid], at: 'CLOCKS' as const, clocks: { asOf: TODAY, knownOn: TODAY } };
      const { rows } = await world.graph.mandates(filter, { first: 50, after: null }, callNow());
      const [a, b] = [...new Set(rows.flatMap((row) => (row.holds === 'HELD' ? [row.companyUid] : [])))];
      const network = await answer(language, { measure: 'NETWORK', subjects: [about(uid, 'PERSON')] });
      expect(network.lines.length).toBe(rows.length);
      if (a === undefined || b === undefined) continue;
      const [person] = await world.graph.personStates([{ uid, clocks: filter.clocks }], callNow());
      const shared = await answer(language, { measure: 'SHARED_OFFICERS', subjects: [about(a), about(b)] });
      expect(shared.text).toContain(person!.mention.name);
      const path = await answer(language, { measure: 'PATH', subjects: [about(a), about(b)] });
      expect(path.lines.length).toBeLessThanOrEqual(2);
      expect(path.text).toContain('→');
    }
  });

  it('quotes the notices that hold the words', async () => {
    const { seat } = truth.plainFirms[0]!;
    const words = { text: seat, span: { start: 0, end: 1 }, kind: 'EITHER' as const, uid: null, name: null };
    const { lines, text } = await answer(language, { measure: 'TEXT_SEARCH', subjects: [words] });
    expect(lines.length).toBeGreaterThan(0);
    expect(text).toContain(seat);
    const none = await answer(language, { measure: 'TEXT_SEARCH', subjects: [{ ...words, text: 'xyqqwolp' }] });
    expect(none.outcome).toBe('NONE_HELD');
  });
});

describe('whatever is asked of whomever', () => {
  it.each(MEASURES)('%s is answered in a sentence, of a firm, of a branch and of a person', async (measure) => {
    const branch = relations().find(({ relation }) => relation === 'HEAD_OFFICE')!.firm;
    const { rows } = await world.graph.mandates({ at: 'CLOCKS', clocks: { asOf: TODAY, knownOn: TODAY } }, { first: 200, after: null }, callNow()); // prettier-ignore
    const person = rows.find(({ holderUid }) => holderUid.startsWith('pe_'))!.holderUid;
    const whom = [about(uidOf(truth.plainFirms[0]!.firm)), about(uidOf(branch)), about(person, 'PERSON'), about(person, 'EITHER')]; // prettier-ignore
    for (const [index, subject] of whom.entries())
      expect((await answer(LANGUAGES[index]!, { measure, subjects: [subject] })).text.trim()).not.toBe('');
  });
});
