/** Passages behind a real ledger: documents by words; notices too where the real model is there. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLocalEmbedder } from '../../engines/embeddings/local/index.js';
import type { Embedder } from '../../engines/embeddings/contract.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { searchPassages, type PassageEngines } from '../../engines/passages/index.js';
import { openVectorReader, openVectorWriter } from '../../engines/vector/embedded/index.js';
import { withEmbedder } from '../../engines/vector/with-embedder.js';
import {
  followPassages,
  openRegister,
  type FollowOptions,
  type IngestRequest,
  type Register,
} from '../../ingest/index.js';
import { simulate } from '../../demo/index.js';
import { describeModel, MODEL, MODELS_DIR } from '../support/model.js';
import { testCall, testClock as clock, TODAY } from '../support/server.js';

let folder: string;
let register: Register;
const path = () => join(folder, 'vectors.db');
const graphPath = () => join(folder, 'graph.db');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-passages-'));
  const openGraph = () => openGraphWriter({ path: graphPath() });
  register = await openRegister({ dataDir: folder, clock, writer: { kind: 'INLINE', openGraph, portal: { baseUrl: 'http://127.0.0.1:9' }, newId: randomUUID, threads: 0 } }); // prettier-ignore
});
afterEach(async () => {
  await register.close();
  rmSync(folder, { recursive: true });
});

async function load(request: IngestRequest) {
  const started = await register.ingest.start(request, null, testCall);
  if ('keyReused' in started) throw new Error('no key was given');
  await register.idle();
}
async function documents(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  await load({ kind: 'DOCUMENTS', patterns: Object.keys(texts).map((name) => join(folder, name)) });
}
async function notices(publications: number, seed = 'passages') {
  const file = join(folder, 'notices.ndjson');
  writeFileSync(
    file,
    [...simulate({ seed, firms: 4, publications })].map((item) => `${JSON.stringify(item)}\n`).join(''),
  );
  await load({ kind: 'FILES', patterns: [file] });
}
const follow = async (embedder: Embedder | null, more: Partial<FollowOptions> = {}) => {
  const vectors = openVectorWriter({ path: path(), model: embedder?.model ?? null });
  try {
    return await followPassages({
      ledger: register.ledger,
      vectors,
      embedder,
      cap: 1_000_000,
      call: testCall,
      ...more,
    });
  } finally {
    await vectors.close();
  }
};
async function withEngines<Result>(
  embedder: Embedder | null,
  use: (engines: PassageEngines) => Promise<Result>,
): Promise<Result> {
  const graph = openGraphReader({ path: graphPath(), clock, workers: 0 });
  const reader = openVectorReader({ path: path(), clock, workers: 0, model: embedder?.model ?? null });
  const vectors = embedder === null ? reader : withEmbedder(reader, embedder, () => clock.now());
  try {
    return await use({ graph, vectors, archive: register.archive });
  } finally {
    await graph.close();
    await reader.close();
  }
}
const search = (text: string, more: object = {}) => ({ text, knownOn: TODAY, today: TODAY, limit: 10, ...more });
const contents = async () => {
  const reader = openVectorReader({ path: path(), clock, workers: 0 });
  const counts = await reader.counts();
  await reader.close();
  return counts;
};

const SHELF = {
  'a.md': '---\ndate: 2024-03-02\n---\n# Audit\nThe treasurer moved money abroad. The auditors resigned.',
  'b.txt': 'Die Kapitalerhöhung wurde beschlossen.',
};

describe('without a model', () => {
  it('documents are found and quoted, and a day before theirs does not know them', async () => {
    await documents(SHELF);
    expect(await follow(null)).toMatchObject({ documents: 0, notices: null });
    await withEngines(null, async (engines) => {
      const found = await searchPassages(engines, search('auditors treasurer'), testCall);
      expect(found).toMatchObject({ mode: 'LEXICAL', complete: true, passages: [{ kind: 'DOCUMENT', title: 'Audit', label: 'a.md', allWords: true }] }); // prettier-ignore
      const [first] = found.passages;
      const [document] = await register.archive.documents([first!.documentId!], testCall);
      expect(document!.text.slice(first!.span.start, first!.span.end)).toBe(first!.quote);
      expect(document!.textHash).toBe(first!.textHash);
      expect(
        (await searchPassages(engines, search('treasurer', { knownOn: '2024-03-01' }), testCall)).passages,
      ).toEqual([]);
      expect(
        (await searchPassages(engines, search('Kapitalerhöhung', { knownOn: '2025-01-01' }), testCall)).passages,
      ).toEqual([]);
      expect((await searchPassages(engines, search('KAPITALERHOEHUNG'), testCall)).passages).toHaveLength(1);
    });
  });

  it('killed before any write, the next one goes on, each document once; a redacted one goes and stays away', async () => {
    await documents({ ...SHELF, 'c.txt': 'Ein drittes Stück.' });
    let writes = 0;
    await follow(null, { fault: () => void writes++ });
    expect(writes).toBe(3);
    const whole = await contents();
    for (let at = 1; at <= 3; at++) {
      rmSync(path());
      let left = at;
      const fault = () => {
        if (--left === 0) throw new Error('killed');
      };
      await expect(follow(null, { fault })).rejects.toThrow('killed');
      await follow(null);
      expect(await contents()).toEqual(whole);
    }
    const gone = await withEngines(null, (engines) => searchPassages(engines, search('treasurer'), testCall));
    expect(await register.commands.redact(gone.passages[0]!.documentId!)).toBe(true);
    await withEngines(null, async (engines) => {
      const meanwhile = await searchPassages(engines, search('treasurer'), testCall);
      expect(meanwhile).toMatchObject({ passages: [], complete: false });
    });
    await follow(null);
    expect((await contents()).documents).toBe(2);
    await documents(SHELF);
    await follow(null);
    expect((await contents()).documents).toBe(2);
  });

  it('notices are quoted from the ledger, found by the graph engine', async () => {
    await notices(60);
    await follow(null);
    expect((await contents()).notices).toBe(0);
    await withEngines(null, async (engines) => {
      const found = await searchPassages(
        engines,
        search('Verwaltungsrat Einzelunterschrift eingetragene Personen'),
        testCall,
      );
      expect(found.mode).toBe('LEXICAL');
      expect(found.passages.length).toBeGreaterThan(0);
      for (const { publicationId, span, quote, textHash } of found.passages) {
        const revision = await register.archive.revision(publicationId!, textHash, testCall);
        const [notice] = await register.archive.publications([publicationId!], testCall);
        expect([notice?.text.slice(span.start, span.end), notice?.textHash ?? revision?.textHash]).toEqual([
          quote,
          textHash,
        ]);
      }
    });
  });
});

describeModel('with the real model', () => {
  const open = () => openLocalEmbedder({ modelsDir: MODELS_DIR, name: MODEL, clock });

  it('finds by meaning what shares no word, and keeps to deadline and signal', async () => {
    const embedder = await open();
    try {
      await documents({ ...SHELF, 'c.txt': 'The harvest of apples was poor this autumn because of the frost.' });
      await follow(embedder);
      await withEngines(embedder, async (engines) => {
        const found = await searchPassages(engines, search('funds were transferred to another country'), testCall);
        expect(found.mode).toBe('HYBRID');
        expect(found.passages[0]).toMatchObject({ title: 'Audit', denseRank: 1, lexicalRank: null });
      });
      await expect(embedder.embed(['x'], 'QUERY', { ...testCall, deadlineMs: 0 })).rejects.toMatchObject({ code: 'DEADLINE' });
      await expect(embedder.embed(['x'], 'QUERY', { ...testCall, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' });
      await expect(embedder.embed(Array(65).fill('x'), 'QUERY', testCall)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    } finally {
      await embedder.close();
    }
    await expect(embedder.embed(['x'], 'QUERY', testCall)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  }); // prettier-ignore

  it('follows notices exactly once wherever it is killed; redacted ones go; a cap passes over and is caught up with', async () => {
    const embedder = await open();
    try {
      await notices(25);
      let writes = 0;
      await follow(embedder, { fault: () => void writes++ });
      const whole = await contents();
      expect(whole.embedded).toBe(whole.passages);
      expect(whole.notices).toBeGreaterThan(15);
      rmSync(path());
      for (let left = 2; ;) {
        const fault = () => {
          if (--left === 0) throw new Error('killed');
        };
        const ended = await follow(embedder, { fault }).then(() => true, () => false);
        if (ended) break;
        left = 2;
      }
      expect(await contents()).toEqual(whole);
      const [first] = await register.archive.since(0, 1, testCall);
      await register.commands.redact(first!.publicationId);
      await follow(embedder);
      expect((await contents()).notices).toBe(whole.notices - 1);
      rmSync(path());
      const capped = await follow(embedder, { cap: 10 });
      expect(capped.position.skipped).toBeGreaterThan(0);
      await withEngines(embedder, async (engines) => {
        const found = await searchPassages(engines, search('Verwaltungsrat'), testCall);
        expect(found).toMatchObject({ mode: 'HYBRID', complete: false, detail: expect.stringContaining('DOSSIER_EMBEDDINGS_CAP') as string });
      });
      expect(await follow(embedder)).toMatchObject({ notices: 0, position: { skipped: 0 } });
      expect((await contents()).notices).toBe(whole.notices - 1);
    } finally {
      await embedder.close();
    }
  }); // prettier-ignore
});

it('says which file of a model is missing, and what to do', async () => {
  await expect(openLocalEmbedder({ modelsDir: folder, name: 'some/model', clock })).rejects.toMatchObject({
    code: 'UNSUPPORTED',
    message: expect.stringMatching(/config\.json is missing.*dossier models fetch/s) as string,
  });
});
