/** `npm run bench` runs all; `npm run bench -- graphql` one. Ratios against a yardstick in the same run, medians over rounds. */
import { benchFollowers } from './followers/run.js';
import { benchGraphql } from './graphql/run.js';
import { benchIngest } from './ingest/run.js';
import { benchPlans } from './plans/run.js';
import { benchLoop } from './loop/run.js';
import { benchQueries } from './queries/run.js';
import { benchWaiting } from './waiting/run.js';
import { benchVectors } from './vectors/run.js';
import { benchRuns } from './runs/run.js';
import { benchWorld } from './world/run.js';

const BENCHES: Record<string, () => Promise<void>> = {
  followers: benchFollowers,
  graphql: benchGraphql,
  ingest: benchIngest,
  plans: benchPlans,
  loop: benchLoop,
  queries: benchQueries,
  vectors: benchVectors,
  waiting: benchWaiting,
  runs: benchRuns,
  world: benchWorld,
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`no such bench: ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  await bench();
}
