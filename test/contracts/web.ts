/** What every web engine has to do, whether it reaches the web or not: `webContract(name, open)`. */
import { describe, expect, it } from 'vitest';
import type { WebEngine } from '../../engines/web/contract.js';
import { callOf } from './vectors/index.js';

export function webContract(name: string, open: () => WebEngine): void {
  describe(`web engine ${name}`, () => {
    it('refuses what no search and no address can be', async () => {
      const web = open();
      for (const [query, limit] of [['', 5], [' ', 5], ['x'.repeat(501), 5], ['x', 0], ['x', 21], ['x', 1.5]] as const)
        await expect(web.search(query, limit, callOf()), `${query.slice(0, 3)} ${limit}`).rejects.toMatchObject({ code: 'BAD_INPUT' });
      for (const url of ['', 'example', 'ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/plain,x'])
        await expect(web.fetch(url, callOf()), url).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await web.close();
    }); // prettier-ignore

    it('keeps to the deadline and the signal', async () => {
      const web = open();
      const late = callOf('local', { deadlineMs: 0 });
      const gone = callOf('local', { signal: AbortSignal.abort() });
      await expect(web.search('register', 5, late)).rejects.toMatchObject({ code: 'DEADLINE' });
      await expect(web.search('register', 5, gone)).rejects.toMatchObject({ code: 'CANCELLED' });
      await expect(web.fetch('https://example.org/', late)).rejects.toMatchObject({ code: 'DEADLINE' });
      await expect(web.fetch('https://example.org/', gone)).rejects.toMatchObject({ code: 'CANCELLED' });
      await web.close();
    });

    it('says in its health what it is', async () => {
      const web = open();
      const { name: told, detail } = await web.health();
      expect(told).toMatch(/^web: /);
      expect(detail.length).toBeGreaterThan(0);
      await web.close();
    });
  });
}
