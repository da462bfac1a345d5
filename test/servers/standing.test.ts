import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import neo4j from 'neo4j-driver';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { projectPath } from '../../src/core/index.js';
import { describeNeo4j, describePostgres } from '../support/servers.js';

const folder = mkdtempSync(join(tmpdir(), 'dossier-standing-'));
const run = (what: 'up' | 'down', environment: Record<string, string> = {}) => {
  const { QDRANT_URL: _, ...own } = process.env;
  const env = { ...own, DOSSIER_SERVERS_DIR: folder, ...environment };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', `servers:${what}`], { cwd: projectPath(), env, encoding: 'utf8', timeout: 120_000 }); // prettier-ignore
  expect({ status, stderr: status === 0 ? '' : stderr }, stdout).toEqual({ status: 0, stderr: '' });
  return stdout;
};
const value = (text: string, name: string) => new RegExp(`${name}=(\\S+)`).exec(text)?.[1] ?? '';
const kept = () => JSON.parse(readFileSync(join(folder, 'servers.json'), 'utf8')) as Record<string, { pid: number | null; password: string }>; // prettier-ignore
/** Of a process that runs; one that has ended, and that nobody has asked about, has none. */
const commandOf = (pid: number) => (existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '');

describePostgres('npm run servers:up and servers:down', () =>
  describeNeo4j('with all servers', () => {
    afterAll(() => {
      run('down');
      rmSync(folder, { recursive: true, force: true });
    }, 120_000);

    const counted = async (text: string) => {
      const client = new pg.Client({ connectionString: value(text, 'DATABASE_URL') });
      await client.connect();
      await client.query('CREATE TABLE IF NOT EXISTS visits(id SERIAL)');
      await client.query('INSERT INTO visits DEFAULT VALUES');
      const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM visits');
      await client.end();
      const driver = neo4j.driver(value(text, 'NEO4J_URI'), neo4j.auth.basic(value(text, 'NEO4J_USER'), value(text, 'NEO4J_PASSWORD'))); // prettier-ignore
      const { records } = await driver.executeQuery(
        'CREATE (:Visit) WITH 1 AS one MATCH (v:Visit) RETURN count(v) AS n',
      );
      await driver.close();
      return [Number(rows[0]?.n), Number(records[0]?.get('n'))];
    };

    const refusesOthers = async (text: string) => {
      const wrong = value(text, 'DATABASE_URL').replace(kept()['postgres']!.password, 'dossier');
      await expect(new pg.Client({ connectionString: wrong }).connect()).rejects.toThrow(/password/);
      const driver = neo4j.driver(value(text, 'NEO4J_URI'), neo4j.auth.basic('neo4j', 'neo4j'));
      await expect(driver.verifyAuthentication()).resolves.toBe(false);
      await driver.close();
    };

    it('start them with passwords of their own, keep what they hold, and end them', async () => {
      const first = run('up');
      expect(first).toContain('Qdrant is left out');
      expect(await counted(first)).toEqual([1, 1]);
      await refusesOthers(first);
      expect(statSync(join(folder, 'servers.json')).mode & 0o777).toBe(0o600);
      const again = run('up', { QDRANT_URL: 'http://127.0.0.1:6333' });
      expect(again.match(/runs already/g)?.length).toBe(2);
      expect(again).toContain('QDRANT_URL=http://127.0.0.1:6333');
      expect(await counted(again)).toEqual([2, 2]);
      const pids = Object.values(kept()).map(({ pid }) => pid ?? 0);
      expect(pids.length).toBe(2);
      run('down');
      for (const pid of pids) expect(commandOf(pid), String(pid)).toBe('');
      const later = run('up');
      expect(value(later, 'DATABASE_URL')).toBe(value(first, 'DATABASE_URL'));
      expect(await counted(later)).toEqual([3, 3]);
    }, 240_000);
  }),
);
