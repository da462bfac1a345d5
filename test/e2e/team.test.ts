/**
 * What a team runs: two servers and a worker on PostgreSQL, Neo4j and Qdrant. It loads notices and documents while each of them fails in turn,
 * and at the end holds and answers what one process on files of its own does.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { simulate } from '../../demo/index.js';
import { canonicalHash, ledgerPath, openLedger } from '../../ingest/index.js';
import { openPool, rowsOf } from '../../src/postgres/index.js';
import { REAL_QDRANT } from '../servers/qdrant.js';
import { dossier, testFolder, type RunningDossier } from '../support/dossier.js';
import { freeze, thaw } from '../support/freeze.js';
import { describeNeo4j, describePostgres, describeQdrant } from '../support/servers.js';
import { sharedPath } from '../support/shared-path.js';
import { answered, asked, startTeam, type Serving, type Team } from '../support/team.js';
import { STREAMS } from '../support/transports.js';
import { questions, spoken, type Named } from './team-questions.js';

// The one Neo4j of a run may be long in coming.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 });

/** Several stretches, so that there are many middles. */
const PUBLICATIONS = 560;
const BEGUN = 100;
/** The impatient server's deadline for queries; the others wait as long as a slow machine may take. */
const IMPATIENT_MS = 3_000;
const PATIENCE = { interval: 100, timeout: 120_000 };

interface Job {
  id: string;
  state: string;
  error: string | null;
  read: number;
  quarantined: number;
  ledgerPosition: number;
}
interface Node {
  seq: number;
  kind: string;
}

const JOB = '... on IngestJob { id state error read quarantined ledgerPosition }';
const START = `mutation ($input: StartIngestInput!) { startIngest(input: $input) { ${JOB} ... on Failure { message } } }`;
const FOLLOW_JOB = `subscription ($id: ID!) { ingestJob(id: $id) { ${JOB} } }`;
const PASSAGES = 'query ($text: String!) { passages(search: $text, kinds: [DOCUMENT]) { __typename ... on Passages { complete detail passages { quote } } ... on Failure { message } } }'; // prettier-ignore
const START_RUN = 'mutation ($question: String!) { startAgentRun(input: { question: $question, asOf: "2024-06-30", knownOn: "2026-06-30" }) { ... on AgentRun { runId } ... on Failure { message } } }'; // prettier-ignore
const FOLLOW_RUN = `subscription ($runId: ID!, $after: Int! = 0) { agentRun(runId: $runId, after: $after) { ... on TraceBatch { nodes { seq kind } } ... on Failure { message } } }`; // prettier-ignore
const RUN = `query ($runId: ID!) { agentRun(runId: $runId) { ... on AgentRun { status outcome language state subjects suggestions candidates { uid }
  answer { markdown evidence { __typename ... on Fact { number publicationDate quote } ... on DocumentQuote { fileName quote } ... on Absence { query coverage } ... on Aggregate { query total } } } } } }`; // prettier-ignore
const ENDS = ['RunFinished', 'RunFailed', 'RunCancelled'];
const TOP = `{ firms: topEntities(kind: COMPANY, metric: EVENTS, first: 12) { rows { entity { ... on Company { uid label } } } }
  people: topEntities(kind: PERSON, metric: MANDATES, first: 8) { rows { entity { ... on Person { uid label } } } } }`;

