import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, type Call, type Language } from '../../../../src/core/index.js';
import type { RunRequest } from '../../../../src/store/contract.js';
import type { AgentRun } from '../../../../src/trace/index.js';
import { truthOf } from '../../truth.js';
import { agentWorld, callNow, request, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** Names of firms that no other bears. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('conversation-laws', 30);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name).slice(0, 4); // prettier-ignore
  expect(firms.length).toBe(4);
});
afterAll(() => world.close());

/** Turns with the name of a firm, and turns that go on. */
const NAMING: Record<Language, ((name: string) => string)[]> = {
  de: [(name) => `Wo hat «${name}» den Sitz?`, (name) => `Und «${name}»?`, (name) => `Zurück zu «${name}»: welches Kapital?`],
  fr: [(name) => `Où est le siège de «${name}» ?`, (name) => `Et «${name}» ?`, (name) => `Revenons à «${name}» : quel capital ?`],
  it: [(name) => `Dove ha sede «${name}»?`, (name) => `E «${name}»?`, (name) => `Torniamo a «${name}»: che capitale?`],
  en: [(name) => `Where is the seat of «${name}»?`, (name) => `And «${name}»?`, (name) => `Back to «${name}»: what capital?`],
}; // prettier-ignore
const GOING_ON: Record<Language, string[]> = {
  de: ['Und die Revisionsstelle?', 'Welchen Zweck hat sie?', 'Und die erste?', 'Und die andere?', 'Zurück zur ersten Firma: ihr Kapital?', 'Und am 1. Mai 2021?'],
  fr: ['Et l’organe de révision ?', 'Quel est son but ?', 'Et la première ?', 'Et l’autre ?', 'Revenons à la première société : son capital ?', 'Et le 1er mai 2021 ?'],
  it: ['E l’ufficio di revisione?', 'Qual è il suo scopo?', 'E la prima?', 'E l’altra?', 'Torniamo alla prima società: il suo capitale?', 'E il 1° maggio 2021?'],
  en: ['And the auditor?', 'What is its purpose?', 'And the first one?', 'And the other one?', 'Back to the first company: its capital?', 'And on 1 May 2021?'],
}; // prettier-ignore
const UNANSWERABLE: Record<Language, string> = {
  de: 'Wie viele Mitarbeiter beschäftigt sie?',
  fr: 'Combien d’employés a-t-elle ?',
  it: 'Quanti dipendenti ha?',
  en: 'How many staff does it employ?',
};

/** A turn as its kind and which of two firms it names. */
type Step = { names: 0 | 1; way: number } | { names: null; way: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ names: fc.constantFrom<0 | 1>(0, 1), way: fc.nat(2) }),
  fc.record({ names: fc.constant(null), way: fc.nat(5) }),
);
const steps = fc.tuple(fc.record({ names: fc.constantFrom<0 | 1>(0, 1), way: fc.constant(0) }), fc.array(step, { minLength: 1, maxLength: 4 })).map(([first, rest]): Step[] => [first, ...rest]); // prettier-ignore
const language = fc.constantFrom(...LANGUAGES);
const worded = (one: Step, spoken: Language, names: readonly string[]) =>
  one.names === null ? GOING_ON[spoken][one.way]! : NAMING[spoken][one.way]!(names[one.names]!);

const callOf = (userId: string): Call => ({ ...callNow(), viewer: { tenantId: userId, userId, scopes: new Set(['read', 'run'] as const) } }); // prettier-ignore

async function ask(question: string, more: Partial<RunRequest>, call: Call): Promise<AgentRun> {
  const started = await world.agent.start(request(question, more), null, call);
  if (started.outcome !== 'STARTED') throw new Error(`not started: ${started.outcome}`);
  for await (const item of world.agent.follow(started.run.runId, 0, call)) void item;
  const run = await world.agent.run(started.run.runId, call);
  if (run === null) throw new Error('the run is gone');
  return run;
}

async function talk(questions: readonly string[], spoken: Language, call = callNow()): Promise<AgentRun[]> {
  const runs: AgentRun[] = [];
  for (const question of questions)
    runs.push(await ask(question, { language: spoken, conversationId: runs[0]?.conversationId ?? null }, call));
  return runs;
}
const about = (runs: readonly AgentRun[]) => runs.map(({ subjects, outcome }) => ({ subjects, understood: outcome !== 'NOT_UNDERSTOOD' })); // prettier-ignore

it('two firms exchanged in the questions are exchanged in whom each turn is about, and in nothing else', async () => {
  const [left, right] = await Promise.all(firms.slice(0, 2).map(async (name) => (await talk([NAMING.en[0]!(name)], 'en'))[0]!.subjects[0]!)); // prettier-ignore
  const swap = (uid: string) => (uid === left ? right : uid === right ? left : uid);
  const property = fc.asyncProperty(steps, language, async (path, spoken) => {
    const [a, b] = [firms.slice(0, 2), firms.slice(0, 2).reverse()];
    const [plain, exchanged] = [a, b].map((names) => path.map((one) => worded(one, spoken, names)));
    const expected = about(await talk(plain!, spoken)).map((turn) => ({ ...turn, subjects: turn.subjects.map(swap) }));
    expect(about(await talk(exchanged!, spoken))).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 12 });
}, 120_000);

