import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as sqliteVec from 'sqlite-vec';
import { openVectorReader, openVectorWriter } from '../../engines/vector/embedded/index.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { median, report } from '../report.js';
import { changeOf, direction, MODEL, wordOf } from './passages.js';

const PASSAGES = 20_000;
const ROUNDS = 9;
const QUERIES = 20;
const call: Call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };

/** CPU of a search by words and of one by meaning, beside the bare statement on the same file. Vectors are random: cost is measured, not meaning. */
export async function benchVectors(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const path = join(folder, 'vectors.db');
  try {
    const writer = openVectorWriter({ path, model: MODEL });
    for (let at = 0; at < PASSAGES; at += 1_000) {
      const changes = Array.from({ length: 1_000 }, (_, index) => changeOf(at + index));
      await writer.apply(changes, { feed: at, ledger: at, documents: 0, skipped: 0 });
    }
    await writer.close();
    const reader = openVectorReader({ path, clock: systemClock, workers: 0, model: MODEL });
    const bare = new Database(path, { readonly: true });
    bare.loadExtension(sqliteVec.getLoadablePath());
    const words = bare.prepare(`SELECT rowid, bm25(passage_text) AS r FROM passage_text WHERE passage_text MATCH ? ORDER BY r LIMIT 50`); // prettier-ignore
    const nearest = bare.prepare(`SELECT id, distance FROM passage_vector WHERE vector MATCH ? AND k = 50`);
    const ratios: Record<'words' | 'meaning', number[]> = { words: [], meaning: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const own = await cpu((at) => reader.search({ text: wordOf(at), filter: {}, limit: 10 }, call));
      ratios.words.push(own / (await cpu((at) => words.all(`"${wordOf(at)}"`))));
      const vector = direction(round);
      const both = await cpu(() => reader.search({ text: 'nowhere', vector, filter: {}, limit: 10 }, call));
      ratios.meaning.push(both / (await cpu(() => nearest.all(Buffer.from(vector.buffer)))));
    }
    bare.close();
    await reader.close();
    report('vectors', {
      'by words: CPU, times the bare FTS5 statement': { median: Number(median(ratios.words).toFixed(2)) },
      'by meaning: CPU, times the bare vec0 statement': { median: Number(median(ratios.meaning).toFixed(2)) },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function cpu(query: (at: number) => unknown): Promise<number> {
  const begun = process.cpuUsage();
  for (let at = 0; at < QUERIES; at++) await query(at);
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}
