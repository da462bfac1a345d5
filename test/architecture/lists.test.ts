import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EXPORT_KINDS } from '../../ingest/export/index.js';
import { buildDossierSchema } from '../../schema/index.js';
import { TRACE_TYPES } from '../../schema/types/trace/index.js';
import { TOOLS, toolSchema } from '../../src/tools/index.js';
import { TRACE_KINDS } from '../../src/trace/index.js';

const root = join(import.meta.dirname, '..', '..');

/** Every TypeScript file of the project's rooms, relative to the root; what a bench installed for itself is none. */
function sources(...rooms: string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/generated|^results\//.test(file))
      .map((file) => `${room}/${file}`),
  );
}
const text = (file: string) => readFileSync(join(root, file), 'utf8');

describe('lists', () => {
  it('has an object type and a resolvable name for each kind of trace node', () => {
    expect(Object.keys(TRACE_TYPES).sort()).toEqual([...TRACE_KINDS].sort());
    const schema = buildDossierSchema();
    const node = schema.getType('TraceNode');
    for (const kind of TRACE_KINDS) {
      const type = schema.getType(kind);
      expect(type, kind).toBeDefined();
      expect(schema.isSubType(node as never, type as never), kind).toBe(true);
    }
  });

  it('lets one selection take every kind: fields of one name have one type', () => {
    const schema = buildDossierSchema();
    const types = new Map<string, string>();
    for (const kind of TRACE_KINDS) {
      for (const field of Object.values((schema.getType(kind) as GraphQLObjectType).getFields())) {
        const seen = types.get(field.name) ?? String(field.type);
        expect(String(field.type), `${kind}.${field.name}`).toBe(seen);
        types.set(field.name, seen);
      }
    }
  });

  it('lists each file of src/tools that defines a tool', () => {
    const listed = new Set(TOOLS.map((tool) => tool.name));
    const defining = sources('src/tools').filter((file) => /: Tool<\w+> = \{/.test(text(file)));
    const named = (file: string) => /\bname: '(\w+)'/.exec(text(file))?.[1] ?? '';
    const missing = defining.filter((file) => !listed.has(named(file)));
    expect(missing.join(', '), 'TOOLS of src/tools/index.ts lacks these').toBe('');
    expect(defining.length).toBe(TOOLS.length);
    expect(new Set(TOOLS.map((tool) => tool.name)).size).toBe(TOOLS.length);
    for (const tool of TOOLS) expect(toolSchema(tool)).toMatchObject({ type: 'object' });
  });

  it('lists each folder of ingest/sources that defines a source', () => {
    const defining = sources('ingest/sources').filter((file) => /: Source = \{/.test(text(file)));
    const registry = text('ingest/sources/registry.ts');
    const missing = defining.filter((file) => !registry.includes(`'./${file.split('/')[2]}/`));
    expect(missing.join(', '), 'ingest/sources/registry.ts lacks these').toBe('');
    expect(defining.length).toBeGreaterThan(0);
  });

  it.each(['graph', 'vector', 'web', 'embeddings'])(
    'names each engine folder of engines/%s in engines/index.ts',
    (room) => {
      const index = text('engines/index.ts');
      const entries = readdirSync(join(root, 'engines', room), { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'common');
      expect(folders.length).toBeGreaterThan(0);
      for (const { name } of folders)
        expect(index, `engines/index.ts lacks the line of engines/${room}/${name}`).toContain(`./${room}/${name}/`);
    },
  );

  it('has a README of at most 30 lines in each room', () => {
    const rooms = [
      'schema', 'src/server', 'src/agent', 'src/tools', 'src/trace', 'src/store', 'src/llm', 'src/core', 'engines', 'ingest', 'ingest/sources',
      'ingest/grammar', 'ingest/read', 'ingest/ledger', 'ingest/derive', 'ingest/identity', 'ingest/passages', 'demo', 'test', 'bench',
    ]; // prettier-ignore
    for (const room of rooms) {
      const lines = text(`${room}/README.md`).trimEnd().split('\n').length;
      expect(lines, `${room}/README.md`).toBeLessThanOrEqual(30);
    }
    expect(text('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('tells of each variable in the README, and of each export in the command’s help', () => {
    const variables = sources('src')
      .filter((file) => /^src\/config[\w-]*\.ts$/.test(file))
      .flatMap((file) => [...text(file).matchAll(/^  ([A-Z][A-Z0-9]*_[A-Z0-9_]+): /gm)].map(([, name]) => name!));
    expect(variables.length).toBeGreaterThan(40);
    const readme = text('README.md');
    const missing = variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme));
    expect(missing.join(', '), 'README.md, configuration').toBe('');
    const help = /'([^']*), or run'/.exec(text('src/cli.ts'))?.[1];
    expect(help?.split(', '), 'src/cli.ts, export').toEqual([
      ...EXPORT_KINDS.filter((kind) => kind !== 'states'),
      'graph',
    ]);
  });

  it('reads process.env in src/config.ts alone', () => {
    const readers = sources('src', 'schema', 'engines', 'ingest', 'demo').filter((file) =>
      text(file).includes('process.env'),
    );
    expect(readers).toEqual(['src/config.ts']);
  });

  it('splits files at 300 lines', () => {
    const long = sources('src', 'schema', 'engines', 'ingest', 'demo', 'bench')
      .map((file) => ({ file, lines: text(file).split('\n').length }))
      .filter(({ lines }) => lines > 301);
    expect(long).toEqual([]);
  });

  it('registers no hook of a test file as a module is loaded, which several files of a process share', () => {
    const shared = sources('test').filter((file) => !file.endsWith('.test.ts'));
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter((file) => /^((before|after)(All|Each)|it|describe|vi)\b/m.test(text(file)))).toEqual([]);
  });

  it('names no registry host and no path of a machine', () => {
    const lock = text('package-lock.json');
    expect(lock).not.toContain('"resolved": "http');
  });
});
