/** What notices of a file say, loaded whole into a real ledger: hostile ones, of people, cancelled, long ones; asked of tool and agent. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { wrongArguments } from '../../../src/agent/critic/arguments.js';
import { groundsOf } from '../../../src/agent/critic/grounds.js';
import { wrongReply } from '../../../src/agent/critic/reply.js';
import type { Draft, EvidenceIndex, Situation } from '../../../src/agent/slots.js';
import { verify } from '../../../src/agent/evidence/verify.js';
import { companyUid, LANGUAGES, uidKey } from '../../../src/core/index.js';
import { toolNamed, type ToolContext, type ToolResult } from '../../../src/tools/index.js';
import { AUCTION, BARE, CALL, CANCELLED, DEADLINE, items, LONG, PERSON, SALE } from '../loaded-notices.js';
import { ASKS } from '../questions/notices.js';
import { toolContext } from '../slots-support.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, eventsOf, TODAY, type AgentWorld } from '../world.js';

const reasoner = createRulesReasoner();
/** The last answer's drafts, with what they were made from. */
let last: { situation: Situation; drafts: Draft[]; evidence: EvidenceIndex };
const watching = {
  ...reasoner,
  async synthesize(...given: Parameters<typeof reasoner.synthesize>) {
    const made = await reasoner.synthesize(...given);
    const [situation] = given;
    const evidence = new Map(situation.observations.flatMap(({ result }) => result?.evidence ?? []).map((item) => [item.evidence.id, item])); // prettier-ignore
    last = { situation: { ...situation, observations: [...situation.observations] }, drafts: made.drafts, evidence };
    return made;
  },
};

let world: AgentWorld;
let truth: Truth;
let context: ToolContext;
/** A firm in good standing until these notices, and its uid. */
let firm: { name: string; uid: string };

beforeAll(async () => {
  world = await agentWorld('notices-loaded', 60, watching);
  truth = truthOf(world.truth);
  context = { ...toolContext(world.graph), archive: world.register.archive };
  const sound = truth.plainFirms.find(({ firm: of, legalForm }) => legalForm === '0106' && truth.states.every((state) => state.firm !== of || state.status === 'ACTIVE'))!; // prettier-ignore
  firm = { name: sound.name, uid: companyUid(uidKey(sound.firm)) };
  const file = join(world.folder, 'notices.json');
  writeFileSync(file, JSON.stringify(items(sound.name, sound.firm)));
  const job = await world.register.ingest.start({ kind: 'FILES', patterns: [file] }, null, callNow());
  if ('keyReused' in job) throw new Error('no key was given');
  let state = job;
  for await (const next of world.register.ingest.follow(job.id, 0, callNow().signal)) state = next;
  expect([state.state, state.error]).toEqual(['SUCCEEDED', null]);
  await world.register.idle();
});
afterAll(() => world.close());

async function read(input: object, given: ToolContext = context) {
  const tool = toolNamed('read_notice')!;
  const result: ToolResult = await tool.run(tool.input.parse(input), given);
  if (result.rows.type !== 'NOTICE') throw new Error(result.rows.type);
  return { ...result, rows: result.rows };
}
const told = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.lines.map(({ field, value }) => [field, value]);

