import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { openGraphWriter } from '../../engines/graph/sqlite/index.js';
import {
  canonicalHash, exportRows, ingestDirect, openRegister, type IngestJob, type Register, type RegisterOptions,
} from '../../ingest/index.js'; // prettier-ignore
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { inFolder } from '../ledger/support.js';

const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };

function options(dataDir: string): RegisterOptions & { writer: { kind: 'INLINE' } } {
  return {
    dataDir,
    clock: systemClock,
    writer: {
      kind: 'INLINE',
      openGraph: (folder) => openGraphWriter({ path: join(folder, 'graph.db') }),
      portal: { baseUrl: 'http://127.0.0.1:1' },
      newId: () => crypto.randomUUID(),
      threads: 0,
    },
  };
}

function demoFile(folder: string, publications: number, name = 'demo.ndjson'): string {
  const file = join(folder, name);
  const items = simulate({ seed: name, firms: 8, publications });
  writeFileSync(file, [...items].map((item) => JSON.stringify(item)).join('\n'));
  return file;
}

async function load(register: Register, file: string, key: string | null = null): Promise<IngestJob> {
  const job = await register.ingest.start({ kind: 'FILES', patterns: [file] }, key, call);
  if ('keyReused' in job) throw new Error('the key was used before');
  let last: IngestJob = job;
  for await (const state of register.ingest.follow(job.id, 0, call.signal)) {
    expect(state.version).toBeGreaterThanOrEqual(last.version);
    last = state;
  }
  return last;
}

/** The publicationText of each notice of the file. */
function textsOf(file: string): unknown[] {
  const items = readFileSync(file, 'utf8').split('\n').slice(0, -2);
  return items.map((item) => (JSON.parse(item) as { content: { publicationText?: string } }).content.publicationText);
}

async function withRegister(work: (register: Register, folder: string) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const register = await openRegister(options(folder));
    try {
      await work(register, folder);
    } finally {
      await register.close();
    }
  });
}

async function lines(source: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of source) all.push(line);
  return all;
}

