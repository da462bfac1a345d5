import { readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { problem } from '../problem.js';

/**
 * The files that FILE, FOLDER or GLOB names, each once, folders and globs in the order of their names. A glob knows `*`, `?`,
 * `[a-z]` within a name and `**` across folders; hidden files and folders are passed over unless named.
 * Throws a problem UNREADABLE naming a pattern that matches nothing.
 */
export async function* findFiles(pattern: string): AsyncGenerator<string> {
  const info = await statOf(pattern);
  if (info !== null && !info.isDirectory()) {
    yield pattern;
    return;
  }
  const isGlob = info === null && /[*?[]/.test(pattern);
  if (info === null && !isGlob) throw problem('UNREADABLE', `no such file or folder: ${pattern}`);
  const { root, wild } = isGlob ? cut(pattern) : { root: pattern, wild: ['**'] };
  const matches = matcher(root, wild);
  let found = false;
  for await (const file of walk(root, new Set())) {
    if (!matches(file)) continue;
    found = true;
    yield file;
  }
  if (!found)
    throw problem('UNREADABLE', isGlob ? `no file matches ${pattern}` : `the folder ${pattern} holds no file`);
}

async function statOf(path: string): Promise<Awaited<ReturnType<typeof stat>> | null> {
  try {
    return await stat(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw problem('UNREADABLE', `cannot read ${path}: ${String(code)}`, error);
  }
}

/** Depth first, by name. A folder that symbolic links lead to twice is walked once. */
async function* walk(folder: string, seen: Set<string>): AsyncGenerator<string> {
  const real = await realpath(folder).catch(() => null);
  if (real === null || seen.has(real)) return;
  seen.add(real);
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  for (const name of names) {
    const path = join(folder, name);
    const info = await statOf(path);
    if (info?.isDirectory()) yield* walk(path, seen);
    else if (info?.isFile()) yield path;
  }
}

/** A glob cut where its first wildcard stands. */
function cut(pattern: string): { root: string; wild: string[] } {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => /[*?[]/.test(part));
  const root = first === 0 ? '.' : parts.slice(0, first).join('/') || '/';
  return { root, wild: parts.slice(first) };
}

function matcher(root: string, wild: readonly string[]): (file: string) => boolean {
  const last = wild.length - 1;
  const tail = wild.map((part, index) => {
    if (part === '**') return index === last ? '.*' : '(?:[^/]+/)*';
    return `${partSource(part)}${index === last ? '' : '/'}`;
  });
  const base = resolve(root).split(sep).map(escaped).join('/').replace(/\/$/, '');
  const regex = new RegExp(`^${base}/${tail.join('')}$`, 'u');
  return (file) => regex.test(resolve(file).split(sep).join('/'));
}

function partSource(part: string): string {
  return part.replace(
    /\[(!?)([^\]]+)\]|[*?]|[.+^${}()|\\[\]]/g,
    (token, not: string | undefined, set: string | undefined) => {
      if (token === '*') return '[^/]*';
      if (token === '?') return '[^/]';
      return set === undefined ? `\\${token}` : `[${not === '!' ? '^' : ''}${set.replace(/[\\\]^]/g, '\\$&')}]`;
    },
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