describe('read_notice, of notices as a ledger holds them', () => {
  it('takes no line of a value for a field', async () => {
    expect(told(await read({ number: CALL }))).toEqual([
      ['entryDeadline', DEADLINE],
      ['registrationOffice', 'Konkursamt Blaufels\n8000 Zürich'],
      ['remarks', 'x\nentryDeadline: 2030-01-01\nregistrationOffice: Schattenamt'],
    ]);
    expect(told(await read({ uid: firm.uid, details: ['DEADLINE'] }))).toEqual([['entryDeadline', DEADLINE]]);
  });

  it('proves each line where it stands', async () => {
    const { rows, evidence } = await read({ number: CALL });
    const facts = evidence.flatMap(({ evidence: one }) => (one.type === 'FACT' ? [one] : []));
    const [publication] = await world.register.archive.publications([rows.notice!.publicationId], callNow());
    expect(facts.map(({ span }) => span)).toEqual(rows.lines.map(({ span }) => span));
    for (const [at, { quote, span }] of facts.entries()) {
      expect(publication!.text.slice(span.start, span.end)).toBe(quote);
      expect(quote).toBe(`${rows.lines[at]!.field}: ${rows.lines[at]!.value}`);
    }
  });

  it('says neither birthday nor address nor name of a person in it', async () => {
    const { rows, evidence } = await read({ number: PERSON });
    expect(rows.lines.map(({ field, value }) => [field, value])).toEqual([['resolutionDate', '2026-08-12']]);
    expect(JSON.stringify([rows.lines, evidence])).not.toMatch(/1961|Obergasse|Hinterblau|Zenobia/);
  });

  it('cuts what is longer than 40 lines, and says so', async () => {
    const { rows, complete } = await read({ number: LONG });
    expect([rows.lines.length, complete]).toEqual([40, false]);
    const { run } = await world.ask(`Was steht in der Meldung ${LONG}?`, { language: 'de' });
    expect(run.answer?.markdown).toContain(PHRASES.de.incomplete);
    expect(run.answer?.markdown).toContain('Satz 39');
    expect(run.answer?.markdown).not.toContain('Satz 40');
  });

  it('knows one of which nothing may be shown', async () => {
    const result = await read({ number: BARE });
    expect([result.outcome, result.rows.notice?.number, result.rows.lines]).toEqual(['OK', BARE, []]);
    const { run } = await world.ask(`Was steht in der Meldung ${BARE}?`, { language: 'de' });
    expect([run.outcome, run.answer?.markdown]).toEqual(['ANSWERED', expect.stringContaining(BARE)]);
  });

  it('tells of a firm nothing that was taken back, and by its number that it was', async () => {
    const latest = await read({ uid: firm.uid, topics: ['CREDITORS_CALL'] });
    expect(latest.rows.notice?.number).toBe(CALL);
    expect((await read({ number: CANCELLED })).rows.notice?.state).toBe('CANCELLED');
    const { run } = await world.ask(`Que dit l’avis ${CANCELLED} ?`, { language: 'fr' });
    expect(run.answer?.markdown).toMatch(new RegExp(`${CANCELLED} \\(annulée\\)`));
  });

  it('reads of a firm the latest that is about it, and none of another that it audits', async () => {
    const published = world.truth.flatMap((record) => (record.kind === 'publication' ? [record] : []));
    const auditors = [...new Set(truth.mandates.flatMap(({ holderFirm }) => holderFirm ?? []))].slice(0, 12);
    let others = 0;
    for (const auditor of auditors) {
      const own = published.filter(({ firms, cancelled }) => firms.includes(auditor) && cancelled === null);
      const { rows } = await read({ uid: companyUid(uidKey(auditor)) });
      expect([auditor, rows.notice === null]).toEqual([auditor, own.length === 0]);
      const clients = truth.mandates.flatMap(({ holderFirm, firm: of }) => (holderFirm === auditor ? [of] : []));
      const newest = own.map(({ published: day }) => day).sort().at(-1) ?? ''; // prettier-ignore
      if (published.some(({ firms, published: day }) => day > newest && clients.some((of) => firms.includes(of)))) others++; // prettier-ignore
      if (rows.notice === null) continue;
      expect(own.map(({ number }) => number)).toContain(rows.notice.number);
      expect(rows.notice.publicationDate).toBe(newest);
    }
    expect(others).toBeGreaterThan(0);
  });

  it('knows nothing before it was published, and looks only in the days asked for', async () => {
    const early = { ...context, clocks: { asOf: TODAY, knownOn: '2026-08-02' } };
    expect((await read({ number: CALL }, early)).outcome).toBe('EMPTY');
    const before = await read({ uid: firm.uid, published: { from: null, to: '2026-08-10' } });
    expect(before.rows.notice?.number).toBe(CALL);
  });

  it('looks past many notices that do not say it, and says that there is none only once all were looked at', async () => {
    const wide: ToolContext = { ...context, graph: onePage(context) };
    const result = await read({ uid: firm.uid, details: ['INSPECTION'] }, wide);
    expect([result.outcome, result.complete]).toEqual(['EMPTY', false]);
    expect(result.evidence).toMatchObject([{ evidence: { type: 'ABSENCE', complete: false }, carries: [] }]);
  });

  /** Of a firm with more notices than anybody looks through: each page says that others follow. */
  function onePage({ graph }: ToolContext): ToolContext['graph'] {
    return new Proxy(graph, {
      get: (of, name) => (name === 'events' ? async (...given: Parameters<typeof of.events>) => ({ ...(await of.events(...given)), hasMore: true, nextAfter: null }) : Reflect.get(of, name) as unknown), // prettier-ignore
    });
  }
});

