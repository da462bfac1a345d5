import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { findFiles } from './find-files.js';

/**
 * What the files that patterns name are just now, in 16 characters: another word where one of them came, went, was moved or written to. A count of
 * records read holds only while it stays.
 */
export async function stampOfFiles(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const pattern of patterns) {
    hash.update(`${JSON.stringify(pattern)}\n`);
    try {
      for await (const { path } of findFiles(pattern)) hash.update(`${JSON.stringify(path)} ${await lookOf(path)}\n`);
    } catch {
      hash.update('unreadable\n'); // the reader tells what and why
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function lookOf(path: string): Promise<string> {
  try {
    const { size, mtimeNs, ino } = await stat(path, { bigint: true });
    return `${size} ${mtimeNs} ${ino}`;
  } catch {
    return 'unreadable';
  }
}
