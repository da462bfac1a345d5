import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const IMPORT = /^(?:import|export)\b[^;]*?\bfrom ['"]([^'"]+)['"]/gm;

/** The packages that a compiled module loads before it runs: its own imports and those of what it imports. What is loaded on demand is none. */
function packagesOf(entry: string): string[] {
  const modules = new Set([join(dist, entry)]);
  const packages = new Set<string>();
  for (const module of modules)
    for (const [, name = ''] of readFileSync(module, 'utf8').matchAll(IMPORT))
      if (name.startsWith('.')) modules.add(join(dirname(module), name));
      else if (!isBuiltin(name)) packages.add(name);
  return [...packages].sort();
}

// Each thread loads its modules anew. Forms, XML and archives took half of the time until the first notice was read.
describe('what a thread loads before its first task', () => {
  it.each([
    ['ingest/jobs/read.worker.js', ['better-sqlite3']],
    ['ingest/project/cold/lane.worker.js', ['better-sqlite3']],
    ['src/ingest.worker.js', ['better-sqlite3']],
  ])('%s', (entry, packages) => {
    const why = `dist/${entry} loads other packages than it may: import those of a source or a reader where they are first used (ingest/sources/xml-tree.ts), or check by hand`;
    expect(packagesOf(entry), why).toEqual(packages);
  });
});
