/** `dossier rebuild --vectors qdrant`: killed and called again, it goes on; readers see the former store until the new one is whole. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVectorReader as openEmbedded } from '../../engines/vector/embedded/index.js';
import { openVectorReader, openVectorWriter } from '../../engines/vector/qdrant/index.js';
import type { VectorReader } from '../../engines/vector/contract.js';
import { systemClock as clock } from '../../src/core/index.js';
import { callOf, putOf, sourceOf, START } from '../contracts/vectors/index.js';
import { startQdrant, type QdrantServer } from '../servers/qdrant.js';
import { dossier, startDossier, testFolder } from '../support/dossier.js';
import { openHttpDoor } from '../support/http-door.js';
import { describeQdrant } from '../support/servers.js';

const DOCUMENTS = 40;
const SUBJECTS = ['harbour', 'Brücke', 'usine', 'ferrovia'];
const ITEMS = ['treasurer', 'Revisorin', 'comptable'];

describeQdrant('dossier rebuild --vectors qdrant', () => {
  const folder = testFolder();
  const dataDir = join(folder, 'data');
  let server: QdrantServer;
  beforeAll(async () => {
    server = await startQdrant();
    mkdirSync(join(folder, 'shelf'));
    for (let at = 0; at < DOCUMENTS; at++)
      writeFileSync(join(folder, 'shelf', `${at}.txt`), `Sheet ${at} on the ${SUBJECTS[at % 4]}.\n\nThe ${ITEMS[at % 3]} signed it.`);
    const { code, stderr } = await dossier(['ingest', 'documents', join(folder, 'shelf')], { dataDir });
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  }); // prettier-ignore
  afterAll(() => server?.stop());

  const exactMatches = async (reader: VectorReader) =>
    Promise.all(
      [...SUBJECTS, ...ITEMS, 'harbour treasurer', 'bruecke comptable', 'Sheet 7', 'nowhere'].map(async (text) => {
        const { hits } = await reader.search({ text, filter: {}, limit: 100 }, callOf());
        return hits.filter(({ allWords }) => allWords).map(({ id, source }) => ({ id, source })).sort((a, b) => (a.id < b.id ? -1 : 1));
      }),
    ); // prettier-ignore

  it('goes on where it was killed, and then gives the same exact matches as the embedded engine', async () => {
    const settings = server.settings();
    const former = openVectorWriter({ settings, clock, model: null });
    await former.apply([putOf(sourceOf('former', { kind: 'DOCUMENT' }), ['harbour of old'])], START);
    await former.close();
    const reader = openVectorReader({ settings, clock });
    const embedded = openEmbedded({ path: join(dataDir, 'vectors.db'), clock, workers: 0 });
    let passages = 0;
    let killAt = Infinity;
    let running: ReturnType<typeof startDossier> | null = null;
    const door = await openHttpDoor(server.url, ({ method, url }) => {
      if (method !== 'PUT' || !url?.includes('-passages-') || !url.includes('/points')) return null;
      if (++passages !== killAt) return null;
      running?.process.kill('SIGKILL');
      return 'CUT';
    });
    try {
      const env = { QDRANT_URL: door.url, QDRANT_COLLECTION: settings.collection, ...(settings.apiKey === null ? {} : { QDRANT_API_KEY: settings.apiKey }) }; // prettier-ignore
      for (const done of [10, 25]) {
        killAt = done;
        running = startDossier(['rebuild', '--vectors', 'qdrant'], { dataDir, env });
        expect((await running.ended).signal).toBe('SIGKILL');
        const before = await reader.search({ text: 'harbour', filter: {}, limit: 100 }, callOf());
        expect(before.hits.map(({ source }) => source.id)).toEqual(['former']);
      }
      killAt = Infinity;
      const { code, stdout, stderr } = await dossier(['rebuild', '--vectors', 'qdrant'], { dataDir, env });
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(`${DOCUMENTS} documents are searchable`);
      // Each once, but for the two in hand when it was killed.
      expect(passages).toBe(DOCUMENTS + 2);
      expect(await exactMatches(reader)).toEqual(await exactMatches(embedded));
      expect((await exactMatches(reader)).flat().length).toBeGreaterThan(2 * DOCUMENTS);
      expect(await reader.counts()).toEqual(await embedded.counts());
      expect(await reader.position()).toEqual(await embedded.position());
      const told = await dossier(['doctor'], { dataDir, env: { ...env, DOSSIER_VECTORS: 'qdrant' } });
      expect(told.stdout).toMatch(/^ok +vectors +Qdrant at .*version 1\..*40 documents/m);
    } finally {
      await Promise.all([reader.close(), embedded.close(), door.close()]);
    }
  });

  it('needs to be told where, and says what does not answer', async () => {
    const without = await dossier(['rebuild', '--vectors', 'qdrant'], { dataDir });
    expect({ code: without.code, stderr: without.stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('QDRANT_URL') as string }); // prettier-ignore
    const env = { DOSSIER_VECTORS: 'qdrant', QDRANT_URL: 'http://127.0.0.1:9', QDRANT_API_KEY: 'secret-word' };
    const rebuilt = await dossier(['rebuild', '--vectors', 'qdrant'], { dataDir, env });
    expect({ code: rebuilt.code, stderr: rebuilt.stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('Qdrant at http://127.0.0.1:9') as string }); // prettier-ignore
    const doctor = await dossier(['doctor'], { dataDir, env });
    expect(doctor.stdout).toMatch(/^FAIL +vectors +Qdrant at http:\/\/127\.0\.0\.1:9 does not answer/m);
    expect([rebuilt.stderr, doctor.stdout, doctor.stderr].join()).not.toContain('secret-word');
  });
});
