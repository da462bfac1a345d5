/** CPU a GraphQL request: Dossier beside a bare server, in turns, medians of several rounds. `npm run bench -- graphql` */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { median, report } from '../report.js';
import { DOCUMENTS, VARIABLES } from './rows.js';

const ROUNDS = 7;
const REQUESTS = 2_000;
const CONCURRENCY = 16;

interface Side {
  child: ChildProcess;
  url: string;
}

async function start(script: string): Promise<Side> {
  const child = fork(new URL(script, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { child, url: message.url };
}

async function cpuOf({ child }: Side): Promise<number> {
  const answer = once(child, 'message') as Promise<[{ cpu: NodeJS.CpuUsage }]>;
  child.send('cpu');
  const [{ cpu }] = await answer;
  return cpu.user + cpu.system;
}

function post(url: string, agent: Agent, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/graphql`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

async function measure(side: Side, body: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const before = await cpuOf(side);
  let left = requests;
  const lane = async () => {
    while (left-- > 0) await post(side.url, agent, body);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  agent.destroy();
  return ((await cpuOf(side)) - before) / requests;
}

export async function benchGraphql(): Promise<void> {
  const [dossier, bare] = [await start('./dossier-server.js'), await start('./bare-server.js')];
  const agent = new Agent();
  const results: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(DOCUMENTS)) {
    const body = JSON.stringify({ query, variables: VARIABLES });
    const [ours, theirs] = [
      JSON.parse(await post(dossier.url, agent, body)),
      JSON.parse(await post(bare.url, agent, body)),
    ];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`${name}: the two servers answer differently`);
    await Promise.all([measure(dossier, body, REQUESTS), measure(bare, body, REQUESTS)]);
    const rounds: { dossier: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ dossier: await measure(dossier, body, REQUESTS), bare: await measure(bare, body, REQUESTS) });
    const [own, base] = [median(rounds.map((round) => round.dossier)), median(rounds.map((round) => round.bare))];
    results[name] = {
      dossierMicroseconds: Math.round(own),
      bareMicroseconds: Math.round(base),
      ratio: Number((own / base).toFixed(2)),
    };
  }
  agent.destroy();
  for (const { child } of [dossier, bare]) child.send('stop');
  report('graphql', results);
}
