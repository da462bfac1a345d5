/** The example operations on the register that `npm start` simulates: each tab of GraphiQL works as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { projectPath } from '../../src/core/index.js';
import { readExamples } from '../../src/server/explorer.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { STREAMS, type Reply } from '../support/transports.js';
import { browserPath, describeBrowser } from './browser.js';

const folder = projectPath('schema', 'examples');
const names = readdirSync(folder).filter((name) => name.endsWith('.graphql')).sort(); // prettier-ignore
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ items: simulate({}) });
}, 120_000);
afterAll(() => server.close());

function example(name: string): { query: string; variables: Record<string, unknown> } {
  const file = names.find((candidate) => candidate.includes(name));
  if (!file) throw new Error(`no example ${name}`);
  const variables = `${file.replace(/\.graphql$/, '')}.variables.json`;
  const query = readFileSync(join(folder, file), 'utf8');
  const given = readdirSync(folder).includes(variables) ? readFileSync(join(folder, variables), 'utf8') : '{}';
  return { query, variables: JSON.parse(given) as Record<string, unknown> };
}

/** The data without what only says that there is nothing: every list on the way must hold something. */
async function run(name: string, given: Record<string, unknown> = {}): Promise<string> {
  const { query, variables } = example(name);
  return JSON.stringify(await server.query(query, { ...variables, ...given }));
}