describePostgres('a team', () =>
  describeNeo4j('on Neo4j', () =>
    describeQdrant('and Qdrant', () => {
      const folder = testFolder();
      const [begun, notices, documents, later] = ['begun', 'notices', 'documents', 'later'].map((name) => join(folder, name)) as [string, string, string, string]; // prettier-ignore
      let team: Team;
      let alone: Serving;
      let impatient: Serving;
      let patient: Serving;
      let workers: [RunningDossier, RunningDossier];

      beforeAll(async () => {
        writeSources();
        team = await startTeam(folder, { DOSSIER_LEASE_MS: '3000', DOSSIER_QUERY_TIMEOUT_MS: '120000' });
        workers = [team.work(), team.work()];
        const hurry = { DOSSIER_QUERY_TIMEOUT_MS: String(IMPATIENT_MS) };
        [alone, impatient, patient] = await Promise.all([team.serveAlone(), team.serve(hurry), team.serve()]);
      });
      afterAll(() => team?.close());

      /** Notices of an invented register and, where they lie beside the checkout, real ones; one record that is none. */
      function writeSources(): void {
        for (const each of [begun, notices, documents, later]) mkdirSync(each);
        const lines = [...simulate({ seed: 'team', firms: 60, publications: PUBLICATIONS })].map((item) => JSON.stringify(item)); // prettier-ignore
        writeFileSync(join(begun, 'begun.ndjson'), lines.slice(0, BEGUN).join('\n'));
        writeFileSync(join(notices, 'more.ndjson'), [...lines.slice(BEGUN), '{"meta":{"id":"no notice"}}'].join('\n'));
        writeFileSync(join(documents, 'a.txt'), 'The harbour was sold.');
        writeFileSync(join(documents, 'b.txt'), 'Nobody was told.');
        writeFileSync(join(later, 'c.txt'), 'The ferry was sold, too.');
        const real = sharedPath('data', 'shab');
        if (!existsSync(real)) return;
        writeFileSync(join(notices, 'portal.json'), readFileSync(join(real, 'portal', 'publications.json')));
        writeFileSync(join(notices, 'old.jsonl'), readFileSync(join(real, 'notices-2001-2017', 'records.jsonl')));
        for (const name of readdirSync(join(real, 'kk')))
          writeFileSync(join(notices, name), readFileSync(join(real, 'kk', name)));
      }

      async function start({ url }: Serving, input: { files: string[] } | { documents: string[] }): Promise<string> {
        const { startIngest } = await answered<{ startIngest: Job & { message?: string } }>(url, START, { input });
        expect(startIngest.message).toBeUndefined();
        return startIngest.id;
      }
      async function* states({ url }: Serving, id: string): AsyncGenerator<Job> {
        for await (const { data } of STREAMS.SSE(url, { query: FOLLOW_JOB, variables: { id } }))
          yield data?.['ingestJob'] as Job;
      }
      async function loaded(server: Serving, input: { files: string[] } | { documents: string[] }): Promise<Job> {
        let last: Job | undefined;
        for await (const state of states(server, await start(server, input))) last = state;
        expect(last).toMatchObject({ state: 'SUCCEEDED', error: null });
        return last!;
      }
      const quotes = async ({ url }: Serving, text: string) => {
        const { passages } = await answered<{ passages: { passages?: { quote: string }[] } }>(url, PASSAGES, { text });
        return passages.passages?.map(({ quote }) => quote);
      };
      const bothFind = (text: string, found: string[]) =>
        expect.poll(() => Promise.all([impatient, patient].map((server) => quotes(server, text))), PATIENCE).toEqual([found, found]); // prettier-ignore
      /** As the servers' health page tells it. */
      const told = (name: string, healthy: boolean) =>
        expect.poll(async () => {
          const { engines } = await answered<{ engines: { name: string }[] }>(patient.url, '{ engines { name healthy } }');
          return engines;
        }, PATIENCE).toContainEqual({ name, healthy }); // prettier-ignore

      /** What needs the graph fails in time, and says so; everything else answers. */
      async function freezeGraph(): Promise<void> {
        await freeze(team.neo4j.pid());
        try {
          const began = Date.now();
          const replies = await Promise.all([1, 2, 3].map(() => asked(impatient.url, TOP)));
          expect(Date.now() - began).toBeLessThan(IMPATIENT_MS + 30_000);
          for (const { errors } of replies)
            expect(errors?.[0]?.extensions).toMatchObject({ code: expect.stringMatching(/^(DEADLINE|UNAVAILABLE)$/) });
          await told('graph: neo4j', false);
          expect(await answered(patient.url, '{ coverage { publications } }')).toMatchObject({ coverage: { publications: expect.any(Number) } }); // prettier-ignore
        } finally {
          thaw(team.neo4j.pid());
        }
        await told('graph: neo4j', true);
      }

      async function restartQdrant(): Promise<void> {
        if (REAL_QDRANT !== null) return;
        await team.qdrant.halt();
        const { passages } = await answered<{ passages: object }>(patient.url, PASSAGES, { text: 'harbour' });
        expect(passages).toMatchObject({ complete: false, detail: expect.stringMatching(/Qdrant .* does not answer/) });
        await told('vectors: qdrant', false);
        await team.qdrant.start();
      }

      async function restartPostgres(): Promise<void> {
        team.postgres.halt();
        team.postgres.start();
      }

      async function killWriter(): Promise<void> {
        const [writer, successor] = workers;
        writer.process.kill('SIGKILL');
        await successor.printed(/This worker writes/);
      }

      it('loads notices, whoever is killed, frozen or restarted meanwhile', async () => {
        const [first, second] = workers;
        await Promise.race(workers.map((worker) => worker.printed(/writes the ledger/)));
        if (second.hasPrinted(/This worker writes/)) workers = [second, first];
        await loaded(impatient, { files: [begun] });
        await loaded(patient, { documents: [documents] });
        await bothFind('harbour', ['The harbour was sold.']);

        const job = await start(impatient, { files: [notices] });
        const faults = [killWriter, freezeGraph, () => Promise.all([restartPostgres(), restartQdrant()])];
        let position = BEGUN;
        let last: Job | undefined;
        for await (const state of states(patient, job)) {
          last = state;
          if (state.state !== 'RUNNING' || state.ledgerPosition <= position) continue;
          position = state.ledgerPosition;
          await faults.shift()?.();
        }
        expect(faults).toEqual([]);
        expect(last).toMatchObject({ state: 'SUCCEEDED', error: null });
        await bothFind('harbour', ['The harbour was sold.']);
        await loaded(impatient, { documents: [later] });
        await bothFind('ferry', ['The ferry was sold, too.']);
      });

      it('goes on with a run whose server was killed; who follows it sees each node once', async () => {
        const { firms } = await top(patient);
        // The run waits for its graph when its server dies.
        await freeze(team.neo4j.pid());
        let following: Promise<Node[]>[];
        try {
          const runId = await startRun(impatient, `Wer ist im Verwaltungsrat der ${firms[0]!.label}?`);
          let begun = (): void => undefined;
          const hasBegun = new Promise<void>((resolve) => (begun = resolve));
          following = [followed([patient], runId), followed([impatient, patient], runId, begun)];
          await hasBegun;
          impatient.running.process.kill('SIGKILL');
          await impatient.running.ended;
        } finally {
          thaw(team.neo4j.pid());
        }
        const [stayed, moved] = (await Promise.all(following)) as [Node[], Node[]];
        expect(moved).toEqual(stayed);
        expect(stayed.map(({ seq }) => seq)).toEqual(stayed.map((_, index) => index + 1));
        expect(stayed.map(({ kind }) => kind)).toContain('RunResumed');
        expect(stayed.filter(({ kind }) => ENDS.includes(kind))).toEqual([stayed.at(-1)]);
        expect(stayed.at(-1)?.kind).toBe('RunFinished');
      });

      it('fills both engines again beside the worker, in a folder that a server holds', async () => {
        const options = { dataDir: patient.dataDir, env: team.env };
        const { code, stderr, stdout } = await dossier(['rebuild', '--graph', 'neo4j', '--vectors', 'qdrant'], options);
        expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toMatch(/rebuilt by whoever works[\s\S]*3 documents/);
      });

      it('holds and answers what one process on files of its own does', async () => {
        const servers = [patient, await team.serve()];
        expect(await loaded(alone, { files: [begun, notices] })).toMatchObject({ quarantined: 1 });
        expect(await loaded(alone, { documents: [documents, later] })).toMatchObject({ read: 3 });
        const whole = await contentOf(alone);
        for (const server of servers) expect(await contentOf(server)).toEqual(whole);

        const { firms, people } = await top(alone);
        expect(Math.min(firms.length, people.length)).toBeGreaterThan(5);
        for (const { query, variables } of questions(firms, people)) {
          const [wanted, ...others] = await Promise.all(
            [alone, ...servers].map(({ url }) => answered(url, query, variables)),
          );
          for (const each of others) expect(each, `${query}\n${JSON.stringify(variables)}`).toEqual(wanted);
        }
        for (const question of spoken(firms, people)) {
          const [wanted, ...others] = await Promise.all(
            [alone, ...servers].map((server) => answerOf(server, question)),
          );
          expect(wanted, question).toMatchObject({ status: 'FINISHED' });
          for (const each of others) expect(each, question).toEqual(wanted);
        }
        await expectGapless();
      });

      async function top({ url }: Serving): Promise<{ firms: Named[]; people: Named[] }> {
        type Rows = { rows: { entity: Named }[] };
        const { firms, people } = await answered<{ firms: Rows; people: Rows }>(url, TOP);
        const named = ({ rows }: Rows) => rows.map(({ entity }) => entity);
        return { firms: named(firms), people: named(people) };
      }

      async function startRun({ url }: Serving, question: string): Promise<string> {
        const { startAgentRun } = await answered<{ startAgentRun: { runId?: string; message?: string } }>(url, START_RUN, { question }); // prettier-ignore
        if (startAgentRun.runId === undefined) throw new Error(startAgentRun.message);
        return startAgentRun.runId;
      }

      /** A client that goes to the next server when the one it follows at is gone. */
      async function followed(at: Serving[], runId: string, heard = (): void => undefined): Promise<Node[]> {
        const seen: Node[] = [];
        for (const { url } of at) {
          const variables = { runId, after: seen.at(-1)?.seq ?? 0 };
          try {
            for await (const { data } of STREAMS.SSE(url, { query: FOLLOW_RUN, variables })) {
              seen.push(...((data?.['agentRun'] as { nodes?: Node[] }).nodes ?? []));
              heard();
            }
          } catch (error) {
            if (url === at.at(-1)!.url) throw error;
          }
        }
        return seen;
      }

      async function answerOf(server: Serving, question: string): Promise<unknown> {
        const runId = await startRun(server, question);
        await followed([server], runId);
        return (await answered<{ agentRun: unknown }>(server.url, RUN, { runId })).agentRun;
      }

      /** What a server's ledger holds: publications, what was refused and why, and everything derived, as one hash. */
      async function contentOf({ dataDir }: Serving) {
        const ledger = openLedger(ledgerPath(dataDir), { readonly: true });
        try {
          const refused = ledger.quarantine.page(null, 0, 1_000).map(({ origin, code, reason }) => ({ origin, code, reason })); // prettier-ignore
          return { publications: ledger.readings.publications(), refused, hash: await canonicalHash(ledger) };
        } finally {
          ledger.close();
        }
      }

      async function expectGapless(): Promise<void> {
        const sql = `SELECT count(*) AS nodes, max(node.seq) AS last, max(run.last_seq) AS stored,
          count(*) FILTER (WHERE kind IN (${ENDS.map((kind) => `'${kind}'`).join()})) AS ends FROM run LEFT JOIN node ON node.run_id = run.id GROUP BY run.id`;
        const pool = openPool(team.postgres.url, 1);
        const runs = await rowsOf<{ nodes: number; last: number }>(pool, sql).finally(() => pool.end());
        expect(runs.length).toBeGreaterThan(10);
        for (const run of runs) expect(run).toEqual({ nodes: run.nodes, last: run.nodes, stored: run.nodes, ends: 1 });
      }
    }),
  ),
);
