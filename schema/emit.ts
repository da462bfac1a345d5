/** Writes schema/schema.graphql, or with --check says whether it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printSchema } from 'graphql';
import { buildDossierSchema } from './index.js';

const path = resolve('schema/schema.graphql');
const printed = `# Made by "npm run schema"; do not edit.\n\n${printSchema(buildDossierSchema())}\n`;
if (process.argv.includes('--check')) {
  const held = readFileSync(path, 'utf8');
  if (held !== printed) {
    console.error('schema/schema.graphql is stale: run "npm run schema" and commit it');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, printed);
  console.log(`wrote ${path}`);
}
