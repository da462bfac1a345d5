import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/servers/order.js';

// graphql must be one module: CommonJS and ESM copies refuse each other's schemas.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const each = { setupFiles: ['reflect-metadata'], testTimeout: 60_000, hookTimeout: 60_000 };
/** They measure or end what is the whole process's: its heap, its threads. */
const APART = ['test/llm/client.test.ts', 'test/app/agent-thread.test.ts', 'test/ingest/thread.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/servers/neo4j-turns.ts'],
    sequence: { sequencer: LongFirst },
    // One of them often waits for its turn at a server.
    maxWorkers: 3,
    projects: [
      { resolve, test: { ...each, name: 'apart', include: APART } },
      // A process takes one file after the other: modules are loaded once for all of them, which took longer than most files' tests.
      { resolve, test: { ...each, name: 'together', include: ['test/**/*.test.ts'], exclude: APART, isolate: false } },
    ],
  },
});