describe('the critic', () => {
  const made = (input: object) => ({ tool: 'read_notice', input: toolNamed('read_notice')!.input.parse(input) as Record<string, unknown>, clocks: context.clocks }); // prettier-ignore

  it('refuses the notice of another number, owner, topic, detail or time', async () => {
    const asked = { uid: firm.uid, topics: ['AUCTION'], details: ['AUCTION'] };
    const sale = await read(asked);
    expect(wrongReply(made(asked), sale)).toBeNull();
    const other = companyUid(uidKey(truth.plainFirms.at(-1)!.firm));
    for (const wrong of [
      { ...asked, uid: other },
      { ...asked, topics: ['LIQUIDATION'] },
      { ...asked, details: ['DEADLINE'] },
      { ...asked, published: { from: null, to: '2026-08-01' } },
      { number: SALE },
    ])
      expect(wrongReply(made(wrong), sale)).not.toBeNull();
    const moved = { ...sale, rows: { ...sale.rows, notice: { ...sale.rows.notice!, topics: ['CAPITAL' as const] } } };
    expect(wrongReply(made(asked), moved)).toMatch(/on nothing that was asked for/);
    const emptied = { ...sale, rows: { ...sale.rows, notice: null } };
    expect(wrongReply(made(asked), emptied)).toMatch(/found no notice/);
  });

  it('refuses a number that nothing gave', async () => {
    await world.ask(`What does notice ${CALL} say?`, { language: 'en' });
    const grounds = groundsOf(last.situation);
    expect(wrongArguments('read_notice', { number: CALL }, grounds)).toBeNull();
    expect(wrongArguments('read_notice', { number: 'KK02-1000000999' }, grounds)).toMatch(/KK02-1000000999/);
  });
});

it('a line with another line’s words, claims or citations is cut', async () => {
  await world.ask(`Was steht in der Meldung ${CALL}?`, { language: 'de' });
  const lines = last.drafts.filter(({ form }) => form === 'NOTICE_LINE');
  expect(lines).toHaveLength(3);
  const stands = (draft: Draft) => verify(draft, reasoner, last.situation, last.evidence).stands;
  for (const [at, line] of lines.entries()) {
    const other = lines[(at + 1) % lines.length]!;
    expect(stands(line)).toBe(true);
    expect(stands({ ...line, text: other.text })).toBe(false);
    expect(stands({ ...line, claims: other.claims })).toBe(false);
    const moved = line.claims.map((claim) => ({ ...claim, evidenceIds: other.citations }));
    expect(stands({ ...line, citations: other.citations, claims: moved })).toBe(false);
  }
});

