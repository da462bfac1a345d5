/** What one notice says, by its number or of a firm's bankruptcy, beside what the simulator wrote into it. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalItem } from '../../../demo/portal-item.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import type { Language } from '../../../src/core/index.js';
import { wrongReply } from '../../../src/agent/critic/reply.js';
import { toolNamed, type ToolContext, type ToolResult } from '../../../src/tools/index.js';
import { toolContext } from '../slots-support.js';
import { agentWorld, callNow, eventsOf, type AgentWorld } from '../world.js';

interface Call {
  number: string;
  firm: string;
  uid: string;
  deadline: string;
}

let world: AgentWorld;
let context: ToolContext;
/** Calls to creditors, the last of each firm. */
let calls: Call[];

beforeAll(async () => {
  world = await agentWorld('one-notice', 120);
  context = { ...toolContext(world.graph), archive: world.register.archive };
  const folder = join(world.folder, 'demo');
  const file = readdirSync(folder).find((name) => name.endsWith('.gz'))!;
  const items = gunzipSync(readFileSync(join(folder, file))).toString().split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as PortalItem); // prettier-ignore
  const last = new Map<string, Call>();
  for (const { meta, content } of items) {
    if (content === undefined || !('debtor' in content) || meta.publicationState === 'CANCELLED') continue;
    const { debtor, entryDeadline } = content;
    if (debtor.selectType === 'person') continue;
    const { name, uid } = debtor.companies[0]!.company;
    if (entryDeadline !== undefined && uid !== undefined)
      last.set(uid, { number: meta.publicationNumber, firm: name, uid, deadline: entryDeadline.slice(0, 10) });
  }
  calls = [...last.values()];
  expect(calls.length).toBeGreaterThan(3);
});
afterAll(() => world.close());

const read = (input: object): Promise<ToolResult> => {
  const tool = toolNamed('read_notice')!;
  return tool.run(tool.input.parse(input), context);
};
const noticeIn = ({ rows }: ToolResult) => {
  if (rows.type !== 'NOTICE') throw new Error(rows.type);
  return rows;
};

describe('read_notice', () => {
  it('reads by number, whole, each line proved where it stands', async () => {
    for (const { number, deadline } of calls) {
      const result = await read({ number });
      const { notice, lines } = noticeIn(result);
      expect(notice?.number).toBe(number);
      expect(lines.find(({ field }) => field === 'entryDeadline')?.value).toBe(deadline);
      expect(lines.every(({ field }) => field !== 'selectType' && field !== 'uid')).toBe(true);
      const proved = result.evidence
        .flatMap(({ carries }) => carries)
        .filter(({ attribute }) => attribute === 'PASSAGE');
      expect(proved).toHaveLength(lines.length);
    }
  });

  it('of a firm: the latest that tells what is asked, and no more of it', async () => {
    for (const { uid, number, deadline } of calls) {
      const [found] = (await world.graph.search({ text: uid, kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks: context.clocks, offset: 0, limit: 1 }, callNow())).hits; // prettier-ignore
      const result = await read({ uid: found!.uid, details: ['DEADLINE'] });
      const { notice, lines } = noticeIn(result);
      expect([notice?.number, lines.find(({ field }) => field === 'entryDeadline')?.value]).toEqual([number, deadline]);
      expect(lines.every(({ field }) => /deadline|days/i.test(field ?? ''))).toBe(true);
      expect(noticeIn(await read({ uid: found!.uid, details: ['AUCTION'] }))).toMatchObject({
        notice: null,
        lines: [],
      });
    }
  });

  it('knows no number that nobody gave, and nothing before it was published', async () => {
    const none = await read({ number: 'KK02-0000000000' });
    expect([none.outcome, noticeIn(none).notice]).toEqual(['EMPTY', null]);
    expect(none.evidence.map(({ evidence }) => evidence.type)).toEqual(['ABSENCE']);
    context.clocks.knownOn = '2000-01-01';
    expect((await read({ number: calls[0]!.number })).outcome).toBe('EMPTY');
    context.clocks.knownOn = context.clocks.asOf;
  });

  it('is refused by the critic where it answers for another notice', async () => {
    const [one, other] = calls;
    const result = await read({ number: one!.number });
    const made = (number: string) => ({ tool: 'read_notice', input: { number }, clocks: context.clocks });
    expect(wrongReply(made(one!.number) as never, result)).toBeNull();
    expect(wrongReply(made(other!.number) as never, result)).toMatch(/reads the notice/);
  });
});

const DEADLINE: Record<Language, (firm: string) => string> = {
  de: (firm) => `Bis wann kann ich im Konkurs der ${firm} meine Forderungen anmelden?`,
  fr: (firm) => `Jusqu’à quand produire ses créances dans la faillite de ${firm} ?`,
  it: (firm) => `Entro quando bisogna insinuare i crediti contro ${firm}?`,
  en: (firm) => `By when must creditors file their claims against ${firm}?`,
};
const SAYS: Record<Language, (number: string) => string> = {
  de: (number) => `Was steht in der Meldung ${number}?`,
  fr: (number) => `Que dit l’avis ${number} ?`,
  it: (number) => `Che cosa dice la pubblicazione ${number}?`,
  en: (number) => `What does notice ${number} say?`,
};

describe('asked', () => {
  it.each(Object.keys(DEADLINE) as Language[])(
    'until when claims are filed, and what a notice says (%s)',
    async (language) => {
      for (const { firm, number, deadline } of calls.slice(0, 3)) {
        for (const question of [DEADLINE[language](firm), SAYS[language](number)]) {
          const { run } = await world.ask(question, { language });
          expect(run.outcome, question).toBe('ANSWERED');
          expect(run.answer?.markdown, question).toContain(PHRASES[language].date(deadline));
          expect(run.answer?.markdown, question).toContain(number);
        }
      }
    },
  );

  it('of the firm spoken of', async () => {
    const { firm, deadline } = calls[0]!;
    const first = await world.ask(`Wann ging die ${firm} in Konkurs?`);
    const { run } = await world.ask('Und bis wann können Gläubiger ihre Forderungen eingeben?', { conversationId: first.run.conversationId });
    expect(run.answer?.markdown).toContain(PHRASES.de.date(deadline));
  }); // prettier-ignore

  it('a number that no notice has is told to be unknown', async () => {
    const { run } = await world.ask('Was steht in KK02-0000000000?');
    expect([run.outcome, run.answer?.markdown]).toEqual([
      'NOT_IN_REGISTER',
      expect.stringContaining('KK02-0000000000'),
    ]);
  });

  it.each([
    (firm: string) => `Welche Forderungen hat die ${firm}?`,
    (firm: string) => `Wann ging die ${firm} in Konkurs?`,
    (firm: string) => `Ist das Konkursamt Liquidator der ${firm}?`,
    (firm: string) => `What claims does ${firm} make about its products?`,
    (firm: string) => `Quand ${firm} a-t-elle été déclarée en faillite ?`,
  ])('what only sounds like it is read as what it asks (%#)', async (asks) => {
    const { nodes } = await world.ask(asks(calls[0]!.firm));
    const frames = eventsOf(nodes, 'IntentRouted').flatMap((event) => event.frames);
    expect(frames.map(({ measure }) => measure)).not.toContain('NOTICE');
  });
});
