import neo4j, { type Driver, type ProfiledPlan } from 'neo4j-driver';
import { openNeo4jWriter } from '../../engines/graph/neo4j/index.js';
import { localViewer, RELATION_KINDS } from '../../src/core/index.js';
import { startNeo4j } from '../../test/servers/neo4j.js';
import { median, report } from '../report.js';
import { CLOCKS, load, sampleOf } from './graph-world.js';
import { WAYS } from './neighbourhoods.js';

const FIRMS = 50;
const ROUNDS = 30;
const WARM = 10;

/** `npm run bench:engines -- profile 6000`: what reading the neighbours of 50 firms costs the server, one way beside the other (PROFILE). */
export async function profileNetworks(publications = 6_000): Promise<void> {
  const server = await startNeo4j();
  const place = { uri: server.uri, user: server.user, password: server.password, database: null };
  const writer = openNeo4jWriter({ place });
  const driver = neo4j.driver(place.uri, neo4j.auth.basic(place.user, place.password), {
    disableLosslessIntegers: true,
  });
  try {
    await load(writer, publications);
    const uids = sampleOf(publications).companies.slice(0, FIRMS);
    const parameters = { uids, scopes: ['public', localViewer.tenantId], mandates: true, relations: RELATION_KINDS.slice(1), most: null, ...CLOCKS }; // prettier-ignore
    const times = new Map<string, number[]>(Object.keys(WAYS).map((name) => [name, []]));
    for (let round = -WARM; round < ROUNDS; round++)
      for (const [name, statement] of Object.entries(WAYS)) {
        const began = performance.now();
        await driver.executeQuery(statement, parameters, { routing: 'READ' });
        if (round >= 0) times.get(name)!.push(performance.now() - began);
      }
    const rows: Record<string, object> = {};
    for (const [name, statement] of Object.entries(WAYS))
      rows[name] = {
        ...(await profiled(driver, statement, parameters)),
        'p50, ms': median(times.get(name)!).toFixed(1),
      };
    report(`neighbours of ${FIRMS} firms, ${publications} publications`, rows);
  } finally {
    await driver.close();
    await writer.close();
    await server.stop();
  }
}

async function profiled(driver: Driver, statement: string, parameters: object) {
  const { records, summary } = await driver.executeQuery(`PROFILE ${statement}`, parameters, { routing: 'READ' });
  const operators = summary.profile === false ? [] : operatorsOf(summary.profile);
  const sum = (of: (plan: ProfiledPlan) => number) => operators.reduce((total, plan) => total + of(plan), 0);
  return {
    links: records.reduce((total, record) => total + (record.get('links') as unknown[]).length, 0),
    'db hits': sum(({ dbHits }) => dbHits),
    'rows between operators': sum(({ rows }) => rows),
  };
}

function operatorsOf(plan: ProfiledPlan): ProfiledPlan[] {
  return [plan, ...plan.children.flatMap(operatorsOf)];
}
