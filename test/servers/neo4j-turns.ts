/**
 * One Neo4j for a whole run of tests, started when the first test file asks for it. Community has one database for users, so files take turns:
 * a connection to this socket is a place in the queue, and its end, however it comes, is the end of the turn.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startNeo4j, type Neo4jServer } from './neo4j.js';

declare module 'vitest' {
  export interface ProvidedContext {
    neo4jTurns: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-turns-'));
  const path = join(folder, 'socket');
  let started: Promise<Neo4jServer> | undefined;
  let last = Promise.resolve();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined).resume();
    void ended.then(() => open.delete(socket));
    last = last.then(async () => {
      if (socket.destroyed) return;
      try {
        const { uri, user, password } = await (started ??= startNeo4j());
        socket.write(`${JSON.stringify({ uri, user, password })}\n`);
      } catch (error) {
        socket.write(`${JSON.stringify({ error: String(error) })}\n`);
      }
      await ended;
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  project.provide('neo4jTurns', path);
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    await (await started?.catch(() => undefined))?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
