import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { BOARD_ROLES, LANGUAGES, type Language, type Role } from '../../../src/core/index.js';
import type { MandateTruth } from '../../../demo/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../world.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
  world = await agentWorld('pairs', 60);
  truth = truthOf(world.truth);
});
afterAll(async () => {
  await register.close();
  await world.close();
});

const PRESIDENT: readonly Role[] = ['BOARD_PRESIDENT'];

describe('a person and a firm in one question', () => {
  it.each([
    ['de', 'Seit wann ist Anna Muster im Verwaltungsrat der Muster Bau AG?', BOARD_ROLES, true],
    ['de', 'Welche Funktion hat Anna Muster bei der Muster Bau AG?', [], false],
    ['de', 'Ist Anna Muster noch bei der Muster Bau AG?', [], false],
    ['de', 'Wie lange war Anna Muster Präsidentin der Muster Bau AG?', PRESIDENT, true],
    ['de', 'Muster Bau AG, Anna Muster: seit wann?', [], true],
    ['de', 'Was macht Anna Muster bei der Muster Bau AG?', [], false],
    ['fr', 'Depuis quand Anna Muster siège-t-elle au conseil d’administration de Muster Bau AG ?', BOARD_ROLES, true],
    ['fr', 'Quelle est la fonction d’Anna Muster chez Muster Bau AG ?', [], false],
    ['it', 'Da quando Anna Muster è presidente di Muster Bau AG?', PRESIDENT, true],
    ['it', 'Che funzione ha Anna Muster presso Muster Bau AG?', [], false],
    ['en', 'Since when is Anna Muster on the board of Muster Bau AG?', BOARD_ROLES, true],
    ['en', 'What is the role of Anna Muster at Muster Bau AG?', [], false],
    ['en', 'Is Anna Muster still at Muster Bau AG?', [], false],
    ['en', 'When did Anna Muster join Muster Bau AG?', [], true],
    ['en', 'How long was Anna Muster chair of Muster Bau AG?', PRESIDENT, true],
    ['en', 'Is Anna Muster a director or a manager at Muster Bau AG?', [], false],
  ] as const)('%s: %s', async (language, question, roles, sinceWhen) => {
    const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
    expect(frames).toMatchObject([{
      measure: 'PERSON_MANDATES', subjects: [{ uid: register.uids.get('Muster, Anna'), kind: 'PERSON' }], within: { uid: register.uids.get('Muster Bau AG') }, roles, sinceWhen, refusal: null, notUnderstood: [],
    }]); // prettier-ignore
  });

  it.each([
    ['de', 'Dossier von Anna Muster und Muster Bau AG'],
    ['en', 'Anna Muster and Muster Bau AG'],
    ['en', 'How is Anna Muster connected with Muster Bau AG?'],
    ['en', 'Which companies is Anna Muster in?'],
    ['de', 'Seit wann ist Anna Muster Mitglied?'],
  ] as const)('is not meant by: %s: %s', async (language, question) => {
    const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
    expect(frames.map(({ within }) => within)).toEqual([null]);
  });
});

const SINCE: Record<Language, (person: string, firm: string) => string> = {
  de: (person, firm) => `Seit wann ist ${person} bei «${firm}»?`,
  fr: (person, firm) => `Depuis quand ${person} est-il chez « ${firm} » ?`,
  it: (person, firm) => `Da quando ${person} è presso «${firm}»?`,
  en: (person, firm) => `Since when is ${person} at “${firm}”?`,
};
const ROLE: Record<Language, (person: string, firm: string) => string> = {
  de: (person, firm) => `Welche Funktion hat ${person} bei «${firm}»?`,
  fr: (person, firm) => `Quelle est la fonction de ${person} chez « ${firm} » ?`,
  it: (person, firm) => `Che funzione ha ${person} presso «${firm}»?`,
  en: (person, firm) => `What is the role of ${person} at “${firm}”?`,
};

interface Stay {
  name: string;
  firm: string;
  firmName: string;
  /** In office now, those that led to it without a break included. */
  rows: MandateTruth[];
  since: string;
}

