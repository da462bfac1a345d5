/**
 * What runs, in few files: the command and the body of each thread (`*.worker.ts`), with the packages they need. Loading a module costs a
 * process and each of its threads about a millisecond, and there are two thousand. Read by `npm run build`, from what tsc compiled.
 */
import { readdirSync } from 'node:fs';
import { join, parse, sep } from 'node:path';
import { defineConfig } from 'rolldown';

const COMPILED = join(import.meta.dirname, 'dist');
const ROOMS = ['src', 'engines', 'ingest'];

/** Left where they are: with a native part, with threads or files of their own, or found by path. */
const APART =
  /^(better-sqlite3|sqlite-vec|piscina|pino|neo4j-driver|pg|pg-copy-streams|class-validator|@huggingface\/transformers)$/;

const threads = ROOMS.flatMap((room) =>
  readdirSync(join(COMPILED, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.worker.js'))
    .map((file) => join(room, file)),
);
const named = (file: string): [string, string] => [
  join(parse(file).dir, parse(file).name).replaceAll(sep, '/'),
  join(COMPILED, file),
];

export default defineConfig({
  input: Object.fromEntries([join('src', 'cli.js'), ...threads].map(named)),
  platform: 'node',
  external: APART,
  output: {
    dir: join(COMPILED, 'bundle'),
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    keepNames: true,
    cleanDir: true,
  },
});
