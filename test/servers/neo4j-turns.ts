/**
 * One Neo4j for a whole run of tests, started when the first test file asks for it. Community has one database for users, so files take turns:
 * a connection to this socket is a place in the queue, and its end, however it comes, is the end of the turn. Whoever has it may freeze the
 * server by its process id, or ask for it to be ended and started again; the next turn finds it running all the same.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { startNeo4j, type Neo4jServer } from './neo4j.js';

declare module 'vitest' {
  export interface ProvidedContext {
    neo4jTurns: string;
  }
}

/** What is asked of the queue, a line each; each is answered by a line, as the turn's beginning is. */
export type TurnRequest = { do: 'halt'; signal: NodeJS.Signals } | { do: 'start' };
export type TurnReply = { uri: string; user: string; password: string; pid: number } | { error: string };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-turns-'));
  const path = join(folder, 'socket');
  let started: Promise<Neo4jServer> | undefined;
  let last = Promise.resolve();
  const open = new Set<Socket>();
  const running = async () => {
    const neo4j = await (started ??= startNeo4j({ brief: true }));
    if (neo4j.pid() === 0) await neo4j.start();
    else process.kill(neo4j.pid(), 'SIGCONT');
    return neo4j;
  };
  const server = createServer((socket) => {
    open.add(socket);
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    void ended.then(() => open.delete(socket));
    const reply = async (work: () => Promise<Neo4jServer>) => {
      const told: TurnReply = await work().then(
        (neo4j) => ({ uri: neo4j.uri, user: neo4j.user, password: neo4j.password, pid: neo4j.pid() }),
        (error: unknown) => ({ error: String(error) }),
      );
      socket.write(`${JSON.stringify(told)}\n`);
    };
    const asked = createInterface({ input: socket });
    last = last.then(async () => {
      if (socket.destroyed) return;
      let busy = reply(running);
      asked.on('line', (line) => {
        const request = JSON.parse(line) as TurnRequest;
        busy = busy.then(() =>
          reply(async () => {
            if (request.do === 'start' || started === undefined) return running();
            const neo4j = await started;
            await neo4j.halt(request.signal);
            return neo4j;
          }),
        );
      });
      await ended;
      await busy;
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  project.provide('neo4jTurns', path);
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    await last;
    await (await started?.catch(() => undefined))?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