/** People in one firm whose name no other person of the world bears, or ever bore with a slip of the pen. */
function stays(): Stay[] {
  const bearers = new Map<string, Set<string>>();
  for (const row of truth.mandates) for (const name of truth.namesOf(row, TODAY)) if (row.person !== null) bearers.set(name, (bearers.get(name) ?? new Set()).add(row.person)); // prettier-ignore
  return truth.plainFirms.flatMap((firm) => {
    const there = truth.mandates.filter((row) => row.firm === firm.firm && row.person !== null);
    return [...new Set(there.map(({ person }) => person))].flatMap((person) => {
      const own = there.filter((row) => row.person === person);
      const names = [...truth.namesOf(own[0]!, TODAY)];
      const open = own.filter(({ to }) => to === null);
      if (names.length !== 1 || bearers.get(names[0]!)?.size !== 1 || open.length === 0) return [];
      const rows = new Set(open);
      for (let size = 0; size !== rows.size;) {
        size = rows.size;
        for (const row of own) if ([...rows].some(({ from }) => from !== null && row.to !== null && row.to >= from && (row.from ?? '') < from)) rows.add(row); // prettier-ignore
      }
      const starts = [...rows].map(({ from }) => from);
      if (starts.includes(null)) return [];
      const [surname, given] = names[0]!.split(', ');
      return [{ name: `${given} ${surname}`, firm: firm.firm, firmName: firm.name, rows: [...rows], since: (starts as string[]).sort()[0]! }]; // prettier-ignore
    });
  });
}

const lines = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- '));

describe.each(LANGUAGES)('what a person is in a firm (%s)', (language) => {
  const { date } = PHRASES[language];

  it('is told since the first entry without a break, with the notice that proves it, and each change on the way', async () => {
    const all = stays();
    const changed = all.filter(({ rows }) => rows.some(({ from }) => from !== rows[0]!.from));
    expect(changed.length).toBeGreaterThan(4);
    for (const stay of [...changed.slice(0, 12), ...all.slice(0, 8)]) {
      const { run, nodes } = await world.ask(SINCE[language](stay.name, stay.firmName), { language });
      expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
      const sentences = run.answer?.sentences ?? [];
      const since = sentences.find(({ text }) => !text.startsWith('- ') && text.includes(stay.firmName));
      expect([stay.name, stay.firmName, since?.text]).toEqual([stay.name, stay.firmName, expect.stringContaining(date(stay.since))]); // prettier-ignore
      const cited = (since?.citations ?? []).map((number) => run.answer!.evidence[number - 1]!);
      const first = stay.rows.filter(({ from }) => from === stay.since).map(({ fromPublished }) => fromPublished);
      expect(cited.some((one) => one.type === 'FACT' && first.includes(one.publicationDate))).toBe(true);
      for (const { from } of stay.rows) expect(run.answer?.markdown).toContain(date(from!));
    }
  });

  it('is the roles held there, and no other firm', async () => {
    for (const stay of stays().slice(0, 12)) {
      const { run } = await world.ask(ROLE[language](stay.name, stay.firmName), { language });
      const now = stay.rows.filter(({ to }) => to === null);
      expect([stay.name, stay.firmName, run.outcome, lines(run.answer?.markdown ?? '').length]).toEqual([stay.name, stay.firmName, 'ANSWERED', now.length]); // prettier-ignore
      for (const line of lines(run.answer?.markdown ?? '')) expect(line).toContain(stay.firmName);
      expect(run.subjects.length).toBe(2);
    }
  });

  it('goes on in the next question, of the same firm', async () => {
    const [stay] = stays();
    const first = await world.ask(ROLE[language](stay!.name, stay!.firmName), { language });
    const when = { de: 'Seit wann?', fr: 'Depuis quand ?', it: 'Da quando?', en: 'Since when?' }[language];
    const { run } = await world.ask(when, { language, conversationId: first.run.conversationId });
    expect(run.answer?.markdown).toContain(date(stay!.since));
    expect(run.answer?.markdown).toContain(stay!.firmName);
  });

  it('is what a name asks behind its firm, a firm behind its person, and all her firms behind the two', async () => {
    const [stay] = stays();
    const asWhat = { de: 'als was?', fr: 'à quel titre ?', it: 'con che carica?', en: 'as what?' }[language];
    const all = { de: 'Alle ihre Firmen bitte', fr: 'toutes ses sociétés svp', it: 'tutte le sue ditte per favore', en: 'all of their companies please' }[language]; // prettier-ignore
    const at = { de: 'bei', fr: 'chez', it: 'presso', en: 'at' }[language];
    const { person } = stay!.rows[0]!;
    const elsewhere = truth.plainFirms.find(({ firm }) => !truth.mandates.some((row) => row.firm === firm && row.person === person))!; // prettier-ignore
    const within = (nodes: Awaited<ReturnType<AgentWorld['ask']>>['nodes']) =>
      nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames.map(({ measure, within: firm }) => [measure, firm?.uid ?? null]) : [])); // prettier-ignore
    const firm = await world.ask(`«${stay!.firmName}»?`, { language });
    const [firmUid] = firm.run.subjects;
    const next = await world.ask(`${stay!.name}, ${asWhat}`, { language, conversationId: firm.run.conversationId });
    expect(within(next.nodes)).toEqual([['PERSON_MANDATES', firmUid]]);
    const more = { de: 'Weitere Posten bei anderen Gesellschaften?', fr: "D'autres postes dans d'autres sociétés ?", it: 'Altre cariche in altre società?', en: 'Other posts with other companies?' }[language]; // prettier-ignore
    const others = await world.ask(more, { language, conversationId: next.run.conversationId });
    expect(within(others.nodes)).toEqual([['PERSON_MANDATES', null]]);
    const hers = await world.ask(all, { language, conversationId: next.run.conversationId });
    expect(within(hers.nodes)).toEqual([['PERSON_MANDATES', null]]);
    const back = await world.ask(`${at} «${stay!.firmName}» ${asWhat}`, { language, conversationId: hers.run.conversationId }); // prettier-ignore
    expect(within(back.nodes)).toEqual([['PERSON_MANDATES', firmUid]]);
    // Who never was in the firm spoken of is asked about alone.
    const other = await world.ask(`«${elsewhere.name}»?`, { language });
    const alone = await world.ask(`${stay!.name}, ${asWhat}`, { language, conversationId: other.run.conversationId });
    expect(within(alone.nodes).map(([, firmOf]) => firmOf)).toEqual([null]);
  });

  it('says of who left when it was, and of who never was there that nothing is entered', async () => {
    const still = { de: (a: string, b: string) => `Ist ${a} noch bei «${b}»?`, fr: (a: string, b: string) => `Est-ce que ${a} est encore chez « ${b} » ?`, it: (a: string, b: string) => `${a} è ancora presso «${b}»?`, en: (a: string, b: string) => `Is ${a} still at “${b}”?` }[language]; // prettier-ignore
    const [one, other] = stays();
    const elsewhere = truth.plainFirms.find(({ firm }) => !truth.mandates.some((row) => row.firm === firm && row.person === one!.rows[0]!.person))!; // prettier-ignore
    const { run } = await world.ask(still(one!.name, elsewhere.name), { language });
    expect([run.outcome, lines(run.answer?.markdown ?? '')]).toEqual(['NONE_HELD', []]);
    expect(run.answer?.evidence.some(({ type }) => type === 'ABSENCE')).toBe(true);
    const gone = truth.mandates.find((row) => row.person !== null && row.to !== null && row.endedBy === 'REMOVED' && row.from !== null && truth.plainFirms.some(({ firm }) => firm === row.firm) && truth.namesOf(row, TODAY).size === 1 && !truth.mandates.some((also) => also.person === row.person && also !== row))!; // prettier-ignore
    const [surname, given] = [...truth.namesOf(gone, TODAY)][0]!.split(', ');
    const firm = truth.plainFirms.find(({ firm: number }) => number === gone.firm)!;
    const left = await world.ask(still(`${given} ${surname}`, firm.name), { language });
    expect([left.run.outcome, left.run.answer?.markdown]).toEqual(['NONE_HELD', expect.stringContaining(date(gone.to!))]); // prettier-ignore
    expect(other).toBeDefined();
  });
});

