import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { originText, readFiles, type ReadOptions, type SourceItem } from '../../ingest/sources/index.js';
import { inventedItem, type PortalItem } from './invented.js';
import { toXml } from './twins.js';

/** Holds a folder for each test. */
export let root: string;
export let folder: string;

/** Gives each test of the file that calls this a folder of its own. */
export function withFolders(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'dossier-files-'));
  });
  beforeEach(() => {
    folder = mkdtempSync(join(root, 'case-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
}

export function file(name: string, data: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, data);
  return path;
}

export async function read(patterns: string | string[], options?: ReadOptions): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of readFiles(typeof patterns === 'string' ? [patterns] : patterns, options)) items.push(item);
  return items;
}

/** `ok` and the id's last digits, or the code and where it stood. */
export function told(items: SourceItem[]): string[] {
  return items.map((item) =>
    item.ok
      ? `ok ${Number(item.record.id.slice(-6))}`
      : `${item.code} ${originText(item.origin).slice(folder.length + 1)}`,
  );
}

export function reason(item: SourceItem | undefined): string {
  return item && !item.ok ? item.reason : 'no fault';
}

export const items = (count: number): PortalItem[] =>
  Array.from({ length: count }, (_, index) => inventedItem({ number: index + 1 }));
export const three = items(3);
export const lines = three.map((item) => JSON.stringify(item)).join('\n');
export const OK = ['ok 1', 'ok 2', 'ok 3'];

export const bulk = (inner: string): string =>
  `<?xml version="1.0"?>\n<bulk:bulk-export xmlns:bulk="https://shab.ch/bulk-export"><total>3</total>${inner}</bulk:bulk-export>`;
export const inBulk = (item: PortalItem): string =>
  toXml(item)
    .replace(/^<\?xml.*\?>\n/, '')
    .replace(/<\/?HR02:publication[^>]*>/g, (tag) =>
      tag.startsWith('</') ? '</publication>' : '<publication ref="x>y">',
    );