describe('examples', () => {
  it('say in their first line what they show, and are all covered here', () => {
    for (const { query } of readExamples(folder)) expect(query).toMatch(/^# .{20,}/);
    expect(names.length).toBe(19);
  });

  it('find a firm by a misspelt former or present name', async () => {
    expect(await run('01-search')).toMatch(/"match":"FUZZY".*"name":"Mirelovit Transport AG"/);
  });

  it('show a firm today and then, its officers and what proves them', async () => {
    const text = await run('02-company');
    expect(text).toMatch(/"today":\{"name":"Mirelovit Transport AG".*"earlier":\{"name":"Felivona Transport AG"/);
    expect(text).toMatch(/"role":"BOARD_.*"quote":"[^"]{10,}/);
    expect(text).not.toContain('"quote":null');
  });

  it('show its history and notices, its network, and counts', async () => {
    expect(await run('03-history')).toMatch(/"history":\[\{.*\},\{.*"topics":\["[A-Z]+/);
    expect(await run('04-network')).toMatch(/"kind":"MANDATE".*"fromUid":"pe_/);
    expect(await run('05-counts')).toMatch(/"key":"HR02","events":\d{3,}.*"publications":\d{4}.*"healthy":true/);
  });

  it('start a run, follow it and read its answer', async () => {
    const started = /"runId":"([^"]+)"/.exec(await run('06-start-run'));
    expect(started).not.toBeNull();
    const { query } = example('07-follow-run');
    const kinds: string[] = [];
    for await (const reply of STREAMS.WebSocket(server.url, { query, variables: { runId: started![1] } })) {
      const { nodes } = reply.data?.['agentRun'] as { nodes: { kind: string }[] };
      kinds.push(...nodes.map((node) => node.kind));
    }
    expect(kinds[0]).toBe('RunStarted');
    expect(kinds).toContain('AnswerDelta');
    expect(kinds.at(-1)).toBe('RunFinished');
    expect(await run('08-run')).toMatch(/"outcome":"ANSWERED".*"markdown":"[^"]{20,}.*"__typename":"Fact"/);
  });

  it('find places in notices', async () => {
    expect(await run('12-passages')).toMatch(/"mode":"LEXICAL".*"kind":"NOTICE".*"quote":"[^"]*Konkurs/);
  });

  it('ask back, take the answer, go on, and are rated', async () => {
    const runId = /"runId":"([^"]+)"/.exec(await run('13-ask-back'))![1]!;
    const { query } = example('07-follow-run');
    for await (const reply of STREAMS.SSE(server.url, { query, variables: { runId } })) {
      const { nodes } = reply.data?.['agentRun'] as { nodes: { kind: string }[] };
      if (nodes.some(({ kind }) => kind === 'RunSuspended')) break;
    }
    const listed = await run('16-conversations');
    const pending = /"requestId":"([^"]+)".*?"candidates":\[\{"uid":"([^"]+)"/.exec(listed);
    expect(pending, listed).not.toBeNull();
    const [, requestId, uid] = pending!;
    expect(await run('15-rate', { runId })).toMatch(/RUN_NOT_ENDED/);
    expect(await run('19-confirm', { requestId })).toMatch(/ChooseEntity was asked for, not Confirm/);
    expect(await run('14-answer', { requestId, uid })).toMatch(/"__typename":"AgentRun"/);
    const kinds: string[] = [];
    for await (const reply of STREAMS.SSE(server.url, { query, variables: { runId } })) {
      const { nodes } = reply.data?.['agentRun'] as { nodes: { kind: string }[] };
      kinds.push(...nodes.map(({ kind }) => kind));
    }
    expect(kinds).toContain('RunResumed');
    expect(kinds.at(-1)).toBe('RunFinished');
    expect(await run('14-answer', { requestId, uid })).toMatch(/NOT_WAITING/);
    expect(await run('15-rate', { runId })).toMatch(/"rating":"RIGHT"/);
    const answered = await run('16-conversations');
    expect(answered).toMatch(/"status":"FINISHED","answer":\{"markdown":"[^"]{20,}/);
    expect(await run('17-forget', { runId })).toMatch(/"count":1/);
    const conversationId = /"id":"(cv_[^"]+)"/.exec(answered)![1]!;
    expect(await run('18-erase', { conversationId })).toMatch(/ConversationErased/);
    expect(await run('16-conversations')).toMatch(/"firstQuestion":""/);
    expect(await run('18-erase')).toMatch(/NOT_FOUND/);
  });

  it('tell, where the run id was not put in, what is missing', async () => {
    const { query, variables } = example('07-follow-run');
    const replies: Reply[] = [];
    for await (const reply of STREAMS.SSE(server.url, { query, variables })) replies.push(reply);
    expect(JSON.stringify(replies)).toMatch(/NotFound.*no such run.*paste the runId/);
  });

  it('follow the register from now on', async () => {
    const stream = STREAMS.SSE(server.url, example('09-follow-register'))[Symbol.asyncIterator]();
    const first = stream.next();
    // The subscription stands once the server has looked at its position: the first ping is no result, so ask until one comes.
    await server.load([...simulate({ seed: 'later', firms: 5, publications: 20 })]);
    expect(JSON.stringify((await first).value)).toMatch(/"number":"HR0/);
    await stream.return?.();
  });

  it('tell what the agent can call', async () => {
    expect(await run('11-tools')).toMatch(/"name":"search_companies".*\\"type\\":\\"object\\"/);
  });

  it('screen a list: people, a firm by a former name, and nobody', async () => {
    const text = await run('10-screen');
    expect(text).toMatch(/"name":"Fabio Ferrari","matches":\[\{"score":.*NAME_EQUAL/);
    expect(text).toMatch(/"name":"Nobody of that Name","matches":\[\]/);
  });
});

describeBrowser('GraphiQL in a browser', () => {
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    if (browserPath === undefined) throw new Error('DOSSIER_DEMAND_BROWSER=1, but there is no Chromium');
    browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.setDefaultTimeout(15_000);
    await page.goto(`${server.url}/graphql`);
  });
  afterAll(async () => browser?.close());

  async function runTab(name: string, shows: string): Promise<void> {
    // A click by mouse is taken for the beginning of a drag: tabs can be put in another order.
    await page.locator('.graphiql-tab-button', { hasText: name }).dispatchEvent('click');
    await page.getByRole('tab', { name, selected: true }).waitFor();
    // GraphiQL notices the tab's operation a moment after it shows it: until then the button runs the one before.
    const press = async () => {
      await page.getByRole('button', { name: /execute query/i }).click();
      const text = await page.locator('.result-window').innerText();
      return text.replace(/\s+/g, ' '); // the editor draws hard spaces and breaks lines
    };
    await expect.poll(press, { interval: 500, timeout: 20_000 }).toContain(shows);
  }

  it('opens with a tab for each example', async () => {
    await page.getByRole('button', { name: /execute query/i }).waitFor();
    await expect.poll(() => page.locator('.graphiql-tab').count()).toBe(names.length);
  });

  it('runs a query with its variables', async () => {
    await runTab('Search', 'Mirelovit Transport AG');
    await runTab('Company', 'Felivona Transport AG');
    await page.screenshot({ path: join(process.env['DOSSIER_SCREENSHOTS'] ?? server.dataDir, 'graphiql.png') });
  });

  it('runs a subscription over WebSocket', async () => {
    await runTab('Follow', 'no such run');
  });

  it('asks nobody but its own server', () => {
    const hosts = new Set(asked.filter((url) => /^(https?|wss?):/.test(url)).map((url) => new URL(url).host));
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(asked.some((url) => url.startsWith('ws:'))).toBe(true);
    expect(faults).toEqual([]);
  });
});
