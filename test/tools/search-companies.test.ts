import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyUid, uidKey } from '../../src/core/index.js';
import { callNow, TODAY } from '../agent/world.js';
import { toolWorld, type ToolWorld } from './tool-world.js';

const clocks = { asOf: TODAY, knownOn: TODAY };
let opened: ToolWorld;
beforeAll(async () => void (opened = await toolWorld(60)));
afterAll(() => opened.world.close());

describe('search_companies', () => {
  it('finds nobody who shares no more than a legal form with what is searched', async () => {
    for (const query of ['Wqxzvk Sagl', 'Xw SA', 'Ykqz GmbH', 'Jxq AG']) {
      const { outcome, rows, total } = await opened.ask('search_companies', { query }, 'HITS');
      expect([query, outcome, rows.hits, total]).toEqual([query, 'EMPTY', [], 0]);
    }
  });

  it('finds every firm by its name, and by one with a slip of the pen whatever the engine finds by it', async () => {
    let found = 0;
    for (const { firm, name } of opened.truth.states.filter(({ to }) => to === null).slice(0, 40)) {
      const uid = companyUid(uidKey(firm));
      const { rows } = await opened.ask('search_companies', { query: name }, 'HITS');
      expect(rows.hits.map((hit) => hit.uid)).toContain(uid);
      const text = name.replace(/^(\p{L}{3})(\p{L})(\p{L})/u, '$1$3$2');
      const near = await opened.ask('search_companies', { query: text }, 'HITS');
      const byEngine = await opened.world.graph.search({ text, kinds: ['COMPANY', 'PERSON'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 20 }, callNow()); // prettier-ignore
      if (!byEngine.hits.some((hit) => hit.uid === uid)) continue;
      expect(near.rows.hits.map((hit) => hit.uid), text).toContain(uid); // prettier-ignore
      found++;
    }
    expect(found).toBeGreaterThan(30);
  });
});