describe('of several people of one name', () => {
  it('the only one who was ever entered in the firm is meant, and the answer says so', async () => {
    const byName = new Map<string, Set<string>>();
    for (const row of truth.mandates) if (row.person !== null) for (const name of truth.namesOf(row, TODAY)) byName.set(name, (byName.get(name) ?? new Set()).add(row.person)); // prettier-ignore
    const shared = [...byName].filter(([, people]) => people.size > 1);
    expect(shared.length).toBeGreaterThan(0);
    let told = 0;
    for (const [name, people] of shared) {
      const rows = truth.mandates.filter((row) => row.person !== null && people.has(row.person) && row.to === null);
      const alone = rows.find((row) => truth.plainFirms.some(({ firm }) => firm === row.firm) && rows.every((other) => other.person === row.person || other.firm !== row.firm)); // prettier-ignore
      if (alone === undefined) continue;
      const firm = truth.plainFirms.find(({ firm: number }) => number === alone.firm)!;
      const [surname, given] = name.split(', ');
      for (const language of LANGUAGES) {
        const { run, nodes } = await world.ask(ROLE[language](`${given} ${surname}`, firm.name), { language });
        const [frame] = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
        if (frame?.onlyOneThere !== true) continue;
        told++;
        expect(run.answer?.markdown).toContain(PHRASES[language].onlyThere(`${given} ${surname}`, firm.name));
        for (const line of lines(run.answer?.markdown ?? '')) expect(line).toContain(firm.name);
      }
    }
    expect(told).toBeGreaterThan(3);
  });
});