it('what the register cannot tell, asked in between, changes no later subject', async () => {
  const property = fc.asyncProperty(steps, language, fc.nat(4), async (path, spoken, place) => {
    const questions = path.map((one) => worded(one, spoken, firms));
    const at = 1 + (place % questions.length);
    // An ellipsis goes on with what was asked last: a date alone asks nothing of what was refused.
    fc.pre(!path.slice(at).some(({ names, way }) => names === null && way === 5));
    const without = (await talk(questions, spoken)).map(({ subjects }) => subjects);
    const between = (await talk(questions.toSpliced(at, 0, UNANSWERABLE[spoken]), spoken)).map(({ subjects }) => subjects); // prettier-ignore
    // A turn that was not understood was about nobody: the one before it is meant.
    expect(between[at]).toEqual(between.slice(0, at).findLast((subjects) => subjects.length > 0));
    expect(between.toSpliced(at, 1)).toEqual(without);
  });
  await fc.assert(property, { numRuns: 12 });
}, 120_000);

const POSSESSED: Record<Language, (noun: string) => string> = {
  de: (noun) => `Wer prüft deren ${noun}?`,
  fr: (noun) => `Qui contrôle leurs ${noun.toLowerCase()} ?`,
  it: (noun) => `Chi verifica i loro ${noun.toLowerCase()}?`,
  en: (noun) => `Who audits their ${noun.toLowerCase()}?`,
};

it('a noun that somebody has is no name, though people bear it', async () => {
  const surnames = [...new Set(world.truth.flatMap((record) => (record.kind === 'publication' ? record.mentions.flatMap(({ surname }) => surname ?? []) : [])))]; // prettier-ignore
  const nouns = surnames.filter((name) => /^\p{Lu}\p{Ll}{3,}$/u.test(name));
  const property = fc.asyncProperty(fc.constantFrom(...nouns), language, async (noun, spoken) => {
    const [first, second] = await talk([NAMING[spoken][0]!(firms[0]!), POSSESSED[spoken](noun)], spoken);
    // The firm spoken of is meant, or nobody; never who bears the noun's name.
    expect([first!.subjects, []]).toContainEqual(second!.subjects);
  });
  await fc.assert(property, { numRuns: 12 });
}, 120_000);

it('a turn with a focus is about that one alone, whoever was spoken of before', async () => {
  const uids = await Promise.all(firms.map(async (name) => (await talk([NAMING.en[0]!(name)], 'en'))[0]!.subjects[0]!));
  const property = fc.asyncProperty(steps, language, fc.nat(5), fc.nat(3), async (path, spoken, way, focus) => {
    const before = await talk(path.map((one) => worded(one, spoken, firms)), spoken); // prettier-ignore
    const asked = { language: spoken, conversationId: before[0]!.conversationId, focusUid: uids[focus]! };
    const run = await ask(GOING_ON[spoken][way]!, asked, callNow());
    expect(run.subjects).toEqual([uids[focus]]);
    const others = firms.filter((_, at) => at !== focus);
    for (const { text } of run.answer?.sentences ?? [])
      expect(
        others.filter((name) => text.includes(name)),
        text,
      ).toEqual([]);
  });
  await fc.assert(property, { numRuns: 12 });
}, 120_000);

it('two users who talk at the same time are answered as if each were alone', async () => {
  const property = fc.asyncProperty(steps, steps, language, async (mine, hers, spoken) => {
    const [own, other] = [mine.map((one) => worded(one, spoken, firms)), hers.map((one) => worded(one, spoken, firms.slice(2)))]; // prettier-ignore
    const told = (runs: readonly AgentRun[]) => runs.map(({ subjects, answer }) => ({ subjects, texts: (answer?.sentences ?? []).map(({ text }) => text) })); // prettier-ignore
    const alone = [told(await talk(own, spoken, callOf('ann'))), told(await talk(other, spoken, callOf('ben')))];
    const together = await Promise.all([talk(own, spoken, callOf('ann')), talk(other, spoken, callOf('ben'))]);
    expect(together.map(told)).toEqual(alone);
    // Nor can one go on with the other's conversation.
    const conversationId = together[0][0]!.conversationId;
    expect(await world.agent.start(request('?', { conversationId }), null, callOf('ben'))).toMatchObject({ outcome: "NOT_FOUND" }); // prettier-ignore
  });
  await fc.assert(property, { numRuns: 8 });
}, 120_000);