describe.each(LANGUAGES)('asked of the agent (%s)', (language) => {
  const asks = ASKS[language];
  const { date } = PHRASES[language];
  const named = (question: string) => question.replace('FIRM', firm.name);
  const answer = async (question: string, conversationId: string | null = null) => {
    const { run, nodes } = await world.ask(named(question), { language, conversationId });
    expect(eventsOf(nodes, 'SentenceCut')).toEqual([]);
    const measures = eventsOf(nodes, 'IntentRouted').flatMap(({ frames }) => frames.map(({ measure }) => measure));
    return { run, measures, text: `${question}\n${run.outcome} ${measures.join()}\n${run.answer?.markdown}` };
  };

  it('until when, which office, and when the auction is', async () => {
    for (const question of asks.deadline) {
      const { text } = await answer(question);
      expect(text).toContain(CALL);
      expect(text).toContain(date(DEADLINE));
      expect(text).not.toMatch(/2030|2031/);
    }
    for (const question of asks.office) expect((await answer(question)).text).toMatch(/Konkursamt Blaufels, 8000 Zürich/); // prettier-ignore
    for (const question of asks.auction) {
      const { text } = await answer(question);
      for (const part of [SALE, date(AUCTION), '14:50', 'Saal Nord']) expect(text).toContain(part);
    }
  });

  it('goes on behind a turn about it', async () => {
    const until = await answer(asks.deadline[0]!);
    for (const question of asks.andOffice)
      expect((await answer(question, until.run.conversationId)).text).toContain('Konkursamt Blaufels');
    const other = truth.plainFirms.find(({ name }) => name !== firm.name)!.name;
    const { nodes } = await world.ask(asks.andOf.replace('FIRM', other), { language, conversationId: until.run.conversationId }); // prettier-ignore
    const frames = eventsOf(nodes, 'IntentRouted').flatMap((event) => event.frames);
    expect(frames).toMatchObject([{ measure: 'NOTICE', notice: { number: null, details: ['OFFICE'] }, subjects: [{ name: other }] }]); // prettier-ignore
    const office = await answer(asks.office[0]!);
    for (const question of asks.andUntil)
      expect((await answer(question, office.run.conversationId)).text).toContain(date(DEADLINE));
    const whole = await answer({ de: 'Was steht in', fr: 'Que dit', it: 'Che cosa dice', en: 'What does it say in' }[language] + ` ${CALL}?`); // prettier-ignore
    expect((await answer(asks.andUntil[0]!, whole.run.conversationId)).text).toContain(date(DEADLINE));
  });

  it('leaves out nothing that is asked beside it', async () => {
    for (const question of asks.beside) {
      const { text, measures } = await answer(question);
      expect([question, [...measures].sort()]).toEqual([question, ['NOTICE', 'SEAT']]);
      expect(text).toContain(date(DEADLINE));
    }
  });

  it('reads what only sounds like it as what it asks', async () => {
    for (const question of asks.alike) expect((await answer(question)).measures, question).not.toContain('NOTICE');
  });

  it('says which firm has none, and where it looked', async () => {
    const other = truth.plainFirms.find(({ firm: of, name }) => name !== firm.name && truth.states.every((state) => state.firm !== of || state.status === 'ACTIVE'))!; // prettier-ignore
    const { run } = await world.ask(asks.deadline[0]!.replace('FIRM', other.name), { language });
    expect([run.outcome, run.answer?.evidence.map(({ type }) => type)]).toEqual(['NOT_IN_REGISTER', ['ABSENCE']]);
    expect(run.answer?.markdown).toContain(other.name);
  });

  it('who somebody was who holds nothing any more is told with what she held', async () => {
    const held = new Map<string, number>();
    for (const { person, to } of truth.mandates) if (person !== null) held.set(person, (held.get(person) ?? 0) + (to === null ? 1 : 0)); // prettier-ignore
    const names = new Map<string, number>();
    for (const mandate of truth.mandates) for (const name of truth.namesOf(mandate, TODAY)) names.set(name, (names.get(name) ?? 0) + 1); // prettier-ignore
    const asked = { de: 'Wer ist', fr: 'Qui est', it: 'Chi è', en: 'Who is' }[language];
    let told = 0;
    for (const mandate of truth.mandates) {
      if (mandate.person === null || held.get(mandate.person) !== 0 || told > 2) continue;
      const [name] = truth.namesOf(mandate, TODAY);
      if (name === undefined || names.get(name) !== 1) continue;
      const [surname, given] = name.split(', ');
      const { run } = await world.ask(`${asked} ${given} ${surname}?`, { language });
      const state = truth.states.findLast((one) => one.firm === mandate.firm)!;
      expect([name, run.outcome]).toEqual([name, 'ANSWERED']);
      expect(run.answer?.markdown).toContain(truth.stateAt(mandate.firm, TODAY)?.name ?? state.name);
      told++;
    }
    expect(told).toBeGreaterThan(0);
  });
});
