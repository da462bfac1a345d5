import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: `${room}/${file}`, text: readFileSync(join(root, room, file), 'utf8') }));

/** Words of all string literals: lists stand as words in one string, or as strings in a list. */
function literals(text: string): Set<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');
  const found = new Set<string>();
  for (const [, one, other, long] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g))
    for (const word of (one ?? other ?? long ?? '').split(/[\s,|]+/))
      if (word.length > 2) found.add(word.toLowerCase());
  return found;
}

/** Runs of strings between brackets: tables as written, whatever the variable is called. */
function tables(text: string): string[] {
  return [...text.matchAll(/\[([^[\]]{80,})\]/g)]
    .map(([, body]) => (body ?? '').replace(/\s+/g, ''))
    .filter((body) => (body.match(/['"`]/g) ?? []).length >= 12);
}

describe('the simulator and what reads it', () => {
  const [demo, ingest] = [sources('demo'), sources('ingest')];

  it('do not import each other', () => {
    const crossing = [
      ...demo.filter(({ text }) => /from '(?:\.\.\/)+ingest\//.test(text)),
      ...ingest.filter(({ text }) => /from '(?:\.\.\/)+demo\//.test(text)),
    ];
    expect(crossing.map(({ file }) => file)).toEqual([]);
  });

  it('hold no table in common', () => {
    const read = new Set(ingest.flatMap(({ text }) => tables(text)));
    const shared = demo.flatMap(({ file, text }) => tables(text).filter((table) => read.has(table)).map((table) => `${file}: ${table.slice(0, 60)}`)); // prettier-ignore
    expect(shared).toEqual([]);
  });

  it('share no list of people: identity knows none of the names that people are given', () => {
    const names = new Set(
      demo.filter(({ file }) => /stock\/names/.test(file)).flatMap(({ text }) => [...literals(text)]),
    );
    expect(names.size).toBeGreaterThan(300);
    const known = ingest
      .filter(({ file }) => file.startsWith('ingest/identity/'))
      .flatMap(({ text }) => [...literals(text)]);
    expect(known.filter((word) => names.has(word) && word.length > 4)).toEqual([]);
  });
});
