import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as fragments from '../../engines/graph/neo4j/cypher/fragments.js';

const root = join(import.meta.dirname, '..', '..');
const ENGINE = 'engines/graph/neo4j';
const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** What makes a text a statement: two of its clauses, or a clause and a pattern. */
const CYPHER =
  /\b(MATCH|MERGE|UNWIND|DETACH DELETE|YIELD)\b[^;]*\b(RETURN|SET|DELETE|CREATE|WHERE|YIELD)\b|\bMATCH\s*\(/;

it('Cypher is put together of fragments alone: everything else is a parameter', () => {
  const statements = files(`${ENGINE}/cypher`);
  expect(statements.length).toBeGreaterThan(5);
  let parts = 0;
  for (const file of statements)
    for (const [, part] of text(file).matchAll(/\$\{([^}]*)\}/g)) {
      expect(Object.keys(fragments), `${file}: \${${part}}`).toContain(part);
      parts++;
    }
  expect(parts).toBeGreaterThan(10);
});

it('statements stand in cypher/ alone, and run by the names that they have there', () => {
  // The guard lists the words of Cypher, and runs nothing.
  const others = files(ENGINE).filter((file) => !/\/(cypher|guard)\//.test(file));
  expect(others.length).toBeGreaterThan(10);
  for (const file of others) {
    const code = text(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [literal] of code.matchAll(/`[^`]*`|'[^'\n]*'/g)) expect(CYPHER.test(literal), `${file}: ${literal}`).toBe(false); // prettier-ignore
    for (const [, given] of code.matchAll(/\.(?:run|alone)(?:<[^(]*>)?\(\s*([^,)]+)/g))
      expect(given, file).toMatch(/^(?:statements\.|schema\.)?[A-Z_]+$|^statement$|^text$|\(transaction\) =>/);
  }
});

it('no other room speaks Cypher', () => {
  const rooms = ['src', 'schema', 'ingest', 'engines'].flatMap(files).filter((file) => !file.startsWith(ENGINE));
  for (const file of rooms) expect(/`[^`]*\bMATCH\s*\(/.test(text(file)), file).toBe(false);
});
