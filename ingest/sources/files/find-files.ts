import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { AppError } from '../../../src/core/index.js';
import { problem } from '../problem.js';

/** A file; `fault`: what lies there cannot be read, or is no regular file, and nothing else is passed over for it. */
export interface FoundFile {
  path: string;
  fault: unknown;
}

/**
 * The files that FILE, FOLDER or GLOB names, each once, folders and globs in the order of their names. A glob knows `*`, `?`,
 * `[a-z]` within a name and `**` across folders; hidden files and folders are passed over unless named.
 * A pipe or a device is no file: whoever opens it may wait for ever. Throws a problem UNREADABLE for a pattern that matches nothing; whoever
 * tells of a fault names where it lies.
 */
export async function* findFiles(pattern: string): AsyncGenerator<FoundFile> {
  const info = await statOf(pattern);
  if (info !== null && !info.isDirectory()) {
    if (!info.isFile()) throw problem('UNREADABLE', 'is no regular file');
    yield { path: pattern, fault: null };
    return;
  }
  const isGlob = info === null && /[*?[]/.test(pattern);
  if (info === null && !isGlob) throw problem('UNREADABLE', 'no such file or folder');
  const { root, wild } = isGlob ? cut(pattern) : { root: pattern, wild: ['**'] };
  const matches = matcher(root, wild);
  const leadsOn = leader(root, wild);
  let found = false;
  for await (const file of walk(root, leadsOn, new Set())) {
    if (!matches(file.path) && (file.fault === null || !leadsOn(file.path))) continue;
    found = true;
    yield file;
  }
  if (!found) throw problem('UNREADABLE', isGlob ? 'no file matches' : 'the folder holds no file');
}

async function statOf(path: string): Promise<Awaited<ReturnType<typeof stat>> | null> {
  try {
    return await stat(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw problem('UNREADABLE', `cannot be read: ${String(code)}`, error);
  }
}

/** Depth first, by name, into folders that may hold what is looked for. One that symbolic links lead to twice is walked once. */
async function* walk(
  folder: string,
  leadsOn: (folder: string) => boolean,
  seen: Set<string>,
): AsyncGenerator<FoundFile> {
  const real = await realpath(folder).catch(() => null);
  if (real === null || seen.has(real)) return;
  seen.add(real);
  const names = await fallible(folder, () => readdir(folder));
  if ('fault' in names) return yield names;
  for (const name of names.value.filter((one) => !one.startsWith('.')).sort()) {
    const path = join(folder, name);
    const info = await fallible(path, () => statOf(path));
    if ('fault' in info) yield info;
    else if (info.value === null) {
      if (await isThere(path)) yield { path, fault: problem('UNREADABLE', 'is a link that leads nowhere') };
    } else if (info.value.isDirectory()) {
      if (leadsOn(path)) yield* walk(path, leadsOn, seen);
    } else if (info.value.isFile()) yield { path, fault: null };
  }
}

/** A link whose target is gone; what was removed while the folder was read is not there. */
async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** What cannot be read is told where it lies. */
async function fallible<Value>(path: string, work: () => Promise<Value>): Promise<{ value: Value } | FoundFile> {
  try {
    return { value: await work() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return {
      path,
      fault: error instanceof AppError ? error : problem('UNREADABLE', `cannot be read: ${code}`, error),
    };
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

/** Whether a folder may hold files that the glob names: its own names fit the first parts of it. */
function leader(root: string, wild: readonly string[]): (folder: string) => boolean {
  const base = resolve(root);
  const parts = wild.map((part) => (part === '**' ? null : new RegExp(`^${partSource(part)}$`, 'u')));
  return (folder) => {
    for (const [depth, name] of relative(base, resolve(folder)).split(sep).entries()) {
      const part = parts[depth];
      if (part === null) return true;
      if (part === undefined || depth === parts.length - 1 || !part.test(name)) return false;
    }
    return true;
  };
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
