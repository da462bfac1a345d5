/** A process that appends to runs until it has won so often at each; tells on one line what seqs became its own. Begins when its input ends. */
import { text } from 'node:stream/consumers';
import { openRunStore } from '../../dist/src/store/index.js';

const { databaseUrl, runIds, drafts, times } = JSON.parse(process.argv[2]);
const store = await openRunStore({ databaseUrl, clock: { now: () => 0 }, newId: () => 'unused', connections: 2 });
process.stdout.write('ready\n');
await text(process.stdin);
const won = await Promise.all(
  runIds.map(async (runId) => {
    const seqs = [];
    for (let seq = 0, wins = 0; wins < times;) {
      const result = await store.append(runId, seq, null, drafts);
      if (result.outcome === 'APPENDED') {
        wins++;
        for (let back = drafts.length - 1; back >= 0; back--) seqs.push(result.lastSeq - back);
      }
      seq = result.lastSeq;
    }
    return { runId, seqs };
  }),
);
await store.close();
process.stdout.write(`${JSON.stringify(won)}\n`);
