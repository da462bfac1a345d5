/** `npm run bench:engines`: every engine; `npm run bench:engines -- graph 20000`: one, on so many publications or passages. Engines' servers are started here. */
import { benchGraphEngines } from './graph.js';
import { profileNetworks } from './profile.js';
import { benchStores } from './store.js';
import { benchVectorEngines } from './vectors.js';

const BENCHES: Record<string, (size?: number) => Promise<void>> = {
  graph: benchGraphEngines,
  vectors: benchVectorEngines,
  store: benchStores,
};

/** Run only when it is asked for. */
const ASKED_FOR: typeof BENCHES = { profile: profileNetworks };

const [asked, size] = process.argv.slice(2);
for (const name of asked === undefined ? Object.keys(BENCHES) : [asked]) {
  const all = { ...BENCHES, ...ASKED_FOR };
  const bench = all[name];
  if (!bench) throw new Error(`no such bench: ${name}; there are ${Object.keys(all).join(', ')}`);
  await bench(size === undefined ? undefined : Number(size));
}
