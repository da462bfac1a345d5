import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownKeys } from '../../../src/agent/memory/known-keys.js';
import { MOST_MEMORIES, type NewMemory } from '../../../src/store/memories.js';
import { openRunStore } from '../../../src/store/index.js';
import { callOf } from '../../contracts/run-store/index.js';

const memory = (topic: string): NewMemory => {
  return { kind: 'RUN', topic, runId: topic, conversationId: 'cv', words: `wer ${topic}`, model: null, vector: null, body: '{}', uids: [] }; // prettier-ignore
};
const topic = fc.nat(MOST_MEMORIES + 60).map((number) => `t${number}`);
const many = fc.nat(60).map((first) => Array.from({ length: MOST_MEMORIES }, (_, at) => `t${first + at}`));

it('are those that the store holds, whatever was kept and forgotten meanwhile, here or in another process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-keys-'));
  const open = () => openRunStore({ path: join(folder, 'runs.db'), clock: { now: () => 0 }, newId: () => crypto.randomUUID() }); // prettier-ignore
  const [here, there] = [await open(), await open()];
  const call = callOf('anna');
  const keep = fc.record({ type: fc.constant('KEEP' as const), topics: fc.oneof(fc.array(topic, { minLength: 1, maxLength: 3 }), many) }); // prettier-ignore
  const forget = fc.record({ type: fc.constant('FORGET' as const), topics: fc.array(topic, { minLength: 1, maxLength: 2 }) }); // prettier-ignore
  const steps = fc.array(fc.record({ step: fc.oneof(keep, forget), isHere: fc.boolean() }), { maxLength: 8 });
  const law = fc.asyncProperty(steps, async (given) => {
    await here.memories.forget({}, call);
    for (const { step, isHere } of given) {
      const { memories } = isHere ? here : there;
      if (step.type === 'KEEP') await memories.keep(step.topics.map(memory), call);
      else for (const runId of step.topics) await memories.forget({ runId }, call);
      const held = await here.memories.keys('RUN', call);
      const known = await knownKeys(here.memories, 'RUN', call);
      expect(known.map(({ memoryId }) => memoryId)).toEqual(held.map(({ memoryId }) => memoryId));
      expect(known.map(({ stems }) => [...stems].join(' '))).toEqual(held.map(({ words }) => words));
    }
  });
  await fc.assert(law, { numRuns: 25 });
  await Promise.all([here.close(), there.close()]);
  rmSync(folder, { recursive: true, force: true });
});