describe('the register', () => {
  it('a job that could open nothing of what it names has failed, and says what; beside a file that is there, it is one bad thing', async () => {
    await withRegister(async (register, folder) => {
      const nowhere = join(folder, 'nowhere.ndjson');
      const failed = await load(register, nowhere);
      expect(failed).toMatchObject({ state: 'FAILED', read: 1, quarantined: 1 });
      expect(failed.error).toBe(`${nowhere}: no such file or folder`);
      const file = demoFile(folder, 5);
      const job = await register.ingest.start({ kind: 'FILES', patterns: [nowhere, file] }, null, call);
      if ('keyReused' in job) throw new Error('no key was given');
      let last: IngestJob = job;
      for await (const state of register.ingest.follow(job.id, 0, call.signal)) last = state;
      expect(last).toMatchObject({ state: 'SUCCEEDED', quarantined: 1 });
    });
  });

  it('loads a file, quarantines what is bad, and shows the rest', async () => {
    await withRegister(async (register, folder) => {
      const file = demoFile(folder, 60);
      appendFileSync(file, '\n{"meta": {"rubric": "HR"}\n');
      const job = await load(register, file);
      expect(job).toMatchObject({ state: 'SUCCEEDED', quarantined: 1, error: null, remaining: 0 });
      expect(job.read).toBe(job.written + job.unchanged + job.quarantined);
      const [bad] = await register.ingest.quarantined(job.id, 10, null);
      expect(bad?.origin).toContain('demo.ndjson:');
      expect(await register.archive.position()).toBe(job.written);
      const since = await register.archive.since(0, 1000, call);
      expect(since.map((row) => row.position)).toEqual(since.map((_, index) => index + 1));
      const [publication] = await register.archive.publications([since[0]!.publicationId], call);
      expect(publication?.text).toContain('CHE-');
      expect(publication?.sourceUrl).toMatch(/^https:\/\/www\.shab\.ch\//);
      expect(textsOf(file)).toContain(publication?.text.slice(0, publication.bodyLength));
      const revision = await register.archive.revision(publication!.publicationId, publication!.textHash, call);
      expect(revision).toEqual(publication);
      expect((await register.archive.coverage(call)).quarantined).toBe(1);
      const again = await load(register, file);
      expect(again).toMatchObject({ quarantined: 1, written: 0 });
      expect((await register.archive.coverage(call)).quarantined).toBe(1);
      expect((await register.ingest.quarantined(again.id, 10, null)).map(({ origin }) => origin)).toEqual([
        bad?.origin,
      ]);
    });
  });

  it('counts what it covers again once something was stored, and not before', async () => {
    await withRegister(async (register, folder) => {
      const seen: number[] = [];
      for (const name of ['one.ndjson', 'two.ndjson']) {
        await load(register, demoFile(folder, 40, name));
        const coverage = await register.archive.coverage(call);
        expect(await register.archive.coverage(call)).toBe(coverage);
        expect(coverage.position).toBe(await register.archive.position());
        seen.push(coverage.publications);
      }
      expect(seen[1]).toBeGreaterThan(seen[0]!);
    });
  });

  it('takes a second load of the same file for what it is', async () => {
    await withRegister(async (register, folder) => {
      const file = demoFile(folder, 60);
      const first = await load(register, file, 'first');
      const before = await canonicalHash(register.ledger);
      const second = await load(register, file);
      expect(second).toMatchObject({ state: 'SUCCEEDED', written: 0, unchanged: second.read });
      expect(await canonicalHash(register.ledger)).toBe(before);
      const again = await register.ingest.start(first.request, 'first', call);
      expect(again).toMatchObject({ id: first.id });
      const other = await register.ingest.start({ kind: 'FILES', patterns: ['other'] }, 'first', call);
      expect(other).toEqual({ keyReused: true, jobId: first.id });
      expect((await register.ingest.jobs(1, null)).hasMore).toBe(true);
    });
  });

  it('says what became of a mention', async () => {
    await withRegister(async (register, folder) => {
      await load(register, demoFile(folder, 60));
      const mentions = (await lines(exportRows(register.ledger, 'mentions', 'jsonl'))).map(
        (line) => JSON.parse(line) as { mentionId: string; surface: string; name: string },
      );
      expect(mentions.length).toBeGreaterThan(50);
      const id = mentions[0]!.mentionId;
      const inside = id.replace(
        /_([^_]*)$/,
        (_, offset: string) => `_${(Number.parseInt(offset, 36) + 2).toString(36)}`,
      );
      const far = id.replace(/_[^_]*$/, '_zzzz');
      const unknown = 'pe_0000000000000000_1';
      const found = await register.archive.mentions([id, inside, far, unknown, 'x']);
      expect(found.get(id)).toEqual({ status: 'LIVING', mentionId: id });
      expect(found.get(inside)).toEqual({ status: 'LIVING', mentionId: id });
      expect(found.get(far)).toEqual({ status: 'GONE' });
      expect(found.get(unknown)).toEqual({ status: 'NOT_FOUND' });
      expect(found.get('x')).toEqual({ status: 'NOT_FOUND' });
    });
  });

  it("previews, takes and takes back an operator's word", async () => {
    await withRegister(async (register, folder) => {
      await load(register, demoFile(folder, 60));
      const before = await canonicalHash(register.ledger);
      const rows = (await lines(exportRows(register.ledger, 'mentions', 'jsonl'))).map(
        (line) => JSON.parse(line) as { kind: string; uid: string },
      );
      const people = [...new Set(rows.filter((row) => row.kind === 'PERSON').map((row) => row.uid))];
      const word = { kind: 'SAME', a: people[0]!, b: people[1]!, reason: 'seen the papers', author: 'op' } as const;
      const preview = await register.ingest.decide(word, true, call);
      expect(preview.decision).toBeNull();
      expect(preview.preview).toMatchObject({ before: [people[0], people[1]].sort() });
      expect(preview.preview.after).toHaveLength(1);
      expect(await canonicalHash(register.ledger)).toBe(before);
      const taken = await register.ingest.decide(word, false, call);
      expect(taken.preview).toEqual(preview.preview);
      expect(await canonicalHash(register.ledger)).not.toBe(before);
      expect(await register.ingest.decisions(people[0]!)).toHaveLength(1);
      const merged = await canonicalHash(register.ledger);
      await register.commands.reparse();
      expect(await canonicalHash(register.ledger)).toBe(merged);
      const undone = await register.ingest.undo(taken.decision!.id, false, call);
      expect(undone?.decision.undone).toBe(true);
      expect(await canonicalHash(register.ledger)).toBe(before);
      await expect(register.ingest.decide({ ...word, a: 'pe_nobody' }, true, call)).rejects.toThrow(/no mention/);
    });
  });

  it('forgets a redacted notice, and a rebuild honours it', async () => {
    await withRegister(async (register, folder) => {
      await load(register, demoFile(folder, 60));
      const [first] = await register.archive.since(0, 1, call);
      expect(await register.commands.redact(first!.publicationId)).toBe(true);
      expect(await register.archive.publications([first!.publicationId], call)).toEqual([]);
      const after = await canonicalHash(register.ledger);
      await load(register, join(folder, 'demo.ndjson'));
      expect(await canonicalHash(register.ledger)).toBe(after);
      await register.commands.reparse();
      await register.commands.rebuild();
      expect(await canonicalHash(register.ledger)).toBe(after);
    });
  });

  it('exports in both formats, without formulas', async () => {
    await withRegister(async (register, folder) => {
      await load(register, demoFile(folder, 60));
      for (const kind of ['mentions', 'mandates', 'companies', 'events'] as const) {
        const json = await lines(exportRows(register.ledger, kind, 'jsonl'));
        const csv = await lines(exportRows(register.ledger, kind, 'csv'));
        expect(json.length).toBeGreaterThan(0);
        expect(csv.length).toBe(json.length + 1);
        expect(csv.every((line) => line.endsWith('\r\n'))).toBe(true);
      }
      const mandates = (await lines(exportRows(register.ledger, 'mandates', 'jsonl'))).map(
        (line) => JSON.parse(line) as { personUid: string | null },
      );
      expect(mandates.filter((mandate) => mandate.personUid === null)).toEqual([]);
    });
  });

  it('loads without a server, and tells each state', async () => {
    await inFolder(async (folder) => {
      const states: string[] = [];
      const { dataDir, clock, writer } = options(folder);
      const request = { kind: 'FILES', patterns: [demoFile(folder, 60)] } as const;
      const job = await ingestDirect({
        dataDir, clock, writer, request: { ...request, patterns: [...request.patterns] }, call,
        progress: (state) => states.push(state.state),
      }); // prettier-ignore
      expect(job.state).toBe('SUCCEEDED');
      expect(states.at(-1)).toBe('SUCCEEDED');
    });
  });
});
