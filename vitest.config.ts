import { defineConfig } from 'vitest/config';

export default defineConfig({
  // graphql must be one module: CommonJS and ESM copies refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/servers/neo4j-turns.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One of them often waits for its turn at a server.
    maxWorkers: 3,
  },
});
