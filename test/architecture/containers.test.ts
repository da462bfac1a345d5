/** What docker-compose.yml and the Dockerfile promise; where a Docker with compose is at hand, it reads them, too. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/config.js';
import { projectPath } from '../../src/core/index.js';

interface Service {
  image?: string;
  build?: string;
  pull_policy?: string;
  environment?: Record<string, string>;
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number };
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const text = (name: string) => readFileSync(projectPath(name), 'utf8');
const compose = parse(text('docker-compose.yml'), { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> }; // prettier-ignore
const services = Object.entries(compose.services);
const SECRET = /PASSWORD|API_KEY|AUTH$|DATABASE_URL/;

describe('docker-compose.yml', () => {
  it('has every part', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['neo4j', 'postgres', 'qdrant', 'server', 'worker']);
  });

  it.each(services)('%s: pinned, checked, and its data in a volume', (_, { image, healthcheck, volumes, ports }) => {
    expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
    expect(healthcheck).toMatchObject({ test: expect.any(Array) as unknown, interval: expect.any(String) as unknown, timeout: expect.any(String) as unknown, retries: expect.any(Number) as unknown });
    expect(volumes?.length).toBeGreaterThan(0);
    for (const volume of volumes?.filter((each) => each !== './inbox:/inbox:ro') ?? []) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const port of ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  }); // prettier-ignore

  it('builds an image once, and takes it from no registry', () => {
    const own = services.filter(([, { image }]) => image?.startsWith('dossier:'));
    expect(own.filter(([, { build }]) => build !== undefined).map(([name]) => name)).toEqual(['server']);
    expect(new Set(own.map(([, { image }]) => image)).size).toBe(1);
    for (const [name, { build, pull_policy }] of own) expect(pull_policy, name).toBe(build === undefined ? 'never' : undefined); // prettier-ignore
  });

  it.each(services)('%s: no password of its own, and none left open', (_, { environment = {} }) => {
    const secrets = Object.entries(environment).filter(([name]) => SECRET.test(name));
    expect(secrets.length).toBeGreaterThan(0);
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{[A-Z0-9_]+:\?[^}]+ in \.env\}/);
    const required = [...text('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name);
    expect(text('.env.example').match(/^[A-Z0-9_]+=$/gm)?.sort()).toEqual([...new Set(required)].sort().map((name) => `${name}=`)); // prettier-ignore
  });

  it('sets what the program reads, and waits for what it needs', () => {
    for (const name of ['server', 'worker']) {
      const { environment = {}, depends_on } = compose.services[name]!;
      const filled = Object.entries(environment).map(([key, value]) => [key, value.replace(/\$\{[A-Z0-9_]+:[?](?:[^}]*)\}/, 'abc').replace(/\$\{[A-Z0-9_]+:-([^}]*)\}/, '$1')]); // prettier-ignore
      expect(readConfig(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({ graph: 'neo4j', vectors: 'qdrant', store: 'postgres', databaseUrl: 'postgresql://dossier:abc@postgres:5432/dossier' }); // prettier-ignore
      expect(Object.values(depends_on ?? {}).map(({ condition }) => condition)).toEqual(
        Array(3).fill('service_healthy'),
      );
    }
  });

  const client = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
  if (!client) console.warn('skipped: docker compose config: no Docker with compose on this machine');
  it.skipIf(!client)('is what Docker itself takes, and refused without passwords', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dossier-compose-'));
    try {
      const config = (env: string) => {
        writeFileSync(join(folder, 'env'), env);
        return spawnSync('docker', ['compose', '--env-file', join(folder, 'env'), '-f', projectPath('docker-compose.yml'), 'config', '--quiet'], { encoding: 'utf8' }); // prettier-ignore
      };
      const filled = text('.env.example').replace(/=$/gm, '=abc');
      expect(config(filled)).toMatchObject({ status: 0 });
      const open = config(text('.env.example'));
      expect([open.status === 0, open.stderr]).toEqual([false, expect.stringMatching(/set \w+ in \.env/)]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('Dockerfile', () => {
  const lines = text('Dockerfile').split('\n');
  const from = lines.filter((line) => line.startsWith('FROM '));

  it('is built in stages from pinned images, and run by somebody who is not root', () => {
    expect(from.length).toBeGreaterThan(1);
    for (const line of from) expect(line).toMatch(/^FROM node:20\.\d+\.\d+-bookworm-slim( AS \w+)?$/);
    const last = lines.slice(lines.lastIndexOf(from.at(-1)!));
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.join('\n')).not.toMatch(/apt-get|npm ci/);
  });

  it('takes no data, password or dependency of this machine along', () => {
    const ignored = text('.dockerignore').split('\n').filter((line) => line !== ''); // prettier-ignore
    expect(ignored[0]).toBe('*');
    for (const name of ['data', '.env', 'node_modules', 'dist', '.git']) expect(ignored).not.toContain(`!${name}`);
  });

  it('takes along what it compiles, and that imports nothing else', () => {
    const { include } = JSON.parse(text('tsconfig.image.json')) as { include: string[] };
    const ignored = text('.dockerignore').split('\n');
    expect(text('Dockerfile')).toContain('tsc -p tsconfig.image.json && npx rolldown -c rolldown.config.ts');
    for (const needed of ['tsconfig.json', 'tsconfig.image.json', 'rolldown.config.ts', ...include])
      expect(ignored).toContain(`!${needed}`);
    let imports = 0;
    for (const room of include)
      for (const name of readdirSync(projectPath(room), { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.ts')) continue;
        for (const [, path = ''] of text(join(room, name)).matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)) {
          const [other = ''] = join(room, dirname(name), path).split(sep);
          expect(include, `${room}/${name}: ${path}`).toContain(other);
          imports++;
        }
      }
    expect(imports).toBeGreaterThan(1_000);
  });
});
